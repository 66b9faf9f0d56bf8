"""A real Chromium in front of a real server."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
WAIT_SECONDS = 40


def chromium_path() -> str:
    """Debian's, or the one inside an npm package: Playwright's own cannot always be fetched."""
    installed = shutil.which("chromium")
    if installed:
        return installed
    script = "import('@sparticuz/chromium').then(c => c.default.executablePath()).then(console.log)"
    done = subprocess.run(
        ["node", "--input-type=module", "-e", script],
        cwd=WEB, capture_output=True, text=True, timeout=120, check=True,
    )  # fmt: skip
    return done.stdout.strip()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def address(tmp_path_factory) -> Iterator[str]:
    assert (WEB / "dist" / "index.html").exists(), "the browser side is not built: make web"
    port = free_port()
    database = tmp_path_factory.mktemp("e2e") / "matches.sqlite"
    words = ["serve", "--port", str(port), "--database", str(database)]
    server = subprocess.Popen([sys.executable, "-m", "debut.cli", *words])
    base = f"http://127.0.0.1:{port}"
    try:
        wait_until_up(base)
        yield base
    finally:
        server.kill()
        server.wait()


def wait_until_up(base: str) -> None:
    end = time.monotonic() + WAIT_SECONDS
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(f"{base}/api/games", timeout=2).close()
            return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError(base)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "--disable-sync",
             "--no-zygote"]  # fmt: skip
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=chromium_path(), args=flags)
        yield made
        made.close()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A person's browser: nothing remembered, no animation, and no error goes unseen."""
    context = browser.new_context(
        base_url=address, locale="en-GB", reduced_motion="reduce",
        viewport={"width": 1280, "height": 900},
    )  # fmt: skip
    made = context.new_page()
    errors: list[str] = []
    made.on("pageerror", lambda error: errors.append(str(error)))
    yield made
    context.close()
    assert errors == []
