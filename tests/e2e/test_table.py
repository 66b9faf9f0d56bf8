"""Real matches in a real browser."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from debut.kernel.match.match import Match
from tests.e2e.table import (
    DRAWN,
    open_match,
    play_to_the_end,
    play_until,
    plies,
    standing,
    try_click,
    until,
)


def test_a_whole_match_against_a_level_by_clicks(page):
    match = open_match(page, throws=3)
    record = play_to_the_end(page, match, try_click)
    verdict = Match.from_json(json.dumps(record)).verify()
    assert verdict.dice == "checked"
    expect(page.locator("main")).to_contain_text("–")
    page.wait_for_selector(".result")


def test_two_at_one_screen_with_real_dice(page):
    match = open_match(page, level=None, dice="typed", throws=2)
    record = play_to_the_end(page, match, try_click)
    assert record["dice"]["kind"] == "typed"
    Match.from_json(json.dumps(record))


def test_undo_takes_back_a_decision_before_the_die(page):
    match = open_match(page, level=None, dice="typed", throws=5)
    # Toss, champion die, then a side has to decide.
    for face in ("A", "save"):
        page.locator(f'[data-pick="face:{face}"]').click()
        expect(page.locator(f'[data-pick="face:{face}"]')).to_have_count(0)
    page.locator('[data-pick="die:pass"]').click()
    page.wait_for_selector('[data-pick^="face:"]')
    assert len(standing(page, match)["plies"]) == 3
    page.get_by_role("button", name="Take back").click()
    page.wait_for_selector('[data-pick="die:pass"]')
    assert len(standing(page, match)["plies"]) == 2
    page.locator('[data-pick="die:launch"]').click()
    page.wait_for_selector('[data-pick^="face:"]')
    assert standing(page, match)["plies"][-1]["text"] == "launch"


def test_a_reload_in_mid_match_goes_on_where_it_was(page):
    match = open_match(page, throws=20)
    play_until(lambda: plies(page, match) > 4, page)
    before = plies(page, match)
    held: list[Route] = []
    page.route("**/story", lambda route: held.append(route))
    page.reload()
    page.wait_for_selector("[data-pick]")
    # While the story is on its way nobody is told that nothing has happened.
    until(page, lambda: bool(held))
    commentary = page.get_by_role("region", name="Commentary", exact=True)
    expect(commentary.locator("p")).to_have_text("One moment…")
    held[0].continue_()
    expect(commentary.locator("li").first).to_be_visible()
    assert plies(page, match) >= before
    play_until(lambda: plies(page, match) > before, page)


def test_the_language_switches_at_the_table(page):
    open_match(page, level=None, dice="typed")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="FR").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("main")).to_contain_text("Commentaire")


def test_nothing_sticks_out_at_any_width(page):
    open_match(page, level=None, dice="typed")
    for path in (
        None,
        "/",
        "/new/supergoal",
        "/new/but",
        "/rules/supergoal",
        "/replay",
        "/settings",
    ):
        if path:
            page.goto(path)
            page.wait_for_selector("h1")
        for width in (320, 360, 1280, 1900):
            page.set_viewport_size({"width": width, "height": 740})
            # French words are the longer ones.
            for language in ("EN", "FR") if path else ("EN",):
                if path:
                    page.get_by_role("button", name=language, exact=True).click()
                page.evaluate(DRAWN)
                room = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
                assert room <= 0, (path, width, language)
