"""The record of a match of Handball et dé."""

from __future__ import annotations

from debut.games.handball.board import TEAM
from debut.kernel.layout import record

Record = record(
    "Handball",
    (
        ("phase", "i1"),
        ("side", "i1"),  # whose turn it is; while pawns are placed: who places
        ("die", "i1"),
        ("ball", "i1"),
        ("pawn", "i1", 2 * TEAM),  # A's seven, then B's; keepers first
        ("end", "i1"),  # 1: the sides have changed ends, it is the second period
        ("first", "i1"),  # who engaged the first period
        ("restart", "i1"),
        ("taking", "i1"),  # the side that restarts
        ("taker", "i1"),
        ("step", "i1"),  # of repositioning
        ("placed", "i2"),  # pawns, a bit each
        ("moved", "i1", 2),  # field pawns at a keeper's restart, by side
        ("plan", "i1", 2),  # the formation that a side goes on with in the other half, plus one
        ("stays", "i1"),  # sides whose part of repositioning is over, a bit each
        ("target", "i1"),  # where the ball comes down unless it is intercepted
        ("distance", "i1"),  # of the shot to be saved
        ("held", "i1", 2),  # own turns running in possession without a shot
        ("court", "i1"),
        ("clock", "i1"),
        ("up", "i1"),  # the clock has whistled: this turn is the period's last
        ("minutes", "i1"),
        ("passive", "i1"),
        ("turns", "i2"),  # of this period
        ("actions", "i2"),  # of a side in a period
    ),
)

NOWHERE = -1
