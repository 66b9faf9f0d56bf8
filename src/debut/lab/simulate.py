"""Plays many matches between computer opponents and summarises them."""

from __future__ import annotations

import math
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

import msgspec

from debut.bots import player
from debut.kernel.game import State
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.match.dice import any_outcome
from debut.kernel.registry import game
from debut.lab.spread import SpreadWork, spread

# The position before a ply, what was played, and the position after it.
Watch = Callable[[State, int, State], None]
# 95 % of a normal distribution lie within this many standard deviations.
Z = 1.959964


class PlayedMatch(msgspec.Struct, frozen=True):
    """One match; ``swapped``: the first opponent sat at seat B."""

    seed: int
    swapped: bool
    score: tuple[int, int]  # first opponent's goals first
    points: float  # the first opponent's: 1, ½ or 0
    plies: int
    thinking: tuple[float, float]  # seconds
    answers: tuple[int, int]
    first: int  # the opponent (0 or 1) who made the first decision of the match
    kicked_off: int | None  # the opponent who kicked off, if the game has that event
    # How many plies had each event message, and the game's tallies; empty by default.
    told: dict[str, int] = {}

    def points_of(self, opponent: int) -> float:
        return self.points if opponent == 0 else 1 - self.points


class PointsShare(msgspec.Struct, frozen=True):
    """Of the points, with its 95 % interval."""

    mean: float
    low: float
    high: float


class SimulationSummary(msgspec.Struct, frozen=True):
    """What many matches say of the first opponent against the second."""

    game: str
    a: str
    b: str
    games: int
    wins: int
    draws: int
    losses: int
    share: float
    low: float
    high: float
    goals: tuple[float, float]
    plies: float
    milliseconds: tuple[float, float] | None
    first: PointsShare | None  # of the side that decides first, whoever that is
    kicked_off: PointsShare | None

    def answer(self, who: int) -> str:
        """Formats an opponent's milliseconds per answer."""
        return "–" if self.milliseconds is None else f"{self.milliseconds[who]:.2f}"


def simulate(
    name: str,
    a: str,
    b: str,
    games: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    workers: int | None = None,
    events: bool = False,
    done: Callable[[PlayedMatch], None] = lambda played: None,
    ray: str | None = None,
) -> list[PlayedMatch]:
    """Plays matches, the sides changing seats after each; ``done`` is told as they finish.

    ``events`` counts the events in them, which takes time. ``ray`` is the address of a cluster that
    plays them.
    """
    prepare(name, a, b)
    jobs = jobs_of(name, a, b, games, seed, options, events)
    return spread(SpreadWork(play_job, jobs, done), workers, ray)


def prepare(name: str, a: str, b: str) -> None:
    """Compiles the rules before the workers start, and raises for an unknown game or player."""
    game(name).machine  # noqa: B018
    player(a), player(b)


class MatchJob(NamedTuple):
    """A match to be played: what ``play_match`` is told."""

    name: str
    a: str
    b: str
    seed: int
    swapped: bool
    options: dict[str, object]
    events: bool


def jobs_of(
    name: str,
    a: str,
    b: str,
    games: int,
    seed: int,
    options: Mapping[str, object] | None,
    events: bool,
) -> list[MatchJob]:
    return [
        MatchJob(name, a, b, seed + number, number % 2 == 1, dict(options or {}), events)
        for number in range(games)
    ]


def play_job(job: MatchJob) -> PlayedMatch:
    return play_match(*job)


