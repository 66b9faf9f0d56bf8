"""Games with hundreds of actions: opponents look at the good ones first, in bounded memory."""

from __future__ import annotations

import ctypes
import random
from functools import cache
from importlib import import_module

import pytest

import debut
from debut import CHANCE, OVER, Game, State
from debut.bots import Greedy, Search, Timed
from debut.kernel.algorithms.tree_search import FEW, opened
from debut.kernel.compiler.machine import Tree, interpreted
from tests.helpers import GAMES
from tests.toys.orchard import TREES, Record

TOYS = ("orchard", "grove", "hedge")
MOST = 100_000_000


@cache
def toy(name: str) -> Game:
    return Game(import_module(f"tests.toys.{name}").SPEC)


@pytest.fixture(scope="module", params=TOYS)
def game(request):
    return toy(request.param)


def start(game: Game) -> State:
    return State(game, Record(turn=0, winner=-1))


def memory(tree: Tree) -> int:
    return sum(
        ctypes.sizeof(part) for part in vars(tree).values() if isinstance(part, ctypes.Array)
    )


@pytest.mark.parametrize("name", [*GAMES, *TOYS])
def test_a_tree_of_level_five_has_less_than_100_mb(name):
    game = toy(name) if name in TOYS else debut.game(name)
    tree = Timed()._ready_tree(game)
    assert memory(tree) < MOST
    assert tree.capacity > 100_000
    assert memory(game.tree(10**12)) < MOST


def test_a_full_tree_is_searched_no_deeper_and_still_answers(game):
    start_record = start(game).record
    for capacity in (0, TREES, TREES + 5, 3 * TREES):
        tree = game.tree(capacity)
        for _ in range(4):
            game.machine.search(start_record, 1_000, tree)
        assert 0 < tree.used <= tree.capacity == max(capacity, TREES + 1)
        assert tree.nodes[0].visits == 4_000
        judged = len(tree.children()) if game.spec.thinking.ahead else 0
        assert sum(visits for _, visits, _ in tree.children()) == 4_000 + judged


@pytest.mark.parametrize("player", [Greedy(), Search(1), Search(3), Search(4), Timed(0.05)])
def test_every_answer_is_allowed(game, player):
    dice, state = random.Random(3), start(game)
    while state.turn != OVER:
        if state.turn == CHANCE:
            state = state.play(dice.choice(state.actions()))
        else:
            state = state.play(player.choose(state))


def test_level_five_fills_its_memory_and_goes_on(game):
    player = Timed(0.5)
    assert player.choose(start(game)) in range(TREES)
    tree = player._tree
    assert tree.used <= tree.capacity
    assert tree.nodes[0].visits >= 1_000


def test_machine_code_and_python_grow_the_same_tree(game):
    plain, grown = interpreted(game.spec.package, game.spec.size), []
    for machine in (game.machine, plain):
        tree = game.tree(9_000)
        machine.search(start(game).record, 40, tree)
        machine.search(start(game).record, 40, tree)
        grown.append((tree.used, bytes(tree.nodes)[: tree.used * ctypes.sizeof(tree.nodes[0])]))
    assert grown[0] == grown[1]


def looked_at(game: Game, simulations: int) -> list[int]:
    """Whatever at the root was tried, in the order of its children."""
    tree = game.tree(10**7)
    game.machine.search(start(game).record, simulations, tree)
    judged = 1 if game.spec.thinking.ahead else 0
    return [at for at, (_, visits, _) in enumerate(tree.children()) if visits > judged]


@pytest.mark.parametrize("name", ["orchard", "grove"])
def test_actions_are_opened_a_few_at_a_time_the_best_first(name):
    for simulations in (1, 10, 100, 1_000):
        seen = looked_at(toy(name), simulations)
        assert max(seen) < opened(TREES, simulations)
        assert len(seen) >= min(simulations, 3)
    assert opened(TREES, 0) >= 1
    assert opened(5, 10**6) == 5
    assert opened(TREES, 10**6) > opened(TREES, 100) > opened(TREES, 0)


def test_where_nothing_is_known_nothing_waits():
    assert looked_at(toy("hedge"), 3_000) == list(range(TREES))


def test_children_come_best_judged_or_as_suggested():
    game = toy("orchard")
    tree = game.tree(10**5)
    game.machine.search(start(game).record, 1, tree)
    worth = [total / visits for _, visits, total in tree.children()]
    assert len(worth) == TREES, "a weak player may notice any"
    assert worth[1:] == sorted(worth[1:], reverse=True)
    game = toy("grove")
    tree = game.tree(10**5)
    game.machine.search(start(game).record, 1, tree)
    assert tuple(child[0] for child in tree.children()) == game.machine.suggest(start(game).record)


def test_what_was_found_stays_when_more_is_opened():
    """Visits of a position are those of its children, and one for looking at it first."""
    game = toy("grove")
    tree = game.tree(10**6)
    game.machine.search(start(game).record, 5_000, tree)
    stack, grown = [0], 0
    while stack:
        node = tree.nodes[stack.pop()]
        below = range(node.first, node.first + node.count)
        stack += below
        if node.count:
            visits = sum(tree.nodes[child].visits for child in below)
            assert node.visits - visits in (0, 1)
            assert len({tree.nodes[child].action for child in below}) == node.count
            grown += FEW < node.count < 40
    assert grown > 0


def test_a_worm_in_the_best_apple_is_found():
    for name in ("orchard", "grove"):
        state = start(toy(name))
        wormy = {action for action in range(TREES) if state.play(action).record.worms[1]}
        assert len(wormy) == 3
        assert Greedy().choose(state) in wormy, "it looks no further"
        assert Search(4).choose(state) not in wormy


def test_greedy_looks_at_what_is_suggested():
    state = start(toy("grove"))
    asked = []

    class Asked(State):
        def play(self, action: int) -> State:
            asked.append(action)
            return super().play(action)

    Greedy().choose(Asked(state.game, state.record))
    assert asked == list(state.game.machine.suggest(state.record))
