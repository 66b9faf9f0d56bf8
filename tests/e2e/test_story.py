"""Looking back during a match, watching, and what is told when it is over."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from debut import Match
from tests.e2e.conftest import alone, person
from tests.e2e.everyone import serious_findings
from tests.e2e.table import (
    DRAWN,
    MATCH_SECONDS,
    new_match,
    open_match,
    pass_time,
    play_until,
    plies,
    stop_time,
    until,
    up_to_date,
)
from tests.e2e.test_friend import resign

SIZES = [(360, 740), (740, 360), (900, 500), (1280, 800), (1920, 1080)]
SHORT = {"supergoal": {"throws": 4}, "streetsoccer": {"minutes": 3, "setup": "quick", "extra": 2}}


def pick(page: Page, number: int) -> None:
    """Picks one of the things that can be picked now, if any is still there."""
    picks = page.locator("[data-pick]:visible").all()
    if picks:
        with contextlib.suppress(Error):
            picks[number % len(picks)].dispatch_event("click", timeout=500)


def play_some(page: Page, match: str, wanted: int) -> None:
    """Picks whatever can be picked until there is something to look back at."""
    play_until(lambda: plies(page, match) >= wanted, page, step=pick)


def between_computers(page: Page, game: str) -> str:
    """A short match that plays itself while this page watches; its id."""
    seats = [{"side": 0, "level": 1}, {"side": 1, "level": 1}]
    wish = {"game": game, "seats": seats, "options": SHORT[game], "dice": "checked"}
    match: str = page.request.post("/api/matches", data=json.dumps(wish)).json()["match"]
    page.goto(f"/match/{match}")
    return match


FINISHED: dict[str, str] = {}


def over(page: Page, game: str) -> tuple[str, dict[str, Any]]:
    """A match that is over, with this page at its table; played once for all who look at it."""
    if game in FINISHED:
        page.goto(f"/match/{FINISHED[game]}")
    else:
        FINISHED[game] = between_computers(page, game)
    match = FINISHED[game]
    page.wait_for_selector(".result", timeout=1000 * MATCH_SECONDS)
    return match, page.request.get(f"/api/matches/{match}/summary").json()


def test_one_looks_back_by_mouse_and_by_keys_while_the_match_goes_on(page: Page) -> None:
    match = open_match(page, game="supergoal", level=1)
    play_some(page, match, 6)
    lines = page.locator("#panel li button")
    lines.last.click()
    back = page.get_by_role("button", name="Back to the match")
    expect(back).to_be_visible()
    expect(page.locator(".where")).to_contain_text("Looking back: move 1 of")
    # Nothing can be played meanwhile.
    expect(page.locator("[data-pick]")).to_have_count(0)
    before = plies(page, match)
    page.keyboard.press("Space")
    back.click()
    expect(back).to_have_count(0)
    # The keys: one back, one back, one further, and Escape.
    now = page.locator(".where")
    page.keyboard.press(",")
    expect(now).to_contain_text(re.compile(r"move \d+ of"))
    first = re.search(r"move (\d+)", now.inner_text())
    page.keyboard.press(",")
    expect(now).not_to_contain_text(f"move {first and first[1]} of")
    page.keyboard.press(".")
    expect(now).to_contain_text(f"move {first and first[1]} of")
    page.keyboard.press("Escape")
    expect(now).to_have_count(0)
    assert plies(page, match) >= before


def test_the_lines_are_one_tab_stop_with_arrows(page: Page) -> None:
    match = open_match(page, game="supergoal", level=1)
    play_some(page, match, 6)
    lines = page.locator("#panel li button")
    expect(page.locator("#panel li button[tabindex='0']")).to_have_count(1)
    lines.first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    expect(lines.last).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".where")).to_contain_text("move 1 of")
    expect(lines.last).to_have_attribute("aria-current", "step")


def is_his(one: Page, other: Page) -> bool:
    """Whether it is one's turn and not the other's, and stays so: nothing is still being shown."""
    for _ in range(3):
        if not one.title().startswith("●") or other.title().startswith("●"):
            return False
        one.wait_for_timeout(150)
    return True


def look_back_while_he_plays(ada: Page, bob: Page, match: str) -> str:
    """Until it is her turn; where she looked at."""
    # Both go on until there is something behind them and Bob has to decide.
    play_until(lambda: plies(ada, match) > 6 and is_his(bob, ada), ada, bob, step=pick)
    ada.keyboard.press(",")
    expect(ada.locator(".where")).to_be_visible()
    looked_at = ada.locator(".where").inner_text().split(" of ")[0]
    play_until(lambda: ada.locator(".due").count() > 0, bob, step=pick)
    return looked_at


def test_what_happens_meanwhile_is_counted_and_ones_turn_told(
    browser: Browser, address: str
) -> None:
    with person(browser, address) as ada, person(browser, address) as bob:
        opened = new_match(ada, game="supergoal", level=None, dice="checked", throws=20)
        match = opened["match"]
        for page, key in zip((ada, bob), opened["keys"], strict=True):
            page.goto(f"/match/{match}#key={key}")
            page.wait_for_selector(".mat")
        where = ada.locator(".where")
        for _ in range(9):
            looked_at = look_back_while_he_plays(ada, bob, match)
            # It may be one's turn before anything is said of what happened.
            if ada.locator(".news").count():
                break
            ada.keyboard.press("Escape")
            expect(where).to_have_count(0)
        # Still where one looked, with the news counted and the turn told.
        expect(where).to_have_text(re.compile(f"^{re.escape(looked_at)}"))
        expect(ada.locator(".news")).to_have_text(re.compile(r"^\d+ new$"))
        expect(ada.locator(".due")).to_have_text("It is your turn!")
        expect(ada).to_have_title(re.compile("^●"))
        expect(ada.locator("[data-pick]")).to_have_count(0)
        ada.keyboard.press("Escape")
        expect(where).to_have_count(0)


def test_taking_back_while_one_looks_back(page: Page) -> None:
    match = open_match(page, game="streetsoccer", level=None, setup="turns")
    play_some(page, match, 4)
    up_to_date(page, match)
    page.keyboard.press(",")
    expect(page.locator(".where")).to_be_visible()
    for back in range(3):
        before = plies(page, match)
        page.keyboard.press("u")
        until(page, lambda before=before: plies(page, match) < before, f"{back} taken back")
        up_to_date(page, match)
    expect(page.locator(".mat")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-pick]").first).to_be_visible()
    before = plies(page, match)
    play_some(page, match, before + 1)


def test_a_watcher_is_told_so_and_the_title_tells_the_turn(browser: Browser, address: str) -> None:
    with person(browser, address) as ada, person(browser, address) as watcher:
        match = open_match(ada, game="supergoal", level=1)
        play_some(ada, match, 3)
        watcher.goto(f"/match/{match}")
        expect(watcher.locator(".watching")).to_have_text("You are watching")
        expect(ada.locator(".watching")).to_have_count(0)
        expect(ada).to_have_title(re.compile(r"^(● )?.+ — Ada \d+–\d+ Newcomer$"))
        assert "●" not in watcher.title()


@pytest.mark.parametrize("game", ["supergoal", "streetsoccer"])
def test_after_the_match_everything_leads_into_the_replay(page: Page, game: str) -> None:
    match, summary = over(page, game)
    page.wait_for_selector(".story table")
    expect(page.locator(".story li")).to_have_count(len(summary["goals"]))
    # Where the ball was: a spot for each cell, and the commonest in words.
    expect(page.locator("[data-ball]")).to_have_count(len(summary["ball"]))
    cell, times = summary["ball"][0]
    often = f"{cell} ({times} times)" if times > 1 else f"{cell} (once)"
    expect(page.locator("figure", has_text="Where the ball was")).to_contain_text(often)
    # And every way it took.
    ways = [one for one in summary["flights"] if one.get("path") or one.get("points")]
    expect(page.locator("[data-flight]")).to_have_count(len(ways))
    # Whatever does not fit is scrolled inside the sheet, never the page.
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    graph = page.get_by_role("slider")
    graph.focus()
    for _ in range(5):
        page.keyboard.press("ArrowLeft")
    last = len(summary["judgement"]) - 1
    expect(page.get_by_role("link", name="Watch from here")).to_have_attribute(
        "href", f"/replay/{match}#ply={last - 5}"
    )
    page.keyboard.press("Enter")
    expect(page.locator(".controls .where")).to_have_text(f"Move {last - 5} of {last}")
    best = summary["teams"][0]["best"]
    page.go_back()
    page.locator(".story td a").first.click()
    expect(page.locator(".controls .where")).to_have_text(f"Move {best['ply']} of {last}")


STRIKES = "A; 4-4-2; 4-4-2; low; 60; 9; 0.exact"


def test_the_map_of_flicks_by_team_and_by_kind(page: Page) -> None:
    """Loaded with one flick played, and given up."""
    match = Match.new("simulator", {"length": "11"}, dice="typed")
    for text in STRIKES.split("; "):
        match.play(match.state.read(text))
    opened = page.request.post("/api/matches/load", data=match.to_json()).json()
    keys = "&".join(f"key={key}" for key in opened["keys"] if key)
    page.goto(f"/match/{opened['match']}#{keys}")
    resign(page)
    figure = page.locator("figure", has_text="The paths of the ball")
    expect(figure.locator("[data-flight]")).to_have_count(1)
    expect(figure).to_contain_text("Team A: one path of the ball, 0 goals")
    figure.get_by_role("radio", name="Team B").check(force=True)
    expect(figure.locator("[data-flight]")).to_have_count(0)
    figure.get_by_role("radio", name="Both").check(force=True)
    expect(figure.locator("[data-flight]")).to_have_count(1)
    for width, scheme in ((360, "dark"), (1280, "light")):
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate(DRAWN)
        assert serious_findings(page) == []
        box = figure.locator(".map").bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= width


@pytest.fixture
def timed(browser: Browser, address: str) -> Iterator[Page]:
    """A page whose time can be stopped."""
    with alone(browser, address) as made:
        made.clock.install()
        yield made


def test_a_replay_has_its_date_a_speed_and_plays_by_the_space_bar(timed: Page) -> None:
    page = timed
    match, _ = over(page, "supergoal")
    page.goto(f"/replay/{match}")
    expect(page.locator(".head .what")).to_have_text(re.compile(r"^Super Goal!, \d+ \w+ \d{4}, "))
    page.get_by_role("button", name="Faster").click()
    expect(page.get_by_role("button", name="Faster")).to_have_attribute("aria-pressed", "true")
    where = page.locator(".controls .where")
    expect(where).to_have_text(re.compile("^Move 0 "))
    # The space bar plays wherever the focus is, also on another button.
    stop_time(page)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    pass_time(page, lambda: where.inner_text().startswith("Move 2 "))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.goto("/replay")
    expect(page.locator(f"a[href='/replay/{match}'] small")).to_contain_text("Super Goal!, ")


@pytest.mark.parametrize("game", ["supergoal", "streetsoccer"])
def test_the_board_of_a_replay_is_never_cut(page: Page, game: str) -> None:
    match = FINISHED.get(game) or over(page, game)[0]
    page.goto(f"/replay/{match}")
    page.wait_for_selector(".replay > .board")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        box = page.locator(".replay > .board").bounding_box()
        assert box is not None
        size = f"{width} x {height}: {box}"
        assert box["x"] >= 0, size
        assert box["y"] >= 0, size
        assert box["x"] + box["width"] <= width, size
        assert box["y"] + box["height"] <= height, size
        assert min(box["width"], box["height"]) >= 100, size
        # What plays it is on the same screen.
        play = page.get_by_role("button", name="Play", exact=True).bounding_box()
        assert play is not None
        assert play["y"] + play["height"] <= height, size
