"""How near the ball is to a shape, and when it meets it.

The gap between a ball that goes straight on and a shape without hollows never bends downwards, and
what pulls at the ball (gravity, cloth) bends it by no more than that pull. So each step to where
such a gap could close at the earliest comes from outside and never goes too far.
"""

from __future__ import annotations

from math import sqrt

from debut.games.simulator.physics.matter import (
    BALL,
    CLOTH,
    CORE,
    FROM,
    GRAVITY,
    HALF_X,
    HALF_Y,
    KEEPS,
    REACH,
    SHAPES,
    UP_TO,
)
from debut.kernel.rule import rule

NEVER = 1e9
# So near the ball touches: a millionth of a centimetre.
NEAR = 1e-4
# A step is never shorter: one microsecond.
LEAST_STEP = 1e-6
STEPS = 40
# What stands for the square of no speed at all.
TINY = 1e-9

Gap = tuple[float, float, float, float]


@rule
def beyond(place: float, low: float, high: float) -> float:
    """How far a place is outside a stretch; below it, less than nothing."""
    if place < low:
        return place - low
    if place > high:
        return place - high
    return 0.0


@rule
def gap(shape: int, x: float, y: float, z: float) -> Gap:
    """Between the ball at a place, seen from the shape's middle, and the shape; and which way is
    straight away from it. A ball whose centre is inside the shape has no such way."""
    size = SHAPES[shape]
    away_x = beyond(x, -size[HALF_X], size[HALF_X])
    away_y = beyond(y, -size[HALF_Y], size[HALF_Y])
    from_axis = sqrt(away_x * away_x + away_y * away_y)
    across = from_axis - size[CORE]
    above = beyond(z, size[FROM], size[UP_TO])
    if across <= 0.0:
        if above == 0.0:
            return -size[KEEPS], 0.0, 0.0, 0.0
        return abs(above) - size[KEEPS], 0.0, 0.0, above / abs(above)
    if above == 0.0:
        return across - size[KEEPS], away_x / from_axis, away_y / from_axis, 0.0
    far = sqrt(across * across + above * above)
    flat = across / far / from_axis
    return far - size[KEEPS], away_x * flat, away_y * flat, above / far


@rule
def soonest(open_by: float, rate: float, pull: float) -> float:
    """After what time a gap that changes at this rate can close, with that pull against it."""
    step = (rate + sqrt(rate * rate + 2.0 * pull * open_by)) / pull
    return max(step, LEAST_STEP)


@rule
def flown_into(
    shape: int, x: float, y: float, z: float, vx: float, vy: float, vz: float,
    start: float, end: float,
) -> float:  # fmt: skip
    """When a flying ball touches a shape, between two times; places and speeds seen from it."""
    now = start
    for _ in range(STEPS):
        up = vz - GRAVITY * now
        height = z + (vz - 0.5 * GRAVITY * now) * now
        open_by, nx, ny, nz = gap(shape, x + vx * now, y + vy * now, height)
        rate = nx * vx + ny * vy + nz * up
        if open_by <= NEAR:
            # A ball that is level on top of something falls upon it.
            if rate < NEAR * nz:
                return now
            open_by = 0.0
        now += soonest(open_by, rate, GRAVITY)
        if now > end:
            return NEVER
    return NEVER


@rule
def met_in_flight(
    shape: int, x: float, y: float, z: float, vx: float, vy: float, vz: float, end: float
) -> float:
    """When a flying ball first touches a shape, before a time; places and speeds seen from it."""
    reach = SHAPES[shape][REACH]
    fast = vx * vx + vy * vy + TINY
    across = x * vy - y * vx
    within = reach * reach * fast - across * across
    if within <= 0.0:
        return NEVER
    half = sqrt(within)
    middle = -(x * vx + y * vy)
    leaves = (middle + half) / fast
    comes = (middle - half) / fast
    if leaves <= 0.0 or comes > end:
        return NEVER
    comes, leaves = max(comes, 0.0), min(leaves, end)
    at_first = z + (vz - 0.5 * GRAVITY * comes) * comes
    at_last = z + (vz - 0.5 * GRAVITY * leaves) * leaves
    # A flight is lowest at one of its ends.
    top = SHAPES[shape][UP_TO] + SHAPES[shape][KEEPS]
    if at_first > top and at_last > top:
        return NEVER
    return flown_into(shape, x, y, z, vx, vy, vz, comes, leaves)


@rule
def rolled_into(shape: int, x: float, y: float, ux: float, uy: float, end: float) -> float:
    """After what way, less than a given one, a rolling ball touches a shape; seen from it."""
    way = 0.0
    for _ in range(STEPS):
        open_by, nx, ny, _up = gap(shape, x + ux * way, y + uy * way, BALL)
        rate = nx * ux + ny * uy
        if rate >= 0.0:
            return NEVER
        if open_by <= NEAR:
            return way
        way -= open_by / rate
        if way > end:
            return NEVER
    return NEVER


@rule
def rolled_way(speed: float, time: float) -> float:
    """Of a ball that rolls out in its time, and then lies still."""
    lasts = min(time, speed / CLOTH)
    return (speed - 0.5 * CLOTH * lasts) * lasts


@rule
def slid_into(
    shape: int, x: float, y: float, ux: float, uy: float, speed: float, wx: float, wy: float,
    start: float, end: float,
) -> float:  # fmt: skip
    """When a ball that rolls out and a shape that slides meet, between two times; places are those
    at time 0, seen from the shape as if it had slid from there on."""
    now = start
    for _ in range(STEPS):
        way = rolled_way(speed, now)
        still_fast = max(speed - CLOTH * now, 0.0)
        open_by, nx, ny, _up = gap(shape, x + ux * way - wx * now, y + uy * way - wy * now, BALL)
        rate = nx * (ux * still_fast - wx) + ny * (uy * still_fast - wy)
        if open_by <= NEAR:
            if rate < 0.0:
                return now
            open_by = 0.0
        now += soonest(open_by, rate, CLOTH)
        if now > end:
            return NEVER
    return NEVER
