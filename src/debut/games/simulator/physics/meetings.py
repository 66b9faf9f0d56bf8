"""What a ball can come to, on the ground and in the air."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.physics.gaps import NEVER
from debut.games.simulator.physics.matter import REACH, SHAPES
from debut.kernel.rule import rule

PAWNS = 32
# After the pawns: what is touched, what ends the way, and the ground that a flight ends on.
POST_MET, BAR_MET, GROUND_MET, REST_MET, GOAL_LINE_MET, TOUCH_LINE_MET = range(32, 38)


@rule
def crossed_after(place: float, speed: float, line: float) -> float:
    """When a place that moves outwards is over the line on its side."""
    if speed > 0.0:
        return max((line - place) / speed, 0.0)
    if speed < 0.0:
        return max((-line - place) / speed, 0.0)
    return NEVER


@rule
def in_the_way(s: Any, pawn: int, striker: int, keeper: int) -> bool:
    """Whether the ball can touch this pawn as one that stays where it is: the striker's own is not
    there (ruling 22), and a keeper who slides is met apart."""
    return s.cell[pawn] >= 0 and pawn != striker and pawn != keeper  # type: ignore[no-any-return]


@rule
def left_of(x: float, y: float, vx: float, vy: float) -> float:
    """How far on its left a ball passes what it is seen from: the same from both ends of the pitch,
    which the numbers of the pawns are not."""
    return y * vx - x * vy


@rule
def passes(side: float, fast: float, shape: int) -> bool:
    """Whether a ball goes by out of reach of a shape, that far on its left: most of them, so this
    is asked before anything else. ``fast``: the square of the speed that ``side`` was made with."""
    reach = SHAPES[shape][REACH]
    return side * side >= reach * reach * fast  # type: ignore[no-any-return]
