"""Luck and errors over many matches: means with their intervals, of a person and of each level."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from statistics import fmean, stdev

import msgspec

from debut.kernel.game import SEATS
from debut.story.analysis import Analysis

FILE = Path(__file__).with_name("skill.json")
# Student's t that 95 % lie within, by one match less than there are; beyond, as many as nearly all.
_WITHIN = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160,
    2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056,
    2.052, 2.048, 2.045, 2.042,
)  # fmt: skip
_Z = 1.959964


class Figures(msgspec.Struct, frozen=True):
    """Of a match, by side: what is counted over many."""

    errors: tuple[float, float]
    luck: tuple[float, float]
    decisions: tuple[int, int]


class Mean(msgspec.Struct, frozen=True):
    """With its 95 % interval; one match has none."""

    mean: float
    low: float | None
    high: float | None


class Skill(msgspec.Struct, frozen=True):
    """A side's errors and luck a match; ``decision``: its errors a decision."""

    matches: int
    errors: Mean
    luck: Mean
    decision: float


class LevelSkill(msgspec.Struct, frozen=True):
    """Of an opponent against itself; measured by the matches from this seed on."""

    player: str
    seed: int
    skill: Skill


def figures_of(analysis: Analysis) -> Figures:
    decided = [one.seat for one in analysis.decisions]
    return Figures(
        (analysis.errors(0), analysis.errors(1)),
        (analysis.luck(0), analysis.luck(1)),
        (decided.count(0), decided.count(1)),
    )


def mean_of(values: Sequence[float], least: float = -math.inf) -> Mean:
    """``least``: the mean cannot be below it."""
    mean, more = fmean(values), len(values) - 1
    if not more:
        return Mean(mean, None, None)
    within = _WITHIN[more - 1] if more <= len(_WITHIN) else _Z + 2.4 / more
    half = within * stdev(values) / math.sqrt(len(values))
    return Mean(mean, max(least, mean - half), mean + half)


def skill_of(played: Sequence[tuple[Figures, Sequence[int]]]) -> Skill:
    """Of whoever had these sides; what both sides of a match say together counts once."""
    errors = [fmean(one.errors[side] for side in sides) for one, sides in played]
    luck = [fmean(one.luck[side] for side in sides) for one, sides in played]
    decisions = sum(one.decisions[side] for one, sides in played for side in sides)
    given_away = sum(one.errors[side] for one, sides in played for side in sides)
    return Skill(
        len(played), mean_of(errors, least=0.0), mean_of(luck), given_away / max(decisions, 1)
    )


def against_itself(played: Sequence[Figures]) -> Skill:
    return skill_of([(one, SEATS) for one in played])


Measured = dict[str, tuple[LevelSkill, ...]]


def measured() -> Measured:
    """The levels that are shipped, by game, as ``debut skill --keep`` has found them."""
    return msgspec.json.decode(FILE.read_bytes(), type=Measured)


@cache
def levels_measured(name: str) -> tuple[LevelSkill, ...]:
    return measured().get(name, ())


def keep_measured(name: str, found: Sequence[LevelSkill]) -> None:
    """In place of what was there of the same opponents."""
    told = measured()
    own = {one.player: one for one in (*told.get(name, ()), *found)}
    told[name] = tuple(own[player] for player in sorted(own))
    made = msgspec.json.encode({game: told[game] for game in sorted(told)})
    FILE.write_bytes(msgspec.json.format(made, indent=1) + b"\n")
