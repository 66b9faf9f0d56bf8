"""Draws charts with matplotlib, as SVG that uses the colours and fonts of the page around it."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from html import escape
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from debut.kernel.views import Board
from debut.lab.markings import draw_board
from debut.lab.study import Figure

if TYPE_CHECKING:
    from matplotlib.axes import Axes

# Placeholder colours for matplotlib, each replaced by a variable of the page, which sets them for
# its light and dark themes.
INK, FAINT, HEAT = "#010101", "#020202", "#030303"
SERIES = ("#110000", "#220000", "#330000", "#440000", "#550000", "#660000")
_OF_PAGE = {INK: "ink", FAINT: "faint", HEAT: "heat"} | {
    colour: f"series-{number}" for number, colour in enumerate(SERIES, 1)
}
MARKERS = ("o", "s", "D", "^", "v", "P")
# The width of a chart in inches: that of a phone's screen.
WIDE = 3.7
_STYLE = {
    "svg.fonttype": "none",  # text stays text
    "font.size": 9,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "grid.color": FAINT,
    "grid.linewidth": 0.5,
    "legend.frameon": False,
    "figure.constrained_layout.use": True,
}

Format = Callable[[float], str]


class Chart(msgspec.Struct, frozen=True):
    """A drawing and its caption."""

    svg: str
    caption: str


class Series(msgspec.Struct, frozen=True):
    """Figures that are drawn in one colour."""

    label: str
    figures: Sequence[Figure | None]


@contextmanager
def _drawing(size: tuple[float, float], alt: str, done: list[str]) -> Iterator[Any]:
    import matplotlib
    from matplotlib.figure import Figure as Sheet

    with matplotlib.rc_context(_STYLE | {"svg.hashsalt": alt}):
        sheet = Sheet(size)
        yield sheet
        file = io.StringIO()
        nobody = dict.fromkeys(("Creator", "Date", "Format", "Type"))
        sheet.savefig(file, format="svg", transparent=True, metadata=nobody)
    done.append(_for_page(file.getvalue(), alt))


def _for_page(svg: str, alt: str) -> str:
    """Prepares an SVG file for embedding: no header or metadata, unique ids, the page's colours."""
    name = re.sub(r"\W+", "-", alt.lower())[:60]
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{name}-", svg)
    for colour, variable in _OF_PAGE.items():
        svg = svg.replace(colour, f"var(--{variable})")
    return svg.replace("<svg ", f'<svg role="img" aria-label="{escape(alt, quote=True)}" ', 1)


def bars(
    series: Sequence[Series], ticks: Sequence[str], titles: tuple[str, str], alt: str, tell: Format
) -> str:
    """Draws vertical bars side by side for each tick, each with its interval."""
    done: list[str] = []
    with _drawing((WIDE, 2.8), alt, done) as sheet:
        axes = sheet.add_subplot()
        width = 0.84 / len(series)
        for number, one in enumerate(series):
            places = [at + (number - (len(series) - 1) / 2) * width for at in range(len(ticks))]
            values = [figure.value if figure else 0 for figure in one.figures]
            axes.bar(
                places, values, width * 0.92, color=SERIES[number], label=one.label,
                yerr=_errors(one.figures), ecolor=INK, error_kw={"elinewidth": 0.9},
            )  # fmt: skip
        axes.set_xticks(range(len(ticks)), ticks)
        _axis(axes, "y", tell)
        _finish(axes, titles, len(series))
    return done[0]


def points(
    series: Sequence[Series],
    rows: Sequence[str],
    title: str,
    alt: str,
    tell: Format,
    middle: float | None = None,
) -> str:
    """Draws a row of points with intervals for each name; ``middle`` is drawn as a line."""
    done: list[str] = []
    tall = 0.75 + len(rows) * max(0.27, 0.17 * len(series)) + 0.2 * (len(series) > 1) * len(series)
    with _drawing((WIDE, tall), alt, done) as sheet:
        axes = sheet.add_subplot()
        if middle is not None:
            axes.axvline(middle, color=INK, linewidth=0.9, linestyle="--")
        for number, one in enumerate(series):
            apart = (number - (len(series) - 1) / 2) * 0.62 / len(series)
            known = [(row + apart, f) for row, f in enumerate(one.figures) if f is not None]
            axes.errorbar(
                [figure.value for _, figure in known], [place for place, _ in known],
                xerr=_errors([figure for _, figure in known]), fmt=MARKERS[number], markersize=5,
                color=SERIES[number], label=one.label, capsize=2, elinewidth=1.4,
            )  # fmt: skip
        axes.set_yticks(range(len(rows)), rows)
        axes.set_ylim(len(rows) - 0.5, -0.5)
        _axis(axes, "x", tell)
        _finish(axes, (title, ""), len(series))
    return done[0]


