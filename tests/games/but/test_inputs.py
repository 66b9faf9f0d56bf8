"""What a judgement of BUT is told: the same of positions that are alike."""

from __future__ import annotations

import re

import debut
from debut.games.but.board import HEIGHT, WIDTH, square
from debut.games.but.inputs import (
    BALL_AT,
    BOX,
    CAN,
    DICE,
    GAP,
    KINDS_LEFT,
    LAST,
    LONG,
    LOOSE,
    MIDDLE,
    MOST_GAP,
    NO_MATE,
    OTHERS,
    OTHERS_LAST,
    OTHERS_NEAR,
    OWN,
    OWN_NEAR,
    SHORT,
    SHOT,
    STEPS,
    TAKE,
    THEN,
    kind_left,
    near,
)
from debut.games.but.names import FORMATION_PHASE, LOT, PLACE
from tests.games.but.bench import BACK, FAR, TURN, dice, men, pitch, turned
from tests.games.input_checks import are_compiled_alike, are_inputs, look_alike, missing, positions


def played() -> list[debut.State]:
    """The lot has no counterpart for the other side."""
    return [state for state in positions("but") if state.record.phase != LOT]


def reflected(text: str) -> str:
    """In the long axis."""
    return re.sub(r"(?<!dice=)(?<!\d)(\d+)\.(\d+)", lambda m: f"{m[1]}.{18 - int(m[2])}", text)


def completed(text: str) -> str:
    """With what a position text leaves out and the other side has otherwise."""
    return text if "first=" in text else f"{text}; first=A"


def test_what_is_told_are_inputs():
    are_inputs("but")


def test_machine_code_tells_the_same():
    are_compiled_alike("but")


def test_both_sides_see_the_same_from_their_own_end():
    assert look_alike(played(), lambda text: turned(completed(text)), sides=True) > 300


def test_the_image_in_the_long_axis_is_the_same():
    """On the middle row the ball is in no half."""
    states = [
        state
        for state in played()
        if state.record.phase not in (FORMATION_PHASE, PLACE)
        and state.record.ball // WIDTH != HEIGHT // 2
    ]
    assert look_alike(states, reflected, sides=False) > 300


def test_who_has_the_ball_sees_what_he_can_do_with_it(game):
    """Four columns before the goal, which a 2 gets over; the keeper, three steps away, takes the
    ball with a 2."""
    position = f"{pitch('22.8', men(BACK, n9='22.8'))}; {dice('2.3')}"
    ball = square("22.8")
    expected = {
        OWN + ball, OWN + square("5.17"), OTHERS + square("21.1"), BALL_AT + ball,
        OWN_NEAR + near(ball, ball), DICE + (7 + 2) * 7 + 3, SHOT + 5, TAKE + 2,
        CAN + NO_MATE + 1 + NO_MATE, SHORT, MIDDLE, LONG, LAST, OTHERS_LAST + WIDTH - 1,
    }  # fmt: skip
    for seen in (str, reflected, turned):
        assert not missing(game, seen(position), expected)


def test_a_loose_ball_is_told_by_the_steps_to_it(game):
    position = pitch("10.8", men(BACK, n9="12.9"), men(FAR, n5="14.7"))
    expected = {STEPS + 2 * 8 + 4, BALL_AT + LOOSE * WIDTH * 9 + square("10.8")}
    for seen in (str, reflected, turned):
        assert not missing(game, seen(f"{position}; phase=throw; {TURN}"), expected)


def test_who_has_the_ball_looks_on_while_the_others_play(game):
    """B takes it with a 3; A can pass it to one with a 4, and leads by one, twelve turns before
    half-time and the second half."""
    place = pitch("16.8", men(BACK, n9="16.8", n10="16.1"), men(FAR, n5="18.7"))
    turn = "side=B; turns=8; played=4-4; score=1-0; first=A"
    expected = {
        TAKE + 3, SHORT + 0, MIDDLE + 1, LONG + 1,
        GAP + (MOST_GAP + 1) * KINDS_LEFT + kind_left(12 + 20),
        OTHERS_NEAR + THEN * BOX + near(square("18.7"), square("16.8")),
    }  # fmt: skip
    position = f"{place}; phase=keeper; {turn}"
    for seen in (str, reflected, turned):
        assert not missing(game, seen(position), expected)
