"""Compiles once, however many processes ask for the same rules at the same time.

``python -P -m debut.kernel.compiler.locked_build PACKAGE TARGET=FILE …`` takes the lock of this
game, waiting while another process compiles it, and says meanwhile how far that one is. Then it
becomes the compiling process (``build.py``) for whatever is still missing. It imports no Numba
before: ten that wait cost no more than ten small processes.

The lock is the system's own, on an open file, and so ends with the process that holds it, however
that ends. The file itself is removed when the work is done; one left by a process that was killed
is not locked, and serves the next.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from debut.kernel.compiler.cache import TIED, cache_file, cached_code, search_path
from debut.kernel.compiler.source_files import cache_folder, place_of

try:
    import fcntl
except ImportError:  # a system without it: each process compiles for itself
    fcntl = None  # type: ignore[assignment]

LOCK = "lock"
POLL_SECONDS = 0.2
# Of the progress, as it stands in the lock's file.
DIGITS = 5
OTHER_SOURCES = "the compiling process finds other sources than the one that asked for it"


class Lock(NamedTuple):
    """Held as long as the file is open; none where the system has no locks or no leave to write."""

    path: Path
    file: int | None

    @classmethod
    def taken(cls, path: Path, tell: Callable[[float], None]) -> Lock:
        """Waits for it; ``tell`` hears how far whoever has it is."""
        while True:
            try:
                file = cls._open(path)
            except OSError:
                return cls(path, None)
            try:
                cls._wait(file, tell)
            except OSError:  # as some network file systems
                os.close(file)
                return cls(path, None)
            if _is_at(path, file):
                os.truncate(file, 0)
                return cls(path, file)
            # Whoever had it has removed it: others take the one that is there now.
            os.close(file)

    @staticmethod
    def _open(path: Path) -> int:
        if fcntl is None:
            raise OSError
        path.parent.mkdir(parents=True, exist_ok=True)
        return os.open(path, os.O_RDWR | os.O_CREAT, 0o600)

    @staticmethod
    def _wait(file: int, tell: Callable[[float], None]) -> None:
        told = ""
        while True:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return
            except BlockingIOError:
                pass
            said = os.pread(file, DIGITS, 0).decode()
            if len(said) == DIGITS and said != told:
                told = said
                tell(float(said))
            time.sleep(POLL_SECONDS)

    def tell(self, done: float) -> None:
        """For those who wait."""
        if self.file is not None:
            os.pwrite(self.file, f"{done:.{DIGITS - 2}f}".encode(), 0)

    def release(self) -> None:
        if self.file is not None:
            if _is_at(self.path, self.file):
                self.path.unlink()
            os.close(self.file)

    def passed_on(self) -> str:
        """For the program that this process becomes."""
        if self.file is None:
            return f"-:{self.path}"
        os.set_inheritable(self.file, True)
        return f"{self.file}:{self.path}"

    @classmethod
    def inherited(cls, text: str) -> Lock:
        number, _, path = text.partition(":")
        return cls(Path(path), None if number == "-" else int(number))


def _is_at(path: Path, file: int) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(file))
    except OSError:
        return False


def lock_path(package: str) -> Path:
    return cache_folder() / f"{place_of(package)}.lock"


def end_with_caller() -> None:
    """Nobody waits for the code of a process that was killed: its end closes our input."""

    def watch() -> None:
        os.read(0, 1)  # not through Python's own file, which must be free at the end
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def main(package: str, *words: str) -> None:
    if words[-1] == TIED:
        end_with_caller()
    files = dict(word.split("=", 1) for word in words if word != TIED)
    if any(str(cache_file(package, target)) != file for target, file in files.items()):
        sys.exit(OTHER_SOURCES)
    lock = Lock.taken(lock_path(package), lambda done: print(f"{done:.3f}", flush=True))
    missing = [f"{one}={files[one]}" for one in files if cached_code(package, one) is None]
    if not missing:
        lock.release()
        return
    tied = [TIED] if words[-1] == TIED else []
    command = [
        sys.executable, "-P", "-m", "debut.kernel.compiler.build", package, *missing,
        f"{LOCK}={lock.passed_on()}", *tied,
    ]  # fmt: skip
    environment = {**os.environ, "DEBUT_JIT": "1", "PYTHONPATH": search_path()}
    os.execve(sys.executable, command, environment)


if __name__ == "__main__":
    main(*sys.argv[1:])
