"""Bottles are taken from a cellar by their numbers; one side knows where the good one lies.

Made up to show work space, secrets and suggestions.
"""

from __future__ import annotations

from types import SimpleNamespace

from debut.kernel.algorithms.budgets import Thinking
from debut.kernel.compiler.machine import Size
from debut.kernel.layout import record

BOTTLES = 60
UNKNOWN = -1

Record = record("Cellar", (("spot", "i1"), ("taken", "i4"), ("plies", "i2")))

SPEC = SimpleNamespace(
    size=Size(Record, BOTTLES, 2, work=BOTTLES),
    thinking=Thinking(
        simulations=(5, 10, 20, 100),
        sight=(100, 100, 100, 100),
        seconds=0.1,
        most=1_000,
        nodes=30,
        explore=0.5,
        ahead=False,
    ),
)
