"""Spreads independent jobs over processes, of this machine or of a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import Generic, NamedTuple, TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")

# The number of jobs sent to a process at once: at most MOST_AT_ONCE, and so few that each process
# gets TIMES shares or more. Small shares let all processes end together; sending large ones costs
# less.
MOST_AT_ONCE, TIMES = 16, 8


class SpreadWork(NamedTuple, Generic[Job, Done]):
    """What is to be done, and who hears of each job that is."""

    do: Callable[[Job], Done]
    jobs: Sequence[Job]
    told: Callable[[Done], None]


class JobShare(NamedTuple, Generic[Job, Done]):
    """The jobs of a process, which it does one after the other."""

    do: Callable[[Job], Done]
    jobs: Sequence[Job]

    def done(self) -> list[Done]:
        return [self.do(job) for job in self.jobs]


def shares(work: SpreadWork[Job, Done], processes: int) -> Iterator[JobShare[Job, Done]]:
    size = max(1, min(MOST_AT_ONCE, len(work.jobs) // (processes * TIMES)))
    rest = iter(work.jobs)
    while part := list(islice(rest, size)):
        yield JobShare(work.do, part)


def spread(
    work: SpreadWork[Job, Done], workers: int | None = None, ray: str | None = None
) -> list[Done]:
    """What each job comes to, in their order, however they were shared out; ``ray``: the address of
    a cluster that does them."""
    if ray is not None:
        from debut.lab.rays import spread_by_ray

        return spread_by_ray(work, ray, workers)
    processes = min(workers or os.cpu_count() or 1, len(work.jobs))
    if processes <= 1:
        return [tell(work, work.do(job)) for job in work.jobs]
    return _spread_here(work, processes)


def tell(work: SpreadWork[Job, Done], done: Done) -> Done:
    work.told(done)
    return done


def _spread_here(work: SpreadWork[Job, Done], processes: int) -> list[Done]:
    others = set(multiprocessing.active_children())
    # A forked worker would inherit the locks that other threads hold now, and never release them.
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, fresh, _end_quietly) as pool:
        try:
            parts = pool.map(JobShare.done, shares(work, processes))
            return [tell(work, done) for part in parts for done in part]
        except KeyboardInterrupt:
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
            raise


def _end_quietly() -> None:
    """Restores the default for Ctrl-C, so that only the first process prints a message."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
