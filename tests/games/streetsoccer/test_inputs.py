"""What a judgement of StreetSoccer is told: the same of positions that are alike."""

from __future__ import annotations

import re

import debut
from debut.games.streetsoccer.board import SQUARES, square
from debut.games.streetsoccer.inputs import (
    BALL,
    DIE,
    KICK,
    OTHER_KEEPER,
    OTHERS,
    OWN,
    OWN_AWAY,
    OWN_KEEPER,
    PHASE,
    WALK,
    WALK_THEN,
    away,
)
from debut.games.streetsoccer.names import KICK_OFF_THROW, LOT, MOVE, PLACING, TAKE_FORMATION
from tests.games.input_checks import are_compiled_alike, are_inputs, look_alike, missing, positions
from tests.games.streetsoccer.bench import turned


def played() -> list[debut.State]:
    """Before the kick-off, positions of the second side are none of the first."""
    return [
        state
        for state in positions("streetsoccer")
        if state.record.phase not in (LOT, TAKE_FORMATION, PLACING, KICK_OFF_THROW)
    ]


def reflected(text: str) -> str:
    """In the long axis."""
    return re.sub(r"\b([a-l])([0-7])\b", lambda m: f"{m[1]}{7 - int(m[2])}", text)


def test_what_is_told_are_inputs():
    are_inputs("streetsoccer")


def test_machine_code_tells_the_same():
    are_compiled_alike("streetsoccer")


def test_both_sides_see_the_same_from_their_own_end():
    assert look_alike(played(), turned, sides=True) > 300


def test_the_image_in_the_long_axis_is_the_same():
    on_board = (state for state in played() if state.record.ball < SQUARES)
    assert look_alike(on_board, reflected, sides=False) > 300


def test_places_are_told_with_the_ball_in_the_lower_rows(game):
    position = "A=b3,f3,d2,d5,h4; B=k4,l0,l1,l6,l7; ball=h2; phase=move; die=2; side=A; turns=8"
    expected = {
        *(OWN + square(name) for name in ("f3", "d2", "d5", "h4")),
        *(OTHERS + square(name) for name in ("l0", "l1", "l6", "l7")),
        OWN_KEEPER + square("b3"), OTHER_KEEPER + square("k4"), BALL + square("h2"),
        OWN_AWAY + away(square("h4"), square("h2")), PHASE + MOVE, DIE + 2, WALK + 2,
    }  # fmt: skip
    for seen in (str, reflected, turned):
        assert not missing(game, seen(position), expected)


def test_what_both_need_to_score_is_told(game):
    """The ball lies beside A's footballer, three steps before the goal, with a way past B's keeper,
    who is the nearest of his side."""
    position = "A=b3,i3,d2,d5,d6; B=k4,l0,l1,l6,l7; ball=i4; phase=throw; side=A; turns=8"
    assert not missing(game, position, {WALK + 1, WALK_THEN + 2, KICK + 3})
