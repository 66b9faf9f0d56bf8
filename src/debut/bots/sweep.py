"""All that can come up in a game, found by its own rules, and its layers swept from the end.

What is kept of the values on the way is up to whoever sweeps: see ``solve.py`` and ``policy.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from debut.kernel.algorithms.solution import Solver, layers_of, solver
from debut.kernel.algorithms.solving import (
    ALL_EDGES,
    BY_GOALS,
    CORES,
    COUNTS,
    DICE,
    EDGE_WIDTH,
    EDGES,
    FIRST_EDGE,
    HERE,
    LEAD,
    NO_ROOM,
    NODE_CORE,
    NODE_WIDTH,
    NODES,
    PACKED,
    RUN,
    SAME_VIEW,
    TO,
    WEIGHT,
    WHERE,
    WHO,
    WON,
    Layers,
)
from debut.kernel.game import Game, State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.int32]
    LayerValues = NDArray[np.float64]

OnProgress = Callable[[float], None]
# Nodes there is room for at first; each time that it is not enough, as much again.
FIRST_CAPACITY = 1 << 20
EDGES_OF_A_NODE = 3
# Of the nodes, so many have a record that waits to be looked at, at the most.
STATES_OF_NODES = 8


class Found(NamedTuple):
    """All that can come up: ``nodes`` and ``edges`` in the layout of
    ``kernel/algorithms/solving.py``, the code of each core, and the node of each core in each run,
    -1 for none."""

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
    share: LayerValues
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
    capacity = FIRST_CAPACITY
    while True:
        most = capacity // STATES_OF_NODES
        states, waiting = (size.record * most)(), np.zeros(most, np.int32)
        states[most - 1] = start.record
        codes, counts = np.zeros(capacity, np.int64), np.zeros(COUNTS, np.int64)
        slots = np.zeros(2 * capacity, np.int32)
        node_of = np.zeros((len(runs), capacity), np.int32)
        nodes = np.zeros((capacity, NODE_WIDTH), np.int32)
        edges = np.zeros((capacity * EDGES_OF_A_NODE, EDGE_WIDTH), np.int32)
        found = how.explore(
            states, waiting, runs, run_of, codes, slots, node_of, nodes, edges, counts,
            size.row(), size.row(), np.zeros(PACKED, np.int64), size.scratch(),
        )  # fmt: skip
        if found != NO_ROOM:
            break
        capacity *= 2
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


class Sweep:
    """A game with one set of options, ready to be swept: its graphs, and which core lies where."""

    def __init__(self, start: State, how: Solver, layers: Layers) -> None:
        import numpy as np

        self.start = start
        self.how = how
        self.layers = layers
        found = explored(start, how, layers)
        self.cores, self.nodes, self.edges = len(found.codes), len(found.nodes), len(found.edges)
        self.graphs, self.place, self.kept_at, self.far_layers = graphs(found, how, layers)
        self.node_of = found.node_of
        self.by_code = np.argsort(found.codes)
        self.codes = found.codes[self.by_code]
        self.run_of = {
            layer: run
            for run, (first, last) in enumerate(layers.runs)
            for layer in range(first, last + 1)
        }
        self.width = 2 * layers.reach + 3
        self.rows = int(self.kept_at.max()) + 1
        self.far = np.zeros((len(self.far_layers), self.rows, self.width))

    def graph(self, layer: int) -> Graph:
        return self.graphs[self.run_of[layer]]

    def core(self, code: int) -> int | None:
        at = int(self.codes.searchsorted(code))
        known = at < len(self.codes) and self.codes[at] == code
        return int(self.by_code[at]) if known else None

    def column(self, lead: int) -> int:
        """Where a lead stands in a row; one beyond reach with the greatest within."""
        reach = self.layers.reach
        return min(max(lead, -reach), reach) + self.width // 2

    def end(self) -> LayerValues:
        """The rows of the last layer."""
        import numpy as np

        end = np.zeros((self.rows, self.width))
        leads = np.arange(self.width) - self.width // 2
        for code, value in ((BY_GOALS, np.sign(leads)), (WON, np.ones(self.width))):
            core = self.core(code)
            if core is not None:
                end[self.kept_at[core]] = value
        return end

    def swept(
        self, layer: int, after: LayerValues, value: LayerValues | None = None
    ) -> LayerValues:
        """What every node of a layer is worth, from the rows of the one after it."""
        import numpy as np

        graph = self.graph(layer)
        if value is None:
            value = np.empty((len(graph.who), self.width))
        level = int(layer == self.layers.level)
        self.how.sweep(*graph[:7], level, value, after, self.far)
        return value

    def back(self, on_progress: OnProgress) -> Iterator[tuple[int, LayerValues, LayerValues]]:
        """From the last layer with something to decide to the first: what its nodes are worth, and
        the rows of the one after it. Both are written over when the next is asked for."""
        import numpy as np

        over, after = self.layers.over, self.end()
        buffer = np.empty((max(len(graph.who) for graph in self.graphs), self.width))
        for layer in range(over - 1, -1, -1):
            if layer + 1 in self.far_layers:
                self.far[self.far_layers.index(layer + 1)] = after
            graph = self.graph(layer)
            value = self.swept(layer, after, buffer[: len(graph.who)])
            yield layer, value, after
            after[graph.kept_at] = value[graph.kept]
            on_progress((over - layer) / over)


def beginning(game: Game, /, **options: object) -> tuple[State, Layers]:
    """The first state and the layers; BadOption where this cannot be solved, before any work."""
    start = game.start(**options)
    return start, layers_of(game.spec.package, start.record)


def sweep_of(game: Game, reach: int | None = None, /, **options: object) -> Sweep:
    """With these options; ``reach``: another one than the game asks for."""
    start, layers = beginning(game, **options)
    if reach is not None:
        layers = layers._replace(reach=reach)
    return Sweep(start, solver(game.spec.package), layers)
