"""How good a position is, for the computer opponents: from -1 (lost for side A) to 1 (won).

What counts is what the next throw can bring: a goal, a pass to somebody who can shoot with the
throw it earns, the ball taken from an opponent; and where the ball then lies.
"""

from __future__ import annotations

from typing import Any

from debut.games.but.board import KEEPER, MOST_BY_CLOCK, MOST_THROWS, SIDES_OF_DIE, TEAM
from debut.games.but.chances import (
    AIR,
    FORCE,
    FORCES,
    LINES,
    OURS,
    PASSED,
    STEPS,
    WAVE,
    fly,
    force_in,
    force_on,
    look_around,
    look_at_goal,
    nearest_of_side,
    scores_now,
    spread,
    step_out,
    steps_to_ball,
)
from debut.games.but.fields import NOWHERE
from debut.games.but.moving import may_use
from debut.games.but.names import BLACK, BY_CLOCK, KEEPER_PHASE, PENALTY, PLAY, PUT, THROW, YELLOW
from debut.games.but.squares import clear, copy, distance, has, holder, keep, put
from debut.games.but.suggestions import suggest as suggest
from debut.games.but.tables import AREA_OF, BESIDE, WORDS
from debut.games.but.worths import (
    FOULS,
    FREE_KICK_WORTH,
    KEEPS,
    KEPT,
    MORE,
    NOW,
    PENALTY_WORTH,
    SCORED,
    SHOWN,
    TAKEN,
)
from debut.kernel.compiled import rule

HORIZON = 10.0  # turns that a position is felt for
MILLION = 1_000_000.0
FACES = SIDES_OF_DIE + 1
NEVER = SIDES_OF_DIE + 1
SHOT_AT = 0.15  # a shot that was too short


@rule
def kept_on(s: Any, side: int, square: int) -> float:
    """Goals to a side that has the ball there when the others throw."""
    away = nearest_of_side(s, 1 - side, square)
    taken = SHOWN[min(away + 1, NEVER)]
    fouled = 0.0
    if away == 1:
        taken, fouled = 1.0 - FOULS, FOULS
    worth = (1.0 - taken - fouled) * KEEPS[side][square] - taken * TAKEN[1 - side][square]
    if AREA_OF[square] == 1 - side:
        return float(worth + fouled * PENALTY_WORTH)
    return float(worth + fouled * (FREE_KICK_WORTH + NOW[side][square]) / 2)


@rule
def shot_with(force: int, rest: float) -> float:
    """Goals of a shot that so many faces of six score with."""
    return float((force * SCORED + (SIDES_OF_DIE - force) * rest) / SIDES_OF_DIE)


@rule
def received(s: Any, side: int, square: int, throws: int, work: Any) -> float:
    """Goals to a side whose pass has come to that square, by throws that it has had."""
    if throws == MOST_THROWS:
        return kept_on(s, side, square)
    return shot_with(force_on(work, square, 1 - side), float(MORE[throws][side][square]))


@rule
def look_for_passes(
    s: Any, side: int, passer: int, start: int, yellow: int, throws: int, work: Any
) -> None:
    """What every black die passes for, and with yellow dice up to one the force of the shot that
    follows: the receiver walks on, or walks there before."""
    fly(s, side, start, work)
    step_out(s, side, passer, work)
    for black in range(FACES):
        line = LINES + WORDS * black
        best = -MILLION
        clear(work, WAVE)
        for index in range(KEEPER + 1, TEAM):
            square = s.figure[side * TEAM + index]
            if index != passer and has(work, line, square):
                best = max(best, MILLION * received(s, side, square, throws, work))
                put(work, WAVE, square)
        work[PASSED + black] = int(best)
        for face in range(yellow + 1):
            at = FORCES + black * FACES + face
            work[at] = 0
            if throws == MOST_THROWS or black == 0:
                continue
            if face > 0:
                spread(work, WAVE)
            work[at] = force_in(work, WAVE, 1 - side)
        if throws < MOST_THROWS and black > 0:
            for face in range(1, yellow + 1):
                copy(work, WAVE, work, STEPS + WORDS * face)
                keep(work, WAVE, work, line)
                at = FORCES + black * FACES + face
                work[at] = max(work[at], force_in(work, WAVE, 1 - side))


@rule
def passed(black: int, yellow: int, work: Any) -> float:
    """The best pass of a throw; after ``look_for_passes``."""
    best = work[PASSED + black] / MILLION
    force = work[FORCES + black * FACES + yellow]
    if force > 0:
        best = max(best, shot_with(force, SHOT_AT))
    return float(best)


@rule
def with_ball(
    s: Any,
    side: int,
    passer: int,
    hold: float,
    low: int,
    high: int,
    least: int,
    most: int,
    steps: int,
    throws: int,
    work: Any,
) -> float:
    """Goals to the side whose figure has the ball and throws, or has thrown; ``hold``: if nothing
    better is found."""
    start = s.ball
    look_around(s, side, work)
    look_at_goal(s, side, 2, work)
    look_for_passes(s, side, passer, start, most, throws, work)
    force = int(FORCE[1 - side][start]) if scores_now(s, side, start, steps) else 0
    total = 0.0
    for black in range(low, high + 1):
        if black + force >= NEVER and black > 0:
            total += SCORED * (most - least + 1)
            continue
        for yellow in range(least, most + 1):
            total += max(hold, passed(black, yellow, work))
    return total / ((high - low + 1) * (most - least + 1))


