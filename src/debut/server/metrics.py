"""Shows what the server is doing, in the text format of Prometheus.

Only the addresses of ``DEBUT_METRICS_FROM`` may read it, and no request that came through a proxy:
the proxy's own address is often one of them.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from litestar import Request, Response, get
from litestar.datastructures import State as AppState
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, ProcessCollector
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.exposition import generate_latest

from debut.table.errors import NotForYou
from debut.table.limits import BadSetting
from debut.table.tallies import BUCKETS, TALLIES, Durations

SETTING = "DEBUT_METRICS_FROM"
LOOPBACK = "127.0.0.0/8, ::1"
# Any of these headers shows that a request came through a proxy.
PASSED_ON = (
    "forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via",
)  # fmt: skip
Network = IPv4Network | IPv6Network
AnyRequest = Request[Any, Any, Any]


def networks(environment: Mapping[str, str]) -> tuple[Network, ...]:
    """Reads who may read the metrics: addresses and networks with commas between."""
    wanted = environment.get(SETTING, LOOPBACK)
    found = []
    for one in filter(None, map(str.strip, wanted.split(","))):
        try:
            found.append(ip_network(one, strict=False))
        except ValueError:
            raise BadSetting("setting-no-network", setting=SETTING, value=one[:60]) from None
    return tuple(found)


def check_reader(allowed: Sequence[Network], client: str, headers: Iterable[str]) -> None:
    """Raises NotForYou for a request from another address or through a proxy."""
    try:
        address = ip_address(client)
    except ValueError:
        raise NotForYou("metrics-not-here", setting=SETTING) from None
    address = getattr(address, "ipv4_mapped", None) or address
    through_proxy = not {name.lower() for name in headers}.isdisjoint(PASSED_ON)
    if through_proxy or not any(address in network for network in allowed):
        raise NotForYou("metrics-not-here", setting=SETTING)


class Watch:
    """Collects what ``TALLIES`` has counted, and the present sizes of queues, memory and disk."""

    def __init__(self, state: AppState, database: str) -> None:
        self._state = state
        path = sa.make_url(database).database
        self._database = Path(path) if path else None

    def collect(self) -> Iterator[Metric]:
        yield from self._counted()
        yield from self._present()
        yield from self._queues()
        yield from self._memory()
        yield from self._disk()

    def describe(self) -> list[Metric]:
        """Describes nothing in advance: collecting needs a running server."""
        return []

    def _counted(self) -> Iterator[Metric]:
        yield CounterMetricFamily(
            "debut_moves", "Plies stored: moves and throws of everybody.", TALLIES.plies
        )
        yield CounterMetricFamily(
            "debut_matches_opened", "Matches opened or loaded.", TALLIES.matches
        )
        yield CounterMetricFamily(
            "debut_matches_removed", "Matches removed because nobody touched them.",
            TALLIES.removed,
        )  # fmt: skip
        yield CounterMetricFamily(
            "debut_log_lines_left_out", "Log lines beyond the bound of an address.",
            TALLIES.log_lines_left_out,
        )  # fmt: skip
        refusals = CounterMetricFamily(
            "debut_refusals", "Typed refusals, by the message they gave.", labels=["code"]
        )
        for code, number in sorted(TALLIES.refusals.items()):
            refusals.add_metric([code], number)
        yield refusals
        durations = HistogramMetricFamily(
            "debut_answer_seconds", "Time to answer, by what was asked.", labels=["asked"]
        )
        for asked, found in sorted(TALLIES.durations.items()):
            durations.add_metric([asked], _buckets(found), found.seconds)
        yield durations

    def _present(self) -> Iterator[Metric]:
        matches = GaugeMetricFamily(
            "debut_matches", "Matches in memory: all, and with somebody at them.", labels=["which"]
        )
        in_memory, watched = self._state.matches.census()
        matches.add_metric(["in_memory"], in_memory)
        matches.add_metric(["watched"], watched)
        yield matches
        yield GaugeMetricFamily(
            "debut_sockets", "Sockets at matches.", self._state.addresses.sockets.total
        )
        yield GaugeMetricFamily(
            "debut_games_compiling", "Games whose rules are not compiled yet.",
            len(self._state.compiling.waiting),
        )  # fmt: skip

    def _queues(self) -> Iterator[Metric]:
        queues = GaugeMetricFamily(
            "debut_queue_length", "Work that waits for somebody to do it.", labels=["queue"]
        )
        queues.add_metric(["writes"], self._state.store.waiting)
        for name, workers in self._state.pools.items():
            queues.add_metric([name], workers.waiting)
        yield queues

    def _memory(self) -> Iterator[Metric]:
        memory = GaugeMetricFamily(
            "debut_worker_memory_bytes", "Real memory of the processes beside the server.",
            labels=["workers"],
        )  # fmt: skip
        for name, workers in self._state.pools.items():
            memory.add_metric([name], sum(map(resident_bytes, workers.processes)))
        yield memory

        held = GaugeMetricFamily(
            "debut_held_bytes", "Bytes that wait to be processed or read.", labels=["kind"]
        )
        for kind, number in sorted(self._state.addresses.held.kinds.items()):
            held.add_metric([kind], number)
        yield held

    def _disk(self) -> Iterator[Metric]:
        if self._database is None or not self._database.exists():
            return
        files = [Path(f"{self._database}{end}") for end in ("", "-wal")]
        size = sum(file.stat().st_size for file in files if file.exists())
        counted = self._state.store.counted_bytes
        yield GaugeMetricFamily("debut_stored_bytes", "What all matches count for.", counted)
        yield GaugeMetricFamily("debut_database_bytes", "The database and its log on disk.", size)
        free = shutil.disk_usage(self._database.parent).free
        yield GaugeMetricFamily("debut_disk_free_bytes", "Free where the database lies.", free)


def _buckets(found: Durations) -> list[tuple[str, float]]:
    """Returns cumulative buckets, as Prometheus wants them."""
    summed, total = [], 0
    for bound, number in zip((*BUCKETS, None), found.counts, strict=True):
        total += number
        summed.append(("+Inf" if bound is None else str(bound), float(total)))
    return summed


def resident_bytes(pid: int) -> int:
    """Returns a process's resident memory; 0 if it has just ended or there is no /proc."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def registry_of(state: AppState, database: str) -> CollectorRegistry:
    found = CollectorRegistry()
    found.register(Watch(state, database))  # type: ignore[arg-type]
    ProcessCollector(registry=found)
    return found


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics(request: AnyRequest, state: AppState) -> Response[bytes]:
    client = request.scope.get("client")
    check_reader(state.metrics_from, client[0] if client else "", request.headers.keys())
    return Response(
        generate_latest(state.registry),
        headers={"Content-Type": CONTENT_TYPE_LATEST, "Cache-Control": "no-store"},
    )
