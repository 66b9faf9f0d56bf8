"""How good a position is, for the computer opponents: from -1 (lost for side A) to 1 (won).

What counts is who has the ball, how near to a shot, and for how many throws of the die a
team-mate gets it next; or, when nobody has it, for how many throws each side takes it.
"""

from __future__ import annotations

import math
from typing import Any

from debut.games.handball.board import KEEPER, MOST_BY_CLOCK, SIDES_OF_DIE, TEAM, WIDTH
from debut.games.handball.chances import (
    GROUND,
    OUT_OF_RANGE,
    PAST,
    REACHED,
    carried,
    crossed_by_mate,
    crossed_from,
    fly,
    look_around,
    look_at_goal,
    passes,
    scores,
    takers,
    takes_passes,
)
from debut.games.handball.fields import NOWHERE
from debut.games.handball.names import (
    AFTER_GOAL,
    BALL,
    BALL_THROW,
    BY_CLOCK,
    CHOOSE,
    ENGAGE,
    INTERCEPT,
    NO_RESTART,
    SAVE,
    SEVEN,
    SEVEN_THROW,
)
from debut.games.handball.squares import end_of, has, meets, pawn_on
from debut.games.handball.suggestions import suggest as suggest
from debut.games.handball.tables import WORDS
from debut.games.handball.walking import in_own_area
from debut.games.handball.worths import (
    BALL_ON,
    BASE,
    CARRIED,
    KEEPER_HOME,
    LOOSE_ON,
    LOST,
    LURKING,
    MATE_ON,
    MATE_SHOT,
    NOW,
    OURS,
    PASSES,
    RESTARTED,
    ROWS,
    SAVED,
    SCORED,
    SEEN,
    TAKEN,
    THEIRS,
    THEN,
)
from debut.kernel.compiled import rule

HORIZON = 10.0  # turns that a position is felt for


@rule
def stands(s: Any, side: int) -> float:
    """What the places of all pawns are worth to the side that has the ball."""
    court, end = s.court, end_of(s, side)
    worth = 0.0
    for index in range(KEEPER + 1, TEAM):
        ours, theirs = s.pawn[side * TEAM + index], s.pawn[(1 - side) * TEAM + index]
        if ours != NOWHERE:
            worth += OURS[SEEN[court][end][ours]]
        if theirs != NOWHERE:
            worth += THEIRS[SEEN[court][end][theirs]]
    if in_own_area(s, side):
        worth += KEEPER_HOME[0]
    if in_own_area(s, 1 - side):
        worth += KEEPER_HOME[1]
    return worth


@rule
def held(s: Any, side: int, case: int, work: Any) -> float:
    """Goals to the side whose pawn has the ball; NOW it throws next, THEN the other side does."""
    look_around(s, work)
    look_at_goal(s, side, work)
    worth = BASE[case] + stands(s, side)
    worth += BALL_ON[SEEN[s.court][end_of(s, side)][s.ball]]
    kept = in_own_area(s, 1 - side)
    worth += CARRIED[case] * carried(s, s.ball, kept, work)
    worth += LURKING[case] * scores(crossed_by_mate(s, side, work), kept)
    fly(s, s.ball, work)
    return float(worth + PASSES[case][passes(s, side, s.ball, work)])


@rule
def loose(s: Any, side: int, work: Any) -> float:
    """Goals to the side that throws next, when nobody has the ball."""
    look_around(s, work)
    takes = takers(s, side, work) / SIDES_OF_DIE
    takes_then = takers(s, 1 - side, work) / SIDES_OF_DIE
    ours, theirs = taken(s, side, work), taken(s, 1 - side, work)
    worth = TAKEN[0] + TAKEN[1] * takes * ours - TAKEN[2] * (1.0 - takes) * takes_then * theirs
    return float(worth + TAKEN[3] * (1.0 - takes) * (1.0 - takes_then) * (ours - theirs))


@rule
def taken(s: Any, side: int, work: Any) -> float:
    """Goals to a side once it has taken the loose ball."""
    look_at_goal(s, side, work)
    return mate_worth(s, side, s.ball, work) + stands(s, side)


