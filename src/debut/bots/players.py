"""Players: each answers a position where a side has to decide with one of its actions."""

from __future__ import annotations

import random
import time
import zlib
from typing import Protocol

from debut.kernel.game import Game, State
from debut.kernel.layout import CHANCE, position_bytes
from debut.kernel.machine import Tree

# Nodes beside those that the simulations add; a full tree is searched no deeper.
_ROOM = 2_000
# Spreads neighbouring action codes: a prime that no level's sight divides.
_STRIDE = 7919


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
    if state.turn != CHANCE:
        return judged(state)
    return sum(share * judged(state.play(outcome)) for outcome, share in state.odds())


def judged(state: State) -> float:
    if state.result is None:
        return state.evaluate()
    # What both lose is no better for one side than for the other.
    ours, theirs = state.result.returns
    return (ours - theirs) / 2


class Search:
    """Tree search with a level's number of simulations: the same answer on every machine."""

    def __init__(self, level: int) -> None:
        self.level = level
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
        noticed = set(self.noticed(state))
        children = [child for child in tree.children() if child[0] in noticed]
        return max(children, key=lambda child: (child[1], sign * child[2]))[0]

    def noticed(self, state: State) -> tuple[int, ...]:
        """A weak player overlooks most actions: which ones, the position decides."""
        one_in = self.sight(state.game)
        salt = zlib.crc32(position_bytes(state.record))
        actions = state.actions()
        seen = tuple(action for action in actions if (action * _STRIDE + salt) % one_in == 0)
        return seen or actions

    def sight(self, game: Game) -> int:
        return game.spec.thinking.sight[self.level - 1]

    def simulations(self, game: Game) -> int:
        return game.spec.thinking.simulations[self.level - 1]

    def _think(self, state: State, tree: Tree) -> None:
        state.game.machine.search(state.record, self.simulations(state.game), tree)

    def _room(self, game: Game) -> Tree:
        """The tree's memory is kept from one answer to the next."""
        if self._tree is None or self._game is not game:
            self._game = game
            self._tree = game.tree(self.simulations(game) * game.spec.thinking.nodes + _ROOM)
        return self._tree


class Timed(Search):
    """Tree search that goes on until its time is up, or its memory full."""

    def __init__(self, seconds: float | None = None) -> None:
        super().__init__(0)
        self.seconds = seconds

    def simulations(self, game: Game) -> int:
        return game.spec.thinking.most

    def sight(self, game: Game) -> int:
        del game  # nothing escapes it
        return 1

    def _think(self, state: State, tree: Tree) -> None:
        game = state.game
        seconds = game.spec.thinking.seconds if self.seconds is None else self.seconds
        end = time.perf_counter() + seconds
        portion = max(self.simulations(game) // 200, 1)
        for _ in range(self.simulations(game) // portion):
            game.machine.search(state.record, portion, tree)
            if time.perf_counter() >= end:
                return
