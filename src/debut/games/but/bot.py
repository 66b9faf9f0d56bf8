"""How good a position is, for the computer opponents: from -1 (lost for side A) to 1 (won).

What counts is what the next throw can bring: a goal, a pass to somebody who can shoot with the
throw it earns, the ball taken from an opponent; where the ball lies, and where all the figures are.
"""

from __future__ import annotations

import math
from typing import Any

from debut.games.but.board import (
    CLEAR_TIMES,
    KEEPER,
    MOST_BY_CLOCK,
    MOST_THROWS,
    SIDES_OF_DIE,
    TEAM,
    WAYS,
)
from debut.games.but.chances import (
    AIR,
    FORCE,
    LINES,
    LONGEST_PASS,
    NEVER,
    OURS,
    REACHED,
    WAVE,
    fly,
    force_in,
    force_on,
    look_around,
    look_at_goal,
    nearest_of_side,
    passed_on,
    scores_now,
    spread,
    steps_to_ball,
    takes_with,
)
from debut.games.but.fields import NOWHERE
from debut.games.but.kicking import is_offside
from debut.games.but.moving import may_use
from debut.games.but.names import BLACK, BY_CLOCK, KEEPER_PHASE, PENALTY, PLAY, PUT, THROW, YELLOW
from debut.games.but.squares import clear, copy, distance, figure_on, has, holder, put
from debut.games.but.suggestions import suggest as suggest
from debut.games.but.tables import (
    AREA_OF,
    BESIDE,
    IS_FORWARD,
    MIDDLE_OF_LINE_AT,
    NEXT,
    WORDS,
)
from debut.games.but.worths import (
    AGAINST,
    BALL_AT,
    FREE_KICK,
    GAINS,
    HAS_PASS,
    KEEPER_OFF,
    KEPT,
    LEFT_AT,
    OTHERS_AT,
    OWN_AT,
    PASS_SCORES,
    PENALTY_WORTH,
    PRESSED,
    SCORED,
    SHORT,
    SHOWN,
    TAKE_PASSES,
    TAKE_SCORES,
    TAKE_SHOT,
    TAKEN_AT,
    THEIR_PASSES,
    THEIR_SHOT,
)
from debut.kernel.compiled import rule

HORIZON = 8.0  # turns that a position is felt for
OUT = -0.15  # a clearance that the others have
THROWS = SIDES_OF_DIE * SIDES_OF_DIE


@rule
def stands(s: Any, side: int, case: int) -> float:
    """What the places of all figures are worth to the side that throws."""
    own, others = side * TEAM, (1 - side) * TEAM
    worth = 0.0
    for index in range(KEEPER + 1, TEAM):
        worth += OWN_AT[case][side][s.figure[own + index]]
        worth += OTHERS_AT[case][side][s.figure[others + index]]
    worth += KEEPER_OFF[distance(s.figure[own], MIDDLE_OF_LINE_AT[side])]
    worth -= KEEPER_OFF[distance(s.figure[others], MIDDLE_OF_LINE_AT[1 - side])]
    return float(worth)


@rule
def shot_with(force: int, rest: float) -> float:
    """Goals of a shot that so many faces of six score with."""
    return float((force * SCORED + (SIDES_OF_DIE - force) * rest) / SIDES_OF_DIE)


@rule
def passes(s: Any, side: int, passer: int, force: int, throws: int, work: Any) -> float:
    """What passes are worth before a throw: a shot with the next throw; and columns gained."""
    forces, gained, some = passed_on(s, side, passer, force, work)
    worth = PASS_SCORES[throws] * forces / (THROWS * SIDES_OF_DIE)
    worth += HAS_PASS[throws] * some / SIDES_OF_DIE
    return float(worth + GAINS[throws] * gained / (SIDES_OF_DIE * LONGEST_PASS))


@rule
def with_ball(s: Any, side: int, passer: int, throws: int, steps: int, work: Any) -> float:
    """Goals to the side whose figure in the field has the ball, and which throws."""
    ball = s.ball
    look_around(s, side, work)
    look_at_goal(s, side, 2, work)
    force = int(FORCE[1 - side][ball]) if scores_now(s, side, ball, steps) else 0
    away = nearest_of_side(s, 1 - side, ball)
    rest = BALL_AT[throws][side][ball] + PRESSED[throws] * SHOWN[min(away + 1, NEVER)]
    worth = shot_with(force, float(rest)) + stands(s, side, throws)
    if throws + 1 < MOST_THROWS:
        worth += passes(s, side, passer, force, throws, work)
    return worth


