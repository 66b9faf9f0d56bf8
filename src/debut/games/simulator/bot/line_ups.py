"""Placing, restarts and the rarer decisions, as the computer opponents take them."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import (
    CELLS,
    END,
    FORMATION,
    KEEPER_NAMED,
    SUB,
    TAKER,
    TEAM,
)
from debut.games.simulator.bot.place_values import KEEPER_HOMES
from debut.games.simulator.bot.plans import gain_of, look_over
from debut.games.simulator.fields import NOBODY, NOWHERE
from debut.games.simulator.names import (
    CORNER,
    FREE_KICK,
    GOAL_SPOT_PHASE,
    LINEUP,
    PLACE_ALL,
    PLACE_FIRST,
    PLACE_REST,
    SHOOTER,
    THROWER,
)
from debut.games.simulator.rules.entry import legal
from debut.games.simulator.rules.pawns import reds
from debut.games.simulator.rules.places import cell_of
from debut.games.simulator.stickers import VALUE
from debut.games.simulator.tables import DISTANCE, GOAL_AT, IS_CELL, SHOOTING, ZONE
from debut.kernel.rule import rule

USUAL = 0
FEW = 4


@rule
def suggest_seldom(s: Any, out: Any, work: Any) -> int:
    phase = s.phase
    if phase == LINEUP:
        n = legal(s, out, work)
        return only(out, FORMATION + USUAL) if holds(out, n, FORMATION + USUAL) else min(n, 1)
    if phase in (PLACE_FIRST, PLACE_ALL, PLACE_REST):
        return only(out, place_next(s, out, work))
    n = legal(s, out, work)
    if phase == THROWER:
        return only(out, thrower(s))
    if phase == SHOOTER:
        return min(n, 1)
    if phase == GOAL_SPOT_PHASE:
        return min(n, 1)
    # Whatever may be left out is left out; else the first.
    if out[n - 1] == END:
        out[0], out[n - 1] = out[n - 1], out[0]
    return min(n, FEW)


@rule
def only(out: Any, action: int) -> int:
    out[0] = action
    return 1


@rule
def holds(out: Any, n: int, action: int) -> bool:
    for i in range(n):
        if out[i] == action:
            return True
    return False


@rule
def thrower(s: Any) -> int:
    """The nearest, no keeper."""
    cell = cell_of(s.ball_x, s.ball_y)
    found, best = 0, 99
    for index in range(TEAM):
        pawn = s.side * TEAM + index
        if s.cell[pawn] == NOWHERE or pawn == s.keeper[s.side]:
            continue
        if DISTANCE[s.cell[pawn]][cell] < best:
            found, best = index, DISTANCE[s.cell[pawn]][cell]
    return int(TAKER + found)


@rule
def best_change(out: Any, n: int, side: int, s: Any) -> int:
    """Of the substitutions the one that brings most skills."""
    found, best = NOBODY, -99
    for i in range(n):
        if SUB <= out[i] < FORMATION:
            code = out[i] - SUB
            going, comes = side * TEAM + code // TEAM, side * TEAM + code % TEAM
            gain = VALUE[s.sticker[comes]] - VALUE[s.sticker[going]]
            if gain > best:
                found, best = int(out[i]), gain
    return found


@rule
def place_next(s: Any, out: Any, work: Any) -> int:
    """A formation does for most; before a goal everybody is placed by himself."""
    side = s.who
    n = legal(s, out, work)
    if s.keeper[side] == NOBODY:
        for i in range(n):
            if SUB <= out[i] < FORMATION or KEEPER_NAMED <= out[i] < SUB:
                change = best_change(out, n, side, s)
                return int(out[i]) if change == NOBODY else change
    if side != s.side:
        first = keeper_comes_home(s, s.keeper[side], out, n)
        if first == NOBODY:
            first = put_up_wall(s, side, out, n)
        if first != NOBODY:
            return first
    near_goal = s.restart in (CORNER, FREE_KICK) and ZONE[s.side][cell_of(s.ball_x, s.ball_y)] == 2
    if not near_goal or s.phase == PLACE_REST:
        if holds(out, n, FORMATION + USUAL):
            return FORMATION + USUAL
        return best_change(out, n, side, s)
    if s.phase == PLACE_FIRST and s.holder == NOBODY:
        for i in range(n):
            if TAKER <= out[i] < KEEPER_NAMED:
                return thrower(s)
    if not holds(out, n, END):
        change = best_change(out, n, side, s)
        return int(out[0]) if change == NOBODY else change
    return place_best(s, side, out, n, work)


@rule
def keeper_comes_home(s: Any, keeper: int, out: Any, n: int) -> int:
    """To the first of his places that is open to him, if he is at none of them; or nobody."""
    for i in range(len(KEEPER_HOMES[0])):
        home = KEEPER_HOMES[keeper // TEAM][i]
        action = keeper % TEAM * CELLS + home
        if s.cell[keeper] == home:
            return NOBODY
        if holds(out, n, action):
            return int(action)
    return NOBODY


@rule
def wall_cell(s: Any, ball: int) -> int:
    """The wall's, or two cells from the ball on the way to the goal."""
    if s.wall != NOWHERE:
        return int(s.wall)
    found, goal = NOWHERE, GOAL_AT[s.side]
    for cell in range(CELLS):
        if not IS_CELL[cell] or DISTANCE[ball][cell] != 2:
            continue
        if found == NOWHERE or DISTANCE[cell][goal] < DISTANCE[found][goal]:
            found = cell
    return found


@rule
def put_up_wall(s: Any, side: int, out: Any, n: int) -> int:
    """S-8.10: against a free kick that may be shot; the next to stand in it, or nobody."""
    ball = cell_of(s.ball_x, s.ball_y)
    if s.restart != FREE_KICK or not SHOOTING[s.side][ball]:
        return NOBODY
    wall = wall_cell(s, ball)
    for i in range(n):
        pawn = side * TEAM + out[i] // CELLS
        if out[i] >= TEAM * CELLS or out[i] % CELLS != wall:
            continue
        if pawn != s.keeper[side] and s.cell[pawn] != wall and reds(s, pawn) == 0:
            return int(out[i])
    return NOBODY


@rule
def place_best(s: Any, side: int, out: Any, n: int, work: Any) -> int:
    """The pawn and the cell that bring most, or the end."""
    attacks = side == s.side
    look_over(s, s.side, cell_of(s.ball_x, s.ball_y), attacks, 0, work)
    found, best = END, 0.001
    for i in range(n):
        action = out[i]
        pawn = side * TEAM + action // CELLS
        if action >= TEAM * CELLS or pawn == s.keeper[side]:
            continue
        gain = gain_of(s.side, s.cell[pawn], action % CELLS, attacks, reds(s, pawn) > 0, work)
        if gain > best:
            found, best = int(action), gain
    return found
