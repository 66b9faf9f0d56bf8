"""Goals of the turns to come, as matches between computer opponents had them; by square, for each
side."""

from __future__ import annotations

from debut.games.but.board import HEIGHT, SIDES_OF_DIE, SQUARES, WIDTH, at_end
from debut.kernel.compiled import table

Row = tuple[float, ...]
_ends = (0, 1)


def _by_square(columns: Row, rows: Row) -> list[list[float]]:
    """From columns beyond one's own goal line and rows off the middle."""
    return [
        [
            columns[at_end(number, end) % WIDTH] + rows[abs(number // WIDTH - HEIGHT // 2)]
            for number in range(SQUARES)
        ]
        for end in _ends
    ]


_LEVEL: Row = (0.0,) * (HEIGHT // 2 + 1)

# To the side that has the ball there and throws next.
NOW = table(
    _by_square(
        (0.02, 0.025, 0.03, 0.04, 0.052, 0.066, 0.083, 0.1, 0.106, 0.11, 0.125, 0.132, 0.135,
         0.162, 0.196, 0.224, 0.272, 0.326, 0.366, 0.38, 0.38, 0.361, 0.337, 0.319, 0.307),
        (-0.02, 0.01, 0.01, 0.0, -0.01, -0.015, -0.035, -0.07, -0.1),
    ),
    "f8",
)  # fmt: skip
# To the side that has passed it there and throws once more; by throws that it has had, beside a
# goal by that throw.
MORE = table(
    [
        _by_square((0.0,) * WIDTH, _LEVEL),
        _by_square(
            (-0.016, -0.021, -0.033, -0.037, -0.026, -0.01, 0.004, 0.031, 0.05, 0.057, 0.068,
             0.089, 0.12, 0.138, 0.155, 0.187, 0.225, 0.276, 0.317, 0.338, 0.344, 0.339, 0.32,
             0.298, 0.283),
            (-0.02, 0.01, 0.01, 0.01, 0.01, -0.006, -0.022, -0.045, -0.079),
        ),
        _by_square(
            (0.01, 0.006, 0.005, 0.007, 0.018, 0.025, 0.03, 0.03, 0.03, 0.03, 0.03, 0.032, 0.04,
             0.052, 0.07, 0.095, 0.109, 0.122, 0.136, 0.145, 0.158, 0.172, 0.183, 0.189, 0.193),
            (0.0, 0.0, 0.0, 0.0, 0.0, -0.004, -0.013, -0.026, -0.041),
        ),
    ],
    "f8",
)  # fmt: skip
# To a side whose opponent has the ball there as it throws, and that can take it; to that opponent,
# if it cannot.
TAKEN = table(
    _by_square(
        (-0.18, -0.186, -0.19, -0.18, -0.122, -0.086, -0.07, -0.045, -0.019, 0.004, 0.014, 0.022,
         0.042, 0.096, 0.15, 0.203, 0.264, 0.325, 0.397, 0.456, 0.48, 0.48, 0.456, 0.41, 0.352),
        _LEVEL,
    ),
    "f8",
)  # fmt: skip
KEEPS = table(
    _by_square(
        (-0.03, -0.02, -0.005, 0.014, 0.027, 0.037, 0.051, 0.079, 0.1, 0.11, 0.11, 0.11, 0.11,
         0.11, 0.11, 0.11, 0.115, 0.136, 0.156, 0.175, 0.204, 0.239, 0.24, 0.23, 0.22),
        _LEVEL,
    ),
    "f8",
)  # fmt: skip
# A keeper has it: his side throws next.
KEPT = 0.03

SCORED = 0.90  # a goal, and the others kick off
PENALTY_WORTH = 5 / 6 * SCORED - 1 / 6 * KEPT
FREE_KICK_WORTH = 0.02  # beside a turn with the ball

# By the lowest face that takes the ball: the chance that one of two dice shows it. None does: 7.
SHOWN = table(
    [1.0, *(1 - ((face - 1) / SIDES_OF_DIE) ** 2 for face in range(1, SIDES_OF_DIE + 2))], "f8"
)
FOULS = 11 / 36  # that one of two dice shows a 1
