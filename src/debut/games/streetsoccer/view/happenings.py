"""The log of the last action as events, with the ways that footballers and ball took."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from debut.games.streetsoccer.board import FORMATION_NAMES, KEEPER, NAMES, PER_FOOTBALLER, WIDTH
from debut.games.streetsoccer.event_codes import StreetSoccerEvent
from debut.games.streetsoccer.notation import DIE_FACES, KICK_OFF_FACES, LOT_FACES
from debut.games.streetsoccer.position.keys import SIDES, team
from debut.games.streetsoccer.view.scene import BALL, DICE, cells, legs, piece_id
from debut.kernel.events import KINDS, Event

_FACES = (DIE_FACES, KICK_OFF_FACES, LOT_FACES)
Row = tuple[int, int, int, int, int]


def events(before: Any, action: int | None, after: Any) -> tuple[Event, ...]:
    assert action is not None, "no signal comes to this game"
    rows = (tuple(after.log[row]) for row in range(after.logged))
    return tuple(_event(before, action, row) for row in rows)


def _event(before: Any, action: int, row: Row) -> Event:
    kind, seat, message, a, b = row
    message_id, who = StreetSoccerEvent(message).message_id, seat if seat >= 0 else None

    def event(path: tuple[str, ...] = (), piece: str = "") -> Event:
        return Event(KINDS[kind], message_id, who, path=path, piece=piece)

    if message_id == "throw":
        face = _FACES[a][b]
        # Lots and kick-off are nobody's throw: they are told of the side that wins them.
        winner = SIDES.index(face[0]) if who is None else who
        return Event(KINDS[kind], message_id, winner, die=DICE[a], face=face)
    if message_id == "formation":
        return Event(KINDS[kind], message_id, who, face=FORMATION_NAMES[a])
    if message_id in ("placed", "ball-laid"):
        return event((NAMES[a],))
    if message_id in ("walk", "run"):
        walker = piece_id(before.side, action // PER_FOOTBALLER)
        return event(legs(before, action)[0].path, walker)
    if message_id in ("kick", "kick-off", "restart-kick"):
        return _flight(before, action, KINDS[kind], message_id)
    if message_id in ("put-back", "keeper-placed"):
        number = action // PER_FOOTBALLER if message_id == "put-back" else KEEPER
        return event(cells((a, b)), piece=piece_id(seat, number))
    return event()


def _flight(before: Any, action: int, kind: str, message_id: str) -> Event:
    """A kick: its way, who plays the ball on, and where it bends."""
    leg, side = legs(before, action)[-1], before.side
    stands = {piece_id(side, number): at for number, at in enumerate(cells(team(before, side)))}
    if message_id == "kick":
        # He has run to the ball, and may play it on from there.
        stands[piece_id(side, action // PER_FOOTBALLER)] = leg.path[0]
    there = {cell: piece for piece, cell in stands.items()}
    start = next(cell for cell in leg.path if cell in there)
    by = tuple(there[cell] for cell in (start, *leg.touches))
    return Event(
        kind, message_id, side, path=leg.path, touches=leg.touches, piece=BALL, by=by,
        bends=_bends(leg.path, leg.touches),
    )  # fmt: skip


def _bends(path: tuple[str, ...], touches: tuple[str, ...]) -> tuple[str, ...]:
    """Where the ball leaves its line without being touched."""
    inside = [NAMES.index(cell) for cell in path if cell in NAMES]
    steps = [
        (there % WIDTH - here % WIDTH, there // WIDTH - here // WIDTH)
        for here, there in pairwise(inside)
    ]
    turned = (
        NAMES[square]
        for square, (before, after) in zip(inside[1:], pairwise(steps), strict=False)
        if before != after
    )
    return tuple(cell for cell in turned if cell not in touches)
