"""Measures how well each level plays, by its errors in matches against itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from debut.bots import LEVELS, player
from debut.kernel.layout import CHANCE
from debut.kernel.match.match import Match
from debut.kernel.registry import game
from debut.lab.spread import SpreadWork, spread
from debut.story.analysis import analysis_of
from debut.story.position_values import can_solve, find_values
from debut.story.skill import (
    Figures,
    LevelSkill,
    Mean,
    against_itself,
    figures_of,
)

USUAL = tuple(f"level{level}" for level in LEVELS)
# Matches that are solved together, which takes as long as solving one.
TOGETHER = 25


class SkillJob(NamedTuple):
    """Matches of an opponent against itself."""

    name: str
    player: str
    seeds: tuple[int, ...]


def measure(
    name: str,
    opponent: str,
    games: int,
    seed: int,
    done: Callable[[int], None] = lambda matches: None,
) -> LevelSkill:
    """Measures an opponent; ``done`` receives the number of matches just finished."""
    jobs = list(jobs_of(name, opponent, games, seed))
    found = spread(SpreadWork(play_and_analyse, jobs, lambda some: done(len(some))))
    return LevelSkill(opponent, seed, against_itself([one for some in found for one in some]))


def jobs_of(name: str, opponent: str, games: int, seed: int) -> Iterator[SkillJob]:
    size = TOGETHER if can_solve(game(name).start()) else 1
    for first in range(seed, seed + games, size):
        yield SkillJob(name, opponent, tuple(range(first, min(first + size, seed + games))))


def play_and_analyse(job: SkillJob) -> list[Figures]:
    matches = [played(job.name, job.player, seed) for seed in job.seeds]
    values = find_values([state for match in matches for state in match.states])
    return [figures_of(analysis_of(match, values)) for match in matches]


def played(name: str, opponent: str, seed: int) -> Match:
    """Plays a match with default options."""
    match = Match.new(name, {}, dice="random", seed=seed)
    players = player(opponent, 2 * seed), player(opponent, 2 * seed + 1)
    while not match.over:
        if match.state.turn == CHANCE:
            match.throw()
        else:
            match.play(players[match.state.turn].choose(match.state))
    return match


def told(mean: Mean, digits: int = 1) -> str:
    """Writes a mean in percent of winning, with its interval and a true minus."""
    figure = f"{50 * mean.mean:.{digits}f}"
    if mean.low is not None and mean.high is not None:
        figure += f" ({50 * mean.low:.{digits}f} … {50 * mean.high:.{digits}f})"
    return figure.replace("-", "−")
