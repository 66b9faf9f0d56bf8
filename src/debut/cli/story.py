"""``debut story``: shows a finished match in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from debut.cli.app import texts
from debut.kernel.game import SEATS
from debut.kernel.match.match import Match
from debut.kernel.match.record import PlayerRecord
from debut.kernel.text import slug
from debut.kernel.views import Message
from debut.story.summary import Dice, Summary, ThrowTold, summary_of
from debut.story.words import DecisionWords

_BARS = "▁▂▃▄▅▆▇█"
_CELLS = 8  # so many cells are listed where the ball lay most often
_WIDTH = 60  # columns of the drawn line at the most
Say = Callable[..., str]


def show_story(file: Path, lang: str) -> None:
    match = Match.load(file)
    summary = summary_of(match)
    say = match.state.game.text(lang).say
    # Players may choose any name, even one with brackets.
    console = Console(highlight=False, markup=False)
    a, b = names_of(summary.players)
    show_result(console, match, lang)
    _show_goals(console, summary, (a, b), say)
    console.print()
    console.print(_figures(summary, (a, b), say))
    console.print()
    console.print(say("story-judgement"), style="bold")
    console.print(_line(summary.judgement))
    if summary.ball:
        console.print()
        console.print(say("story-ball"), style="bold")
        cells = summary.ball[:_CELLS]
        shown = (say("story-ball-told", {"cell": cell, "n": n}) for cell, n in cells)
        console.print(", ".join(shown))


def show_result(console: Console, match: Match, lang: str) -> None:
    """Shows who played a match that is over, the score, and how it ended."""
    result = match.record.result
    assert result is not None
    a, b = names_of(match.record.players)
    say, goals = match.state.game.text(lang).say, result.score
    values = {"game": say("game-name"), "a": a, "b": b, "goals-a": goals[0], "goals-b": goals[1]}
    console.print(texts(lang).say("story-title", values), style="bold")
    console.print(say(f"reason-{result.reason}"))
    console.print()


def names_of(players: Sequence[PlayerRecord]) -> tuple[str, str]:
    """Returns the name of each side; equal names get the letters of their sides."""
    a, b = (" + ".join(one.name for one in players if one.side == seat) for seat in SEATS)
    return (a, b) if a != b else (f"{a} (A)", f"{b} (B)")


def who_did(players: Sequence[PlayerRecord], seat: int, person: int | None) -> str:
    """Returns the name of the partner who acted, or of the side."""
    return names_of(players)[seat] if person is None else players[person].name


def _show_goals(console: Console, summary: Summary, names: tuple[str, str], say: Say) -> None:
    console.print(say("story-goals" if summary.goals else "story-goals-none"), style="bold")
    for goal in summary.goals:
        how = say(goal.how.id, goal.how.values)
        score = f"{goal.score[0]} – {goal.score[1]}"
        name = names[goal.seat] if goal.person is None else summary.players[goal.person].name
        values = {"name": name, "when": when(goal.when, say), "how": how}
        console.print(f"  {score}  {say('story-goal-told', values)}")


def when(moment: Message, say: Say) -> str:
    return say(moment.id, moment.values)


def _figures(summary: Summary, names: tuple[str, str], say: Say) -> Table:
    table = Table(box=None, pad_edge=False)
    for head in ("", *names):
        table.add_column(head, overflow="fold")
    a, b = summary.teams
    for (tally, ours), (_, theirs) in zip(a.tallies, b.tallies, strict=True):
        table.add_row(say(f"tally-{tally}"), str(ours), str(theirs))
    if a.possession is not None and b.possession is not None:
        table.add_row(say("story-possession"), *_percent(say, a.possession, b.possession))
    table.add_row(say("story-luck"), points(2 * a.luck, say), points(2 * b.luck, say))
    table.add_row(say("story-best"), _throw(a.best, say), _throw(b.best, say))
    table.add_row(say("story-worst"), _throw(a.worst, say), _throw(b.worst, say))
    return table


def points(value: float, say: Say, digits: int = 0, sign: bool = True) -> str:
    """Writes a value from -1 to 1 in percent of winning, with a true minus; zero has no sign."""
    rounded = round(50 * value, digits)
    figure = f"{abs(rounded):.{digits}f}"
    before = ("+" if rounded > 0 else "−") if sign and rounded else ""
    return say("story-gain", {"luck": before + figure})


def share(value: float, say: Say, digits: int = 0) -> str:
    """Writes a value from -1 to 1 as a chance of winning."""
    return say("story-gain", {"luck": f"{50 + 50 * value:.{digits}f}"})


def sentences(decision: DecisionWords | None, say: Say) -> str:
    """Says what a decision does, or names what it chooses."""
    if decision is None:
        return ""
    if decision.does:
        return " ".join(say(one.id, one.values) for one in decision.does)
    names = ", ".join(say(one.id, one.values) for one in decision.chooses)
    return f"{names[:1].upper()}{names[1:]}."


def _percent(say: Say, *parts: int) -> Iterator[str]:
    yield from (say("story-gain", {"luck": str(part)}) for part in parts)


def _throw(throw: ThrowTold | None, say: Say) -> str:
    if throw is None:
        return "–"
    values = {"when": when(throw.when, say), "gain": points(2 * throw.luck, say)}
    return f"{faces(throw.dice, say)}\n{say('story-throw-when', values)}"


def faces(dice: Dice, say: Say) -> str:
    return ", ".join(
        say("story-throw", {"die": say(f"die-{die}"), "face": say(f"face-{die}-{slug(face)}")})
        for die, face in dice
    )


def _line(shares: Sequence[float]) -> str:
    """Draws team A's chance of winning during the match as bars."""
    columns = min(_WIDTH, len(shares))
    picked = [shares[n * (len(shares) - 1) // max(columns - 1, 1)] for n in range(columns)]
    return "".join(_BARS[min(int(one * len(_BARS)), len(_BARS) - 1)] for one in picked)
