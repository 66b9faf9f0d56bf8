"""Offside: real places at the moment of the strike (S-8.1)."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import CELLS, MOVE, TEAM
from debut.games.simulator.fields import NOBODY, NOWHERE
from debut.games.simulator.names import (
    CORNER,
    CROSSES,
    DRIBBLES,
    GOAL_KICK,
    HEADS_ON,
    LINE,
    PASSES,
    THROW_IN,
    THROWS,
)
from debut.games.simulator.rules.pawns import mate_in, pro, reds
from debut.games.simulator.tables import CENTRE_X, IS_FORWARD, NEXT, TOWARDS, WAYS
from debut.kernel.rule import rule

LINE_REDS = 2
FAR_BACK = -10_000


@rule
def last_defender(s: Any, side: int) -> int:
    """How far the last field pawn of the defence stands, as the attack sees the pitch."""
    other = 1 - side
    line = FAR_BACK
    for pawn in range(other * TEAM, other * TEAM + TEAM):
        if s.cell[pawn] != NOWHERE and pawn != s.keeper[other]:
            line = max(line, s.x[pawn] * TOWARDS[side])
    return line


@rule
def is_beyond(side: int, x: int, line: int, ball: int) -> bool:
    """In the other half, ahead of the ball, and beyond the last defender; level is not offside."""
    forward = x * TOWARDS[side]
    return bool(forward > 0 and forward > line and forward > ball * TOWARDS[side])


@rule
def offside_counts(s: Any) -> bool:
    """S-8.1.1: not from a throw-in, a corner or a goal kick, and not for a shot."""
    if s.restart in (THROW_IN, CORNER, GOAL_KICK):
        return False
    return s.deed in (PASSES, DRIBBLES, CROSSES, HEADS_ON, THROWS)


@rule
def mark_offside(s: Any) -> None:
    """Which of the attack's pawns stand offside, as bits."""
    s.offside = 0
    if not offside_counts(s):
        return
    side = s.side
    line = last_defender(s, side)
    for index in range(TEAM):
        pawn = side * TEAM + index
        on = pawn != s.striker and s.cell[pawn] != NOWHERE
        if on and is_beyond(side, s.x[pawn], line, s.ball_x):
            s.offside |= 1 << index


@rule
def stands_offside(s: Any, pawn: int) -> bool:
    return bool(pawn // TEAM == s.side and s.offside >> (pawn % TEAM) & 1)


@rule
def list_steps_back(s: Any, out: Any, n: int, pawn: int) -> int:
    """S-6.16: one of the three cells behind him that makes him onside."""
    if not pro(s, LINE) or reds(s, pawn) < LINE_REDS or s.moved[pawn]:
        return n
    side = pawn // TEAM
    line = last_defender(s, side)
    for way in range(WAYS):
        cell = NEXT[s.cell[pawn]][way]
        if IS_FORWARD[side][way] or cell == NOWHERE or mate_in(s, pawn, cell) != NOBODY:
            continue
        # The ball has gone since: what counts is the cell where it was struck.
        if not is_beyond(side, CENTRE_X[cell], line, CENTRE_X[s.origin]):
            out[n] = MOVE + pawn % TEAM * CELLS + cell
            n += 1
    return n
