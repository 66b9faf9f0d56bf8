"""The record of a StreetSoccer match."""

from __future__ import annotations

from debut.games.streetsoccer.board import TEAM
from debut.kernel.layout import record

Record = record(
    "StreetSoccer",
    (
        ("phase", "i1"),
        ("side", "i1"),  # who acts or throws
        ("die", "i1"),
        ("ball", "i1"),
        ("pawn", "i1", 2 * TEAM),  # A's five, then B's; keepers first
        ("last", "i1"),  # the side that scored last in the regular minutes
        ("setup", "i1"),
        ("turns", "i2"),
        ("minutes", "i2"),
        ("extra", "i2"),
    ),
)

NOT_PLACED = -1
NOBODY = 2
