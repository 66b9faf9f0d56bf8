"""A table for examples of the rules, written as side A sees them and shown for both sides."""

from __future__ import annotations

import re

from debut import State
from debut.kernel.testing import Table
from tests.games.seen import Seen
from tests.games.simulator.second_ground import CELLS

# One of each: shirts 2 3 4 have one, two, three blues, 5 6 7 yellows, 8 9 10 greens, 11 13 14 reds,
# 15 is black, 16 grey, 1 and 12 are keepers. Dribble, marking, tackle and keeping:
# 2: 1 3 3 1, 3: 1 4 4 2, 5: 2 2 2 3, 8: 3 2 2 2, 11: 3 2 1 2, 15: 1 3 2 2, 16: 2 2 3 2.
SAMPLE = "1,13,22,31,43,52,61,76,79,85,95,3,99,105,20,21"
NAMED = re.compile(r"\b([AB])(?=\d*\b)")
CELL = re.compile(r"\b([a-i])(1[0-2]|[1-9])\b")
PAIRS = ("score", "subs", "taken", "scored")
SPOTS = "0654321"  # each of the seven as it is told from the other end
KEYS = {"A": "B", "B": "A", "teamA": "teamB", "teamB": "teamA"}


def cell_turned(name: str) -> str:
    column, row = name[0], int(name[1:])
    return f"{'ihgfedcba'['abcdefghi'.index(column)]}{(12 if column in 'acegi' else 13) - row}"


def swapped(text: str) -> str:
    """Sides and cells of a text told from the other end."""
    text = NAMED.sub(lambda found: "BA"["AB".index(found[1])], text)
    return CELL.sub(lambda found: cell_turned(found[0]), text)


def minus(text: str) -> str:
    return text if text == "0" else text[1:] if text.startswith("-") else f"-{text}"


def round_about(degrees: str) -> str:
    return f"{(float(degrees) + 180) % 360:g}"


def pawn_turned(text: str) -> str:
    """``7@d5~-1.2~0/x``."""
    place, slash, lying = text.partition("/")
    first, *off = place.split("~")
    return "~".join([swapped(first.strip()), *map(minus, off)]) + slash + lying


def value_turned(key: str, text: str) -> str:
    """The value of a key of the position text."""
    if text == "none":
        return text
    if key in ("A", "B"):
        return ",".join(map(pawn_turned, text.split(",")))
    if key == "ball":
        return ",".join(minus(part.strip()) for part in text.split(","))
    if key == "aim":
        return round_about(text)
    if key in PAIRS:
        return "-".join(reversed(text.split("-")))
    if key == "keepers":
        return "/".join(reversed(text.split("/")))
    if key in ("reserve", "named"):
        return "".join(sorted(swapped(letter) for letter in text))
    if key == "rod":
        return str(6 - int(text)) if text.isdigit() else text
    if key in ("offside", "caught") or key.startswith("team"):
        return text
    return ",".join(sorted(map(swapped, text.split(",")), key=_in_order))


def _in_order(text: str) -> tuple[str, int]:
    found = re.fullmatch(r"([AB])(\d+)(:\d+)?", text)
    return (found[1], int(found[2])) if found else (text, 0)


def turned(text: str) -> str:
    """A position, an action, a throw, a key or a pawn, as it is told from the other end.

    A direction is told with its sign (``37.5°``), or it could not be told from a strength.
    """
    if "=" in text:
        told = [part.strip().partition("=") for part in text.split(";")]
        return "; ".join(f"{KEYS.get(k, k)}={value_turned(k, v)}" for k, _, v in told)
    if text.endswith("°"):
        return round_about(text[:-1]) + "°"
    if found := re.fullmatch(r"rod([1-5])", text):
        return f"rod{6 - int(found[1])}"
    if found := re.fullmatch(r"(1?\d|[a-i]1?\d)\.([0-6])", text):
        return f"{swapped(found[1])}.{SPOTS[int(found[2])]}"
    if found := re.fullmatch(r"(\d+_)([a-i]\d+)([xy])", text):
        return found[1] + cell_turned(found[2]) + found[3]
    return swapped(KEYS.get(text, text)) if text not in KEYS else KEYS[text]


def men(**cells: str) -> str:
    """Pawns by their shirts: ``men(n1="e1", n7="d5~1.2~0")``."""
    told = sorted((int(shirt[1:]), cell) for shirt, cell in cells.items())
    return ",".join(f"{shirt}@{cell}" for shirt, cell in told) or "none"


