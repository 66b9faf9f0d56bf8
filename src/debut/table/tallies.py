"""Counters of the server's own work; ``metrics`` shows them to the operator."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from functools import wraps
from time import perf_counter
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
# Upper bounds in seconds; anything that took longer is in the last class.
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Durations:
    """A histogram: how many calls took no longer than each bound, and their seconds in all."""

    __slots__ = ("counts", "seconds")

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds


class Tallies:
    """Plain numbers, cheap to add to. Only the event loop changes them."""

    def __init__(self) -> None:
        self.plies = 0
        self.matches = 0
        self.removed = 0  # matches that nobody had touched
        self.log_lines_left_out = 0
        # Indexed by the error's message id: these are a fixed list, never what a client sent.
        self.refusals: Counter[str] = Counter()
        self.durations: defaultdict[str, Durations] = defaultdict(Durations)

    def timed(self, what: str) -> Callable[[Callable[P, Awaitable[T]]], Callable[P, Awaitable[T]]]:
        """Decorates a coroutine function whose duration is counted, however it ends."""

        def decorate(work: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
            @wraps(work)
            async def measured(*arguments: P.args, **named: P.kwargs) -> T:
                started = perf_counter()
                try:
                    return await work(*arguments, **named)
                finally:
                    self.durations[what].add(perf_counter() - started)

            return measured

        return decorate


TALLIES = Tallies()
