"""What can be chosen before a match, and the record a match starts with."""

from __future__ import annotations

from typing import Any

from debut.games.but.board import (
    CENTRE_FORWARD,
    CLOCKS,
    FORMATIONS,
    LENGTH,
    MINUTES,
    MOST_LENGTH,
    MOST_MINUTES,
    PLACINGS,
    TEAM,
    USUAL,
    at_end,
    square,
)
from debut.games.but.fields import NOWHERE, Record
from debut.games.but.names import LOT, THROW
from debut.games.but.tables import CENTRE_SQUARE
from debut.kernel.layout import CHANCE, NO_WINNER
from debut.kernel.options import Option, Value
from debut.kernel.pace import BY_THE_CLOCK, Pace, PaceRule, seconds_of

OPTIONS = (
    Option("length", LENGTH, low=1, high=MOST_LENGTH, first=10),
    Option("placing", "formation", choices=PLACINGS),
    Option("clock", "turns", choices=CLOCKS),
    Option("minutes", MINUTES, low=1, high=MOST_MINUTES),
)

# Measured with levels 1 to 4: a turn of each half brings 10.1 decisions and 3.5 rolls. Assumed:
# twelve seconds a decision.
PACE = Pace(
    "length",
    (10, 15, 20),
    (
        PaceRule(BY_THE_CLOCK, MINUTES, "minutes", {"clock": "real"}),
        PaceRule(seconds_of(decisions=10.1, rolls=3.5, thought=12), LENGTH, "length"),
    ),
)


def blank() -> Any:
    """Both sides in the usual formation; side A kicks off and throws."""
    rec = Record()
    rec.winner = NO_WINNER
    rec.turn = CHANCE
    rec.phase = THROW
    rec.taker = rec.kicker = NOWHERE
    rec.mover[:] = (NOWHERE, NOWHERE)
    rec.length, rec.minutes = LENGTH, MINUTES
    for side in (0, 1):
        home = [at_end(square(name), side) for name in FORMATIONS[USUAL]]
        rec.home[side * TEAM : (side + 1) * TEAM] = home
        rec.figure[side * TEAM : (side + 1) * TEAM] = home
    rec.figure[CENTRE_FORWARD] = rec.ball = CENTRE_SQUARE
    return rec


def opening(options: dict[str, Any]) -> Any:
    rec = blank()
    rec.phase = LOT
    rec.length, rec.minutes = options["length"], options["minutes"]
    rec.clock = CLOCKS.index(options["clock"])
    rec.placing = PLACINGS.index(options["placing"])
    rec.figure[:] = (NOWHERE,) * (2 * TEAM)
    rec.ball = NOWHERE
    return rec


def options_of(rec: Any) -> dict[str, Value]:
    return {
        "length": rec.length,
        "placing": PLACINGS[rec.placing],
        "clock": CLOCKS[rec.clock],
        "minutes": rec.minutes,
    }
