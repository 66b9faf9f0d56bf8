"""A game solved without any packing: every record is its own, and each is looked at once."""

from __future__ import annotations

from debut import CHANCE, OVER, State
from debut.kernel.layout import position_bytes

Known = dict[bytes, float]


def worth(state: State, known: Known) -> float:
    """What the state is worth to side A; ``known`` comes to hold all that can follow it."""
    key = position_bytes(state.record)
    if key in known:
        return known[key]
    if state.turn == OVER:
        assert state.result is not None
        found = state.result.returns[0]
    elif state.turn == CHANCE:
        found = sum(odds * worth(state.play(face), known) for face, odds in state.odds())
    else:
        best = max if state.turn == 0 else min
        found = best(worth(state.play(action), known) for action in state.actions())
    known[key] = found
    return found
