"""Everything of the box in one place: pitch, zones, pawns, formations, dice, lengths, codes.

Places are whole hundredths of a centimetre from the centre spot: x along the pitch, A attacks
towards +x, y across it.
"""

from __future__ import annotations

COLUMNS = "abcdefghi"
CELL = 800  # across its flat sides, which face the goals
COLUMN_AT = (-2771, -2078, -1386, -693, 0, 693, 1386, 2078, 2771)
HALF_LENGTH, HALF_WIDTH = 4400, 3200
GOAL_HALF_WIDTH = 600
ROWS_OF_LONG, ROWS_OF_SHORT = 12, 11  # of columns b d f h, whose ends are half cells; of the others

# The grid: a row of it is a column of the pitch, with room for twelve cells in each.
GRID_WIDTH, GRID_HEIGHT = ROWS_OF_LONG, len(COLUMNS)
CELLS = GRID_WIDTH * GRID_HEIGHT


def is_long(letter: int) -> bool:
    """Columns b d f h have twelve rows."""
    return letter % 2 == 1


def cell(name: str) -> int:
    """``e6`` to its number."""
    letter = COLUMNS.index(name[0])
    return letter * GRID_WIDTH + int(name[1:]) - is_long(letter)


def is_cell(number: int) -> bool:
    """Five numbers of the grid are nowhere on the pitch."""
    return is_long(number // GRID_WIDTH) or number % GRID_WIDTH > 0


def name(number: int) -> str:
    letter, at = divmod(number, GRID_WIDTH)
    return f"{COLUMNS[letter]}{at + is_long(letter)}" if is_cell(number) else ""


NAMES = tuple(name(number) for number in range(CELLS))
ALL_CELLS = tuple(number for number in range(CELLS) if is_cell(number))


def centre(number: int) -> tuple[int, int]:
    letter, at = divmod(number, GRID_WIDTH)
    shift = HALF_LENGTH if is_long(letter) else HALF_LENGTH + CELL // 2
    return at * CELL - shift, COLUMN_AT[letter]


def turned(number: int) -> int:
    """The cell that lies as this one does once the pitch is turned round."""
    letter, at = divmod(number, GRID_WIDTH)
    return (GRID_HEIGHT - 1 - letter) * GRID_WIDTH + GRID_WIDTH - is_long(letter) - at


def at_end(number: int, side: int) -> int:
    """A cell told for side A, as it lies for a side."""
    return turned(number) if side else number


# Zones by the x of a cell's centre, as side A sees the pitch it attacks over.
MIDFIELD = (-1200, 1200)  # both ends belong to it
AREA_FROM, SHOOTING_FROM, CROSSING_FROM = 3000, 2000, 2000
AREA_COLUMNS = SHOOTING_COLUMNS = "cdefg"
CROSSING_COLUMNS = "abhi"
GOAL_AREA = ("d12", "e11", "f12")
CENTRE = "e6"
PENALTY_CELL = "e10"
GOAL_CELL = "e11"  # where a keeper awaits a penalty, on the line

BALL_RADIUS = 50
PAWN_RADIUS = 60
GAP = 230  # from the middle of the ball to that of a pawn beside it
APART = 120  # from the middle of a cell to each of two pawns that share it
SPOT_REACH = 240  # from the middle of a cell to the spots towards its sides
SPOTS = 7
FROM_BALL = 960  # that opponents keep at a restart
CORNER_INSET = 100
ROD_SPOTS = (-480, -240, 0, 240, 480)
UNKNOWN_ROD = len(ROD_SPOTS) + 1
HARD_HEADER = 9000  # hundredths of cm/s: above it a header's ball knocks a pawn over

TEAM = 16
ON_PITCH = 11
MOST_SUBS = 5
FEWEST = 7  # pawns that a side needs to play on
MOST_PLACED_FIRST, FEWEST_BEHIND = 7, 3
MOST_IN_WALL = 3

REACH = 3  # cells that a pawn goes in phase 2
LOST_REACH = 6
SHORT_PASS = 5
FOUL_FACE = 1
BEHIND_FOUL_FACES, RECOVERY_FOUL_FACES = 3, 1
VAR_FACE = 6
RESERVE_NUMBER = 4  # each duel number of the keeper who replaces one sent off

LENGTHS = ("33", "22", "11")  # steps of a half
MOST_ADDED = 5
MOST_LATE = 11  # steps after time is up
TURNS_A_STEP = 8  # turns that make a step by themselves
FORFEIT_GOALS = 3
SHOTS_EACH, MOST_PAIRS = 5, 20

KINDS = ("low", "high", "head")
DIRECTIONS, STRENGTHS = 720, 40
DEXTERITIES = ("normal", "hard", "none")
ANGLE_WEIGHTS, STRENGTH_WEIGHTS = (1, 4, 6, 4, 1), (1, 2, 1)
# By kind: half degrees of a step of the angle, and thousandths of a step of the strength.
ANGLE_ERROR, STRENGTH_ERROR = (16, 30, 32), (140, 240, 260)
ERRORS = len(ANGLE_WEIGHTS) * len(STRENGTH_WEIGHTS)
FACES = 6

# Field pawns in the order of a team's list after its keeper, told for side A before a kick-off.
FORMATIONS: dict[str, tuple[str, ...]] = {
    "4-4-2": ("b3", "d3", "f3", "h3", "b5", "d5", "f5", "h5", "d6", "f6"),
    "4-3-3": ("b3", "d3", "f3", "h3", "c4", "e4", "g4", "b6", "e5", "h6"),
    "3-5-2": ("c3", "e2", "g3", "b4", "d4", "e4", "f4", "h4", "d6", "f6"),
    "5-3-2": ("a3", "c3", "e2", "g3", "i3", "c4", "e4", "g4", "d6", "f6"),
}
FORMATION_NAMES = tuple(FORMATIONS)
KEEPER_AT = "e1"

PRO_RULES = (
    "assist", "through", "recovery", "interception", "wide", "pinpoint", "line", "torpedo",
    "header", "pace", "quick",
)  # fmt: skip
PROS = ("none", "all")

PHASES = (
    "toss", "lineup", "announce", "hands", "intercept", "head-move", "keeper", "round", "kind",
    "direction", "strength", "error", "rod", "header", "duel", "pace", "count", "back", "skill",
    "attack", "defence", "entry", "tackle", "climb", "var", "thrower", "goal-spot", "place-first",
    "place-all", "place-rest", "shooter", "over",
)  # fmt: skip
DEEDS = (
    "none", "pass", "dribble", "cross", "shot", "head-pass", "head-shot", "throw", "round",
)  # fmt: skip
RESTARTS = (
    "none", "kick-off", "free-kick", "corner", "goal-kick", "throw-in", "penalty", "shoot-out",
)  # fmt: skip
DUELS = ("none", "dribble", "tackle", "keeper-tackle", "round")
# What decided a count.
RULES = (
    "none", "nearest", "short", "long", "through", "pressing", "relance", "cross", "shot", "touch",
)  # fmt: skip
REASONS = ("", "full-time", "forfeit", "shoot-out")

# Numbers of the actions. A pawn is one of the sixteen of the side that decides.
MOVE = 0
LIE_X = MOVE + TEAM * CELLS
LIE_Y = LIE_X + TEAM * CELLS
SPOT = LIE_Y + TEAM * CELLS
GOAL_SPOT = SPOT + TEAM * SPOTS
PASS_LOW = GOAL_SPOT + len(GOAL_AREA) * SPOTS
PASS_HIGH = PASS_LOW + 1
CROSS = PASS_HIGH + 1
SHOT = CROSS + 1
HEAD_PASS = SHOT + 1
HEAD_SHOT = HEAD_PASS + 1
THROW = HEAD_SHOT + 1
LOW = THROW + 1
HIGH = LOW + 1
ROUND = HIGH + 1
GO_ON = ROUND + 1
DIRECT_PASS = GO_ON + 1
DIRECT_CROSS = DIRECT_PASS + 1
DIRECT_SHOT = DIRECT_CROSS + 1
NO_SKILL = DIRECT_SHOT + 1
TACKLE = NO_SKILL + 1
NO_TACKLE = TACKLE + 1
SUBS = NO_TACKLE + 1
END = SUBS + 1
ROD = END + 1
DRIBBLE = ROD + len(ROD_SPOTS)
TAKER = DRIBBLE + TEAM
KEEPER_NAMED = TAKER + TEAM
SUB = KEEPER_NAMED + TEAM
FORMATION = SUB + TEAM * TEAM
DIRECTION = FORMATION + len(FORMATIONS)
STRENGTH = DIRECTION + DIRECTIONS
ACTIONS = STRENGTH + STRENGTHS
