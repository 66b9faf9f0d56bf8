"""``debut simulate --device``: plays random matches by the million and writes their results."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from itertools import repeat
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from debut.cli.measure import check_games, check_place, progress, summary_table
from debut.cli.show import prepare
from debut.kernel.compiler.targets import DEVICES, HERE, check_one_of
from debut.kernel.errors import BadOption
from debut.kernel.game import Playouts
from debut.kernel.registry import game
from debut.lab.mass import RANDOM, Tally, points, slices

COLUMNS = ("seed", "match", "goals_a", "goals_b", "points_a", "plies", "decisions")
Rows = list[tuple[Any, ...]]


def show_random_play(
    lang: str,
    name: str,
    players: tuple[str, str],
    games: int,
    seed: int,
    options: Mapping[str, object],
    events: bool,
    csv_file: Path | None,
    json_file: Path | None,
    device: str,
) -> None:
    check_games(games)
    check_one_of("device", device, DEVICES)
    game(name).start(**options)
    for player in players:
        if player != RANDOM:
            raise BadOption("device-random-only", player=player)
    if events:
        raise BadOption("device-no-events")
    for file in (csv_file, json_file):
        check_place(file)
    prepare(name, lang, architecture(device))
    tally = Tally()
    with ExitStack() as files, progress(f"{name}, {device}", games) as advance:
        writers = []
        if csv_file:
            writers.append(files.enter_context(csv_writer(csv_file)))
        if json_file:
            writers.append(files.enter_context(json_writer(json_file, name, tally)))
        for part in slices(name, games, seed, options, device):
            results = rows(part, seed, tally.games) if writers else []
            for write in writers:
                write(results)
            tally.add(part)
            advance(len(part.plies))
    Console().print(summary_table(lang, tally.summary(name)))


def architecture(device: str) -> str:
    """Returns the target that the rules are compiled for before the matches begin."""
    if device == HERE:
        return HERE
    from debut.kernel.compiler.gpu import gpu

    return gpu().architecture


def rows(part: Playouts, seed: int, first: int) -> Rows:
    """Returns a row for each match with its number: played alone, it gives the same result."""
    scores = part.scores
    columns = scores[:, 0], scores[:, 1], points(part), part.plies, part.decisions
    numbers = range(first, first + len(part.plies))
    return list(zip(repeat(seed), numbers, *(column.tolist() for column in columns), strict=False))


@contextmanager
def csv_writer(path: Path) -> Iterator[Callable[[Rows], None]]:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        yield writer.writerows


@contextmanager
def json_writer(path: Path, name: str, tally: Tally) -> Iterator[Callable[[Rows], None]]:
    """Writes row by row, since there may be more than memory holds, and at last the summary."""
    with path.open("wb") as file:
        file.write(b'{"matches":[')

        def write(rows: Rows) -> None:
            encoded = b",".join(
                msgspec.json.encode(dict(zip(COLUMNS, row, strict=True))) for row in rows
            )
            file.write((b"," if tally.games else b"") + encoded)

        yield write
        file.write(b'],"summary":' + msgspec.json.encode(tally.summary(name)) + b"}")
