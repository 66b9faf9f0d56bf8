"""``debut analyse``: luck and skill of a finished match."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import asdict
from rich.console import Console
from rich.table import Table

from debut.cli.app import texts
from debut.cli.show import called, called_now
from debut.cli.skill import show_means
from debut.cli.solving import part_done, prepare_solving
from debut.cli.story import (
    Say,
    faces,
    names_of,
    points,
    sentences,
    share,
    show_result,
    when,
    who_did,
)
from debut.kernel.game import SEATS
from debut.kernel.match.match import Match
from debut.story.analysed import (
    list_luckiest,
    list_worst,
    shown,
    sums_of,
    verdict_of,
)
from debut.story.analysis import Analysis, Decided, Fallen, analysis_of, check_can_analyse
from debut.story.position_values import PositionValues, can_solve, find_values


def show_analysis(file: Path, lang: str) -> None:
    match = Match.load(file)
    analysis, values = _analysis(match, lang)
    # Names are what people like, brackets too.
    console = Console(highlight=False, markup=False)
    show_result(console, match, lang)
    console.print(sums(analysis, texts(lang).say))
    game_say = match.state.game.text(lang).named(called(analysis.players)).say
    _show_throws(console, analysis, texts(lang).say, game_say)
    _show_decisions(console, (match, analysis, values), lang)
    console.print()
    console.print(verdict(analysis, texts(lang).say), style="bold")


def show_analyses(files: Sequence[Path], lang: str) -> None:
    """Shows a verdict on each match, and how everybody plays on average."""
    matches = [Match.load(file) for file in files]
    for match in matches:
        check_can_analyse(match)
    console = Console(highlight=False, markup=False)
    analyses = []
    for file, match in zip(files, matches, strict=True):
        analyses.append(_analysis(match, lang)[0])
        line = f"{file.name}: {verdict(analyses[-1], texts(lang).say)}"
        console.print(line, soft_wrap=True)
    console.print()
    show_means(console, lang, analyses)


def _analysis(match: Match, lang: str) -> tuple[Analysis, PositionValues]:
    check_can_analyse(match)
    values = _worths(match, lang)
    with part_done(texts(lang).say("analyse-thinking")) as tell:
        return analysis_of(match, values, tell), values


def _worths(match: Match, lang: str) -> PositionValues:
    if not can_solve(match.states[0]):
        return find_values(match.states)
    name = match.record.game
    prepare_solving(lang, name)
    with part_done(texts(lang).say("solve-working", {"game": name})) as tell:
        return find_values(match.states, tell)


def sums(analysis: Analysis, say: Say) -> Table:
    """Shows what each side's result adds up to, in percent of winning."""
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for name in names_of(analysis.players):
        table.add_column(name, overflow="fold", justify="right")
    a, b = map(asdict, sums_of(analysis))
    for name in a:
        written = share if name in ("start", "result") else points
        table.add_row(say(f"analyse-{name}"), *(written(one[name], say, 1) for one in (a, b)))
    return table


def _show_throws(console: Console, analysis: Analysis, say: Say, game_say: Say) -> None:
    def line(one: Fallen) -> str:
        return say("analyse-throw", {
            "name": who_did(analysis.players, one.seat, one.person),
            "when": when(one.when, game_say),
            "what": faces(one.dice, game_say), "worth": points(one.luck, say),
        })  # fmt: skip

    lines = [line(one) for one in list_luckiest(analysis)]
    _show_list(console, "analyse-lucky", lines, say)


def _show_decisions(
    console: Console, found: tuple[Match, Analysis, PositionValues], lang: str
) -> None:
    match, analysis, values = found
    say, of_game = texts(lang).say, match.state.game.text(lang)

    def line(one: Decided) -> str:
        worded = shown(match, values, one).decision
        # Of partners the one who acted is named.
        acting = called_now(match.states[one.ply - 1], analysis.players)
        game_say = of_game.named(acting).say
        return say("analyse-decision" if one.played else "analyse-resigned", {
            "name": who_did(analysis.players, one.seat, one.person),
            "when": when(one.when, game_say),
            "what": sentences(worded.plays, game_say), "better": sentences(worded.best, game_say),
            "worth": points(-one.error, say),
        })  # fmt: skip

    lines = [line(one) for one in list_worst(analysis)]
    _show_list(console, "analyse-wrong", lines, say)


def _show_list(console: Console, title: str, lines: list[str], say: Say) -> None:
    console.print()
    console.print(say(title, {"n": len(lines)}), style="bold")
    for line in lines or ["–"]:
        console.print(f"  {line}", soft_wrap=True)


def verdict(analysis: Analysis, say: Say) -> str:
    """Says in one sentence who played better, whose own throws were luckier, and by how much."""
    names = names_of(analysis.players)
    people = [sum(one.side == seat for one in analysis.players) for seat in SEATS]
    found = verdict_of(sums_of(analysis))
    return say("analyse-verdict", {
        "played": found.played, "better": names[found.skill < 0],
        "betters": people[found.skill < 0],
        "skill": points(abs(found.skill), say, sign=False),
        "threw": found.threw, "luckier": names[found.luck < 0],
        "luckiers": people[found.luck < 0],
        "luck": points(abs(found.luck), say, sign=False),
    })  # fmt: skip
