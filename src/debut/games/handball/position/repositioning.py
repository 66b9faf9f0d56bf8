"""What is told of a restart while pawns are placed, and cannot be so (H-4.7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from debut.games.handball import names as n
from debut.games.handball.board import KEEPER, MOST_BESIDE_BALL, TEAM
from debut.games.handball.fields import NOWHERE
from debut.games.handball.position.keys import SIDES
from debut.games.handball.rules.placing import (
    anybody_left,
    beside_ball,
    formation_open,
    guarded,
    is_placed,
    limits,
    owes,
    side_of_step,
    steps_of,
)
from debut.games.handball.rules.squares import ROOM, WORK, end_of, has
from debut.games.handball.tables import (
    AREA_OF,
    CENTRAL_AT,
    DISTANCE,
    FORMATION_SQUARES,
    HALF_OF,
    RESTART_AT,
    SEVEN_AT,
    ZONE_OF,
)

Wrong = tuple[str, str] | None


def repositioning(rec: Any) -> Wrong:
    if rec.phase != n.PLACE:
        return None
    looks = (_taker, _spot, _step, _placed, _moved, _stays, _plan, _finished)
    return next(filter(None, (look(rec) for look in looks)), None)


def _steps(rec: Any, side: int) -> Iterator[int]:
    """The steps in which a side places."""
    return (step for step in range(steps_of(rec)) if side_of_step(rec, step) == side)


def _placed_ones(rec: Any, side: int) -> list[int]:
    """Whom a side has placed, the taker left out."""
    taker = rec.taker if side == rec.taking else NOWHERE
    return [i for i in range(TEAM) if is_placed(rec, side, i) and i != taker]


def _taker(rec: Any) -> Wrong:
    """H-4.3, 4.7.2: the keeper restarts from his area, a field pawn everywhere else."""
    fits = rec.taker != NOWHERE and (rec.taker == KEEPER) == (rec.restart == n.KEEPERS)
    if not fits:
        return "taker", "impossible-taker"
    if not is_placed(rec, rec.taking, rec.taker):
        return "placed", "impossible-placed"
    return None


def _spot(rec: Any) -> Wrong:
    """The ball lies with the taker, where this restart is taken."""
    court, end, ball = rec.court, end_of(rec, rec.taking), rec.ball
    if rec.restart == n.FREE:
        fits = AREA_OF[court][ball] < 0 and ZONE_OF[court][ball] != 1 - end
    elif rec.restart == n.SEVEN:
        fits = ball in SEVEN_AT[court][1 - end]
    elif rec.restart == n.KEEPERS:
        fits = ball in RESTART_AT[court][end]
    else:
        fits = ball in CENTRAL_AT[court][end]
    if not fits or rec.pawn[rec.taking * TEAM + rec.taker] != ball:
        return "ball", "impossible-spot"
    return None


def _step(rec: Any) -> Wrong:
    if rec.step >= steps_of(rec):
        return "step", "impossible-step"
    if rec.side != side_of_step(rec, rec.step):
        return "side", "impossible-step"
    if not anybody_left(rec, rec.side):
        return "placed", "impossible-nobody-left"
    return None


def _placed(rec: Any) -> Wrong:
    """Whoever has been placed stands where he could be."""
    work = [0] * WORK
    for side in (0, 1):
        first, last = min(_steps(rec, side)), max(_steps(rec, side))
        placed = _placed_ones(rec, side)
        if placed and rec.step < first:
            return "placed", "impossible-placed"
        for index in placed:
            square = rec.pawn[side * TEAM + index]
            limits(rec, side, index, work, ROOM)
            own_half = HALF_OF[rec.court][square] == end_of(rec, side)
            early = steps_of(rec) > len(SIDES) and rec.step < last
            crowd = guarded(rec, side) and DISTANCE[rec.ball][square] == 1
            if (
                not has(work, ROOM, square)
                or (early and not own_half)
                or (crowd and beside_ball(rec, side, NOWHERE) > MOST_BESIDE_BALL)
            ):
                return SIDES[side], "impossible-placed-there"
    return None


def _moved(rec: Any) -> Wrong:
    """H-4.3.1: counted at a keeper's restart, of field pawns."""
    for side in (0, 1):
        placed = _placed_ones(rec, side)
        if rec.restart == n.KEEPERS and KEEPER in placed:
            return "placed", "impossible-placed"
        if rec.moved[side] != (len(placed) if rec.restart == n.KEEPERS else 0):
            return "moved", "impossible-moved"
    return None


def _stays(rec: Any) -> Wrong:
    """H-4.7.5: a part that has been ended had begun, and nobody had to be moved."""
    for side in (0, 1):
        if rec.stays >> side & 1 and (
            side == rec.side
            or rec.step < min(_steps(rec, side))
            or rec.plan[side]
            or not anybody_left(rec, side)
            or owes(rec, side, [0] * WORK)
        ):
            return "stays", "impossible-stays"
    return None


def _plan(rec: Any) -> Wrong:
    """H-4.7.6: a formation was taken by the side that is not placing; the rest of it is due."""
    for side in (0, 1):
        if not rec.plan[side]:
            continue
        number, end = rec.plan[side] - 1, end_of(rec, side)
        begun = side != rec.side and rec.step > min(_steps(rec, side))
        # Before its last step those are left whose squares lie in the other half; after it, who
        # had no square there.
        left_half = 1 - end if rec.step < max(_steps(rec, side)) else end
        wanted = FORMATION_SQUARES[rec.court][end][number]
        left = [HALF_OF[rec.court][wanted[i]] for i in range(TEAM) if not is_placed(rec, side, i)]
        due = all(half == left_half for half in left) and (steps_of(rec) > len(SIDES) or not left)
        if not (begun and formation_open(rec, side, number) and due):
            return "plan", "impossible-plan"
    return None


def _finished(rec: Any) -> Wrong:
    """A side whose last step is past owes nothing; whoever is left said so or had a formation."""
    other = 1 - rec.side
    if rec.step < max(_steps(rec, other)):
        return None
    ended = rec.stays >> other & 1 or rec.plan[other] or not anybody_left(rec, other)
    if not ended or owes(rec, other, [0] * WORK):
        return "placed", "impossible-unfinished"
    return None
