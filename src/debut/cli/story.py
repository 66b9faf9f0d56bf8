"""A finished match told in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from debut.cli.app import texts
from debut.kernel.game import SEATS
from debut.kernel.match import Match
from debut.kernel.record import PlayerRecord
from debut.kernel.text import slug
from debut.kernel.views import Clock
from debut.story.summary import Dice, Summary, ThrowTold, summary_of

_BARS = "▁▂▃▄▅▆▇█"
_CELLS = 8  # where the ball lay most often
_WIDTH = 60  # columns of the drawn line at the most
Say = Callable[..., str]


def show_story(file: Path, lang: str) -> None:
    match = Match.load(file)
    summary = summary_of(match)
    say = match.state.game.text(lang).say
    # Names are what people like, brackets too.
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
        told = (say("story-ball-told", {"cell": cell, "n": n}) for cell, n in summary.ball[:_CELLS])
        console.print(", ".join(told))


def show_result(console: Console, match: Match, lang: str) -> None:
    """Of a match that is over: who played, the score, and how it ended."""
    result = match.record.result
    assert result is not None
    a, b = names_of(match.record.players)
    say, goals = match.state.game.text(lang).say, result.score
    values = {"game": say("game-name"), "a": a, "b": b, "goals-a": goals[0], "goals-b": goals[1]}
    console.print(texts(lang).say("story-title", values), style="bold")
    console.print(say(f"reason-{result.reason}"))
    console.print()


def names_of(players: Sequence[PlayerRecord]) -> tuple[str, str]:
    """Of each side; those called alike are told apart by their letters."""
    a, b = (" + ".join(one.name for one in players if one.side == seat) for seat in SEATS)
    return (a, b) if a != b else (f"{a} (A)", f"{b} (B)")


def _show_goals(console: Console, summary: Summary, names: tuple[str, str], say: Say) -> None:
    console.print(say("story-goals" if summary.goals else "story-goals-none"), style="bold")
    for goal in summary.goals:
        how = say(goal.how.id, goal.how.values)
        score = f"{goal.score[0]} – {goal.score[1]}"
        values = {"name": names[goal.seat], "when": when(goal.clock, say), "how": how}
        console.print(f"  {score}  {say('story-goal-told', values)}")


def when(clock: Clock, say: Say) -> str:
    values = {"kind": clock.kind, "period": clock.period, "n": clock.done + 1,
              "minute": clock.done // 60 + 1}  # fmt: skip
    return say("story-when", values)


def _figures(summary: Summary, names: tuple[str, str], say: Say) -> Table:
    table = Table(box=None, pad_edge=False)
    for head in ("", *names):
        table.add_column(head, overflow="fold")
    a, b = summary.teams
    for (tally, ours), (_, theirs) in zip(a.tallies, b.tallies, strict=True):
        table.add_row(say(f"tally-{tally}"), str(ours), str(theirs))
    if a.possession is not None and b.possession is not None:
        table.add_row(say("story-possession"), f"{a.possession:.0%}", f"{b.possession:.0%}")
    table.add_row(say("story-luck"), _gain(a.luck, say), _gain(b.luck, say))
    table.add_row(say("story-best"), _throw(a.best, say), _throw(b.best, say))
    table.add_row(say("story-worst"), _throw(a.worst, say), _throw(b.worst, say))
    return table


def _gain(luck: float, say: Say) -> str:
    return say("story-gain", {"luck": f"{100 * luck:+.0f}".replace("-", "−")})


def _throw(told: ThrowTold | None, say: Say) -> str:
    if told is None:
        return "–"
    values = {"when": when(told.clock, say), "gain": _gain(told.luck, say)}
    return f"{faces(told.dice, say)}\n{say('story-throw-when', values)}"


def faces(dice: Dice, say: Say) -> str:
    return ", ".join(
        say("story-throw", {"die": say(f"die-{die}"), "face": say(f"face-{die}-{slug(face)}")})
        for die, face in dice
    )


def _line(judgement: Sequence[float]) -> str:
    """Team A's share of winning, the higher the likelier."""
    columns = min(_WIDTH, len(judgement))
    picked = [judgement[n * (len(judgement) - 1) // max(columns - 1, 1)] for n in range(columns)]
    return "".join(_BARS[min(int(one * len(_BARS)), len(_BARS) - 1)] for one in picked)
