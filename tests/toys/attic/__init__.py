"""A record of 4 KB, and rules that leave to libraries what a processor does not do by itself.

One of them raises an error, which no rule may.
"""

from __future__ import annotations

from types import SimpleNamespace

from debut.kernel.algorithms.budgets import Thinking
from debut.kernel.compiler.machine import Size
from debut.kernel.layout import record

ROOM = 1_000

Record = record("Attic", (("things", "i4", ROOM), ("dust", "f8"), ("plies", "i2")))

SPEC = SimpleNamespace(
    size=Size(Record, 3, 3),
    thinking=Thinking(
        simulations=(5, 10, 20, 100),
        sight=(100, 100, 100, 100),
        seconds=0.1,
        most=1_000,
        nodes=4,
        explore=0.5,
        ahead=True,
    ),
)
