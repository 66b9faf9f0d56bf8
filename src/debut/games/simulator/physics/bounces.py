"""How the ball goes on from what it has touched."""

from __future__ import annotations

from math import sqrt
from typing import Any

from debut.games.simulator.physics.gaps import gap
from debut.games.simulator.physics.matter import (
    BAR,
    FRAME,
    GOAL_LINE,
    LEAVES_ALONG,
    LEAVES_AT,
    POST,
    RESTITUTION,
    STANDING,
)
from debut.games.simulator.physics.meetings import BAR_MET, PAWNS
from debut.games.simulator.physics.sliding import in_stage, stage_at
from debut.kernel.rule import rule

Body = tuple[int, float, float, float, float]
Speed = tuple[float, float, float, float]


@rule
def with_sign(size: float, of: float) -> float:
    return size if of > 0.0 else -size


@rule
def body_met(s: Any, what: int, keeper: int, rod: int, time: float, x: float, y: float) -> Body:
    """The shape, place and speed of what a ball at this place touches."""
    if what >= PAWNS:
        goal = with_sign(GOAL_LINE, x)
        if what == BAR_MET:
            return BAR, goal, 0.0, 0.0, 0.0
        return POST, goal, with_sign(FRAME, y), 0.0, 0.0
    if what == keeper:
        stage = stage_at(s, keeper, rod, time)
        kx, ky, wx, wy = in_stage(s, keeper, rod, stage, time)
        return STANDING, kx, ky, wx, wy
    return int(s.lying[what]), 1.0 * s.x[what], 1.0 * s.y[what], 0.0, 0.0


@rule
def hurried(vx: float, vy: float) -> float:
    """By how much a ball on a flat top must be faster to get off it."""
    along = sqrt(vx * vx + vy * vy)
    return LEAVES_ALONG / along if 0.0 < along < LEAVES_ALONG else 1.0


@rule
def bounced(
    body: Body, x: float, y: float, z: float, vx: float, vy: float, vz: float
) -> Speed:  # fmt: skip
    """The ball's speed after it has touched a body, and how fast it came straight at it."""
    shape, at_x, at_y, wx, wy = body
    _, nx, ny, nz = gap(shape, x - at_x, y - at_y, z)
    came = -(nx * (vx - wx) + ny * (vy - wy) + nz * vz)
    leaves = came * RESTITUTION[shape][1 if nz > 0.0 else 0]
    if nz > 0.0:
        leaves = max(leaves, LEAVES_AT)
    more = came + leaves
    if nz == 1.0:
        along = hurried(vx, vy)
        vx, vy = vx * along, vy * along
    return vx + more * nx, vy + more * ny, vz + more * nz, came
