"""Nobody waits for ever: neither behind one address's many tables, nor for work that hangs."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from pickle import PicklingError
from typing import Any

import pytest

import debut
from debut.server.allowances import WorkerTime
from debut.server.thinkers import Thinkers, work_out
from debut.server.workers import WorkerJob, WorkerLate, Workers, shield
from tests.helpers import reads_well
from tests.server.at_table import PATIENCE, until


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
            hanging = workers.run(time.sleep, 10 * PATIENCE, seconds=0)
            with pytest.raises(WorkerLate) as caught:
                await asyncio.wait_for(hanging, PATIENCE)
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

        def begin(work: Any, *arguments: Any, **_: Any) -> WorkerJob:
            job = WorkerJob(len(begun), 0.0, True, work, arguments)
            begun.append(job.done)
            return job

        async def rounds() -> None:
            for _ in range(10):
                await asyncio.sleep(0)

        def choose(*addresses: str) -> asyncio.Task[int]:
            return asyncio.create_task(thinkers.choose(level, state, addresses))

        monkeypatch.setattr(thinkers._workers, "begin", begin)
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
        await rounds()
        for turns in thinkers._turns.values():
            assert (turns.of("many"), turns.of("one")) == (0, 0)
        thinkers.close()

    asyncio.run(run())


def hold(begun: str, until_there: str) -> None:
    """Cannot be stopped, as a match that is worked out, until there is such a file."""
    Path(begun).touch()
    with shield():
        while not Path(until_there).exists():
            time.sleep(0.005)


def test_work_that_is_given_up_is_not_over_before_its_process_is_free(tmp_path: Path) -> None:
    begun, there = tmp_path / "begun", tmp_path / "there"

    async def run() -> None:
        workers = Workers(1)
        try:
            job = workers.begin(hold, str(begun), str(there), seconds=0)
            await until(begun.exists)
            never = workers.begin(os.getpid, seconds=0)
            for one in (job, never):
                one.done.cancel()
            await asyncio.wait_for(never.freed, PATIENCE)  # no process had begun with it
            await started_elsewhere()
            assert not job.freed.done()
            there.touch()
            await asyncio.wait_for(job.freed, PATIENCE)
            assert job.seconds_worked > 0
        finally:
            there.touch()
            workers.close()

    async def started_elsewhere() -> None:
        other = Workers(1)
        await started(other)
        other.close()

    asyncio.run(run())


def test_a_match_that_is_worked_out_in_vain_counts_until_that_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who opens matches against Perfect and leaves them would have every process work for them."""
    state = debut.game("supergoal").start()

    async def run() -> None:
        thinkers = Thinkers()
        solving: list[WorkerJob] = []

        def begin(work: Any, *arguments: Any, **_: Any) -> WorkerJob:
            job = WorkerJob(0, 0.0, True, work, arguments)
            job.take()
            if work is work_out:
                solving.append(job)
            else:
                job.done.set_result(None)
                job.leave()
            return job

        async def rounds() -> None:
            for _ in range(20):
                await asyncio.sleep(0)

        monkeypatch.setattr(thinkers._workers, "begin", begin)
        for _ in range(5):
            left = asyncio.create_task(thinkers.choose("perfect", state, ["many"]))
            await rounds()
            left.cancel()
            await rounds()
        assert len(solving) == 1
        # Nor does anybody else begin another one meanwhile.
        other = asyncio.create_task(thinkers.choose("perfect", state, ["one"]))
        await rounds()
        assert len(solving) == 1
        solving[0].leave()
        await rounds()
        assert len(solving) == 2
        solving[1].done.set_result(7)
        solving[1].leave()
        assert await other == 7
        await rounds()
        assert not thinkers._solving.locked()
        for turns in thinkers._turns.values():
            assert (turns.of("many"), turns.of("one")) == (0, 0)
        thinkers.close()

    asyncio.run(run())


def test_an_answer_that_is_given_up_or_kills_its_process_is_charged(tmp_path: Path) -> None:
    """Who asks and leaves would have workers compute for nothing."""
    begun, there = tmp_path / "begun", tmp_path / "there"

    async def run() -> None:
        workers = Workers(1)
        impatient = Workers(0, quick=1, most_seconds=1.0)
        worker_time = WorkerTime(1e-9, 100.0, at_once=1)
        try:
            left = asyncio.create_task(
                worker_time.run("a", workers, hold, str(begun), str(there), seconds=0, slow=True)
            )
            await until(begun.exists)
            left.cancel()
            await asyncio.wait({left})
            assert worker_time.of("a").jobs == 1
            there.touch()
            await until(lambda: worker_time.of("a").jobs == 0)
            assert worker_time.left("a") < 100.0
            with pytest.raises(WorkerLate):
                await worker_time.run("b", impatient, time.sleep, PATIENCE, seconds=0)
            await until(lambda: worker_time.of("b").jobs == 0)
            assert worker_time.left("b") < 99.1
        finally:
            there.touch()
            workers.close()
            impatient.close()

    asyncio.run(run())