@rule
def against(s: Any, side: int, work: Any) -> float:
    """Goals to the side that throws while an opponent in the field has the ball."""
    ball, other = s.ball, 1 - side
    look_around(s, other, work)
    fly(s, other, ball, work)
    receivers = 0
    for index in range(KEEPER + 1, TEAM):
        receivers += has(work, LINES + WORDS * 4, s.figure[other * TEAM + index])
    look_around(s, side, work)
    look_at_goal(s, side, 2, work)
    fly(s, side, ball, work)
    need, fouling = takes_with(s, side, work)
    copy(work, WAVE, BESIDE[ball], 0)
    for w in range(WORDS):
        work[WAVE + w] &= work[AIR + w] | work[OURS + w]
    force = force_in(work, WAVE, other)
    taken, fouls, scored, passed, shots = 0, 0, 0, 0, 0
    for black in range(1, NEVER):
        best, found = 0, False
        for index in range(KEEPER + 1, TEAM):
            square = s.figure[side * TEAM + index]
            if has(work, LINES + WORDS * black, square):
                found = True
                best = max(best, force_on(work, square, other))
        for yellow in range(1, NEVER):
            if fouling and (black == 1 or yellow == 1):
                fouls += 1
            elif yellow >= need:
                taken += 1
                if black + force >= NEVER:
                    scored += 1
                elif found:
                    passed += 1
                    shots += best
            elif black >= need:
                taken += 1
    worth = taken * TAKEN_AT[side][ball] - (THROWS - taken - fouls) * LEFT_AT[side][ball]
    worth += scored * TAKE_SCORES + passed * TAKE_PASSES + shots * TAKE_SHOT / SIDES_OF_DIE
    worth += fouls * (-PENALTY_WORTH if AREA_OF[ball] == side else FREE_KICK)
    theirs = THEIR_PASSES * receivers
    if scores_now(s, other, ball, 2):
        theirs += THEIR_SHOT * FORCE[side][ball] / SIDES_OF_DIE
    return float((worth + (THROWS - taken) * theirs) / THROWS + stands(s, side, AGAINST))


@rule
def loose(s: Any, side: int, high: int, work: Any) -> float:
    """Goals to the side that throws next, when nobody has the ball; ``high``: its best die."""
    ball = s.ball
    look_around(s, side, work)
    ours = steps_to_ball(ball, OURS, SIDES_OF_DIE, work)
    look_around(s, 1 - side, work)
    theirs = SHOWN[steps_to_ball(ball, OURS, SIDES_OF_DIE, work)]
    takes = SHOWN[ours]
    if high:
        takes = 1.0 if high >= ours else 0.0
    left = -theirs * BALL_AT[0][1 - side][ball] + (1.0 - theirs) * BALL_AT[0][side][ball] * 0.5
    worth = takes * TAKEN_AT[side][ball] + (1.0 - takes) * left
    return float(worth + stands(s, side, AGAINST))


@rule
def kicked(s: Any, side: int, low: int, high: int, steps: int) -> float:
    """Goals to the side that has a free kick."""
    force = int(FORCE[1 - side][s.ball]) if scores_now(s, side, s.ball, steps) else 0
    total = 0.0
    for black in range(low, high + 1):
        total += SCORED if black + force >= NEVER else 0.3 * BALL_AT[0][side][s.ball]
    return total / (high - low + 1) + stands(s, side, 0)


@rule
def before_throw(s: Any, side: int, work: Any) -> float:
    """Goals to the side that throws next."""
    found = holder(s)
    steps = 2 if s.phase == KEEPER_PHASE else 0
    if found == NOWHERE:
        return loose(s, side, 0, work)
    if found // TEAM != side:
        if found % TEAM == KEEPER:
            return -KEPT - stands(s, 1 - side, 0)
        return against(s, side, work)
    if s.kicker != NOWHERE:
        return kicked(s, side, 1, SIDES_OF_DIE, steps)
    if found % TEAM == KEEPER:
        return KEPT + stands(s, side, 0)
    return with_ball(s, side, found % TEAM, int(s.throws), steps, work)


