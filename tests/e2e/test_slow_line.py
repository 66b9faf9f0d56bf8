"""A first visit over 40 KB/s with 0.8 s there and back: something to see, and soon a match."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import stranger
from tests.e2e.slow_line import BYTES_A_SECOND, LATENCY, slow_line

FIRST_VIEW, STARTED = 2.0, 5.0
TRIES = 8  # one of them finds the machine free
# Both teams here, and faces that are told: the first thing to be picked is there at once.
WISHES = json.dumps({"mode": "two", "dice": "typed"})
# Looked for in every frame, not now and then.
THERE = "(what) => document.querySelector(what)?.checkVisibility()"

Visitor = Callable[[], AbstractContextManager[Page]]


@contextmanager
def far_away(address: str) -> Iterator[str]:
    """Each visit has a line of its own: nothing that an earlier one asked for is still on it."""
    with slow_line(int(address.rsplit(":", 1)[-1])) as port:
        yield f"http://127.0.0.1:{port}"


@pytest.fixture(params=["line", "devtools"])
def far(request, browser, address) -> Visitor:
    """Pages that have never been here: behind a real slow line, and as Chromium plays one."""

    @contextmanager
    def behind_a_line() -> Iterator[Page]:
        with far_away(address) as slow, stranger(browser, slow) as page:
            yield page

    @contextmanager
    def as_chromium_plays_it() -> Iterator[Page]:
        with stranger(browser, address) as page:
            session = page.context.new_cdp_session(page)
            conditions = {"latency": LATENCY * 1000, "downloadThroughput": BYTES_A_SECOND,
                          "uploadThroughput": BYTES_A_SECOND, "offline": False}  # fmt: skip
            session.send("Network.enable")
            session.send("Network.emulateNetworkConditions", conditions)
            yield page

    return behind_a_line if request.param == "line" else as_chromium_plays_it


def enough(_: Page) -> None:
    """What was measured is all there is to see."""


def soonest(
    far: Visitor,
    visit: Callable[[Page], float],
    limit: float,
    then: Callable[[Page], None] = enough,
) -> float:
    """The seconds of the first visit within the limit, or the best: other tests run beside this.

    ``then``: what to look at on that visit's page.
    """
    best = float("inf")
    for _ in range(TRIES):
        with far() as page:
            best = min(best, visit(page))
            if best < limit:
                then(page)
                break
    return best


def taken(what: Callable[[], object]) -> float:
    start = time.monotonic()
    what()
    return time.monotonic() - start


def look(page: Page) -> float:
    def see() -> None:
        page.goto("/", wait_until="commit")
        page.wait_for_function(THERE, arg='main a[href="/new/supergoal"]')

    return taken(see)


def check_first_view(far: Page) -> None:
    assert far.locator("h1").inner_text() == "Football and handball on the table"
    titles = far.locator("h3").all_inner_texts()
    assert titles == ["Super Goal!", "StreetSoccer", "BUT", "Handball et dé", "Simulator Soccer"]
    # The styles are there too: this is a table, not a list of links.
    cloth = far.evaluate("getComputedStyle(document.body).backgroundColor")
    assert cloth not in ("rgba(0, 0, 0, 0)", "rgb(255, 255, 255)")
    card = far.locator("[data-card]").first.bounding_box()
    # Then the code takes over, and nothing jumps.
    far.wait_for_selector("#first", state="detached")
    expect(far.locator("main svg polygon").first).to_be_attached(timeout=15_000)
    assert far.locator("[data-card]").first.bounding_box() == pytest.approx(card, abs=1)


@pytest.mark.parametrize(
    ("far", "then"), [("line", check_first_view), ("devtools", enough)], indirect=["far"]
)
def test_the_first_view_comes_soon_and_whole_and_nothing_jumps(far, then):
    assert soonest(far, look, FIRST_VIEW, then) < FIRST_VIEW


@pytest.mark.parametrize(
    ("far", "game"), [("line", "supergoal"), ("devtools", "streetsoccer")], indirect=["far"]
)
def test_a_match_starts_soon(far, game):
    def visit(page: Page) -> float:
        page.add_init_script(f"localStorage.setItem('debut-wishes-{game}', '{WISHES}')")
        page.goto(f"/new/{game}", wait_until="commit")
        start = page.get_by_role("button", name="Start")
        start.wait_for()
        start.click(no_wait_after=True)  # not a moment is left to load anything ahead
        return taken(lambda: page.wait_for_function(THERE, arg="[data-pick]"))

    assert soonest(far, visit, STARTED) < STARTED


@pytest.mark.parametrize(
    ("far", "game"), [("line", "streetsoccer"), ("devtools", "supergoal")], indirect=["far"]
)
def test_a_link_to_a_match_leads_to_it_soon(far, address, game):
    seats = [{"side": 0, "name": "Ada"}, {"side": 1, "name": "Bob"}]
    wish = {"game": game, "seats": seats, "options": {}, "dice": "typed"}

    def visit(page: Page) -> float:
        opened = page.request.post(f"{address}/api/matches", data=json.dumps(wish)).json()
        keys = "&".join(f"key={key}" for key in opened["keys"])

        def come() -> None:
            page.goto(f"/match/{opened['match']}#{keys}", wait_until="commit")
            page.wait_for_function(THERE, arg="[data-pick]")

        return taken(come)

    assert soonest(far, visit, STARTED) < STARTED
