"""Sets of squares in two words, rows 0 to 3 and rows 4 to 7: what the rules do with them."""

from __future__ import annotations

from typing import Any

from debut.games.streetsoccer.board import FIELD_WIDTH, TEAM, WIDTH
from debut.games.streetsoccer.tables import FIELD_OF, FIELD_ROW, GROUND, WORD
from debut.kernel.geometry import make_neighbours
from debut.kernel.rule import rule

beside = make_neighbours(GROUND).beside


@rule
def low_bit(square: int) -> int:
    return 1 << square if 0 <= square < WORD else 0


@rule
def high_bit(square: int) -> int:
    return 1 << (square - WORD) if square >= WORD else 0


@rule
def beside_low(low: int, high: int) -> int:
    """The squares straight beside a set: those in the first word."""
    return beside(0, low, high, 0)  # type: ignore[no-any-return]


@rule
def beside_high(low: int, high: int) -> int:
    """The squares straight beside a set: those in the second word."""
    return beside(low, high, 0, 1)  # type: ignore[no-any-return]


@rule
def team_low(s: Any, side: int) -> int:
    """Where a side's footballers stand."""
    low = 0
    for i in range(TEAM):
        low |= low_bit(s.pawn[side * TEAM + i])
    return low


@rule
def team_high(s: Any, side: int) -> int:
    high = 0
    for i in range(TEAM):
        high |= high_bit(s.pawn[side * TEAM + i])
    return high


@rule
def on_field_of(low: int, high: int) -> int:
    """The squares of the field in a set, in the word that the ball's squares are counted in."""
    first = low >> (WIDTH + 1) & FIELD_ROW | (low >> (2 * WIDTH + 1) & FIELD_ROW) << FIELD_WIDTH
    first |= (low >> (3 * WIDTH + 1) & FIELD_ROW) << (2 * FIELD_WIDTH)
    second = high >> 1 & FIELD_ROW | (high >> (WIDTH + 1) & FIELD_ROW) << FIELD_WIDTH
    second |= (high >> (2 * WIDTH + 1) & FIELD_ROW) << (2 * FIELD_WIDTH)
    return first | second << (3 * FIELD_WIDTH)


@rule
def field_bit(square: int) -> int:
    field = FIELD_OF[square] if square >= 0 else -1
    return 1 << field if field >= 0 else 0
