"""``debut solve``: what a match is worth with the best play of both teams, and its first throws."""

from __future__ import annotations

import time
from collections.abc import Iterator

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn
from rich.table import Table

from debut.bots.solve import Solution, beginning, solve
from debut.cli.app import texts
from debut.cli.show import prepare
from debut.kernel.game import State
from debut.kernel.layout import CHANCE
from debut.kernel.registry import game
from debut.kernel.targets import SOLVING
from debut.kernel.text import slug


def show_solution(lang: str, name: str, options: dict[str, object]) -> None:
    beginning(game(name), **options)
    for target in (None, SOLVING):
        prepare(name, lang, target)
    say = texts(lang).say
    columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn()
    began = time.perf_counter()
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(say("solve-working", {"game": name}), total=1.0)
        solution = solve(game(name), lambda done: bar.update(task, completed=done), **options)
    seconds = time.perf_counter() - began
    values = {
        "seconds": f"{seconds:.1f}", "cores": f"{solution.cores:,}",
        "edges": f"{solution.edges:,}", "megabytes": f"{solution.size / 1e6:.0f}",
    }  # fmt: skip
    Console().print(first_throws(lang, solution))
    print(say("solve-done", values))


def first_throws(lang: str, solution: Solution) -> Table:
    """The start, and every throw before the first decision; each as if the one before it had fallen
    for team A."""
    say = texts(lang).say
    title = say("solve-title", {"game": solution.start.game.text(lang).say("game-name")})
    table = Table(say("column-throw"), say("column-face"), title=title)
    table.add_column(say("column-worth"), justify="right")
    table.add_row(say("solve-start"), "", told(solution.value(solution.start)))
    for die, face, worth in throws(lang, solution):
        table.add_row(die, face, told(worth))
    return table


def throws(lang: str, solution: Solution) -> Iterator[tuple[str, str, float]]:
    state: State = solution.start
    say = state.game.text(lang).say
    faces = {die.id: die.faces for die in state.game.board.dice}
    while state.turn == CHANCE:
        (die,) = (die.id for die in state.game.spec.scene(state.record).dice if die.thrown)
        for face, worth in solution.values(state).items():
            name = say(f"face-{die}-{slug(faces[die][face].id)}")
            yield say(f"die-{die}"), name, worth
        state = state.play(state.actions()[0])


def told(worth: float) -> str:
    """With a true minus, and nought without a sign."""
    return f"{worth:+.4f}".replace("-", "−") if round(worth, 4) else "0.0000"
