"""A choice is seen before it is made, what cannot be done says why, and nothing else plays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import person
from tests.e2e.table import (
    open_match,
    pick,
    place_all,
    played,
    tell,
    tell_kick_off,
    texts,
    until,
    up_to_date,
)


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[Page]:
    """A finger on a small screen."""
    with person(browser, address, touch=True) as made:
        yield made


def super_goal(page: Page) -> str:
    """Team A has the ball, and the champion die is of no use before a throw."""
    match = open_match(page, level=None, dice="typed", throws=40)
    tell(page, "B")
    tell(page, "save")
    played(page, match, "save")
    return match


def street(page: Page) -> str:
    match = open_match(page, game="streetsoccer", level=None, dice="typed")
    tell(page, "A")
    return match


UNMARKED = """() => {
  const mine = new Set();
  for (const piece of document.querySelectorAll('svg .piece[data-pick]')) {
    const { left, top, width, height } = piece.getBoundingClientRect();
    mine.add([left + width / 2, top + height / 2]);
  }
  const cells = [...document.querySelectorAll('svg [data-cell], svg g.pick:not(.next)')];
  return cells.map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }).filter(([x, y]) => ![...mine].some(([u, v]) => Math.hypot(x - u, y - v) < 20));
}"""


def click_all_unmarked(page: Page, match: str) -> int:
    """Every cell that is not marked and has nobody to pick on it: none of them plays."""
    expect(page.locator("svg [data-cell]")).not_to_have_count(0)
    up_to_date(page, match)
    before = texts(page, match)
    places = page.evaluate(UNMARKED)
    for x, y in places:
        page.mouse.click(x, y)
    page.wait_for_timeout(200)
    assert texts(page, match) == before
    # What was said last may lie over the next cell.
    page.mouse.click(2, 2)
    return len(places)


def test_cells_that_are_not_marked_never_play_in_super_goal(page):
    match = super_goal(page)
    assert click_all_unmarked(page, match) == 55
    pick(page, "die:control").click()
    tell(page, "D1")
    expect(page.locator(".pick.next")).to_have_count(2)
    assert click_all_unmarked(page, match) == 53
    pick(page, "cell:b7").click()
    played(page, match, "b7")


def test_cells_that_are_not_marked_never_play_in_the_street(page):
    match = street(page)
    assert click_all_unmarked(page, match) > 30
    place_all(page, match)
    tell_kick_off(page, "A", 3)
    assert click_all_unmarked(page, match) > 40
    pick(page, "cell:h1").click()
    played(page, match, ">h1")
    tell(page, "5")
    assert click_all_unmarked(page, match) > 40
    # With a footballer in hand, and with the ball at his feet: he stays picked all the while.
    page.locator('svg [data-piece="B1"]').click()
    assert click_all_unmarked(page, match) > 20
    expect(page.locator('svg [data-piece="B1"]')).to_have_attribute("aria-pressed", "true")
    page.locator('svg [data-piece="ball"]').click()
    assert click_all_unmarked(page, match) > 20


def test_what_leaves_the_field_or_loses_the_ball_looks_different(page):
    match = super_goal(page)
    pick(page, "die:control").click()
    tell(page, "L1")
    pick(page, "cell:b6").click()
    played(page, match, "b6")
    pick(page, "die:launch").click()
    tell(page, "L3X")
    lost, out = pick(page, "cell:e6"), pick(page, "exit:a6")
    expect(lost).to_have_attribute("data-fate", "lose")
    expect(lost).to_have_accessible_name("square e6, loses the ball")
    expect(out).to_have_attribute("data-fate", "out")
    expect(out).to_have_accessible_name("off the field from a6, out: the opponents get the ball")
    # Never on the field: beyond the rim, and no ball is drawn where none is gained.
    field = page.locator("svg [data-cell=a6]").bounding_box()
    mark = out.locator(".plate").bounding_box()
    assert field and mark
    aside = mark["x"] + mark["width"] / 2 - field["x"] - field["width"] / 2
    above = mark["y"] + mark["height"] / 2 - field["y"] - field["height"] / 2
    assert max(abs(aside), abs(above)) > field["width"] / 2
    expect(page.locator("[data-hint]")).to_have_count(0)
    out.hover()
    expect(page.locator("div.bar")).to_contain_text("out: the opponents get the ball")
    out.click()
    played(page, match, "out a6")


def test_a_die_shows_where_the_ball_could_land_or_says_why_it_cannot_be_thrown(page):
    super_goal(page)
    page.locator('[data-die="shot"]').click()
    why = page.locator("[data-why]")
    expect(why).to_have_attribute("data-why", "SG-3.4")
    page.mouse.click(2, 2)
    page.mouse.move(2, 2)
    expect(page.locator("[data-end]")).to_have_count(0)
    pick(page, "die:pass").hover()
    chips = page.locator("[data-end]")
    expect(chips).to_have_count(6)
    told = dict(zip(chips.evaluate_all("all => all.map((one) => one.dataset.end)"),
                    chips.all_text_contents(), strict=True))  # fmt: skip
    assert told == {"c8": "33%", "a8": "33%", "e8": "33%", "c5": "17%", "a6": "✕17%", "e6": "✕17%"}
    # All faces, none of them cut.
    faces = page.locator("div.bar li[title]")
    expect(faces).to_have_count(6)
    for face in faces.all():
        expect(face).to_be_in_viewport(ratio=0.99)
    page.mouse.move(2, 2)
    expect(chips).to_have_count(0)
    # The same by keys.
    pick(page, "die:launch").focus()
    expect(chips.first).to_be_visible()
    # What is thrown takes away what was said.
    page.locator('[data-die="shot"]').click()
    expect(why).to_have_count(1)
    pick(page, "die:pass").click()
    expect(why).to_have_count(0)


def test_a_finger_sees_a_throw_and_a_kick_before_it_makes_them(phone):
    match = super_goal(phone)
    before = texts(phone, match)
    pick(phone, "die:control").tap()
    expect(phone.locator("[data-end]")).not_to_have_count(0)
    expect(phone.locator("div.bar")).to_contain_text("tap it again to roll")
    # Another die is shown in its place.
    pick(phone, "die:pass").tap()
    expect(phone.locator("div.bar")).to_contain_text("Pass die: tap it again")
    assert texts(phone, match) == before
    pick(phone, "die:pass").tap()
    played(phone, match, "pass")
    tell(phone, "D2")
    pick(phone, "cell:a8").tap()
    expect(phone.locator("svg .ways .flight")).to_have_count(1)
    assert texts(phone, match)[-1] == "D2"
    pick(phone, "cell:e8").tap()
    expect(phone.locator("svg .ways .flight")).to_have_count(1)
    assert texts(phone, match)[-1] == "D2"
    phone.get_by_role("button", name="Do it").tap()
    played(phone, match, "e8")


def test_a_finger_walks_at_once_and_kicks_after_a_look(phone):
    match = street(phone)
    place_all(phone, match)
    tell_kick_off(phone, "A", 3)
    pick(phone, "cell:h1").tap()
    expect(phone.locator("svg .ways .flight")).to_have_count(1)
    assert texts(phone, match)[-1] == "A3"
    pick(phone, "cell:h1").tap()
    played(phone, match, ">h1")
    tell(phone, "1")
    phone.locator('svg [data-piece="B5"]').tap()
    walk = phone.locator(".pick.next").first.get_attribute("data-pick")
    pick(phone, walk).tap()
    played(phone, match, f"h5-{walk.partition(':')[2]}")


def test_what_is_forbidden_says_why_at_once(page):
    match = street(page)
    place_all(page, match)
    tell_kick_off(page, "A", 3)
    pick(page, "cell:h1").click()
    played(page, match, ">h1")
    tell(page, "2")
    why = page.locator("[data-why]")
    board = page.locator(".board").bounding_box()
    page.locator('svg [data-cell="e2"]').click()
    expect(why).to_contain_text("First point at the footballer")
    expect(why.get_by_role("link")).to_have_attribute("href", "/rules/streetsoccer#ST-4.1")
    assert page.locator(".board").bounding_box() == board
    page.locator('svg [data-piece="B5"]').click()
    expect(why).to_have_count(0)
    page.locator('svg [data-cell="e2"]').click()
    expect(why).to_have_attribute("data-why", "ST-4.2")
    expect(page.locator("[aria-live]").filter(has_text="ST-4.2")).not_to_have_count(0)
    assert texts(page, match)[-1] == "2"
    # Of many clicks only the last is asked about.
    asked: list[str] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.webSocketFrameSent",
               lambda one: asked.append(one["response"]["payloadData"]))  # fmt: skip
    for cell in ("e2", "e3", "f1", "c6"):
        page.locator(f'svg [data-cell="{cell}"]').click(no_wait_after=True, force=True)
    expect(why).to_have_count(1)
    # The last answer is still shown: what was asked for meanwhile may not have been sent yet.
    until(page, lambda: '"c6"' in "".join([one for one in asked if '"why"' in one][-1:]))


def test_the_last_move_of_the_computer_stays_marked(page):
    """She kicks off, it goes one step, and she has a 6."""
    open_match(page, game="streetsoccer", level=1, dice="typed", setup="quick")
    tell(page, "A")
    pick(page, "button:diamond").click()
    tell_kick_off(page, "A", 3)
    page.locator(".pick.next").first.click()
    tell(page, "1")
    tell(page, "6")
    last = page.locator("svg [data-last]")
    expect(last).to_have_count(1)
    expect(page.locator(".piece.next")).not_to_have_count(0)
    parts = last.locator(".way").count()
    assert parts >= 1
    # Through one's own picks, and after a reload.
    page.locator(".piece.next").first.click(force=True)
    expect(last).to_have_count(1)
    shape = last.locator(".way").first.get_attribute("points")
    page.reload()
    page.wait_for_selector("[data-pick]")
    expect(last).to_have_count(1)
    expect(last.locator(".way").first).to_have_attribute("points", shape or "")
    expect(last.locator(".way")).to_have_count(parts)
    # It is nothing to pick.
    expect(last.locator("[data-pick]")).to_have_count(0)


def test_the_last_flight_stays_marked_for_two_at_one_screen(page):
    match = super_goal(page)
    pick(page, "die:control").click()
    tell(page, "F1")
    expect(page.locator("svg [data-last] .way")).to_have_count(1)
    pick(page, "die:pass").click()
    expect(page.locator('[data-pick="die:pass"]')).to_have_count(0)
    expect(page.locator("svg [data-last] .way")).to_have_count(1)
    until(page, lambda: texts(page, match)[-1] == "pass")
