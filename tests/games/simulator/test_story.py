"""What is counted of a match, whose ball it is, and how a goal fell."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import debut
from debut import State
from debut.kernel.text import LANGS
from debut.kernel.views import Message
from tests.games.simulator.bench import FAR, pitch

GAME = debut.game("simulator")
TOLD = GAME.spec.telling
SHOT = {"deed": "shot", "striker": "A15", "shots": 1, "phase": "kind"}
# Nobody near; A5 waits two cells ahead of A15.
OPEN = pitch({"n15": "e6", "n5": "e8"}, {**FAR, "n1": "i11", "n2": ""}, "A15")
SHOOTS = pitch({"n15": "e10"}, {"n1": "i5"}, "A15", **SHOT)
SAVED = pitch({"n15": "e9"}, {"n1": "e11"}, "A15", **SHOT)
BACKWARDS = pitch({"n1": "i3", "n15": "e2"}, {"n1": "i11"}, "A15")
FREE_KICK = pitch({"n15": "e10"}, {"n1": "i5"}, "A15", **SHOT, restart="free-kick")
PENALTY = FREE_KICK.replace("free-kick", "penalty")
TACKLE = pitch({"n15": "e6"}, {"n2": "e6~2.3~0"}, "A15", phase="tackle", who="B", entered="B2")
BEHIND = pitch({"n15": "e6"}, {"n2": "e6~2.3~0"}, "A15", phase="entry", who="B", entered="B2")
DRIBBLE = pitch({"n15": "e6"}, {**FAR, "n2": "e7"}, "A15")


def played(position: str, *words: str) -> list[State]:
    states = [GAME.parse(position)]
    for word in words:
        states.append(states[-1].play(states[-1].read(word)))
    return states


def counted(states: list[State]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for before, after in pairwise(states):
        for name, seat, count in TOLD.counts(before, after):
            found[f"{name} {'AB'[seat]}"] += count
    return dict(found)


@pytest.mark.parametrize(
    ("position", "words", "figures"),
    [
        (OPEN, "low 0 6", {"passes A": 1, "completed A": 1}),
        (OPEN, "low 90 30", {"passes A": 1}),
        (SHOOTS, "low 0 20", {"shots A": 1}),
        (SAVED, "low 0 7", {"shots A": 1, "saves B": 1, "relances B": 1}),
        (TACKLE, "tackle 1-6", {"tackles B": 1, "relances B": 1}),
        (TACKLE, "tackle 6-2", {}),
        (BEHIND, "1", {"fouls B": 1, "cards B": 1}),
        (DRIBBLE, "dribble2 0 3 6-2", {"dribbles A": 1}),
    ],
)
def test_what_an_action_adds(position: str, words: str, figures: dict[str, int]) -> None:
    assert counted(played(position, *words.split())) == figures


def test_everything_that_is_counted_is_shown() -> None:
    for lang in LANGS:
        assert all(GAME.text(lang).say(f"tally-{tally}") for tally in TOLD.tallies)


def test_whose_ball_it_is() -> None:
    assert TOLD.owner(GAME.start()) is None
    assert [TOLD.owner(state) for state in played(TACKLE, "tackle", "1-6")] == [0, 0, 1]


@pytest.mark.parametrize(
    ("position", "words", "how"),
    [
        (SHOOTS, "low 0 20", Message("how-shot", {"from": "e10", "n": 0})),
        (FREE_KICK, "low 0 20", Message("how-free-kick", {"from": "e10"})),
        (PENALTY, "low 0 20", Message("how-penalty")),
        (BACKWARDS, "low 180 20", Message("how-own-goal", {"from": "e2"})),
    ],
)
def test_how_a_goal_fell(position: str, words: str, how: Message) -> None:
    states = played(position, *words.split())
    assert sum(states[-1].score) == 1
    assert TOLD.how(states) == how
    for lang in LANGS:
        assert GAME.text(lang).say(how.id, how.values)


def test_passes_before_a_goal_are_told() -> None:
    start = pitch({"n15": "e8", "n5": "e10"}, {**FAR, "n1": "i5", "n2": "", "n6": "", "n8": ""},
                  "A15")  # fmt: skip
    states = played(start, "low", "0", "6")
    while states[-1].turn == 0 and "directshot" not in map(states[-1].notate, states[-1].actions()):
        states.append(states[-1].play(states[-1].actions()[-1]))
    for word in ("directshot", "end"):
        states.append(states[-1].play(states[-1].read(word)))
    while sum(states[-1].score) == 0:
        legal = [states[-1].notate(action) for action in states[-1].actions()]
        word = next(word for word in ("rod1", "1-i5", "go", "low", "0", "20") if word in legal)
        states.append(states[-1].play(states[-1].read(word)))
    assert TOLD.how(states).values["n"] == 1
