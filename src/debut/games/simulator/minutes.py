"""Minutes of a match whose halves are counted in steps (S-9.1.1)."""

from __future__ import annotations

HALF = 45  # minutes of a half, however many steps it has


def minute_of(half: int, steps: int, length: int) -> str:
    """Says the minute of the match after so many steps of a half; added time is written 45+2."""
    minute = HALF * steps // length
    if minute <= HALF:
        return str(max(HALF * half + minute, 1))
    return f"{HALF * (half + 1)}+{minute - HALF}"
