"""Why not? The clause that forbids an action a person tried."""

from __future__ import annotations

from typing import Any

from debut.games.handball import names as n
from debut.games.handball.board import (
    BALL_TO,
    FORMATION,
    KEEP,
    KEEPER,
    NEXT,
    SHOT,
    SQUARES,
    STAND,
    STAY,
    TEAM,
    THROW_ON,
    on_court,
)
from debut.games.handball.fields import NOWHERE
from debut.games.handball.rules.placing import (
    half_open,
    is_placed,
    limits,
    own_half_only,
)
from debut.games.handball.rules.squares import (
    ENDS,
    ROOM,
    TAKEN,
    WORK,
    end_of,
    has,
    is_empty,
    put_pawns,
)
from debut.games.handball.rules.throwing import ball_ends, keeper_restarts, shot_distance
from debut.games.handball.rules.walking import ANYBODY, may_walk, must_open, walk_ends
from debut.games.handball.tables import AREA_OF, GROUND, WORDS
from debut.kernel.game import Refusal

# The clause of each restart that says who takes it, and where.
TAKERS = {
    n.FREE: "H-4.5.2",
    n.SEVEN: "H-4.4.2",
    n.KEEPERS: "H-4.3",
    n.AFTER_GOAL: "H-4.6",
    n.ENGAGE: "H-4.1",
}
_SPOTS = {
    n.FREE: Refusal("H-4.5.2.1", "why-spot-free"),
    n.SEVEN: Refusal("H-4.4.2", "why-spot-seven"),
    n.KEEPERS: Refusal("H-4.3", "why-spot-keeper"),
    n.AFTER_GOAL: Refusal("H-4.6", "why-spot-central"),
    n.ENGAGE: Refusal("H-4.1", "why-spot-central"),
}
_PLACING = range(FORMATION, STAY + 1)


def why_not(rec: Any, code: int) -> Refusal:
    if rec.phase == n.TAKER:
        return _taker(rec, code)
    if rec.phase == n.PLACE:
        return _placing(rec, code)
    if rec.phase == n.CHOOSE:
        return Refusal("H-1.4.2.2", "why-choose-first")
    if code in _PLACING:
        return Refusal("H-4.7.2", "why-no-placing-now")
    return _walking(rec, code) if rec.phase == n.WALK else _throwing(rec, code)


# Restarts


def takes(rec: Any, index: int) -> Refusal | None:
    """Who does not take this restart."""
    if rec.restart == n.KEEPERS:
        return None if index == KEEPER else Refusal("H-4.3", "why-keeper-takes")
    return Refusal(TAKERS[rec.restart], "why-field-pawn-takes") if index == KEEPER else None