def histogram(
    series: Sequence[tuple[str, Sequence[float]]], titles: tuple[str, str], alt: str, tell: Format
) -> str:
    """Draws the share of matches in each range."""
    done: list[str] = []
    with _drawing((WIDE, 2.6), alt, done) as sheet:
        axes = sheet.add_subplot()
        low = min(min(numbers) for _, numbers in series)
        high = max(max(numbers) for _, numbers in series)
        bins = min(24, max(int(high - low), 1))
        for number, (label, numbers) in enumerate(series):
            weights = [1 / len(numbers)] * len(numbers)
            kind = "stepfilled" if len(series) == 1 else "step"
            axes.hist(
                numbers, bins=bins, range=(low, high + (high == low)), weights=weights,
                histtype=kind, color=SERIES[number], label=label, linewidth=1.6,
                linestyle=("-", "--", "-.", ":")[number % 4],
            )  # fmt: skip
        _axis(axes, "y", tell)
        _finish(axes, titles, len(series))
    return done[0]


def panels(
    names: Sequence[str], figures: Sequence[Series], tell: Sequence[Format], alt: str
) -> str:
    """Draws a small chart for each name, in its own unit, with a point for every series."""
    done: list[str] = []
    with _drawing((WIDE, 0.7 + 0.18 * len(figures) + 0.75 * len(names)), alt, done) as sheet:
        grid = sheet.subplots(len(names), 1, squeeze=False)[:, 0]
        for at, (axes, name) in enumerate(zip(grid, names, strict=True)):
            for number, one in enumerate(figures):
                figure = one.figures[at]
                if figure is not None:
                    axes.errorbar(
                        [figure.value], [number], xerr=_errors([figure]), fmt=MARKERS[number],
                        markersize=5, color=SERIES[number], label=one.label, capsize=2,
                    )  # fmt: skip
            axes.set_yticks([])
            axes.set_ylim(len(figures) - 0.4, -0.6)
            axes.spines["left"].set_visible(False)
            axes.set_title(name, fontsize=9, loc="left")
            _axis(axes, "x", tell[at])
        handles, labels = grid[0].get_legend_handles_labels()
        sheet.legend(handles, labels, loc="outside lower left", ncols=1)
    return done[0]


def heat_map(board: Board, cells: Mapping[str, float], alt: str) -> str:
    """Draws the board, with warmer cells for greater figures."""
    from matplotlib.patches import Polygon

    done: list[str] = []
    tall = board.height / board.width * WIDE
    # An upright board would be taller than a screen.
    size = (WIDE, tall) if tall <= WIDE else (WIDE * WIDE * 1.1 / tall, WIDE * 1.1)
    with _drawing(size, alt, done) as sheet:
        axes = sheet.add_subplot()
        most = max(cells.values(), default=1.0)
        for cell in board.cells:
            warmth = cells.get(cell.id, 0.0) / most
            axes.add_patch(Polygon(cell.outline, facecolor=HEAT, alpha=warmth, linewidth=0))
            axes.add_patch(Polygon(cell.outline, fill=False, edgecolor=FAINT, linewidth=0.4))
        draw_board(axes, board, INK)
        axes.set_xlim(0, board.width)
        axes.set_ylim(board.height, 0)
        axes.set_aspect("equal")
        axes.set_axis_off()
    return done[0]


def _errors(figures: Sequence[Figure | None]) -> list[list[float]]:
    known = [figure or Figure(0, 0, 0) for figure in figures]
    return [
        [figure.value - figure.low for figure in known],
        [figure.high - figure.value for figure in known],
    ]


def _axis(axes: Axes, which: Literal["x", "y"], tell: Format) -> None:
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    axis = axes.yaxis if which == "y" else axes.xaxis
    axis.set_major_locator(MaxNLocator(5 if which == "y" else 4))
    axis.set_major_formatter(FuncFormatter(lambda value, at: tell(value)))
    axes.grid(axis=which)
    axes.set_axisbelow(True)


def _finish(axes: Axes, titles: tuple[str, str], series: int) -> None:
    axes.set_xlabel(titles[0])
    axes.set_ylabel(titles[1])
    if series > 1:
        axes.figure.legend(loc="outside lower left", ncols=1)
