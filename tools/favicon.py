"""Draws ``web/public/favicon.ico`` from ``favicon.svg``, for whoever asks for that very name.

python -m tools.favicon
"""

from __future__ import annotations

import struct

from playwright.sync_api import sync_playwright

from benchmarks.browser import FLAGS, WEB, chromium_path

SIZES = (16, 32, 48)
PUBLIC = WEB / "public"


def pictures() -> list[bytes]:
    """A PNG of each size, on a transparent ground."""
    svg = (PUBLIC / "favicon.svg").read_text("utf-8")
    made = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg}")
            made.append(page.screenshot(omit_background=True))
        browser.close()
    return made


def icon(drawn: list[bytes]) -> bytes:
    """The pictures in one ICO file: a directory of sixteen bytes each, then the PNGs."""
    offset = 6 + 16 * len(drawn)
    directory = struct.pack("<HHH", 0, 1, len(drawn))
    for size, picture in zip(SIZES, drawn, strict=True):
        directory += struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return directory + b"".join(drawn)


if __name__ == "__main__":
    (PUBLIC / "favicon.ico").write_bytes(icon(pictures()))
