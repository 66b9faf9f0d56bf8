"""The keeper with the rod: he waits, slides to his spot, and stays there (ruling 8)."""

from __future__ import annotations

from math import sqrt
from typing import Any

from debut.games.simulator.physics.gaps import NEVER, flown_into, slid_into
from debut.games.simulator.physics.matter import GOAL_LINE, SLIDE, SPOTS, STANDING, WAIT
from debut.kernel.rule import rule

NOBODY = -1
TEAM = 16
WAITS, SLIDES, STANDS = 0, 1, 2


@rule
def slider(s: Any, striker: int, rod: int) -> int:
    """The keeper who slides when this pawn strikes, if anybody does."""
    return int(s.keeper[1 - striker // TEAM]) if rod >= 0 else NOBODY


@rule
def spot_x(keeper: int) -> float:
    return GOAL_LINE if keeper >= TEAM else -GOAL_LINE


@rule
def stands_from(s: Any, keeper: int, rod: int) -> float:
    """The time at which he is at his spot."""
    dx, dy = spot_x(keeper) - s.x[keeper], 1.0 * (SPOTS[rod] - s.y[keeper])
    return WAIT + sqrt(dx * dx + dy * dy) / SLIDE


@rule
def stage_at(s: Any, keeper: int, rod: int, time: float) -> int:
    if time < WAIT:
        return WAITS
    return SLIDES if time < stands_from(s, keeper, rod) else STANDS


@rule
def stage_ends(s: Any, keeper: int, rod: int, stage: int) -> float:
    if stage == WAITS:
        return WAIT
    return stands_from(s, keeper, rod) if stage == SLIDES else NEVER


@rule
def in_stage(
    s: Any, keeper: int, rod: int, stage: int, time: float
) -> tuple[float, float, float, float]:
    """His place and speed at a time, as if that stage were all there is."""
    x, y = 1.0 * s.x[keeper], 1.0 * s.y[keeper]
    to_x, to_y = spot_x(keeper), 1.0 * SPOTS[rod]
    lasts = stands_from(s, keeper, rod) - WAIT
    if stage == STANDS or lasts == 0.0:
        return to_x, to_y, 0.0, 0.0
    if stage == WAITS:
        return x, y, 0.0, 0.0
    wx, wy = (to_x - x) / lasts, (to_y - y) / lasts
    return x + wx * (time - WAIT), y + wy * (time - WAIT), wx, wy


@rule
def keeper_met_in_flight(
    s: Any, keeper: int, rod: int, time: float,
    x: float, y: float, z: float, vx: float, vy: float, vz: float, end: float,
) -> float:  # fmt: skip
    """After what time from now, less than an end, a flying ball touches him."""
    start = 0.0
    for stage in range(stage_at(s, keeper, rod, time), STANDS + 1):
        until = min(end, stage_ends(s, keeper, rod, stage) - time)
        kx, ky, wx, wy = in_stage(s, keeper, rod, stage, time)
        met = flown_into(STANDING, x - kx, y - ky, z, vx - wx, vy - wy, vz, start, until)
        if met < NEVER or until >= end:
            return met
        start = until
    return NEVER


@rule
def keeper_met_rolling(
    s: Any, keeper: int, rod: int, time: float,
    x: float, y: float, ux: float, uy: float, speed: float, end: float,
) -> float:  # fmt: skip
    """After what time from now, less than an end, he and a ball that rolls out meet."""
    start = 0.0
    for stage in range(stage_at(s, keeper, rod, time), STANDS + 1):
        until = min(end, stage_ends(s, keeper, rod, stage) - time)
        kx, ky, wx, wy = in_stage(s, keeper, rod, stage, time)
        met = slid_into(STANDING, x - kx, y - ky, ux, uy, speed, wx, wy, start, until)
        if met < NEVER or until >= end:
            return met
        start = until
    return NEVER
