"""The server under many matches at once: how fast it answers, and how much memory it takes.

People are asyncio clients in a process of their own, so that they do not take the server's time:
``python -m benchmarks.server_load WORK``, with the work as JSON, is that process.
"""

from __future__ import annotations

import asyncio
import http.client
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from debut.kernel.match.dice import commitment, new_text

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
# What goes on beside the people whose waiting is measured.
READERS, DEEP, REPLAYED = 16, 8, 200
TOP_LEVEL = 5
# All these people have one address, which is a whole town's.
ROOM = {
    "DEBUT_CONNECTIONS_AN_ADDRESS": "100000", "DEBUT_SOCKETS_AN_ADDRESS": "100000",
    "DEBUT_REQUESTS_BURST": "100000", "DEBUT_MATCHES_BURST": "100000", "DEBUT_LOOP_SHARE": "4",
    "DEBUT_STORED_BYTES_AN_ADDRESS": str(2**36), "DEBUT_STORED_BYTES": str(2**36),
}  # fmt: skip
# The peer, and the people who come to it and to us alike.
PEER = Path(__file__).parent / "boardgameio"


class LoadFigures(msgspec.Struct, frozen=True):
    """Moves that were answered, and how long the answers took."""

    moves: int
    moves_a_second: float
    p50_ms: float
    p99_ms: float


class LoadWork(msgspec.Struct, frozen=True):
    """What the people's process is to do."""

    port: int
    matches: int
    seconds: float
    pause: float  # between two moves of a match; 0: as fast as the answers come
    plies: int = 0  # after so many plies a match stands still and stays open
    readers: int = 0  # who look at its replay, again and again
    deep: int = 0  # matches of the dearest opponents against each other


def run_load(matches: int = 200, seconds: float = 10, pause: float = PAUSE) -> LoadFigures:
    """Live matches of two people each; ``pause=0``: as fast as the answers come."""
    with server() as (_, port):
        return answers(LoadWork(port, matches, seconds, pause))


def busy_load(matches: int = 200, seconds: float = 10) -> LoadFigures:
    """The same beside a crowd at replays and the dearest opponents at many matches."""
    noise = LoadWork(0, 1, 0, 0, REPLAYED, readers=READERS, deep=DEEP)
    with server() as (_, port), people(msgspec.structs.replace(noise, port=port)) as crowd:
        assert crowd.stdout is not None
        crowd.stdout.readline()  # they are all at it
        return answers(LoadWork(port, matches, seconds, PAUSE))


def answers(work: LoadWork) -> LoadFigures:
    with people(work) as crowd:
        out, _ = crowd.communicate(timeout=START_SECONDS + 4 * work.seconds + work.matches)
        return msgspec.json.decode(out, type=LoadFigures)


class FlatOut(msgspec.Struct, frozen=True):
    """As many moves as a server can make, each told to both people of its match."""

    moves: int
    moves_a_second: float
    p50_ms: float
    p99_ms: float
    generator: float  # cores that the people took: at one core they are the limit
    cpu_ms: float = 0.0  # of the server, for a move


def peer_is_there() -> bool:
    return (PEER / "node_modules" / "boardgame.io").exists() and shutil.which("node") is not None


def flat_out(matches: int = 200, seconds: float = 10) -> FlatOut:
    """Live matches with two sockets each, played as fast as the answers come."""
    with server() as (pid, port):
        return generated("debut", pid, port, matches, seconds)


def peer_flat_out(matches: int = 200, seconds: float = 10) -> FlatOut:
    """The same of boardgame.io, which keeps everything in memory."""
    with node_server() as (pid, port):
        return generated("peer", pid, port, matches, seconds)


