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


def event_values(event: Event) -> dict[str, object]:
    """What a commentary text can tell of an event."""
    return {
        "side": "AB"[event.seat] if event.seat is not None else "none",
        "die": event.die or "none",
        "face": event.face or "none",
        "from": event.path[0] if event.path else "",
        "to": event.path[-1] if event.path else "",
    }
