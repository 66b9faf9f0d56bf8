"""The log of the last action as events, with the ways that footballers and ball took."""

from __future__ import annotations

from typing import Any

from debut.games.streetsoccer.board import FORMATION_NAMES, KEEPER, NAMES, PER_FOOTBALLER
from debut.games.streetsoccer.notation import DIE_FACES, KICK_OFF_FACES, LOT_FACES
from debut.games.streetsoccer.tell import MESSAGES
from debut.games.streetsoccer.view import BALL, DICE, cells, legs, piece_id
from debut.kernel.events import KINDS, Event

_FACES = (DIE_FACES, KICK_OFF_FACES, LOT_FACES)
Row = tuple[int, int, int, int, int]


def events(before: Any, action: int | None, after: Any) -> tuple[Event, ...]:
    assert action is not None, "no signal comes to this game"
    rows = (tuple(after.log[row]) for row in range(after.logged))
    return tuple(_event(before, action, row) for row in rows)


def _event(before: Any, action: int, row: Row) -> Event:
    kind, seat, message, a, b = row
    told, who = MESSAGES[message], seat if seat >= 0 else None

    def event(path: tuple[str, ...] = (), touches: tuple[str, ...] = (), piece: str = "") -> Event:
        return Event(KINDS[kind], told, who, path=path, touches=touches, piece=piece)

    if told == "throw":
        return Event(KINDS[kind], told, who, die=DICE[a], face=_FACES[a][b])
    if told == "formation":
        return Event(KINDS[kind], told, who, face=FORMATION_NAMES[a])
    if told in ("placed", "ball-laid"):
        return event((NAMES[a],))
    if told in ("walk", "run", "kick", "kick-off", "restart-kick"):
        return event(*_way(before, action, told))
    if told in ("put-back", "keeper-placed"):
        number = action // PER_FOOTBALLER if told == "put-back" else KEEPER
        return event(cells((a, b)), piece=piece_id(seat, number))
    return event()


def _way(before: Any, action: int, told: str) -> tuple[tuple[str, ...], tuple[str, ...], str]:
    """The cells that somebody or the ball has passed, those of touches, and which piece it was."""
    walk_or_run, *flight = legs(before, action)
    leg = flight[0] if told == "kick" else walk_or_run
    walker = piece_id(before.side, action // PER_FOOTBALLER)
    return leg.path, leg.touches, walker if told in ("walk", "run") else BALL
