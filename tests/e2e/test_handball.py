"""Handball et dé in a real browser: a team is put, the ball thrown, ends are changed."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.table import (
    DRAWN,
    board_is_whole,
    listen_to,
    open_match,
    pick,
    piece,
    played,
    tell,
    until,
)
from tests.e2e.test_streetsoccer import middle

NETS = "[...document.querySelectorAll('[data-net]')].map((one) => one.dataset.net).join('')"
PLACES = """() => [".mat", ".playfield > .bar"].flatMap((one) => {
    const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
    return [x, y, width, height];
})"""


def engaged(page: Page, match: str) -> None:
    """A puts its number 7 on the spot and takes a formation."""
    tell(page, "A")
    pick(page, "piece:A7").click()
    expect(page.locator('.pick.next[data-pick^="cell:"]')).to_have_count(2)
    pick(page, "cell:h4").click()
    played(page, match, "7@h4")
    # Nothing is picked: the bench asks, the court is quiet.
    expect(page.locator('[data-pick^="cell:"]')).to_have_count(0)
    pick(page, "button:spread").hover()
    expect(page.locator("[data-ghost]")).to_have_count(6)
    pick(page, "button:spread").click()
    played(page, match, "spread")


def test_a_period_from_the_lots_to_the_change_of_ends(page):
    match = open_match(page, game="handball", level=None, dice="typed", actions=1)
    page.evaluate(DRAWN)
    still = page.evaluate(PLACES)
    engaged(page, match)

    # Bob drags one pawn from his bench, takes it back, drags it elsewhere; the rest by a formation.
    three = page.locator('.bench [data-pick="piece:B3"]')
    for cell in ("m2", "n3"):
        page.mouse.move(*middle(three))
        page.mouse.down()
        page.mouse.move(600, 400, steps=3)
        expect(pick(page, f"cell:{cell}")).to_have_count(1)
        expect(pick(page, "cell:h7")).to_have_count(0)
        page.mouse.move(*middle(pick(page, f"cell:{cell}")), steps=3)
        page.mouse.up()
        played(page, match, f"3@{cell}")
        expect(three).to_have_count(0)
        if cell == "m2":
            page.keyboard.press("u")
            expect(three).to_be_visible()
            played(page, match, "spread")
    pick(page, "button:block").click()
    played(page, match, "block")
    assert page.evaluate(PLACES) == still

    # The throw: a team-mate, an opponent and an empty cell look different; the goal is too far.
    tell(page, "4")
    fates = {cell: pick(page, f"cell:{cell}").get_attribute("data-fate") for cell in ("j4", "h8")}
    assert fates == {"j4": "lose", "h8": "loose"}
    expect(pick(page, "cell:h8")).to_have_attribute("aria-label", re.compile("nobody has the ball"))
    pick(page, "cell:h8").hover()
    expect(page.locator("svg .ways .flight")).to_have_count(1)
    pick(page, "cell:h8").click()
    played(page, match, ">h8")

    # A walk; it ends the period.
    tell(page, "3")
    piece(page, "B5").click()
    told = listen_to(page, '[data-moment="whistle"]')
    pick(page, "cell:k2").click()
    played(page, match, "k5-k2")
    until(page, lambda: "Half-time" in told())
    until(page, lambda: page.evaluate(NETS) == "ba")
    assert page.evaluate(PLACES) == still
    # Bob engages from what is his end now, and attacks the other way.
    expect(page.locator("[data-attack]")).to_have_attribute("data-attack", "0")
    pick(page, "piece:B2").click()
    expect(pick(page, "cell:h4")).to_have_count(1)


def test_the_whole_court_is_seen_in_every_window(page):
    open_match(page, game="handball", level=None, dice="typed", court="short")
    for width, height in ((1280, 800), (900, 500), (740, 360), (360, 740)):
        board_is_whole(page, width, height)
    tell(page, "B")
    # The short court has columns to n: its central cells lie a column nearer.
    pick(page, "piece:B3").click()
    marked = page.locator('.pick.next[data-pick^="cell:"]')
    expect(marked).to_have_count(2)
    assert {one.get_attribute("data-pick") for one in marked.all()} == {"cell:h4", "cell:h5"}
