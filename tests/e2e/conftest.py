"""A real Chromium in front of a real server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from debut.lab.browser import DIST, FLAGS, chromium_path
from debut.lab.load import server


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    assert (DIST / "index.html").exists(), "the browser side is not built: make web"
    with server() as (_, port):
        yield f"http://127.0.0.1:{port}"


# For this folder only: Playwright keeps an event loop running, and other tests start their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        yield made
        made.close()


def _blocked(told: str) -> bool:
    """The page did something that its server does not allow it."""
    return "Content Security Policy" in told or "Refused to" in told


@contextmanager
def person(browser: Browser, address: str, *, touch: bool = False) -> Iterator[Page]:
    """A person's browser: nothing remembered, no animation, and no error goes unseen."""
    size = {"width": 390, "height": 844} if touch else {"width": 1280, "height": 900}
    context = browser.new_context(
        base_url=address, locale="en-GB", reduced_motion="reduce",
        viewport=size, has_touch=touch, is_mobile=touch,
        # What is kept for later would take the tests' time: test_offline.py has it.
        service_workers="block",
    )  # fmt: skip
    made = context.new_page()
    errors: list[str] = []
    made.on("pageerror", lambda error: errors.append(str(error)))
    made.on("console", lambda told: _blocked(told.text) and errors.append(told.text))
    yield made
    context.close()
    assert errors == []


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    with person(browser, address) as made:
        yield made
