"""The champion die: who may play it when, and what it does (SG-10)."""

from __future__ import annotations

from typing import Any

from debut.games.supergoal.board import (
    CHAMPION_PLAYS,
    DECISIVE_PASS,
    DECISIVE_PASS_LINE,
    GOAL_MOUTH,
)
from debut.games.supergoal.event_codes import SuperGoalEvent
from debut.games.supergoal.fields import NOBODY, UNTHROWN
from debut.games.supergoal.names import (
    BAR,
    CHALLENGE,
    CHAMPION,
    CHAMPION_FOUL,
    CHAMPION_THROW,
    CHOOSE,
    DECISIVE,
    INSIDE,
    INTERCEPT,
    LONG_SHOT,
    MOUTH,
    OUTSIDE,
    OVER_PHASE,
    RECOVERY,
    SAVE,
    SHOOTOUT,
    UNSTOPPABLE,
    UNSTOPPABLE_SHOT,
    VAR_CHAMPION,
    WINDOW,
)
from debut.games.supergoal.rules.flow import (
    change_possession,
    free_kick,
    keepers_throw,
    lose_ball,
    play_on,
    stop_if_up,
)
from debut.games.supergoal.rules.fouls import foul_against
from debut.games.supergoal.tables import LINE, LONG_SHOT_FROM, MEETS, SHOOTING
from debut.kernel.events import FLIGHT, FOUL, PHASE
from debut.kernel.events import SAVE as SAVE_KIND
from debut.kernel.rule import log, rule


@rule
def has_champion(s: Any, side: int) -> bool:
    return bool(s.holder == side and s.champion != UNTHROWN)


@rule
def champion_rests(s: Any) -> bool:
    """SG-2.4: what answers a shot is played all the same."""
    return bool(s.plays >= CHAMPION_PLAYS and s.phase in (CHOOSE, WINDOW))


@rule
def attacker_may_play(s: Any) -> bool:
    """SG-10.2 to 10.6."""
    if not has_champion(s, s.attack) or champion_rests(s):
        return False
    face = s.champion
    if face == LONG_SHOT:
        return bool(LONG_SHOT_FROM[s.ball])
    if face == DECISIVE:
        return bool(LINE[s.ball] >= DECISIVE_PASS_LINE)
    if face == UNSTOPPABLE_SHOT:
        return bool(SHOOTING[s.ball] != 0)
    return bool(face == CHAMPION_FOUL)


@rule
def defender_may_play(s: Any) -> bool:
    """SG-10.7 to 10.9, for the window that is open."""
    if not has_champion(s, 1 - s.attack) or champion_rests(s):
        return False
    face, phase = s.champion, s.phase
    if face == CHAMPION_FOUL:
        return bool(phase == WINDOW)
    if face == SAVE:
        return bool(phase in (MOUTH, BAR, UNSTOPPABLE))
    if face == RECOVERY:
        if phase in (WINDOW, INTERCEPT):
            return True
        answers = phase in (MOUTH, BAR, UNSTOPPABLE, CHALLENGE)
        return bool(answers and s.shot == OUTSIDE)
    return False


@rule
def play_champion(s: Any, side: int) -> None:
    s.passing = 1
    s.plays += 1
    face = s.champion
    log(s, PHASE, side, SuperGoalEvent.CHAMPION_PLAYED, CHAMPION, face)
    if side == s.attack:
        attack_with(s, face)
    else:
        defend_with(s, face)


@rule
def attack_with(s: Any, face: int) -> None:
    if face == CHAMPION_FOUL:
        foul_against(s, VAR_CHAMPION)
        return
    start = s.ball
    zone = SHOOTING[start]
    play_on(s)
    if face == DECISIVE:
        s.ball = DECISIVE_PASS
    else:
        s.shot = INSIDE if zone == INSIDE else OUTSIDE
        s.ball = GOAL_MOUTH if zone == INSIDE else MEETS[start]
        s.phase = MOUTH if face == LONG_SHOT else UNSTOPPABLE
    log(s, FLIGHT, s.attack, SuperGoalEvent.FLIGHT, start, s.ball)


@rule
def defend_with(s: Any, face: int) -> None:
    if face == RECOVERY:
        lose_ball(s)
    elif face == CHAMPION_FOUL:
        log(s, FOUL, s.attack, SuperGoalEvent.FOUL, s.ball, 0)
        change_possession(s)
        free_kick(s)
        stop_if_up(s)
    else:
        log(s, SAVE_KIND, 1 - s.attack, SuperGoalEvent.SAVE, s.ball, 0)
        change_possession(s)
        keepers_throw(s)


@rule
def pass_champion(s: Any) -> None:
    """SG-10.1: the other side has it, and throws it before play goes on."""
    s.passing = 0
    if s.holder == NOBODY:
        return
    s.holder = 1 - s.holder
    s.champion = UNTHROWN
    if s.phase != OVER_PHASE and s.phase != SHOOTOUT:
        log(s, PHASE, s.holder, SuperGoalEvent.CHAMPION_PASSES, 0, 0)
        s.after = s.phase
        s.phase = CHAMPION_THROW
