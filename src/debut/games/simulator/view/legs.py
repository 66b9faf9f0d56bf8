"""What an action would do, to be drawn before it is done."""

from __future__ import annotations

from functools import cache
from typing import Any

from debut.games.simulator import names as n
from debut.games.simulator.board import (
    CELLS,
    DIRECTION,
    DRIBBLE,
    FORMATION,
    GOAL_SPOT,
    HALF_LENGTH,
    KEEPER_NAMED,
    LIE_X,
    NAMES,
    ROD,
    ROD_SPOTS,
    SPOT,
    SPOTS,
    STRENGTH,
    TAKER,
    TEAM,
)
from debut.games.simulator.fields import NOWHERE
from debut.games.simulator.rules.lining_up import line_up, take_formation
from debut.games.simulator.rules.places import cell_of
from debut.games.simulator.rules.striking import NO_ERROR
from debut.games.simulator.tables import (
    CENTRE_X,
    CENTRE_Y,
    DISTANCE,
    NEXT,
    SPOT_X,
    SPOT_Y,
    TOWARDS,
)
from debut.games.simulator.view.flight_path import flown, slide, struck
from debut.games.simulator.view.pieces import BALL, PIECE_IDS
from debut.games.simulator.view.pitch import place
from debut.kernel.layout import CHANCE
from debut.kernel.views import Leg

SHIFT_MS = 400
_PLACING = (n.LINEUP, n.PLACE_FIRST, n.PLACE_ALL, n.PLACE_REST)


@cache
def way(start: int, end: int) -> tuple[str, ...]:
    """S-7.1.2: the cells of a shortest way, as straight as it can be; nobody is in it."""
    found = [start]
    while found[-1] != end:
        here = found[-1]
        near = [
            cell
            for cell in NEXT[here]
            if cell != NOWHERE and DISTANCE[cell][end] == DISTANCE[here][end] - 1
        ]
        found.append(min(near, key=lambda cell: _aside(start, end, cell)))
    return tuple([NAMES[cell] for cell in found])


def _aside(start: int, end: int, cell: int) -> int:
    """How far off the straight line a cell lies."""
    dx, dy = CENTRE_X[end] - CENTRE_X[start], CENTRE_Y[end] - CENTRE_Y[start]
    along, across = CENTRE_X[cell] - CENTRE_X[start], CENTRE_Y[cell] - CENTRE_Y[start]
    return int(abs(dx * across - dy * along))


def legs(rec: Any, action: int) -> tuple[Leg, ...]:
    if rec.turn == CHANCE:
        return ()
    if action >= STRENGTH:
        return (_flight(rec, action),)
    own = rec.who * TEAM
    if action < SPOT:
        pawn, end = divmod(action % LIE_X, CELLS)
        return (_goes(rec, own + pawn, end),)
    if action < GOAL_SPOT:
        return () if rec.phase == n.HANDS else (_shift(rec, own, action - SPOT),)
    if ROD <= action < DRIBBLE:
        return (_slides(rec, action - ROD),)
    if TAKER <= action < KEEPER_NAMED:
        pawn = own + action - TAKER
        path = way(rec.cell[pawn], cell_of(rec.ball_x, rec.ball_y))
        return (Leg("walk", path, piece=PIECE_IDS[pawn]),)
    if FORMATION <= action < DIRECTION:
        return (_placed(rec, action - FORMATION),)
    return ()


def _goes(rec: Any, pawn: int, end: int) -> Leg:
    start = rec.cell[pawn]
    if rec.phase not in _PLACING:
        return Leg("walk", way(start, end))
    path = (NAMES[end],) if start == NOWHERE else (NAMES[start], NAMES[end])
    return Leg("place", path, piece=PIECE_IDS[pawn])


def _shift(rec: Any, own: int, code: int) -> Leg:
    """S-7.7.1: within his cell."""
    pawn, spot = own + code // SPOTS, code % SPOTS
    cell = rec.cell[pawn]
    x, y = CENTRE_X[cell] + SPOT_X[spot], CENTRE_Y[cell] + SPOT_Y[spot]
    points = ((0, *place(rec.x[pawn], rec.y[pawn])), (SHIFT_MS, *place(x, y)))
    return Leg("walk", (NAMES[cell],), points=points)


def _flight(rec: Any, action: int) -> Leg:
    """The way without error. No keeper slides in it: it must not tell where to (S-5.6.2)."""
    ready = struck(rec, action)
    ready.rod = 0
    made = flown(ready, NO_ERROR)
    touches = tuple(touch.cell for touch in made.touches)
    return Leg(
        "flight", made.path, touches, BALL, made.points, made.heights, made.exit
    )  # fmt: skip


def _slides(rec: Any, spot: int) -> Leg:
    """S-5.6: for the eyes of the keeper's own side."""
    keeper, x = rec.keeper[rec.who], TOWARDS[rec.side] * HALF_LENGTH
    points = slide(rec, x, ROD_SPOTS[spot])
    return Leg("walk", (NAMES[rec.cell[keeper]],), piece=PIECE_IDS[keeper], points=points)


def _placed(rec: Any, formation: int) -> Leg:
    """S-8.6.5: all of the side as they will stand."""
    ready = type(rec).from_buffer_copy(rec)
    if rec.phase == n.LINEUP:
        line_up(ready, rec.who, formation)
    else:
        take_formation(ready, rec.who, formation)
    own = ready.cell[rec.who * TEAM : (rec.who + 1) * TEAM]
    return Leg("place", tuple([NAMES[cell] for cell in own if cell != NOWHERE]))
