"""Passes, shots and clearances (chapters 5 to 7): who may play which ball, and where it ends."""

from __future__ import annotations

from typing import Any

from debut.games.but.board import (
    CLEAR,
    CLEAR_TIMES,
    HEIGHT,
    KEEPER,
    MOST_THROWS,
    PASS,
    PASS_TIMES,
    SHOT,
    SHOT_TIMES,
    SQUARES,
    TEAM,
    WAYS,
    WIDTH,
)
from debut.games.but.event_codes import ButEvent
from debut.games.but.fields import NOWHERE
from debut.games.but.names import BLACK
from debut.games.but.rules.flow import (
    die_used,
    end_turn,
    free_kick,
    give_ball,
    go_back,
    goal,
    keeper_gets,
)
from debut.games.but.rules.moving import may_use
from debut.games.but.rules.squares import distance, figure_on, holder
from debut.games.but.tables import (
    ACROSS,
    ALONG,
    GOAL_LINE,
    HALF_OF,
    IN_GOAL,
    IS_FORWARD,
    NEXT,
)
from debut.kernel.events import FLIGHT, FOUL, PHASE, SAVE, TOUCH
from debut.kernel.rule import log, rule


@rule
def way_to(start: int, end: int) -> int:
    """The straight way from one square to another; NOWHERE if they are not in line."""
    across, along = end % WIDTH - start % WIDTH, end // WIDTH - start // WIDTH
    if start == end or (across and along and abs(across) != abs(along)):
        return NOWHERE
    steps = distance(start, end)
    for way in range(WAYS):
        if ACROSS[way] * steps == across and ALONG[way] * steps == along:
            return way
    return NOWHERE


@rule
def legal_kicks(s: Any, out: Any, n: int) -> int:
    """What the holder may do with the black die, if it is his."""
    side, found = s.side, holder(s)
    black, index = s.die[BLACK], found - side * TEAM
    if black == 0 or found == NOWHERE or found // TEAM != side or not may_use(s, BLACK, index):
        return n
    if s.kicker == NOWHERE:
        for mate in range(TEAM):
            square = s.figure[side * TEAM + mate]
            if distance(s.ball, square) <= black * PASS_TIMES and way_to(s.ball, square) != NOWHERE:
                out[n] = PASS + mate
                n += 1
    for way in range(WAYS):
        out[n] = SHOT + way
        n += 1
    if index == KEEPER and s.kicker == NOWHERE:
        for way in range(WAYS):
            if IS_FORWARD[side][way]:
                out[n] = CLEAR + way
                n += 1
    return n


@rule
def is_offside(s: Any, figure: int) -> bool:
    """B-7.1: in the other half, nearer to the goal line than every opposing field figure."""
    other = 1 - figure // TEAM
    square = s.figure[figure]
    if HALF_OF[square] != other:
        return False
    line = GOAL_LINE[other]
    own = abs(square % WIDTH - line)
    for index in range(KEEPER + 1, TEAM):
        if abs(s.figure[other * TEAM + index] % WIDTH - line) <= own:
            return False
    return True


@rule
def receives(s: Any, figure: int, code: int, start: int, work: Any) -> bool:
    """A figure of the side that plays has the ball, if he is not offside."""
    side, square = s.side, s.figure[figure]
    log(s, FLIGHT, side, code, start, square)
    s.ball = square
    if not is_offside(s, figure):
        return True
    log(s, FOUL, side, ButEvent.OFFSIDE, figure, square)
    go_back(s, figure, work)
    free_kick(s, give_ball(s, 1 - side, square, work))
    return False


@rule
def pass_ball(s: Any, mate: int, work: Any) -> None:
    """B-5.2: team-mates let it pass, the first opponent on the line has it."""
    side, start = s.side, s.ball
    passer, receiver = holder(s) - side * TEAM, side * TEAM + mate
    way = way_to(start, s.figure[receiver])
    square = NEXT[start][way]
    while square != s.figure[receiver]:
        if stopped(s, square, ButEvent.PASS, ButEvent.INTERCEPTED):
            return
        square = NEXT[square][way]
    if receives(s, receiver, ButEvent.PASS, start, work):
        s.extra = s.throws < MOST_THROWS  # B-3.3.1
        die_used(s, BLACK, passer)


