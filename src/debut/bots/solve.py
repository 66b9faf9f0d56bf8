"""A game solved whole: what each position is worth with the best play of both sides.

For any game whose folder has a ``packing.py`` (see ``kernel/algorithms/solving.py``). All cores
that can come up are found by the game's own rules, each run of layers once. Then the layers are
swept from the last to the first, every lead in goals at once. Of a layer only those cores are kept
that another layer leads to; the rest of it is made again from these when it is asked for, which
takes some milliseconds; and of most layers not even they are kept, but those of every few.

Leads beyond reach count as the greatest within. For Super Goal! that is ±8 with up to 60 throws a
half, ±12 up to 100 and ±18 up to 200, which is enough: the value of the champion die's faces at
kick-off is the same to 1e-15 with any greater reach. Seen with:

    python -m debut.bots.solve 50 6 7 8 10 20
    python -m debut.bots.solve 200 14 18 22
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from debut.bots.sweep import OnProgress, Sweep, sweep_of
from debut.kernel.algorithms.solving import CORE, GAP, LAYER, PACKED, TIE, VIEWER
from debut.kernel.errors import BadOption, BadPosition
from debut.kernel.game import Game, State
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.options import Value
from debut.kernel.registry import game as game_named

if TYPE_CHECKING:
    from debut.bots.sweep import LayerValues

# Layers that are kept, at the most; others are made again from the next of these.
MARKED_LAYERS = 24
# Whole layers at hand, once they were asked for.
WHOLE_LAYERS = 3


class SolutionPlace(NamedTuple):
    """Where the value of a state is found, and who it is a value to."""

    layer: int
    row: int
    column: int
    viewer: int


class Recent:
    """What was made last for some layers, so many at the most."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.made: dict[int, LayerValues] = {}

    def get(self, layer: int, make: Callable[[int], LayerValues]) -> LayerValues:
        found = self.made.pop(layer, None)
        if found is None:
            found = make(layer)
            while len(self.made) >= self.most:
                del self.made[next(iter(self.made))]
        self.made[layer] = found
        return found


