"""Aiming and restarts of Simulator Soccer for whoever has never seen them: one tap each."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import debut
from debut.games.simulator.board import END, FORMATION
from tests.e2e.conftest import person, stranger
from tests.e2e.everyone import serious_findings
from tests.e2e.table import DRAWN, new_match, pick, piece, texts, until, up_to_date
from tests.e2e.test_simulator import AIM, aimed, kick_off
from tests.e2e.test_simulator_turn import begun, play, sit
from tests.games.simulator.lines import OPTIONS, TO_A_PENALTY, TO_THE_SPOT, codes

ODDS = "[data-chances]:not([data-chances=''])"
# A's ball goes off behind B's goal.
TO_A_GOAL_KICK = ["A", "4-3-3", "4-4-2", "high", "0", "40"]


def told(page: Page) -> dict[str, int]:
    """The odds beside the aim, by what becomes of the ball."""
    page.locator(ODDS).wait_for()
    words = page.locator(ODDS).get_attribute("data-chances") or ""
    return {what: int(n) for n, what in re.findall(r"(\d+)\s%\s([^,]+)", words)}


def middle(page: Page, name: str) -> tuple[float, float]:
    """Where a pawn is seen: the cell below takes the click."""
    box = piece(page, name).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click(page: Page, name: str) -> None:
    page.mouse.click(*middle(page, name))


def tap(page: Page, name: str) -> None:
    page.touchscreen.tap(*middle(page, name))


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[Page]:
    with person(browser, address, touch=True) as made:
        yield made


def test_a_click_on_a_team_mate_or_a_cell_aims_there(page: Page) -> None:
    kick_off(page)
    click(page, "A5")
    kind, _, far = aimed(page)
    assert kind == "low"
    expect(page.locator(AIM)).to_have_attribute("data-met", "A5")
    # Nearer it is struck less hard.
    click(page, "A10")
    expect(page.locator(AIM)).to_have_attribute("data-met", "A10")
    assert aimed(page)[2] < far
    page.locator('[data-of="a6"]').first.click(position={"x": 10, "y": 10})
    until(page, lambda: page.locator(AIM).get_attribute("data-met") == "loose")
    assert page.locator("[data-why]").count() == 0
    assert serious_findings(page) == []


def test_a_tap_aims_on_a_phone_too_and_the_fan_tells_who_gets_the_ball(phone: Page) -> None:
    kick_off(phone)
    tap(phone, "A7")
    until(phone, lambda: phone.locator(AIM).get_attribute("data-met") in ("A7", "A10"))
    shares = told(phone)
    assert sum(shares.values()) == 100
    label = phone.locator("text.odds")
    expect(label).to_have_text(phone.locator(ODDS).get_attribute("data-chances") or "")
    # All of it can be read: it does not leave the board.
    box, board = label.bounding_box(), phone.locator(".board").bounding_box()
    assert box and board
    assert box["x"] >= board["x"] and box["x"] + box["width"] <= board["x"] + board["width"]


def test_the_odds_are_those_of_the_aim_on_the_board(page: Page) -> None:
    kick_off(page)
    click(page, "A10")
    ours = told(page)
    assert ours == {"yours": 100}
    page.get_by_label("Direction").fill("0")
    page.get_by_label("Strength in numbers").fill("40")
    page.get_by_label("Strength in numbers").press("Enter")
    until(page, lambda: told(page) != ours)
    assert sum(told(page).values()) == 100


def test_by_keys_one_aims_at_one_team_mate_after_the_other(page: Page) -> None:
    kick_off(page)
    page.locator(AIM).wait_for()
    pick(page, "aim:strike").focus()
    seen = set()
    for _ in range(4):
        page.keyboard.press("m")
        seen.add(page.locator(AIM).get_attribute("data-aim"))
    assert len(seen) == 4


def test_a_hand_shows_how_to_aim_until_somebody_has_aimed(browser: Browser, address: str) -> None:
    with stranger(browser, address) as page:
        match = kick_off(page)
        hand = page.locator("[data-hand]")
        expect(hand).to_have_count(1)
        expect(page.locator(".told")).to_contain_text("Tap a team-mate")
        click(page, "A10")
        expect(hand).to_have_count(0)
        pick(page, "aim:strike").click()
        until(page, lambda: len(texts(page, match)) == 6)
        # It is remembered.
        page.goto("/")
        kick_off(page)
        page.locator(AIM).wait_for()
        expect(hand).to_have_count(0)


def test_a_penalty_begins_with_an_aim_at_the_goal_and_keeps_what_to_do(page, address) -> None:
    opened = begun(page, address, [*TO_THE_SPOT, "rod2"])
    sit(page, opened, 0)
    expect(page.locator(AIM)).to_have_attribute("data-met", "goal")
    assert set(told(page)) >= {"goal"}
    what = page.locator(".what")
    expect(what).to_be_visible()
    expect(what).to_contain_text("Penalty by your number 11")
    click(page, "B1")
    expect(what).to_contain_text("Penalty by your number 11")


def test_a_restart_is_one_click_for_each_side(page, address) -> None:
    match = sit(page, begun(page, address, TO_A_PENALTY), 0, 1)
    first = page.locator(".buttons button").first
    expect(first).to_have_text("Play on as we stand")
    first.click()
    until(page, lambda: texts(page, match)[-1] == "end")
    assert texts(page, match)[-2].startswith("taker")
    expect(pick(page, "button:as-we-stand")).to_have_text("Play on as we stand")
    expect(page.locator(".buttons button").first).to_have_attribute(
        "data-pick", "button:as-we-stand"
    )
    pick(page, "button:as-we-stand").click()
    until(page, lambda: texts(page, match)[-2:] == ["end", "end"])
    # The attack's part is taken back as one.
    for left in (len(TO_A_PENALTY) + 2, len(TO_A_PENALTY)):
        page.get_by_role("button", name="Take back").click()
        until(page, lambda left=left: len(texts(page, match)) == left)


def test_the_ball_of_a_goal_kick_is_put_where_its_cell_is_tapped(phone, address) -> None:
    match = sit(phone, begun(phone, address, TO_A_GOAL_KICK), 0, 1)
    expect(phone.locator(".dot")).not_to_have_count(0)
    expect(phone.locator('[data-pick^="button:spot"]')).to_have_count(0)
    spot = phone.locator("[data-spot=spot3]").first.bounding_box()
    assert spot
    phone.touchscreen.tap(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    until(phone, lambda: texts(phone, match)[-1].endswith(".3"))


def test_the_same_spot_by_keys_alone(page, address) -> None:
    match = sit(page, begun(page, address, TO_A_GOAL_KICK), 0, 1)
    pick(page, "cell:e11").focus()
    page.keyboard.press("Enter")
    dots = page.locator('.dot[data-pick^="button:spot"]')
    expect(dots).to_have_count(7)
    pick(page, "button:spot2").focus()
    page.keyboard.press("Enter")
    until(page, lambda: texts(page, match)[-1] == "e11.2")


def test_what_another_places_is_one_line(page, address) -> None:
    """A formation of eleven, and what was placed pawn by pawn."""
    opened = new_match(page, game="simulator", level=None, dice="typed", **OPTIONS)
    play(address, opened, 0, [[action] for _, action in codes(TO_A_PENALTY)])
    sit(page, opened, 0, 1)
    lines = page.locator("ol[aria-labelledby=commentary] li")
    expect(lines.filter(has_text="lines up in a 4-4-2")).to_have_count(1)
    expect(lines.filter(has_text="stands in")).to_have_count(0)


def test_the_curtain_outlives_a_reload_and_holds_the_focus(page, address) -> None:
    sit(page, begun(page, address, TO_THE_SPOT), 0, 1)
    curtain = page.locator("[data-veil]")
    expect(curtain).to_have_attribute("data-veil", "over")
    for _ in range(6):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('[data-veil], body') !== null")
        assert page.evaluate("!document.activeElement.closest('header, .panel, .playfield')")
    page.reload()
    expect(curtain).to_have_attribute("data-veil", "over")
    curtain.get_by_role("button").click()
    expect(pick(page, "button:rod1")).to_be_visible()
    # Whoever decides looks at it: loaded anew, it is hidden again.
    page.reload()
    expect(curtain).to_have_attribute("data-veil", "over")
    expect(page.locator('[data-pick^="button:rod"]')).to_have_count(0)
    curtain.get_by_role("button").click()
    pick(page, "button:rod1").click()
    expect(curtain).to_have_attribute("data-veil", "back")
    page.reload()
    expect(curtain).to_have_attribute("data-veil", "back")
    expect(curtain).to_contain_text("Hand the screen back to Ada")
    expect(curtain.get_by_role("button")).to_be_focused()
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    page.locator(AIM).wait_for()


def eleven() -> list[str]:
    """A lines up pawn by pawn, as far as there is a choice."""
    state = debut.game("simulator").start(**OPTIONS)
    told = ["A"]
    state = state.play(state.read("A"))
    while not state.is_legal(END):
        action = next(one for one in state.actions() if one < FORMATION)
        told.append(state.notate(action))
        state = state.play(action)
    return told


def test_a_choice_of_one_is_played_by_itself_once_and_can_be_taken_back(page, address) -> None:
    placed = eleven()
    match = sit(page, begun(page, address, placed), 0, 1)
    until(page, lambda: texts(page, match) == [*placed, "end"])
    # Taken back it is not played again before somebody has done something else.
    page.get_by_role("button", name="Take back").click()
    only = page.locator(".buttons button")
    expect(only).to_have_count(1)
    assert texts(page, match) == placed
    only.click()
    until(page, lambda: texts(page, match) == [*placed, "end"])
    up_to_date(page, match)
    assert texts(page, match) == [*placed, "end"]


# Words that reach beyond what is seen of them, and signs that lie on words.
HIDDEN_WORDS = """() => {
    const walker = document.createTreeWalker(document.querySelector(".bar .lead"), 4);
    const range = document.createRange();
    const words = [];
    while (walker.nextNode()) {
        range.selectNodeContents(walker.currentNode);
        words.push(...[...range.getClientRects()].filter(({ width }) => width > 2));
    }
    const signs = [...document.querySelectorAll(".board-knobs button, .bar .buttons")];
    const boxes = signs.map((one) => one.getBoundingClientRect());
    const bar = document.querySelector(".playfield > .bar").getBoundingClientRect();
    return words.flatMap(({ left, top, right, bottom }) => {
        const under = boxes.some((box) => Math.min(right, box.right) - Math.max(left, box.left) > 2
            && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 4);
        return under || bottom > bar.bottom + 2 ? [[left, top, right, bottom].map(Math.round)] : [];
    });
}"""


def test_on_a_small_phone_formations_and_signs_hide_no_word(phone, address):
    phone.set_viewport_size({"width": 360, "height": 740})
    sit(phone, begun(phone, address, TO_A_PENALTY), 0, 1)
    expect(phone.locator(".buttons button").first).to_have_text("Play on as we stand")
    phone.evaluate(DRAWN)
    assert phone.evaluate(HIDDEN_WORDS) == []


# Words of the strip that reach beyond it.
CUT_WORDS = """() => {
    const bar = document.querySelector(".playfield > .bar");
    const walker = document.createTreeWalker(bar, 4);
    const range = document.createRange();
    const cut = [];
    while (walker.nextNode()) {
        range.selectNodeContents(walker.currentNode);
        const low = [...range.getClientRects()].some(({ width, bottom }) =>
            width > 2 && bottom > bar.getBoundingClientRect().bottom + 1);
        if (low) cut.push(walker.currentNode.textContent);
    }
    return cut;
}"""


@pytest.mark.parametrize("language", ["EN", "FR"])
def test_on_a_phone_how_to_aim_is_read_whole(phone, address, language):
    """At a penalty, whose prompt is long, and in the first lesson, whose strip is low."""
    phone.goto("/settings")
    phone.get_by_role("button", name=language, exact=True).click()
    opened = begun(phone, address, [*TO_THE_SPOT, "rod2"])
    for come in (lambda: sit(phone, opened, 0), lambda: phone.goto("/learn/simulator")):
        come()
        expect(phone.locator(".told")).not_to_be_empty()
        for width, height in ((360, 740), (390, 844)):
            phone.set_viewport_size({"width": width, "height": height})
            phone.evaluate(DRAWN)
            until(phone, lambda: phone.evaluate(CUT_WORDS) == [], f"cut at {width}")


def test_degrees_are_written_as_the_language_writes_them(browser, address):
    context = browser.new_context(base_url=address, locale="fr-FR", service_workers="block")
    page = context.new_page()
    kick_off(page)
    direction = page.get_by_label("Direction")
    direction.fill("37.5")
    direction.press("Enter")
    expect(direction).to_have_value("37,5")
    assert aimed(page)[1] == 37.5
    context.close()
