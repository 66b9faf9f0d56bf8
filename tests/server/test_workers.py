"""Work beside the event loop: who goes first, what is stopped, and what becomes of the killed."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from typing import Any

import pytest

import debut
from debut.kernel.errors import IllegalAction
from debut.server.thinkers import Thinkers, budget
from debut.server.workers import TRIES, WorkerGone, Workers, shield
from debut.table.limits import LIMITS

SEARCHES = 24
TIMES = 3


def with_workers(slow: int, quick: int, play: Callable[[Workers], Awaitable[None]]) -> None:
    async def run() -> None:
        workers = Workers(slow, quick)
        try:
            await play(workers)
        finally:
            workers.close()

    asyncio.run(run())


async def started(workers: Workers, slow: bool = True) -> int:
    """The process is there before anything is timed."""
    found: int = await workers.run(os.getpid, seconds=0, slow=slow)
    return found


def count_up(seconds: float) -> None:
    """Python that never sleeps, as a search in portions is."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass


def fail(message: str) -> None:
    raise IllegalAction("undo-nothing", why=message)


def test_answers_and_errors_come_back_whole() -> None:
    async def play(workers: Workers) -> None:
        assert await workers.run(sum, (1, 2, 3), seconds=0) == 6
        with pytest.raises(IllegalAction) as caught:
            await workers.run(fail, "because", seconds=0)
        assert caught.value.values == {"why": "because"}
        with pytest.raises(ZeroDivisionError):
            await workers.run(divmod, 1, 0, seconds=0)
        assert await workers.run(max, 1, 2, seconds=0) == 2

    with_workers(1, 0, play)


def test_work_is_beside_the_loop_and_gives_way_to_it() -> None:
    async def play(workers: Workers) -> None:
        pid = await started(workers)
        assert pid != os.getpid()
        assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)
        # The best of a few: other tests may take the machine's time.
        assert min([await longest_wait(workers) for _ in range(TIMES)]) < 0.3

    with_workers(1, 0, play)


async def longest_wait(workers: Workers) -> float:
    """For the loop, beside work of half a second."""
    slow = asyncio.create_task(workers.run(count_up, 0.5, seconds=1))
    longest, last = 0.0, time.monotonic()
    while not slow.done():
        await asyncio.sleep(0.001)
        longest, last = max(longest, time.monotonic() - last), time.monotonic()
    return longest


def test_the_quick_go_before_the_slow() -> None:
    async def play(workers: Workers) -> None:
        await started(workers)
        order: list[str] = []

        async def one(name: str, seconds: float) -> None:
            await workers.run(count_up, 0.02, seconds=seconds)
            order.append(name)

        first = asyncio.create_task(one("first", 1))
        await asyncio.sleep(0)
        rest = [one("slow", 5), one("slow too", 5), one("quick", 0.001)]
        await asyncio.gather(first, *rest)
        assert order == ["first", "quick", "slow", "slow too"]

    with_workers(1, 0, play)


def test_slow_work_leaves_a_process_to_the_quick() -> None:
    async def play(workers: Workers) -> None:
        await asyncio.gather(started(workers), started(workers, slow=False))
        slow = [asyncio.create_task(workers.run(count_up, 60, seconds=60)) for _ in range(5)]
        await asyncio.sleep(0.1)
        took = []
        for _ in range(TIMES):
            start = time.monotonic()
            await workers.run(sum, (1,), seconds=0.001, slow=False)
            took.append(time.monotonic() - start)
        assert min(took) < 1.5
        assert not any(one.done() for one in slow)
        for one in slow:
            one.cancel()

    with_workers(1, 1, play)


def test_what_nobody_waits_for_is_stopped_and_dropped() -> None:
    async def play(workers: Workers) -> None:
        pid = await started(workers)
        running = [asyncio.create_task(workers.run(count_up, 60, seconds=1)) for _ in range(20)]
        await asyncio.sleep(0.2)
        start = time.monotonic()
        for one in running:
            one.cancel()
        # The same process goes on with the next work.
        assert await started(workers) == pid
        assert time.monotonic() - start < 5

    with_workers(1, 0, play)


