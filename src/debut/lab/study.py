"""Runs studies: matches of a game under one or several sets of options, and their figures."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property

import msgspec

from debut.kernel.errors import BadOption
from debut.kernel.events import Event
from debut.kernel.game import Game
from debut.kernel.options import Value
from debut.kernel.registry import game
from debut.lab.notes import Noted, noted_match
from debut.lab.simulate import Z, interval, interval_of, jobs_of, prepare
from debut.lab.spread import SpreadWork, spread

Options = Mapping[str, object]

# For each game a player and a number of matches whose report takes about a minute on two cores;
# other games are assumed to be slow.
USUAL = {
    "but": ("level3", 400),
    "handball": ("level3", 500),
    "simulator": ("greedy", 60),
    "streetsoccer": ("level3", 1000),
    "supergoal": ("level3", 2000),
}
SLOW = ("greedy", 60)
MOST_SETS = 6
LEAST_GAMES = 2  # one match alone has no variance


class Figure(msgspec.Struct, frozen=True):
    """A mean or a share with its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def error(self) -> float:
        """The standard error, derived from the interval."""
        return (self.high - self.low) / (2 * Z)


def share(points: Sequence[float]) -> Figure:
    return Figure(*interval(list(points)))


def share_of(count: int, whole: int) -> Figure:
    """Returns the share of ``count`` in ``whole`` with its interval."""
    return Figure(*interval_of(whole, count, count))


def mean(numbers: Sequence[float]) -> Figure:
    """Returns the mean of at least two counts with its interval."""
    middle = statistics.fmean(numbers)
    half = Z * statistics.stdev(numbers) / math.sqrt(len(numbers))
    # Counts are never negative.
    return Figure(middle, max(middle - half, 0.0), middle + half)


def difference(one: Figure, other: Figure) -> Figure:
    """Returns by how much the other figure is greater, with its interval.

    Each end of the intervals is used separately, because shares near 0 or 1 have asymmetric ones.
    """
    gap = other.value - one.value
    below = math.hypot(other.value - other.low, one.high - one.value)
    above = math.hypot(other.high - other.value, one.value - one.low)
    return Figure(gap, gap - below, gap + above)


class TeamOpening(msgspec.Struct, frozen=True):
    """How a team began, how often, and the share of the points that this brought."""

    text: str
    times: int
    often: Figure
    points: Figure


