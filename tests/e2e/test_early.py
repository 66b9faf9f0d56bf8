"""Whoever is quicker than the code gets there: the first view is drawn again under their hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.table import DRAWN, until

# The last that the page waits for is there: the page's own code.
CODE = """() => import(document.querySelector("link[rel=modulepreload][href*='/Home-']").href)"""
FRENCH = "Football et handball sur la table"


@pytest.fixture(params=["core", "Home"])
def arrive(page: Page, request: pytest.FixtureRequest) -> Callable[[], None]:
    """The home page as it comes; what is returned lets its code come: all, or the last of it."""
    held: list[Route] = []
    let_in: list[Route] = []

    def hold(route: Route) -> None:
        # To give the route up while the page goes elsewhere may take for ever.
        if let_in:
            route.continue_()
        else:
            held.append(route)

    page.route(f"**/assets/{request.param}-*.js", hold)
    page.goto("/", wait_until="commit")
    expect(page.locator("#first h1")).to_be_visible()

    def come() -> None:
        until(page, lambda: bool(held))
        let_in.extend(held)
        for one in held:
            one.continue_()

    return come


def test_a_link_is_pressed_while_the_page_is_drawn_again(page: Page, arrive) -> None:
    page.locator('#first a[href="/new/supergoal"]').hover()
    page.mouse.down()
    arrive()
    page.evaluate(CODE)
    page.evaluate(DRAWN)
    page.mouse.up()
    page.wait_for_url("**/new/supergoal")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    expect(page.locator("#first")).to_have_count(0)


def test_a_link_is_clicked_before_there_is_code(page: Page, arrive) -> None:
    page.locator('#first a[href="/new/supergoal"]').click(no_wait_after=True)
    arrive()
    page.wait_for_url("**/new/supergoal")
    expect(page.get_by_role("button", name="Start")).to_be_visible()


def test_a_press_that_ends_elsewhere_holds_nothing_up(page: Page, arrive) -> None:
    page.locator('#first a[href="/new/supergoal"]').hover()
    page.mouse.down()
    arrive()
    page.mouse.move(2, 2)
    page.mouse.up()
    expect(page.locator("#first")).to_have_count(0)
    expect(page.locator(".games [data-piece]").first).to_be_visible()


def test_the_language_is_chosen_before_there_is_code(page: Page, arrive) -> None:
    page.locator("#first").get_by_role("button", name="FR").click()
    arrive()
    expect(page.locator("h1")).to_have_text(FRENCH)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
