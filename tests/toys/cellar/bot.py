from __future__ import annotations

from typing import Any

from debut.kernel.rule import rule
from tests.toys.cellar.rules import legal, sieve


@rule
def evaluate(s: Any, work: Any) -> float:
    sieve(s, work)
    return float((s.taken + work[7]) % 17 - 8) / 8


@rule
def suggest(s: Any, out: Any, work: Any) -> int:
    """The five last, the very last first."""
    n = legal(s, out, work)
    for i in range(n // 2):
        low, high = out[i], out[n - 1 - i]
        out[i], out[n - 1 - i] = high, low
    return min(n, 5)
