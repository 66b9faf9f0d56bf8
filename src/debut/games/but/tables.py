"""What the rules look up, made once from the data of ``board.py``; by side where ends matter."""

from __future__ import annotations

from collections.abc import Iterable

from debut.games.but.board import (
    AREA_COLUMNS,
    AREA_ROWS,
    CENTRE,
    CIRCLE,
    FORMATIONS,
    FORWARD,
    GOAL_ROWS,
    HEIGHT,
    MIDDLE,
    MIDDLE_OF_LINE,
    SPOT,
    SQUARES,
    WAY_NAMES,
    WAYS,
    WIDTH,
    at_end,
    square,
)
from debut.kernel.geometry import Grid
from debut.kernel.rule import table

GROUND = Grid(WIDTH, HEIGHT, "eight")
WORDS, BITS = GROUND.words, GROUND.bits

_ends = (0, 1)
_all = range(SQUARES)


def half_of(number: int) -> int:
    """The side whose half a square lies in, -1: the middle column."""
    column = number % WIDTH + 1
    return -1 if column == MIDDLE else int(column > MIDDLE)


def in_area(number: int, end: int) -> bool:
    own = at_end(number, end)
    return own % WIDTH + 1 in AREA_COLUMNS and own // WIDTH + 1 in AREA_ROWS


CENTRE_SQUARE = square(CENTRE)


def in_circle(number: int) -> bool:
    return GROUND.distance(number, CENTRE_SQUARE) <= CIRCLE


def _set(squares: Iterable[int]) -> list[int]:
    return list(GROUND.mask(squares))


BOARD_SET = table(_set(_all), "i8")
AREA_SET = table([_set(sq for sq in _all if in_area(sq, end)) for end in _ends], "i8")
# All but a side's area.
OFF_AREA_SET = table([_set(sq for sq in _all if not in_area(sq, end)) for end in _ends], "i8")
HALF_SET = table([_set(sq for sq in _all if half_of(sq) == end) for end in _ends], "i8")
# Where a side is placed: its half, and, unless it kicks off, not in the circle.
OUTSIDE_SET = table(
    [_set(sq for sq in _all if half_of(sq) == end and not in_circle(sq)) for end in _ends], "i8"
)
BESIDE = table([_set(GROUND.neighbours(sq)) for sq in _all], "i8")

# By square: the side whose half, or whose area it lies in; -1: nobody's.
HALF_OF = table([half_of(sq) for sq in _all])
AREA_OF = table([next((end for end in _ends if in_area(sq, end)), -1) for sq in _all])
IN_CIRCLE = table([int(in_circle(sq)) for sq in _all])
# The neighbour in each way, -1 beyond the board.
NEXT = table([[GROUND.step(sq, way) for way in range(WAYS)] for sq in _all])
ACROSS = table([across for across, _ in GROUND.steps])
ALONG = table([along for _, along in GROUND.steps])
IN_GOAL = table([int(row + 1 in GOAL_ROWS) for row in range(HEIGHT)])

# Ways that lead forward, by side.
_forward = [WAY_NAMES.index(name) for name in FORWARD]
IS_FORWARD = table(
    [[int((way if end == 0 else WAYS - 1 - way) in _forward) for way in range(WAYS)]
     for end in _ends]
)  # fmt: skip
TOWARD_OWN_GOAL = table([-1, 1])  # a step along the row
GOAL_LINE = table([0, WIDTH - 1])  # the column of each side's goal line
SPOT_AT = table([at_end(square(SPOT), end) for end in _ends])
MIDDLE_OF_LINE_AT = table([at_end(square(MIDDLE_OF_LINE), end) for end in _ends])

FORMATION_COUNT = len(FORMATIONS)
FORMATION_SQUARES = table(
    [[[at_end(square(name), end) for name in names] for names in FORMATIONS.values()]
     for end in _ends]
)  # fmt: skip
