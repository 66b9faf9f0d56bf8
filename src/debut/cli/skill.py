"""``debut skill``: how much each level loses by its errors; and means over several matches."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table

from debut.bots import check_player
from debut.cli.app import texts
from debut.cli.measure import check_games, progress
from debut.cli.show import prepare
from debut.cli.solving import prepare_player, prepare_solving
from debut.cli.story import names_of
from debut.kernel.game import SEATS
from debut.kernel.registry import game
from debut.lab.skill import USUAL, measure, told
from debut.story.analysis import Analysis
from debut.story.position_values import can_solve
from debut.story.skill import Figures, Skill, figures_of, keep_measured, skill_of


def show_skill(
    lang: str, name: str, players: tuple[str, ...], games: int, seed: int, keep: bool
) -> None:
    check_games(games)
    players = players or USUAL
    for opponent in players:
        check_player(opponent, game(name), {})
    prepare(name, lang)
    if can_solve(game(name).start()):
        prepare_solving(lang, name)
    found = []
    for opponent in players:
        prepare_player(lang, opponent, name, {})
        with progress(opponent, games) as advance:
            found.append(measure(name, opponent, games, seed, advance))
    title = texts(lang).say("skill-title", {"game": game(name).text(lang).say("game-name")})
    Console().print(skill_table(lang, title, [(one.player, one.skill) for one in found]))
    if keep:
        keep_measured(name, found)


def show_means(console: Console, lang: str, analyses: Iterable[Analysis]) -> None:
    """Shows means for everybody who played, over all matches of a game, by their names."""
    played: dict[str, dict[str, list[tuple[Figures, tuple[int]]]]] = defaultdict(dict)
    for one in analyses:
        figures = figures_of(one)
        for seat, name in zip(SEATS, names_of(one.players), strict=True):
            played[one.game].setdefault(name, []).append((figures, (seat,)))
    for name, own in played.items():
        title = texts(lang).say("skill-title", {"game": game(name).text(lang).say("game-name")})
        rows = [(person, skill_of(some)) for person, some in own.items()]
        console.print(skill_table(lang, title, rows))


def skill_table(lang: str, title: str, rows: Sequence[tuple[str, Skill]]) -> Table:
    say = texts(lang).say
    table = Table(title=title, caption=say("skill-interval"))
    table.add_column(say("column-player"), overflow="fold")
    for column in ("matches", "errors", "luck", "decision"):
        table.add_column(say(f"column-{column}"), justify="right")
    for name, skill in rows:
        figures = told(skill.errors), told(skill.luck), f"{50 * skill.decision:.2f}"
        table.add_row(name, str(skill.matches), *figures)
    return table
