"""A game solved whole: what each position is worth with the best play of both sides.

For any game whose folder has a ``packing.py`` (see ``kernel/solving.py``). All cores that can come
up are found by the game's own rules, each run of layers once. Then the layers are swept from the
last to the first, every lead in goals at once. Of a layer only those cores are kept that another
layer leads to; the rest of it is made again from these when it is asked for, which
takes some milliseconds; and of most layers not even they are kept, but those of every few.

Leads beyond reach count as the greatest within. For Super Goal! that is ±8 with up to 60 throws a
half, ±12 up to 100 and ±18 up to 200, which is enough: the worth of the champion die's faces at
kick-off is the same to 1e-15 with any greater reach. Seen with:

    python -m debut.bots.solve 50 6 7 8 10 20
    python -m debut.bots.solve 200 14 18 22
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from debut.kernel.errors import BadOption, BadPosition
from debut.kernel.game import Game, State
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.options import Value
from debut.kernel.registry import game as game_named
from debut.kernel.solver import Solver, layers_of, solver
from debut.kernel.solving import (
    ALL_EDGES,
    BY_GOALS,
    CORE,
    CORES,
    COUNTS,
    DICE,
    EDGE_WIDTH,
    EDGES,
    FIRST_EDGE,
    GAP,
    HERE,
    LAYER,
    LEAD,
    NO_ROOM,
    NODE_CORE,
    NODE_WIDTH,
    NODES,
    PACKED,
    RUN,
    SAME_VIEW,
    TO,
    VIEWER,
    WEIGHT,
    WHERE,
    WHO,
    WON,
    Layers,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.int32]
    Worths = NDArray[np.float64]

Tell = Callable[[float], None]
# Nodes there is room for at first; each time that it is not enough, as much again.
FIRST_ROOM = 1 << 20
EDGES_OF_A_NODE = 3
# Of the nodes, so many have a record that waits to be looked at, at the most.
STATES_OF_NODES = 8
# Layers that are kept, at the most; others are made again from the next of these.
MARKED_LAYERS = 24
# Whole layers at hand, once they were asked for.
WHOLE_LAYERS = 3


class Found(NamedTuple):
    """All that can come up: ``nodes`` and ``edges`` as ``kernel/solving.py`` tells them, the code
    of each core, and the node of each core in each run, -1 for none."""

    nodes: Numbers
    edges: Numbers
    codes: NDArray[np.int64]
    node_of: Numbers


class Graph(NamedTuple):
    """A run of layers, its nodes in an order to sweep them in: who decides, the edges of each, and
    the rows to be kept with the places they are kept at."""

    who: NDArray[np.int8]
    first: Numbers
    to: Numbers
    where: Numbers
    same: NDArray[np.int8]
    lead: NDArray[np.int8]
    share: Worths
    kept: Numbers
    kept_at: Numbers


def explored(start: State, how: Solver, layers: Layers) -> Found:
    """By the game's own rules, from the first record of a match."""
    import numpy as np

    size = start.game.spec.size
    runs = np.array(layers.runs, np.int32)
    run_of = np.full(layers.over + 1, -1, np.int32)
    for number, (first, last) in enumerate(layers.runs):
        run_of[first : last + 1] = number
    room = FIRST_ROOM
    while True:
        most = room // STATES_OF_NODES
        states, waiting = (size.record * most)(), np.zeros(most, np.int32)
        states[most - 1] = start.record
        codes, counts = np.zeros(room, np.int64), np.zeros(COUNTS, np.int64)
        slots = np.zeros(2 * room, np.int32)
        node_of = np.zeros((len(runs), room), np.int32)
        nodes = np.zeros((room, NODE_WIDTH), np.int32)
        edges = np.zeros((room * EDGES_OF_A_NODE, EDGE_WIDTH), np.int32)
        found = how.explore(
            states, waiting, runs, run_of, codes, slots, node_of, nodes, edges, counts,
            size.row(), size.row(), np.zeros(PACKED, np.int64), size.scratch(),
        )  # fmt: skip
        if found != NO_ROOM:
            break
        room *= 2
    n, cores, m = counts[NODES], counts[CORES], counts[ALL_EDGES]
    return Found(nodes[:n].copy(), edges[:m].copy(), codes[:cores].copy(), node_of[:, :cores] - 1)


