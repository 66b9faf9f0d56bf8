"""The actions that the computer opponents think about."""

from __future__ import annotations

from typing import Any

from debut.games.but.board import (
    CLEAR,
    FORMATION,
    FORMATION_NAMES,
    KEEPER,
    MOST_THROWS,
    PASS,
    SAME,
    SHOT,
    SHOT_TIMES,
    SIDES_OF_DIE,
    SQUARES,
    TAKE,
    TEAM,
    WAYS,
    WIDTH,
)
from debut.games.but.bot.action_values import AGAINST, BALL_AT, OTHERS_AT, OWN_AT
from debut.games.but.bot.chances import (
    FORCE,
    LINES,
    LOOKED,
    fly,
    force_on,
    look_around,
    look_at_goal,
    nearest_of_side,
    scores_now,
)
from debut.games.but.fields import NOWHERE
from debut.games.but.names import BLACK, FORMATION_PHASE, PLACE, PLAY, PUT, YELLOW
from debut.games.but.rules.entry import legal, next_to_place
from debut.games.but.rules.kicking import is_offside
from debut.games.but.rules.moving import may_use
from debut.games.but.rules.squares import distance, figure_on, has, holder
from debut.games.but.tables import ALONG, FORMATION_SQUARES, GOAL_LINE, IN_GOAL, NEXT, WORDS
from debut.kernel.rule import rule, table

SOME = 56  # plays that are looked at
PUTS = 12  # squares for who has missed a penalty
USUAL = FORMATION_NAMES.index("4-3-3")
LURKING = 18  # columns from his own goal line that he is put on

# How a play is seen: with a pass or a throw to come, or against the ball; with the ball as the turn
# ends; nobody having it.
ATTACK, DEFENCE, HOLDING, LOOSE = range(4)
# Of what a figure's place is worth to who throws next: which case it then is.
SEEN_AS = table([1, 0, AGAINST, AGAINST])
GOAL, GIVEN_AWAY = 10_000, -2_000


@rule
def suggest(s: Any, out: Any, work: Any) -> int:
    phase = s.phase
    if phase == FORMATION_PHASE:
        out[0] = FORMATION + USUAL
        return 1
    n = legal(s, out, work)
    if phase == PLACE:
        return usual_place(s, out, n)
    if phase == PLAY:
        case = look(s, work)
        for i in range(n):
            n_value = promise(s, out[i], case, work)
            insert(out, i, n_value, SOME, work)
        return min(n, SOME)
    if phase == PUT:
        for i in range(n):
            insert(out, i, put_promise(s, out[i] % SQUARES), PUTS, work)
        return min(n, PUTS)
    out[0], out[n - 1] = out[n - 1], out[0]  # a keeper who gains nothing stays
    return int(n)


@rule
def insert(out: Any, i: int, value: int, most: int, work: Any) -> None:
    """Puts the action at i among those before it that promise most."""
    action = out[i]
    at = min(i, most)
    while at > 0 and value > work[LOOKED + at - 1]:
        at -= 1
    if at == most:
        return
    for j in range(min(i, most - 1), at, -1):
        out[j] = out[j - 1]
        work[LOOKED + j] = work[LOOKED + j - 1]
    out[at] = action
    work[LOOKED + at] = value


@rule
def usual_place(s: Any, out: Any, n: int) -> int:
    """As in the usual formation, or as near to it as may be; at half-time as before."""
    if out[n - 1] == SAME:
        out[0] = SAME
        return 1
    wanted = FORMATION_SQUARES[s.side][USUAL][next_to_place(s)]
    best = 0
    for i in range(1, n):
        if distance(out[i] % SQUARES, wanted) < distance(out[best] % SQUARES, wanted):
            best = i
    out[0] = out[best]
    return 1


