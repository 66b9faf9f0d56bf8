"""What the tests of the rule page share."""

from __future__ import annotations

import pytest

import debut
from tests.games.seen import tables
from tests.games.simulator.bench import Match, turned


@pytest.fixture(scope="session")
def game():
    return debut.game("simulator")


@pytest.fixture(params=[str, turned], ids=["A", "B"])
def at(request, game):
    """Opens a match at a position, with the throws to come.

    Everything is written as side A sees it; each example is also shown for side B, turned.
    """
    yield from tables(game, Match, request.param)
