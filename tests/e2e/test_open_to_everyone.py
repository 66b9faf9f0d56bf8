"""Every page, table and dialog is open to everyone: axe-core, both schemes, two widths, by keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.conftest import person
from tests.e2e.everyone import STOPS, Sweep
from tests.e2e.table import (
    open_match,
    pick,
    piece,
    place_all,
    play_until,
    plies,
    tell,
    tell_kick_off,
)
from tests.e2e.test_friend import invite

# Dice wait to be thrown by a click.
BY_HAND = "localStorage.setItem('debut-table', JSON.stringify({ auto: false }))"
STILL = ("/rules/supergoal", "/rules/streetsoccer", "/learn/supergoal", "/learn/streetsoccer",
         "/settings", "/nowhere", "/match/nowhere")  # fmt: skip
STRIP = {"Skip to the content", "Leave the table", "Take back", "Sounds", "Turn the board",
         "Commentary", "More"}  # fmt: skip
WAYS = ("Two at this screen", "A friend by link", "Against the computer")


@pytest.fixture
def sweep() -> Iterator[Sweep]:
    made = Sweep()
    yield made
    assert not made.wrong, "\n".join(made.wrong)


def widen(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})


def press(what: Locator) -> None:
    """By keys: so the focus has somewhere to come back to."""
    what.focus()
    what.press("Enter")


def throw(page: Page) -> Locator:
    return page.locator('[data-pick^="throw:"]')


@pytest.mark.parametrize("path", STILL)
def test_a_page(page: Page, sweep: Sweep, path: str) -> None:
    page.goto(path)
    page.wait_for_selector("h1")
    expect(page.locator("[role=status]", has_text="Loading")).to_have_count(0)
    sweep.look(page, path)
    if "rules" not in path:
        assert len(sweep.walk(page, path)) > 2


def test_a_new_match_and_a_server_that_is_away(page: Page, sweep: Sweep) -> None:
    page.goto("/new/streetsoccer")
    for way in WAYS:
        page.get_by_role("radio", name=way).check(force=True)
        sweep.look(page, way)
    page.get_by_text("More choices").click()
    sweep.look(page, "more choices")
    assert "Start the match" in sweep.walk(page, "new match")
    page.goto("/")
    page.wait_for_selector("h1")
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator(".away")).to_be_visible()
    sweep.look(page, "home, away")
    assert "Rules: Super Goal!" in sweep.walk(page, "home, away")


def test_a_match_with_a_friend(page: Page, browser: Browser, address: str, sweep: Sweep) -> None:
    page.evaluate(BY_HAND)
    match, link = invite(page)
    sweep.look(page, "invitation")
    inside = {"Look at the table meanwhile", "INPUT", "Copy the link"}
    assert set(sweep.walk(page, "invitation")) == inside
    sweep.touch(page, "invitation")
    with person(browser, address) as friend:
        friend.goto(link)
        friend.wait_for_selector("h1")
        sweep.look(friend, "door")
        assert "Sit down" in sweep.walk(friend, "door")
        friend.get_by_role("button", name="Sit down").click()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        play_until_both_are_seen(page, friend, match, sweep)
        look_into_everything_beside(page, sweep)
        end(page, friend, sweep)
    page.goto(f"/replay/{match}")
    page.wait_for_selector(".controls")
    sweep.look(page, "replay")
    assert "4× Faster" in sweep.walk(page, "replay")
    page.goto("/replay")
    page.wait_for_selector(f'a[href="/replay/{match}"]')
    sweep.look(page, "replays")
    page.goto("/")
    page.wait_for_selector(".mine")
    sweep.look(page, "home with matches")


def play_until_both_are_seen(page: Page, friend: Page, match: str, sweep: Sweep) -> None:
    """A die that waits for a throw, and a decision."""
    nothing_picked = page.locator(".playfield:not(.picking)")
    deciding = nothing_picked.locator('[data-pick^="die:"]')
    wanted = {"waiting": throw(page), "deciding": deciding}

    def both() -> bool:
        for state in [one for one, sign in wanted.items() if sign.count()]:
            page.mouse.move(2, 2)
            sweep.look(page, state)
            sweep.touch(page, state)
            # All that can be picked is one stop.
            expect(page.locator('[data-pick][tabindex="0"]')).to_have_count(1)
            assert set(sweep.walk(page, state)) - STRIP
            widen(page)
            del wanted[state]
        return not wanted and plies(page, match) > 4

    play_until(both, friend, page)


def look_into_everything_beside(page: Page, sweep: Sweep) -> None:
    """What opens takes the focus, keeps it, closes by Escape, and gives the focus back."""
    # Back in the match.
    page.keyboard.press(",")
    expect(page.locator(".where")).to_be_visible()
    sweep.look(page, "looking back")
    sweep.touch(page, "looking back")
    assert "Back to the match" in sweep.walk(page, "looking back")
    page.keyboard.press("Escape")
    expect(page.locator(".where")).to_have_count(0)

    # The commentary in its drawer.
    notes = page.get_by_role("button", name="Commentary", exact=True)
    press(notes)
    expect(page.locator("#panel")).to_be_focused()
    sweep.look(page, "drawer", phone=True)
    sweep.touch(page, "drawer")
    walked = sweep.walk(page, "drawer")
    assert {"Why can’t I …?", "The seal of the dice", "Close"} <= set(walked)
    assert not set(walked) & (STRIP - {"Skip to the content"})
    page.keyboard.press("Escape")
    expect(notes).to_be_focused()

    # The menu, the question in it, and back again.
    more = page.get_by_role("button", name="More", exact=True)
    menu = page.get_by_role("dialog", name="More")
    press(more)
    sweep.look(page, "more")
    sweep.touch(page, "more")
    assert {"Save the record", "Resign…", "FR"} <= set(sweep.walk(page, "more"))
    expect(menu).to_be_hidden()
    press(more)
    press(page.get_by_role("button", name="Resign…"))
    sweep.look(page, "resign")
    sweep.touch(page, "resign")
    assert set(sweep.walk(page, "resign")) == {"Play on", "Resign"}
    page.keyboard.press("Escape")
    expect(more).to_be_focused()

    page.keyboard.press("?")
    expect(page.locator("#why-text")).to_be_focused()
    sweep.look(page, "why not")
    sweep.touch(page, "why not")
    more.focus()
    page.keyboard.press("Escape")
    expect(page.locator("#why-text")).to_have_count(0)

    widen(page)
    seal = page.get_by_role("button", name="The seal of the dice")
    press(seal)
    sweep.look(page, "seal")
    # On a phone the sheet is longer than the window: it is a stop itself, so that keys scroll it.
    stops = {name.partition(" Before")[0] for name in sweep.walk(page, "seal")}
    assert stops == {"Sealed dice", "Close"}
    widen(page)
    page.keyboard.press("Escape")
    expect(seal).to_be_focused()


def test_nobody_goes_on_behind_the_menu(page: Page, browser: Browser, address: str) -> None:
    """Whoever watches may find nothing after it but the browser's own buttons."""
    match = open_match(page, level=None, dice="typed")
    with person(browser, address) as watcher:
        watcher.goto(f"/match/{match}")
        menu = watcher.get_by_role("dialog", name="More")
        more = watcher.get_by_role("button", name="More", exact=True)
        press(more)
        expect(menu).to_be_visible()
        for _ in range(STOPS):
            watcher.keyboard.press("Tab")
            if watcher.evaluate("!document.activeElement.matches('body, .more *')"):
                break
        expect(menu).to_be_hidden()
        # Its button closes what it opened, wherever the focus is.
        press(more)
        watcher.keyboard.press("Tab")
        expect(menu.locator(":focus")).to_have_count(1)
        more.click()
        expect(menu).to_be_hidden()


