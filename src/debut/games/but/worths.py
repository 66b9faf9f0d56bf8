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
    (0.034, 0.03, 0.028, 0.028, 0.026, 0.028, 0.031, 0.036, 0.043, 0.054, 0.071, 0.089, 0.101,
     0.111, 0.123, 0.139, 0.157, 0.174, 0.187, 0.193, 0.192, 0.185, 0.178, 0.172, 0.167),
    (-0.027, -0.037, -0.048, -0.054, -0.053, -0.045, -0.032, -0.017, -0.002, 0.01, 0.023, 0.036,
     0.042, 0.045, 0.051, 0.059, 0.069, 0.08, 0.087, 0.095, 0.099, 0.104, 0.106, 0.108, 0.108),
    (0.052, 0.052, 0.052, 0.052, 0.055, 0.059, 0.063, 0.067, 0.072, 0.074, 0.073, 0.072, 0.073,
     0.08, 0.094, 0.112, 0.129, 0.144, 0.153, 0.158, 0.157, 0.153, 0.144, 0.131, 0.118),
)  # fmt: skip
_ROWS = (
    (0.001, 0.014, 0.019, 0.014, 0.009, -0.001, -0.016, -0.032, -0.047,),
    (-0.008, 0.001, 0.005, 0.006, 0.002, -0.002, -0.006, -0.01, -0.015,),
    (-0.002, 0.0, 0.003, 0.005, 0.002, -0.001, -0.006, -0.01, -0.01,),
)  # fmt: skip
_CHASED = (
    (-0.03, -0.04, -0.05, -0.06, -0.069, -0.075, -0.07, -0.06, -0.045, -0.028, -0.015, 0.0,
     0.025, 0.054, 0.09, 0.129, 0.171, 0.207, 0.233, 0.245, 0.241, 0.226, 0.206, 0.183, 0.157),
    (0.084, 0.09, 0.097, 0.103, 0.11, 0.115, 0.118, 0.118, 0.116, 0.113, 0.11, 0.104, 0.096,
     0.085, 0.069, 0.054, 0.039, 0.025, 0.015, 0.01, 0.009, 0.013, 0.019, 0.027, 0.035),
)  # fmt: skip
_OWN = (
    (-0.008, -0.007, -0.007, -0.006, -0.007, -0.003, -0.002, -0.005, -0.01, -0.01, -0.005, 0.002,
     0.009, 0.019, 0.03, 0.041, 0.051, 0.061, 0.069, 0.075, 0.077, 0.076, 0.072, 0.067, 0.063),
    (-0.004, -0.007, -0.006, -0.005, -0.003, 0.002, 0.003, -0.002, -0.007, -0.01, -0.007, -0.003,
     0.004, 0.01, 0.018, 0.026, 0.031, 0.035, 0.035, 0.033, 0.029, 0.023, 0.016, 0.009, 0.002),
    (-0.007, -0.004, -0.003, 0.0, 0.001, -0.001, -0.002, -0.004, -0.007, -0.009, -0.007, -0.005,
     0.001, 0.006, 0.009, 0.013, 0.015, 0.018, 0.019, 0.021, 0.021, 0.023, 0.027, 0.035, 0.045),
    (-0.011, -0.009, -0.008, -0.006, -0.009, -0.008, -0.008, -0.007, -0.007, -0.006, -0.001,
     0.005, 0.012, 0.013, 0.016, 0.025, 0.03, 0.04, 0.047, 0.052, 0.053, 0.052, 0.049, 0.045,
     0.037),
)  # fmt: skip
_OTHERS = (
    (-0.026, -0.027, -0.025, -0.022, -0.02, -0.018, -0.019, -0.02, -0.019, -0.016, -0.013,
     -0.009, -0.007, -0.002, 0.005, 0.01, 0.014, 0.015, 0.011, 0.003, -0.003, -0.007, -0.012,
     -0.018, -0.022),
    (-0.011, -0.014, -0.016, -0.017, -0.018, -0.018, -0.018, -0.016, -0.016, -0.015, -0.014,
     -0.014, -0.013, -0.006, 0.002, 0.009, 0.01, 0.007, 0.005, 0.001, 0.0, 0.003, 0.005, 0.004,
     0.003),
    (-0.004, -0.008, -0.011, -0.015, -0.017, -0.016, -0.015, -0.014, -0.014, -0.014, -0.013,
     -0.009, -0.004, -0.002, 0.0, 0.004, 0.004, 0.001, 0.002, 0.002, 0.002, 0.001, 0.002, 0.003,
     0.0),
    (-0.038, -0.043, -0.048, -0.053, -0.054, -0.051, -0.044, -0.038, -0.031, -0.025, -0.018,
     -0.012, -0.007, -0.002, -0.002, 0.001, 0.002, 0.001, 0.006, 0.01, 0.013, 0.012, 0.016,
     0.016, 0.019),
)  # fmt: skip

BALL_AT = table([_by_square(*told) for told in zip(_BALL, _ROWS, strict=True)], "f8")
TAKEN_AT = table(_by_square(_CHASED[0]), "f8")
LEFT_AT = table(_by_square(_CHASED[1]), "f8")
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
HAS_PASS = table([0.056, 0.06, 0.0], "f8")
GAINS = table([0.083, 0.097, 0.0], "f8")
PRESSED = table([-0.023, -0.038, -0.018], "f8")
# While an opponent has the ball: times the chance to take it and score; to take it and pass it;
# and have a shot by the throw earned; that a foul gives a free kick; the other side's shot, and
# its team-mates who can be passed to, unless the ball is taken.
TAKE_SCORES, TAKE_PASSES, TAKE_SHOT = 0.6, 0.033, 0.4
FREE_KICK = -0.03
THEIR_SHOT, THEIR_PASSES = -0.15, -0.02

# By the lowest face that takes the ball: the chance that one of two dice shows it. None does: 7.
SHOWN = table(
    [1.0, *(1 - ((face - 1) / SIDES_OF_DIE) ** 2 for face in range(1, SIDES_OF_DIE + 2))], "f8"
)
