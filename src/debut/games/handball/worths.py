"""Goals of the turns to come, as matches between computer opponents had them.

A position is seen by the side that has the ball (NOW: it throws next; THEN: the other side does),
or, while nobody has it, by the side that throws next.
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

BASE = table([0.149, 0.144], "f8")
# Times the chance to score by walking on and shooting.
CARRIED = table([0.639, 0.432], "f8")
# Times the best chance of a team-mate to shoot from where he is.
LURKING = table([0.103, 0.091], "f8")
# By throws of six that a team-mate gets.
PASSES = table(
    [
        [-0.022, -0.035, 0.01, -0.017, -0.001, 0.01, 0.026],
        [-0.018, -0.02, 0.008, -0.009, -0.009, 0.007, 0.016],
    ],
    "f8",
)
# A keeper in his area: one's own, the others'.
KEEPER_HOME = table([0.012, -0.1], "f8")

# After a throw, before the others': to a team-mate, times his chance of a shot; to an opponent;
# to nobody, by column.
MATE_SHOT = 0.516
LOST = -0.1
LOOSE_ON = table(
    [0.044, 0.051, -0.016, 0.017, 0.04, 0.012, 0.042, 0.094, 0.043,
     0.085, 0.109, 0.109, 0.087, 0.107, 0.092, 0.074],
    "f8",
)  # fmt: skip
# A loose ball to the side that throws next: as it is; as it takes it; as the others take it after
# that; as nobody does.
TAKEN = table([-0.007, 1.209, 0.901, 0.144], "f8")
# After a goal and after a save, to the side that shot.
SCORED = -0.06
SAVED = -0.03
# To the side that restarts: free throw, 7 m, keeper, goal, engagement.
RESTARTED = table([0, 0.1, 0.6, 0.03, 0.06, 0.06], "f8")

# By square: rows 1 to 4, and 8 to 5 alike; columns from the goal line of the side that looks.
_BALL: Rows = (
    (-0.022, -0.037, -0.029, -0.019, -0.02, -0.013, -0.008, 0.008,
     0.025, 0.049, 0.05, 0.032, 0.012, -0.01, -0.017, -0.031),
    (-0.02, -0.042, -0.034, -0.027, -0.028, -0.006, -0.001, -0.012,
     0.01, 0.044, 0.034, 0.005, 0.027, 0.016, 0.001, 0),
    (0, -0.048, -0.038, -0.033, -0.013, -0.001, 0.009, 0.011,
     0.016, 0.015, 0.018, 0.026, 0.02, 0.03, 0, 0),
    (0, -0.036, -0.014, -0.018, -0.019, 0.009, 0.021, 0.002,
     -0.017, -0.006, 0.02, 0.027, 0.029, 0.071, 0, 0),
)  # fmt: skip
_MATE: Rows = (
    (0.132, 0.115, 0.124, 0.13, 0.131, 0.14, 0.147, 0.165,
     0.188, 0.22, 0.24, 0.244, 0.235, 0.208, 0.181, 0.17),
    (0.134, 0.113, 0.12, 0.128, 0.131, 0.149, 0.155, 0.157,
     0.187, 0.229, 0.244, 0.235, 0.247, 0.222, 0.187, 0.183),
    (0.142, 0.134, 0.122, 0.125, 0.142, 0.155, 0.166, 0.176,
     0.199, 0.232, 0.259, 0.252, 0.241, 0.223, 0.202, 0.193),
    (0.148, 0.144, 0.139, 0.139, 0.142, 0.165, 0.18, 0.17,
     0.184, 0.228, 0.254, 0.251, 0.24, 0.235, 0.209, 0.198),
)  # fmt: skip
_OURS: Rows = (
    (-0.007, -0.01, -0.01, -0.004, -0.006, -0.01, -0.001, -0.003,
     0, 0.012, 0.023, 0.029, 0.022, 0.014, 0.007, 0.009),
    (0, -0.007, -0.011, -0.013, -0.015, -0.005, -0.001, -0.004,
     -0.007, 0.008, 0.02, 0.029, 0.029, 0.017, 0.008, 0),
    (0, 0, -0.013, -0.015, -0.015, -0.007, -0.006, 0.012,
     0.003, 0.019, 0.02, 0.023, 0.026, 0.023, 0, 0),
    (0, 0, -0.023, -0.009, -0.018, -0.003, -0.003, 0.004,
     0.01, 0.022, 0.016, 0.023, 0.027, 0.026, 0, 0),
)  # fmt: skip
_THEIRS: Rows = (
    (0.002, 0.005, 0.003, -0.003, -0.004, -0.006, -0.002, 0.002,
     0.001, 0.003, 0.002, 0, -0.009, 0, 0.002, 0),
    (0, 0.003, 0.002, 0, -0.003, -0.005, 0.001, 0.009,
     -0.001, 0, -0.001, 0.001, 0.003, 0.009, 0.001, 0),
    (0, 0, 0, -0.003, -0.006, -0.012, -0.008, -0.002,
     0.006, -0.002, -0.002, 0.004, 0.002, -0.005, 0, 0),
    (0, 0, -0.005, -0.001, -0.002, 0.002, 0.018, 0,
     0.002, 0.001, -0.001, 0.01, -0.002, -0.011, 0, 0),
)  # fmt: skip

BALL_ON = table(_by_column(_BALL), "f8")
MATE_ON = table(_by_column(_MATE), "f8")
OURS = table(_by_column(_OURS), "f8")
THEIRS = table(_by_column(_THEIRS), "f8")
