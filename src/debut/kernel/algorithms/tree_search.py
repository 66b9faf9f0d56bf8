"""Searches a tree with chance nodes for any game, from its rules, an evaluation and a budget.

Nothing here is random. Chance nodes distribute their visits in proportion to the odds, so the same
budget of simulations gives the same answer on every machine.

A new position is evaluated as it is, or, in a game with many actions, one action ahead: every
action is tried and evaluated, so that simulations go to the good ones from the start. With those
evaluations the value of a decision is that of its best action, and the value of a throw is the mean
of its outcomes; otherwise the value of either is the mean of its simulations. Where the good
actions are known, because the game suggests them or they were evaluated ahead, the actions of a
position are opened a few at a time, the best first, and more of them the more it is visited.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from debut.kernel.algorithms.random_play import return_of_a, scramble
from debut.kernel.layout import BOTH_LOSE, CHANCE, OVER, structure
from debut.kernel.rule import rule

Node = structure(
    "Node",
    (
        ("total", "f8"),
        ("judged", "f8"),  # the evaluation when it was new, or UNKNOWN
        ("turn", "i4"),
        ("first", "i4"),
        ("count", "i4"),  # the number of children, from the first on
        ("actions", "i4"),  # the number of actions, opened or not
        ("visits", "i4"),
        ("action", "i4"),
        ("weight", "i4"),
    ),
)

# A decision's actions are opened a few at a time: OPEN_FIRST at the start, then OPEN_MORE times
# the root of its visits. The first FEW children are made at once.
OPEN_FIRST, OPEN_MORE = 2, 1.5
FEW = 16

# The greatest depth of one simulation.
DEPTH = 400

# No position has this value.
UNKNOWN = 2.0

# Less than any difference between two outcomes' shares, times the largest number scrambled.
TIE = 1.0e-6 / 2**31


@rule
def due_outcome(nodes: Any, node: int) -> int:
    """Returns the outcome that is furthest behind its share of the visits.

    Ties are broken by a hash: if the first always won, rarely visited positions would have seen
    nothing but low throws.
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
    nodes: Any, node: int, count: int, sign: float, explore: float, bounds: Any
) -> int:
    """Returns the action, among the first ``count``, with the best value plus exploration bonus.

    Values are scaled to 0..1; ``explore`` is the weight of the bonus.
    """
    parent = nodes[node]
    first = parent.first
    low, high = bounds[0], bounds[1]
    scale = 1.0 / (high - low) if high > low else 1.0
    owed = explore * math.sqrt((parent.visits + 1) / count)
    unseen = 0.5
    if parent.visits > 0:
        unseen = sign * (parent.total / parent.visits - (low + high) * 0.5) * scale
    best = int(first)
    most = -1.0e300
    for child in range(first, first + count):
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
    """Returns the value of a finished match for side A, where a match that both lose counts 0."""
    return 0.0 if s.winner == BOTH_LOSE else return_of_a(s)


@rule
def opened(count: int, visits: int) -> int:
    """Returns how many actions of a decision are open after this many visits, the best first."""
    return int(min(count, OPEN_FIRST + OPEN_MORE * math.sqrt(visits)))


@rule
def best_first(out: Any, values: Any, n: int, some: int, side: int) -> None:
    """Moves the ``some`` best actions for a side to the front, in a stable order.

    The actions after them are overwritten.
    """
    sign = 1.0 if side == 0 else -1.0
    for i in range(1, n):
        action, value = out[i], values[i]
        at = min(i, some)
        while at > 0 and sign * value > sign * values[at - 1]:
            at -= 1
        if at == some:
            continue
        for j in range(min(i, some - 1), at, -1):
            out[j] = out[j - 1]
            values[j] = values[j - 1]
        out[at] = action
        values[at] = value


@rule
def add_child(nodes: Any, at: int, action: int, weight: int, visits: int, value: float) -> None:
    child = nodes[at]
    child.action = action
    child.weight = weight
    child.first = 0
    child.count = 0
    child.actions = 0
    child.visits = visits
    child.total = value
    child.judged = value if visits else UNKNOWN


@rule
def mean_outcome(nodes: Any, node: int) -> float:
    """Returns the value of a throw from its outcomes.

    Unvisited outcomes count with the evaluation of the position before the throw.
    """
    parent = nodes[node]
    known, met, worth = 0, 0, 0.0
    for child in range(parent.first, parent.first + parent.count):
        weight, visits = nodes[child].weight, nodes[child].visits
        known += weight
        if visits > 0:
            met += weight
            worth += weight * nodes[child].total / visits
    if parent.judged == UNKNOWN:
        return float(worth / met)
    return float((worth + (known - met) * parent.judged) / known)


@rule
def best_action(nodes: Any, node: int) -> float:
    """Returns the value of the best action of a decision, among those that were visited."""
    parent = nodes[node]
    sign = 1.0 if parent.turn == 0 else -1.0
    count = min(opened(parent.actions, parent.visits), parent.count)
    best = -1.0e300
    for child in range(parent.first, parent.first + count):
        visits = nodes[child].visits
        if visits > 0:
            best = max(best, sign * nodes[child].total / visits)
    return sign * best


