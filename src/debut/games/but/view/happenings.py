"""The log of the last action as events, with the ways that figures and ball took."""

from __future__ import annotations

from typing import Any

from debut.games.but.board import (
    FORMATION_NAMES,
    GOAL_ROWS,
    KEEPER_STEPS,
    SQUARES,
    TAKE,
    TEAM,
    WAYS,
    WIDTH,
)
from debut.games.but.event_codes import ButEvent
from debut.games.but.fields import NOWHERE
from debut.games.but.names import KEEPER_PHASE
from debut.games.but.notation import DIE_FACES, LOT_FACES
from debut.games.but.position.keys import SIDES
from debut.games.but.rules.kicking import way_to
from debut.games.but.rules.moving import steps_of
from debut.games.but.rules.squares import figure_on
from debut.games.but.tables import SPOT_AT, TOWARD_OWN_GOAL
from debut.games.but.view.pieces import BALL, PIECE_IDS
from debut.games.but.view.pitch import ALL_DICE, goal_cell, wide_of_goal
from debut.games.but.view.routes import ButFlight, Path, ray, walk
from debut.games.but.view.scene import cells, flight_leg
from debut.kernel.events import KINDS, Event

Row = tuple[int, int, int, int, int]

_FACES = (DIE_FACES, DIE_FACES, LOT_FACES)
_WALKED = ("walk", "dribble", "keeper-steps")
_PUT = ("back", "restart", "put")
# Told of a figure: where he is, or of whom else.
_AT_A_SQUARE = ("take-loose", "intercepted", "stopped", "saved", "offside")
_OF_TWO = ("take", "foul")
_OF_ONE = ("free-kick", "penalty")
_OUT = ("out-side", "out-goal-line", "corner")


def events(before: Any, action: int | None, after: Any) -> tuple[Event, ...]:
    if action is None:
        return ()
    rows = (tuple(after.log[row]) for row in range(after.logged))
    return tuple(_event(before, action, row) for row in rows)


def _event(before: Any, action: int, row: Row) -> Event:
    number, seat, message, a, b = row
    kind, message_id, who = KINDS[number], ButEvent(message).message_id, seat if seat >= 0 else None
    if kind == "flight":
        return (
            _penalty(before, message_id, seat, a)
            if "penalty" in message_id
            else _flight(before, row)
        )
    if message_id == "throw":
        face = _FACES[a][b]
        # Lots are nobody's throw: they are told of the side that they fall for.
        winner = SIDES.index(face) if who is None else who
        return Event(kind, message_id, winner, die=ALL_DICE[a], face=face)
    if message_id == "formation":
        return Event(kind, message_id, who, face=FORMATION_NAMES[a])
    if message_id == "extra-throw":
        return Event(kind, message_id, who, face=str(a))
    if message_id in _WALKED:
        path = _walked(before, action, a, b % SQUARES)
        return Event(kind, message_id, who, path=cells(path), piece=PIECE_IDS[a])
    if message_id in _PUT:
        start, end = divmod(b, SQUARES)
        path = (start,) if start == end else (start, end)
        return Event(kind, message_id, who, path=cells(path), piece=PIECE_IDS[a])
    if message_id == "placed" or message_id in _AT_A_SQUARE:
        return Event(kind, message_id, who, path=cells((b,)), piece=PIECE_IDS[a])
    if message_id in _OF_TWO:
        return Event(kind, message_id, who, piece=PIECE_IDS[a], by=(PIECE_IDS[b],))
    if message_id in _OF_ONE:
        return Event(kind, message_id, who, piece=PIECE_IDS[a])
    return Event(kind, message_id, who, path=cells((a,)) if message_id in _OUT else ())


def _walked(before: Any, action: int, figure: int, end: int) -> Path:
    side, index = divmod(figure, TEAM)
    if before.phase == KEEPER_PHASE:
        return walk(before, side, index, end, KEEPER_STEPS)
    die = action // (TEAM * SQUARES) if action < TAKE else (action - TAKE) // (TEAM * WAYS)
    return walk(before, side, index, end, steps_of(index, before.die[die]))


def _flight(before: Any, row: Row) -> Event:
    """Who kicks, its way, and who has it then."""
    _, seat, message, start, end = row
    by: tuple[str, ...] = (PIECE_IDS[figure_on(before, start)],)
    if end < SQUARES:
        line = ray(start, way_to(start, end))
        flown = ButFlight((start, *line[: line.index(end) + 1]), NOWHERE)
        there = figure_on(before, end)
        by += () if there == NOWHERE else (PIECE_IDS[there],)
    else:
        _, way = divmod(end - SQUARES, WAYS)
        flown = ButFlight((start, *ray(start, way)), way, leaves=True)
    leg = flight_leg(flown)
    return Event(
        "flight",
        ButEvent(message).message_id,
        seat,
        path=leg.path,
        piece=BALL,
        by=by,
        exit=leg.exit,
    )


def _penalty(before: Any, message_id: str, seat: int, end: int) -> Event:
    """B-7.4.1: from the spot into the middle of the goal, or past it."""
    spot = SPOT_AT[end]
    column = spot % WIDTH
    steps = range(1 + (WIDTH - 1 - column if end else column))
    line = cells(spot + step * TOWARD_OWN_GOAL[end] for step in steps)
    by = (PIECE_IDS[(1 - end) * TEAM + before.kicker],)
    if message_id == "penalty-missed":
        return Event(
            "flight", message_id, seat, path=line[:1], piece=BALL, by=by, exit=wide_of_goal(end)
        )
    path = (*line, goal_cell(end, GOAL_ROWS[len(GOAL_ROWS) // 2] - 1))
    return Event("flight", message_id, seat, path=path, piece=BALL, by=by)
