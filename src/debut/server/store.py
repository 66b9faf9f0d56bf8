"""Stores matches in SQLite with one writer thread; answers only what is safe on the disk."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import stat
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC
from pathlib import Path
from shutil import disk_usage
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.pool import NullPool

from debut.kernel.errors import DebutError
from debut.kernel.match.record import PlyRecord
from debut.server.quota import payers_of
from debut.server.upkeep import EVERYBODY, add_bytes, bytes_of, check_there, count_again, write_note
from debut.table.errors import StorageFull, TooMany, UnknownMatch
from debut.table.limits import LIMITS, Limits
from debut.table.messages import Life
from debut.table.stored import (
    NOBODY,
    AlreadyStored,
    Commitment,
    Head,
    Loaded,
    Resignation,
    StoreBroken,
    StoredPly,
    bytes_taken,
)
from debut.table.upkeep import (
    MATCH_BYTES,
    RESERVED,
    Note,
    Status,
    Upkeep,
    life_of,
    ply_bytes,
    reserved,
)

# The errors of the database: a row that exists already, or any other.
SAME_ROW = (sa.exc.IntegrityError, sqlite3.IntegrityError)
TROUBLE = (sa.exc.SQLAlchemyError, sqlite3.Error, OSError)
SCHEMA = sa.MetaData()
T = TypeVar("T")
# So many writes may share one commit: those that queued up during the last one.
BATCH = 256
OWNER_ONLY = 0o600
MEGABYTE = 1024 * 1024
MIGRATIONS = Path(__file__).parent / "migrations"


class DatabaseUnreadable(DebutError):
    """The file is damaged, of a later version, or not a database at all."""


matches = sa.Table(
    "matches",
    SCHEMA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("head", sa.LargeBinary, nullable=False),
    sa.Column("created", sa.DateTime, server_default=sa.func.current_timestamp(), nullable=False),
    # When somebody last touched it, in seconds since 1970: to the hour, see ``upkeep``.
    sa.Column("touched", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("status", sa.SmallInteger),
    # The hash of the address that is charged for it, until that is forgotten.
    sa.Column("payer", sa.LargeBinary),
    sa.Column("bytes", sa.BigInteger, nullable=False, server_default="0"),
    sa.Index("matches_untouched", "status", "touched"),
    sa.Index("matches_paid", "touched", sqlite_where=sa.text("payer IS NOT NULL")),
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

# The players who have sat down, with their names and kits. Matches of record format 2 and older
# also have here what each player added to the dice; since then that is in ``commitments``.
texts = sa.Table(
    "texts",
    SCHEMA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("player", sa.Integer, primary_key=True),
    sa.Column("text", sa.String(200), nullable=False),
    sa.Column("name", sa.String(40)),
    sa.Column("kit", sa.String(40)),
)

# What each player has committed to in an opening of checked dice, and revealed; a void opening
# stays for the record.
commitments = sa.Table(
    "commitments",
    SCHEMA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("opening", sa.Integer, primary_key=True),
    sa.Column("player", sa.Integer, primary_key=True),
    sa.Column("hash", sa.String(64), nullable=False),
    sa.Column("text", sa.String(200)),
    sa.Column("voided", sa.Boolean, nullable=False, server_default="0"),
)

# The side that resigned a match, and the id of its message.
resignations = sa.Table(
    "resignations",
    SCHEMA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("side", sa.Integer, nullable=False),
    sa.Column("move", sa.String(64), nullable=False),
)


# Analyses of matches that are over; another edition of the analysis computes them anew.
analyses = sa.Table(
    "analyses",
    SCHEMA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("edition", sa.String(16), nullable=False),
    sa.Column("told", sa.LargeBinary, nullable=False),
    sa.Column("figures", sa.LargeBinary, nullable=False),
)

# The bytes that matches count for: of each payer, and of all under the empty name.
storage = sa.Table(
    "storage",
    SCHEMA,
    sa.Column("payer", sa.LargeBinary, primary_key=True),
    sa.Column("bytes", sa.BigInteger, nullable=False),
)

# Matches that were removed because nobody had touched them for so many days.
removed = sa.Table(
    "removed",
    SCHEMA,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("days", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("removed_at", "at"),
)

# When the last sweep for untouched matches began: one row.
sweeps = sa.Table("sweeps", SCHEMA, sa.Column("at", sa.BigInteger, primary_key=True))


class StoredAnalysis(NamedTuple):
    """``told`` is what the page shows, compressed; ``figures`` are summed over many matches."""

    game: str
    edition: str
    told: bytes
    figures: bytes


Row = tuple[Any, ...]  # of plies, in the order of the table's columns
Work = Callable[[sa.Connection], Any]

# Adds all queued plies in one statement with one value: SQLite runs it without taking Python's lock
# for each row, and as a whole or not at all.
ADD_PLIES = "INSERT INTO plies ({names}) SELECT {values} FROM json_each(?)".format(
    names=", ".join(f'"{column.name}"' for column in plies.columns),
    values=", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(plies.columns))),
)
_encode = msgspec.json.Encoder().encode


class WriterJob:
    """A piece of work for the writer's thread: plies to add, or anything else."""

    __slots__ = ("answer", "done", "error", "loop", "rows", "work")

    def __init__(self, work: Work | None, rows: Sequence[Row] = ()) -> None:
        """``rows`` are added before the work is done."""
        self.work, self.rows = work, rows
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()
        self.answer: Any = None
        self.error: Exception | None = None

    def run(self, connection: sa.Connection) -> None:
        """Runs within a transaction; a job that fails does not affect the others."""
        try:
            with connection.begin_nested():
                if self.rows:
                    connection.exec_driver_sql(ADD_PLIES, (_encode(self.rows).decode(),))
                if self.work:
                    self.answer = self.work(connection)
        except Exception as error:
            self.error = error

    def finish(self) -> None:
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(named(self.error))
        else:
            self.done.set_result(self.answer)


