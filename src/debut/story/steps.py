"""The steps in which a match is looked at again: a flick, which is several decisions, is one."""

from __future__ import annotations

from debut.kernel.game import State
from debut.kernel.layout import CHANCE
from debut.kernel.match.match import Match
from debut.kernel.views import MEASURES


def joined(match: Match) -> frozenset[int]:
    """The plies that belong to the step of the ply before: the rest of an aim, and its error."""
    if not match.states or match.state.game.spec.aims is None:
        return frozenset()
    found = set[int]()
    aims = False
    for number, (state, ply) in enumerate(zip(match.states, match.record.plies, strict=False), 1):
        measure = _is_measure(state, ply.action)
        if measure or (aims and ply.turn == CHANCE and not ply.signal):
            found.add(number)
        aims = measure
    return frozenset(found)


def _is_measure(state: State, action: int | None) -> bool:
    """Whether a direction or a strength is decided."""
    if state.turn < 0 or action is None:
        return False
    groups = state.view(state.turn).groups
    return any(group.kind in MEASURES and action in group.codes for group in groups)
