"""Making room: to the nearest free cell (S-4.9.2, S-8.5.2), and out of a wall (S-8.10.1)."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import CELL, CELLS, GRID_WIDTH, TEAM
from debut.games.simulator.event_codes import SimulatorEvent
from debut.games.simulator.fields import NOBODY, NOWHERE, PAWNS
from debut.games.simulator.rules.pawns import mate_in
from debut.games.simulator.rules.places import stand
from debut.games.simulator.tables import CENTRE_X, CENTRE_Y, DISTANCE, IS_CELL, TOWARDS
from debut.kernel.events import WALK
from debut.kernel.rule import log, rule


@rule
def push_aside(s: Any, pawn: int) -> None:
    """S-4.9.2: to the nearest free cell, on his own goal's side first."""
    side, start = pawn // TEAM, s.cell[pawn]
    found, best = NOWHERE, 1 << 40
    for cell in range(CELLS):
        if not IS_CELL[cell] or cell == start or mate_in(s, pawn, cell) != NOBODY:
            continue
        forward = CENTRE_X[cell] * TOWARDS[side] + CELL * GRID_WIDTH
        across = CENTRE_Y[cell] * TOWARDS[side] + CELL * GRID_WIDTH
        key = (DISTANCE[start][cell] * 65536 + forward) * 65536 + across
        if key < best:
            found, best = cell, key
    log(s, WALK, side, SimulatorEvent.PUSHED, pawn, start * CELLS + found)
    stand(s, pawn, found)


@rule
def leave_wall(s: Any) -> None:
    """S-8.10.1: whoever could not leave it in a phase of his side makes room when it is over."""
    if s.wall == NOWHERE:
        return
    for pawn in range(PAWNS):
        if s.cell[pawn] == s.wall and pawn != s.holder and mate_in(s, pawn, s.wall) != NOBODY:
            push_aside(s, pawn)
    s.wall = NOWHERE
