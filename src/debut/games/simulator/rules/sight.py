"""What an aim comes to first when there is no error: for whoever draws it."""

from __future__ import annotations

from math import sqrt
from typing import Any

from debut.games.simulator.board import STRENGTHS
from debut.games.simulator.fields import PAWNS
from debut.games.simulator.physics.flick import (
    F_POINT,
    F_TOUCH,
    F_TOUCHES,
    F_X,
    F_Y,
    RESTS,
    flick,
    whole,
)
from debut.kernel.rule import rule

# What is met: a pawn, a post, the bar, or nothing before the flick ends, each way it can.
ENDS = PAWNS + 2
RUN = 3  # numbers of a run
NEAR = 25  # hundredths that one run's ways may differ


@rule
def first_met(s: Any, direction: int, strength: int, work: Any) -> tuple[int, int]:
    """What comes first, and how far off. No keeper slides in it: it must not tell where to
    (S-5.6.2)."""
    end = flick(s, s.striker, s.kind, direction, 1000, strength, -1, work)
    x, y, what = work[F_X], work[F_Y], ENDS + end
    if work[F_TOUCHES] > 0:
        x, y, what = work[F_TOUCH + 1], work[F_TOUCH + 2], work[F_TOUCH]
    dx, dy = 1.0 * (x - work[F_POINT + 1]), 1.0 * (y - work[F_POINT + 2])
    return what, whole(sqrt(dx * dx + dy * dy))


@rule
def sight(s: Any, direction: int, out: Any, work: Any) -> int:
    """Runs of strengths that come to the same in this direction: the last of them, what that is,
    and how far off; where the ball rests, how far is a matter of the strength alone."""
    n = 0
    for strength in range(1, STRENGTHS + 1):
        what, far = first_met(s, direction, strength, work)
        goes_on = n > 0 and out[n - 2] == what
        if goes_on and (what == ENDS + RESTS or abs(out[n - 1] - far) <= NEAR):
            out[n - RUN] = strength
        else:
            out[n] = strength
            out[n + 1] = what
            out[n + 2] = far
            n += RUN
    return n
