"""Flicks by the thousand: the same ones for machine code, plain Python and the peers.

Run as a program with ``DEBUT_JIT=1`` it plays them compiled: it reads one task a line, and answers
with a line. Rules are plain Python in every other process.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec

from debut.games.simulator.physics import flick as physics
from debut.games.simulator.physics.directions import DIRECTIONS
from debut.games.simulator.physics.flick import (
    F_KEEPER_X,
    F_KEEPER_Y,
    F_POINT,
    F_POINTS,
    F_TOUCH,
    F_TOUCHES,
    F_WORDS,
    F_X,
    F_Y,
    MOST_POINTS,
    POINT,
    TOUCH,
)
from debut.games.simulator.physics.matter import HEAD, HIGH, LOW
from debut.games.simulator.physics.meetings import PAWNS
from debut.kernel.compiler.cache import search_path
from debut.kernel.layout import Field, record

# All of a game's record that a flick looks at.
FIELDS: tuple[Field, ...] = (
    ("cell", "i2", PAWNS), ("x", "i2", PAWNS), ("y", "i2", PAWNS), ("lying", "i1", PAWNS),
    ("keeper", "i1", 2), ("ball_x", "i2"), ("ball_y", "i2"),
)  # fmt: skip
Record = record("Flicked", FIELDS)
Words = ctypes.c_int64 * F_WORDS

TEAM = 16
ON_PITCH = 11
STRENGTHS = 40
ERRORS = (900, 930, 950, 1000, 1000, 1000, 1050, 1070, 1100)
KINDS = (LOW, HIGH, HEAD)
# One pawn in so many lies, and one flick in so many is a shot at a keeper who slides.
LIES, SLIDES = 12, 10
NEVER_LIES = 0
PLACES = 200  # positions that a sample of flicks is played in
# Cells are 800 long, in columns that are 693 apart.
COLUMNS = (-2771, -2078, -1386, -693, 0, 693, 1386, 2078, 2771)
BESIDE = 230  # from a pawn to its ball


class Pawn(NamedTuple):
    number: int
    x: int
    y: int
    lying: int = 0


class Position(NamedTuple):
    pawns: tuple[Pawn, ...]
    ball: tuple[int, int]
    keepers: tuple[int, int] = (-1, -1)


class Flick(NamedTuple):
    striker: int
    kind: int
    direction: int
    permille: int
    strength: int
    rod: int = -1


class FlickTouch(NamedTuple):
    what: int
    x: int
    y: int
    ms: int
    speed: int
    z: int


class FlickPoint(NamedTuple):
    ms: int
    x: int
    y: int
    z: int
    goes_on: int


class PlayedFlick(NamedTuple):
    how: int
    x: int
    y: int
    keeper: tuple[int, int]
    points: tuple[FlickPoint, ...]
    touches: tuple[FlickTouch, ...]


Sample = list[tuple[Position, Flick]]


def centres() -> list[tuple[int, int]]:
    rows = [[800 * row - 4800 for row in range(1, 12)], [800 * row - 4400 for row in range(12)]]
    return [(x, y) for column, y in enumerate(COLUMNS) for x in rows[column % 2]]


class FlickDice:
    """Python's own choices may differ between its versions; this of its numbers does not."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def under(self, n: int) -> int:
        return int(self._random() * n)

    def one_of(self, values: Sequence[Any]) -> Any:
        return values[self.under(len(values))]


def any_position(dice: FlickDice, lies: int = LIES, far: int = 4400) -> Position:
    """Eleven a side at cells' centres no farther from the middle than that, keepers before their
    goals, the ball beside a pawn of A."""
    keeper_cells = (-4000, 0), (4000, 0)
    free = [at for at in centres() if at not in keeper_cells and max(map(abs, at)) <= far]
    pawns = []
    for side, home in enumerate(keeper_cells):
        for i in range(ON_PITCH):
            x, y = home if i == 0 else free.pop(dice.under(len(free)))
            lying = 0 if i == 0 or not lies or dice.under(lies) else 1 + dice.under(2)
            pawns.append(Pawn(side * TEAM + i, x, y, lying))
    holder = pawns[1]
    ahead = BESIDE if holder.x < 4000 else -BESIDE
    pawns[1] = holder._replace(lying=0)
    return Position(tuple(pawns), (holder.x + ahead, holder.y), (0, TEAM))


