"""StreetSoccer in a real browser: a board full of pieces, a bench, and balls that bend."""

from __future__ import annotations

import json
import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from debut.kernel.match.match import Match
from tests.e2e.table import (
    DRAWN,
    open_match,
    pick,
    piece,
    place_all,
    play_to_the_end,
    played,
    plies,
    tell,
    tell_kick_off,
    texts,
    try_click,
    until,
)

BLINK = 1.0


def open_street(page: Page, **wishes) -> str:
    return open_match(page, game="streetsoccer", **wishes)


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, what: Locator, where: Locator | tuple[float, float]) -> None:
    """By the mouse, held down all the way."""
    end = middle(where) if isinstance(where, Locator) else where
    page.mouse.move(*middle(what))
    page.mouse.down()
    page.mouse.move(*end, steps=5)
    page.mouse.up()


@pytest.fixture
def match(page):
    made = open_street(page, level=None, dice="typed")
    tell(page, "A")
    return made


def test_a_team_is_placed_by_clicks_by_drags_and_by_keys(page, match):
    board_and_what_to_do_are_on_one_screen(page)
    # One click is enough: every cell shows who would stand there.
    marked = page.locator(".pick.next")
    expect(pick(page, "cell:f3")).to_be_visible()
    everywhere = marked.count()
    pick(page, "cell:f3").hover()
    expect(page.locator("svg .ghost text")).to_have_text("2")
    pick(page, "cell:f3").click()
    played(page, match, "f3")
    expect(piece(page, "A2")).to_be_visible()
    expect(page.get_by_role("list", name="Bench: Bob").get_by_role("button")).to_have_count(2)
    # The keeper picked from the bench has two squares to go to, and may be laid back.
    keeper = page.get_by_role("button", name="Bob’s keeper 1")
    keeper.click()
    expect(marked).to_have_count(2)
    page.keyboard.press("Escape")
    expect(marked.nth(everywhere // 2)).to_be_attached()
    keeper.click()
    pick(page, "cell:k3").click()
    played(page, match, "k3")
    # Dragged from the bench onto the board.
    drag(page, page.get_by_role("button", name="Bob’s footballer 2"), pick(page, "cell:g4"))
    played(page, match, "g4")
    expect(piece(page, "B2")).to_be_visible()
    # Dropped where it may not stand it stays on the bench, in hand.
    drag(page, page.get_by_role("button", name="Ada’s keeper 1"), piece(page, "B2"))
    assert texts(page, match)[-1] == "g4"
    expect(page.get_by_role("button", name="Ada’s keeper 1")).to_have_attribute(
        "aria-pressed", "true"
    )
    # By keys alone, from the bench to a square.
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Ada’s keeper 1").focus()
    page.keyboard.press("Enter")
    expect(marked).to_have_count(2)
    pick(page, "cell:b4").focus()
    page.keyboard.press("Enter")
    played(page, match, "b4")


ROLLED = """() => {
    window.rolled = 0;
    const look = () => { window.rolled += document.querySelectorAll("svg.die.rolling").length; };
    new MutationObserver(look).observe(document.body, {
        subtree: true, childList: true, attributes: true, attributeFilter: ["class"],
    });
}"""


def test_real_dice_kick_off_by_two_dice_and_a_tie_is_rolled_again(page):
    """As it is played: with animations, and the faces by number keys."""
    page.emulate_media(reduced_motion="no-preference")
    page.goto("/")
    match = open_street(page, level=None, dice="typed", setup="quick")
    page.evaluate(ROLLED)
    turn, asks = page.locator(".prompt .turn"), page.locator(".faces")
    expect(turn).to_have_text("Toss the coin: how does it fall?")
    tell(page, "A")
    for formation in ("diamond", "wall"):
        pick(page, f"button:{formation}").click()
    expect(turn).to_have_text("Roll the real dice: what do they show?")
    expect(asks).to_have_attribute("aria-label", re.compile("^Ada’s die"))
    expect(page.locator(".thrown svg.die")).to_have_count(2)
    page.keyboard.press("4")
    expect(asks).to_have_attribute("aria-label", re.compile("^Bob’s die"))
    # The first one lies there with what it showed; the second one may show the same.
    expect(page.locator(".thrown circle.solid")).to_have_count(4)
    before = plies(page, match)
    page.keyboard.press("4")
    expect(page.locator(".redo")).to_have_text("A tie, both show 4: roll both dice again.")
    expect(asks).to_have_attribute("aria-label", re.compile("^Ada’s die"))
    # One may think again; a key that no face has does nothing.
    page.keyboard.press("2")
    expect(page.locator(".made")).to_contain_text("2")
    page.keyboard.press("Escape")
    expect(page.locator(".made")).to_have_count(0)
    page.keyboard.press("7")
    assert plies(page, match) == before
    page.keyboard.press("2")
    page.keyboard.press("5")
    until(page, lambda: texts(page, match)[before:] == ["B3"])
    expect(page.locator(".prompt .what")).to_contain_text("Bob kicks off, 3 steps long")
    expect(page.locator(".redo")).to_have_count(0)
    page.locator(".pick.next").first.click()
    expect(turn).to_have_text("Roll the real die: what does it show?")
    page.keyboard.press("5")
    until(page, lambda: texts(page, match)[-1] == "5")
    expect(page.locator(".prompt .what")).to_contain_text("5")
    # Entered by hand, no die has rolled on the screen.
    assert page.evaluate("window.rolled") == 0


def test_a_kick_off_a_kick_and_a_walk(page, match):
    place_all(page, match)
    tell_kick_off(page, "A", 3)
    # The kick-off: the way of the ball with its bends and touches, before it is chosen.
    expect(page.locator("svg .ways .flight")).to_have_count(0)
    pick(page, "cell:h1").hover()
    expect(page.locator("svg .ways .flight")).to_have_count(1)
    expect(page.locator("svg .ways .touch")).to_have_count(2)
    expect(page.locator("svg .ways .bend").nth(1)).to_be_attached()
    pick(page, "cell:h1").click()
    played(page, match, ">h1")

    # A kick: the footballer, the ball, and where it ends. He is too busy for all ways at once.
    tell(page, "5")
    piece(page, "B1").click()
    expect(piece(page, "B1")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("svg .ways .foot")).to_have_count(0)
    expect(page.locator(".pick.next").nth(3)).to_be_attached()
    piece(page, "ball").hover()
    expect(page.locator("[data-hint]").nth(2)).to_be_attached()
    # A click again puts it down, as does Escape.
    piece(page, "B1").click()
    expect(piece(page, "B1")).to_have_attribute("aria-pressed", "false")
    piece(page, "B1").click()
    piece(page, "ball").click()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".pick.next")).to_have_count(0)
    # Dragged onto the ball, then the ball dragged to where it shall go.
    drag(page, piece(page, "B1"), piece(page, "ball"))
    expect(piece(page, "ball")).to_have_attribute("aria-pressed", "true")
    pick(page, "cell:g2").hover()
    expect(page.locator("svg .ways .foot").nth(5)).to_be_attached()
    expect(page.locator("svg .ways .flight")).to_have_count(1)
    drag(page, piece(page, "ball"), pick(page, "cell:g2"))
    played(page, match, "k3*h1>g2")
    expect(page.locator("main")).to_contain_text("Minute 2 of 25")

    # Beside the disc, its square means who stands there.
    tell(page, "1")
    expect(piece(page, "A4")).to_have_attribute("aria-pressed", "false")
    x, y = middle(piece(page, "A4"))
    page.mouse.click(x - 20, y + 20)
    expect(piece(page, "A4")).to_have_attribute("aria-pressed", "true")
    pick(page, "cell:d4").hover()
    expect(page.locator("svg .ways .foot")).not_to_have_count(0)
    # A walk, by one drag.
    there = middle(pick(page, "cell:d4"))
    page.keyboard.press("Escape")
    expect(pick(page, "cell:d4")).to_have_count(0)
    drag(page, piece(page, "A4"), there)
    played(page, match, "d5-d4")


