"""The codes of the events that the rules log."""

from __future__ import annotations

from enum import auto

from debut.kernel.events import EventCode


class HandballEvent(EventCode):
    """The events of this game, in the order of their codes."""

    THROW = auto()
    WALK = auto()
    STAND = auto()
    TAKE = auto()
    KEEP = auto()
    PASS_MATE = auto()
    PASS_LOST = auto()
    PASS_LOOSE = auto()
    SHOT = auto()
    GOAL = auto()
    SAVE = auto()
    THROUGH_AREA = auto()
    INTERCEPTED = auto()
    SLIPPED_THROUGH = auto()
    OWN_AREA = auto()
    OTHER_AREA = auto()
    FOUL_BLOCKED = auto()
    FOUL_NO_THROW = auto()
    FOUL_OWN_AREA = auto()
    FOUL_PASSIVE = auto()
    NO_WALK = auto()
    SEVEN_THROWN = auto()
    SEVEN_MISSED = auto()
    FREE_THROW = auto()
    SEVEN = auto()
    KEEPER_RESTART = auto()
    ENGAGE = auto()
    RESTART_AFTER_GOAL = auto()
    TAKER = auto()
    TAKEN_OFF = auto()
    PUT = auto()
    FORMATION = auto()
    STAYS = auto()
    HALF_TIME = auto()
    FULL_TIME = auto()
