"""The pictures of the README: made anew where one is missing."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from debut.kernel.match.match import Match
from debut.kernel.match.record import PlayerRecord

DOCS = Path(__file__).parents[2] / "docs"
PLAYERS = (PlayerRecord("Ada", 0), PlayerRecord("Bob", 1))
TYPE = "[...document.fonts].filter(({ status }) => status === 'loaded').length > 1"
# What has been played, what is picked, what is pointed at, and what must be seen then.
PICTURES = {
    "table": ("supergoal", {"throws": 50}, "B save control D1 d7", (), "die:launch", ".ends > *"),
    "streetsoccer": (
        "streetsoccer", {"setup": "quick"}, "A diamond diamond A3 >j6 6",
        ("piece:B1", "piece:ball"), "cell:i2", ".ways .flight",
    ),
}  # fmt: skip


def sit_down(page: Page, saved: Match) -> None:
    opened = page.request.post("/api/matches/load", data=saved.to_json()).json()
    page.goto(f"/match/{opened['match']}#{'&'.join(f'key={key}' for key in opened['keys'])}")


@pytest.mark.parametrize("name", PICTURES)
def test_the_screenshots_of_the_readme(page, name):
    game, options, script, picked, pointed, seen = PICTURES[name]
    saved = Match.new(game, options, PLAYERS, dice="typed")
    for word in script.split():
        saved.play(saved.state.read(word))
    page.set_viewport_size({"width": 1280, "height": 800})
    sit_down(page, saved)
    for pick in picked:
        page.locator(f'[data-pick="{pick}"]').click()
    page.locator(f'[data-pick="{pointed}"]').hover()
    expect(page.locator(seen).first).to_be_visible()
    file = DOCS / f"{name}.png"
    if not file.exists():
        # The type comes after all that a person waits for.
        while not page.evaluate(TYPE):
            page.wait_for_timeout(200)
        page.screenshot(path=file)
