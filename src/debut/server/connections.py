"""Connections with time limits: uvicorn waits for ever for what was half sent or is not read."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from debut.kernel.errors import DebutError
from debut.server.addresses import NOBODY, AtOnce, counted_as
from debut.server.errors import BadMessage, TooSlow
from debut.server.guard import HEADERS, answer_to
from debut.server.limits import LIMITS
from debut.server.logs import note
from debut.server.socket import TELL

CONNECTIONS = AtOnce("too-many-connections", LIMITS.connections_an_address)
NO_REQUEST = "message-wrong-shape"
# Messages of a socket that may wait for their answers before no more are read.
WAITING = 8


class Watched(asyncio.Protocol):
    """One deadline a connection, and a place among those of its address."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    client: tuple[str, int] | None
    _deadline: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _address: str | None = None

    def within(self, seconds: float, what: Any) -> None:
        self.in_time()
        self._deadline = self.loop.call_later(seconds, what)

    def in_time(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def enter(self) -> DebutError | None:
        """A proxy's connections are all of one address: then the proxy has to count."""
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

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self.is_read()

    def end_with(self, error: DebutError, status: int | None = None) -> None:
        """A typed answer outside any request, then the end."""
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
        """What is not read of the last words in time is not said."""
        self.transport.close()
        self.is_unread()


class Connection(Watched, H11Protocol):
    """HTTP: headers and bodies come in time, and a socket is asked for in the one way there is."""

    _waits_for: Any = h11.IDLE
    _heard = False

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
        self._heard = True
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self.watch()

    def watch(self) -> None:
        """Headers and body each have a time, counted from their first byte."""
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
        super().on_response_complete()
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
        if not self._heard or (answering and not before):
            self.end()  # nothing was asked, or its answer is under way
        else:
            self.end_with(TooSlow("request-late"))

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.is_unread()

    def send_400_response(self, msg: str) -> None:
        self.end_with(BadMessage(NO_REQUEST, why=msg), 400)

    def _should_upgrade(self) -> bool:
        """Anything but a plain GET would wait for ever for a socket that cannot be."""
        body = any(name in (b"content-length", b"transfer-encoding") for name, _ in self.headers)
        return self.scope["method"] == "GET" and not body and super()._should_upgrade()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.leave()
        super().handle_websocket_upgrade(event)


class Socket(Watched, WebSocketsSansIOProtocol):
    """A WebSocket that is dropped if nobody reads it, and that is written to without a detour."""

    _stopped = False

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # not if it is refused
            self.scope["extensions"][TELL] = self.tell  # type: ignore[index, assignment]

    def tell(self, text: str) -> bool:
        """Writes a message at once; False: whoever reads it has not read the last ones yet."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(frame(text.encode()))
        return True

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading after each message, two calls of the system; here after a few."""
        self.read_paused = True
        super().send_receive_event_to_app()
        if not self._stopped and self.queue.qsize() >= WAITING and not self.close_sent:
            self._stopped = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self._stopped and self.queue.empty():
            self._stopped = False
            self.transport.resume_reading()
        return message

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.enter()  # there was room for it as a connection

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            # Headers that are good enough for HTTP, and not for a socket: nobody would answer.
            self.handshake_initiated = self.handshake_complete = self.close_sent = True
            self.end_with(BadMessage(NO_REQUEST, why=str(self.conn.handshake_exc)), 400)


def frame(text: bytes) -> bytes:
    """A whole text as one frame from a server, which is not masked."""
    length = len(text)
    if length < 126:
        return b"\x81%c%b" % (length, text)
    if length < 1 << 16:
        return b"\x81\x7e%b%b" % (length.to_bytes(2), text)
    return b"\x81\x7f%b%b" % (length.to_bytes(8), text)
