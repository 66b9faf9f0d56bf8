"""What is to be seen at a pawn besides its number: its skills, and what it has done or suffered."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from debut.games.simulator import names as n
from debut.games.simulator.board import TEAM
from debut.games.simulator.fields import NOWHERE
from debut.games.simulator.rules.offside import is_beyond, last_defender
from debut.games.simulator.rules.pawns import is_marked
from debut.games.simulator.rules.skills import is_off, may_cross_on, may_pass_on, may_shoot_on
from debut.games.simulator.stickers import COLOURS, STICKERS
from debut.games.simulator.view.pieces import KEPT
from debut.kernel.views import BEYOND, BOOKED, DONE, DOWN, Badge

Marks = tuple[str, ...]

KEEPERS = "blackx"  # a keeper is seen to be one anyway
_MOVING = (n.ATTACK, n.DEFENCE, n.PLACE_FIRST, n.PLACE_ALL, n.PLACE_REST)
_NO_LINE = (n.TOSS, n.LINEUP, n.OVER_PHASE)
_SWITCHED = ("yellow", "green", "red")  # by an opponent's blue (S-6.5)
_MAY_GO = {n.HEAD_MOVE: "black", n.PACE_PHASE: "grey"}  # S-6.18, S-6.19


class PawnBadges:
    """Of one position, for pawn after pawn."""

    def __init__(self, rec: Any) -> None:
        self._rec = rec
        self._stickers = tuple(rec.sticker)
        self._booked, self._moved, self._down = map(tuple, (rec.booked, rec.moved, rec.down))
        self._shared = _shared(tuple(rec.cell))
        self._skills = _usable(rec) if rec.phase == n.SKILL else ()
        lined = rec.phase not in _NO_LINE and rec.restart != n.SHOOT_OUT
        self._line = max(last_defender(rec, rec.side), 0) if lined else None

    def badges(self, pawn: int) -> tuple[Badge, ...]:
        rec, sticker = self._rec, self._stickers[pawn]
        lit: Marks = ()
        if pawn == rec.holder:
            lit = self._skills
        elif pawn // TEAM == rec.who and not self._moved[pawn] and rec.phase in _MAY_GO:
            lit = (_MAY_GO[rec.phase],)
        off: Marks = ()
        if rec.cell[pawn] in self._shared:
            off = _SWITCHED if is_off(rec, pawn) else ()
            lit = (*lit, "blue")
        return _badges(sticker, lit, off)

    def marks(self, pawn: int) -> Marks:
        found = [BOOKED] if self._booked[pawn] == 1 else []
        rec = self._rec
        if self._down[pawn]:
            found.append(DOWN)
        elif self._moved[pawn] and pawn // TEAM == rec.who and rec.phase in _MOVING:
            found.append(DONE)
        if pawn // TEAM == rec.side and pawn != rec.holder and self._is_beyond(pawn):
            found.append(BEYOND)
        return tuple(found)

    def _is_beyond(self, pawn: int) -> bool:
        rec, line = self._rec, self._line
        return line is not None and is_beyond(rec.side, rec.x[pawn], line, rec.ball_x)


def of_the_bench(rec: Any, pawn: int) -> tuple[Badge, ...]:
    return _badges(rec.sticker[pawn], (), ())


def _shared(cells: tuple[int, ...]) -> set[int]:
    """The cells with pawns of both sides in them."""
    return (set(cells[:TEAM]) & set(cells[TEAM:])) - {NOWHERE}


def _usable(rec: Any) -> Marks:
    """S-6.1: by whoever has just got the ball."""
    free = not is_marked(rec, rec.holder)
    ways = (("yellow", may_pass_on), ("green", may_cross_on), ("red", may_shoot_on))
    return tuple([colour for colour, may in ways if may(rec, rec.holder, free)])


@lru_cache(KEPT)
def _badges(sticker: int, lit: Marks, off: Marks) -> tuple[Badge, ...]:
    """One for each point of a colour, in the order of the colours."""
    found = []
    for colour, many in zip(COLOURS, STICKERS[sticker].skills, strict=True):
        if colour != KEEPERS:
            state = -1 if colour in off else int(colour in lit)
            found += [Badge(colour, state)] * many
    return tuple(found)
