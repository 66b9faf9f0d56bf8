"""Goals of the turns to come, as the computer opponents reckon them; by square, for each side."""

from __future__ import annotations

from collections.abc import Callable

from debut.games.but.board import HEIGHT, SIDES_OF_DIE, SQUARES, WIDTH, at_end
from debut.kernel.compiled import table

_ends = (0, 1)


def _by_square(worth: Callable[[int, int], float]) -> list[list[float]]:
    """From columns beyond one's own goal line and rows off the middle."""
    return [
        [
            worth(at_end(number, end) % WIDTH, abs(number // WIDTH - HEIGHT // 2))
            for number in range(SQUARES)
        ]
        for end in _ends
    ]


def _way(column: int, row: int) -> float:
    """How much of the way to the other goal is made."""
    return (column / (WIDTH - 1)) ** 2 * (1 - row / 24)


# To the side that has the ball there: it throws next; it throws once more in this turn; what it is
# worth to who has just taken it there, the others having had it.
NOW = table(_by_square(lambda column, row: 0.10 + 0.22 * _way(column, row)), "f8")
MORE = table(_by_square(lambda column, row: 0.06 + 0.24 * _way(column, row)), "f8")
TAKEN = table(_by_square(lambda column, row: 0.06 + 0.16 * _way(column, row)), "f8")
# A keeper has it: his side throws next.
KEPT = 0.08

SCORED = 0.90  # a goal, and the others kick off
PENALTY_WORTH = 5 / 6 * SCORED - 1 / 6 * KEPT
FREE_KICK_WORTH = 0.05  # beside a turn with the ball

# By the lowest face that takes the ball: the chance that one of two dice shows it. None does: 7.
SHOWN = table(
    [1.0, *(1 - ((face - 1) / SIDES_OF_DIE) ** 2 for face in range(1, SIDES_OF_DIE + 2))], "f8"
)
FOULS = 11 / 36  # that one of two dice shows a 1
