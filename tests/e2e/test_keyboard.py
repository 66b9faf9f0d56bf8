"""A whole match by keyboard alone, of every game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.e2e.table import open_match, play_to_the_end

SHORT = {"supergoal": {"throws": 3}, "streetsoccer": {"setup": "quick", "minutes": 1, "extra": 0}}


def press(page: Page, number: int) -> None:
    """Tab to what can be picked, some arrows, Enter; Space throws the die that waits."""
    if page.evaluate("!document.activeElement?.matches('[data-pick], .playfield *')"):
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("!!document.activeElement?.matches('[data-pick]')"):
                break
    for _ in range(number % 5):
        page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[number % 4])
    page.keyboard.press("Enter")


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_match_by_keyboard_alone(page, game):
    match = open_match(page, game=game, **SHORT[game])
    record = play_to_the_end(page, match, press)
    assert any(ply["turn"] == 0 for ply in record["plies"])
