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
from debut.games.streetsoccer.fields import NOT_PLACED
from debut.kernel.layout import BOTH_LOSE
from debut.kernel.position import BadValue, Key, number, one_of, outcome, pair

SIDES = ("A", "B")
MOST_GOALS = 500
MOST_TURNS = 2 * (MOST_MINUTES + MOST_EXTRA)


def team(rec: Any, side: int) -> list[int]:
    return list(rec.pawn[side * TEAM : (side + 1) * TEAM])


def _team_key(side: int) -> Key:
    def write(rec: Any) -> str:
        return ",".join("-" if sq == NOT_PLACED else NAMES[sq] for sq in team(rec, side))

    def read(rec: Any, text: str) -> None:
        told = [word.strip() for word in text.split(",")]
        if len(told) != TEAM or any(word not in NAMES and word != "-" for word in told):
            raise BadValue(f"{TEAM} × a0 … l7 | -")
        squares = [NOT_PLACED if word == "-" else NAMES.index(word) for word in told]
        rec.pawn[side * TEAM : (side + 1) * TEAM] = squares

    return Key(SIDES[side], write, read, always=True)


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
