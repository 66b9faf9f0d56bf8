"""Copies of the database: taken under load, put back checked, and never in the wrong place."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from debut import Match
from debut.cli import backup as command
from debut.cli import main
from debut.server import backup
from debut.server.backup import BadBackup, back_up, database_file, is_open_elsewhere, restore
from debut.server.readers import stored_record
from tests.helpers import SOURCE, reads_well
from tests.server.conftest import PATIENCE, Server, wait_for
from tests.server.test_durable import Table

MATCHES = 6
SEEN = 15


def debut(*words: str, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own, as whoever runs the server types it."""
    return subprocess.run(
        [sys.executable, "-m", "debut.cli", *words], input=typed, capture_output=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE), "LC_ALL": "en_GB.UTF-8"}, timeout=PATIENCE,
        check=False,
    )  # fmt: skip


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    """A server, and a copy that was taken while people played at it."""
    folder = tmp_path_factory.mktemp("played")
    server = Server(folder)
    copy = folder / "copy.sqlite"
    try:
        server.start()
        tables = []
        for number in range(MATCHES):
            match, keys = server.new(options={"throws": 200})
            tables.append(Table(server, match, keys, number))
        for table in tables:
            table.start()
        wait_for(lambda: all(table.seen > SEEN for table in tables), "they play")
        before = [table.seen for table in tables]
        done = debut("backup", str(copy), "--database", str(server.database))
        assert done.returncode == 0, done.stderr
        assert all(table.seen > seen for table, seen in zip(tables, before, strict=True)), "idle"
        wait_for(lambda: all(table.seen > SEEN + 5 for table in tables), "they play on")
        server.stop()
        for table in tables:
            table.join(PATIENCE)
            assert not table.wrong
        yield server, copy
    finally:
        server.stop()


def names_in(database: Path) -> list[str]:
    with sqlite3.connect(database) as connection:
        return [row[0] for row in connection.execute("SELECT id FROM matches ORDER BY id")]


def test_a_copy_taken_under_load_is_put_back_and_every_match_verifies(
    played: tuple[Server, Path], tmp_path: Path
) -> None:
    server, copy = played
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert not list(copy.parent.glob("copy.sqlite-*")), "one file, and nothing beside it"
    target = tmp_path / "matches.sqlite"
    done = debut("restore", str(copy), "--database", str(target))
    assert done.returncode == 0, done.stderr
    assert f"{MATCHES} matches".encode() in done.stdout
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    for name in names_in(server.database):
        restored = Match.from_json(stored_record(f"sqlite:///{target}", name)).record
        whole = Match.from_json(stored_record(f"sqlite:///{server.database}", name)).record
        # As it was at one moment: the beginning of what was played, whole.
        assert SEEN < len(restored.plies) < len(whole.plies)
        assert restored.plies == whole.plies[: len(restored.plies)]


def test_the_old_database_is_kept_and_the_server_goes_on_with_the_copy(
    played: tuple[Server, Path], tmp_path: Path
) -> None:
    _, copy = played
    server = Server(tmp_path)
    try:
        server.start()
        other, guest = server.table()
        # While the server has it open nothing is put back.
        refused = debut("restore", str(copy), "--database", str(server.database))
        assert refused.returncode != 0 and b"stop the server first" in refused.stderr
        guest.until("throw")
        server.kill()  # its log is not yet part of the file
        before = len(
            Match.from_json(stored_record(f"sqlite:///{server.database}", other)).record.plies
        )
        done = debut("restore", str(copy), "--database", str(server.database))
        assert done.returncode == 0, done.stderr
        (kept,) = tmp_path.glob("matches-before-*.sqlite")
        assert str(kept).encode() in done.stdout
        record = Match.from_json(stored_record(f"sqlite:///{kept}", other)).record
        assert len(record.plies) == before
        server.start()
        assert server.record(other).status_code == 404
        for name in names_in(copy):
            assert server.record(name).status_code == 200
    finally:
        server.stop()


