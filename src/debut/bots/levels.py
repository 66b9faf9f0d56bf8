"""The opponents people choose by name or number."""

from __future__ import annotations

from collections.abc import Callable

from debut.bots.players import Greedy, Player, Random, Search, Timed
from debut.kernel.errors import UnknownPlayer

# Each makes as many simulations an answer as the game says. Level 5 thinks by the clock instead.
LEVELS = (1, 2, 3, 4)


def _level(number: int) -> Callable[[int | None], Player]:
    return lambda seed: Search(number, seed)


_MAKERS: dict[str, Callable[[int | None], Player]] = {
    "random": Random,
    "greedy": lambda seed: Greedy(),
    "search": _level(max(LEVELS)),
    **{f"level{number}": _level(number) for number in LEVELS},
    "level5": lambda seed: Timed(seed=seed),
}
NAMES = tuple(_MAKERS)


def player(name: str, seed: int | None = None) -> Player:
    """An opponent by its name: random, greedy, search, level1 … level5 (or just 1 … 5)."""
    wanted = f"level{name}" if name.isdigit() else name
    if wanted not in _MAKERS:
        raise UnknownPlayer("unknown-player", player=name, known=", ".join(NAMES))
    return _MAKERS[wanted](seed)
