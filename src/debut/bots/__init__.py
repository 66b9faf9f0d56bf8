"""Computer opponents for any game: random, greedy, levels of search, and the best there is."""

from debut.bots.levels import (
    LEVELS,
    NAMES,
    PERFECT,
    PERFECT_LEVEL,
    TOP_LEVEL,
    check_player,
    level_name,
    level_of,
    levels_of,
    player,
    unfit_options,
)
from debut.bots.perfect import Perfect
from debut.bots.players import Greedy, Player, Random, Search, Timed

__all__ = [
    "LEVELS", "NAMES", "PERFECT", "PERFECT_LEVEL", "TOP_LEVEL", "Greedy", "Perfect", "Player",
    "Random", "Search", "Timed", "check_player", "level_name", "level_of", "levels_of", "player",
    "unfit_options",
]  # fmt: skip
