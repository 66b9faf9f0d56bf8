"""Numbers by name, in the order of the lists of ``board.py``."""

from __future__ import annotations

from debut.games.streetsoccer.board import PHASES, REASONS, SETUPS
from debut.kernel.layout import CHANCE, OVER

(LOT, TAKE_FORMATION, PLACING, KICK_OFF_THROW, KICK_OFF, THROW, MOVE, SCORER_KEEPER,
 BEATEN_KEEPER, RESTART_THROW, RESTART, OVER_PHASE) = range(len(PHASES))  # fmt: skip
TURNS, QUICK, LITTLEGOLEM = range(len(SETUPS))
_, FULL_TIME, EXTRA_TIME, LAST_GOAL, NO_GOAL = range(len(REASONS))

_THROWS = (LOT, KICK_OFF_THROW, THROW, RESTART_THROW)
# Whose turn a phase is: the dice's, nobody's, or (0) the side's.
TURN_OF_PHASE = [
    CHANCE if phase in _THROWS else OVER if phase == OVER_PHASE else 0
    for phase in range(len(PHASES))
]


def turn_of(phase: int, side: int) -> int:
    return TURN_OF_PHASE[phase] or side
