"""Actions as a person would write them, and back: ``low``, ``37.5``, ``12``, ``7-d5``."""

from __future__ import annotations

import re
from typing import Any

from debut.games.simulator.board import (
    ANGLE_WEIGHTS,
    CELLS,
    CROSS,
    DIRECT_CROSS,
    DIRECT_PASS,
    DIRECT_SHOT,
    DIRECTION,
    DIRECTIONS,
    DRIBBLE,
    END,
    FACES,
    FORMATION,
    FORMATION_NAMES,
    GO_ON,
    GOAL_AREA,
    GOAL_SPOT,
    HEAD_PASS,
    HEAD_SHOT,
    HIGH,
    KEEPER_NAMED,
    LIE_X,
    LOW,
    NAMES,
    NO_SKILL,
    NO_TACKLE,
    PASS_HIGH,
    PASS_LOW,
    ROD,
    ROD_SPOTS,
    ROUND,
    SHOT,
    SPOT,
    SPOTS,
    STRENGTH,
    STRENGTH_WEIGHTS,
    STRENGTHS,
    SUB,
    SUBS,
    TACKLE,
    TAKER,
    TEAM,
    THROW,
    at_end,
    cell,
)
from debut.games.simulator.names import AIM, ANNOUNCE, DUEL, ERROR, ROD_PHASE, SKILL, TOSS
from debut.games.simulator.names import POWER as POWER_PHASE
from debut.games.simulator.position.keys import degrees
from debut.kernel.errors import BadNotation
from debut.kernel.layout import CHANCE

TOSS_FACES = ("A", "B")
DIE_FACES = tuple(map(str, range(1, FACES + 1)))
DUEL_FACES = tuple(f"{attack}-{defence}" for attack in DIE_FACES for defence in DIE_FACES)
ROD_FACES = tuple(f"rod{spot + 1}" for spot in range(len(ROD_SPOTS)))
_ANGLES = ("--", "-", "0", "+", "++")
_STRENGTHS = ("short", "exact", "long")
ERROR_FACES = tuple(
    f"{_ANGLES[angle]}.{_STRENGTHS[strength]}"
    for angle in range(len(ANGLE_WEIGHTS))
    for strength in range(len(STRENGTH_WEIGHTS))
)

WORDS = {
    "cross": CROSS, "shot": SHOT, "head": HEAD_PASS, "headshot": HEAD_SHOT, "throw": THROW,
    "round": ROUND, "go": GO_ON, "direct": DIRECT_PASS, "directcross": DIRECT_CROSS,
    "directshot": DIRECT_SHOT, "none": NO_SKILL, "tackle": TACKLE, "press": NO_TACKLE,
    "subs": SUBS, "end": END,
    **{face: ROD + spot for spot, face in enumerate(ROD_FACES)},
    **{name: FORMATION + i for i, name in enumerate(FORMATION_NAMES)},
}  # fmt: skip
_WORD_OF = {code: word for word, code in WORDS.items()}
KINDS = {"low": 0, "high": 1}

_SHIRT = "1[0-6]|[1-9]"
_CELL = "[a-i](?:1[0-2]|[1-9])"
_MOVE = re.compile(f"({_SHIRT})-({_CELL})")
_LIE = re.compile(f"({_SHIRT})_({_CELL})([xy])")
_SPOT = re.compile(rf"({_SHIRT})\.([0-6])")
_GOAL_SPOT = re.compile(rf"({_CELL})\.([0-6])")
_NUMBERED = re.compile(f"(dribble|taker|keeper)({_SHIRT})")
_SUB = re.compile(f"sub({_SHIRT})-({_SHIRT})")
_DEGREES = re.compile(r"([0-9]{1,3})(?:\.([05]))?°?")
_NUMBERED_CODES = {"dribble": DRIBBLE, "taker": TAKER, "keeper": KEEPER_NAMED}


def faces_at(rec: Any) -> tuple[str, ...]:
    """What each outcome of the throw that is waited for is called, by its number."""
    faces = {TOSS: TOSS_FACES, ERROR: ERROR_FACES, DUEL: DUEL_FACES, ROD_PHASE: ROD_FACES}
    return faces.get(rec.phase, DIE_FACES)


