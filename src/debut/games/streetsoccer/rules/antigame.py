"""No anti-game (chapter 7): what a turn may not leave behind, for the side that moved."""

from __future__ import annotations

from typing import Any

from debut.games.streetsoccer.board import KEEPER, TEAM
from debut.games.streetsoccer.rules.squares import (
    beside_high,
    beside_low,
    field_bit,
    high_bit,
    low_bit,
    on_field_of,
)
from debut.games.streetsoccer.tables import (
    ALL,
    BESIDE,
    CORNER_BITS,
    CORNER_SQUARES,
    DARK_OF,
    DARK_WORDS,
    GOALS_HIGH,
    GOALS_LOW,
    LIGHT_OF,
    OWN_DARK,
    OWN_LIGHT,
    PUT_ASIDE,
    PUT_STRAIGHT,
    TOO_MANY,
)
from debut.kernel.geometry import count_bits
from debut.kernel.rule import rule


@rule
def surrounded(low: int, high: int) -> int:
    """Squares of the field that these footballers of the side that moves surround (ST-7.7)."""
    # The goals count as held: they are no way to the ball.
    open_low, open_high = ALL & ~(low | GOALS_LOW), ALL & ~(high | GOALS_HIGH)
    return on_field_of(~beside_low(open_low, open_high), ~beside_high(open_low, open_high))


@rule
def forbidden_corners(low: int, high: int) -> int:
    """ST-7.8."""
    found = 0
    for i in range(4):
        corner = CORNER_SQUARES[i]
        if still_to_hold(low, high, corner) <= 0:
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
def closed(side: int, footballer: int, low: int, high: int, ball: int) -> tuple[int, int]:
    """Squares, both words, where a walk may not end; ``low`` and ``high``: his team-mates."""
    needed = still_to_hold(low, high, ball)
    if needed <= 0:
        return ALL, ALL
    shut_low, shut_high = DARK_WORDS[0], DARK_WORDS[1]
    if footballer == KEEPER:
        shut_low &= ~OWN_DARK[0][side]
        shut_high &= ~OWN_DARK[1][side]
    if low & OWN_LIGHT[0][side] or high & OWN_LIGHT[1][side]:
        shut_low |= OWN_LIGHT[0][side]
        shut_high |= OWN_LIGHT[1][side]
    if needed == 1:
        shut_low |= BESIDE[ball][0]
        shut_high |= BESIDE[ball][1]
    return shut_low, shut_high


@rule
def still_to_hold(low: int, high: int, ball: int) -> int:
    """How many more squares beside the ball it takes to break ST-7.7 or 7.8; 0 or less: broken."""
    held = count_bits(low & BESIDE[ball][0]) + count_bits(high & BESIDE[ball][1])
    return int(TOO_MANY[ball] - held)


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
