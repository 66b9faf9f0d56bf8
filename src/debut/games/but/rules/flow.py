"""Placing, throws, turns, fouls, goals and time (chapters 1 to 3, 6 and 7)."""

from __future__ import annotations

from typing import Any

from debut.games.but.board import (
    BACK,
    CENTRE_FORWARD,
    DICE,
    KEEPER,
    MIDDLE,
    MOST_BY_CLOCK,
    SQUARES,
    TEAM,
    WIDTH,
)
from debut.games.but.event_codes import ButEvent
from debut.games.but.fields import NOWHERE
from debut.games.but.names import (
    BLACK,
    BY_CLOCK,
    FORMATION_PHASE,
    FREELY,
    FULL_TIME,
    KEEPER_PHASE,
    OVER_PHASE,
    PLACE,
    THROW,
    YELLOW,
)
from debut.games.but.rules.squares import (
    TAKEN,
    has,
    kicking,
    nearest_field_figure,
    nearest_free,
    put_figures,
)
from debut.games.but.tables import (
    BOARD_SET,
    CENTRE_SQUARE,
    IN_CIRCLE,
    OUTSIDE_SET,
    TOWARD_OWN_GOAL,
)
from debut.kernel.events import GOAL, PHASE, WALK, WHISTLE
from debut.kernel.layout import NO_WINNER
from debut.kernel.rule import log, rule


@rule
def clear_board(s: Any) -> None:
    for figure in range(2 * TEAM):
        s.figure[figure] = NOWHERE


@rule
def begin_half(s: Any) -> None:
    """B-2.2: both sides are placed, the one that does not kick off first."""
    clear_board(s)
    s.ball = NOWHERE
    ask_to_place(s, 1 - kicking(s))


@rule
def ask_to_place(s: Any, side: int) -> None:
    s.side = side
    s.phase = PLACE if s.placing == FREELY else FORMATION_PHASE
    if s.placing == FREELY and side == kicking(s):
        s.figure[side * TEAM + CENTRE_FORWARD] = CENTRE_SQUARE


@rule
def stand_at_home(s: Any, side: int, kicks_off: int, work: Any) -> None:
    """A side as it was placed (B-2.3, B-2.3.1): the 9 that kicks off on the centre; without the
    ball nobody in the circle."""
    barred = side != kicks_off
    for index in range(TEAM):
        home = s.home[side * TEAM + index]
        s.figure[side * TEAM + index] = NOWHERE if barred and IN_CIRCLE[home] else home
    if not barred:
        s.figure[side * TEAM + CENTRE_FORWARD] = CENTRE_SQUARE
    for index in range(TEAM):
        figure = side * TEAM + index
        if s.figure[figure] == NOWHERE:
            square = nearest_free(s, s.home[figure], side, OUTSIDE_SET[side], work)
            s.figure[figure] = square


@rule
def placed(s: Any, work: Any) -> None:
    """A side is ready: the other is asked, or the match goes on."""
    if s.side == kicking(s):
        kick_off(s, s.side, work)
    else:
        ask_to_place(s, kicking(s))


@rule
def kick_off(s: Any, side: int, work: Any) -> None:
    """B-2.3: all stand as placed."""
    clear_board(s)
    for standing in (0, 1):
        stand_at_home(s, standing, side, work)
    s.ball = CENTRE_SQUARE
    log(s, PHASE, side, ButEvent.KICK_OFF, 0, 0)
    begin_turn(s, side)


@rule
def begin_turn(s: Any, side: int) -> None:
    s.side = side
    await_throw(s)


@rule
def await_throw(s: Any) -> None:
    """B-3.1: before every throw a keeper may step, but with the ball on the middle column."""
    clear_dice(s)
    s.phase = THROW if s.ball % WIDTH == MIDDLE - 1 else KEEPER_PHASE


@rule
def clear_dice(s: Any) -> None:
    for die in range(len(DICE)):
        s.die[die] = 0
        s.mover[die] = NOWHERE
    s.taker = NOWHERE


@rule
def die_used(s: Any, die: int, index: int) -> None:
    s.die[die] = 0
    s.mover[die] = index
    if s.die[BLACK] == 0 and s.die[YELLOW] == 0:
        end_throw(s)


@rule
def end_throw(s: Any) -> None:
    """B-3.3: a completed pass has earned one more throw, three in a row at the most."""
    if s.extra:
        s.extra = 0
        log(s, PHASE, s.side, ButEvent.EXTRA_THROW, s.throws + 1, 0)
        await_throw(s)
    else:
        end_turn(s, 1 - s.side)


@rule
def end_turn(s: Any, following: int) -> None:
    if goes_on(s):
        begin_turn(s, following)


@rule
def goes_on(s: Any) -> bool:
    """B-1.2: counts the turn; whether the half has time left."""
    s.played[s.side] += 1
    s.turns += 1
    s.kicker = NOWHERE
    s.extra = 0
    s.throws = 0
    clear_dice(s)
    most = MOST_BY_CLOCK if s.clock == BY_CLOCK else s.length
    if s.turns < most and not s.up:
        return True
    end_half(s)
    return False


@rule
def end_half(s: Any) -> None:
    s.up = 0
    if s.half == 0:
        log(s, WHISTLE, -1, ButEvent.HALF_TIME, 0, 0)
        s.half = 1
        s.turns = 0
        begin_half(s)
    else:
        log(s, WHISTLE, -1, ButEvent.FULL_TIME, 0, 0)
        lead = s.score[0] - s.score[1]
        s.winner = NO_WINNER if lead == 0 else int(lead < 0)
        s.reason = FULL_TIME
        s.phase = OVER_PHASE
        s.side = 0


@rule
def goal(s: Any, conceding: int, code: int, work: Any) -> None:
    """B-2.3, B-5.4: the side whose goal it was kicks off."""
    scoring = 1 - conceding
    s.score[scoring] += 1
    log(s, GOAL, scoring, code, s.score[0], s.score[1])
    if goes_on(s):
        kick_off(s, conceding, work)


@rule
def go_back(s: Any, figure: int, work: Any) -> None:
    """B-7.2.2: to the farthest free square of those behind him in his row, past anybody."""
    side, start = figure // TEAM, s.figure[figure]
    put_figures(s, work, TAKEN)
    for steps in range(BACK, 0, -1):
        column = start % WIDTH + steps * TOWARD_OWN_GOAL[side]
        if 0 <= column < WIDTH:
            square = start + steps * TOWARD_OWN_GOAL[side]
            if not has(work, TAKEN, square):
                log(s, WALK, side, ButEvent.BACK, figure, start * SQUARES + square)
                s.figure[figure] = square
                return


@rule
def give_ball(s: Any, side: int, square: int, work: Any) -> int:
    """The side's nearest field figure is put there with the ball, or on the nearest free square."""
    figure = nearest_field_figure(s, side, square)
    start = s.figure[figure]
    s.figure[figure] = NOWHERE
    s.figure[figure] = nearest_free(s, square, side, BOARD_SET, work)
    s.ball = s.figure[figure]
    log(s, WALK, side, ButEvent.RESTART, figure, start * SQUARES + s.ball)
    return int(figure)


@rule
def free_kick(s: Any, figure: int) -> None:
    """B-7.3: the other side's next turn; its black die is this figure's."""
    side = figure // TEAM
    log(s, PHASE, side, ButEvent.FREE_KICK, figure, 0)
    if goes_on(s):
        s.kicker = figure % TEAM
        begin_turn(s, side)


@rule
def keeper_gets(s: Any, side: int) -> None:
    s.ball = s.figure[side * TEAM + KEEPER]
