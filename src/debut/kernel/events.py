"""What an action did, in order: for animation, commentary and statistics."""

from __future__ import annotations

import msgspec

KINDS = ("throw", "walk", "flight", "touch", "goal", "foul", "card", "whistle", "phase")
THROW, WALK, FLIGHT, TOUCH, GOAL, FOUL, CARD, WHISTLE, PHASE = range(len(KINDS))


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One happening: who, where, by which die, and the id of the message that tells it."""

    kind: str
    message: str
    seat: int | None = None
    path: tuple[str, ...] = ()
    die: str | None = None
    face: str | None = None
