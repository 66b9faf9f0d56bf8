"""Makes the rules for training a value network: many matches of any game played in parallel.

The rules list the actions of each match, and encode every position after them as network inputs.
A match is a row of ``states``; each of its actions is a row of ``actions``, with the number of the
match in ``owners``. Every rule processes each ``lanes``-th of its n rows from ``lane`` on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from debut.kernel.algorithms.random_play import pick_outcome, seed_random
from debut.kernel.algorithms.tree_search import worth_of_end
from debut.kernel.algorithms.value_network import FIRST, network
from debut.kernel.layout import CHANCE, LOG_ROWS, OVER
from debut.kernel.rule import rule

# In ``chosen`` and ``actions``: no action.
NOTHING = -1
# In ``ends``: the match goes on.
GOES_ON = 2
# The threads of a GPU's warp: they run in lockstep and read neighbouring addresses fastest.
ABREAST = 32


def make_learning(
    play: Callable[..., None],
    chance: Callable[..., int],
    suggest: Callable[..., int],
    evaluate: Callable[..., float],
    seen_by: Callable[..., int],
    active_inputs: Callable[..., int],
    inputs: int,
    most: int,
) -> dict[str, Callable[..., int]]:
    @rule
    def start(
        lane: int, lanes: int, n: int, seed: int, source: Any, states: Any, random: Any
    ) -> int:
        """Sets every match to its first position, with its own dice."""
        for row in range(lane, n, lanes):
            states[row] = source[0]
            # The log is marked as full, because nothing reads the events.
            states[row].logged = LOG_ROWS
            seed_random(random[row], seed, row)
        return n

    @rule
    def judged_for(s: Any) -> int:
        """Returns the side that a position is evaluated for."""
        if s.turn == OVER:
            return 0
        return int(seen_by(s)) if s.turn == CHANCE else int(s.turn)

    @rule
    def throw(s: Any, random: Any, out: Any, odds: Any, work: Any) -> None:
        """Throws dice until a decision is due or the match is over."""
        while s.turn == CHANCE:
            play(s, pick_outcome(random, chance(s, out, odds, work), out, odds), work)

    @rule
    def advance(
        lane: int,
        lanes: int,
        n: int,
        source: Any,
        states: Any,
        random: Any,
        chosen: Any,
        ends: Any,
        counts: Any,
        turns: Any,
        out: Any,
        odds: Any,
        work: Any,
    ) -> int:
        """Plays the chosen actions, up to the next decision.

        A match that is over starts again, and its value for side A is written to ``ends``. The side
        that decides next is written to ``turns``, the number of its actions to ``counts``.
        """
        for row in range(lane, n, lanes):
            s, dice = states[row], random[row]
            if chosen[row] != NOTHING:
                play(s, chosen[row], work)
            throw(s, dice, out, odds, work)
            ends[row] = GOES_ON
            if s.turn == OVER:
                ends[row] = int(worth_of_end(s))
                states[row] = source[0]
                s.logged = LOG_ROWS
                throw(s, dice, out, odds, work)
            turns[row] = s.turn
            counts[row] = suggest(s, out, work)
        return n

    @rule
    def choices(
        lane: int,
        lanes: int,
        n: int,
        states: Any,
        starts: Any,
        counts: Any,
        actions: Any,
        owners: Any,
        out: Any,
        work: Any,
    ) -> int:
        """Writes every match's actions from its start on; ``NOTHING`` where no decision is due."""
        for row in range(lane, n, lanes):
            first, count = starts[row], counts[row]
            if count == 0:
                continue
            out[0] = NOTHING
            if states[row].turn >= 0:
                suggest(states[row], out, work)
            for i in range(count):
                actions[first + i] = out[i]
                owners[first + i] = row
        return n

    @rule
    def choose(
        lane: int, lanes: int, n: int, starts: Any, counts: Any, worths: Any, best: Any
    ) -> int:
        """Writes the row of each position's best action, the first one of equals.

        For a position without actions it is the row at which they would begin.
        """
        for row in range(lane, n, lanes):
            found = starts[row]
            for at in range(found + 1, found + counts[row]):
                if worths[at] > worths[found]:
                    found = at
            best[row] = found
        return n

    @rule
    def foresee(
        lane: int,
        lanes: int,
        n: int,
        width: int,
        states: Any,
        actions: Any,
        owners: Any,
        later: Any,
        shares: Any,
        counts: Any,
        turns: Any,
        out: Any,
        odds: Any,
        work: Any,
    ) -> int:
        """Plays each action, then every outcome of the throw, into ``width`` rows of ``later``.

        It writes the probability of each position, the side that decides there, and the number of
        its actions.
        """
        for row in range(lane, n, lanes):
            first = row * width
            later[first] = states[owners[row]]
            play(later[first], actions[row], work)
            some, total = 1, 1
            if later[first].turn == CHANCE:
                some, total = chance(later[first], out, odds, work), 0
                for i in range(some):
                    total += odds[i]
                for i in range(some - 1, -1, -1):
                    later[first + i] = later[first]
                    play(later[first + i], out[i], work)
            else:
                odds[0] = 1
            for i in range(width):
                shares[first + i] = odds[i] / total if i < some else 0.0
                counts[first + i] = 1 if i < some else 0
                turns[first + i] = 0
            for i in range(some):
                s = later[first + i]
                turns[first + i] = judged_for(s)
                if s.turn >= 0:
                    counts[first + i] = suggest(s, out, work)
        return n

    @rule
    def describe(
        lane: int,
        lanes: int,
        n: int,
        states: Any,
        actions: Any,
        owners: Any,
        signs: Any,
        ends: Any,
        active_of: Any,
        after: Any,
        out: Any,
        work: Any,
    ) -> int:
        """Writes the active inputs of the position after each action (``NOTHING``: before any).

        For the side that decides, the value is ``signs`` times the evaluation, plus ``ends``.
        """
        for row in range(lane, n, lanes):
            after[0] = states[owners[row]]
            s = after[0]
            side = judged_for(s)
            if actions[row] != NOTHING:
                play(s, actions[row], work)
            inputs_on = active_of[row]
            count = 0
            signs[row] = 0
            ends[row] = 0
            if s.turn == OVER:
                ends[row] = int(worth_of_end(s)) * (1 if side == 0 else -1)
            else:
                signs[row] = 1 if seen_by(s) == side else -1
                count = active_inputs(s, out, work)
            for i in range(most):
                inputs_on[i] = out[i] if i < count else inputs
        return n

    @rule
    def first_layer(
        lane: int, lanes: int, n: int, active_of: Any, rows: Any, bias: Any, units: Any
    ) -> int:
        """Computes the first layer of the network: sums the rows of active inputs and clips.

        Each thread of a warp takes four units, a quarter of a row apart.
        """
        for part in range(lane, n * ABREAST, lanes):
            at, first = part // ABREAST, part % ABREAST
            second, third = first + FIRST // 4, first + FIRST // 2
            fourth = second + FIRST // 2
            a, b, c, d = bias[first], bias[second], bias[third], bias[fourth]
            inputs_on = active_of[at]
            for i in range(most):
                if inputs_on[i] == inputs:
                    break
                row = rows[inputs_on[i]]
                a += row[first]
                b += row[second]
                c += row[third]
                d += row[fourth]
            clipped = units[at]
            clipped[first] = min(max(a, 0.0), 1.0)
            clipped[second] = min(max(b, 0.0), 1.0)
            clipped[third] = min(max(c, 0.0), 1.0)
            clipped[fourth] = min(max(d, 0.0), 1.0)
        return n

    @rule
    def appraise(
        lane: int,
        lanes: int,
        n: int,
        states: Any,
        actions: Any,
        owners: Any,
        worths: Any,
        after: Any,
        work: Any,
    ) -> int:
        """Evaluates the position after each action for the side that decides, with ``evaluate``."""
        for row in range(lane, n, lanes):
            after[0] = states[owners[row]]
            s = after[0]
            side = s.turn
            play(s, actions[row], work)
            worth = worth_of_end(s) if s.turn == OVER else evaluate(s, work)
            worths[row] = worth if side == 0 else -worth
        return n

    @rule
    def judge(
        lane: int,
        lanes: int,
        n: int,
        active_of: Any,
        rows: Any,
        first_bias: Any,
        second: Any,
        second_bias: Any,
        last: Any,
        last_bias: Any,
        worths: Any,
        out: Any,
    ) -> int:
        """Evaluates described positions with the integer network, each for its own side."""
        for row in range(lane, n, lanes):
            inputs_on = active_of[row]
            count = 0
            while count < most and inputs_on[count] != inputs:
                out[count] = inputs_on[count]
                count += 1
            worths[row] = network(
                out, count, rows, first_bias, second, second_bias, last, last_bias[0]
            )
        return n

    return {
        "start": start, "advance": advance, "choices": choices, "choose": choose,
        "foresee": foresee, "describe": describe, "first_layer": first_layer,
        "appraise": appraise, "judge": judge,
    }  # fmt: skip
