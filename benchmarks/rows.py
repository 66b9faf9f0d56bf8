"""The rows of the benchmark: figures beside their bounds, and the table of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from rich.text import Text


class Row(msgspec.Struct, frozen=True):
    """One line: a figure of ours, the peer's if it has one, and the bound that we promise."""

    what: str
    unit: str
    ours: float | None  # nothing if it could not be measured
    peer: float | None = None
    at_least: float | None = None  # times the peer's figure
    at_most: float | None = None  # of the unit itself
    no_less: float | None = None  # of the unit itself
    note: str = ""

    @property
    def ratio(self) -> float | None:
        return self.ours / self.peer if self.ours is not None and self.peer else None

    @property
    def ok(self) -> bool:
        if self.ours is None:
            return not bound(self)
        if self.at_most is not None:
            return self.ours <= self.at_most
        if self.no_less is not None:
            return self.ours >= self.no_less
        return self.at_least is None or (self.ratio is not None and self.ratio >= self.at_least)


def show(rows: Sequence[Row]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("what")
    for name in ("ours", "peer", "ratio", "bound"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("ok")
    for row in rows:
        table.add_row(
            label(row), figure(row.ours, row.unit), figure(row.peer, row.unit),
            "" if row.ratio is None else f"{row.ratio:,.1f} ×", bound(row), verdict(row),
        )  # fmt: skip
    Console().print(table)


def label(row: Row) -> Text:
    from rich.text import Text

    what = Text(row.what if row.unit == "s" else f"{row.what}, {row.unit}")
    return what.append(f"\n{row.note}", "dim") if row.note else what


def figure(value: float | None, unit: str) -> str:
    if value is None:
        return ""
    return f"{value:.2f} s" if unit == "s" else f"{value:,.0f}" if value >= 10 else f"{value:.1f}"


def bound(row: Row) -> str:
    if row.at_most is not None:
        return f"≤ {row.at_most:g} {row.unit}"
    if row.no_less is not None:
        return f"≥ {row.no_less:,.0f}"
    return "" if row.at_least is None else f"≥ {row.at_least:g} ×"


def verdict(row: Row) -> str:
    if not bound(row):
        return ""
    return "[green]yes[/green]" if row.ok else "[red]no[/red]"
