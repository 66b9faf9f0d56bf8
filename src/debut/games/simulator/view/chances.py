"""Who has the ball after a strike, over all its errors and the dice that follow (S-3.3)."""

from __future__ import annotations

from typing import Any

from debut.games.simulator import names as n
from debut.games.simulator.board import END, STRENGTH, STRENGTHS
from debut.games.simulator.event_codes import SimulatorEvent
from debut.kernel.game import State
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.views import CONCEDES, FATES, KEEPS, LOSES, OUT, SCORES, Chances

_GOALS = (SimulatorEvent.GOAL, SimulatorEvent.OWN_GOAL, SimulatorEvent.SCORED)
_OFF = (
    SimulatorEvent.THROW_IN,
    SimulatorEvent.CORNER,
    SimulatorEvent.GOAL_KICK,
    SimulatorEvent.MISSED,
)
_WON = (
    SimulatorEvent.COUNT,
    SimulatorEvent.HANDS,
    SimulatorEvent.HEADER,
    SimulatorEvent.FREE_KICK,
    SimulatorEvent.PENALTY,
)


def chances(state: State, actions: tuple[int, ...]) -> Chances:
    """Adds up what becomes of the ball; nothing, if these decisions do not strike it."""
    if not actions or not STRENGTH <= actions[-1] < STRENGTH + STRENGTHS:
        return ()
    side = state.turn
    for action in actions:
        state = state.play(action)
    found = dict.fromkeys(FATES, 0.0)
    _add(state, side, 1.0, found)
    return tuple((fate, share) for fate, share in found.items() if share)


def _add(state: State, side: int, share: float, found: dict[str, float]) -> None:
    rec = state.record
    fate = _fate(rec, side)
    if fate is not None:
        found[fate] += share
    elif state.turn == CHANCE:
        for action, odds in state.odds():
            _add(state.play(action), side, share * odds, found)
    elif rec.phase == n.PACE_PHASE:
        # Whoever may run first to a ball that nobody is near does not (S-6.19).
        _add(state.play(END), side, share, found)
    else:
        owner = rec.side if state.turn == OVER else rec.who
        found[KEEPS if owner == side else LOSES] += share


def _fate(rec: Any, side: int) -> str | None:
    """What the last action's log says of the ball; nothing: that is still open."""
    fate = None
    for row in range(rec.logged):
        _, seat, message, *_ = rec.log[row]
        if message in _GOALS:
            return SCORES if seat == side else CONCEDES
        if message in _OFF:
            return OUT
        if message in _WON:
            fate = KEEPS if seat == side else LOSES
    return fate
