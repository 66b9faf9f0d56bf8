"""No anti-game (chapter 7): what a turn may not leave behind, for the side that moved."""

from __future__ import annotations

from typing import Any

from debut.games.streetsoccer.board import KEEPER, TEAM, WIDTH
from debut.games.streetsoccer.squares import field_bit, high_bit, low_bit, on_field_of
from debut.games.streetsoccer.tables import (
    ALL,
    CORNER_BITS,
    CORNER_SQUARES,
    DARK_OF,
    DARK_WORDS,
    GOALS_HIGH,
    GOALS_LOW,
    IS_CORNER,
    LIGHT_OF,
    NEXT_TO,
    OWN_DARK,
    OWN_LIGHT,
    PUT_ASIDE,
    PUT_STRAIGHT,
    ROW,
    WORD,
)
from debut.kernel.compiled import rule

CORNER_HOLDERS = 3
LAST_ROW = WORD - WIDTH


@rule
def holds(low: int, high: int, square: int) -> bool:
    return bool(low & low_bit(square) or high & high_bit(square))


@rule
def held_beside(low: int, high: int, square: int) -> int:
    """How many squares beside this one a set of footballers holds."""
    count = 0
    for i in range(4):
        beside = NEXT_TO[square][i]
        if beside >= 0 and holds(low, high, beside):
            count += 1
    return count


@rule
def surrounded(low: int, high: int) -> int:
    """Squares of the field that these footballers of the side that moves surround (ST-7.7)."""
    # The goals count as held: they are no way to the ball.
    low |= GOALS_LOW
    high |= GOALS_HIGH
    above_low, above_high = (low << WIDTH) & ALL, (high << WIDTH) & ALL | low >> LAST_ROW
    below_low, below_high = low >> WIDTH | (high & ROW) << LAST_ROW, high >> WIDTH
    all_low = (low << 1) & (low >> 1) & above_low & below_low
    all_high = (high << 1) & (high >> 1) & above_high & below_high
    return on_field_of(all_low, all_high)


@rule
def forbidden_corners(low: int, high: int) -> int:
    """ST-7.8."""
    found = 0
    for i in range(4):
        corner = CORNER_SQUARES[i]
        if held_beside(low, high, corner) >= CORNER_HOLDERS:
            found |= field_bit(corner)
    return found


@rule
def hemmed_in(low: int, high: int, ends: int) -> int:
    """Those of the ball's ends where these footballers would break ST-7.7 or 7.8."""
    found = surrounded(low, high)
    if ends & CORNER_BITS:
        found |= forbidden_corners(low, high)
    return ends & found


@rule
def may_stand(side: int, footballer: int, square: int, low: int, high: int) -> bool:
    """ST-7.2, 7.5, 7.6, beside these others of his side."""
    dark = DARK_OF[square]
    if dark >= 0 and (footballer != KEEPER or dark != side):
        return False
    crowded = low & OWN_LIGHT[0][side] or high & OWN_LIGHT[1][side]
    return not (LIGHT_OF[square] == side and crowded)


@rule
def closed(side: int, footballer: int, low: int, high: int, ball: int, word: int) -> int:
    """Squares of one word where a walk may not end; ``low`` and ``high``: his team-mates."""
    needed = still_to_hold(low, high, ball)
    if needed == 0:
        return ALL
    shut = DARK_WORDS[word]
    if footballer == KEEPER:
        shut &= ~OWN_DARK[word][side]
    if low & OWN_LIGHT[0][side] or high & OWN_LIGHT[1][side]:
        shut |= OWN_LIGHT[word][side]
    if needed == 1:
        shut |= open_beside(low, high, ball, word)
    return int(shut)


@rule
def still_to_hold(low: int, high: int, ball: int) -> int:
    """How many more squares beside the ball it takes to break ST-7.7 or 7.8; 0: broken."""
    beside = 0
    for i in range(4):
        if NEXT_TO[ball][i] >= 0:
            beside += 1
    limit = CORNER_HOLDERS if IS_CORNER[ball] else beside
    missing = limit - held_beside(low, high, ball)
    return max(missing, 0)


@rule
def open_beside(low: int, high: int, ball: int, word: int) -> int:
    """The squares beside the ball that nobody of this side holds, in one of the words."""
    found = 0
    for i in range(4):
        square = NEXT_TO[ball][i]
        if square >= 0 and not holds(low, high, square):
            found |= high_bit(square) if word else low_bit(square)
    return found


@rule
def stays_on_dark(side: int, footballer: int, square: int) -> bool:
    """ST-7.2, 7.5: only the keeper in front of his own goal."""
    return bool(footballer == KEEPER and DARK_OF[square] == side)


@rule
def may_be_put(
    s: Any, side: int, footballer: int, square: int, low: int, high: int, end: int
) -> bool:
    """ST-7.4: whether he can be put back to a square once the ball lies on its end (a square)."""
    if square == end:
        return False
    for i in range(2 * TEAM):
        if s.pawn[i] == square and i != side * TEAM + footballer:
            return False
    if not may_stand(side, footballer, square, low, high):
        return False
    low |= low_bit(square)
    high |= high_bit(square)
    return end < 0 or still_to_hold(low, high, end) > 0


@rule
def where_kicker_ends(s: Any, side: int, footballer: int, low: int, high: int, end: int) -> int:
    """ST-7.3, 7.4: his square after a kick from where the ball was; -1: there is none.

    ``end`` is the ball's square, -1 in the goal; ``low`` and ``high`` are his team-mates.
    """
    ball = int(s.ball)
    if DARK_OF[ball] < 0 or stays_on_dark(side, footballer, ball):
        return ball
    if may_be_put(s, side, footballer, PUT_STRAIGHT[ball], low, high, end):
        return int(PUT_STRAIGHT[ball])
    if may_be_put(s, side, footballer, PUT_ASIDE[ball], low, high, end):
        return int(PUT_ASIDE[ball])
    return -1
