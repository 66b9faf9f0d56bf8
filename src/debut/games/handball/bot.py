"""How good a position is, for the computer opponents: from -1 (lost for side A) to 1 (won)."""

from __future__ import annotations

from typing import Any

from debut.kernel.compiled import rule


@rule
def evaluate(s: Any) -> float:
    gap = float(s.score[0] - s.score[1])
    return float(gap / (2.0 + abs(gap)))
