"""Apples are picked from 1,300 trees, some with worms; every tree is judged before it is tried."""

from __future__ import annotations

from types import SimpleNamespace

from debut.kernel.algorithms.budgets import Thinking
from debut.kernel.compiler.machine import Size
from debut.kernel.layout import record

TREES = 1_300
PICKS = 8

Record = record("Orchard", (("apples", "i4", 2), ("worms", "i1", 2), ("picks", "i2")))

THINKING = Thinking(
    simulations=(1, 20, 100, 400),
    sight=(17, 100, 100, 100),
    seconds=0.5,
    most=200_000,
    nodes=TREES,
    explore=0.3,
    ahead=True,
)


def spec(package: str, thinking: Thinking) -> SimpleNamespace:
    """As much of a game as opponents need."""
    size = Size(Record, TREES, 2, work=TREES)
    return SimpleNamespace(
        id=package.rsplit(".", 1)[-1], package=package, size=size, thinking=thinking, options=(),
        reasons=("picked",),
    )  # fmt: skip


SPEC = spec(__name__, THINKING)
