"""What each die does once it is thrown (SG-4 to 7, 9.3, 9.4)."""

from __future__ import annotations

from typing import Any

from debut.games.supergoal.board import (
    CLEARANCE,
    CLOCK_THROWS,
    COLUMNS,
    CORNER_AGAINST,
    GOAL_MOUTH,
    MEETS_FAR_KICK,
    OVER_GOAL_LINE,
    OWN_GOAL,
    OWN_NET,
    PARRY,
    PENALTY_SPOT,
    POST_REBOUND,
    THROW_IN,
    WALL_LINES,
)
from debut.games.supergoal.event_codes import SuperGoalEvent
from debut.games.supergoal.names import (
    ANY,
    BAR,
    BLUE_SHOT,
    CHALLENGE,
    CLEAR,
    CONTROL,
    CROSS,
    FOUL,
    FREE_KICK,
    INSIDE,
    INTERCEPT,
    MISS_OR_OWN_GOAL,
    MOUTH,
    NO_SHOT,
    NOT_CONTROL,
    NOT_SAVED,
    OFF_BAR,
    ON_BAR,
    OPEN,
    OUTSIDE,
    OWN_KEEPER,
    PARRIED,
    PENALTY,
    PENALTY_CORNER,
    PENALTY_OFF,
    POST,
    QUESTION,
    SAVED,
    SCORED,
    SHOT,
    SHOT_OFF,
    SIDE,
    STEAL,
    UNSTOPPABLE,
    VAR,
)
from debut.games.supergoal.rules.flow import (
    change_possession,
    choose_next,
    corner,
    goal,
    goal_kick,
    keepers_throw,
    lose_ball,
    play_on,
    stop_if_up,
    throw_in,
)
from debut.games.supergoal.rules.fouls import foul_against
from debut.games.supergoal.tables import (
    COLUMN,
    CROSSES,
    DIRECTION,
    LANDS,
    LINE,
    MARK,
    MEETS,
    NUMBER,
    OWN_GOAL_RISK,
    SHOOTING,
)
from debut.kernel.events import FLIGHT, PHASE, SAVE, TOUCH, WHISTLE
from debut.kernel.rule import log, rule, table

MIDDLE = COLUMNS.index("c")
WIDTH = len(COLUMNS)
WALL_FAR = WALL_LINES[0]

# The phase after a shot from near or from far, by its face.
NEAR, FAR = 0, 1
AFTER_SHOT = table(
    [
        [MOUTH, UNSTOPPABLE, CHALLENGE, BAR],
        [INTERCEPT, MOUTH, CHALLENGE, BAR],
    ]
)


@rule
def count_throw(s: Any) -> None:
    """SG-11.1, 11.2, 11.4."""
    if s.up:
        s.extra += 1
        return
    s.throws += 1
    if s.throws >= (CLOCK_THROWS if s.clock else s.length):
        time_is_up(s)


@rule
def time_is_up(s: Any) -> None:
    s.up = 1
    log(s, WHISTLE, -1, SuperGoalEvent.TIME_UP, 0, 0)


@rule
def throw_of_attacker(s: Any, face: int) -> None:
    s.plays = 0
    if s.die == PENALTY:
        penalty_thrown(s, face)
        return
    count_throw(s)
    if s.die == SHOT:
        shot_thrown(s, face)
    else:
        arrow_thrown(s, face)


@rule
def reach(s: Any) -> int:
    """SG-8.3: the arrow's number, doubled for a long kick."""
    return int(NUMBER[s.die][s.face] << s.long)


@rule
def lands(s: Any, way: int) -> int:
    return int(LANDS[s.turned][DIRECTION[s.die][s.face]][reach(s)][way][s.ball])


@rule
def arrow_thrown(s: Any, face: int) -> None:
    """SG-4.1: straight on, or left or right where that makes a difference."""
    s.face = face
    s.restart = OPEN
    s.direct = 0
    s.allowed = NOT_CONTROL if s.die == CONTROL else ANY
    if lands(s, 0) == lands(s, 1):
        fly(s, 0)
    else:
        s.phase = SIDE


@rule
def fly(s: Any, way: int) -> None:
    """SG-4.2 to 4.7."""
    end = lands(s, way)
    last = CROSSES[s.turned][DIRECTION[s.die][s.face]][reach(s)][way][s.ball]
    log(s, FLIGHT, s.attack, SuperGoalEvent.FLIGHT, s.ball, last)
    if end >= THROW_IN:
        leave_field(s, end)
        return
    s.ball = end
    mark = MARK[s.die][s.face]
    if mark == CROSS:
        lose_ball(s)
        return
    choose_next(s, OPEN, s.allowed)
    if mark == QUESTION:
        s.phase = CHALLENGE


