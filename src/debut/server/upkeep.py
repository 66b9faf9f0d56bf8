"""What the row of a match notes beside what is played: when it was touched, what it counts for.

Nothing of it costs a commit: it is written together with a ply, a sitting down or a resignation,
and with few of these, because times are noted to the hour and bytes in steps.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from enum import IntEnum
from typing import Any, NamedTuple

import sqlalchemy as sa

from debut.server.errors import MatchRemoved, UnknownMatch
from debut.server.limits import LIMITS, Limits
from debut.server.protocol import Life
from debut.server.quota import LEAST, MATCH_BYTES, PLY_BYTES, reserved

DAY = 86_400
# Seconds within which a match that is touched again is not noted again.
GRAIN = 3_600
# The row of ``storage`` that holds the bytes of all.
EVERYBODY = b""

Row = dict[str, Any]


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


# In the writer's thread, within its transactions


matches = sa.table(
    "matches",
    *map(sa.column, ("id", "head", "touched", "status", "payer", "bytes")),
)
plies = sa.table("plies", *map(sa.column, ("match", "ply", "text", "move")))
OTHERS = [
    sa.table(name, sa.column("match"))
    for name in ("texts", "commitments", "resignations", "analyses")
]
removed = sa.table("removed", *map(sa.column, ("match", "days", "at")))
sweeps = sa.table("sweeps", sa.column("at"))
storage = sa.table("storage", *map(sa.column, ("payer", "bytes")))

# What a match takes, from all its rows; ``quota`` counts the same as it grows.
SIZE = sa.text(
    f"""
    SELECT max({LEAST}, {MATCH_BYTES} + length(head)
      + (SELECT coalesce(sum({PLY_BYTES} + length(CAST(text AS BLOB))
           + 2 * coalesce(length(CAST(move AS BLOB)), 0)), 0) FROM plies WHERE match = id)
      + (SELECT coalesce(sum({PLY_BYTES} + length(CAST(text AS BLOB))
           + coalesce(length(CAST(name AS BLOB)), 0)), 0) FROM texts WHERE match = id)
      + (SELECT coalesce(sum({PLY_BYTES} + length(hash)
           + coalesce(length(CAST(text AS BLOB)), 0)), 0) FROM commitments WHERE match = id)
      + (SELECT coalesce(sum({PLY_BYTES} + length(told) + length(figures)), 0)
           FROM analyses WHERE match = id))
    FROM matches WHERE id = :match
    """
)


def write_note(connection: sa.Connection, match: str, note: Note) -> None:
    """A match that is over counts for what it takes, no more and no less.

    MatchRemoved, UnknownMatch: it is gone, and nothing of the transaction is kept.
    """
    there = matches.c.status.is_distinct_from(int(Status.REMOVED))
    one = matches.update().where(matches.c.id == match, there)
    done = connection.execute(one.values(touched=note.touched, status=int(note.status)))
    if not done.rowcount:
        check_there(connection, match, None)
        raise UnknownMatch("match-unknown", match=match)
    if note.status == Status.OVER:
        count_again(connection, match)
    elif note.counted is not None:
        count_as(connection, match, note.counted)


def count_again(connection: sa.Connection, match: str) -> None:
    """By what is stored of it."""
    count_as(connection, match, connection.execute(SIZE, {"match": match}).scalar_one())


def count_as(connection: sa.Connection, match: str, counted: int) -> None:
    found = connection.execute(
        sa.select(matches.c.payer, matches.c.bytes).where(matches.c.id == match)
    ).one()
    connection.execute(matches.update().where(matches.c.id == match).values(bytes=counted))
    add_bytes(connection, found.payer, counted - found.bytes)


def add_bytes(connection: sa.Connection, payer: bytes | None, number: int) -> None:
    """To what the payer has, and all together."""
    add = sa.text(
        "INSERT INTO storage (payer, bytes) VALUES (:payer, :number)"
        " ON CONFLICT (payer) DO UPDATE SET bytes = storage.bytes + excluded.bytes"
    )
    rows: list[Row] = [{"payer": EVERYBODY, "number": number}]
    if payer is not None:
        rows.append({"payer": payer, "number": number})
    connection.execute(add, rows)


def bytes_of(connection: sa.Connection, payer: bytes) -> int:
    found = connection.scalar(sa.select(storage.c.bytes).where(storage.c.payer == payer))
    return int(found or 0)


def check_there(connection: sa.Connection, match: str, status: int | None) -> None:
    """MatchRemoved: nobody had touched it. ``status`` is None where there is no such row."""
    if status is not None and status != Status.REMOVED:
        return
    wanted = sa.select(removed.c.days).where(removed.c.match == match)
    days = connection.scalar(wanted)
    if days is not None:
        many = "yes" if days > 1 else "no"
        raise MatchRemoved("match-removed", match=match, days=days, many=many)
