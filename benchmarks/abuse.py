"""One address does its worst while others play: what they notice, and what memory it takes.

``python -m benchmarks.abuse`` runs each abuse beside honest players, prints their figures and exits
with 1 if a bound is missed. Honest players come from 127.0.0.1, the abuse from 127.0.0.2; all
limits of the server are the usual ones.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from benchmarks import server_load
from benchmarks.abuses import ABUSES, frame, next_message, opened, socket_at

MOVE_LIMIT, GET_LIMIT = 100.0, 250.0  # milliseconds, 99th percentile
MEMORY_LIMIT = 600.0  # MB of all processes of the server, throughout
MEMORY_LEFT = 1.25  # afterwards, times what it took at the start
ANSWER_LIMIT = 1.5  # of an opponent of level 5, times what it takes beside nothing
TOP_LEVEL, FEWEST_ANSWERS = 5, 3
PAUSE = 0.2  # seconds between two moves of an honest match
MATCHES = 8
GET_PAUSE = 0.05
PATHS = ("/api/version", "/api/games", "/api/games/supergoal/rules/fr", "/api/games/but/lessons")
SAMPLE = 0.1
SETTLE = 12.0  # after the last abuse, before its memory is looked at


class Noticed(msgspec.Struct, frozen=True):
    """What honest players noticed: 99th percentiles in milliseconds, and how many there were."""

    move: float
    get: float
    moves: int
    gets: int
    answers: tuple[float, ...] = ()  # seconds that an opponent of level 5 took, where asked for

    @property
    def answer(self) -> float:
        """Seconds: the median."""
        return statistics.median(self.answers) if self.answers else 0.0


# Memory


def processes_of(pid: int) -> list[int]:
    """A process and those that it has started."""
    found = [pid]
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            told = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(told[1]) == pid:
                found.append(int(folder.name))
    return found


def resident(pid: int) -> float:
    """MB of real memory; 0: the process is gone."""
    with contextlib.suppress(OSError, StopIteration):
        return server_load.resident(pid)
    return 0.0


class Memory(threading.Thread):
    """Looks at the server's memory again and again."""

    def __init__(self, pid: int) -> None:
        super().__init__(daemon=True)
        self.pid = pid
        self.alone = self.together = 0.0  # the most so far

    def run(self) -> None:
        while True:
            self.look()
            time.sleep(SAMPLE)

    def look(self) -> tuple[float, float]:
        each = [resident(pid) for pid in processes_of(self.pid)]
        alone, together = each[0], sum(each)
        self.alone, self.together = max(self.alone, alone), max(self.together, together)
        return alone, together

    def forget(self) -> None:
        self.alone = self.together = 0.0


# The processes


@contextlib.contextmanager
def part(*arguments: str, nice: int = 0) -> Iterator[subprocess.Popen[bytes]]:
    """This module in a process of its own; it says a line when it has begun."""
    process = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.abuse", *arguments], env=server_load.environment(),
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        preexec_fn=lambda: os.nice(nice) and None,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        process.stdout.readline()
        yield process
    finally:
        server_load.end(process)


def honest(port: int, seconds: float, deep: bool = False) -> Noticed:
    more = ["--deep"] if deep else []
    with part("--honest", str(port), "--seconds", str(seconds), *more) as process:
        out, _ = process.communicate(timeout=server_load.START_SECONDS + 6 * seconds)
        return msgspec.json.decode(out.splitlines()[-1], type=Noticed)


class Row(NamedTuple):
    name: str
    noticed: Noticed
    alone: float
    together: float
    answer_limit: float = float("inf")  # seconds, of an opponent of level 5

    @property
    def good(self) -> bool:
        quick = self.noticed.move < MOVE_LIMIT and self.noticed.get < GET_LIMIT
        quick = quick and self.noticed.answer < self.answer_limit
        return quick and self.together < MEMORY_LIMIT

    @property
    def level_5(self) -> str:
        times = self.noticed.answers
        return f"{self.noticed.answer:.1f} ({len(times)})" if times else "-"

    def __str__(self) -> str:
        told = self.noticed
        return (
            f"{self.name:<12} {told.move:>10.1f} {told.get:>10.1f} {self.alone:>10.0f}"
            f" {self.together:>10.0f} {self.level_5:>10}   {told.moves} moves, {told.gets} requests"
            f"{'' if self.good else '   MISSED'}"
        )