def _taker(rec: Any, code: int) -> Refusal:
    if code >= STAND:
        return Refusal(TAKERS[rec.restart], "why-taker-first")
    return takes(rec, code // SQUARES) or _SPOTS[rec.restart]


def _placing(rec: Any, code: int) -> Refusal:
    if code < STAND:
        index, square = divmod(code, SQUARES)
        return not_put(rec, index) or _not_there(rec, index, square)
    if code == NEXT:
        return Refusal("H-4.7.5", "why-no-next")
    if code == STAY:
        return Refusal("H-4.7.4", "why-somebody-must-move")
    if FORMATION <= code < NEXT:
        if rec.restart == n.KEEPERS:
            return Refusal("H-4.7.6", "why-no-formation")
        return Refusal(_own_half(rec), "why-formation-half")
    return Refusal("H-4.7.2", "why-place-first")


def not_put(rec: Any, index: int) -> Refusal | None:
    """Who is not placed any more in this restart."""
    if rec.side == rec.taking and index == rec.taker:
        return Refusal("H-4.7.2", "why-taker-stays")
    if rec.restart == n.KEEPERS and index == KEEPER:
        return Refusal("H-4.3.1", "why-keepers-stay")
    if is_placed(rec, rec.side, index):
        return Refusal("H-4.7.2", "why-placed-already")
    return None


def _own_half(rec: Any) -> str:
    return "H-4.1.1" if rec.restart == n.ENGAGE else "H-4.6.1"


def _not_there(rec: Any, index: int, square: int) -> Refusal:
    """A pawn may be put, but not on this square."""
    side, court = rec.side, rec.court
    if not on_court(square, court):
        return Refusal("H-1.3.4", "why-off-court")
    if square == rec.pawn[side * TEAM + index]:
        return Refusal("H-4.7.2", "why-stands-there")
    if square in list(rec.pawn):
        return Refusal("H-4.7.2", "why-put-on-taken")
    if AREA_OF[court][square] >= 0 and (
        index != KEEPER or AREA_OF[court][square] != end_of(rec, side)
    ):
        return Refusal("H-4.7.3", "why-put-in-area")
    work = [0] * WORK
    limits(rec, side, index, work, ROOM)
    if not has(work, ROOM, square):
        return _limited(rec, index)
    if not half_open(rec, side, square):
        return Refusal("H-4.7.1", "why-own-half-first" if rec.step < 2 else "why-other-half-now")
    return Refusal("H-4.6.2" if rec.restart == n.AFTER_GOAL else "H-4.5.2.4", "why-beside-ball")


def _limited(rec: Any, index: int) -> Refusal:
    """H-4.7.4: a square that this restart closes."""
    if rec.restart == n.SEVEN:
        return Refusal("H-4.4.2.1", "why-seven-zone")
    if rec.restart == n.FREE:
        return Refusal("H-4.5.2.3", "why-free-zone")
    if index == KEEPER:
        clause = _own_half(rec) if own_half_only(rec, rec.side) else "H-4.6.2"
        return Refusal(clause, "why-keeper-home")
    return Refusal(_own_half(rec), "why-own-half")


# Walking


def _walking(rec: Any, code: int) -> Refusal:
    if code == STAND:
        return Refusal("H-2.2.3.1", "why-not-stand")
    if code < STAND:
        return not_walked(rec, code // SQUARES) or _walk(rec, *divmod(code, SQUARES))
    if BALL_TO <= code <= KEEP:
        return Refusal("H-1.4.2.1", "why-walk-first")
    return Refusal("H-2.1", "why-nobody-there")


def not_walked(rec: Any, index: int) -> Refusal | None:
    """H-2.4: who does not walk now, whatever the die shows."""
    duty = must_open(rec, [0] * WORK)
    if duty != ANYBODY and not may_walk(rec, index, duty):
        return Refusal("H-2.4", "why-must-open")
    return None


def walks(rec: Any, index: int, *, alone: bool = False) -> list[int]:
    """The work space with a pawn's ends in ``ENDS``; alone: as if nobody else were there."""
    work = [0] * WORK
    put_pawns(rec, work, TAKEN)
    if alone:
        work[TAKEN : TAKEN + WORDS] = [0] * WORDS
    walk_ends(rec, rec.side, index, work)
    return work


def _walk(rec: Any, index: int, square: int) -> Refusal:
    court, end = rec.court, end_of(rec, rec.side)
    start = rec.pawn[rec.side * TEAM + index]
    area = AREA_OF[court][square]
    if square == start:
        return Refusal("H-2.2.3.1", "why-ends-where-it-began")
    if not on_court(square, court):
        return Refusal("H-2.2.7", "why-off-court")
    if square in list(rec.pawn):
        return Refusal("H-2.2.4", "why-square-taken")
    if index != KEEPER and area >= 0:
        return Refusal("H-2.2.6", "why-area")
    if index == KEEPER and area == 1 - end:
        return Refusal("H-2.2.6.1", "why-other-area")
    if index == KEEPER and rec.ball == start and area != AREA_OF[court][start]:
        return Refusal("H-2.2.6.1", "why-keeper-with-ball")
    if has(walks(rec, index, alone=True), ENDS, square):
        return Refusal("H-2.2.4", "why-way-barred")
    return Refusal("H-2.2.1", "why-not-that-far")


def cannot_walk(rec: Any, index: int) -> Refusal | None:
    """A pawn that the die does not let go anywhere: what keeps it."""
    side = rec.side
    start = rec.pawn[side * TEAM + index]
    forbidden = not_walked(rec, index)
    if forbidden:
        return forbidden
    work = walks(rec, index)
    if has(work, ENDS, start):
        return Refusal("H-2.2.3.1", "why-only-stand")
    if not is_empty(work, ENDS):
        return None
    if index == KEEPER and rec.ball == start:
        return Refusal("H-2.2.6.1", "why-keeper-no-room")
    around = [sq for sq in GROUND.neighbours(start) if on_court(sq, rec.court)]
    own = end_of(rec, side) if index == KEEPER else NOWHERE
    way_out = [sq for sq in around if AREA_OF[rec.court][sq] in (NOWHERE, own)]
    if all(sq in list(rec.pawn) for sq in way_out):
        return Refusal("H-2.2.4", "why-walled-in")
    return Refusal("H-2.2.1", "why-no-room")


# Throwing


def _throwing(rec: Any, code: int) -> Refusal:
    if code in (KEEP, THROW_ON):
        return Refusal("H-1.4.2.2", "why-die-binds")
    if code == SHOT:
        return _shot(rec)
    if BALL_TO <= code < SHOT:
        return _throw(rec, code - BALL_TO)
    return Refusal("H-1.4.2.1", "why-throw-now")


def _alone(rec: Any) -> Any:
    """The same with nobody but the thrower on the court."""
    alone = type(rec).from_buffer_copy(rec)
    for pawn in range(2 * TEAM):
        if alone.pawn[pawn] != rec.ball:
            alone.pawn[pawn] = NOWHERE
    return alone


def _shot(rec: Any) -> Refusal:
    if 0 < shot_distance(_alone(rec), [0] * WORK) < rec.die:
        return Refusal("H-4.2.2.1", "why-shot-barred")
    return Refusal("H-4.2.2", "why-no-power")


def _throw(rec: Any, square: int) -> Refusal:
    if not on_court(square, rec.court):
        return Refusal("H-3.2.3", "why-ball-off-court")
    if square == rec.ball:
        return Refusal("H-3.2.4", "why-ball-back")
    if keeper_restarts(rec) and AREA_OF[rec.court][square] == end_of(rec, rec.side):
        return Refusal("H-4.3.3", "why-keeper-clears")
    work = [0] * WORK
    ball_ends(_alone(rec), work)
    if has(work, ENDS, square):
        return Refusal("H-3.2.5", "why-ball-barred")
    return Refusal("H-3.2.2", "why-ball-not-that-far")
