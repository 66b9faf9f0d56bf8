"""The court as it is drawn, made from the data of ``board.py``."""

from __future__ import annotations

from collections.abc import Iterable

from debut.games.handball.board import (
    AREA,
    FREE_THROW_ZONE,
    HEIGHT,
    LENGTHS,
    MOUTH,
    NAMES,
    SEVEN_METRES,
    WIDTH,
    at_end,
)
from debut.games.handball.names import FULL, SHORT
from debut.games.handball.notation import DIE_FACES, LOT_FACES
from debut.games.handball.tables import central, court_squares
from debut.kernel.views import Board, Cell, DieFace, DieKind, Line, Mark

Point = tuple[float, float]
Edge = tuple[Point, Point]

GOAL_CELLS = ("goal-a", "goal-b")
CENTRE_CELL = "centre"
DICE = ("die", "lot")
# The name that scenes give each court.
BOARDS = ("", "short")

METRES = 2.5  # of a square's side
DEPTH = 0.8  # of the nets
RIM = 0.1  # beyond the side lines
SPOT = 0.2  # how far the cell of the middle reaches
CIRCLE = 1.0
SEVEN_LINE = 0.3  # half as long as it is


def board() -> Board:
    return _board(FULL)


def short_board() -> Board:
    return _board(SHORT)


def _board(court: int) -> Board:
    length = LENGTHS[court]
    zones = _zones(court)
    cells = [
        Cell(NAMES[square], _shape(square), zones.get(square, "court"))
        for square in court_squares(court)
    ]
    nets = tuple(_net(court, end) for end in (0, 1))
    cells += [Cell(GOAL_CELLS[end], nets[end], "goal") for end in (0, 1)]
    x, y = middle = length / 2 + DEPTH, HEIGHT / 2 + RIM
    cells.append(Cell(CENTRE_CELL, _box(x - SPOT, y - SPOT, x + SPOT, y + SPOT), "spot"))
    low = HEIGHT + RIM
    lines = (
        Line("field", _box(DEPTH, RIM, length + DEPTH, low)),
        Line("halfway", ((x, RIM), (x, low))),
        *(Line("area", _outline(at_end(AREA, court, end))) for end in (0, 1)),
        *(Line("dashed", _free_throw_line(court, end)) for end in (0, 1)),
        *(Line("goal", nets[end], end) for end in (0, 1)),
    )
    dice = (
        DieKind(DICE[0], "ivory", tuple(DieFace(face, 1) for face in DIE_FACES)),
        DieKind(DICE[1], "gold", tuple(DieFace(face, 1) for face in LOT_FACES)),
    )
    marks = Mark("circle", (middle,), CIRCLE), *(_seven_line(court, end) for end in (0, 1))
    return Board("handball", length + 2 * DEPTH, HEIGHT + 2 * RIM, tuple(cells), lines, dice, marks)


def _zones(court: int) -> dict[int, str]:
    """The zone of each square that is not just court: the later ones lie in the earlier."""
    zones: dict[int, str] = {}
    for end in (0, 1):
        zones |= dict.fromkeys(at_end(FREE_THROW_ZONE, court, end), "zone")
        zones |= dict.fromkeys(at_end(AREA, court, end), "area")
        zones |= dict.fromkeys(at_end(SEVEN_METRES, court, end), "seven")
        zones |= dict.fromkeys(central(court, end), "central")
    return zones


def _box(left: float, top: float, right: float, low: float) -> tuple[Point, ...]:
    return (left, top), (right, top), (right, low), (left, low)


def _shape(square: int) -> tuple[Point, ...]:
    x, y = square % WIDTH + DEPTH, square // WIDTH + RIM
    return _box(x, y, x + 1, y + 1)


def middle_of(square: int) -> Point:
    return square % WIDTH + 0.5 + DEPTH, square // WIDTH + 0.5 + RIM


def _net(court: int, end: int) -> tuple[Point, ...]:
    rows = [square // WIDTH for square in at_end(MOUTH, court, end)]
    left = LENGTHS[court] + DEPTH if end else 0.0
    return _box(left, min(rows) + RIM, left + DEPTH, max(rows) + 1 + RIM)


def _seven_line(court: int, end: int) -> Mark:
    x = 7 / METRES
    x, y = (LENGTHS[court] - x if end else x) + DEPTH, HEIGHT / 2 + RIM
    return Mark("line", ((x, y - SEVEN_LINE), (x, y + SEVEN_LINE)))


def _edges(squares: Iterable[int]) -> dict[Point, Point]:
    """The edges of a shape of squares, clockwise, each by the point where it begins."""
    found: set[Edge] = set()
    for square in squares:
        corners = _shape(square)
        for here, there in zip(corners, (*corners[1:], corners[0]), strict=True):
            if (there, here) in found:
                found.remove((there, here))
            else:
                found.add((here, there))
    return dict(found)


def _followed(edges: dict[Point, Point], start: Point) -> tuple[Point, ...]:
    """The way along these edges, told by the points where it turns."""
    way = [start]
    while way[-1] in edges and (len(way) == 1 or way[-1] != start):
        way.append(edges[way[-1]])
    bends = [
        here
        for before, here, after in zip(way, way[1:], way[2:], strict=False)
        if (before[0] == after[0]) == (before[1] == after[1])
    ]
    return (start, *bends) if way[-1] == start else (start, *bends, way[-1])


def _outline(squares: Iterable[int]) -> tuple[Point, ...]:
    edges = _edges(squares)
    return _followed(edges, min(edges))


def _free_throw_line(court: int, end: int) -> tuple[Point, ...]:
    """The border of the free-throw zone, but for what is the court's own."""
    edges = _edges(at_end(FREE_THROW_ZONE, court, end))
    (left, top), (right, low) = (DEPTH, RIM), (LENGTHS[court] + DEPTH, HEIGHT + RIM)
    inside = {
        here: there
        for here, there in edges.items()
        if not (here[0] == there[0] and here[0] in (left, right))
        and not (here[1] == there[1] and here[1] in (top, low))
    }
    (start,) = set(inside) - set(inside.values())
    return _followed(inside, start)
