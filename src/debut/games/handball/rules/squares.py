"""Sets of squares in the work space: where each lies, whose pawns stand where, exact ways."""

from __future__ import annotations

from typing import Any

from debut.games.handball.board import TEAM
from debut.games.handball.fields import NOWHERE
from debut.games.handball.tables import BITS, GROUND, WAYS, WORDS
from debut.kernel.geometry import make_neighbours, make_sets
from debut.kernel.rule import rule

sets = make_sets(WORDS, BITS)
neighbours = make_neighbours(GROUND)
put, drop, has, copy, join = sets.put, sets.drop, sets.has, sets.copy, sets.join
keep, remove, meets, is_empty, take, write = (
    sets.keep, sets.remove, sets.meets, sets.is_empty, sets.take, sets.write,
)  # fmt: skip
flood, steps_to, onward = neighbours.flood, neighbours.steps_to, neighbours.onward

# Where sets lie in the work space.
TAKEN, FREE, LAST, ENDS, AVOID, ROOM, SPREAD, GOAL = (WORDS * n for n in range(8))
BEFORE = WORDS * 8  # a set for each way, as ``onward`` wants them
AFTER = BEFORE + WAYS * WORDS
WORK = AFTER + WAYS * WORDS


@rule
def end_of(s: Any, side: int) -> int:
    """The end that a side defends (H-1.2.1): they change at half-time."""
    return int(side ^ s.end)


@rule
def pawn_on(s: Any, square: int) -> int:
    """Who stands there, NOWHERE if nobody."""
    for pawn in range(2 * TEAM):
        if s.pawn[pawn] == square:
            return pawn
    return NOWHERE


@rule
def holds(s: Any, side: int) -> bool:
    """Whether one of the side's pawns has the ball."""
    if s.ball == NOWHERE:
        return False
    for index in range(TEAM):
        if s.pawn[side * TEAM + index] == s.ball:
            return True
    return False


@rule
def put_team(s: Any, side: int, work: Any, at: int) -> None:
    for index in range(TEAM):
        square = s.pawn[side * TEAM + index]
        if square != NOWHERE:
            put(work, at, square)


@rule
def put_pawns(s: Any, work: Any, at: int) -> None:
    """The squares that are taken."""
    for w in range(WORDS):
        work[at + w] = 0
    put_team(s, 0, work, at)
    put_team(s, 1, work, at)


@rule
def exact_ends(work: Any, start: int, steps: int, free: int, last: int, ends: int) -> None:
    """Where exactly so many steps can end, none of them straight back (H-2.2.3, H-3.2.4): over the
    squares of ``free``, the last one onto those of ``last``."""
    for i in range(WAYS * WORDS):
        work[BEFORE + i] = 0
    # As if it had come by two opposite ways: then no way on is straight back.
    put(work, BEFORE, start)
    put(work, BEFORE + (WAYS - 1) * WORDS, start)
    before, after = BEFORE, AFTER
    for step in range(steps):
        onward(work, after, work, before, work, last if step == steps - 1 else free)
        before, after = after, before
    for w in range(WORDS):
        found = 0
        for way in range(WAYS):
            found |= work[before + way * WORDS + w]
        work[ends + w] = found
