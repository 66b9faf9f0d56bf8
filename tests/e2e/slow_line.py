"""A slow line on this machine: what goes through it waits on its way, and comes drop by drop."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

LATENCY = 0.8  # there and back
BYTES_A_SECOND = 40 * 1024
PACKET = 1024


class Drops:
    """One direction, shared by all connections: so many bytes a second."""

    def __init__(self) -> None:
        self.free_at = 0.0

    def passed_at(self, size: int) -> float:
        self.free_at = max(self.free_at, time.monotonic()) + size / BYTES_A_SECOND
        return self.free_at


class SlowLine:
    """Forwards to a port; ``far``: a connection costs a trip of its own before any request."""

    def __init__(self, port: int, far: bool) -> None:
        self.target = port
        self.far = far
        self.up, self.down = Drops(), Drops()
        self.loop = asyncio.new_event_loop()
        self.port = 0

    async def serve(self) -> asyncio.Server:
        made = await asyncio.start_server(self.forward, "127.0.0.1", 0)
        self.port = made.sockets[0].getsockname()[1]
        return made

    async def end(self, server: asyncio.Server) -> None:
        server.close()
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.CancelledError):  # the line ends
            await self.connect(reader, writer)

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.far:
            await asyncio.sleep(LATENCY)
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.close()
            return
        await asyncio.gather(
            self.carry(reader, back, self.up), self.carry(there, writer, self.down)
        )

    async def carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, drops: Drops
    ) -> None:
        """What is on its way does not hold up what comes after it."""
        way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(256)

        async def arrive() -> None:
            with suppress(OSError):
                while True:
                    when, data = await way.get()
                    await asyncio.sleep(max(0.0, when - time.monotonic()))
                    if not data:
                        break
                    writer.write(data)
                    await writer.drain()
            writer.close()

        arriving = asyncio.create_task(arrive())
        with suppress(OSError):
            while data := await reader.read(PACKET):
                await way.put((drops.passed_at(len(data)) + LATENCY / 2, data))
        await way.put((time.monotonic() + LATENCY / 2, b""))
        await arriving


@contextmanager
def slow_line(port: int, far: bool = False) -> Iterator[int]:
    """The port at which that server is far away."""
    line = SlowLine(port, far)
    # Playwright has a loop of its own in this thread.
    thread = threading.Thread(target=line.loop.run_forever, daemon=True)
    thread.start()
    server = asyncio.run_coroutine_threadsafe(line.serve(), line.loop).result(5)
    yield line.port
    asyncio.run_coroutine_threadsafe(line.end(server), line.loop).result(5)
    line.loop.call_soon_threadsafe(line.loop.stop)
    thread.join(5)
    line.loop.close()
