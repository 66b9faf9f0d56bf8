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

from debut.bots.players import evaluate_state
from debut.bots.solve import Solution, solve_asked
from debut.bots.sweep import OnProgress
from debut.kernel.algorithms.solution import has_packing, layers_of
from debut.kernel.errors import BadOption
from debut.kernel.game import Game, State
from debut.kernel.layout import CHANCE, OVER
from debut.story.win_share import win_share

# Nodes of a tree beside those that the simulations add.
_SPARE_NODES = 2_000


class PositionValues(Protocol):
    source: str  # solved, searched or judged

    def value(self, state: State) -> float:
        """Of any position."""

    def best(self, known: State) -> int:
        """The action that is best for whoever decides, in a position as he knows it."""


class SolvedValues:
    """Exact."""

    source = "solved"

    def __init__(self, solution: Solution) -> None:
        self.value = solution.value
        self.best = solution.best


def solve_match(states: Sequence[State], on_progress: OnProgress) -> SolvedValues:
    """BadOption where such a match cannot be solved. Whatever could have come next is asked for
    at once: a solution keeps few of its values."""
    ways = (state.play(action) for state in states for action in state.actions())
    return SolvedValues(solve_asked([*states, *ways], on_progress))


def can_solve(state: State) -> bool:
    """Whether matches with the options of this state can be solved."""
    package = state.game.spec.package
    with suppress(BadOption):
        return has_packing(package) and layers_of(package, state.record) is not None
    return False


class EstimatedValues(ABC):
    """A decision is worth what a thought about it says; a throw, the mean of what can come up; what
    leaves nothing to decide, what it leads to. Each position is thought about once."""

    source: str

    def __init__(self) -> None:
        self._found: dict[State, float] = {}

    def value(self, state: State) -> float:
        if state.turn == OVER:
            return evaluate_state(state)
        if state.turn == CHANCE:
            return sum(odds * self.value(state.play(one)) for one, odds in state.odds())
        actions = state.actions()
        if len(actions) == 1:
            return self.value(state.play(actions[0]))
        return self._evaluate_once(state)

    def _evaluate_once(self, state: State) -> float:
        found = self._found.get(state)
        if found is None:
            found = self._found[state] = self.evaluate(state.seen_by(state.turn))
        return found

    @abstractmethod
    def evaluate(self, known: State) -> float:
        """What a decision is worth, as its side knows the position."""

    def best(self, known: State) -> int:
        sign = 1 if known.turn == 0 else -1
        ratings = {action: sign * rating for action, rating in self.rate_actions(known).items()}
        return max(ratings, key=ratings.__getitem__, default=known.actions()[0])

    @abstractmethod
    def rate_actions(self, known: State) -> dict[int, float]:
        """How good the actions look that are worth a thought, to side A."""


class SearchedValues(EstimatedValues):
    """For a game whose judgement is the result that is to be expected."""

    source = "searched"

    def __init__(self, game: Game, simulations: int) -> None:
        super().__init__()
        self._simulations = simulations
        self._tree = game.tree(simulations * game.spec.thinking.nodes + _SPARE_NODES)

    def evaluate(self, known: State) -> float:
        self._search(known)
        root = self._tree.nodes[0]
        return float(root.total / root.visits)

    def rate_actions(self, known: State) -> dict[int, float]:
        """Those that were visited most, as an opponent would choose."""
        self._search(known)
        children = [child for child in self._tree.children() if known.is_legal(child[0])]
        most = max((visits for _, visits, _ in children), default=0)
        return {action: total / most for action, visits, total in children if visits == most}

    def _search(self, known: State) -> None:
        self._tree.used = 0
        known.game.machine.search(known.record, self._simulations, self._tree)


class EvaluatedValues(EstimatedValues):
    """For a game whose judgement only says which position is the better one."""

    source = "judged"

    def evaluate(self, known: State) -> float:
        return 2 * win_share(known) - 1

    def rate_actions(self, known: State) -> dict[int, float]:
        suggested = filter(known.is_legal, known.game.machine.suggest(known.record))
        return {action: win_share(known.play(action)) for action in suggested}


def source_of(start: State) -> str:
    """Where values of matches come from that begin like this."""
    if can_solve(start):
        return SolvedValues.source
    return SearchedValues.source if start.game.spec.thinking.weighed else EvaluatedValues.source


def estimate_values(game: Game, simulations: int | None = None) -> EstimatedValues:
    """With as many simulations as the game says, if nothing is told."""
    weighed = game.spec.thinking.weighed
    return SearchedValues(game, simulations or weighed) if weighed else EvaluatedValues()


def find_values(
    states: Sequence[State], on_progress: OnProgress = lambda done: None
) -> PositionValues:
    """Of positions of matches with the same options: exact where they can be solved, which takes a
    while; else by thought."""
    return (
        solve_match(states, on_progress)
        if can_solve(states[0])
        else estimate_values(states[0].game)
    )
