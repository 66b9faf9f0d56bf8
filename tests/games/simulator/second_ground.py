"""The pitch of Simulator Soccer a second time, slowly: cells by name, geometry in exact numbers.

Nothing of the package is used. A place is a pair of whole hundredths of a centimetre from the
centre spot, a cell its name; a length with a root of 3 in it is compared exactly.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache

Place = tuple[int, int]

COLUMNS = "abcdefghi"
ACROSS = dict(zip(COLUMNS, (-2771, -2078, -1386, -693, 0, 693, 1386, 2078, 2771), strict=True))
GOAL_LINE, TOUCH_LINE = 4400, 3200
BALL = 50  # its radius
FLAT = 400  # from the centre of a cell to a flat side
FORWARD = {"A": 1, "B": -1}  # S-1.2.1
FAR_FROM_BALL = 960  # S-8.8


def other(side: str) -> str:
    return "B" if side == "A" else "A"


def _along(column: str, row: int) -> int:
    """S-1.2: rows are 8 apart; those of b d f h lie half a cell farther back."""
    return 800 * (row - 6) if column in "acegi" else 800 * (row - 6) - 400


CELLS: dict[str, Place] = {
    f"{column}{row}": (_along(column, row), ACROSS[column])
    for column in COLUMNS
    for row in range(1, 12 if column in "acegi" else 13)
}


def _touching(one: str, another: str) -> bool:
    (x, y), (u, v) = CELLS[one], CELLS[another]
    return 0 < (x - u) ** 2 + (y - v) ** 2 < 900**2


NEIGHBOURS = {one: frozenset(c for c in CELLS if _touching(one, c)) for one in CELLS}


@cache
def away(cell: str) -> dict[str, int]:
    """S-1.2.2: how many steps it is from this cell to every other."""
    steps, edge = {cell: 0}, [cell]
    while edge:
        then = []
        for one in edge:
            for near in sorted(NEIGHBOURS[one]):
                if near not in steps:
                    steps[near] = steps[one] + 1
                    then.append(near)
        edge = then
    return steps


def distance(one: str, another: str) -> int:
    return away(one)[another]


def forward(cell: str, side: str) -> int:
    """How far a cell's centre lies from the middle, as this side sees it."""
    return CELLS[cell][0] * FORWARD[side]


def front(cell: str, side: str) -> frozenset[str]:
    """S-7.4.1: the neighbours in front, as this side sees it."""
    return frozenset(c for c in NEIGHBOURS[cell] if forward(c, side) > forward(cell, side))


def back(cell: str, side: str) -> frozenset[str]:
    return NEIGHBOURS[cell] - front(cell, side)


# Zones (S-1.3 and below), as the attacking side sees them; 44 is half the length of the pitch.


def zone(cell: str, side: str) -> str:
    way = forward(cell, side) + GOAL_LINE
    return "defence" if way < 3200 else "midfield" if way <= 5600 else "attack"


def _part(columns: str, least: int, side: str) -> frozenset[str]:
    return frozenset(c for c in CELLS if c[0] in columns and forward(c, side) + GOAL_LINE >= least)


SIDES = ("A", "B")
AREA = {other(side): _part("cdefg", 7400, side) for side in SIDES}  # of the side that defends it
GOAL_AREA = {"B": frozenset({"d12", "e11", "f12"}), "A": frozenset({"d1", "e1", "f1"})}
SHOOTING = {side: _part("cdefg", 6400, side) for side in SIDES}
CROSSING = {side: _part("abhi", 6400, side) for side in SIDES}
BEHIND = {side: frozenset(c for c in CELLS if forward(c, side) <= 0) for side in SIDES}  # S-8.6.3


# Places


def squared(one: Place, another: Place) -> int:
    return (one[0] - another[0]) ** 2 + (one[1] - another[1]) ** 2


@cache
def nearest(place: Place) -> frozenset[str]:
    """S-1.2.3: the cell of a place; several only if it is exactly as near to several centres."""
    least = min(squared(place, centre) for centre in CELLS.values())
    return frozenset(c for c, centre in CELLS.items() if squared(place, centre) == least)


def _not_positive(whole: Fraction, root: Fraction) -> bool:
    """Whether whole + root * √3 ≤ 0."""
    if whole <= 0 and root <= 0:
        return True
    if whole >= 0 and root >= 0:
        return whole == 0 and root == 0
    inner = whole * whole - 3 * root * root
    return inner >= 0 if whole < 0 else inner <= 0


def within(place: Place, cell: str, far: int) -> bool:
    """Whether a place is at most so far from a cell's hexagon, of 8 across flats."""
    # The hexagon looks the same from all four quarters: its corners there are (400, 400/√3) and
    # (0, 800/√3), between them a side whose normal is (1/2, √3/2).
    x, y = (abs(p - c) for p, c in zip(place, CELLS[cell], strict=True))
    third = Fraction(1, 3)
    level = _not_positive(Fraction(y), -FLAT * third)  # y ≤ 400/√3
    if level:
        return x <= FLAT + far
    # How far along the slanted side, from the first corner: (400 - x)√3/2 + (y - 400/√3)/2.
    along_slant = (Fraction(y, 2), Fraction(FLAT - x, 2) - FLAT * third / 2)
    if _not_positive(*along_slant):
        return _near_corner(x - FLAT, y, FLAT, far)
    beyond = (along_slant[0], along_slant[1] - 2 * FLAT * third)  # that side is 800/√3 long
    if not _not_positive(*beyond):
        return _near_corner(x, y, 2 * FLAT, far)
    return _not_positive(Fraction(x, 2) - FLAT - far, Fraction(y, 2))


def _near_corner(x: int, y: int, up: int, far: int) -> bool:
    """Whether (x, y) is at most so far from the corner (0, up/√3)."""
    third = Fraction(1, 3)
    return _not_positive(x * x + y * y + up * up * third - far * far, -2 * y * up * third)


def cells_of_ball(place: Place) -> frozenset[str]:
    """S-1.4: every cell that the ball's circle covers a part of."""
    here = nearest(place)
    around = {near for cell in here for near in NEIGHBOURS[cell]}
    return here | {c for c in around if within(place, c, BALL)}


def steps_to(cell: str, cells: Iterable[str]) -> int:
    """S-4.2: all the cells of a ball on a line count as one."""
    return min(distance(cell, c) for c in cells)


# S-7.7.1: the centre of a cell, and 2.4 from it towards each of its sides.
SPOTS = ((0, 0), (-120, -208), (120, -208), (-240, 0), (240, 0), (-120, 208), (120, 208))


def spot(cell: str, number: int) -> Place:
    return CELLS[cell][0] + SPOTS[number][0], CELLS[cell][1] + SPOTS[number][1]


def is_on_pitch(place: Place) -> bool:
    return abs(place[0]) <= GOAL_LINE and abs(place[1]) <= TOUCH_LINE
