"""Everything of the box in one place: board, zones, footballers, formations, lengths."""

from __future__ import annotations

COLUMNS = "abcdefghijkl"
WIDTH, HEIGHT = len(COLUMNS), 8
SQUARES = WIDTH * HEIGHT
FIELD_WIDTH, FIELD_HEIGHT = WIDTH - 2, HEIGHT - 2
FIELD_SQUARES = FIELD_WIDTH * FIELD_HEIGHT


def square(name: str) -> int:
    """``e4`` to its number; squares are numbered from ``a0`` along the rows."""
    return COLUMNS.index(name[0]) + WIDTH * int(name[1:])


def name(number: int) -> str:
    return f"{COLUMNS[number % WIDTH]}{number // WIDTH}"


def turned(number: int) -> int:
    """The square that B sees where A sees this one."""
    return SQUARES - 1 - number


def on_field(number: int) -> bool:
    return 0 < number % WIDTH < WIDTH - 1 and 0 < number // WIDTH < HEIGHT - 1


def field_index(number: int) -> int:
    """Squares of the field are also counted by themselves, for the ball."""
    return number % WIDTH - 1 + FIELD_WIDTH * (number // WIDTH - 1)


NAMES = tuple(name(number) for number in range(SQUARES))
FIELD = tuple(number for number in range(SQUARES) if on_field(number))


def _both(*names: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A's squares of a kind, and B's."""
    ours = tuple(map(square, names))
    return ours, tuple(sorted(map(turned, ours)))


GOALS = _both("a3", "a4")
DARK = _both("b3", "b4")
LIGHT = _both("c3", "c4")
CENTRAL = _both("f3", "f4")
CORNERS = tuple(map(square, ("b1", "b6", "k1", "k6")))
HALF_COLUMNS = ("bcdef", "ghijk")

# Where the ball is when it lies on no square.
CENTRE = SQUARES
IN_GOAL = SQUARES + 1

TEAM = 5  # footballers of a side, the keeper first
KEEPER = 0

# Who places, the first side (0) or the second (1), by how many footballers stand already.
PLACING_ORDER = {
    "turns": (0, 1, 1, 0, 0, 1, 1, 0, 0, 1),
    "littlegolem": (0, 0, 0, 0, 0, 0, 0, 1, 1, 1),
}
# A's ready formations, keeper first; B's are the same, turned around.
FORMATIONS: dict[str, tuple[str, ...]] = {
    "diamond": ("b3", "f4", "d4", "e2", "h6"),
    "wall": ("b4", "f3", "d3", "d4", "h1"),
    "arrow": ("b3", "f3", "e5", "i4", "h1"),
    "wide": ("b4", "f4", "d1", "d6", "j5"),
    "left": ("b4", "f4", "d2", "h1", "j2"),
    "right": ("b3", "f3", "d5", "h6", "j5"),
}
FORMATION_NAMES = tuple(FORMATIONS)
# Where footballers stand before any is placed, in the setup of Little Golem's players.
PREPLACED = ("b3", "f4")
# A position text that names no footballers has these.
USUAL = ("b3", "f3", "d2", "d5", "h4")

SETUPS = ("turns", "quick", "littlegolem")
SIDES_OF_DIE = 6
KICK_OFF_LENGTHS = 5
LEAST_RESTART = 2
MINUTES, MOST_MINUTES = 25, 99
EXTRA, MOST_EXTRA = 10, 30

PHASES = (
    "lot", "formation", "place", "kick-off-throw", "kick-off", "throw", "move",
    "scorer-keeper", "beaten-keeper", "restart-throw", "restart", "over",
)  # fmt: skip
REASONS = ("", "full-time", "extra-time", "last-goal", "no-goal")

# Numbers of the actions. A footballer's own: walks to each square, kicks to each square, a goal.
WALK = 0
KICK = SQUARES
KICK_GOAL = KICK + FIELD_SQUARES
PER_FOOTBALLER = KICK_GOAL + 1
# Kicks at the kick-off and after a goal: where the ball ends is all there is to say.
BALL_TO = TEAM * PER_FOOTBALLER
GOAL_END = FIELD_SQUARES
PLACE = BALL_TO + GOAL_END + 1
FORMATION = PLACE + SQUARES
SKIP = FORMATION + len(FORMATIONS)
ACTIONS = SKIP + 1


def formation(names: tuple[str, ...], side: int) -> tuple[int, ...]:
    """The squares of a side's five footballers."""
    return tuple(square(one) if side == 0 else turned(square(one)) for one in names)
