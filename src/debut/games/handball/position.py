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
from debut.games.handball.fields import NOWHERE
from debut.kernel.layout import NO_WINNER
from debut.kernel.position import BadValue, Key, flag, number, one_of, outcome, pair

SIDES = ("A", "B")
MOST_GOALS = 2 * MOST_BY_CLOCK
PAWNS = tuple(f"{side}{index + 1}" for side in SIDES for index in range(TEAM))
_NONE = "none"


def team(rec: Any, side: int) -> list[int]:
    return list(rec.pawn[side * TEAM : (side + 1) * TEAM])


def _team_key(side: int) -> Key:
    def write(rec: Any) -> str:
        return ",".join("-" if sq == NOWHERE else NAMES[sq] for sq in team(rec, side))

    def read(rec: Any, text: str) -> None:
        told = [word.strip() for word in text.split(",")]
        if len(told) != TEAM or any(word not in NAMES and word != "-" for word in told):
            raise BadValue(f"{TEAM} × a1 … p8 | -")
        squares = [NOWHERE if word == "-" else NAMES.index(word) for word in told]
        rec.pawn[side * TEAM : (side + 1) * TEAM] = squares

    return Key(SIDES[side], write, read, always=True)


def _or_none(field: str, names: tuple[str, ...], *, always: bool = False) -> Key:
    """A field that counts through names from 0 on; NOWHERE is ``none``."""

    def read(rec: Any, text: str) -> None:
        if text != _NONE and text not in names:
            raise BadValue(f"{names[0]} … {names[-1]} | {_NONE}")
        setattr(rec, field, NOWHERE if text == _NONE else names.index(text))

    def write(rec: Any) -> str:
        value = getattr(rec, field)
        return _NONE if value == NOWHERE else names[value]

    return Key(field, write, read, always)


def _some_of(field: str, names: tuple[str, ...]) -> Key:
    """A field that has a bit for each of these: those that are set, in their order."""

    def write(rec: Any) -> str:
        bits = getattr(rec, field)
        return ",".join(name for i, name in enumerate(names) if bits >> i & 1) or _NONE

    def read(rec: Any, text: str) -> None:
        told = [] if text == _NONE else [word.strip() for word in text.split(",")]
        if any(word not in names for word in told) or len(set(told)) < len(told):
            raise BadValue(f"{names[0]},… | {_NONE}")
        setattr(rec, field, sum(1 << names.index(word) for word in told))

    return Key(field, write, read)


def _plan_key() -> Key:
    """The formation that each side goes on with."""
    names = (_NONE, *FORMATION_NAMES)

    def write(rec: Any) -> str:
        return ",".join(names[plan] for plan in rec.plan)

    def read(rec: Any, text: str) -> None:
        told = [word.strip() for word in text.split(",")]
        if len(told) != len(SIDES) or any(word not in names for word in told):
            raise BadValue(f"2 × {' | '.join(names)}")
        rec.plan[:] = [names.index(word) for word in told]

    return Key("plan", write, read)


_FACES = (_NONE, *map(str, range(1, SIDES_OF_DIE + 1)))

KEYS = (
    _team_key(0),
    _team_key(1),
    _or_none("ball", NAMES, always=True),
    one_of("phase", PHASES, always=True),
    one_of("side", SIDES, always=True),
    one_of("die", _FACES),
    one_of("end", ("1", "2"), "period"),
    number("turns", 0, 2 * MOST_BY_CLOCK),
    pair("score", 0, MOST_GOALS),
    one_of("first", SIDES),
    one_of("restart", RESTARTS),
    one_of("taking", SIDES),
    _or_none("taker", tuple(map(str, range(1, TEAM + 1)))),
    number("step", 0, 3),
    _some_of("placed", PAWNS),
    pair("moved", 0, MOST_REPOSITIONED),
    _plan_key(),
    _some_of("stays", SIDES),
    _or_none("target", NAMES),
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
