"""Goals of the turns to come, as matches between computer opponents had them: what the least
squares of some fifty thousand throws say. Squares are told for each side, by columns from its own
goal line and rows off the middle."""

from __future__ import annotations

from debut.games.but.board import HEIGHT, SIDES_OF_DIE, SQUARES, WIDTH, at_end
from debut.kernel.compiled import table

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


# To the side that has the ball and throws, by throws that it has had in this turn; to the side
# whose opponent has the ball as it throws: if it takes it, if not.
_BALL = (
    (-0.004, 0.006, 0.016, 0.024, 0.029, 0.034, 0.037, 0.041, 0.046, 0.054, 0.066, 0.078, 0.089,
     0.101, 0.109, 0.119, 0.132, 0.147, 0.159, 0.167, 0.166, 0.163, 0.159, 0.157, 0.155),
    (0.02, 0.025, 0.028, 0.03, 0.034, 0.038, 0.041, 0.045, 0.055, 0.064, 0.068, 0.068, 0.071,
     0.072, 0.079, 0.089, 0.101, 0.11, 0.115, 0.12, 0.121, 0.118, 0.112, 0.105, 0.098),
    (0.05, 0.059, 0.065, 0.068, 0.07, 0.07, 0.07, 0.073, 0.076, 0.073, 0.068, 0.064, 0.064, 0.07,
     0.081, 0.1, 0.117, 0.13, 0.136, 0.14, 0.135, 0.127, 0.119, 0.11, 0.101),
)  # fmt: skip
_ROWS = (
    (0.007, 0.005, 0.007, 0.01, 0.007, -0.001, -0.011, -0.022, -0.033,),
    (-0.005, 0.0, 0.0, -0.001, 0.0, 0.003, 0.002, 0.002, 0.001,),
    (-0.005, 0.002, 0.005, 0.0, -0.002, -0.005, -0.008, -0.009, -0.011,),
)  # fmt: skip
_CHASED = (
    (-0.071, -0.073, -0.075, -0.077, -0.079, -0.074, -0.064, -0.058, -0.046, -0.032, -0.021,
     -0.006, 0.018, 0.041, 0.071, 0.108, 0.151, 0.2, 0.24, 0.262, 0.267, 0.259, 0.247, 0.231,
     0.214),
    (0.071, 0.086, 0.102, 0.116, 0.128, 0.134, 0.137, 0.137, 0.133, 0.128, 0.122, 0.116, 0.108,
     0.102, 0.092, 0.081, 0.07, 0.059, 0.052, 0.048, 0.045, 0.044, 0.045, 0.049, 0.054),
)  # fmt: skip
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

# Whoever keeps the ball at the back is as hard to beat, and nothing happens: so much is taken off
# what it is worth there, by the column of who has it.
IDLE = 0.055
_idle = [IDLE * min(max((14 - column) / 6, 0), 1) for column in range(WIDTH)]


def _less(columns: Row, taken_off: list[float]) -> Row:
    return tuple(worth - less for worth, less in zip(columns, taken_off, strict=True))


BALL_AT = table(
    [
        _by_square(_less(_BALL[0], _idle), _ROWS[0]),
        _by_square(_BALL[1], _ROWS[1]),
        _by_square(_BALL[2], _ROWS[2]),
    ],
    "f8",
)
TAKEN_AT = table(_by_square(_CHASED[0]), "f8")
LEFT_AT = table(_by_square(_less(_CHASED[1], _idle[::-1])), "f8")
# What a figure's place is worth to the side that throws, its own and an opponent's: by throws
# had while that side has the ball, and last while the others have it.
AGAINST = 3
OWN_AT = table([_by_square(columns) for columns in _OWN], "f8")
OTHERS_AT = table([_by_square(columns) for columns in _OTHERS], "f8")
# A keeper so many steps from the middle of his goal line.
KEEPER_OFF = table([0.0, 0.0, -0.002, -0.01, -0.017, *(-0.025,) * WIDTH], "f8")

SCORED = 0.88  # a goal, and the others kick off
KEPT = 0.04  # a keeper has it, his side throws next
PENALTY_WORTH = 5 / 6 * SCORED - 1 / 6 * KEPT
SHORT = 0.12  # of a shot that does not reach the goal
# By throws had: times the chance to score with a throw that a pass earns; that there is a pass;
# times the columns it gains, of twelve; that an opponent takes the ball at his throw.
PASS_SCORES = table([0.45, 0.55, 0.0], "f8")
HAS_PASS = table([0.056, 0.03, 0.0], "f8")
GAINS = table([0.06, 0.088, 0.0], "f8")
PRESSED = table([-0.015, -0.02, -0.02], "f8")
# While an opponent has the ball: times the chance to take it and score; to take it and pass it;
# and have a shot by the throw earned; that a foul gives a free kick; the other side's shot, and
# its team-mates who can be passed to, unless the ball is taken.
TAKE_SCORES, TAKE_PASSES, TAKE_SHOT = 0.6, 0.045, 0.3
FREE_KICK = -0.03
THEIR_SHOT, THEIR_PASSES = -0.1, -0.015

# By the lowest face that takes the ball: the chance that one of two dice shows it. None does: 7.
SHOWN = table(
    [1.0, *(1 - ((face - 1) / SIDES_OF_DIE) ** 2 for face in range(1, SIDES_OF_DIE + 2))], "f8"
)
