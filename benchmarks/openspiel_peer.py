"""What our speed is measured against: OpenSpiel's backgammon, a board game with dice like ours."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, NamedTuple

from debut.kernel.errors import DebutError
from debut.kernel.match.dice import any_outcome

# OpenSpiel's usual weight of exploration, and megabytes its search may take.
UCT = 2.0
MEMORY = 100


class PeerMissing(DebutError):
    """OpenSpiel is not installed."""


class PeerTally(NamedTuple):
    plies: int
    decisions: int


def openspiel() -> Any:
    try:
        import pyspiel
    except ImportError:
        raise PeerMissing("peer-missing") from None
    return pyspiel


@cache
def backgammon() -> Any:
    return openspiel().load_game("backgammon")


def play_match(dice: random.Random) -> PeerTally:
    """A random match; ``bench.play_match`` is the same loop over our contract."""
    state = backgammon().new_initial_state()
    plies = decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            action = any_outcome(state.chance_outcomes(), dice)
        else:
            action = dice.choice(state.legal_actions())
            decisions += 1
        state.apply_action(action)
        plies += 1
    return PeerTally(plies, decisions)


def positions(count: int, every: int, seed: int) -> list[Any]:
    """Decisions with a choice, spread over random matches."""
    dice = random.Random(seed)
    found: list[Any] = []
    seen = 0
    while True:
        state = backgammon().new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and len(state.legal_actions()) > 1:
                seen += 1
                if seen % every == 0:
                    found.append(state.clone())
                if len(found) == count:
                    return found
            state.apply_action(dice.choice(state.legal_actions()))


def searcher(simulations: int, rollouts: int = 1) -> Any:
    """OpenSpiel's own compiled tree search, with random matches for an evaluation."""
    spiel = openspiel()
    evaluator = spiel.RandomRolloutEvaluator(rollouts, 1)
    solve, seed, verbose = False, 1, False
    return spiel.MCTSBot(backgammon(), evaluator, UCT, simulations, MEMORY, solve, seed, verbose)


def opening() -> Any:
    """The first decision of a match."""
    state = backgammon().new_initial_state()
    state.apply_action(state.legal_actions()[0])
    return state