@rule
def back_up(nodes: Any, path: Any, depth: int, value: float) -> None:
    """Updates the values of all positions on the path to a new position with this value."""
    for i in range(depth, -1, -1):
        node = path[i]
        passed = nodes[node]
        if i < depth:
            value = mean_outcome(nodes, node) if passed.turn == CHANCE else best_action(nodes, node)
        passed.visits += 1
        passed.total = value * passed.visits


def make_search(
    suggest: Callable[..., int],
    play: Callable[..., None],
    chance: Callable[..., int],
    evaluate: Callable[..., float],
    ahead: bool,
    widen: bool,
) -> Callable[..., int]:
    """Makes the search of a game.

    With ``ahead`` a new position is evaluated by its actions; with ``widen`` a decision's actions
    come best first and are opened a few at a time.
    """

    @rule
    def judge(states: Any, n: int, out: Any, values: Any, bounds: Any, work: Any) -> float:
        """Evaluates the actions of the position in ``states[0]``; returns the best value."""
        side = states[0].turn
        best = 0.0
        for i in range(n):
            states[1] = states[0]
            after = states[1]
            after.logged = 0
            play(after, out[i], work)
            value = worth_of_end(after) if after.turn == OVER else evaluate(after, work)
            values[i] = value
            bounds[0] = min(bounds[0], value)
            bounds[1] = max(bounds[1], value)
            if i == 0 or (value > best) == (side == 0):
                best = value
        return best

    @rule
    def open_more(
        states: Any,
        node: int,
        used: int,
        nodes: Any,
        capacity: int,
        out: Any,
        values: Any,
        bounds: Any,
        work: Any,
    ) -> int:
        """Doubles a decision's children, keeping the first ones; returns the nodes now used."""
        parent = nodes[node]
        count = parent.count
        some = min(2 * count, parent.actions)
        if used + some > capacity:
            return used
        n = suggest(states[0], out, work)
        if ahead:
            judge(states, n, out, values, bounds, work)
            best_first(out, values, n, some, states[0].turn)
        for i in range(count):
            nodes[used + i] = nodes[parent.first + i]
        for i in range(count, some):
            if ahead:
                add_child(nodes, used + i, out[i], 0, 1, values[i])
            else:
                add_child(nodes, used + i, out[i], 0, 0, 0.0)
        parent.first = used
        parent.count = some
        return int(used + some)

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
        values: Any,
        bounds: Any,
        work: Any,
    ) -> int:
        """Adds simulations to the tree at ``nodes[0]``; returns the number of nodes now used.

        ``used`` 0 starts a new tree.
        """
        if used == 0:
            add_child(nodes, 0, 0, 0, 0, 0.0)
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
                nodes[node].turn = turn
                if turn == OVER:
                    value = worth_of_end(s)
                    break
                if nodes[node].count == 0:
                    n = chance(s, out, odds, work) if turn == CHANCE else suggest(s, out, work)
                    some = n
                    # The root keeps all its actions, because a weak level misses the best ones.
                    if widen and turn != CHANCE and node != 0:
                        some = min(n, FEW)
                    if used + some > capacity or depth >= DEPTH:
                        value = evaluate(s, work)
                        break
                    # A decision is evaluated as it is or by its actions; a throw is thrown first.
                    judged = turn != CHANCE and n > 1
                    if judged and ahead:
                        value = judge(states, n, out, values, bounds, work)
                        best_first(out, values, n, some, turn)
                    elif judged and node != 0:
                        value = evaluate(s, work)
                    for i in range(some):
                        if turn == CHANCE:
                            add_child(nodes, used + i, out[i], odds[i], 0, 0.0)
                        elif judged and ahead:
                            add_child(nodes, used + i, out[i], 0, 1, values[i])
                        else:
                            add_child(nodes, used + i, out[i], 0, 0, 0.0)
                    nodes[node].first = used
                    nodes[node].count = some
                    nodes[node].actions = n
                    used += some
                    if judged and node != 0:
                        break
                if turn == CHANCE:
                    node = due_outcome(nodes, node)
                else:
                    count = nodes[node].count
                    if widen:
                        count = opened(nodes[node].actions, nodes[node].visits)
                        if count > nodes[node].count:
                            used = open_more(
                                states, node, used, nodes, capacity, out, values, bounds, work
                            )
                            count = min(count, nodes[node].count)
                    sign = 1.0 if turn == 0 else -1.0
                    node = promising_action(nodes, node, count, sign, explore, bounds)
                s.logged = 0
                play(s, nodes[node].action, work)
                depth += 1
                path[depth] = node
            bounds[0] = min(bounds[0], value)
            bounds[1] = max(bounds[1], value)
            if ahead:
                back_up(nodes, path, depth, value)
                continue
            for i in range(depth + 1):
                passed = nodes[path[i]]
                passed.visits += 1
                passed.total += value
        return used

    return search
