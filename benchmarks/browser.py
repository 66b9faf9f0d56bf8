"""The browser side measured: how much it loads, and how soon a person sees something."""

from __future__ import annotations

import gzip
import os
import shutil
import statistics
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
DIST = WEB / "dist"
UNPACKED = WEB / "node_modules" / ".chromium"
# Parts that no page of another game loads.
SIMULATOR = "assets/simulator"
KILOBYTE = 1024
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--no-zygote",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip


def font_kilobytes() -> float:
    return sum(one.stat().st_size for one in DIST.rglob("*.woff2")) / KILOBYTE


def bundle_kilobytes() -> tuple[float, float]:
    """What travels but fonts: all that is not for Simulator Soccer alone, and everything."""
    files = [one for one in DIST.rglob("*") if one.suffix in (".js", ".css", ".html", ".svg")]
    sizes = {one: len(gzip.compress(one.read_bytes())) / KILOBYTE for one in files}
    own = sum(size for one, size in sizes.items() if one.is_relative_to(DIST / SIMULATOR))
    return sum(sizes.values()) - own, sum(sizes.values())


def chromium_path() -> str:
    """Debian's, or the one inside an npm package: Playwright's own cannot always be fetched."""
    installed = shutil.which("chromium")
    if installed:
        return installed
    if not UNPACKED.exists():
        _unpack_chromium()
    return str(UNPACKED / "chromium")


def _unpack_chromium() -> None:
    """Whole or not at all: several may do so at the same moment, and each may be stopped."""
    script = "import('@sparticuz/chromium').then(c => c.default.executablePath())"
    with tempfile.TemporaryDirectory(dir=UNPACKED.parent, prefix=UNPACKED.name) as made:
        folder = Path(made, UNPACKED.name)
        folder.mkdir()
        subprocess.run(
            ["node", "--input-type=module", "-e", script],
            cwd=WEB, env={**os.environ, "TMPDIR": str(folder)}, timeout=120, check=True,
        )  # fmt: skip
        try:
            folder.rename(UNPACKED)
        except OSError:
            # Somebody else was faster, or it cannot be had.
            if not UNPACKED.exists():
                raise


def first_view_seconds(address: str, times: int) -> float:
    """From asking for the home page, nothing cached, to its games being on the screen."""
    from playwright.sync_api import sync_playwright

    seen = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        for _ in range(times):
            context = browser.new_context()
            page = context.new_page()
            page.goto(address, wait_until="commit")
            page.wait_for_selector('main a[href^="/new/"]')
            seen.append(float(page.evaluate("performance.now()")) / 1000)
            context.close()
        browser.close()
    return statistics.median(seen)
