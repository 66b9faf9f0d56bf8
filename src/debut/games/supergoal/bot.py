"""How good a position is, for the computer opponents: from -1 (lost for side A) to 1 (won)."""

from __future__ import annotations

from math import sqrt
from typing import Any

from debut.games.supergoal.board import CLOCK_THROWS, SQUARES
from debut.games.supergoal.names import INSIDE, OUTSIDE, SHOOTOUT, UNSTOPPABLE
from debut.games.supergoal.tables import COLUMN, LINE, SHOOTING
from debut.kernel.rule import rule, table

# Goals that a ball on this square is worth to the side that has it.
_BY_LINE = (0.0, -0.08, -0.05, 0.0, 0.06, 0.09, 0.13, 0.18, 0.24, 0.28, 0.26, 0.24)
_SHOT_BONUS = {INSIDE: 0.10, OUTSIDE: 0.02}
THREAT = table(
    [_BY_LINE[LINE[s]] + _SHOT_BONUS.get(SHOOTING[s], 0.0) - 0.01 * abs(COLUMN[s] - 2)
     for s in range(SQUARES)],
    "f8",
)  # fmt: skip

# Goals that holding the champion die is worth, by its face; the last is unthrown.
CHAMPION_VALUE = table([0.04, 0.07, 0.11, 0.13, 0.16, 0.16, 0.10], "f8")


@rule
def evaluate(s: Any) -> float:
    """The score, the ball and the champion die, weighed by the throws that are left."""
    side = 1.0 if s.attack == 0 else -1.0
    gap = float(s.score[0] - s.score[1])
    if s.phase == SHOOTOUT:
        gap += 0.5 * (s.scored[0] - s.scored[1])
    elif s.phase == UNSTOPPABLE:
        gap += side
    else:
        gap += side * THREAT[s.ball]
    if s.holder == 0:
        gap += CHAMPION_VALUE[s.champion]
    elif s.holder == 1:
        gap -= CHAMPION_VALUE[s.champion]
    length = CLOCK_THROWS if s.clock else s.length
    left = float(length - s.throws) / length
    if s.half == 1:
        left += 1.0
    spread = 0.3 + 1.1 * sqrt(left)
    return float(gap / (spread + abs(gap)))
