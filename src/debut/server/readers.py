"""Replays, stories, records and loads: read from the disk and made in processes of their own.

No move waits while a long match is replayed, however many ask for that.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.pool import NullPool

from debut.kernel.match.match import Match
from debut.kernel.match.record import MatchRecord, PlayerRecord
from debut.kernel.match.visibility import json_told
from debut.server.addresses import AtOnce
from debut.server.allowances import WorkerTime
from debut.server.packed import zipped
from debut.server.store import read_match
from debut.server.workers import Workers
from debut.story.summary import summary_of
from debut.table.errors import BadMessage, UnknownMatch
from debut.table.limits import LIMITS
from debut.table.logs import SERVER
from debut.table.matches import plain_name
from debut.table.stored import Loaded
from debut.table.stories import replay_of, story_of
from debut.table.taken_up import taken_up

# About what one answer takes; it only decides which one is made next.
SECONDS = 0.1
SUMMARY_SECONDS = 0.4
# So many summaries are kept in memory: a match that is over does not change.
KEPT = 200
# The compression level, a quick one: a replay is read once or twice.
QUICKLY = 4

_encode = msgspec.json.Encoder().encode


class Readers:
    """Makes a bounded number at a time for each address; one that asks for more waits longer."""

    def __init__(self, url: str, waiting: AtOnce, time: WorkerTime) -> None:
        """``waiting`` and ``time`` bound what an address asks for at once and in the long run."""
        self._time = time
        self._url = url
        self._waiting = waiting
        self._workers = Workers(0, quick=LIMITS.replay_workers)
        self._summaries: dict[tuple[str, bool], bytes] = {}

    async def record(self, address: str, name: str, pack: bool = False) -> bytes:
        return await self._read(address, stored_record, self._url, name, pack=pack)

    async def replay(self, address: str, name: str, pack: bool = False) -> bytes:
        return await self._read(address, stored_replay, self._url, name, pack=pack)

    async def story(self, address: str, name: str, pack: bool = False) -> bytes:
        return await self._read(address, stored_story, self._url, name, pack=pack)

    async def summary(self, address: str, name: str, pack: bool = False) -> bytes:
        """Returns the summary of a match that is over; recent ones are kept in memory."""
        found = self._summaries.pop((name, pack), None)
        if found is None:
            found = await self._read(
                address, stored_summary, self._url, name, pack=pack, seconds=SUMMARY_SECONDS
            )
        self._summaries[name, pack] = found
        while len(self._summaries) > KEPT:
            del self._summaries[next(iter(self._summaries))]
        return found

    async def computed(self, address: str, work: Callable[..., bytes], *arguments: Any) -> bytes:
        """Computes what an address asks for that is no replay, charged to it."""
        return await self._time.run(address, self._workers, work, *arguments, seconds=SECONDS)

    async def check(self, address: str, work: Callable[[str, str], bytes], name: str) -> bytes:
        """Returns what a function answers about a match, which it may refuse."""
        return await self._read(address, work, self._url, name)

    async def is_over(self, name: str) -> bool:
        """Replays a match to find out whether it is over, for the server's own sweeps."""
        return bool(await self._read(SERVER, stored_end, self._url, name))

    async def replay_file(self, address: str, file: bytes, pack: bool = False) -> bytes:
        return await self._read(address, file_replay, file, pack=pack)

    async def record_to_load(self, address: str, file: bytes) -> MatchRecord:
        """Reads a record from a client, checked ply by ply and against the bounds of matches."""
        found = await self._read(address, loadable, file)
        return msgspec.msgpack.decode(found, type=MatchRecord)

    async def _read(
        self,
        address: str,
        work: Callable[..., bytes],
        *arguments: Any,
        pack: bool = False,
        seconds: float = SECONDS,
    ) -> bytes:
        """Makes an answer in a worker, which also compresses it if ``pack``."""
        with self._waiting.inside(address):
            due = seconds * self._waiting.of(address)
            found: bytes = await self._workers.run(
                read, pack, work, *arguments, seconds=due, slow=False
            )
            return found

    @property
    def workers(self) -> Workers:
        return self._workers

    def close(self) -> None:
        self._workers.close()


# In the worker's process


def read(pack: bool, work: Callable[..., bytes], *arguments: Any) -> bytes:
    found = work(*arguments)
    return zipped(found, QUICKLY) if pack else found


@cache
def reading(url: str) -> sa.Engine:
    return sa.create_engine(url, poolclass=NullPool)


def kept(url: str, name: str) -> Loaded:
    with reading(url).connect() as connection:
        loaded = read_match(connection, name)
    if loaded is None:
        raise UnknownMatch("match-unknown", match=name[: LIMITS.name_characters])
    return loaded


def whole(loaded: Loaded) -> Match:
    """Returns a match with every position; its secret is shown only when it is over."""
    return asyncio.run(taken_up(loaded, lean=False))


def stored(url: str, name: str) -> Match:
    return whole(kept(url, name))


def stored_record(url: str, name: str) -> bytes:
    return json_told(stored(url, name), None)


def stored_end(url: str, name: str) -> bytes:
    """Returns some bytes if the match is over, otherwise none."""
    return b"over" if stored(url, name).over else b""


def stored_replay(url: str, name: str) -> bytes:
    loaded = kept(url, name)
    return _encode(replay_of(whole(loaded), name, loaded.opened))


def stored_story(url: str, name: str) -> bytes:
    return _encode(story_of(stored(url, name)))


def stored_summary(url: str, name: str) -> bytes:
    loaded = kept(url, name)
    return _encode(summary_of(whole(loaded), [0.0, *(one.clock for one in loaded.plies)]))


def file_replay(file: bytes) -> bytes:
    return _encode(replay_of(plainly_named(Match.from_json(file))))


def plainly_named(match: Match) -> Match:
    """Cleans the players' names of a match from a file, as those of players who sit down here."""

    def named(one: PlayerRecord) -> PlayerRecord:
        return msgspec.structs.replace(
            one, name=plain_name(one.name) or plain_name(one.bot or "") or "AB"[one.side]
        )

    match.record.players = tuple(map(named, match.record.players))
    return match


def loadable(file: bytes) -> bytes:
    record = plainly_named(Match.from_json(file)).record
    longest = max((len(one.name) for one in record.players), default=0)
    if longest > LIMITS.name_characters:
        raise BadMessage("name-too-long", length=longest, most=LIMITS.name_characters)
    if len(record.plies) > LIMITS.match_plies:
        raise BadMessage("match-too-long", length=len(record.plies), most=LIMITS.match_plies)
    return msgspec.msgpack.encode(record)