def end(page: Page, friend: Page, sweep: Sweep) -> None:
    """Given up by keys; the result, and the question for a rematch on it."""
    press(page.get_by_role("button", name="More", exact=True))
    press(page.get_by_role("button", name="Resign…"))
    press(page.get_by_role("button", name="Resign", exact=True))
    page.wait_for_selector(".story table")
    expect(page.get_by_role("button", name="More", exact=True)).to_be_focused()
    sweep.look(page, "result")
    friend.get_by_role("button", name="Rematch").click()
    expect(page.locator(".rematch")).to_contain_text("would like a rematch")
    sweep.look(page, "rematch")
    walked = sweep.walk(page, "rematch")
    assert {"Accept", "No, thank you", "Look at the board", "More"} <= set(walked)


def test_a_court_where_pawns_are_put_and_the_ball_may_go_anywhere(page: Page, sweep: Sweep) -> None:
    open_match(page, game="handball", level=None, dice="typed")
    tell(page, "A")
    pick(page, "piece:A7").click()
    pick(page, "cell:h4").click()
    pick(page, "button:wall").hover()
    sweep.look(page, "a team to be put")
    sweep.touch(page, "a team to be put")
    assert {"Ada’s keeper 1", "Wall"} & set(sweep.walk(page, "a team to be put"))
    widen(page)
    for button in ("spread", "block"):
        pick(page, f"button:{button}").click()
    tell(page, "4")
    sweep.look(page, "where the ball may go")


def test_a_choice_of_several_picks(page: Page, sweep: Sweep) -> None:
    """A goal kick: from where, with which die, how far."""
    open_match(page, level=None, dice="typed", throws=40)
    for key in ("face:A", "face:save", "die:pass", "face:F2", "die:launch", "face:F4X"):
        pick(page, key).click()
    # The ball lies on its cell, and is pressed in its place.
    ways = (piece(page, "ball"), pick(page, "die:pass"), pick(page, "button:short"))
    for number, way in enumerate(ways):
        expect(way).to_be_visible()
        expect(page.locator(".made b")).to_have_count(number)
        page.mouse.move(2, 2)
        sweep.look(page, f"{number} picked")
        sweep.touch(page, f"{number} picked")
        walked = sweep.walk(page, f"{number} picked")
        assert set(walked) - STRIP
        assert ("Back" in walked) == (number > 0)
        widen(page)
        way.click()
    expect(page.locator(".made")).to_have_count(0)


def test_a_board_full_of_pieces_and_real_dice(page: Page, sweep: Sweep) -> None:
    open_match(page, level=None, dice="typed")
    sweep.look(page, "faces")
    sweep.touch(page, "faces")
    match = open_match(page, game="streetsoccer", level=None, dice="typed")
    tell(page, "A")
    sweep.look(page, "placing")
    sweep.touch(page, "placing")
    assert "Ada’s footballer 2" in sweep.walk(page, "placing")
    widen(page)
    place_all(page, match)
    tell_kick_off(page, "A", 3)
    pick(page, "cell:h1").click()
    tell(page, "5")
    sweep.look(page, "deciding")
    assert "Bob’s keeper 1" in sweep.walk(page, "deciding")
    widen(page)
    piece(page, "B1").click()
    page.locator("svg [data-cell]").first.click()
    page.wait_for_selector("[data-why]")
    sweep.look(page, "picked, and told why not")
