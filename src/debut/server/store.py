"""Matches on disk: SQLite, one writer thread, nothing answered before it is safe."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import stat
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import event
from sqlalchemy.pool import NullPool

from debut.kernel.errors import DebutError
from debut.kernel.record import FORMAT, DiceRecord, PlayerRecord, PlyRecord

# What writing can end in: a row that is there already, or any trouble with the database.
TWICE = (sa.exc.IntegrityError, sqlite3.IntegrityError)
BROKEN = (sa.exc.SQLAlchemyError, sqlite3.Error, OSError)
SCHEMA = sa.MetaData()
T = TypeVar("T")
# Writes that may share one commit: what queued up while the last one was being made safe.
BATCH = 256
OWNER_ONLY = 0o600


class DatabaseUnreadable(DebutError):
    """A database that is damaged, of a later version, or not one at all."""


matches = sa.Table(
    "matches",
    SCHEMA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("head", sa.LargeBinary, nullable=False),
    sa.Column("created", sa.DateTime, server_default=sa.func.current_timestamp(), nullable=False),
)

plies = sa.Table(
    "plies",
    SCHEMA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("action", sa.Integer),
    sa.Column("text", sa.String(200), nullable=False),
    sa.Column("signal", sa.Boolean, nullable=False),
    sa.Column("clock", sa.Float, nullable=False),
    sa.Column("move", sa.String(64)),
    sa.Column("part", sa.Integer, nullable=False, server_default="0"),
    sa.UniqueConstraint("match", "move"),
)

# What each player added to checked dice when he first sat down.
texts = sa.Table(
    "texts",
    SCHEMA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("player", sa.Integer, primary_key=True),
    sa.Column("text", sa.String(200), nullable=False),
)


class Head(msgspec.Struct):
    """All of a match but its plies. The keys are kept: they open a seat, nothing else."""

    game: str
    options: dict[str, Any]
    players: tuple[PlayerRecord, ...]
    dice: DiceRecord
    secret: str | None
    keys: tuple[str | None, ...]
    format: int = FORMAT  # of its record: tells how its dice are thrown


class StoredPly(msgspec.Struct):
    ply: PlyRecord
    clock: float = 0.0
    move: str | None = None


class Loaded(NamedTuple):
    """All that is kept of a match; the texts by their players."""

    head: Head
    texts: dict[int, str]
    plies: list[StoredPly]


Work = Callable[[sa.Connection], Any]


class Store:
    def __init__(self, url: str) -> None:
        self._engine = open_database(url)
        self._queue: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="debut-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        self._queue.put(None)
        self._writer.join()
        self._engine.dispose()

    async def add_match(self, match: str, head: Head, played: Sequence[StoredPly] = ()) -> None:
        row = {"id": match, "game": head.game, "head": msgspec.msgpack.encode(head)}
        rows = [_row(match, number, stored) for number, stored in enumerate(played, 1)]

        def write(connection: sa.Connection) -> None:
            connection.execute(matches.insert(), row)
            if rows:
                connection.execute(plies.insert(), rows)

        await self._do(write)

    async def add_plies(self, match: str, first: int, added: Sequence[StoredPly]) -> None:
        """All of them, in one transaction, or none; ``first`` is the number of the first."""
        rows = [_row(match, number, stored) for number, stored in enumerate(added, first)]
        await self._do(lambda connection: connection.execute(plies.insert(), rows))

    async def add_text(self, match: str, player: int, text: str) -> None:
        row = {"match": match, "player": player, "text": text}
        await self._do(lambda connection: connection.execute(texts.insert(), row))

    async def set_clock(self, match: str, number: int, seconds: float) -> None:
        """The real clock has run on since this ply."""
        one = plies.update().where(plies.c.match == match, plies.c.ply == number)
        await self._do(lambda connection: connection.execute(one.values(clock=seconds)))

    async def drop_plies(self, match: str, first: int) -> None:
        """This ply and all after it."""
        those = plies.delete().where(plies.c.match == match, plies.c.ply >= first)
        await self._do(lambda connection: connection.execute(those))

    async def load(self, match: str) -> Loaded | None:
        def read(connection: sa.Connection) -> Loaded | None:
            head = connection.scalar(sa.select(matches.c.head).where(matches.c.id == match))
            if head is None:
                return None
            rows = connection.execute(
                sa.select(plies).where(plies.c.match == match).order_by(plies.c.ply)
            )
            added = connection.execute(sa.select(texts).where(texts.c.match == match))
            return Loaded(
                msgspec.msgpack.decode(head, type=Head),
                {row.player: row.text for row in added},
                [_stored(row) for row in rows],
            )

        return await self._do(read)

    async def ply_of_move(self, match: str, move: str) -> int | None:
        """Which ply a client's move id became, if any."""
        wanted = sa.select(plies.c.ply).where(plies.c.match == match, plies.c.move == move)
        found: int | None = await self._do(lambda connection: connection.scalar(wanted))
        return found

    async def _do(self, work: Callable[[sa.Connection], T]) -> T:
        done: Future[T] = Future()
        self._queue.put((work, done))
        return await asyncio.wrap_future(done)

    def _write(self) -> None:
        """The one thread that touches the database: many pieces of work, one commit."""
        connection: sa.Connection | None = None
        while (first := self._queue.get()) is not None:
            batch = [first]
            while len(batch) < BATCH and not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    self._queue.put(None)
                    break
                batch.append(more)
            # Work that nobody waits for any more is not done.
            batch = [one for one in batch if one[1].set_running_or_notify_cancel()]
            try:
                connection = connection or self._engine.connect()
                _run_batch(connection, batch)
            except Exception as error:
                # Locked or full: nothing was kept, and the next batch starts afresh.
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
                _closed(connection)
                connection = None
        _closed(connection)


