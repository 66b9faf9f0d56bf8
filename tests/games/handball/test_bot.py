"""What the computer opponents think about: few actions, all of them allowed, the right ones."""

from __future__ import annotations

import re

import pytest

from debut.bots import player
from debut.games.handball.board import COURTS, FORMATIONS, at_end
from debut.games.handball.bot.suggestions import WALKS
from debut.games.handball.names import BALL, PLACE, WALK
from debut.games.handball.tables import half_of
from tests.games.handball.bench import turned
from tests.helpers import decisions

MOST = 70  # that are looked at while pawns are placed, of some 400


def test_what_is_suggested_is_allowed_and_little(game):
    seen = set()
    for state in decisions("handball"):
        suggested = game.machine.suggest(state.record)
        assert 0 < len(suggested) == len(set(suggested))
        assert set(suggested) <= set(state.actions())
        if state.record.phase == WALK:
            assert len(suggested) == min(len(state.actions()), WALKS)
        elif state.record.phase == PLACE:
            assert len(suggested) < MOST
        seen.add(state.record.phase)
    assert {WALK, PLACE} <= seen


@pytest.mark.parametrize("court", range(len(COURTS)), ids=COURTS)
def test_formations_are_lawful_on_both_courts(court):
    """Nobody shares a square, and some serve where nobody may cross the middle."""
    own = 0
    for names in FORMATIONS.values():
        squares = at_end(names, court, 0)
        assert len(set(squares)) == len(squares)
        own += all(half_of(square, court) == 0 for square in squares)
    assert own >= 3


SHOT = "A=a4,n4,h2,h7,f3,f6,d4; B=p4,e2,e7,g4,g5,h4,h5; ball=n4; phase=ball; die=6; side=A"
TAKE = "A=a4,j4,h2,h7,f3,f6,d4; B=p4,c2,c7,d5,e5,c4,c5; ball=l4; phase=walk; die=2; side=A"


@pytest.mark.parametrize("seen", [str, turned], ids=["A", "B"])
@pytest.mark.parametrize("name", ["greedy", "4"])
def test_an_open_goal_is_shot_at(game, seen, name):
    state = game.parse(seen(SHOT))
    assert state.notate(player(name).choose(state)) == ">goal"


@pytest.mark.parametrize("seen", [str, turned], ids=["A", "B"])
@pytest.mark.parametrize("name", ["greedy", "4"])
def test_a_loose_ball_before_the_goal_is_taken(game, seen, name):
    state = game.parse(seen(TAKE))
    assert state.notate(player(name).choose(state)) == seen("j4-l4")


# Side B in the first period on the full court: then nothing that a text leaves out is turned.
NOT_TURNED = re.compile("period|court")


def test_a_position_is_worth_the_opposite_to_the_other_side(game):
    looked = 0
    for state in decisions("handball"):
        text = str(state)
        if "side=B" in text and state.record.phase in (WALK, BALL) and not NOT_TURNED.search(text):
            assert game.parse(turned(text)).evaluate() == pytest.approx(-state.evaluate())
            looked += 1
    assert looked > 20
