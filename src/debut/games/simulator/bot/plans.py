"""Phases 2 and 3, and placing: which pawn goes where.

All cells are weighed by what the ball would be worth there to either side, and by who is nearer.
The pawn whose run changes that most goes next, until none is worth a run: mates spread, opponents
are marked, holes before one's own goal are closed.
"""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import CELL, CELLS, END, FACES, HALF_LENGTH, MOVE, SHORT_PASS, TEAM
from debut.games.simulator.bot.around import FAR, NEAREST, SECOND, look_at, offside_bits
from debut.games.simulator.bot.candidate_aims import USED as USED_BY_AIMS
from debut.games.simulator.bot.outcomes import is_pressed_now
from debut.games.simulator.bot.place_values import (
    BALL_AT,
    BLOCKED,
    CHANCE_AT,
    CONTROL,
    COVERED,
    HELD_UP,
    HOME,
    KEEPER_HOMES,
    MARKED,
    NEARNESS,
    PENALTY_VALUE,
    PLAYABLE,
    TIE_LOST,
    TIE_WON,
)
from debut.games.simulator.fields import NOBODY, NOWHERE
from debut.games.simulator.rules.moving import in_wall, limit_of, may_be_entered
from debut.games.simulator.rules.offside import is_beyond, last_defender
from debut.games.simulator.rules.pawns import blues, keeping, mate_in, pawn_in, reds, tackling
from debut.games.simulator.tables import (
    AREA,
    CENTRE_X,
    CROSSING,
    DISTANCE,
    IS_CELL,
    IS_FORWARD,
    NEXT,
    SHOOTING,
    TOWARDS,
    WAYS,
    ZONE,
)
from debut.kernel.rule import rule

# In the work space: what each cell is worth to the side that has the ball and to the other, if it
# is nearer; and how near the nearest and the second are who may shoot at once (S-6.4).
ATTACKS = USED_BY_AIMS
DEFENDS = ATTACKS + CELLS
SHOOTER = DEFENDS + CELLS
NEXT_SHOOTER = SHOOTER + CELLS
TIES = NEXT_SHOOTER + CELLS  # whether the attack has a ball that both are as near to
COVER = TIES + CELLS  # how many defenders stand between a cell and their goal, next to it
USED = COVER + CELLS
SCALE = 10_000.0
# Of what cells are worth to the side that has not the ball: as the attack moves, as it does.
COUNTER, THEIR_COUNTER = 0.8, 0.03
LEAST_GAIN = 0.004
PRESSES = 0.1  # to stand in the holder's cell in midfield (S-7.6)
STEPS_UP = 0.01  # a hundredth of a centimetre nearer to the line, for whoever plays others onside
SHARED = 150  # from the middle of a cell to whoever shares it, about
LINES = 400  # apart
DEEPEST = 2000
LEAST_TRAP, STEP_COSTS, RUNS_FREE = 0.05, 0.015, 0.1
# A cell nearer to the middle of one's own defence, for who is farther from it than this.
FALLS_BACK, AROUND_HOME = 0.006, 3
WALL = 9.0  # whoever must leave the wall does so (S-8.10.1)
QUICK_GAIN = 0.03  # that a first run must bring: without any, the defence hardly moves
FURTHER = 0.006  # a cell that the defence may go for it


@rule
def weigh_cells(s: Any, attack: int, ball: int, attacks: bool, work: Any) -> None:
    """``attacks``: it is the attack that moves."""
    counter = COUNTER if attacks else THEIR_COUNTER
    pressed = s.holder != NOBODY and is_pressed_now(s, s.holder)
    for cell in range(CELLS):
        far = DISTANCE[ball][cell]
        work[ATTACKS + cell] = int(SCALE * CHANCE_AT[attack][cell] * PLAYABLE[far])
        work[DEFENDS + cell] = int(SCALE * CHANCE_AT[1 - attack][cell] * counter)
        work[TIES + cell] = int(far <= SHORT_PASS and not pressed)
        work[COVER + cell] = 0
    for pawn in range((1 - attack) * TEAM, (2 - attack) * TEAM):
        home = s.cell[pawn]
        if home == NOWHERE or pawn == s.keeper[1 - attack]:
            continue
        for way in range(WAYS):
            cell = NEXT[home][way]
            if cell != NOWHERE and not IS_FORWARD[attack][way]:
                work[COVER + cell] += 1


