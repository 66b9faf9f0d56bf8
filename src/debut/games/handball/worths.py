"""Goals of the turns to come, as matches between computer opponents had them.

A position is seen by the side that has the ball (NOW: it throws next; THEN: the other side does),
or, while it is LOOSE, by the side that throws next.
"""

from __future__ import annotations

from debut.games.handball.board import COURTS, HEIGHT, LENGTHS, SQUARES, WIDTH
from debut.kernel.compiled import table

ROWS = HEIGHT // 2  # the other half of them is worth the same


def _seen(square: int, court: int, end: int) -> int:
    """A square's number in these tables: by columns from one's own goal line, rows folded. Of a
    short court the middle is left out."""
    column, row = square % WIDTH, square // WIDTH
    length = LENGTHS[court]
    if column >= length:
        return 0
    column = length - 1 - column if end else column
    column += WIDTH - length if column >= length // 2 else 0
    return column * ROWS + min(row, HEIGHT - 1 - row)


SEEN = table(
    [[[_seen(square, court, end) for square in range(SQUARES)] for end in (0, 1)]
     for court in range(len(COURTS))]
)  # fmt: skip

Rows = tuple[tuple[float, ...], ...]


def _by_column(rows: Rows) -> list[float]:
    return [row[column] for column in range(WIDTH) for row in rows]


NOW, THEN = range(2)

BASE = table([0.095, 0.088], "f8")
# Times the chance to score by walking on and shooting.
CARRIED = table([0.606, 0.41], "f8")
# By throws of six that a team-mate gets.
PASSES = table(
    [
        [-0.043, -0.01, -0.006, 0.002, -0.003, 0.005, 0.012],
        [-0.038, -0.007, -0.003, 0.002, -0.006, 0.002, 0.01],
    ],
    "f8",
)
# A keeper in his area: one's own, the others'.
KEEPER_HOME = table([0.026, -0.063], "f8")

# After a throw, before the others': to a team-mate, times his chance of a shot; to an opponent;
# to nobody, by column.
MATE_SHOT = 0.514
LOST = -0.087
LOOSE_ON = table(
    [-0.005, -0.017, -0.087, 0.009, 0.007, 0.005, 0.002, 0.04, 0.049,
     0.053, 0.067, 0.079, 0.098, 0.107, 0.086, 0.076],
    "f8",
)  # fmt: skip
# A loose ball to the side that throws next: as it is; as it takes it; as the others take it after
# that; as nobody does.
TAKEN = table([0.001, 1.039, 0.808, 0.292], "f8")
# After a goal and after a save, to the side that shot.
SCORED = -0.06
SAVED = -0.03
# To the side that restarts: free throw, 7 m, keeper, goal, engagement.
RESTARTED = table([0, 0.1, 0.6, 0.03, 0.06, 0.06], "f8")

# By square: rows 1 to 4, and 8 to 5 alike; columns from the goal line of the side that looks.
_BALL: Rows = (
    (-0.111, -0.061, -0.044, -0.032, -0.039, -0.02, -0.014, 0.004,
     0.022, 0.024, 0.034, 0.034, 0.027, 0.02, 0.042, 0.017),
    (-0.085, -0.075, -0.043, -0.024, 0, 0.001, 0.001, 0.008,
     0.026, 0.027, 0.023, 0.029, 0.031, 0.06, 0.064, 0),
    (0, -0.086, -0.061, -0.024, -0.029, -0.003, 0.008, 0.014,
     0.022, 0.024, 0.024, 0.02, 0.016, 0.063, 0, 0),
    (0, -0.094, -0.067, -0.055, -0.023, -0.002, 0.006, 0,
     0.015, 0.003, 0.015, 0.034, 0.018, 0.074, 0, 0),
)  # fmt: skip
_MATE: Rows = (
    (0.001, 0.027, 0.044, 0.055, 0.056, 0.071, 0.078, 0.097,
     0.121, 0.142, 0.168, 0.184, 0.185, 0.171, 0.154, 0.125),
    (0.031, 0.018, 0.043, 0.064, 0.086, 0.09, 0.094, 0.108,
     0.135, 0.155, 0.169, 0.185, 0.182, 0.185, 0.159, 0.138),
    (0.049, 0.042, 0.035, 0.063, 0.065, 0.09, 0.103, 0.116,
     0.136, 0.163, 0.184, 0.177, 0.162, 0.166, 0.148, 0.138),
    (0.056, 0.047, 0.023, 0.035, 0.068, 0.092, 0.104, 0.104,
     0.128, 0.153, 0.171, 0.18, 0.157, 0.149, 0.141, 0.136),
)  # fmt: skip
_OURS: Rows = (
    (-0.026, -0.016, -0.011, -0.012, -0.01, -0.002, -0.003, 0.001,
     0.005, 0, -0.007, -0.005, -0.006, -0.01, -0.002, -0.016),
    (0, -0.019, -0.016, -0.005, -0.005, -0.007, -0.001, 0,
     -0.001, -0.004, -0.002, 0.006, 0.003, 0.007, 0.001, 0),
    (0, 0, -0.009, -0.002, -0.004, -0.002, 0.003, 0.003,
     0.002, 0.009, 0.008, 0.003, 0.003, 0.018, 0, 0),
    (0, 0, -0.014, 0.004, -0.007, -0.007, 0.001, 0.009,
     0.001, 0.014, 0.004, 0.006, 0.013, 0.014, 0, 0),
)  # fmt: skip
_THEIRS: Rows = (
    (0.044, 0.023, 0.025, 0.018, 0.012, 0.015, 0.013, 0.011,
     0.016, 0.004, -0.004, 0.007, -0.007, -0.002, -0.003, 0.009),
    (0, 0.023, 0.023, 0.005, 0.006, 0.013, 0.009, -0.006,
     -0.006, -0.005, -0.004, 0, -0.009, -0.006, 0.006, 0),
    (0, 0, 0.019, 0.017, 0.01, -0.005, -0.003, -0.007, -0.004, -0.002, -0.006, 0, 0, -0.011, 0, 0),
    (0, 0, 0.016, -0.001, 0.01, 0, -0.002, -0.004,
     -0.013, -0.005, -0.001, -0.001, -0.005, 0.002, 0, 0),
)  # fmt: skip

BALL_ON = table(_by_column(_BALL), "f8")
MATE_ON = table(_by_column(_MATE), "f8")
OURS = table(_by_column(_OURS), "f8")
THEIRS = table(_by_column(_THEIRS), "f8")
