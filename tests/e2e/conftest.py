"""A real Chromium in front of a real server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from benchmarks.browser import DIST, FLAGS, chromium_path
from benchmarks.server_load import ROOM, server
from tests.e2e.table import PATIENCE
from tests.proxies import NAME

expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    assert (DIST / "index.html").exists(), "the browser side is not built: make web"
    with server(ROOM | {"DEBUT_HOSTS": NAME}) as (_, port):
        yield f"http://127.0.0.1:{port}"


# For this folder only: Playwright keeps an event loop running, and other tests start their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        yield made
        FREE.clear()
        made.close()


# Nobody looks: what is on the page has its size and its place and takes clicks, but two thirds of
# the time that a page takes is for its pixels.
UNPAINTED = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { opacity: 0 }");
    document.adoptedStyleSheets = [sheet];
}"""


KEEP = "(kept) => { localStorage.clear(); Object.assign(localStorage, kept); }"


class Seat:
    """A browser of one's own, with one page, and what went wrong on it."""

    def __init__(
        self, browser: Browser, address: str, *, touch: bool, painted: bool, moving: bool = False
    ) -> None:
        """``painted``: its pixels are drawn; ``moving``: with animations."""
        self.motion: Literal["no-preference", "reduce"] = "no-preference" if moving else "reduce"
        self.size: ViewportSize = (
            {"width": 390, "height": 844} if touch else {"width": 1280, "height": 900}
        )
        self.context = browser.new_context(
            base_url=address, locale="en-GB", reduced_motion=self.motion,
            viewport=self.size, has_touch=touch, is_mobile=touch,
            # What is kept for later would take the tests' time: test_offline.py has it.
            service_workers="block",
        )  # fmt: skip
        if not painted:
            self.context.add_init_script(f"({UNPAINTED})()")
        self.errors: list[str] = []
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda told: self.hear(told.text))

    def hear(self, told: str) -> None:
        """The page did something that its server does not allow it."""
        if "Content Security Policy" in told or "Refused to" in told:
            self.errors.append(told)

    def tidy(self) -> None:
        """As if nobody had been here; the page is where its memory can be written to."""
        self.page.set_viewport_size(self.size)
        self.page.emulate_media(color_scheme="light", reduced_motion=self.motion)
        if self.page.url == "about:blank":
            self.leave()
        self.page.mouse.move(0, 0)
        # No die waits for a person who might take a move back.
        kept = {"debut-table": {"hold": False}}
        self.page.evaluate(KEEP, {name: json.dumps(one) for name, one in kept.items()})
        self.errors.clear()

    def leave(self) -> None:
        """To where the next one comes: a blank page would end the process that has the code."""
        self.page.goto("/favicon.svg")
        # Not before: while a page still goes somewhere, this may take for ever.
        self.page.unroute_all()


# Seats that nobody sits at. Another one costs a process, and all code is compiled anew.
FREE: dict[tuple[str, bool], list[Seat]] = {}


@contextmanager
def person(browser: Browser, address: str, *, touch: bool = False) -> Iterator[Page]:
    """A person's browser: nothing remembered, no animation, and no error goes unseen.

    Others sat there before, and come later: who adds a script, sets the clock or routes a socket
    has a seat ``alone``.
    """
    free = FREE.setdefault((address, touch), [])
    seat = free.pop() if free else Seat(browser, address, touch=touch, painted=False)
    seat.tidy()
    yield seat.page
    seat.leave()
    assert seat.errors == []
    free.append(seat)


@contextmanager
def alone(browser: Browser, address: str) -> Iterator[Page]:
    """A person at a seat where nobody sits afterwards, whatever is done to it."""
    seat = Seat(browser, address, touch=False, painted=False)
    seat.tidy()
    yield seat.page
    seat.context.close()
    assert seat.errors == []


@contextmanager
def player(browser: Browser, address: str, *, touch: bool = False) -> Iterator[Page]:
    """A person as players are: every pixel is drawn, and what moves is seen to move."""
    seat = Seat(browser, address, touch=touch, painted=True, moving=True)
    yield seat.page
    seat.context.close()
    assert seat.errors == []


@contextmanager
def stranger(browser: Browser, address: str) -> Iterator[Page]:
    """A person who has never been here: all comes over the line, and is painted."""
    seat = Seat(browser, address, touch=False, painted=True)
    yield seat.page
    seat.context.close()
    assert seat.errors == []


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    with person(browser, address) as made:
        yield made
