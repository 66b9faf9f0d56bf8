"""Defines teams that people build from a collection of stickers, where a game has one."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from debut.kernel.views import Message


class StickerTold(msgspec.Struct, frozen=True):
    """One sticker of the collection, as printed; the book names its skills and duels by ids."""

    number: int
    name: str
    style: str
    value: int
    keeper: bool
    skills: tuple[int, ...]  # how many of each that the book names
    duels: tuple[int, ...]


class TeamClass(msgspec.Struct, frozen=True):
    id: str
    most: int  # the greatest value of a team of this class


class ReadyTeam(msgspec.Struct, frozen=True):
    id: str
    stickers: tuple[int, ...]  # by their numbers, in the order of the shirts


class TeamBook(msgspec.Struct, frozen=True):
    """Everything that a team is built from."""

    stickers: tuple[StickerTold, ...]
    skills: tuple[str, ...]
    duels: tuple[str, ...]
    ready: tuple[ReadyTeam, ...]
    classes: tuple[TeamClass, ...]
    starting: int  # how many start,
    bench: int  # and how many wait


class TeamFault(msgspec.Struct, frozen=True):
    """A rule that a team breaks; ``missing``: filling empty places may still satisfy it."""

    message: Message
    place: int | None = None  # the place, from 0, whose sticker breaks it
    missing: bool = False


class TeamCheck(msgspec.Struct, frozen=True, rename={"class_": "class"}):
    """The value of a team so far, and every rule that it breaks.

    ``text`` is the value for the option; None while the team breaks a rule.
    """

    value: int
    class_: str | None  # none: its value is above that of every class
    faults: tuple[TeamFault, ...]
    text: str | None


class Teams(NamedTuple):
    """What a game gives the kernel: its book, and a function that checks a list.

    In the list an empty place is an empty entry: "7,,24" leaves the second one open.
    """

    book: Callable[[], TeamBook]
    check: Callable[[str], TeamCheck]