def graphs(
    found: Found, how: Solver, layers: Layers
) -> tuple[list[Graph], Numbers, Numbers, list[int]]:
    """One for each run; the place of each node in its own; the place where each core is kept, -1
    for one that no other layer leads to; and the far layers, which the graphs number so."""
    import numpy as np

    nodes, edges, node_of = found.nodes, found.edges, found.node_of
    n, first, count = len(nodes), nodes[:, FIRST_EDGE], nodes[:, EDGES]
    looked_at = np.argsort(first).astype(np.int32)
    source = np.repeat(looked_at, count[looked_at])
    here = edges[:, WHERE] == HERE
    ends = np.where(here, node_of[nodes[source, RUN], edges[:, TO]], -1).astype(np.int32)
    sequence, marks, stack = (np.zeros(n, np.int32) for _ in range(3))
    if how.order(nodes, ends, marks, stack, sequence) != n:
        raise ValueError("positions of one layer go round in a circle")
    kept_at = np.full(len(found.codes), -1, np.int32)
    away = np.unique(edges[~here, TO])
    kept_at[away] = np.arange(len(away), dtype=np.int32)
    far, number = np.unique(edges[:, WHERE], return_inverse=True)
    near = int((far < 0).sum())
    where = np.where(edges[:, WHERE] < 0, edges[:, WHERE], number - near).astype(np.int32)
    total = np.bincount(source, edges[:, WEIGHT])
    share = np.where(nodes[source, WHO] == DICE, edges[:, WEIGHT] / total[source], 1.0)
    place = np.zeros(n, np.int32)
    made = []
    for run in range(len(layers.runs)):
        own = sequence[nodes[sequence, RUN] == run]
        place[own] = np.arange(len(own), dtype=np.int32)
        starts = np.append(0, np.cumsum(count[own])).astype(np.int32)
        chosen = np.repeat(first[own] - starts[:-1], count[own]) + np.arange(starts[-1])
        row = edges[chosen]
        to = np.where(row[:, WHERE] == HERE, place[ends[chosen]], kept_at[row[:, TO]])
        stays = np.flatnonzero(kept_at[nodes[own, NODE_CORE]] >= 0).astype(np.int32)
        made.append(
            Graph(
                nodes[own, WHO].astype(np.int8), starts, to.astype(np.int32),
                where[chosen], row[:, SAME_VIEW].astype(np.int8),
                row[:, LEAD].astype(np.int8), share[chosen],
                stays, kept_at[nodes[own[stays], NODE_CORE]],
            )
        )  # fmt: skip
    return made, place, kept_at, far[near:].tolist()


