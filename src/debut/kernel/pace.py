"""Estimates how long a match takes, from one table per game; all texts about lengths use it.

A match between two people takes as long as its decisions and its rolls. ``tools.match_pace``
measures how many there are in matches between computer opponents. How long a person thinks about a
decision is an assumption, stated with each game's table."""

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
    """Returns the seconds for these decisions, at ``thought`` seconds each, and these rolls."""
    return round(decisions * thought + rolls * SECONDS_A_ROLL, 1)


class PaceRule(msgspec.Struct, frozen=True):
    """The length of matches with the options ``when``: a number of units of ``seconds`` each.

    ``option`` names the option with the number of units; ``units`` is used where that has none.
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
    """The option that sets the length of a match, the values offered first, and the rules.

    The first rule that fits the options gives the length.
    """

    option: str = ""
    offers: tuple[Value, ...] = ()
    rules: tuple[PaceRule, ...] = ()

    def minutes(self, options: Mapping[str, object]) -> int | None:
        """Returns the minutes that a match with these options takes; None if no rule fits."""
        rule = next((one for one in self.rules if one.fits(options)), None)
        return None if rule is None else rounded(rule.seconds * rule.count(options) / 60)


def rounded(minutes: float) -> int:
    """Rounds to steps of five minutes, or fifteen from an hour on; below 7.5 it keeps minutes."""
    step = 1 if minutes < 7.5 else 5 if minutes < 60 else 15
    return max(1, int(minutes / step + 0.5) * step)


def time_text(text: Catalog, minutes: int) -> str:
    """Formats minutes in words: "25 minutes", "1 h 15", "2 hours"."""
    hours, rest = divmod(minutes, 60)
    return text.say("length-time", {"hours": hours, "minutes": rest})


def usual_options(options: Sequence[Option]) -> dict[str, Value | None]:
    """Returns the options of a full match: the default of each."""
    return {option.name: option.default for option in options}


def first_options(options: Sequence[Option]) -> dict[str, Value | None]:
    """Returns the options of a person's first match: ``first`` where set, otherwise the default."""
    usual = usual_options(options)
    return usual | {one.name: one.first for one in options if one.first is not None}