def any_flick(dice: FlickDice, kinds: Sequence[int] = KINDS, slides: int = SLIDES) -> Flick:
    kind, direction = dice.one_of(kinds), dice.under(DIRECTIONS)
    rod = -1 if not slides or dice.under(slides) else dice.under(5)
    return Flick(1, kind, direction, dice.one_of(ERRORS), 1 + dice.under(STRENGTHS), rod)


def crowd(dice: FlickDice) -> Position:
    """All before one goal, standing in each other's way and lying about, where balls get stuck."""
    pawns: list[Pawn] = []
    for number in (*range(ON_PITCH), *range(TEAM, TEAM + ON_PITCH)):
        x, y = 4400 - dice.under(700), dice.under(1600) - 800
        # A wall is as close as this; the keeper slides where he likes.
        while any((x - p.x) ** 2 + (y - p.y) ** 2 < 120**2 for p in pawns):
            x, y = 4400 - dice.under(700), dice.under(1600) - 800
        pawns.append(Pawn(number, x, y, 0 if dice.under(4) else 1 + dice.under(2)))
    return Position(tuple(pawns), (3500 - dice.under(400), dice.under(1600) - 800), (0, TEAM))


def at_goal(dice: FlickDice) -> Flick:
    """Somewhere towards the goal of B."""
    flick = any_flick(dice, slides=3)
    return flick._replace(direction=(dice.under(160) - 80) % DIRECTIONS)


def sampled(
    count: int,
    seed: int,
    place: Callable[[FlickDice], Position],
    flick: Callable[[FlickDice], Flick],
) -> Sample:
    dice = FlickDice(seed)
    places = [place(dice) for _ in range(PLACES)]
    return [(places[dice.under(PLACES)], flick(dice)) for _ in range(count)]


def mixed(count: int, seed: int) -> Sample:
    return sampled(count, seed, any_position, any_flick)


def low(count: int, seed: int) -> Sample:
    """Only flicks that roll among standing pawns, with nobody sliding: a peer of two dimensions
    knows no others."""
    return sampled(
        count, seed, lambda dice: any_position(dice, NEVER_LIES),
        lambda dice: any_flick(dice, (LOW,), 0),
    )  # fmt: skip


def crowded(count: int, seed: int) -> Sample:
    return sampled(count, seed, crowd, at_goal)


SAMPLES = {"mixed": mixed, "low": low, "crowded": crowded}


def record_of(position: Position) -> Any:
    rec = Record(keeper=position.keepers, ball_x=position.ball[0], ball_y=position.ball[1])
    rec.cell[:] = [-1] * PAWNS
    for pawn in position.pawns:
        rec.cell[pawn.number] = 1
        rec.x[pawn.number], rec.y[pawn.number] = pawn.x, pawn.y
        rec.lying[pawn.number] = pawn.lying
    return rec


def read(how: int, work: Sequence[int]) -> PlayedFlick:
    """What a flick wrote, by names."""
    points = range(F_POINT, F_POINT + POINT * work[F_POINTS], POINT)
    touches = range(F_TOUCH, F_TOUCH + TOUCH * work[F_TOUCHES], TOUCH)
    return PlayedFlick(
        how, work[F_X], work[F_Y], (work[F_KEEPER_X], work[F_KEEPER_Y]),
        tuple(FlickPoint(*work[at : at + POINT]) for at in points),
        tuple(FlickTouch(*work[at : at + TOUCH]) for at in touches),
    )  # fmt: skip


def play(position: Position, flick: Flick) -> PlayedFlick:
    """As plain Python."""
    work = Words()
    how = physics.flick(record_of(position), *flick, work)
    return read(how, list(work))


