"""The codes of the events that the rules log."""

from __future__ import annotations

from enum import auto

from debut.kernel.events import EventCode


class ButEvent(EventCode):
    """The events of this game, in the order of their codes."""

    THROW = auto()
    WALK = auto()
    DRIBBLE = auto()
    TAKE_LOOSE = auto()
    TAKE = auto()
    KEEPER_STEPS = auto()
    KEEPER_STAYS = auto()
    PASS = auto()
    INTERCEPTED = auto()
    SHOT = auto()
    SHOT_MATE = auto()
    SHOT_LOOSE = auto()
    STOPPED = auto()
    SAVED = auto()
    CLEAR = auto()
    CLEAR_MATE = auto()
    CLEAR_LOST = auto()
    CLEAR_LOOSE = auto()
    GOAL = auto()
    OWN_GOAL = auto()
    OUT_SIDE = auto()
    OUT_GOAL_LINE = auto()
    CORNER = auto()
    OFFSIDE = auto()
    BACK = auto()
    RESTART = auto()
    FOUL = auto()
    FREE_KICK = auto()
    FREE_KICK_TAKEN = auto()
    PENALTY = auto()
    PENALTY_SCORED = auto()
    PENALTY_MISSED = auto()
    PUT = auto()
    FORMATION = auto()
    PLACED = auto()
    SAME = auto()
    KICK_OFF = auto()
    EXTRA_THROW = auto()
    END = auto()
    HALF_TIME = auto()
    FULL_TIME = auto()
