"""Super Goal! in a real browser, painted and with animations on."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import player
from tests.e2e.table import open_match, pick, played, tell, texts, until
from tests.e2e.wire import Wire

PASS = "Let all pass until a shot"
PASSING = "All passes until the next shot: ask me again"
PARTS = (".board", "div.bar .turn", "div.bar .what")


@pytest.fixture(params=[False, True], ids=["desk", "phone"])
def people(browser: Browser, address: str, request) -> Iterator[Page]:
    with player(browser, address, touch=request.param) as page:
        yield page


@pytest.fixture
def desk(browser: Browser, address: str) -> Iterator[Page]:
    with player(browser, address) as page:
        yield page


def take(page: Page, key: str) -> None:
    """Picks something; a finger sees a die first."""
    if not page.evaluate("navigator.maxTouchPoints"):
        pick(page, key).click()
        return
    pick(page, key).tap()
    if key.startswith("die:"):
        expect(pick(page, key)).to_have_attribute("data-held", "")
        pick(page, key).tap()


def kicked_off(page: Page, champion: str = "foul", **options) -> str:
    """A has the champion die, B kicks off; the dice are real ones."""
    match = open_match(page, level=None, dice="typed", **options)
    tell(page, "A")
    tell(page, champion)
    expect(pick(page, "die:launch")).to_be_visible()
    return match


def places(page: Page) -> list[dict | None]:
    return [page.locator(part).bounding_box() for part in PARTS]


# Names of squares


def test_a_square_keeps_its_name_when_the_ball_changes_sides(desk):
    match = kicked_off(desk, "save")
    rim = desk.locator(".rim text")
    expect(rim).to_have_count(5 + 11)
    names = rim.all_text_contents()
    # Four lines towards A's goal: what B writes as c10.
    take(desk, "die:launch")
    tell(desk, "F4X")
    played(desk, match, "F4X")
    bar, told = desk.locator("div.bar"), desk.get_by_role("region", name="Commentary")
    expect(bar).to_contain_text("has the ball on c2")
    expect(told).to_contain_text(re.compile(r"\bc2\b"))
    assert rim.all_text_contents() == names
    # A moves on from there, and what is asked about is named alike.
    take(desk, "die:control")
    tell(desk, "F1")
    expect(told).to_contain_text(re.compile(r"\bc3\b"))
    desk.keyboard.press("?")
    desk.locator('[data-piece="ball"]').click()
    expect(desk.get_by_role("textbox")).to_have_value("c3")


# Every answer let pass


def test_a_defender_lets_all_arrows_pass_and_is_asked_at_the_shot(people):
    wire = Wire(people)
    match = kicked_off(people)
    take(people, "die:launch")
    people.get_by_role("button", name=PASS).click()
    tell(people, "F3")
    expect(people.get_by_role("button", name=PASSING)).to_be_visible()
    take(people, "die:control")
    played(people, match, "let")
    tell(people, "F1")
    take(people, "die:shot")
    # A shot is for the player to answer.
    expect(pick(people, "button:let")).to_be_visible()
    expect(people.get_by_role("button", name=PASSING)).to_have_count(0)
    assert texts(people, match)[2:] == ["launch", "let", "F3", "control", "let", "F1", "shot"]
    assert (wire.twice, wire.refusals) == ([], [])


def test_the_wish_ends_when_the_player_says_so(desk):
    match = kicked_off(desk)
    take(desk, "die:launch")
    desk.get_by_role("button", name=PASS).click()
    tell(desk, "F3")
    desk.get_by_role("button", name=PASSING).click()
    take(desk, "die:control")
    expect(pick(desk, "button:let")).to_be_visible()
    expect(desk.get_by_role("button", name=PASS)).to_be_visible()
    assert texts(desk, match)[-1] == "control"


def test_the_wish_ends_when_a_move_is_taken_back_and_when_the_page_comes_anew(desk):
    match = kicked_off(desk)
    take(desk, "die:launch")
    desk.get_by_role("button", name=PASS).click()
    played(desk, match, "let")
    desk.get_by_role("button", name="Take back").click()
    expect(pick(desk, "button:let")).to_be_visible()
    assert texts(desk, match)[-1] == "launch"
    desk.get_by_role("button", name=PASS).click()
    tell(desk, "F3")
    expect(desk.get_by_role("button", name=PASSING)).to_be_visible()
    desk.reload()
    take(desk, "die:control")
    expect(pick(desk, "button:let")).to_be_visible()
    assert texts(desk, match)[-1] == "control"


def test_the_wish_ends_with_the_attack(desk):
    match = kicked_off(desk)
    take(desk, "die:launch")
    desk.get_by_role("button", name=PASS).click()
    tell(desk, "F4X")
    # A has won the ball, and loses it again.
    take(desk, "die:control")
    expect(desk.get_by_role("button", name=PASSING)).to_have_count(0)
    tell(desk, "F1")
    take(desk, "die:launch")
    tell(desk, "F4X")
    take(desk, "die:control")
    expect(pick(desk, "button:let")).to_be_visible()
    assert texts(desk, match)[-1] == "control"


# What is shown before it is done


def test_the_risk_of_the_blue_die_is_told_before_it_is_taken(people):
    kicked_off(people, "save")
    take(people, "die:launch")
    tell(people, "F3?")
    expect(pick(people, "die:blue")).to_be_visible()
    risk = people.get_by_text("Blue die: 33% wins the ball, 17% is a foul.")
    expect(risk).to_be_in_viewport(ratio=0.99)


def test_a_hovered_die_adds_to_what_is_to_be_done(people):
    kicked_off(people, "save")
    finger = people.evaluate("navigator.maxTouchPoints") > 0
    what = people.locator("div.bar .what")
    expect(what).to_contain_text("kicks off")
    before, die = places(people), pick(people, "die:pass")
    (die.tap if finger else die.hover)()
    faces = people.locator("div.bar li[title]")
    expect(faces).to_have_count(6)
    for shown in (people.locator("div.bar .turn"), what, *faces.all()):
        expect(shown).to_be_in_viewport(ratio=0.99)
    for old, new in zip(before, places(people), strict=True):
        assert old and new
        assert {side: round(old[side] - new[side]) for side in old} == dict.fromkeys(old, 0)
    boxes = [one.bounding_box() for one in faces.all()]
    line = what.bounding_box()
    assert line and all(boxes)
    for box in boxes:
        assert box
        apart = box["y"] >= line["y"] + line["height"] - 1 or box["y"] + box["height"] <= line["y"]
        assert apart or box["x"] >= line["x"] + line["width"], "nothing lies on the words"
    if finger:
        # A button does it, as a second tap would.
        people.get_by_role("button", name=re.compile("^(Roll|Throw)$")).tap()
        until(people, lambda: pick(people, "face:F2").count() > 0)
