"""Simulator Soccer in a real browser: aiming by mouse, by keys alone and by a finger."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import alone, person
from tests.e2e.everyone import serious_findings
from tests.e2e.table import (
    DRAWN,
    open_match,
    pass_time,
    pick,
    stop_time,
    tell,
    texts,
    until,
)
from tests.e2e.test_simulator_turn import begun, sit
from tests.games.simulator.lines import TO_THE_SPOT

AIM = "g.aiming"
# How long it takes from each of many moves of the pointer to the picture that follows it: the
# drawing has been changed and laid out.
MOVES = """async ([x, y]) => {
    const board = document.querySelector(".board");
    const [took, seen] = [[], new Set()];
    for (let i = 0; i < 60; i++) {
        const [far, turned] = [60 + i, i / 10];
        const [clientX, clientY] = [x - far * Math.cos(turned), y + far * Math.sin(turned)];
        const at = {clientX, clientY, pointerId: 1, bubbles: true};
        const start = performance.now();
        board.dispatchEvent(new PointerEvent("pointermove", at));
        await 0;
        const drawn = document.querySelector("g.aiming");
        drawn.getBoundingClientRect();
        took.push(performance.now() - start);
        seen.add(drawn.dataset.aim);
    }
    return [seen.size, took.sort((a, b) => a - b)];
}"""
MOST_MS = 16
TRIES = 3  # one of them finds the machine free


def kick_off(page: Page) -> str:
    """A has the ball, and all that can be aimed has been told."""
    match = open_match(page, game="simulator", level=None, dice="typed", length="11")
    tell(page, "A")
    for count in (2, 3):
        pick(page, "button:4-4-2").click()
        until(page, lambda count=count: len(texts(page, match)) == count)
    page.locator(".hold").wait_for()
    return match


def ball(page: Page) -> tuple[float, float]:
    box = page.locator(".hold").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def aimed(page: Page) -> tuple[str, float, int]:
    kind, degrees, strength = (page.locator(AIM).get_attribute("data-aim") or "").split()
    return kind, float(degrees), int(strength)


# Where names and pieces lie, each as left, top, right, low, and whose it is.
LAID = """(what) => [...document.querySelectorAll(what)].map((one) => {
    const {left, top, right, bottom} = one.getBoundingClientRect();
    const whose = one.dataset.shirt ?? one.closest("[data-piece]").dataset.piece;
    return [left, top, right, bottom, whose];
})"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (820, 1180)])
def test_names_are_on_the_pawns_and_lie_on_nobody_else(page, width, height):
    page.set_viewport_size({"width": width, "height": height})
    kick_off(page)
    page.wait_for_selector("[data-shirt]")
    page.evaluate(DRAWN)
    names = page.evaluate(LAID, "[data-shirt]")
    assert len(names) > 15
    bodies = page.evaluate(LAID, "[data-piece] .body, [data-piece] .ball")
    assert len(bodies) == 23
    for at, one in enumerate(names):
        others = names[at + 1 :] + [body for body in bodies if body[4] != one[4]]
        assert not [other[4] for other in others if cover(one, other)], one
    shown = page.locator('[data-shirt="A9"]').text_content()
    expect(page.locator('[data-piece="A9"] title')).to_have_text(shown)


