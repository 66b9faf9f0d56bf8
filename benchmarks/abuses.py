"""What somebody may do within all limits, from one address, for as long as nobody stops it.

Each is a coroutine that never ends; it prints a line when it is under way.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import http.client
import itertools
import json
import random
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from benchmarks.server_load import HOST, Texts

ADDRESS = "127.0.0.2"
MOST_QUESTIONS = 32  # of one message
MEGABYTE = 1024 * 1024
POINTING, FULL, RECORDS, UNREAD, ASKING, TABLES = 100, 200, 200, 300, 100, 60
RETRY = 0.5


async def line_to(
    port: int, address: str = ADDRESS
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection(HOST, port, local_addr=(address, 0))


async def socket_at(
    port: int, match: str, address: str = ADDRESS
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket at a match, after its handshake."""
    reader, writer = await line_to(port, address)
    key = base64.b64encode(random.randbytes(16)).decode()
    writer.write(
        f"GET /api/matches/{match}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        .encode()
    )  # fmt: skip
    head = await reader.readuntil(b"\r\n\r\n")
    if b" 101 " not in head.splitlines()[0]:
        writer.close()
        raise ConnectionError(head.splitlines()[0].decode())
    return reader, writer


def frame(message: dict[str, Any]) -> bytes:
    """A text from a client, masked with zeros."""
    text = json.dumps(message).encode()
    length = len(text)
    if length < 126:
        return b"\x81%c\0\0\0\0%b" % (0x80 | length, text)
    if length < 1 << 16:
        return b"\x81\xfe%b\0\0\0\0%b" % (length.to_bytes(2), text)
    return b"\x81\xff%b\0\0\0\0%b" % (length.to_bytes(8), text)


async def next_message(reader: asyncio.StreamReader) -> dict[str, Any]:
    while True:
        kind, length = await reader.readexactly(2)
        if length == 126:
            length = int.from_bytes(await reader.readexactly(2))
        elif length == 127:
            length = int.from_bytes(await reader.readexactly(8))
        body = await reader.readexactly(length)
        if kind == 0x81:
            told: dict[str, Any] = json.loads(body)
            return told


def asked(port: int, method: str, path: str, body: object = None, address: str = ADDRESS) -> Any:
    line = http.client.HTTPConnection(HOST, port, timeout=60, source_address=(address, 0))
    data = body if isinstance(body, bytes) else json.dumps(body).encode() if body else None
    line.request(method, path, data, {"Content-Type": "application/json"} if data else {})
    answer = line.getresponse()
    found = answer.read()
    line.close()
    if answer.status >= 400:
        raise ConnectionError(f"{answer.status} {found[:200]!r}")
    return json.loads(found)


def opened(
    port: int, game: str, level: int | None = None, address: str = ADDRESS, **options: object
) -> Any:
    seats = [{"side": side, "level": level} for side in (0, 1)]
    return asked(
        port, "POST", "/api/matches", {"game": game, "seats": seats, "options": options}, address
    )


async def drain(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 16):
        pass


async def again(work: Callable[[], Awaitable[None]]) -> None:
    """Whoever is thrown out comes back."""
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            await work()
        await asyncio.sleep(RETRY)


async def together(number: int, work: Callable[[], Awaitable[None]]) -> None:
    tasks = [asyncio.create_task(again(work)) for _ in range(number)]
    await asyncio.sleep(2)
    print("under way", flush=True)
    await asyncio.gather(*tasks)


async def point(port: int) -> None:
    """Line-ups of Simulator Soccer, each 3.5 ms to preview, 32 a message, on many sockets."""
    match = await asyncio.to_thread(opened, port, "simulator")

    async def pointing() -> None:
        reader, writer = await socket_at(port, match["match"])
        writer.write(frame({"type": "sit", "keys": match["keys"]}))
        texts, people = Texts(), list[int]()
        standing = await next_message(reader)
        while standing["type"] not in ("standing", "happened") or standing["view"]["turn"] < 0:
            people = standing.get("people", people)
            if seal := standing.get("seal"):
                for answer in texts.answers_to(seal, people):
                    writer.write(frame(answer))
            standing = await next_message(reader)
        actions = [
            action for group in standing["view"]["groups"] for action in codes(group["actions"])
        ]
        ply = standing["ply"]
        reading = asyncio.create_task(drain(reader))
        questions = itertools.cycle([
            {"type": "point", "ply": ply, "actions": actions[:MOST_QUESTIONS]},
            {"type": "point", "ply": ply, "actions": actions[:1] * MOST_QUESTIONS},
            {"type": "aims", "ply": ply},
            {"type": "chances", "ply": ply, "actions": actions[:1]},
            {"type": "why", "text": "e6"},
        ])  # fmt: skip
        try:
            while not reading.done():
                writer.write(b"".join(frame(next(questions)) for _ in range(60)))
                await writer.drain()
        finally:
            reading.cancel()
            writer.close()

    await together(POINTING, pointing)


