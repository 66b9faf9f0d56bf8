"""How long to measure, and figures that are measured in turns."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import NamedTuple

Work = Callable[[], float]

SEED = 1


class Effort(NamedTuple):
    """How long to measure."""

    rounds: int
    seconds: float  # of each figure in a round
    playouts: int
    simulations: int
    peer_simulations: int
    positions: int
    runs: int  # of a process
    compiles: int
    load: float = 10.0  # seconds of a server under load
    flicks: int = 1_000  # of each kind, in MuJoCo too
    gpu_matches: int = 1 << 22  # at a time, at the most
    ray_matches: int = 2_000


FULL = Effort(
    rounds=7, seconds=0.4, playouts=5_000, simulations=10_000, peer_simulations=50, positions=8,
    runs=5, compiles=3,
)  # fmt: skip
QUICK = Effort(
    rounds=3, seconds=0.1, playouts=2_000, simulations=5_000, peer_simulations=20, positions=4,
    runs=3, compiles=1, load=3.0, flicks=100, ray_matches=300,
)  # fmt: skip


def rate(work: Work, seconds: float) -> float:
    """How much work is done in a second; ``work`` says how much it did."""
    done = 0.0
    start = time.perf_counter()
    while True:
        done += work()
        elapsed = time.perf_counter() - start
        if elapsed >= seconds:
            return done / elapsed


def side_by_side(effort: Effort, *works: Work) -> list[float]:
    """The median rate of each, measured in turns."""
    for work in works:
        work()  # the first time is never the usual one
    rounds = [[rate(work, effort.seconds) for work in works] for _ in range(effort.rounds)]
    return [median(rates) for rates in zip(*rounds, strict=True)]
