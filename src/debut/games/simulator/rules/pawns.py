"""Who stands where, and what a pawn's sticker gives it (S-1, S-6)."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import RESERVE_NUMBER, TEAM
from debut.games.simulator.fields import NOBODY, NOWHERE
from debut.games.simulator.names import INTERCEPTION, RECOVERY, STANDING
from debut.games.simulator.stickers import (
    BLACK,
    BLUE,
    DRIBBLE,
    GREEN,
    GREY,
    IS_KEEPER,
    KEEPING,
    MARKING,
    RED,
    TACKLING,
    YELLOW,
)
from debut.games.simulator.tables import DISTANCE
from debut.kernel.rule import rule


@rule
def side_of(pawn: int) -> int:
    return pawn // TEAM


@rule
def on_pitch(s: Any, pawn: int) -> bool:
    return bool(s.cell[pawn] != NOWHERE)


@rule
def pawn_in(s: Any, side: int, cell: int) -> int:
    """A side's pawn in a cell, the lowest of several, or nobody."""
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        if s.cell[pawn] == cell:
            return pawn
    return NOBODY


@rule
def pawns_in(s: Any, side: int, cell: int) -> int:
    found = 0
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        if s.cell[pawn] == cell:
            found += 1
    return found


@rule
def mate_in(s: Any, pawn: int, cell: int) -> int:
    """Another pawn of the same side in a cell, or nobody."""
    side = side_of(pawn)
    for mate in range(side * TEAM, side * TEAM + TEAM):
        if mate != pawn and s.cell[mate] == cell:
            return mate
    return NOBODY


@rule
def count_pawns(s: Any, side: int) -> int:
    found = 0
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        if s.cell[pawn] != NOWHERE:
            found += 1
    return found


@rule
def may_come_on(s: Any, pawn: int) -> bool:
    """He sits on the bench."""
    return bool(s.cell[pawn] == NOWHERE and s.gone[pawn] == 0)


@rule
def is_marked(s: Any, pawn: int) -> bool:
    """An opponent stands in his cell or in one beside it (S-6.6)."""
    other = 1 - side_of(pawn)
    for opponent in range(other * TEAM, other * TEAM + TEAM):
        if s.cell[opponent] != NOWHERE and DISTANCE[s.cell[opponent]][s.cell[pawn]] <= 1:
            return True
    return False


@rule
def pro(s: Any, which: int) -> bool:
    return bool(s.all_pro or s.pro[which])


@rule
def is_reserve(s: Any, pawn: int) -> bool:
    side = side_of(pawn)
    return bool(s.reserve[side] and s.keeper[side] == pawn)


@rule
def yellows(s: Any, pawn: int) -> int:
    return 0 if is_reserve(s, pawn) else YELLOW[s.sticker[pawn]]


@rule
def greens(s: Any, pawn: int) -> int:
    return 0 if is_reserve(s, pawn) else GREEN[s.sticker[pawn]]


@rule
def reds(s: Any, pawn: int) -> int:
    return 0 if is_reserve(s, pawn) else RED[s.sticker[pawn]]


@rule
def blues(s: Any, pawn: int) -> int:
    return 0 if is_reserve(s, pawn) else BLUE[s.sticker[pawn]]


@rule
def is_black(s: Any, pawn: int) -> bool:
    return not is_reserve(s, pawn) and BLACK[s.sticker[pawn]] != 0


@rule
def is_grey(s: Any, pawn: int) -> bool:
    return not is_reserve(s, pawn) and GREY[s.sticker[pawn]] != 0


@rule
def is_keeper_sticker(s: Any, pawn: int) -> bool:
    return bool(IS_KEEPER[s.sticker[pawn]])


@rule
def dribbling(s: Any, pawn: int) -> int:
    return RESERVE_NUMBER if is_reserve(s, pawn) else DRIBBLE[s.sticker[pawn]]


@rule
def keeping(s: Any, pawn: int) -> int:
    return RESERVE_NUMBER if is_reserve(s, pawn) else KEEPING[s.sticker[pawn]]


@rule
def blue_bonus(s: Any, pawn: int) -> int:
    """Each blue beyond the first adds one, unless a pro rule of the colour replaces that."""
    extra = blues(s, pawn) - 1
    return extra if extra > 0 and not (pro(s, RECOVERY) or pro(s, INTERCEPTION)) else 0


@rule
def marking(s: Any, pawn: int) -> int:
    if is_reserve(s, pawn):
        return RESERVE_NUMBER
    return int(MARKING[s.sticker[pawn]]) + blue_bonus(s, pawn)


@rule
def tackling(s: Any, pawn: int) -> int:
    if is_reserve(s, pawn):
        return RESERVE_NUMBER
    return int(TACKLING[s.sticker[pawn]]) + blue_bonus(s, pawn)


@rule
def get_up(s: Any, pawn: int) -> None:
    s.lying[pawn] = STANDING
