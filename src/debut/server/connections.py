"""Connections with time limits: uvicorn waits for ever for what is half sent or not read."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from debut.kernel.errors import DebutError
from debut.server.addresses import Addresses, AtOnce, counted_as
from debut.server.guard import HEADERS, answer_to
from debut.server.held_bytes import Holding, Kind
from debut.server.socket import SEND_NOW, TOO_MUCH
from debut.table.errors import BadMessage, TooSlow
from debut.table.limits import LIMITS
from debut.table.logs import note
from debut.table.stored import NOBODY
from debut.table.tallies import TALLIES

CONNECTIONS = AtOnce("too-many-connections", LIMITS.connections_an_address)
NO_REQUEST = "message-wrong-shape"
# So many bytes are parsed at a time; the smallest frames and the smallest chunks have 6 bytes.
SOCKET_SLICE, REQUEST_SLICE = 1024, 4096
# When the system holds so many unsent bytes of a socket, messages wait in the outbox.
WRITTEN = 16 * 1024


class Watched(asyncio.Protocol):
    """A connection with one deadline, counted for its address."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    client: tuple[str, int] | None
    app: Any  # the guard
    scope: Any
    _deadline: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _address: str | None = None
    # Bytes that have arrived and are not parsed; the counts of arrived and of written bytes held.
    _pending = b""
    _arrived: Holding | None = None
    _written: Holding | None = None
    _paused = False  # nothing is read while enough is pending

    def within(self, seconds: float, what: Any) -> None:
        self.in_time()
        self._deadline = self.loop.call_later(seconds, what)

    def in_time(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    @property
    def addresses(self) -> Addresses:
        found: Addresses = self.app.addresses
        return found

    @property
    def payer(self) -> str:
        """The address that arriving bytes are charged to; a proxy names it in the headers."""
        if self._address is not None:
            return self._address
        scope = getattr(self, "scope", None)
        return self.addresses.of(scope) if scope else NOBODY

    def take_in(self, data: bytes, kind: Kind, most: int) -> bool:
        """Keeps arrived bytes until they are parsed; False if more than may be held."""
        self._pending += data
        if self._arrived is None:
            self._arrived = Holding(self.addresses.held, kind)
        try:
            self._arrived.set(self.payer, self.held_here())
        except DebutError as error:
            self._pending = b""
            self.refuse_bytes(error)
            return False
        if len(self._pending) > most and not self._paused:
            self._paused = True
            self.transport.pause_reading()
        return True

    def held_here(self) -> int:
        """Bytes that have arrived and are not processed."""
        return len(self._pending)

    def refuse_bytes(self, error: DebutError) -> None:
        raise NotImplementedError

    def next_slice(self, length: int) -> bytes:
        found, self._pending = self._pending[:length], self._pending[length:]
        return found

    def note_held(self) -> None:
        """Counts again what is held, after some of it was processed."""
        if self._arrived is not None:
            self._arrived.set(self.payer, self.held_here())

    def enter(self) -> DebutError | None:
        """Counts the connection for its address, unless it comes from a proxy.

        All connections of a proxy have one address, so the proxy has to bound them.
        """
        if LIMITS.proxies or self.client is None:
            return None
        address = counted_as(self.client[0])
        try:
            CONNECTIONS.enter(address)
        except DebutError as error:
            return error
        self._address = address
        return None

    def leave(self) -> None:
        self.in_time()
        self.is_read()
        if self._address is not None:
            CONNECTIONS.leave(self._address)
            self._address = None
        self._pending = b""
        for holding in (self._arrived, self._written):
            if holding is not None:
                holding.release()

    def is_unread(self) -> None:
        if self._unread is None:
            self._unread = self.loop.call_later(LIMITS.unread_seconds, self.transport.abort)

    def is_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_unread()
        if self._written is None:
            self._written = Holding(self.addresses.held, "unread")
        try:
            self._written.set(self.payer, self.transport.get_write_buffer_size())
        except DebutError:
            self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._written is not None:
            self._written.release()
        if not self.transport.is_closing():
            self.is_read()

    def end_with(self, error: DebutError, status: int | None = None) -> None:
        """Sends a typed answer outside any request, then closes."""
        code, headers, body = answer_to(error)
        code = status or code
        address = counted_as(self.client[0]) if self.client else NOBODY
        note(
            logging.WARNING, "%d %s %s", code, error.message, address,
            address=address, status=code, code=error.message,
        )  # fmt: skip
        lines = [*headers, (b"connection", b"close"), *HEADERS]
        head = b"".join(b"%s: %s\r\n" % line for line in lines)
        self.transport.write(
            b"HTTP/1.1 %d %s\r\n%s\r\n%s" % (code, STATUS_PHRASES[code], head, body)
        )
        self.end()

    def end(self) -> None:
        """Closes; what is not read in time of the last answer is dropped."""
        self.transport.close()
        self.is_unread()


class Connection(Watched, H11Protocol):
    """An HTTP connection: headers and bodies must come in time, sockets must be asked for right."""

    _waits_for: Any = h11.IDLE
    _has_data = False  # anything has arrived
    _queued = False  # a slice waits to be parsed
    _body = 0  # bytes of a request that is not answered yet

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        refused = self.enter()
        if refused is not None:
            self.end_with(refused)
            return
        self.within(LIMITS.header_seconds, self.too_slow)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._has_data = True
        if self.take_in(data, "bodies", REQUEST_SLICE):
            self.parse_soon()

    def parse_soon(self) -> None:
        """Parses one request, or one slice of its body, when it is its address's turn."""
        if self._queued:
            return
        self._queued = True
        if self._address is None:
            self.parse()
        else:
            self.addresses.loop_time.soon(self._address, self.parse)

    def parse(self) -> None:
        self._queued = False
        if self.transport.is_closing():
            return
        data = self.next_slice(REQUEST_SLICE)
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return
        self.watch()
        self._body = self._body + len(data) if self.is_answering else 0
        self.note_held()
        if self._pending:
            self.parse_soon()
        elif self._paused:
            self._paused = False
            if not self.flow.read_paused:
                self.transport.resume_reading()

    @property
    def is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def held_here(self) -> int:
        return len(self._pending) + self._body

    def refuse_bytes(self, error: DebutError) -> None:
        self.end_with(error)

    def watch(self) -> None:
        """Sets the deadline: headers and body each have one, from their first byte on."""
        now = self.conn.their_state
        if now is self._waits_for and self._deadline is not None:
            return
        self._waits_for = now
        if now is h11.IDLE:
            self.within(LIMITS.header_seconds, self.too_slow)
        elif now is h11.SEND_BODY:
            self.within(LIMITS.body_seconds, self.too_slow)
        else:
            self.in_time()

    def on_response_complete(self) -> None:
        self._body = 0
        super().on_response_complete()
        self.note_held()
        if self.conn.their_state is not h11.IDLE:
            return
        self._waits_for = h11.IDLE
        if self.conn.trailing_data[0]:
            self.within(LIMITS.header_seconds, self.too_slow)
        else:
            self.in_time()  # uvicorn's own time for idle connections runs, until the next byte

    def too_slow(self) -> None:
        answering = self.cycle is not None and self.cycle.response_started
        before = self._waits_for is h11.IDLE and answering and self.cycle.response_complete
        if not self._has_data or (answering and not before):
            self.end()  # nothing was asked, or its answer is under way
        else:
            self.end_with(TooSlow("request-late"))

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.is_unread()

    def send_400_response(self, msg: str) -> None:
        self.end_with(BadMessage(NO_REQUEST, why=msg), 400)

    def _should_upgrade(self) -> bool:
        """Refuses anything but a plain GET: it would wait for a socket that never opens."""
        body = any(name in (b"content-length", b"transfer-encoding") for name, _ in self.headers)
        return self.scope["method"] == "GET" and not body and super()._should_upgrade()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.leave()
        super().handle_websocket_upgrade(event)
        if self._paused:
            self.transport.resume_reading()


class Socket(Watched, WebSocketsSansIOProtocol):
    """A WebSocket that is dropped if its client does not read, and that is written to directly.

    Arriving bytes are parsed in slices, when the application wants a message and its address has a
    turn: a thousand messages at once are a thousand turns, not one long one.
    """

    _queued = False  # a slice waits to be parsed
    _receiving = False  # the application waits for a message
    _unprocessed = 0  # bytes of messages that the application has not finished

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # not if it is refused
            self.scope["extensions"][SEND_NOW] = self.send_now

    def send_now(self, text: str) -> bool:
        """Writes a message at once; False: the client has not read the last ones yet."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(frame(text.encode()))
        return True

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            if not self.transport.is_closing() and self.take_in(data, "messages", SOCKET_SLICE):
                self.parse_soon()
            return
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            # The headers are valid for HTTP but not for a socket: uvicorn would not answer.
            self.handshake_initiated = self.handshake_complete = self.close_sent = True
            self.end_with(BadMessage(NO_REQUEST, why=str(self.conn.handshake_exc)), 400)

    def parse_soon(self) -> None:
        """Parses a slice if a message is wanted; a client that does not read is not parsed."""
        wanted = (self._receiving and self.queue.empty()) or self.close_sent
        if self._pending and wanted and not self._queued and self.writable.is_set():
            self._queued = True
            self.addresses.loop_time.soon(self.payer, self.parse)

    def parse(self) -> None:
        self._queued = False
        if self.transport.is_closing():
            return
        super().data_received(self.next_slice(SOCKET_SLICE))
        if self._paused and len(self._pending) <= SOCKET_SLICE and not self.transport.is_closing():
            self._paused = False
            self.transport.resume_reading()
        self.parse_soon()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.parse_soon()

    def handle_cont(self, event: Any) -> None:
        """Joins the parts of a message as they come: a list of a million parts would be large."""
        if not isinstance(self.frames[0], bytearray):
            self.frames = [bytearray(self.frames[0])]  # type: ignore[list-item]
        self.frames[0] += event.data
        if event.fin:
            self.send_receive_event_to_app()

    def send_receive_event_to_app(self) -> None:
        self._unprocessed += len(self.frames[0])
        self.read_paused = True  # here reading is paused by bytes, not by messages
        super().send_receive_event_to_app()

    def held_here(self) -> int:
        parts = sum(map(len, self.frames)) + len(self.conn.reader.buffer)
        return len(self._pending) + self._unprocessed + parts

    def refuse_bytes(self, error: DebutError) -> None:
        address = self.payer
        TALLIES.refusals[error.message] += 1
        note(
            logging.WARNING, "%d SOCKET %s %s", TOO_MUCH, error.message, address,
            address=address, status=TOO_MUCH, code=error.message,
        )  # fmt: skip
        self.conn.send_close(TOO_MUCH)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.end()

    async def receive(self) -> Any:
        """Returns the next message; the application has finished those before."""
        if self.queue.empty():
            self._unprocessed = 0
            self.note_held()
        self._receiving = True
        self.parse_soon()
        try:
            return await self.queue.get()
        finally:
            self._receiving = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=WRITTEN)
        self.enter()  # it was counted as a connection before

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def frame(text: bytes) -> bytes:
    """Returns a whole text as one frame; a server's frames are not masked."""
    length = len(text)
    if length < 126:
        return b"\x81%c%b" % (length, text)
    if length < 1 << 16:
        return b"\x81\x7e%b%b" % (length.to_bytes(2), text)
    return b"\x81\x7f%b%b" % (length.to_bytes(8), text)
