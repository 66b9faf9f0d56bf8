"""Throwing the ball (chapter 3), and how far a shot is from the goal (H-4.2)."""

from __future__ import annotations

from typing import Any

from debut.games.handball.board import BALL_TO, KEEPER, SHOT, TEAM, WIDTH
from debut.games.handball.rules.squares import (
    AVOID,
    ENDS,
    FREE,
    GOAL,
    LAST,
    SPREAD,
    TAKEN,
    copy,
    drop,
    end_of,
    exact_ends,
    has,
    is_empty,
    join,
    put,
    put_pawns,
    remove,
    steps_to,
    write,
)
from debut.games.handball.tables import (
    AREA_OF,
    AREA_SET,
    BETWEEN_SET,
    COURT_SET,
    LINE_COLUMN,
    MOUTH_SET,
    WORDS,
)
from debut.kernel.rule import rule

AREA_DEPTH = 2  # columns of a goal area
MOST_CROSSED = 5  # a die of 6 takes the ball over so many squares and the line


@rule
def keeper_restarts(s: Any) -> bool:
    """H-4.3.2: a keeper has the ball in his area only when he restarts."""
    side = s.side
    return bool(
        s.pawn[side * TEAM + KEEPER] == s.ball and AREA_OF[s.court][s.ball] == end_of(s, side)
    )


@rule
def ball_ends(s: Any, work: Any) -> None:
    """Where the die takes the ball: to ``ENDS``; to ``AVOID`` those of them that it gets to
    without crossing the other side's goal area (H-3.2)."""
    court, start, steps = s.court, s.ball, s.die
    own, other = end_of(s, s.side), 1 - end_of(s, s.side)
    put_pawns(s, work, TAKEN)
    copy(work, LAST, COURT_SET[court], 0)
    drop(work, LAST, start)
    copy(work, FREE, COURT_SET[court], 0)
    remove(work, FREE, work, TAKEN)
    if keeper_restarts(s):
        remove(work, LAST, AREA_SET[court][own], 0)
        join(work, FREE, BETWEEN_SET[court][own], 0)
    exact_ends(work, start, steps, FREE, LAST, ENDS)
    if abs(start % WIDTH - LINE_COLUMN[court][other]) < steps + AREA_DEPTH:
        remove(work, FREE, AREA_SET[court][other], 0)
        exact_ends(work, start, steps, FREE, LAST, AVOID)
    else:
        copy(work, AVOID, work, ENDS)


@rule
def shot_distance(s: Any, work: Any) -> int:
    """H-4.2.2.1: free squares on the shortest way into the goal, -1 if no die reaches it."""
    court, other = s.court, 1 - end_of(s, s.side)
    if abs(s.ball % WIDTH - LINE_COLUMN[court][other]) > MOST_CROSSED:
        return -1
    put_pawns(s, work, TAKEN)
    copy(work, FREE, COURT_SET[court], 0)
    remove(work, FREE, work, TAKEN)
    copy(work, GOAL, MOUTH_SET[court][other], 0)
    remove(work, GOAL, work, TAKEN)
    for w in range(WORDS):
        work[SPREAD + w] = 0
    put(work, SPREAD, s.ball)
    return int(steps_to(work, SPREAD, work, FREE, work, GOAL, MOST_CROSSED))


@rule
def can_shoot(s: Any, work: Any) -> bool:
    distance = shot_distance(s, work)
    return bool(0 < distance < s.die)


@rule
def can_throw(s: Any, work: Any) -> bool:
    """H-3.3, H-4.3.3: whether the ball can go anywhere at all."""
    ball_ends(s, work)
    return bool(not is_empty(work, ENDS) or can_shoot(s, work))


@rule
def legal_throws(s: Any, out: Any, work: Any) -> int:
    ball_ends(s, work)
    n = int(write(out, 0, BALL_TO, work, ENDS))
    if can_shoot(s, work):
        out[n] = SHOT
        n += 1
    return n


@rule
def crosses_area(s: Any, end: int, work: Any) -> bool:
    """H-3.2.7.2: whether every way to a square goes through the other side's goal area."""
    ball_ends(s, work)
    return not has(work, AVOID, end)
