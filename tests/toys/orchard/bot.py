from __future__ import annotations

from typing import Any

from debut.kernel.rule import rule


@rule
def evaluate(s: Any) -> float:
    gap = float(s.apples[0] - s.apples[1])
    return gap / (1000.0 + abs(gap))
