"""What a flying ball comes to next."""

from __future__ import annotations

from math import sqrt
from typing import Any

from debut.games.simulator.physics.gaps import NEVER, TINY, met_in_flight
from debut.games.simulator.physics.matter import (
    BALL,
    BAR,
    FRAME,
    GOAL_LINE,
    GRAVITY,
    OVER_GOAL_LINE,
    OVER_TOUCH_LINE,
    POST,
    ROUND,
)
from debut.games.simulator.physics.meetings import (
    BAR_MET,
    GOAL_LINE_MET,
    GROUND_MET,
    PAWNS,
    POST_MET,
    TOUCH_LINE_MET,
    crossed_after,
    in_the_way,
    left_of,
    passes,
)
from debut.games.simulator.physics.sliding import NOBODY, keeper_met_in_flight
from debut.kernel.rule import rule

Met = tuple[int, float]


@rule
def lands_after(z: float, vz: float) -> float:
    return (vz + sqrt(vz * vz + 2.0 * GRAVITY * (z - BALL))) / GRAVITY


@rule
def frame_in_flight(
    what: int, end: float, x: float, y: float, z: float, vx: float, vy: float, vz: float
) -> Met:
    """The posts and the bar of a goal that the ball gets near to before the end."""
    near = GOAL_LINE - ROUND
    last = x + vx * end
    if abs(x) < near and abs(last) < near:
        return what, end
    goal = GOAL_LINE if (last if abs(last) >= near else x) > 0.0 else -GOAL_LINE
    for shape, met, at in ((POST, POST_MET, FRAME), (POST, POST_MET, -FRAME), (BAR, BAR_MET, 0.0)):
        after = met_in_flight(shape, x - goal, y - at, z, vx, vy, vz, end)
        if after < end:
            what, end = met, after
    return what, end


@rule
def pawns_in_flight(
    s: Any, striker: int, keeper: int, what: int, end: float,
    x: float, y: float, z: float, vx: float, vy: float, vz: float,
) -> Met:  # fmt: skip
    """The pawn that is touched first, before the end; of two at once, that on its right."""
    left, fast = 0.0, vx * vx + vy * vy + TINY
    for pawn in range(PAWNS):
        if not in_the_way(s, pawn, striker, keeper):
            continue
        dx, dy = x - s.x[pawn], y - s.y[pawn]
        side = left_of(dx, dy, vx, vy)
        if passes(side, fast, s.lying[pawn]):
            continue
        after = met_in_flight(s.lying[pawn], dx, dy, z, vx, vy, vz, end)
        if after > end or after == NEVER:
            continue
        if after < end or (what < PAWNS and side > left):
            what, end, left = pawn, after, side
    return what, end


@rule
def next_in_flight(
    s: Any, striker: int, keeper: int, rod: int, time: float,
    x: float, y: float, z: float, vx: float, vy: float, vz: float,
) -> Met:  # fmt: skip
    """What the ball comes to, and after what time from now."""
    what, end = GROUND_MET, lands_after(z, vz)
    after = crossed_after(x, vx, OVER_GOAL_LINE)
    if after < end:
        what, end = GOAL_LINE_MET, after
    after = crossed_after(y, vy, OVER_TOUCH_LINE)
    if after < end:
        what, end = TOUCH_LINE_MET, after
    what, end = frame_in_flight(what, end, x, y, z, vx, vy, vz)
    what, end = pawns_in_flight(s, striker, keeper, what, end, x, y, z, vx, vy, vz)
    if keeper != NOBODY:
        after = keeper_met_in_flight(s, keeper, rod, time, x, y, z, vx, vy, vz, end)
        if after < end:
            what, end = keeper, after
    return what, end
