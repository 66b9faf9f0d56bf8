"""``debut analyse``: luck and skill of a finished match."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import asdict
from rich.console import Console
from rich.table import Table

from debut.cli.app import texts
from debut.cli.skill import show_means
from debut.cli.solving import part_done, prepare_solving, told
from debut.cli.story import Say, faces, names_of, show_result, when
from debut.kernel.match import Match
from debut.story.analysed import (
    DIGITS,
    luckiest_told,
    sums_of,
    verdict_of,
    worst_told,
)
from debut.story.analysis import Analysis, Decided, Fallen, analysis_of, check_told
from debut.story.worths import Worths, can_solve, worths_of


def show_analysis(file: Path, lang: str) -> None:
    match = Match.load(file)
    analysis = _analysis(match, lang)
    # Names are what people like, brackets too.
    console = Console(highlight=False, markup=False)
    show_result(console, match, lang)
    console.print(sums(analysis, texts(lang).say))
    game_say = match.state.game.text(lang).say
    _show_throws(console, analysis, texts(lang).say, game_say)
    _show_decisions(console, analysis, texts(lang).say, game_say)
    console.print()
    console.print(verdict(analysis, texts(lang).say), style="bold")


def show_analyses(files: Sequence[Path], lang: str) -> None:
    """A verdict on each match, and how everybody plays on average."""
    matches = [Match.load(file) for file in files]
    for match in matches:
        check_told(match)
    console = Console(highlight=False, markup=False)
    analyses = []
    for file, match in zip(files, matches, strict=True):
        analyses.append(_analysis(match, lang))
        told_of = f"{file.name}: {verdict(analyses[-1], texts(lang).say)}"
        console.print(told_of, soft_wrap=True)
    console.print()
    show_means(console, lang, analyses)


def _analysis(match: Match, lang: str) -> Analysis:
    check_told(match)
    worths = _worths(match, lang)
    with part_done(texts(lang).say("analyse-thinking")) as tell:
        return analysis_of(match, worths, tell)


def _worths(match: Match, lang: str) -> Worths:
    if not can_solve(match.states[0]):
        return worths_of(match.states)
    name = match.record.game
    prepare_solving(lang, name)
    with part_done(texts(lang).say("solve-working", {"game": name})) as tell:
        return worths_of(match.states, tell)


def sums(analysis: Analysis, say: Say) -> Table:
    """To each side."""
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for name in names_of(analysis.players):
        table.add_column(name, overflow="fold", justify="right")
    a, b = map(asdict, sums_of(analysis))
    for name in a:
        table.add_row(say(f"analyse-{name}"), *(told(one[name], DIGITS) for one in (a, b)))
    return table


def _show_throws(console: Console, analysis: Analysis, say: Say, game_say: Say) -> None:
    names = names_of(analysis.players)

    def line(one: Fallen) -> str:
        return say("analyse-throw", {
            "name": names[one.seat], "when": when(one.clock, game_say),
            "what": faces(one.dice, game_say), "worth": told(one.luck, DIGITS),
        })  # fmt: skip

    lines = [line(one) for one in luckiest_told(analysis)]
    _show_list(console, "analyse-lucky", lines, say)


def _show_decisions(console: Console, analysis: Analysis, say: Say, game_say: Say) -> None:
    names = names_of(analysis.players)

    def line(one: Decided) -> str:
        return say("analyse-decision" if one.played else "analyse-resigned", {
            "name": names[one.seat], "when": when(one.clock, game_say), "what": one.played,
            "better": one.better, "worth": told(-one.error, DIGITS),
        })  # fmt: skip

    lines = [line(one) for one in worst_told(analysis)]
    _show_list(console, "analyse-wrong", lines, say)


def _show_list(console: Console, title: str, lines: list[str], say: Say) -> None:
    console.print()
    console.print(say(title, {"n": len(lines)}), style="bold")
    for line in lines or ["–"]:
        console.print(f"  {line}", soft_wrap=True)


def verdict(analysis: Analysis, say: Say) -> str:
    """One sentence: who played better, whose own throws fell better, and by how much."""
    names = names_of(analysis.players)
    found = verdict_of(sums_of(analysis))
    return say("analyse-verdict", {
        "played": found.played, "better": names[found.skill < 0],
        "skill": f"{abs(found.skill):.{DIGITS}f}",
        "threw": found.threw, "luckier": names[found.luck < 0],
        "luck": f"{abs(found.luck):.{DIGITS}f}",
    })  # fmt: skip
