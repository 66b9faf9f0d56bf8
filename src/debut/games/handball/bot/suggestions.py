"""The actions that the computer opponents think about."""

from __future__ import annotations

from typing import Any

from debut.games.handball.board import (
    FORMATION,
    HEIGHT,
    KEEPER,
    NEXT,
    SQUARES,
    STAND,
    STAY,
    TEAM,
    WIDTH,
)
from debut.games.handball.bot.action_values import MATE_ON, OURS, SEEN, THEIRS
from debut.games.handball.bot.chances import LOOKED
from debut.games.handball.fields import NOWHERE
from debut.games.handball.names import FREE, KEEPERS, PLACE, WALK
from debut.games.handball.rules.entry import legal
from debut.games.handball.rules.placing import (
    formation_open,
    may_be_put,
    open_squares,
    owes,
)
from debut.games.handball.rules.squares import ENDS, TAKEN, end_of, holds, is_empty, put_pawns, take
from debut.games.handball.tables import DISTANCE, FORMATION_COUNT
from debut.kernel.rule import rule, table

WALKS = 28  # that are looked at
OURS_HELD, THEIRS_HELD, LOOSE = range(3)
TAKES_BALL = 1000
HOLDER_WALKS = 30
# By distance from the ball, in thousandths of a goal.
_FAR = [0] * (WIDTH + HEIGHT)
NEARER = table(
    [
        [0, 12, 12, 10, 9, 7, 6, 3, *_FAR][: len(_FAR)],
        [0, 25, 16, 10, 6, 3, 0, 0, *_FAR][: len(_FAR)],
        [0, 40, 38, 36, 34, 32, 30, 15, *_FAR][: len(_FAR)],
    ]
)
NEAR = 3  # steps from the ball within which a pawn is put by itself


@rule
def suggest(s: Any, out: Any, work: Any) -> int:
    if s.phase == PLACE:
        return suggested_places(s, out, work)
    n = legal(s, out, work)
    return best_walks(s, out, n, work) if s.phase == WALK else n


@rule
def promise(s: Any, action: int, case: int) -> int:
    """What a walk promises at first sight, in thousandths of a goal."""
    if action == STAND:
        return 0
    side, square = s.side, action % SQUARES
    start = s.pawn[side * TEAM + action // SQUARES]
    if square == s.ball:
        return TAKES_BALL
    found = int(NEARER[case][DISTANCE[s.ball][square]] - NEARER[case][DISTANCE[s.ball][start]])
    if action // SQUARES == KEEPER:
        return found
    if start == s.ball:
        found = HOLDER_WALKS
        found += int(1000 * (MATE_ON[seen(s, side, square)] - MATE_ON[seen(s, side, start)]))
    if case != THEIRS_HELD:
        found += int(1000 * (OURS[seen(s, side, square)] - OURS[seen(s, side, start)]))
    if case != OURS_HELD:
        away, came = seen(s, 1 - side, square), seen(s, 1 - side, start)
        found -= int(1000 * (THEIRS[away] - THEIRS[came]))
    return found


@rule
def seen(s: Any, side: int, square: int) -> int:
    return int(SEEN[s.court][end_of(s, side)][square])


@rule
def best_walks(s: Any, out: Any, n: int, work: Any) -> int:
    """Those that promise most, the best first."""
    case = LOOSE
    if holds(s, s.side):
        case = OURS_HELD
    elif holds(s, 1 - s.side):
        case = THEIRS_HELD
    for i in range(n):
        action, value = out[i], promise(s, out[i], case)
        at = min(i, WALKS)
        while at > 0 and value > work[LOOKED + at - 1]:
            at -= 1
        if at < WALKS:
            for j in range(min(i, WALKS - 1), at, -1):
                out[j] = out[j - 1]
                work[LOOKED + j] = work[LOOKED + j - 1]
            out[at] = action
            work[LOOKED + at] = value
    return min(n, WALKS)


@rule
def farthest(s: Any, side: int, but: int) -> int:
    """Of the field pawns that may be put, the one farthest from the ball; NOWHERE: nobody."""
    found, most = NOWHERE, -1
    for index in range(KEEPER + 1, TEAM):
        square = s.pawn[side * TEAM + index]
        may = index != but and square != NOWHERE and may_be_put(s, side, index)
        if may and DISTANCE[s.ball][square] > most:
            found, most = index, int(DISTANCE[s.ball][square])
    return found


@rule
def suggested_places(s: Any, out: Any, work: Any) -> int:
    """Formations, letting everybody stay, and the farthest pawns near the ball."""
    n, side = 0, s.side
    for number in range(FORMATION_COUNT):
        if formation_open(s, side, number):
            out[n] = FORMATION + number
            n += 1
    if not owes(s, side, work):
        out[n] = STAY
        n += 1
    if s.restart == KEEPERS and s.step < 2:
        out[n] = NEXT
        n += 1
    if s.restart in (KEEPERS, FREE):
        one = farthest(s, side, NOWHERE)
        put_pawns(s, work, TAKEN)
        n = put_near(s, side, one, out, n, work)
        if s.restart == KEEPERS:
            n = put_near(s, side, farthest(s, side, one), out, n, work)
    return n


@rule
def put_near(s: Any, side: int, index: int, out: Any, n: int, work: Any) -> int:
    if index == NOWHERE:
        return n
    open_squares(s, side, index, work)
    while not is_empty(work, ENDS):
        square = take(work, ENDS)
        if DISTANCE[s.ball][square] <= NEAR:
            out[n] = index * SQUARES + square
            n += 1
    return n
