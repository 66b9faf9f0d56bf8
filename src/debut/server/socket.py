"""The WebSocket of a match at the table: one person's messages in, what happens out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from debut.kernel.errors import DebutError
from debut.server.errors import BadMessage, problem
from debut.server.limits import LIMITS
from debut.server.matches import Matches, Room
from debut.server.protocol import Asked, Failed, Play, Refused, Throw, Told, Undo, WhyNot

LONGEST_MESSAGE = LIMITS.message_bytes
MESSAGES_A_SECOND = LIMITS.messages_a_second
BURST = LIMITS.messages_burst
TOO_DEEP = "too many brackets within brackets"

_asked = msgspec.json.Decoder(Asked)
_encode = msgspec.json.Encoder().encode


@websocket("/api/matches/{name:str}/socket")
async def match_socket(
    socket: WebSocket[Any, Any, Any], name: FromPath[str], state: AppState
) -> None:
    """One person at one match; every wrong message gets a typed answer and the match goes on."""
    matches = matches_of(state)
    await socket.accept()
    outbox: asyncio.Queue[Told] = asyncio.Queue()
    try:
        room = await matches.room(name)
    except DebutError as error:
        await socket.send_data(_encode(Failed(problem(error))), mode="text")
        await socket.close(code=4404)
        return
    seats = room.seats_of(socket.query_params.getall("key", []))
    listener = outbox.put_nowait
    outbox.put_nowait(matches.join(room, listener, seats))
    sender = asyncio.create_task(send_all(socket, outbox))
    try:
        async for text in paced(socket):
            await answer(matches, room, seats, text, outbox)
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        matches.leave(room, listener)


async def send_all(socket: WebSocket[Any, Any, Any], outbox: asyncio.Queue[Told]) -> None:
    while True:
        await socket.send_data(_encode(await outbox.get()), mode="text")


async def paced(socket: WebSocket[Any, Any, Any]) -> AsyncIterator[str]:
    """The messages as they come, but a flood only at a steady pace."""
    allowance, last = float(BURST), time.monotonic()
    while True:
        text = await socket.receive_data(mode="text")
        now = time.monotonic()
        allowance = min(BURST, allowance + (now - last) * MESSAGES_A_SECOND) - 1
        last = now
        if allowance < 0:
            await asyncio.sleep(-allowance / MESSAGES_A_SECOND)
        yield text


async def answer(
    matches: Matches, room: Room, seats: tuple[int, ...], text: str, outbox: asyncio.Queue[Told]
) -> None:
    move: str | None = None
    try:
        asked = read_message(text)
        move = getattr(asked, "move", None)
        await do(matches, room, seats, asked, outbox)
    except DebutError as error:
        outbox.put_nowait(Failed(problem(error, move, room.ply)))
        outbox.put_nowait(room.standing(seats))


def read_message(text: str) -> Asked:
    if len(text) > LONGEST_MESSAGE:
        raise BadMessage("message-too-long", length=len(text), most=LONGEST_MESSAGE)
    try:
        asked: Asked = _asked.decode(text)
        return asked
    except msgspec.ValidationError as error:
        raise BadMessage("message-wrong-shape", why=str(error)) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadMessage("message-not-json", why=str(error)) from None
    except RecursionError:
        raise BadMessage("message-not-json", why=TOO_DEEP) from None


async def do(
    matches: Matches, room: Room, seats: tuple[int, ...], asked: Asked, outbox: asyncio.Queue[Told]
) -> None:
    if isinstance(asked, Play):
        played = await matches.play(room, seats, asked.move, asked.ply, asked.action)
    elif isinstance(asked, Throw):
        played = await matches.throw(room, seats, asked.move, asked.ply)
    elif isinstance(asked, Undo):
        await matches.undo(room, seats, asked.move, asked.ply)
        return
    elif isinstance(asked, WhyNot):
        refusal = room.state.why_not(asked.text)
        clause, message = refusal or (None, None)
        outbox.put_nowait(Refused(asked.text, clause, message))
        return
    else:
        await matches.rematch(room, seats, outbox.put_nowait)
        return
    if not played:
        outbox.put_nowait(room.standing(seats))


def matches_of(state: AppState) -> Matches:
    found: Matches = state.matches
    return found
