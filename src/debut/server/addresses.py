"""Limits how much each address does, at once and per second."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Any

from debut.server.allowances import LoopTime, WorkerTime
from debut.server.held_bytes import HeldBytes
from debut.table.errors import TooMany
from debut.table.limits import Limits
from debut.table.stored import NOBODY

# Beyond so many remembered addresses, the one not seen for longest is forgotten.
REMEMBERED = 10_000


class AddressPace:
    """Allows each address a burst at once, then a number a second."""

    def __init__(self, message: str, rate: float, burst: float) -> None:
        self._message, self._rate, self._burst = message, rate, burst
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, address: str) -> None:
        now = time.monotonic()
        left, since = self._left.pop(address, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._rate)
        while len(self._left) >= REMEMBERED:
            del self._left[next(iter(self._left))]
        is_refused = left < 1
        self._left[address] = left - (not is_refused), now  # the one seen last comes last
        if is_refused:
            raise TooMany(self._message, seconds=round((1 - left) / self._rate + 0.5))


class AtOnce:
    """Allows each address a number at a time."""

    def __init__(self, message: str, most: int) -> None:
        self._message, self._most = message, most
        self._now: Counter[str] = Counter()

    def enter(self, address: str) -> None:
        if self._now[address] >= self._most:
            raise TooMany(self._message, most=self._most)
        self._now[address] += 1

    def of(self, address: str) -> int:
        return self._now[address]

    @property
    def total(self) -> int:
        """How many all addresses have together."""
        return self._now.total()

    def leave(self, address: str) -> None:
        self._now[address] -= 1
        if self._now[address] <= 0:
            del self._now[address]

    @contextmanager
    def inside(self, address: str) -> Iterator[None]:
        self.enter(address)
        try:
            yield
        finally:
            self.leave(address)


class Addresses:
    """All that is counted per address."""

    def __init__(self, limits: Limits) -> None:
        self.proxies = limits.proxies
        self.requests = AddressPace(
            "too-many-requests", limits.requests_a_second, limits.requests_burst
        )
        self.matches = AddressPace(
            "too-many-matches", limits.matches_a_second, limits.matches_burst
        )
        self.sockets = AtOnce("too-many-sockets", limits.sockets_an_address)
        self.replays = AtOnce("too-many-replays", limits.replays_an_address)
        self.analyses = AtOnce("too-many-analyses", limits.analyses_an_address)
        self.held = HeldBytes(limits.held_bytes_an_address, limits.held_bytes)
        self.loop_time = LoopTime(limits.loop_share, limits.loop_burst)
        self.worker_time = WorkerTime(
            limits.worker_share, limits.worker_burst, limits.answers_an_address
        )

    def of(self, scope: Any) -> str:
        """Returns the address of a request; proxies' headers count only if there are proxies."""
        if self.proxies:
            named = forwarded(scope["headers"])
            if len(named) >= self.proxies:
                return counted_as(named[-self.proxies])
        client = scope.get("client")
        return counted_as(client[0]) if client else NOBODY


def forwarded(headers: Iterable[tuple[bytes, bytes]]) -> list[str]:
    lines = [value.decode("latin-1") for name, value in headers if name == b"x-forwarded-for"]
    return [one.strip() for one in ",".join(lines).split(",") if one.strip()]


def counted_as(address: str) -> str:
    """Returns what an address counts as: an IPv6 household has a whole network, which is one."""
    try:
        read = ip_address(address.strip("[]"))
    except ValueError:
        return address[:45]
    if not isinstance(read, IPv6Address):
        return str(read)
    if read.ipv4_mapped:
        return str(read.ipv4_mapped)
    return f"{IPv6Address(int(read) >> 64 << 64)}/64"
