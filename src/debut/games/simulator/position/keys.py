"""The keys of a position text: ``A=1@e1,7@d5~-1.2~0,9@h8/x; ball=3.2,-11; phase=announce``.

A pawn is told by its shirt and its cell; then how far off the middle of that it stands, and how it
lies. Without the former it stands where the rules put it.
"""

from __future__ import annotations

import re
from typing import Any

from debut.games.simulator.board import (
    BALL_RADIUS,
    DEEDS,
    DEXTERITIES,
    DUELS,
    ERRORS,
    HALF_LENGTH,
    HALF_WIDTH,
    KINDS,
    LENGTHS,
    MOST_ADDED,
    MOST_LATE,
    MOST_PAIRS,
    MOST_PLACED_FIRST,
    MOST_SUBS,
    NAMES,
    PHASES,
    PRO_RULES,
    PROS,
    REASONS,
    RESTARTS,
    ROD_SPOTS,
    STRENGTHS,
    TEAM,
    TURNS_A_STEP,
    cell,
    centre,
)
from debut.games.simulator.fields import NOWHERE, PAWNS
from debut.games.simulator.position.unnumbered_pawns import UNPLACED, stands_plainly
from debut.games.simulator.teams import read_team, write_team
from debut.kernel.layout import NO_WINNER
from debut.kernel.position import (
    NONE,
    BadValue,
    Key,
    flag,
    hundredths,
    number,
    one_of,
    or_none,
    outcome,
    pair,
    whole,
    with_point,
)

SIDES = ("A", "B")
PAWN_NAMES = tuple(f"{side}{shirt}" for side in SIDES for shirt in range(1, TEAM + 1))
LYING = ("", "/x", "/y")
ROD_NAMES = (NONE, *map(str, range(1, len(ROD_SPOTS) + 1)), "unknown")
GONE = ("", "off", "out")
CARDS = (NONE, "yellow", "red")
FATES = (NONE, "goal-A", "goal-B", "side", "line-A", "line-B")
MOST_GOALS = 99
MOST_STEPS = int(LENGTHS[0]) + MOST_ADDED + MOST_LATE
_PAWN = re.compile(r"([1-9]|1[0-6])@([a-i](?:1[0-2]|[1-9]))(?:~([-0-9.]+)~([-0-9.]+))?(/[xy])?")
_FAR = 1000


def _side_key(side: int) -> Key:
    """A side's pawns on the pitch."""
    first = side * TEAM

    def pawn_text(rec: Any, pawn: int) -> str:
        x, y = centre(rec.cell[pawn])
        dx, dy = rec.x[pawn] - x, rec.y[pawn] - y
        off = "" if stands_plainly(rec, pawn) else f"~{with_point(dx)}~{with_point(dy)}"
        return f"{pawn - first + 1}@{NAMES[rec.cell[pawn]]}{off}{LYING[rec.lying[pawn]]}"

    def write(rec: Any) -> str:
        on = [pawn for pawn in range(first, first + TEAM) if rec.cell[pawn] != NOWHERE]
        return ",".join(pawn_text(rec, pawn) for pawn in on) or NONE

    def read(rec: Any, text: str) -> None:
        for pawn in range(first, first + TEAM):
            rec.cell[pawn], rec.x[pawn], rec.y[pawn], rec.lying[pawn] = NOWHERE, 0, 0, 0
        shirts = []
        for word in [] if text == NONE else text.split(","):
            found = _PAWN.fullmatch(word.strip())
            if not found or found[2] not in NAMES:
                raise BadValue("1@e1,7@d5,9@h8~-1.2~0,10@f3/x")
            shirts.append(int(found[1]))
            pawn = first + shirts[-1] - 1
            rec.cell[pawn] = cell(found[2])
            rec.x[pawn] = UNPLACED
            if found[3]:
                x, y = centre(rec.cell[pawn])
                off = [hundredths(part, -_FAR, _FAR) for part in (found[3], found[4])]
                rec.x[pawn], rec.y[pawn] = x + off[0], y + off[1]
            rec.lying[pawn] = LYING.index(found[5] or "")
        if shirts != sorted(set(shirts)):
            raise BadValue("1@…,2@…,3@…")

    return Key(SIDES[side], write, read, always=True)


