"""What places and happenings are worth to the side that has the ball, in goals."""

from __future__ import annotations

from math import atan2, sqrt

from debut.games.simulator.board import (
    ANGLE_WEIGHTS,
    CELLS,
    GOAL_HALF_WIDTH,
    HALF_LENGTH,
    HALF_WIDTH,
    KINDS,
    STRENGTH_WEIGHTS,
    STRENGTHS,
    at_end,
    centre,
    is_cell,
)
from debut.games.simulator.board import cell as cell_named
from debut.games.simulator.physics.matter import (
    AHEAD,
    CLOTH,
    GRAVITY,
    GROUND_ALONG,
    GROUND_UP,
    HEAD,
    HEAD_HEIGHT,
    LOW,
    ROLLS_BELOW,
    STEP,
    UPWARDS,
)
from debut.games.simulator.physics.matter import BALL as BALL_HEIGHT
from debut.games.simulator.tables import in_area, in_crossing, in_shooting, x_for, zone_of
from debut.kernel.rule import table

_sides = (0, 1)
WIDE = 0.45  # an angle, in radians, under which a goal is as good as empty


def _ball_at(cell: int, side: int) -> float:
    """The ball in one's own third is worth little, before the other goal much."""
    if not is_cell(cell):
        return 0.0
    forward = (x_for(cell, side) + HALF_LENGTH) / (2 * HALF_LENGTH)
    off = abs(centre(cell)[1]) / HALF_WIDTH
    value = 0.02 + 0.13 * forward**2 * (1.0 - 0.35 * off)
    if in_shooting(cell, side):
        value += 0.12
    if in_area(cell, side):
        value += 0.04
    if in_crossing(cell, side):
        value += 0.03
    return value


BALL_AT = table([[_ball_at(cell, side) for cell in range(CELLS)] for side in _sides], "f8")


def _chance_at(cell: int, side: int) -> float:
    """What it brings to win the ball there: before the goal, a shot at once, the better the wider
    the goal is seen."""
    value = _ball_at(cell, side)
    if not is_cell(cell) or not in_shooting(cell, side):
        return value
    away, off = HALF_LENGTH + 100 - x_for(cell, side), abs(centre(cell)[1])
    seen = atan2(off + GOAL_HALF_WIDTH, away) - atan2(off - GOAL_HALF_WIDTH, away)
    return max(value, round(0.88 * min(1.0, seen / WIDE), 3))


CHANCE_AT = table([[_chance_at(cell, side) for cell in range(CELLS)] for side in _sides], "f8")


def _mark(cell: int, side: int) -> float:
    """What it takes off an attacker's worth to stand in his cell: his skills, ties, and in midfield
    whoever plays from there is pressed (S-7.6)."""
    if not is_cell(cell):
        return 0.0
    if in_shooting(cell, side):
        return 0.5
    return (0.03, 0.3, 0.3)[zone_of(cell, side)]


MARKED = table([[_mark(cell, side) for cell in range(CELLS)] for side in _sides], "f8")
# Of that, what is left with an opponent so many cells away: in the cell, beside it, farther.
PRESSED = table([0.6, 0.8, 0.95, 1.0], "f8")
# Goals of a shot in the next turn, by how near the nearest opponent is now.
SHOT_LATER = table([0.12, 0.3, 0.45, 0.6], "f8")
# Of a shot at once, what is left with an opponent in the cell.
BLOCKED = 0.25
# Of a chance to shoot, what is left of it beside an opponent, for one who may not shoot at once.
HELD_UP = 0.4
# And of a shot at once, with somebody next to him on the way to the goal, who intercepts.
COVERED = 0.5
# The middle of one's own defence.
HOME = table([at_end(cell_named("e9"), 1 - side) for side in _sides])
# A keeper before his goal area gets into the way of shots: the rod is too slow for most of them.
KEEPER_HOMES = table(
    [[at_end(cell_named(one), 1 - side) for one in ("e10", "d11", "f11", "e11")] for side in _sides]
)
# The others have won the ball and play at once.
PLAYED_AT_ONCE = 1.3

SCORED = 0.92  # a goal, and the others kick off
CONCEDED = -0.92
FREE_KICK_LOST = 0.06  # beside what the ball is worth there
THROW_IN_AGAINST = 0.7  # of what the ball is worth there, to the others
CORNER_VALUE = 0.09
GOAL_KICK_VALUE = 0.03
PENALTY_VALUE = 0.7
HEADER_VALUE = 0.3
IN_HANDS = 0.04

# How surely a side has a ball that rests somewhere, by how much nearer it is; and of a tie, that
# the rules give it or not.
CONTROL = table([0.5, 0.9, 1.0], "f8")
TIE_WON, TIE_LOST = 0.8, 0.15
# And by how far its nearest is.
NEARNESS = table([1.0, 0.95, 0.8, 0.6, 0.4, 0.25, 0.15], "f8")
# How well a cell can be played to, by its distance from the ball.
PLAYABLE = table([0.4, 0.8, 1.0, 1.0, 0.9, 0.8, 0.5, 0.4, 0.3, 0.25, *(0.15,) * (CELLS - 10)], "f8")

ERROR_WEIGHTS = table(
    [angle * strength for angle in ANGLE_WEIGHTS for strength in STRENGTH_WEIGHTS]
)


def _whole_way(kind: int, strength: int) -> float:
    """How far a flick goes until it rests, when nothing is in its way."""
    way: float = STEP[kind] * strength
    if kind == LOW:
        return way
    if kind == HEAD:
        lasts = sqrt(2.0 * (HEAD_HEIGHT - BALL_HEIGHT) / GRAVITY)
        along, up = way / lasts, GRAVITY * lasts
    else:
        speed = sqrt(way * GRAVITY / (2.0 * AHEAD * UPWARDS))
        along, up = speed * AHEAD, speed * UPWARDS
    along, up = along * GROUND_ALONG, up * GROUND_UP
    while up >= ROLLS_BELOW:
        way += along * 2.0 * up / GRAVITY
        along, up = along * GROUND_ALONG, up * GROUND_UP
    return float(way + along * along / (2.0 * CLOTH))


WHOLE_WAY = table(
    [[0, *(round(_whole_way(kind, strength)) for strength in range(1, STRENGTHS + 1))]
     for kind in range(len(KINDS))], "i4"
)  # fmt: skip
