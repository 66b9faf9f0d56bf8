from __future__ import annotations

from typing import Any

import numpy as np

from debut.kernel.rule import rule
from tests.toys.attic.rules import chance, play

__all__ = ["chance", "legal", "play"]


@rule
def legal(s: Any, out: Any) -> int:
    cells = np.zeros(3 + s.plies)
    for i in range(3):
        cells[i + s.plies] = i
    for i in range(3):
        out[i] = int(cells[i])
    return 3
