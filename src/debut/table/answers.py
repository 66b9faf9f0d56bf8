"""What people ask about a position: computed answers, the dear ones in a worker.

None of them changes a match. Each is charged to the address that asked.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import islice

from debut.kernel.game import Refusal, State
from debut.kernel.views import Pick, Preview
from debut.table.computer import Thinkers
from debut.table.messages import Previews, Refused
from debut.table.rooms import Guest, Room

# Processor time on the event loop for one question; a worker answers the rest of it.
LOOP_SECONDS = 0.004
# One job of a worker previews so many actions, so that nobody waits for a long one.
TOGETHER = 8


class Answers:
    """``thinkers`` have the workers."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers

    async def previews(
        self, room: Room, guest: Guest, ply: int, actions: Sequence[int]
    ) -> Previews:
        """What these actions would do; whoever asks too late, or for what is not allowed, gets
        nothing. An action named twice is one."""
        if ply != room.match.ply:
            return Previews(ply, ())
        known, wanted = room.known(guest.people), list(dict.fromkeys(actions))
        found: list[Preview] = []
        start = time.thread_time()
        while wanted and not is_dear(known) and time.thread_time() - start < LOOP_SECONDS:
            found += previews_of(known, [wanted.pop(0)])
        rest = iter(wanted)
        while some := list(islice(rest, TOGETHER)):
            found += await self._thinkers.previews(known, some, guest.address)
        return Previews(ply, tuple(found))

    async def why_not(
        self, room: Room, guest: Guest, text: str, picks: tuple[Pick, ...]
    ) -> Refused:
        """The clause that forbids an action, or the last of these picks."""
        known = room.known(guest.people)
        if is_dear(known):
            refusal = await self._thinkers.refusal(known, text, picks, guest.address)
        else:
            refusal = refusal_of(known, text, picks)
        clause, message = refusal or (None, None)
        return Refused(text, clause, message, picks)


def is_dear(state: State) -> bool:
    """Where flicks are computed, a single answer takes milliseconds."""
    return state.game.spec.aims is not None


def previews_of(state: State, actions: Sequence[int]) -> list[Preview]:
    return [state.preview(action) for action in actions if state.is_legal(action)]


def refusal_of(state: State, text: str, picks: tuple[Pick, ...]) -> Refusal | None:
    if picks:
        return state.why_not_pick(picks)
    return state.why_not(state.on_board(text))