def test_ways_come_for_what_is_pointed_at_and_nothing_jumps(page, match):
    """The view holds no ways: one question brings those around the pointer, within a blink."""
    place_all(page, match)
    told: list[dict] = []
    asked: list[dict] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.webSocketFrameSent", lambda one: asked.append(framed(one)))
    session.on("Network.webSocketFrameReceived", lambda one: told.append(framed(one)))
    tell_kick_off(page, "A", 3)
    cell = pick(page, "cell:h1")
    expect(cell).to_be_visible()
    view = next(one["view"] for one in reversed(told) if one["type"] == "happened")
    assert "legs" not in json.dumps(view)
    place = "document.querySelector('.board').getBoundingClientRect().toJSON()"
    before = page.evaluate(f"JSON.stringify([scrollY, {place}])")
    cell.hover()
    expect(page.locator("svg .ways .flight")).to_have_count(1)
    points = [one for one in asked if one["type"] == "point"]
    assert 1 <= len(points) <= 2
    assert all(len(one["actions"]) <= 32 for one in points)
    # The next cells are known already, or asked for once; coming back asks nothing.
    for name in ("g1", "h1", "g1"):
        pick(page, f"cell:{name}").hover()
        expect(page.locator("svg .ways .flight")).to_have_count(1)
    assert len([one for one in asked if one["type"] == "point"]) <= 3
    assert page.evaluate(f"JSON.stringify([scrollY, {place}])") == before
    assert min(answered_after(page, "cell:h1") for _ in range(3)) < BLINK


def answered_after(page: Page, key: str) -> float:
    """How long the way takes of what is pointed at on a page that knows none yet, in seconds."""
    page.mouse.move(2, 2)
    page.reload()
    pick(page, key).wait_for()
    x, y = middle(pick(page, key))
    start = time.monotonic()
    page.mouse.move(x, y)
    page.wait_for_function("() => document.querySelector('svg .ways .flight')")
    return time.monotonic() - start


def framed(one: dict) -> dict:
    return json.loads(one["response"]["payloadData"])


def test_the_board_stands_upright_on_a_phone(page):
    page.set_viewport_size({"width": 390, "height": 844})
    open_street(page, level=None, dice="typed")
    tell(page, "A")
    left, right = pick(page, "cell:b1").bounding_box(), pick(page, "cell:k1").bounding_box()
    assert left and right
    assert left["y"] > right["y"] + 300
    assert left["width"] >= 40
    pick(page, "cell:f3").click()
    expect(piece(page, "A2")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0


def board_and_what_to_do_are_on_one_screen(page: Page) -> None:
    for width, height in ((900, 500), (1280, 620), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        for part in (".board", ".bar .turn", ".bar .what"):
            expect(page.locator(part)).to_be_in_viewport(ratio=0.98)
        assert page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0


def test_a_whole_short_match_against_a_level(page):
    match = open_street(page, minutes=2, extra=0, setup="quick")
    record = play_to_the_end(page, match, try_click)
    Match.from_json(json.dumps(record)).verify()
    page.wait_for_selector(".result")
