"""Writes the table of the server's settings into its page: ``python -m tools.settings_page``."""

from __future__ import annotations

from msgspec.structs import fields

from debut.lab.page_blocks import put_in_page
from debut.table.limits import Limits, meta_of, setting
from tools import ROOT

PAGE = ROOT / "docs" / "server.md"


def settings_table() -> str:
    lines = []
    for field in fields(Limits):
        meta = meta_of(field.name)
        name = "fixed" if "fixed" in (meta.extra or {}) else f"`{setting(field.name)}`"
        lines.append(f"| {name} | {field.default:,} | {meta.description} |")
    return "\n".join(["| setting | default | what it bounds |", "| --- | --- | --- |", *lines])


if __name__ == "__main__":
    put_in_page(PAGE, "settings", settings_table())
