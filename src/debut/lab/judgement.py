"""The opponents' judgement of a position, as a share of winning.

Opponents judge a position from -1 to 1 by the goals that it is ahead, weighed against the spread
of what may still come: ``lead / (spread + |lead|)``. Turned around, that is the lead measured in
spreads, and the share of matches won from there is a logistic curve over it with one number for
each game: its steepness. ``fit`` finds that number from matches between computer opponents.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable

from debut.bots.players import Greedy, judged, worth
from debut.kernel.game import State
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.registry import game
from debut.kernel.testing import random_action

# Closer to a certain win than any lead before the end can be.
_NEARLY = 1 - 1e-9
_STEPS = 40  # of Newton's method: more than it ever takes


def looked(state: State) -> float:
    """What a position is worth to team A by a look one action, or one throw, ahead."""
    if state.turn < 0:
        return worth(state)
    game = state.game
    sign = 1 if state.turn == 0 else -1
    look = worth if game.spec.outlook is not None else judged
    suggested = filter(state.is_legal, game.machine.suggest(state.record))
    values = [sign * look(state.play(action)) for action in suggested]
    return sign * max(values) if values else judged(state)


def lead(value: float) -> float:
    """A judgement as goals ahead in spreads of what may still come."""
    sure = max(-_NEARLY, min(_NEARLY, value))
    return sure / (1 - abs(sure))


def share(state: State) -> float:
    """How likely team A is to win from here; half of a match that nobody wins."""
    if state.turn == OVER:
        return (1 + judged(state)) / 2
    return share_of(looked(state), state.game.spec.telling.steepness)


def share_of(value: float, steepness: float) -> float:
    # Beyond this nothing is left of the other share but rounding.
    exponent = max(-50.0, min(50.0, steepness * lead(value)))
    return 1 / (1 + math.exp(-exponent))


def samples(name: str, matches: int, seed: int = 0) -> list[tuple[float, float]]:
    """Positions of matches between computer opponents: the judgement, and what came of it."""
    found: list[tuple[float, float]] = []
    for number in range(matches):
        dice, player = random.Random(seed + number), Greedy()
        state = game(name).start()
        values: list[float] = []
        while state.turn != OVER:
            thrown = state.turn == CHANCE
            if not thrown:
                values.append(looked(state))
            state = state.play(random_action(state, dice) if thrown else player.choose(state))
        ended = (1 + judged(state)) / 2
        found += [(value, ended) for value in values]
    return found


def fit(sampled: Iterable[tuple[float, float]]) -> float:
    """The steepness under which what came of these positions was likeliest."""
    leads = [(lead(value), ended) for value, ended in sampled]
    steepness = 1.0
    for _ in range(_STEPS):
        slope = curve = 0.0
        for ahead, ended in leads:
            likely = 1 / (1 + math.exp(-max(-50.0, min(50.0, steepness * ahead))))
            slope += (ended - likely) * ahead
            curve += likely * (1 - likely) * ahead * ahead
        step = slope / curve
        steepness += step
        if abs(step) < 1e-6:
            break
    return steepness
