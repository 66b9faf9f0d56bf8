"""Players: each answers a position where a side has to decide with one of its actions."""

from __future__ import annotations

import random
import time
from typing import Protocol

from debut.kernel.game import Game, State
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.machine import Tree

# Nodes a simulation adds on average, with room to spare; a full tree is searched no deeper.
_NODES_A_SIMULATION = 8
_ROOM = 2_000


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
    """The action that looks best once its own throw has been thrown, on average."""

    def choose(self, state: State) -> int:
        sign = 1 if state.turn == 0 else -1
        return max(state.actions(), key=lambda action: sign * worth(state.play(action)))


def worth(state: State) -> float:
    """What a position is worth to side A; before a throw, the mean over what can come up."""
    if state.turn == OVER:
        assert state.result is not None
        return state.result.returns[0]
    if state.turn != CHANCE:
        return state.evaluate()
    return sum(share * judged(state.play(outcome)) for outcome, share in state.odds())


def judged(state: State) -> float:
    return state.result.returns[0] if state.result else state.evaluate()


class Search:
    """Tree search with a fixed number of simulations: the same answer on every machine."""

    def __init__(self, simulations: int) -> None:
        self.simulations = simulations
        self._tree: Tree | None = None
        self._game: Game | None = None

    def choose(self, state: State) -> int:
        actions = state.actions()
        if len(actions) == 1:
            return actions[0]
        tree = self._room(state.game)
        tree.used = 0
        self._think(state, tree)
        sign = 1 if state.turn == 0 else -1
        best = max(tree.children(), key=lambda child: (child[1], sign * child[2]))
        return best[0]

    def _think(self, state: State, tree: Tree) -> None:
        state.game.machine.search(state.record, self.simulations, tree)

    def _room(self, game: Game) -> Tree:
        """The tree's memory is kept from one answer to the next."""
        if self._tree is None or self._game is not game:
            self._game = game
            self._tree = game.tree(self.simulations * _NODES_A_SIMULATION + _ROOM)
        return self._tree


class Timed(Search):
    """Tree search that goes on until its time is up, or its memory full."""

    def __init__(self, seconds: float, simulations: int) -> None:
        super().__init__(simulations)
        self.seconds = seconds

    def _think(self, state: State, tree: Tree) -> None:
        end = time.perf_counter() + self.seconds
        portion = max(self.simulations // 200, 1)
        for _ in range(self.simulations // portion):
            state.game.machine.search(state.record, portion, tree)
            if time.perf_counter() >= end:
                return