@rule
def covers(attack: int, pawn_at: int, cell: int) -> int:
    """Whether somebody there stands in the way of a shot from a cell next to his."""
    between = ahead(attack, pawn_at) > ahead(attack, cell)
    return int(between and DISTANCE[pawn_at][cell] == 1)


@rule
def look_for_shooters(s: Any, attack: int, bits: int, work: Any) -> None:
    for cell in range(CELLS):
        work[SHOOTER + cell] = FAR
        work[NEXT_SHOOTER + cell] = FAR
    for index in range(TEAM):
        pawn = attack * TEAM + index
        start = s.cell[pawn]
        if start == NOWHERE or reds(s, pawn) == 0 or bits >> index & 1:
            continue
        for cell in range(CELLS):
            if SHOOTING[attack][cell]:
                far = DISTANCE[start][cell]
                if far < work[SHOOTER + cell]:
                    work[NEXT_SHOOTER + cell] = work[SHOOTER + cell]
                    work[SHOOTER + cell] = far
                elif far < work[NEXT_SHOOTER + cell]:
                    work[NEXT_SHOOTER + cell] = far


@rule
def sure(near: int, other: int, tie: float) -> float:
    """How surely a ball in a cell is a side's, by the distances of both."""
    if near > other:
        return 0.0
    won = tie if near == other else CONTROL[min(other - near, 2)]
    return float(won * NEARNESS[min(near, 6)])


@rule
def balance(
    attack: int, near: int, shooter: int, other: int, cover: int, cell: int, work: Any
) -> float:  # fmt: skip
    """Goals to the attack, about, of a ball that comes to a cell; by how near the attack, those of
    it who shoot at once, and the defence are, and by who covers the cell."""
    tie = TIE_WON if work[TIES + cell] else TIE_LOST
    gets = sure(near, other, tie)
    if other == 0:
        gets = max(gets, sure(shooter, other, tie)) * BLOCKED
    elif SHOOTING[attack][cell]:
        if other == 1:
            gets *= HELD_UP
        gets = max(gets, sure(shooter, other, tie) * (COVERED if cover > 0 else 1.0))
    lost = sure(other, near, 1.0 - tie)
    return float(work[ATTACKS + cell] * gets - work[DEFENDS + cell] * lost)


@rule
def nearer(rest: int, first: int, second: int, start: int, end: int, cell: int) -> int:
    """The nearest to a cell after a run; ``start`` may be nowhere."""
    if start != NOWHERE and DISTANCE[start][cell] == first:
        rest = second
    return int(min(rest, DISTANCE[end][cell]))


@rule
def gain_of(attack: int, start: int, end: int, attacks: bool, shoots: bool, work: Any) -> float:
    """What changes for the side that moves if its pawn goes from one cell to another; start may be
    nowhere. ``shoots``: he may shoot at once."""
    side = attack if attacks else 1 - attack
    first, second, others = (
        NEAREST + side * CELLS, SECOND + side * CELLS, NEAREST + (1 - side) * CELLS,
    )  # fmt: skip
    total = 0.0
    for cell in range(CELLS):
        if not IS_CELL[cell] or work[ATTACKS + cell] + work[DEFENDS + cell] == 0:
            continue
        near, other, shooter = work[first + cell], work[others + cell], work[SHOOTER + cell]
        cover = work[COVER + cell]
        after = nearer(near, near, work[second + cell], start, end, cell)
        if not attacks:
            shift = covers(attack, end, cell)
            if start != NOWHERE:
                shift -= covers(attack, start, cell)
            if after != near or shift != 0:
                total -= balance(attack, other, shooter, after, cover + shift, cell, work)
                total += balance(attack, other, shooter, near, cover, cell, work)
            continue
        then = shooter
        if shoots:
            then = nearer(shooter, shooter, work[NEXT_SHOOTER + cell], start, end, cell)
        if after != near or then != shooter:
            total += balance(attack, after, then, other, cover, cell, work)
            total -= balance(attack, near, shooter, other, cover, cell, work)
    return total / SCALE


@rule
def look_over(s: Any, attack: int, ball: int, attacks: bool, bits: int, work: Any) -> None:
    """Everything that the gains are made of; offside pawns of the attack do not count."""
    for one in (0, 1):
        look_at(s, one, s.keeper[one], bits if one == attack else 0, work)
    look_for_shooters(s, attack, bits, work)
    weigh_cells(s, attack, ball, attacks, work)


