"""What a match's row holds beside what is played: when it was touched, how many bytes it counts.

None of it costs a commit of its own: it is written together with a ply, a player who sits down or
a resignation, and with few of these, because times are noted to the hour and bytes in steps.
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
# A match counts for at least one page of the file.
LEAST = 4096
# A match that is not over counts for at least RESERVED bytes, about what a whole match takes, so
# that it can be played to its end. A longer one counts for more in steps, ahead of what is stored.
RESERVED, STEP = 64 * 1024, 16 * 1024


def ply_bytes(text: str, move: str | None) -> int:
    """Returns the bytes that a ply takes; a move's id is in an index too."""
    return PLY_BYTES + len(text.encode()) + 2 * len((move or "").encode())


def reserved(size: int) -> int:
    """Returns the bytes that a match of this size counts for until it is over."""
    return max(RESERVED, size + STEP)


DAY = 86_400
# A match that is touched again within so many seconds is not noted again.
GRAIN = 3_600


class Status(IntEnum):
    """The state of a match's life; matches older than the table's column have none."""

    PLAYING = 0
    OVER = 1
    REMOVED = 2  # nobody can join it any more; its rows are deleted a few at a time


class Note(NamedTuple):
    """What has to be written in the row of a match."""

    touched: int  # seconds since 1970
    status: Status
    counted: int | None = None  # bytes, where it counts for more than before


class Upkeep:
    """What the row of a match in memory holds, to decide what has to be written."""

    __slots__ = ("counted", "size", "status", "touched")

    def __init__(self, touched: float, size: int, counted: int, status: Status | None) -> None:
        """``size`` is how many bytes the match takes, ``counted`` how many it counts for."""
        self.touched, self.size, self.counted, self.status = touched, size, counted, status

    def note(self, now: float, added: int = 0, over: bool = False) -> Note | None:
        """Returns what has to be written once ``added`` bytes are added; None: nothing yet."""
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
        """Takes over a note that has been written."""
        self.size += added
        if note is not None:
            self.touched, self.status = note.touched, note.status
            self.counted = note.counted or self.counted


def life_of(touched: float, status: Status | None, limits: Limits = LIMITS) -> Life:
    """Returns how long a match stays if nobody touches it."""
    over = status == Status.OVER
    days = limits.finished_days if over else limits.unfinished_days
    if not days:
        return Life(over)
    return Life(over, days, datetime.fromtimestamp(touched, UTC) + timedelta(days=days))
