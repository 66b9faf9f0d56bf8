"""What walks and throws promise, to suggest the best first: goals of the turns to come, as matches
between computer opponents had them, to the side that has the ball."""

from __future__ import annotations

from debut.games.handball.board import COURTS, HEIGHT, LENGTHS, SQUARES, WIDTH
from debut.kernel.rule import table

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


# By square: rows 1 to 4, and 8 to 5 alike; columns from the goal line of the side that looks.
_MATE: Rows = (
    (-0.009, 0.003, 0.03, 0.042, 0.043, 0.079, 0.098, 0.147,
     0.157, 0.22, 0.246, 0.285, 0.274, 0.244, 0.184, 0.135),
    (0.031, 0.008, 0.028, 0.052, 0.057, 0.089, 0.113, 0.13,
     0.183, 0.264, 0.276, 0.291, 0.278, 0.269, 0.179, 0.162),
    (0.059, 0.043, 0.018, 0.047, 0.084, 0.123, 0.133, 0.15,
     0.191, 0.24, 0.283, 0.28, 0.237, 0.249, 0.195, 0.176),
    (0.071, 0.06, 0.04, 0.064, 0.089, 0.127, 0.144, 0.147,
     0.174, 0.264, 0.266, 0.256, 0.242, 0.212, 0.191, 0.179),
)  # fmt: skip
_OURS: Rows = (
    (-0.024, -0.012, -0.009, 0.004, -0.007, -0.008, 0.002, -0.006,
     -0.011, -0.01, -0.007, -0.001, -0.005, 0.003, 0.003, -0.007),
    (0, -0.008, -0.004, -0.009, -0.014, -0.008, -0.003, -0.004,
     -0.005, 0.002, 0.002, -0.003, -0.001, 0.008, 0.006, 0),
    (0, 0, -0.007, -0.016, -0.015, -0.007, -0.007, 0.005,
     0.002, 0.011, 0.006, 0.005, 0.009, 0.016, 0, 0),
    (0, 0, -0.014, -0.009, -0.02, -0.006, 0.004, 0.011,
     0.008, 0.015, 0.008, 0.006, 0.008, 0.009, 0, 0),
)  # fmt: skip
_THEIRS: Rows = (
    (0.013, 0.006, 0.005, 0.006, 0.01, 0.007, 0.009, 0.009,
     0.006, 0.005, 0.005, 0.004, -0.006, 0.001, 0.004, 0.006),
    (0.0, 0.006, 0.007, 0.011, 0.007, 0.002, 0.003, 0.006,
     0.001, 0.004, 0.004, 0.004, 0.0, 0.006, 0.003, 0.0),
    (0.0, 0.0, 0.002, 0.006, 0.006, 0.004, 0.004, 0.003,
     0.007, 0.004, 0.0, 0.002, -0.004, -0.005, 0.0, 0.0),
    (0.0, 0.0, 0.003, 0.005, 0.004, 0.002, 0.008, -0.001,
     -0.001, 0.002, 0.0, 0.005, -0.003, -0.013, 0.0, 0.0),
)  # fmt: skip

MATE_ON = table(_by_column(_MATE), "f8")
OURS = table(_by_column(_OURS), "f8")
THEIRS = table(_by_column(_THEIRS), "f8")
