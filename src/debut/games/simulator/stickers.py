"""Stickers: what a pawn can do, and the tables that the rules look it up in."""

from __future__ import annotations

from typing import NamedTuple

from debut.games.simulator.catalogue import ROWS
from debut.kernel.rule import table

COLOURS = ("yellow", "green", "red", "blue", "black", "blackx", "grey")
LETTERS = "YGRBKXS"  # of the colours, in the catalogue
DUELS = ("dribble", "marking", "tackle", "keeping")


class Sticker(NamedTuple):
    """One of the collection; the rules know it by its index, people by its number."""

    number: int
    name: str
    style: str
    skills: tuple[int, ...]  # how many of each of COLOURS
    duels: tuple[int, ...]  # the numbers of DUELS

    @property
    def value(self) -> int:
        return sum(self.skills)

    @property
    def surname(self) -> str:
        return self.name.partition(" ")[2] or self.name

    @property
    def is_keeper(self) -> bool:
        return self.has("blackx") > 0

    def has(self, colour: str) -> int:
        return self.skills[COLOURS.index(colour)]


STICKERS = tuple(
    Sticker(number, name, style, tuple(map(skills.count, LETTERS)), tuple(duels))
    for number, name, style, skills, *duels in ROWS
)

# By a sticker's index, 0 to 111.
YELLOW, GREEN, RED, BLUE, BLACK, IS_KEEPER, GREY = (
    table([one.has(colour) for one in STICKERS], "i1") for colour in COLOURS
)
DRIBBLE, MARKING, TACKLING, KEEPING = (
    table([one.duels[duel] for one in STICKERS], "i1") for duel in range(len(DUELS))
)
VALUE = table([one.value for one in STICKERS], "i1")
