"""How good a position is, for the computer opponents: from -1 (lost for side A) to 1 (won)."""

from __future__ import annotations

from typing import Any

from debut.games.supergoal.board import CLOCK_THROWS, SQUARES
from debut.games.supergoal.names import INSIDE, OUTSIDE, SHOOTOUT, UNSTOPPABLE
from debut.games.supergoal.tables import COLUMN, LINE, SHOOTING
from debut.kernel.compiled import rule, table

# Goals that a ball on this square is worth to the side that has it.
_BY_LINE = (0.0, 0.01, 0.02, 0.03, 0.05, 0.06, 0.08, 0.10, 0.14, 0.20, 0.25, 0.24)
_SHOT_BONUS = {INSIDE: 0.12, OUTSIDE: 0.02}
THREAT = table(
    [_BY_LINE[LINE[s]] + _SHOT_BONUS.get(SHOOTING[s], 0.0) - 0.01 * abs(COLUMN[s] - 2)
     for s in range(SQUARES)],
    "f8",
)  # fmt: skip


@rule
def evaluate(s: Any) -> float:
    """The score and the ball, weighed by the throws that are left."""
    side = 1.0 if s.attack == 0 else -1.0
    gap = float(s.score[0] - s.score[1])
    if s.phase == SHOOTOUT:
        gap += 0.5 * (s.scored[0] - s.scored[1])
    elif s.phase == UNSTOPPABLE:
        gap += side
    else:
        gap += side * THREAT[s.ball]
    length = CLOCK_THROWS if s.clock else s.length
    left = float(length - s.throws) / length
    if s.half == 1:
        left += 1.0
    spread = 0.3 + 1.1 * left**0.5
    return gap / (spread + abs(gap))  # type: ignore[no-any-return]
