"""Actions as a person would write them, and back."""

from __future__ import annotations

import re
from typing import Any

from debut.games.supergoal.board import (
    ACTIONS,
    ARROW_DICE,
    CHAMPION_PLAY,
    CORNER,
    DICE,
    DIE_NAMES,
    FROM_CORNER,
    FROM_GOAL_KICK,
    FROM_KEEPER,
    GOAL_KICK,
    KEEPERS_THROW,
    LET,
    NAMES,
    SHOOT,
    SQUARES,
    STRAIGHT,
    THROW_BLUE,
    THROW_IN,
    THROW_KEEPER,
    TURNED,
    WAY,
    square,
)
from debut.games.supergoal.names import SIDE, die_of
from debut.games.supergoal.places import flight_of, seen_by_a
from debut.kernel.errors import BadNotation
from debut.kernel.layout import CHANCE


def _fixed_words() -> dict[int, str]:
    words = {SHOOT: "shot", CHAMPION_PLAY: "champion", THROW_BLUE: "blue",
             THROW_KEEPER: "keeper", LET: "let"}  # fmt: skip
    for number, die in enumerate(ARROW_DICE):
        words[STRAIGHT + number] = die
        words[TURNED + number] = f"{die} turned"
        for place in (0, 1):
            words[FROM_CORNER + 3 * place + number] = f"{NAMES[CORNER[place]]} {die}"
            for first, squares in ((FROM_GOAL_KICK, GOAL_KICK), (FROM_KEEPER, KEEPERS_THROW)):
                code = first + 6 * place + 2 * number
                words[code] = f"{NAMES[squares[place]]} {die}"
                words[code + 1] = f"{NAMES[squares[place]]} {die} long"
    return words


WORDS = _fixed_words()
CODES = {word: code for code, word in WORDS.items()}
assert len(CODES) == ACTIONS - 2, "all actions but the two ways of an arrow have their own words"


_SQUARE = re.compile(r"\b[a-e](?:1[01]|[1-9])\b", re.IGNORECASE)

FACES = tuple(tuple(face for face, _ in DICE[die]) for die in DIE_NAMES)


def faces_at(rec: Any) -> tuple[str, ...]:
    """The faces that can come up now."""
    return FACES[die_of(rec.phase, rec.die)]


def way_text(rec: Any, way: int) -> str:
    end = flight_of(rec, way, rec.face).end
    if end < SQUARES:
        return NAMES[end]
    return f"out {NAMES[end - THROW_IN]}" if THROW_IN <= end < THROW_IN + SQUARES else "out"


def notate(rec: Any, action: int) -> str:
    if rec.turn == CHANCE:
        return faces_at(rec)[action]
    if action in (WAY, WAY + 1):
        return way_text(rec, action - WAY)
    return WORDS[action]


def read(rec: Any, text: str) -> int:
    words = " ".join(text.split()).casefold()
    if rec.turn == CHANCE:
        faces = [face.casefold() for face in faces_at(rec)]
        if words in faces:
            return faces.index(words)
        raise BadNotation("notation-bad-throw", text=text.strip(), takes=", ".join(faces_at(rec)))
    if rec.phase == SIDE:
        ways = [way_text(rec, 0), way_text(rec, 1)]
        if words in ways:
            return WAY + ways.index(words)
    if words in CODES:
        return CODES[words]
    raise BadNotation("notation-bad-action", text=text.strip())


def board_names(rec: Any, text: str) -> str:
    """Names the squares of a text as the board does; a second time, as notation does again.

    Notation sees the field with the attacker's eyes (SG-1.2); at the table a square keeps its name.
    """
    return _SQUARE.sub(lambda found: seen_by_a(square(found[0].lower()), rec.attack), text)
