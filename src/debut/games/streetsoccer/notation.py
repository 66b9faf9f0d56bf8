"""Actions as a person would write them, and back."""

from __future__ import annotations

import re
from typing import Any

from debut.games.streetsoccer.board import (
    ACTIONS,
    BALL_TO,
    FIELD,
    FORMATION,
    FORMATION_NAMES,
    GOAL_END,
    KICK,
    KICK_OFF_LENGTHS,
    LEAST_RESTART,
    NAMES,
    PER_FOOTBALLER,
    PLACE,
    SIDES_OF_DIE,
    SKIP,
    TEAM,
    field_index,
    on_field,
    square,
)
from debut.games.streetsoccer.names import KICK_OFF, KICK_OFF_THROW, LOT, RESTART, RESTART_THROW
from debut.kernel.errors import BadNotation
from debut.kernel.layout import CHANCE

LOT_FACES = ("A", "B")
DIE_FACES = tuple(map(str, range(1, SIDES_OF_DIE + 1)))
KICK_OFF_FACES = tuple(f"{side}{n}" for side in "AB" for n in range(1, KICK_OFF_LENGTHS + 1))

# What a person may well write and no action can mean: the refusal names the clause.
NOBODY_THERE, BALL_NOT_THERE, OFF_FIELD = range(ACTIONS, ACTIONS + 3)

_SQUARE = "[a-l][0-7]"
_END = f"{_SQUARE}|goal(?:-[ab])?"
# The signs may be left out: whoever points at squares names them one after the other.
_WALK = re.compile(f"({_SQUARE})-?({_SQUARE})")
_KICK = re.compile(rf"({_SQUARE})\*?({_SQUARE})>?({_END})")
_BALL_TO = re.compile(f">?({_END})")


def faces_at(rec: Any) -> tuple[str, ...]:
    """What each outcome of the throw that is waited for is called, by its number."""
    if rec.phase == LOT:
        return LOT_FACES
    return KICK_OFF_FACES if rec.phase == KICK_OFF_THROW else DIE_FACES


def end_name(end: int) -> str:
    return "goal" if end == GOAL_END else NAMES[FIELD[end]]


def notate(rec: Any, action: int) -> str:
    if rec.turn == CHANCE:
        return faces_at(rec)[action]
    if action < BALL_TO:
        footballer, what = divmod(action, PER_FOOTBALLER)
        start = NAMES[rec.pawn[rec.side * TEAM + footballer]]
        if what < KICK:
            return f"{start}-{NAMES[what]}"
        return f"{start}*{NAMES[rec.ball]}>{end_name(what - KICK)}"
    if action < PLACE:
        return f">{end_name(action - BALL_TO)}"
    if action < FORMATION:
        return NAMES[action - PLACE]
    return FORMATION_NAMES[action - FORMATION] if action < SKIP else "skip"


def read(rec: Any, text: str) -> int:
    words = "".join(text.split()).casefold()
    if rec.turn == CHANCE:
        return _read_throw(rec, text, words)
    if words in FORMATION_NAMES:
        return FORMATION + FORMATION_NAMES.index(words)
    if words == "skip":
        return SKIP
    if re.fullmatch(_SQUARE, words) and rec.phase not in (KICK_OFF, RESTART):
        return PLACE + square(words)
    if found := _WALK.fullmatch(words):
        return _of_footballer(rec, found[1], square(found[2]))
    if found := _KICK.fullmatch(words):
        end = _end(rec, found[3])
        if end < 0:
            return OFF_FIELD
        code = _of_footballer(rec, found[1], KICK + end)
        return code if square(found[2]) == rec.ball or code == NOBODY_THERE else BALL_NOT_THERE
    if found := _BALL_TO.fullmatch(words):
        end = _end(rec, found[1])
        return OFF_FIELD if end < 0 else BALL_TO + end
    raise BadNotation("notation-bad-action", text=text.strip())


def _read_throw(rec: Any, text: str, words: str) -> int:
    faces = [face.casefold() for face in faces_at(rec)]
    least = LEAST_RESTART - 1 if rec.phase == RESTART_THROW else 0
    if words in faces[least:]:
        return faces.index(words)
    takes = ", ".join(faces_at(rec)[least:])
    raise BadNotation("notation-bad-throw", text=text.strip(), takes=takes)


def _end(rec: Any, word: str) -> int:
    """Where the ball shall end; -1: neither on the field nor in the goal that is attacked."""
    if word.startswith("goal"):
        return -1 if word == f"goal-{'ab'[rec.side]}" else GOAL_END
    return field_index(square(word)) if on_field(square(word)) else -1


def _of_footballer(rec: Any, start: str, what: int) -> int:
    ours = list(rec.pawn[rec.side * TEAM : (rec.side + 1) * TEAM])
    if square(start) not in ours:
        return NOBODY_THERE
    return ours.index(square(start)) * PER_FOOTBALLER + what
