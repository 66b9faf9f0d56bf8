"""What makes a position impossible: the first key that cannot stand with the others."""

from __future__ import annotations

from typing import Any

from debut.games.but.squares import decider

Wrong = tuple[str, str] | None


def check(rec: Any) -> Wrong:
    """The first key that cannot stand with the others; sets whose turn it is."""
    rec.turn = decider(rec)
    return None
