"""``debut teams``: the ready teams of a game, whether a team may play, and how two compare."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from debut.cli.app import texts
from debut.kernel.content.collection import TeamSums, check_named, fault_text, sums_of, team_book
from debut.kernel.content.teams import TeamBook, TeamCheck
from debut.kernel.registry import game, games

WRONG = 1


class Checked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A team as ``--json`` writes it; ``faults`` are in the reader's language."""

    team: str
    name: str
    value: int
    class_: str | None
    stickers: tuple[int, ...]
    sums: TeamSums
    faults: tuple[str, ...] = ()


def show_teams(lang: str, name: str, teams: Sequence[str], file: Path | None) -> int:
    """Lists the ready teams, or checks and compares the given ones; returns 1 if one is wrong.

    The first argument may be a game, as in other commands.
    """
    if teams and teams[0] in games():
        name, teams = teams[0], teams[1:]
    book = team_book(name)
    wanted = teams or [one.id for one in book.ready]
    found = [_checked(lang, name, book, team) for team in wanted]
    console = Console(highlight=False, markup=False)
    if not teams:
        console.print(_list(lang, name, found))
    elif len(found) > 1:
        console.print(_comparison(lang, name, book, found))
    for one in found if teams else ():
        _show_verdict(console, lang, name, book, one, detailed=len(found) == 1)
    if file is not None:
        made = msgspec.json.format(msgspec.json.encode(found), indent=1)
        file.write_bytes(made + b"\n")
    return WRONG if any(one.faults for one in found) else 0


def _checked(lang: str, name: str, book: TeamBook, team: str) -> Checked:
    check: TeamCheck = check_named(name, team)
    numbers = _numbers(book, team)
    faults = tuple(fault_text(name, fault, lang) for fault in check.faults)
    return Checked(
        team, _name(lang, name, book, check.text or team), check.value, check.class_, numbers,
        sums_of(book, numbers), faults,
    )  # fmt: skip


def _numbers(book: TeamBook, team: str) -> tuple[int, ...]:
    ready = {one.id: one.stickers for one in book.ready}
    words = [word.strip() for word in team.split(",")]
    if words[0] in ready and len(words) == 1:
        return ready[words[0]]
    most = len(book.stickers)
    return tuple(
        int(word)
        for word in words
        if word.isascii() and word.isdigit() and len(word) <= 3 and 1 <= int(word) <= most
    )


def _name(lang: str, name: str, book: TeamBook, team: str) -> str:
    """Returns the name of a ready team; another team is named by its list."""
    say = game(name).text(lang).say
    return say(f"team-{team}") if team in {one.id for one in book.ready} else team


def _class(lang: str, name: str, one: Checked) -> str:
    return game(name).text(lang).say(f"class-{one.class_}") if one.class_ else "–"


def _list(lang: str, name: str, found: Sequence[Checked]) -> Table:
    """Returns a table with a line for each team."""
    own = texts(lang).say
    table = Table(box=None, pad_edge=False)
    for head in ("teams-team", "teams-name", "teams-class"):
        table.add_column(own(head))
    table.add_column(own("teams-points"), justify="right")
    for one in found:
        table.add_row(one.team, one.name, _class(lang, name, one), str(one.value))
    return table


def _comparison(lang: str, name: str, book: TeamBook, found: Sequence[Checked]) -> Table:
    """Returns a table with a column for each team and a line for each property compared."""
    own, say = texts(lang).say, game(name).text(lang).say
    table = Table(box=None, pad_edge=False, caption=own("teams-means"), caption_justify="left")
    table.add_column("")
    for one in found:
        table.add_column(one.name, justify="right", overflow="fold", min_width=8)
    table.add_row(own("teams-class"), *(_class(lang, name, one) for one in found))
    table.add_row(own("teams-points"), *(str(one.sums.value) for one in found))
    table.add_row(own("teams-keepers"), *(str(one.sums.keepers) for one in found))
    for at, skill in enumerate(book.skills):
        table.add_row(say(f"skill-{skill}"), *(str(one.sums.skills[at]) for one in found))
    for at, duel in enumerate(book.duels):
        table.add_row(say(f"duel-{duel}"), *(f"{one.sums.duels[at]:.1f}" for one in found))
    return table


def _show_verdict(
    console: Console, lang: str, name: str, book: TeamBook, one: Checked, detailed: bool
) -> None:
    own = texts(lang).say
    verdict = "teams-wrong" if one.faults else "teams-right"
    values = {"team": one.name, "points": one.value, "class": _class(lang, name, one)}
    console.print(own(verdict, values), style="bold", soft_wrap=True)
    for fault in one.faults:
        console.print(f"  {fault}", soft_wrap=True)
    if detailed and one.stickers:
        console.print(_squad(lang, name, book, one))


def _squad(lang: str, name: str, book: TeamBook, one: Checked) -> Table:
    """Returns a table of a team: first those who start, then the bench."""
    own, say = texts(lang).say, game(name).text(lang).say
    known = {sticker.number: sticker for sticker in book.stickers}
    table = Table(box=None, pad_edge=False)
    for head in ("teams-shirt", "teams-sticker"):
        table.add_column(own(head), justify="right")
    table.add_column(own("teams-name"))
    table.add_column(own("teams-points"), justify="right")
    table.add_column(own("teams-skills"))
    for shirt, number in enumerate(one.stickers, 1):
        if shirt == book.starting + 1:
            table.add_section()
        sticker = known[number]
        skills = (
            f"{say(f'skill-{skill}').split(':')[0].strip()}{f' ×{count}' if count > 1 else ''}"
            for skill, count in zip(book.skills, sticker.skills, strict=True)
            if count
        )
        table.add_row(
            str(shirt), str(number), sticker.name, str(sticker.value), ", ".join(skills) or "–"
        )
    return table
