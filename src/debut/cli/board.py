"""Draws a board in characters: that of any game, from the outlines of its cells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from math import floor
from typing import NamedTuple

import msgspec
from rich.text import Text

from debut.kernel.views import BARRED, LIMIT, MUST, OFFSIDE, WALL, Board, Cell, Pick, Piece, View

CELL = 5  # the width of a cell in characters, unless the pieces on one need more
MARGIN = 2
BALL = "●"
NET = "╬"
LIES = "_"
SIGNS = {MUST: "!", BARRED: "╳", LIMIT: "·", OFFSIDE: "┊", WALL: "▒"}
SIDES = ("A", "B")
ZONES = {
    "area": "grey74 on grey30", "shooting": "grey66 on grey19", "field": "grey58 on grey11",
    "ring": "grey74 on grey30", "central": "grey82 on #5c4033", "dark": "grey70 on #16263c",
    "light": "grey93 on #4a6f8a", "goal": "grey62 on grey7", "court": "grey93 on #7a5c36",
    "zone": "grey93 on #6b4f2c", "seven": "grey93 on #8a6a3e",
    "field-chequer": "grey66 on grey15", "area-chequer": "grey74 on grey35",
    "circle": "grey66 on grey23", "circle-chequer": "grey66 on grey27",
    "penalty": "grey93 on grey42", "centre": "grey93 on grey42",
    "goal-area": "grey82 on grey37", "crossing": "grey66 on #1f2f1f",
    "midfield": "grey62 on grey15",
}  # fmt: skip
TEAMS = ("bold #ffffff on #c2411c", "bold #ffffff on #1d5aa6")
NETS = ("#f08a66 on grey7", "#7fb2ee on grey7")
# Exact colours: a terminal's own yellow may be brown, and unreadable on a side's colour.
OPEN = "bold #ffe27a"
TAKEN = "bold #000000 on #ffe27a"

Line = list[tuple[str, str]]  # characters, each with its style
Bounds = tuple[float, float, float, float]  # left, top, right, low
SAME = 0.05  # of a cell: things no further apart are in the same row or column


class TextPlace(NamedTuple):
    """Where a cell is in columns and rows; a cell without height is a point between others."""

    cell: Cell
    column: float
    row: int
    wide: float
    high: int


class TextGrid(NamedTuple):
    places: tuple[TextPlace, ...]
    left: float
    top: float
    unit: tuple[float, float]  # a column and a row, in lengths of the board


@cache
def grid(board: Board) -> TextGrid:
    """Columns and rows that give every cell a place of its own, as bricks in a wall.

    Rows and columns follow the distances between the middles of cells, not their sizes: hexes reach
    into the next row. Hexes that stand on a point are half a brick aside in every other row; those
    that lie on a side are two rows high and half their height lower in every other column. Larger
    cells take several bricks, smaller ones none.
    """
    boxes = [_box(cell.outline) for cell in board.cells]
    sizes = Counter((round(box[2] - box[0], 3), round(box[3] - box[1], 3)) for box in boxes)
    wide, high = sizes.most_common(1)[0][0]
    boxes = _completed(board, boxes, wide, high)
    usual = [box for box in boxes if abs(_width(box) - wide) < SAME * wide and _even(box, high)]
    across, down = _step([_middle(b)[0] for b in usual], wide), _step(_downs(usual), high)
    column = across * max(1, round(wide / across))  # a brick, in lengths of the board
    rows = max(1, round(high / down))
    top = min(_downs(usual)) - rows * down / 2
    left = min(_middle(b)[0] - _width(b) / wide * column / 2 for b in boxes if _whole(b, high))
    places: list[TextPlace] = []
    for cell, box in zip(board.cells, boxes, strict=True):
        x, y = _middle(box)
        tall = max(1, round((box[3] - box[1]) / high * rows)) if _whole(box, high) else 0
        span = _width(box) / wide if tall else 0.0
        row = round((y - top) / down - tall / 2)
        place = TextPlace(cell, (x - left) / column - span / 2, row, span, tall)
        if any(_overlap(place, other) for other in places):
            place = TextPlace(cell, (x - left) / column, row, 0.0, 0)
        places.append(place)
    return TextGrid(tuple(places), left, top, (column, down))


def _completed(board: Board, boxes: list[Bounds], wide: float, high: float) -> list[Bounds]:
    """Completes cells that an edge of the field cuts in half, so that they take a whole place."""
    ground = [box for cell, box in zip(board.cells, boxes, strict=True) if cell.zone != "goal"]
    (lefts, tops, rights, lows), found = zip(*ground, strict=True), []
    for left, top, right, low in boxes:
        across, down = right - left - wide / 2, low - top - high / 2
        if abs(across) < SAME * wide and _even((left, top, right, low), high):
            left -= wide / 2 if left - min(lefts) < SAME * wide else 0
            right += wide / 2 if max(rights) - right < SAME * wide else 0
        elif abs(down) < SAME * high and abs(right - left - wide) < SAME * wide:
            top -= high / 2 if top - min(tops) < SAME * high else 0
            low += high / 2 if max(lows) - low < SAME * high else 0
        found.append((left, top, right, low))
    return found


def _step(values: Iterable[float], most: float) -> float:
    """Returns the smallest distance between two of these values."""
    inorder = sorted(values)
    gaps = [b - a for a, b in pairwise(inorder) if b - a > SAME * most]
    return min([most, *gaps])


def _overlap(one: TextPlace, other: TextPlace) -> bool:
    apart = (
        one.column + one.wide <= other.column + SAME
        or other.column + other.wide <= one.column + SAME
    )
    return not apart and not set(_rows(one)).isdisjoint(_rows(other))


def _width(box: Bounds) -> float:
    return box[2] - box[0]


def _middle(box: Bounds) -> tuple[float, float]:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _downs(boxes: Iterable[Bounds]) -> list[float]:
    return [_middle(box)[1] for box in boxes]


def _whole(box: Bounds, high: float) -> bool:
    """Whether a cell is more than a mere spot."""
    return box[3] - box[1] > high / 2


def _even(box: Bounds, high: float) -> bool:
    return abs(box[3] - box[1] - high) < SAME * high


def _box(points: Sequence[tuple[float, float]]) -> Bounds:
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across), min(down), max(across), max(down)


@cache
def upright(board: Board) -> Board:
    """Returns the board stood on end: its left side comes to lie below."""

    def turned(points: Sequence[tuple[float, float]]) -> tuple[tuple[float, float], ...]:
        return tuple((y, board.width - x) for x, y in points)

    replace = msgspec.structs.replace
    return replace(
        board,
        width=board.height,
        height=board.width,
        cells=tuple(replace(cell, outline=turned(cell.outline)) for cell in board.cells),
        lines=tuple(replace(line, points=turned(line.points)) for line in board.lines),
    )


def piece_mark(piece: Piece) -> str:
    """Returns the characters of a piece; one that lies down has a line after its name."""
    return BALL if piece.kind == "ball" else piece.id + LIES * piece.lying


def team_of(pieces: Iterable[Piece]) -> str:
    """Returns the colours of the side whose piece lies there; a ball has none."""
    return next((TEAMS[p.seat] for p in pieces if p.kind != "ball" and p.seat is not None), "")


class Drawing:
    """Draws one view of a board; what can be picked next is in brackets."""

    def __init__(
        self, board: Board, view: View, picks: Sequence[Pick] = (), taken: Sequence[Pick] = ()
    ) -> None:
        self.board = board
        self.grid = grid(board)
        # At a restart the ball lies with the footballer who kicks it, who is named first.
        lying = sorted(view.pieces, key=lambda piece: piece.kind == "ball")
        self.pieces = {
            cell.id: [piece for piece in lying if piece.cell == cell.id] for cell in board.cells
        }
        self.open = _cells_of(picks, view.pieces)
        self.taken = _cells_of(taken, view.pieces)
        self.defended = _defended(board, view.swapped)
        self.signs = {(sign.kind, cell) for sign in view.signs for cell in sign.cells}
        shown = [self._lying(place.cell) or self._name(place) for place in self.grid.places]
        self.width = max(CELL, max(map(len, shown)) + len("[]"))

    def text(self) -> Text:
        rows = [row for place in self.grid.places for row in _rows(place)]
        above, below = self._goals_outside(min(rows), max(rows))
        lines = [*above]
        edges = [*rows, *(place.row for place in self.grid.places if not place.high)]
        for row in range(min(edges), max(edges) + 1):
            lines += self._between(row)
            if row in rows:
                lines.append(self._row(row))
        return Text("\n").join(map(_rendered, lines + below))

    def _row(self, row: int) -> Line:
        line: Line = []
        for place in self.grid.places:
            if row in _rows(place):
                text, style = self._look(place, row == place.row)
                _paint(line, self._offset(place.column), text, style)
        return line

    def _bare(self, row: int) -> Line:
        """Draws the ground of a row, without names and pieces."""
        line: Line = []
        for place in self.grid.places:
            if row in _rows(place):
                text = self._fill(place.cell) * round(place.wide * self.width)
                _paint(line, self._offset(place.column), text, self._zone(place.cell))
        return line

    def _between(self, row: int) -> list[Line]:
        """Returns lines above a row for what lies on the points there, if anything does."""
        lines: list[Line] = []
        ends: list[int] = []
        for place in sorted(self.grid.places, key=lambda place: place.column):
            lying = self._lying(place.cell)
            wanted = lying or place.cell.id in self.open
            if place.high or place.row != row or not wanted:
                continue
            mark = lying or place.cell.id
            text = f"[{mark}]" if place.cell.id in self.open else mark
            offset = max(0, self._offset(place.column) - len(text) // 2)
            # Points that lie close together have a line each.
            at = next((i for i, end in enumerate(ends) if end < offset), len(lines))
            if at == len(lines):
                lines.append(self._bare(row - 1))
                ends.append(0)
            line = lines[at]
            ends[at] = offset + len(text)
            under = line[offset][1] if offset < len(line) else ""
            _paint(line, offset, text, self._ink(place.cell, under))
        return lines

    def _look(self, place: TextPlace, first: bool) -> tuple[str, str]:
        """What one line of a cell shows: its name, or what lies on it."""
        cell, width = place.cell, round(place.wide * self.width)
        fill = self._fill(cell)
        mark = (self._lying(cell) or self._name(place)) if first else ""
        if cell.id in self.open and (first or fill == NET):
            # A net fills its brackets, a name stands alone in them.
            mark = f"[{mark.center(width - len('[]'), fill) if fill == NET else mark}]"
        return mark.center(width, fill), self._ink(cell, self._zone(cell))

    def _name(self, place: TextPlace) -> str:
        """A net needs no name, and a point has no room for one."""
        return place.cell.id if place.high and place.cell.zone != "goal" else ""

    def _lying(self, cell: Cell) -> str:
        marks = "".join(map(piece_mark, self.pieces[cell.id]))
        return marks + SIGNS[MUST] if marks and (MUST, cell.id) in self.signs else marks

    def _fill(self, cell: Cell) -> str:
        if cell.zone == "goal":
            return NET
        found = (kind for kind in (BARRED, LIMIT, WALL, OFFSIDE) if (kind, cell.id) in self.signs)
        return next((SIGNS[kind] for kind in found), " ")

    def _zone(self, cell: Cell) -> str:
        """Returns the style of a cell's ground; a net has the colours of its defending side."""
        seat = self.defended.get(cell.id)
        return NETS[seat] if seat is not None else ZONES.get(cell.zone, ZONES["field"])

    def _ink(self, cell: Cell, under: str) -> str:
        """Returns the style of a cell's characters on this ground."""
        if cell.id in self.taken:
            return TAKEN
        here = self.pieces[cell.id]
        style = team_of(here) or under
        if cell.id in self.open:
            return f"{OPEN}{_ground(style)}"
        return f"bold white{_ground(style)}" if here and not team_of(here) else style

    def _offset(self, column: float) -> int:
        # Half a brick aside is always rounded the same way: no row is torn.
        return MARGIN + floor(column * self.width + 1 / 2)

    def _goals_outside(self, first: int, last: int) -> tuple[list[Line], list[Line]]:
        """Returns goals that are only painted, above the first row and below the last."""
        above: list[Line] = []
        below: list[Line] = []
        top = self.grid.top
        wide, high = self.grid.unit
        # Nets too flat for a place of their own are painted like goals that are no cells.
        flat = [
            _box(p.cell.outline) for p in self.grid.places if p.cell.zone == "goal" and not p.high
        ]
        for goal in self.board.lines:
            x, y, right, low = _box(goal.points)
            over, under = (low - top) / high <= first, (y - top) / high > last
            if (x, y, right, low) in flat:
                over = (y + low) / 2 < self.board.height / 2
                under = not over
            if goal.kind == "goal" and (over or under):
                corners = "╔╗" if over else "╚╝"
                line: Line = []
                column = ((x + right) / 2 - self.grid.left) / wide - 1 / 2
                text = corners[0] + "═" * (self.width - 2) + corners[1]
                _paint(line, self._offset(column), text, "bold")
                (above if over else below).append(line)
        return above, below


