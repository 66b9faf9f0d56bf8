"""Makes random play and perft for any game from its ``legal``, ``play`` and ``chance``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from debut.kernel.layout import BOTH_LOSE, CHANCE, LOG_ROWS, OVER
from debut.kernel.rule import rule

# Two linear generators with coprime periods, combined (L'Ecuyer 1988); their integers are small
# enough to be the same in Python, in machine code and on a GPU.
_M1, _A1 = 2147483563, 40014
_M2, _A2 = 2147483399, 40692
_RANGE = _M1 - 1


@rule
def scramble(x: int) -> int:
    x = ((x >> 16) ^ x) * 0x45D9F3B & 0x7FFFFFFF
    x = ((x >> 16) ^ x) * 0x45D9F3B & 0x7FFFFFFF
    return (x >> 16) ^ x


@rule
def seed_random(random: Any, seed: int, stream: int) -> None:
    """Seeds an independent stream; each game has one, so results do not depend on threads."""
    low = scramble((seed ^ 0x2545F491) & 0x7FFFFFFF)
    high = scramble(((seed >> 31) ^ 0x1B873593) & 0x7FFFFFFF)
    own = scramble((stream + 0x9E3779B) & 0x7FFFFFFF)
    random[0] = 1 + (scramble(low ^ own) + high) % (_M1 - 1)
    random[1] = 1 + (scramble(high ^ (own * 3 & 0x7FFFFFFF)) + low) % (_M2 - 1)


@rule
def below(random: Any, n: int) -> int:
    """Returns a random integer from 0 to n - 1."""
    a = random[0] * _A1 % _M1
    b = random[1] * _A2 % _M2
    random[0] = a
    random[1] = b
    return int((a - b) % _RANGE * n // _RANGE)


@rule
def return_of_a(s: Any) -> float:
    """Returns the value of a finished match for side A; B's is the opposite unless both lose."""
    if s.winner == 0:
        return 1.0
    if s.winner == 1 or s.winner == BOTH_LOSE:
        return -1.0
    return 0.0


@rule
def pick_outcome(random: Any, n: int, out: Any, odds: Any) -> int:
    total = 0
    for i in range(n):
        total += odds[i]
    at = below(random, total)
    for i in range(n):
        at -= odds[i]
        if at < 0:
            return int(out[i])
    return int(out[n - 1])


@rule
def begin(source: Any, states: Any, random: Any, seed: int, stream: int) -> None:
    """Starts a match with its own dice; marks its log as full, because nothing reads its events."""
    states[0] = source[0]
    states[0].logged = LOG_ROWS
    seed_random(random, seed, stream)


def make_playouts(
    legal: Callable[..., int], play: Callable[..., None], chance: Callable[..., int]
) -> Callable[..., int]:
    @rule
    def playouts(
        source: Any,
        states: Any,
        lane: int,
        lanes: int,
        first: int,
        n: int,
        seed: int,
        random: Any,
        out: Any,
        odds: Any,
        tallies: Any,
        work: Any,
    ) -> int:
        """Plays every ``lanes``-th of n matches from the position, from number ``lane`` on.

        A row of tallies is score A, score B, plies, decisions, and the winner as in the record. The
        threads of a GPU run in lockstep: a single loop plays one match after the other, so that
        throws never wait for decisions.
        """
        s = states[0]
        row = lane
        plies = 0
        decisions = 0
        if row < n:
            begin(source, states, random, seed, first + row)
        while row < n:
            while s.turn == CHANCE:
                action = pick_outcome(random, chance(s, out, odds, work), out, odds)
                plies += 1
                play(s, action, work)
            if s.turn != OVER:
                action = out[below(random, legal(s, out, work))]
                plies += 1
                decisions += 1
                play(s, action, work)
            else:
                tally = tallies[row]
                tally[0] = s.score[0]
                tally[1] = s.score[1]
                tally[2] = plies
                tally[3] = decisions
                tally[4] = s.winner
                plies = 0
                decisions = 0
                row += lanes
                if row < n:
                    begin(source, states, random, seed, first + row)
        return n

    return playouts


def make_perft(
    legal: Callable[..., int], play: Callable[..., None], chance: Callable[..., int]
) -> Callable[..., int]:
    @rule
    def perft(
        states: Any,
        depth: int,
        outs: Any,
        weights: Any,
        counts: Any,
        nexts: Any,
        masses: Any,
        work: Any,
    ) -> int:
        """Counts the leaves below ``states[0]`` and writes their probability mass.

        A leaf is a position ``depth`` actions away, or one where the match is over before that.
        The mass is written to ``masses[depth + 1]``.
        """
        leaves = 0
        mass = 0.0
        level = 0
        masses[0] = 1.0
        counts[0] = -1
        while level >= 0:
            s = states[level]
            if counts[level] < 0:
                if level == depth or s.turn == OVER:
                    leaves += 1
                    mass += masses[level]
                    level -= 1
                    continue
                if s.turn == CHANCE:
                    counts[level] = chance(s, outs[level], weights[level], work)
                else:
                    counts[level] = legal(s, outs[level], work)
                nexts[level] = 0
            at = nexts[level]
            if at == counts[level]:
                level -= 1
                continue
            nexts[level] = at + 1
            share = 1.0
            if s.turn == CHANCE:
                total = 0
                for i in range(counts[level]):
                    total += weights[level][i]
                share = weights[level][at] / total
            states[level + 1] = states[level]
            below_s = states[level + 1]
            below_s.logged = 0
            play(below_s, outs[level][at], work)
            masses[level + 1] = masses[level] * share
            counts[level + 1] = -1
            level += 1
        masses[depth + 1] = mass
        return leaves

    return perft