class Solution:
    """A game solved with one set of options: ask it about any state that can come up in it."""

    def __init__(self, sweep: Sweep, on_progress: OnProgress, asked: Iterable[State] = ()) -> None:
        self.start = sweep.start
        self.options: Mapping[str, Value] = sweep.start.options
        self.cores, self.nodes, self.edges = sweep.cores, sweep.nodes, sweep.edges
        self._sweep = sweep
        self._step = -(-sweep.layers.over // MARKED_LAYERS)
        self._marked: dict[int, LayerValues] = {sweep.layers.over: sweep.end()}
        self._whole = Recent(WHOLE_LAYERS)
        self._near = Recent(self._step + 1)
        # What was asked beforehand is read while its layer is there.
        self._answers: dict[State, float] = {}
        waiting = self._by_layer(asked)
        for layer, value, _ in sweep.back(on_progress):
            for state in waiting.get(layer, ()):
                self._answers[state] = self._read(value, self._place(state))
            if layer % self._step == 0:
                self._marked[layer] = value[sweep.graph(layer).kept]

    def _swept(self, layer: int) -> LayerValues:
        return self._sweep.swept(layer, self._near.get(layer + 1, self._made_again))

    def _made_again(self, layer: int) -> LayerValues:
        """The rows of a layer: from those that are marked, or from the layers up to such a one."""
        import numpy as np

        sweep = self._sweep
        if layer == sweep.layers.over:
            return self._marked[layer]
        graph = sweep.graph(layer)
        kept = self._marked.get(layer)
        if kept is None:
            kept = self._whole.get(layer, self._swept)[graph.kept]
        rows = np.zeros((sweep.rows, sweep.width))
        rows[graph.kept_at] = kept
        return rows

    @property
    def size(self) -> int:
        """Bytes that it takes, those of layers at hand left out."""
        sweep = self._sweep
        own = sweep.far, sweep.place, sweep.node_of, sweep.by_code, sweep.codes
        groups = (own, self._marked.values(), *sweep.graphs)
        return sum(array.nbytes for group in groups for array in group)

    def value(self, state: State) -> float:
        """What a state is worth to side A: 1 if it is won, -1 if it is lost, and all between."""
        self._check(state)
        if state.turn == OVER:
            result = state.result
            assert result is not None
            return result.returns[0]
        answer = self._answers.get(state)
        if answer is None:
            place = self._place(state)
            answer = self._read(self._whole.get(place.layer, self._swept), place)
        return answer

    def _by_layer(self, states: Iterable[State]) -> dict[int, list[State]]:
        found = defaultdict(list)
        for state in states:
            self._check(state)
            if state.turn != OVER:
                found[self._place(state).layer].append(state)
        return found

    def _place(self, state: State) -> SolutionPlace:
        import numpy as np

        sweep = self._sweep
        packed = np.zeros(PACKED, np.int64)
        sweep.how.pack(state.record, packed)
        layer, core = int(packed[LAYER]), sweep.core(int(packed[CORE]))
        node = -1 if core is None else int(sweep.node_of[sweep.run_of[layer], core])
        if node < 0:
            raise BadPosition("solve-never", position=str(state))
        row, column = int(sweep.place[node]), sweep.column(int(packed[GAP]))
        return SolutionPlace(layer, row, column, int(packed[VIEWER]))

    @staticmethod
    def _read(values: LayerValues, place: SolutionPlace) -> float:
        value = float(values[place.row, place.column])
        return value if place.viewer == 0 else -value

    def _check(self, state: State) -> None:
        if state.game.id != self.start.game.id or state.options != self.options:
            raise BadOption("solve-other", solved=_describe(self.start), asked=_describe(state))

    def values(self, state: State) -> dict[int, float]:
        """What each action, or each outcome of a throw, leads to: its value to side A."""
        self._check(state)
        return {action: self.value(state.play(action)) for action in state.actions()}

    def best(self, state: State) -> int:
        """The action that is best for whoever decides, the first of them where several are."""
        if state.turn in (CHANCE, OVER):
            raise BadPosition("solve-nobody", position=str(state))
        return best_of(self.values(state), state.turn)


def best_of(values: Mapping[int, float], side: int) -> int:
    """The first of the actions that are best for this side, by what they are worth to side A."""
    most = (max if side == 0 else min)(values.values())
    return next(action for action, value in values.items() if abs(value - most) < TIE)


def _describe(state: State) -> str:
    options = ", ".join(f"{name}={value}" for name, value in state.options.items())
    return f"{state.game.id} ({options})"


def solve(
    game: Game, on_progress: OnProgress = lambda done: None, /, **options: object
) -> Solution:
    """With these options; ``on_progress`` is given which part of the layers is done."""
    return solved(game, None, on_progress, **options)


def solve_asked(asked: Sequence[State], on_progress: OnProgress = lambda done: None) -> Solution:
    """The game and the options of these states, which must not be none. It knows their values
    without any further work."""
    first = asked[0]
    return Solution(sweep_of(first.game, **first.options), on_progress, asked)


def solved(
    game: Game, reach: int | None, on_progress: OnProgress, /, **options: object
) -> Solution:
    """The same with another reach: to see that a greater one changes nothing."""
    return Solution(sweep_of(game, reach, **options), on_progress)


def main(throws: str, *reaches: str) -> None:
    """The value of every face of the champion die at kick-off, with one reach after the other."""
    for reach in map(int, reaches):
        began = time.process_time()
        solution = solved(game_named("supergoal"), reach, lambda done: None, throws=throws)
        seconds = time.process_time() - began
        values = [f"{value:+.16f}" for value in solution.values(solution.start.play(0)).values()]
        print(f"±{reach}: {seconds:.2f} s of CPU;", *values)


if __name__ == "__main__":
    main(*sys.argv[1:])
