"""What a rolling ball comes to next."""

from __future__ import annotations

from math import sqrt
from typing import Any

from debut.games.simulator.physics.gaps import NEVER, rolled_into
from debut.games.simulator.physics.matter import (
    BALL,
    CLOTH,
    FRAME,
    GOAL_LINE,
    OVER_GOAL_LINE,
    OVER_TOUCH_LINE,
    PAWN_RADIUS,
    REACH,
    ROUND,
    SHAPES,
    STANDING,
)
from debut.games.simulator.physics.meetings import (
    GOAL_LINE_MET,
    PAWNS,
    POST_MET,
    REST_MET,
    TOUCH_LINE_MET,
    crossed_after,
    in_the_way,
    left_of,
    passes,
)
from debut.games.simulator.physics.sliding import NOBODY, keeper_met_rolling
from debut.kernel.rule import rule

Met = tuple[int, float]
UPRIGHT = PAWN_RADIUS + BALL


@rule
def round_after(x: float, y: float, ux: float, uy: float, radius: float) -> float:
    """The way to a circle, seen from its middle; nothing if the ball is inside and goes in."""
    ahead = -(x * ux + y * uy)
    if ahead <= 0.0:
        return NEVER
    within = radius * radius - (x * x + y * y - ahead * ahead)
    if within <= 0.0:
        return NEVER
    return max(ahead - sqrt(within), 0.0)


@rule
def shape_after(shape: int, x: float, y: float, ux: float, uy: float, end: float) -> float:
    """The way to a pawn, seen from it."""
    if shape == STANDING:
        return round_after(x, y, ux, uy, UPRIGHT)
    if round_after(x, y, ux, uy, SHAPES[shape][REACH]) > end:
        return NEVER
    return rolled_into(shape, x, y, ux, uy, end)


@rule
def pawns_rolling(
    s: Any, striker: int, keeper: int, what: int, end: float,
    x: float, y: float, ux: float, uy: float,
) -> Met:  # fmt: skip
    """The pawn that is touched first, before the end; of two at once, that on its right."""
    left = 0.0
    for pawn in range(PAWNS):
        if not in_the_way(s, pawn, striker, keeper):
            continue
        dx, dy = x - s.x[pawn], y - s.y[pawn]
        side = left_of(dx, dy, ux, uy)
        if passes(side, 1.0, s.lying[pawn]):
            continue
        after = shape_after(s.lying[pawn], dx, dy, ux, uy, end)
        if after > end or after == NEVER:
            continue
        if after < end or (what < PAWNS and side > left):
            what, end, left = pawn, after, side
    return what, end


@rule
def posts_rolling(what: int, end: float, x: float, y: float, ux: float, uy: float) -> Met:
    near = GOAL_LINE - ROUND
    last = x + ux * end
    if abs(x) < near and abs(last) < near:
        return what, end
    goal = GOAL_LINE if (last if abs(last) >= near else x) > 0.0 else -GOAL_LINE
    for at in (FRAME, -FRAME):
        after = round_after(x - goal, y - at, ux, uy, ROUND)
        if after < end:
            what, end = POST_MET, after
    return what, end


@rule
def time_for(way: float, speed: float) -> float:
    """How long a ball of this speed rolls for a way."""
    return (speed - sqrt(max(speed * speed - 2.0 * CLOTH * way, 0.0))) / CLOTH


@rule
def next_rolling(
    s: Any, striker: int, keeper: int, rod: int, time: float,
    x: float, y: float, vx: float, vy: float,
) -> Met:  # fmt: skip
    """What the ball comes to, and after what time from now."""
    speed = sqrt(vx * vx + vy * vy)
    ux, uy = (vx / speed, vy / speed) if speed > 0.0 else (0.0, 0.0)
    what, way = REST_MET, speed * speed / (2.0 * CLOTH)
    after = crossed_after(x, ux, OVER_GOAL_LINE)
    if after < way:
        what, way = GOAL_LINE_MET, after
    after = crossed_after(y, uy, OVER_TOUCH_LINE)
    if after < way:
        what, way = TOUCH_LINE_MET, after
    what, way = posts_rolling(what, way, x, y, ux, uy)
    what, way = pawns_rolling(s, striker, keeper, what, way, x, y, ux, uy)
    lasts = time_for(way, speed)
    if keeper != NOBODY:
        # He may still come to a ball that lies.
        end = NEVER if what == REST_MET else lasts
        after = keeper_met_rolling(s, keeper, rod, time, x, y, ux, uy, speed, end)
        if after < end:
            what, lasts = keeper, after
    return what, lasts
