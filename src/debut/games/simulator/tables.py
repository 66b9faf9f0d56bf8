"""What the rules look up, made once from the data of ``board.py``; by side where ends matter."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from debut.games.simulator.board import (
    ALL_CELLS,
    AREA_COLUMNS,
    AREA_FROM,
    CELL,
    CELLS,
    CENTRE,
    COLUMNS,
    CROSSING_COLUMNS,
    CROSSING_FROM,
    FORMATIONS,
    GOAL_AREA,
    GOAL_CELL,
    GRID_HEIGHT,
    GRID_WIDTH,
    HALF_LENGTH,
    KEEPER_AT,
    MIDFIELD,
    PENALTY_CELL,
    SHOOTING_COLUMNS,
    SHOOTING_FROM,
    SPOT_REACH,
    at_end,
    cell,
    centre,
    is_cell,
)
from debut.games.simulator.names import TURN_OF_PHASE
from debut.kernel.geometry import Grid
from debut.kernel.rule import table

GROUND = Grid(GRID_WIDTH, GRID_HEIGHT, "six")
WORDS, BITS = GROUND.words, GROUND.bits
WAYS = 6
# The ways of the grid as unit vectors: an edge of a cell lies across each.
_SLANT = 0.8660254037844386
WAY_VECTORS = (
    (-0.5, -_SLANT), (0.5, -_SLANT), (-1.0, 0.0), (1.0, 0.0), (-0.5, _SLANT), (0.5, _SLANT),
)  # fmt: skip
HALF_EDGE = CELL / (4 * _SLANT)

_sides = (0, 1)
_all = range(CELLS)


def x_for(number: int, side: int) -> int:
    """How far a cell lies towards the goal that a side attacks."""
    return centre(number)[0] * (1 - 2 * side)


def zone_of(number: int, side: int) -> int:
    """0 defence, 1 midfield, 2 attack, as a side sees it."""
    x = x_for(number, side)
    return 0 if x < MIDFIELD[0] else 2 if x > MIDFIELD[1] else 1


def _in_columns(number: int, columns: str) -> bool:
    return COLUMNS[number // GRID_WIDTH] in columns


def in_area(number: int, side: int) -> bool:
    """The penalty area that a side attacks."""
    return _in_columns(number, AREA_COLUMNS) and x_for(number, side) >= AREA_FROM


def in_shooting(number: int, side: int) -> bool:
    return _in_columns(number, SHOOTING_COLUMNS) and x_for(number, side) >= SHOOTING_FROM


def in_crossing(number: int, side: int) -> bool:
    return _in_columns(number, CROSSING_COLUMNS) and x_for(number, side) >= CROSSING_FROM


def neighbours(number: int) -> list[int]:
    """By way; -1 where there is no cell."""
    found = [GROUND.step(number, way) for way in range(WAYS)]
    return [other if other >= 0 and is_cell(other) else -1 for other in found]


def _near_crossing(number: int, side: int) -> bool:
    return any(other >= 0 and in_crossing(other, side) for other in neighbours(number))


def _goal_area(side: int) -> list[int]:
    """The goal area that a side attacks."""
    return [at_end(cell(name), side) for name in GOAL_AREA]


def _by_side(holds: Callable[[int, int], bool]) -> list[list[int]]:
    return [[int(is_cell(c) and holds(c, side)) for c in _all] for side in _sides]


CENTRE_X = table([centre(c)[0] for c in _all])
CENTRE_Y = table([centre(c)[1] for c in _all])
IS_CELL = table([int(is_cell(c)) for c in _all])
IS_HALF_CELL = table([int(abs(centre(c)[0]) == HALF_LENGTH) for c in _all])
_apart = [[GROUND.distance(a, b) for b in _all] for a in _all]
DISTANCE = table(_apart, "i1")
NEXT = table([neighbours(c) if is_cell(c) else [-1] * WAYS for c in _all])
WAY_X = table([x for x, _ in WAY_VECTORS], "f8")
WAY_Y = table([y for _, y in WAY_VECTORS], "f8")
TOWARDS = table([1, -1])  # the goal that a side attacks, along x
# Ways that lead towards the goal a side attacks.
IS_FORWARD = table([[int(x * (1 - 2 * side) > 0) for x, _ in WAY_VECTORS] for side in _sides])

ZONE = table([[zone_of(c, side) for c in _all] for side in _sides])
AREA = table(_by_side(in_area))  # the one that a side attacks
SHOOTING = table(_by_side(in_shooting))
CROSSING = table(_by_side(in_crossing))
WIDE_CROSSING = table(_by_side(lambda c, side: in_crossing(c, side) or _near_crossing(c, side)))
GOAL_AREA_OF = table(_by_side(lambda c, side: c in _goal_area(side)))  # that a side attacks
GOAL_AREA_CELLS = table([_goal_area(1 - side) for side in _sides])  # that a side defends

SPOT_X = table([0, *(round(x * SPOT_REACH) for x, _ in WAY_VECTORS)])
SPOT_Y = table([0, *(round(y * SPOT_REACH) for _, y in WAY_VECTORS)])

CENTRE_CELL = cell(CENTRE)
PENALTY_AT = table([at_end(cell(PENALTY_CELL), side) for side in _sides])
GOAL_AT = table([at_end(cell(GOAL_CELL), side) for side in _sides])  # that a side attacks


def _set(cells: Iterable[int]) -> list[int]:
    return list(GROUND.mask(cells))


PITCH_SET = table(_set(ALL_CELLS), "i8")
BEHIND_SET = table([_set(c for c in ALL_CELLS if x_for(c, side) <= 0) for side in _sides], "i8")
AREA_SET = table([_set(c for c in ALL_CELLS if in_area(c, 1 - side)) for side in _sides], "i8")
# Cells at most so far from one, itself too.
MOST_REACH = 6
WITHIN = table(
    [[_set(b for b in ALL_CELLS if _apart[a][b] <= far) for far in range(MOST_REACH + 1)]
     for a in _all], "i8"
)  # fmt: skip

FORMATION_COUNT = len(FORMATIONS)
FORMATION_CELLS = table(
    [[[at_end(cell(name), side) for name in (KEEPER_AT, *names)] for names in FORMATIONS.values()]
     for side in _sides]
)  # fmt: skip
# Where both sides wait during a shoot-out.
_waiting = [f"{column}{row}" for column, row in zip("aabbccdeffghi", "4545454454544", strict=True)]
WAITING_CELLS = table([[at_end(cell(name), side) for name in _waiting] for side in _sides])
TURNS = table(TURN_OF_PHASE)
