"""What the server counts about itself while it works; ``metrics`` shows it to whoever watches."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from functools import wraps
from time import perf_counter
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
# Upper bounds in seconds; whatever took longer is in the last class.
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Durations:
    """A histogram: how many took no longer than each bound, and all their seconds."""

    __slots__ = ("counts", "seconds")

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds


class Tallies:
    """Plain numbers: adding to them costs a move next to nothing. Only the event loop does."""

    def __init__(self) -> None:
        self.plies = 0
        self.matches = 0
        self.removed = 0  # matches that nobody had touched
        self.log_lines_left_out = 0
        # By the message id of the error: these are a fixed list, never what somebody sent.
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