def codes(actions: Any) -> list[int]:
    from debut.kernel.views import codes_of

    return list(codes_of(actions))


async def messages(port: int) -> None:
    """200 sockets with 8 messages of 2 MB each, as many as are let in."""
    match = await asyncio.to_thread(opened, port, "supergoal")
    flood = frame({"type": "ping", "x": "y" * (2 * MEGABYTE - 100)})

    async def filling() -> None:
        _, writer = await socket_at(port, match["match"])
        try:
            for _ in range(8):
                writer.write(flood)
                await writer.drain()
            await asyncio.sleep(5)
        finally:
            writer.close()

    await together(FULL, filling)


async def small_messages(port: int) -> None:
    """As many of the smallest messages as the line takes, on many sockets."""
    match = await asyncio.to_thread(opened, port, "supergoal")
    flood = frame({"type": "ping"}) * 4_000

    async def filling() -> None:
        reader, writer = await socket_at(port, match["match"])
        writer.write(frame({"type": "sit"}))
        reading = asyncio.create_task(drain(reader))
        try:
            while not reading.done():
                writer.write(flood)
                await writer.drain()
        finally:
            reading.cancel()
            writer.close()

    await together(FULL, filling)


async def bodies(port: int) -> None:
    """200 records of 4 MB that almost arrive."""
    body = b" " * (4 * MEGABYTE - 1_000)
    head = (
        f"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Length: {4 * MEGABYTE}\r\n"
        "Content-Type: application/json\r\n\r\n"
    ).encode()

    async def sending() -> None:
        reader, writer = await line_to(port)
        try:
            writer.write(head)
            writer.write(body)
            await writer.drain()
            await asyncio.wait_for(reader.read(1), 5)
        except TimeoutError:
            writer.write(b" " * 1_000)  # now it is whole, and no record
            await writer.drain()
            await reader.read(1 << 16)
        finally:
            writer.close()

    await together(RECORDS, sending)


async def unread(port: int) -> None:
    """Answers of a megabyte and more that nobody reads."""
    record = await asyncio.to_thread(long_record)
    head = (
        f"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(record)}\r\n"
        "Content-Type: application/json\r\n\r\n"
    ).encode()

    async def asking() -> None:
        _, writer = await line_to(port)
        try:
            writer.write(head + record)
            await writer.drain()
            for _ in range(200):
                writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
            await asyncio.sleep(10)
        finally:
            writer.close()

    await together(UNREAD, asking)


def long_record() -> bytes:
    """Whose replay is some megabytes."""
    from debut import Match
    from debut.kernel.testing import random_action

    match = Match.new("simulator", dice="typed")
    rng = random.Random(1)
    while match.ply < 600 and match.state.turn != -2:
        match.play(random_action(match.state, rng))
    return match.to_json()


async def requests(port: int) -> None:
    """Whatever is asked by HTTP, on many connections, as fast as the answers come."""
    paths = itertools.cycle([
        "/api/games/simulator/lessons/none/previews?actions=1",
        "/api/games", "/api/schema/openapi.json", "/nothing", "/api/matches/none/replay",
        "/api/games/supergoal/rules/fr",
    ])  # fmt: skip

    async def asking() -> None:
        reader, writer = await line_to(port)
        reading = asyncio.create_task(drain(reader))
        try:
            while not reading.done():
                wanted = next(paths)
                writer.write(f"GET {wanted} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() * 10)
                await writer.drain()
        finally:
            reading.cancel()
            writer.close()

    await together(ASKING, asking)


async def connections(port: int) -> None:
    """Sockets that come, sit down and go, as fast as they can."""
    match = await asyncio.to_thread(opened, port, "but")

    async def coming() -> None:
        for _ in range(1_000):
            reader, writer = await socket_at(port, match["match"])
            writer.write(frame({"type": "sit", "keys": match["keys"]}))
            await next_message(reader)
            writer.close()

    await together(ASKING, coming)


async def thinkers(port: int) -> None:
    """Tables of the slowest opponents against each other, all of them watched."""

    async def watching() -> None:
        match = await asyncio.to_thread(opened, port, "supergoal", 5, throws=200)
        reader, writer = await socket_at(port, match["match"])
        writer.write(frame({"type": "sit"}))
        try:
            await drain(reader)
        finally:
            writer.close()

    await together(TABLES, watching)


ABUSES: dict[str, Callable[[int], Coroutine[None, None, None]]] = {
    "point": point, "small": small_messages, "messages": messages, "bodies": bodies,
    "unread": unread, "requests": requests, "connections": connections, "thinkers": thinkers,
}  # fmt: skip
