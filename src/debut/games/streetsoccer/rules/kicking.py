"""The ball's flight (chapters 5 and 6): where one kick can send it, through any passes."""

from __future__ import annotations

from typing import Any

from debut.games.streetsoccer.board import FIELD_SQUARES, SIDES_OF_DIE, TEAM
from debut.games.streetsoccer.rules.antigame import (
    hemmed_in,
    may_stand,
    stays_on_dark,
    where_kicker_ends,
)
from debut.games.streetsoccer.rules.squares import (
    field_bit,
    high_bit,
    low_bit,
    on_field_of,
    team_high,
    team_low,
)
from debut.games.streetsoccer.tables import (
    BEHIND,
    BEHIND_ELSE,
    BETWEEN,
    BETWEEN_ELSE,
    CENTRAL_OF,
    DARK_OF,
    DISTANCE,
    FIELD_OF,
    GOAL_BIT,
    NEARER,
    RING,
    SHOT_BITS,
    SHOT_STEPS,
    SHOTS_SIZE,
    SQUARE_OF,
)
from debut.kernel.geometry import lowest_bit
from debut.kernel.rule import rule, table

# The steps that somebody can have left are a set of bits, and those of all five are one word.
EACH = SIDES_OF_DIE + 1
STEPS = (1 << EACH) - 1
MOST = table([steps.bit_length() - 1 for steps in range(1 << EACH)])
FAR = 14  # more than any throw, even with the way to the ball before it


@rule
def flies(taken: int, start: int, end: int) -> bool:
    """ST-5.2, 5.3: whether one of the two ways between two squares is free of footballers."""
    return bool((taken & BETWEEN[start][end]) == 0 or (taken & BETWEEN_ELSE[start][end]) == 0)


@rule
def least_shot(taken: int, side: int, start: int) -> int:
    """ST-6.1: steps from a touch into the goal, FAR if there is no free way."""
    for i in range(SHOTS_SIZE[side][start]):
        if (taken & SHOT_BITS[side][start][i]) == 0:
            return int(SHOT_STEPS[side][start][i])
    return FAR


@rule
def hidden(taken: int, at: int, most: int) -> int:
    """ST-5.2, 5.3: squares that a kick of so many steps cannot reach for others in between."""
    first, other = 0, 0
    left = taken & NEARER[at][most]
    while left:
        between = lowest_bit(left)
        first |= BEHIND[at][between]
        other |= BEHIND_ELSE[at][between]
        left &= left - 1
    return first & other


@rule
def ball_ends(s: Any, side: int, kicker: int, spot: int, taken: int, lengths: int) -> int:
    """All squares of the field where the ball can come to rest, and ``GOAL_BIT``.

    The kicker meets it on ``spot`` with any number of steps whose bit is set in ``lengths``;
    ``taken``: where footballers stand on the field, he on his spot among them.
    """
    reached = lengths << (kicker * EACH)
    fresh = reached
    ends = 0
    while fresh:
        holder = lowest_bit(fresh) // EACH
        steps = fresh >> (holder * EACH) & STEPS
        fresh ^= steps << (holder * EACH)
        at = FIELD_OF[spot if holder == kicker else s.pawn[side * TEAM + holder]]
        most = MOST[steps]
        shut = hidden(taken, at, most)
        ends |= rests(at, steps) & ~shut
        if least_shot(taken, side, at) <= most:
            ends |= GOAL_BIT
        new = passes(s, side, kicker, spot, shut, at, steps) & ~reached
        reached |= new
        fresh |= new
    return ends & ~taken


@rule
def rests(at: int, steps: int) -> int:
    """ST-5.4: squares exactly so many steps away."""
    found = 0
    for length in range(1, SIDES_OF_DIE + 1):
        if steps >> length & 1:
            found |= RING[at][length]
    return found


@rule
def passes(s: Any, side: int, kicker: int, spot: int, shut: int, at: int, steps: int) -> int:
    """ST-5.5, 5.6: which team-mates a touch can reach, and with how many steps they go on."""
    found = 0
    for i in range(TEAM):
        mate = FIELD_OF[spot if i == kicker else s.pawn[side * TEAM + i]]
        if mate >= 0 and mate != at and not shut >> mate & 1:
            # One step is given back; whoever has none left is not reached.
            left = steps >> (DISTANCE[at][mate] - 1) & ~1
            found |= left << (i * EACH)
    return found


@rule
def kick_ends(
    s: Any,
    side: int,
    kicker: int,
    low: int,
    high: int,
    theirs_low: int,
    theirs_high: int,
    lengths: int,
) -> int:
    """Where a footballer who meets the ball may send it, the anti-game rules included.

    ``low`` and ``high``: his team-mates.
    """
    ball = s.ball
    put_back = DARK_OF[ball] >= 0 and not stays_on_dark(side, kicker, ball)
    if not put_back and not may_stand(side, kicker, ball, low, high):
        return 0
    taken = on_field_of(low | theirs_low, high | theirs_high) | field_bit(ball)
    ends = ball_ends(s, side, kicker, ball, taken, lengths)
    if put_back:
        return kicks_put_back(s, side, kicker, low, high, ends)
    return int(ends & ~hemmed_in(low | low_bit(ball), high | high_bit(ball), ends))


@rule
def kicks_put_back(s: Any, side: int, kicker: int, low: int, high: int, ends: int) -> int:
    """ST-7.3, 7.4: those ends that leave him a square to be put back to."""
    found = 0
    left = ends
    while left:
        field = lowest_bit(left)
        end = SQUARE_OF[field] if field < FIELD_SQUARES else -1
        if where_kicker_ends(s, side, kicker, low, high, end) >= 0:
            found |= 1 << field
        left &= left - 1
    return found


@rule
def standing_kick_ends(s: Any, side: int, kicker: int, steps: int) -> int:
    """A kick by a footballer who does not move (ST-3.2, 6.5)."""
    low, high = team_low(s, side), team_high(s, side)
    taken = on_field_of(low | team_low(s, 1 - side), high | team_high(s, 1 - side))
    ends = ball_ends(s, side, kicker, s.pawn[side * TEAM + kicker], taken, 1 << steps)
    return int(ends & ~hemmed_in(low, high, ends))


@rule
def kick_off_ends(s: Any, side: int, steps: int) -> int:
    """ST-3.2, 3.3, 3.6: what any footballer on the side's central squares can do."""
    ends = 0
    for i in range(TEAM):
        if CENTRAL_OF[s.pawn[side * TEAM + i]] == side:
            ends |= standing_kick_ends(s, side, i, steps)
    return int(ends & ~GOAL_BIT)
