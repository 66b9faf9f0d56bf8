"""The first page comes in our own type, and text never changes its type while it is read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import stranger
from tests.e2e.table import until

# The width of the title in every frame, and what has moved.
WATCH = """(() => {
    globalThis.widths = new Set();
    globalThis.shifts = [];
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value)))
        .observe({ type: "layout-shift", buffered: true });
    const look = () => {
        const title = document.querySelector("h1");
        if (title?.checkVisibility({ visibilityProperty: true })) {
            const text = document.createRange();
            text.selectNodeContents(title);
            widths.add(Math.round(text.getBoundingClientRect().width));
        }
        requestAnimationFrame(look);
    };
    look();
})()"""
LOADED = "[...document.fonts].every(({ status }) => status === 'loaded')"
# What the title would measure in our type.
OURS = """async () => {
    await document.fonts.load("600 20px Bitter");
    const title = document.querySelector("h1");
    const { fontSize, letterSpacing } = getComputedStyle(title);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = `600 ${fontSize} Bitter`;
    pen.letterSpacing = letterSpacing;
    return pen.measureText(title.textContent).width;
}"""


def approx(width: float) -> object:
    return pytest.approx(width, abs=2)


def watch(page: Page) -> None:
    page.add_init_script(WATCH)
    page.goto("/")
    page.wait_for_selector("#first", state="detached")
    until(page, lambda: page.evaluate(LOADED))
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def test_the_first_page_is_drawn_once_and_in_our_type(browser, address):
    with stranger(browser, address) as page:
        watch(page)
        widths, shifts = page.evaluate("[[...widths], shifts]")
        assert widths == [approx(page.evaluate(OURS))]
        # The dice settle by a hair's breadth.
        assert sum(shifts) < 0.001


def test_type_that_comes_late_waits_for_the_next_page(browser, address):
    held: list[Route] = []
    with stranger(browser, address) as page:
        page.route("**/*.woff2", lambda route: held.append(route))
        page.add_init_script(WATCH)
        page.goto("/", wait_until="commit")
        page.wait_for_selector("#first", state="detached")
        expect(page.locator("main svg polygon").first).to_be_attached()
        # The text is seen: too long has been waited for our type.
        until(page, lambda: page.evaluate("widths.size") == 1)
        for route in held:
            route.continue_()
        page.unroute("**/*.woff2")
        until(page, lambda: page.evaluate(LOADED))
        assert page.evaluate("widths.size") == 1
        assert page.evaluate("[...widths][0]") != approx(page.evaluate(OURS))
        page.get_by_role("link", name="Settings").click()
        expect(page.get_by_role("heading", name="Settings")).to_be_visible()
        # Looked at from here: the page allows no code that is made up in it.
        until(page, lambda: page.evaluate("[...widths].at(-1)") == approx(page.evaluate(OURS)))
