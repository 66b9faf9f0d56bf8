"""Simulator Soccer a second time, slowly and straight from the rule page, to check the first time.

What counts in a position is told in plain objects: cells by name, places in whole hundredths, sides
by letter. Here stand the count, offside and the skills that a count opens; what may be done in each
phase stands in ``second_legal``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.games.simulator.second_ground import (
    CROSSING,
    FORWARD,
    NEIGHBOURS,
    SHOOTING,
    Place,
    cells_of_ball,
    distance,
    other,
    steps_to,
)

SHORT = 5
PASSES = ("pass", "dribble", "head-pass", "throw")
COLOURS = {"assist": "yellow", "through": "yellow", "recovery": "blue", "interception": "blue",
           "wide": "green", "pinpoint": "green", "line": "red", "torpedo": "red"}  # fmt: skip
NEEDS = {"assist": 2, "through": 3, "recovery": 2, "interception": 3,
         "wide": 2, "pinpoint": 3, "line": 2, "torpedo": 3}  # fmt: skip


@dataclass
class Pawn:
    side: str
    shirt: int
    cell: str = ""  # none: not on the pitch
    place: Place = (0, 0)
    lying: str = ""
    gone: bool = False
    moved: int = 0
    down: bool = False
    passes: int = 0
    touch: int = 0
    aside: bool = False
    skills: dict[str, int] = field(default_factory=dict)
    is_keeper: bool = False  # now, on the pitch
    offside: bool = False

    def has(self, colour: str) -> int:
        return self.skills.get(colour, 0)

    @property
    def can_keep(self) -> bool:
        return self.has("blackx") > 0


@dataclass
class Position:
    pawns: list[Pawn]
    phase: str
    who: str
    side: str  # the attack
    ball: Place
    holder: Pawn | None = None
    hands: bool = False
    restart: str = "none"
    relance: bool = False
    direct: bool = False
    ran: int = 0
    deed: str = "none"
    striker: Pawn | None = None
    origin: str = ""
    pressed: bool = False
    crosses: int = 0
    shots: int = 0
    farthest: int = 0
    reach: int = 0
    begun: bool = False
    answered: int = 0
    synchro: int = 0
    climber: Pawn | None = None
    entered: Pawn | None = None
    failed: Pawn | None = None
    wall: str = ""
    lineup: bool = False
    placed: int = 0
    half: int = 0
    steps: int = 0
    length: int = 33
    named: dict[str, bool] = field(default_factory=lambda: {"A": False, "B": False})
    subs: dict[str, int] = field(default_factory=lambda: {"A": 0, "B": 0})
    pro: frozenset[str] = frozenset()

    def team(self, side: str) -> list[Pawn]:
        return [pawn for pawn in self.pawns if pawn.side == side]

    def on(self, side: str) -> list[Pawn]:
        return [pawn for pawn in self.team(side) if pawn.cell]

    def everybody(self) -> list[Pawn]:
        return [pawn for pawn in self.pawns if pawn.cell]

    def inside(self, cell: str, side: str) -> list[Pawn]:
        return [pawn for pawn in self.on(side) if pawn.cell == cell]

    def keeper(self, side: str) -> Pawn | None:
        return next((pawn for pawn in self.on(side) if pawn.is_keeper), None)

    def masters(self, pawn: Pawn, rule: str) -> bool:
        """S-6.9.1: two of a colour give its first pro skill, three give both."""
        return rule in self.pro and pawn.has(COLOURS[rule]) >= NEEDS[rule]

    def repeats(self, pawn: Pawn, colour: str) -> int:
        """S-6.7: how often a turn he may use a skill of this colour."""
        replaced = any(rule in self.pro for rule, of in COLOURS.items() if of == colour)
        return 1 if replaced else max(1, pawn.has(colour))


# The count (chapter 4)


@dataclass
class Count:
    side: str  # who has the ball
    far: int
    rule: str  # what decided
    goers: list[tuple[Pawn, str]]  # who may go, and where to


def left_out(position: Position, pawn: Pawn, under: frozenset[str]) -> bool:
    """S-4.1.2, S-4.1.3, S-4.9.1."""
    if pawn.aside:
        return True
    if pawn is not position.striker:
        return False
    if position.restart in ("kick-off", "corner", "free-kick") or position.deed == "cross":
        return True
    return position.deed in ("shot", "head-shot") and pawn.cell not in under


def ranges(position: Position, under: frozenset[str]) -> Iterator[tuple[int, Pawn]]:
    """How far everybody is who counts."""
    for pawn in position.everybody():
        if not left_out(position, pawn, under):
            yield steps_to(pawn.cell, under), pawn


def tie(position: Position, tied: list[Pawn], under: frozenset[str]) -> tuple[str, str]:
    """S-4.3 to S-4.5: who has it if both sides are as near, and why."""
    attack, defence = position.side, other(position.side)
    touched = [pawn for pawn in tied if pawn.touch]
    if touched:
        return max(touched, key=lambda pawn: pawn.touch).side, "touch"
    if position.deed == "cross":
        return defence, "cross"
    if position.deed in ("shot", "head-shot", "round"):
        return defence, "shot"
    if position.relance:
        return defence, "relance"
    if position.pressed:
        return defence, "pressing"
    if steps_to(position.origin, under) <= SHORT:
        return attack, "short"
    untouched = not any(pawn.touch for pawn in position.pawns)
    assert position.striker
    if position.masters(position.striker, "through") and untouched:
        return attack, "through"
    return defence, "long"


def count(position: Position) -> Count:
    under = cells_of_ball(position.ball)
    found = list(ranges(position, under))
    far = min(steps for steps, _ in found)
    nearest = [pawn for steps, pawn in found if steps == far]
    sides = {pawn.side for pawn in nearest}
    side, rule = (min(sides), "nearest") if len(sides) == 1 else tie(position, nearest, under)
    going = [pawn for pawn in nearest if pawn.side == side]
    if rule == "touch":
        going = [max(going, key=lambda pawn: pawn.touch)]
    goers = [
        (pawn, cell)
        for pawn in going
        for cell in sorted(under)
        if pawn.cell == cell
        or not any(
            mate is not pawn and not left_out(position, mate, under)
            for mate in position.inside(cell, side)
        )
    ]
    return Count(side, far, rule, goers)


def offside_by_count(position: Position) -> set[int]:
    """S-8.1.2: the shirts of those offside who are nearest of their side, no defender nearer."""
    under = cells_of_ball(position.ball)
    found = list(ranges(position, under))
    far = {side: min((n for n, p in found if p.side == side), default=99) for side in "AB"}
    if far[other(position.side)] < far[position.side]:
        return set()
    return {p.shirt for n, p in found if p.offside and n == far[position.side]}


# Offside (S-8.1)


def offside(position: Position) -> set[int]:
    """The shirts of the attack's pawns that stand offside when the ball is struck."""
    if position.restart in ("throw-in", "corner", "goal-kick"):
        return set()
    if position.deed not in (*PASSES, "cross"):
        return set()
    way = FORWARD[position.side]
    field_pawns = [p for p in position.on(other(position.side)) if not p.is_keeper]
    found = set()
    for pawn in position.on(position.side):
        x = pawn.place[0] * way
        ahead = x > 0 and x > position.ball[0] * way
        beyond = all(x > opponent.place[0] * way for opponent in field_pawns)
        if pawn is not position.striker and ahead and beyond:
            found.add(pawn.shirt)
    return found


