"""The keys of a position text."""

from __future__ import annotations

from typing import Any

from debut.games.streetsoccer.board import (
    MOST_EXTRA,
    MOST_MINUTES,
    NAMES,
    PHASES,
    REASONS,
    SETUPS,
    SIDES_OF_DIE,
    TEAM,
)
from debut.kernel.layout import BOTH_LOSE
from debut.kernel.position import Key, each_of, number, one_of, outcome, pair

SIDES = ("A", "B")
MOST_GOALS = 500
MOST_TURNS = 2 * (MOST_MINUTES + MOST_EXTRA)


def team(rec: Any, side: int) -> list[int]:
    return list(rec.pawn[side * TEAM : (side + 1) * TEAM])


def _team_key(side: int) -> Key:
    return each_of(SIDES[side], "pawn", slice(side * TEAM, (side + 1) * TEAM), NAMES, always=True)


_FACES = ("none", *map(str, range(1, SIDES_OF_DIE + 1)))

KEYS = (
    _team_key(0),
    _team_key(1),
    one_of("ball", (*NAMES, "centre", "goal"), always=True),
    one_of("phase", PHASES, always=True),
    one_of("side", SIDES, always=True),
    one_of("die", _FACES),
    number("turns", 0, MOST_TURNS),
    pair("score", 0, MOST_GOALS),
    one_of("last", (*SIDES, "none")),
    outcome(REASONS, "both", BOTH_LOSE),
    number("minutes", 1, MOST_MINUTES),
    number("extra", 0, MOST_EXTRA),
    one_of("setup", SETUPS),
)
