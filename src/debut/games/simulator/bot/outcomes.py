"""What a flick comes to, judged at a glance: for the computer opponents, in goals."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import HARD_HEADER, SHORT_PASS, TEAM
from debut.games.simulator.bot.around import FAR, near_cell
from debut.games.simulator.bot.place_values import (
    BALL_AT,
    BLOCKED,
    CHANCE_AT,
    CONCEDED,
    CORNER_VALUE,
    COVERED,
    FREE_KICK_LOST,
    GOAL_KICK_VALUE,
    HEADER_VALUE,
    IN_HANDS,
    PLAYED_AT_ONCE,
    PRESSED,
    SCORED,
    SHOT_LATER,
    THROW_IN_AGAINST,
)
from debut.games.simulator.fields import NOBODY, NOWHERE, PAWNS
from debut.games.simulator.names import (
    CORNER,
    CROSSES,
    FREE_KICK,
    HEADS_IN,
    HEADS_ON,
    KICK_OFF,
    ROUNDS,
    SHOOTS,
    STANDING,
)
from debut.games.simulator.physics.flick import (
    F_TOUCH,
    F_TOUCHES,
    F_X,
    F_Y,
    GOAL_A,
    GOAL_B,
    OUT_A,
    OUT_SIDE,
    RESTS,
    TOUCH,
)
from debut.games.simulator.rules.distance_count import UNDER
from debut.games.simulator.rules.pawns import blues, greens, pawn_in, reds, yellows
from debut.games.simulator.rules.places import cell_of, covers
from debut.games.simulator.rules.striking import crossing_at, is_pressed
from debut.games.simulator.tables import AREA, CROSSING, DISTANCE, IS_FORWARD, NEXT, SHOOTING, WAYS
from debut.kernel.rule import rule


@rule
def under_place(x: int, y: int, work: Any) -> int:
    """The cells that a ball there touches; how many."""
    own = cell_of(x, y)
    work[UNDER] = own
    n = 1
    for way in range(WAYS):
        cell = NEXT[own][way]
        if cell != NOWHERE and covers(x, y, cell):
            work[UNDER + n] = cell
            n += 1
    return n


@rule
def touched_last(work: Any) -> int:
    """The last pawn that the ball touched, or nobody."""
    for i in range(work[F_TOUCHES] - 1, -1, -1):
        if work[F_TOUCH + TOUCH * i] < PAWNS:
            return int(work[F_TOUCH + TOUCH * i])
    return NOBODY


@rule
def was_touched(pawn: int, work: Any) -> bool:
    for i in range(work[F_TOUCHES]):
        if work[F_TOUCH + TOUCH * i] == pawn:
            return True
    return False


@rule
def plays_at_once(s: Any, side: int, cell: int) -> float:
    """What the ball is worth to a side whose phase 1 comes now."""
    near = near_cell(s, 1 - side, cell)
    value = BALL_AT[side][cell]
    if SHOOTING[side][cell]:
        value = max(value, CHANCE_AT[side][cell] * (BLOCKED if near == 0 else 1.0))
    return float(value)


@rule
def received(s: Any, side: int, pawn: int, cell: int, touched: bool) -> float:
    """What it is worth to have won the count with a pawn, in a cell."""
    near = near_cell(s, 1 - side, cell)
    if pawn == s.keeper[side] and AREA[1 - side][cell]:
        return IN_HANDS
    value = BALL_AT[side][cell] * PRESSED[near]
    free = near > 1
    marker = pawn_in(s, 1 - side, cell)
    skilled = marker == NOBODY or blues(s, marker) == 0
    if SHOOTING[side][cell]:
        value = max(value, SHOT_LATER[near])
        if s.shots == 0 and (free or (skilled and reds(s, pawn) > 0)):
            value = max(value, CHANCE_AT[side][cell] * shot_left(s, side, cell, near))
    if CROSSING[side][cell] and s.crosses == 0 and (free or (skilled and greens(s, pawn) > 0)):
        value += 0.04
    if touched and (free or (skilled and yellows(s, pawn) > 0)):
        value += 0.008
    return float(value)


@rule
def shot_left(s: Any, side: int, cell: int, near: int) -> float:
    """Of a shot at once, by who is in its way: such shots are intercepted (S-7.7)."""
    if near == 0:
        return BLOCKED
    if near == 1:
        for way in range(WAYS):
            between = NEXT[cell][way]
            if between != NOWHERE and IS_FORWARD[side][way]:
                one = pawn_in(s, 1 - side, between)
                if one != NOBODY and one != s.keeper[1 - side]:
                    return COVERED
    return 1.0


@rule
def counts(s: Any, pawn: int, striker: int, deed: int, far: int) -> bool:
    """As the rules have it (S-4.1)."""
    if pawn != striker:
        return not s.aside[pawn]
    if s.restart in (KICK_OFF, CORNER, FREE_KICK) or deed == CROSSES:
        return False
    return far == 0 or deed not in (SHOOTS, HEADS_IN)


@rule
def lost_at(s: Any, side: int, cell: int) -> float:
    """The others have it there and play at once."""
    return float(-PLAYED_AT_ONCE * plays_at_once(s, 1 - side, cell))


@rule
def counted(
    s: Any, side: int, striker: int, deed: int, left_out: int, bits: int, work: Any
) -> float:
    """The ball rests on the pitch: who has it."""
    n = under_place(work[F_X], work[F_Y], work)
    ours, theirs = FAR, FAR
    mine = NOBODY
    for pawn in range(PAWNS):
        start = s.cell[pawn]
        if start == NOWHERE or pawn == left_out:
            continue
        far = FAR
        for i in range(n):
            far = min(far, DISTANCE[start][work[UNDER + i]])
        if pawn // TEAM == side:
            if far < ours and counts(s, pawn, striker, deed, far):
                ours, mine = far, pawn
        elif far < theirs and not s.aside[pawn]:
            theirs = far
    cell = work[UNDER]
    if ours <= theirs and mine != NOBODY and bits >> (mine % TEAM) & 1:
        return lost_at(s, side, int(s.cell[mine])) - FREE_KICK_LOST
    wins = ours < theirs
    if ours == theirs:
        wins = tie_is_ours(s, side, striker, deed, n, work)
        last = tied_toucher(s, ours, n, work)
        if last != NOBODY:
            wins = last // TEAM == side
            mine = last if wins else mine
    if not wins:
        return lost_at(s, side, int(cell))
    value = received(s, side, mine, cell, ours == 0 and mine != striker and was_touched(mine, work))
    return value - 0.004 * ours


@rule
def tied_toucher(s: Any, far: int, n: int, work: Any) -> int:
    """S-4.5: of those so near, the last that the ball touched."""
    for i in range(work[F_TOUCHES] - 1, -1, -1):
        pawn = work[F_TOUCH + TOUCH * i]
        if pawn < PAWNS and s.cell[pawn] != NOWHERE and not s.aside[pawn]:
            away = FAR
            for j in range(n):
                away = min(away, DISTANCE[s.cell[pawn]][work[UNDER + j]])
            if away == far:
                return int(pawn)
    return NOBODY


@rule
def tie_is_ours(s: Any, side: int, striker: int, deed: int, n: int, work: Any) -> bool:
    """S-4.3, S-4.4: a tie that no touch settles."""
    if deed in (CROSSES, SHOOTS, HEADS_IN, ROUNDS) or s.relance or side != s.side:
        return False
    if is_pressed_now(s, striker):
        return False
    way = FAR
    for i in range(n):
        way = min(way, DISTANCE[s.cell[striker]][work[UNDER + i]])
    return way <= SHORT_PASS


@rule
def is_pressed_now(s: Any, striker: int) -> bool:
    kept = s.striker
    s.striker = striker
    pressed = is_pressed(s) and not s.hands
    s.striker = kept
    return pressed


@rule
def headed(side: int, work: Any) -> int:
    """S-5.3.1: the first pawn touched in the area that is attacked, or nobody."""
    for i in range(work[F_TOUCHES]):
        at = F_TOUCH + TOUCH * i
        if work[at] < PAWNS and AREA[side][cell_of(work[at + 1], work[at + 2])]:
            return int(work[at])
    return NOBODY


@rule
def knocks_over(s: Any, side: int, work: Any) -> int:
    """S-5.4.3."""
    for i in range(work[F_TOUCHES]):
        at = F_TOUCH + TOUCH * i
        pawn = work[at]
        if pawn >= PAWNS or pawn // TEAM == side or pawn == s.keeper[1 - side]:
            continue
        if work[at + 4] > HARD_HEADER and s.lying[pawn] == STANDING:
            return int(pawn)
    return NOBODY


@rule
def caught_offside(s: Any, side: int, bits: int, work: Any) -> int:
    """S-8.1.2: the ball touches him or crosses his cell."""
    for index in range(TEAM):
        if bits >> index & 1:
            pawn = side * TEAM + index
            if was_touched(pawn, work) or crossing_at(s.cell[pawn], work) >= 0:
                return pawn
    return NOBODY


@rule
def came_to(
    s: Any, striker: int, deed: int, left_out: int, bits: int, fate: int, work: Any
) -> float:  # fmt: skip
    """Goals to the striker's side; what the flick did is in the work space. ``bits``: who of the
    side stands offside; ``left_out``: who was dribbled."""
    side = striker // TEAM
    if deed in (HEADS_ON, HEADS_IN):
        hit = knocks_over(s, side, work)
        if hit != NOBODY:
            return lost_at(s, side, int(s.cell[hit]))
    if bits:
        caught = caught_offside(s, side, bits, work)
        if caught != NOBODY:
            return lost_at(s, side, int(s.cell[caught])) - FREE_KICK_LOST
    if fate == RESTS:
        if deed == CROSSES:
            first = headed(side, work)
            if first != NOBODY:
                return header_value(s, side, first)
        return counted(s, side, striker, deed, left_out, bits, work)
    last = touched_last(work)
    ours = last == NOBODY or last // TEAM == side
    if fate == OUT_SIDE:
        cell = cell_of(work[F_X], work[F_Y])
        if ours:
            return float(-THROW_IN_AGAINST * BALL_AT[1 - side][cell])
        return float(THROW_IN_AGAINST * BALL_AT[side][cell])
    goal = fate - GOAL_A if fate <= GOAL_B else fate - OUT_A
    if goal == side:
        return CONCEDED if fate <= GOAL_B else (-CORNER_VALUE if ours else GOAL_KICK_VALUE)
    if fate <= GOAL_B and deed in (SHOOTS, HEADS_IN):
        return SCORED
    return -GOAL_KICK_VALUE if ours else CORNER_VALUE


@rule
def header_value(s: Any, side: int, pawn: int) -> float:
    """S-5.3: who heads a cross."""
    if pawn // TEAM == side:
        return HEADER_VALUE
    if pawn == s.keeper[1 - side]:
        return -GOAL_KICK_VALUE
    return 0.0