@rule
def put_promise(s: Any, square: int) -> int:
    away = abs(abs(square % WIDTH - GOAL_LINE[1 - s.side]) - LURKING)
    return int(-2 * away - abs(square // WIDTH - 8))


@rule
def has_kick(s: Any) -> bool:
    """Whether the side's holder may still play the ball in this throw."""
    found = holder(s)
    return bool(
        found != NOWHERE
        and found // TEAM == s.side
        and s.die[BLACK] > 0
        and may_use(s, BLACK, found % TEAM)
    )


@rule
def look(s: Any, work: Any) -> int:
    side, found = s.side, holder(s)
    if found == NOWHERE:
        look_around(s, side, work)
        look_at_goal(s, side, work)
        return LOOSE
    if found // TEAM == side and (has_kick(s) or (s.extra and s.throws < MOST_THROWS)):
        look_around(s, side, work)
        look_at_goal(s, side, work)
        fly(s, side, s.ball, work)
        return ATTACK
    look_around(s, 1 - side, work)
    look_at_goal(s, 1 - side, work)
    fly(s, 1 - side, s.ball, work)
    return HOLDING if found // TEAM == side else DEFENCE


@rule
def promise(s: Any, action: int, case: int, work: Any) -> int:
    """What a play promises at first sight, in thousandths of a goal."""
    if action < TAKE:
        die, index = action // (TEAM * SQUARES), action // SQUARES % TEAM
        start, square = s.figure[s.side * TEAM + index], action % SQUARES
        if index == KEEPER:
            return keeper_promise(s, start, square, case)
        moved = int(1000 * (placed_at(s, case, square) - placed_at(s, case, start)))
        if case == ATTACK:
            return moved + attacking_promise(s, die, start, square, work)
        if case in (DEFENCE, HOLDING):
            return moved + defending_promise(s, start, square, work)
        return moved + loose_promise(s, die, start, square)
    if action < PASS:
        return take_promise(s, action - TAKE)
    if action < SHOT:
        return pass_promise(s, action - PASS, work)
    if action < CLEAR:
        return shot_promise(s, action - SHOT)
    return 1000 if action < FORMATION else 50


@rule
def placed_at(s: Any, case: int, square: int) -> float:
    """What a figure's place is worth: at the next throw of his side, or of the others."""
    side = s.side
    if case == ATTACK:
        return float(OWN_AT[SEEN_AS[case]][side][square])
    return float(-OTHERS_AT[SEEN_AS[case]][1 - side][square])


@rule
def shot_after(side: int, square: int, work: Any) -> int:
    """The ball there, and one more throw."""
    force = force_on(work, square, 1 - side)
    return int(force * 150 + 1000 * BALL_AT[side][square])


@rule
def keeper_promise(s: Any, start: int, square: int, case: int) -> int:
    if case == LOOSE and square == s.ball:
        return 500
    line = GOAL_LINE[s.side]
    return int(-20 * abs(square % WIDTH - line) - 5 * distance(start, square))


@rule
def attacking_promise(s: Any, die: int, start: int, square: int, work: Any) -> int:
    side = s.side
    if start == s.ball:
        if s.extra and s.throws < MOST_THROWS:
            return shot_after(side, square, work) - shot_after(side, start, work) + 200
        away = nearest_of_side(s, 1 - side, square)
        return int(100 + 1000 * (BALL_AT[side][square] - BALL_AT[side][start]) + 15 * min(away, 6))
    found = int(1000 * (BALL_AT[side][square] - BALL_AT[side][start])) // 2
    found += (force_on(work, square, 1 - side) - force_on(work, start, 1 - side)) * 30
    black = SIDES_OF_DIE if s.extra else s.die[BLACK]
    if has(work, LINES + WORDS * black, square):
        gain = shot_after(side, square, work)
        if has(work, LINES + WORDS * black, start):
            gain -= shot_after(side, start, work)
        found += gain // 3 if s.extra or die == BLACK else gain
    return found


@rule
def defending_promise(s: Any, start: int, square: int, work: Any) -> int:
    """Into the lines of the ball, between it and the goal, where the others would shoot from."""
    side, ball = s.side, s.ball
    found = 10 * (min(distance(start, ball), 8) - min(distance(square, ball), 8))
    if has(work, LINES + WORDS * SIDES_OF_DIE, square):
        found += 40
    if has(work, LINES + WORDS * SIDES_OF_DIE, start):
        found -= 40
    found += 20 * (force_on(work, square, side) - force_on(work, start, side))
    line = GOAL_LINE[side]
    behind = abs(square % WIDTH - line) < abs(ball % WIDTH - line)
    was_behind = abs(start % WIDTH - line) < abs(ball % WIDTH - line)
    return int(found + 30 * (int(behind) - int(was_behind)))


@rule
def loose_promise(s: Any, die: int, start: int, square: int) -> int:
    side, ball = s.side, s.ball
    found = int(1000 * (BALL_AT[side][square] - BALL_AT[side][start])) // 2
    if distance(start, ball) + distance(ball, square) <= s.die[die]:
        return found + 600
    return found + 15 * (min(distance(start, ball), 8) - min(distance(square, ball), 8))


@rule
def take_promise(s: Any, code: int) -> int:
    """By the yellow die it is better: the black one shoots or passes."""
    side, ball = s.side, s.ball
    die, index = code // (TEAM * WAYS), code // WAYS % TEAM
    end = NEXT[ball][code % WAYS]
    found = 2000 + int(1000 * BALL_AT[side][end])
    found -= 30 * distance(s.figure[side * TEAM + index], ball)
    if die == YELLOW and s.die[BLACK] > 0:
        found += 200
        if s.die[BLACK] + FORCE[1 - side][end] > SIDES_OF_DIE and scores_now(s, side, end, 0):
            found += 3000
    return found


@rule
def pass_promise(s: Any, mate: int, work: Any) -> int:
    side = s.side
    square = s.figure[side * TEAM + mate]
    if not has(work, LINES + WORDS * SIDES_OF_DIE, square):
        return GIVEN_AWAY
    return 1000 + shot_after(side, square, work)


@rule
def shot_promise(s: Any, way: int) -> int:
    side, square = s.side, s.ball
    for _ in range(s.die[BLACK] * SHOT_TIMES):
        following = NEXT[square][way]
        if following < 0:
            row = square // WIDTH + ALONG[way]
            end = int(square % WIDTH == GOAL_LINE[1])
            if square % WIDTH == GOAL_LINE[end] and IN_GOAL[max(0, min(row, len(IN_GOAL) - 1))]:
                return GOAL if end != side else -GOAL
            return -300
        square = following
        found = figure_on(s, square)
        if found != NOWHERE and found // TEAM != side:
            return GIVEN_AWAY
    found = figure_on(s, square)
    if found != NOWHERE and is_offside(s, found):
        return GIVEN_AWAY
    return int(300 * BALL_AT[side][square])
