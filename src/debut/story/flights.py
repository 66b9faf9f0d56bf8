"""Every way that the ball took in a match: whose, of what kind, and what became of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from debut.kernel.game import State
from debut.kernel.views import CONCEDES, KEEPS, LOSES, SCORES, Moment, Place

_OFF = 5  # hundredths that a point may be off a straight way to be left out of it


class FlightTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way of the ball: by cells, or, off the grid, by the places where it turned."""

    ply: int
    seat: int
    kind: str = ""  # what the game calls it; nothing: there is one kind
    fate: str = KEEPS  # kept, scored, conceded or lost
    path: tuple[str, ...] = ()
    points: tuple[Moment, ...] = ()
    exit: Place | None = None


def flights_of(states: Sequence[State]) -> tuple[FlightTold, ...]:
    return tuple(_flights(states, _owners(states)))


def _flights(states: Sequence[State], owners: Sequence[int | None]) -> Iterator[FlightTold]:
    kind = states[0].game.spec.telling.kind
    for ply, (before, after) in enumerate(pairwise(states), 1):
        for event in after.events:
            if event.kind == "flight" and event.seat is not None:
                fate = _fate(event.seat, after, owners[ply])
                points = thinned(event.points)
                yield FlightTold(
                    ply, event.seat, kind(before), fate, event.path, points, event.exit
                )  # fmt: skip


def _owners(states: Sequence[State]) -> list[int | None]:
    """Whose ball it is at each position, or as soon after it as somebody has it."""
    owner = states[0].game.spec.telling.owner
    found: list[int | None] = []
    later: int | None = None
    for state in reversed(states):
        now = owner(state)
        later = later if now is None else now
        found.append(later)
    return found[::-1]


def _fate(seat: int, after: State, owner: int | None) -> str:
    scorers = [event.seat for event in after.events if event.kind == "goal"]
    if scorers:
        return SCORES if seat in scorers else CONCEDES
    return LOSES if owner == 1 - seat else KEEPS


def thinned(points: Sequence[Moment]) -> tuple[Moment, ...]:
    """Without those that lie on the straight way between their neighbours."""
    found = list(points[:1])
    for here, there in pairwise(points[1:]):
        if not _between(found[-1], here, there):
            found.append(here)
    return (*found, *points[1:][-1:])


def _between(a: Moment, b: Moment, c: Moment) -> bool:
    (_, ax, ay), (_, bx, by), (_, cx, cy) = a, b, c
    way = (cx - ax) ** 2 + (cy - ay) ** 2
    aside = (cx - ax) * (by - ay) - (cy - ay) * (bx - ax)
    on = (bx - ax) * (cx - bx) + (by - ay) * (cy - by)
    return on >= 0 and aside**2 <= _OFF**2 * way