@rule
def run_costs(s: Any, far: int) -> float:
    if s.farthest == 0:
        return QUICK_GAIN + FURTHER * (far - 1)
    return float(LEAST_GAIN + FURTHER * max(0, far - s.farthest))


@rule
def plan_attack(s: Any, work: Any) -> int:
    """The next run of phase 2, or its end."""
    side = s.side
    ball = int(s.cell[s.holder])
    look_over(s, side, ball, True, offside_bits(s, side, s.holder), work)
    line = last_defender(s, side)
    found, best = END, 0.0
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        start = s.cell[pawn]
        if start == NOWHERE or s.moved[pawn] or pawn == s.holder or pawn == s.keeper[side]:
            continue
        caught = is_beyond(side, s.x[pawn], line, s.ball_x)
        shoots = reds(s, pawn) > 0
        for cell in range(CELLS):
            far = DISTANCE[start][cell]
            if not IS_CELL[cell] or far == 0 or far > s.reach:
                continue
            if mate_in(s, pawn, cell) != NOBODY or is_beyond(side, CENTRE_X[cell], line, s.ball_x):
                continue
            gain = gain_of(side, NOWHERE if caught else start, cell, True, shoots, work)
            if AREA[side][cell] and CROSSING[side][ball] and not AREA[side][start]:
                gain += 0.02
            gain -= run_costs(s, int(far))
            gain += WALL if in_wall(s, pawn) else 0.0
            if gain > best:
                best = gain
                found = MOVE + pawn % TEAM * CELLS + cell
    return int(found)


@rule
def ahead(side: int, cell: int) -> int:
    """How far a cell lies towards the goal that a side attacks."""
    return int(CENTRE_X[cell] * TOWARDS[side])


@rule
def trapped_by(s: Any, line: int) -> int:
    """The attackers whom a line leaves offside: all that stand clear of it, ahead of the ball."""
    bits = 0
    for index in range(TEAM):
        pawn = s.side * TEAM + index
        forward = s.x[pawn] * TOWARDS[s.side]
        if s.cell[pawn] != NOWHERE and forward > max(line + SHARED, s.ball_x * TOWARDS[s.side]):
            bits |= 1 << index
    return bits


@rule
def reaches_line(s: Any, line: int) -> bool:
    """Whether everybody behind a line can step up to it."""
    side = 1 - s.side
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        if s.cell[pawn] == NOWHERE or pawn == s.keeper[side]:
            continue
        behind = ahead(s.side, s.cell[pawn]) - line
        if behind > 0 and (behind + CELL - 1) // CELL > limit_of(s, pawn):
            return False
    return True