def _cells_of(picks: Iterable[Pick], pieces: Sequence[Piece]) -> set[str]:
    """Returns the cells to point at for these picks."""
    named = {pick.id for pick in picks if pick.kind == "piece"}
    lying = {piece.cell for piece in pieces if piece.id in named}
    return lying | {pick.id for pick in picks if pick.kind == "cell"}


def _defended(board: Board, swapped: bool) -> dict[str, int]:
    """Returns the side that defends each cell that is a goal."""
    nets = {_box(line.points): line.seat for line in board.lines if line.seat is not None}
    goals = ((cell.id, nets.get(_box(cell.outline))) for cell in board.cells)
    return {cell: seat ^ swapped for cell, seat in goals if seat is not None}


def _rows(place: TextPlace) -> range:
    return range(place.row, place.row + place.high)


def _ground(style: str) -> str:
    """Returns only the background of a style."""
    _, on, ground = style.rpartition(" on ")
    return on + ground if on else ""


def _paint(line: Line, offset: int, text: str, style: str) -> None:
    line += [(" ", "")] * (offset + len(text) - len(line))
    line[offset : offset + len(text)] = [(character, style) for character in text]


def _rendered(line: Line) -> Text:
    text = Text()
    for character, style in line:
        text.append(character, style=style)
    return text


def draw_bench(
    view: View, seat: int, picks: Sequence[Pick] = (), taken: Sequence[Pick] = ()
) -> Text:
    """Draws a side's pieces that are not on the board yet."""
    styles = dict.fromkeys((pick.id for pick in picks if pick.kind == "piece"), OPEN)
    styles |= dict.fromkeys((pick.id for pick in taken if pick.kind == "piece"), TAKEN)
    marks = []
    for piece in view.bench:
        if piece.seat == seat:
            style = styles.get(piece.id, TEAMS[seat])
            if style == OPEN:
                marks.append(Text(f"[{piece.id}]", style=OPEN + _ground(TEAMS[seat])))
            else:
                marks.append(Text(piece.id, style=style))
    return Text(" ").join(marks)
