"""Simulator Soccer in the terminal: aims typed in one line, flicks told in words, a secret kept."""

from __future__ import annotations

import pytest

import debut
from debut import Match
from debut.kernel.events import event_values
from debut.kernel.game import State
from debut.kernel.text import LANGS

GAME = debut.game("simulator")
TWO = ("play", "simulator", "--two", "--dice", "typed", "--option", "dexterity=none")
# A's five waits in front of their goal; B stands in a formation.
LINE_UP = ("A", "1-e1", "2-b3", "3-d3", "4-f3", "6-h3", "7-b5", "8-d5", "9-f5", "10-h5", "5-e9",
           "11-e6", "end", "4-4-2")  # fmt: skip
# He gets the ball, and shoots in the next turn.
TO_THE_SHOT = (*LINE_UP, "low", "0", "9", "end", "end", "shot")


def lines(*answers: str) -> str:
    """What is typed: where there is one thing to do only, nobody is asked."""
    asked = list(answers)
    asked.remove("end")
    return "\n".join(asked) + "\n"


def after(*words: str) -> State:
    state = GAME.start(dexterity="none")
    for word in words:
        state = state.play(state.read(word))
    return state


def in_words(state: State, lang: str = "en") -> list[str]:
    said = GAME.text(lang).say
    return [said(f"event-{one.message}", event_values(one)) for one in state.events]


def flat(text: str) -> str:
    return " ".join(text.split())


def played() -> list[str]:
    """What the match kept of what was typed, after the line-up."""
    plies = [ply.text for ply in Match.load("debut-match.json").record.plies]
    assert plies[: len(LINE_UP)] == list(LINE_UP)
    return plies[len(LINE_UP) :]


@pytest.mark.parametrize("typed", [("low 0 9",), ("low", "0 9"), ("low 0", "9"), ("1", "0", "9")])
def test_an_aim_is_typed_in_one_line(command, typed):
    done = command(*TWO, typed=lines(*LINE_UP, *typed, "q"))
    assert (done.code, done.err) == (0, "")
    assert played() == ["low", "0", "9"]


def test_a_blank_parts_two_numbers(command):
    command(*TWO, typed=lines(*LINE_UP, "high", "3 12", "q"))
    assert played() == ["high", "3", "12"]


REFUSED = {
    "low 0 41": "is no action",
    "low 0 nine": "is no action",
    "low 0 9 end end": "Nothing is played",
    "low cross": "Not here",
    "loww 0 9": '"loww 0 9" is no action',
}


def test_nothing_is_played_unless_all_of_a_line_can_be(command):
    done = command(*TWO, typed=lines(*LINE_UP, *REFUSED, "q"))
    rest = flat(done.out)
    for line, told in REFUSED.items():
        _, found, rest = rest.partition(told)
        assert found, line
    assert played() == []


def test_measures_are_asked_for_and_not_listed(command):
    done = command(*TWO, typed=lines(*LINE_UP, "low", "q"))
    assert "0 … 359.5" in done.out
    assert " 37.5" not in done.out.rpartition("359.5")[2]
    # Where team-mates stand is told in the same numbers.
    aims = next(one for one in after(*LINE_UP, "low").view(0).facts if one.id == "fact-aims")
    assert flat(str(aims.values["aims"])) in flat(done.out)


@pytest.mark.parametrize("lang", LANGS)
def test_a_flick_is_told_in_words(command, lang):
    """Who struck, what it touched, where it rests, who has it and by which rule."""
    state = after(*LINE_UP, "low", "0", "9")
    assert [one.message for one in state.events][:4] == ["aimed", "flick", "touch", "count"]
    told = in_words(state, lang)
    done = command("--lang", lang, *TWO, typed=lines(*LINE_UP, "low 0 9", "q"))
    for line in told:
        assert flat(line) in flat(done.out)
    assert "11" in told[1]
    assert "5" in told[2]
    assert "e9" in told[3]


def test_what_a_keeper_decides_in_secret_is_not_in_sight(command):
    shot = after(*TO_THE_SHOT)
    assert shot.notate(shot.actions()[0]) == "rod1"
    typed = lines(*TO_THE_SHOT, "rod4", "low 0 3", "q")
    done = command(*TWO, typed=typed)
    choosing = GAME.text("en").say("prompt-keeper", shot.view(1).prompt.values)
    _, _, later = flat(done.out).partition(flat(choosing))
    secret, told, _ = later.partition(flat(in_words(shot.play(shot.read("rod4")))[0]))
    assert told == "", "the spot is told nowhere before the strike"
    assert flat(GAME.text("en").say("event-held-back", {"side": "B"})) in secret
    struck = after(*TO_THE_SHOT, "rod4", "low", "0", "3")
    assert struck.events[1].message == "rod-shown"
    assert flat(in_words(struck)[1]) in secret


def test_the_pitch_is_drawn_as_hexes_with_its_nets(command):
    done = command(*TWO, typed=lines(*LINE_UP, "q"))
    board = done.out.rpartition("A 0 – 0 B")[2].splitlines()[1:10]
    assert board[4].split()[1:4] == ["A1", "e2", "e3"]
    assert board[4].split()[0] == board[4].split()[-1] == "╬" * len(board[4].split()[0])
    # Every other column lies half a cell aside.
    assert board[0].index("a2") - board[1].index("b2") == board[1].index("A2") - board[0].index(
        "a2"
    )
    assert "A11●" in board[4]
