"""The actions that the computer opponents think about, the best first."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import (
    CELLS,
    CROSS,
    DIRECT_CROSS,
    DIRECT_PASS,
    DIRECTION,
    DIRECTIONS,
    DRIBBLE,
    END,
    GO_ON,
    HEAD_PASS,
    HEAD_SHOT,
    LOW,
    MOVE,
    NO_SKILL,
    NO_TACKLE,
    PASS_HIGH,
    PASS_LOW,
    SHOT,
    SPOT,
    STRENGTH,
    STRENGTHS,
    TACKLE,
    TEAM,
    THROW,
)
from debut.games.simulator.bot.candidate_aims import (
    AIM,
    EVALUATED,
    POWER,
    ROW,
    aim_crosses,
    aim_passes,
    aim_shots,
    aim_strengths,
    best_value,
)
from debut.games.simulator.bot.keepers import suggest_interception, suggest_keeper
from debut.games.simulator.bot.line_ups import suggest_seldom
from debut.games.simulator.bot.outcomes import received
from debut.games.simulator.bot.plans import USED as USED_BY_PLANS
from debut.games.simulator.bot.plans import enters_best, plan_attack, plan_defence, tackle_gain
from debut.games.simulator.fields import NOBODY, NOWHERE
from debut.games.simulator.names import AIM as AIM_PHASE
from debut.games.simulator.names import (
    ANNOUNCE,
    ATTACK,
    COUNT,
    CROSSES,
    DEFENCE,
    DRIBBLES,
    HANDS,
    HEAD_KIND,
    HEADER,
    HEADS_IN,
    HEADS_ON,
    HIGH_KIND,
    INTERCEPT,
    KEEPER,
    LOW_KIND,
    PASSES,
    ROUND_PHASE,
    ROUNDS,
    SHOOTS,
    SKILL,
    TACKLE_PHASE,
    THROWS,
)
from debut.games.simulator.names import KIND as KIND_PHASE
from debut.games.simulator.names import POWER as POWER_PHASE
from debut.games.simulator.rules.entry import legal
from debut.games.simulator.rules.moving import may_tackle_at_once
from debut.games.simulator.rules.pawns import pawn_in
from debut.games.simulator.rules.preparing import may_use_rods
from debut.games.simulator.tables import TOWARDS
from debut.kernel.rule import rule, table

DIRECTIONS_GIVEN, STRENGTHS_GIVEN = 4, 3
MOST_DRIBBLES = 2
# What a clumsy player does instead of the best: half degrees and strengths beside it.
WIDE_OF = table([10, -10, 24, -24, 40, -40, 60, -60, 80, -80, 100, -100, 130, -130, 160, -160])
OFF_BY = table([3, -3, 6, -5, 10, -8, 14, -11, 18, -14, 22, -17, 26, -20])
# In the work space: the actions to choose from, and what those are worth that are written.
LISTED = USED_BY_PLANS
VALUES = LISTED + 40
UNIT = 100_000.0


@rule
def put_in(out: Any, n: int, action: int, goals: float, work: Any) -> int:
    """Adds an action, in the order of what it is worth."""
    value = int(goals * UNIT)
    at = n
    while at > 0 and work[VALUES + at - 1] < value:
        out[at] = out[at - 1]
        work[VALUES + at] = work[VALUES + at - 1]
        at -= 1
    out[at] = action
    work[VALUES + at] = value
    return n + 1


@rule
def suggest(s: Any, out: Any, work: Any) -> int:
    phase = s.phase
    if phase == ANNOUNCE:
        return announcements(s, out, work)
    if phase == AIM_PHASE:
        return directions(s, out, work)
    if phase == POWER_PHASE:
        return strengths(s, out, work)
    if phase == ATTACK:
        out[0] = plan_attack(s, work)
        if out[0] != END and s.farthest == 0 and s.wall == NOWHERE:
            out[1] = END
            return 2
        return 1
    if phase == DEFENCE:
        return defences(s, out, work)
    if phase == KIND_PHASE:
        return kinds(s, out, work)
    if phase == COUNT:
        return goers(s, out, work)
    if phase == SKILL:
        return skills(s, out, work)
    if phase == HEADER:
        return headers(s, out, work)
    if phase == TACKLE_PHASE:
        gains = tackle_gain(s, s.entered) > 0.0
        out[0] = TACKLE if gains else NO_TACKLE
        out[1] = NO_TACKLE if gains else TACKLE
        return 2
    if phase == HANDS:
        return from_hands(s, out, work)
    if phase == KEEPER:
        return suggest_keeper(s, out, work)
    if phase == INTERCEPT:
        return suggest_interception(s, out, work)
    if phase == ROUND_PHASE:
        out[0] = GO_ON
        return 1
    return suggest_seldom(s, out, work)


@rule
def rods_await(s: Any) -> bool:
    """A shot would meet a keeper whose spot is not known."""
    return s.keeper[1 - s.side] != NOBODY and may_use_rods(s)


@rule
def announcements(s: Any, out: Any, work: Any) -> int:
    total = legal(s, out, work)
    for i in range(total):
        work[LISTED + i] = out[i]
    pawn = s.holder
    n = 0
    dribbles = 0
    for i in range(min(total, 20)):
        action = work[LISTED + i]
        if action in (PASS_LOW, PASS_HIGH):
            found = aim_passes(
                s, pawn, PASSES, NOBODY, action == PASS_LOW, action == PASS_HIGH, work
            )
        elif action == CROSS:
            found = aim_crosses(s, pawn, CROSSES, True, True, work)
        elif action == SHOT:
            found = aim_shots(s, pawn, SHOOTS, rods_await(s), True, True, work)
        elif dribbles < MOST_DRIBBLES:
            dribbles += 1
            target = (1 - s.side) * TEAM + action - DRIBBLE
            found = aim_passes(s, pawn, DRIBBLES, target, True, False, work)
        else:
            continue
        if found > 0:
            n = put_in(out, n, action, best_value(found, work), work)
    return n


@rule
def aims_of_deed(s: Any, work: Any) -> int:
    """The aims of what was announced, kind included."""
    deed, pawn = s.deed, s.striker
    low, high = s.kind == LOW_KIND, s.kind == HIGH_KIND
    if deed in (SHOOTS, HEADS_IN):
        return aim_shots(s, pawn, deed, s.rod != 0, low, high, work)
    if deed == CROSSES:
        return aim_crosses(s, pawn, deed, low, high, work)
    target = s.target if deed in (DRIBBLES, ROUNDS) else NOBODY
    return aim_passes(s, pawn, deed, target, low, high, work)


@rule
def directions(s: Any, out: Any, work: Any) -> int:
    found = aims_of_deed(s, work)
    n = 0
    for row in range(found):
        if n < DIRECTIONS_GIVEN:
            n = put_new(out, n, DIRECTION + work[EVALUATED + ROW * row + AIM])
    if n == 0:
        out[0] = DIRECTION + (0 if TOWARDS[s.side] > 0 else DIRECTIONS // 2)
        return 1
    best = out[0] - DIRECTION
    for i in range(len(WIDE_OF)):
        n = put_new(out, n, DIRECTION + (best + WIDE_OF[i]) % DIRECTIONS)
    return n


@rule
def put_new(out: Any, n: int, action: int) -> int:
    """Adds an action that is not there yet."""
    for i in range(n):
        if out[i] == action:
            return n
    out[n] = action
    return n + 1


@rule
def strengths(s: Any, out: Any, work: Any) -> int:
    target = s.target if s.deed in (DRIBBLES, ROUNDS) else NOBODY
    found = min(aim_strengths(s, int(s.striker), target, s.rod != 0, work), STRENGTHS_GIVEN)
    for row in range(found):
        out[row] = STRENGTH + work[EVALUATED + ROW * row + POWER] - 1
    n, best = found, out[0] - STRENGTH
    for i in range(len(OFF_BY)):
        if 0 <= best + OFF_BY[i] < STRENGTHS:
            n = put_new(out, n, STRENGTH + best + OFF_BY[i])
    return n


@rule
def kinds(s: Any, out: Any, work: Any) -> int:
    pawn = s.striker
    n = 0
    for kind in (LOW_KIND, HIGH_KIND):
        low, high = kind == LOW_KIND, kind == HIGH_KIND
        if s.deed == CROSSES:
            found = aim_crosses(s, pawn, s.deed, low, high, work)
        else:
            found = aim_shots(s, pawn, s.deed, s.rod != 0, low, high, work)
        n = put_in(out, n, LOW + kind, best_value(found, work), work)
    return n


@rule
def goers(s: Any, out: Any, work: Any) -> int:
    """Who goes to the ball, and into which of its cells."""
    total = min(legal(s, out, work), 30)
    for i in range(total):
        work[LISTED + i] = out[i]
    n = 0
    for i in range(total):
        action = work[LISTED + i]
        pawn, cell = s.who * TEAM + action // CELLS, action % CELLS
        touched = s.touch[pawn] > 0 and s.cell[pawn] == cell
        n = put_in(out, n, action, received(s, s.who, pawn, cell, touched), work)
    return min(n, 4)


@rule
def skills(s: Any, out: Any, work: Any) -> int:
    total = legal(s, out, work)
    for i in range(total):
        work[LISTED + i] = out[i]
    pawn = s.holder
    n = 0
    for i in range(total):
        action = work[LISTED + i]
        if action == NO_SKILL:
            kept = s.shots
            s.shots = 1
            value = received(s, s.side, pawn, s.cell[pawn], False)
            s.shots = kept
        elif action == DIRECT_PASS:
            value = best_value(aim_passes(s, pawn, PASSES, NOBODY, True, False, work), work)
        elif action == DIRECT_CROSS:
            value = best_value(aim_crosses(s, pawn, CROSSES, True, True, work), work)
        else:
            value = best_value(aim_shots(s, pawn, SHOOTS, rods_await(s), True, True, work), work)
        n = put_in(out, n, action, value, work)
    return n


@rule
def headers(s: Any, out: Any, work: Any) -> int:
    kept = s.kind
    s.kind = HEAD_KIND
    pawn = s.holder
    found = aim_passes(s, pawn, HEADS_ON, NOBODY, False, False, work)
    n = put_in(out, 0, HEAD_PASS, best_value(found, work), work)
    if s.shots == 0:
        found = aim_shots(s, pawn, HEADS_IN, False, False, False, work)
        n = put_in(out, n, HEAD_SHOT, best_value(found, work), work)
    s.kind = kept
    return n


@rule
def from_hands(s: Any, out: Any, work: Any) -> int:
    """Thrown, or put down in front of him."""
    total = legal(s, out, work)
    put_down = out[0]
    for i in range(total):
        if out[i] != THROW and (out[i] - SPOT) % 7 == (4 if s.side == 0 else 3):
            put_down = out[i]
    kept = s.kind
    s.kind = HEAD_KIND
    pawn = s.holder
    thrown = best_value(aim_passes(s, pawn, THROWS, NOBODY, False, False, work), work)
    s.kind = LOW_KIND
    kicked = best_value(aim_passes(s, pawn, PASSES, NOBODY, True, False, work), work)
    s.kind = kept
    n = put_in(out, 0, put_down, kicked, work)
    return put_in(out, n, THROW, thrown, work)


@rule
def defences(s: Any, out: Any, work: Any) -> int:
    """A tackle or an entry first, where it pays, beside the next run of the plan."""
    n = 0
    if may_tackle_at_once(s):
        if tackle_gain(s, pawn_in(s, 1 - s.side, s.cell[s.holder])) > 0.0:
            out[n] = TACKLE
            n += 1
    else:
        pawn = enters_best(s)
        if pawn != NOBODY:
            out[n] = MOVE + pawn % TEAM * CELLS + s.cell[s.holder]
            n += 1
    out[n] = plan_defence(s, work)
    return n + 1
