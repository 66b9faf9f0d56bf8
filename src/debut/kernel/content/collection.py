"""Builds teams from a game's stickers: the book, the faults of a list, the sums of a list."""

from __future__ import annotations

import msgspec

from debut.kernel.content.teams import TeamBook, TeamCheck, TeamFault, Teams
from debut.kernel.errors import NoTeams
from debut.kernel.game import GameText
from debut.kernel.registry import game


class TeamSums(msgspec.Struct, frozen=True):
    """The totals of a team; duels are means over the starting players, the rest count everybody."""

    value: int
    keepers: int
    skills: tuple[int, ...]
    duels: tuple[float, ...]


def team_book(name: str) -> TeamBook:
    return _teams(name).book()


def check_team(name: str, team: str) -> TeamCheck:
    """Checks a list of stickers, in which a place may be empty."""
    return _teams(name).check(team)


def check_named(name: str, team: str) -> TeamCheck:
    """Checks a list of stickers, or a ready team given by its name."""
    ready = {one.id: one.stickers for one in team_book(name).ready}
    word = team.strip()
    if word in ready:
        return check_team(name, ",".join(map(str, ready[word])))
    found = check_team(name, team)
    if word[:1].isdigit() or "," in word:
        return found
    why = next((wrong(team) for wrong in game(name).spec.texts.values()), None)
    return msgspec.structs.replace(found, faults=(TeamFault(why),)) if why else found


def sums_of(book: TeamBook, numbers: tuple[int, ...]) -> TeamSums:
    known = {one.number: one for one in book.stickers}
    everybody = [known[number] for number in numbers if number in known]
    first = [known[number] for number in numbers[: book.starting] if number in known]
    return TeamSums(
        sum(one.value for one in everybody),
        sum(one.keeper for one in everybody),
        tuple(sum(one.skills[at] for one in everybody) for at in range(len(book.skills))),
        tuple(
            sum(one.duels[at] for one in first) / len(first) if first else 0.0
            for at in range(len(book.duels))
        ),
    )


def fault_text(name: str, fault: TeamFault, lang: str) -> str:
    """Returns the fault as a sentence from the game's own texts."""
    said = GameText(game(name), fault.message.id, fault.message.values).text(lang)
    return said[:1].upper() + said[1:]


def _teams(name: str) -> Teams:
    """Finds the game's teams; needs no table in the browser, because a team is only a list."""
    found = game(name).spec.teams
    if found is None:
        raise NoTeams("game-no-teams", game=name)
    return found
