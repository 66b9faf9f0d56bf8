"""What can be chosen before a match, and the record a match starts with."""

from __future__ import annotations

from typing import Any

from debut.games.streetsoccer.board import (
    CENTRE,
    EXTRA,
    MINUTES,
    MOST_EXTRA,
    MOST_MINUTES,
    PREPLACED,
    SETUPS,
    TEAM,
    USUAL,
    formation,
)
from debut.games.streetsoccer.fields import NOBODY, NOT_PLACED, Record
from debut.games.streetsoccer.names import KICK_OFF_THROW, LITTLEGOLEM, LOT
from debut.kernel.layout import CHANCE, NO_WINNER
from debut.kernel.options import Option, Value
from debut.kernel.pace import Pace, PaceRule, seconds_of

OPTIONS = (
    Option("setup", "turns", choices=SETUPS, first="quick"),
    Option("minutes", MINUTES, low=1, high=MOST_MINUTES, first=10),
    Option("extra", EXTRA, low=0, high=MOST_EXTRA),
)

# Measured with levels 1 to 4: a minute brings 2.8 decisions and 2.2 rolls, extra time included.
# Assumed: twenty seconds to find a way for the ball.
PACE = Pace(
    "minutes",
    (10, 15, 25),
    (PaceRule(seconds_of(decisions=2.8, rolls=2.2, thought=20), MINUTES, "minutes"),),
)


def blank() -> Any:
    """A usual formation on both sides, before the kick-off."""
    rec = Record()
    rec.winner = NO_WINNER
    rec.turn = CHANCE
    rec.phase = KICK_OFF_THROW
    rec.ball = CENTRE
    rec.last = NOBODY
    rec.minutes, rec.extra = MINUTES, EXTRA
    _stand(rec, USUAL)
    return rec


def _stand(rec: Any, names: tuple[str, ...]) -> None:
    """The first footballers of both sides on these squares, the others nowhere."""
    for side in (0, 1):
        squares = formation(names, side)
        missing = (NOT_PLACED,) * (TEAM - len(squares))
        rec.pawn[side * TEAM : (side + 1) * TEAM] = squares + missing


def opening(options: dict[str, Any]) -> Any:
    rec = blank()
    rec.phase = LOT
    rec.setup = SETUPS.index(options["setup"])
    rec.minutes, rec.extra = options["minutes"], options["extra"]
    _stand(rec, PREPLACED if rec.setup == LITTLEGOLEM else ())
    return rec


def options_of(rec: Any) -> dict[str, Value]:
    return {"setup": SETUPS[rec.setup], "minutes": rec.minutes, "extra": rec.extra}
