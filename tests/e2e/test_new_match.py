"""A new match: who plays, how long, start; all else is under one heading, and is remembered."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.table import standing

STORED = "(wishes) => localStorage.setItem('debut-wishes-supergoal', JSON.stringify(wishes))"


def more(page: Page):
    return page.locator("details.more")


def start(page: Page) -> None:
    page.get_by_role("button", name="Start the match").click()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["supergoal", "but"])
def test_who_how_long_and_start_are_seen_at_once(page, game, language):
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"/new/{game}")
    page.get_by_role("button", name=language.upper(), exact=True).click()
    for name in ("mode", "level", "length"):
        for one in page.locator(f"input[name$={name}]").all():
            expect(one).to_be_in_viewport(ratio=1)
    expect(page.locator("summary")).to_be_in_viewport(ratio=1)
    expect(page.locator(".start button")).to_be_in_viewport(ratio=1)
    assert page.locator("details.more").get_attribute("open") is None


def test_a_length_is_chosen_by_its_minutes_and_remembered(page):
    page.goto("/new/supergoal")
    lengths = page.get_by_role("group", name="How long?").get_by_role("radio")
    expect(lengths.nth(0)).to_be_checked()
    expect(page.get_by_text("Your first match is shorter on purpose")).to_be_visible()
    page.get_by_role("radio", name="10 minutes").check()
    start(page)
    page.wait_for_url("**/match/**")
    assert standing(page, page.url.rsplit("/", 1)[-1])["options"]["throws"] == 30
    page.goto("/new/supergoal")
    expect(page.get_by_role("radio", name="10 minutes")).to_be_checked()
    expect(page.get_by_text("Your first match")).to_have_count(0)
    # Another number than those offered is said in minutes, too.
    page.get_by_text("More choices").click()
    page.get_by_role("textbox", name="half").fill("100")
    expect(page.get_by_text("About 35 minutes.")).to_be_visible()
    expect(page.get_by_role("group", name="How long?").locator(":checked")).to_have_count(0)


def test_a_wrong_entry_opens_its_place_and_goes_when_it_is_right(page):
    page.goto("/")
    page.evaluate(STORED, {"options": {"throws": "1000"}, "mode": "two"})
    page.goto("/new/supergoal")
    field = page.get_by_role("textbox", name="half")
    expect(field).to_be_hidden()
    start(page)
    expect(field).to_be_focused()
    error = more(page).get_by_role("alert").filter(has_text="A whole number from 1 to 200")
    expect(error).to_be_visible()
    field.fill("20")
    expect(error).to_have_count(0)
    start(page)
    page.wait_for_url("**/match/**")


def test_a_refusal_stands_beside_the_start_until_something_changes(page):
    page.goto("/new/supergoal")
    page.route("**/api/matches", lambda route: route.abort())
    start(page)
    refusal = page.get_by_role("alert").filter(has_text="cannot be reached")
    expect(refusal).to_be_visible()
    expect(page.get_by_role("heading", name="New match")).to_be_visible()
    page.get_by_role("radio", name="Captain").check()
    expect(refusal).to_have_count(0)


def test_an_option_that_the_server_refuses_is_shown_at_its_field(page):
    told = {"code": "option-range", "en": 'The option "throws" is refused.', "fr": "Refus."}
    page.goto("/new/supergoal")
    answer = json.dumps(told)
    page.route(
        "**/api/matches",
        lambda route: route.fulfill(status=400, content_type="application/json", body=answer),
    )
    start(page)
    error = more(page).get_by_role("alert").filter(has_text="is refused")
    expect(error).to_be_visible()
    expect(page.get_by_role("textbox", name="half")).to_be_focused()
    page.get_by_role("textbox", name="half").fill("12")
    expect(error).to_have_count(0)


def test_what_is_unusual_is_told_where_it_is_folded_away(page):
    page.goto("/new/supergoal")
    expect(page.locator("summary")).to_contain_text("Names, team, dice and house rules")
    page.get_by_text("More choices").click()
    page.get_by_role("radio", name="We roll real dice").or_(
        page.get_by_role("radio", name="real dice")
    ).first.check()
    page.get_by_role("switch", name="VAR").check()
    expect(page.locator("summary")).to_contain_text("real dice · VAR")
