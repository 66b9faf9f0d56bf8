"""The benchmark's rows of one game: random play, actions, views and tree search."""

from __future__ import annotations

import random
from itertools import count, islice
from statistics import mean

import msgspec

from benchmarks import openspiel_peer
from benchmarks.effort import SEED, Effort, side_by_side
from benchmarks.rows import Row
from debut.kernel.game import Game, State
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.match.dice import any_outcome
from debut.kernel.testing import random_states

# Every so many decisions of random play there is a position to search from.
EVERY = 40

# Bounds, as multiples of the peer's figure. The more actions there are to choose from, the slower a
# decision is: most games promise less.
DECISIONS_RATIO = 5.0
DECISIONS_RATIOS = {"supergoal": 10.0, "streetsoccer": 14.0, "but": 3.0}
# The rate of whole matches depends on their length: only the two short games promise one.
MATCHES_RATIOS = {"supergoal": 10.0, "streetsoccer": 10.0}
CONTRACT_RATIO, SEARCH_RATIO = 1.0, 10.0
# Here a simulation evaluates every error of dozens of strikes: its rate is not bounded.
SLOW_SEARCH = {"simulator"}
ACTIONS_LIMIT = 60.0  # microseconds
SEEN_LIMIT, SEEN_BYTES = 250.0, 5_000.0  # of a view: microseconds, and bytes of its JSON
SEEN_LIMITS = {"but": (1_000.0, 30_000.0)}  # of a game with a thousand actions to choose from


def play_match(game: Game, dice: random.Random) -> int:
    """A random match through the contract; ``openspiel_peer.play_match`` is the same loop."""
    state = game.start()
    plies = 0
    while state.turn != OVER:
        if state.turn == CHANCE:
            action = any_outcome(state.odds(), dice)
        else:
            action = dice.choice(state.actions())
        state = state.play(action)
        plies += 1
    return plies


def playout_rows(game: Game, effort: Effort) -> list[Row]:
    dice = random.Random(SEED)
    seeds = count(SEED)
    rolling = openspiel_peer.searcher(1, rollouts=effort.peer_simulations)
    opening = openspiel_peer.opening()
    # OpenSpiel does not tell how long its own rollouts are: as long as those we see, on average.
    length = mean(openspiel_peer.play_match(dice).decisions for _ in range(effort.peer_simulations))

    def ours() -> float:
        return float(game.playouts(effort.playouts, next(seeds)).decisions.sum())

    def peer() -> float:
        return openspiel_peer.play_match(dice).decisions

    def peer_compiled() -> float:
        rolling.mcts_search(opening)
        return effort.peer_simulations * length

    def matches() -> float:
        return float(len(game.playouts(effort.playouts, next(seeds)).plies))

    def peer_matches() -> float:
        openspiel_peer.play_match(dice)
        return 1.0

    fast, slow, compiled = side_by_side(effort, ours, peer, peer_compiled)
    ours_whole, peer_whole = side_by_side(effort, matches, peer_matches)
    what, unit = f"{game.id}: random play, one core", "decisions/s"
    least = DECISIONS_RATIOS.get(game.id, DECISIONS_RATIO)
    return [
        Row(what, unit, fast, slow, least),
        Row(what, unit, fast, compiled, note="peer: rollouts inside its own C++"),
        Row(what, "matches/s", ours_whole, peer_whole, MATCHES_RATIOS.get(game.id)),
    ]


def actions_row(game: Game, effort: Effort) -> Row:
    """What ``state.actions()`` takes where a side decides, on average over random play."""
    states = [s for s in random_states(game, effort.positions, SEED) if s.turn >= 0]

    def ask() -> float:
        for state in states:
            State(game, state.record).actions()
        return float(len(states))

    (asked,) = side_by_side(effort, ask)
    return Row(f"{game.id}: state.actions()", "µs", 1e6 / asked, at_most=ACTIONS_LIMIT)


def view_rows(game: Game, effort: Effort) -> list[Row]:
    """What it takes to make a view for whoever acts, and how large it is, over random play."""
    states = [s for s in random_states(game, effort.positions, SEED) if s.turn != OVER]
    for state in states:
        state.actions()

    def look() -> float:
        for state in states:
            state.view(max(state.turn, 0))
        return float(len(states))

    (looked,) = side_by_side(effort, look)
    size = mean(len(msgspec.json.encode(state.view(max(state.turn, 0)))) for state in states)
    lasts, most = SEEN_LIMITS.get(game.id, (SEEN_LIMIT, SEEN_BYTES))
    return [
        Row(f"{game.id}: a view", "µs", 1e6 / looked, at_most=lasts),
        Row(f"{game.id}: a view", "B", size, at_most=most),
    ]


def contract_row(game: Game, effort: Effort) -> Row:
    dice, peer_dice = random.Random(SEED), random.Random(SEED)
    ours, peer = side_by_side(
        effort, lambda: play_match(game, dice), lambda: openspiel_peer.play_match(peer_dice).plies
    )
    what = f"{game.id}: random play through Python"
    return Row(what, "plies/s", ours, peer, CONTRACT_RATIO)


def search_rows(game: Game, effort: Effort) -> list[Row]:
    places = positions(game, effort.positions)
    peer_places = openspiel_peer.positions(effort.positions, EVERY, SEED)
    searcher = openspiel_peer.searcher(effort.peer_simulations)
    # Room enough that no simulation is cut short by a full tree.
    room = effort.simulations * game.spec.thinking.nodes
    tree, grown = game.tree(room), game.tree(room)
    search = game.machine.search

    def ours() -> float:
        for state in places:
            tree.used = 0
            search(state.record, effort.simulations, tree)
        return effort.simulations * len(places)

    def reused() -> float:
        if grown.used > room // 2:
            grown.used = 0
        search(places[0].record, effort.simulations // 10, grown)
        return effort.simulations // 10

    def peer() -> float:
        for state in peer_places:
            searcher.mcts_search(state)
        return effort.peer_simulations * len(peer_places)

    fresh, slow, continued = side_by_side(effort, ours, peer, reused)
    what, unit = f"{game.id}: tree search, one core", "simulations/s"
    return [
        Row(what, unit, fresh, slow, None if game.id in SLOW_SEARCH else SEARCH_RATIO),
        Row(what, unit, continued, slow, note="ours: one tree that goes on growing"),
    ]


def positions(game: Game, number: int) -> list[State]:
    """Decisions with a choice, spread over random matches."""
    found: list[State] = []
    seed = SEED
    while len(found) < number:
        match = random_states(game, 1, seed)
        choices = (state for state in match if state.turn >= 0 and len(state.actions()) > 1)
        found += islice(choices, EVERY - 1, None, EVERY)
        seed += 1
    return found[:number]


def speed_rows(game: Game, effort: Effort) -> list[Row]:
    return [
        *playout_rows(game, effort),
        actions_row(game, effort),
        *view_rows(game, effort),
        contract_row(game, effort),
        *search_rows(game, effort),
    ]
