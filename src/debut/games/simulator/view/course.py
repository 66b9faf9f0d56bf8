"""Where a turn, or what is done before a restart, has come to."""

from __future__ import annotations

from functools import cache
from typing import Any

from debut.games.simulator import names as n
from debut.kernel.views import Course

# S-2.1: the ball, the attack, the defence. S-8.6: the attack, the defence, the rest.
_TURN = ("turn-ball", "turn-attack", "turn-defence")
_PLACING = ("place-first", "place-all", "place-rest")
_LINE_UP = ("line-up-first", "line-up-second")
_AT = {n.ATTACK: 1} | dict.fromkeys((n.DEFENCE, n.ENTRY, n.TACKLE_PHASE, n.CLIMB), 2)
_STEPS = {n.PLACE_FIRST: 0, n.PLACE_ALL: 1, n.PLACE_REST: 2}
_NONE = (n.TOSS, n.THROWER, n.GOAL_SPOT_PHASE, n.SHOOTER, n.VAR, n.OVER_PHASE)


def course(rec: Any) -> Course | None:
    if rec.phase in _NONE or rec.restart == n.SHOOT_OUT:
        return None
    if rec.phase == n.LINEUP:
        return _course(_LINE_UP, int(rec.who != rec.side))
    if rec.phase in _STEPS:
        return _course(_PLACING, _STEPS[rec.phase])
    if rec.phase == n.DUEL and rec.duel == n.TACKLE_DUEL:
        return _course(_TURN, 2)
    return _course(_TURN, _AT.get(rec.phase, 0))


@cache
def _course(steps: tuple[str, ...], at: int) -> Course:
    return Course(steps, at)
