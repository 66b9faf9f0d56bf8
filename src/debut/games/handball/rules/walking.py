"""Walking (chapter 2): where a pawn's steps take it, and the duty to open the way to the ball."""

from __future__ import annotations

from typing import Any

from debut.games.handball.board import KEEPER, SQUARES, STAND, TEAM
from debut.games.handball.fields import NOWHERE
from debut.games.handball.rules.squares import (
    ENDS,
    FREE,
    SPREAD,
    TAKEN,
    copy,
    drop,
    end_of,
    exact_ends,
    flood,
    has,
    is_empty,
    join,
    pawn_on,
    put,
    put_pawns,
    put_team,
    remove,
    write,
)
from debut.games.handball.tables import AREA_OF, AREA_SET, DISTANCE, FIELD_SET, WORDS
from debut.kernel.rule import rule

ANYBODY = 1000  # more steps than lie between any two squares


@rule
def in_own_area(s: Any, side: int) -> bool:
    """Whether the side's keeper is in his goal area."""
    square = s.pawn[side * TEAM + KEEPER]
    return bool(square != NOWHERE and AREA_OF[s.court][square] == end_of(s, side))


@rule
def walk_ends(s: Any, side: int, index: int, work: Any) -> None:
    """Where the die takes a pawn: to ``ENDS``; ``TAKEN`` holds all pawns (H-2.2)."""
    court, end = s.court, end_of(s, side)
    start = s.pawn[side * TEAM + index]
    copy(work, FREE, FIELD_SET[court], 0)
    if index == KEEPER:
        if s.ball != start:
            join(work, FREE, AREA_SET[court][end], 0)
        elif AREA_OF[court][start] == end:
            copy(work, FREE, AREA_SET[court][end], 0)
    remove(work, FREE, work, TAKEN)
    put(work, FREE, start)
    # A field pawn's own square is free once it has left it; none starts in an area.
    exact_ends(work, start, s.die, FREE, FREE, ENDS)


@rule
def reaches(s: Any, court: int, side: int, work: Any) -> bool:
    """Whether a pawn of the side has a way to the loose ball, past its own (H-2.4.1)."""
    other = 1 - side
    end = end_of(s, side)
    for w in range(WORDS):
        work[SPREAD + w] = 0
        work[TAKEN + w] = 0
    put_team(s, other, work, TAKEN)
    put(work, SPREAD, s.ball)
    copy(work, FREE, FIELD_SET[court], 0)
    remove(work, FREE, work, TAKEN)
    flood(work, SPREAD, work, FREE)
    for index in range(TEAM):
        square = s.pawn[side * TEAM + index]
        if square != NOWHERE and has(work, SPREAD, square):
            return True
    # Only the keeper has a way through his own area.
    keeper = s.pawn[side * TEAM + KEEPER]
    join(work, FREE, AREA_SET[court][end], 0)
    remove(work, FREE, work, TAKEN)
    flood(work, SPREAD, work, FREE)
    return bool(keeper != NOWHERE and has(work, SPREAD, keeper))


@rule
def must_open(s: Any, work: Any) -> int:
    """H-2.4.2: how far from the ball the pawns are that must walk; ANYBODY: there is no duty."""
    side = s.side
    if s.ball == NOWHERE or pawn_on(s, s.ball) != NOWHERE or reaches(s, s.court, 1 - side, work):
        return ANYBODY
    nearest = ANYBODY
    for index in range(TEAM):
        nearest = min(nearest, DISTANCE[s.ball][s.pawn[side * TEAM + index]])
    return nearest


@rule
def may_walk(s: Any, index: int, duty: int) -> bool:
    square = s.pawn[s.side * TEAM + index]
    return bool(square != NOWHERE and (duty == ANYBODY or DISTANCE[s.ball][square] == duty))


@rule
def can_walk(s: Any, duty: int, work: Any) -> bool:
    """H-2.3, H-2.4.3: whether the die lets anybody walk who may."""
    put_pawns(s, work, TAKEN)
    for index in range(TEAM):
        if may_walk(s, index, duty):
            walk_ends(s, s.side, index, work)
            if not is_empty(work, ENDS):
                return True
    return False


@rule
def legal_walks(s: Any, out: Any, work: Any) -> int:
    """Each pawn's ends; walks that end where they began are one action for all (H-2.2.3.1)."""
    n, stand = 0, False
    duty = must_open(s, work)
    put_pawns(s, work, TAKEN)
    for index in range(TEAM):
        if may_walk(s, index, duty):
            walk_ends(s, s.side, index, work)
            start = s.pawn[s.side * TEAM + index]
            if has(work, ENDS, start):
                stand = True
                drop(work, ENDS, start)
            n = write(out, n, index * SQUARES, work, ENDS)
    if stand:
        out[n] = STAND
        n += 1
    return n
