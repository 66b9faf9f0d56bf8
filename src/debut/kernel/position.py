"""Writes and reads positions as one line of text, ``key=value; key=value``, for every game."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from debut.kernel.errors import BadPosition

MOST_LISTED = 24
NONE = "none"
_FIXED = re.compile(r"(-?)([0-9]{1,7})(?:\.([0-9]{1,2}))?", re.ASCII)


class BadValue(ValueError):
    """A value that a key does not accept; ``takes`` describes what it does."""

    def __init__(self, takes: str) -> None:
        super().__init__(takes)
        self.takes = takes


@dataclass(frozen=True)
class Key:
    """One key of the text, with functions that write it from a record and read it into one."""

    name: str
    write: Callable[[Any], str]
    read: Callable[[Any, str], None]
    always: bool = False


def one_of(field: str, names: Sequence[str], name: str = "", *, always: bool = False) -> Key:
    """Makes a key for a field that is an index into names; empty names cannot be written."""

    def read(rec: Any, text: str) -> None:
        if not text or text not in names:
            raise BadValue(listed(names))
        setattr(rec, field, names.index(text))

    return Key(name or field, lambda rec: names[getattr(rec, field)], read, always)


def listed(names: Sequence[str]) -> str:
    """Lists all the names, or only the first and last of many."""
    named = [name for name in names if name]
    return " | ".join(named) if len(named) <= MOST_LISTED else f"{named[0]} … {named[-1]}"


def or_none(field: str, names: Sequence[str], *, always: bool = False) -> Key:
    """Makes a key for a field that is an index into names; -1 is ``none``."""

    def read(rec: Any, text: str) -> None:
        if text != NONE and text not in names:
            raise BadValue(f"{listed(names)} | {NONE}")
        setattr(rec, field, -1 if text == NONE else names.index(text))

    def write(rec: Any) -> str:
        value = getattr(rec, field)
        return NONE if value == -1 else names[value]

    return Key(field, write, read, always)


def each_of(name: str, field: str, at: slice, names: Sequence[str], *, always: bool = False) -> Key:
    """Makes a key for part of an array of indices into names; ``-`` is -1: ``a4,-,d3``."""
    size = at.stop - at.start

    def write(rec: Any) -> str:
        return ",".join("-" if value == -1 else names[value] for value in getattr(rec, field)[at])

    def read(rec: Any, text: str) -> None:
        given = [word.strip() for word in text.split(",")]
        if len(given) != size or any(word not in names and word != "-" for word in given):
            raise BadValue(f"{size} × {names[0]} … {names[-1]} | -")
        getattr(rec, field)[at] = [-1 if word == "-" else names.index(word) for word in given]

    return Key(name, write, read, always)


def number(field: str, low: int, high: int, name: str = "") -> Key:
    def read(rec: Any, text: str) -> None:
        setattr(rec, field, whole(text, low, high))

    return Key(name or field, lambda rec: str(getattr(rec, field)), read)


def fixed(field: str, low: int, high: int, name: str = "") -> Key:
    """Makes a key for a number stored in whole hundredths and written with a point: ``-3.05``."""

    def read(rec: Any, text: str) -> None:
        setattr(rec, field, hundredths(text, low, high))

    return Key(name or field, lambda rec: with_point(getattr(rec, field)), read)


def with_point(number: int) -> str:
    """Formats hundredths with a decimal point, without trailing zeros."""
    whole_part, rest = divmod(abs(number), 100)
    sign = "-" if number < 0 else ""
    return f"{sign}{whole_part}.{rest:02}".rstrip("0").rstrip(".")


def hundredths(text: str, low: int, high: int) -> int:
    """Parses a number with at most two decimals into whole hundredths within bounds."""
    found = _FIXED.fullmatch(text)
    if found:
        sign, whole_part, rest = found[1], found[2], found[3] or ""
        number = int(whole_part) * 100 + int(rest.ljust(2, "0"))
        number = -number if sign else number
        # Zero has one spelling, so "-0" is refused.
        if low <= number <= high and not (sign and number == 0):
            return number
    raise BadValue(f"{with_point(low)} … {with_point(high)}")


def flag(field: str, name: str = "") -> Key:
    return one_of(field, ("no", "yes"), name)


def pair(field: str, low: int, high: int, name: str = "") -> Key:
    """Makes a key for a number of each side, A's first: ``2-1``."""

    def write(rec: Any) -> str:
        both = getattr(rec, field)
        return f"{both[0]}-{both[1]}"

    def read(rec: Any, text: str) -> None:
        first, dash, second = text.partition("-")
        if not dash:
            raise BadValue(f"{low}-{low} … {high}-{high}")
        both = getattr(rec, field)
        both[0], both[1] = whole(first, low, high), whole(second, low, high)

    return Key(name or field, write, read)


def outcome(reasons: Sequence[str], nobody: str, code: int) -> Key:
    """Makes the key of the result, ``A:full-time``; ``nobody`` and ``code`` stand for no winner."""
    winners = {"A": 0, "B": 1, nobody: code}

    def write(rec: Any) -> str:
        if not rec.reason:
            return NONE
        winner = next(name for name, number in winners.items() if number == rec.winner)
        return f"{winner}:{reasons[rec.reason]}"

    def read(rec: Any, text: str) -> None:
        winner, _, reason = text.partition(":")
        if text == NONE:
            return
        if winner not in winners or not reason or reason not in reasons:
            allowed = " | ".join(f"{name}:…" for name in winners)
            raise BadValue(f"{NONE} | {allowed} ({', '.join(reasons[1:])})")
        rec.winner, rec.reason = winners[winner], reasons.index(reason)

    return Key("result", write, read)


def whole(text: str, low: int, high: int) -> int:
    """Parses a whole number within bounds, written with plain digits."""
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and low <= int(text) <= high):
        raise BadValue(f"{low} … {high}")
    return int(text)


def write_position(rec: Any, usual: Sequence[str], keys: Sequence[Key]) -> str:
    """Writes the keys whose values differ from their defaults, and those with ``always``."""
    written = ((key, key.write(rec), default) for key, default in zip(keys, usual, strict=True))
    return "; ".join(
        [f"{key.name}={t}" for key, t, default in written if key.always or t != default]
    )


def read_position(text: str, rec: Any, keys: Sequence[Key]) -> None:
    """Reads the given keys into a record that holds the defaults, in the order of ``keys``."""
    known = {key.name: key for key in keys}
    values: dict[str, str] = {}
    for part in filter(None, map(str.strip, text.split(";"))):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals:
            raise BadPosition("position-no-value", part=part)
        if name not in known:
            raise BadPosition("position-unknown-key", key=name, known=", ".join(known))
        if name in values:
            raise BadPosition("position-twice", key=name)
        values[name] = value
    for name in filter(values.__contains__, known):
        try:
            known[name].read(rec, values[name])
        except BadValue as error:
            raise BadPosition(
                "position-bad-value", key=name, value=values[name], takes=error.takes
            ) from None
