"""How play stops and starts again: possession, restarts, goals, time (SG-8, 11, 12)."""

from __future__ import annotations

from typing import Any

from debut.games.supergoal.board import (
    CENTRE,
    CORNER,
    GOAL_KICK,
    KEEPERS_THROW,
    PENALTY_SPOT,
    SHOOTOUT_LIMIT,
    SHOOTOUT_ROUNDS,
    SQUARES,
)
from debut.games.supergoal.event_codes import SuperGoalEvent
from debut.games.supergoal.names import (
    ANY,
    BY_LOTS,
    BY_SHOOTOUT,
    CHOOSE,
    CONTROL_ONLY,
    CORNER_KICK,
    FREE_KICK,
    FULL_TIME,
    GOAL_KICKED,
    KEEPER_THROWS,
    KICK_OFF,
    LOTS,
    NO_SHOT,
    OPEN,
    OVER_PHASE,
    PENALTY,
    SHOOTOUT,
    THROWN_IN,
    WINDOW,
)
from debut.kernel.events import GOAL, PHASE, TOUCH, WHISTLE
from debut.kernel.layout import NO_WINNER
from debut.kernel.rule import log, rule

FAR = SQUARES - 1
CORNER_SQUARE = CORNER[0]
GOAL_KICK_SQUARE = GOAL_KICK[0]
KEEPER_SQUARE = KEEPERS_THROW[0]


@rule
def change_possession(s: Any) -> None:
    """SG-1.2: the same ball, seen by the other side."""
    s.attack = 1 - s.attack
    s.ball = FAR - s.ball


@rule
def choose_next(s: Any, restart: int, allowed: int) -> None:
    s.phase = CHOOSE
    s.restart = restart
    s.direct = 0
    s.allowed = allowed
    s.shot = NO_SHOT
    s.turned = 0
    s.long = 0
    s.face = 0
    s.die = 0


@rule
def play_on(s: Any) -> None:
    """SG-3.5, 3.7: the attacker goes on with any die."""
    choose_next(s, OPEN, ANY)


@rule
def lose_ball(s: Any) -> None:
    """SG-3.3: the other side has it in play and starts with control."""
    change_possession(s)
    log(s, TOUCH, s.attack, SuperGoalEvent.WON, s.ball, 0)
    choose_next(s, OPEN, CONTROL_ONLY)
    stop_if_up(s)


@rule
def throw_in(s: Any, square: int) -> None:
    s.ball = square
    change_possession(s)
    restart_from(s, s.ball, THROWN_IN, SuperGoalEvent.OUT)


@rule
def restart_from(s: Any, square: int, restart: int, code: int) -> None:
    """For the side that attacks now, with any arrow die."""
    s.ball = square
    log(s, PHASE, s.attack, code, s.ball, 0)
    choose_next(s, restart, ANY)
    stop_if_up(s)


@rule
def goal_kick(s: Any) -> None:
    """SG-8.1."""
    restart_from(s, GOAL_KICK_SQUARE, GOAL_KICKED, SuperGoalEvent.GOAL_KICK)


@rule
def keepers_throw(s: Any) -> None:
    """SG-8.2."""
    restart_from(s, KEEPER_SQUARE, KEEPER_THROWS, SuperGoalEvent.KEEPER_THROW)


@rule
def corner(s: Any) -> None:
    """SG-8.4."""
    restart_from(s, CORNER_SQUARE, CORNER_KICK, SuperGoalEvent.CORNER)


@rule
def free_kick(s: Any) -> None:
    """SG-9.2, for the side that attacks now, where the ball lies."""
    log(s, PHASE, s.attack, SuperGoalEvent.FREE_KICK, s.ball, 0)
    choose_next(s, FREE_KICK, ANY)


@rule
def penalty(s: Any) -> None:
    """SG-9.1, 9.7."""
    choose_next(s, OPEN, ANY)
    s.ball = PENALTY_SPOT
    s.die = PENALTY
    s.phase = WINDOW
    log(s, PHASE, s.attack, SuperGoalEvent.PENALTY, s.ball, 0)


@rule
def kick_off(s: Any, side: int) -> None:
    s.attack = side
    s.ball = CENTRE
    choose_next(s, KICK_OFF, ANY)


@rule
def goal(s: Any, side: int) -> None:
    """SG-8.6. The ball went into the net of the side that kicks off."""
    s.score[side] += 1
    log(s, GOAL, side, SuperGoalEvent.GOAL, s.score[0], s.score[1])
    kick_off(s, 1 - side)
    stop_if_up(s)


@rule
def stop_if_up(s: Any) -> None:
    """SG-11.3: time was up, and now the ball has been touched, gone out or gone in."""
    if s.up:
        end_half(s)


@rule
def end_half(s: Any) -> None:
    if s.half == 1:
        log(s, WHISTLE, -1, SuperGoalEvent.HALF_TIME, 0, 0)
        s.half = 2
        s.throws = 0
        s.up = 0
        s.extra = 0
        kick_off(s, 1 - s.kicked_off)
        return
    log(s, WHISTLE, -1, SuperGoalEvent.FULL_TIME, 0, 0)
    if s.score[0] == s.score[1] and s.tournament:
        start_shootout(s)
    else:
        finish(s, leader(s.score), FULL_TIME)


@rule
def leader(pair: Any) -> int:
    if pair[0] == pair[1]:
        return NO_WINNER
    return 0 if pair[0] > pair[1] else 1


@rule
def finish(s: Any, winner: int, reason: int) -> None:
    choose_next(s, OPEN, ANY)
    s.winner = winner
    s.reason = reason
    s.phase = OVER_PHASE


@rule
def start_shootout(s: Any) -> None:
    """SG-12.2, 12.4."""
    log(s, PHASE, -1, SuperGoalEvent.SHOOTOUT, 0, 0)
    choose_next(s, OPEN, ANY)
    s.up = 0
    s.extra = 0
    s.attack = s.kicked_off
    s.ball = PENALTY_SPOT
    s.phase = SHOOTOUT


@rule
def shootout_kick(s: Any, scored: bool) -> None:
    """SG-12.2 to 12.5: one kick, then who cannot be caught, who leads, or who kicks next."""
    s.kicks[s.attack] += 1
    if scored:
        s.scored[s.attack] += 1
    first, second = s.kicks[0], s.kicks[1]
    gap = s.scored[0] - s.scored[1]
    left_a = max(SHOOTOUT_ROUNDS - first, 0)
    left_b = max(SHOOTOUT_ROUNDS - second, 0)
    decided = gap > left_b or -gap > left_a
    if max(first, second) > SHOOTOUT_ROUNDS:
        decided = first == second and gap != 0
    if decided:
        winner = leader(s.scored)
        log(s, WHISTLE, winner, SuperGoalEvent.SHOOTOUT_WON, s.scored[0], s.scored[1])
        finish(s, winner, BY_SHOOTOUT)
    elif first == second == SHOOTOUT_LIMIT:
        s.phase = LOTS
    else:
        s.attack = 1 - s.attack


@rule
def draw_lots(s: Any, side: int) -> None:
    log(s, WHISTLE, side, SuperGoalEvent.LOTS, 0, 0)
    finish(s, side, BY_LOTS)
