from __future__ import annotations

from typing import Any

from debut.kernel.compiled import rule
from tests.toys.attic.rules import chance, legal

__all__ = ["chance", "legal", "play"]


@rule
def play(s: Any, action: int) -> None:
    if action != s.plies:
        raise ValueError
    s.plies += 1
