"""The codes of the events that the rules log."""

from __future__ import annotations

from enum import auto

from debut.kernel.events import EventCode


class SuperGoalEvent(EventCode):
    """The events of this game, in the order of their codes."""

    THROW = auto()
    FLIGHT = auto()
    WON = auto()
    OUT = auto()
    GOAL_KICK = auto()
    KEEPER_THROW = auto()
    CORNER = auto()
    FREE_KICK = auto()
    PENALTY = auto()
    GOAL = auto()
    OWN_GOAL = auto()
    HALF_TIME = auto()
    FULL_TIME = auto()
    SHOOTOUT = auto()
    SHOOTOUT_WON = auto()
    LOTS = auto()
    TIME_UP = auto()
    EXTRA_OVER = auto()
    FOUL = auto()
    SENT_OFF = auto()
    VAR_UPHELD = auto()
    VAR_CANCELLED = auto()
    MISS = auto()
    CLEAR = auto()
    PARRY = auto()
    POST = auto()
    BAR = auto()
    LET = auto()
    CHAMPION_PLAYED = auto()
    CHAMPION_PASSES = auto()
    KICK_OFF = auto()
    SAVE = auto()
    SHOT_TAKEN = auto()
    VAR_THROW = auto()
