"""The pitch as it is drawn, made from the data of ``board.py``: a chequered one."""

from __future__ import annotations

from debut.games.but.board import (
    AREA_COLUMNS,
    AREA_ROWS,
    CIRCLE,
    DICE,
    GOAL_ROWS,
    HEIGHT,
    MIDDLE,
    NAMES,
    SQUARES,
    WAYS,
    WIDTH,
)
from debut.games.but.notation import DIE_FACES, LOT_FACES
from debut.games.but.tables import ACROSS, ALONG, CENTRE_SQUARE, SPOT_AT, in_area, in_circle
from debut.kernel.views import Board, Cell, DieFace, DieKind, Line, Mark, Place

Point = tuple[float, float]

LOT = "lot"
ALL_DICE = (*DICE, LOT)
SIDE_LETTERS = "ab"
CHEQUER = ("", "-chequer")  # every other square, as on a chessboard

DEPTH = 0.8  # of the nets
RIM = 0.1  # beyond the side lines
PAINTED = 0.12  # of a square: the spots and the centre
BEYOND = 0.6  # from the middle of the last square: just over the line
BESIDE = BEYOND - 0.5
HUNDRED = 100


def goal_cell(end: int, row: int) -> str:
    """The square of a goal beside a row of the board: there the ball goes in."""
    return f"goal-{row + 1}-{SIDE_LETTERS[end]}"


def board() -> Board:
    cells = [Cell(NAMES[square], _shape(square), _zone(square)) for square in range(SQUARES)]
    rows = [row - 1 for row in GOAL_ROWS]
    for end in (0, 1):
        left = WIDTH + DEPTH if end else 0.0
        for row in rows:
            net = _box(left, row + RIM, left + DEPTH, row + 1 + RIM)
            cells.append(Cell(goal_cell(end, row), net, "goal"))
    x, y = DEPTH + MIDDLE, HEIGHT + RIM
    lines = (
        Line("field", _box(DEPTH, RIM, WIDTH + DEPTH, y)),
        Line("halfway", _box(x - 1, RIM, x, y)),
        *(Line("area", _area(end)) for end in (0, 1)),
        *(Line("goal", _net(end), end) for end in (0, 1)),
    )
    colours = (*DICE, "gold")
    faces = (DIE_FACES, DIE_FACES, LOT_FACES)
    dice = tuple(
        DieKind(die, colour, tuple(DieFace(face, 1) for face in shown))
        for die, colour, shown in zip(ALL_DICE, colours, faces, strict=True)
    )
    spots = (middle_of(square) for square in (CENTRE_SQUARE, *map(int, SPOT_AT)))
    marks = (
        Mark("circle", (middle_of(CENTRE_SQUARE),), CIRCLE + 0.5),
        *(Mark("spot", (spot,), PAINTED) for spot in spots),
    )
    return Board("but", WIDTH + 2 * DEPTH, HEIGHT + 2 * RIM, tuple(cells), lines, dice, marks)


def _zone(square: int) -> str:
    if square == CENTRE_SQUARE:
        return "centre"
    if square in SPOT_AT:
        return "penalty"
    ground = "circle" if in_circle(square) else "field"
    if any(in_area(square, end) for end in (0, 1)):
        ground = "area"
    return ground + CHEQUER[(square % WIDTH + square // WIDTH) % 2]


def _box(left: float, top: float, right: float, low: float) -> tuple[Point, ...]:
    return (left, top), (right, top), (right, low), (left, low)


def _shape(square: int) -> tuple[Point, ...]:
    x, y = square % WIDTH + DEPTH, square // WIDTH + RIM
    return _box(x, y, x + 1, y + 1)


def middle_of(square: int) -> Point:
    return square % WIDTH + 0.5 + DEPTH, square // WIDTH + 0.5 + RIM


def _net(end: int) -> tuple[Point, ...]:
    left = WIDTH + DEPTH if end else 0.0
    return _box(left, GOAL_ROWS[0] - 1 + RIM, left + DEPTH, GOAL_ROWS[-1] + RIM)


def _area(end: int) -> tuple[Point, ...]:
    left = WIDTH - AREA_COLUMNS[-1] if end else 0
    top, low = AREA_ROWS[0] - 1 + RIM, AREA_ROWS[-1] + RIM
    return _box(left + DEPTH, top, left + AREA_COLUMNS[-1] + DEPTH, low)


def wide_of_goal(end: int) -> Place:
    """Over the goal line, just beside the goal."""
    x = WIDTH + DEPTH + BESIDE if end else DEPTH - BESIDE
    return round(HUNDRED * x), round(HUNDRED * (GOAL_ROWS[0] - 1.5 + RIM))


def _exit(square: int, way: int) -> Place:
    x, y = middle_of(square)
    return (
        round(HUNDRED * (x + BEYOND * ACROSS[way])),
        round(HUNDRED * (y + BEYOND * ALONG[way])),
    )


# Where a ball leaves the board that flies on from a square in each way.
EXITS = tuple(tuple(_exit(square, way) for way in range(WAYS)) for square in range(SQUARES))