def test_a_server_that_nobody_has_asked_anything_has_its_database_open(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        server.start()
        wait_for(lambda: is_open_elsewhere(server.database), "it shows that it is there")
    finally:
        server.stop()
    assert not is_open_elsewhere(server.database)


def test_an_existing_file_is_not_overwritten_unasked(
    played: tuple[Server, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, _ = played
    target = tmp_path / "here"
    target.write_text("of somebody")
    words = ("backup", str(target), "--database", str(server.database))
    # A program has nobody to ask, whatever it types.
    done = debut(*words, typed=b"yes\n")
    assert done.returncode != 0 and b"exists already" in done.stderr
    assert target.read_text() == "of somebody"
    # A person is asked.
    monkeypatch.setattr(command.sys.stdin, "isatty", lambda: True, raising=False)
    for answer, changed in (("", False), ("no", False), ("yes", True)):
        monkeypatch.setattr("builtins.input", lambda question, answer=answer: answer)
        with pytest.raises(SystemExit) as ended:
            main(["--lang", "en", *words])
        assert (ended.value.code == 0) == changed
        assert (target.read_bytes()[:6] == b"SQLite") == changed
    assert debut(*words, "--overwrite").returncode == 0
    assert not list(tmp_path.glob(".here*")), "nothing half done is left"


def test_wrong_copies_change_nothing(played: tuple[Server, Path], tmp_path: Path) -> None:
    """Damaged, of something else, or with a match that cannot have been played."""
    _, copy = played
    target = tmp_path / "matches.sqlite"
    back_up(copy, target, False, print)
    whole = target.read_bytes()

    def wrong(name: str, content: bytes) -> Path:
        path = tmp_path / name
        path.write_bytes(content)
        return path

    spoiled = bytearray(whole)
    for at in range(8192, len(spoiled), 4096):
        spoiled[at : at + 64] = b"\xff" * 64
    cheating = wrong("cheating", whole)
    with sqlite3.connect(cheating) as connection:
        connection.execute("UPDATE plies SET text = 'nonsense' WHERE ply = 3")
    empty = tmp_path / "empty"
    sqlite3.connect(empty).execute("CREATE TABLE others (one)").connection.close()
    cases = {
        "damaged": wrong("damaged", bytes(spoiled)),
        "no database": wrong("text", b"not a database at all, however long it is" * 500),
        "another database": empty,
        "a match that is wrong": cheating,
        "missing": tmp_path / "nothing",
        "itself": target,
    }
    for kind, path in cases.items():
        with pytest.raises(BadBackup) as caught:
            restore(path, target, lambda done: None)
        reads_well(caught.value)
        assert target.read_bytes() == whole, kind
    assert not list(tmp_path.glob("matches-before-*")) and not list(tmp_path.glob(".matches*"))
    with pytest.raises(BadBackup) as caught:
        restore(cheating, target, lambda done: None)
    assert caught.value.values["bad"] == MATCHES


def test_a_damaged_database_makes_room_for_a_copy(
    played: tuple[Server, Path], tmp_path: Path
) -> None:
    _, copy = played
    target = tmp_path / "matches.sqlite"
    target.write_bytes(b"what was a database" * 1000)
    found = restore(copy, target, lambda done: None)
    assert found.matches == MATCHES and found.kept is not None
    assert found.kept.read_bytes().startswith(b"what was a database")
    assert names_in(target) == names_in(copy)


def test_a_copy_that_is_damaged_on_its_way_gets_no_name(
    played: tuple[Server, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, _ = played
    good = backup.copy

    def bad(source: Path, target: Path, progress: backup.Progress) -> None:
        good(source, target, progress)
        data = bytearray(target.read_bytes())
        for at in range(8192, len(data), 4096):
            data[at : at + 64] = b"\xff" * 64
        target.write_bytes(data)

    monkeypatch.setattr(backup, "copy", bad)
    with pytest.raises(BadBackup) as caught:
        back_up(server.database, tmp_path / "copy", False, lambda done: None)
    reads_well(caught.value)
    assert list(tmp_path.iterdir()) == []


def test_only_sqlite_and_only_what_exists(tmp_path: Path) -> None:
    with pytest.raises(BadBackup) as caught:
        database_file("postgresql://somewhere/debut")
    reads_well(caught.value)
    with pytest.raises(BadBackup) as caught:
        back_up(tmp_path / "none", tmp_path / "copy", False, print)
    reads_well(caught.value)
    assert not (tmp_path / "none").exists()


def test_progress_is_shown_only_once_it_takes_long(
    played: tuple[Server, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    server, _ = played
    monkeypatch.setattr(backup, "PAGES", 1)
    command.show_backup("en", tmp_path / "quick", str(server.database), False)
    assert "Copying" not in capsys.readouterr().err
    monkeypatch.setattr(command, "SHOWN_AFTER", 0.0)
    command.show_backup("en", tmp_path / "slow", str(server.database), False)
    out, shown = capsys.readouterr()
    assert "Copying the database" in shown and "100%" in shown
    assert f"{MATCHES} matches" in out
