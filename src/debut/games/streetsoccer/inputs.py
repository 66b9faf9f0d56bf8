"""The inputs of the value network of StreetSoccer in a position.

The board is seen by the side that acts or throws next, and with the ball in its lower half: a
position and its image in the long axis are the same.
"""

from __future__ import annotations

from typing import Any

from debut.games.streetsoccer.board import (
    HEIGHT,
    IN_GOAL,
    KEEPER,
    PHASES,
    SIDES_OF_DIE,
    SQUARES,
    TEAM,
    WIDTH,
    turned,
)
from debut.games.streetsoccer.fields import NOBODY, NOT_PLACED
from debut.games.streetsoccer.outlook import FAR_WALK, least_kick, least_walk
from debut.games.streetsoccer.rules.flow import regular_turns
from debut.games.streetsoccer.rules.kicking import FAR
from debut.games.streetsoccer.rules.squares import on_field_of, team_high, team_low
from debut.kernel.algorithms.network_inputs import offsets
from debut.kernel.rule import rule, table

_BALL_PLACES = IN_GOAL + 1
_AWAY = (2 * WIDTH - 1) * (2 * HEIGHT - 1)  # of one square from another, by columns and rows
_WALKS, _KICKS = FAR_WALK + 1, FAR + 1
_FACES = SIDES_OF_DIE + 1
MOST_GAP = 4
_GAPS = 2 * MOST_GAP + 1
# Turns that are left fall into so many kinds, of which the last has no end.
_LEFT = (0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 22, 28, 36, 46)
LONGEST_LEFT = _LEFT[-1]
_KINDS_LEFT = 2 * len(_LEFT)  # of the regular minutes, and of extra time

(OWN, OTHERS, OWN_KEEPER, OTHER_KEEPER, BALL, OWN_AWAY, OTHERS_AWAY, PHASE, DIE, GAP, LAST, WALK,
 WALK_THEN, KICK, KICK_THEN, THROW, THROW_THEN, BOTH, INPUTS) = offsets(
    SQUARES, SQUARES, SQUARES, SQUARES, _BALL_PLACES, _AWAY, _AWAY, len(PHASES), _FACES,
    _GAPS * _KINDS_LEFT, 3 * _KINDS_LEFT, _WALKS, _WALKS, _KICKS, _KICKS, _KICKS, _KICKS,
    _FACES * _FACES * _FACES,
)  # fmt: skip
# Everybody's square, and where from the ball the field players are; the ball, phase, die, gap,
# who scored last; and what both need to score.
MOST = 2 * TEAM + 2 * (TEAM - 1) + 5 + 7
VERSION = 1


def _mirrored(square: int) -> int:
    return (HEIGHT - 1 - square // WIDTH) * WIDTH + square % WIDTH


# By side, and by whether the ball is in the upper half as that side sees it.
SEEN = table(
    [
        [[flip(turn(square)) for square in range(SQUARES)] for flip in (int, _mirrored)]
        for turn in (int, turned)
    ]
)
KIND_LEFT = table(
    [max(kind for kind, least in enumerate(_LEFT) if least <= n) for n in range(LONGEST_LEFT + 1)]
)


@rule
def seen_by(s: Any) -> int:
    return int(s.side)


@rule
def time_left(s: Any) -> int:
    """The kind of the turns that are left, of those in extra time behind the regular ones."""
    left, extra = regular_turns(s) - s.turns, 0
    if left <= 0:
        left, extra = left + 2 * s.extra, 1
    return int(KIND_LEFT[min(max(left, 0), LONGEST_LEFT)] + extra * len(_LEFT))


@rule
def away(square: int, ball: int) -> int:
    """Where a square lies as seen from the ball."""
    columns = square % WIDTH - ball % WIDTH + WIDTH - 1
    rows = square // WIDTH - ball // WIDTH + HEIGHT - 1
    return columns * (2 * HEIGHT - 1) + rows


@rule
def active_inputs(s: Any, out: Any) -> int:
    side = s.side
    other = 1 - side
    on_board = s.ball < SQUARES
    ball, flip = s.ball, 0
    if on_board:
        flip = 1 if SEEN[side][0][ball] >= SQUARES // 2 else 0
        ball = SEEN[side][flip][ball]
    n = 0
    for i in range(2 * TEAM):
        if s.pawn[i] == NOT_PLACED:
            continue
        square = SEEN[side][flip][s.pawn[i]]
        ours = i // TEAM == side
        if i % TEAM == KEEPER:
            out[n] = (OWN_KEEPER if ours else OTHER_KEEPER) + square
            n += 1
            continue
        out[n] = (OWN if ours else OTHERS) + square
        n += 1
        if on_board:
            out[n] = (OWN_AWAY if ours else OTHERS_AWAY) + away(square, ball)
            n += 1
    gap = s.score[side] - s.score[other]
    gap = min(max(gap, -MOST_GAP), MOST_GAP) + MOST_GAP
    last = 2
    if s.last != NOBODY:
        last = 0 if s.last == side else 1
    left = time_left(s)
    out[n] = BALL + ball
    out[n + 1] = PHASE + s.phase
    out[n + 2] = DIE + s.die
    out[n + 3] = GAP + gap * _KINDS_LEFT + left
    out[n + 4] = LAST + last * _KINDS_LEFT + left
    n += 5
    return n + write_needs(s, side, n, out) if on_board else n


@rule
def write_needs(s: Any, side: int, n: int, out: Any) -> int:
    """What each side needs to score; the number of inputs written."""
    low = team_low(s, 0) | team_low(s, 1)
    high = team_high(s, 0) | team_high(s, 1)
    taken = on_field_of(low, high)
    walk = min(least_walk(s, side, low, high), FAR_WALK)
    walk_then = min(least_walk(s, 1 - side, low, high), FAR_WALK)
    kick, kick_then = least_kick(s, side, taken), least_kick(s, 1 - side, taken)
    throw, throw_then = min(walk - 1 + kick, FAR), min(walk_then - 1 + kick_then, FAR)
    out[n] = WALK + walk
    out[n + 1] = WALK_THEN + walk_then
    out[n + 2] = KICK + kick
    out[n + 3] = KICK_THEN + kick_then
    out[n + 4] = THROW + throw
    out[n + 5] = THROW_THEN + throw_then
    ours = min(throw, SIDES_OF_DIE + 1) - 1
    theirs = min(throw_then, SIDES_OF_DIE + 1) - 1
    out[n + 6] = BOTH + (ours * _FACES + theirs) * _FACES + s.die
    return 7
