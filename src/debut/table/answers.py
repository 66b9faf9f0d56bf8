"""Computes answers to questions about a position, the expensive ones in a worker.

None of them changes a match. Each is charged to the address that asked.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import islice

from debut.kernel.game import Refusal, State
from debut.kernel.views import Pick, Preview
from debut.table.computer import TableThinkers
from debut.table.messages import Previews, Refused
from debut.table.rooms import Guest, Room

# Processor time on the event loop for one question; a worker computes the rest of the answer.
LOOP_SECONDS = 0.004
# A worker's job previews at most this many actions, so that nobody waits for a long job.
TOGETHER = 8


class Answers:
    """Answers questions; ``thinkers`` runs the workers."""

    def __init__(self, thinkers: TableThinkers) -> None:
        self._thinkers = thinkers

    async def previews(
        self, room: Room, guest: Guest, ply: int, actions: Sequence[int]
    ) -> Previews:
        """Previews what these actions would do. A question that comes too late gets nothing, nor
        does an action that is not allowed. An action named twice counts once."""
        if ply != room.match.ply:
            return Previews(ply, ())
        known, wanted = room.known(guest.people), list(dict.fromkeys(actions))
        found: list[Preview] = []
        start = time.thread_time()
        while wanted and not is_slow(known) and time.thread_time() - start < LOOP_SECONDS:
            found += previews_of(known, [wanted.pop(0)])
        rest = iter(wanted)
        while some := list(islice(rest, TOGETHER)):
            found += await self._thinkers.previews(known, some, guest.address)
        return Previews(ply, tuple(found))

    async def why_not(
        self, room: Room, guest: Guest, text: str, picks: tuple[Pick, ...]
    ) -> Refused:
        """Returns the clause that forbids an action, or the last of these picks."""
        known = room.known(guest.people)
        if is_slow(known):
            refusal = await self._thinkers.refusal(known, text, picks, guest.address)
        else:
            refusal = refusal_of(known, text, picks)
        clause, message = refusal or (None, None)
        return Refused(text, clause, message, picks)


def is_slow(state: State) -> bool:
    """Whether a single answer takes milliseconds, as it does in games that compute flicks."""
    return state.game.spec.aims is not None


def previews_of(state: State, actions: Sequence[int]) -> list[Preview]:
    return [state.preview(action) for action in actions if state.is_legal(action)]


def refusal_of(state: State, text: str, picks: tuple[Pick, ...]) -> Refusal | None:
    if picks:
        return state.why_not_pick(picks)
    return state.why_not(state.on_board(text))