def make_whole(path: str) -> None:
    with shield():
        Path(path).write_text("half")
        count_up(0.5)
        Path(path).write_text("whole")
    count_up(60)


def test_what_is_made_for_good_is_made_whole_before_anybody_stops_it(tmp_path: Path) -> None:
    async def play(workers: Workers) -> None:
        pid, made = await started(workers), tmp_path / "made"
        running = asyncio.create_task(workers.run(make_whole, str(made), seconds=1))
        while not made.exists():
            await asyncio.sleep(0.01)
        running.cancel()
        start = time.monotonic()
        assert await started(workers) == pid
        assert made.read_text() == "whole"
        assert time.monotonic() - start < 5

    with_workers(1, 0, play)


def test_a_killed_process_is_replaced_and_its_work_done_again(tmp_path: Path) -> None:
    async def play(workers: Workers) -> None:
        pid = await started(workers)
        os.kill(pid, signal.SIGKILL)
        again = await started(workers)
        assert again != pid
        once = tmp_path / "once"
        assert await workers.run(die_once, str(once), seconds=0) == "alive"
        with pytest.raises(WorkerGone):
            await workers.run(die, str(tmp_path / "died"), seconds=0)
        assert len((tmp_path / "died").read_text()) == TRIES
        assert await started(workers)

    with_workers(1, 0, play)


def die_once(path: str) -> str:
    if not Path(path).exists():
        Path(path).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def die(path: str) -> None:
    with Path(path).open("a") as file:
        file.write("x")
    os.kill(os.getpid(), signal.SIGKILL)


def test_they_end_with_the_server() -> None:
    pids: list[int] = []

    async def play(workers: Workers) -> None:
        pids.append(await started(workers))
        asyncio.ensure_future(workers.run(count_up, 60, seconds=1))  # noqa: RUF006
        await asyncio.sleep(0.1)

    start = time.monotonic()
    with_workers(1, 0, play)
    assert time.monotonic() - start < 30
    with pytest.raises(ProcessLookupError):
        os.kill(pids[0], 0)


# Computer opponents


@pytest.mark.parametrize("game", debut.games())
def test_dearer_levels_have_larger_budgets(game: str) -> None:
    thinking = debut.game(game).spec.thinking
    costs = [budget(f"level{level}", thinking) for level in range(1, 6)]
    assert costs == sorted(costs)
    assert [slow for _, slow in costs] == [False] * 4 + [True]
    assert budget("greedy", thinking) == budget("random", thinking) == costs[0]
    assert budget("search", thinking) == costs[3]


def test_a_cheap_level_never_waits_for_the_dearest() -> None:
    """As many searches of seconds as a busy evening has, and level 1 answers at once."""
    state = debut.game("supergoal").parse("attack=A; ball=c9")

    async def run() -> None:
        thinkers = Thinkers()
        try:
            await asyncio.gather(thinkers.choose("level1", state), thinkers.choose("level5", state))
            deep = [asyncio.create_task(thinkers.choose("level5", state)) for _ in range(SEARCHES)]
            await asyncio.sleep(0.1)
            times = []
            for _ in range(31):
                start = time.perf_counter()
                assert await thinkers.choose("level1", state) in state.actions()
                times.append(time.perf_counter() - start)
            assert sum(one.done() for one in deep) < SEARCHES - LIMITS.thinker_workers
            assert median(times) < 0.1, times
            start = time.perf_counter()
            for one in deep:
                one.cancel()
            # Nothing of them is left to wait for.
            await thinkers.choose("level5", state)
            assert time.perf_counter() - start < 10
        finally:
            thinkers.close()

    asyncio.run(run())


def test_an_opponent_that_never_answers_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    state = debut.game("supergoal").parse("attack=A; ball=c9")

    def gone(*work: Any, **how: Any) -> None:
        raise WorkerGone("worker-gone", work=work, how=how)

    async def run() -> None:
        thinkers = Thinkers()
        monkeypatch.setattr(thinkers._workers, "begin", gone)
        with pytest.raises(IllegalAction) as caught:
            await thinkers.choose("level1", state)
        assert caught.value.message == "thinker-gone"
        thinkers.close()

    asyncio.run(run())
