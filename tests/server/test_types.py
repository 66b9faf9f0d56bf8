"""The browser's types are those of the server."""

from __future__ import annotations

from pathlib import Path

from tools.typescript import typescript

PROTOCOL = Path(__file__).parents[2] / "web" / "src" / "lib" / "protocol.ts"


def test_the_browser_has_the_types_of_the_server() -> None:
    assert PROTOCOL.read_text("utf-8") == typescript()
