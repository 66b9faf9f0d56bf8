"""What people ask about a position: computed answers, the dear ones in a worker.

None of them changes a match. Each is charged to the address that asked.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import islice

from debut.kernel.game import Refusal, State, restored
from debut.kernel.views import Pick, Preview
from debut.server.protocol import Previews, Refused
from debut.server.rooms import Guest, Room
from debut.server.thinkers import Thinkers
from debut.server.workers import undisturbed

# Processor time on the event loop for one question; a worker answers the rest of it.
LOOP_SECONDS = 0.004
# One job of a worker previews so many actions, so that nobody waits for a long one.
TOGETHER = 8
# About what one takes; only whose turn it is depends on it.
PREVIEW_SECONDS = 0.003


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
            found += await self._thinkers.computed(
                guest.address, stored_previews, known.game.id, bytes(known.record), some,
                seconds=PREVIEW_SECONDS,
            )  # fmt: skip
        return Previews(ply, tuple(found))

    async def why_not(
        self, room: Room, guest: Guest, text: str, picks: tuple[Pick, ...]
    ) -> Refused:
        """The clause that forbids an action, or the last of these picks."""
        known = room.known(guest.people)
        if is_dear(known):
            refusal = await self._thinkers.computed(
                guest.address, stored_refusal, known.game.id, bytes(known.record), text, picks,
                seconds=PREVIEW_SECONDS,
            )  # fmt: skip
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


# In the worker's process


def stored_previews(name: str, record: bytes, actions: list[int]) -> list[Preview]:
    return previews_of(ready_state(name, record), actions)


def stored_refusal(name: str, record: bytes, text: str, picks: tuple[Pick, ...]) -> Refusal | None:
    return refusal_of(ready_state(name, record), text, picks)


def ready_state(name: str, record: bytes) -> State:
    """A state whose game is ready, which is made whole even if nobody waits any more."""
    with undisturbed():
        state = restored(name, record)
        _ = state.game.machine
    return state