@rule
def after_throw(s: Any, side: int, work: Any) -> float:
    """Goals to the side that has thrown: the best that the dice left can do, or to end."""
    found, other = holder(s), 1 - side
    black, yellow = int(s.die[BLACK]), int(s.die[YELLOW])
    if found == NOWHERE:
        return loose(s, side, max(black, yellow), work)
    index = found % TEAM
    if found // TEAM != side:
        if index == KEEPER:
            return -KEPT - stands(s, other, 0)
        look_around(s, side, work)
        need, _ = takes_with(s, side, work)
        if max(black, yellow) >= need:
            return float(TAKEN_AT[side][s.ball] + stands(s, side, AGAINST))
        return -with_ball(s, other, index, 0, 2, work)
    if s.kicker != NOWHERE and black:
        return kicked(s, side, black, black, 0)
    if s.extra and s.throws < MOST_THROWS:
        return throws_again(s, side, index, yellow, work)
    if index == KEEPER and black:
        return max(cleared(s, side, black, work), best_kick(s, side, index, black, work))
    best = KEPT + stands(s, side, 0)
    if index != KEEPER:
        best = -against(s, other, work)
    if black and may_use(s, BLACK, index):
        best = max(best, best_kick(s, side, index, black, work))
    return best


@rule
def best_kick(s: Any, side: int, index: int, black: int, work: Any) -> float:
    """Goals of the best shot or pass with the black die."""
    ball = s.ball
    if black + FORCE[1 - side][ball] >= NEVER and scores_now(s, side, ball, 0):
        return SCORED
    best = -1.0
    look_around(s, side, work)
    fly(s, side, ball, work)
    copy(work, REACHED, work, LINES + WORDS * black)
    for mate in range(KEEPER + 1, TEAM):
        square = s.figure[side * TEAM + mate]
        if mate == index or not has(work, REACHED, square):
            continue
        s.ball = square
        if s.throws < MOST_THROWS:
            best = max(best, with_ball(s, side, mate, int(s.throws), 2, work))
        else:
            best = max(best, -against(s, 1 - side, work))
    s.ball = ball
    return best


@rule
def cleared(s: Any, side: int, black: int, work: Any) -> float:
    """Goals of the best clearance that stays on the board."""
    ball, best = s.ball, OUT + stands(s, side, 0)
    for way in range(WAYS):
        square = ball if IS_FORWARD[side][way] else NOWHERE
        for _ in range(black * CLEAR_TIMES):
            if square >= 0:
                square = NEXT[square][way]
        if square < 0:
            continue
        found = figure_on(s, square)
        s.ball = square
        if found == NOWHERE:
            best = max(best, -loose(s, 1 - side, 0, work))
        elif found // TEAM == side and not is_offside(s, found):
            best = max(best, -against(s, 1 - side, work))
    s.ball = ball
    return best


@rule
def throws_again(s: Any, side: int, index: int, yellow: int, work: Any) -> float:
    """A pass has come to somebody, who may walk on by the yellow die before the next throw."""
    if index == KEEPER:
        return KEPT + stands(s, side, 0)
    best = with_ball(s, side, index, int(s.throws), 2, work)
    if yellow:
        clear(work, WAVE)
        put(work, WAVE, s.ball)
        for _ in range(yellow):
            spread(work, WAVE)
        force = force_in(work, WAVE, 1 - side)
        best = max(best, shot_with(force, SHORT) + stands(s, side, int(s.throws)))
    return best


@rule
def evaluate(s: Any, work: Any) -> float:
    """The score and the play, weighed by the turns that are left."""
    most = MOST_BY_CLOCK if s.clock == BY_CLOCK else s.length
    left = float(most - s.turns)
    felt = min(left / HORIZON, 1.0)
    side, phase = s.side, s.phase
    worth = 0.0
    if phase == PENALTY:
        worth = -PENALTY_WORTH
    elif phase == PUT:
        worth = KEPT
    elif phase == PLAY:
        worth = felt * after_throw(s, side, work)
    elif phase in (KEEPER_PHASE, THROW):
        worth = felt * before_throw(s, side, work)
    gap = float(s.score[0] - s.score[1]) + (worth if side == 0 else -worth)
    if s.half == 0:
        left += most
    spread_of_score = 0.4 + 0.17 * math.sqrt(left)
    return float(gap / (spread_of_score + abs(gap)))
