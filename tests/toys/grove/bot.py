from __future__ import annotations

from typing import Any

from debut.kernel.rule import rule
from tests.toys.orchard import TREES
from tests.toys.orchard.bot import evaluate
from tests.toys.orchard.rules import apples

__all__ = ["evaluate", "suggest"]


@rule
def suggest(s: Any, out: Any, work: Any) -> int:
    """The forty that bear most, the finest first."""
    for tree in range(TREES):
        work[apples(s, tree)] = tree
    for i in range(40):
        out[i] = work[TREES - 1 - i]
    return 40