# Both keepers at home and nobody else.
HOME, AWAY = {"n1": "e1"}, {"n1": "e11"}
# A full side far back, out of everybody's way.
BACK = {
    "n2": "a1", "n3": "b1", "n5": "c1", "n6": "d1", "n8": "f1", "n9": "g1", "n11": "h1",
    "n15": "i1", "n16": "a2",
}  # fmt: skip
FAR = {shirt: cell_turned(cell) for shirt, cell in BACK.items()}
SHIRTS = {shirt: f"n{shirt}" for shirt in range(1, 17)}


def pitch(
    ours: dict[str, str], theirs: dict[str, str], holder: str = "none", **keys: object
) -> str:
    """A position: A has the ball unless ``side`` says otherwise, and it lies in the middle of its
    holder's cell, he behind it; nothing goes wrong with a flick."""
    told: dict[str, object] = {
        "phase": "announce", "side": "A", "who": "A", "restart": "none", "keepers": "1/1",
        "dexterity": "none", "teamA": SAMPLE, "teamB": SAMPLE,
    }  # fmt: skip
    sides = {"A": {**HOME, **ours}, "B": {**AWAY, **theirs}}
    if holder != "none":
        side, shirt = holder[0], f"n{holder[1:]}"
        cell = sides[side][shirt]
        if "~" not in cell:
            x, y = CELLS[cell]
            told["ball"] = f"{x / 100:g},{y / 100:g}"
            back = -2.3 if side == "A" else 2.3
            back = back if abs(x / 100 + back) <= 44 else -back
            off = "" if keys.get("hands") == "yes" else f"~{back:g}~0"
            sides[side][shirt] = f"{cell}{off}"
    told |= {name: men(**{s: c for s, c in who.items() if c}) for name, who in sides.items()}
    told |= {"holder": holder} | keys
    return "; ".join(f"{key.replace('_', '-')}={value}" for key, value in told.items())


# Nobody is placed yet; A kicks off.
LINE_UP = pitch({}, {}, phase="lineup", A="none", B="none", ball="0,0", lineup="yes",
                restart="kick-off", keepers="none/none")  # fmt: skip


def decided_by(state: State) -> str:
    """The rule that settled the count of the last action, if there was one (S-4.7)."""
    return next((one.face or "" for one in state.events if one.message == "count"), "")


class Match(Seen):
    decided = ""  # by which rule the last count was settled

    def _step(self, action: int) -> None:
        super()._step(action)
        self.decided = decided_by(self.state) or self.decided

    def __getitem__(self, key: str) -> str:
        value = Table.__getitem__(self, self.seen(key))
        return value_turned(key, value) if self.is_turned else value

    @property
    def is_turned(self) -> bool:
        return self.seen("A") == "B"

    def flick(self, degrees: float, strength: int, *first: str) -> Match:
        """Announces, aims and strikes; with nothing to announce it is announced already."""
        self.play(*first, f"{degrees:g}°", str(strength))
        return self

    def now(self, *keys: str) -> tuple[str, ...]:
        """The values of these keys of the position text."""
        return tuple(self[key] for key in keys)

    def at(self, pawn: str) -> str:
        """The cell a pawn is in, none if it is not on the pitch."""
        return self.told_of(pawn).partition("~")[0].partition("/")[0]

    def told_of(self, pawn: str) -> str:
        """Where a pawn is and how it lies, as the position tells it."""
        told = [one.partition("@") for one in self[pawn[0]].split(",")]
        return {shirt: cell for shirt, _, cell in told}.get(pawn[1:], "")

    @property
    def ball(self) -> tuple[float, float]:
        x, y = map(float, self["ball"].split(","))
        return x, y

    def place(self, pawn: str) -> tuple[float, float]:
        """Where a pawn stands, in centimetres from the centre spot."""
        told = self.told_of(pawn).partition("/")[0].split("~")
        x, y = (part / 100 for part in CELLS[told[0]])
        off = list(map(float, told[1:])) or [0, 0]
        return round(x + off[0], 2), round(y + off[1], 2)

    def moves(self, shirt: int) -> set[str]:
        """The cells that a pawn of the side to decide may go to."""
        return self.ends(f"{shirt}-")

    def lies(self, shirt: int) -> set[str]:
        return self.ends(f"{shirt}_")

    @property
    def words(self) -> set[str]:
        """What may be done that moves nobody and is no number."""
        return {text for text in self.legal if text[0].isalpha() and not CELL.match(text)}
