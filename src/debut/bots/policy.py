"""What is best in every position of a solved game, and nothing else of the solution: a few MB.

At each core where a side has a choice, its *ways* are the different cores that its actions lead to,
in order of their codes. A row has a bit for each way that is best, by the viewer's lead; whole
layers have a few hundred different rows. So a position seen in a mirror needs no row of its own,
and of actions that are equally good the first is found in either.
"""

from __future__ import annotations

import hashlib
import zlib
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from debut.bots.sweep import OnProgress, Sweep, sweep_of
from debut.kernel.algorithms.solution import Solver, packing_of, solver
from debut.kernel.algorithms.solving import CORE, DICE, GAP, HERE, LAYER, PACKED, VIEWER
from debut.kernel.errors import BadPosition
from debut.kernel.game import Game, State
from debut.kernel.layout import CHANCE, OVER

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from debut.bots.sweep import Graph, Numbers

# Bits of a row's entry: more ways than these no choice has.
MOST_WAYS = 31
# What compresses well enough and takes no time.
QUICKLY = 1
DIGEST = hashlib.sha256().digest_size
SMALL_ROWS = 1 << 16

Way = tuple[int, bool, int]


class Stored(msgspec.Struct, array_like=True):
    """On disk and in memory alike. ``codes``: the cores with a choice in each run, in order;
    ``layers``: of each layer the number of every core's row, and the rows. All compressed."""

    reach: int
    runs: tuple[tuple[int, int], ...]
    codes: tuple[bytes, ...]
    layers: tuple[tuple[bytes, bytes], ...]


class PolicyPlace(NamedTuple):
    """A position as it is packed."""

    code: int
    layer: int
    lead: int
    viewer: int


class Policy:
    def __init__(self, how: Solver, stored: Stored) -> None:
        import numpy as np

        self._how = how
        self._stored = stored
        self._codes = [np.frombuffer(zlib.decompress(one), np.int64) for one in stored.codes]
        self._run_of = {
            layer: run
            for run, (first, last) in enumerate(stored.runs)
            for layer in range(first, last + 1)
        }
        self._at_hand: tuple[int, Numbers, NDArray[np.integer]] | None = None

    @property
    def size(self) -> int:
        """Bytes that it takes, those of the layer at hand left out."""
        layers = sum(len(part) for layer in self._stored.layers for part in layer)
        return layers + sum(codes.nbytes for codes in self._codes)

    def best(self, state: State) -> int:
        """As a solution's: the first of the actions that are best for whoever decides."""
        if state.turn in (CHANCE, OVER):
            raise BadPosition("solve-nobody", position=str(state))
        actions = state.actions()
        if len(actions) == 1:
            return actions[0]
        here = self._seen(state)
        # Goals may end a match: ways are told apart as they were found, without any.
        placed = State(state.game, type(state.record).from_buffer_copy(state.record))
        packing_of(state.game.spec.package).place(placed.record, here.layer)
        ways = {action: self._way(here, placed.play(action)) for action in actions}
        order = sorted(set(ways.values()))
        bits = self._bits(here)
        good = [action for action, way in ways.items() if bits >> order.index(way) & 1]
        if not good:
            raise BadPosition("solve-never", position=str(state))
        return good[0]

    def _seen(self, state: State) -> PolicyPlace:
        import numpy as np

        packed = np.zeros(PACKED, np.int64)
        self._how.pack(state.record, packed)
        return PolicyPlace(*(int(packed[place]) for place in (CORE, LAYER, GAP, VIEWER)))

    def _way(self, here: PolicyPlace, state: State) -> Way:
        there = self._seen(state)
        return there.code, there.viewer == here.viewer, there.lead

    def _bits(self, here: PolicyPlace) -> int:
        """Those of a core that never has a choice are noughts."""
        codes = self._codes[self._run_of[here.layer]]
        at = int(codes.searchsorted(here.code))
        if at == len(codes) or codes[at] != here.code:
            return 0
        rows, row_of = self._layer(here.layer)
        reach = self._stored.reach
        return int(rows[row_of[at], min(max(here.lead, -reach), reach) + reach])

    def _layer(self, layer: int) -> tuple[Numbers, NDArray[np.integer]]:
        """The one asked for last stays: play seldom leaves it."""
        import numpy as np

        if self._at_hand is None or self._at_hand[0] != layer:
            numbers, packed = (zlib.decompress(one) for one in self._stored.layers[layer])
            rows = np.frombuffer(packed, np.int32).reshape(-1, 2 * self._stored.reach + 1)
            self._at_hand = layer, rows, np.frombuffer(numbers, _number_type(len(rows)))
        return self._at_hand[1:]

    def to_bytes(self) -> bytes:
        body = msgspec.msgpack.encode(self._stored)
        return hashlib.sha256(body).digest() + body


