"""Runs work in processes of their own, so that nothing slow delays a move.

Short work goes first: a job is due PATIENCE times its usual length after it was asked for. Slow
work never takes every process, and work that nobody waits for any more is dropped, or stopped
while it runs.
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
from debut.table.background import noting
from debut.table.limits import LIMITS
from debut.table.logs import SERVER, note

# A worker that is killed is replaced, and its job done again, so many times.
TRIES = 3
# How long after it was asked for a job is due, in multiples of its usual length.
PATIENCE = 4.0
# The nice values of the processes: the server goes before all, quick ones before slow ones; work
# that no move waits for comes last.
QUICK_NICE, SLOW_NICE, LAST_NICE = 5, 12, 15
_spawn = get_context("spawn")  # the server's threads and sockets are not copied into it


class WorkerGone(DebutError):
    """The process that did the job was killed, and so were those that tried it again."""


class WorkerLate(WorkerGone):
    """The job took longer than its limit: its process was killed."""


class Stopped(BaseException):
    """Raised inside a job that nobody waits for any more."""


class WorkerJob:
    """One piece of work, and the future that its caller awaits."""

    def __init__(self, number: int, due: float, slow: bool, work: Callable[..., Any],
                 arguments: tuple[Any, ...]) -> None:  # fmt: skip
        self.number, self.due, self.slow = number, due, slow
        self.work, self.arguments = work, arguments
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        # Set once no process works on it any more, or ever will: who gives an answer up does not
        # end the work at that moment.
        self.freed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.seconds_worked = 0.0  # of processes, by the clock
        self._taken: float | None = None  # since when a process works on it
        self.tries = 0
        self.is_late = False
        self.worker: Worker | None = None  # who does it now
        self.done.add_done_callback(self._settle)

    @property
    def part(self) -> float:
        """Which part of it is done, if the job reports it."""
        return self.worker.part if self.worker else 0.0

    def take(self) -> None:
        """A process begins with it."""
        self._taken = asyncio.get_running_loop().time()

    def leave(self) -> None:
        """The process is free for something else."""
        if self._taken is not None:
            self.seconds_worked += asyncio.get_running_loop().time() - self._taken
            self._taken = None
        self._settle()

    def _settle(self, _: object = None) -> None:
        if self.done.done() and self._taken is None and not self.freed.done():
            self.freed.set_result(None)

    @property
    def name(self) -> str:
        """The names of its functions, for the log."""
        parts = (getattr(one, "func", one) for one in (self.work, *self.arguments) if callable(one))
        return " ".join(getattr(part, "__name__", "?") for part in parts)

    def __lt__(self, other: WorkerJob) -> bool:
        return (self.due, self.number) < (other.due, other.number)


class Worker:
    """A process that does one job at a time; blocking calls to it are made in a thread."""

    def __init__(self, slow: bool, nice: int) -> None:
        self.slow, self._nice = slow, nice
        self._lock = threading.Lock()
        self._part = _spawn.Value("d", 0.0, lock=False)
        self._process: Any = None
        self._ready = self._ended = False

    def ask(self, job: WorkerJob) -> tuple[bool, Any]:
        """Blocks its thread until the job is done; raises EOFError or OSError if the process is
        gone."""
        if self._process is None:
            self._start()
        self._pipe.send((job.number, job.work, job.arguments))
        answer: tuple[bool, Any] = self._pipe.recv()
        return answer

    @property
    def part(self) -> float:
        return float(self._part.value)

    @property
    def pid(self) -> int | None:
        process = self._process
        return process.pid if process is not None else None

    def take(self, job: WorkerJob) -> None:
        """Takes a job of which no part is done yet."""
        self._part.value = 0.0
        job.worker = self

    def _start(self) -> None:
        with self._lock:
            if self._ended:
                raise EOFError
            self._pipe, theirs = _spawn.Pipe()
            self._stopped = _spawn.Value("q", 0, lock=False)
            given = theirs, self._stopped, self._part, self._nice
            process = _spawn.Process(target=worker_main, args=given, daemon=True)
            process.start()
            theirs.close()
            self._process, self._ready = process, False
        self._pipe.recv()
        self._ready = True  # it can be stopped from now on

    def stop(self, job: WorkerJob) -> None:
        """Ends the job at once; the process stays."""
        with self._lock:
            if self._ready and self._process is not None and self._process.is_alive():
                self._stopped.value = job.number
                os.kill(self._process.pid, signal.SIGUSR1)

    def drop(self) -> None:
        """Cleans up after a process that is gone; the next job starts another."""
        with self._lock:
            if self._process is not None:
                self._process.kill()
                self._process.join()
                self._pipe.close()
                self._process = None

    def kill(self) -> None:
        """Kills the process; the thread that waits for its answer gets an error."""
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
    """A few processes, each started when it is first needed."""

    def __init__(
        self, slow: int, quick: int = 0, slow_nice: int = SLOW_NICE,
        most_seconds: float = LIMITS.answer_seconds, slow_seconds: float | None = None,
    ) -> None:  # fmt: skip
        """``quick`` of them never do slow work; a job may take ``most_seconds``."""
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
        """How many jobs no process has begun and somebody still waits for."""
        return sum(not job.done.done() for job in self._waiting)

    @property
    def processes(self) -> list[int]:
        """The process ids of the workers that have been started."""
        return [pid for worker in self._all if (pid := worker.pid) is not None]

    async def run(
        self, work: Callable[..., Any], *arguments: Any, seconds: float, slow: bool = True
    ) -> Any:
        """Returns the answer of a module's function, which usually takes ``seconds``."""
        return await self.begin(work, *arguments, seconds=seconds, slow=slow).done

    def begin(
        self, work: Callable[..., Any], *arguments: Any, seconds: float, slow: bool = True
    ) -> WorkerJob:
        """Starts a job and returns it, for a caller that does not only wait for the answer."""
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
        """Gives each free process the first job that it may do."""
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
        """Returns a worker for a job, if one is free; quick work prefers the quick process."""
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
        job.take()
        deadline = loop.call_later(self._most_seconds[job.slow], self._end_late, worker, job)
        try:
            good, answer = await loop.run_in_executor(self._threads, worker.ask, job)
        except (EOFError, OSError):
            await self._lost(worker, job)
            return
        except Exception as error:  # the job cannot be sent to the process
            good, answer = False, error
        finally:
            deadline.cancel()
        self._idle.append(worker)
        if not job.done.done():
            if good:
                job.done.set_result(answer)
            else:
                job.done.set_exception(answer)
        job.leave()
        self._hand_out()

    def _end_late(self, worker: Worker, job: WorkerJob) -> None:
        """Kills the process of a job that takes too long: neither it nor its caller hangs."""
        job.is_late = True
        worker.kill()

    async def _lost(self, worker: Worker, job: WorkerJob) -> None:
        if self._closed:
            job.done.cancel()
            job.leave()
            return
        why = "took too long" if job.is_late else "was killed"
        note(logging.WARNING, "a worker %s at %s", why, job.name, address=SERVER)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, worker.drop)
        self._idle.append(worker)
        job.worker = None
        job.leave()
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

