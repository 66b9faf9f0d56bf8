"""``debut solve``: the value of a match and of its first throws with the best play of both teams;
and the opponent that plays by it."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn
from rich.table import Table

from debut.bots import PERFECT, check_player
from debut.bots.perfect import policy_of, ready_policy
from debut.bots.solve import Solution, solve
from debut.bots.sweep import OnProgress, beginning
from debut.cli.app import texts
from debut.cli.show import prepare
from debut.kernel.compiler.targets import SOLVING
from debut.kernel.game import State
from debut.kernel.layout import CHANCE
from debut.kernel.registry import game
from debut.kernel.text import slug


def show_solution(lang: str, name: str, options: dict[str, object]) -> None:
    beginning(game(name), **options)
    prepare_solving(lang, name)
    say = texts(lang).say
    began = time.perf_counter()
    with part_done(say("solve-working", {"game": name})) as report:
        solution = solve(game(name), report, **options)
    seconds = time.perf_counter() - began
    values = {
        "seconds": f"{seconds:.1f}", "cores": f"{solution.cores:,}",
        "edges": f"{solution.edges:,}", "megabytes": f"{solution.size / 1e6:.0f}",
    }  # fmt: skip
    Console().print(first_throws(lang, solution))
    print(say("solve-done", values))


def prepare_player(lang: str, player: str | None, name: str, options: Mapping[str, object]) -> None:
    """Lets an opponent that has to solve a whole game first do so here, with a progress bar.

    It refuses an opponent that cannot play such a match.
    """
    if player is None:
        return
    check_player(player, game(name), options)
    if player == PERFECT:
        prepare_solving(lang, name)
        if ready_policy(game(name), options) is None:
            with part_done(texts(lang).say("perfect-working")) as report:
                policy_of(game(name), options, report)


def prepare_solving(lang: str, name: str) -> None:
    for target in (None, SOLVING):
        prepare(name, lang, target)


@contextmanager
def part_done(label: str) -> Iterator[OnProgress]:
    """A bar on the terminal; hands over what moves it to the part that is done."""
    columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn()
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(label, total=1.0)
        yield lambda done: bar.update(task, completed=done)


def first_throws(lang: str, solution: Solution) -> Table:
    """Shows the value of the start and of every throw before the first decision.

    Each throw is shown as if the one before it had fallen for team A.
    """
    say = texts(lang).say
    title = say("solve-title", {"game": solution.start.game.text(lang).say("game-name")})
    table = Table(say("column-throw"), say("column-face"), title=title)
    table.add_column(say("column-worth"), justify="right")
    table.add_row(say("solve-start"), "", format_value(solution.value(solution.start)))
    for die, face, value in throws(lang, solution):
        table.add_row(die, face, format_value(value))
    return table


def throws(lang: str, solution: Solution) -> Iterator[tuple[str, str, float]]:
    state: State = solution.start
    say = state.game.text(lang).say
    faces = {die.id: die.faces for die in state.game.board.dice}
    while state.turn == CHANCE:
        (die,) = (die.id for die in state.game.spec.scene(state.record).dice if die.thrown)
        for face, value in solution.values(state).items():
            name = say(f"face-{die}-{slug(faces[die][face].id)}")
            yield say(f"die-{die}"), name, value
        state = state.play(state.actions()[0])


def format_value(value: float, digits: int = 4) -> str:
    """Writes a value with a true minus sign, and zero without a sign."""
    rounded = round(value, digits)
    return f"{rounded:+.{digits}f}".replace("-", "−") if rounded else f"{0:.{digits}f}"
