"""What becomes of the ball by a kick that can be chosen."""

from __future__ import annotations

from typing import Any

from debut.games.but.board import HEIGHT, TEAM, WIDTH
from debut.games.but.fields import NOWHERE
from debut.games.but.rules.kicking import is_offside
from debut.games.but.tables import ACROSS, ALONG, IN_GOAL
from debut.games.but.view.pitch import goal_cell
from debut.games.but.view.routes import ButFlight
from debut.kernel.views import CONCEDES, KEEPS, LOOSE, LOSES, OUT, SCORES


def goal_of(flight: ButFlight) -> tuple[int, str] | None:
    """Whose goal a ball flies into that leaves the board, and where (B-5.4)."""
    last, way = flight.path[-1], flight.way
    column, row = last % WIDTH + ACROSS[way], last // WIDTH + ALONG[way]
    if 0 <= column < WIDTH or not 0 <= row < HEIGHT or not IN_GOAL[row]:
        return None
    end = int(column >= WIDTH)
    return end, goal_cell(end, row)


def fate(rec: Any, flight: ButFlight) -> str:
    """As the side sees it whose turn it is."""
    if flight.leaves:
        goal = goal_of(flight)
        if goal is None:
            return OUT
        return CONCEDES if goal[0] == rec.side else SCORES
    if flight.by == NOWHERE:
        return LOOSE
    if flight.by // TEAM != rec.side or is_offside(rec, flight.by):
        return LOSES
    return KEEPS
