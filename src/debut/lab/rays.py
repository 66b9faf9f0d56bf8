"""Runs jobs in the processes of a Ray cluster, on this machine or on many."""

from __future__ import annotations

import logging
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain, islice
from typing import Any

from debut.kernel.errors import NoCluster, NoPackage
from debut.lab.spread import Done, Job, JobShare, SpreadWork, shares, tell

# Ray's names for a temporary cluster of one's own, and for one that runs already.
OWN, FOUND = "local", "auto"
# A share whose process dies is retried by another this often; then the share itself is at fault.
TRIES = 10
# Shares submitted for each processor: one running, and one queued.
WAITING = 2
REACHED, ANSWERED = 5.0, 30.0  # seconds to wait for a machine, and for Ray on it
SCHEME = "ray://"
# Ray reads these when it is imported: they turn usage statistics off, and make a cluster of one's
# own listen to this machine alone.
SILENT = {"RAY_USAGE_STATS_ENABLED": "0"}
HERE_ALONE = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
PROBE = "import sys, ray; ray.init(sys.argv[1], log_to_driver=False)"


def spread_by_ray(
    work: SpreadWork[Job, Done], address: str, workers: int | None = None
) -> list[Done]:
    with cluster(address, workers) as ray:
        processes = max(int(ray.cluster_resources().get("CPU", 1)), 1)
        parts = _in_order(ray, work, processes)
        return list(chain.from_iterable(parts))


def check_ray(address: str) -> None:
    """Checks, before any work starts, that Ray is installed and that the address answers."""
    os.environ.update(SILENT | (HERE_ALONE if address == OWN else {}))
    try:
        import ray  # noqa: F401
    except ImportError as error:
        raise NoPackage("no-package", package="ray", extra="debut[ray]") from error
    if address not in (OWN, FOUND):
        _reach(address)


def _reach(address: str) -> None:
    """Checks that a cluster answers at an address; Ray itself would wait for minutes."""
    host, _, port = address.removeprefix(SCHEME).rpartition(":")
    if not host or not port.isdecimal():
        raise NoCluster("ray-address", address=address)
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACHED).close()
        command = [sys.executable, "-c", PROBE, address]
        subprocess.run(command, capture_output=True, timeout=ANSWERED, check=True)
    except (OSError, OverflowError, subprocess.SubprocessError) as error:
        raise NoCluster("ray-nobody", address=address) from error


@contextmanager
def cluster(address: str, workers: int | None = None) -> Iterator[Any]:
    """Connects to a Ray cluster and disconnects at the end, which stops a cluster of one's own.

    A process that is connected to a cluster already stays connected.
    """
    check_ray(address)
    import ray

    if ray.is_initialized():
        yield ray
        return
    logging.getLogger("ray").setLevel(logging.ERROR)
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address == OWN:
        settings |= {"include_dashboard": False, "num_cpus": workers}
    try:
        ray.init(address, **settings)
    except (OSError, RuntimeError, ValueError) as error:
        raise NoCluster("ray-nobody", address=address) from error
    try:
        yield ray
    finally:
        ray.shutdown()


def _in_order(ray: Any, work: SpreadWork[Job, Done], processes: int) -> list[list[Done]]:
    """Each share as soon as there is room for it; what they come to, in their order."""
    do = ray.remote(max_retries=TRIES)(_done)
    waiting = enumerate(shares(work, processes))
    under_way: dict[Any, int] = {}
    found: dict[int, list[Done]] = {}
    while True:
        room = processes * WAITING - len(under_way)
        under_way |= {do.remote(share): number for number, share in islice(waiting, room)}
        if not under_way:
            return [found[number] for number in sorted(found)]
        (ready, *_), _ = ray.wait(list(under_way))
        found[under_way.pop(ready)] = [tell(work, done) for done in _result(ray, ready)]


def _done(share: JobShare[Job, Done]) -> list[Done]:
    return share.done()


def _result(ray: Any, ready: Any) -> Any:
    try:
        return ray.get(ready)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    except ray.exceptions.RayError as error:
        raise NoCluster("ray-lost", why=type(error).__name__) from error
