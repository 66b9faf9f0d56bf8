"""``debut solve``: the value of the first throws, in both languages."""

from __future__ import annotations

import pytest

import debut
from debut.bots.solve import solve
from debut.cli.solving import format_value
from debut.kernel.text import LANGS
from tests.cli.conftest import plain, say


@pytest.mark.parametrize("lang", LANGS)
def test_the_first_throws_are_shown_with_their_value(command, lang):
    done = command("solve", "supergoal", "--option", "throws=1", "--lang", lang)
    assert done.code == 0
    game = debut.game("supergoal")
    found, text = solve(game, throws=1), game.text(lang)
    tossed = found.start.play(0)
    assert f"{say(lang, 'solve-start')} 0.0000" in plain(done.out)
    faces = {"coin": "a", "champion": "save"}
    for (die, face), value in zip(
        faces.items(), (found.value(tossed), found.values(tossed)[3]), strict=True
    ):
        row = f"{text.say(f'die-{die}')} {text.say(f'face-{die}-{face}')} {format_value(value)}"
        assert row in plain(done.out)


WRONG = {
    "clock=real": ("supergoal", "--option", "clock=real"),
    "but": ("but",),
    "chess": ("chess",),
}


@pytest.mark.parametrize(("named", "words"), WRONG.items(), ids=WRONG)
@pytest.mark.parametrize("lang", LANGS)
def test_what_cannot_be_solved_is_one_line(command, named, words, lang):
    done = command("solve", *words, "--lang", lang)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert named in done.err
