"""Sets of squares in the work space, who stands where, and what is nearest."""

from __future__ import annotations

from typing import Any

from debut.games.but.board import KEEPER, SQUARES, TEAM, WIDTH
from debut.games.but.fields import NOWHERE
from debut.games.but.names import FORMATION_PHASE, KEEPER_PHASE, PLACE, PUT, TURN_OF_PHASE
from debut.games.but.tables import BITS, GOAL_LINE, GROUND, HALF_OF, WORDS
from debut.kernel.geometry import make_neighbours, make_sets
from debut.kernel.rule import rule, table

sets = make_sets(WORDS, BITS)
neighbours = make_neighbours(GROUND)
put, drop, has, copy, keep = sets.put, sets.drop, sets.has, sets.copy, sets.keep
remove, clear, take, write = sets.remove, sets.clear, sets.take, sets.write
within = neighbours.within

TURN = table(TURN_OF_PHASE)

# Where sets lie in the work space: one after the other, then one for each figure.
TAKEN, FREE, REACH, HOME = (WORDS * n for n in range(4))
LATER = WORDS * 4
WORK = LATER + TEAM * WORDS


@rule
def decider(s: Any) -> int:
    """Who decides or throws now, as the kernel tells it."""
    phase = s.phase
    if TURN[phase] < 0:
        return int(TURN[phase])
    if phase == KEEPER_PHASE:
        return int(HALF_OF[s.ball])  # B-3.1: the keeper in whose half the ball lies
    return int(1 - s.side if phase == PUT else s.side)


@rule
def kicking(s: Any) -> int:
    """Who kicks off this half (B-1.2.1)."""
    return int(s.first ^ s.half)


@rule
def is_placing(s: Any) -> bool:
    return bool(s.phase in (FORMATION_PHASE, PLACE))


@rule
def figure_on(s: Any, square: int) -> int:
    """Who stands there, NOWHERE if nobody."""
    for figure in range(2 * TEAM):
        if s.figure[figure] == square:
            return figure
    return NOWHERE


@rule
def holder(s: Any) -> int:
    """Who has the ball, NOWHERE if nobody."""
    return NOWHERE if s.ball == NOWHERE else figure_on(s, s.ball)


@rule
def distance(a: int, b: int) -> int:
    """King steps of an empty board."""
    return int(max(abs(a % WIDTH - b % WIDTH), abs(a // WIDTH - b // WIDTH)))


@rule
def put_figures(s: Any, work: Any, at: int) -> None:
    """The squares that are taken."""
    clear(work, at)
    for figure in range(2 * TEAM):
        if s.figure[figure] != NOWHERE:
            put(work, at, s.figure[figure])


@rule
def nearest_field_figure(s: Any, side: int, square: int) -> int:
    """Ties go to the lowest number."""
    nearest, found = SQUARES, NOWHERE
    for index in range(KEEPER + 1, TEAM):
        figure = side * TEAM + index
        steps = distance(s.figure[figure], square)
        if steps < nearest:
            nearest, found = steps, figure
    return found


@rule
def nearest_of(work: Any, at: int, square: int, side: int) -> int:
    """Of a set the square nearest to another: king steps, then the straight line, then the side's
    goal line, then the lowest row."""
    best, found = NOWHERE, NOWHERE
    for candidate in range(SQUARES):
        if not has(work, at, candidate):
            continue
        across = abs(candidate % WIDTH - square % WIDTH)
        along = abs(candidate // WIDTH - square // WIDTH)
        line = abs(candidate % WIDTH - GOAL_LINE[side])
        key = (max(across, along) * SQUARES * 2 + across * across + along * along) * WIDTH + line
        if best == NOWHERE or key < best:
            best, found = key, candidate
    return found


@rule
def nearest_free(s: Any, square: int, side: int, board: Any, work: Any) -> int:
    """The square itself, or the nearest free one of a set (B-6.6)."""
    put_figures(s, work, TAKEN)
    copy(work, HOME, board, 0)
    remove(work, HOME, work, TAKEN)
    return nearest_of(work, HOME, square, side)
