"""Walking (chapter 4): where a footballer's steps take him, and how he meets the ball."""

from __future__ import annotations

from typing import Any

from debut.games.streetsoccer.antigame import closed
from debut.games.streetsoccer.board import FIELD_SQUARES, KICK, PER_FOOTBALLER, TEAM, WALK
from debut.games.streetsoccer.kicking import kick_ends
from debut.games.streetsoccer.squares import (
    beside_high,
    beside_low,
    high_bit,
    low_bit,
    team_high,
    team_low,
)
from debut.games.streetsoccer.tables import WALKABLE_HIGH, WALKABLE_LOW, WORD
from debut.kernel.compiled import rule


@rule
def write_squares(out: Any, n: int, first: int, bits: int, count: int) -> int:
    """Writes a code for every bit that is set; without a branch, for bits fall at random."""
    for i in range(count):
        out[n] = first + i
        n += bits >> i & 1
    return n


@rule
def legal_moves(s: Any, out: Any) -> int:
    """Everything each footballer of the side can do with the die (ST-4.1)."""
    n = 0
    side = s.side
    theirs_low, theirs_high = team_low(s, 1 - side, -1), team_high(s, 1 - side, -1)
    for footballer in range(TEAM):
        n = moves_of(s, side, footballer, theirs_low, theirs_high, out, n)
    return n


@rule
def moves_of(
    s: Any, side: int, footballer: int, theirs_low: int, theirs_high: int, out: Any, n: int
) -> int:
    """His walks, and after them his kicks (ST-4.2 to 4.4, 5.1)."""
    die = s.die
    ball = s.ball
    start = s.pawn[side * TEAM + footballer]
    ours_low, ours_high = team_low(s, side, footballer), team_high(s, side, footballer)
    ball_low, ball_high = low_bit(ball), high_bit(ball)
    free_low = WALKABLE_LOW & ~(ours_low | theirs_low | ball_low)
    free_high = WALKABLE_HIGH & ~(ours_high | theirs_high | ball_high)
    low, high = low_bit(start), high_bit(start)
    lengths = 0
    for step in range(1, die + 1):
        next_low, next_high = beside_low(low, high), beside_high(low, high)
        if next_low & ball_low | next_high & ball_high:
            lengths |= 1 << (die - step + 1)
        low, high = next_low & free_low, next_high & free_high
    low &= ~low_bit(start)
    high &= ~high_bit(start)
    first = footballer * PER_FOOTBALLER
    low &= ~closed(side, footballer, ours_low, ours_high, ball, 0)
    high &= ~closed(side, footballer, ours_low, ours_high, ball, 1)
    n = write_squares(out, n, first + WALK, low, WORD)
    n = write_squares(out, n, first + WALK + WORD, high, WORD)
    if lengths:
        ends = kick_ends(s, side, footballer, lengths)
        n = write_squares(out, n, first + KICK, ends, FIELD_SQUARES + 1)
    return n
