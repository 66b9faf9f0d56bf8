"""Aims that the computer opponents think about: a short list of flicks, judged over their errors.

An aim is a row of the work space: what it is worth (in hundred-thousandths of a goal), deed, kind,
direction, strength. Lists are kept in order, the best first.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from debut.games.simulator.board import (
    CELLS,
    DIRECTIONS,
    ERRORS,
    FACES,
    FOUL_FACE,
    ROD_SPOTS,
    SHORT_PASS,
    STRENGTHS,
    TEAM,
)
from debut.games.simulator.bot.around import CANDIDATES, NEAREST, look_at, offside_bits
from debut.games.simulator.bot.outcomes import came_to
from debut.games.simulator.bot.place_values import (
    BALL_AT,
    CHANCE_AT,
    ERROR_WEIGHTS,
    PLAYED_AT_ONCE,
    PRESSED,
    SHOT_LATER,
    WHOLE_WAY,
)
from debut.games.simulator.fields import NOBODY, NOWHERE
from debut.games.simulator.names import (
    CORNER,
    DRIBBLES,
    EXACT,
    GOAL_KICK,
    HEAD_KIND,
    HEADS_IN,
    HIGH_KIND,
    LOW_KIND,
    ROUNDS,
    SHOOTS,
    THROW_IN,
)
from debut.games.simulator.physics.directions import UNITS
from debut.games.simulator.physics.flick import flick
from debut.games.simulator.rules.pawns import dribbling, marking, pawn_in
from debut.games.simulator.rules.striking import (
    ANGLE_STEP,
    NO_ERROR,
    STRENGTH_STEP,
    STRENGTHS_OF_ERROR,
    error_factor,
)
from debut.games.simulator.tables import (
    AREA,
    CENTRE_X,
    CENTRE_Y,
    DISTANCE,
    IS_CELL,
    SHOOTING,
    TOWARDS,
    ZONE,
)
from debut.kernel.rule import rule, table

ROW = 5
VALUE, DEED, KIND, AIM, POWER = range(ROW)
SHORTLIST = CANDIDATES  # judged without an error
FEW = 8
EVALUATED = SHORTLIST + ROW * (FEW + 1)  # judged over all errors
SOME = 24
CELLS_LISTED = EVALUATED + ROW * (SOME + 1)  # cells worth playing to: worth, cell
MOST_CELLS = 16
USED = CELLS_LISTED + 2 * (MOST_CELLS + 1)
UNIT = 100_000.0
ATTACK_ZONE = 2

GOAL_POINTS = table([-500, -375, -250, -125, 0, 125, 250, 375, 500])
SHOT_HEIGHTS = table([120.0, 300.0, 420.0], "f8")  # of a high shot over the goal line
GOAL_LINE = 4400
COS_30 = 0.8660254037844386


@rule
def direction_to(dx: float, dy: float) -> int:
    """The direction that leads there best."""
    low = 0 if dy >= 0 else DIRECTIONS // 2
    high = low + DIRECTIONS // 2
    while high - low > 1:
        middle = (low + high) // 2
        if UNITS[middle][0] * dy - UNITS[middle][1] * dx >= 0:
            low = middle
        else:
            high = middle
    high %= DIRECTIONS
    nearer = UNITS[high][0] * dx + UNITS[high][1] * dy > UNITS[low][0] * dx + UNITS[low][1] * dy
    return high if nearer else low


@rule
def keep(
    work: Any, at: int, n: int, most: int, goals: float, deed: int, kind: int, direction: int,
    strength: int,
) -> int:  # fmt: skip
    """Puts an aim into a list, if it is among the best; how many there are now."""
    value = int(goals * UNIT)
    place = n
    while place > 0 and work[at + ROW * (place - 1)] < value:
        place -= 1
    if place >= most:
        return n
    for row in range(min(n, most - 1), place, -1):
        for i in range(ROW):
            work[at + ROW * row + i] = work[at + ROW * (row - 1) + i]
    row = at + ROW * place
    work[row] = value
    work[row + DEED] = deed
    work[row + KIND] = kind
    work[row + AIM] = direction
    work[row + POWER] = strength
    return min(n + 1, most)


@rule
def wins_dribble(s: Any, striker: int, target: int) -> float:
    """The chance that the dribbled one is left out."""
    if target == s.failed:
        return 1.0
    gap = dribbling(s, striker) - marking(s, target)
    won = 0
    for attack in range(FACES):
        for defence in range(FACES):
            if attack + gap > defence:
                won += 1
    return won / (FACES * FACES)


@rule
def leads_to(direction: int, dx: float, dy: float) -> bool:
    """S-5.1.1: within 30 degrees."""
    along = UNITS[direction][0] * dx + UNITS[direction][1] * dy
    return bool(along > 0.0 and along * along >= COS_30 * COS_30 * (dx * dx + dy * dy))


@rule
def dribbled_to(s: Any, striker: int, target: int, direction: int, bits: int, fate: int,
                work: Any) -> float:  # fmt: skip
    """With the chance of the duel, and of a foul in the attack zone."""
    cell = s.cell[target]
    counted = came_to(s, striker, DRIBBLES, NOBODY, bits, fate, work)
    void = cell != s.cell[striker] and not leads_to(
        direction, 1.0 * CENTRE_X[cell] - s.ball_x, 1.0 * CENTRE_Y[cell] - s.ball_y
    )
    if void or fate != 0:
        return counted
    beaten = came_to(s, striker, DRIBBLES, target, bits, fate, work)
    chance = wins_dribble(s, striker, target)
    value = chance * beaten + (1.0 - chance) * counted
    side = striker // TEAM
    if ZONE[side][s.cell[striker]] == ATTACK_ZONE:
        foul = BALL_AT[side][cell] + (0.5 if AREA[side][cell] else 0.05)
        value += (foul - value) / FACES * FOUL_FACE
    return float(value)


@rule
def turned_by(s: Any, kind: int, direction: int, error: int) -> int:
    """The direction with an error."""
    steps = error // STRENGTHS_OF_ERROR - NO_ERROR // STRENGTHS_OF_ERROR
    return int((direction + steps * ANGLE_STEP[kind] * error_factor(s)) % DIRECTIONS)


@rule
def flick_with(s: Any, striker: int, kind: int, direction: int, strength: int, error: int,
               rod: int, work: Any) -> int:  # fmt: skip
    """A flick that is only thought of."""
    steps = error % STRENGTHS_OF_ERROR - NO_ERROR % STRENGTHS_OF_ERROR
    permille = 1000 + steps * STRENGTH_STEP[kind] * error_factor(s)
    struck = turned_by(s, kind, direction, error)
    return int(flick(s, striker, kind, struck, permille, strength, rod, work))


@rule
def evaluate_aim(
    s: Any, striker: int, target: int, bits: int, deed: int, kind: int, direction: int,
    strength: int, error: int, rod: int, work: Any,
) -> float:  # fmt: skip
    """Goals of one flick with one error."""
    fate = flick_with(s, striker, kind, direction, strength, error, rod, work)
    if deed == DRIBBLES:
        struck = turned_by(s, kind, direction, error)
        return dribbled_to(s, striker, target, struck, bits, fate, work)
    return came_to(s, striker, deed, NOBODY, bits, fate, work)


@rule
def expected(
    s: Any, striker: int, target: int, bits: int, deed: int, kind: int, direction: int,
    strength: int, rods: bool, work: Any,
) -> float:  # fmt: skip
    """Goals of an aim, over its errors and, if a spot is hidden, over the keeper's spots."""
    spots = len(ROD_SPOTS) if rods else 1
    total, weights = 0.0, 0.0
    for error in range(ERRORS):
        if s.dexterity == EXACT and error != NO_ERROR:
            continue
        weights += ERROR_WEIGHTS[error]
        found = 0.0
        for spot in range(spots):
            rod = spot if rods else -1
            found += evaluate_aim(
                s, striker, target, bits, deed, kind, direction, strength, error, rod, work
            )
        total += ERROR_WEIGHTS[error] * found / spots
    return float(total / weights)


