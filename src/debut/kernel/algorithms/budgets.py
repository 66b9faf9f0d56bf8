"""How the computer opponents think about a game: the game's own figures."""

from __future__ import annotations

from typing import NamedTuple


class Thinking(NamedTuple):
    """Budgets of the levels, and how the tree grows."""

    simulations: tuple[int, ...]  # an answer, by level from 1 on
    sight: tuple[int, ...]  # by level: of a hundred actions so many are noticed
    seconds: float  # that the level above those thinks for
    most: int  # simulations that it makes at the most in that time
    nodes: int  # of the tree a simulation adds on average, with room to spare
    explore: float  # weight of what was hardly looked at, against what looks good
    ahead: bool  # judge every action of a new position at once: for many actions
    # Simulations for each position when a finished match is analysed: more than a level makes, so
    # that none is its own judge. None: a judgement that says which position is better, not how a
    # match ends.
    weighed: int = 0
    offered: int = 5  # levels that people choose from: each came out better than the one below
