"""Limits what a seat is sent before the match is over: secret decisions are held back."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, pairwise

import msgspec

from debut.kernel.events import Event, by_people
from debut.kernel.game import State
from debut.kernel.match.match import Match, Step
from debut.kernel.match.record import HELD_BACK_TEXT, MatchRecord, PlyRecord, acting, write_record


def in_the_dark(match: Match, seat: int | None) -> int:
    """Returns the first position that this seat does not know in full; all before it are known."""
    if not match.state.game.secrets or match.over:
        return len(match.states)
    first = len(match.states)
    while first and match.states[first - 1].seen_by(seat) is not match.states[first - 1]:
        first -= 1
    return first


def ply_told(ply: PlyRecord, after: State, seat: int | None) -> PlyRecord:
    """Returns a ply as it is sent to this seat when it is played."""
    if not after.held_back(seat):
        return ply
    return PlyRecord(ply.turn, HELD_BACK_TEXT, None, ply.signal, ply.part)


def plies_told(match: Match, seat: int | None) -> list[PlyRecord]:
    """Returns every ply of the match as this seat may know it by now."""
    dark = in_the_dark(match, seat)
    return [
        ply if number < dark else ply_told(ply, match.states[number], seat)
        for number, ply in enumerate(match.record.plies, 1)
    ]


def events_told(match: Match, seat: int | None) -> list[tuple[Event, ...]]:
    """Returns the events of every ply as this seat may know them by now."""
    dark = in_the_dark(match, seat)
    players = match.record.players
    return [
        by_people((after if number < dark else after.seen_by(seat)).events, acting(before, players))
        for number, (before, after) in enumerate(pairwise(match.states), 1)
    ]


def record_told(match: Match, seat: int | None) -> MatchRecord:
    return msgspec.structs.replace(match.record, plies=plies_told(match, seat))


def json_told(match: Match, seat: int | None) -> bytes:
    """Encodes the record for this seat; once the match is over it is the same for all."""
    return write_record(record_told(match, seat))


def told(steps: Sequence[Step], seat: int | None) -> tuple[str, list[Event]]:
    """Returns the notation and the events of plies just played, as this seat may know them."""
    if not steps[0].after.game.secrets:
        texts = [step.ply.text for step in steps]
        events = [by_people(step.after.events, step.acting) for step in steps]
        return " ".join(texts), list(chain.from_iterable(events))
    texts = [ply_told(step.ply, step.after, seat).text for step in steps]
    events = [by_people(step.after.seen_by(seat).events, step.acting) for step in steps]
    return " ".join(texts), list(chain.from_iterable(events))