@rule
def bits_for(s: Any, striker: int, deed: int) -> int:
    """S-8.1.1: who would be offside."""
    if s.restart in (THROW_IN, CORNER, GOAL_KICK) or deed in (SHOOTS, HEADS_IN, ROUNDS):
        return 0
    return offside_bits(s, striker // TEAM, striker)


@rule
def strength_for(kind: int, way: float) -> int:
    """The strength whose flick rests nearest to so far away."""
    best = 1
    for strength in range(2, STRENGTHS + 1):
        if abs(WHOLE_WAY[kind][strength] - way) < abs(WHOLE_WAY[kind][best] - way):
            best = strength
    return best


@rule
def promise(side: int, relance: int, start: int, cell: int, work: Any) -> float:
    """What a ball that rests in a cell promises, by who is nearer."""
    ours, theirs = work[NEAREST + side * CELLS + cell], work[NEAREST + (1 - side) * CELLS + cell]
    short = DISTANCE[start][cell] <= SHORT_PASS and not relance
    near = min(theirs, 3)
    if ours < theirs or (ours == theirs and short):
        value = BALL_AT[side][cell] * PRESSED[near] - 0.004 * ours
        if SHOOTING[side][cell]:
            value = max(value, CHANCE_AT[side][cell] if near > 1 else SHOT_LATER[near])
        return float(value)
    return float(-PLAYED_AT_ONCE * BALL_AT[1 - side][cell])


@rule
def list_cells(s: Any, side: int, start: int, work: Any) -> int:
    """The cells that promise most, in order."""
    n = 0
    for cell in range(CELLS):
        if not IS_CELL[cell]:
            continue
        value = int(promise(side, int(s.relance), start, cell, work) * UNIT)
        place = n
        while place > 0 and work[CELLS_LISTED + 2 * (place - 1)] < value:
            place -= 1
        if place >= MOST_CELLS:
            continue
        for row in range(min(n, MOST_CELLS - 1), place, -1):
            work[CELLS_LISTED + 2 * row] = work[CELLS_LISTED + 2 * row - 2]
            work[CELLS_LISTED + 2 * row + 1] = work[CELLS_LISTED + 2 * row - 1]
        work[CELLS_LISTED + 2 * place] = value
        work[CELLS_LISTED + 2 * place + 1] = cell
        n = min(n + 1, MOST_CELLS)
    return n


@rule
def short_list(
    s: Any, striker: int, target: int, bits: int, deed: int, kind: int, x: float, y: float,
    extra: int, n: int, work: Any,
) -> int:  # fmt: skip
    """Aims at a place: to rest there, or somewhat harder."""
    fx, fy = 1.0 * s.ball_x, 1.0 * s.ball_y
    if kind == HEAD_KIND:
        fx, fy = 1.0 * s.x[striker], 1.0 * s.y[striker]
    dx, dy = x - fx, y - fy
    way = sqrt(dx * dx + dy * dy)
    direction = direction_to(dx, dy)
    first = strength_for(kind, way)
    for more in range(extra + 1):
        strength = min(first + more, STRENGTHS)
        value = evaluate_aim(
            s, striker, target, bits, deed, kind, direction, strength, NO_ERROR, -1, work
        )
        n = keep(work, SHORTLIST, n, FEW, value, deed, kind, direction, strength)
    if kind == HIGH_KIND and way > 800.0:
        strength = min(int(way / 200.0), STRENGTHS)
        value = evaluate_aim(
            s, striker, target, bits, deed, kind, direction, strength, NO_ERROR, -1, work
        )
        n = keep(work, SHORTLIST, n, FEW, value, deed, kind, direction, strength)
    return n


@rule
def think_over(s: Any, striker: int, target: int, bits: int, rods: bool, few: int, n: int,
               work: Any) -> int:  # fmt: skip
    """Judges the short list over all errors; then what lies beside the best of it."""
    first = n
    for row in range(few):
        at = SHORTLIST + ROW * row
        n = weigh(s, striker, target, bits, work[at + DEED], work[at + KIND], work[at + AIM],
                  work[at + POWER], rods, n, work)  # fmt: skip
    if n == first and first == 0:
        return n
    deed, kind = work[EVALUATED + DEED], work[EVALUATED + KIND]
    direction, strength = work[EVALUATED + AIM], work[EVALUATED + POWER]
    for turn in (-4, -2, 2, 4):
        aside = (direction + turn) % DIRECTIONS
        n = weigh(s, striker, target, bits, deed, kind, aside, strength, rods, n, work)
    for more in (-1, 1):
        if 1 <= strength + more <= STRENGTHS:
            harder = strength + more
            n = weigh(s, striker, target, bits, deed, kind, direction, harder, rods, n, work)
    return n


@rule
def weigh(s: Any, striker: int, target: int, bits: int, deed: int, kind: int, direction: int,
          strength: int, rods: bool, n: int, work: Any) -> int:  # fmt: skip
    value = expected(s, striker, target, bits, deed, kind, direction, strength, rods, work)
    return keep(work, EVALUATED, n, SOME, value, deed, kind, direction, strength)


@rule
def aim_passes(s: Any, striker: int, deed: int, target: int, low: bool, high: bool,
               work: Any) -> int:  # fmt: skip
    """Passes, advances, dribbles, throws and head passes; how many aims are in the list."""
    side = striker // TEAM
    bits = bits_for(s, striker, deed)
    look_at(s, side, NOBODY, bits, work)
    look_at(s, 1 - side, target, 0, work)
    cells = list_cells(s, side, int(s.cell[striker]), work)
    few = 0
    for row in range(cells):
        cell = work[CELLS_LISTED + 2 * row + 1]
        x, y = 1.0 * CENTRE_X[cell], 1.0 * CENTRE_Y[cell]
        mate = pawn_in(s, side, cell)
        if mate != NOBODY and mate != striker:
            x, y = 1.0 * s.x[mate], 1.0 * s.y[mate]
        if cell == s.cell[striker]:
            x += 250.0 * TOWARDS[side]
        if deed == DRIBBLES and not may_lead(s, striker, target, x, y):
            continue
        if s.kind == HEAD_KIND and not (low or high):
            few = short_list(s, striker, target, bits, deed, HEAD_KIND, x, y, 1, few, work)
        if low:
            few = short_list(s, striker, target, bits, deed, LOW_KIND, x, y, 2, few, work)
        if high:
            few = short_list(s, striker, target, bits, deed, HIGH_KIND, x, y, 1, few, work)
    return think_over(s, striker, target, bits, False, few, 0, work)


@rule
def may_lead(s: Any, striker: int, target: int, x: float, y: float) -> bool:
    cell = s.cell[target]
    if cell == s.cell[striker]:
        return True
    direction = direction_to(x - s.ball_x, y - s.ball_y)
    return leads_to(direction, 1.0 * CENTRE_X[cell] - s.ball_x, 1.0 * CENTRE_Y[cell] - s.ball_y)


@rule
def aim_shots(s: Any, striker: int, deed: int, rods: bool, low: bool, high: bool,
              work: Any) -> int:  # fmt: skip
    """Shots at nine points of the goal; high ones at some heights over the line."""
    side = striker // TEAM
    few = 0
    head = deed == HEADS_IN
    fx, fy = 1.0 * s.ball_x, 1.0 * s.ball_y
    if head:
        fx, fy = 1.0 * s.x[striker], 1.0 * s.y[striker]
    for i in range(len(GOAL_POINTS)):
        dx, dy = 1.0 * GOAL_LINE * TOWARDS[side] - fx, GOAL_POINTS[i] - fy
        direction = direction_to(dx, dy)
        way = sqrt(dx * dx + dy * dy)
        if head:
            for strength in (8, 14, 24):
                few = short_shot(s, striker, deed, HEAD_KIND, direction, strength, few, work)
        if low and not head:
            for strength in (25, 40):
                few = short_shot(s, striker, deed, LOW_KIND, direction, strength, few, work)
        if high and not head:
            for j in range(len(SHOT_HEIGHTS)):
                rise = 0.75 * way
                if rise > SHOT_HEIGHTS[j] + 10.0:
                    landing = way * rise / (rise - SHOT_HEIGHTS[j])
                    strength = max(1, min(int(landing / 200.0 + 0.5), STRENGTHS))
                    few = short_shot(s, striker, deed, HIGH_KIND, direction, strength, few, work)
    return think_over(s, striker, NOBODY, 0, rods, few, 0, work)


@rule
def short_shot(s: Any, striker: int, deed: int, kind: int, direction: int, strength: int, few: int,
               work: Any) -> int:  # fmt: skip
    """With half an error to either side: a shot that just fits in is no good one."""
    value = 0.0
    for error in (NO_ERROR, NO_ERROR - STRENGTHS_OF_ERROR, NO_ERROR + STRENGTHS_OF_ERROR):
        value += evaluate_aim(
            s, striker, NOBODY, 0, deed, kind, direction, strength, error, -1, work
        )
    return keep(work, SHORTLIST, few, FEW, value / 3.0, deed, kind, direction, strength)


@rule
def aim_crosses(s: Any, striker: int, deed: int, low: bool, high: bool, work: Any) -> int:
    """At the heads of the mates in the area."""
    side = striker // TEAM
    bits = bits_for(s, striker, deed)
    few = 0
    for mate in range(side * TEAM, side * TEAM + TEAM):
        cell = s.cell[mate]
        if mate == striker or cell == NOWHERE or not AREA[side][cell]:
            continue
        x, y = 1.0 * s.x[mate], 1.0 * s.y[mate]
        if low:
            few = short_list(s, striker, NOBODY, bits, deed, LOW_KIND, x, y, 3, few, work)
        if high:
            few = short_list(s, striker, NOBODY, bits, deed, HIGH_KIND, x, y, 2, few, work)
    if few == 0:
        x, y = 1.0 * TOWARDS[side] * 3200.0, 0.0
        kind = LOW_KIND if low else HIGH_KIND
        few = short_list(s, striker, NOBODY, bits, deed, kind, x, y, 1, few, work)
    return think_over(s, striker, NOBODY, bits, False, few, 0, work)


@rule
def aim_strengths(s: Any, striker: int, target: int, rods: bool, work: Any) -> int:
    """Of the direction that was chosen, the strengths."""
    bits = bits_for(s, striker, int(s.deed))
    few = 0
    # From the hardest on: of two shots that score, the keeper has less time for that one.
    for strength in range(STRENGTHS, 0, -1):
        if s.deed in (SHOOTS, HEADS_IN):
            few = short_shot(s, striker, s.deed, s.kind, s.aim, strength, few, work)
            continue
        value = evaluate_aim(
            s, striker, target, bits, s.deed, s.kind, s.aim, strength, NO_ERROR, -1, work
        )
        few = keep(work, SHORTLIST, few, FEW, value, s.deed, s.kind, s.aim, strength)
    n = 0
    for row in range(few):
        at = SHORTLIST + ROW * row
        n = weigh(s, striker, target, bits, s.deed, s.kind, s.aim, work[at + POWER], rods, n, work)
    return n


@rule
def best_value(n: int, work: Any) -> float:
    return work[EVALUATED] / UNIT if n > 0 else -9.0
