"""Plays random matches by the million on this processor or a GPU, keeping only their sums."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping

import numpy as np

from debut.kernel.compiler.targets import HERE
from debut.kernel.game import Playouts
from debut.kernel.registry import game
from debut.lab.simulate import SimulationSummary, interval_of

RANDOM = "random"
# The sizes of a slice of matches: few at first, then more, as long as a slice is done soon or runs
# faster. A GPU needs very many at once; progress is reported after each slice.
FIRST_SLICE, LARGEST_SLICE = 1_024, 1 << 19
SOON, FASTER = 0.25, 1.2


def slices(
    name: str,
    games: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    device: str = HERE,
) -> Iterator[Playouts]:
    """Plays the same matches as a single call would, one slice at a time."""
    played = game(name)
    start, threads = played.start(**(options or {})), os.cpu_count() or 1
    done, size, best = 0, FIRST_SLICE, 0.0
    while done < games:
        count = min(size, games - done)
        before = time.perf_counter()
        part = played.playouts(count, seed, threads, start, device, done)
        took = time.perf_counter() - before
        yield part
        done += count
        if took < SOON or count / took > FASTER * best:
            size = min(2 * size, LARGEST_SLICE)
        best = max(best, count / took)


def points(part: Playouts) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """Returns side A's points in each match; where both lose, it counts as a draw."""
    return np.select([part.winners == 0, part.winners == 1], [1.0, 0.0], 0.5)


class Tally:
    """The sums of all matches so far."""

    def __init__(self) -> None:
        self.games = self.plies = 0
        self.wins = [0, 0]
        self.goals = [0, 0]

    def add(self, part: Playouts) -> None:
        self.games += len(part.plies)
        self.plies += int(part.plies.sum())
        for side in (0, 1):
            self.wins[side] += int((part.winners == side).sum())
            self.goals[side] += int(part.scores[:, side].sum())

    def summary(self, name: str) -> SimulationSummary:
        """Side A against side B; who began, and how long each thought, is not known."""
        n, (wins, losses) = self.games, self.wins
        draws = n - wins - losses
        share, low, high = interval_of(n, wins + draws / 2, wins + draws / 4)
        return SimulationSummary(
            name, RANDOM, RANDOM, n, wins, draws, losses, share, low, high,
            (self.goals[0] / n, self.goals[1] / n), self.plies / n, None, None, None,
        )  # fmt: skip