# Skills (chapter 6)


def unmarked(position: Position, pawn: Pawn) -> bool:
    """S-6.6."""
    return all(distance(pawn.cell, o.cell) > 1 for o in position.on(other(pawn.side)))


def switched_off(position: Position, pawn: Pawn) -> bool:
    """S-6.5, and S-6.10 against it."""
    markers = [o for o in position.inside(pawn.cell, other(pawn.side)) if o.has("blue")]
    striker = position.striker
    assisted = (
        striker is not None
        and striker is not pawn
        and striker.side == pawn.side
        and position.masters(striker, "assist")
        and position.deed in PASSES
        and (pawn.has("green") > 0 or pawn.has("red") > 0)
    )
    return bool(markers) and not assisted


def crossing_cells(position: Position, pawn: Pawn) -> frozenset[str]:
    """S-5.3, S-6.14."""
    zone = CROSSING[pawn.side]
    if position.masters(pawn, "wide"):
        return zone | {near for cell in zone for near in NEIGHBOURS[cell]}
    return zone


def skills(position: Position) -> set[str]:
    """What the holder, who has just won the count for the attack, may play at once."""
    pawn = position.holder
    assert pawn
    free = unmarked(position, pawn)
    off = switched_off(position, pawn)
    found = set()

    def own(colour: str) -> bool:
        return free or (pawn.has(colour) > 0 and not off)

    passing = position.deed in PASSES and position.ran == 0 and pawn.touch > 0
    if own("yellow") and passing and pawn.passes < position.repeats(pawn, "yellow"):
        found.add("direct pass")
    wide = pawn.cell in crossing_cells(position, pawn)
    if own("green") and wide and position.crosses < position.repeats(pawn, "green"):
        found.add("direct cross")
    able = own("red") or position.masters(pawn, "torpedo")
    near = pawn.cell in SHOOTING[pawn.side]
    if able and near and position.shots < position.repeats(pawn, "red"):
        found.add("direct shot")
    return found