@rule
def stopped(s: Any, square: int, code: int, how: int) -> bool:
    """An opponent on the line has the ball, and it is his side's turn."""
    found = figure_on(s, square)
    if found == NOWHERE or found // TEAM == s.side:
        return False
    log(s, FLIGHT, s.side, code, s.ball, square)
    if how == ButEvent.STOPPED and found % TEAM == KEEPER:
        log(s, SAVE, 1 - s.side, ButEvent.SAVED, found, square)
    else:
        log(s, TOUCH, 1 - s.side, how, found, square)
    s.ball = square
    end_turn(s, 1 - s.side)
    return True


@rule
def shoot(s: Any, way: int, work: Any) -> None:
    """B-5.3, B-7.3: the exact length, straight."""
    start, square = s.ball, s.ball
    shooter = holder(s) - s.side * TEAM
    code = ButEvent.SHOT if s.kicker == NOWHERE else ButEvent.FREE_KICK_TAKEN
    for _ in range(s.die[BLACK] * SHOT_TIMES):
        following = NEXT[square][way]
        if following < 0:
            leaves(s, square, way, code, work)
            return
        square = following
        if stopped(s, square, code, ButEvent.STOPPED):
            return
    lands(s, start, square, shooter, code, work)


@rule
def clear_ball(s: Any, way: int, work: Any) -> None:
    """B-5.5.1: it flies over everybody, only its last square counts."""
    start, square = s.ball, s.ball
    for _ in range(s.die[BLACK] * CLEAR_TIMES):
        following = NEXT[square][way]
        if following < 0:
            leaves(s, square, way, ButEvent.CLEAR, work)
            return
        square = following
    lands(s, start, square, KEEPER, ButEvent.CLEAR, work)


@rule
def lands(s: Any, start: int, square: int, kicker: int, code: int, work: Any) -> None:
    """Whoever stands there has it."""
    side, found = s.side, figure_on(s, square)
    cleared = code == ButEvent.CLEAR
    if found == NOWHERE:
        log(
            s, FLIGHT, side, ButEvent.CLEAR_LOOSE if cleared else ButEvent.SHOT_LOOSE, start, square
        )
        s.ball = square
    elif found // TEAM != side:
        log(s, FLIGHT, side, ButEvent.CLEAR_LOST, start, square)
        s.ball = square
        end_turn(s, 1 - side)
        return
    elif not receives(
        s, found, ButEvent.CLEAR_MATE if cleared else ButEvent.SHOT_MATE, start, work
    ):
        return
    s.kicker = NOWHERE
    die_used(s, BLACK, kicker)


@rule
def leaves(s: Any, last: int, way: int, code: int, work: Any) -> None:
    """Chapter 6: over the goal line, into a goal or beside it, or over the side line."""
    side = s.side
    log(s, FLIGHT, side, code, s.ball, SQUARES + last * WAYS + way)
    column, row = last % WIDTH + ACROSS[way], last // WIDTH + ALONG[way]
    if 0 <= column < WIDTH:
        log(s, PHASE, 1 - side, ButEvent.OUT_SIDE, last, 0)
        give_ball(s, 1 - side, last, work)
        end_turn(s, 1 - side)
        return
    end = int(column >= WIDTH)
    if 0 <= row < HEIGHT and IN_GOAL[row]:
        goal(s, end, ButEvent.OWN_GOAL if end == side else ButEvent.GOAL, work)
    elif end != side:
        log(s, PHASE, end, ButEvent.OUT_GOAL_LINE, last, 0)
        keeper_gets(s, end)
        end_turn(s, end)
    else:
        log(s, PHASE, 1 - side, ButEvent.CORNER, last, 0)
        corner = GOAL_LINE[side] + (0 if last // WIDTH < HEIGHT // 2 else (HEIGHT - 1) * WIDTH)
        give_ball(s, 1 - side, corner, work)
        end_turn(s, 1 - side)
