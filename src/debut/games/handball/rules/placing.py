"""Repositioning before a restart (chapter 4): who may be put where, in which step."""

from __future__ import annotations

from typing import Any

from debut.games.handball.board import (
    FORMATION,
    KEEPER,
    MOST_BESIDE_BALL,
    MOST_REPOSITIONED,
    NEXT,
    SQUARES,
    STAY,
    TEAM,
)
from debut.games.handball.fields import NOWHERE
from debut.games.handball.names import AFTER_GOAL, ENGAGE, FREE, KEEPERS, SEVEN
from debut.games.handball.rules.squares import (
    ENDS,
    ROOM,
    TAKEN,
    copy,
    end_of,
    has,
    is_empty,
    join,
    keep,
    put_pawns,
    remove,
    take,
    write,
)
from debut.games.handball.tables import (
    AREA_SET,
    BESIDE,
    DISTANCE,
    FIELD_SET,
    FORMATION_COUNT,
    FORMATION_SQUARES,
    HALF_OF,
    HALF_SET,
    OWN_HALF_ONLY,
    ZONE_SET,
)
from debut.kernel.rule import rule


@rule
def steps_of(s: Any) -> int:
    """H-4.7.1: how many steps repositioning has."""
    return 2 if s.restart in (AFTER_GOAL, ENGAGE) else 4


@rule
def side_of_step(s: Any, step: int) -> int:
    """H-4.7.1, H-4.6.2: who places in a step."""
    first = s.taking if steps_of(s) == 2 else 1 - s.taking
    return int(first if step % 2 == 0 else 1 - first)


@rule
def own_half_only(s: Any, side: int) -> bool:
    """H-4.1.1, H-4.6.1: whether a side may have nobody in the other half."""
    return bool(s.restart == ENGAGE or (s.restart == AFTER_GOAL and side == s.taking))


@rule
def half_open(s: Any, side: int, square: int) -> bool:
    """Whether a square lies where this step lets a side place."""
    own = HALF_OF[s.court][square] == end_of(s, side)
    if steps_of(s) == 2:
        return own or not own_half_only(s, side)
    return bool(own == (s.step < 2))


@rule
def limits(s: Any, side: int, index: int, work: Any, at: int) -> None:
    """The squares that a pawn may have during the restart, whoever stands there (H-4.7.3)."""
    court, end = s.court, end_of(s, side)
    copy(work, at, FIELD_SET[court], 0)
    kept = s.restart == SEVEN and side != s.taking and index == KEEPER
    if index == KEEPER:
        if s.restart in (AFTER_GOAL, ENGAGE):
            copy(work, at, AREA_SET[court][end], 0)
        else:
            join(work, at, AREA_SET[court][end], 0)
    if s.restart == SEVEN and not kept:
        remove(work, at, ZONE_SET[court][1 - end_of(s, s.taking)], 0)
    if s.restart == FREE and side == s.taking:
        remove(work, at, ZONE_SET[court][1 - end], 0)
    if own_half_only(s, side):
        keep(work, at, HALF_SET[court][end], 0)


@rule
def beside_ball(s: Any, side: int, but: int) -> int:
    """How many of a side's pawns stand beside the ball, one of them not counted."""
    count = 0
    for index in range(TEAM):
        square = s.pawn[side * TEAM + index]
        if index != but and square != NOWHERE and DISTANCE[s.ball][square] == 1:
            count += 1
    return count


@rule
def guarded(s: Any, side: int) -> bool:
    """H-4.5.2.4, H-4.6.2: whether only one of the side may stand beside the ball."""
    return bool(side != s.taking and s.restart in (FREE, AFTER_GOAL))


@rule
def is_placed(s: Any, side: int, index: int) -> bool:
    return bool(s.placed >> (side * TEAM + index) & 1)


@rule
def may_be_put(s: Any, side: int, index: int) -> bool:
    """H-4.3.1: at a keeper's restart two field pawns; else whoever has not been placed."""
    if is_placed(s, side, index):
        return False
    if s.restart == KEEPERS:
        return bool(index != KEEPER and s.moved[side] < MOST_REPOSITIONED)
    return True


@rule
def anybody_left(s: Any, side: int) -> bool:
    for index in range(TEAM):
        if may_be_put(s, side, index):
            return True
    return False


