"""The keys of a position text."""

from __future__ import annotations

from typing import Any

from debut.games.but.board import (
    CLOCKS,
    FORMATIONS,
    MOST_BY_CLOCK,
    MOST_LENGTH,
    MOST_MINUTES,
    MOST_THROWS,
    NAMES,
    PHASES,
    PLACINGS,
    REASONS,
    SIDES_OF_DIE,
    TEAM,
    at_end,
    square,
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
    whole,
)

SIDES = ("A", "B")
NUMBERS = tuple(map(str, range(1, TEAM + 1)))
MOST_GOALS = 2 * MOST_BY_CLOCK


def team(side: int) -> slice:
    """A side's part of what the record has for every figure."""
    return slice(side * TEAM, (side + 1) * TEAM)


def formations_of(side: int) -> dict[str, list[int]]:
    """The squares of each ready formation, as they lie for a side."""
    return {
        name: [at_end(square(written), side) for written in names]
        for name, names in FORMATIONS.items()
    }


def _home_key(side: int) -> Key:
    """Where a side was placed: by the formation's name, if it is one."""
    squares = each_of(f"home{SIDES[side]}", "home", team(side), NAMES)
    named = formations_of(side)

    def write(rec: Any) -> str:
        home = list(rec.home[team(side)])
        return next((name for name, known in named.items() if known == home), squares.write(rec))

    def read(rec: Any, text: str) -> None:
        if text in named:
            rec.home[team(side)] = named[text]
            return
        try:
            squares.read(rec, text)
        except BadValue as error:
            raise BadValue(f"{' | '.join(named)} | {error.takes}") from None

    return Key(squares.name, write, read)


def _dice_key() -> Key:
    """Black and yellow: ``4.2``; ``-`` for one that is used."""

    def write(rec: Any) -> str:
        return ".".join(str(die) if die else "-" for die in rec.die) if any(rec.die) else NONE

    def read(rec: Any, text: str) -> None:
        written = ["-", "-"] if text == NONE else text.split(".")
        try:
            dice = [0 if face == "-" else whole(face, 1, SIDES_OF_DIE) for face in written]
        except BadValue:
            dice = []
        if len(dice) != len(rec.die):
            raise BadValue(f"1.1 … {SIDES_OF_DIE}.{SIDES_OF_DIE} | 4.- | -.2 | {NONE}")
        rec.die[:] = dice

    return Key("dice", write, read)


KEYS = (
    each_of("A", "figure", team(0), NAMES, always=True),
    each_of("B", "figure", team(1), NAMES, always=True),
    or_none("ball", NAMES, always=True),
    one_of("phase", PHASES, always=True),
    one_of("side", SIDES, always=True),
    _dice_key(),
    each_of("movers", "mover", slice(0, 2), NUMBERS),
    or_none("taker", NUMBERS),
    number("throws", 0, MOST_THROWS),
    flag("extra"),
    or_none("kicker", NUMBERS),
    one_of("half", ("1", "2")),
    number("turns", 0, MOST_BY_CLOCK),
    pair("score", 0, MOST_GOALS),
    one_of("first", SIDES),
    pair("played", 0, 2 * MOST_BY_CLOCK),
    _home_key(0),
    _home_key(1),
    outcome(REASONS, "draw", NO_WINNER),
    number("length", 1, MOST_LENGTH),
    one_of("placing", PLACINGS),
    one_of("clock", CLOCKS),
    number("minutes", 1, MOST_MINUTES),
    flag("up", "whistle"),
)
