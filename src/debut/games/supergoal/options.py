"""What can be chosen before a match, and the record a match starts with."""

from __future__ import annotations

from typing import Any

from debut.games.supergoal.board import CENTRE, HALF_THROWS, TOURNAMENT_THROWS
from debut.games.supergoal.fields import NOBODY, UNTHROWN, Record
from debut.games.supergoal.names import CHOOSE, KICK_OFF, TOSS
from debut.kernel.layout import CHANCE, NO_WINNER
from debut.kernel.options import Option, Value
from debut.kernel.pace import Pace, PaceRule, seconds_of

CLOCKS = ("throws", "real")
MOST_THROWS = 200

OPTIONS = (
    # Left out: 50 throws, 33 in a tournament (SG-11.1, 12.1).
    Option("throws", None, low=1, high=MOST_THROWS, first=15),
    Option("clock", "throws", choices=CLOCKS),
    Option("var", False),
    Option("tournament", False),
)

# Measured with levels 1 to 3: a roll of each half brings 3.6 decisions and 2.9 rolls of all dice.
# Assumed: four seconds to choose one of three or four dice. By the clock the halves
# are as long as SG-11.2 and SG-12.1 say.
_A_THROW = seconds_of(decisions=3.6, rolls=2.9, thought=4)
PACE = Pace(
    "throws",
    (15, 30, 50),
    (
        PaceRule(60, 10, when={"clock": "real", "tournament": True}),
        PaceRule(60, 15, when={"clock": "real"}),
        PaceRule(_A_THROW, TOURNAMENT_THROWS, "throws", {"tournament": True}),
        PaceRule(_A_THROW, HALF_THROWS, "throws"),
    ),
)


def blank() -> Any:
    """Side A to choose, the ball in the middle, nobody with the champion die."""
    rec = Record()
    rec.winner = NO_WINNER
    rec.phase = CHOOSE
    rec.ball = CENTRE
    rec.holder = NOBODY
    rec.champion = UNTHROWN
    rec.half = 1
    rec.length = HALF_THROWS
    return rec


def opening(options: dict[str, Any]) -> Any:
    rec = blank()
    rec.phase = TOSS
    rec.restart = KICK_OFF
    rec.turn = CHANCE
    rec.tournament = int(options["tournament"])
    rec.var = int(options["var"])
    rec.clock = CLOCKS.index(options["clock"])
    rec.length = options["throws"] or (TOURNAMENT_THROWS if rec.tournament else HALF_THROWS)
    return rec


def options_of(rec: Any) -> dict[str, Value]:
    return {
        "throws": rec.length,
        "clock": CLOCKS[rec.clock],
        "var": bool(rec.var),
        "tournament": bool(rec.tournament),
    }
