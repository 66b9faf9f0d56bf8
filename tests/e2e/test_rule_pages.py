"""Rule pages in a real browser: faces and boards are drawn, in both languages, for everyone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import debut
from debut.kernel.content.rulebook import FACE, blocks_of
from tests.e2e.conftest import person
from tests.e2e.table import DRAWN
from tests.helpers import TABLE_GAMES

GAMES = TABLE_GAMES


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[Page]:
    """A finger on a small screen."""
    with person(browser, address, touch=True) as made:
        yield made


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


def test_a_clause_stays_in_view_on_a_phone_until_the_reader_moves(phone):
    phone.goto("/rules/simulator#S-6.17")
    phone.wait_for_selector("figure svg[role=img]")
    clause = phone.locator('[id="S-6.17"]')
    expect(clause).to_be_in_viewport()
    # Something above it grows, as with another font.
    grow = "px => { document.querySelector('article h2').style.paddingBottom = `${px}px` }"
    phone.evaluate(grow, 2000)
    phone.evaluate(DRAWN)
    expect(clause).to_be_in_viewport()
    phone.keyboard.press("Home")
    expect(clause).not_to_be_in_viewport()
    phone.evaluate(grow, 0)
    phone.evaluate(DRAWN)
    expect(clause).not_to_be_in_viewport()


def test_a_family_finds_the_parts_the_card_and_the_reference(page):
    come(page, "handball")
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="Restarts", exact=True).click()
    expect(page.get_by_role("heading", name="Restarts", exact=True)).to_be_in_viewport()
    contents.get_by_role("link", name="Reminder card").click()
    card = page.locator("section.reminder")
    expect(card).to_be_in_viewport()
    expect(card.get_by_role("rowheader", name="Move", exact=True)).to_be_visible()
    contents.get_by_role("link", name="3. Throwing the ball").click()
    expect(page.get_by_role("heading", name="3. Throwing the ball")).to_be_in_viewport()


def test_on_a_phone_the_card_is_a_tap_away_and_rows_stand_by_themselves(phone):
    come(phone, "handball")
    # The chapters are listed where the reference begins.
    contents = phone.get_by_role("navigation", name="Contents")
    expect(contents.get_by_role("link", name="3. Throwing the ball")).to_be_hidden()
    contents.locator(".doors").get_by_role("link", name="Reminder card").click()
    expect(phone.locator("section.reminder h2")).to_be_in_viewport()
    row = phone.get_by_role("row", name="7 m throw", exact=False).first
    title, when = row.get_by_role("rowheader"), row.get_by_role("cell").first
    top, below = title.bounding_box(), when.bounding_box()
    assert top and below
    assert top["y"] + top["height"] <= below["y"] + 1
    label = when.evaluate("cell => getComputedStyle(cell, '::before').content")
    assert "when" in label
    phone.locator(".chapters").get_by_role("link", name="3. Throwing the ball").click()
    expect(phone.get_by_role("heading", name="3. Throwing the ball")).to_be_in_viewport()


def test_on_paper_there_are_the_rules_alone(page):
    come(page, "streetsoccer")
    page.emulate_media(media="print")
    for gone in ("header.wood", "nav.contents"):
        expect(page.locator(gone).first).to_be_hidden()
    expect(page.locator("section.reminder")).to_be_visible()
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    page.emulate_media(media="screen")


def test_a_first_match_of_streetsoccer_has_ready_formations(page):
    """And the next one what was chosen last."""
    page.goto("/new/streetsoccer")
    # What is not usual is told before anything is opened.
    expect(page.locator("summary")).to_contain_text("ready formations")
    page.get_by_text("More choices").click()
    setup = page.locator("section", has=page.locator("#options"))
    expect(setup.get_by_role("radio", name="ready formations")).to_be_checked()
    setup.get_by_role("radio", name="by turns").check(force=True)
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_url("**/match/**")
    page.goto("/new/streetsoccer")
    expect(page.locator("summary")).not_to_contain_text("ready formations")
    page.get_by_text("More choices").click()
    expect(setup.get_by_role("radio", name="by turns")).to_be_checked()
