"""BUT in a real browser: a black die and a yellow one, eleven figures each, many small squares."""

from __future__ import annotations

import contextlib
import json
import re

import pytest
from playwright.sync_api import Browser, Error, Locator, Page, expect

from debut.kernel.match.match import Match
from tests.e2e.conftest import person
from tests.e2e.table import (
    board_is_whole,
    open_match,
    pick,
    piece,
    play_to_the_end,
    played,
    tell,
    texts,
    try_click,
    until,
)

LEAST = 24  # pixels


def throw(page: Page, match: str, black: int, yellow: int) -> None:
    for face in (black, yellow):
        pick(page, f"face:{face}").click()
    played(page, match, f"b{black}y{yellow}")
    expect(page.locator('[data-pick^="face:"]')).to_have_count(0)


def kicked_off(page: Page, black: int, yellow: int, formation: str = "4-3-3") -> str:
    """Ada kicks off against a 4-4-2, and has thrown."""
    match = open_match(page, game="but", level=None, dice="typed")
    tell(page, "A")
    for chosen in ("4-4-2", formation):
        button = pick(page, f"button:{chosen}")
        # A finger sees it first.
        taps = 2 if page.evaluate("navigator.maxTouchPoints") else 0
        for _ in range(taps):
            button.tap()
        if not taps:
            button.click()
        played(page, match, chosen)
    throw(page, match, black, yellow)
    return match


def side(of: Locator) -> float:
    box = of.bounding_box()
    assert box
    return min(box["width"], box["height"])


def test_either_die_is_picked_and_a_pass_that_would_be_lost_is_seen_before(page):
    match = kicked_off(page, 2, 5)
    expect(pick(page, "die:black")).to_have_attribute("aria-label", re.compile("Black die: 2"))
    pick(page, "die:yellow").click()
    expect(pick(page, "die:yellow")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".piece.next")).to_have_count(11)
    # One's mind may be changed; the black die shows where the ball could go.
    pick(page, "die:black").click()
    expect(page.locator('[data-aim="lose"]')).to_have_count(2)
    expect(page.locator("[data-aim]")).not_to_have_count(2)
    pick(page, "die:yellow").click()
    expect(page.locator("[data-aim]")).to_have_count(0)
    piece(page, "A7").click()
    pick(page, "cell:17.13").click()
    played(page, match, "y7-17.13")

    # One die is left: it is as good as picked, the other lies there used.
    expect(page.locator("[data-die=black] .picked")).to_have_count(1)
    spent = page.locator("[data-die=yellow]")
    expect(spent).to_have_css("opacity", "0.6")
    expect(spent).to_have_attribute("aria-label", "Yellow die: 5, used")
    expect(spent.locator("circle.solid")).to_have_count(5)
    # Who comes anew sees the same.
    page.reload()
    expect(spent).to_have_attribute("aria-label", "Yellow die: 5, used")
    piece(page, "A9").click()
    mate = pick(page, "piece:A7")
    expect(mate).to_have_attribute("data-fate", "lose")
    expect(mate).to_have_attribute("aria-label", re.compile("7, loses the ball"))
    mate.hover()
    expect(page.locator("svg .ways .flight")).to_have_count(1)
    piece(page, "A7").click()
    played(page, match, ">7")
    expect(page.locator("main")).to_contain_text("Bob")
    expect(page.locator('[data-piece="ball"] [data-owner="b"]')).to_have_count(1)


def test_a_figure_is_picked_first_and_the_die_asked_for_only_where_either_does(page):
    match = kicked_off(page, 4, 2)
    piece(page, "A8").click()
    pick(page, "cell:9.11").hover()
    expect(page.locator("svg .ways .foot")).not_to_have_count(0)
    pick(page, "cell:9.11").click()
    expect(page.locator(".made")).to_contain_text("With which die?")
    assert texts(page, match)[-1] == "b4y2"
    # Four steps are for the black die alone.
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    piece(page, "A7").click()
    pick(page, "cell:16.14").click()
    played(page, match, "b7-16.14")
    piece(page, "A8").click()
    pick(page, "cell:9.11").click()
    played(page, match, "y8-9.11")


