"""What a side needs to score, for judging a position: steps to the ball, and of the ball."""

from __future__ import annotations

from typing import Any

from debut.games.streetsoccer.board import SIDES_OF_DIE, TEAM
from debut.games.streetsoccer.rules.kicking import FAR, flies, least_shot
from debut.games.streetsoccer.rules.squares import (
    beside_high,
    beside_low,
    high_bit,
    low_bit,
    team_high,
    team_low,
)
from debut.games.streetsoccer.tables import DISTANCE, FIELD_OF, WALKABLE_HIGH, WALKABLE_LOW
from debut.kernel.rule import rule

FAR_WALK = SIDES_OF_DIE + 1  # more steps to the ball than any throw has


@rule
def least_walk(s: Any, side: int, taken_low: int, taken_high: int) -> int:
    """Steps of the side's nearest footballer to the ball, FAR if there is no way in six."""
    own_low, own_high = team_low(s, side), team_high(s, side)
    free_low, free_high = WALKABLE_LOW & ~taken_low, WALKABLE_HIGH & ~taken_high
    low, high = low_bit(s.ball), high_bit(s.ball)
    for steps in range(1, SIDES_OF_DIE + 1):
        low, high = beside_low(low, high), beside_high(low, high)
        if low & own_low or high & own_high:
            return steps
        low &= free_low
        high &= free_high
    return FAR


@rule
def least_kick(s: Any, side: int, taken: int) -> int:
    """Steps that a kick from the ball's square needs to score, passes included."""
    ball = FIELD_OF[s.ball]
    least = least_shot(taken, side, ball)
    # Every pass gives a step back, so each touch is as far as it has cost; nearest touches first.
    first = 0
    for _ in range(TEAM):
        nearest, at = FAR, -1
        for i in range(TEAM):
            mate = FIELD_OF[s.pawn[side * TEAM + i]]
            if mate >= 0 and not first >> i & 1 and DISTANCE[ball][mate] < nearest:
                nearest, at = int(DISTANCE[ball][mate]), i
        if at < 0 or nearest - 1 >= least:
            break
        first |= 1 << at
        mate = FIELD_OF[s.pawn[side * TEAM + at]]
        if flies(taken, ball, mate):
            least = min(least, nearest - 1 + through(s, side, taken, mate))
    return least


@rule
def through(s: Any, side: int, taken: int, mate: int) -> int:
    """Steps from a team-mate's touch into the goal, by himself or with one more pass."""
    least = least_shot(taken, side, mate)
    for i in range(TEAM):
        other = FIELD_OF[s.pawn[side * TEAM + i]]
        if other >= 0 and other != mate:
            far = DISTANCE[mate][other] - 1
            if far < least and flies(taken, mate, other):
                least = min(least, far + least_shot(taken, side, other))
    return int(least)