def digest(results: Iterable[PlayedFlick]) -> str:
    """Of everything that flicks wrote."""
    key = hashlib.sha256()
    for played in results:
        flat = [played.how, played.x, played.y, *played.keeper]
        for row in (*played.points, *played.touches):
            flat += row
        key.update(repr(flat).encode())
    return key.hexdigest()[:32]


class Task(msgspec.Struct):
    """So many flicks of a sample, as often as is asked."""

    count: int
    seed: int
    sample: str = "mixed"
    times: int = 1
    tell: bool = False  # their digest, and how many met the cap
    fused: bool = False  # which instructions multiply and add at once


class FlickReport(msgspec.Struct):
    digest: str = ""
    capped: int = 0
    most_points: int = 0
    fused: list[str] = []
    instructions: int = 0


# Of x86 and of ARM.
FUSED = re.compile(r"^\s*(vfn?m(?:add|sub)\w*|fn?m(?:add|sub)|fml[as])\s", re.MULTILINE)
FLOATING = re.compile(r"^\s*(v?mulsd|v?sqrtsd|fmul|fsqrt)\s", re.MULTILINE)


class Compiled:
    """Flicks as machine code: only where ``DEBUT_JIT`` is set."""

    def __init__(self) -> None:
        import numba
        import numpy as np

        flick = physics.flick

        @numba.njit(error_model="numpy")  # type: ignore[untyped-decorator]
        def play_all(records: Any, flicks: Any, work: Any, hows: Any, times: int) -> None:
            for _ in range(times):
                for i in range(len(flicks)):
                    f = flicks[i]
                    hows[i] = flick(records[f[0]], f[1], f[2], f[3], f[4], f[5], f[6], work[i])

        self._np, self._play_all = np, play_all
        self._ready: dict[tuple[int, int, str], tuple[Any, ...]] = {}

    def _arrays(self, task: Task) -> tuple[Any, ...]:
        key = task.count, task.seed, task.sample
        if key not in self._ready:
            np = self._np
            chosen = SAMPLES[task.sample](task.count, task.seed)
            places = list(dict.fromkeys(place for place, _ in chosen))
            at = {place: i for i, place in enumerate(places)}
            kind = np.dtype((np.record, np.dtype(Record)))
            records = np.frombuffer(b"".join(map(bytes, map(record_of, places))), dtype=kind)
            flicks = np.array([(at[place], *flick) for place, flick in chosen], dtype=np.int64)
            work = np.zeros((task.count, F_WORDS), dtype=np.int64)
            self._ready[key] = records.copy(), flicks, work, np.zeros(task.count, dtype=np.int64)
        return self._ready[key]

    def run(self, task: Task) -> FlickReport:
        records, flicks, work, hows = self._arrays(task)
        self._play_all(records, flicks, work, hows, task.times)
        told = FlickReport()
        if task.tell:
            results = [read(int(how), row) for how, row in zip(hows, work.tolist(), strict=True)]
            told.digest = digest(results)
            told.most_points = max(len(played.points) for played in results)
            told.capped = sum(len(played.points) == MOST_POINTS for played in results)
        if task.fused:
            code = "\n".join(self._play_all.inspect_asm().values())
            told.fused = sorted(set(FUSED.findall(code)))
            told.instructions = len(FLOATING.findall(code))
        return told


class FlickWorker:
    """The process that plays flicks compiled."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def ask(self, task: Task) -> FlickReport:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(task).decode() + "\n")
        self._process.stdin.flush()
        return msgspec.json.decode(self._process.stdout.readline(), type=FlickReport)


@contextmanager
def worker(**variables: str) -> Iterator[FlickWorker]:
    environment = {key: value for key, value in os.environ.items() if key != "NUMBA_DISABLE_JIT"}
    environment |= {"DEBUT_JIT": "1", "PYTHONPATH": search_path(), **variables}
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "benchmarks.flick_samples"], env=environment, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    with process:
        yield FlickWorker(process)
        assert process.stdin is not None
        process.stdin.close()


def serve() -> None:
    compiled = Compiled()
    for line in sys.stdin:
        told = compiled.run(msgspec.json.decode(line, type=Task))
        print(msgspec.json.encode(told).decode(), flush=True)


if __name__ == "__main__":
    serve()
