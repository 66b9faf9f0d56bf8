"""The opponents people choose by name or number."""

from __future__ import annotations

from collections.abc import Callable

from debut.bots.players import Greedy, Player, Random, Search, Timed
from debut.kernel.errors import UnknownPlayer

# Simulations an answer, by level. Level 5 thinks by the clock instead.
LEVELS = {1: 16, 2: 40, 3: 120, 4: 10_000}
NO_MERCY_SECONDS = 0.8
NO_MERCY_SIMULATIONS = 400_000


def _level(number: int) -> Callable[[int | None], Player]:
    return lambda seed: Search(LEVELS[number])


_MAKERS: dict[str, Callable[[int | None], Player]] = {
    "random": Random,
    "greedy": lambda seed: Greedy(),
    "search": _level(max(LEVELS)),
    **{f"level{number}": _level(number) for number in LEVELS},
    "level5": lambda seed: Timed(NO_MERCY_SECONDS, NO_MERCY_SIMULATIONS),
}
NAMES = tuple(_MAKERS)


def player(name: str, seed: int | None = None) -> Player:
    """An opponent by its name: random, greedy, search, level1 … level5 (or just 1 … 5)."""
    wanted = f"level{name}" if name.isdigit() else name
    if wanted not in _MAKERS:
        raise UnknownPlayer("unknown-player", player=name, known=", ".join(NAMES))
    return _MAKERS[wanted](seed)