@rule
def mate_worth(s: Any, side: int, square: int, work: Any) -> float:
    """Goals that it is worth to have the ball there, once the other side throws."""
    chance = scores(crossed_from(work, square), in_own_area(s, 1 - side))
    return float(MATE_ON[SEEN[s.court][end_of(s, side)][square]] + MATE_SHOT * chance)


@rule
def thrown(s: Any, side: int, rest: float, work: Any) -> float:
    """Goals before the ball is thrown, or with the die on the table: the best of shot, pass and
    a loose ball for each throw; ``rest``: of what is not a goal at once, so much counts."""
    look_around(s, work)
    look_at_goal(s, side, work)
    fly(s, s.ball, work)
    kept = in_own_area(s, 1 - side)
    crossed = crossed_from(work, s.ball)
    scored = 0.0
    if crossed < OUT_OF_RANGE:
        past = PAST[crossed] if kept else 1.0
        scored = past * (1.0 + rest * SCORED) + (1.0 - past) * rest * SAVED
    base = stands(s, side)
    low, high = (s.die, s.die) if s.die else (1, SIDES_OF_DIE)
    column = SEEN[s.court][end_of(s, side)][s.ball] // ROWS
    total = 0.0
    for throw in range(low, high + 1):
        at = REACHED + WORDS * throw
        best = LOST
        if meets(work, at, work, GROUND):
            best = LOOSE_ON[min(column + throw // 2, WIDTH - 1)]
        for index in range(TEAM):
            square = s.pawn[side * TEAM + index]
            if takes_passes(s, square, s.ball) and has(work, at, square):
                best = max(best, mate_worth(s, side, square, work))
        best = rest * (best + base)
        if throw > crossed:
            best = max(best, scored)
        total += best
    return total / (high - low + 1)


@rule
def turns_left(s: Any) -> float:
    most = MOST_BY_CLOCK if s.clock == BY_CLOCK else s.actions
    return float(2 * most - s.turns)


@rule
def in_play(s: Any, side: int, work: Any) -> float:
    """Goals to the side whose turn it is, or which restarts."""
    rest = min(turns_left(s) / HORIZON, 1.0)
    phase = s.phase
    if s.ball == NOWHERE or (pawn_on(s, s.ball) == NOWHERE and s.restart != NO_RESTART):
        return float(rest * (RESTARTED[s.restart] + stands(s, side)))
    if s.restart == SEVEN or phase == SEVEN_THROW:
        return 4.0 / 6.0 * (1.0 + rest * SCORED) + 2.0 / 6.0 * rest * SAVED
    if phase == SAVE:
        past = PAST[s.distance]
        return float(past * (1.0 + rest * SCORED) + (1.0 - past) * rest * SAVED)
    if phase in (BALL_THROW, BALL) or s.restart in (AFTER_GOAL, ENGAGE):
        return thrown(s, side, rest, work)
    if phase == CHOOSE:
        return max(thrown(s, side, rest, work), rest * held(s, side, THEN, work))
    if phase == INTERCEPT:
        return float(rest * (SAVED / 3.0 + 2.0 / 3.0 * mate_worth(s, side, s.target, work)))
    holder = pawn_on(s, s.ball)
    if holder == NOWHERE:
        return rest * loose(s, side, work)
    if holder // TEAM == side:
        return rest * held(s, side, NOW, work)
    return -rest * held(s, 1 - side, THEN, work)


@rule
def evaluate(s: Any, work: Any) -> float:
    """The score and the play, weighed by the turns that are left."""
    side = s.side if s.restart == NO_RESTART else s.taking
    worth = in_play(s, side, work)
    gap = float(s.score[0] - s.score[1]) + (worth if side == 0 else -worth)
    most = 2.0 * (MOST_BY_CLOCK if s.clock == BY_CLOCK else s.actions)
    left = turns_left(s) + (most if s.end == 0 else 0.0)
    spread = 0.4 + 0.17 * math.sqrt(left)
    return float(gap / (spread + abs(gap)))