def goal_area(side: int) -> list[str]:
    """The cells of the goal area that a side defends."""
    return [NAMES[at_end(cell(name), 1 - side)] for name in GOAL_AREA]


def notate(rec: Any, action: int) -> str:
    if rec.turn == CHANCE:
        return faces_at(rec)[action]
    if action in _WORD_OF:
        return _WORD_OF[action]
    if action in (PASS_LOW, LOW):
        return "low"
    if action in (PASS_HIGH, HIGH):
        return "high"
    return _pawn_notation(rec, action)


def _pawn_notation(rec: Any, action: int) -> str:
    if action < SPOT:
        lies, goes = divmod(action, TEAM * CELLS)
        pawn, end = divmod(goes, CELLS)
        return f"{pawn + 1}_{NAMES[end]}{' xy'[lies]}" if lies else f"{pawn + 1}-{NAMES[end]}"
    if action < GOAL_SPOT:
        pawn, spot = divmod(action - SPOT, SPOTS)
        return f"{pawn + 1}.{spot}"
    if action < PASS_LOW:
        at, spot = divmod(action - GOAL_SPOT, SPOTS)
        return f"{goal_area(rec.side)[at]}.{spot}"
    if action >= STRENGTH:
        return str(action - STRENGTH + 1)
    if action >= DIRECTION:
        return degrees(action - DIRECTION)
    if action >= SUB:
        out, comes = divmod(action - SUB, TEAM)
        return f"sub{out + 1}-{comes + 1}"
    word, code = next(
        (word, code) for word, code in reversed(_NUMBERED_CODES.items()) if action >= code
    )
    return f"{word}{action - code + 1}"


def read(rec: Any, text: str) -> int:
    words = "".join(text.split()).casefold()
    if rec.turn == CHANCE:
        return _read_throw(rec, text, words)
    # A blank in a number parts two of them: 3 12 is a direction and a strength.
    number = text.strip()
    if rec.phase == POWER_PHASE and number.isascii() and number.isdigit() and len(number) < 4:
        if 1 <= int(number) <= STRENGTHS:
            return STRENGTH + int(number) - 1
    elif rec.phase == AIM and (found := _DEGREES.fullmatch(number)):
        aim = int(found[1]) * 2 + (found[2] == "5")
        if aim < DIRECTIONS:
            return DIRECTION + aim
    elif words in KINDS:
        return (PASS_LOW if rec.phase in (ANNOUNCE, SKILL) else LOW) + KINDS[words]
    elif words in WORDS:
        return WORDS[words]
    elif (code := _read_pawn(rec, words)) is not None:
        return code
    raise BadNotation("notation-bad-action", text=text.strip())


def _read_pawn(rec: Any, words: str) -> int | None:
    if (found := _MOVE.fullmatch(words)) and found[2] in NAMES:
        return (int(found[1]) - 1) * CELLS + cell(found[2])
    if (found := _LIE.fullmatch(words)) and found[2] in NAMES:
        code = LIE_X * (1 + (found[3] == "y"))
        return code + (int(found[1]) - 1) * CELLS + cell(found[2])
    if found := _SPOT.fullmatch(words):
        return SPOT + (int(found[1]) - 1) * SPOTS + int(found[2])
    if (found := _GOAL_SPOT.fullmatch(words)) and found[1] in goal_area(rec.side):
        return GOAL_SPOT + goal_area(rec.side).index(found[1]) * SPOTS + int(found[2])
    if found := _NUMBERED.fullmatch(words):
        return _NUMBERED_CODES[found[1]] + int(found[2]) - 1
    if found := _SUB.fullmatch(words):
        return SUB + (int(found[1]) - 1) * TEAM + int(found[2]) - 1
    return None


def _read_throw(rec: Any, text: str, words: str) -> int:
    faces = faces_at(rec)
    plain = [face.casefold() for face in faces]
    if words in plain:
        return plain.index(words)
    takes = ", ".join(faces) if len(faces) <= len(ERROR_FACES) else f"{faces[0]} … {faces[-1]}"
    raise BadNotation("notation-bad-throw", text=text.strip(), takes=takes)
