"""Before a shot: where the keeper stands, who gets into its way, how hidden spots are mixed.

A shot is judged by the goals of the best of some aims, struck with and without an error.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from debut.games.simulator.board import (
    CELLS,
    END,
    FACES,
    ROD,
    ROD_SPOTS,
    SPOT,
    SPOTS,
    STRENGTHS,
    TEAM,
)
from debut.games.simulator.bot.candidate_aims import (
    GOAL_LINE,
    GOAL_POINTS,
    SHOT_HEIGHTS,
    direction_to,
    flick_with,
)
from debut.games.simulator.bot.place_values import PENALTY_VALUE
from debut.games.simulator.bot.plans import USED as USED_BY_PLANS
from debut.games.simulator.bot.plans import ahead, tackle_chance
from debut.games.simulator.names import HEAD_KIND, HEADS_IN, HIGH_KIND, KEEPER, LOW_KIND, SHOOTS
from debut.games.simulator.physics.flick import GOAL_A
from debut.games.simulator.rules.entry import legal
from debut.games.simulator.rules.preparing import may_use_rods
from debut.games.simulator.rules.striking import NO_ERROR
from debut.games.simulator.tables import CENTRE_X, CENTRE_Y, SPOT_X, SPOT_Y, TOWARDS
from debut.kernel.rule import rule, table

FEW = 3
AIMS = len(GOAL_POINTS) * (1 + len(SHOT_HEIGHTS))
HEADER_STRENGTHS = table([8, 12, 18, 26])
# In the work space: goals of each aim against each spot, per thousand; then how often each of
# them was the answer so far, and what each has come to.
LISTED = USED_BY_PLANS + 120
GOALS = LISTED + 400
SPOT_SUM = GOALS + AIMS * len(ROD_SPOTS)
AIM_SUM = SPOT_SUM + len(ROD_SPOTS)
TIMES = AIM_SUM + AIMS
USED = TIMES + len(ROD_SPOTS)
ROUNDS = 400
# Errors that a shot is tried with: none, of the strength, of the angle; and their weights.
SMALL_ERRORS = table([NO_ERROR, NO_ERROR - 1, NO_ERROR + 1, NO_ERROR - 3, NO_ERROR + 3])
SMALL_WEIGHTS = table([4, 2, 2, 4, 4])
PER_MILLE = 1000


@rule
def scores(s: Any, striker: int, kind: int, direction: int, strength: int, rod: int,
           work: Any) -> int:  # fmt: skip
    """Goals of an aim in sixteen: without an error, and with a small one of the angle."""
    goal = GOAL_A + 1 - striker // TEAM
    found = 0
    for i in range(len(SMALL_ERRORS)):
        error = SMALL_ERRORS[i]
        if flick_with(s, striker, kind, direction, strength, error, rod, work) == goal:
            found += SMALL_WEIGHTS[i]
    return found


@rule
def aim_at(s: Any, striker: int, deed: int, number: int, rod: int, work: Any) -> int:
    """Goals in sixteen of one of the aims."""
    point, how = number % len(GOAL_POINTS), number // len(GOAL_POINTS)
    fx, fy = 1.0 * s.ball_x, 1.0 * s.ball_y
    if deed == HEADS_IN:
        fx, fy = 1.0 * s.x[striker], 1.0 * s.y[striker]
    dx, dy = 1.0 * GOAL_LINE * TOWARDS[striker // TEAM] - fx, GOAL_POINTS[point] - fy
    direction = direction_to(dx, dy)
    if deed == HEADS_IN:
        return scores(s, striker, HEAD_KIND, direction, HEADER_STRENGTHS[how], rod, work)
    if how == 0:
        return scores(s, striker, LOW_KIND, direction, STRENGTHS, rod, work)
    way = sqrt(dx * dx + dy * dy)
    rise = 0.75 * way
    height = SHOT_HEIGHTS[how - 1]
    if rise <= height + 10.0:
        return 0
    strength = max(1, min(int(way * rise / (rise - height) / 200.0 + 0.5), STRENGTHS))
    return scores(s, striker, HIGH_KIND, direction, strength, rod, work)


@rule
def best_shot(s: Any, striker: int, deed: int, work: Any) -> int:
    """Goals in sixteen of the best aim, and then of all of them."""
    best, total = 0, 0
    for number in range(AIMS):
        goals = aim_at(s, striker, deed, number, -1, work)
        best = max(best, goals)
        total += goals
    return best * 16 * AIMS + total


@rule
def after_coming_out(s: Any) -> int:
    """S-5.7.1: as `best_shot`, if the keeper goes for the ball: a foul, won, or left behind."""
    won = tackle_chance(s, int(s.keeper[1 - s.side]))
    foul = 1.0 / FACES
    goals = foul * PENALTY_VALUE + max(0.0, 1.0 - foul - won) * 0.9
    return int(256.0 * AIMS * goals)


@rule
def put_least(out: Any, n: int, action: int, goals: int, work: Any) -> int:
    """Keeps the few actions that leave the shot least."""
    at = n
    while at > 0 and work[LISTED + 390 + at - 1] > goals:
        at -= 1
    if at >= FEW:
        return n
    for i in range(min(n, FEW - 1), at, -1):
        out[i] = out[i - 1]
        work[LISTED + 390 + i] = work[LISTED + 390 + i - 1]
    out[at] = action
    work[LISTED + 390 + at] = goals
    return min(n + 1, FEW)


@rule
def list_answers(s: Any, out: Any, work: Any) -> int:
    total = min(legal(s, out, work), 380)
    for i in range(total):
        work[LISTED + i] = out[i]
    return total


@rule
def suggest_keeper(s: Any, out: Any, work: Any) -> int:
    """Where the best aim against him scores least; hidden spots are mixed, not thought about."""
    if may_use_rods(s):
        return legal(s, out, work)
    total = list_answers(s, out, work)
    keeper, ball = s.keeper[1 - s.side], s.cell[s.holder]
    x, y, lying, cell = s.x[keeper], s.y[keeper], s.lying[keeper], s.cell[keeper]
    n = 0
    for i in range(total):
        action = work[LISTED + i]
        end, along = action % CELLS, action // (TEAM * CELLS)
        if end == ball and end != cell:
            n = put_least(out, n, action, after_coming_out(s), work)
            continue
        if end != cell:
            s.x[keeper] = CENTRE_X[end]
            s.y[keeper] = CENTRE_Y[end]
        s.lying[keeper] = along
        n = put_least(out, n, action, best_shot(s, s.striker, s.deed, work), work)
        s.x[keeper], s.y[keeper], s.lying[keeper] = x, y, lying
    return n


@rule
def suggest_interception(s: Any, out: Any, work: Any) -> int:
    """Somebody between the ball and the goal shifts into the way of a shot, or lies there."""
    total = list_answers(s, out, work)
    side = 1 - s.side
    ball = s.cell[s.holder]
    out[0] = END
    if s.deed != SHOOTS:
        return 1
    work[LISTED + 390] = best_shot(s, s.striker, s.deed, work)
    n = 1
    for i in range(total):
        action = work[LISTED + i]
        if SPOT <= action < SPOT + TEAM * SPOTS:
            pawn, spot = side * TEAM + (action - SPOT) // SPOTS, (action - SPOT) % SPOTS
            cell = s.cell[pawn]
            to_x, to_y, along = CENTRE_X[cell] + SPOT_X[spot], CENTRE_Y[cell] + SPOT_Y[spot], 0
        elif action != END:
            pawn, cell = side * TEAM + action % (TEAM * CELLS) // CELLS, action % CELLS
            to_x, to_y, along = CENTRE_X[cell], CENTRE_Y[cell], action // (TEAM * CELLS)
        else:
            continue
        if cell != ball and ahead(s.side, cell) <= ahead(s.side, ball):
            continue
        x, y, lying = s.x[pawn], s.y[pawn], s.lying[pawn]
        s.x[pawn], s.y[pawn], s.lying[pawn] = to_x, to_y, along
        n = put_least(out, n, action, best_shot(s, s.striker, s.deed, work), work)
        s.x[pawn], s.y[pawn], s.lying[pawn] = x, y, lying
    return n


@rule
def shots_at_spots(s: Any, work: Any) -> None:
    """Goals of every aim against every spot."""
    for number in range(AIMS):
        for spot in range(len(ROD_SPOTS)):
            goals = aim_at(s, s.striker, s.deed, number, spot, work)
            work[GOALS + number * len(ROD_SPOTS) + spot] = goals * PER_MILLE // 16


@rule
def weigh_spots(work: Any) -> None:
    """Aims against spots: each side in turn answers what the other did so far."""
    spots = len(ROD_SPOTS)
    for number in range(AIMS):
        work[AIM_SUM + number] = 0
    for spot in range(spots):
        work[SPOT_SUM + spot] = 0
        work[TIMES + spot] = 0
    for turn in range(ROUNDS):
        aim = 0
        for number in range(1, AIMS):
            if work[AIM_SUM + number] > work[AIM_SUM + aim]:
                aim = number
        for spot in range(spots):
            work[SPOT_SUM + spot] += work[GOALS + aim * spots + spot]
        # Of several as good, another each time: where no spot helps, all are as likely.
        answer = turn % spots
        for spot in range(spots):
            if work[SPOT_SUM + spot] < work[SPOT_SUM + answer]:
                answer = spot
        work[TIMES + answer] += 1
        for number in range(AIMS):
            work[AIM_SUM + number] += work[GOALS + number * spots + answer]


@rule
def mix(s: Any, out: Any, odds: Any, work: Any) -> int:
    """The keeper's hidden spots and how often each is chosen; nothing where nothing is hidden."""
    if s.phase != KEEPER or not may_use_rods(s):
        return 0
    shots_at_spots(s, work)
    weigh_spots(work)
    n = 0
    for spot in range(len(ROD_SPOTS)):
        if work[TIMES + spot] > 0:
            out[n] = ROD + spot
            odds[n] = work[TIMES + spot]
            n += 1
    return n
