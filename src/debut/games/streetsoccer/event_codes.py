"""The codes of the events that the rules log."""

from __future__ import annotations

from enum import auto

from debut.kernel.events import EventCode


class StreetSoccerEvent(EventCode):
    """The events of this game, in the order of their codes."""

    THROW = auto()
    PLACED = auto()
    FORMATION = auto()
    KICK_OFF = auto()
    WALK = auto()
    RUN = auto()
    KICK = auto()
    RESTART_KICK = auto()
    GOAL = auto()
    PUT_BACK = auto()
    SKIPPED = auto()
    BALL_LAID = auto()
    KEEPER_PLACED = auto()
    EXTRA_TIME = auto()
    FULL_TIME = auto()
    EXTRA_GOAL = auto()
    LAST_GOAL = auto()
    BOTH_LOSE = auto()


# A walk is logged by its ends and its steps: the steps go with the square it started from.
STEPS = 8
