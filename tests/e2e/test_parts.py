"""What is for Simulator Soccer alone is loaded by nobody else: what a real browser asks for."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import debut
from benchmarks.browser import SIMULATOR
from tests.e2e.table import open_match
from tests.e2e.test_story import over

OTHERS = [game for game in debut.games() if game != "simulator"]


def own_parts(page: Page) -> list[str]:
    """Those of the Simulator's parts that came with this page, once nothing more comes."""
    page.wait_for_load_state("networkidle")
    asked = page.evaluate("performance.getEntriesByType('resource').map(({name}) => name)")
    assert any("/assets/" in one for one in asked)
    return [one for one in asked if f"/{SIMULATOR}/" in one]


@pytest.mark.parametrize("path", ["/", "/settings", "/replay"])
def test_a_page_of_no_game_loads_none_of_it(page: Page, path: str) -> None:
    page.goto(path)
    assert own_parts(page) == []


@pytest.mark.parametrize("game", OTHERS)
def test_no_page_of_another_game_loads_any_of_it(page: Page, game: str) -> None:
    for path in ("new", "rules", "learn"):
        page.goto(f"/{path}/{game}")
        assert own_parts(page) == []
    open_match(page, game=game)
    assert own_parts(page) == []


def test_nor_does_a_match_that_is_over_and_its_replay(page: Page) -> None:
    match, _ = over(page, "supergoal")
    expect(page.locator("[data-flight]").first).to_be_attached()
    assert own_parts(page) == []
    page.goto(f"/replay/{match}")
    assert own_parts(page) == []


@pytest.mark.parametrize("path", ["/new/simulator", "/teams/simulator"])
def test_the_simulators_own_pages_do(page: Page, path: str) -> None:
    page.goto(path)
    assert own_parts(page) != []