def measure(names: list[str], seconds: float) -> bool:
    """Each abuse beside honest players; whether all bounds were kept."""
    with server_load.server({}, "--api-only") as (pid, port):
        memory = Memory(pid)
        honest(port, 2)  # all processes are there
        memory.start()
        columns = ("move p99", "GET p99", "server MB", "all MB", "level 5 s")
        print(" ".join([f"{'':<12}", *(f"{column:>10}" for column in columns)]))
        rows = [Row("nothing", honest(port, seconds), memory.alone, memory.together)]
        print(rows[0], flush=True)
        before = memory.look()
        answer_limit = 0.0
        if "thinkers" in names:
            noticed = honest(port, seconds, deep=True)
            rows.append(Row("level 5", noticed, memory.alone, memory.together))
            answer_limit = noticed.answer * ANSWER_LIMIT
            print(rows[-1], flush=True)
        for name in names:
            memory.forget()
            with part("--abuse", name, str(port), nice=10):
                noticed = honest(port, seconds, deep=name == "thinkers")
            rows.append(
                Row(name, noticed, memory.alone, memory.together, answer_limit or float("inf"))
            )
            print(rows[-1], flush=True)
        time.sleep(SETTLE)
        after = memory.look()
    print(
        f"memory of the server {before[0]:.0f} MB before, {after[0]:.0f} MB after;"
        f" of all its processes {before[1]:.0f} and {after[1]:.0f} MB"
    )
    left = after[0] <= before[0] * MEMORY_LEFT
    return left and all(row.good for row in rows)


# The honest players


def percentile(times: list[float]) -> float:
    ordered = sorted(times)
    return 1000 * ordered[min(int(0.99 * len(ordered)), len(ordered) - 1)] if ordered else 0.0


async def think(port: int, seconds: float) -> list[float]:
    """How long a decision takes at a table of two opponents of level 5 that somebody watches."""
    match = await asyncio.to_thread(
        opened, port, "supergoal", TOP_LEVEL, address=server_load.HOST, throws=200
    )
    reader, writer = await socket_at(port, match["match"], server_load.HOST)
    writer.write(frame({"type": "sit"}))
    times, end, since = list[float](), time.perf_counter() + seconds, 0.0
    while time.perf_counter() < end or len(times) < FEWEST_ANSWERS:
        try:
            told = await next_message(reader)
        except asyncio.IncompleteReadError:
            # It has waited for so long that the server takes the line for dead.
            return [*times, time.perf_counter() - since]
        if told["type"] == "happened":
            if told["turn"] >= 0 and since:
                times.append(time.perf_counter() - since)
            since = time.perf_counter()
    writer.close()
    return times


async def play(port: int, seconds: float, deep: bool) -> None:
    work = server_load.LoadWork(port, MATCHES, seconds, PAUSE)
    persons = [server_load.Person(work, number) for number in range(MATCHES)]
    await asyncio.gather(*(person.arrive() for person in persons))
    print("playing", flush=True)
    gets: list[float] = []
    ended = threading.Event()
    asking = threading.Thread(target=ask, args=(port, gets, ended), daemon=True)
    asking.start()
    thinking = asyncio.create_task(think(port, seconds)) if deep else None
    await asyncio.gather(*(person.play(time.perf_counter()) for person in persons))
    ended.set()
    answers = tuple(await thinking) if thinking else ()
    await asyncio.to_thread(asking.join, 10)
    moves = [one for person in persons for one in person.times]
    found = Noticed(percentile(moves), percentile(gets), len(moves), len(gets), answers)
    print(msgspec.json.encode(found).decode(), flush=True)
    os._exit(0)


def ask(port: int, times: list[float], ended: threading.Event) -> None:
    import http.client

    line = http.client.HTTPConnection(server_load.HOST, port, timeout=60)
    number = 0
    while not ended.wait(GET_PAUSE):
        started = time.perf_counter()
        line.request("GET", PATHS[number % len(PATHS)])
        answer = line.getresponse()
        answer.read()
        times.append(time.perf_counter() - started)
        assert answer.status == 200, answer.status
        number += 1


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("names", nargs="*", help=" | ".join(ABUSES))
    options.add_argument("--seconds", type=float, default=8.0, help="of each abuse")
    options.add_argument("--honest", type=int, help=argparse.SUPPRESS)
    options.add_argument("--deep", action="store_true", help=argparse.SUPPRESS)
    options.add_argument("--abuse", nargs=2, help=argparse.SUPPRESS)
    asked: Any = options.parse_args()
    if asked.honest:
        asyncio.run(play(asked.honest, asked.seconds, asked.deep))
    elif asked.abuse:
        name, port = asked.abuse
        asyncio.run(ABUSES[name](int(port)))
    else:
        sys.exit(not measure(asked.names or list(ABUSES), asked.seconds))


if __name__ == "__main__":
    main()
