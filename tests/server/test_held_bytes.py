"""Bytes that wait in the server: counted per address and in all, and bounded."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from debut.server.addresses import Addresses
from debut.server.connections import Connection, Socket
from debut.server.held_bytes import HeldBytes, Holding
from debut.server.socket import TOO_MUCH, Outbox
from debut.table.errors import TooMany
from debut.table.limits import Limits
from tests.helpers import reads_well
from tests.server.at_table import until
from tests.server.conftest import PATIENCE, Server, wait_for

MEGABYTE = 1024 * 1024
BOUND = 3 * MEGABYTE
RECORD = 4 * MEGABYTE


# Counting


def test_an_address_holds_so_much_and_all_together_so_much() -> None:
    held = HeldBytes(an_address=100, in_all=150)
    a, more, b = (Holding(held, kind) for kind in ("bodies", "messages", "answers"))
    a.set("a", 60)
    with pytest.raises(TooMany) as caught:
        more.set("a", 50)
    reads_well(caught.value)
    more.set("a", 40)
    with pytest.raises(TooMany) as caught:
        b.set("b", 51)
    reads_well(caught.value)
    assert (held.now, held.of("a"), held.of("b")) == (100, 100, 0)
    a.set("a", 10)
    b.set("b", 51)
    assert held.kinds == {"bodies": 10, "messages": 40, "answers": 51}
    assert held.refused == {"messages": 1, "answers": 1}
    for one in (a, more, b):
        one.release()
    assert (held.now, held.most, held.of("a"), +held.kinds) == (0, 101, 0, {})


def test_one_thing_alone_may_be_larger_than_the_bound_of_an_address() -> None:
    held = HeldBytes(an_address=100, in_all=1000)
    one, two = Holding(held, "bodies"), Holding(held, "bodies")
    one.set("a", 300)
    with pytest.raises(TooMany):
        two.set("a", 1)
    one.set("b", 300)  # it was somebody else's all the time
    two.set("a", 1)
    assert (held.of("a"), held.of("b")) == (1, 300)


def test_messages_that_nobody_reads_are_counted_by_their_bytes() -> None:
    held, dropped = HeldBytes(10 * MEGABYTE, 10 * MEGABYTE), []
    box = Outbox(lambda: dropped.append(True), None, Holding(held, "unread messages"), "a")
    text = "x" * (Limits().outbox_bytes // 4)
    for _ in range(4):
        box.put(text)
    assert held.of("a") == 4 * len(text) and not dropped
    box.put("x")
    assert dropped
    box.clear()
    assert held.now == 0


# Real connections


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that holds little for an address."""
    server = Server(tmp_path_factory.mktemp("small"), held_bytes_an_address=BOUND)
    try:
        yield server.start()
        assert "Traceback" not in server.log, server.log
    finally:
        server.stop()


def test_bodies_are_counted_while_they_arrive(small: Server) -> None:
    """Nobody waits until they are whole: half of each is more than the address may hold."""
    head = (
        "POST /api/replay HTTP/1.1\r\nHost: localhost\r\n"
        f"Content-Length: {RECORD}\r\nContent-Type: application/json\r\n\r\n"
    )
    half = b" " * (RECORD // 2)
    with contextlib.ExitStack() as stack:
        lines = [
            stack.enter_context(socket.create_connection(("127.0.0.1", small.port), PATIENCE))
            for _ in range(2)
        ]
        for line in lines:
            with contextlib.suppress(OSError):
                line.sendall(head.encode() + half)
        refused = [one for one in map(answer_within, lines) if one]
    assert len(refused) == 1
    assert (refused[0].status_code, refused[0].json()["code"]) == (429, "too-many-bytes")
    # Nothing stays behind: a whole record is read afterwards.
    wait_for(lambda: small.http.post("/api/replay", content=half).status_code == 400, "it is read")


def answer_within(line: socket.socket, seconds: float = 2.0) -> httpx.Response | None:
    """What came on a connection, if anything comes soon."""
    line.settimeout(seconds)
    heard = b""
    with contextlib.suppress(TimeoutError, OSError):
        while more := line.recv(65536):
            heard += more
    if not heard:
        return None
    head, _, body = heard.partition(b"\r\n\r\n")
    return httpx.Response(int(head.split()[1]), content=body)


# A socket without the network


class Ends:
    """Takes the connection, and lets a test read the messages one by one."""

    def __init__(self, limits: Limits) -> None:
        self.addresses = Addresses(limits)

    async def __call__(self, _: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()


class Wire:
    """A transport that notes what becomes of it."""

    def __init__(self) -> None:
        self.written = b""
        self.reading, self.closed = True, False

    def write(self, data: bytes) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def close(self) -> None:
        self.closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def set_write_buffer_limits(self, high: int) -> None:
        assert high > 0

    def get_extra_info(self, name: str) -> Any:
        return ("127.0.0.1", 5) if name in ("peername", "sockname") else None

    def set_protocol(self, protocol: Any) -> None:
        pass


async def connected(limits: Limits) -> tuple[Socket, Wire]:
    config = uvicorn.Config(
        Ends(limits), ws=Socket, http=Connection, log_config=None, proxy_headers=False
    )
    config.load()
    made, wire = Socket(config, ServerState(), {}), Wire()
    made.connection_made(wire)
    made.data_received(
        b"GET /x HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    )
    await until(lambda: b"101 " in wire.written)
    return made, wire


def part(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def test_what_waits_on_a_socket_is_counted_and_nothing_more_is_read() -> None:
    async def run() -> None:
        made, wire = await connected(Limits())
        held = made.addresses.held
        flood = part(b"x" * 500) * 100
        made.data_received(flood)
        assert held.of("127.0.0.1") == len(flood)
        assert not wire.reading
        for left in range(99, -1, -1):
            message = await asyncio.wait_for(made.receive(), PATIENCE)
            assert message["text"] == "x" * 500
            assert held.of("127.0.0.1") >= 500 * left
        made.parse_soon()
        waiting = asyncio.create_task(made.receive())
        await until(lambda: wire.reading and held.now == 0)
        waiting.cancel()
        made.connection_lost(None)

    asyncio.run(run())


def test_a_message_in_countless_parts_is_no_list_of_them() -> None:
    async def run() -> None:
        made, _ = await connected(Limits())
        waiting = asyncio.create_task(made.receive())
        made.data_received(part(b"x", fin=False))
        for _ in range(20):
            made.data_received(part(b"", Opcode.CONT, fin=False) * 100)
        await until(lambda: not made._pending)
        assert len(made.frames) == 1
        made.data_received(part(b"y", Opcode.CONT))
        assert (await asyncio.wait_for(waiting, PATIENCE))["text"] == "xy"
        made.connection_lost(None)

    asyncio.run(run())


def test_a_socket_that_brings_too_much_is_ended_and_forgotten() -> None:
    async def run() -> None:
        made, wire = await connected(Limits(held_bytes_an_address=5_000))
        held = made.addresses.held
        made.data_received(part(b"x" * 3_000))
        assert not wire.closed
        made.data_received(part(b"x" * 3_000))
        assert wire.closed
        code = Frame.parse(fed(wire.written.partition(b"\r\n\r\n")[2]).read_exact, mask=False)
        with pytest.raises(StopIteration) as ended:
            next(code)
        assert int.from_bytes(ended.value.value.data[:2]) == TOO_MUCH
        assert held.refused == {"messages": 1}
        made.connection_lost(None)
        assert held.now == 0

    asyncio.run(run())


def fed(data: bytes) -> StreamReader:
    reader = StreamReader()
    reader.feed_data(data)
    return reader
