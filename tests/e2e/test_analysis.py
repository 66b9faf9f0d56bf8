"""Luck and skill in a real browser: the page of a match, and a person's over many."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.everyone import Sweep
from tests.e2e.table import DRAWN, MATCH_SECONDS
from tests.e2e.test_story import over

# Signs of notation, beside a place: f2*g4>h3, y1-4.11.
NOTATION = re.compile(r"[*>@]|\w\d-\w+\d")
FRENCH = "localStorage.setItem('debut-settings', JSON.stringify({ language: 'fr' }))"


@pytest.fixture
def sweep() -> Iterator[Sweep]:
    made = Sweep()
    yield made
    assert not made.wrong, "\n".join(made.wrong)


# Whatever else a machine does goes first.
LAST = 1000 * MATCH_SECONDS


def analysis(page: Page, match: str) -> dict[str, Any]:
    """As the server tells it to whoever has seen it."""
    answer = page.request.get(f"/api/matches/{match}/analysis")
    assert answer.status == 200
    found: dict[str, Any] = answer.json()
    return found


def test_from_the_result_to_luck_and_skill_and_into_the_replay(page: Page, sweep: Sweep) -> None:
    match, _ = over(page, "supergoal")
    page.get_by_role("link", name="Luck and skill").click()
    page.wait_for_url(f"**/replay/{match}/analysis")
    verdict = page.locator(".told")
    expect(verdict).to_contain_text(
        re.compile(r"played .*(by \d+\s%|favoured nobody)\."), timeout=LAST
    )
    found = analysis(page, match)
    lucky = page.get_by_role("region", name="luckiest rolls").locator("li a")
    expect(lucky).to_have_count(len(found["luckiest"]))
    # Each decision: the position, with an arrow or rings for what was played and for what was
    # better, and both in words.
    for n, one in enumerate(found["worst"]):
        cards = page.locator("article").nth(n)
        board = cards.get_by_role("img")
        expect(board).to_have_count(1)
        assert board.locator("[data-piece]").count() == len(one["view"]["pieces"])
        kinds = [kind for kind in ("played", "better") if one[kind]]
        for kind in kinds:
            expect(board.locator(f"[data-arrow={kind}]")).to_have_count(1)
            expect(cards.locator(f"li.{kind}")).to_be_visible()
        words = cards.locator("figcaption").inner_text()
        assert not NOTATION.search(words), words
        expect(cards.locator("h3 b")).to_have_text(re.compile(r"^−\d+\s%$"))
        expect(cards.get_by_role("link")).to_have_attribute(
            "href", f"/replay/{match}#ply={one['decision']['ply']}"
        )
    sums = page.locator("table tbody tr")
    expect(sums).to_have_count(5)
    expect(sums.nth(3)).to_contain_text(re.compile(r"^Remainder.*0\.0\s%\s*0\.0\s%$", re.DOTALL))
    # By keys along the bars, and the same as a list.
    told = [one for one in found["throws"] if abs(one["luck"]) >= 0.01]
    told += [one for one in found["decisions"] if one["error"] >= 0.01]
    marks = sorted(one["ply"] for one in told)
    expect(page.locator("[data-mark]")).to_have_count(len(marks))
    page.get_by_text("bars in words").click()
    expect(page.locator("details li")).to_have_count(len(marks))
    sweep.look(page, "analysis")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sweep.walk(page, "analysis")
    page.set_viewport_size({"width": 1280, "height": 800})
    bars = page.get_by_role("slider", name="Who was winning")
    bars.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(bars).to_have_attribute("aria-valuetext", re.compile(f"^Move {marks[1]}\\. "))
    page.keyboard.press("Enter")
    expect(page.locator(".controls .where")).to_contain_text(f"Move {marks[1]} of")
    # From the replay back, and by the mouse on the last bar; the second visit has no progress.
    page.get_by_role("link", name="Luck and skill").click()
    expect(verdict).to_be_visible()
    page.evaluate(DRAWN)
    box = bars.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 2, box["y"] + 10)
    expect(page.locator(".controls .where")).to_contain_text(f"Move {marks[-1]} of")


def test_what_cannot_be_told_says_so_in_the_readers_language(page: Page, sweep: Sweep) -> None:
    seats = [{"side": 0, "name": "Ada"}, {"side": 1, "name": "Bob"}]
    wish = {"game": "supergoal", "seats": seats, "dice": "typed"}
    running = page.request.post("/api/matches", data=json.dumps(wish)).json()["match"]
    page.goto("/settings")
    page.evaluate(FRENCH)
    for match, words in ((running, "pas fini"), ("nowhere", "nowhere")):
        page.goto(f"/replay/{match}/analysis")
        expect(page.get_by_role("alert")).to_contain_text(words)
        expect(page.get_by_role("heading", level=1)).to_have_text("Chance et compétence")
        sweep.look(page, "refused", phone=True)


def test_ones_own_matches_are_gathered_beside_the_levels(page: Page, sweep: Sweep) -> None:
    page.goto("/skill")
    expect(page.get_by_text("No match of yours is over yet.")).to_be_visible()
    sweep.look(page, "nothing played", phone=True)
    match, _ = over(page, "supergoal")
    # As if this browser had played team A of that match.
    page.evaluate(
        """(id) => {
            const kept = JSON.parse(localStorage.getItem("debut-matches"));
            for (const one of kept) if (one.id === id) one.sides = [0];
            localStorage.setItem("debut-matches", JSON.stringify(kept));
        }""",
        match,
    )
    page.goto("/skill")
    analyse = page.get_by_role("button", name="Analyse it")
    you = page.get_by_role("row", name="You")
    expect(analyse.or_(you)).to_be_visible()
    if analyse.count():
        analyse.click()
    expect(you).to_contain_text("one match: no interval", timeout=LAST)
    errors = -analysis(page, match)["sums"][0]["errors"]
    expect(you).to_contain_text(f"{50 * errors:.1f}")
    expect(page.get_by_role("row", name="Newcomer")).to_be_visible()
    sweep.look(page, "skill")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
