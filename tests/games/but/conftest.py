"""What the tests of the rule page share."""

from __future__ import annotations

import pytest

import debut
from tests.games.but.bench import Match, turned


@pytest.fixture(scope="session")
def game():
    return debut.game("but")


@pytest.fixture(params=[str, turned], ids=["A", "B"])
def at(request, game):
    """Opens a match at a position, with the throws to come.

    Everything is written as side A sees it; each example is also shown for side B, turned.
    """
    opened = []

    def sit_down(position, *throws):
        opened.append(Match(game, position, throws, request.param))
        return opened[-1]

    yield sit_down
    for match in opened:
        assert not match.throws, f"left over: {match.throws} at: {match.state}"