@rule
def must_move(s: Any, side: int, index: int, work: Any) -> bool:
    """H-4.7.4: a pawn off the court, or on a square that it may not have."""
    if is_placed(s, side, index) or s.restart == KEEPERS:
        return False
    square = s.pawn[side * TEAM + index]
    if square == NOWHERE:
        return True
    limits(s, side, index, work, ROOM)
    return not has(work, ROOM, square)


@rule
def owes(s: Any, side: int, work: Any) -> bool:
    """H-4.7.4: whether somebody of the side must still be moved."""
    for index in range(TEAM):
        if must_move(s, side, index, work):
            return True
    return guarded(s, side) and beside_ball(s, side, NOWHERE) > MOST_BESIDE_BALL


@rule
def leaves(s: Any, side: int, index: int, work: Any) -> bool:
    """Whether a pawn cannot stay where it is, though perhaps another one could leave instead."""
    if must_move(s, side, index, work):
        return True
    crowded = guarded(s, side) and beside_ball(s, side, NOWHERE) > MOST_BESIDE_BALL
    return bool(crowded and DISTANCE[s.ball][s.pawn[side * TEAM + index]] == 1)


@rule
def open_squares(s: Any, side: int, index: int, work: Any) -> None:
    """Where a pawn may be put in this step: to ``ENDS``; ``TAKEN`` holds all pawns."""
    court, end = s.court, end_of(s, side)
    limits(s, side, index, work, ENDS)
    remove(work, ENDS, work, TAKEN)
    if guarded(s, side) and beside_ball(s, side, index) >= MOST_BESIDE_BALL:
        remove(work, ENDS, BESIDE[court][s.ball], 0)
    if steps_of(s) == 4:
        keep(work, ENDS, HALF_SET[court][end if s.step < 2 else 1 - end], 0)


@rule
def formation_open(s: Any, side: int, number: int) -> bool:
    if s.restart == KEEPERS:
        return False
    return bool(OWN_HALF_ONLY[s.court][number] or not own_half_only(s, side))


@rule
def legal_places(s: Any, out: Any, work: Any) -> int:
    n, side = 0, s.side
    put_pawns(s, work, TAKEN)
    for index in range(TEAM):
        if may_be_put(s, side, index):
            open_squares(s, side, index, work)
            n = write(out, n, index * SQUARES, work, ENDS)
    for number in range(FORMATION_COUNT):
        if formation_open(s, side, number):
            out[n] = FORMATION + number
            n += 1
    if steps_of(s) == 4 and s.step < 2:
        out[n] = NEXT
        n += 1
    if not owes(s, side, work):
        out[n] = STAY
        n += 1
    return n


@rule
def place(s: Any, side: int, index: int, square: int) -> None:
    s.pawn[side * TEAM + index] = square
    s.placed |= 1 << (side * TEAM + index)


@rule
def nearest_open(s: Any, side: int, index: int, wanted: int, work: Any) -> int:
    """H-4.7.6: the wanted square, or the nearest to it that may be taken."""
    put_pawns(s, work, TAKEN)
    open_squares(s, side, index, work)
    if has(work, ENDS, wanted):
        return wanted
    best, least = wanted, SQUARES
    while not is_empty(work, ENDS):
        square = take(work, ENDS)
        if DISTANCE[wanted][square] < least:
            best, least = square, int(DISTANCE[wanted][square])
    return best


@rule
def take_formation(s: Any, side: int, number: int, work: Any) -> None:
    """H-4.7.6: whoever has not been placed goes to his square of it, if this step's half has it;
    in the last step also whoever must."""
    end = end_of(s, side)
    lifted = 0
    for index in range(TEAM):
        wanted = FORMATION_SQUARES[s.court][end][number][index]
        if not is_placed(s, side, index) and (
            half_open(s, side, wanted) or (s.step >= 2 and leaves(s, side, index, work))
        ):
            lifted |= 1 << index
    for index in range(TEAM):
        if lifted >> index & 1:
            s.pawn[side * TEAM + index] = NOWHERE
    for index in range(TEAM):
        if lifted >> index & 1:
            wanted = FORMATION_SQUARES[s.court][end][number][index]
            place(s, side, index, nearest_open(s, side, index, wanted, work))
