"""Finds the games: every folder under ``games/``, and the packages that ``DEBUT_GAMES`` names.

The variable lists importable packages separated by commas; the last part of a name is the game's.
"""

from __future__ import annotations

import os
import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path

from debut.kernel.errors import NoTable, UnknownGame
from debut.kernel.game import Game

PACKAGE = "debut.games"


def games() -> tuple[str, ...]:
    return tuple(sorted(_packages()))


def _packages() -> dict[str, str]:
    """Maps each game's name to its package."""
    folder = Path(__file__).parent.parent / "games"
    own = [f"{PACKAGE}.{module.name}" for module in pkgutil.iter_modules([str(folder)])]
    more = filter(None, os.environ.get("DEBUT_GAMES", "").split(","))
    return {package.rpartition(".")[2]: package for package in (*own, *more)}


def table_games() -> tuple[str, ...]:
    """Lists the games that have a table in the browser."""
    return tuple(name for name in games() if game(name).spec.at_table)


def table_game(name: str) -> Game:
    """Returns a game that has a table in the browser; raises NoTable for another."""
    if not game(name).spec.at_table:
        raise NoTable("game-no-table", game=name)
    return game(name)


@cache
def game(name: str) -> Game:
    packages = _packages()
    if name not in packages:
        raise UnknownGame("unknown-game", game=str(name), known=", ".join(sorted(packages)))
    return Game(import_module(packages[name]).SPEC)