def from_bytes(game: Game, data: bytes) -> Policy | None:
    """Nothing, if the bytes are damaged."""
    digest, body = data[:DIGEST], data[DIGEST:]
    if hashlib.sha256(body).digest() != digest:
        return None
    return Policy(solver(game.spec.package), msgspec.msgpack.decode(body, type=Stored))


def make_policy(
    game: Game, on_progress: OnProgress = lambda done: None, /, **options: object
) -> Policy:
    """By solving the game, of which nothing else is kept."""
    import numpy as np

    sweep = sweep_of(game, **options)
    choices = [choices_of(sweep, run) for run in range(len(sweep.graphs))]
    layers: list[tuple[bytes, bytes]] = []
    for layer, value, after in sweep.back(on_progress):
        graph, choice = sweep.graph(layer), choices[sweep.run_of[layer]]
        some = len(choice.decides)
        rows = np.empty((some, sweep.width - 2), np.int32)
        row_of = np.empty(some, np.int32)
        slots = np.zeros(1 << max(2 * some, 2).bit_length(), np.int32)
        count = sweep.how.choose(
            choice.decides, graph.first, graph.to, graph.where, graph.same, graph.lead, choice.bit,
            value, after, sweep.far, slots, rows, row_of,
        )  # fmt: skip
        numbers = row_of[choice.by_code].astype(_number_type(count))
        layers.append((_packed(numbers), _packed(rows[:count])))
    codes = tuple(_packed(choice.codes) for choice in choices)
    stored = Stored(sweep.layers.reach, sweep.layers.runs, codes, tuple(layers[::-1]))
    return Policy(sweep.how, stored)


class ChoiceNodes(NamedTuple):
    """The nodes of a run with a choice, in the order they are swept in; that of their codes; and
    the bit of every edge's way."""

    decides: Numbers
    by_code: NDArray[np.int64]
    codes: NDArray[np.int64]
    bit: Numbers


def choices_of(sweep: Sweep, run: int) -> ChoiceNodes:
    import numpy as np

    graph, node_of = sweep.graphs[run], sweep.node_of[run]
    rank = np.empty(sweep.cores, np.int64)
    rank[sweep.by_code] = np.arange(sweep.cores)
    known = np.flatnonzero(node_of >= 0)
    ranks = np.empty(len(graph.who), np.int64)
    ranks[sweep.place[node_of[known]]] = rank[known]
    edges = np.diff(graph.first)
    decides = np.flatnonzero((graph.who != DICE) & (edges > 1)).astype(np.int32)
    by_code = np.argsort(ranks[decides])
    bit = np.zeros(len(graph.to), np.int32)
    if len(decides):
        bit = bits_of(graph, decides, np.append(ranks, rank[sweep.kept_at >= 0]))
    return ChoiceNodes(decides, by_code, sweep.codes[ranks[decides[by_code]]], bit)


def bits_of(graph: Graph, decides: Numbers, ranks: NDArray[np.int64]) -> Numbers:
    """``ranks``: of the cores of the graph's nodes by their codes, then of those that are kept."""
    import numpy as np

    count = np.diff(graph.first)[decides]
    starts = np.append(0, np.cumsum(count))
    edge = np.repeat(graph.first[decides] - starts[:-1], count) + np.arange(starts[-1])
    source = np.repeat(np.arange(len(decides)), count)
    where = graph.where[edge]
    there = ranks[graph.to[edge] + np.where(where == HERE, 0, len(graph.who))]
    order = np.lexsort((graph.lead[edge], graph.same[edge], there, source))
    facts = [one[order] for one in (source, there, graph.same[edge], graph.lead[edge])]
    new = np.append(True, np.any([one[1:] != one[:-1] for one in facts], axis=0))
    if np.any(~new[1:] & (np.diff(where[order]) != 0)):
        raise ValueError("two ways differ in nothing but the time")
    number = np.cumsum(new) - 1
    own = number - number[starts[:-1]][facts[0]]
    if own.max() >= MOST_WAYS:
        raise ValueError("a choice has too many ways")
    bit = np.zeros(len(graph.to), np.int32)
    bit[edge[order]] = 1 << own
    return bit


def _number_type(rows: int) -> type[np.integer]:
    import numpy as np

    return np.uint16 if rows <= SMALL_ROWS else np.int32


def _packed(numbers: NDArray[np.generic]) -> bytes:
    return zlib.compress(numbers.tobytes(), QUICKLY)
