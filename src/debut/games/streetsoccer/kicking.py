"""The ball's flight (chapters 5 and 6): where one kick can send it, through any passes."""

from __future__ import annotations

from typing import Any

from debut.games.streetsoccer.antigame import (
    hemmed_in,
    may_stand,
    stays_on_dark,
    where_kicker_ends,
)
from debut.games.streetsoccer.board import FIELD_SQUARES, SIDES_OF_DIE, TEAM
from debut.games.streetsoccer.squares import field_bit, high_bit, low_bit, team_high, team_low
from debut.games.streetsoccer.tables import (
    BETWEEN,
    BETWEEN_ELSE,
    CENTRAL_OF,
    DARK_OF,
    DISTANCE,
    FIELD_OF,
    GOAL_BIT,
    RING,
    RING_SIZE,
    SHOT_BITS,
    SHOT_STEPS,
    SHOTS_SIZE,
    SQUARE_OF,
)
from debut.kernel.compiled import rule

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
def ball_ends(s: Any, side: int, kicker: int, spot: int, lengths: int) -> int:
    """All squares of the field where the ball can come to rest, and ``GOAL_BIT``.

    The kicker meets it on ``spot`` with any number of steps whose bit is set in ``lengths``.
    Who can touch the ball with how many steps is a set of bits too, five for every number.
    """
    taken = field_bit(spot)
    for i in range(2 * TEAM):
        if i != side * TEAM + kicker:
            taken |= field_bit(s.pawn[i])
    reached = 0
    for steps in range(1, SIDES_OF_DIE + 1):
        reached |= (lengths >> steps & 1) << (steps * TEAM + kicker)
    ends = 0
    # A pass never leaves a team-mate more steps than there were (ST-5.5): downwards is enough.
    for steps in range(SIDES_OF_DIE, 0, -1):
        done = 0
        fresh = reached >> (steps * TEAM) & 31
        while fresh:
            for i in range(TEAM):
                if fresh >> i & 1:
                    at = FIELD_OF[spot if i == kicker else s.pawn[side * TEAM + i]]
                    reached |= passes(s, side, kicker, spot, taken, at, steps)
                    ends |= rests(taken, at, steps, ends)
                    if least_shot(taken, side, at) <= steps:
                        ends |= GOAL_BIT
            done |= fresh
            fresh = reached >> (steps * TEAM) & 31 & ~done
    return ends


@rule
def passes(s: Any, side: int, kicker: int, spot: int, taken: int, at: int, steps: int) -> int:
    """ST-5.5, 5.6: which team-mates a touch can reach, and with how many steps they go on."""
    found = 0
    for i in range(TEAM):
        mate = FIELD_OF[spot if i == kicker else s.pawn[side * TEAM + i]]
        if mate >= 0 and mate != at:
            far = DISTANCE[at][mate]
            if far <= steps and flies(taken, at, mate):
                found |= 1 << ((steps - far + 1) * TEAM + i)
    return found


@rule
def rests(taken: int, at: int, steps: int, known: int) -> int:
    """ST-5.4: free squares exactly so many steps away."""
    found = 0
    for i in range(RING_SIZE[at][steps]):
        end = RING[at][steps][i]
        if not (taken | known) >> end & 1 and flies(taken, at, end):
            found |= 1 << end
    return found


@rule
def kick_ends(s: Any, side: int, kicker: int, lengths: int) -> int:
    """Where a footballer who meets the ball may send it, the anti-game rules included."""
    ball = s.ball
    low, high = team_low(s, side, kicker), team_high(s, side, kicker)
    if DARK_OF[ball] >= 0 and not stays_on_dark(side, kicker, ball):
        ends = ball_ends(s, side, kicker, ball, lengths)
        return kicks_put_back(s, side, kicker, low, high, ends)
    if not may_stand(side, kicker, ball, low, high):
        return 0
    ends = ball_ends(s, side, kicker, ball, lengths)
    return int(ends & ~hemmed_in(low | low_bit(ball), high | high_bit(ball), ends))


@rule
def kicks_put_back(s: Any, side: int, kicker: int, low: int, high: int, ends: int) -> int:
    """ST-7.3, 7.4: those ends that leave him a square to be put back to."""
    found = 0
    for field in range(FIELD_SQUARES):
        if ends >> field & 1:
            end = SQUARE_OF[field]
            if where_kicker_ends(s, side, kicker, low, high, end) >= 0:
                found |= 1 << field
    if ends & GOAL_BIT and where_kicker_ends(s, side, kicker, low, high, -1) >= 0:
        found |= GOAL_BIT
    return found


@rule
def standing_kick_ends(s: Any, side: int, kicker: int, steps: int) -> int:
    """A kick by a footballer who does not move (ST-3.2, 6.5)."""
    ends = ball_ends(s, side, kicker, s.pawn[side * TEAM + kicker], 1 << steps)
    return int(ends & ~hemmed_in(team_low(s, side, -1), team_high(s, side, -1), ends))


@rule
def kick_off_ends(s: Any, side: int, steps: int) -> int:
    """ST-3.2, 3.3, 3.6: what any footballer on the side's central squares can do."""
    ends = 0
    for i in range(TEAM):
        if CENTRAL_OF[s.pawn[side * TEAM + i]] == side:
            ends |= standing_kick_ends(s, side, i, steps)
    return int(ends & ~GOAL_BIT)
