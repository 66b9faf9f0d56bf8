"""Turns, fouls, restarts, goals and time (chapters 1 and 4)."""

from __future__ import annotations

from typing import Any

from debut.games.handball.board import MOST_BY_CLOCK, TEAM
from debut.games.handball.event_codes import HandballEvent
from debut.games.handball.fields import NOWHERE
from debut.games.handball.names import (
    AFTER_GOAL,
    BALL_THROW,
    BY_CLOCK,
    ENGAGE,
    FREE,
    FULL_TIME,
    KEEPERS,
    NO_RESTART,
    OVER_PHASE,
    PLACE,
    SEVEN,
    SEVEN_THROW,
    TAKER,
    WALK_THROW,
)
from debut.games.handball.rules.placing import (
    anybody_left,
    side_of_step,
    steps_of,
    take_formation,
)
from debut.games.handball.rules.squares import holds
from debut.kernel.events import FOUL, GOAL, PENALTY, PHASE, WHISTLE
from debut.kernel.layout import NO_WINNER
from debut.kernel.rule import log, rule, table

# What is told of each restart, in their order.
RESTART_EVENT = table(
    [
        0,
        HandballEvent.FREE_THROW,
        HandballEvent.SEVEN,
        HandballEvent.KEEPER_RESTART,
        HandballEvent.RESTART_AFTER_GOAL,
        HandballEvent.ENGAGE,
    ]
)


@rule
def begin_turn(s: Any, side: int, phase: int) -> None:
    s.side = side
    s.phase = phase
    s.die = 0
    if s.passive:
        s.held[side] = s.held[side] + 1 if holds(s, side) else 0


@rule
def end_turn(s: Any) -> None:
    """H-1.4.2: the other side's turn, if there is time; H-3.4: passive play is a foul."""
    side = s.side
    if s.passive and s.held[side] >= s.passive:
        log(s, FOUL, side, HandballEvent.FOUL_PASSIVE, 0, 0)
        free_throw(s)
    elif goes_on(s):
        begin_turn(s, 1 - side, WALK_THROW)


@rule
def goes_on(s: Any) -> bool:
    """H-1.2, H-1.2.2: counts the turn; whether the period has time left."""
    s.turns += 1
    s.die = 0
    s.distance = 0
    s.target = NOWHERE
    most = MOST_BY_CLOCK if s.clock == BY_CLOCK else s.actions
    if s.turns < 2 * most and not s.up:
        return True
    end_period(s)
    return False


@rule
def end_period(s: Any) -> None:
    """H-1.2.1: at half-time the sides change ends, and the other one engages."""
    s.up = 0
    if s.end == 0:
        s.turns = 0
        log(s, WHISTLE, -1, HandballEvent.HALF_TIME, 0, 0)
        s.end = 1
        s.held[0] = 0
        s.held[1] = 0
        for pawn in range(2 * TEAM):
            s.pawn[pawn] = NOWHERE
        s.ball = NOWHERE
        begin_restart(s, ENGAGE, 1 - s.first)
    else:
        end_match(s)


@rule
def end_match(s: Any) -> None:
    log(s, WHISTLE, -1, HandballEvent.FULL_TIME, 0, 0)
    lead = s.score[0] - s.score[1]
    s.winner = NO_WINNER if lead == 0 else int(lead < 0)
    s.reason = FULL_TIME
    s.phase = OVER_PHASE
    s.side = 0


@rule
def begin_restart(s: Any, kind: int, taking: int) -> None:
    """Chapter 4: the side that restarts first puts its taker on the spot."""
    s.restart = kind
    s.taking = taking
    s.side = taking
    s.phase = TAKER
    s.die = 0
    s.held[1 - taking] = 0
    log(s, PENALTY if kind == SEVEN else PHASE, taking, RESTART_EVENT[kind], s.ball, 0)


@rule
def free_throw(s: Any) -> None:
    """H-4.5.1: to the other side, from where the ball is."""
    if goes_on(s):
        begin_restart(s, FREE, 1 - s.side)


@rule
def keepers_restart(s: Any, square: int) -> None:
    """H-4.3: the other side's keeper has the ball."""
    s.ball = square
    if goes_on(s):
        begin_restart(s, KEEPERS, 1 - s.side)


@rule
def seven_metres(s: Any) -> None:
    """H-4.4.1: for the blocked side, as part of its turn."""
    begin_restart(s, SEVEN, s.side)


@rule
def goal(s: Any) -> None:
    """H-4.2.1, H-4.6: the side whose turn it is has scored."""
    side = s.side
    s.score[side] += 1
    s.ball = NOWHERE
    log(s, GOAL, side, HandballEvent.GOAL, s.score[0], s.score[1])
    if goes_on(s):
        begin_restart(s, AFTER_GOAL, 1 - side)


@rule
def next_step(s: Any, work: Any) -> None:
    """H-4.7.1: whoever has something to place goes on; then the ball is played."""
    while s.step + 1 < steps_of(s):
        s.step += 1
        side = side_of_step(s, s.step)
        if s.stays >> side & 1 or not anybody_left(s, side):
            continue
        if s.plan[side]:
            take_formation(s, side, s.plan[side] - 1, work)
            continue
        s.side = side
        s.phase = PLACE
        return
    play_restart(s)


@rule
def play_restart(s: Any) -> None:
    """H-4.1.2, H-4.3.2, H-4.4.2.2, H-4.5.2.5, H-4.6.3."""
    kind, side = s.restart, s.taking
    s.restart = NO_RESTART
    s.taking = 0
    s.taker = NOWHERE
    s.step = 0
    s.placed = 0
    s.stays = 0
    for one in range(2):
        s.moved[one] = 0
        s.plan[one] = 0
    if kind == SEVEN:
        s.side = side
        s.phase = SEVEN_THROW
    else:
        begin_turn(s, side, BALL_THROW if kind in (AFTER_GOAL, ENGAGE) else WALK_THROW)