def _ball_key() -> Key:
    """Where it lies, in centimetres from the centre spot."""

    def write(rec: Any) -> str:
        return f"{with_point(rec.ball_x)},{with_point(rec.ball_y)}"

    def read(rec: Any, text: str) -> None:
        x, comma, y = text.partition(",")
        if not comma:
            raise BadValue("0,0 | 12.5,-3.25")
        far = BALL_RADIUS
        rec.ball_x = hundredths(x.strip(), -HALF_LENGTH - far, HALF_LENGTH + far)
        rec.ball_y = hundredths(y.strip(), -HALF_WIDTH - far, HALF_WIDTH + far)

    return Key("ball", write, read, always=True)


def _pawns_key(name: str, field: str, value: int = 1) -> Key:
    """The pawns of whom a field has this value: ``A7,B3``."""

    def write(rec: Any) -> str:
        named = zip(PAWN_NAMES, getattr(rec, field), strict=True)
        return ",".join([name for name, found in named if found == value]) or NONE

    def read(rec: Any, text: str) -> None:
        for pawn in _pawns(text):
            if getattr(rec, field)[pawn]:
                raise BadValue(f"{PAWN_NAMES[0]} … {PAWN_NAMES[-1]}, ≠ {PAWN_NAMES[pawn]}")
            getattr(rec, field)[pawn] = value

    return Key(name, write, read)


def _pawns(text: str) -> list[int]:
    words = [] if text == NONE else [word.strip() for word in text.split(",")]
    if any(word not in PAWN_NAMES for word in words):
        raise BadValue(f"{PAWN_NAMES[0]},{PAWN_NAMES[-1]} | {NONE}")
    found = [PAWN_NAMES.index(word) for word in words]
    if found != sorted(set(found)):
        raise BadValue(f"{PAWN_NAMES[0]},{PAWN_NAMES[1]},…")
    return found


def _numbers_key(field: str, most: int) -> Key:
    """Numbers of some pawns: ``A7:1,B3:2``."""

    def write(rec: Any) -> str:
        named = zip(PAWN_NAMES, getattr(rec, field), strict=True)
        return ",".join([f"{name}:{count}" for name, count in named if count]) or NONE

    def read(rec: Any, text: str) -> None:
        for pawn in range(PAWNS):
            getattr(rec, field)[pawn] = 0
        parts = [] if text == NONE else [word.partition(":") for word in text.split(",")]
        pawns = _pawns(",".join(name.strip() for name, _, _ in parts)) if parts else []
        for pawn, (_, _, count) in zip(pawns, parts, strict=True):
            getattr(rec, field)[pawn] = whole(count.strip(), 1, most)

    return Key(field, write, read)


def _bits_key(field: str) -> Key:
    """Pawns of the attack, by their shirts: ``7,9``."""
    shirts = {str(shirt + 1): shirt for shirt in range(TEAM)}

    def write(rec: Any) -> str:
        bits = getattr(rec, field)
        return ",".join([name for name, bit in shirts.items() if bits >> bit & 1]) or NONE

    def read(rec: Any, text: str) -> None:
        words = [] if text == NONE else [word.strip() for word in text.split(",")]
        if any(word not in shirts for word in words) or len(set(words)) < len(words):
            raise BadValue(f"1,2 … {TEAM} | {NONE}")
        setattr(rec, field, sum(1 << shirts[word] for word in words))

    return Key(field, write, read)


def _team_key(side: int) -> Key:
    part = slice(side * TEAM, (side + 1) * TEAM)

    def read(rec: Any, text: str) -> None:
        rec.sticker[part] = read_team(text)

    return Key(f"team{SIDES[side]}", lambda rec: write_team(tuple(rec.sticker[part])), read)


def _keepers_key() -> Key:
    """Each side's keeper by his shirt: ``1/1``."""

    def write(rec: Any) -> str:
        return "/".join(NONE if pawn == -1 else str(pawn % TEAM + 1) for pawn in rec.keeper)

    def read(rec: Any, text: str) -> None:
        words = text.split("/")
        if len(words) != len(SIDES):
            raise BadValue("1/1 | 12/none")
        for side, word in enumerate(words):
            rec.keeper[side] = -1 if word == NONE else side * TEAM + whole(word, 1, TEAM) - 1

    return Key("keepers", write, read)


def _aim_key() -> Key:
    """The direction in degrees: ``37.5``."""

    def write(rec: Any) -> str:
        return NONE if rec.aim == -1 else degrees(rec.aim)

    def read(rec: Any, text: str) -> None:
        aim = -50 if text == NONE else hundredths(text, 0, 35950)
        if aim % 50:
            raise BadValue("0 … 359.5 (× 0.5)")
        rec.aim = aim // 50

    return Key("aim", write, read)