def test_of_a_double_the_yellow_die_walks_unless_the_black_one_is_picked(page):
    match = kicked_off(page, 4, 4)
    piece(page, "A7").click()
    pick(page, "cell:16.14").click()
    played(page, match, "y7-16.14")
    page.get_by_role("button", name="Take back").click()
    expect(pick(page, "die:yellow")).to_be_visible()
    # The die before the figure, and after it.
    pick(page, "die:black").click()
    piece(page, "A7").click()
    pick(page, "cell:16.14").click()
    played(page, match, "b7-16.14")
    page.get_by_role("button", name="Take back").click()
    piece(page, "A8").click()
    pick(page, "die:black").click()
    pick(page, "cell:9.11").click()
    played(page, match, "b8-9.11")


def test_columns_and_rows_are_named_on_the_rim_as_notation_does(browser: Browser, address: str):
    for touch in (False, True):
        with person(browser, address, touch=touch) as page:
            kicked_off(page, 3, 2)
            numbers = [str(number) for number in range(1, 26)]
            columns, rows = page.locator(".rim .column"), page.locator(".rim .line")
            expect(page.locator(".rim text")).to_have_count(25 + 17)
            across, along = columns.all_text_contents(), rows.all_text_contents()
            # On a phone the board stands upright: the goal that A defends is below.
            expected = (numbers[:17], numbers[::-1]) if touch else (numbers, numbers[:17])
            assert (across, along) == expected
            name, cell = columns.nth(2), page.locator('[data-cell="3.3"]')
            place, beside = name.bounding_box(), cell.bounding_box()
            assert place and beside
            assert abs(place["x"] + place["width"] / 2 - beside["x"] - beside["width"] / 2) < 2


@pytest.mark.parametrize("size", [(360, 740), (390, 844), (740, 360)])
def test_a_finger_beside_a_figure_means_it_and_knobs_hide_nothing(
    browser: Browser, address: str, size: tuple[int, int]
):
    with person(browser, address, touch=True) as page:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        match = kicked_off(page, 4, 4)
        box = piece(page, "A10").bounding_box()
        assert box and box["width"] < 2 * LEAST
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        # More than half of the least that a finger needs, and off the figure's own square.
        page.touchscreen.tap(x + 15, y - 8)
        expect(page.locator(".made")).to_contain_text("figure 10")
        page.keyboard.press("Escape")
        expect(page.locator(".made")).to_have_count(0)
        # Farther away nothing is meant.
        far = page.locator('[data-cell="3.2"]').bounding_box()
        assert far
        page.touchscreen.tap(far["x"] + far["width"] / 2, far["y"] + far["height"] / 2)
        expect(page.locator(".made")).to_have_count(0)
        knobs = page.locator(".board-knobs button")
        expect(knobs).to_have_count(3)
        squares = page.locator("[data-of], [data-cell]").evaluate_all(
            """(all) => all.filter((one) => /^[0-9]/.test(one.dataset.of)).map((one) => {
                const { left, top, right, bottom } = one.getBoundingClientRect();
                return [left, top, right, bottom];
            })"""
        )
        assert len(squares) > 300
        for one in [*knobs.all(), *page.locator(".rim text").all()]:
            assert one.bounding_box()
        for knob in knobs.all():
            lies = knob.bounding_box()
            assert lies and min(lies["width"], lies["height"]) >= LEAST
            assert lies["x"] + lies["width"] <= size[0] and lies["y"] + lies["height"] <= size[1]
            right, low = lies["x"] + lies["width"], lies["y"] + lies["height"]
            for left, top, east, bottom in squares:
                apart = left >= right - 1 or east <= lies["x"] + 1
                assert apart or top >= low - 1 or bottom <= lies["y"] + 1
            for part in (".hand", "div.bar"):
                other = page.locator(part).first.bounding_box()
                assert other
                assert other["y"] >= low - 1 or other["x"] >= right - 1
        assert texts(page, match)[-1] == "b4y4"


