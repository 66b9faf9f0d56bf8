"""Pawns that a text names by their cell alone: where the rules put them (S-1.5)."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import HALF_LENGTH, TEAM, centre
from debut.games.simulator.fields import NOBODY, NOWHERE, PAWNS
from debut.games.simulator.names import HEADER as HEADER_PHASE
from debut.games.simulator.names import HEADS_IN, HEADS_ON, THROWS
from debut.games.simulator.rules.places import (
    NEAR_BALL,
    clear_of_ball,
    off_centre,
    put,
    stand_by_ball,
)
from debut.games.simulator.tables import TOWARDS

UNPLACED = -32768  # an x: nothing was written but the cell
_AT_BALL = (HEADS_ON, HEADS_IN, THROWS)


def is_crowded(rec: Any, pawn: int) -> bool:
    """He shares his cell, has the ball, or would stand on it: the middle is not his by itself."""
    cell = rec.cell[pawn]
    if pawn == rec.holder or rec.cell[:].count(cell) > 1:
        return True
    x, y = centre(cell)
    return bool((x - rec.ball_x) ** 2 + (y - rec.ball_y) ** 2 < NEAR_BALL**2)


def stands_plainly(rec: Any, pawn: int) -> bool:
    """Whether his cell alone tells where he is."""
    return (rec.x[pawn], rec.y[pawn]) == centre(rec.cell[pawn]) and not is_crowded(rec, pawn)


def put_written(rec: Any) -> None:
    """The holder behind the ball, an opponent in his cell before it, others beside the middle."""
    waiting = [p for p in range(PAWNS) if rec.cell[p] != NOWHERE and rec.x[p] == UNPLACED]
    crowded = [p for p in waiting if is_crowded(rec, p)]
    for pawn in waiting:
        if pawn in crowded:
            put(rec, pawn, 2 * HALF_LENGTH, 0)  # out of the way
        else:
            put(rec, pawn, *centre(rec.cell[pawn]))
    holder = rec.holder
    if holder in crowded:
        _put_holder(rec, holder)
    for pawn in crowded:
        if pawn == holder:
            continue
        if holder != NOBODY and rec.cell[pawn] == rec.cell[holder]:
            stand_by_ball(rec, pawn, rec.cell[pawn], 1.0 * TOWARDS[holder // TEAM], 0.0)
            continue
        others = [p for p in range(PAWNS) if p != pawn and rec.cell[p] == rec.cell[pawn]]
        if others:
            off_centre(rec, pawn, rec.cell[pawn])
        else:
            put(rec, pawn, *centre(rec.cell[pawn]))
        clear_of_ball(rec, pawn)


def _put_holder(rec: Any, holder: int) -> None:
    if rec.hands or rec.deed in _AT_BALL or rec.phase == HEADER_PHASE:
        put(rec, holder, rec.ball_x, rec.ball_y)
    else:
        stand_by_ball(rec, holder, rec.cell[holder], -1.0 * TOWARDS[holder // TEAM], 0.0)
