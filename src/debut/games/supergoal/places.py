"""Squares and places beyond the field, on the board as side A sees it."""

from __future__ import annotations

from typing import Any, NamedTuple

from debut.games.supergoal.board import (
    COLUMNS,
    DICE,
    DIE_NAMES,
    GOAL_MOUTH,
    LINES,
    NAMES,
    OVER_GOAL_LINE,
    SQUARES,
    THROW_IN,
    arrow_of,
    flight,
    heading,
)
from debut.kernel.views import Place

WIDTH = len(COLUMNS)
MARGIN = 1.0  # room for the goals
HEIGHT = LINES + 2 * MARGIN
_BEYOND = 0.6  # from the middle of the last square: just over the line
_IN_NET = 0.85
_BESIDE_GOAL = 0.75
_HUNDRED = 100


class ArrowFlight(NamedTuple):
    """Where an arrow takes the ball, over which squares, and where it leaves the field."""

    end: int
    crossed: list[int]
    exit: Place | None


def seen_by_a(square: int, attack: int) -> str:
    """A square named as the attacker sees it, as side A sees it."""
    return NAMES[square if attack == 0 else SQUARES - 1 - square]


def corner_of(square: int) -> tuple[float, float]:
    """Of side A's square: the left upper corner."""
    return float(square % WIDTH), MARGIN + LINES - 1 - square // WIDTH


def _place(square: int, across: float, ahead: float, attack: int) -> Place:
    """So far from the middle of an attacker's square."""
    left, top = corner_of(square)
    x, y = left + 0.5 + across, top + 0.5 - ahead
    if attack:
        x, y = WIDTH - x, HEIGHT - y
    return round(x * _HUNDRED), round(y * _HUNDRED)


def wide_of_goal(attack: int) -> Place:
    """Where a ball goes over the far goal line that comes straight at the goal and is none."""
    return _place(GOAL_MOUTH, _BESIDE_GOAL, _BEYOND, attack)


def net(beaten: int) -> Place:
    return _place(GOAL_MOUTH, 0, _IN_NET, 1 - beaten)


def flight_of(rec: Any, way: int, face: int) -> ArrowFlight:
    """What an arrow does that is thrown now."""
    arrow, number, _ = arrow_of(DICE[DIE_NAMES[rec.die]][face][0])
    turned = bool(rec.turned)
    end, crossed = flight(rec.ball, arrow, number << rec.long, way, turned)
    if end < THROW_IN:
        return ArrowFlight(end, crossed, None)
    dx, dy = heading(rec.ball, arrow, way, turned)
    if end == OVER_GOAL_LINE and crossed[-1] == GOAL_MOUTH and dx == 0:
        return ArrowFlight(end, crossed, wide_of_goal(rec.attack))
    place = _place(crossed[-1], dx * _BEYOND, dy * _BEYOND, rec.attack)
    return ArrowFlight(end, crossed, place)
