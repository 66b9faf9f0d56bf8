"""Which games there are: every folder under ``games/``."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path

from debut.kernel.errors import UnknownGame
from debut.kernel.game import Game

PACKAGE = "debut.games"


@cache
def games() -> tuple[str, ...]:
    folder = Path(__file__).parent.parent / "games"
    return tuple(sorted(module.name for module in pkgutil.iter_modules([str(folder)])))


@cache
def game(name: str) -> Game:
    if name not in games():
        raise UnknownGame("unknown-game", game=str(name), known=", ".join(games()))
    return Game(import_module(f"{PACKAGE}.{name}").SPEC)
