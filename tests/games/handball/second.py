"""Handball et dé a second time, slowly and straight from the rule page, to check the first time.

A position is read from its text, an action from its notation, a cell is its name. Of the package
only the cells of the ready formations are used. What may be done stands here; what then follows
in ``second_flow``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

from debut.games.handball.board import FORMATIONS

DICE = (1, 2, 3, 4, 5, 6)
NOBODY = "-"
NUMBERS = range(1, 8)
KEEPER = 1
LEFT, RIGHT = "left", "right"

Cells = frozenset[str]


def distance(one: str, other: str) -> int:
    """Steps between two cells of an empty court."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


class Court:
    """H-1.3: the cells of a court, and what lies before its two goals."""

    def __init__(self, columns: str) -> None:
        self.columns = columns
        self.cells = frozenset(f"{column}{row}" for column in columns for row in range(1, 9))
        self.next = {cell: [c for c in self.cells if distance(c, cell) == 1] for cell in self.cells}
        self.area = self._both("a2 a3 a4 a5 a6 a7 b3 b4 b5 b6")  # H-1.3.1
        self.touching = self._both("a2 a7 b3 b4 b5 b6")
        self.mouth = self._both("a4 a5")
        zone = [cell for cell in self.cells if cell[0] in "ab"]
        self.zone = self._both(" ".join([*zone, "c2 c3 c4 c5 c6 c7 d4 d5"]))  # H-1.3.2
        self.seven = self._both("c4 c5")  # H-1.3.3
        half = columns[: len(columns) // 2]
        self.half = self._both(" ".join(cell for cell in self.cells if cell[0] in half))
        self.central = self._both(f"{half[-1]}4 {half[-1]}5")
        self.field = self.cells - self.area[LEFT] - self.area[RIGHT]

    def _both(self, cells: str) -> dict[str, Cells]:
        left = frozenset(cells.split())
        return {LEFT: left, RIGHT: frozenset(map(self.mirrored, left))}

    def mirrored(self, cell: str) -> str:
        return f"{self.columns[-1 - self.columns.index(cell[0])]}{cell[1]}"


COURTS = {"full": Court("abcdefghijklmnop"), "short": Court("abcdefghijklmn")}


@dataclass
class Position:
    men: dict[str, list[str]]
    ball: str = "none"
    phase: str = "lot"
    side: str = "A"
    die: int = 0
    turns: int = 0
    period: int = 1
    first: str = "A"
    restart: str = "none"
    taking: str = "A"
    taker: int = 0
    step: int = 0
    placed: frozenset[str] = frozenset()
    moved: dict[str, int] = field(default_factory=lambda: {"A": 0, "B": 0})
    plan: dict[str, str] = field(default_factory=lambda: {"A": "none", "B": "none"})
    stays: frozenset[str] = frozenset()
    target: str = "none"
    distance: int = 0
    held: dict[str, int] = field(default_factory=lambda: {"A": 0, "B": 0})
    score: dict[str, int] = field(default_factory=lambda: {"A": 0, "B": 0})
    result: str = "none"
    actions: int = 50
    clock: str = "actions"
    whistle: bool = False
    passive: int = 0
    court: str = "full"

    @property
    def ground(self) -> Court:
        return COURTS[self.court]

    def home(self, side: str) -> str:
        """Which end a side defends: they change at half-time (H-1.2.1)."""
        return LEFT if (side == "A") == (self.period == 1) else RIGHT

    def of(self, side: str) -> Cells:
        return frozenset(self.men[side]) - {NOBODY}

    @property
    def taken(self) -> Cells:
        return self.of("A") | self.of("B")

    def cell(self, side: str, number: int) -> str:
        return self.men[side][number - 1]

    def holds(self, side: str) -> bool:
        return self.ball in self.of(side)

    def at_home(self, side: str) -> bool:
        """Whether a keeper is in his goal area."""
        return self.cell(side, KEEPER) in self.ground.area[self.home(side)]


def other(side: str) -> str:
    return "B" if side == "A" else "A"


def read(text: str) -> Position:
    """A whole position from its text."""
    p = Position({})
    for part in text.split("; "):
        key, value = part.split("=")
        if key in ("A", "B"):
            p.men[key] = value.split(",")
        elif key in ("score", "held", "moved"):
            setattr(p, key, dict(zip("AB", map(int, value.split("-")), strict=True)))
        elif key == "plan":
            p.plan = dict(zip("AB", value.split(","), strict=True))
        elif key in ("placed", "stays"):
            setattr(p, key, frozenset(value.split(",")) - {"none"})
        elif key == "whistle":
            p.whistle = value == "yes"
        elif hasattr(p, key):
            old = getattr(p, key)
            setattr(p, key, (0 if value == "none" else int(value)) if type(old) is int else value)
    return p


def legal(p: Position) -> set[str]:
    """The actions allowed, in notation; where a die is thrown, the faces that can come up."""
    if p.phase == "over":
        return set()
    if p.phase == "lot":
        return {"A", "B"}
    if p.phase == "taker":
        return {f"{number}@{spot}" for number in takers(p) for spot in spots(p)}
    if p.phase == "place":
        return placings(p)
    if p.phase == "walk":
        return walks(p, (p.die,))[p.die]
    if p.phase == "choose":
        return {"throw", "keep"}  # H-1.4.2.2
    if p.phase == "ball":
        return set(throws(p, (p.die,))[p.die])
    return set(map(str, DICE))


# 2. Walking.
def ways(court: Court, start: str, longest: int, over: Cells, onto: Cells) -> list[Cells]:
    """H-2.2.1 to 2.2.3, 3.2.2 to 3.2.4: where something can end after 0, 1, 2 ... steps that goes
    over some cells and ends on others."""
    ends = [frozenset({start})]
    going = {(start, "")}  # a cell, and the one just left
    for _ in range(longest):
        steps = {(n, cell) for cell, left in going for n in court.next[cell] if n != left}
        ends.append(frozenset(cell for cell, _ in steps if cell in onto))
        going = {(cell, left) for cell, left in steps if cell in over}
    return ends


def open_to(p: Position, side: str, number: int) -> Cells:
    """H-2.2.6, 2.2.6.1, 2.2.7: the cells that a pawn may walk on, if nobody stands there."""
    if number != KEEPER:
        return p.ground.field
    area = p.ground.area[p.home(side)]
    if p.ball != p.cell(side, KEEPER):
        return p.ground.field | area
    return area if p.at_home(side) else p.ground.field


def shut_out(p: Position, side: str) -> bool:
    """H-2.4.1: whether no pawn of this side could come to the loose ball past the others."""
    for number in NUMBERS:
        reached = {p.cell(side, number)}
        waiting = list(reached)
        over = open_to(p, side, number) - p.of(other(side))
        while waiting:
            for cell in p.ground.next[waiting.pop()]:
                if cell in over and cell not in reached:
                    reached.add(cell)
                    waiting.append(cell)
        if p.ball in reached:
            return False
    return True


def on_duty(p: Position) -> Cells:
    """H-2.4, 2.4.2: the cells of the pawns of which one must walk; none where any may."""
    if p.ball in p.taken or not shut_out(p, other(p.side)):
        return frozenset()
    nearest = min(distance(cell, p.ball) for cell in p.of(p.side))
    return frozenset(cell for cell in p.of(p.side) if distance(cell, p.ball) == nearest)


def walks(p: Position, dice: Iterable[int] = DICE) -> dict[int, set[str]]:
    """The walks there are with each throw."""
    found: dict[int, set[str]] = {die: set() for die in dice}
    duty = on_duty(p)
    for number, start in enumerate(p.men[p.side], start=1):
        if duty and start not in duty:
            continue
        free = open_to(p, p.side, number) - p.taken | {start}  # H-2.2.4
        ends = ways(p.ground, start, max(found), free, free)
        for die in found:  # H-2.2.3.1
            found[die] |= {f"{start}-{end}" for end in ends[die] - {start}}
            found[die] |= {"stand"} if start in ends[die] else set()
    return found


# 3. Throwing the ball.
def restarts_as_keeper(p: Position) -> bool:
    """A keeper has the ball in his goal area only for his restart (H-4.3)."""
    return p.at_home(p.side) and p.ball == p.cell(p.side, KEEPER)


def throws(
    p: Position, dice: Iterable[int] = DICE, crossing: bool = True
) -> dict[int, dict[str, str]]:
    """The throws of the ball there are with each throw of the die, and what becomes of each.

    A test can leave out the crossing of pawns (H-4.3.4), to see what needs it.
    """
    found: dict[int, dict[str, str]] = {die: {} for die in dice}
    ground, mine, theirs = p.ground, p.home(p.side), p.home(other(p.side))
    over, onto = ground.cells - p.taken, ground.cells - {p.ball}  # H-3.2.4 to 3.2.6
    if restarts_as_keeper(p):
        if crossing:
            over |= ground.zone[mine] - ground.area[mine]  # H-4.3.4
        onto -= ground.area[mine]  # H-4.3.3
    longest = max(found)
    ends = ways(ground, p.ball, longest, over, onto)
    around = ways(ground, p.ball, longest, over - ground.area[theirs], onto)
    before = ways(ground, p.ball, longest, over, over)
    # H-4.2.2.1: so many cells are crossed when the ball is before the mouth.
    crossed = [n for n in range(1, longest) if before[n] & ground.mouth[theirs]]
    for die in found:
        for end in ends[die]:
            found[die][f">{end}"] = fate(p, end, end not in around[die])
        if crossed and crossed[0] < die:  # H-4.2.2
            found[die][">goal"] = str(crossed[0])
    return found


def fate(p: Position, end: str, through: bool) -> str:
    """H-3.2.6, 3.2.7: what becomes of a ball that ends here."""
    if end in p.ground.area[p.home(p.side)]:
        return "own area"
    if end in p.ground.area[p.home(other(p.side))]:
        return "other area"
    if through and p.at_home(other(p.side)):
        return "through"
    if end in p.of(p.side):
        return "mate"
    return "lost" if end in p.taken else "loose"


# 4. Restarts: who takes them, from where.
def takers(p: Position) -> list[int]:
    return [KEEPER] if p.restart == "keeper" else [n for n in NUMBERS if n != KEEPER]


def spots(p: Position) -> Cells:
    mine, theirs = p.home(p.taking), p.home(other(p.taking))
    if p.restart == "keeper":
        return p.ground.touching[mine]  # H-4.3
    if p.restart == "seven":
        return p.ground.seven[theirs]  # H-4.4.2
    if p.restart == "free":
        beyond = p.ground.cells - p.ground.zone[theirs]  # H-4.5.2.1: the line of those at fault
        nearest = min(distance(cell, p.ball) for cell in beyond)
        return frozenset(cell for cell in beyond if distance(cell, p.ball) == nearest)
    return p.ground.central[mine]  # H-4.1, 4.6


# 4.7 Placing.
@cache
def formation(name: str, court: str, end: str) -> tuple[str, ...]:
    """The cells of a ready formation. They are told for the end of column a; with an apostrophe
    they lie as seen from the other goal."""
    cells = []
    for told in FORMATIONS[name]:
        cell = told.lstrip("'")
        cells.append(COURTS[court].mirrored(cell) if (told == cell) == (end == RIGHT) else cell)
    return tuple(cells)


def in_four_steps(p: Position) -> bool:
    return p.restart in ("free", "seven", "keeper")  # H-4.7.1


def placer(p: Position, step: int) -> str:
    """H-4.7.1, 4.1.1, 4.6.1, 4.6.2: whose step it is."""
    first = other(p.taking) if in_four_steps(p) else p.taking
    return first if step % 2 == 0 else other(first)


def own_half_only(p: Position, side: str) -> bool:
    return p.restart == "engage" or (p.restart == "goal" and side == p.taking)


def may_stand(p: Position, side: str, number: int) -> Cells:
    """The cells that a pawn may have in this restart, whoever stands there."""
    ground, end = p.ground, p.home(side)
    cells = ground.field
    if number == KEEPER:  # H-4.7.3, 4.1.1, 4.6.1, 4.6.2
        cells = ground.field | ground.area[end] if in_four_steps(p) else ground.area[end]
    if p.restart == "seven" and not (number == KEEPER and side != p.taking):
        cells -= ground.zone[p.home(other(p.taking))]  # H-4.4.2.1
    if p.restart == "free" and side == p.taking:
        cells -= ground.zone[p.home(other(side))]  # H-4.5.2.3
    return cells & ground.half[end] if own_half_only(p, side) else cells


def beside_ball(p: Position, side: str) -> Cells:
    return frozenset(p.ground.next[p.ball]) & p.of(side)


def one_beside_ball(p: Position, side: str) -> bool:
    """H-4.5.2.4, 4.6.2: whether a side may have one pawn only beside the ball."""
    return side != p.taking and p.restart in ("free", "goal", "engage")


def half_of_step(p: Position, side: str) -> Cells:
    """H-4.7.1: where pawns are placed now."""
    if not in_four_steps(p):
        return p.ground.cells
    return p.ground.half[p.home(side if p.step < 2 else other(side))]


def may_be_placed(p: Position, side: str) -> list[int]:
    """H-4.7.2, 4.3.1."""
    left = [number for number in NUMBERS if f"{side}{number}" not in p.placed]
    if p.restart != "keeper":
        return left
    return [number for number in left if number != KEEPER] if p.moved[side] < 2 else []


def cells_for(p: Position, side: str, number: int) -> Cells:
    """Where a pawn may be placed now."""
    cells = (may_stand(p, side, number) & half_of_step(p, side)) - p.taken
    if one_beside_ball(p, side) and beside_ball(p, side) - {p.cell(side, number)}:
        cells -= frozenset(p.ground.next[p.ball])
    return cells


def stands_well(p: Position, side: str, number: int) -> bool:
    return p.cell(side, number) in may_stand(p, side, number)


def too_many_beside(p: Position, side: str) -> bool:
    return one_beside_ball(p, side) and len(beside_ball(p, side)) > 1


def somebody_must(p: Position, side: str) -> bool:
    """H-4.7.4."""
    if p.restart == "keeper":
        return False
    well = all(stands_well(p, side, number) for number in may_be_placed(p, side))
    return not well or too_many_beside(p, side)


def formations(p: Position, side: str) -> list[str]:
    """H-4.7.6."""
    if p.restart == "keeper":
        return []
    half = p.ground.half[p.home(side)]
    return [
        name
        for name in FORMATIONS
        if not own_half_only(p, side) or set(formation(name, p.court, p.home(side))) <= half
    ]


def placings(p: Position) -> set[str]:
    found = {
        f"{number}@{cell}"
        for number in may_be_placed(p, p.side)
        for cell in cells_for(p, p.side, number)
    }
    found |= set(formations(p, p.side))
    if in_four_steps(p) and p.step < 2:
        found.add("next")  # H-4.7.5
    if not somebody_must(p, p.side):
        found.add("stay")
    return found