def _run_batch(connection: sa.Connection, batch: list[tuple[Work, Future[Any]]]) -> None:
    """Answers nobody before the commit; a piece that fails takes no other with it."""
    answers: list[tuple[Future[Any], Any]] = []
    with connection.begin():
        for work, done in batch:
            try:
                with connection.begin_nested():
                    answer = work(connection)
            except Exception as error:
                done.set_exception(error)
            else:
                answers.append((done, answer))
    for done, answer in answers:
        done.set_result(answer)


def _closed(connection: sa.Connection | None) -> None:
    with suppress(Exception):
        if connection is not None:
            connection.close()


def _row(match: str, number: int, stored: StoredPly) -> dict[str, Any]:
    ply = stored.ply
    return {
        "match": match, "ply": number, "turn": ply.turn, "action": ply.action,
        "text": ply.text, "signal": ply.signal, "clock": stored.clock, "move": stored.move,
        "part": ply.part,
    }  # fmt: skip


def _stored(row: Any) -> StoredPly:
    ply = PlyRecord(row.turn, row.text, row.action, row.signal, row.part)
    return StoredPly(ply, row.clock, row.move)


def open_database(url: str) -> sa.Engine:
    """Opens it with the safety of a bank, and brings its tables up to date."""
    engine = sa.create_engine(url, poolclass=NullPool)
    path = engine.url.database

    @event.listens_for(engine, "connect")
    def safe(connection: Any, record: Any) -> None:
        del record
        # SQLAlchemy begins transactions itself: the driver's own ways break savepoints.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    try:
        if path and path != ":memory:":
            keep_to_owner(Path(path))
        check(engine)
        migrate(engine)
    except (sa.exc.DBAPIError, CommandError, OSError) as error:
        engine.dispose()
        why = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
        raise DatabaseUnreadable("database-unreadable", path=path, why=why) from None
    return engine


def keep_to_owner(path: Path) -> None:
    """The keys to every seat are in it. SQLite gives its other files the same rights."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        if file.exists() and stat.S_IMODE(file.stat().st_mode) != OWNER_ONLY:
            file.chmod(OWNER_ONLY)


def check(engine: sa.Engine) -> None:
    """Pages that do not fit together are found now, not in the middle of a match."""
    with engine.connect() as connection:
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        raise OSError(f"{found}")


def migrate(engine: sa.Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
