"""What the tests do at the table, the way a person does."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable

from playwright.sync_api import Error, Locator, Page

# What is waited for comes at once, but where the machine is busy with something else.
PATIENCE = 30
MATCH_SECONDS = 240
# How soon it is looked at again, in ms: a server answers within a few.
AGAIN = 15
# In StreetSoccer: a place for everyone, in turns.
PLACES = ("f3", "g4", "k3", "b3", "h2", "e5", "d2", "d5", "i3", "h5")
# The page has followed the window's new size.
DRAWN = """() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))"""

NOTE = """(where) => {
    window.noted = [];
    const note = () => {
        for (const { textContent } of document.querySelectorAll(where))
            if (!window.noted.includes(textContent)) window.noted.push(textContent);
    };
    note();
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(note).observe(document.body, all);
}"""

# As long as a server takes to answer on a line that is not slow, in ms.
SLOW = 600
ANSWERED_AFTER = """() => {
    const [{ requestStart, responseStart }] = performance.getEntriesByType("navigation");
    return responseStart - requestStart;
}"""


def open_match(
    page: Page, *, game: str = "supergoal", level: int | None = 1, dice: str = "checked", **options
) -> str:
    """A new match, with this browser at every seat a person has; its id."""
    opened = new_match(page, game=game, level=level, dice=dice, **options)
    keys = "&".join(f"key={key}" for key in opened["keys"] if key)
    page.goto(f"/match/{opened['match']}#{keys}")
    page.wait_for_selector("[data-pick], .result")
    return opened["match"]


def come(page: Page, path: str) -> None:
    """To a page whose server answers at once: to another one the type comes 15 seconds later."""
    for _ in range(5):
        page.goto(path)
        if page.evaluate(ANSWERED_AFTER) < SLOW:
            break


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
    play_until(lambda: bool(standing(page, match).get("result")), page, step=step)
    return standing(page, match)


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


def play_until(
    so: Callable[[], bool], *pages: Page, step: Callable[[Page, int], None] = try_click
) -> None:
    """Everybody goes on until it is so: how often depends on the dice, and how long on others."""
    end = time.monotonic() + MATCH_SECONDS
    number = 0
    while not so():
        words = pages[0].inner_text("main")[:500] if time.monotonic() > end else ""
        assert not words, f"it never comes to that: {words}"
        for page in pages:
            step(page, number)
        number += 1
        pages[0].wait_for_timeout(AGAIN)


def pick(page: Page, key: str) -> Locator:
    return page.locator(f'[data-pick="{key}"]')


def piece(page: Page, name: str) -> Locator:
    return page.locator(f'svg [data-piece="{name}"]')


def tell(page: Page, face: str) -> None:
    """What a real die shows; the page has taken it and shows what comes then, or asks for more."""
    ply = page.locator("[data-ply]")
    asks = page.locator(".faces")
    before = ply.get_attribute("data-ply")

    def goes_on() -> bool:
        more = asks.count() and asks.get_attribute("data-asked") != asked
        return bool(more) or ply.get_attribute("data-ply") != before

    told = f"face:{face}"
    asks.wait_for()
    asked = asks.get_attribute("data-asked")
    pick(page, told).click()
    until(page, goes_on, f"{face} was not taken")


def tell_kick_off(page: Page, side: str, by: int) -> None:
    """Both dice of StreetSoccer's kick-off, of which this side's is higher by so many."""
    for seat in "AB":
        tell(page, str(by + 1 if seat == side else 1))


def texts(page: Page, match: str) -> list[str]:
    return [ply["text"] for ply in standing(page, match)["plies"]]


def until(page: Page, so: Callable[[], bool], otherwise: str = "it never came to that") -> None:
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end, otherwise
        page.wait_for_timeout(AGAIN)


def stop_time(page: Page) -> None:
    """Nothing comes to its end any more, however long one looks: until time is let pass.

    The clock of that page was set at its beginning, by ``page.clock.install()``.
    """
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 0.1)


def pass_time(page: Page, so: Callable[[], bool]) -> None:
    """A few frames, again and again, until it is so: then it stays so."""

    def later() -> bool:
        page.clock.run_for(80)
        return so()

    until(page, lambda: so() or later())


def listen_to(page: Page, where: str) -> Callable[[], str]:
    """All that is written there from now on, though it may stand there for a short time only."""
    page.evaluate(NOTE, where)
    return lambda: page.evaluate("window.noted.join('\\n')")


def plies(page: Page, match: str) -> int:
    return len(standing(page, match)["plies"])


def up_to_date(page: Page, match: str) -> None:
    """The page shows all that has been played."""
    shown = page.locator("[data-ply]")
    until(page, lambda: shown.get_attribute("data-ply") == str(plies(page, match)))


def played(page: Page, match: str, text: str) -> None:
    """The server has heard this move, and the page shows it."""
    until(page, lambda: texts(page, match)[-1:] == [text], f"{text} was not played")
    up_to_date(page, match)


def board_is_whole(page: Page, width: int, height: int) -> None:
    """In a window of that size: it stands as the window does, and has most of a desk's."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)

    def is_so() -> bool:
        box = page.get_by_role("group", name="Board", exact=True).bounding_box()
        assert box
        x, y, across, high = box["x"], box["y"], box["width"], box["height"]
        inside = x >= 0 and x + across <= width and y >= 0 and y + high <= height
        share = 0.4 if width >= 1280 else 0
        return (
            inside
            and (height > width) == (high > across)
            and across * high > share * width * height
        )

    until(page, is_so, f"not the whole board in {width} x {height}")


def place_all(page: Page, match: str, squares: tuple[str, ...] = PLACES) -> None:
    for square in squares:
        pick(page, f"cell:{square}").click()
        played(page, match, square)
