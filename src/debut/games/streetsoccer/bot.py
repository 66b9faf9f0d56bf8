"""How good a position is, for the computer opponents: from -1 (lost for side A) to 1 (won).

What counts is which throw a side needs to score: how far its nearest footballer is from the ball,
and how many steps the ball needs from there into the goal, through team-mates or without.
"""

from __future__ import annotations

import math
from typing import Any

from debut.games.streetsoccer.board import KEEPER, SIDES_OF_DIE, SQUARES, TEAM
from debut.games.streetsoccer.fields import NOBODY, NOT_PLACED
from debut.games.streetsoccer.kicking import FAR
from debut.games.streetsoccer.outlook import FAR_WALK, least_kick, least_walk
from debut.games.streetsoccer.squares import on_field_of, team_high, team_low
from debut.games.streetsoccer.tables import DARK_OF
from debut.kernel.compiled import rule, table

LAST = 0.3  # goals that it is worth at the end to have scored last

# Goals of the turns to come, as matches between computer opponents had them. NOW is the side that
# throws next, THEN the other; by the least throw that scores, by steps to the ball, and by steps
# that the ball needs.
_THROW_NOW = (
    0, 0.23, 0.21, 0.14, 0.10, 0.07, 0.01, -0.05, -0.06, -0.08, -0.10, -0.115, -0.115, -0.115,
    -0.115,
)  # fmt: skip
_THROW_THEN = (
    0, -0.10, -0.075, -0.055, -0.03, -0.02, 0, 0.04, 0.04, 0.045, 0.05, 0.055, 0.055, 0.055,
    0.06,
)  # fmt: skip
_WALK_NOW = (0, 0.21, 0.125, 0.035, -0.04, -0.085, -0.09, -0.115)
_WALK_THEN = (0, -0.08, -0.03, -0.005, 0.025, 0.05, 0.055, 0.055)
_KICK_NOW = (
    0, 0.17, 0.12, 0.10, 0.045, 0, -0.03, -0.05, -0.05, -0.05, -0.05, -0.06, -0.06, -0.06,
    -0.06,
)  # fmt: skip
_KICK_THEN = (
    0, -0.10, -0.05, -0.03, -0.01, 0.01, 0.02, 0.03, 0.03, 0.03, 0.035, 0.045, 0.045, 0.045,
    0.045,
)  # fmt: skip
THROW = table([_THROW_NOW, _THROW_THEN], "f8")
WALKED = table([_WALK_NOW, _WALK_THEN], "f8")
KICKED = table([_KICK_NOW, _KICK_THEN], "f8")
BOTH = 0.29  # when both sides could score, times both chances
TO_THROW = 0.04

# By square as the side that throws next sees it: columns a to l; rows 0 to 3, and 7 to 4 alike.
_BALL = (
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, -0.18, -0.11, -0.11, -0.09, -0.045, 0.005, 0.04, 0.07, 0.05, 0.055, 0),
    (0, -0.14, -0.095, -0.065, -0.055, -0.01, 0.03, 0.08, 0.11, 0.15, 0.10, 0),
    (0, -0.10, -0.09, -0.04, -0.02, 0, 0.01, 0.06, 0.08, 0.18, 0.175, 0),
)
_OURS = (
    (-0.06, -0.035, -0.05, 0, 0, 0, 0, -0.01, -0.03, -0.05, -0.06, -0.05),
    (-0.09, -0.04, -0.005, 0.025, 0.03, 0.04, 0.025, 0.02, 0.01, -0.02, -0.055, -0.05),
    (-0.05, -0.01, 0.035, 0.065, 0.06, 0.055, 0.035, 0.04, 0.03, 0.01, -0.02, -0.09),
    (0, 0, 0.04, 0.065, 0.08, 0.065, 0.05, 0.055, 0.02, 0.035, 0, 0),
)
_THEIRS = (
    (0.055, 0.065, 0.065, 0.045, 0.025, 0.015, -0.005, 0.01, 0.005, 0.045, 0.05, 0.06),
    (0.05, 0.065, 0.03, 0.01, -0.01, -0.015, -0.035, -0.02, -0.015, 0.02, 0.06, 0.085),
    (0.095, 0.035, -0.01, -0.02, -0.035, -0.03, -0.055, -0.055, -0.065, -0.03, 0.03, 0.03),
    (0, 0, -0.03, -0.015, -0.045, -0.04, -0.06, -0.075, -0.055, -0.035, 0, 0),
)
KEEPER_HOME = 0.03


def _unfolded(rows: tuple[tuple[float, ...], ...]) -> list[float]:
    return [number for row in (*rows, *reversed(rows)) for number in row]


BALL_ON = table(_unfolded(_BALL), "f8")
STANDS = table([_unfolded(_OURS), _unfolded(_THEIRS)], "f8")


@rule
def chance_to_score(least: int) -> float:
    """Of the turn to come, by the least throw that scores."""
    return float(max(SIDES_OF_DIE + 1 - least, 0)) / SIDES_OF_DIE


@rule
def seen_from(side: int, square: int) -> int:
    return square if side == 0 else SQUARES - 1 - square


@rule
def footballers_worth(s: Any, mover: int) -> float:
    """Where the footballers stand, to the side that throws next."""
    worth = 0.0
    for i in range(2 * TEAM):
        square = s.pawn[i]
        if square != NOT_PLACED:
            theirs = 0 if i // TEAM == mover else 1
            if i % TEAM != KEEPER:
                worth += STANDS[theirs][seen_from(mover, square)]
            elif DARK_OF[square] == i // TEAM:
                worth += -KEEPER_HOME if theirs else KEEPER_HOME
    return worth


@rule
def in_play(s: Any, mover: int) -> float:
    """Goals that a position with the ball on the field is worth to the side that throws next."""
    other = 1 - mover
    low = team_low(s, 0) | team_low(s, 1)
    high = team_high(s, 0) | team_high(s, 1)
    taken = on_field_of(low, high)
    walk, walk_then = least_walk(s, mover, low, high), least_walk(s, other, low, high)
    kick, kick_then = least_kick(s, mover, taken), least_kick(s, other, taken)
    throw, throw_then = min(walk - 1 + kick, FAR), min(walk_then - 1 + kick_then, FAR)
    worth = TO_THROW + BALL_ON[seen_from(mover, s.ball)] + footballers_worth(s, mover)
    worth += WALKED[0][min(walk, FAR_WALK)] + WALKED[1][min(walk_then, FAR_WALK)]
    worth += KICKED[0][kick] + KICKED[1][kick_then] + THROW[1][throw_then]
    if s.die:
        # The die is thrown: either it is enough or it is not.
        return float(worth + (1.0 if throw <= s.die else 0.0))
    worth += THROW[0][throw]
    return float(worth + BOTH * chance_to_score(throw) * chance_to_score(throw_then))


@rule
def evaluate(s: Any) -> float:
    """The score and the play, weighed by the minutes that are left."""
    mover = s.side
    sign = 1.0 if mover == 0 else -1.0
    gap = float(s.score[0] - s.score[1])
    left = max(float(2 * s.minutes - s.turns) / (2 * s.minutes), 0.0)
    if s.last != NOBODY:
        # ST-8.4: a tie goes to the side that scored last.
        gap += (LAST if s.last == 0 else -LAST) * (1.0 - left)
    if s.ball < SQUARES:
        gap += sign * in_play(s, mover)
    else:
        gap += sign * footballers_worth(s, mover)
    spread = 0.4 + 1.2 * math.sqrt(left)
    return float(gap / (spread + abs(gap)))
