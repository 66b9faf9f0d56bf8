"""The opponents people choose by name or number."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from debut.bots.perfect import Perfect
from debut.bots.players import Greedy, Player, Random, Search, Timed
from debut.bots.sweep import beginning
from debut.kernel.errors import UnknownPlayer
from debut.kernel.game import Game

# Each makes as many simulations an answer as the game says. Level 5 thinks by the clock instead.
LEVELS = (1, 2, 3, 4)
TOP_LEVEL = max(LEVELS) + 1
# Above them all, where a game can be solved.
PERFECT = "perfect"


def _level(number: int) -> Callable[[int | None], Player]:
    return lambda seed: Search(number, seed)


_MAKERS: dict[str, Callable[[int | None], Player]] = {
    "random": Random,
    "greedy": lambda seed: Greedy(),
    "search": _level(max(LEVELS)),
    **{f"level{number}": _level(number) for number in LEVELS},
    f"level{TOP_LEVEL}": lambda seed: Timed(seed=seed),
    PERFECT: lambda seed: Perfect(),
}
NAMES = tuple(_MAKERS)


def player(name: str, seed: int | None = None) -> Player:
    """An opponent by its name: random, greedy, search, level1 … level5 (or 1 … 5), perfect."""
    wanted = f"level{name}" if name.isdigit() else name
    if wanted not in _MAKERS:
        raise UnknownPlayer("unknown-player", player=name, known=", ".join(NAMES))
    return _MAKERS[wanted](seed)


def check_player(name: str, game: Game, options: Mapping[str, object]) -> None:
    """UnknownPlayer, or BadOption where this one cannot play a match with these options."""
    player(name)
    if name == PERFECT:
        beginning(game, **options)
