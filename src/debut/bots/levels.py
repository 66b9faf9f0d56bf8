"""The opponents people choose by name or number."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from debut.bots.perfect import Perfect
from debut.bots.players import Greedy, Player, Random, Search, Timed
from debut.bots.sweep import beginning
from debut.kernel.algorithms.solution import has_packing
from debut.kernel.errors import BadOption, UnknownPlayer
from debut.kernel.game import Game
from debut.kernel.options import Value

# Each makes as many simulations an answer as the game says. Level 5 thinks by the clock instead.
LEVELS = (1, 2, 3, 4)
TOP_LEVEL = max(LEVELS) + 1
# Above them all, where a game can be solved.
PERFECT = "perfect"
PERFECT_LEVEL = TOP_LEVEL + 1


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


def level_name(level: int) -> str:
    return PERFECT if level == PERFECT_LEVEL else f"level{level}"


def level_of(name: str) -> int | None:
    """The number of a level by its name; none: it is no level."""
    number = name.removeprefix("level")
    return PERFECT_LEVEL if name == PERFECT else int(number) if number.isdigit() else None


def levels_of(game: Game) -> tuple[int, ...]:
    """What people choose from at the table."""
    best = (PERFECT_LEVEL,) if has_packing(game.spec.package) else ()
    return *range(1, game.spec.thinking.offered + 1), *best


def unfit_options(game: Game) -> dict[str, tuple[Value, ...]]:
    """The values of options that Perfect cannot play with, each by itself."""
    found: dict[str, tuple[Value, ...]] = {}
    for option in game.options if has_packing(game.spec.package) else ():
        switch = isinstance(option.default, bool)
        values: tuple[Value, ...] = (False, True) if switch else option.choices
        unfit = tuple(value for value in values if not _fits(game, {option.name: value}))
        if unfit:
            found[option.name] = unfit
    return found


def _fits(game: Game, options: Mapping[str, object]) -> bool:
    try:
        beginning(game, **options)
    except BadOption:
        return False
    return True


def check_player(name: str, game: Game, options: Mapping[str, object]) -> None:
    """UnknownPlayer, or BadOption where this one cannot play a match with these options."""
    player(name)
    if name == PERFECT:
        beginning(game, **options)
