"""The opponents' judgement of a position, as a share of winning.

Opponents judge a position from -1 to 1 by the goals that it is ahead, weighed against the spread
of what may still come: ``lead / (spread + |lead|)``. Turned around, that is the lead measured in
spreads, and the share of matches won from there is a logistic curve over it with one number for
each game: its steepness. ``tools/steepness.py`` finds that number from matches between computer
opponents. A judgement that was learned needs none: it is what the match is worth on average.
"""

from __future__ import annotations

import math

from debut.bots.players import evaluate_state, expected_value
from debut.kernel.game import State
from debut.kernel.layout import OVER

# Closer to a certain win than any lead before the end can be.
_NEARLY = 1 - 1e-9


def look_ahead(state: State) -> float:
    """What a position is worth to team A by a look one action, or one throw, ahead."""
    if state.turn < 0:
        return expected_value(state)
    game = state.game
    sign = 1 if state.turn == 0 else -1
    look = expected_value if game.spec.outlook is not None else evaluate_state
    suggested = filter(state.is_legal, game.machine.suggest(state.record))
    values = [sign * look(state.play(action)) for action in suggested]
    return sign * max(values) if values else evaluate_state(state)


def lead_of(value: float) -> float:
    """A judgement as goals ahead in spreads of what may still come."""
    sure = max(-_NEARLY, min(_NEARLY, value))
    return sure / (1 - abs(sure))


def win_share(state: State) -> float:
    """How likely team A is to win from here; half of a match that nobody wins."""
    if state.turn == OVER:
        return (1 + evaluate_state(state)) / 2
    return win_share_of(look_ahead(state), state.game.spec.telling.steepness)


def win_share_of(value: float, steepness: float | None) -> float:
    if steepness is None:
        return (1 + value) / 2
    # Beyond 50 nothing is left of the other share but rounding.
    exponent = max(-50.0, min(50.0, steepness * lead_of(value)))
    return 1 / (1 + math.exp(-exponent))
