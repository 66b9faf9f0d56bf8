"""Actions as a person would write them, and back."""

from __future__ import annotations

import re
from typing import Any

from debut.games.handball.board import (
    ACTIONS,
    BALL_TO,
    FORMATION,
    FORMATION_NAMES,
    KEEP,
    NAMES,
    NEXT,
    SHOT,
    SIDES_OF_DIE,
    SQUARES,
    STAND,
    STAY,
    TEAM,
    THROW_ON,
    square,
)
from debut.games.handball.names import BALL, LOT, PLACE, TAKER
from debut.kernel.errors import BadNotation
from debut.kernel.layout import CHANCE

LOT_FACES = ("A", "B")
DIE_FACES = tuple(map(str, range(1, SIDES_OF_DIE + 1)))
WORDS = {
    "stand": STAND, "throw": THROW_ON, "keep": KEEP, "next": NEXT, "stay": STAY,
    **{name: FORMATION + i for i, name in enumerate(FORMATION_NAMES)},
}  # fmt: skip
_WORD_OF = {code: word for word, code in WORDS.items()}

# What a person may well write and no action can mean: the refusal names the clause.
NOBODY_THERE = ACTIONS

_SQUARE = "[a-p][1-8]"
# The signs may be left out: whoever points at squares names them one after the other.
_WALK = re.compile(f"({_SQUARE})-?({_SQUARE})")
_PUT = re.compile(rf"([1-{TEAM}])@?({_SQUARE})")
_BALL_TO = re.compile(f">?({_SQUARE}|goal)")


def faces_at(rec: Any) -> tuple[str, ...]:
    """What each outcome of the throw that is waited for is called, by its number."""
    return LOT_FACES if rec.phase == LOT else DIE_FACES


def notate(rec: Any, action: int) -> str:
    if rec.turn == CHANCE:
        return faces_at(rec)[action]
    if action < STAND:
        index, end = divmod(action, SQUARES)
        if rec.phase in (TAKER, PLACE):
            return f"{index + 1}@{NAMES[end]}"
        return f"{NAMES[rec.pawn[rec.side * TEAM + index]]}-{NAMES[end]}"
    if BALL_TO <= action <= SHOT:
        return ">goal" if action == SHOT else f">{NAMES[action - BALL_TO]}"
    return _WORD_OF[action]


def read(rec: Any, text: str) -> int:
    words = "".join(text.split()).casefold()
    if rec.turn == CHANCE:
        return _read_throw(rec, text, words)
    if words in WORDS:
        return WORDS[words]
    if found := _PUT.fullmatch(words):
        return (int(found[1]) - 1) * SQUARES + square(found[2])
    if found := _WALK.fullmatch(words):
        return _of_pawn(rec, square(found[1]), square(found[2]))
    found = _BALL_TO.fullmatch(words)
    if found and (words.startswith(">") or rec.phase == BALL):
        return SHOT if found[1] == "goal" else BALL_TO + square(found[1])
    raise BadNotation("notation-bad-action", text=text.strip())


def _read_throw(rec: Any, text: str, words: str) -> int:
    faces = [face.casefold() for face in faces_at(rec)]
    if words in faces:
        return faces.index(words)
    raise BadNotation("notation-bad-throw", text=text.strip(), takes=", ".join(faces_at(rec)))


def _of_pawn(rec: Any, start: int, end: int) -> int:
    ours = list(rec.pawn[rec.side * TEAM : (rec.side + 1) * TEAM])
    return ours.index(start) * SQUARES + end if start in ours else NOBODY_THERE
