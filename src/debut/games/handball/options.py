"""What can be chosen before a match, and the record a match starts with."""

from __future__ import annotations

from typing import Any

from debut.games.handball.board import (
    ACTIONS_OF_PERIOD,
    CLOCKS,
    COURTS,
    MINUTES,
    MOST_ACTIONS,
    MOST_MINUTES,
    MOST_PASSIVE,
    TEAM,
    USUAL,
    at_end,
)
from debut.games.handball.fields import NOWHERE, Record
from debut.games.handball.names import FULL, LOT, WALK_THROW
from debut.kernel.layout import CHANCE, NO_WINNER
from debut.kernel.options import Option, Value
from debut.kernel.pace import BY_THE_CLOCK, Pace, PaceRule, seconds_of

OPTIONS = (
    Option("actions", ACTIONS_OF_PERIOD, low=1, high=MOST_ACTIONS, first=20),
    Option("clock", "actions", choices=CLOCKS),
    Option("minutes", MINUTES, low=1, high=MOST_MINUTES),
    Option("court", "full", choices=COURTS),
    Option("passive", 0, low=0, high=MOST_PASSIVE),
)

# Measured with levels 1 to 4: one more turn of each team in each period brings 6.3 decisions and
# 5.4 rolls. Assumed: nine seconds a decision.
PACE = Pace(
    "actions",
    (20, 35, 50),
    (
        PaceRule(BY_THE_CLOCK, MINUTES, "minutes", {"clock": "real"}),
        PaceRule(seconds_of(decisions=6.3, rolls=5.4, thought=9), ACTIONS_OF_PERIOD, "actions"),
    ),
)


def blank() -> Any:
    """A usual formation on both sides; side A has the ball and throws for its walk."""
    rec = Record()
    rec.winner = NO_WINNER
    rec.turn = CHANCE
    rec.phase = WALK_THROW
    rec.target = rec.taker = NOWHERE
    rec.actions, rec.minutes = ACTIONS_OF_PERIOD, MINUTES
    for side in (0, 1):
        rec.pawn[side * TEAM : (side + 1) * TEAM] = at_end(USUAL, FULL, side)
    rec.ball = rec.pawn[TEAM - 1]
    return rec


def opening(options: dict[str, Any]) -> Any:
    rec = blank()
    rec.phase = LOT
    rec.actions, rec.minutes = options["actions"], options["minutes"]
    rec.clock = CLOCKS.index(options["clock"])
    rec.court = COURTS.index(options["court"])
    rec.passive = options["passive"]
    rec.pawn[:] = (NOWHERE,) * (2 * TEAM)
    rec.ball = NOWHERE
    return rec


def options_of(rec: Any) -> dict[str, Value]:
    return {
        "actions": rec.actions,
        "clock": CLOCKS[rec.clock],
        "minutes": rec.minutes,
        "court": COURTS[rec.court],
        "passive": rec.passive,
    }