def test_the_whole_board_is_seen_and_the_offside_line_drawn_on_request_and_remembered(page):
    kicked_off(page, 3, 3)
    board_is_whole_in_every_window_and_most_of_a_desk(page)
    board = page.get_by_role("group", name="Board", exact=True)
    line = page.locator('[data-sign="offside"]')
    knob = page.get_by_role("button", name="Offside line")
    expect(line).to_have_count(0)
    expect(board).not_to_have_accessible_description(re.compile("Offside"))
    knob.click()
    expect(knob).to_have_attribute("aria-pressed", "true")
    expect(line).to_have_count(1)
    # The last of Bob's defenders stand on column 21.
    expect(board).to_have_accessible_description(re.compile(r"from 21\.1 to 21\.17"))
    page.reload()
    expect(line).to_have_count(1)
    page.keyboard.press("o")
    expect(line).to_have_count(0)
    # Alone it hides no square.
    knob_box, corner = knob.bounding_box(), page.locator('[data-cell="25.17"]').bounding_box()
    assert knob_box and corner
    assert knob_box["x"] >= corner["x"] + corner["width"] - 2


def board_is_whole_in_every_window_and_most_of_a_desk(page: Page) -> None:
    for width, height in ((360, 740), (740, 360), (900, 500), (1920, 1080), (1280, 800)):
        board_is_whole(page, width, height)
    # Teams are told apart by their shapes: round, and square with round corners.
    round_, square = (page.locator(f'[data-piece="{one}"] .body') for one in ("A5", "B5"))
    expect(round_).to_have_attribute("rx", "1")
    expect(square).not_to_have_attribute("rx", "1")


@pytest.mark.parametrize("size", [(360, 740), (740, 360)])
def test_on_a_phone_squares_are_looked_at_nearer_and_a_finger_sees_before_it_plays(
    browser: Browser, address: str, size: tuple[int, int]
):
    with person(browser, address, touch=True) as page:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        match = kicked_off(page, 3, 2)
        pick(page, "die:black").tap()
        expect(pick(page, "die:black")).to_have_attribute("aria-pressed", "true")
        piece(page, "A9").tap()
        cell = pick(page, "cell:12.9")
        assert side(cell) < LEAST
        # Smaller than a finger: shown first.
        cell.tap()
        expect(cell).to_have_attribute("data-held", "")
        assert texts(page, match)[-1] == "b3y2"
        page.get_by_role("button", name="Stay around the ball").tap()
        expect(page.locator(".board")).to_have_attribute("data-zoom", re.compile(r"1\.[2-9]|2"))
        until(page, lambda: side(cell) >= LEAST)
        ball = page.locator('[data-piece="ball"]').bounding_box()
        board = page.locator(".board").bounding_box()
        assert ball and board
        assert abs(ball["x"] - board["x"] - board["width"] / 2) < board["width"] / 4
        pick(page, "cell:11.9").tap()
        played(page, match, "b9-11.9")
        page.get_by_role("button", name="The whole board").tap()
        until(page, lambda: side(page.locator('[data-cell="20.9"]')) < LEAST)


def click_on(page: Page, number: int) -> None:
    """A figure, a cell for it, and a die where either would do: every few clicks play something."""
    asked = page.locator(".made em").count() > 0
    for part in ("cell", "die" if asked else "piece"):
        marked = page.locator(f'svg .next[data-pick^="{part}:"], .tray [data-pick^="{part}:"]')
        count = marked.count()
        if count:
            with contextlib.suppress(Error):
                marked.nth(number % count).click(force=True, timeout=2000, no_wait_after=True)
            return
    try_click(page, number)


def test_a_whole_short_match_against_a_level_by_mouse(page):
    match = open_match(page, game="but", length=2)
    record = play_to_the_end(page, match, click_on)
    Match.from_json(json.dumps(record)).verify()
    page.wait_for_selector(".result")


def test_dice_are_gone_to_by_their_numbers(page):
    kicked_off(page, 4, 2)
    pick(page, "die:black").focus()
    for number, die in (("2", "yellow"), ("1", "black")):
        page.keyboard.press(number)
        expect(pick(page, f"die:{die}")).to_have_attribute("aria-pressed", "true")
