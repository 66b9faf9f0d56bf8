"""What the row of a match notes beside what is played: when it was touched, what it counts for.

Nothing of it costs a commit: it is written together with a ply, a sitting down or a resignation,
and with few of these, because times are noted to the hour and bytes in steps.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from enum import IntEnum
from typing import NamedTuple

from debut.table.limits import LIMITS, Limits
from debut.table.messages import Life

# Measured in SQLite's files (tests/server/test_quota.py): what a match and a ply take beside their
# texts, indexes included.
MATCH_BYTES, PLY_BYTES = 500, 92
# No match counts for less than a page of the file.
LEAST = 4096
# A match that is not over counts for at least so much, about what a whole one takes, so that it can
# be played to its end. A longer one counts for more in steps, ahead of what is stored.
RESERVED, STEP = 64 * 1024, 16 * 1024


def ply_bytes(text: str, move: str | None) -> int:
    """What a ply takes; a move's id is in an index too."""
    return PLY_BYTES + len(text.encode()) + 2 * len((move or "").encode())


def reserved(size: int) -> int:
    """What a match of this size counts for until it is over."""
    return max(RESERVED, size + STEP)


DAY = 86_400
# Seconds within which a match that is touched again is not noted again.
GRAIN = 3_600


class Status(IntEnum):
    """Of a match; none is noted of those that are older than this table's column."""

    PLAYING = 0
    OVER = 1
    REMOVED = 2  # nobody can come to it any more; its rows go a little at a time


class Note(NamedTuple):
    """What is to be written in the row of a match."""

    touched: int  # seconds since 1970
    status: Status
    counted: int | None = None  # bytes, where it counts for more than before


class Upkeep:
    """The same of a match in memory, to know what has to be written."""

    __slots__ = ("counted", "size", "status", "touched")

    def __init__(self, touched: float, size: int, counted: int, status: Status | None) -> None:
        """``size``: bytes that it takes; ``counted``: those that it counts for."""
        self.touched, self.size, self.counted, self.status = touched, size, counted, status

    def note(self, now: float, added: int = 0, over: bool = False) -> Note | None:
        """What is to be written now that so many bytes are added; None: nothing yet."""
        if self.status == Status.OVER:
            return None
        if over:
            return Note(int(now), Status.OVER)
        size = self.size + added
        counted = reserved(size) if size > self.counted else None
        is_noted = self.status is not None and now - self.touched < GRAIN
        if is_noted and counted is None:
            return None
        return Note(int(now), Status.PLAYING, counted)

    def noted(self, note: Note | None, added: int = 0) -> None:
        """It has been written."""
        self.size += added
        if note is not None:
            self.touched, self.status = note.touched, note.status
            self.counted = note.counted or self.counted


def life_of(touched: float, status: Status | None, limits: Limits = LIMITS) -> Life:
    """How long a match stays if nobody touches it."""
    over = status == Status.OVER
    days = limits.finished_days if over else limits.unfinished_days
    if not days:
        return Life(over)
    return Life(over, days, datetime.fromtimestamp(touched, UTC) + timedelta(days=days))
