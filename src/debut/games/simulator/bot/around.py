"""Who is how near to every cell: what the computer opponents see at a glance."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import CELLS, TEAM
from debut.games.simulator.fields import NOWHERE
from debut.games.simulator.rules.offside import is_beyond, last_defender
from debut.games.simulator.tables import DISTANCE
from debut.kernel.rule import rule

# In the work space, beyond what the rules use: by side, the distance of the nearest pawn to each
# cell and that of the second.
NEAREST = 900
SECOND = NEAREST + 2 * CELLS
CANDIDATES = SECOND + 2 * CELLS  # aims, see `aims.py`
FAR = 20


@rule
def look_at(s: Any, side: int, left_out: int, bits: int, work: Any) -> None:
    """The nearest and the second of a side to each cell; without one pawn, and without those of
    the bits."""
    base, second = NEAREST + side * CELLS, SECOND + side * CELLS
    for cell in range(CELLS):
        work[base + cell] = FAR
        work[second + cell] = FAR
    for index in range(TEAM):
        pawn = side * TEAM + index
        start = s.cell[pawn]
        if start == NOWHERE or pawn == left_out or bits >> index & 1:
            continue
        for cell in range(CELLS):
            far = DISTANCE[start][cell]
            if far < work[base + cell]:
                work[second + cell] = work[base + cell]
                work[base + cell] = far
            elif far < work[second + cell]:
                work[second + cell] = far


@rule
def offside_bits(s: Any, side: int, striker: int) -> int:
    """The side's pawns that stand offside now."""
    line = last_defender(s, side)
    bits = 0
    for index in range(TEAM):
        pawn = side * TEAM + index
        if (
            pawn != striker
            and s.cell[pawn] != NOWHERE
            and is_beyond(side, s.x[pawn], line, s.ball_x)
        ):
            bits |= 1 << index
    return bits


@rule
def near_cell(s: Any, side: int, cell: int) -> int:
    """Cells from the nearest pawn of a side, at most three."""
    best = 3
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        if s.cell[pawn] != NOWHERE and DISTANCE[s.cell[pawn]][cell] < best:
            best = int(DISTANCE[s.cell[pawn]][cell])
    return best
