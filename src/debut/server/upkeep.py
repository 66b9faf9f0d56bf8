"""Writes what is noted of a match beside what is played, in the rows of the database."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from debut.table.errors import MatchRemoved, UnknownMatch
from debut.table.upkeep import LEAST, MATCH_BYTES, PLY_BYTES, Note, Status

# The row of ``storage`` that holds the bytes of all matches.
EVERYBODY = b""

Row = dict[str, Any]


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

# The bytes that a match takes in all its rows; ``Upkeep`` counts the same as it grows.
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
    """Writes a note; a match that is over counts for exactly what it takes.

    Raises MatchRemoved or UnknownMatch if it is gone; the transaction is then rolled back.
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
    """Counts a match by what is stored of it."""
    count_as(connection, match, connection.execute(SIZE, {"match": match}).scalar_one())


def count_as(connection: sa.Connection, match: str, counted: int) -> None:
    found = connection.execute(
        sa.select(matches.c.payer, matches.c.bytes).where(matches.c.id == match)
    ).one()
    connection.execute(matches.update().where(matches.c.id == match).values(bytes=counted))
    add_bytes(connection, found.payer, counted - found.bytes)


def add_bytes(connection: sa.Connection, payer: bytes | None, number: int) -> None:
    """Adds bytes to those of the payer and to those of all."""
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
    """Raises MatchRemoved if the match was removed; ``status`` is None if it has no row."""
    if status is not None and status != Status.REMOVED:
        return
    wanted = sa.select(removed.c.days).where(removed.c.match == match)
    days = connection.scalar(wanted)
    if days is not None:
        many = "yes" if days > 1 else "no"
        raise MatchRemoved("match-removed", match=match, days=days, many=many)
