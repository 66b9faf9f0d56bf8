"""How much faster matches are played by Ray than by one process."""

from __future__ import annotations

import time
from typing import NamedTuple

from debut.lab import rays
from debut.lab.simulate import simulate

GAME, PLAYER, WORKERS = "supergoal", "level3", 2


class Rates(NamedTuple):
    """Matches a second; and the seconds that a cluster takes to start."""

    ray: float
    alone: float
    start: float


def rates(games: int, seed: int) -> Rates:
    """The same matches, once the processes of either are ready."""
    before = time.perf_counter()
    with rays.cluster(rays.OWN, WORKERS):
        start = time.perf_counter() - before
        _rate(4 * WORKERS, seed, rays.OWN)
        ray = _rate(games, seed, rays.OWN)
    _rate(4, seed, None)
    return Rates(ray, _rate(games, seed, None), start)


def _rate(games: int, seed: int, ray: str | None) -> float:
    before = time.perf_counter()
    simulate(GAME, PLAYER, PLAYER, games, seed, workers=1, ray=ray)
    return games / (time.perf_counter() - before)
