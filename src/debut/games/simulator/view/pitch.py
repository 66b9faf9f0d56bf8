"""The pitch as it is drawn, in centimetres, made from the data of ``board.py``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import sqrt

from debut.games.simulator.board import (
    ALL_CELLS,
    ANGLE_WEIGHTS,
    CELL,
    CENTRE,
    FACES,
    FROM_BALL,
    GOAL_HALF_WIDTH,
    HALF_LENGTH,
    HALF_WIDTH,
    NAMES,
    PENALTY_CELL,
    ROD_SPOTS,
    STRENGTH_WEIGHTS,
    at_end,
    cell,
    centre,
)
from debut.games.simulator.position.keys import SIDES
from debut.games.simulator.tables import (
    GOAL_AREA_CELLS,
    in_area,
    in_crossing,
    in_shooting,
    zone_of,
)
from debut.kernel.views import Board, Cell, DieFace, DieKind, Line, Mark, Place

Point = tuple[float, float]

DEPTH, EDGE_X, EDGE_Y = 400, 500, 100  # of the nets; beyond goal lines and touch lines
ORIGIN = HALF_LENGTH + EDGE_X, HALF_WIDTH + EDGE_Y
UNIT = 100
PAINTED = 60
POINT = CELL / sqrt(3)  # from the middle of a cell to its corners
COLUMN = POINT * 1.5  # from one column to the next
ENDS = (0, 1)

TOSS, ATTACK, DEFENCE, DIE, ANGLE, POWER, ROD = (
    "toss", "attack", "defence", "die", "angle", "power", "rod",
)  # fmt: skip
DIE_FACES = tuple(map(str, range(1, FACES + 1)))
ANGLE_FACES = ("left2", "left", "straight", "right", "right2")
POWER_FACES = ("short", "exact", "long")
ROD_FACES = tuple(f"rod{spot + 1}" for spot in range(len(ROD_SPOTS)))
# Colour, faces, and how many sides show each.
_DICE: dict[str, tuple[str, tuple[str, ...], tuple[int, ...]]] = {
    TOSS: ("gold", SIDES, (1, 1)),
    ATTACK: ("red", DIE_FACES, (1,) * FACES),
    DEFENCE: ("blue", DIE_FACES, (1,) * FACES),
    DIE: ("white", DIE_FACES, (1,) * FACES),
    ANGLE: ("ivory", ANGLE_FACES, ANGLE_WEIGHTS),
    POWER: ("sky", POWER_FACES, STRENGTH_WEIGHTS),
    ROD: ("violet", ROD_FACES, (1,) * len(ROD_SPOTS)),
}


def goal_cell(end: int) -> str:
    """The net behind the goal line that a side defends."""
    return f"goal-{'ab'[end]}"


def place(x: int, y: int) -> Place:
    """A place of the record on the board."""
    return x + ORIGIN[0], y + ORIGIN[1]


def board() -> Board:
    cells = [Cell(NAMES[c], _points(_outline(c)), _zone(c)) for c in ALL_CELLS]
    cells += [Cell(goal_cell(end), _points(_net(end)), "goal") for end in ENDS]
    lines = (
        Line("field", _points(_box(-HALF_LENGTH, -HALF_WIDTH, HALF_LENGTH, HALF_WIDTH))),
        Line("halfway", _points([(0, -HALF_WIDTH), (0, HALF_WIDTH)])),
        *(Line("area", _points(_border(c for c in ALL_CELLS if in_area(c, end)))) for end in ENDS),
        *(Line("goal", _points(_net(end)), end) for end in ENDS),
    )
    dice = tuple(
        DieKind(die, colour, tuple(DieFace(face, n) for face, n in zip(faces, sides, strict=True)))
        for die, (colour, faces, sides) in _DICE.items()
    )
    middle, *spots = (_points([centre(c)]) for c in (cell(CENTRE), *_penalty_cells()))
    marks = (
        Mark("circle", middle, FROM_BALL / UNIT),
        *(Mark("spot", spot, PAINTED / UNIT) for spot in (middle, *spots)),
    )
    wide, high = 2 * ORIGIN[0] / UNIT, 2 * ORIGIN[1] / UNIT
    return Board("simulator", wide, high, tuple(cells), lines, dice, marks)


def _penalty_cells() -> list[int]:
    return [at_end(cell(PENALTY_CELL), side) for side in ENDS]


def _zone(number: int) -> str:
    if number == cell(CENTRE):
        return "centre"
    if number in _penalty_cells():
        return "penalty"
    if any(number in GOAL_AREA_CELLS[side] for side in ENDS):
        return "goal-area"
    for zone, holds in (("area", in_area), ("shooting", in_shooting), ("crossing", in_crossing)):
        if any(holds(number, side) for side in ENDS):
            return zone
    return "midfield" if zone_of(number, 0) == 1 else "field"


def _points(places: Iterable[Point]) -> tuple[Point, ...]:
    return tuple(
        (round((x + ORIGIN[0]) / UNIT, 2), round((y + ORIGIN[1]) / UNIT, 2)) for x, y in places
    )


def _box(left: float, top: float, right: float, low: float) -> list[Point]:
    return [(left, top), (right, top), (right, low), (left, low)]


def _net(end: int) -> list[Point]:
    line = HALF_LENGTH if end else -HALF_LENGTH
    far = line + (DEPTH if end else -DEPTH)
    return _box(min(line, far), -GOAL_HALF_WIDTH, max(line, far), GOAL_HALF_WIDTH)


def _outline(number: int) -> list[Point]:
    """S-1.2, S-1.2.3: the ground that is nearer to this centre than to any other: a hexagon, half
    of one at the goal lines, and straight on to the touch lines."""
    x, across = centre(number)
    y = round(across / COLUMN) * COLUMN  # to the corner exactly: neighbours share them
    half, high = CELL / 2, POINT / 2
    shape: list[Point] = [
        (x - half, y - high), (x, y - POINT), (x + half, y - high),
        (x + half, y + high), (x, y + POINT), (x - half, y + high),
    ]  # fmt: skip
    if abs(x) == HALF_LENGTH:
        return [corner for corner in shape if abs(corner[0]) <= HALF_LENGTH]
    if y - POINT < -HALF_WIDTH:
        return [(x - half, -HALF_WIDTH), (x + half, -HALF_WIDTH), *shape[3:]]
    if y + POINT > HALF_WIDTH:
        return [*shape[:3], (x + half, HALF_WIDTH), (x - half, HALF_WIDTH)]
    return shape


def _border(cells: Iterable[int]) -> list[Point]:
    """The line around cells that lie together."""
    edges = dict(_edges(cells))
    start = next(iter(edges))
    way = [start]
    while (following := edges[way[-1]]) != start:
        way.append(following)
    return way


def _edges(cells: Iterable[int]) -> Iterator[tuple[Point, Point]]:
    """Those that belong to one cell only, each from its first corner to its second."""
    found: set[tuple[Point, Point]] = set()
    for number in cells:
        corners = [(round(x, 1), round(y, 1)) for x, y in _outline(number)]
        found |= set(pairwise([*corners, corners[0]]))
    return (edge for edge in found if edge[::-1] not in found)
