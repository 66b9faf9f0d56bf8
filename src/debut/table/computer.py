"""Plays what needs no person: the computer's decisions and the dice that the table throws."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from time import monotonic
from typing import Protocol

from debut.bots import PERFECT
from debut.kernel.errors import DebutError
from debut.kernel.events import arranges
from debut.kernel.game import Refusal, State
from debut.kernel.layout import CHANCE
from debut.kernel.match.match import Step
from debut.kernel.views import Chances, Pick, Preview
from debut.table.background import note_failure, noting
from debut.table.errors import ComputerFailed, StoreFailed
from debut.table.messages import STORE, TABLE, WorkingOut
from debut.table.rooms import Room

# A step that fails is tried again after a pause that grows, as long as somebody watches.
FIRST_PAUSE = 0.5
LONGEST_PAUSE = 10.0
# Perfect may solve a match this long before the players see that it does: a solution on disk is
# found sooner.
QUIET_SECONDS = 1.0
# The decisions that arrange a side, made within this time, are sent as one move: it is shown within
# a second.
ARRANGING_SECONDS = 0.4

Keep = Callable[[Room, list[Step]], Awaitable[None]]


class TableThinkers(Protocol):
    """Computes in workers what would block the event loop: for people and computer opponents.

    Each state contains only what the asking player knows. ``address`` is charged for what it asks.
    """

    async def choose(self, bot: str, state: State, addresses: Collection[str] = ()) -> int: ...

    async def warm(self, name: str) -> None: ...

    async def get_ready(self, name: str) -> None: ...

    async def aims(self, state: State, address: str = ...) -> bytes: ...

    async def chances(self, state: State, actions: list[int], address: str = ...) -> Chances: ...

    async def previews(
        self, state: State, actions: list[int], address: str = ...
    ) -> list[Preview]: ...

    async def refusal(
        self, state: State, text: str, picks: tuple[Pick, ...], address: str = ...
    ) -> Refusal | None: ...


class Computer:
    """Keeps matches going; ``keep`` stores what it plays and sends it to everyone."""

    def __init__(self, thinkers: TableThinkers, keep: Keep) -> None:
        self._thinkers = thinkers
        self._keep = keep

    def go_on(self, room: Room) -> None:
        if room.going is None and room.watched and is_due(room):
            room.going = asyncio.create_task(self._run(room))
            room.going.add_done_callback(noting(f"the computer in {room.name}"))

    def changed(self, room: Room) -> None:
        """Cancels the search: the match has changed or nobody watches, so no answer is needed."""
        if room.search:
            room.search.cancel()

    async def _run(self, room: Room) -> None:
        pause = FIRST_PAUSE
        try:
            while room.watched and is_due(room):
                try:
                    await self._step(room)
                except Exception as error:
                    self._stall(room, error)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                else:
                    pause = FIRST_PAUSE
                    room.recover(but=STORE)
        finally:
            room.going = None
            room.recover(but=STORE)

    async def _step(self, room: Room) -> None:
        match = room.match
        state, version = match.state, match.version
        player = match.who(state)
        if player is None:
            await room.held()
            async with room.lock:
                if match.version == version and is_due(room):
                    await self._keep(room, match.thrown_ahead())
            return
        bot = match.record.players[player].bot
        assert bot is not None
        actions = await self._answers(room, bot, state)
        if not actions:
            return
        async with room.lock:
            # If a move was taken back or played meanwhile, or the whistle blew, the answer is void.
            if match.version == version:
                await self._keep(room, match.ahead(actions))

    async def _answers(self, room: Room, bot: str, state: State) -> list[int]:
        """Returns the computer's next decision; while it arranges its side, all its decisions.

        Empty if the search was cancelled because its answer is no longer needed.
        """
        match, player = room.match, room.match.who(state)
        until = monotonic() + ARRANGING_SECONDS
        actions: list[int] = []
        while True:
            action = await self._answer(room, bot, state)
            if action is None:
                return []
            actions.append(action)
            state = state.play(action)
            arranging = arranges(state.events) and match.who(state) == player
            if not arranging or monotonic() > until:
                return actions

    async def _answer(self, room: Room, bot: str, state: State) -> int | None:
        """Returns one decision, or None if the search was cancelled as no longer needed."""
        known = state.seen_by(state.turn)
        search = room.search = asyncio.ensure_future(
            self._thinkers.choose(bot, known, room.addresses)
        )
        try:
            if bot == PERFECT:
                await asyncio.wait([search], timeout=QUIET_SECONDS)
                self._show_working_out(room, search)
            await asyncio.wait([search])
        finally:
            search.cancel()
            room.search = room.working_out = None
        return None if search.cancelled() else search.result()

    def _show_working_out(self, room: Room, search: asyncio.Future[int]) -> None:
        player = room.match.who(room.match.state)
        if not search.done() and player is not None:
            room.working_out = WorkingOut(player)
            room.broadcast(room.working_out)

    def _stall(self, room: Room, error: Exception) -> None:
        if not isinstance(error, DebutError):
            note_failure(f"the computer in {room.name}", error)
            error = ComputerFailed("computer-failed")
        if isinstance(error, StoreFailed):
            return  # ``writes.safely`` has informed the table
        player = room.match.who(room.match.state)
        room.stall(TABLE if player is None else player, error)


def is_due(room: Room) -> bool:
    """Whether the match waits for a computer player's decision, or for dice the table throws."""
    match = room.match
    turn = match.state.turn
    if match.over:
        return False
    if turn >= 0:
        return not match.is_person(match.who(match.state))
    if turn != CHANCE or match.record.dice.kind == "typed" or match.waiting:
        return False
    return match.on_turn is None