class Recent:
    """What was made last for some layers, so many at the most."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.made: dict[int, Worths] = {}

    def get(self, layer: int, make: Callable[[int], Worths]) -> Worths:
        found = self.made.pop(layer, None)
        if found is None:
            found = make(layer)
            while len(self.made) >= self.most:
                del self.made[next(iter(self.made))]
        self.made[layer] = found
        return found


class Solution:
    """A game solved with one set of options: ask it about any state that can come up in it."""

    def __init__(self, start: State, how: Solver, layers: Layers, tell: Tell) -> None:
        import numpy as np

        self.start = start
        self.options: Mapping[str, Value] = start.options
        self._how = how
        self._layers = layers
        found = explored(start, how, layers)
        self.cores, self.nodes, self.edges = len(found.codes), len(found.nodes), len(found.edges)
        self._graphs, self._place, kept_at, self._far_layers = graphs(found, how, layers)
        self._node_of = found.node_of
        self._by_code = np.argsort(found.codes)
        self._codes = found.codes[self._by_code]
        self._run_of = {
            layer: run
            for run, (first, last) in enumerate(layers.runs)
            for layer in range(first, last + 1)
        }
        self._width = 2 * layers.reach + 3
        self._rows = int(kept_at.max()) + 1
        self._far = np.zeros((len(self._far_layers), self._rows, self._width))
        self._marked: dict[int, Worths] = {}
        self._step = -(-layers.over // MARKED_LAYERS)
        self._whole = Recent(WHOLE_LAYERS)
        self._near = Recent(self._step + 1)
        self._sweep_all(self._end(kept_at), tell)

    def _end(self, kept_at: Numbers) -> Worths:
        """The rows of the last layer."""
        import numpy as np

        end = np.zeros((self._rows, self._width))
        leads = np.arange(self._width) - self._width // 2
        for code, worth in ((BY_GOALS, np.sign(leads)), (WON, np.ones(self._width))):
            core = self._core(code)
            if core is not None:
                end[kept_at[core]] = worth
        return end

    def _sweep_all(self, after: Worths, tell: Tell) -> None:
        """From the last layer, whose rows these are, to the first."""
        import numpy as np

        over = self._layers.over
        self._marked[over] = after.copy()
        room = np.empty((max(len(graph.who) for graph in self._graphs), self._width))
        for layer in range(over, -1, -1):
            if layer < over:
                graph = self._graph(layer)
                kept = self._swept(layer, after, room[: len(graph.who)])[graph.kept]
                after[graph.kept_at] = kept
                if layer % self._step == 0:
                    self._marked[layer] = kept
            if layer in self._far_layers:
                self._far[self._far_layers.index(layer)] = after
            tell((over - layer) / over)

    def _graph(self, layer: int) -> Graph:
        return self._graphs[self._run_of[layer]]

    def _swept(
        self, layer: int, after: Worths | None = None, worth: Worths | None = None
    ) -> Worths:
        """What every node of a layer is worth, from the rows of the one after it."""
        import numpy as np

        graph = self._graph(layer)
        if after is None:
            after = self._near.get(layer + 1, self._made_again)
        if worth is None:
            worth = np.empty((len(graph.who), self._width))
        level = int(layer == self._layers.level)
        self._how.sweep(*graph[:7], level, worth, after, self._far)
        return worth

    def _made_again(self, layer: int) -> Worths:
        """The rows of a layer: from those that are marked, or from the layers up to such a one."""
        import numpy as np

        if layer == self._layers.over:
            return self._marked[layer]
        graph = self._graph(layer)
        kept = self._marked.get(layer)
        if kept is None:
            kept = self._whole.get(layer, self._swept)[graph.kept]
        rows = np.zeros((self._rows, self._width))
        rows[graph.kept_at] = kept
        return rows

    def _core(self, code: int) -> int | None:
        at = int(self._codes.searchsorted(code))
        known = at < len(self._codes) and self._codes[at] == code
        return int(self._by_code[at]) if known else None

    @property
    def size(self) -> int:
        """Bytes that it takes, those of layers at hand left out."""
        own = self._far, self._place, self._node_of, self._by_code, self._codes
        groups = (own, self._marked.values(), *self._graphs)
        return sum(array.nbytes for group in groups for array in group)

    def value(self, state: State) -> float:
        """What a state is worth to side A: 1 if it is won, -1 if it is lost, and all between."""
        import numpy as np

        self._check(state)
        if state.turn == OVER:
            result = state.result
            assert result is not None
            return result.returns[0]
        packed = np.zeros(PACKED, np.int64)
        self._how.pack(state.record, packed)
        layer, core = int(packed[LAYER]), self._core(int(packed[CORE]))
        node = -1 if core is None else int(self._node_of[self._run_of[layer], core])
        if node < 0:
            raise BadPosition("solve-never", position=str(state))
        reach = self._layers.reach
        column = min(max(int(packed[GAP]), -reach), reach) + self._width // 2
        worth = float(self._whole.get(layer, self._swept)[self._place[node], column])
        return worth if packed[VIEWER] == 0 else -worth

    def _check(self, state: State) -> None:
        if state.game.id != self.start.game.id or state.options != self.options:
            raise BadOption("solve-other", solved=_told(self.start), asked=_told(state))

    def values(self, state: State) -> dict[int, float]:
        """What each action, or each outcome of a throw, leads to: its worth to side A."""
        self._check(state)
        return {action: self.value(state.play(action)) for action in state.actions()}

    def best(self, state: State) -> int:
        """The action that is best for whoever decides, the first of them where several are."""
        if state.turn in (CHANCE, OVER):
            raise BadPosition("solve-nobody", position=str(state))
        values = self.values(state)
        return (max if state.turn == 0 else min)(values, key=values.__getitem__)


def _told(state: State) -> str:
    options = ", ".join(f"{name}={value}" for name, value in state.options.items())
    return f"{state.game.id} ({options})"


def solve(game: Game, tell: Tell = lambda done: None, /, **options: object) -> Solution:
    """With these options; ``tell`` hears which part of the layers is done."""
    return solved(game, None, tell, **options)


def beginning(game: Game, /, **options: object) -> tuple[State, Layers]:
    """The first state and the layers; BadOption where this cannot be solved, before any work."""
    start = game.start(**options)
    return start, layers_of(game.spec.package, start.record)


def solved(game: Game, reach: int | None, tell: Tell, /, **options: object) -> Solution:
    """The same with another reach: to see that a greater one changes nothing."""
    start, layers = beginning(game, **options)
    if reach is not None:
        layers = layers._replace(reach=reach)
    return Solution(start, solver(game.spec.package), layers, tell)


def main(throws: str, *reaches: str) -> None:
    """The worth of every face of the champion die at kick-off, with one reach after the other."""
    for reach in map(int, reaches):
        began = time.process_time()
        solution = solved(game_named("supergoal"), reach, lambda done: None, throws=throws)
        seconds = time.process_time() - began
        worths = [f"{worth:+.16f}" for worth in solution.values(solution.start.play(0)).values()]
        print(f"±{reach}: {seconds:.2f} s of CPU;", *worths)


if __name__ == "__main__":
    main(*sys.argv[1:])
