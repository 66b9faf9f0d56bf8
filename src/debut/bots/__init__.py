"""Computer opponents for any game: random, greedy, and levels of tree search."""

from debut.bots.levels import LEVELS, NAMES, player
from debut.bots.players import Greedy, Player, Random, Search, Timed

__all__ = ["LEVELS", "NAMES", "Greedy", "Player", "Random", "Search", "Timed", "player"]
