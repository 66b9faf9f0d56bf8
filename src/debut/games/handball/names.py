"""Numbers by name, in the order of the lists of ``board.py``."""

from __future__ import annotations

from debut.games.handball.board import CLOCKS, COURTS, PHASES, REASONS, RESTARTS
from debut.kernel.layout import CHANCE, OVER

(LOT, TAKER, PLACE, WALK_THROW, WALK, CHOOSE, BALL_THROW, BALL, SAVE, INTERCEPT, SEVEN_THROW,
 OVER_PHASE) = range(len(PHASES))  # fmt: skip
NO_RESTART, FREE, SEVEN, KEEPERS, AFTER_GOAL, ENGAGE = range(len(RESTARTS))
FULL, SHORT = range(len(COURTS))
BY_ACTIONS, BY_CLOCK = range(len(CLOCKS))
_, FULL_TIME = range(len(REASONS))

THROWS = (LOT, WALK_THROW, BALL_THROW, SAVE, INTERCEPT, SEVEN_THROW)
# Whose turn a phase is: the dice's, nobody's, or (0) the side's.
TURN_OF_PHASE = [
    CHANCE if phase in THROWS else OVER if phase == OVER_PHASE else 0
    for phase in range(len(PHASES))
]


def turn_of(phase: int, side: int) -> int:
    return TURN_OF_PHASE[phase] or side
