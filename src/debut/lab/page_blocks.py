"""Puts a table into a Markdown page, between ``<!-- name -->`` and ``<!-- /name -->``."""

from __future__ import annotations

from pathlib import Path

from debut.kernel.errors import DebutError


class NoSuchBlock(DebutError):
    """A page without the marks that a table goes between."""


def put_in_page(page: Path, name: str, text: str) -> None:
    """Replaces what stands between the marks of this name."""
    page.write_text(with_block(page, name, text), "utf-8")


def with_block(page: Path, name: str, text: str) -> str:
    start, end = f"<!-- {name} -->", f"<!-- /{name} -->"
    before, _, rest = page.read_text("utf-8").partition(start)
    _, mark, after = rest.partition(end)
    if not mark:
        raise NoSuchBlock("page-no-block", page=str(page), block=name)
    return f"{before}{start}\n{text}\n{end}{after}"
