"""What plays promise, to suggest the best first: goals of the turns to come, as matches between
computer opponents had them. Squares are told for each side, by columns from its own goal line and
rows off the middle."""

from __future__ import annotations

from debut.games.but.board import HEIGHT, SQUARES, WIDTH, at_end
from debut.kernel.rule import table

Row = tuple[float, ...]
_LEVEL: Row = (0.0,) * (HEIGHT // 2 + 1)


def _by_square(columns: Row, rows: Row = _LEVEL) -> list[list[float]]:
    return [
        [
            columns[at_end(number, end) % WIDTH] + rows[abs(number // WIDTH - HEIGHT // 2)]
            for number in range(SQUARES)
        ]
        for end in (0, 1)
    ]


# The ball, to the side that has it and throws once more.
_BALL = (
    0.02, 0.025, 0.028, 0.03, 0.034, 0.038, 0.041, 0.045, 0.055, 0.064, 0.068, 0.068, 0.071,
    0.072, 0.079, 0.089, 0.101, 0.11, 0.115, 0.12, 0.121, 0.118, 0.112, 0.105, 0.098,
)  # fmt: skip
_ROWS = (-0.005, 0.0, 0.0, -0.001, 0.0, 0.003, 0.002, 0.002, 0.001)
_OWN = (
    (-0.005, -0.009, -0.01, -0.012, -0.01, -0.007, -0.004, -0.003, -0.006, -0.007, -0.001, 0.004,
     0.012, 0.019, 0.027, 0.035, 0.047, 0.057, 0.062, 0.059, 0.051, 0.046, 0.041, 0.034, 0.027),
    (-0.012, -0.013, -0.011, -0.009, -0.007, -0.004, -0.006, -0.01, -0.009, -0.006, 0.001, 0.008,
     0.014, 0.019, 0.023, 0.026, 0.028, 0.03, 0.03, 0.031, 0.028, 0.025, 0.021, 0.017, 0.013),
    (-0.012, -0.008, -0.004, -0.002, -0.002, -0.003, -0.007, -0.009, -0.009, -0.008, -0.003,
     0.001, 0.006, 0.011, 0.016, 0.02, 0.023, 0.024, 0.023, 0.024, 0.024, 0.024, 0.025, 0.025,
     0.024),
    (-0.002, -0.007, -0.006, -0.008, -0.007, -0.004, -0.002, -0.004, -0.009, -0.013, -0.004,
     0.004, 0.008, 0.01, 0.016, 0.025, 0.034, 0.038, 0.038, 0.04, 0.043, 0.043, 0.042, 0.04,
     0.038),
)  # fmt: skip
_OTHERS = (
    (-0.028, -0.026, -0.023, -0.02, -0.016, -0.01, -0.007, -0.005, -0.004, -0.004, -0.006,
     -0.007, -0.009, -0.006, 0.004, 0.01, 0.009, 0.009, 0.007, 0.004, 0.0, -0.004, -0.005,
     -0.006, -0.012),
    (-0.016, -0.015, -0.014, -0.015, -0.014, -0.012, -0.011, -0.011, -0.011, -0.011, -0.012,
     -0.013, -0.012, -0.007, 0.003, 0.007, 0.002, 0.001, 0.003, 0.006, 0.007, 0.006, 0.004,
     0.001, -0.008),
    (-0.005, -0.005, -0.005, -0.007, -0.009, -0.008, -0.01, -0.011, -0.012, -0.014, -0.018,
     -0.017, -0.013, -0.005, 0.003, 0.007, 0.002, -0.003, -0.002, 0.003, 0.007, 0.006, 0.005,
     0.004, -0.002),
    (-0.028, -0.031, -0.036, -0.039, -0.043, -0.043, -0.041, -0.041, -0.036, -0.026, -0.018,
     -0.013, -0.007, -0.004, -0.001, 0.004, 0.003, 0.006, 0.009, 0.01, 0.013, 0.013, 0.012,
     0.012, 0.006),
)  # fmt: skip

BALL_AT = table(_by_square(_BALL, _ROWS), "f8")
# What a figure's place is worth to the side that throws, its own and an opponent's: by throws
# had while that side has the ball, and last while the others have it.
AGAINST = 3
OWN_AT = table([_by_square(columns) for columns in _OWN], "f8")
OTHERS_AT = table([_by_square(columns) for columns in _OTHERS], "f8")
