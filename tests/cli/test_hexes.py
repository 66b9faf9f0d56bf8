"""Boards in characters whose cells are no squares: every cell has a place of its own."""

from __future__ import annotations

import math
import re
from itertools import combinations, product

import pytest

import debut
from debut.cli.board import Drawing, TextPlace, grid, upright
from debut.kernel.views import Board, Cell, Clock, Message, Pick, Piece, View

Point = tuple[float, float]
ROOT = math.sqrt(3)


def hexagon(x: float, y: float, *, pointy: bool, size: float = 1.0) -> tuple[Point, ...]:
    turns = [60 * corner + (30 if pointy else 0) for corner in range(6)]
    return tuple(
        (x + size * math.cos(math.radians(turn)), y + size * math.sin(math.radians(turn)))
        for turn in turns
    )


def name(column: int, row: int) -> str:
    return f"{chr(ord('a') + column)}{row}"


def hexes(*, pointy: bool) -> Board:
    """Rows of nine and eight by turns, standing on a point or lying on a side; and a spot."""
    cells = []
    for row, column in product(range(12), range(9)):
        if row % 2 and column == 8:
            continue
        along, aside = ROOT * (column + row % 2 / 2), 1.5 * row
        x, y = (along, aside) if pointy else (aside, along)
        cells.append(Cell(name(column, row), hexagon(x, y, pointy=pointy), "field"))
    x, y = cells[50].centre
    cells.append(Cell("spot", hexagon(x + 0.5, y + 0.5, pointy=pointy, size=0.2), "spot"))
    return Board("made-up", 20.0, 20.0, tuple(cells), (), ())


def squares() -> Board:
    """Squares with two spots close together and a goal over two rows."""
    cells = [
        Cell(name(x, y), ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)), "field")
        for x, y in product(range(1, 6), range(4))
    ]
    cells.append(Cell("goal-a", ((0, 1), (1, 1), (1, 3), (0, 3)), "goal"))
    for spot, (x, y) in {"left": (2.9, 2), "right": (3.1, 2), "last": (3, 4)}.items():
        ring = ((x - 0.1, y - 0.1), (x + 0.1, y - 0.1), (x + 0.1, y + 0.1), (x - 0.1, y + 0.1))
        cells.append(Cell(spot, ring, "spot"))
    return Board("made-up", 6.0, 4.0, tuple(cells), (), ())


PITCH = debut.game("simulator").board  # with cells that its edges cut in half
BOARDS = {
    "pointy": hexes(pointy=True), "flat": hexes(pointy=False), "squares": squares(),
    "cut": PITCH, "cut-upright": upright(PITCH),
}  # fmt: skip


def view(*pieces: Piece) -> View:
    prompt, clock = Message("prompt"), Clock("turns", 1, 0, 1)
    return View("made-up", 0, 0, (0, 0), prompt, pieces, (), clock)


def drawn(board: Board, made: View, picks: tuple[Pick, ...] = ()) -> str:
    return Drawing(board, made, picks).text().plain


@pytest.mark.parametrize("shape", BOARDS)
def test_every_cell_can_be_pointed_at_and_hides_no_other(shape):
    board = BOARDS[shape]
    named = [cell.id for cell in board.cells if cell.zone != "goal"]
    text = drawn(board, view(), tuple(Pick("cell", cell.id) for cell in board.cells))
    assert sorted(re.findall(r"\[(\w+)\]", text)) == sorted(named)


@pytest.mark.parametrize("shape", BOARDS)
def test_a_piece_is_seen_on_every_cell(shape):
    board = BOARDS[shape]
    for cell in board.cells:
        assert drawn(board, view(Piece("X9", "footballer", cell.id, 0))).count("X9") == 1


def edges(cell: Cell) -> set[frozenset[Point]]:
    corners = [(round(x, 3), round(y, 3)) for x, y in cell.outline]
    return {frozenset((corners[i - 1], corners[i])) for i in range(len(corners))}


def touch(one: TextPlace, other: TextPlace) -> bool:
    """They share a part of a side, and not only a corner."""
    across = min(one.column + one.wide, other.column + other.wide) - max(one.column, other.column)
    down = min(one.row + one.high, other.row + other.high) - max(one.row, other.row)
    return (across > 0.1 and down == 0) or (down > 0 and abs(across) < 0.1)


@pytest.mark.parametrize(
    ("shape", "cells"), [("pointy", 102), ("flat", 102), ("cut", 103), ("cut-upright", 103)]
)
def test_neighbours_are_neighbours_and_nobody_else_is(shape, cells):
    found = [place for place in grid(BOARDS[shape]).places if place.high]
    places = [place for place in found if place.cell.zone != "goal"]
    assert len(places) == cells
    for one, other in combinations(places, 2):
        assert touch(one, other) == bool(edges(one.cell) & edges(other.cell)), (one, other)


def test_hexes_stand_in_bricks():
    pointy = drawn(BOARDS["pointy"], view()).splitlines()
    assert [line.split()[0] for line in pointy[:3]] == ["a0", "a1", "a2"]
    assert [pointy[row].index(f"a{row}") for row in range(3)] == [4, 7, 4]
    flat = drawn(BOARDS["flat"], view()).splitlines()
    assert flat[0].split() == ["a0", "a2", "a4", "a6", "a8", "a10"]
    assert "[]" not in drawn(BOARDS["flat"], view(), (Pick("cell", "c3"),))
    assert flat[1].split() == ["a1", "a3", "a5", "a7", "a9", "a11"]


def test_spots_close_together_have_a_line_each():
    board = BOARDS["squares"]
    both = view(Piece("A1", "footballer", "left", 0), Piece("B1", "footballer", "right", 1))
    lines = drawn(board, both).splitlines()
    assert len(lines) == 6
    assert [("A1" in line, "B1" in line) for line in lines[2:4]] == [(True, False), (False, True)]
    assert drawn(board, view(Piece("A1", "footballer", "last", 0))).splitlines()[-1].strip() == "A1"
