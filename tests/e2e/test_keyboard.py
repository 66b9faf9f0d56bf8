"""A whole match by keyboard alone, of every game."""

from __future__ import annotations

import pytest

from tests.e2e.hands import Keys, any_action
from tests.e2e.table import open_match, play_to_the_end

SHORT = {
    "but": {"length": 1},
    "supergoal": {"throws": 3},
    "streetsoccer": {"setup": "quick", "minutes": 1, "extra": 0},
}


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_match_by_keyboard_alone(page, game):
    match = open_match(page, game=game, **SHORT[game])
    record = play_to_the_end(page, match, any_action(Keys(page), match))
    assert any(ply["turn"] == 0 for ply in record["plies"])
