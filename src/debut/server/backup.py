"""Copies of the database: taken while the server runs, and restored while it does not.

A copy is one file with the database as it was at one moment. It is checked before it gets its name,
and a copy that is restored is checked match by match before it replaces the database.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from debut.kernel.errors import DebutError
from debut.kernel.match.match import Match
from debut.server.readers import stored_record
from debut.server.store import OWNER_ONLY, matches, open_database
from debut.table.upkeep import Status

# Pages that are copied between two progress reports: 4 MB.
PAGES = 1000
# Where SQLite locks a file that a process has open (its file format, "the lock byte page").
SHARED_FIRST, SHARED_SIZE = 0x40000002, 510
SHOWN = 5
Progress = Callable[[float], None]


class BadBackup(DebutError):
    """A database cannot be copied, or a file is no copy that can be restored."""


class BackupExists(BadBackup):
    """A file exists already where the copy would be."""


class Copied(NamedTuple):
    matches: int
    plies: int
    size: int


class Restored(NamedTuple):
    matches: int
    plies: int
    kept: Path | None  # where the previous database is now


def database_file(url: str) -> Path:
    """Returns the file of an SQLite database; other databases have backup tools of their own."""
    parsed = sa.make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        raise BadBackup("backup-not-sqlite", kind=parsed.get_backend_name())
    return Path(parsed.database)


# Taking a copy


def back_up(source: Path, target: Path, overwrite: bool, progress: Progress) -> Copied:
    """Copies a database that may be in use, checks the copy, and only then gives it its name."""
    if not source.exists():
        raise BadBackup("backup-no-database", path=source)
    if target.exists() and target.samefile(source):
        raise BadBackup("backup-is-database", path=target)
    if target.exists() and not overwrite:
        raise BackupExists("backup-exists", path=target)
    with beside(target) as made:
        copy(source, made, progress)
        found = checked(made)
        name_it(made, target, overwrite)
    return found


def copy(source: Path, target: Path, progress: Progress) -> None:
    """Copies all pages as they are at the beginning, whatever is written meanwhile.

    The reading transaction around it keeps SQLite from starting anew at each write.
    """
    try:
        with closing(opened(source)) as old, closing(sqlite3.connect(target)) as new:
            old.execute("BEGIN")
            old.execute("SELECT count(*) FROM sqlite_master").fetchone()

            def report(status: int, remaining: int, total: int) -> None:
                del status
                progress(1 - remaining / max(total, 1))

            old.backup(new, pages=PAGES, progress=report, sleep=0)
            # The copy is one file: it has no write-ahead log beside it.
            new.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise BadBackup("backup-unreadable", path=source, why=error) from None


def opened(path: Path) -> sqlite3.Connection:
    """Opens an existing file; it is not created if it is missing."""
    uri = f"{path.absolute().as_uri()}?mode=rw"
    return sqlite3.connect(uri, uri=True, isolation_level=None)


def checked(path: Path) -> Copied:
    """Checks every page and every reference of a copy; raises BadBackup if any is wrong."""
    try:
        with closing(opened(path)) as found:
            state = found.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if state == "ok" and found.execute("PRAGMA foreign_key_check").fetchone():
                state = "foreign key"
            if state != "ok":
                raise BadBackup("backup-damaged", path=path, why=state)
            held, played = (
                int(found.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
                for table in ("matches", "plies")
            )
    except sqlite3.Error as error:
        raise BadBackup("backup-damaged", path=path, why=error) from None
    return Copied(held, played, path.stat().st_size)


# Restoring a copy


def restore(file: Path, database: Path, progress: Progress) -> Restored:
    """Replaces the database by a copy; the old one is kept under another name beside it."""
    if not file.exists():
        raise BadBackup("backup-missing", path=file)
    if database.exists() and file.samefile(database):
        raise BadBackup("backup-is-database", path=file)
    if database.exists():
        check_unused(database)
    database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with beside(database) as made:
        copy(file, made, lambda done: None)
        found = checked(made)
        url = f"sqlite:///{made.absolute()}"
        open_database(url).dispose()  # an older copy gets the present tables
        check_matches(url, progress)
        settle(made)
        kept = put_aside(database) if database.exists() else None
        os.replace(made, database)
        sync_folder(database)
    return Restored(found.matches, found.plies, kept)


def check_unused(database: Path) -> None:
    """Raises BadBackup while any process has the database open."""
    if is_open_elsewhere(database):
        raise BadBackup("restore-in-use", path=database)


def is_open_elsewhere(database: Path) -> bool:
    """Whether another process holds the lock that SQLite takes on a file as long as it is open."""
    try:
        import fcntl
    except ImportError:  # Windows itself refuses to rename an open file
        return False
    with database.open("r+b") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, SHARED_SIZE, SHARED_FIRST)
        except OSError:
            return True
    return False


def check_matches(url: str, progress: Progress) -> None:
    """Replays every match and checks each ply, as ``debut verify`` does with its record."""
    engine = sa.create_engine(url)
    # Some rows of a match that is being removed may be gone already.
    there = matches.c.status.is_distinct_from(int(Status.REMOVED))
    with engine.connect() as connection:
        wanted = sa.select(matches.c.id).where(there).order_by(matches.c.id)
        names = list(connection.scalars(wanted))
    engine.dispose()
    wrong = []
    for number, name in enumerate(names, 1):
        try:
            Match.from_json(stored_record(url, name)).verify()
        except DebutError as error:
            wrong.append(f"{name}: {error}")
        progress(number / len(names))
    if wrong:
        shown = "; ".join(wrong[:SHOWN])
        raise BadBackup("restore-bad-matches", bad=len(wrong), all=len(names), which=shown)


def settle(path: Path) -> None:
    """Moves everything into the one file and syncs it to the disk."""
    with closing(opened(path)) as found:
        found.execute("PRAGMA journal_mode=DELETE")
    sync(path)


def put_aside(database: Path) -> Path:
    """Gives the present database a second name, with what its log still holds.

    Its own name stays until the copy takes it, so a database exists at every moment.
    """
    check_unused(database)
    with suppress(sqlite3.Error), closing(opened(database)) as old:
        old.execute(
            "PRAGMA journal_mode=DELETE"
        )  # fails for a damaged database: then its log is moved too
    kept = free_name(database)
    os.link(database, kept)
    for end in ("-wal", "-shm"):
        log = Path(f"{database}{end}")
        if log.exists():
            log.rename(f"{kept}{end}")
    return kept


def free_name(database: Path) -> Path:
    """Returns an unused name such as matches-before-20261118-230501.sqlite."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    for more in ("", *(f"-{number}" for number in range(2, 1000))):
        name = database.with_name(f"{database.stem}-before-{stamp}{more}{database.suffix}")
        if not name.exists():
            return name
    raise BackupExists("backup-exists", path=name)


# Files


@contextmanager
def beside(target: Path) -> Iterator[Path]:
    """Makes an empty file beside another one, which only its owner may read; removes it afterwards.

    A database and its copies contain the keys to every seat.
    """
    handle, name = tempfile.mkstemp(".part", f".{target.name}-", target.parent)
    os.close(handle)
    made = Path(name)
    made.chmod(OWNER_ONLY)
    try:
        yield made
    finally:
        for end in ("", "-wal", "-shm", "-journal"):
            with suppress(FileNotFoundError):
                os.remove(f"{made}{end}")


def name_it(made: Path, target: Path, overwrite: bool) -> None:
    """Names a file once it is safe on the disk; keeps a file that was created meanwhile."""
    sync(made)
    if overwrite:
        os.replace(made, target)
    else:
        try:
            os.link(made, target)
        except FileExistsError:
            raise BackupExists("backup-exists", path=target) from None
    sync_folder(target)


def sync(path: Path) -> None:
    with path.open("r+b") as file:
        os.fsync(file.fileno())


def sync_folder(path: Path) -> None:
    """Syncs the names in a folder; a system that cannot do this loses nothing."""
    with suppress(OSError):
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
