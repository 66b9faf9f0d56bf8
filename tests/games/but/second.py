"""BUT a second time, slowly and straight from the rule page, to check the first time.

A position is read from its text, an action from its notation, a square is its column and its row.
Of the package only the squares of the ready formations are used. What may be done stands here;
what then follows in ``second_flow``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cache

from debut.games.but.board import FORMATIONS

Square = tuple[int, int]
Squares = frozenset[Square]

FACES = (1, 2, 3, 4, 5, 6)
NUMBERS = range(1, 12)
KEEPER, CENTRE_FORWARD = 1, 9
BLACK, YELLOW = "b", "y"
MOST_THROWS = 3
PITCH = frozenset((column, row) for column in range(1, 26) for row in range(1, 18))  # B-1.3
CENTRE = (13, 9)
WAYS = {
    "nw": (-1, -1), "n": (0, -1), "ne": (1, -1), "w": (-1, 0),
    "e": (1, 0), "sw": (-1, 1), "s": (0, 1), "se": (1, 1),
}  # fmt: skip
FORWARD = {"A": ("ne", "e", "se"), "B": ("nw", "w", "sw")}
GOAL_LINE = {"A": 1, "B": 25}
GOAL_ROWS = range(7, 12)  # B-1.3.1
AREA = {  # B-1.3.2
    "A": frozenset(s for s in PITCH if s[0] <= 4 and 4 <= s[1] <= 14),
    "B": frozenset(s for s in PITCH if s[0] >= 22 and 4 <= s[1] <= 14),
}
HALF = {  # B-1.3.3
    "A": frozenset(s for s in PITCH if s[0] <= 12),
    "B": frozenset(s for s in PITCH if s[0] >= 14),
}


def steps(one: Square, another: Square) -> int:
    """B-1.3.4: steps between two squares of an empty pitch."""
    return max(abs(one[0] - another[0]), abs(one[1] - another[1]))


CIRCLE = frozenset(s for s in PITCH if steps(s, CENTRE) <= 2)  # B-1.3.3
AROUND = {s: [t for t in PITCH if steps(s, t) == 1] for s in PITCH}


def other(side: str) -> str:
    return "B" if side == "A" else "A"


def square(text: str) -> Square:
    column, row = text.split(".")
    return int(column), int(row)


def name(at: Square) -> str:
    return f"{at[0]}.{at[1]}"


def both() -> dict[str, int]:
    return {"A": 0, "B": 0}


@dataclass
class Position:
    men: dict[str, list[Square | None]] = field(default_factory=dict)
    home: dict[str, list[Square | None]] = field(
        default_factory=lambda: {side: list(formation("4-4-2", side)) for side in "AB"}
    )
    ball: Square | None = None
    phase: str = "lot"
    side: str = "A"
    dice: dict[str, int] = field(default_factory=lambda: {BLACK: 0, YELLOW: 0})
    movers: dict[str, int] = field(default_factory=lambda: {BLACK: 0, YELLOW: 0})
    taker: int = 0
    throws: int = 0
    extra: bool = False
    kicker: int = 0
    first: str = "A"
    half: int = 1
    turns: int = 0
    score: dict[str, int] = field(default_factory=both)
    played: dict[str, int] = field(default_factory=both)
    result: str = "none"
    length: int = 20
    clock: str = "turns"
    whistle: bool = False
    placing: str = "formation"

    def copy(self) -> Position:
        """Another that can be changed, down to what its dictionaries hold."""
        changing = ("men", "home", "dice", "movers", "score", "played")
        copies = {name: dict(getattr(self, name)) for name in changing}
        for name in ("men", "home"):
            copies[name] = {side: list(men) for side, men in copies[name].items()}
        return replace(self, **copies)

    def taken(self) -> Squares:
        return self.of("A") | self.of("B")

    def of(self, side: str) -> Squares:
        return frozenset(at for at in self.men[side] if at is not None)

    def at(self, side: str, number: int) -> Square:
        there = self.men[side][number - 1]
        assert there is not None
        return there

    def holder(self, side: str) -> int:
        """B-1.4.1: the number of this side that has the ball, or 0."""
        held = self.ball is not None and self.ball in self.of(side)
        return self.men[side].index(self.ball) + 1 if held else 0

    def loose(self) -> bool:
        return self.ball is not None and self.ball not in self.taken()

    def kicks_off(self) -> str:
        """B-1.2.1: who kicks off this half."""
        return self.first if self.half == 1 else other(self.first)


def squares(text: str) -> list[Square | None]:
    return [None if one == "-" else square(one) for one in text.split(",")]


@cache
def formation(called: str, side: str) -> tuple[Square, ...]:
    """The squares of a ready formation, those of B turned about the centre."""
    ours = [square(one) for one in FORMATIONS[called]]
    return tuple(ours if side == "A" else ((26 - c, 18 - r) for c, r in ours))


def read(text: str) -> Position:
    """A whole position from its text."""
    p = Position()
    for part in text.split("; "):
        key, value = part.split("=")
        if key in ("A", "B"):
            p.men[key] = squares(value)
        elif key in ("homeA", "homeB"):
            side = key[-1]
            p.home[side] = list(formation(value, side)) if value in FORMATIONS else squares(value)
        elif key == "ball":
            p.ball = None if value == "none" else square(value)
        elif key in ("score", "played"):
            setattr(p, key, dict(zip("AB", map(int, value.split("-")), strict=True)))
        elif key in ("dice", "movers"):
            both = ("-", "-") if value == "none" else value.replace(",", ".").split(".")
            setattr(p, key, {d: 0 if n == "-" else int(n) for d, n in zip("by", both, strict=True)})
        elif key in ("whistle", "extra"):
            setattr(p, key, value == "yes")
        elif hasattr(p, key):
            old = getattr(p, key)
            setattr(p, key, (0 if value == "none" else int(value)) if type(old) is int else value)
    return p


def legal(p: Position) -> set[str]:
    """The actions allowed, in notation; where dice are thrown, what can come up."""
    match p.phase:
        case "over":
            return set()
        case "lot":
            return {"A", "B"}
        case "throw":
            return {f"b{black}y{yellow}" for black in FACES for yellow in FACES}
        case "penalty":
            return set(map(str, FACES))
        case "formation":
            return set(FORMATIONS)  # B-2.2
        case "place":
            return placings(p)
        case "put":  # B-7.4.2
            free = PITCH - p.taken() - AREA[p.side]
            return {f"{p.kicker}@{name(at)}" for at in free}
        case "keeper":
            return {"stay"} | {f"1-{name(at)}" for at in keepers_steps(p)}
    return plays(p)


# 2. Placing.
def to_place(p: Position, side: str) -> list[int]:
    """B-2.2.2: the figures of a side that are still to be put, in order."""
    return [n for n in NUMBERS if p.men[side][n - 1] is None]


def placings(p: Position) -> set[str]:
    waiting = to_place(p, p.side)
    number = waiting[0]
    where = AREA[p.side] if number == KEEPER else HALF[p.side]
    if p.side != p.kicks_off():
        where -= CIRCLE
    words = {f"{number}@{name(at)}" for at in where - p.taken()}
    if p.half == 2 and number == KEEPER:
        words.add("same")  # B-2.3.2
    return words


# 3. A turn and its dice.
def keepers_side(p: Position) -> str:
    """B-3.1: the side whose keeper may go before this throw, or nothing."""
    return next((side for side in "AB" if p.ball in HALF[side]), "")


def keepers_steps(p: Position) -> set[Square]:
    """B-3.1.1"""
    return set(ends(p, keepers_side(p), KEEPER, (2,))[2])


def keeper_plays(p: Position) -> bool:
    """B-3.5: the black die belongs to the keeper who has the ball."""
    return p.holder(p.side) == KEEPER


def idle(p: Position) -> bool:
    """B-3.5.2: he has picked it up with the yellow die, so nobody uses the black one."""
    return keeper_plays(p) and not may_use(p, BLACK, KEEPER)


def may_use(p: Position, die: str, number: int) -> bool:
    """B-3.2.2, 3.5.1, 7.3.1: whether this figure may use that die, for whatever."""
    if die == YELLOW and number == p.kicker:
        return False
    if die == YELLOW and number == KEEPER and keeper_plays(p) and p.dice[BLACK]:
        return False
    return p.movers[YELLOW if die == BLACK else BLACK] != number or p.taker == number


def plays(p: Position) -> set[str]:
    """What may be done with the dice that are left."""
    words = {"end"} if may_end(p) else set()
    for die, shows in p.dice.items():
        if shows:
            words |= uses(p, die, (shows,))[shows]
    return words


def may_end(p: Position) -> bool:
    """B-3.2.4"""
    owed = p.kicker or (keeper_plays(p) and not idle(p))
    return not (p.dice[BLACK] and owed)


def uses(p: Position, die: str, faces: Iterable[int] = FACES) -> dict[int, set[str]]:
    """B-3.2.1: what may be done with one die, for each of these faces."""
    words: dict[int, set[str]] = {face: set() for face in faces}
    for number in NUMBERS:
        if may_use(p, die, number) and not (die == BLACK and (p.kicker or keeper_plays(p))):
            walk, take = walks(p, number), takes(p, number)
            for face, found in words.items():
                found |= {f"{die}{number}-{name(at)}" for at in walk[face]}
                found |= {f"{die}{number}x{name(at)}" for at in take[face]}
    if die == BLACK:
        for face, found in words.items():
            found |= ball_plays(p, face)
    return words


# 4. Walking and taking.
def reached(start: Square, ground: Squares, most: int) -> dict[Square, int]:
    """B-1.3.4: how many steps it takes from here to every square of this ground."""
    found = {start: 0}
    edge = [start]
    for count in range(1, most + 1):
        edge = list({t for s in edge for t in AROUND[s] if t in ground and t not in found})
        found |= dict.fromkeys(edge, count)
    return found


def ground_of(p: Position, side: str, number: int) -> Squares:
    """B-4.1.1, 4.4: where this figure may step; his own square is free once he has left it."""
    open_to = AREA[side] if number == KEEPER else PITCH
    return open_to - (p.taken() - {p.at(side, number)})


def ends(
    p: Position, side: str, number: int, counts: Iterable[int]
) -> dict[int, dict[Square, bool]]:
    """B-4.1 to 4.3.2: where a walk of at most so many steps ends, and whether with the ball."""
    start, ground = p.at(side, number), ground_of(p, side, number)
    counts = tuple(counts)
    there = reached(start, ground, max(counts))
    fetches = p.loose() and p.ball in there
    on = reached(p.ball, ground, max(counts)) if fetches and p.ball else {}
    found: dict[int, dict[Square, bool]] = {}
    for most in counts:
        walk = {at: start == p.ball for at, count in there.items() if 0 < count <= most}
        if fetches and p.ball:
            left = most - there[p.ball]
            walk |= {at: True for at, count in on.items() if count <= left and at != start}
        found[most] = walk
    return found


def walks(p: Position, number: int) -> dict[int, dict[Square, bool]]:
    """With each face of a die."""
    steps = {die: die * (2 if number == KEEPER else 1) for die in FACES}  # B-4.4
    found = ends(p, p.side, number, steps.values())
    return {die: found[most] for die, most in steps.items()}


def takes(p: Position, number: int) -> dict[int, set[Square]]:
    """B-4.5: with each face, where this figure stands when it has taken the ball."""
    found: dict[int, set[Square]] = {die: set() for die in FACES}
    holder = p.holder(other(p.side))
    if holder in (0, KEEPER):  # B-4.5.4
        return found
    ball = p.at(other(p.side), holder)
    if number == KEEPER and ball not in AREA[p.side]:  # B-4.5.3
        return found
    start, ground = p.at(p.side, number), ground_of(p, p.side, number)
    there = reached(start, ground, 2 * max(FACES))
    for die in FACES:
        most = (2 * die if number == KEEPER else die) - 2  # B-4.5.1
        found[die] = {at for at in AROUND[ball] if at in there and there[at] <= most}
    return found


# 5. Playing the ball.
def line(start: Square, way: str, length: int) -> list[Square]:
    """B-5.1: the squares that a ball crosses, at most one beyond the pitch."""
    found: list[Square] = []
    at = start
    while len(found) < length and at in PITCH:
        at = at[0] + WAYS[way][0], at[1] + WAYS[way][1]
        found.append(at)
    return found


def ball_plays(p: Position, black: int) -> set[str]:
    holder = p.holder(p.side)
    if not holder or not may_use(p, BLACK, holder):
        return set()
    words = {f"shot-{way}" for way in WAYS}  # B-5.3
    if p.kicker:
        return words  # B-7.3, 7.3.2
    for number in NUMBERS:  # B-5.2
        if any(p.at(p.side, number) in line(p.at(p.side, holder), w, 2 * black) for w in WAYS):
            words.add(f">{number}")
    if holder == KEEPER:
        words |= {f"clear-{way}" for way in FORWARD[p.side]}  # B-5.5
    return words


# 7. Offside and fouls.
def offside(p: Position, number: int) -> bool:
    """B-7.1: whether this figure of the side that plays, receiving the ball, is offside."""
    at, theirs = p.at(p.side, number), other(p.side)
    to_line = [steps_to_line(theirs, p.at(theirs, n)) for n in NUMBERS if n != KEEPER]
    return at in HALF[theirs] and steps_to_line(theirs, at) < min(to_line)


def steps_to_line(side: str, at: Square) -> int:
    """Columns from here to the goal line of a side."""
    return abs(at[0] - GOAL_LINE[side])


def offenders(p: Position) -> list[int]:
    """B-7.2, 7.2.1: who of the side that throws would foul with a 1, the offender first."""
    theirs = other(p.side)
    holder = p.holder(theirs)
    if not holder:
        return []
    near = [n for n in NUMBERS if n != KEEPER and steps(p.at(p.side, n), p.at(theirs, holder)) == 1]
    return sorted(near, key=lambda n: (steps_to_line(p.side, p.at(p.side, n)), n))


def nearest_free(p: Position, side: str, number: int, wanted: Square, where: Squares) -> Square:
    """B-6.6: the square for a figure that is to stand here."""
    own = p.men[side][number - 1]
    return min(
        (at for at in where if at == own or at not in p.taken()),
        key=lambda at: (
            steps(at, wanted),
            (at[0] - wanted[0]) ** 2 + (at[1] - wanted[1]) ** 2,
            steps_to_line(side, at),
            at[1],
        ),
    )
