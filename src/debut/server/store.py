"""Matches on disk: SQLite, one writer thread, nothing answered before it is safe."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import stat
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.pool import NullPool

from debut.kernel.errors import DebutError
from debut.kernel.match.record import FORMAT, DiceRecord, PlayerRecord, PlyRecord

# What writing can end in: a row that is there already, or any trouble with the database.
TWICE = (sa.exc.IntegrityError, sqlite3.IntegrityError)
BROKEN = (sa.exc.SQLAlchemyError, sqlite3.Error, OSError)
SCHEMA = sa.MetaData()
T = TypeVar("T")
# Writes that may share one commit: what queued up while the last one was being made safe.
BATCH = 256
OWNER_ONLY = 0o600
MIGRATIONS = Path(__file__).parent / "migrations"


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

# Who has sat down, under which name and in which kit. Matches of record format 2 and older have
# here too what each player added to the dice; since then that is in ``commitments``.
texts = sa.Table(
    "texts",
    SCHEMA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("player", sa.Integer, primary_key=True),
    sa.Column("text", sa.String(200), nullable=False),
    sa.Column("name", sa.String(40)),
    sa.Column("kit", sa.String(40)),
)

# What each person has committed to in an opening of checked dice, and revealed; an opening that is
# void stays for the record.
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

# Which side gave a match up, by which move of its own.
resignations = sa.Table(
    "resignations",
    SCHEMA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("side", sa.Integer, nullable=False),
    sa.Column("move", sa.String(64), nullable=False),
)


# What was found in matches that are over; another edition of the analysis finds it anew.
analyses = sa.Table(
    "analyses",
    SCHEMA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("edition", sa.String(16), nullable=False),
    sa.Column("told", sa.LargeBinary, nullable=False),
    sa.Column("figures", sa.LargeBinary, nullable=False),
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


class Resignation(NamedTuple):
    side: int
    move: str


class Commitment(NamedTuple):
    """What a person has committed to in an opening; without a text it is not revealed."""

    opening: int
    player: int
    hash: str
    text: str | None = None
    voided: bool = False


class StoredAnalysis(NamedTuple):
    """``told`` is the page's, packed; ``figures`` are those that are counted over many matches."""

    game: str
    edition: str
    told: bytes
    figures: bytes


class Loaded(NamedTuple):
    """All that is stored of a match; texts, names and kits by their players."""

    head: Head
    texts: dict[int, str]
    plies: list[StoredPly]
    opened: datetime  # in UTC
    names: dict[int, str]
    kits: dict[int, str]
    resigned: Resignation | None = None
    commitments: tuple[Commitment, ...] = ()


Row = tuple[Any, ...]  # of plies, in the order of the table's columns
Work = Callable[[sa.Connection], Any]

# All new plies of a moment in one statement with one value: SQLite runs it by itself, without
# coming back for Python's lock row by row, and as a whole or not at all.
ADD_PLIES = "INSERT INTO plies ({names}) SELECT {values} FROM json_each(?)".format(
    names=", ".join(f'"{column.name}"' for column in plies.columns),
    values=", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(plies.columns))),
)
_encode = msgspec.json.Encoder().encode


class WriterJob:
    """Something to be done in the writer's thread: plies to add, or any other work."""

    __slots__ = ("answer", "done", "error", "loop", "rows", "work")

    def __init__(self, work: Work | None, rows: Sequence[Row] = ()) -> None:
        self.work, self.rows = work, rows
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()
        self.answer: Any = None
        self.error: Exception | None = None

    def run(self, connection: sa.Connection) -> None:
        """Within a transaction; a piece that fails takes no other with it."""
        try:
            with connection.begin_nested():
                if self.work:
                    self.answer = self.work(connection)
                else:
                    connection.exec_driver_sql(ADD_PLIES, (_encode(self.rows).decode(),))
        except Exception as error:
            self.error = error

    def tell(self) -> None:
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.answer)