class Sample:
    """The matches of one set of options."""

    def __init__(self, options: Mapping[str, Value], noted: Sequence[Noted]) -> None:
        self.options = options  # all options of the game with their values
        self.noted = noted

    def _mean(self, number: Callable[[Noted], float]) -> Figure:
        return mean([number(one) for one in self.noted])

    def _share(self, is_so: Callable[[Noted], bool]) -> Figure:
        return share_of(sum(map(is_so, self.noted)), len(self.noted))

    @cached_property
    def points(self) -> Figure:
        """The first player's share of the points."""
        return share([one.played.points for one in self.noted])

    def ended(self, points: float) -> Figure:
        """Returns the share of matches that gave the first player this many points."""
        return self._share(lambda one: one.played.points == points)

    @cached_property
    def draws(self) -> Figure:
        return self.ended(0.5)

    @cached_property
    def first(self) -> Figure:
        return share([one.played.points_of(one.played.first) for one in self.noted])

    @cached_property
    def kicked_off(self) -> Figure | None:
        points = [
            one.played.points_of(one.played.kicked_off)
            for one in self.noted
            if one.played.kicked_off is not None
        ]
        return share(points) if points else None

    @cached_property
    def goals(self) -> Figure:
        return self._mean(lambda one: sum(one.played.score))

    def goals_of(self, who: int) -> Figure:
        return self._mean(lambda one: one.played.score[who])

    @cached_property
    def plies(self) -> Figure:
        return self._mean(lambda one: one.played.plies)

    @cached_property
    def decisions(self) -> Figure:
        return self._mean(lambda one: one.decisions)

    @cached_property
    def scored(self) -> Counter[int]:
        """The number of matches by their number of goals."""
        return Counter(sum(one.played.score) for one in self.noted)

    def with_goals(self, goals: range) -> Figure:
        return self._share(lambda one: sum(one.played.score) in goals)

    @cached_property
    def openings(self) -> list[TeamOpening]:
        """The commonest first."""
        points: dict[str, list[float]] = {}
        for one in self.noted:
            for who, text in enumerate(one.openings):
                if text:
                    points.setdefault(text, []).append(one.played.points_of(who))
        whole = sum(map(len, points.values()))
        return [
            TeamOpening(text, len(own), share_of(len(own), whole), share(own))
            for text, own in sorted(points.items(), key=lambda item: (-len(item[1]), item[0]))
        ]

    @cached_property
    def messages(self) -> dict[str, Figure]:
        """The mean count per match of each event, the most frequent first."""
        names = sorted({message for one in self.noted for message in one.played.told})
        found = {message: self.often(message) for message in names}
        return dict(sorted(found.items(), key=lambda item: -item[1].value))

    def often(self, message: str) -> Figure:
        return self._mean(lambda one: one.played.told.get(message, 0))

    def matches_with(self, message: str) -> Figure:
        return self._share(lambda one: message in one.played.told)

    @property
    def board(self) -> str:
        return self.noted[0].board

    @cached_property
    def ball(self) -> dict[str, Figure]:
        """The share of the throws at which the ball lay on each cell.

        It is computed per match, because throws of the same match depend on each other.
        """
        shares: dict[str, list[float]] = {}
        played = [one.ball for one in self.noted if one.ball]
        for number, lay in enumerate(played):
            for cell, times in lay.items():
                own = shares.setdefault(cell, [0.0] * len(played))
                own[number] = times / sum(lay.values())
        found = {cell: mean(own) for cell, own in shares.items() if len(own) >= LEAST_GAMES}
        return dict(sorted(found.items(), key=lambda item: (-item[1].value, item[0])))

    @cached_property
    def goals_from(self) -> dict[str, Figure]:
        """The share of all goals that came from each cell."""
        cells = Counter(goal.cell for one in self.noted for goal in one.goals)
        found = {cell: share_of(goals, cells.total()) for cell, goals in cells.items()}
        return dict(sorted(found.items(), key=lambda item: (-item[1].value, item[0])))


class Study(msgspec.Struct, frozen=True):
    game: Game
    a: str
    b: str
    games: int
    seed: int
    samples: tuple[Sample, ...]

    @property
    def differing(self) -> tuple[str, ...]:
        """The options that are not the same in all samples."""
        return tuple(
            name
            for name, value in self.samples[0].options.items()
            if any(sample.options.get(name) != value for sample in self.samples)
        )

    @property
    def messages(self) -> Iterator[str]:
        """The events of all samples, in the first one's order of frequency."""
        return iter(dict.fromkeys(name for sample in self.samples for name in sample.messages))

    def example(self, message: str) -> Event:
        """Returns the first event with this message."""
        every = (one.examples for sample in self.samples for one in sample.noted)
        return next(examples[message] for examples in every if message in examples)


def check_study(name: str, games: int, sets: Sequence[Options]) -> None:
    """Checks the arguments of a study before any work starts."""
    if games < LEAST_GAMES:
        takes = f"{LEAST_GAMES} …"
        raise BadOption("option-bad-value", option="games", value=games, takes=takes)
    for options in sets:
        game(name).start(**options)
    if len(sets) > MOST_SETS:
        takes = f"≤ {MOST_SETS - 1}"
        raise BadOption("option-bad-value", option="against", value=len(sets) - 1, takes=takes)


def study(
    name: str,
    players: tuple[str, str],
    games: int,
    seed: int,
    sets: Sequence[Options],
    done: Callable[[Noted], None] = lambda noted: None,
    workers: int | None = None,
    ray: str | None = None,
) -> Study:
    """Plays the same number of matches under each set of options, from the same seeds."""
    check_study(name, games, sets)
    prepare(name, *players)
    jobs = [job for options in sets for job in jobs_of(name, *players, games, seed, options, True)]
    noted = spread(SpreadWork(noted_match, jobs, done), workers, ray)
    samples = tuple(
        Sample(game(name).start(**options).options, noted[at * games : (at + 1) * games])
        for at, options in enumerate(sets)
    )
    return Study(game(name), *players, games, seed, samples)
