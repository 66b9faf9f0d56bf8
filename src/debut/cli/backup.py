"""``debut backup`` and ``debut restore``: copies of the server's database."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from debut.cli.app import texts
from debut.server.backup import BackupExists, back_up, database_file, restore
from debut.server.serve import database_url

# Work that takes less shows no progress bar.
SHOWN_AFTER = 1.0


def show_backup(lang: str, file: Path, database: str | None, overwrite: bool) -> None:
    source = database_file(database_url(database))
    say = texts(lang).say
    try:
        with part_done(say("backup-working")) as progress:
            found = back_up(source, file, overwrite, progress)
    except BackupExists:
        if not asked(say("backup-overwrite", {"path": str(file)}), say("answer-yes")):
            raise
        with part_done(say("backup-working")) as progress:
            found = back_up(source, file, True, progress)
    values = {"matches": found.matches, "plies": found.plies, "path": str(file),
              "megabytes": f"{found.size / 1e6:.1f}"}  # fmt: skip
    print(say("backup-done", values))


def show_restoring(lang: str, file: Path, database: str | None) -> None:
    target = database_file(database_url(database))
    say = texts(lang).say
    with part_done(say("restore-working")) as progress:
        found = restore(file, target, progress)
    values = {"matches": found.matches, "plies": found.plies, "path": str(target)}
    print(say("restore-done", values))
    if found.kept:
        print(say("restore-kept", {"path": str(found.kept)}))


def asked(question: str, yes: str) -> bool:
    """Whether somebody at a terminal says yes; a program is never asked."""
    if not sys.stdin.isatty():
        return False
    return input(f"{question} ").strip().lower() in (yes, yes[:1])


@contextmanager
def part_done(label: str) -> Iterator[Callable[[float], None]]:
    """Shows a progress bar on the terminal, once the work takes long enough to look at it."""
    began = time.monotonic()
    with ExitStack() as stack:
        move: Callable[[float], None] | None = None

        def report(done: float) -> None:
            nonlocal move
            if move is None and time.monotonic() - began >= SHOWN_AFTER:
                from debut.cli.solving import part_done as bar

                move = stack.enter_context(bar(label))
            if move:
                move(done)

        yield report
