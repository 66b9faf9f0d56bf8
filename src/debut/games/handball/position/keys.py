"""The keys of a position text."""

from __future__ import annotations

from typing import Any

from debut.games.handball.board import (
    CLOCKS,
    COURTS,
    FORMATION_NAMES,
    MOST_ACTIONS,
    MOST_BY_CLOCK,
    MOST_MINUTES,
    MOST_PASSIVE,
    MOST_REPOSITIONED,
    NAMES,
    PHASES,
    REASONS,
    RESTARTS,
    SIDES_OF_DIE,
    TEAM,
)
from debut.kernel.layout import NO_WINNER
from debut.kernel.position import (
    NONE,
    BadValue,
    Key,
    each_of,
    flag,
    number,
    one_of,
    or_none,
    outcome,
    pair,
)

SIDES = ("A", "B")
MOST_GOALS = 2 * MOST_BY_CLOCK
PAWNS = tuple(f"{side}{index + 1}" for side in SIDES for index in range(TEAM))


def team(rec: Any, side: int) -> list[int]:
    return list(rec.pawn[side * TEAM : (side + 1) * TEAM])


def _team_key(side: int) -> Key:
    return each_of(SIDES[side], "pawn", slice(side * TEAM, (side + 1) * TEAM), NAMES, always=True)


def _some_of(field: str, names: tuple[str, ...]) -> Key:
    """A field that has a bit for each of these: those that are set, in their order."""

    def write(rec: Any) -> str:
        bits = getattr(rec, field)
        return ",".join(name for i, name in enumerate(names) if bits >> i & 1) or NONE

    def read(rec: Any, text: str) -> None:
        words = [] if text == NONE else [word.strip() for word in text.split(",")]
        if any(word not in names for word in words) or len(set(words)) < len(words):
            raise BadValue(f"{names[0]},… | {NONE}")
        setattr(rec, field, sum(1 << names.index(word) for word in words))

    return Key(field, write, read)


def _plan_key() -> Key:
    """The formation that each side goes on with."""
    names = (NONE, *FORMATION_NAMES)

    def write(rec: Any) -> str:
        return ",".join(names[plan] for plan in rec.plan)

    def read(rec: Any, text: str) -> None:
        words = [word.strip() for word in text.split(",")]
        if len(words) != len(SIDES) or any(word not in names for word in words):
            raise BadValue(f"2 × {' | '.join(names)}")
        rec.plan[:] = [names.index(word) for word in words]

    return Key("plan", write, read)


_FACES = (NONE, *map(str, range(1, SIDES_OF_DIE + 1)))

KEYS = (
    _team_key(0),
    _team_key(1),
    or_none("ball", NAMES, always=True),
    one_of("phase", PHASES, always=True),
    one_of("side", SIDES, always=True),
    one_of("die", _FACES),
    one_of("end", ("1", "2"), "period"),
    number("turns", 0, 2 * MOST_BY_CLOCK),
    pair("score", 0, MOST_GOALS),
    one_of("first", SIDES),
    one_of("restart", RESTARTS),
    one_of("taking", SIDES),
    or_none("taker", tuple(map(str, range(1, TEAM + 1)))),
    number("step", 0, 3),
    _some_of("placed", PAWNS),
    pair("moved", 0, MOST_REPOSITIONED),
    _plan_key(),
    _some_of("stays", SIDES),
    or_none("target", NAMES),
    number("distance", 0, SIDES_OF_DIE),
    pair("held", 0, MOST_PASSIVE),
    outcome(REASONS, "draw", NO_WINNER),
    number("actions", 1, MOST_ACTIONS),
    one_of("clock", CLOCKS),
    number("minutes", 1, MOST_MINUTES),
    flag("up", "whistle"),
    number("passive", 0, MOST_PASSIVE),
    one_of("court", COURTS),
)
