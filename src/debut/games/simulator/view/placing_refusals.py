"""Why somebody cannot be lined up, placed or replaced."""

from __future__ import annotations

from typing import Any

from debut.games.simulator import names as n
from debut.games.simulator.board import (
    CELLS,
    DIRECTION,
    END,
    FORMATION,
    KEEPER_NAMED,
    MOST_PLACED_FIRST,
    MOST_SUBS,
    ON_PITCH,
    SUB,
    TAKER,
    TEAM,
)
from debut.games.simulator.fields import NOBODY, NOWHERE
from debut.games.simulator.rules.lining_up import (
    ball_cell,
    can_be_owed,
    keeps_away,
    owed_subs,
)
from debut.games.simulator.rules.pawns import count_pawns, is_keeper_sticker, may_come_on, pawn_in
from debut.games.simulator.tables import CENTRE_CELL, CENTRE_X, TOWARDS
from debut.games.simulator.view.refusal_context import (
    MATE_THERE,
    OFF_PITCH,
    STAYS_THERE,
    is_taken,
    split,
)
from debut.kernel.game import Refusal

OWED = Refusal("S-8.15.1", "why-owed")
TAKER_FIRST = Refusal("S-8.6.1", "why-taker-first")
_PLACED = Refusal("S-8.6.1", "why-placed-already")


def lining_up(rec: Any, code: int) -> Refusal | None:
    """S-2.2."""
    if code == END:
        return Refusal("S-2.2", "why-not-eleven")
    if FORMATION <= code < DIRECTION:
        return Refusal("S-2.2.1", "why-formation-first")
    if code >= CELLS * TEAM:
        return None
    pawn, cell, _ = split(rec, code)
    return not_lined_up(rec, pawn) or _not_in_line(rec, pawn, cell)


def not_lined_up(rec: Any, pawn: int) -> Refusal | None:
    """What keeps a pawn from being lined up anywhere."""
    side, on = rec.who, count_pawns(rec, rec.who)
    if rec.cell[pawn] != NOWHERE:
        return Refusal("S-2.2", "why-placed-already")
    if on == ON_PITCH:
        return Refusal("S-2.2", "why-eleven")
    keeper = rec.keeper[side] != NOBODY
    if is_keeper_sticker(rec, pawn):
        return Refusal("S-2.2", "why-one-keeper") if keeper else None
    last = on == ON_PITCH - 1
    return Refusal("S-2.2", "why-keeper-missing") if last and not keeper else None


def _not_in_line(rec: Any, pawn: int, cell: int) -> Refusal:
    side = rec.who
    if cell == CENTRE_CELL:
        return Refusal("S-2.2.2", "why-centre-kicker")
    needed = side == rec.side and pawn_in(rec, side, CENTRE_CELL) == NOBODY
    if needed and count_pawns(rec, side) == ON_PITCH - 1:
        return Refusal("S-2.2.2", "why-centre-needed")
    return _not_there(rec, pawn, cell)


def _not_there(rec: Any, pawn: int, cell: int) -> Refusal:
    """A cell that nobody of his side may be placed in, or not he."""
    if cell == ball_cell(rec):
        return Refusal("S-8.7", "why-takers-cell")
    if not keeps_away(rec, pawn // TEAM, cell):
        return Refusal("S-8.8", "why-keep-away")
    if is_taken(rec, pawn, cell):
        walls = rec.restart == n.FREE_KICK and pawn // TEAM != rec.side
        return Refusal("S-8.9", "why-wall-full") if walls else MATE_THERE
    return STAYS_THERE


def placing(rec: Any, code: int) -> Refusal | None:
    """S-8.6."""
    owes = rec.phase != n.PLACE_REST and owed_subs(rec, rec.who) > 0 and can_be_owed(rec, rec.who)
    if TAKER <= code < KEEPER_NAMED:
        return _taker(rec, rec.who * TEAM + code - TAKER)
    if KEEPER_NAMED <= code < SUB:
        return _named(rec, rec.who * TEAM + code - KEEPER_NAMED)
    if SUB <= code < FORMATION:
        return _sub(rec, *divmod(code - SUB, TEAM))
    if FORMATION <= code < DIRECTION:
        return OWED
    if code == END:
        if rec.holder == NOBODY:
            return TAKER_FIRST
        return OWED if owes else Refusal("S-8.6.3", "why-three-behind")
    if code >= CELLS * TEAM:
        return None
    pawn, cell, _ = split(rec, code)
    return not_placed(rec, pawn) or _not_put(rec, pawn, cell)


def not_placed(rec: Any, pawn: int) -> Refusal | None:
    """What keeps a pawn from being placed anywhere."""
    if rec.cell[pawn] == NOWHERE:
        return OFF_PITCH
    if rec.phase == n.PLACE_FIRST and rec.holder == NOBODY:
        return TAKER_FIRST
    if rec.moved[pawn] or pawn == rec.holder:
        return _PLACED
    if rec.phase == n.PLACE_FIRST and not rec.lineup:
        if pawn == rec.keeper[rec.who]:
            return Refusal("S-8.6.6", "why-keeper-later")
        if rec.placed >= MOST_PLACED_FIRST:
            return Refusal("S-8.6.1", "why-seven")
    return None


def _not_put(rec: Any, pawn: int, cell: int) -> Refusal:
    if rec.phase == n.PLACE_REST and CENTRE_X[cell] * TOWARDS[rec.who] > 0:
        return Refusal("S-8.6.3", "why-behind")
    return _not_there(rec, pawn, cell)


def _taker(rec: Any, pawn: int) -> Refusal:
    if rec.phase == n.PLACE_FIRST and rec.holder == NOBODY:
        return OFF_PITCH
    del pawn
    return Refusal("S-8.6.1", "why-taker-chosen")


def _named(rec: Any, pawn: int) -> Refusal:
    if rec.keeper[rec.who] == NOBODY and rec.cell[pawn] == NOWHERE:
        return OFF_PITCH
    return Refusal("S-8.15.4", "why-keeper-there")


def _sub(rec: Any, going: int, comes: int) -> Refusal:
    side = rec.who
    out, into = side * TEAM + going, side * TEAM + comes
    if rec.phase == n.PLACE_REST:
        return Refusal("S-8.15", "why-subs-before")
    if rec.subs[side] >= MOST_SUBS:
        return Refusal("S-8.15", "why-five-subs")
    if rec.cell[out] == NOWHERE or not may_come_on(rec, into):
        return Refusal("S-8.15", "why-bench")
    if out == rec.holder:
        return Refusal("S-8.15", "why-taker-stays")
    return Refusal("S-8.15.3", "why-keeper-for-keeper")
