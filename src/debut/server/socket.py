"""The WebSocket of a match: takes one client's messages and sends it what happens."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.params import FromPath

from debut.kernel.errors import DebutError
from debut.server.addresses import Addresses
from debut.server.compiling import Compiling
from debut.server.held_bytes import Holding
from debut.table.background import noting
from debut.table.errors import BadMessage, TooMany, problem
from debut.table.limits import LIMITS, Limits
from debut.table.matches import Matches
from debut.table.messages import (
    AskAims,
    AskChances,
    BeingCompiled,
    Commit,
    Decline,
    Failed,
    FromBrowser,
    KeepPlaying,
    MoveSeen,
    Ping,
    Play,
    Point,
    Pong,
    Resign,
    Reveal,
    Sit,
    Throw,
    Undo,
    WhyNot,
)
from debut.table.rooms import Guest, Room, encode
from debut.table.stored import NOBODY
from debut.table.tallies import TALLIES

LONGEST_MESSAGE = LIMITS.message_bytes
MESSAGES_A_SECOND = LIMITS.messages_a_second
BURST = LIMITS.messages_burst
TOO_DEEP = "too many brackets within brackets"
# How many questions of one client are answered while its other messages are processed.
MOST_ASIDES = 4
# Close codes: why a connection is ended.
NO_MATCH = 4404
TOO_SLOW = 4408
TOO_MUCH = 4413
# The extension of ASGI that our own connections offer: writing a message without waiting.
SEND_NOW = "debut.send_now"

_asked = msgspec.json.Decoder(FromBrowser)


@websocket("/api/matches/{name:str}/socket")
async def match_socket(
    socket: WebSocket[Any, Any, Any], name: FromPath[str], state: AppState
) -> None:
    """Serves one client at one match; a wrong message gets a typed answer, the match goes on."""
    matches = matches_of(state)
    await socket.accept()
    try:
        await ready_for(socket, await matches.game_of(name), state.compiling)
        await matches.room(name)
    except DebutError as error:
        await socket.send_data(encode(Failed(problem(error))), mode="text")
        await socket.close(code=NO_MATCH)
        return
    address = socket.scope["state"].get("address", NOBODY)
    await SocketLine(socket, matches, name, address, state.addresses).run()


async def ready_for(
    socket: WebSocket[Any, Any, Any], game: str | None, compiling: Compiling
) -> None:
    """Sends the progress of a game that is still being compiled, until it is ready."""
    if game is None:
        return
    async for progress in compiling.steps(game):
        await socket.send_data(encode(BeingCompiled(game, progress)), mode="text")


class Outbox:
    """Messages that wait to be sent. Beyond a bound, a client that does not read is dropped."""

    def __init__(
        self,
        drop: Callable[[], None],
        now: Callable[[str], bool] | None,
        held: Holding,
        address: str,
    ) -> None:
        """``now`` writes without waiting, if it can; ``held`` counts bytes for the address."""
        self._drop = drop
        self._now = now
        self._held, self._address = held, address
        self._waiting: deque[str] = deque()
        self._bytes = 0
        self._sender: asyncio.Future[None] | None = None

    def put(self, text: str) -> None:
        # The sender is idle, so no other message waits before this one.
        if self._now and self._sender and not self._waiting and self._now(text):
            return
        if not self._has_room(text):
            self._drop()
            return
        self._waiting.append(text)
        if self._sender and not self._sender.done():
            self._sender.set_result(None)

    def _has_room(self, text: str) -> bool:
        many = len(self._waiting) >= LIMITS.outbox_messages
        if many or (self._waiting and self._bytes + len(text) > LIMITS.outbox_bytes):
            return False
        with suppress(TooMany):
            self._held.set(self._address, self._bytes + len(text))
            self._bytes += len(text)
            return True
        return False

    async def next(self) -> str:
        while not self._waiting:
            self._sender = asyncio.get_running_loop().create_future()
            await self._sender
        self._sender = None
        text = self._waiting.popleft()
        self._bytes -= len(text)
        self._held.set(self._address, self._bytes)
        return text

    def clear(self) -> None:
        """Drops everything: the client is gone."""
        self._waiting.clear()
        self._bytes = 0
        self._held.release()


class SocketLine:
    """One connection: nothing is sent or done on it before its client has sat down."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        matches: Matches,
        name: str,
        address: str = NOBODY,
        addresses: Addresses | None = None,
    ) -> None:
        """``addresses`` counts what this one does; without it the connection counts alone."""
        self._address = address
        self._addresses = addresses or Addresses(Limits())
        self._asides: set[asyncio.Task[None]] = set()
        self._room_for_asides = asyncio.Semaphore(MOST_ASIDES)
        self._socket = socket
        self._matches = matches
        self._name = name
        self._room: Room | None = None
        extensions = getattr(socket, "scope", {}).get("extensions") or {}
        held = Holding(self._addresses.held, "unread messages")
        self._outbox = Outbox(self._drop, extensions.get(SEND_NOW), held, address)
        self._guest = Guest((), self._outbox.put, address)
        self._sender = asyncio.create_task(self._send())
        self._sender.add_done_callback(noting("sending to a socket"))
        self._closing: asyncio.Task[None] | None = None
        self._is_late = self._answering = False
        loop = asyncio.get_running_loop()
        self._patience = loop.call_later(LIMITS.first_message_seconds, self._lose_patience)

    async def run(self) -> None:
        try:
            async for text in self._paced():
                self._answering = True
                # Between two messages of an address everybody else has a turn.
                await self._addresses.loop_time.turn(self._address)
                await self._answer(text)
        finally:
            for aside in self._asides:
                aside.cancel()
            self._patience.cancel()
            self._sender.cancel()
            self._leave()
            self._outbox.clear()

    async def _paced(self) -> AsyncIterator[str]:
        """Yields messages as they come, a flood at a steady pace; a binary message is empty."""
        allowance, last = float(BURST), time.monotonic()
        receive = self._socket.receive
        while (message := await receive())["type"] == "websocket.receive":
            now = time.monotonic()
            allowance = min(BURST, allowance + (now - last) * MESSAGES_A_SECOND) - 1
            last = now
            if allowance < 0:
                await asyncio.sleep(-allowance / MESSAGES_A_SECOND)
            yield message.get("text") or ""

    async def _send(self) -> None:
        """Sends the outbox; a closed connection is no error here, the reading side handles it."""
        send = self._socket.send
        with suppress(RuntimeError, OSError):
            while True:
                text = await self._outbox.next()
                await send({"type": "websocket.send", "text": text, "bytes": None})

    def _drop(self) -> None:
        """Ends a connection that does not read, or on which nobody sits down."""
        if self._closing is None:
            self._sender.cancel()
            self._leave()
            self._closing = asyncio.create_task(self._close())
            self._closing.add_done_callback(noting("closing a socket"))

    async def _close(self) -> None:
        with suppress(RuntimeError, OSError):
            await self._socket.close(code=TOO_SLOW)

    def _leave(self) -> None:
        if self._room:
            self._matches.leave(self._room, self._guest)

    @TALLIES.timed("message")
    async def _answer(self, text: str) -> None:
        move: str | None = None
        guest, room = self._guest, self._room
        try:
            asked = read_message(text)
            move = getattr(asked, "move", None)
            if room is not None:
                await self._do(room, asked)
            elif isinstance(asked, Sit):
                self._room = await self._matches.sit(
                    self._name, guest, asked.keys, asked.hashes, asked.names, asked.kits
                )
                self._patience.cancel()
            else:
                raise BadMessage("sit-first")
        except DebutError as error:
            self._refuse(room, error, move)
        finally:
            self._answering = False
            if self._is_late and self._room is None:
                self._drop()

    def _lose_patience(self) -> None:
        """Drops a client that has not sat down in time; a message that came in time is answered."""
        self._is_late = True
        if not self._answering:
            self._drop()

    def _refuse(self, room: Room | None, error: DebutError, move: str | None = None) -> None:
        guest = self._guest
        guest.send(Failed(problem(error, move, room.match.ply if room else None)))
        if room is not None:
            guest.send(room.standing(guest.people))

    async def _aside(self, room: Room, work: Coroutine[Any, Any, None]) -> None:
        """Computes an answer while the next messages are processed; beyond a few, they wait."""
        await self._room_for_asides.acquire()
        aside = asyncio.create_task(self._answer_aside(room, work))
        self._asides.add(aside)
        aside.add_done_callback(self._end_aside)
        aside.add_done_callback(noting("an answer"))

    def _end_aside(self, aside: asyncio.Task[None]) -> None:
        self._asides.discard(aside)
        self._room_for_asides.release()

    async def _answer_aside(self, room: Room, work: Coroutine[Any, Any, None]) -> None:
        try:
            await self._addresses.loop_time.metered(self._address, work)
        except DebutError as error:
            self._refuse(room, error)

    async def _do(self, room: Room, asked: FromBrowser) -> None:
        matches, guest = self._matches, self._guest
        if isinstance(asked, Play):
            played = await matches.play(
                room, guest, asked.move, asked.ply, asked.actions, asked.hold
            )
        elif isinstance(asked, Throw):
            played = await matches.throw(room, guest, asked.move, asked.ply)
        elif isinstance(asked, Undo):
            played = await matches.undo(room, guest, asked.move, asked.ply)
        elif isinstance(asked, Ping):
            guest.send(Pong())
            return
        elif isinstance(asked, Commit):
            await matches.openings.commit(room, guest, asked.opening, asked.player, asked.hash)
            return
        elif isinstance(asked, Reveal):
            await matches.openings.reveal(room, guest, asked.opening, asked.player, asked.text)
            return
        elif isinstance(asked, MoveSeen):
            room.let_roll(guest.people, asked.ply)
            return
        elif isinstance(asked, Point):
            await self._aside(room, self._point(room, asked))
            return
        elif isinstance(asked, AskAims):
            await self._aside(room, matches.aims(room, guest, asked.ply))
            return
        elif isinstance(asked, AskChances):
            await self._aside(room, matches.chances(room, guest, asked.ply, asked.actions))
            return
        elif isinstance(asked, WhyNot):
            await self._aside(room, self._why_not(room, asked))
            return
        elif isinstance(asked, Sit):
            raise BadMessage("sit-twice")
        elif isinstance(asked, Resign):
            played = await matches.resign(
                room, guest, asked.move, asked.ply, asked.side, asked.alone
            )
        elif isinstance(asked, KeepPlaying):
            await matches.keep_playing(room, guest, asked.side)
            return
        elif isinstance(asked, Decline):
            await matches.decline(room, guest)
            return
        else:
            await matches.rematch(room, guest, self._count_match)
            return
        if not played:
            guest.send(room.standing(guest.people))

    def _count_match(self) -> None:
        self._addresses.matches.take(self._address)

    async def _point(self, room: Room, asked: Point) -> None:
        guest, answers = self._guest, self._matches.answers
        guest.send(await answers.previews(room, guest, asked.ply, asked.actions))

    async def _why_not(self, room: Room, asked: WhyNot) -> None:
        guest, answers = self._guest, self._matches.answers
        guest.send(await answers.why_not(room, guest, asked.text, tuple(asked.picks)))


def read_message(text: str) -> FromBrowser:
    if len(text) > LONGEST_MESSAGE:
        raise BadMessage("message-too-long", length=len(text), most=LONGEST_MESSAGE)
    try:
        asked: FromBrowser = _asked.decode(text)
        return asked
    except msgspec.ValidationError as error:
        raise BadMessage("message-wrong-shape", why=str(error)) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadMessage("message-not-json", why=str(error)) from None
    except RecursionError:
        raise BadMessage("message-not-json", why=TOO_DEEP) from None


def matches_of(state: AppState) -> Matches:
    found: Matches = state.matches
    return found
