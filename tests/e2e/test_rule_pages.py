"""Rule pages in a real browser: faces and boards are drawn, in both languages, for everyone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import debut
from debut.kernel.rulebook import FACE, blocks_of
from tests.e2e.table import DRAWN
from tests.helpers import TABLE_GAMES

GAMES = TABLE_GAMES


def come(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    page.wait_for_selector("figure svg[role=img]")


def drawn(page: Page, game: str, lang: str) -> None:
    """Every face and every board, and none of them twice."""
    source = debut.game(game).rules(lang)
    expect(page.locator("[data-die] svg.die")).to_have_count(len(FACE.findall(source)))
    expect(page.locator("figure > svg[role=img]")).to_have_count(len(blocks_of(source)))


@pytest.mark.parametrize("game", GAMES)
def test_every_face_and_every_board_is_drawn_in_both_languages_on_a_phone_too(page, game):
    come(page, game)
    expect(page.locator("article > :first-child")).to_have_text("The game in one minute")
    drawn(page, game, "en")
    # As in a match: the pieces of the position, the ways of its actions, the cells it marks.
    for number, block in enumerate(blocks_of(debut.game(game).rules("en"))):
        figure = page.locator(f'[data-diagram="{number}"]')
        expect(figure.locator("[data-marked]")).to_have_count(len(block.marked))
        pieces = debut.game(game).parse(block.position).view(None).pieces
        if pieces:
            expect(figure.locator("[data-piece]").nth(len(pieces) - 1)).to_be_attached()
    boxes = [face.bounding_box() for face in page.locator("[data-die] svg.die").all()]
    assert all(box and box["width"] > 20 for box in boxes)

    page.set_viewport_size({"width": 360, "height": 740})
    page.evaluate(DRAWN)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    for figure in page.locator("figure").all():
        box = figure.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= 360

    page.get_by_role("button", name="FR").click()
    expect(page.locator("article > :first-child")).to_have_text("Le jeu en une minute")
    drawn(page, game, "fr")


def test_a_link_to_a_clause_still_leads_there_once_all_is_drawn(page):
    page.goto("/rules/supergoal#SG-9.3")
    page.wait_for_selector("figure svg[role=img]")
    clause = page.locator('[id="SG-9.3"]')
    expect(clause).to_be_in_viewport()
    expect(clause).to_contain_text("direct shot")


def test_a_first_match_of_streetsoccer_has_ready_formations(page):
    """And the next one what was chosen last."""
    page.goto("/new/streetsoccer")
    setup = page.locator("section", has=page.locator("#options"))
    expect(setup.get_by_role("radio", name="ready formations")).to_be_checked()
    setup.get_by_role("radio", name="by turns").check(force=True)
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_url("**/match/**")
    page.goto("/new/streetsoccer")
    expect(setup.get_by_role("radio", name="by turns")).to_be_checked()
