"""Defines the search budgets of the computer opponents; every game sets its own figures."""

from __future__ import annotations

from typing import NamedTuple


class Thinking(NamedTuple):
    """Budgets of the levels, and parameters of the search tree."""

    simulations: tuple[int, ...]  # simulations for an answer, by level from 1 on
    sight: tuple[int, ...]  # the percentage of the actions that a level notices, by level
    seconds: float  # the time that the level above those thinks for
    most: int  # the most simulations that it makes in that time
    nodes: int  # nodes that a simulation adds to the tree on average, with a margin
    explore: float  # the weight of rarely visited actions against those with good values
    ahead: bool  # evaluate every action of a new position at once: for games with many actions
    # Simulations for each position when a finished match is analysed: more than a level makes, so
    # that none judges its own play. 0: the evaluation compares positions but does not estimate how
    # a match ends.
    weighed: int = 0
    offered: int = 5  # the levels people choose from: each measured stronger than the one below
