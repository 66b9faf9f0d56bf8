"""How good a position is."""

from __future__ import annotations

from typing import Any

from debut.kernel.compiled import rule


@rule
def evaluate(s: Any) -> float:
    return float(s.score[0] - s.score[1])
