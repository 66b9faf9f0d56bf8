"""What a judgement of Handball et dé is told: the same of positions that are alike."""

from __future__ import annotations

import re

import pytest

import debut
from debut.games.handball.board import COURTS, LENGTHS, SQUARES, square
from debut.games.handball.bot.chances import OUT_OF_RANGE
from debut.games.handball.inputs import (
    BALL_AT,
    CAN,
    CROSSED,
    CROSSED_THEN,
    DIE,
    GAP,
    HOMES,
    KINDS_LEFT,
    LURKING,
    MOST_GAP,
    NO_MATE,
    OTHERS,
    OTHERS_NEAR,
    OWN,
    OWN_KEEPER,
    OWN_NEAR,
    RESTART,
    SHORT_COURT,
    TAKERS,
    THEN,
    kind_left,
    near,
)
from debut.games.handball.names import BALL, FREE, LOT, NO_RESTART
from tests.games.handball.bench import COLUMNS, turned
from tests.games.input_checks import are_compiled_alike, are_inputs, look_alike, missing, positions


def played() -> list[debut.State]:
    """The lot has no counterpart for the other side."""
    return [state for state in positions("handball") if state.record.phase != LOT]


def reflected(text: str) -> str:
    """In the long axis."""
    return re.sub(r"\b([a-p])([1-8])\b", lambda m: f"{m[1]}{9 - int(m[2])}", text)


def completed(text: str) -> str:
    """With what a position text leaves out and the other side has otherwise."""
    if "first=" not in text:
        text += "; first=A"
    return f"{text}; taking=A" if "restart=" in text and "taking=" not in text else text


def test_what_is_told_are_inputs():
    are_inputs("handball")


def test_machine_code_tells_the_same():
    are_compiled_alike("handball")


@pytest.mark.parametrize("court", range(len(COURTS)), ids=COURTS)
def test_both_sides_see_the_same_from_their_own_end(court):
    states = [state for state in played() if state.record.court == court]
    columns = COLUMNS[: LENGTHS[court]]
    alike = look_alike(states, lambda text: turned(completed(text), columns), sides=True)
    assert alike > 100


def test_the_image_in_the_long_axis_is_the_same():
    states = [state for state in played() if state.record.restart == NO_RESTART]
    assert look_alike(states, reflected, sides=False) > 300


def test_who_has_the_ball_sees_what_he_can_do_with_it(game):
    """Three free squares lie between the ball and the goal line, past the keeper; no team-mate is
    near."""
    position = "A=a4,n4,h2,h7,f3,f6,d4; B=p4,e2,e7,g4,g5,h4,h5; ball=n4; phase=ball; die=6; side=A"
    ball = square("n4")
    expected = {
        *(OWN + square(name) for name in ("n4", "h2", "h7", "f3", "f6", "d4")),
        *(OTHERS + square(name) for name in ("e2", "e7", "g4", "g5", "h4", "h5")),
        OWN_KEEPER + square("a4"), BALL_AT + ball, HOMES + 3,
        OWN_NEAR + near(ball, ball, 0, 0), OTHERS_NEAR + near(square("h5"), ball, 0, 0),
        DIE + 7 * BALL + 6, CROSSED + OUT_OF_RANGE + 1 + 3, LURKING + OUT_OF_RANGE,
        CAN + NO_MATE + 1 + NO_MATE,
    }  # fmt: skip
    for seen in (str, reflected, turned):
        assert not missing(game, seen(position), expected)


def test_a_loose_ball_is_told_by_the_throws_that_take_it(game):
    """A gets to it with 2, 4 and 6, for a pawn may walk to and fro; B is too far."""
    position = "A=a4,j4,h2,h7,f3,f6,d4; B=p4,c2,c7,d5,e5,c4,c5; ball=l4; phase=walk; die=2; side=A"
    at_home = OUT_OF_RANGE + 1
    expected = {
        TAKERS + 3 * 7 + 0, CROSSED + at_home + 5, CROSSED_THEN + at_home + OUT_OF_RANGE,
    }  # fmt: skip
    for seen in (str, reflected, turned):
        assert not missing(game, seen(position), expected)


def test_who_has_the_ball_looks_on_while_the_others_play(game):
    """Two turns before the end, three goals behind; A has changed ends."""
    position = (
        "A=p4,n3,n6,l2,l7,k4,k5; B=a4,c3,c6,e2,e7,f4,f5; ball=k4; phase=walk-throw; side=B;"
        " period=2; turns=98; score=2-5; first=A"
    )
    then = OWN + THEN * SQUARES
    expected = {
        BALL_AT + square("f4"), then + square("f4"), then + square("c3"),
        GAP + (MOST_GAP - 3) * KINDS_LEFT + kind_left(2),
    }  # fmt: skip
    assert not missing(game, position, expected)


def test_who_restarts_sees_the_short_court_from_both_ends(game):
    """A square keeps its distance from the nearer goal line."""
    position = (
        "A=a4,c3,c6,e2,e7,f4,f5; B=n4,l3,l6,j2,j7,i4,i5; ball=f4; court=short; phase=taker;"
        " restart=free; taking=B; side=B; turns=9"
    )
    expected = {
        RESTART + 4 * FREE, SHORT_COURT, OWN_KEEPER + square("a4"), OTHERS + square("n3"),
    }  # fmt: skip
    assert not missing(game, position, expected)
