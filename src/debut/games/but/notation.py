"""Actions as a person would write them, and back."""

from __future__ import annotations

import re
from typing import Any

from debut.games.but.board import (
    ACTIONS,
    CLEAR,
    DICE,
    END,
    FORMATION,
    FORMATION_NAMES,
    NAMES,
    PASS,
    SAME,
    SHOT,
    SIDES_OF_DIE,
    SQUARES,
    STAY,
    TAKE,
    TEAM,
    WALKS,
    WAY_NAMES,
    WAYS,
    square,
)
from debut.games.but.names import KEEPER_PHASE, LOT, PENALTY, PLAY
from debut.games.but.tables import NEXT
from debut.kernel.errors import BadNotation
from debut.kernel.layout import CHANCE

LOT_FACES = ("A", "B")
DIE_FACES = tuple(map(str, range(1, SIDES_OF_DIE + 1)))
THROW_FACES = tuple(f"b{black}y{yellow}" for black in DIE_FACES for yellow in DIE_FACES)
WORDS = {
    "same": SAME, "stay": STAY, "end": END,
    **{name: FORMATION + i for i, name in enumerate(FORMATION_NAMES)},
    **{f"shot-{name}": SHOT + way for way, name in enumerate(WAY_NAMES)},
    **{f"clear-{name}": CLEAR + way for way, name in enumerate(WAY_NAMES)},
    **{f">{index + 1}": PASS + index for index in range(TEAM)},
}  # fmt: skip
_WORD_OF = {code: word for word, code in WORDS.items()}

# What a person may well write and no action can mean: the refusal names the clause.
NOT_BESIDE = ACTIONS

_NUMBER = "1[01]?|[2-9]"
_SQUARE = r"(?:1\d|2[0-5]|[1-9])\.(?:1[0-7]|[1-9])"
_WALK = re.compile(f"([by])({_NUMBER})([-x])({_SQUARE})")
_STEPS = re.compile(f"(1)-({_SQUARE})")
_PUT = re.compile(f"({_NUMBER})@({_SQUARE})")
_THROW = re.compile(r"b?([1-6])[-.,]?y?([1-6])")


def faces_at(rec: Any) -> tuple[str, ...]:
    """What each outcome of the throw that is waited for is called, by its number."""
    if rec.phase == LOT:
        return LOT_FACES
    return DIE_FACES if rec.phase == PENALTY else THROW_FACES


def notate(rec: Any, action: int) -> str:
    if rec.turn == CHANCE:
        return faces_at(rec)[action]
    if action < WALKS:
        figure, end = divmod(action, SQUARES)
        die, index = divmod(figure, TEAM)
        if rec.phase == PLAY:
            return f"{DICE[die][0]}{index + 1}-{NAMES[end]}"
        return f"{index + 1}{'-' if rec.phase == KEEPER_PHASE else '@'}{NAMES[end]}"
    if action < PASS:
        figure, way = divmod(action - TAKE, WAYS)
        die, index = divmod(figure, TEAM)
        return f"{DICE[die][0]}{index + 1}x{NAMES[NEXT[rec.ball][way]]}"
    return _WORD_OF[action]


def read(rec: Any, text: str) -> int:
    words = "".join(text.split()).casefold()
    if rec.turn == CHANCE:
        return _read_throw(rec, text, words)
    if words in WORDS:
        return WORDS[words]
    if rec.phase == PLAY and (found := _WALK.fullmatch(words)):
        figure = (found[1] == "y") * TEAM + int(found[2]) - 1
        end = square(found[4])
        return figure * SQUARES + end if found[3] == "-" else _take(rec, figure, end)
    put = _STEPS if rec.phase == KEEPER_PHASE else _PUT
    if rec.phase != PLAY and (found := put.fullmatch(words)):
        return (int(found[1]) - 1) * SQUARES + square(found[2])
    raise BadNotation("notation-bad-action", text=text.strip())


def _read_throw(rec: Any, text: str, words: str) -> int:
    faces = [face.casefold() for face in faces_at(rec)]
    if words in faces:
        return faces.index(words)
    if len(faces) == len(THROW_FACES) and (found := _THROW.fullmatch(words)):
        return faces.index(f"b{found[1]}y{found[2]}")
    takes = ", ".join(faces_at(rec)) if len(faces) < len(THROW_FACES) else "b1y1 … b6y6"
    raise BadNotation("notation-bad-throw", text=text.strip(), takes=takes)


def _take(rec: Any, figure: int, end: int) -> int:
    beside = list(NEXT[rec.ball]) if rec.ball >= 0 else []
    return TAKE + figure * WAYS + beside.index(end) if end in beside else NOT_BESIDE
