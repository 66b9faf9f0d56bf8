"""What the tests do at the table, the way a person does."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable

from playwright.sync_api import Error, Locator, Page, expect

MATCH_SECONDS = 60
# As long as Playwright itself waits for what it expects.
PATIENCE = 5
# In StreetSoccer: a place for everyone, in turns.
PLACES = ("f3", "g4", "k3", "b3", "h2", "e5", "d2", "d5", "i3", "h5")
# The page has followed the window's new size.
DRAWN = """() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))"""


def open_match(
    page: Page, *, game: str = "supergoal", level: int | None = 1, dice: str = "checked", **options
) -> str:
    """A new match, with this browser at every seat a person has; its id."""
    opened = new_match(page, game=game, level=level, dice=dice, **options)
    keys = "&".join(f"key={key}" for key in opened["keys"] if key)
    page.goto(f"/match/{opened['match']}#{keys}")
    page.wait_for_selector("[data-pick], .result", timeout=15_000)
    return opened["match"]


def new_match(page: Page, *, game: str, level: int | None, dice: str, **options) -> dict:
    other = {"side": 1, "level": level} if level else {"side": 1, "name": "Bob"}
    seats = [{"side": 0, "name": "Ada"}, other]
    wish = {"game": game, "seats": seats, "options": options, "dice": dice}
    return page.request.post("/api/matches", data=json.dumps(wish)).json()


def standing(page: Page, match: str) -> dict:
    """How the match stands by the server's own record."""
    # A server that was killed and is back has forgotten the connections that are kept open.
    return page.request.get(f"/api/matches/{match}/record", max_retries=3).json()


def play_to_the_end(page: Page, match: str, step: Callable[[Page, int], None]) -> dict:
    """Takes steps until the record has a result; fails when nothing moves any more."""
    end = time.monotonic() + MATCH_SECONDS
    number = 0
    while time.monotonic() < end:
        record = standing(page, match)
        if record.get("result"):
            return record
        step(page, number)
        number += 1
        page.wait_for_timeout(60)
    raise AssertionError(f"the match does not come to an end: {page.inner_text('main')[:500]}")


def click_something(page: Page, number: int) -> None:
    """Clicks one of the things that can be picked now."""
    picks = page.locator("[data-pick]:visible")
    count = picks.count()
    if count:
        picks.nth(number % count).click(force=True, timeout=2000, no_wait_after=True)


def try_click(page: Page, number: int) -> None:
    """What could be picked a moment ago may be gone: the computer plays too."""
    with contextlib.suppress(Error):
        click_something(page, number)


def pick(page: Page, key: str) -> Locator:
    return page.locator(f'[data-pick="{key}"]')


def piece(page: Page, name: str) -> Locator:
    return page.locator(f'svg [data-piece="{name}"]')


def tell(page: Page, face: str) -> None:
    """What a real die shows; the page has taken it."""
    pick(page, f"face:{face}").click()
    expect(pick(page, f"face:{face}")).to_have_count(0)


def texts(page: Page, match: str) -> list[str]:
    return [ply["text"] for ply in standing(page, match)["plies"]]


def until(page: Page, so: Callable[[], bool], otherwise: str = "it never came to that") -> None:
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end, otherwise
        page.wait_for_timeout(40)


def played(page: Page, match: str, text: str) -> None:
    """The server has heard this move."""
    until(page, lambda: texts(page, match)[-1] == text, f"{text} was not played")


def place_all(page: Page, match: str, squares: tuple[str, ...] = PLACES) -> None:
    for square in squares:
        pick(page, f"cell:{square}").click()
        played(page, match, square)
