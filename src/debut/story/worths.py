"""What a position is worth to side A, from -1 (lost) to 1 (won): the same on every machine.

Three sources, each for the games it fits: the solution of a game that is solved, a search with a
fixed budget where the judgement has learned what a match brings, and elsewhere the calibrated
share of winning.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

from debut.bots.players import judged
from debut.bots.solve import Solution, solve_asked
from debut.bots.sweep import Tell
from debut.kernel.algorithms.solution import has_packing, layers_of
from debut.kernel.errors import BadOption
from debut.kernel.game import Game, State
from debut.kernel.layout import CHANCE, OVER
from debut.story.judgement import share

# Nodes of a tree beside those that the simulations add.
_ROOM = 2_000


class Worths(Protocol):
    source: str  # solved, searched or judged

    def worth(self, state: State) -> float:
        """Of any position."""

    def best(self, known: State) -> int:
        """The action that is best for whoever decides, in a position as he knows it."""


class Solved:
    """Exact."""

    source = "solved"

    def __init__(self, solution: Solution) -> None:
        self.worth = solution.value
        self.best = solution.best


def solve_match(states: Sequence[State], tell: Tell) -> Solved:
    """BadOption where such a match cannot be solved. Whatever could have come next is asked for
    at once: a solution keeps few of its worths."""
    ways = (state.play(action) for state in states for action in state.actions())
    return Solved(solve_asked([*states, *ways], tell))


def can_solve(state: State) -> bool:
    """Whether matches with the options of this state can be solved."""
    package = state.game.spec.package
    with suppress(BadOption):
        return has_packing(package) and layers_of(package, state.record) is not None
    return False


class Guessed(ABC):
    """A decision is worth what a thought about it says; a throw, the mean of what can come up; what
    leaves nothing to decide, what it leads to. Each position is thought about once."""

    source: str

    def __init__(self) -> None:
        self._found: dict[State, float] = {}

    def worth(self, state: State) -> float:
        if state.turn == OVER:
            return judged(state)
        if state.turn == CHANCE:
            return sum(odds * self.worth(state.play(one)) for one, odds in state.odds())
        actions = state.actions()
        if len(actions) == 1:
            return self.worth(state.play(actions[0]))
        return self._thought(state)

    def _thought(self, state: State) -> float:
        found = self._found.get(state)
        if found is None:
            found = self._found[state] = self.thought(state.seen_by(state.turn))
        return found

    @abstractmethod
    def thought(self, known: State) -> float:
        """What a decision is worth, as its side knows the position."""

    def best(self, known: State) -> int:
        sign = 1 if known.turn == 0 else -1
        looks = {action: sign * look for action, look in self.looks(known).items()}
        return max(looks, key=looks.__getitem__, default=known.actions()[0])

    @abstractmethod
    def looks(self, known: State) -> dict[int, float]:
        """How good the actions look that are worth a thought, to side A."""


class Searched(Guessed):
    """For a game whose judgement is the result that is to be expected."""

    source = "searched"

    def __init__(self, game: Game, simulations: int) -> None:
        super().__init__()
        self._simulations = simulations
        self._tree = game.tree(simulations * game.spec.thinking.nodes + _ROOM)

    def thought(self, known: State) -> float:
        self._search(known)
        root = self._tree.nodes[0]
        return float(root.total / root.visits)

    def looks(self, known: State) -> dict[int, float]:
        """Those that were visited most, as an opponent would choose."""
        self._search(known)
        children = [child for child in self._tree.children() if known.is_legal(child[0])]
        most = max((visits for _, visits, _ in children), default=0)
        return {action: total / most for action, visits, total in children if visits == most}

    def _search(self, known: State) -> None:
        self._tree.used = 0
        known.game.machine.search(known.record, self._simulations, self._tree)


class Evaluated(Guessed):
    """For a game whose judgement only says which position is the better one."""

    source = "judged"

    def thought(self, known: State) -> float:
        return 2 * share(known) - 1

    def looks(self, known: State) -> dict[int, float]:
        suggested = filter(known.is_legal, known.game.machine.suggest(known.record))
        return {action: share(known.play(action)) for action in suggested}


def source_of(start: State) -> str:
    """Where worths of matches come from that begin like this."""
    if can_solve(start):
        return Solved.source
    return Searched.source if start.game.spec.thinking.weighed else Evaluated.source


def guessed(game: Game, simulations: int | None = None) -> Guessed:
    """With as many simulations as the game says, if nothing is told."""
    weighed = game.spec.thinking.weighed
    return Searched(game, simulations or weighed) if weighed else Evaluated()


def worths_of(states: Sequence[State], tell: Tell = lambda done: None) -> Worths:
    """Of positions of matches with the same options: exact where they can be solved, which takes a
    while; else by thought."""
    return solve_match(states, tell) if can_solve(states[0]) else guessed(states[0].game)