@rule
def chased(
    s: Any,
    side: int,
    low: int,
    high: int,
    least: int,
    most: int,
    throws: int,
    thrown: bool,
    work: Any,
) -> float:
    """Goals to the side that throws, or has thrown, while an opponent in the field has the ball."""
    ball, other = s.ball, 1 - side
    look_around(s, side, work)
    look_at_goal(s, side, 0 if thrown else 2, work)
    steps = steps_to_ball(ball, OURS, SIDES_OF_DIE - 1, work)
    need = steps + 1
    if AREA_OF[ball] == side:
        away = distance(s.figure[side * TEAM + KEEPER], ball)
        need = min(need, (away + 2) // 2)
    copy(work, WAVE, BESIDE[ball], 0)
    for w in range(WORDS):
        work[WAVE + w] &= work[AIR + w] | work[OURS + w]
    force = force_in(work, WAVE, other)
    look_for_passes(s, side, NOWHERE, ball, 0, throws, work)
    lost = -NOW[other][ball]
    taken = kept_on(s, side, ball)
    foul = lost - FREE_KICK_WORTH
    if AREA_OF[ball] == side:
        foul = -PENALTY_WORTH
    total = 0.0
    for black in range(low, high + 1):
        for yellow in range(least, most + 1):
            best = lost
            if not thrown and steps == 1 and (black == 1 or yellow == 1):
                best = foul
            elif yellow >= need:
                best = max(taken, passed(black, 0, work))
                if black > 0 and black + force >= NEVER:
                    best = SCORED
            elif black >= need:
                best = taken
            total += best
    return total / ((high - low + 1) * (most - least + 1))


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
    left = -theirs * NOW[1 - side][ball] + (1.0 - theirs) * NOW[side][ball] * 0.5
    return float(takes * kept_on(s, side, ball) + (1.0 - takes) * left)


@rule
def kicked(s: Any, side: int, low: int, high: int, steps: int) -> float:
    """Goals to the side that has a free kick."""
    force = int(FORCE[1 - side][s.ball]) if scores_now(s, side, s.ball, steps) else 0
    total = 0.0
    for black in range(low, high + 1):
        total += SCORED if black + force >= NEVER else 0.3 * NOW[side][s.ball]
    return total / (high - low + 1)


@rule
def in_play(s: Any, side: int, work: Any) -> float:
    """Goals to the side whose turn it is."""
    found, thrown = holder(s), s.phase == PLAY
    steps = 2 if s.phase == KEEPER_PHASE else 0
    black, yellow = int(s.die[BLACK]), int(s.die[YELLOW])
    low, high, least, most = 1, SIDES_OF_DIE, 1, SIDES_OF_DIE
    if thrown:
        low = high = black
        least = most = yellow
    throws = int(s.throws) + int(not thrown)
    if found == NOWHERE:
        return loose(s, side, max(black, yellow), work)
    index = found % TEAM
    if found // TEAM != side:
        if index == KEEPER:
            return -KEPT
        return chased(s, side, low, high, least, most, throws, thrown, work)
    if s.kicker != NOWHERE and (black or not thrown):
        return kicked(s, side, low, high, steps)
    if thrown and s.extra and throws < MOST_THROWS:
        return throws_again(s, side, index, yellow, work)
    hold = 0.0
    if index != KEEPER:
        hold = kept_on(s, side, s.ball)
    if thrown and not may_use(s, BLACK, index):
        return hold
    return with_ball(s, side, index, hold, low, high, least, most, steps, throws, work)


@rule
def throws_again(s: Any, side: int, index: int, yellow: int, work: Any) -> float:
    """A pass has come to somebody, who may walk on by the yellow die before the next throw."""
    faces = SIDES_OF_DIE
    hold = kept_on(s, side, s.ball)
    best = with_ball(s, side, index, hold, 1, faces, 1, faces, 2, s.throws + 1, work)
    if yellow and index != KEEPER:
        clear(work, WAVE)
        put(work, WAVE, s.ball)
        for _ in range(yellow):
            spread(work, WAVE)
        force = force_in(work, WAVE, 1 - side)
        best = max(best, shot_with(force, SHOT_AT))
    return best


@rule
def evaluate(s: Any, work: Any) -> float:
    """The score and the play, weighed by the turns that are left."""
    most = MOST_BY_CLOCK if s.clock == BY_CLOCK else s.length
    left = float(most - s.turns)
    side, phase = s.side, s.phase
    worth = 0.0
    if phase == PENALTY:
        worth = -PENALTY_WORTH
    elif phase == PUT:
        worth = KEPT
    elif phase in (PLAY, KEEPER_PHASE, THROW):
        worth = in_play(s, side, work) * min(left / HORIZON, 1.0)
    gap = float(s.score[0] - s.score[1]) + (worth if side == 0 else -worth)
    if s.half == 0:
        left += most
    spread_of_score = 0.4 + 0.17 * left**0.5
    return float(gap / (spread_of_score + abs(gap)))
