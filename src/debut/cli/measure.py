"""Runs simulations and the ladder: shows progress, then a table, and writes files."""

from __future__ import annotations

import csv
import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.console import Console, JustifyMethod
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from debut.bots import check_player
from debut.cli.app import texts
from debut.cli.show import prepare
from debut.cli.solving import prepare_player
from debut.kernel.errors import BadOption
from debut.kernel.registry import game
from debut.lab.ladder import climb, ladder_table
from debut.lab.page_blocks import put_in_page
from debut.lab.rays import check_ray
from debut.lab.simulate import PlayedMatch, SimulationSummary, happenings, simulate, summarise

MOST_GAMES = 10_000_000


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """Shows a progress bar; yields a function that advances it by a number of matches."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task(label, total=total)
        yield lambda matches: bar.advance(task, matches)


def check_games(games: int) -> None:
    if not 1 <= games <= MOST_GAMES:
        takes = f"1 … {MOST_GAMES}"
        raise BadOption("option-bad-value", option="games", value=games, takes=takes)


def check_place(file: Path | None) -> None:
    """Checks before hours of work that the results can be written to this file."""
    if file is not None and (file.is_dir() or not file.absolute().parent.is_dir()):
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file))


def show_simulation(
    lang: str,
    name: str,
    a: str,
    b: str,
    games: int,
    seed: int,
    options: dict[str, object],
    events: bool,
    csv_file: Path | None,
    json_file: Path | None,
    ray: str | None,
) -> None:
    check_games(games)
    game(name).start(**options)
    for opponent in (a, b):
        check_player(opponent, game(name), options)
    for file in (csv_file, json_file):
        check_place(file)
    if ray is not None:
        check_ray(ray)
    prepare(name, lang)
    for opponent in (a, b):
        prepare_player(lang, opponent, name, options)
    with progress(f"{a} – {b}", games) as advance:
        matches = simulate(
            name, a, b, games, seed, options, events=events, done=lambda played: advance(1), ray=ray
        )
    summary = summarise(name, a, b, matches)
    Console().print(summary_table(lang, summary))
    for line in beginners(lang, summary):
        Console().print(line)
    if events:
        Console().print(events_table(lang, happenings(matches)))
    if csv_file:
        write_csv(csv_file, matches)
    if json_file:
        json_file.write_bytes(msgspec.json.encode({"summary": summary, "matches": matches}))


def summary_table(lang: str, summary: SimulationSummary) -> Table:
    say = texts(lang).say
    table = Table(title=say("simulate-title", {"game": summary.game, "games": summary.games}))
    # A match that both sides lose is no draw, and counts here all the same.
    level = "draws" if game(summary.game).spec.zero_sum else "nobody"
    for column in ("player", "wins", level, "losses", "share", "goals", "ms"):
        justify: JustifyMethod = "left" if column == "player" else "right"
        # This column is never wrapped: its figures belong together.
        whole = column == "share"
        table.add_column(say(f"column-{column}"), justify=justify, no_wrap=whole)
    share, low, high = summary.share, summary.low, summary.high
    for who, name in enumerate((summary.a, summary.b)):
        wins, losses = (summary.wins, summary.losses)[:: 1 - 2 * who]
        mean, bottom, top = (share, low, high) if who == 0 else (1 - share, 1 - high, 1 - low)
        table.add_row(
            name, str(wins), str(summary.draws), str(losses),
            f"{mean:.1%}\n({bottom:.1%} – {top:.1%})",
            f"{summary.goals[who]:.2f}", summary.answer(who),
        )  # fmt: skip
    return table


def events_table(lang: str, often_by_message: dict[str, float]) -> Table:
    """Shows how often each event happened, by message id: people who measure a game know those."""
    say = texts(lang).say
    table = Table(say("column-event"))
    table.add_column(say("column-often"), justify="right")
    for message, often in often_by_message.items():
        table.add_row(message, f"{often:.2f}")
    return table


def beginners(lang: str, summary: SimulationSummary) -> Iterator[str]:
    """Is it an advantage to begin? Whoever it was, in points."""
    say = texts(lang).say
    for what, share in (("first", summary.first), ("kick-off", summary.kicked_off)):
        if share:
            figure = f"{share.mean:.1%} ({share.low:.1%} – {share.high:.1%})"
            yield say(f"share-{what}", {"share": figure})


def write_csv(path: Path, matches: list[PlayedMatch]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(["seed", "swapped", "goals_a", "goals_b", "points_a", "plies",
                       "first", "kicked_off"])  # fmt: skip
        for played in matches:
            goals = played.score
            swapped = int(played.swapped)
            rows.writerow([played.seed, swapped, *goals, played.points, played.plies,
                           played.first, played.kicked_off])  # fmt: skip


def show_ladder(lang: str, name: str, games: int, seed: int, page: Path | None) -> int:
    """Plays each level against the one below; exit code 1 if one is not shown to be better."""
    check_games(games)
    check_place(page)
    prepare(name, lang)
    rungs = []
    for label, run in climb(name, games, seed):
        with progress(label, games) as advance:
            rungs.append(run(lambda played: advance(1)))
    text = ladder_table(rungs)
    print(text)
    if page:
        put_in_page(page, "ladder", text)
    return 0 if all(rung.low > 0.5 for rung in rungs) else 1
