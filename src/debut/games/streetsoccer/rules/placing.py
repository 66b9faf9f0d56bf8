"""Placing the footballers (chapter 2)."""

from __future__ import annotations

from typing import Any

from debut.games.streetsoccer.board import KEEPER, PLACE, TEAM
from debut.games.streetsoccer.fields import NOT_PLACED
from debut.games.streetsoccer.names import LITTLEGOLEM
from debut.games.streetsoccer.rules.squares import team_high, team_low
from debut.games.streetsoccer.tables import (
    CENTRAL_OF,
    DARK_OF,
    FORMATION_SQUARES,
    HALF_OF,
    KIND_WORDS,
    KINDS,
    LIGHT_OF,
    ONE_OF_KIND,
    PLACES_FIRST,
    WORD,
)
from debut.kernel.geometry import write_bits
from debut.kernel.rule import rule

OWN_HALF = 2  # of a side's four others: the central one, and one more


@rule
def is_taken(s: Any, square: int) -> bool:
    for i in range(2 * TEAM):
        if s.pawn[i] == square:
            return True
    return False


@rule
def placed(s: Any) -> int:
    """How many footballers stand, of both sides."""
    count = 0
    for i in range(2 * TEAM):
        if s.pawn[i] != NOT_PLACED:
            count += 1
    return count


@rule
def next_to_place(s: Any, side: int) -> int:
    """The number of the side's next footballer other than the keeper; TEAM: none is left."""
    for i in range(KEEPER + 1, TEAM):
        if s.pawn[side * TEAM + i] == NOT_PLACED:
            return i
    return TEAM


@rule
def owed_central(s: Any, side: int, more: int) -> int:
    """ST-2.4: 1 while nobody stands on the side's central squares.

    Here and below ``more`` is a square where one more footballer is thought of, or NOT_PLACED.
    """
    if more != NOT_PLACED and CENTRAL_OF[more] == side:
        return 0
    for i in range(TEAM):
        square = s.pawn[side * TEAM + i]
        if square != NOT_PLACED and CENTRAL_OF[square] == side:
            return 0
    return 1


@rule
def in_half(s: Any, side: int, half: int, more: int) -> int:
    """How many of the side's footballers, the keeper aside, stand in a half."""
    count = 1 if more != NOT_PLACED and HALF_OF[more] == half else 0
    for i in range(KEEPER + 1, TEAM):
        square = s.pawn[side * TEAM + i]
        if square != NOT_PLACED and HALF_OF[square] == half:
            count += 1
    return count


@rule
def owed_own_half(s: Any, side: int, more: int) -> int:
    """ST-2.4, 2.5: how many must still be placed in the side's own half."""
    return max(OWN_HALF - in_half(s, side, side, more), owed_central(s, side, more))


@rule
def owed_other_half(s: Any, side: int, more: int) -> int:
    """ST-2.5."""
    return 0 if in_half(s, side, 1 - side, more) else 1


@rule
def can_still_meet(s: Any, side: int, more: int) -> bool:
    """ST-2.7: enough footballers are left for all that is owed."""
    left = 0 if more == NOT_PLACED else -1
    for i in range(KEEPER + 1, TEAM):
        if s.pawn[side * TEAM + i] == NOT_PLACED:
            left += 1
    return bool(owed_own_half(s, side, more) + owed_other_half(s, side, more) <= left)


@rule
def light_is_taken(s: Any, side: int) -> bool:
    """ST-2.6."""
    for i in range(TEAM):
        square = s.pawn[side * TEAM + i]
        if square != NOT_PLACED and LIGHT_OF[square] == side:
            return True
    return False


@rule
def may_place(s: Any, side: int, square: int) -> bool:
    """Whether a footballer may be placed on a square of the field that is free."""
    if DARK_OF[square] >= 0:
        return bool(DARK_OF[square] == side and s.pawn[side * TEAM + KEEPER] == NOT_PLACED)
    central = CENTRAL_OF[square]
    if central == 1 - side or (central == side and s.setup == LITTLEGOLEM):
        return False
    if LIGHT_OF[square] == side and light_is_taken(s, side):
        return False
    return can_still_meet(s, side, square)


@rule
def legal_places(s: Any, side: int, out: Any) -> int:
    """ST-2.2: free squares of every kind that may be taken."""
    low, high = 0, 0
    for kind in range(KINDS):
        if may_place(s, side, ONE_OF_KIND[kind]):
            low |= KIND_WORDS[kind][0]
            high |= KIND_WORDS[kind][1]
    low &= ~(team_low(s, 0) | team_low(s, 1))
    high &= ~(team_high(s, 0) | team_high(s, 1))
    n = write_bits(out, 0, PLACE, low)
    return write_bits(out, n, PLACE + WORD, high)


@rule
def place(s: Any, side: int, square: int) -> None:
    number = KEEPER if DARK_OF[square] == side else next_to_place(s, side)
    s.pawn[side * TEAM + number] = square


@rule
def hands_over(s: Any) -> bool:
    """ST-2.2, 2.9: whether the other side places the next one."""
    now = placed(s)
    return bool(PLACES_FIRST[s.setup][now] != PLACES_FIRST[s.setup][now - 1])


@rule
def formation_fits(s: Any, side: int, number: int) -> bool:
    """ST-2.8."""
    for i in range(TEAM):
        if is_taken(s, FORMATION_SQUARES[side][number][i]):
            return False
    return True


@rule
def take_formation(s: Any, side: int, number: int) -> None:
    for i in range(TEAM):
        s.pawn[side * TEAM + i] = FORMATION_SQUARES[side][number][i]