def generated(kind: str, pid: int, port: int, matches: int, seconds: float) -> FlatOut:
    told = {"kind": kind, "port": port, "matches": matches, "seconds": seconds}
    process = subprocess.Popen(
        ["node", str(PEER / "load.mjs"), msgspec.json.encode(told).decode()],
        stdout=subprocess.PIPE,
    )
    try:
        assert process.stdout is not None
        process.stdout.readline()  # they are all playing
        before = cpu_seconds(pid)
        line = process.stdout.readline()
        busy = cpu_seconds(pid) - before
    finally:
        end(process)
    found = msgspec.json.decode(line, type=FlatOut)
    return msgspec.structs.replace(found, cpu_ms=1000 * busy / max(found.moves, 1))


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has taken, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def node_server() -> Iterator[tuple[int, int]]:
    port = free_port()
    process = subprocess.Popen(
        ["node", str(PEER / "peer.mjs"), str(port)], env={**os.environ, "NODE_ENV": "production"},
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        wait_for(port, process)
        yield process.pid, port
    finally:
        end(process)


def memory_of(matches: int = 1000) -> float:
    """MB of the server with so many matches open, each in play and with somebody connected."""
    with server() as (pid, port), people(LoadWork(port, matches, 0, 0, PLIES)) as crowd:
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


def free_port() -> int:
    with socket.socket() as free:
        free.bind((HOST, 0))
        return int(free.getsockname()[1])


@contextmanager
def server(settings: Mapping[str, str] = ROOM, *words: str) -> Iterator[tuple[int, int]]:
    """Runs a server with an empty database; gives its process id and port.

    ``words`` are further arguments of ``debut serve``.
    """
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "matches.sqlite")
        command = [sys.executable, "-m", "debut.cli", "serve", "--port", str(port)]
        process = subprocess.Popen(
            [*command, "--database", database, *words], env=environment() | dict(settings),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            wait_for(port, process)
            yield process.pid, port
        finally:
            end(process)


@contextmanager
def people(work: LoadWork) -> Iterator[subprocess.Popen[bytes]]:
    told = msgspec.json.encode(work).decode()
    process = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.server_load", told], env=environment(),
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    try:
        yield process
    finally:
        end(process)


def environment() -> dict[str, str]:
    """Returns the environment in which other processes import this package and this ``debut``."""
    import debut

    found = str(Path(debut.__file__).parents[1]), str(Path(__file__).parents[1])
    path = os.pathsep.join(filter(None, (*found, os.environ.get("PYTHONPATH"))))
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


def open_match(port: int, level: int | None = None, throws: int = 200) -> tuple[str, list[str]]:
    seats = [{"side": side, "level": level} for side in (0, 1)]
    wish = {"game": GAME, "seats": seats, "options": {"throws": throws}}
    line = http.client.HTTPConnection(HOST, port, timeout=30)
    headers = {"Content-Type": "application/json"}
    line.request("POST", "/api/matches", msgspec.json.encode(wish), headers)
    opened = msgspec.json.decode(line.getresponse().read())
    line.close()
    return opened["match"], opened["keys"]


class Texts:
    """The texts that one person has committed to in the dice of a match."""

    def __init__(self) -> None:
        self._by_hash: dict[str, str] = {}

    def hashed(self, text: str | None = None) -> str:
        """The hash of a text, by default a new one, which can be revealed later."""
        text = text or new_text()
        self._by_hash[commitment(text)] = text
        return commitment(text)

    def answers_to(self, seal: dict[str, Any], people: Iterable[int]) -> Iterator[dict[str, Any]]:
        """What these people send next in the opening of the dice."""
        opening, hashes = len(seal["voided"]), seal["hashes"]
        for player in set(people).intersection(seal["waiting"]):
            answer = {"opening": opening, "player": player}
            if hashes[player] is None:
                yield {"type": "commit", **answer, "hash": self.hashed()}
            elif None not in hashes and hashes[player] in self._by_hash:
                yield {"type": "reveal", **answer, "text": self._by_hash[hashes[player]]}


class Person:
    """Plays both seats of one match, at its pace, and times the answers."""

    def __init__(self, work: LoadWork, number: int, level: int | None = None) -> None:
        self.work = work
        self.level = level  # a watcher, if the computer has both seats
        self.match = ""
        self.rng = random.Random(number)
        self.socket: Any = None
        self.now: dict[str, Any] = {}
        self.texts = Texts()
        self.people: list[int] = []
        self.is_opening = False
        self.times: list[float] = []

    async def arrive(self) -> None:
        from websockets.asyncio.client import connect

        opened = await asyncio.to_thread(open_match, self.work.port, self.level)
        self.match, keys = opened[0], [key for key in opened[1] if key]
        url = f"ws://{HOST}:{self.work.port}/api/matches/{self.match}/socket"
        self.socket = await connect(url, ping_interval=None, open_timeout=60, max_queue=None)
        hashes = [self.texts.hashed() for _ in keys]
        await self.send({"type": "sit", "keys": keys, "hashes": hashes})
        await self.hear()
        while self.is_opening:
            await self.hear()
        if self.level is None:
            await self.settle()

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> dict[str, Any]:
        told: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
        if told["type"] in ("standing", "happened"):
            self.now = told
        self.people = told.get("people", self.people)
        if seal := told.get("seal"):
            self.is_opening = bool(self.people and seal["waiting"])
            for answer in self.texts.answers_to(seal, self.people):
                await self.send(answer)
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
        await self.send(asked)
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


async def crowd(work: LoadWork) -> None:
    persons = [Person(work, number) for number in range(work.matches)]
    door = asyncio.Semaphore(AT_ONCE)

    async def arrive(person: Person) -> None:
        async with door:
            await person.arrive()
            await person.fill()

    await asyncio.gather(*map(arrive, persons))
    beside = [asyncio.create_task(watch(Person(work, 0, TOP_LEVEL))) for _ in range(work.deep)]
    for number in range(work.readers):
        path = f"/api/matches/{persons[number % len(persons)].match}/replay"
        threading.Thread(target=read_on, args=(work.port, path), daemon=True).start()
    await asyncio.sleep(SETTLE)
    if work.plies:
        print("all there", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
    else:
        await asyncio.gather(*(person.play(time.perf_counter()) for person in persons))
        print(msgspec.json.encode(figures(persons, work.seconds)).decode(), flush=True)
    del beside
    os._exit(0)  # a thousand polite goodbyes would take longer than the measurement


async def watch(person: Person) -> None:
    while True:
        await person.arrive()
        while not person.over:
            await person.hear()


def read_on(port: int, path: str) -> None:
    line = http.client.HTTPConnection(HOST, port, timeout=60)
    while True:
        line.request("GET", path)
        answer = line.getresponse()
        answer.read()
        assert answer.status == 200, answer.status


def figures(persons: list[Person], seconds: float) -> LoadFigures:
    times = sorted(time for person in persons for time in person.times)
    if not times:
        return LoadFigures(0, 0.0, 0.0, 0.0)

    def percentile(share: float) -> float:
        return 1000 * times[min(int(share * len(times)), len(times) - 1)]

    return LoadFigures(len(times), len(times) / seconds, percentile(0.5), percentile(0.99))


if __name__ == "__main__":
    asyncio.run(crowd(msgspec.json.decode(sys.argv[1], type=LoadWork)))
