"""Removes matches that nobody touches, a few at a time.

The same sweep forgets which address opened a match. It does not keep a move waiting: each piece of
work in the writer's thread is small, and moves are written between two of them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import sqlalchemy as sa

from debut.kernel.errors import DebutError
from debut.server.store import Store
from debut.server.upkeep import (
    EVERYBODY,
    OTHERS,
    add_bytes,
    matches,
    plies,
    removed,
    storage,
    sweeps,
)
from debut.table.background import note_failure
from debut.table.limits import LIMITS, Limits
from debut.table.logs import SERVER, note
from debut.table.matches import Matches
from debut.table.tallies import TALLIES
from debut.table.upkeep import DAY, GRAIN, Status
from debut.table.writes import safely

SWEEP_SECONDS = 3_600.0
# How many matches are marked, and how many rows are deleted, in one piece of work.
MATCHES_AT_ONCE, ROWS_AT_ONCE = 20, 200
# After a piece of work the sweep rests for REST times as long, but at least PAUSE seconds: it takes
# a small part of the writer's time, and less when there is much to write.
REST, PAUSE = 5.0, 0.02
# The server remembers for so many days that a match was removed.
REMEMBERED_DAYS = 365
# So many free pages of the file stay for the next matches; the others are released in small steps.
KEPT_PAGES, PAGES_AT_ONCE = 2_500, 100

IsOver = Callable[[str], Awaitable[bool]]
T = TypeVar("T")


class Retention:
    """Sweeps at the start and then every hour."""

    def __init__(
        self,
        store: Store,
        all_matches: Matches,
        is_over: IsOver,
        limits: Limits = LIMITS,
        now: Callable[[], float] = time.time,
    ) -> None:
        """``is_over`` replays a match whose row does not show whether it is over."""
        self._store, self._matches, self._is_over = store, all_matches, is_over
        self._limits, self._now = limits, now

    async def run(self) -> None:
        """Sweeps until it is cancelled; what fails is tried again an hour later."""
        while True:
            try:
                await self.sweep()
            except Exception as error:
                note_failure("removing matches that nobody has touched", error)
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> int:
        """Removes what has been untouched for too long; returns how many matches that were."""
        now = int(self._now())
        limits = self._limits
        found = 0
        await self._do(lambda connection: excuse_time_off(connection, now))
        await self._delete_marked()  # what an earlier sweep could not finish
        if limits.unfinished_days:
            await self._find_out(now - limits.unfinished_days * DAY - GRAIN)
            found += await self._remove(Status.PLAYING, limits.unfinished_days, now)
        if limits.finished_days:
            found += await self._remove(Status.OVER, limits.finished_days, now)
        await self._forget_payers(now - limits.address_days * DAY)
        await self._forget_removed(now - REMEMBERED_DAYS * DAY)
        await self._give_pages_back()
        await safely(self._store.count_bytes())
        if found:
            TALLIES.removed += found
            note(logging.WARNING, "%d untouched matches removed", found, address=SERVER)
        return found

    # Matches from before the status column

    async def _find_out(self, before: int) -> None:
        """Notes whether matches without a status, which would be removed, are over."""
        skipped = 0
        while names := await self._untouched(None, before, skipped):
            for name in names:
                try:
                    status = Status.OVER if await self._is_over(name) else Status.PLAYING
                except DebutError as error:
                    # A match that cannot be replayed may be unfinished: it stays.
                    note_failure(f"finding out whether {name} is over", error)
                    skipped += 1
                    continue
                await self._set_status(name, status)

    async def _set_status(self, name: str, status: Status) -> None:
        unknown = matches.update().where(matches.c.id == name, matches.c.status.is_(None))
        values = unknown.values(status=int(status))
        await self._do(lambda connection: connection.execute(values))

    # Removing

    async def _remove(self, status: Status, days: int, now: int) -> int:
        before = now - days * DAY - GRAIN
        found = skipped = 0
        while names := await self._untouched(status, before, skipped):
            with self._matches.removing(names) as free:
                marked = await self._do(
                    lambda connection: mark(connection, free, status, before, days, now)
                )
            skipped += len(names) - len(marked)
            found += len(marked)
            await self._delete_marked()
        return found

    async def _untouched(self, status: Status | None, before: int, skipped: int) -> Sequence[str]:
        wanted = (
            sa.select(matches.c.id)
            .where(matches.c.status == (None if status is None else int(status)))
            .where(matches.c.touched < before)
            .order_by(matches.c.touched, matches.c.id)
            .limit(MATCHES_AT_ONCE)
            .offset(skipped)
        )
        return await self._do(lambda connection: connection.scalars(wanted).all())

    async def _delete_marked(self) -> None:
        while await self._do(delete_some):
            pass

    # What else is forgotten

    async def _forget_payers(self, before: int) -> None:
        while await self._do(lambda connection: forget_payers(connection, before)):
            pass

    async def _forget_removed(self, before: int) -> None:
        old = sa.select(removed.c.match).where(removed.c.at < before).limit(ROWS_AT_ONCE)
        some = removed.delete().where(removed.c.match.in_(old))
        while await self._do(lambda connection: connection.execute(some).rowcount):
            pass

    async def _give_pages_back(self) -> None:
        """Releases free pages if the file can shrink: see ``open_database``."""
        while await self._do(give_pages_back):
            pass

    async def _do(self, work: Callable[[sa.Connection], T]) -> T:
        """Does one piece of work, then rests so that others get their turn."""
        started = time.perf_counter()
        done = await safely(self._store.in_transaction(work))
        await asyncio.sleep(max(PAUSE, REST * (time.perf_counter() - started)))
        return done


# In the writer's thread, each within its transaction


def excuse_time_off(connection: sa.Connection, now: int) -> None:
    """Adds days without a sweep to the time a match is kept: nobody could have touched it.

    The server was off, the machine slept, a copy of the database was restored, or the calendar was
    wrong.
    """
    last = connection.scalar(sa.select(sweeps.c.at))
    off = now - (last or now)
    if off > DAY:
        unfinished = matches.c.status.is_distinct_from(int(Status.OVER))
        later = matches.c.touched + off
        connection.execute(matches.update().where(unfinished).values(touched=later))
    connection.execute(sweeps.delete())
    connection.execute(sweeps.insert(), {"at": now})


def mark(
    connection: sa.Connection,
    names: Sequence[str],
    status: Status,
    before: int,
    days: int,
    now: int,
) -> list[str]:
    """Marks these matches as removed, except those that somebody has touched meanwhile."""
    untouched = (matches.c.status == int(status)) & (matches.c.touched < before)
    free = sa.select(matches.c.id).where(matches.c.id.in_(names), untouched)
    found = list(connection.scalars(free))
    if found:
        gone = matches.update().where(matches.c.id.in_(found))
        connection.execute(gone.values(status=int(Status.REMOVED)))
        connection.execute(
            removed.insert(), [{"match": name, "days": days, "at": now} for name in found]
        )
    return found


def delete_some(connection: sa.Connection) -> bool:
    """Deletes some rows of a marked match, and at last its own; False if no match is marked."""
    marked = sa.select(matches.c.id, matches.c.payer, matches.c.bytes).where(
        matches.c.status == int(Status.REMOVED)
    )
    match = connection.execute(marked.limit(1)).one_or_none()
    if match is None:
        return False
    some = sa.select(plies.c.ply).where(plies.c.match == match.id).limit(ROWS_AT_ONCE)
    these = plies.delete().where(plies.c.match == match.id, plies.c.ply.in_(some))
    if connection.execute(these).rowcount == ROWS_AT_ONCE:
        return True
    for table in OTHERS:
        connection.execute(table.delete().where(table.c.match == match.id))
    connection.execute(matches.delete().where(matches.c.id == match.id))
    add_bytes(connection, match.payer, -match.bytes)
    return True


def forget_payers(connection: sa.Connection, before: int) -> bool:
    """Forgets the payers of some matches that nobody has touched since; False: of none."""
    wanted = (
        sa.select(matches.c.id, matches.c.payer, matches.c.bytes)
        .where(matches.c.payer.is_not(None), matches.c.touched < before)
        .limit(MATCHES_AT_ONCE)
    )
    found = connection.execute(wanted).all()
    for match in found:
        one = matches.update().where(matches.c.id == match.id)
        connection.execute(one.values(payer=None))
        # The match is still there: only its payer has less.
        own = storage.update().where(storage.c.payer == match.payer)
        connection.execute(own.values(bytes=storage.c.bytes - match.bytes))
    connection.execute(storage.delete().where(storage.c.bytes <= 0, storage.c.payer != EVERYBODY))
    return bool(found)


def give_pages_back(connection: sa.Connection) -> bool:
    """Releases some free pages; False if there are few, or the file cannot shrink."""
    free = connection.exec_driver_sql("PRAGMA freelist_count").scalar_one()
    if free <= KEPT_PAGES:
        return False
    driver = connection.connection.driver_connection
    assert driver is not None
    # For more than one page SQLite wants to be asked for rows, which Python's sqlite3 does not do.
    for _ in range(PAGES_AT_ONCE):
        driver.execute("PRAGMA incremental_vacuum(1)")
    left = connection.exec_driver_sql("PRAGMA freelist_count").scalar_one()
    return bool(left < free)
