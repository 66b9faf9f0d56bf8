"""The restart in one tap: everybody stays where they stand, as far as the rules allow it."""

from __future__ import annotations

from typing import Any

from debut.games.simulator import names as n
from debut.games.simulator.board import CELLS, END, GOAL_SPOT, MOVE, SPOTS, TAKER, TEAM
from debut.games.simulator.fields import NOBODY, NOWHERE
from debut.games.simulator.rules.lining_up import (
    can_be_owed,
    is_behind,
    nearest_allowed,
    needed_behind,
    owed_subs,
    place_pawn,
    usual_taker,
)
from debut.games.simulator.rules.placing_actions import place_goal_kick
from debut.games.simulator.tables import CENTRE_X
from debut.kernel.views import Bundle

BUTTON = "as-we-stand"
NEAREST = "nearest"
_GOAL_KICK_FROM = GOAL_SPOT + SPOTS  # the middle of the goal area's middle cell


def as_we_stand(rec: Any) -> tuple[Bundle, ...]:
    """Offers what has to be chosen before the end of a step as one move with it (S-8.6).

    Nobody is placed at a throw-in: the nearest player takes it (S-8.5.1).
    """
    if rec.phase == n.THROWER:
        return (Bundle(NEAREST, (TAKER + usual_taker(rec, rec.who) % TEAM,)),)
    actions = _actions(rec)
    return (Bundle(BUTTON, actions),) if actions else ()


def _actions(rec: Any) -> tuple[int, ...]:
    if rec.phase == n.GOAL_SPOT_PHASE:
        ready = type(rec).from_buffer_copy(rec)
        place_goal_kick(ready, _GOAL_KICK_FROM - GOAL_SPOT)
        after = _actions(ready)
        return (_GOAL_KICK_FROM, *after) if after else ()
    if rec.phase == n.PLACE_FIRST and rec.holder == NOBODY:
        if owed_subs(rec, rec.who) and can_be_owed(rec, rec.who):
            return ()
        return TAKER + usual_taker(rec, rec.who) % TEAM, END
    if rec.phase == n.PLACE_REST and needed_behind(rec, rec.who):
        return (*_behind(rec), END)
    return ()


def _behind(rec: Any) -> tuple[int, ...]:
    """S-8.6.3: those nearest to the halfway line go behind it, as many as are missing."""
    ready, side = type(rec).from_buffer_copy(rec), rec.who
    own = range(side * TEAM, side * TEAM + TEAM)
    open_ = [
        pawn for pawn in own
        if rec.cell[pawn] != NOWHERE and pawn not in (rec.keeper[side], rec.holder)
        and not rec.moved[pawn] and not is_behind(rec, pawn)
    ]  # fmt: skip
    open_.sort(key=lambda pawn: abs(CENTRE_X[rec.cell[pawn]]))
    codes = []
    for pawn in open_[: needed_behind(rec, side)]:
        cell = nearest_allowed(ready, pawn, ready.cell[pawn], True)
        codes.append(MOVE + pawn % TEAM * CELLS + cell)
        place_pawn(ready, side, pawn, cell)
    return tuple(codes)


def has_placed(rec: Any) -> bool:
    """Whether anybody has been placed in this step, beside whoever takes the restart."""
    own = range(rec.who * TEAM, rec.who * TEAM + TEAM)
    step = 1 if rec.phase == n.PLACE_FIRST else 2
    return any(rec.moved[pawn] == step and pawn != rec.holder for pawn in own)
