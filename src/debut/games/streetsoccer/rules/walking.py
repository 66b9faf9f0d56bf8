"""Walking (chapter 4): where a footballer's steps take him, and how he meets the ball."""

from __future__ import annotations

from typing import Any

from debut.games.streetsoccer.board import KICK, PER_FOOTBALLER, TEAM, WALK
from debut.games.streetsoccer.rules.antigame import closed
from debut.games.streetsoccer.rules.kicking import kick_ends
from debut.games.streetsoccer.rules.squares import (
    beside_high,
    beside_low,
    high_bit,
    low_bit,
    team_high,
    team_low,
)
from debut.games.streetsoccer.tables import WALKABLE_HIGH, WALKABLE_LOW, WORD
from debut.kernel.geometry import write_bits
from debut.kernel.rule import rule


@rule
def legal_moves(s: Any, out: Any) -> int:
    """Everything each footballer of the side can do with the die (ST-4.1)."""
    n = 0
    side = s.side
    ours_low, ours_high = team_low(s, side), team_high(s, side)
    theirs_low, theirs_high = team_low(s, 1 - side), team_high(s, 1 - side)
    for footballer in range(TEAM):
        start = s.pawn[side * TEAM + footballer]
        low, high = ours_low & ~low_bit(start), ours_high & ~high_bit(start)
        n = moves_of(s, side, footballer, low, high, theirs_low, theirs_high, out, n)
    return n


@rule
def moves_of(
    s: Any,
    side: int,
    footballer: int,
    ours_low: int,
    ours_high: int,
    theirs_low: int,
    theirs_high: int,
    out: Any,
    n: int,
) -> int:
    """His walks, and after them his kicks (ST-4.2 to 4.4, 5.1), beside these others."""
    die = s.die
    ball = s.ball
    start = s.pawn[side * TEAM + footballer]
    ball_low, ball_high = low_bit(ball), high_bit(ball)
    taken_low, taken_high = ours_low | theirs_low, ours_high | theirs_high
    free_low = WALKABLE_LOW & ~(taken_low | ball_low)
    free_high = WALKABLE_HIGH & ~(taken_high | ball_high)
    low, high = low_bit(start), high_bit(start)
    lengths = 0
    for step in range(1, die + 1):
        next_low, next_high = beside_low(low, high), beside_high(low, high)
        if next_low & ball_low | next_high & ball_high:
            lengths |= 1 << (die - step + 1)
        low, high = next_low & free_low, next_high & free_high
    shut_low, shut_high = closed(side, footballer, ours_low, ours_high, ball)
    first = footballer * PER_FOOTBALLER
    n = write_bits(out, n, first + WALK, low & ~(shut_low | low_bit(start)))
    n = write_bits(out, n, first + WALK + WORD, high & ~(shut_high | high_bit(start)))
    if lengths:
        ends = kick_ends(s, side, footballer, ours_low, ours_high, theirs_low, theirs_high, lengths)
        n = write_bits(out, n, first + KICK, ends)
    return n