_held = 0  # how many shields keep the present job from being stopped
_late = False  # the job was to be stopped within a shield
_part: Any = None  # the shared value for the part that is done


def report_part(done: float) -> None:
    """Reports which part of the present job is done."""
    _part.value = done


@contextmanager
def shield() -> Iterator[None]:
    """Delays stopping a job while it makes what later jobs will use too."""
    global _held, _late
    _held += 1
    try:
        yield
    finally:
        _held -= 1
    if _late and not _held:
        raise Stopped


def worker_main(pipe: Any, stopped: Any, part: Any, nice: int) -> None:
    """Does one job after another until the server ends."""
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
            # A job may be stopped before it begins.
            answer = True, None if stopped.value == now else work(*arguments)
            now = 0
        except Stopped:
            answer = True, None
        except Exception as error:
            answer = False, error
        now = 0
        send(pipe, answer)


def send(pipe: Any, answer: tuple[bool, Any]) -> None:
    try:
        pipe.send(answer)
    except BrokenPipeError:
        os._exit(0)
    except Exception:
        # An error that cannot be pickled is sent as its text.
        pipe.send((False, RuntimeError(repr(answer[1]))))


def end_with_server() -> None:
    """Ends this worker when the server ends: it would wait for jobs without limit."""
    server = parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
