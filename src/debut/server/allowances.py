"""Processor time, counted per address, so that no address keeps the others waiting.

All computing for an address is charged by the time that it took. On the event loop the work of an
address is done one piece at a time, with everybody else's turn in between; an address that has used
up its allowance waits until there is some again. Expensive work is computed in a worker.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Generator
from contextlib import suppress
from typing import Any, Generic, TypeVar

from debut.server.workers import WorkerJob, Workers

T = TypeVar("T")
# Beyond so many remembered addresses, the one not used for longest is forgotten.
REMEMBERED = 10_000


class Allowance:
    """What an address may still take, in seconds of processor time; below zero it owes them."""

    __slots__ = ("jobs", "left", "since", "taken", "waiting")

    def __init__(self, left: float, since: float) -> None:
        self.left, self.since = left, since
        self.taken = False  # a piece of work has run in this round of the event loop
        self.waiting: deque[Callable[[], None]] = deque()
        self.jobs = 0  # in workers, or waiting for one


class Allowances:
    """Gives each address some processor time a second, which it can save up to a bound."""

    def __init__(self, share: float, burst: float) -> None:
        self._share, self._burst = share, burst
        self._of: dict[str, Allowance] = {}

    def charge(self, address: str, seconds: float) -> None:
        self.of(address).left -= seconds

    def left(self, address: str) -> float:
        return self.of(address).left

    def seconds_until_credit(self, address: str) -> float:
        """Returns how long it takes until the address owes nothing any more."""
        return max(0.0, -self.of(address).left / self._share)

    def of(self, address: str) -> Allowance:
        """Returns the present allowance of an address."""
        now = time.monotonic()
        found = self._of.pop(address, None)
        if found is None:
            if len(self._of) >= REMEMBERED:
                self._forget_one()
            found = Allowance(self._burst, now)
        self._of[address] = found  # the one used last comes last
        found.left = min(self._burst, found.left + (now - found.since) * self._share)
        found.since = now
        return found

    def _forget_one(self) -> None:
        """Forgets the address not used for longest, of those that have no work under way."""
        for address, one in self._of.items():
            if not (one.taken or one.waiting or one.jobs):
                del self._of[address]
                return


class LoopTime(Allowances):
    """Shares the event loop: each address gets one piece of work a round, if its allowance permits.

    A round is one pass of the event loop over all that is ready, so that an address that sends ten
    thousand messages at once delays the others by one of them.
    """

    def soon(self, address: str, work: Callable[[], None]) -> None:
        """Does a piece of work at once if it is the address's turn, otherwise when it is."""
        allowance = self.of(address)
        if allowance.taken or allowance.waiting or allowance.left <= 0:
            allowance.waiting.append(work)
            if not allowance.taken:
                self._next_round(address, allowance)
            return
        self._next_round(address, allowance)
        self._do(address, work)

    async def turn(self, address: str) -> None:
        """Waits until the address may do something."""
        here = asyncio.get_running_loop().create_future()
        self.soon(address, lambda: None if here.done() else here.set_result(None))
        await here

    def _next_round(self, address: str, allowance: Allowance) -> None:
        allowance.taken = True
        loop = asyncio.get_running_loop()
        wait = self.seconds_until_credit(address)
        if wait > 0:
            loop.call_later(wait, self._go_on, address, allowance)
        else:
            loop.call_soon(self._go_on, address, allowance)

    def _go_on(self, address: str, allowance: Allowance) -> None:
        allowance.taken = False
        if not allowance.waiting:
            return
        self._next_round(address, allowance)
        if allowance.left > 0:
            self._do(address, allowance.waiting.popleft())

    def _do(self, address: str, work: Callable[[], None]) -> None:
        start = time.thread_time()
        try:
            work()
        finally:
            self.charge(address, time.thread_time() - start)

    def metered(self, address: str, work: Coroutine[Any, Any, T]) -> Metered[T]:
        """Awaits a coroutine and charges each of its steps."""
        return Metered(work, lambda seconds: self.charge(address, seconds))


class Metered(Generic[T]):
    """Awaits a coroutine and counts its processor time, without the time it waits."""

    def __init__(self, work: Coroutine[Any, Any, T], charge: Callable[[float], None]) -> None:
        self._work, self._charge = work, charge

    def __await__(self) -> Generator[Any, Any, T]:
        value: Any = None
        error: BaseException | None = None
        while True:
            start = time.thread_time()
            try:
                # What it waits for now.
                awaited = self._work.send(value) if error is None else self._work.throw(error)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self._charge(time.thread_time() - start)
            value = error = None
            try:
                value = yield awaited
            except GeneratorExit:
                self._work.close()
                raise
            except BaseException as thrown:
                error = thrown


class WorkerTime(Allowances):
    """Shares the workers: each address has a few jobs at once, charged by the time they took."""

    def __init__(self, share: float, burst: float, at_once: int) -> None:
        super().__init__(share, burst)
        self._turns = Turns(at_once)

    async def run(
        self, address: str, workers: Workers, work: Callable[..., T], *arguments: Any,
        seconds: float, slow: bool = False,
    ) -> T:  # fmt: skip
        """What a function answers in a worker; ``seconds``: how long it usually takes.

        Whoever gives the answer up, or has a process killed by it, is charged all the same.
        """
        await self._turns.enter(address)
        allowance = self.of(address)
        allowance.jobs += 1
        job: WorkerJob | None = None
        took: float | None = None

        def end(_: object) -> None:
            allowance.jobs -= 1
            self._turns.leave(address)
            if job is not None:
                self.charge(address, job.seconds_worked if took is None else took)

        try:
            while (wait := self.seconds_until_credit(address)) > 0:
                await asyncio.sleep(wait)
            job = workers.begin(timed, work, *arguments, seconds=seconds, slow=slow)
            answer, error, took = await job.done
        finally:
            if job is None or job.freed.done():
                end(None)
            else:
                job.freed.add_done_callback(end)
        if error is not None:
            raise error
        found: T = answer
        return found


class Turns:
    """Lets each address have a number inside at a time; the others wait in order of arrival."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._inside: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    def of(self, address: str) -> int:
        """Returns how many of an address are inside or wait."""
        return self._inside[address] + len(self._waiting.get(address, ()))

    async def enter(self, address: str) -> None:
        """Waits for a turn; whoever has it says ``leave``."""
        if self._inside[address] < self._at_once:
            self._inside[address] += 1
            return
        here = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(here)
        try:
            await here  # the next one to leave hands over
        except asyncio.CancelledError:
            if here.done() and not here.cancelled():
                self.leave(address)
            else:
                with suppress(KeyError, ValueError):
                    self._waiting[address].remove(here)
            raise

    def leave(self, address: str) -> None:
        waiting = self._waiting.get(address)
        while waiting:
            here = waiting.popleft()
            if not here.done():
                here.set_result(None)
                return
        self._waiting.pop(address, None)
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]


# In the worker's process


def timed(work: Callable[..., Any], *arguments: Any) -> tuple[Any, Exception | None, float]:
    """Returns the answer or the error of a function, and the processor time that it took."""
    start = time.process_time()
    answer, error = None, None
    try:
        answer = work(*arguments)
    except Exception as raised:
        error = raised
    return answer, error, time.process_time() - start
