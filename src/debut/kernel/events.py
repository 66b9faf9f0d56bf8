"""Describes what an action did, in order, for animation, commentary and statistics."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

import msgspec

from debut.kernel.text import slug
from debut.kernel.views import Moment, Place

KINDS = (
    "throw", "walk", "flight", "touch", "goal", "foul", "card", "whistle", "phase", "save",
    "penalty",
)  # fmt: skip
(THROW, WALK, FLIGHT, TOUCH, GOAL, FOUL, CARD, WHISTLE, PHASE, SAVE,
 PENALTY) = range(len(KINDS))  # fmt: skip


class EventCode(IntEnum):
    """The events of one game, numbered from 0 in the order in which they are written.

    The rules log the number; the texts ask for the message id, which is the member's name.
    """

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last: list[int]) -> int:
        del name, start, last
        return count

    @property
    def message_id(self) -> str:
        """``FREE_KICK`` is ``free-kick``: the texts have it as ``event-free-kick``."""
        return self.name.lower().replace("_", "-")


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One event: who, where, by which die, and the id of the message that describes it.

    Where something moves off the grid, ``points`` give its place at each moment.
    """

    kind: str
    message: str
    seat: int | None = None
    path: tuple[str, ...] = ()  # ids of cells
    told: tuple[str, ...] = ()  # the same cells in notation, where it does not use their ids
    die: str | None = None
    face: str | None = None
    touches: tuple[str, ...] = ()  # ids of the cells where a piece redirects a flying ball
    piece: str = ""  # the id of the piece that moves
    by: tuple[str, ...] = ()  # the ids of the pieces that play a flying ball, the kicker first
    bends: tuple[str, ...] = ()  # ids of the cells where it bends between two touches
    points: tuple[Moment, ...] = ()
    heights: tuple[int, ...] = ()  # of a ball at each of these points, if it leaves the ground
    exit: Place | None = None  # where a ball leaves the field, beyond the last cell of its path
    plus: int | None = None  # what is added to the face of a die
    counted: tuple[tuple[str, ...], ...] = ()  # the paths that were compared, the winner's first
    person: int | None = None  # where a side has partners: the player who acted for the seat


def given_up(side: int) -> Event:
    """Makes the event of a resignation, which is no ply and is the same in every game."""
    return Event("whistle", "resigned", side)


# Messages of the walks that a side makes one by one while it arranges its pieces. The browser shows
# them together: web/src/board/stage.svelte.ts has the same list.
ARRANGING = frozenset({"placed", "put", "pushed", "move"})


def arranges(events: Sequence[Event]) -> bool:
    """Returns whether a side has only placed its pieces and nothing else has happened."""
    return bool(events) and all(
        event.kind == KINDS[WALK] and event.message in ARRANGING for event in events
    )


def by_people(events: tuple[Event, ...], acting: tuple[int, int] | None) -> tuple[Event, ...]:
    """Adds to the events the partner who acted; ``acting`` names that partner for each side."""
    if acting is None:
        return events
    return tuple(
        event if event.seat is None else msgspec.structs.replace(event, person=acting[event.seat])
        for event in events
    )


def event_values(event: Event) -> dict[str, object]:
    """Returns the values that a commentary text can use for an event."""
    cells = event.told or event.path
    return {
        "side": "AB"[event.seat] if event.seat is not None else "none",
        "die": event.die or "none",
        "face": slug(event.face) if event.face else "none",
        "from": cells[0] if cells else "",
        "to": cells[-1] if cells else "",
        "touches": len(event.touches),
        "number": _number(event.piece) or "".join(map(_number, event.by[:1])),
        "by": " – ".join(map(_number, event.by)),
        "bends": len(event.bends),
        "bend": event.bends[0] if event.bends else "",
    }


def _number(piece: str) -> str:
    """Returns the number on a piece's back."""
    return "".join(filter(str.isdecimal, piece))