def cover(one: list[float], other: list[float]) -> bool:
    """By more than the air around letters."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > 2 and down > 4


def test_an_aim_by_mouse_is_drawn_back_like_a_sling(page):
    match = kick_off(page)
    x, y = ball(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y)
    page.mouse.move(x - 100, y)
    until(page, lambda: aimed(page)[:2] == ("low", 0))
    straight = aimed(page)[2]
    page.mouse.move(x - 140, y - 140)
    until(page, lambda: aimed(page)[:2] == ("low", 45))
    kind, degrees, strength = aimed(page)
    assert strength > straight
    page.mouse.up()
    # It stays as it is, to be looked at and tuned.
    until(page, lambda: aimed(page) == (kind, degrees, strength))
    expect(page.locator(".fan")).to_have_count(2)
    expect(page.locator(f"{AIM} .end")).to_have_count(15)
    pick(page, "button:high").click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("+")
    until(page, lambda: aimed(page) == ("high", 50.5, strength + 1))
    assert serious_findings(page) == []
    pick(page, "aim:strike").click()
    until(page, lambda: texts(page, match)[-3:] == ["high", "50.5", str(strength + 1)])
    # All of it is taken back as one.
    page.get_by_role("button", name="Take back").click()
    until(page, lambda: texts(page, match)[-1] == "4-4-2")
    pick(page, "button:low").wait_for()


def test_an_aim_by_keys_alone_and_its_error_told(page):
    match = kick_off(page)
    pick(page, "button:low").focus()
    page.keyboard.press("Enter")
    page.locator(AIM).wait_for()
    kind, degrees, strength = aimed(page)
    for key in ("ArrowLeft", "ArrowLeft", "ArrowRight", "+", "+", "-"):
        page.keyboard.press(key)
    until(page, lambda: aimed(page) == (kind, (degrees - 0.5) % 360, strength + 1))
    # Numbers can be typed, too.
    page.get_by_label("Direction").fill("181,5")
    page.get_by_label("Strength in numbers").fill("9")
    page.get_by_label("Strength in numbers").press("Enter")
    until(page, lambda: aimed(page) == ("low", 181.5, 9))
    page.get_by_role("button", name="Strike").focus()
    page.keyboard.press("Enter")
    until(page, lambda: texts(page, match)[-3:] == ["low", "181.5", "9"])
    tell(page, "straight")
    tell(page, "exact")
    until(page, lambda: texts(page, match)[-1] == "0.exact")


@pytest.fixture
def phone(browser, address) -> Iterator[Page]:
    with person(browser, address, touch=True) as made:
        yield made


def fingers(page: Page) -> Callable[..., Any]:
    """Touches of real fingers, each by its place."""
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    return touch


def test_on_a_phone_one_finger_aims_and_a_second_one_or_a_slider_says_how_hard(phone):
    kick_off(phone)
    x, y = ball(phone)
    touch = fingers(phone)
    touch("touchStart", (x, y))
    for far in (20, 40, 60):
        touch("touchMove", (x, y + far))
    until(phone, lambda: phone.locator(AIM).count() > 0)
    phone.evaluate(DRAWN)
    kind, degrees, strength = aimed(phone)
    # The board stands upright: drawn down, the ball goes up the pitch.
    assert (kind, degrees) == ("low", 0)
    touch("touchStart", (x, y + 60), (x + 90, y))
    for up in (40, 70):
        touch("touchMove", (x, y + 60), (x + 90, y - up))
    until(phone, lambda: aimed(phone) == ("low", 0, strength + 10))
    touch("touchEnd")
    phone.get_by_label("Strength", exact=True).fill("30")
    until(phone, lambda: aimed(phone) == ("low", 0, 30))
    expect(pick(phone, "aim:strike")).to_be_in_viewport(ratio=1)
    expect(phone.locator(".board")).to_be_in_viewport()


def test_the_picture_follows_the_pointer_at_once(page):
    kick_off(page)
    x, y = ball(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y + 10)
    tried = [page.evaluate(MOVES, [x, y]) for _ in range(TRIES)]
    page.mouse.up()
    assert all(seen > 50 for seen, _ in tried), "the picture has not followed"
    medians = [took[len(took) // 2] for _, took in tried]
    assert min(medians) < MOST_MS, medians


@pytest.fixture
def timed(browser, address) -> Iterator[Page]:
    """A page whose time can be stopped."""
    with alone(browser, address) as made:
        made.clock.install()
        yield made


def test_a_flick_is_seen_on_its_way_and_can_be_watched_again(timed):
    page = timed
    match = kick_off(page)
    page.get_by_label("Direction").fill("330")
    page.get_by_label("Strength in numbers").fill("12")
    pick(page, "aim:strike").click()
    until(page, lambda: texts(page, match)[-1] == "12")
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("localStorage['debut-settings'] = JSON.stringify({speed: 'normal'})")
    page.reload()
    pick(page, "face:straight").click()
    stop_time(page)
    pick(page, "face:exact").click()
    trail, hit = page.locator("polyline.trail"), page.locator("circle.hit")
    pass_time(page, lambda: trail.count() > 0)
    # It meets somebody in d8: that is seen, too.
    pass_time(page, lambda: trail.count() > 0 and hit.count() > 0)
    flick = page.locator("ol button", has_text=re.compile("strikes it low|From e6"))
    pass_time(page, lambda: trail.count() == 0 and flick.count() == 1)
    assert texts(page, match)[-1] == "0.exact"
    flick.click()
    pass_time(page, lambda: trail.count() > 0)
    expect(page.locator(".past .where")).to_be_visible()
    # Whoever has seen enough skips it.
    page.keyboard.press("Space")
    trail.wait_for(state="detached")
    again = page.get_by_role("button", name="Watch it again")
    again.click()
    pass_time(page, lambda: trail.count() > 0)
    page.keyboard.press("Escape")
    trail.wait_for(state="detached")


def test_a_keeper_who_takes_back_has_chosen_nothing(page, address):
    """What was taken back is played again by whoever did it; nobody is told that he decided."""
    sit(page, begun(page, address, TO_THE_SPOT), 0, 1)
    curtain = page.locator("[data-veil]")
    curtain.get_by_role("button").click()
    expect(pick(page, "button:rod1")).to_be_visible()
    page.keyboard.press("u")
    expect(pick(page, "button:rod1")).to_have_count(0)
    page.evaluate(DRAWN)
    expect(curtain).to_have_count(0)
    expect(page.locator("[data-pick]").first).to_be_visible()