def named(error: Exception) -> Exception:
    """Turns a database error into StoreBroken, or AlreadyStored if the row exists already."""
    if not isinstance(error, TROUBLE):
        return error
    kind = AlreadyStored if isinstance(error, SAME_ROW) else StoreBroken
    found = kind(str(error))
    found.__cause__ = error
    return found


class Store:
    def __init__(self, url: str, limits: Limits = LIMITS) -> None:
        self._limits = limits
        self._engine = open_database(url)
        self._presence = opened(self._engine)
        self._payers = payers_of(self._engine.url.database)
        self._folder = folder_of(self._engine)
        with self._engine.connect() as connection:
            self.counted_bytes = bytes_of(connection, EVERYBODY)
        self._queue: queue.SimpleQueue[WriterJob | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="debut-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        self._queue.put(None)
        self._writer.join()
        if self._presence:
            self._presence.close()
        self._engine.dispose()

    async def add_match(
        self,
        match: str,
        head: Head,
        played: Sequence[StoredPly] = (),
        *,
        touched: float = 0.0,
        address: str = NOBODY,
    ) -> Upkeep:
        """Adds a match; raises TooMany or StorageFull, and stores nothing, beyond a bound."""
        packed = msgspec.msgpack.encode(head)
        rows = [_row(match, number, stored) for number, stored in enumerate(played, 1)]
        size = MATCH_BYTES + len(packed) + bytes_taken(played)
        counted, payer = reserved(size), self._payers.of(address)
        row = {
            "id": match, "game": head.game, "head": packed, "touched": int(touched),
            "status": int(Status.PLAYING), "payer": payer, "bytes": counted,
        }  # fmt: skip

        def write(connection: sa.Connection) -> None:
            self._check_storage(connection, payer, counted)
            connection.execute(matches.insert(), row)
            add_bytes(connection, payer, counted)
            if rows:
                connection.exec_driver_sql(ADD_PLIES, (_encode(rows).decode(),))

        await self._do(write)
        return Upkeep(touched, size, counted, Status.PLAYING)

    async def check_storage(self, address: str) -> None:
        """Raises TooMany or StorageFull if this address cannot store another match."""
        payer = self._payers.of(address)
        await self._do(lambda connection: self._check_storage(connection, payer, RESERVED))

    def _check_storage(self, connection: sa.Connection, payer: bytes, added: int) -> None:
        limits = self._limits
        self.counted_bytes = bytes_of(connection, EVERYBODY)
        if bytes_of(connection, payer) + added > limits.stored_bytes_an_address:
            most = limits.stored_bytes_an_address // MEGABYTE
            raise TooMany("storage-address-full", most=most)
        if self.counted_bytes + added > limits.stored_bytes:
            raise StorageFull("storage-full")
        if self._folder and disk_usage(self._folder).free < limits.disk_free_bytes:
            raise StorageFull("storage-disk-low")

    async def add_plies(
        self, match: str, first: int, added: Sequence[StoredPly], note: Note | None = None
    ) -> None:
        """Adds all plies in one transaction, or none; ``first`` is the number of the first."""
        rows = [_row(match, number, stored) for number, stored in enumerate(added, first)]
        job = WriterJob(noting(match, note), rows)
        self._queue.put(job)
        await job.done

    async def add_sitting(
        self,
        match: str,
        player: int,
        name: str | None = None,
        kit: str | None = None,
        committed: Commitment | None = None,
        note: Note | None = None,
    ) -> None:
        """Adds a player who sits down for the first time, and may commit to a text with it."""
        row = {"match": match, "player": player, "text": "", "name": name, "kit": kit}
        rows = [(texts, row)]
        if committed:
            rows.append((commitments, {"match": match, **committed._asdict()}))
        await self._add(rows, note)

    async def add_commitment(self, match: str, committed: Commitment) -> None:
        await self._add([(commitments, {"match": match, **committed._asdict()})], None)

    async def reveal(self, match: str, opening: int, player: int, text: str) -> None:
        own = _opening_of(match, opening).where(commitments.c.player == player)
        await self._do(lambda connection: connection.execute(own.values(text=text)))

    async def void_opening(self, match: str, opening: int) -> None:
        void = _opening_of(match, opening).values(voided=True)
        await self._do(lambda connection: connection.execute(void))

    async def add_resignation(
        self, match: str, resigned: Resignation, note: Note | None = None
    ) -> None:
        await self._add([(resignations, {"match": match, **resigned._asdict()})], note)

    async def _add(
        self, rows: Sequence[tuple[sa.Table, dict[str, Any]]], note: Note | None
    ) -> None:
        more = noting(rows[0][1]["match"], note)

        def write(connection: sa.Connection) -> None:
            for table, row in rows:
                connection.execute(table.insert(), row)
            if more:
                more(connection)

        await self._do(write)

    async def add_note(self, match: str, note: Note) -> None:
        await self._do(lambda connection: write_note(connection, match, note))

    async def set_clock(self, match: str, number: int, seconds: float) -> None:
        """Stores how far the real clock has run since this ply."""
        one = plies.update().where(plies.c.match == match, plies.c.ply == number)
        await self._do(lambda connection: connection.execute(one.values(clock=seconds)))

    async def drop_plies(self, match: str, first: int) -> int:
        """Deletes this ply and all after it; returns how many bytes they took."""
        those = plies.delete().where(plies.c.match == match, plies.c.ply >= first)
        texts_of = those.returning(plies.c.text, plies.c.move)
        rows = await self._do(lambda connection: connection.execute(texts_of).all())
        return sum(ply_bytes(row.text, row.move) for row in rows)

    async def load(self, match: str) -> Loaded | None:
        return await self._do(lambda connection: read_match(connection, match))

    async def add_analysis(self, match: str, found: StoredAnalysis) -> None:
        """Adds an analysis in place of an older one."""

        def write(connection: sa.Connection) -> None:
            connection.execute(analyses.delete().where(analyses.c.match == match))
            connection.execute(analyses.insert(), {"match": match, **found._asdict()})
            count_again(connection, match)

        await self._do(write)

    async def analyses_of(self, names: Sequence[str]) -> dict[str, StoredAnalysis]:
        """Returns the analyses of those matches that have one, by their ids."""
        return await self._do(lambda connection: read_analyses(connection, names))

    async def life(self, match: str) -> Life:
        """Returns how long a match stays; raises UnknownMatch or MatchRemoved."""
        wanted = sa.select(matches.c.touched, matches.c.status).where(matches.c.id == match)

        def read(connection: sa.Connection) -> Life:
            found = connection.execute(wanted).one_or_none()
            check_there(connection, match, found.status if found else None)
            if found is None:
                raise UnknownMatch("match-unknown", match=match[: LIMITS.name_characters])
            return life_of(found.touched, found.status, self._limits)

        return await self._do(read)

    async def game_of(self, match: str) -> str | None:
        wanted = sa.select(matches.c.game).where(matches.c.id == match)
        found: str | None = await self._do(lambda connection: connection.scalar(wanted))
        return found

    async def ply_of_move(self, match: str, move: str) -> int | None:
        """Returns the ply that has a client's move id, if any."""
        wanted = sa.select(plies.c.ply).where(plies.c.match == match, plies.c.move == move)
        found: int | None = await self._do(lambda connection: connection.scalar(wanted))
        return found

    async def touch(self) -> None:
        """Checks that the disk can be written, with a value that nobody reads."""

        def write(connection: sa.Connection) -> None:
            connection.exec_driver_sql("PRAGMA user_version = 0")
            connection.execute(sa.select(matches.c.id).limit(1)).all()

        await self._do(write)

    @property
    def waiting(self) -> int:
        """How many jobs the writer's thread has not begun."""
        return self._queue.qsize()

    async def count_bytes(self) -> None:
        """Reads anew how many bytes all matches count for."""
        self.counted_bytes = await self._do(lambda connection: bytes_of(connection, EVERYBODY))

    async def in_transaction(self, work: Callable[[sa.Connection], T]) -> T:
        """Runs work in the writer's thread, as a whole or not at all; returns its answer."""
        return await self._do(work)

    async def _do(self, work: Callable[[sa.Connection], T]) -> T:
        job = WriterJob(work)
        self._queue.put(job)
        found: T = await job.done
        return found

    def _write(self) -> None:
        """Runs the one thread that writes to the database, many jobs in one commit."""
        connection: sa.Connection | None = None
        while (first := self._queue.get()) is not None:
            batch = [first]
            while len(batch) < BATCH and not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    self._queue.put(None)
                    break
                batch.append(more)
            # A job that nobody waits for any more is dropped.
            batch = [job for job in batch if not job.done.cancelled()]
            try:
                connection = connection or self._engine.connect()
                _run_batch(connection, batch)
            except Exception as error:
                # Locked or full: nothing was stored, and the next batch opens a new connection.
                for job in batch:
                    job.error = error
                _closed(connection)
                connection = None
            _finish(batch)
        _closed(connection)


def _run_batch(connection: sa.Connection, batch: list[WriterJob]) -> None:
    """Runs a batch; its jobs are answered only once it is safe on the disk."""
    if not any(job.work for job in batch) and _add_at_once(connection, batch):
        return
    with connection.begin():
        for job in batch:
            job.run(connection)


def _add_at_once(connection: sa.Connection, batch: list[WriterJob]) -> bool:
    """Adds a batch of new plies with one statement, which is its own transaction.

    False: one of them cannot be added, so none is stored; they must be added one by one.
    """
    rows = [row for job in batch for row in job.rows]
    driver = connection.connection.driver_connection
    assert driver is not None
    try:
        driver.execute(ADD_PLIES, (_encode(rows).decode(),))
    except sqlite3.IntegrityError:
        return False
    return True


def _finish(batch: list[WriterJob]) -> None:
    """Answers the jobs of a batch; each event loop is woken once."""
    for loop in {job.loop for job in batch}:
        own = [job for job in batch if job.loop is loop]
        with suppress(RuntimeError):  # a loop that has ended waits for nothing
            loop.call_soon_threadsafe(_finish_all, own)


def _finish_all(jobs: list[WriterJob]) -> None:
    for job in jobs:
        job.finish()


def _closed(connection: sa.Connection | None) -> None:
    with suppress(Exception):
        if connection is not None:
            connection.close()


def read_analyses(connection: sa.Connection, names: Sequence[str]) -> dict[str, StoredAnalysis]:
    """Returns the analyses of those matches that have one, by their ids."""
    rows = connection.execute(sa.select(analyses).where(analyses.c.match.in_(names)))
    return {row.match: StoredAnalysis(*row[1:]) for row in rows}


def read_match(connection: sa.Connection, match: str) -> Loaded | None:
    """Reads a match; raises MatchRemoved if it was removed because nobody had touched it."""
    one = sa.select(
        matches.c.head, matches.c.created, matches.c.touched, matches.c.status, matches.c.bytes
    ).where(matches.c.id == match)
    found = connection.execute(one).one_or_none()
    check_there(connection, match, found.status if found else None)
    if found is None:
        return None
    rows = connection.execute(sa.select(plies).where(plies.c.match == match).order_by(plies.c.ply))
    added = connection.execute(sa.select(texts).where(texts.c.match == match)).all()
    committed = connection.execute(
        sa.select(*(commitments.c[name] for name in Commitment._fields))
        .where(commitments.c.match == match)
        .order_by(commitments.c.opening, commitments.c.player)
    )
    given_up = connection.execute(
        sa.select(resignations).where(resignations.c.match == match)
    ).one_or_none()
    played = [_stored(row) for row in rows]
    size = MATCH_BYTES + len(found.head) + bytes_taken(played)
    status = None if found.status is None else Status(found.status)
    return Loaded(
        msgspec.msgpack.decode(found.head, type=Head),
        {row.player: row.text for row in added},
        played,
        found.created.replace(tzinfo=UTC),
        {row.player: row.name for row in added if row.name},
        {row.player: row.kit for row in added if row.kit},
        Resignation(given_up.side, given_up.move) if given_up else None,
        tuple(Commitment(*row) for row in committed),
        Upkeep(found.touched, size, found.bytes, status),
    )


def _opening_of(match: str, opening: int) -> sa.Update:
    own = commitments.c.match == match, commitments.c.opening == opening
    return commitments.update().where(*own)


def noting(match: str, note: Note | None) -> Work | None:
    """Returns the work that writes a note, if there is one."""
    return None if note is None else lambda connection: write_note(connection, match, note)


def folder_of(engine: sa.Engine) -> Path | None:
    """Returns the folder of the file, or None for a database in memory."""
    path = engine.url.database
    return Path(path).absolute().parent if path and path != ":memory:" else None


def _row(match: str, number: int, stored: StoredPly) -> Row:
    ply = stored.ply
    return (
        match, number, ply.turn, ply.action, ply.text, ply.signal, stored.clock, stored.move,
        ply.part,
    )  # fmt: skip


def _stored(row: Any) -> StoredPly:
    ply = PlyRecord(row.turn, row.text, row.action, row.signal, row.part)
    return StoredPly(ply, row.clock, row.move)


def open_database(url: str) -> sa.Engine:
    """Opens SQLite in WAL mode with synchronous=FULL, then migrates the schema."""
    engine = sa.create_engine(url, poolclass=NullPool)
    path = engine.url.database

    @event.listens_for(engine, "connect")
    def safe(connection: Any, record: Any) -> None:
        del record
        # SQLAlchemy begins transactions itself: the driver's own transactions break savepoints.
        connection.isolation_level = None
        cursor = connection.cursor()
        # A new file can shrink in small steps; an old one keeps the mode it was made with.
        for pragma in (
            "auto_vacuum=INCREMENTAL", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON",
        ):  # fmt: skip
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
    except (sa.exc.DBAPIError, OSError) as error:
        engine.dispose()
        why = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
        raise DatabaseUnreadable("database-unreadable", path=path, why=why) from None
    return engine


def opened(engine: sa.Engine) -> sqlite3.Connection | None:
    """Opens a connection whose lock shows other processes that a server uses this file.

    SQLite locks a file from its first reading on: ``debut restore`` looks for that lock.
    """
    path = engine.url.database
    if not path or path == ":memory:":
        return None
    connection = sqlite3.connect(path, check_same_thread=False)
    connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return connection


def keep_to_owner(path: Path) -> None:
    """Lets only the owner read the database, which has the keys to every seat.

    SQLite gives its other files the same rights.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        if file.exists() and stat.S_IMODE(file.stat().st_mode) != OWNER_ONLY:
            file.chmod(OWNER_ONLY)


def check(engine: sa.Engine) -> None:
    """Raises OSError for a damaged database now, rather than in the middle of a match."""
    with engine.connect() as connection:
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        raise OSError(f"{found}")


def migrate(engine: sa.Engine) -> None:
    with engine.begin() as connection:
        # Alembic takes a while to load, and most databases are up to date.
        if version_of(connection) != last_version():
            upgrade(connection)


def version_of(connection: sa.Connection) -> str | None:
    """Returns the schema version; None for a new database or one of another program."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(
        sa.text("SELECT version_num FROM alembic_version")
    ).scalar()
    return found


def last_version() -> str:
    return max(path.name.partition("_")[0] for path in MIGRATIONS.glob("versions/[0-9]*.py"))


def upgrade(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise OSError(f"{error}") from None