@rule
def leave_field(s: Any, end: int) -> None:
    if end == OWN_GOAL:
        log(s, PHASE, s.attack, SuperGoalEvent.OWN_GOAL, 0, 0)
        goal(s, 1 - s.attack)
    elif end == OVER_GOAL_LINE:
        change_possession(s)
        goal_kick(s)
    elif end == CORNER_AGAINST:
        change_possession(s)
        corner(s)
    else:
        throw_in(s, end - THROW_IN)


@rule
def shot_thrown(s: Any, face: int) -> None:
    """SG-6, 9.3."""
    start = s.ball
    inside = SHOOTING[start] == INSIDE
    kicked = s.restart == FREE_KICK
    far_kick = kicked and LINE[start] == WALL_FAR
    distance = NEAR if inside or (kicked and not far_kick) else FAR
    play_on(s)
    if face == SHOT_OFF:
        change_possession(s)
        goal_kick(s)
        return
    s.shot = INSIDE if inside else OUTSIDE
    s.phase = AFTER_SHOT[distance][face]
    if face == POST:
        s.ball = POST_REBOUND
        if inside:
            s.shot = NO_SHOT
        log(s, TOUCH, s.attack, SuperGoalEvent.POST, s.ball, 0)
    elif face == ON_BAR:
        s.ball = GOAL_MOUTH
        log(s, TOUCH, s.attack, SuperGoalEvent.BAR, s.ball, 0)
    elif far_kick:
        s.ball = MEETS_FAR_KICK
    else:
        s.ball = GOAL_MOUTH if inside else MEETS[start]
    log(s, FLIGHT, s.attack, SuperGoalEvent.FLIGHT, start, s.ball)


@rule
def blue_thrown(s: Any, face: int) -> None:
    """SG-5."""
    if face == FOUL:
        foul_against(s, VAR)
        return
    s.fouled[1 - s.attack] = 0
    if face == STEAL:
        lose_ball(s)
    elif face == CLEAR:
        clear(s)
    elif face == MISS_OR_OWN_GOAL and OWN_GOAL_RISK[s.ball]:
        log(s, PHASE, 1 - s.attack, SuperGoalEvent.OWN_GOAL, 0, 0)
        goal(s, s.attack)
    else:
        log(s, TOUCH, 1 - s.attack, SuperGoalEvent.MISS, s.ball, 0)
        if s.phase == BLUE_SHOT:
            s.phase = MOUTH
        else:
            play_on(s)


@rule
def clear(s: Any) -> None:
    """SG-5.5 to 5.7."""
    start = s.ball
    log(s, TOUCH, 1 - s.attack, SuperGoalEvent.CLEAR, s.ball, 0)
    if LINE[start] > CLEARANCE:
        s.ball = start - CLEARANCE * WIDTH
        log(s, FLIGHT, s.attack, SuperGoalEvent.FLIGHT, start, s.ball)
        play_on(s)
        stop_if_up(s)
    elif COLUMN[start] != MIDDLE:
        goal_kick(s)
    else:
        play_on(s)
        s.ball = OWN_NET
        s.phase = OWN_KEEPER
        stop_if_up(s)


@rule
def keeper_thrown(s: Any, face: int) -> None:
    """SG-7."""
    if face == NOT_SAVED:
        if s.shot == OFF_BAR:
            log(s, PHASE, 1 - s.attack, SuperGoalEvent.OWN_GOAL, 0, 0)
        goal(s, s.attack)
    elif face == SAVED:
        log(s, SAVE, 1 - s.attack, SuperGoalEvent.SAVE, s.ball, 0)
        change_possession(s)
        keepers_throw(s)
    elif face == PARRIED:
        log(s, SAVE, 1 - s.attack, SuperGoalEvent.PARRY, s.ball, 0)
        log(s, FLIGHT, s.attack, SuperGoalEvent.FLIGHT, s.ball, PARRY)
        s.ball = PARRY
        play_on(s)
        stop_if_up(s)
    else:
        corner(s)


@rule
def own_keeper_thrown(s: Any, face: int) -> None:
    """SG-5.6."""
    if face == NOT_SAVED:
        log(s, PHASE, s.attack, SuperGoalEvent.OWN_GOAL, 0, 0)
        goal(s, 1 - s.attack)
    else:
        keepers_throw(s)


@rule
def penalty_thrown(s: Any, face: int) -> None:
    """SG-9.4."""
    if face == SCORED:
        goal(s, s.attack)
    elif face == PENALTY_OFF:
        change_possession(s)
        goal_kick(s)
    elif face == PENALTY_CORNER:
        corner(s)
    else:
        log(s, SAVE, 1 - s.attack, SuperGoalEvent.PARRY, s.ball, 0)
        s.ball = PENALTY_SPOT
        play_on(s)
        stop_if_up(s)
