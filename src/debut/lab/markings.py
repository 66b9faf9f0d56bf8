"""Draws the markings of a board with matplotlib."""

from __future__ import annotations

from typing import TYPE_CHECKING

from debut.kernel.views import Board, Mark

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.patches import Patch

_OPEN = ("halfway", "dashed", "line", "arc")


def draw_board(axes: Axes, board: Board, colour: str) -> None:
    """Draws the board's lines, goals and ground markings."""
    from matplotlib.patches import Polygon

    for line in board.lines:
        style = "--" if line.kind == "dashed" else "-"
        shape = Polygon(line.points, closed=line.kind not in _OPEN, fill=False, linestyle=style)
        shape.set(edgecolor=colour, linewidth=1.1)
        axes.add_patch(shape)
    for mark in board.ground:
        painted = _patch(mark)
        painted.set(edgecolor=colour, linewidth=0.8)
        axes.add_patch(painted)


def _patch(mark: Mark) -> Patch:
    from matplotlib.patches import Circle, Polygon

    if mark.kind in ("circle", "spot"):
        return Circle(mark.points[0], mark.radius, fill=False)
    return Polygon(mark.points, closed=mark.kind not in _OPEN, fill=False)
