"""Compiles rules that are not machine code yet while the server listens already.

Each game is compiled in a process of its own, at low priority, and one core stays free. A game that
somebody opens goes first: a process that nobody waits for is killed and starts anew later. When all
games can be played, the code that solves games is compiled.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import threading
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor

from debut.kernel.algorithms.solution import has_packing
from debut.kernel.compiler.cache import compiler, finish, is_compiled
from debut.kernel.compiler.targets import SOLVING
from debut.kernel.errors import DebutError
from debut.kernel.registry import game, table_games
from debut.table.background import note_failure
from debut.table.errors import ServerFault

NICE = 19
# How often the progress is sent to those who wait.
REPORT_SECONDS = 0.5


class CompilingGame:
    """One game that is being compiled."""

    def __init__(self) -> None:
        self.progress = 0.0
        self.error: DebutError | None = None
        self.process: subprocess.Popen[str] | None = None


class Compiling:
    def __init__(self, names: Sequence[str] | None = None, cores: int | None = None) -> None:
        self._wanted = list(missing() if names is None else names)
        self._works = {name: CompilingGame() for name in self._wanted}
        self._opened = 0  # so many of those wanted, the first ones, are waited for
        self._at_once = max(1, (cores or os.cpu_count() or 2) - 1)
        self._lock = threading.Lock()
        self._ended = False
        self._threads: ThreadPoolExecutor | None = None
        self._solvable = unsolved() if names is None else []
        self._last: subprocess.Popen[str] | None = None
        if self._wanted or self._solvable:
            self._threads = ThreadPoolExecutor(len(self._wanted) + 1, "debut-compiling")
            self._go_on()

    # What can be asked

    def progress(self, name: str) -> float:
        """Returns the part of a game that is compiled; 1 if it is ready."""
        work = self._works.get(name)
        return work.progress if work else 1.0

    def is_ready(self, name: str) -> bool:
        return name not in self._works

    @property
    def waiting(self) -> frozenset[str]:
        return frozenset(self._works)

    def hurry(self, name: str) -> None:
        """Moves a game to the front because somebody has opened it."""
        with self._lock:
            if name not in self._wanted[self._opened :]:
                return
            self._wanted.remove(name)
            self._wanted.insert(self._opened, name)
            self._opened += 1
        self._go_on()

    async def until_ready(self, name: str) -> None:
        async for _ in self.steps(name):
            pass

    async def steps(self, name: str) -> AsyncIterator[float]:
        """Yields the progress of a game again and again until it is ready."""
        if self.is_ready(name):
            return
        self.hurry(name)
        while name in self._works:
            error = self._works[name].error
            if error is not None:
                raise error
            yield self.progress(name)
            await asyncio.sleep(REPORT_SECONDS)

    def close(self) -> None:
        with self._lock:
            self._ended = True
            working = [work.process for work in self._works.values() if work.process]
            working += [self._last] if self._last else []
        for process in working:
            process.kill()
        if self._threads:
            self._threads.shutdown(cancel_futures=True)

    # How it is done

    def _go_on(self) -> None:
        """Compiles the first of the wanted games and lets the others wait."""
        with self._lock:
            if self._ended or not self._threads:
                return
            for name in self._wanted[self._at_once :]:
                work = self._works[name]
                if work.process is not None:
                    work.process.kill()
                    work.process, work.progress = None, 0.0
            for name in self._wanted[: self._at_once]:
                work = self._works[name]
                if work.process is None:
                    work.process = compiler(game(name).spec.package, nice=NICE)
                    self._threads.submit(self._finish, name, work, work.process)
            if not self._wanted and self._solvable and self._last is None:
                package = game(self._solvable.pop()).spec.package
                self._last = compiler(package, (SOLVING,), nice=NICE)
                self._threads.submit(self._finish_last, package, self._last)

    def _finish_last(self, package: str, process: subprocess.Popen[str]) -> None:
        try:
            finish(package, process, lambda done: None, (SOLVING,))
        except Exception as error:
            # A process that needs it compiles it again, and gets the refusal.
            if not self._ended:
                note_failure(f"compiling {package}", error)
        with self._lock:
            self._last = None
        self._go_on()

    def _finish(self, name: str, work: CompilingGame, process: subprocess.Popen[str]) -> None:
        def report(done: float) -> None:
            if work.process is not process:
                return  # this process was killed for another game
            # A game is ready once it is linked here, not before.
            work.progress = min(done, 0.99)

        try:
            finish(game(name).spec.package, process, report)
            game(name).machine  # noqa: B018 - linked here, where nobody waits for it
        except Exception as error:
            with self._lock:
                if work.process is not process or self._ended:
                    return
                fault = ServerFault("server-fault")
                work.error = error if isinstance(error, DebutError) else fault
            note_failure(f"compiling {name}", error)
        with self._lock:
            self._opened -= self._wanted.index(name) < self._opened
            self._wanted.remove(name)
            if work.error is None:
                del self._works[name]
        self._go_on()


def unsolved() -> list[str]:
    """Returns the solvable games that have no machine code to solve them."""
    if os.environ.get("NUMBA_DISABLE_JIT") == "1":
        return []
    packages = {name: game(name).spec.package for name in table_games()}
    return [
        name
        for name, package in packages.items()
        if has_packing(package) and not is_compiled(package, SOLVING)
    ]


def missing() -> list[str]:
    """Returns the games without machine code, and links that of the others."""
    if os.environ.get("NUMBA_DISABLE_JIT") == "1":
        return []
    found = [name for name in table_games() if not is_compiled(game(name).spec.package)]
    for name in table_games():
        if name not in found:
            game(name).machine  # noqa: B018
    return found
