"""The distance count as it is shown: the way of whoever won it, and that of the nearest rival."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import TEAM
from debut.games.simulator.fields import NOWHERE
from debut.games.simulator.names import NEAREST
from debut.games.simulator.rules.distance_count import UNDER, takes_part
from debut.games.simulator.rules.places import under_ball
from debut.games.simulator.tables import DISTANCE
from debut.games.simulator.view.legs import way

Ways = tuple[tuple[str, ...], ...]

WORDS = UNDER + 8


def counted(before: Any, at: tuple[int, int], pawn: int, end: int, deciding: int) -> Ways:
    """S-4.1: cells from each to the ball, which lay at this place."""
    ready = type(before).from_buffer_copy(before)
    ready.ball_x, ready.ball_y = at
    work = [0] * WORDS
    many = under_ball(ready, work, UNDER)
    under = work[UNDER : UNDER + many]
    start = ready.cell[pawn]
    run = DISTANCE[start][end]
    rivals = [
        (far, there, other)
        for other in _others(ready, pawn)
        for far, there in [min((DISTANCE[ready.cell[other]][cell], cell) for cell in under)]
        # Whoever would have won does not count, by what has just happened to him.
        if takes_part(ready, other, far) and (far > run or (far == run and deciding != NEAREST))
    ]
    own = way(start, end)
    if not rivals:
        return (own,)
    _, there, other = min(rivals)
    return own, way(ready.cell[other], there)


def _others(rec: Any, pawn: int) -> list[int]:
    first = (1 - pawn // TEAM) * TEAM
    return [other for other in range(first, first + TEAM) if rec.cell[other] != NOWHERE]
