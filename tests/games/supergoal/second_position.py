"""A position of Super Goal!, read from its text; its dice and its field: for the second rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

Square = tuple[str, int]
COLUMNS = "abcde"

DICE = {
    "control": {"F1": 2, "D1": 2, "L1": 1, "F2?": 1},
    "pass": {"F2": 1, "D2": 1, "F2?": 1, "D2?": 1, "B1": 1, "L2X": 1},
    "launch": {"F3": 1, "D3": 1, "F3?": 1, "D3?": 1, "F4X": 1, "L3X": 1},
    "shot": {"target": 2, "unstoppable": 1, "post": 1, "bar": 1, "off": 1},
    "blue": {"steal": 2, "miss": 1, "own-goal": 1, "clear": 1, "foul": 1},
    "keeper": {"saved": 2, "not-saved": 2, "parried": 1, "corner": 1},
    "penalty": {"scored": 3, "off": 1, "corner": 1, "rebound": 1},
    "champion": {
        "long-shot": 1, "decisive-pass": 1, "unstoppable": 1, "save": 1, "recovery": 1, "foul": 1,
    },
    "coin": {"A": 1, "B": 1},
}  # fmt: skip
# The die that a phase waits for; in the phase ``throw`` it is the one declared.
DIE_OF_PHASE = {
    "toss": "coin", "lots": "coin", "champion": "champion", "blue": "blue", "blue-shot": "blue",
    "keeper": "keeper", "own-keeper": "keeper", "var": "control", "var-champion": "control",
    "shootout": "penalty",
}  # fmt: skip
# What the defender can answer without the champion die (SG-5.1, 6.3, 6.6).
ANSWERS = {
    "window": {"let"}, "challenge": {"blue", "let"}, "intercept": {"blue", "let"},
    "bar": {"blue", "keeper"}, "mouth": {"keeper"}, "unstoppable": {"let"},
}  # fmt: skip
# Where a restart is taken from, or counts as taken from (SG-8.1, 8.2, 8.4, 8.6, 10.2).
PLACES = {"kick-off": ("c", 6), "goal-kick": ("b", 1), "keeper": ("c", 1), "corner": ("a", 11)}


none_yet = partial(dict, A=0, B=0)


@dataclass
class Position:
    attack: str = "A"
    ball: Square = ("c", 6)
    phase: str = "choose"
    restart: str = "open"
    direct: bool = False
    dice: str = "any"
    die: str = "control"
    face: str = "none"
    turned: bool = False
    long: bool = False
    shot: str = "none"
    holder: str = "none"
    champion: str = "unthrown"
    plays: int = 0
    after: str = "toss"
    fouls: dict[str, int] = field(default_factory=none_yet)
    half: int = 1
    throws: int = 0
    up: bool = False
    extra: int = 0
    score: dict[str, int] = field(default_factory=none_yet)
    kick_off: str = "A"
    kicks: dict[str, int] = field(default_factory=none_yet)
    shootout: dict[str, int] = field(default_factory=none_yet)
    result: str = "none"
    length: int = 50
    clock: str = "throws"
    var: bool = False
    tournament: bool = False

    @property
    def defence(self) -> str:
        return other(self.attack)


def other(side: str) -> str:
    return "B" if side == "A" else "A"


def square(name: str) -> Square:
    return name[0], int(name[1:])


def read(text: str) -> Position:
    """A position from its text; what is not told has its default."""
    p = Position()
    for part in text.split("; "):
        key, value = part.replace("kick-off=", "kick_off=").split("=")
        before = getattr(p, key)
        if key == "ball":
            p.ball = square(value)
        elif key == "champion":
            p.holder, p.champion = value.split(":")
        elif isinstance(before, bool):
            setattr(p, key, value == "yes")
        elif isinstance(before, dict):
            setattr(p, key, dict(zip("AB", map(int, value.split("-")), strict=True)))
        else:
            setattr(p, key, type(before)(value))
    return p


# 1. Field.
def other_view(place: Square) -> Square:
    """SG-1.2: the same square seen from the other side."""
    return COLUMNS[4 - COLUMNS.index(place[0])], 12 - place[1]


def in_area(place: Square) -> bool:
    """SG-1.4."""
    return place[0] in "bcd" and place[1] in (10, 11)


def shot_square(place: Square) -> bool:
    """SG-1.5."""
    return in_area(place) or place[1] == 9 or place in (("a", 10), ("e", 10))
