"""Numbers by name, in the order of the lists of ``board.py``."""

from __future__ import annotations

from debut.games.but.board import CLOCKS, DICE, PHASES, PLACINGS, REASONS
from debut.kernel.layout import CHANCE, OVER

(LOT, FORMATION_PHASE, PLACE, KEEPER_PHASE, THROW, PLAY, PENALTY, PUT,
 OVER_PHASE) = range(len(PHASES))  # fmt: skip
BLACK, YELLOW = range(len(DICE))
BY_FORMATION, FREELY = range(len(PLACINGS))
BY_TURNS, BY_CLOCK = range(len(CLOCKS))
_, FULL_TIME = range(len(REASONS))

THROWS = (LOT, THROW, PENALTY)
# Whose turn a phase is: the dice's, nobody's, or (0) a side's.
TURN_OF_PHASE = [
    CHANCE if phase in THROWS else OVER if phase == OVER_PHASE else 0
    for phase in range(len(PHASES))
]
