"""Who can stand where, be on the bench, off, or a keeper: for whoever checks a position."""

from __future__ import annotations

from collections import Counter
from typing import Any

from debut.games.simulator import names as n
from debut.games.simulator.board import (
    MOST_IN_WALL,
    ON_PITCH,
    TEAM,
    centre,
)
from debut.games.simulator.fields import NOBODY, NOWHERE, PAWNS
from debut.games.simulator.position.keys import SIDES
from debut.games.simulator.position.stages import Wrong
from debut.games.simulator.rules.pawns import is_keeper_sticker
from debut.games.simulator.tables import CENTRE_CELL

_SENT_OFF_CARDS = 2
FEWEST_HERE = 1
FARTHEST_OFF = 700  # from a cell's centre: a ball lies half a ball beyond a corner at the most


def team(side: int) -> range:
    return range(side * TEAM, (side + 1) * TEAM)


def on_pitch(rec: Any, side: int) -> list[int]:
    return [pawn for pawn in team(side) if rec.cell[pawn] != NOWHERE]


def gone(rec: Any, side: int, how: int) -> list[int]:
    return [pawn for pawn in team(side) if rec.gone[pawn] == how]


def numbers(rec: Any) -> Wrong:
    """S-1.1, S-8.15: eleven, or fewer: an exercise needs only somebody to go to the ball."""
    for side, key in enumerate(SIDES):
        there = on_pitch(rec, side)
        if any(rec.gone[pawn] for pawn in there):
            return key, "impossible-gone"
        if len(gone(rec, side, n.REPLACED)) > rec.subs[side]:
            return "subs", "impossible-subs"
        fewest, most = FEWEST_HERE, ON_PITCH
        if rec.phase == n.TOSS or rec.phase == n.LINEUP:
            lined_up = rec.phase == n.LINEUP and side == rec.side != rec.who
            lines_up = rec.phase == n.LINEUP and side == rec.who
            fewest, most = most * lined_up, most * (lined_up or lines_up)
        if not fewest <= len(there) <= most:
            return key, "impossible-eleven"
    return None


def lists(rec: Any) -> Wrong:
    """Whoever is named has to be on the pitch."""
    for field in ("moved", "down", "aside", "touch", "passes"):
        if any(getattr(rec, field)[p] for p in range(PAWNS) if rec.cell[p] == NOWHERE):
            return field, "impossible-off-pitch"
    for field in (
        "holder", "target", "first", "climber", "entered", "failed", "culprit",
    ):  # fmt: skip
        pawn = getattr(rec, field)
        if pawn != NOBODY and rec.cell[pawn] == NOWHERE:
            return field, "impossible-off-pitch"
    if rec.phase not in (n.LINEUP, n.PLACE_FIRST, n.PLACE_ALL, n.PLACE_REST) and 2 in rec.moved[:]:
        return "placed-later", "impossible-not-now"
    return None


def cards(rec: Any) -> Wrong:
    """S-8.4."""
    for pawn in range(PAWNS):
        played = rec.cell[pawn] != NOWHERE or rec.gone[pawn]
        if rec.booked[pawn] and not played:
            return "booked", "impossible-booked"
        if rec.booked[pawn] == _SENT_OFF_CARDS and rec.gone[pawn] != n.SENT_OFF:
            return "booked", "impossible-booked"
    return None


def cells(rec: Any) -> Wrong:
    """S-1.5: one of each side in a cell, but for a wall, a climb, and a taker who has just come."""
    for side, key in enumerate(SIDES):
        found = Counter(rec.cell[pawn] for pawn in on_pitch(rec, side))
        for cell, count in found.items():
            if count > _most_in(rec, side, cell):
                return key, "impossible-cell"
    return None


def _most_in(rec: Any, side: int, cell: int) -> int:
    if cell == rec.wall:
        other = Counter(rec.cell[pawn] for pawn in on_pitch(rec, 1 - side))
        return MOST_IN_WALL if other[cell] <= 1 else 1
    if rec.phase == n.CLIMB and rec.climber != NOBODY and rec.cell[rec.climber] == cell:
        return 2 if side != rec.side else 1
    if rec.phase == n.PLACE_FIRST and rec.holder != NOBODY and rec.cell[rec.holder] == cell:
        return 2 if side == rec.side else 1
    return 1


def places(rec: Any) -> Wrong:
    """A pawn is in its cell, or hardly beyond its corners."""
    for pawn in range(PAWNS):
        if rec.cell[pawn] == NOWHERE:
            continue
        x, y = centre(rec.cell[pawn])
        if (rec.x[pawn] - x) ** 2 + (rec.y[pawn] - y) ** 2 > FARTHEST_OFF**2:
            return SIDES[pawn // TEAM], "impossible-place"
    return None


def keepers(rec: Any) -> Wrong:
    """S-2.2, S-8.15.3, S-8.15.4."""
    for side in (0, 1):
        keeper = rec.keeper[side]
        there = on_pitch(rec, side)
        with_sticker = [pawn for pawn in there if is_keeper_sticker(rec, pawn)]
        fits = with_sticker == ([] if keeper == NOBODY or rec.named[side] else [keeper])
        lost = any(is_keeper_sticker(rec, pawn) for pawn in gone(rec, side, n.SENT_OFF))
        if keeper == NOBODY and there and rec.phase != n.LINEUP:
            fits = fits and lost
        if not fits or (keeper != NOBODY and keeper not in there):
            return "keepers", "impossible-keeper"
        if rec.named[side] and (keeper == NOBODY or not lost):
            return "named", "impossible-named"
        if rec.reserve[side] and (keeper == NOBODY or rec.named[side] or not lost):
            return "reserve", "impossible-reserve"
    return None


def line_up(rec: Any) -> Wrong:
    """S-2.2: whoever kicks off comes first, and one of his stands on the centre."""
    if rec.phase != n.LINEUP:
        return None
    for side, key in enumerate(SIDES):
        there = on_pitch(rec, side)
        centre = [pawn for pawn in there if rec.cell[pawn] == CENTRE_CELL]
        if centre != ([rec.holder] if side == rec.side and rec.holder != NOBODY else []):
            return "holder", "impossible-kick-off"
        needs_all = len(there) == ON_PITCH
        if needs_all and (rec.keeper[side] == NOBODY or (side == rec.side and not centre)):
            return key, "impossible-line-up"
        if any(rec.moved[pawn] != n.REPLACED for pawn in there):
            return "placed-later", "impossible-line-up"
    return None
