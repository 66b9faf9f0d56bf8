"""Teams that people put together out of a collection of stickers, where a game has one."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from debut.kernel.views import Message


class StickerTold(msgspec.Struct, frozen=True):
    """One of the collection, as it is printed; what its texts say goes by ids."""

    number: int
    name: str
    style: str
    value: int
    keeper: bool
    skills: tuple[int, ...]  # how many of each that the book names
    duels: tuple[int, ...]


class TeamClass(msgspec.Struct, frozen=True):
    id: str
    most: int  # what a team of this class is worth at most


class ReadyTeam(msgspec.Struct, frozen=True):
    id: str
    stickers: tuple[int, ...]  # by their numbers, in the order of the shirts


class TeamBook(msgspec.Struct, frozen=True):
    """All that a team is built from."""

    stickers: tuple[StickerTold, ...]
    skills: tuple[str, ...]
    duels: tuple[str, ...]
    ready: tuple[ReadyTeam, ...]
    classes: tuple[TeamClass, ...]
    starting: int  # how many start,
    bench: int  # and how many wait


class TeamFault(msgspec.Struct, frozen=True):
    """A rule that a team breaks; ``missing``: it may still be kept by filling empty places."""

    message: Message
    place: int | None = None  # whose sticker breaks it, counted from 0
    missing: bool = False


class TeamCheck(msgspec.Struct, frozen=True, rename={"class_": "class"}):
    """What a team is worth so far, and every rule that it breaks.

    ``text`` is what an option takes; none while anything is wrong.
    """

    value: int
    class_: str | None  # none: worth more than any team may be
    faults: tuple[TeamFault, ...]
    text: str | None


class Teams(NamedTuple):
    """What a game hands to the kernel: its book, and its judgement of a list.

    In the list an empty place is an empty word: "7,,24" leaves the second one open.
    """

    book: Callable[[], TeamBook]
    check: Callable[[str], TeamCheck]