def degrees(aim: int) -> str:
    """Half degrees as a person writes them."""
    return f"{aim // 2}.5" if aim % 2 else str(aim // 2)


def kind_name(rec: Any) -> str:
    """How texts call the strike that is prepared: what is thrown is not headed."""
    return "throw" if DEEDS[rec.deed] == "throw" else KINDS[rec.kind]


def _side_flags(field: str) -> Key:
    """Sides of whom something holds: ``A``, ``AB``."""

    def write(rec: Any) -> str:
        return "".join(name for side, name in enumerate(SIDES) if getattr(rec, field)[side]) or NONE

    def read(rec: Any, text: str) -> None:
        if text not in (NONE, "A", "B", "AB"):
            raise BadValue(f"A | B | AB | {NONE}")
        getattr(rec, field)[:] = [int(text != NONE and name in text) for name in SIDES]

    return Key(field, write, read)


def _length_key() -> Key:
    def read(rec: Any, text: str) -> None:
        if text not in LENGTHS:
            raise BadValue(" | ".join(LENGTHS))
        rec.length = int(text)

    return Key("length", lambda rec: str(rec.length), read)


def _pro_key(at: int) -> Key:
    def read(rec: Any, text: str) -> None:
        if text not in ("no", "yes"):
            raise BadValue("no | yes")
        rec.pro[at] = text == "yes"

    return Key(PRO_RULES[at], lambda rec: ("no", "yes")[rec.pro[at]], read)


_PLAIN = (
    or_none("holder", PAWN_NAMES, always=True),
    flag("hands"),
    one_of("restart", RESTARTS),
    flag("relance"),
    flag("direct"),
    number("ran", 0, 6),
    one_of("deed", DEEDS),
    one_of("kind", KINDS),
    _aim_key(),
    number("power", 0, STRENGTHS),
    or_none("target", PAWN_NAMES),
    one_of("rod", ROD_NAMES),
    number("error", 0, ERRORS - 1),
    or_none("striker", PAWN_NAMES),
    or_none("origin", NAMES),
    flag("pressed"),
    one_of("fate", FATES),
    or_none("first", PAWN_NAMES),
    or_none("hit", PAWN_NAMES),
    _bits_key("offside"),
    _bits_key("caught"),
    one_of("void", ("no", "yes", "settled")),
    or_none("played", SIDES),
    one_of("duel", DUELS),
)
KEYS = (
    _side_key(0),
    _side_key(1),
    _ball_key(),
    one_of("phase", PHASES, always=True),
    one_of("side", SIDES, always=True),
    one_of("who", SIDES, always=True),
    *_PLAIN,
    _pawns_key("moved", "moved"),
    _pawns_key("placed-later", "moved", 2),
    _pawns_key("down", "down"),
    _pawns_key("aside", "aside"),
    _numbers_key("passes", 3),
    _numbers_key("touch", 32),
    _pawns_key("sent-off", "gone", 1),
    _pawns_key("replaced", "gone", 2),
    _numbers_key("booked", 2),
    _keepers_key(),
    _side_flags("reserve"),
    _side_flags("named"),
    number("crosses", 0, 3),
    number("shots", 0, 3),
    number("farthest", 0, 6),
    number("reach", 0, 6),
    flag("begun"),
    number("answered", 0, 7),
    number("synchro", 0, 4),
    or_none("climber", PAWN_NAMES),
    or_none("entered", PAWN_NAMES),
    or_none("failed", PAWN_NAMES),
    or_none("wall", NAMES),
    or_none("culprit", PAWN_NAMES),
    one_of("card", CARDS),
    flag("lineup"),
    number("placed", 0, MOST_PLACED_FIRST + 4),
    one_of("start", SIDES),
    one_of("half", ("1", "2")),
    number("steps", 0, MOST_STEPS),
    number("added", 0, MOST_ADDED),
    number("turns", 0, TURNS_A_STEP),
    pair("score", 0, MOST_GOALS),
    pair("subs", 0, MOST_SUBS),
    pair("taken", 0, MOST_PAIRS),
    pair("scored", 0, MOST_PAIRS),
    outcome(REASONS, "draw", NO_WINNER),
    _length_key(),
    one_of("dexterity", DEXTERITIES),
    flag("penalties"),
    one_of("all_pro", PROS, "pro"),
    *(_pro_key(at) for at in range(len(PRO_RULES))),
    _team_key(0),
    _team_key(1),
)
