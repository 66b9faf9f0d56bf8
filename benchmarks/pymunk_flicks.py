"""The same low flicks in pymunk, a peer for speed alone: it is flat, and nothing flies in it."""

from __future__ import annotations

import math
from typing import Any

from benchmarks.flick_samples import Flick, Position
from debut.games.simulator.physics import matter
from debut.games.simulator.physics.directions import UNITS

CM = 100.0
CLOTH = matter.CLOTH / CM
# The longest step with which its untouched balls still rest within 2 mm of their places.
STEP = 1 / 240


class FlatPosition:
    """A position laid out once, as its user would; the striker's own pawn is not there."""

    def __init__(self, position: Position, striker: int) -> None:
        import pymunk

        self._space = pymunk.Space()
        line, frame = matter.GOAL_LINE / CM, matter.FRAME / CM
        for x, y in ((x, y) for x in (-line, line) for y in (-frame, frame)):
            self._stand(x, y, matter.FRAME_RADIUS / CM, matter.RESTITUTION[matter.POST][0])
        for pawn in position.pawns:
            if pawn.number != striker:
                back = matter.RESTITUTION[matter.STANDING][0]
                self._stand(pawn.x / CM, pawn.y / CM, matter.PAWN_RADIUS / CM, back)
        self._ball = pymunk.Body(1, 1)
        shape = pymunk.Circle(self._ball, matter.BALL / CM)
        shape.elasticity = 1.0
        self._space.add(self._ball, shape)

    def _stand(self, x: float, y: float, radius: float, restitution: float) -> None:
        import pymunk

        shape: Any = pymunk.Circle(self._space.static_body, radius, (x, y))
        shape.elasticity = restitution
        self._space.add(shape)

    def play(self, position: Position, flick: Flick) -> tuple[float, float]:
        """Where the ball ends. It slows down evenly, which pymunk has no word for."""
        ball, step = self._ball, self._space.step
        way = float(matter.STEP[matter.LOW]) / CM * flick.strength * flick.permille / 1000
        speed, (ux, uy) = math.sqrt(2 * CLOTH * way), UNITS[flick.direction]
        ball.position = position.ball[0] / CM, position.ball[1] / CM
        ball.velocity = speed * ux, speed * uy
        loss = CLOTH * STEP
        far_x, far_y = matter.OVER_GOAL_LINE / CM, matter.OVER_TOUCH_LINE / CM
        while speed > loss:
            keeps = 1 - loss / speed
            ball.velocity = ball.velocity[0] * keeps, ball.velocity[1] * keeps
            step(STEP)
            x, y = ball.position
            if abs(x) >= far_x or abs(y) >= far_y:
                break
            speed = math.hypot(*ball.velocity)
        return ball.position[0] * CM, ball.position[1] * CM
