"""Solves a game completely: finds all reachable positions and computes their values backwards.

A game that can be solved defines in its ``packing.py`` how a record splits (``pack``): into a
*core* that determines the actions and their effects, as seen by one of the sides, the viewer; the
*layer*, a number of the time, which never falls; and the viewer's lead in goals. ``place`` moves a
record to the time of another layer and removes its goals. Consecutive layers that differ in
nothing but their number form a *run*: one graph stands for all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from debut.kernel.algorithms.random_play import scramble
from debut.kernel.layout import CHANCE, LOG_ROWS
from debut.kernel.rule import rule

# The indices of what ``pack`` writes.
CORE, LAYER, GAP, VIEWER = range(4)
PACKED = 4
# Cores of the last layer: the side that leads has won, or the viewer has won at any score.
BY_GOALS, WON = 0, 1


class Layers(NamedTuple):
    """The time of a match: ``runs`` by their first and last layer, in order.

    ``level`` is a layer that is reached only with equal goals, because otherwise the match is over.
    ``over`` is the last layer. ``reach`` is the greatest lead that is distinguished from greater
    ones.
    """

    runs: tuple[tuple[int, int], ...]
    level: int
    over: int
    reach: int


# The columns of a node, a core in a run: run, core, who decides, first edge, number of edges.
RUN, NODE_CORE, WHO, FIRST_EDGE, EDGES = range(5)
NODE_WIDTH = 5
# The indices of the counters of ``explore``.
NODES, CORES, ALL_EDGES, WAITING = range(4)
COUNTS = 4
# Who decides: the dice, the viewer, the other side.
DICE, MINE, THEIRS = range(3)
# The columns of an edge: the core it leads to and its layer, whether the viewer stays the same (1,
# else -1), the lead there if there was none before, and its weight among the outcomes of a throw.
TO, WHERE, SAME_VIEW, LEAD, WEIGHT = range(5)
EDGE_WIDTH = 5
# Values of WHERE: the same layer, the next one; any other (far) layer is given by its number.
HERE, NEXT = -1, -2
# Values that differ by less count as equal: they were only summed in another order.
TIE = 1e-12
# The result of ``explore`` if an array is too small.
NO_ROOM = -1


@rule
def core_number(code: int, codes: Any, slots: Any, counts: Any) -> int:
    """Returns the number of a core, a new one for a new core; the hash table is never full."""
    mask = len(slots) - 1
    at = scramble(scramble(code >> 31 & 0x7FFFFFFF) ^ (code & 0x7FFFFFFF)) & mask
    while slots[at] > 0:
        if codes[slots[at] - 1] == code:
            return int(slots[at] - 1)
        at = (at + 1) & mask
    number = counts[CORES]
    codes[number] = code
    counts[CORES] = number + 1
    slots[at] = number + 1
    return int(number)


def make_explore(
    legal: Callable[..., int],
    play: Callable[..., None],
    chance: Callable[..., int],
    pack: Callable[..., None],
    place: Callable[..., None],
) -> Callable[..., int]:
    @rule
    def meet(
        core: int, layer: int, states: Any, waiting: Any,
        runs: Any, run_of: Any, node_of: Any, nodes: Any, counts: Any,
    ) -> None:  # fmt: skip
        """Adds a node for the last record to the queue, unless the node exists already."""
        run = run_of[layer]
        if run < 0 or node_of[run][core] > 0:
            return
        n = counts[NODES]
        counts[NODES] = n + 1
        node_of[run][core] = n + 1
        nodes[n][RUN] = run
        nodes[n][NODE_CORE] = core
        at = counts[WAITING]
        counts[WAITING] = at + 1
        waiting[at] = n
        states[at] = states[len(states) - 1]
        place(states[at], runs[run][0])

    @rule
    def explore(
        states: Any, waiting: Any, runs: Any, run_of: Any, codes: Any, slots: Any, node_of: Any,
        nodes: Any, edges: Any, counts: Any, out: Any, odds: Any, packed: Any, work: Any,
    ) -> int:  # fmt: skip
        """Finds all nodes that can be reached from the last of ``states``, and their edges.

        The last record is where actions are tried, the one before it is being explored, and the
        others are the queue. ``node_of`` holds each node by its run and core, from 1 on.
        """
        scratch = len(states) - 1
        now = scratch - 1
        width = len(out)
        pack(states[scratch], packed)
        core = core_number(packed[CORE], codes, slots, counts)
        meet(core, packed[LAYER], states, waiting, runs, run_of, node_of, nodes, counts)
        while counts[WAITING] > 0:
            # An edge may reach two new nodes: one in this run and one in the run after it.
            more = 2 * width
            if counts[WAITING] + more > now or counts[NODES] + more > len(nodes):
                return NO_ROOM
            if counts[ALL_EDGES] + width > len(edges):
                return NO_ROOM
            counts[WAITING] -= 1
            node = nodes[waiting[counts[WAITING]]]
            states[now] = states[counts[WAITING]]
            s = states[now]
            first, last = runs[node[RUN]][0], runs[node[RUN]][1]
            pack(s, packed)
            viewer = packed[VIEWER]
            node[WHO] = DICE if s.turn == CHANCE else MINE if s.turn == viewer else THEIRS
            n = chance(s, out, odds, work) if s.turn == CHANCE else legal(s, out, work)
            node[FIRST_EDGE] = counts[ALL_EDGES]
            node[EDGES] = n
            for k in range(n):
                states[scratch] = states[now]
                states[scratch].logged = LOG_ROWS
                play(states[scratch], out[k], work)
                pack(states[scratch], packed)
                core = core_number(packed[CORE], codes, slots, counts)
                layer = packed[LAYER]
                edge = edges[counts[ALL_EDGES]]
                counts[ALL_EDGES] += 1
                edge[TO] = core
                edge[WHERE] = layer
                if layer == first:
                    edge[WHERE] = HERE
                elif layer == first + 1:
                    edge[WHERE] = NEXT
                edge[SAME_VIEW] = 1 if packed[VIEWER] == viewer else -1
                edge[LEAD] = packed[GAP]
                edge[WEIGHT] = odds[k] if node[WHO] == DICE else 1
                meet(core, layer, states, waiting, runs, run_of, node_of, nodes, counts)
                if edge[WHERE] == NEXT and last > first:
                    meet(core, last + 1, states, waiting, runs, run_of, node_of, nodes, counts)
        return int(counts[NODES])

    return explore


@rule
def order(nodes: Any, ends: Any, marks: Any, stack: Any, found: Any) -> int:
    """Sorts the nodes so that every edge within a layer leads to an earlier one; -1: a cycle.

    ``ends`` is the node that such an edge leads to, -1 for others. ``marks`` counts the edges
    visited of each node, from 1 on; it is 0 before the node is visited and -1 after it is done.
    """
    done = 0
    for start in range(len(nodes)):
        depth = 0
        if marks[start] == 0:
            stack[0] = start
            marks[start] = 1
            depth = 1
        while depth > 0:
            node = stack[depth - 1]
            if marks[node] > nodes[node][EDGES]:
                marks[node] = -1
                found[done] = node
                done += 1
                depth -= 1
                continue
            below = ends[nodes[node][FIRST_EDGE] + marks[node] - 1]
            marks[node] += 1
            if below >= 0 and marks[below] > 0:
                return -1
            if below >= 0 and marks[below] == 0:
                stack[depth] = below
                marks[below] = 1
                depth += 1
    return done


@rule
def sweep(
    who: Any, first: Any, to: Any, where: Any, same: Any, lead: Any, share: Any,
    level: int, worth: Any, after: Any, far: Any,
) -> int:  # fmt: skip
    """Computes the value of every node of one layer to its viewer, by the viewer's lead.

    The values are the rows of ``worth``. ``after`` and ``far`` are the rows of the next layer, and
    of far ones in the order of their numbers in ``where``; ``level`` says whether the layer is
    reached with equal goals only. A row's columns are leads; the two at its edges are the leads
    beyond reach, with the value of the greatest within. ``first`` has one more entry than there are
    nodes.
    """
    count = len(who)
    width = worth.shape[1]
    inner = width - 2
    middle = width // 2
    for i in range(count):
        whole = worth[i]
        row = whole[1:]
        decides = who[i]
        start = 0.0
        if decides == MINE:
            start = -2.0
        elif decides == THEIRS:
            start = 2.0
        for g in range(inner):
            row[g] = start
        for e in range(first[i], first[i + 1]):
            at = where[e]
            if at == HERE:
                source = worth[to[e]]
            elif at == NEXT:
                source = after[to[e]]
            else:
                source = far[at][to[e]]
            # From here on the columns match those of the row; the other side reads them backwards.
            source = source[1 + lead[e] :]
            part = share[e]
            if same[e] < 0:
                if decides == DICE:
                    for g in range(inner):
                        row[g] -= part * source[inner - 1 - g]
                elif decides == MINE:
                    for g in range(inner):
                        row[g] = max(row[g], -source[inner - 1 - g])
                else:
                    for g in range(inner):
                        row[g] = min(row[g], -source[inner - 1 - g])
            elif decides == DICE:
                for g in range(inner):
                    row[g] += part * source[g]
            elif decides == MINE:
                for g in range(inner):
                    row[g] = max(row[g], source[g])
            else:
                for g in range(inner):
                    row[g] = min(row[g], source[g])
        if level:
            for g in range(width):
                if g != middle:
                    whole[g] = -1.0 if g < middle else 1.0
        whole[0] = whole[1]
        whole[width - 1] = whole[width - 2]
    return count


@rule
def choose(
    decides: Any, first: Any, to: Any, where: Any, same: Any, lead: Any, bit: Any,
    worth: Any, after: Any, far: Any, slots: Any, rows: Any, row_of: Any,
) -> int:  # fmt: skip
    """Finds the best edges at some nodes of a layer, as bits, by the viewer's lead.

    Returns the number of distinct rows of bits. ``row_of`` gives each node's row among ``rows``,
    which are all different and have space for one per node. ``slots`` are zeros, at least twice as
    many and a power of two.
    """
    inner = rows.shape[1]
    mask = len(slots) - 1
    count = 0
    for k in range(len(decides)):
        i = decides[k]
        own = worth[i][1:]
        row = rows[count]
        for g in range(inner):
            row[g] = 0
        for e in range(first[i], first[i + 1]):
            at = where[e]
            if at == HERE:
                source = worth[to[e]]
            elif at == NEXT:
                source = after[to[e]]
            else:
                source = far[at][to[e]]
            source = source[1 + lead[e] :]
            own_bit = bit[e]
            if same[e] < 0:
                for g in range(inner):
                    row[g] |= own_bit if abs(source[inner - 1 - g] + own[g]) < TIE else 0
            else:
                for g in range(inner):
                    row[g] |= own_bit if abs(source[g] - own[g]) < TIE else 0
        key = 0
        for g in range(inner):
            key = (37 * key + row[g]) & 0x7FFFFFFF
        at = scramble(key) & mask
        while slots[at] > 0 and not alike(rows[slots[at] - 1], row):
            at = (at + 1) & mask
        if slots[at] == 0:
            count += 1
            slots[at] = count
        row_of[k] = slots[at] - 1
    return count


@rule
def alike(one: Any, other: Any) -> bool:
    differs = 0
    for g in range(len(one)):
        differs |= one[g] ^ other[g]
    return bool(differs == 0)


def solving_functions(packing: Any, rules: dict[str, Callable[..., Any]]) -> dict[str, Any]:
    """Makes the functions that solve a game from its rules and its packing."""
    legal, play, chance = rules["legal"], rules["play"], rules["chance"]
    return {
        "pack": packing.pack,
        "explore": make_explore(legal, play, chance, packing.pack, packing.place),
        "order": order,
        "sweep": sweep,
        "choose": choose,
    }
