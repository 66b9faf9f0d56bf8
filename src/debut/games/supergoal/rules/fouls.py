"""Fouls, VAR, sending-off (SG-9)."""

from __future__ import annotations

from typing import Any

from debut.games.supergoal.event_codes import SuperGoalEvent
from debut.games.supergoal.names import OPEN, QUESTION, VAR
from debut.games.supergoal.rules.flow import choose_next, free_kick, penalty, play_on
from debut.games.supergoal.tables import CHAMPION_KICK, IN_AREA, MARK
from debut.kernel.events import CARD, FOUL, PHASE
from debut.kernel.rule import log, rule


@rule
def foul_against(s: Any, review: int) -> None:
    """The attacker is fouled where the ball lies; ``review`` is the phase a VAR would take.

    Only fouls of the blue die (review VAR) count towards a sending-off.
    """
    log(s, FOUL, 1 - s.attack, SuperGoalEvent.FOUL, s.ball, 0)
    choose_next(s, OPEN, s.allowed)
    if IN_AREA[s.ball] and s.var:
        s.phase = review
        return
    foul_stands(s, review)


@rule
def foul_stands(s: Any, review: int) -> None:
    if IN_AREA[s.ball]:
        penalty(s)
    else:
        free_kick(s)
    if review == VAR:
        count_foul(s, 1 - s.attack)
    else:
        s.direct = CHAMPION_KICK[s.ball]


@rule
def count_foul(s: Any, side: int) -> None:
    """SG-9.5."""
    if s.fouled[side] == 0:
        s.fouled[side] = 1
        return
    s.fouled[side] = 0
    log(s, CARD, side, SuperGoalEvent.SENT_OFF, 0, 0)
    if s.holder == side:
        s.passing = 1


@rule
def review_foul(s: Any, face: int) -> None:
    """SG-9.6: the control die over a foul in the area."""
    review = s.phase
    if MARK[0][face] == QUESTION:
        log(s, PHASE, s.attack, SuperGoalEvent.VAR_CANCELLED, s.ball, 0)
        if review == VAR:
            s.fouled[1 - s.attack] = 0
        play_on(s)
        return
    log(s, PHASE, s.attack, SuperGoalEvent.VAR_UPHELD, s.ball, 0)
    foul_stands(s, review)
