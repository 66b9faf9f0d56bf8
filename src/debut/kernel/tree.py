"""Tree search with chance nodes for any game: its rules, an evaluation, a budget of simulations.

Nothing here is random. Chance nodes hand their visits out in proportion to the odds, so the same
budget gives the same answer on every machine.

A new position is judged as it stands, or, in a game with many actions, one action ahead: every
action is tried and judged, so that simulations go to the good ones from the first on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from debut.kernel.compiled import rule
from debut.kernel.layout import BOTH_LOSE, CHANCE, OVER, structure
from debut.kernel.walks import return_of_a, scramble

Node = structure(
    "Node",
    (
        ("total", "f8"),
        ("first", "i4"),
        ("count", "i4"),
        ("visits", "i4"),
        ("action", "i4"),
        ("weight", "i4"),
    ),
)

# How far one simulation may walk down the tree.
DEPTH = 400

# Less than any difference between two outcomes' shares, times the largest number scrambled.
TIE = 1.0e-6 / 2**31


@rule
def due_outcome(nodes: Any, node: int) -> int:
    """The outcome that is furthest behind its share of the visits.

    Of several, any: were it always the first, a position looked at seldom would have met nothing
    but low throws.
    """
    first = nodes[node].first
    total = 0
    for child in range(first, first + nodes[node].count):
        total += nodes[child].weight
    visits = nodes[node].visits + 1
    best = int(first)
    most = -1.0e300
    for child in range(first, first + nodes[node].count):
        behind = float(nodes[child].weight) * visits / total - nodes[child].visits
        behind += TIE * scramble(child)
        if behind > most:
            most = behind
            best = child
    return best


@rule
def promising_action(
    nodes: Any, node: int, sign: float, explore: float, low: float, high: float
) -> int:
    """The action with the best sum of value found and visits still owed to it.

    Values are scaled to 0..1; ``explore`` weighs what is owed against them.
    """
    parent = nodes[node]
    first = parent.first
    scale = 1.0 / (high - low) if high > low else 1.0
    owed = explore * ((parent.visits + 1) / parent.count) ** 0.5
    unseen = 0.5
    if parent.visits > 0:
        unseen = sign * (parent.total / parent.visits - (low + high) * 0.5) * scale
    best = int(first)
    most = -1.0e300
    for child in range(first, first + parent.count):
        visits = nodes[child].visits
        value = unseen
        if visits > 0:
            value = sign * (nodes[child].total / visits - (low + high) * 0.5) * scale
        value += owed / (1 + visits)
        if value > most:
            most = value
            best = child
    return best


@rule
def worth_of_end(s: Any) -> float:
    """A match that both lose is no better for one side than for the other."""
    return 0.0 if s.winner == BOTH_LOSE else return_of_a(s)


def make_search(
    legal: Callable[..., int],
    play: Callable[..., None],
    chance: Callable[..., int],
    evaluate: Callable[..., float],
    ahead: bool,
) -> Callable[..., int]:
    @rule
    def judge_children(states: Any, nodes: Any, node: int, bounds: Any, work: Any) -> float:
        """Judges every action of the position in ``states[0]``; what the best is worth."""
        side = states[0].turn
        best = 0.0
        first = nodes[node].first
        for i in range(nodes[node].count):
            child = nodes[first + i]
            states[1] = states[0]
            after = states[1]
            after.logged = 0
            play(after, child.action, work)
            value = worth_of_end(after) if after.turn == OVER else evaluate(after, work)
            child.visits = 1
            child.total = value
            bounds[0] = min(bounds[0], value)
            bounds[1] = max(bounds[1], value)
            if i == 0 or (value > best) == (side == 0):
                best = value
        return best

    @rule
    def search(
        source: Any,
        states: Any,
        simulations: int,
        used: int,
        nodes: Any,
        capacity: int,
        explore: float,
        path: Any,
        out: Any,
        odds: Any,
        bounds: Any,
        work: Any,
    ) -> int:
        """Adds simulations to the tree at ``nodes[0]`` (``used`` 0: a new one); nodes now used."""
        if used == 0:
            nodes[0].count = 0
            nodes[0].visits = 0
            nodes[0].total = 0.0
            bounds[0] = 1.0e300
            bounds[1] = -1.0e300
            used = 1
        s = states[0]
        for _ in range(simulations):
            states[0] = source[0]
            node = 0
            depth = 0
            path[0] = 0
            value = 0.0
            while True:
                turn = s.turn
                if turn == OVER:
                    value = worth_of_end(s)
                    break
                if nodes[node].count == 0:
                    n = chance(s, out, odds, work) if turn == CHANCE else legal(s, out, work)
                    if used + n > capacity or depth >= DEPTH:
                        value = evaluate(s, work)
                        break
                    for i in range(n):
                        child = nodes[used + i]
                        child.action = out[i]
                        child.weight = odds[i] if turn == CHANCE else 0
                        child.count = 0
                        child.visits = 0
                        child.total = 0.0
                    nodes[node].first = used
                    nodes[node].count = n
                    used += n
                    # A decision is judged as it stands; a throw is thrown first.
                    if turn != CHANCE and n > 1:
                        if ahead:
                            value = judge_children(states, nodes, node, bounds, work)
                        elif node != 0:
                            value = evaluate(s, work)
                        if node != 0:
                            break
                if turn == CHANCE:
                    node = due_outcome(nodes, node)
                elif turn == 0:
                    node = promising_action(nodes, node, 1.0, explore, bounds[0], bounds[1])
                else:
                    node = promising_action(nodes, node, -1.0, explore, bounds[0], bounds[1])
                s.logged = 0
                play(s, nodes[node].action, work)
                depth += 1
                path[depth] = node
            if value < bounds[0]:
                bounds[0] = value
            if value > bounds[1]:
                bounds[1] = value
            for i in range(depth + 1):
                passed = nodes[path[i]]
                passed.visits += 1
                passed.total += value
        return used

    return search
