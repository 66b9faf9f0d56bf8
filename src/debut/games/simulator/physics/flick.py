"""A flick, event by event in time: how the ball rolls, flies, bounces, and where that ends.

Only + − × ÷ √ on the floats of local variables: machine code and plain Python agree to the bit
wherever they run. Half a turn of the pitch is a change of signs, which no rounding here depends on.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from debut.games.simulator.physics.bounces import body_met, bounced
from debut.games.simulator.physics.directions import UNITS
from debut.games.simulator.physics.flying import lands_after, next_in_flight
from debut.games.simulator.physics.gaps import rolled_way
from debut.games.simulator.physics.matter import (
    AHEAD,
    AT_ONCE,
    BALL,
    CLOTH,
    GOAL_HALF,
    GOAL_HEIGHT,
    GRAVITY,
    GROUND_ALONG,
    GROUND_UP,
    HEAD,
    HEAD_HEIGHT,
    JAMMED,
    LOW,
    ROLLS_BELOW,
    SPOTS,
    STEP,
    STILL,
    UPWARDS,
)
from debut.games.simulator.physics.meetings import (
    GOAL_LINE_MET,
    GROUND_MET,
    REST_MET,
    TOUCH_LINE_MET,
)
from debut.games.simulator.physics.rolling import next_rolling
from debut.games.simulator.physics.sliding import NOBODY, slider, spot_x
from debut.kernel.rule import rule

# How a flick ends.
RESTS, GOAL_A, GOAL_B, OUT_SIDE, OUT_A, OUT_B = range(6)
# How the ball goes on from a point.
ROLL, FLY = 0, 1
# After so many events it rests where it is.
EVENTS = 64

# What a flick writes: the ball's last place, the keeper's, how many points and touches, and these:
# a point's time in ms, x, y, z, and how the ball goes on from it; what was touched (a pawn, a post,
# the bar), the ball's x, y, the time in ms, the speed straight at it, the ball's z.
F_X, F_Y, F_KEEPER_X, F_KEEPER_Y, F_POINTS, F_TOUCHES, F_POINT = range(7)
POINT, MOST_POINTS = 5, EVENTS + 2
F_TOUCH = F_POINT + POINT * MOST_POINTS
TOUCH, MOST_TOUCHES = 6, 32
F_WORDS = F_TOUCH + TOUCH * MOST_TOUCHES

Ball = tuple[float, float, float, float, float, float]


@rule
def whole(value: float) -> int:
    """The nearest whole number, halves away from zero (ruling 21)."""
    return int(value + 0.5) if value >= 0.0 else -int(0.5 - value)


@rule
def struck(
    s: Any, striker: int, kind: int, direction: int, permille: int, strength: int
) -> Ball:  # fmt: skip
    """Place and speed of the ball as it starts (ruling 19)."""
    ux, uy = UNITS[direction][0], UNITS[direction][1]
    way = STEP[kind] * strength * permille / 1000.0
    if kind == HEAD:
        speed = way / lands_after(HEAD_HEIGHT, 0.0)
        return 1.0 * s.x[striker], 1.0 * s.y[striker], HEAD_HEIGHT, ux * speed, uy * speed, 0.0
    x, y = 1.0 * s.ball_x, 1.0 * s.ball_y
    if kind == LOW:
        speed = sqrt(2.0 * CLOTH * way)
        return x, y, BALL, ux * speed, uy * speed, 0.0
    speed = sqrt(way * GRAVITY / (2.0 * AHEAD * UPWARDS))
    return x, y, BALL, ux * speed * AHEAD, uy * speed * AHEAD, speed * UPWARDS


@rule
def note_point(work: Any, time: float, x: float, y: float, z: float, goes_on: int) -> None:
    at = F_POINT + POINT * work[F_POINTS]
    work[at] = whole(time * 1000.0)
    work[at + 1] = whole(x)
    work[at + 2] = whole(y)
    work[at + 3] = whole(z)
    work[at + 4] = goes_on
    work[F_POINTS] += 1


@rule
def note_touch(
    work: Any, what: int, time: float, x: float, y: float, z: float, came: float
) -> None:  # fmt: skip
    if work[F_TOUCHES] == MOST_TOUCHES:
        return
    at = F_TOUCH + TOUCH * work[F_TOUCHES]
    work[at] = what
    work[at + 1] = whole(x)
    work[at + 2] = whole(y)
    work[at + 3] = whole(time * 1000.0)
    work[at + 4] = whole(came)
    work[at + 5] = whole(z)
    work[F_TOUCHES] += 1


@rule
def note_keeper(keeper: int, rod: int, work: Any) -> None:
    work[F_KEEPER_X] = whole(spot_x(keeper)) if keeper != NOBODY else 0
    work[F_KEEPER_Y] = SPOTS[rod] if keeper != NOBODY else 0


@rule
def moved(flies: bool, x: float, y: float, z: float, vx: float, vy: float, vz: float,
          lasts: float) -> Ball:  # fmt: skip
    """Place and speed after a time in which the ball comes to nothing."""
    if flies:
        height = z + (vz - 0.5 * GRAVITY * lasts) * lasts
        return x + vx * lasts, y + vy * lasts, height, vx, vy, vz - GRAVITY * lasts
    speed = sqrt(vx * vx + vy * vy)
    if speed == 0.0:
        return x, y, z, vx, vy, vz
    way, keeps = rolled_way(speed, lasts) / speed, max(speed - CLOTH * lasts, 0.0) / speed
    return x + vx * way, y + vy * way, z, vx * keeps, vy * keeps, vz


@rule
def crossed(what: int, x: float, y: float, z: float) -> int:
    """How it ends when the ball is wholly over a line."""
    if what == TOUCH_LINE_MET:
        return OUT_SIDE
    inside = abs(y) <= GOAL_HALF and z <= GOAL_HEIGHT
    if x < 0.0:
        return GOAL_A if inside else OUT_A
    return GOAL_B if inside else OUT_B


@rule
def ended(work: Any, time: float, x: float, y: float, z: float, how: int) -> int:
    note_point(work, time, x, y, z, ROLL)
    work[F_X] = whole(x)
    work[F_Y] = whole(y)
    return how


@rule
def flick(
    s: Any, striker: int, kind: int, direction: int, permille: int, strength: int, rod: int,
    work: Any,
) -> int:  # fmt: skip
    """Plays a flick: writes what became of it, and returns how it ended."""
    keeper = slider(s, striker, rod)
    x, y, z, vx, vy, vz = struck(s, striker, kind, direction, permille, strength)
    flies = kind != LOW
    time, at_once = 0.0, 0
    work[F_POINTS] = 0
    work[F_TOUCHES] = 0
    note_keeper(keeper, rod, work)
    note_point(work, time, x, y, z, FLY if flies else ROLL)
    for _ in range(EVENTS):
        if flies:
            what, lasts = next_in_flight(s, striker, keeper, rod, time, x, y, z, vx, vy, vz)
        else:
            what, lasts = next_rolling(s, striker, keeper, rod, time, x, y, vx, vy)
        x, y, z, vx, vy, vz = moved(flies, x, y, z, vx, vy, vz, lasts)
        time += lasts
        at_once = at_once + 1 if lasts < AT_ONCE else 0
        if what == REST_MET or at_once == JAMMED:
            break
        if what >= GOAL_LINE_MET:
            return ended(work, time, x, y, z, crossed(what, x, y, z))
        if what == GROUND_MET:
            z, vx, vy, vz = BALL, vx * GROUND_ALONG, vy * GROUND_ALONG, -vz * GROUND_UP
            flies = vz >= ROLLS_BELOW
            vz = vz if flies else 0.0
        else:
            body = body_met(s, what, keeper, rod, time, x, y)
            vx, vy, vz, came = bounced(body, x, y, z, vx, vy, vz)
            note_touch(work, what, time, x, y, z, came)
            if not flies and vx * vx + vy * vy < STILL * STILL:
                vx, vy = 0.0, 0.0
        note_point(work, time, x, y, z, FLY if flies else ROLL)
    return ended(work, time, x, y, BALL, RESTS)
