"""The record of a Super Goal! match."""

from __future__ import annotations

from debut.kernel.layout import record

Record = record(
    "SuperGoal",
    (
        ("phase", "i1"),
        ("after", "i1"),  # the phase that the throw of the champion die holds up
        ("passing", "i1"),  # the champion die changes hands when this action is done
        ("attack", "i1"),
        ("ball", "i1"),  # as the attacker sees it
        ("restart", "i1"),
        ("direct", "i1"),  # a free kick beside the area that may be shot all the same
        ("allowed", "i1"),
        ("die", "i1"),
        ("face", "i1"),
        ("turned", "i1"),
        ("long", "i1"),
        ("shot", "i1"),
        ("holder", "i1"),  # of the champion die; 2: nobody
        ("champion", "i1"),  # its face; 6: not thrown
        ("plays", "i1"),  # of the champion die since the last throw
        ("fouled", "i1", 2),  # whether the side's last blue throw was a foul
        ("kicked_off", "i1"),
        ("half", "i1"),
        ("up", "i1"),
        ("extra", "i1"),
        ("kicks", "i1", 2),
        ("scored", "i1", 2),
        ("var", "i1"),
        ("tournament", "i1"),
        ("clock", "i1"),
        ("throws", "i2"),
        ("length", "i2"),
    ),
)

NOBODY = 2
UNTHROWN = 6
