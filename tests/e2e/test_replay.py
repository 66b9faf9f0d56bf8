"""A match watched again, with animations on: nothing is said before it has been shown."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from debut import Match
from tests.e2e.conftest import alone

# A shot that nobody can stop at ply 9, and the champion's at ply 19.
GOALS = (
    "B unstoppable launch F3 control D1 b10 shot unstoppable launch D3? out_a8 launch L3X out_e4 "
    "control F1 champion unstoppable"
)
# A lay-off, struck low and exactly as it was meant.
FLICK = "A; 4-4-2; 4-4-2; low; 60; 9; 0.exact"


@pytest.fixture
def moving(browser: Browser, address: str) -> Iterator[Page]:
    """A page for somebody who wants to see things move."""
    with alone(browser, address) as made:
        made.emulate_media(reduced_motion="no-preference")
        made.goto("/settings")
        made.evaluate("localStorage.setItem('debut-settings', JSON.stringify({ speed: 'slow' }))")
        yield made


def watch(page: Page, match: Match) -> None:
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": "match.json", "mimeType": "application/json", "buffer": match.to_json()}
    )
    page.wait_for_selector(".replay .board")


def scripted() -> Match:
    match = Match.new("supergoal", {"throws": 3}, dice="typed")
    for word in GOALS.split():
        match.play(match.state.read(word.replace("_", " ")))
    return match


def flicked() -> Match:
    match = Match.new("simulator", {"length": "11"}, dice="typed")
    for text in FLICK.split("; "):
        match.play(match.state.read(text))
    return match


def test_a_goal_is_known_when_it_has_fallen(moving: Page) -> None:
    """The score, the words, the list and the marks of goals wait for the board."""
    page = moving
    watch(page, scripted())
    score, goals = page.locator(".score b"), page.locator(".ticks i, .goals button")
    slider = page.get_by_role("slider", name="Where in the match")
    rows = page.locator(".plies li")
    expect(rows).to_have_count(1)
    slider.fill("8")
    expect(rows).to_have_count(9)
    expect(goals).to_have_count(0)
    page.get_by_role("button", name="One further").click()
    # The die rolls, and then the net moves in slow motion.
    expect(score).to_have_text("0 – 0")
    expect(rows.last).to_contain_text("…")
    slow = page.get_by_role("button", name="Slow motion")
    expect(slow).to_be_visible()
    assert goals.count() == 0
    slow.click()
    expect(slow).to_have_count(0)
    expect(score).to_have_text("1 – 0")
    expect(goals).to_have_count(2)
    # What comes later stays unknown, unless one asks for it.
    expect(rows).to_have_count(10)
    page.get_by_role("button", name="Show the whole match").click()
    expect(rows).to_have_count(20)
    expect(goals).to_have_count(4)
    expect(page.get_by_role("button", name="Show the whole match")).to_have_count(0)
    expect(score).to_have_text("1 – 0")


def test_without_animations_a_goal_has_no_slow_motion(page: Page) -> None:
    watch(page, scripted())
    page.get_by_role("slider", name="Where in the match").fill("8")
    page.get_by_role("button", name="One further").click()
    expect(page.locator(".score b")).to_have_text("1 – 0")
    expect(page.get_by_role("button", name="Slow motion")).to_have_count(0)


def test_a_flick_is_one_step_and_its_path_is_drawn(moving: Page) -> None:
    page = moving
    match = flicked()
    watch(page, match)
    where = page.locator(".controls .where")
    slider = page.get_by_role("slider", name="Where in the match")
    expect(slider).to_have_attribute("max", "4")
    # Jumped to, the path is there at once; in words, without notation.
    slider.fill("4")
    expect(where).to_have_text(re.compile(rf"^Move {match.ply} of {match.ply}"))
    expect(page.locator("[data-last] .way.flight")).to_have_count(1)
    words = page.locator(".controls .now")
    expect(words).to_contain_text(re.compile("strikes .*low"))
    assert "0.exact" not in page.locator("#content").inner_text()
    # Step by step it flies first.
    page.get_by_role("button", name="One back").click()
    expect(where).to_have_text(re.compile("^Move 3 "))
    page.get_by_role("button", name="One further").click()
    expect(page.locator("[data-last] .way.flight")).to_have_count(0)
    expect(page.locator("[data-last] .way.flight")).to_have_count(1)


def test_on_a_phone_the_words_of_a_flick_move_no_button(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    watch(page, flicked())
    play = page.get_by_role("button", name="Play", exact=True)
    last = page.get_by_role("button", name="To the end", exact=True)
    last.click()
    expect(page.locator(".controls .now")).to_contain_text("strikes")
    expect(play).to_be_in_viewport(ratio=1)
    end = play.bounding_box()
    page.get_by_role("button", name="One back").click()
    expect(page.locator(".controls .where")).to_have_text(re.compile("^Move 3 "))
    assert play.bounding_box() == end


def test_choices_are_named(page: Page) -> None:
    """A die that is taken has a name; nothing of the record's notation is on the page."""
    match = scripted()
    watch(page, match)
    page.get_by_role("slider", name="Where in the match").fill(str(match.ply))
    shown = page.locator(".plies ol").inner_text()
    for notation in ("D3?", "L3X", "out a8"):
        assert notation not in shown
    assert json.loads(match.to_json())["plies"][2]["text"] == "launch"
    expect(page.locator(".plies li").nth(3)).to_contain_text(re.compile("chooses: .*Launch"))
