"""Nobody waits for ever: neither behind one address's many tables, nor for work that hangs."""

from __future__ import annotations

import asyncio
import os
import time
from pickle import PicklingError
from typing import Any

import pytest

import debut
from debut.server.thinkers import Thinkers
from debut.server.workers import WorkerLate, Workers
from tests.helpers import reads_well
from tests.server.at_table import PATIENCE


async def started(workers: Workers) -> int:
    """The process that does the next work."""
    found: int = await workers.run(os.getpid, seconds=0, slow=False)
    return found


def test_work_that_hangs_is_ended_and_its_process_replaced(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def run() -> None:
        workers = Workers(1, most_seconds=PATIENCE, slow_seconds=2.0)
        try:
            pid = await started(workers)
            with pytest.raises(WorkerLate) as caught:
                await workers.run(time.sleep, 10 * PATIENCE, seconds=0)
            reads_well(caught.value)
            assert caught.value.values == {"seconds": 2}
            assert await started(workers) != pid
        finally:
            workers.close()

    asyncio.run(run())
    assert caplog.text.count("a worker took too long at sleep") == 1


def test_work_that_cannot_be_sent_to_a_process_is_an_error() -> None:
    async def run() -> None:
        workers = Workers(1)
        try:
            with pytest.raises((AttributeError, TypeError, PicklingError)):
                await asyncio.wait_for(workers.run(sum, (lambda: 1,), seconds=0), PATIENCE)
            assert await started(workers)
        finally:
            workers.close()

    asyncio.run(run())


@pytest.mark.parametrize("level", ["level5", "level4", "perfect"])
def test_an_address_with_many_tables_keeps_nobody_waiting(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its searches come one after another, each kind: there is a process for everybody else's."""
    state = debut.game("but").start() if level == "perfect" else debut.game("supergoal").start()

    async def run() -> None:
        thinkers = Thinkers()
        begun: list[asyncio.Future[int | None]] = []

        async def work(*_: Any, **__: Any) -> int | None:
            begun.append(asyncio.get_running_loop().create_future())
            return await begun[-1]

        async def rounds() -> None:
            for _ in range(10):
                await asyncio.sleep(0)

        def choose(*addresses: str) -> asyncio.Task[int]:
            return asyncio.create_task(thinkers.choose(level, state, addresses))

        monkeypatch.setattr(thinkers._workers, "run", work)
        many = [choose("many") for _ in range(60)]
        await rounds()
        assert len(begun) == 1
        one = choose("one")
        await rounds()
        assert len(begun) == 2
        begun[1].set_result(7)
        assert await one == 7
        # Whoever watches a table of somebody's does not slow it down.
        watched = choose("many", "one")
        await rounds()
        assert len(begun) == 3
        watched.cancel()
        many[1].cancel()  # it waits for its turn
        begun[0].set_result(8)
        assert await many[0] == 8
        await rounds()
        assert len(begun) == 4
        for task in many:
            task.cancel()
        await asyncio.gather(*many, watched, return_exceptions=True)
        for turns in thinkers._turns.values():
            assert (turns.of("many"), turns.of("one")) == (0, 0)
        thinkers.close()

    asyncio.run(run())
