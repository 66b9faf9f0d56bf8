"""Work beside the event loop: processes of their own, so that nothing slow delays a move.

Whoever waits least long by nature goes first: a piece of work is due some times its usual length
after it was asked for. Slow work never takes every process, and work that nobody waits for any
more is dropped, or stopped where it stands.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import count
from multiprocessing import get_context, parent_process
from types import FrameType
from typing import Any

from debut.kernel.errors import DebutError
from debut.server.background import noting
from debut.server.limits import LIMITS
from debut.server.logs import SERVER, note

# A worker that is killed is replaced, and its work done again, so many times.
TRIES = 3
# How much later than asked for work is due, in times its usual length.
PATIENCE = 4.0
# Politeness of the processes: the quick ones before the slow ones, the server before all; what
# nobody's move waits for comes last.
QUICK_NICE, SLOW_NICE, LAST_NICE = 5, 12, 15
_spawn = get_context("spawn")  # the server's threads and sockets are not copied into it


class WorkerGone(DebutError):
    """The process that did the work was killed, and so were those after it."""


class WorkerLate(WorkerGone):
    """The work took longer than anything may: its process was killed."""


class Stopped(BaseException):
    """Nobody waits for this any more."""


class WorkerJob:
    """One piece of work, and who waits for it."""

    def __init__(self, number: int, due: float, slow: bool, work: Callable[..., Any],
                 arguments: tuple[Any, ...]) -> None:  # fmt: skip
        self.number, self.due, self.slow = number, due, slow
        self.work, self.arguments = work, arguments
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.tries = 0
        self.is_late = False
        self.worker: Worker | None = None  # who does it now

    @property
    def part(self) -> float:
        """Which part of it is done, if it tells."""
        return self.worker.part if self.worker else 0.0

    @property
    def name(self) -> str:
        """The functions that it consists of, for the log."""
        parts = (getattr(one, "func", one) for one in (self.work, *self.arguments) if callable(one))
        return " ".join(getattr(part, "__name__", "?") for part in parts)

    def __lt__(self, other: WorkerJob) -> bool:
        return (self.due, self.number) < (other.due, other.number)


class Worker:
    """A process that does one thing at a time; what takes a while is done in a thread."""

    def __init__(self, slow: bool, nice: int) -> None:
        self.slow, self._nice = slow, nice
        self._lock = threading.Lock()
        self._part = _spawn.Value("d", 0.0, lock=False)
        self._process: Any = None
        self._ready = self._ended = False

    def ask(self, job: WorkerJob) -> tuple[bool, Any]:
        """Blocks its thread until the work is done; EOFError or OSError if the process is gone."""
        if self._process is None:
            self._start()
        self._pipe.send((job.number, job.work, job.arguments))
        told: tuple[bool, Any] = self._pipe.recv()
        return told

    @property
    def part(self) -> float:
        return float(self._part.value)

    @property
    def pid(self) -> int | None:
        process = self._process
        return process.pid if process is not None else None

    def take(self, job: WorkerJob) -> None:
        """Nothing of it is done yet."""
        self._part.value = 0.0
        job.worker = self

    def _start(self) -> None:
        with self._lock:
            if self._ended:
                raise EOFError
            self._pipe, theirs = _spawn.Pipe()
            self._stopped = _spawn.Value("q", 0, lock=False)
            told = theirs, self._stopped, self._part, self._nice
            process = _spawn.Process(target=labour, args=told, daemon=True)
            process.start()
            theirs.close()
            self._process, self._ready = process, False
        self._pipe.recv()
        self._ready = True  # it can be stopped from now on

    def stop(self, job: WorkerJob) -> None:
        """Ends the work where it stands; the process stays."""
        with self._lock:
            if self._ready and self._process is not None and self._process.is_alive():
                self._stopped.value = job.number
                os.kill(self._process.pid, signal.SIGUSR1)

    def drop(self) -> None:
        """Of a process that is gone nothing stays; the next work starts another."""
        with self._lock:
            if self._process is not None:
                self._process.kill()
                self._process.join()
                self._pipe.close()
                self._process = None

    def kill(self) -> None:
        """Whoever waits for its answer notices."""
        with self._lock:
            if self._process is not None:
                self._process.kill()

    def end(self) -> None:
        self._ended = True
        with self._lock:
            if self._process is not None:
                self._process.kill()
                self._process.join()


class Workers:
    """A few processes, each started when it is first wanted."""

    def __init__(
        self, slow: int, quick: int = 0, slow_nice: int = SLOW_NICE,
        most_seconds: float = LIMITS.answer_seconds, slow_seconds: float | None = None,
    ) -> None:  # fmt: skip
        """``quick`` of them never do slow work; ``most_seconds`` for one piece of work."""
        self._most_seconds = {True: slow_seconds or most_seconds, False: most_seconds}
        self._nice = {True: slow_nice, False: QUICK_NICE}
        self._unborn = [True] * slow + [False] * quick
        self._idle: list[Worker] = []
        self._all: list[Worker] = []
        self._waiting: list[WorkerJob] = []
        self._numbers = count(1)
        self._threads = ThreadPoolExecutor(slow + quick, "debut-workers")
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """Pieces of work that no process has begun and somebody still waits for."""
        return sum(not job.done.done() for job in self._waiting)

    @property
    def processes(self) -> list[int]:
        """The process ids of those that have been started."""
        return [pid for worker in self._all if (pid := worker.pid) is not None]

    async def run(
        self, work: Callable[..., Any], *arguments: Any, seconds: float, slow: bool = True
    ) -> Any:
        """The answer of a function of some module; ``seconds``: how long it usually takes."""
        return await self.begin(work, *arguments, seconds=seconds, slow=slow).done

    def begin(
        self, work: Callable[..., Any], *arguments: Any, seconds: float, slow: bool = True
    ) -> WorkerJob:
        """The same for whoever does not only wait for it."""
        due = asyncio.get_running_loop().time() + PATIENCE * seconds
        job = WorkerJob(next(self._numbers), due, slow, work, arguments)
        heapq.heappush(self._waiting, job)
        self._hand_out()
        return job

    def close(self) -> None:
        self._closed = True
        for job in self._waiting:
            job.done.cancel()
        for worker in self._all:
            worker.end()
        self._threads.shutdown(cancel_futures=True)

    def _hand_out(self) -> None:
        """The first job that some process may do, again and again."""
        kept: list[WorkerJob] = []
        while self._waiting and not self._closed and (self._idle or self._unborn):
            job = heapq.heappop(self._waiting)
            if job.done.done():
                continue  # given up before its turn
            worker = self._for(job)
            if worker is None:
                kept.append(job)
                continue
            task = asyncio.ensure_future(self._do(worker, job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            task.add_done_callback(noting("a worker"))
        for job in kept:
            heapq.heappush(self._waiting, job)

    def _for(self, job: WorkerJob) -> Worker | None:
        """Quick work goes to the quick process if it can."""
        fit = [one for one in self._idle if one.slow or not job.slow]
        if fit:
            best = min(fit, key=lambda one: one.slow != job.slow)
            if best.slow == job.slow or job.slow not in self._unborn:
                self._idle.remove(best)
                return best
        born = [slow for slow in self._unborn if slow or not job.slow]
        if not born:
            return None
        slow = min(born, key=lambda one: one != job.slow)
        self._unborn.remove(slow)
        worker = Worker(slow, self._nice[slow])
        self._all.append(worker)
        return worker

    async def _do(self, worker: Worker, job: WorkerJob) -> None:
        loop = asyncio.get_running_loop()

        def given_up(done: asyncio.Future[Any]) -> None:
            if done.cancelled():
                worker.stop(job)

        job.done.add_done_callback(given_up)
        worker.take(job)
        deadline = loop.call_later(self._most_seconds[job.slow], self._end_late, worker, job)
        try:
            good, answer = await loop.run_in_executor(self._threads, worker.ask, job)
        except (EOFError, OSError):
            await self._lost(worker, job)
            return
        except Exception as error:  # it cannot even be sent there
            good, answer = False, error
        finally:
            deadline.cancel()
        self._idle.append(worker)
        if not job.done.done():
            if good:
                job.done.set_result(answer)
            else:
                job.done.set_exception(answer)
        self._hand_out()

    def _end_late(self, worker: Worker, job: WorkerJob) -> None:
        """Nothing hangs for ever: neither whoever waits, nor the process."""
        job.is_late = True
        worker.kill()

    async def _lost(self, worker: Worker, job: WorkerJob) -> None:
        if self._closed:
            job.done.cancel()
            return
        why = "took too long" if job.is_late else "was killed"
        note(logging.WARNING, "a worker %s at %s", why, job.name, address=SERVER)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, worker.drop)
        self._idle.append(worker)
        job.worker = None
        job.tries += 1
        if job.is_late:
            if not job.done.done():
                seconds = round(self._most_seconds[job.slow])
                job.done.set_exception(WorkerLate("worker-late", seconds=seconds))
        elif job.tries < TRIES:
            heapq.heappush(self._waiting, job)
        elif not job.done.done():
            job.done.set_exception(WorkerGone("worker-gone"))
        self._hand_out()


# In the worker's process

_held = 0  # how many times the work under way must not be stopped just now
_late = False  # somebody wanted to
_part: Any = None  # where the part that is done is noted


def tell_part(done: float) -> None:
    """Which part of the work under way is done."""
    _part.value = done


@contextmanager
def undisturbed() -> Iterator[None]:
    """What is made once for all work to come is made whole: whoever stops it waits until then."""
    global _held, _late
    _held += 1
    try:
        yield
    finally:
        _held -= 1
    if _late and not _held:
        raise Stopped


def labour(pipe: Any, stopped: Any, part: Any, nice: int) -> None:
    """Does what it is told, one after another, until the server goes."""
    global _late, _part
    _part = part
    end_with_server()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(nice)
    now = 0

    def stop(number: int, frame: FrameType | None) -> None:
        global _late
        del number, frame
        if now and stopped.value == now:
            if _held:
                _late = True
            else:
                raise Stopped

    signal.signal(signal.SIGUSR1, stop)
    pipe.send(True)
    while True:
        try:
            number, work, arguments = pipe.recv()
        except EOFError:
            return
        try:
            now, _late = number, False
            # Who stops it may do so before it begins.
            told = True, None if stopped.value == now else work(*arguments)
            now = 0
        except Stopped:
            told = True, None
        except Exception as error:
            told = False, error
        now = 0
        send(pipe, told)


def send(pipe: Any, told: tuple[bool, Any]) -> None:
    try:
        pipe.send(told)
    except BrokenPipeError:
        os._exit(0)
    except Exception:
        # An error that cannot travel: what it says can.
        pipe.send((False, RuntimeError(repr(told[1]))))


def end_with_server() -> None:
    """A worker whose server was killed would wait for work for ever."""
    server = parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
