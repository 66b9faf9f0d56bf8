"""The record of a match of BUT."""

from __future__ import annotations

from debut.games.but.board import DICE, TEAM
from debut.kernel.layout import record

Record = record(
    "But",
    (
        ("phase", "i1"),
        ("side", "i1"),  # whose turn it is; while figures are placed: who places
        ("ball", "i2"),
        ("figure", "i2", 2 * TEAM),  # A's eleven, then B's; keepers first
        ("die", "i1", len(DICE)),  # black, yellow; 0: used or not thrown
        ("mover", "i1", len(DICE)),  # who has used each of them
        ("taker", "i1"),  # who has taken the ball from an opponent in this throw
        ("throws", "i1"),  # of this turn
        ("extra", "i1"),  # a pass has earned one more
        ("kicker", "i1"),  # who has to take the free kick, or takes the penalty
        ("home", "i2", 2 * TEAM),  # where each figure was placed
        ("first", "i1"),  # who kicked off the first half
        ("half", "i1"),
        ("turns", "i2"),  # of this half
        ("played", "i2", 2),  # turns that each side has had, in both halves
        ("placing", "i1"),
        ("clock", "i1"),
        ("up", "i1"),  # the clock has whistled: this turn is the half's last
        ("minutes", "i1"),
        ("length", "i1"),  # turns of a half
    ),
)

NOWHERE = -1
