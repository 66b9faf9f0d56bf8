"""Players: each answers a position where a side has to decide with one of its actions.

They think about the position as that side knows it; only what it may do is asked of the true one.
"""

from __future__ import annotations

import random
import time
import zlib
from typing import Protocol

from debut.kernel.algorithms.random_play import scramble
from debut.kernel.compiler.machine import Child, Tree
from debut.kernel.game import Game, State
from debut.kernel.layout import CHANCE, position_bytes

# Nodes beside those that the simulations add.
_SPARE_NODES = 2_000


class Player(Protocol):
    def choose(self, state: State) -> int:
        """An action of the side whose turn it is."""


class Random:
    """Any action, all alike."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, state: State) -> int:
        return self._random.choice(state.actions())


class Greedy:
    """The suggested action that looks best once its own throw has been thrown, on average."""

    def choose(self, state: State) -> int:
        known = state.seen_by(state.turn)
        sign = 1 if state.turn == 0 else -1
        suggested = filter(state.is_legal, state.game.machine.suggest(known.record))
        values = {action: sign * expected_value(known.play(action)) for action in suggested}
        return max(values, key=values.__getitem__) if values else state.actions()[0]


def expected_value(state: State) -> float:
    """What a position is worth to side A; before a throw, the mean over what can come up."""
    if state.turn != CHANCE:
        return evaluate_state(state)
    return sum(share * evaluate_state(state.play(outcome)) for outcome, share in state.odds())


def evaluate_state(state: State) -> float:
    if state.result is None:
        return state.evaluate()
    # What both lose is no better for one side than for the other.
    ours, theirs = state.result.returns
    return (ours - theirs) / 2


class Search:
    """Tree search with a level's number of simulations: the same answer on every machine, but where
    the game mixes; there it draws."""

    def __init__(self, level: int, seed: int | None = None) -> None:
        self.level = level
        self._random = random.Random(seed)
        self._tree: Tree | None = None
        self._game: Game | None = None

    def choose(self, state: State) -> int:
        actions = state.actions()
        if len(actions) == 1:
            return actions[0]
        known = state.seen_by(state.turn)
        mixed, odds = state.game.machine.mix(known.record)
        if mixed:
            return self._random.choices(mixed, odds)[0]
        tree = self._ready_tree(state.game)
        tree.used = 0
        self._think(known, tree)
        children = [child for child in tree.children() if state.is_legal(child[0])]
        if not children:
            return actions[0]
        sign = 1 if state.turn == 0 else -1
        noticed = self.noticed(known, children)
        return max(noticed, key=lambda child: (child[1], sign * child[2]))[0]

    def noticed(self, state: State, children: list[Child]) -> list[Child]:
        """A weak player overlooks most actions, never all: which ones, the position decides."""
        salt = zlib.crc32(position_bytes(state.record))
        ranks = [scramble(child[0] ^ salt) % 100 for child in children]
        last = max(self.sight(state.game) - 1, min(ranks))
        return [child for child, rank in zip(children, ranks, strict=True) if rank <= last]

    def sight(self, game: Game) -> int:
        return game.spec.thinking.sight[self.level - 1]

    def simulations(self, game: Game) -> int:
        return game.spec.thinking.simulations[self.level - 1]

    def _think(self, state: State, tree: Tree) -> None:
        """What is the only thing to do needs no thought."""
        machine = state.game.machine
        machine.search(state.record, 1, tree)
        if len(tree.children()) > 1:
            machine.search(state.record, self.simulations(state.game) - 1, tree)

    def _ready_tree(self, game: Game) -> Tree:
        """The tree's memory is kept from one answer to the next."""
        if self._tree is None or self._game is not game:
            # Whatever ends this search in between leaves no room, never that of another game.
            self._tree = None
            self._game = game
            self._tree = game.tree(self.simulations(game) * game.spec.thinking.nodes + _SPARE_NODES)
        return self._tree


class Timed(Search):
    """Tree search that goes on until its time is up, or its memory full."""

    def __init__(self, seconds: float | None = None, seed: int | None = None) -> None:
        super().__init__(0, seed)
        self.seconds = seconds

    def simulations(self, game: Game) -> int:
        return game.spec.thinking.most

    def sight(self, game: Game) -> int:
        del game  # nothing escapes it
        return 100

    def _think(self, state: State, tree: Tree) -> None:
        game = state.game
        seconds = game.spec.thinking.seconds if self.seconds is None else self.seconds
        end = time.perf_counter() + seconds
        portion = max(self.simulations(game) // 200, 1)
        for _ in range(self.simulations(game) // portion):
            game.machine.search(state.record, portion, tree)
            if time.perf_counter() >= end or len(tree.children()) == 1:
                return