@rule
def choose_line(s: Any) -> int:
    """The offside line that shuts most attackers out, on the goal's side of the ball; if none does,
    the one before the shooting zone. The defence moves last before a strike: whoever is caught
    stays caught."""
    side = s.side
    found, best = max(DEEPEST, int(s.ball_x * TOWARDS[side])), LEAST_TRAP
    for rows in range(1, HALF_LENGTH // LINES):
        line = rows * LINES
        if line <= s.ball_x * TOWARDS[side] + LINES or not reaches_line(s, line):
            continue
        value = -STEP_COSTS * (HALF_LENGTH // LINES - rows)
        for pawn in range(side * TEAM, side * TEAM + TEAM):
            if s.cell[pawn] == NOWHERE or pawn == s.holder:
                continue
            forward = s.x[pawn] * TOWARDS[side]
            if forward > line + SHARED:
                value += MARKED[side][s.cell[pawn]]
            elif forward > line - CELL:
                value -= RUNS_FREE
        if value > best:
            found, best = line, value
    return found


@rule
def steps_up(s: Any, start: int, cell: int, line: int) -> int:
    """How much nearer to the line whoever is behind it comes."""
    return max(0, ahead(s.side, start) - line) - max(0, ahead(s.side, cell) - line)


@rule
def falls_back(s: Any, pawn: int, cell: int) -> float:
    """Whoever is no shooter himself gets between the others and his goal in the end."""
    if reds(s, pawn) > 0:
        return 0.0
    side = pawn // TEAM
    return float(FALLS_BACK * max(0, DISTANCE[cell][HOME[side]] - AROUND_HOME))


@rule
def plan_defence(s: Any, work: Any) -> int:
    """The next run of phase 3, or its end."""
    side = 1 - s.side
    ball = int(s.cell[s.holder])
    line = choose_line(s)
    look_over(s, s.side, ball, False, trapped_by(s, line), work)
    keeper = s.keeper[side]
    found, best = END, 0.0
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        start = s.cell[pawn]
        if start == NOWHERE:
            continue
        reach = limit_of(s, pawn)
        if reach == 0 or start == ball:
            continue
        for cell in range(CELLS):
            if not IS_CELL[cell] or not 1 <= DISTANCE[start][cell] <= reach or cell == ball:
                continue
            if mate_in(s, pawn, cell) != NOBODY:
                continue
            if pawn == keeper:
                gain = homing(s, start, cell, ball)
            elif ahead(s.side, cell) > max(line, ahead(s.side, start) - CELL):
                continue
            else:
                gain = gain_of(s.side, start, cell, False, False, work)
                gain += marks(s, pawn, cell, ball) - marks(s, pawn, start, ball)
                gain += falls_back(s, pawn, start) - falls_back(s, pawn, cell)
                gain += STEPS_UP * steps_up(s, start, cell, line)
            gain += WALL if in_wall(s, pawn) else 0.0
            if gain - LEAST_GAIN > best:
                best = gain - LEAST_GAIN
                found = MOVE + pawn % TEAM * CELLS + cell
    return int(found)


@rule
def marks(s: Any, pawn: int, cell: int, ball: int) -> float:
    """What a pawn takes off an attacker whose cell he shares."""
    side = 1 - pawn // TEAM
    marked = pawn_in(s, side, cell)
    if marked == NOBODY:
        return 0.0
    value = MARKED[side][cell] * PLAYABLE[DISTANCE[ball][cell]]
    if reds(s, marked) > 0:
        value *= 2.0 if blues(s, pawn) else 1.5
    return float(value)


@rule
def homing(s: Any, start: int, cell: int, ball: int) -> float:
    """A keeper stays at home, or comes between a ball that may be shot and his goal."""
    goal = KEEPER_HOMES[1 - s.side][0]
    if SHOOTING[s.side][ball]:
        if not AREA[s.side][cell] or ahead(s.side, cell) <= ahead(s.side, ball):
            return 0.0
        goal = ball
    return float(0.02 * (DISTANCE[start][goal] - DISTANCE[cell][goal]))


@rule
def tackle_chance(s: Any, pawn: int) -> float:
    gap = tackling(s, pawn) - keeping(s, s.holder)
    won = 0
    for defence in range(FACES):
        for attack in range(FACES):
            if defence + gap > attack:
                won += 1
    return won / (FACES * FACES)


@rule
def tackle_gain(s: Any, pawn: int) -> float:
    """Goals that a tackle in the holder's cell brings."""
    side, cell = pawn // TEAM, s.cell[s.holder]
    swing = BALL_AT[1 - side][cell] + BALL_AT[side][cell]
    if SHOOTING[1 - side][cell]:
        swing += 0.3
    gain = tackle_chance(s, pawn) * swing
    if ZONE[side][cell] == 0:
        foul = PENALTY_VALUE if AREA[1 - side][cell] else CHANCE_AT[1 - side][cell]
        gain -= foul / FACES
    return float(gain)


@rule
def enters_best(s: Any) -> int:
    """Who comes into the holder's cell from the front, where it costs nothing; or nobody."""
    if not may_be_entered(s):
        return NOBODY
    side = 1 - s.side
    home = s.cell[s.holder]
    found, best = NOBODY, 0.0
    for way in range(WAYS):
        cell = NEXT[home][way]
        if cell == NOWHERE or not IS_FORWARD[s.side][way]:
            continue
        for pawn in range(side * TEAM, side * TEAM + TEAM):
            if s.cell[pawn] != cell or pawn == s.keeper[side] or limit_of(s, pawn) == 0:
                continue
            gain = PRESSES if ZONE[s.side][home] == 1 else 0.02
            gain += tackle_gain(s, pawn)
            if gain > best and mate_in(s, pawn, home) == NOBODY:
                found, best = pawn, gain
    return found