def play_match(
    name: str,
    a: str,
    b: str,
    seed: int,
    swapped: bool,
    options: Mapping[str, object],
    events: bool = False,
    watch: Watch = lambda before, action, after: None,
) -> PlayedMatch:
    """One match; the same seed throws the same dice for the same actions. ``watch`` is told every
    ply."""
    players = player(a, seed), player(b, seed + 1)
    seats = (1, 0) if swapped else (0, 1)  # the opponent at each seat
    dice = random.Random(seed)
    thinking, answers, plies = [0.0, 0.0], [0, 0], 0
    opened: int | None = None
    kicked_off: int | None = None
    counted: Counter[str] = Counter()
    state = game(name).start(**options)
    while state.turn != OVER:
        if state.turn == CHANCE:
            action = any_outcome(state.weights(), dice)
        else:
            who = seats[state.turn]
            opened = who if opened is None else opened
            before = time.perf_counter()
            action = players[who].choose(state)
            thinking[who] += time.perf_counter() - before
            answers[who] += 1
        following = state.play(action)
        if events:
            counted.update(_happened(state, following))
        watch(state, action, following)
        state = following
        plies += 1
        if kicked_off is None:
            kicked_off = next((seats[seat] for seat in _kick_offs(state)), None)
    assert state.result is not None
    assert opened is not None
    first = seats.index(0)
    points = (state.result.returns[first] - state.result.returns[1 - first] + 2) / 4
    return PlayedMatch(
        seed, swapped, (state.score[first], state.score[1 - first]), points, plies,
        (thinking[0], thinking[1]), (answers[0], answers[1]), opened, kicked_off, dict(counted),
    )  # fmt: skip


def _happened(before: State, after: State) -> Counter[str]:
    found = Counter({event.message for event in after.events})
    for name, _, count in after.game.spec.telling.counts(before, after):
        found[f"tally-{name}"] += count
    return found


def _kick_offs(state: State) -> Iterator[int]:
    """Yields the seat that kicked off with the last action, if one did."""
    seats = (event.seat for event in state.events if event.message == "kick-off")
    return (seat for seat in seats if seat is not None)


def interval(points: list[float]) -> tuple[float, float, float]:
    """Returns the mean with its 95 % interval."""
    return interval_of(len(points), sum(points), sum(point * point for point in points))


def interval_of(n: int, total: float, squares: float) -> tuple[float, float, float]:
    """Returns the mean with its 95 % interval, from the sum of the points and of their squares.

    It is Wilson's interval, which also holds near 0 and 1. Draws reduce the variance: the interval
    uses the number of matches without draws that would have the same variance of the mean.
    """
    mean = total / n
    variance = squares / n - mean * mean
    equivalent = n * mean * (1 - mean) / variance if variance > 1e-12 else n
    shrunk = 1 + Z * Z / equivalent
    centre = (mean + Z * Z / (2 * equivalent)) / shrunk
    inner = mean * (1 - mean) / equivalent + Z * Z / (4 * equivalent * equivalent)
    half = Z / shrunk * math.sqrt(inner)
    return mean, max(min(centre - half, mean), 0.0), min(max(centre + half, mean), 1.0)


def share_of(points: list[float]) -> PointsShare:
    return PointsShare(*interval(points))


def happenings(matches: list[PlayedMatch]) -> dict[str, float]:
    """How often a match told or tallied each message on average, the most frequent first."""
    total: Counter[str] = Counter()
    for played in matches:
        total.update(played.told)
    return {message: count / len(matches) for message, count in total.most_common()}


def summarise(name: str, a: str, b: str, matches: list[PlayedMatch]) -> SimulationSummary:
    points = [played.points for played in matches]
    n = len(matches)
    wins, losses = points.count(1.0), points.count(0.0)
    share, low, high = interval(points)
    has_kick_offs = any(played.kicked_off is not None for played in matches)

    def mean(number: Callable[[PlayedMatch], float]) -> float:
        return sum(map(number, matches)) / n

    def answer(who: int) -> float:
        asked = sum(played.answers[who] for played in matches)
        return 1000 * sum(played.thinking[who] for played in matches) / max(asked, 1)

    return SimulationSummary(
        name, a, b, n, wins, n - wins - losses, losses, share, low, high,
        (mean(lambda p: p.score[0]), mean(lambda p: p.score[1])),
        mean(lambda p: p.plies), (answer(0), answer(1)),
        share_of([played.points_of(played.first) for played in matches]),
        share_of([played.points_of(played.kicked_off) for played in matches
                  if played.kicked_off is not None]) if has_kick_offs else None,
    )  # fmt: skip
