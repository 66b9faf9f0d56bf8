"""How long a match takes: one table a game, which every text about lengths is made from.

A match between two people takes as long as its decisions and its rolls. ``tools/match_pace.py``
measures how many there are in matches between computer opponents. How long a person thinks about a
decision is an assumption, written down with each game's table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from debut.kernel.options import Option, Value

if TYPE_CHECKING:
    from debut.kernel.text import Catalog

SECONDS_A_ROLL = 2  # from the click until the face has been read
BY_THE_CLOCK = 120  # seconds that one minute of each of two halves takes


def seconds_of(decisions: float, rolls: float, thought: float) -> float:
    """What so many decisions take, each thought about for so many seconds, and so many rolls."""
    return round(decisions * thought + rolls * SECONDS_A_ROLL, 1)


class PaceRule(msgspec.Struct, frozen=True):
    """For matches with the options ``when``: so many units, each of so many seconds.

    ``option`` says how many units there are; ``units`` does where it is left out.
    """

    seconds: float
    units: float
    option: str = ""
    when: dict[str, Value] = {}

    def fits(self, options: Mapping[str, object]) -> bool:
        return all(options.get(name) == value for name, value in self.when.items())

    def count(self, options: Mapping[str, object]) -> float:
        written = options.get(self.option)
        return self.units if written in (None, "") else float(str(written))


class Pace(msgspec.Struct, frozen=True):
    """The option that makes a match shorter or longer, the values offered first, and the rules of
    which the first that fits the options tells how long a match takes."""

    option: str = ""
    offers: tuple[Value, ...] = ()
    rules: tuple[PaceRule, ...] = ()

    def minutes(self, options: Mapping[str, object]) -> int | None:
        """The minutes that a match with these options takes; none where the game does not say."""
        rule = next((one for one in self.rules if one.fits(options)), None)
        return None if rule is None else rounded(rule.seconds * rule.count(options) / 60)


def rounded(minutes: float) -> int:
    """Nobody is helped by 37 minutes: steps of five, of a quarter of an hour above an hour."""
    step = 1 if minutes < 7.5 else 5 if minutes < 60 else 15
    return max(1, int(minutes / step + 0.5) * step)


def time_text(text: Catalog, minutes: int) -> str:
    """So many minutes in words: "25 minutes", "1 h 15", "2 hours"."""
    hours, rest = divmod(minutes, 60)
    return text.say("length-time", {"hours": hours, "minutes": rest})


def usual_options(options: Sequence[Option]) -> dict[str, Value | None]:
    """The options of a full match: every one its default."""
    return {option.name: option.default for option in options}


def first_options(options: Sequence[Option]) -> dict[str, Value | None]:
    """The options of a person's first match: what suits it best where an option says so."""
    usual = usual_options(options)
    return usual | {one.name: one.first for one in options if one.first is not None}
