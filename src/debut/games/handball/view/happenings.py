"""The log of the last action as events, with the ways that pawns and ball took."""

from __future__ import annotations

from typing import Any

from debut.games.handball import names as n
from debut.games.handball.board import FORMATION_NAMES, KEEPER, NAMES, SEVEN_CROSSED, SQUARES
from debut.games.handball.event_codes import HandballEvent
from debut.games.handball.fields import NOWHERE
from debut.games.handball.notation import DIE_FACES, LOT_FACES
from debut.games.handball.position.keys import SIDES
from debut.games.handball.rules.squares import end_of, pawn_on
from debut.games.handball.tables import TOWARD_GOAL
from debut.games.handball.view.court import DICE
from debut.games.handball.view.routes import Path, flight, shot, shown_flight, walk
from debut.games.handball.view.scene import BALL, PIECE_IDS, cells, piece_id
from debut.kernel.events import KINDS, Event

_FACES = (DIE_FACES, LOT_FACES)
_AT_A_SQUARE = (
    "keep", "foul-blocked", "foul-no-throw", "foul-own-area", "seven-missed", "free-throw",
)  # fmt: skip
Row = tuple[int, int, int, int, int]


def events(before: Any, action: int | None, after: Any) -> tuple[Event, ...]:
    if action is None:
        return ()
    rows = (tuple(after.log[row]) for row in range(after.logged))
    return tuple(_event(before, action, after, row) for row in rows)


def _event(before: Any, action: int, after: Any, row: Row) -> Event:
    kind, seat, message, a, b = row
    message_id, who = HandballEvent(message).message_id, seat if seat >= 0 else None
    if KINDS[kind] == "flight":
        return _flight(before, after, message_id, a, b)
    if message_id == "throw":
        face = _FACES[a][b]
        # Lots are nobody's throw: they are logged for the side that they fall for.
        winner = SIDES.index(face) if who is None else who
        return Event(KINDS[kind], message_id, winner, die=DICE[a], face=face)
    if message_id == "formation":
        return Event(KINDS[kind], message_id, who, face=FORMATION_NAMES[a])
    path: Path = ()
    piece = ""
    if message_id in ("walk", "take", "taker", "put"):
        piece = piece_id(seat, action // SQUARES)
        path = (a,) if message_id == "take" else _moved(before, action, message_id, a, b)
    elif message_id == "taken-off":
        piece = PIECE_IDS[a]
    elif message_id in ("save", "intercepted"):
        piece = piece_id(seat, KEEPER)
    elif message_id in _AT_A_SQUARE:
        path = (a,)
    return Event(KINDS[kind], message_id, who, path=cells(path), piece=piece)


def _moved(before: Any, action: int, message_id: str, start: int, end: int) -> Path:
    if message_id == "walk":
        return walk(before, action)
    return (end,) if start in (NOWHERE, end) else (start, end)


def _flight(before: Any, after: Any, message_id: str, start: int, end: int) -> Event:
    """A throw: its way as far as it is seen by now, who throws, and who gets the ball."""
    side = before.side
    by: tuple[str, ...] = (PIECE_IDS[pawn_on(before, before.ball)],)
    called: tuple[str, ...] = ()
    if message_id == "shot":
        way = shot(before)
    elif message_id == "seven-thrown":
        toward = TOWARD_GOAL[1 - end_of(before, side)]
        way = tuple(start + step * toward for step in range(min(end, SEVEN_CROSSED) + 1))
    elif message_id == "through-area":
        way, called = shown_flight(after), (NAMES[start], NAMES[end])
    else:
        way = flight(before, end)
        if before.phase == n.INTERCEPT:
            # Its first part has been seen.
            way, called = way[len(shown_flight(before)) - 1 :], (NAMES[start], NAMES[end])
        there = pawn_on(before, end)
        by += () if there == NOWHERE else (PIECE_IDS[there],)
    return Event("flight", message_id, side, path=cells(way), told=called, piece=BALL, by=by)
