"""The real clock of a match: it counts the seconds of a half while somebody is connected."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

# An alarm that rang in vain waits this long before it rings again, and longer each time.
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 10.0


class RealClock:
    """A clock that stands still until it is started and rings once when the time is up."""

    def __init__(self, gone: float) -> None:
        self._gone = gone
        self._since: float | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._pause = self._not_before = 0.0

    @property
    def seconds(self) -> float:
        running = time.monotonic() - self._since if self._since is not None else 0.0
        return self._gone + running

    def start(self) -> None:
        if self._since is None:
            self._since = time.monotonic()

    def stop(self) -> None:
        self._gone, self._since = self.seconds, None
        self.no_alarm()

    def set(self, seconds: float) -> None:
        self._gone = seconds
        if self._since is not None:
            self._since = time.monotonic()

    def alarm(self, of: float, ring: Callable[[], None]) -> None:
        """Rings when ``of`` seconds of the half are gone; there is one alarm at a time."""
        self.no_alarm()
        if self._since is not None:
            left = max(of - self.seconds, self._not_before - time.monotonic(), 0.0)
            self._alarm = asyncio.get_running_loop().call_later(left, ring)

    def pause(self) -> None:
        """Lets no alarm ring for a while, which gets longer each time until ``end_pause``."""
        self._pause = min(2 * self._pause, LONGEST_PAUSE) or FIRST_PAUSE
        self._not_before = time.monotonic() + self._pause

    def end_pause(self) -> None:
        self._pause = self._not_before = 0.0

    def no_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
