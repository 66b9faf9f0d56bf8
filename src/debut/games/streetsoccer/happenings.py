"""The log of the last action as events, with the ways that footballers and ball took."""

from __future__ import annotations

from typing import Any

from debut.games.streetsoccer.board import FORMATION_NAMES, NAMES
from debut.games.streetsoccer.notation import DIE_FACES, KICK_OFF_FACES, LOT_FACES
from debut.games.streetsoccer.routes import Kick, Pawns, kicks, standing_kicks, walk
from debut.games.streetsoccer.tell import KICK_TOLD, MESSAGES, PUT_BACK_TOLD, RUN_TOLD, STEPS
from debut.games.streetsoccer.view import DICE, cells
from debut.kernel.events import KINDS, Event

_FACES = (DIE_FACES, KICK_OFF_FACES, LOT_FACES)
Row = tuple[int, int, int, int, int]


def events(rec: Any) -> tuple[Event, ...]:
    rows = [tuple(rec.log[row]) for row in range(rec.logged)]
    return tuple(_event(rec, row, rows) for row in rows)


def _event(rec: Any, row: Row, rows: list[Row]) -> Event:
    kind, seat, message, a, b = row
    told, who = MESSAGES[message], seat if seat >= 0 else None

    def event(path: tuple[str, ...] = (), touches: tuple[str, ...] = ()) -> Event:
        return Event(KINDS[kind], told, who, path=path, touches=touches)

    if told == "throw":
        return Event(KINDS[kind], told, who, die=DICE[a], face=_FACES[a][b])
    if told == "formation":
        return Event(KINDS[kind], told, who, face=FORMATION_NAMES[a])
    if told in ("placed", "ball-laid"):
        return event((NAMES[a],))
    if told == "walk":
        start, die = divmod(a, STEPS)
        pawn = _standing_on(rec, b)
        return event(cells(walk(_with(rec, pawn, start), rec.ball, pawn, die, b)))
    if told == "run":
        return event(cells(_kick(rec, rows).run))
    if told == "kick":
        flight = _kick(rec, rows).flight
        return event(cells(flight.squares), cells(flight.touches))
    if told in ("kick-off", "restart-kick"):
        flight = standing_kicks(tuple(rec.pawn), seat, a, told == "kick-off")[b].flight
        return event(cells(flight.squares), cells(flight.touches))
    if told in ("put-back", "keeper-placed"):
        return event(cells((a, b)))
    return event()


def _kick(rec: Any, rows: list[Row]) -> Kick:
    """The kick of these rows, out of the position that it has left."""
    told = {row[2]: row[3:] for row in rows}
    (start, ball), (die, end) = told[RUN_TOLD], told[KICK_TOLD]
    pawn = _standing_on(rec, told[PUT_BACK_TOLD][1] if PUT_BACK_TOLD in told else ball)
    return kicks(_with(rec, pawn, start), ball, pawn, die)[end]


def _standing_on(rec: Any, square: int) -> int:
    return list(rec.pawn).index(square)


def _with(rec: Any, pawn: int, start: int) -> Pawns:
    """Where everybody was before this footballer moved."""
    return tuple(start if i == pawn else square for i, square in enumerate(rec.pawn))
