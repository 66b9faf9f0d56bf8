"""Everything of the box in one place: courts, areas and lines, pawns, formations, lengths."""

from __future__ import annotations

COLUMNS = "abcdefghijklmnop"
WIDTH, HEIGHT = len(COLUMNS), 8
SQUARES = WIDTH * HEIGHT
COURTS = ("full", "short")
LENGTHS = (16, 14)  # columns of each court


def square(name: str) -> int:
    """``e4`` to its number; squares are numbered from ``a1`` along the rows, on every court."""
    return COLUMNS.index(name[0]) + WIDTH * (int(name[1:]) - 1)


def name(number: int) -> str:
    return f"{COLUMNS[number % WIDTH]}{number // WIDTH + 1}"


NAMES = tuple(name(number) for number in range(SQUARES))


def mirrored(number: int, court: int) -> int:
    """The square of the other end that lies as this one does."""
    return number + LENGTHS[court] - 1 - 2 * (number % WIDTH)


def at_end(names: tuple[str, ...], court: int, end: int) -> tuple[int, ...]:
    """Squares told for the end of column a, at this one; ``'e4`` counts from the other end."""
    found = []
    for written in names:
        number = square(written.lstrip("'"))
        far = written.startswith("'")
        found.append(mirrored(number, court) if far != bool(end) else number)
    return tuple(found)


def on_court(number: int, court: int) -> bool:
    return number % WIDTH < LENGTHS[court]


# Told for the end of column a.
AREA = ("a2", "a3", "a4", "a5", "a6", "a7", "b3", "b4", "b5", "b6")
RESTART_SQUARES = ("a2", "a7", "b3", "b4", "b5", "b6")
MOUTH = ("a4", "a5")
FREE_THROW_ZONE = (
    *(f"{column}{row}" for column in "ab" for row in range(1, HEIGHT + 1)),
    *(f"c{row}" for row in range(2, 8)),
    "d4", "d5",
)  # fmt: skip
SEVEN_METRES = ("c4", "c5")
SEVEN_CROSSED = 2  # free squares between the 7 m squares and the goal line
CENTRAL_ROWS = (4, 5)

TEAM = 7  # pawns of a side, the keeper first
KEEPER = 0
MOST_REPOSITIONED = 2  # field pawns of a side at a keeper's restart
MOST_BESIDE_BALL = 1
INTERCEPTS = 2  # the keeper's throw up to which he gets a ball that crosses his area

# Ready formations, keeper first, told as above. Who takes a restart leaves his square empty.
FORMATIONS: dict[str, tuple[str, ...]] = {
    "wall": ("a4", "c2", "c3", "c4", "c5", "c6", "c7"),
    "five-one": ("a4", "c2", "c3", "c6", "c7", "d5", "f4"),
    "three-three": ("a5", "c3", "c6", "d4", "e2", "e7", "f5"),
    "spread": ("a4", "d3", "d6", "e1", "e8", "g2", "g7"),
    "block": ("a5", "d4", "e3", "e6", "f5", "g4", "g5"),
    "counter": ("a4", "c3", "c6", "e4", "'f2", "'f7", "'e5"),
    "siege": ("a4", "'c1", "'c8", "'d3", "'d6", "'e4", "'e5"),
    "press": ("a5", "d4", "f3", "f6", "'h4", "'g2", "'g7"),
}
FORMATION_NAMES = tuple(FORMATIONS)
# A position text that names no pawns has these.
USUAL = ("a4", "d3", "d6", "f2", "f7", "g4", "g5")

SIDES_OF_DIE = 6
ACTIONS_OF_PERIOD, MOST_ACTIONS = 50, 200
MOST_BY_CLOCK = 500  # of a side in a period that a clock ends: so every match is finite
MINUTES, MOST_MINUTES = 30, 60
MOST_PASSIVE = 20
CLOCKS = ("actions", "real")

PHASES = (
    "lot", "taker", "place", "walk-throw", "walk", "choose", "ball-throw", "ball", "save",
    "intercept", "seven", "over",
)  # fmt: skip
RESTARTS = ("none", "free", "seven", "keeper", "goal", "engage")
REASONS = ("", "full-time")

# Numbers of the actions. A pawn's own: the squares it walks to, or is put on.
STAND = TEAM * SQUARES
BALL_TO = STAND + 1
SHOT = BALL_TO + SQUARES
THROW_ON = SHOT + 1
KEEP = THROW_ON + 1
FORMATION = KEEP + 1
NEXT = FORMATION + len(FORMATIONS)
STAY = NEXT + 1
ACTIONS = STAY + 1
