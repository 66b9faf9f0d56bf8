"""Everything of the box in one place: board, areas, figures, formations, dice, lengths."""

from __future__ import annotations

WIDTH, HEIGHT = 25, 17
SQUARES = WIDTH * HEIGHT


def square(name: str) -> int:
    """``13.9`` (column, row) to its number; squares are numbered from ``1.1`` along the rows."""
    column, row = name.split(".")
    return int(column) - 1 + WIDTH * (int(row) - 1)


def name(number: int) -> str:
    return f"{number % WIDTH + 1}.{number // WIDTH + 1}"


NAMES = tuple(name(number) for number in range(SQUARES))


def mirrored(number: int) -> int:
    """The square that lies as this one does once the board is turned round."""
    return SQUARES - 1 - number


def at_end(number: int, end: int) -> int:
    """A square told for side A, as it lies for a side."""
    return mirrored(number) if end else number


# Told for side A, which defends column 1.
GOAL_ROWS = range(7, 12)
AREA_COLUMNS, AREA_ROWS = range(1, 5), range(4, 15)
SPOT = "3.9"
MIDDLE_OF_LINE = "1.9"  # where a keeper is given the ball after a missed penalty
CENTRE = "13.9"
CIRCLE = 2  # king steps from the centre
MIDDLE = 13  # the column that belongs to neither half

TEAM = 11  # figures of a side, the keeper first
KEEPER = 0
CENTRE_FORWARD = 8  # figure 9
DICE = ("black", "yellow")
SIDES_OF_DIE = 6

KEEPER_STEPS = 2  # free ones before a throw
KEEPER_TIMES = 2  # a keeper goes so many times the die
PASS_TIMES, SHOT_TIMES, CLEAR_TIMES = 2, 2, 3
TAKE_PRICE = 1  # steps that the die must show beyond those to the holder
MOST_THROWS = 3  # in a row
FOUL_FACE = 1
BACK = 5  # squares that an offender goes back
PENALTY_MISSES = 1  # the highest face that does not score

# Ready formations, keeper first, told for side A.
FORMATIONS: dict[str, tuple[str, ...]] = {
    "4-4-2": ("1.9", "5.14", "5.4", "5.11", "5.7", "8.7", "9.13", "8.11", "10.12", "10.6", "9.3"),
    "4-3-3": ("1.9", "5.14", "5.4", "5.11", "5.7", "8.9", "12.14", "9.13", "10.9", "9.5", "12.4"),
    "3-5-2": ("1.9", "5.13", "5.5", "8.12", "5.9", "8.6", "9.15", "8.9", "10.12", "10.6", "9.3"),
    "5-3-2": ("1.9", "6.15", "6.3", "5.12", "5.6", "4.9", "9.13", "8.9", "10.6", "9.5", "10.12"),
    "wm": ("1.9", "5.13", "5.5", "7.11", "5.9", "7.7", "12.15", "9.13", "10.9", "9.5", "12.3"),
}
FORMATION_NAMES = tuple(FORMATIONS)
USUAL = "4-4-2"  # of a position text that names no figures

LENGTH, MOST_LENGTH = 20, 100  # turns of a half, both sides together
MOST_BY_CLOCK = 500  # turns of a half that a clock ends: so every match is finite
MINUTES, MOST_MINUTES = 15, 60
CLOCKS = ("turns", "real")
PLACINGS = ("formation", "free")

PHASES = ("lot", "formation", "place", "keeper", "throw", "play", "penalty", "put", "over")
REASONS = ("", "full-time")

# The eight ways in the order of the kernel's grid; north is the row before.
WAY_NAMES = ("nw", "n", "ne", "w", "e", "sw", "s", "se")
WAYS = len(WAY_NAMES)
FORWARD = ("ne", "e", "se")  # of side A; the other side's are the opposite ones

# Numbers of the actions. A walk has one for each die, figure and square; while figures are placed,
# and for a keeper's free steps, they are those of the black die.
WALKS = len(DICE) * TEAM * SQUARES
TAKE = WALKS  # by die, figure, and where he ends: which way from the holder
PASS = TAKE + len(DICE) * TEAM * WAYS
SHOT = PASS + TEAM
CLEAR = SHOT + WAYS
FORMATION = CLEAR + WAYS
SAME = FORMATION + len(FORMATIONS)
STAY = SAME + 1
END = STAY + 1
ACTIONS = END + 1