class Store:
    def __init__(self, url: str) -> None:
        self._engine = open_database(url)
        self._presence = opened(self._engine)
        self._queue: queue.SimpleQueue[WriterJob | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="debut-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        self._queue.put(None)
        self._writer.join()
        if self._presence:
            self._presence.close()
        self._engine.dispose()

    async def add_match(self, match: str, head: Head, played: Sequence[StoredPly] = ()) -> None:
        row = {"id": match, "game": head.game, "head": msgspec.msgpack.encode(head)}
        rows = [_row(match, number, stored) for number, stored in enumerate(played, 1)]

        def write(connection: sa.Connection) -> None:
            connection.execute(matches.insert(), row)
            if rows:
                connection.exec_driver_sql(ADD_PLIES, (_encode(rows).decode(),))

        await self._do(write)

    async def add_plies(self, match: str, first: int, added: Sequence[StoredPly]) -> None:
        """All of them, in one transaction, or none; ``first`` is the number of the first."""
        rows = [_row(match, number, stored) for number, stored in enumerate(added, first)]
        job = WriterJob(None, rows)
        self._queue.put(job)
        await job.done

    async def add_sitting(
        self,
        match: str,
        player: int,
        name: str | None = None,
        kit: str | None = None,
        committed: Commitment | None = None,
    ) -> None:
        """Somebody sits down for the first time, and may commit to a text in the same moment."""
        row = {"match": match, "player": player, "text": "", "name": name, "kit": kit}

        def write(connection: sa.Connection) -> None:
            connection.execute(texts.insert(), row)
            if committed:
                connection.execute(commitments.insert(), {"match": match, **committed._asdict()})

        await self._do(write)

    async def add_commitment(self, match: str, committed: Commitment) -> None:
        row = {"match": match, **committed._asdict()}
        await self._do(lambda connection: connection.execute(commitments.insert(), row))

    async def reveal(self, match: str, opening: int, player: int, text: str) -> None:
        own = _opening_of(match, opening).where(commitments.c.player == player)
        await self._do(lambda connection: connection.execute(own.values(text=text)))

    async def void_opening(self, match: str, opening: int) -> None:
        void = _opening_of(match, opening).values(voided=True)
        await self._do(lambda connection: connection.execute(void))

    async def add_resignation(self, match: str, resigned: Resignation) -> None:
        row = {"match": match, **resigned._asdict()}
        await self._do(lambda connection: connection.execute(resignations.insert(), row))

    async def set_clock(self, match: str, number: int, seconds: float) -> None:
        """The real clock has run on since this ply."""
        one = plies.update().where(plies.c.match == match, plies.c.ply == number)
        await self._do(lambda connection: connection.execute(one.values(clock=seconds)))

    async def drop_plies(self, match: str, first: int) -> None:
        """This ply and all after it."""
        those = plies.delete().where(plies.c.match == match, plies.c.ply >= first)
        await self._do(lambda connection: connection.execute(those))

    async def load(self, match: str) -> Loaded | None:
        return await self._do(lambda connection: read_match(connection, match))

    async def add_analysis(self, match: str, found: StoredAnalysis) -> None:
        """In place of one that was there."""

        def write(connection: sa.Connection) -> None:
            connection.execute(analyses.delete().where(analyses.c.match == match))
            connection.execute(analyses.insert(), {"match": match, **found._asdict()})

        await self._do(write)

    async def analyses_of(self, names: Sequence[str]) -> dict[str, StoredAnalysis]:
        """Of those matches that have one, by their names."""
        return await self._do(lambda connection: read_analyses(connection, names))

    async def game_of(self, match: str) -> str | None:
        wanted = sa.select(matches.c.game).where(matches.c.id == match)
        found: str | None = await self._do(lambda connection: connection.scalar(wanted))
        return found

    async def ply_of_move(self, match: str, move: str) -> int | None:
        """Which ply a client's move id became, if any."""
        wanted = sa.select(plies.c.ply).where(plies.c.match == match, plies.c.move == move)
        found: int | None = await self._do(lambda connection: connection.scalar(wanted))
        return found

    async def touch(self) -> None:
        """Writes a value that nobody reads, through to the disk: whether that can be done."""

        def write(connection: sa.Connection) -> None:
            connection.exec_driver_sql("PRAGMA user_version = 0")
            connection.execute(sa.select(matches.c.id).limit(1)).all()

        await self._do(write)

    @property
    def waiting(self) -> int:
        """Pieces of work that the writer's thread has not begun."""
        return self._queue.qsize()

    async def _do(self, work: Callable[[sa.Connection], T]) -> T:
        job = WriterJob(work)
        self._queue.put(job)
        found: T = await job.done
        return found

    def _write(self) -> None:
        """The one thread that writes to the database: many pieces of work, one commit."""
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
            batch = [job for job in batch if not job.done.cancelled()]
            try:
                connection = connection or self._engine.connect()
                _run_batch(connection, batch)
            except Exception as error:
                # Locked or full: nothing was kept, and the next batch starts afresh.
                for job in batch:
                    job.error = error
                _closed(connection)
                connection = None
            _tell(batch)
        _closed(connection)


def _run_batch(connection: sa.Connection, batch: list[WriterJob]) -> None:
    """Nothing of it is told before it is safe on the disk."""
    if not any(job.work for job in batch) and _add_at_once(connection, batch):
        return
    with connection.begin():
        for job in batch:
            job.run(connection)


def _add_at_once(connection: sa.Connection, batch: list[WriterJob]) -> bool:
    """New plies alone: one statement, which is its own transaction.

    False: one of them cannot be, and none is kept; they are to be added one by one.
    """
    rows = [row for job in batch for row in job.rows]
    driver = connection.connection.driver_connection
    assert driver is not None
    try:
        driver.execute(ADD_PLIES, (_encode(rows).decode(),))
    except sqlite3.IntegrityError:
        return False
    return True


def _tell(batch: list[WriterJob]) -> None:
    """Each loop is woken once, whatever was done for it."""
    for loop in {job.loop for job in batch}:
        own = [job for job in batch if job.loop is loop]
        with suppress(RuntimeError):  # a loop that has ended waits for nothing
            loop.call_soon_threadsafe(_tell_all, own)


def _tell_all(jobs: list[WriterJob]) -> None:
    for job in jobs:
        job.tell()


def _closed(connection: sa.Connection | None) -> None:
    with suppress(Exception):
        if connection is not None:
            connection.close()


def read_analyses(connection: sa.Connection, names: Sequence[str]) -> dict[str, StoredAnalysis]:
    """Of those matches that have one, by their names."""
    rows = connection.execute(sa.select(analyses).where(analyses.c.match.in_(names)))
    return {row.match: StoredAnalysis(*row[1:]) for row in rows}


def read_match(connection: sa.Connection, match: str) -> Loaded | None:
    one = sa.select(matches.c.head, matches.c.created).where(matches.c.id == match)
    found = connection.execute(one).one_or_none()
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
    return Loaded(
        msgspec.msgpack.decode(found.head, type=Head),
        {row.player: row.text for row in added},
        [_stored(row) for row in rows],
        found.created.replace(tzinfo=UTC),
        {row.player: row.name for row in added if row.name},
        {row.player: row.kit for row in added if row.kit},
        Resignation(given_up.side, given_up.move) if given_up else None,
        tuple(Commitment(*row) for row in committed),
    )


def _opening_of(match: str, opening: int) -> sa.Update:
    own = commitments.c.match == match, commitments.c.opening == opening
    return commitments.update().where(*own)


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
    except (sa.exc.DBAPIError, OSError) as error:
        engine.dispose()
        why = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
        raise DatabaseUnreadable("database-unreadable", path=path, why=why) from None
    return engine


def opened(engine: sa.Engine) -> sqlite3.Connection | None:
    """Shows to other processes that a server has this file, as long as this stays open.

    SQLite locks a file from its first reading on: ``debut restore`` looks for that lock.
    """
    path = engine.url.database
    if not path or path == ":memory:":
        return None
    connection = sqlite3.connect(path, check_same_thread=False)
    connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return connection


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
    with engine.begin() as connection:
        # Most are as they should be: Alembic takes a while to load.
        if version_of(connection) != last_version():
            upgrade(connection)


def version_of(connection: sa.Connection) -> str | None:
    """None: of a new database, or one that somebody else has made."""
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
