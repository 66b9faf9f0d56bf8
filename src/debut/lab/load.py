"""The server under many matches at once: how fast it answers, and how much memory it takes.

People are asyncio clients in a process of their own, so that they do not take the server's time:
``python -m debut.lab.load WORK``, with the work as JSON, is that process.
"""

from __future__ import annotations

import asyncio
import http.client
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

HOST = "127.0.0.1"
GAME = "supergoal"
START_SECONDS = 60.0
# People think; a match hears of a move every so many seconds.
PAUSE = 1.5
# Every match has as many plies as this before its memory is counted.
PLIES = 36
# What is measured is the server and not the moment when everyone arrives.
SETTLE = 1.0
AT_ONCE = 50


class LoadFigures(msgspec.Struct, frozen=True):
    """Moves that were answered, and how long the answers took."""

    moves: int
    moves_a_second: float
    p50_ms: float
    p99_ms: float


class Work(msgspec.Struct, frozen=True):
    """What the people's process is to do."""

    port: int
    matches: int
    seconds: float
    pause: float  # between two moves of a match; 0: as fast as the answers come
    plies: int = 0  # after so many plies a match stands still and stays open


def run_load(matches: int = 200, seconds: float = 10, pause: float = PAUSE) -> LoadFigures:
    """Live matches of two people each; ``pause=0`` shows how much the server can do at most."""
    with server() as (_, port), people(Work(port, matches, seconds, pause)) as crowd:
        out, _ = crowd.communicate(timeout=START_SECONDS + 4 * seconds + matches)
        return msgspec.json.decode(out, type=LoadFigures)


def memory_of(matches: int = 1000) -> float:
    """MB of the server with so many matches open, each in play and with somebody connected."""
    with server() as (pid, port), people(Work(port, matches, 0, 0, PLIES)) as crowd:
        assert crowd.stdout is not None
        crowd.stdout.readline()  # they are all there
        found = resident(pid)
        crowd.communicate(b"\n", timeout=60)
        return found


def resident(pid: int) -> float:
    """MB of real memory that a process takes."""
    status = Path(f"/proc/{pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


@contextmanager
def server() -> Iterator[tuple[int, int]]:
    """A server with an empty database: its process and port."""
    with socket.socket() as free:
        free.bind((HOST, 0))
        port = int(free.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "matches.sqlite")
        command = [sys.executable, "-m", "debut.cli", "serve", "--port", str(port)]
        process = subprocess.Popen(
            [*command, "--database", database], env=environment(),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            wait_for(port, process)
            yield process.pid, port
        finally:
            end(process)


@contextmanager
def people(work: Work) -> Iterator[subprocess.Popen[bytes]]:
    told = msgspec.json.encode(work).decode()
    process = subprocess.Popen(
        [sys.executable, "-m", "debut.lab.load", told], env=environment(),
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    try:
        yield process
    finally:
        end(process)


def environment() -> dict[str, str]:
    """So that the other processes find this very package."""
    import debut

    source = str(Path(debut.__file__).parent.parent)
    path = os.pathsep.join(filter(None, (source, os.environ.get("PYTHONPATH"))))
    return {**os.environ, "PYTHONPATH": path}


def end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(10)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    last = time.monotonic() + START_SECONDS
    while time.monotonic() < last and process.poll() is None:
        try:
            socket.create_connection((HOST, port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError(f"no server at {HOST}:{port}")


# The people


def open_match(port: int) -> tuple[str, list[str]]:
    wish = {"game": GAME, "seats": [{"side": 0}, {"side": 1}], "options": {"throws": 200}}
    line = http.client.HTTPConnection(HOST, port, timeout=30)
    headers = {"Content-Type": "application/json"}
    line.request("POST", "/api/matches", msgspec.json.encode(wish), headers)
    opened = msgspec.json.decode(line.getresponse().read())
    line.close()
    return opened["match"], opened["keys"]


class Person:
    """Plays both seats of one match, at its pace, and times the answers."""

    def __init__(self, work: Work, number: int) -> None:
        self.work = work
        self.rng = random.Random(number)
        self.socket: Any = None
        self.now: dict[str, Any] = {}
        self.times: list[float] = []

    async def arrive(self) -> None:
        from websockets.asyncio.client import connect

        match, keys = await asyncio.to_thread(open_match, self.work.port)
        url = f"ws://{HOST}:{self.work.port}/api/matches/{match}/socket"
        self.socket = await connect(url, ping_interval=None, open_timeout=60, max_queue=None)
        sit = {"type": "sit", "keys": keys, "texts": [f"text {n}" for n in range(len(keys))]}
        await self.socket.send(msgspec.json.encode(sit).decode())
        await self.hear()
        await self.settle()

    async def hear(self) -> dict[str, Any]:
        told: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
        if told["type"] in ("standing", "happened"):
            self.now = told
        return told

    async def settle(self) -> None:
        """Until a person has to do something."""
        while self.now["view"]["turn"] == -1 and self.now["on_turn"] is None:
            await self.hear()

    @property
    def over(self) -> bool:
        return bool(self.now["view"]["turn"] < -1)

    async def step(self) -> float:
        """One move; how long it took until its answer."""
        move = f"{self.rng.getrandbits(64):016x}"
        asked: dict[str, Any] = {"type": "throw", "move": move, "ply": self.now["ply"]}
        if self.now["view"]["turn"] >= 0:
            groups = self.now["view"]["groups"]
            action = self.rng.choice([one for group in groups for one in group["actions"]])
            asked |= {"type": "play", "actions": [action]}
        sent = time.perf_counter()
        await self.socket.send(msgspec.json.encode(asked).decode())
        while (await self.hear()).get("move") != move:
            pass
        return time.perf_counter() - sent

    async def play(self, start: float) -> None:
        """From ``start`` on, moves spread evenly if there is a pause between them."""
        pause = self.work.pause
        due = start + self.rng.random() * (pause or 0.1)
        stop = start + self.work.seconds
        while due < stop and time.perf_counter() < stop and not self.over:
            await asyncio.sleep(max(due - time.perf_counter(), 0))
            self.times.append(await self.step())
            await self.settle()
            due = due + pause if pause else time.perf_counter()

    async def fill(self) -> None:
        while self.now["ply"] < self.work.plies and not self.over:
            await self.step()
            await self.settle()


async def crowd(work: Work) -> None:
    persons = [Person(work, number) for number in range(work.matches)]
    door = asyncio.Semaphore(AT_ONCE)

    async def arrive(person: Person) -> None:
        async with door:
            await person.arrive()
            await person.fill()

    await asyncio.gather(*map(arrive, persons))
    await asyncio.sleep(SETTLE)
    if work.plies:
        print("all there", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
    else:
        await asyncio.gather(*(person.play(time.perf_counter()) for person in persons))
        print(msgspec.json.encode(figures(persons, work.seconds)).decode(), flush=True)
    os._exit(0)  # a thousand polite goodbyes would take longer than the measurement


def figures(persons: list[Person], seconds: float) -> LoadFigures:
    times = sorted(time for person in persons for time in person.times)
    if not times:
        return LoadFigures(0, 0.0, 0.0, 0.0)

    def percentile(share: float) -> float:
        return 1000 * times[min(int(share * len(times)), len(times) - 1)]

    return LoadFigures(len(times), len(times) / seconds, percentile(0.5), percentile(0.99))


if __name__ == "__main__":
    asyncio.run(crowd(msgspec.json.decode(sys.argv[1], type=Work)))
