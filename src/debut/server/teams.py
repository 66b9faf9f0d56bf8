"""Teams out of a collection: the game tells what there is, and what is wrong with a list."""

from __future__ import annotations

from debut.kernel.registry import game
from debut.kernel.teams import TeamBook, TeamCheck, Teams
from debut.server.errors import NoTeams


def team_book(name: str) -> TeamBook:
    return _teams(name).book()


def check_team(name: str, team: str) -> TeamCheck:
    return _teams(name).check(team)


def _teams(name: str) -> Teams:
    """Whether there is a table for the game or not: a team is only a list."""
    found = game(name).spec.teams
    if found is None:
        raise NoTeams("game-no-teams", game=name)
    return found
