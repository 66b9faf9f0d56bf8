"""Computer opponents in processes of their own: a slow search never delays a person's move.

So are all aims of a strike, which are as many flicks as a search looks at.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import cache, partial
from typing import Any, TypeVar

import msgspec

from debut.bots import LEVELS, PERFECT, Player, player
from debut.bots.perfect import policy_of, ready_policy
from debut.kernel.algorithms.budgets import Thinking
from debut.kernel.errors import IllegalAction
from debut.kernel.game import Refusal, State, restored
from debut.kernel.registry import game
from debut.kernel.views import Chances, Pick, Preview
from debut.server.addresses import Addresses
from debut.server.allowances import Turns, WorkerTime
from debut.server.workers import WorkerGone, Workers, undisturbed
from debut.table.answers import previews_of, refusal_of
from debut.table.limits import LIMITS
from debut.table.stored import NOBODY

Answer = TypeVar("Answer")
# About how fast a machine is; only who goes first depends on it.
SIMULATIONS_A_SECOND = 50_000
AIMS_SECONDS = 0.1
# About what one preview takes; only whose turn it is depends on it.
PREVIEW_SECONDS = 0.003
LOOK_SECONDS = 0.01
SOLVE_SECONDS = 4.0


class Thinkers:
    """The cheap levels have a process that the one that thinks for seconds never gets."""

    def __init__(self, time: WorkerTime | None = None) -> None:
        """``time``: the processor time that addresses may take for what they ask."""
        self._time = time or Addresses(LIMITS).worker_time
        self._workers = Workers(
            LIMITS.thinker_workers, quick=1, most_seconds=LIMITS.answer_seconds,
            slow_seconds=LIMITS.thinking_seconds,
        )  # fmt: skip
        self._turns = {slow: Turns(LIMITS.thinkers_an_address) for slow in (True, False)}
        self._warmed: set[str] = set()
        # One match at a time is worked out: there are other slow thinkers, and others who wait for
        # the same one.
        self._solving = asyncio.Lock()

    async def choose(self, bot: str, state: State, addresses: Collection[str] = ()) -> int:
        """Cancelled, it ends the search too: nobody thinks about a match that has gone on.

        ``addresses`` are those who watch: it counts as a search of one of them.
        """
        try:
            if bot == PERFECT:
                return await self._perfect(state, addresses)
            seconds, slow = budget(bot, state.game.spec.thinking)
            turn = await self._turn(addresses, slow)
            return await self._asked(partial(answer, bot), state, seconds, slow, turn)
        except WorkerGone:
            raise IllegalAction("thinker-gone", bot=bot) from None

    async def _perfect(self, state: State, addresses: Collection[str]) -> int:
        """Looked up at once where it has been worked out; else that is slow, once."""
        turn = await self._turn(addresses, slow=False)
        found = await self._asked(look_up, state, LOOK_SECONDS, False, turn)
        if found is not None:
            return found
        turn = await self._turn(addresses, slow=True)
        try:
            await self._solving.acquire()
        except BaseException:
            turn()
            raise

        def end() -> None:
            self._solving.release()
            turn()

        try:
            found = await self._asked(look_up, state, LOOK_SECONDS, False)
        except BaseException:
            end()
            raise
        if found is not None:
            end()
            return found
        return await self._asked(work_out, state, SOLVE_SECONDS, True, end)

    async def _turn(self, addresses: Collection[str], slow: bool) -> Callable[[], None]:
        """Waits until one of those who watch has a turn: the one with the fewest searches.

        Nobody slows a table down by watching it from an address with many others. What is returned
        ends the turn.
        """
        turns = self._turns[slow]
        address = min(addresses or (NOBODY,), key=turns.of)
        await turns.enter(address)
        return partial(turns.leave, address)

    async def _asked(
        self,
        work: Callable[[str, bytes], Answer],
        state: State,
        seconds: float,
        slow: bool,
        end: Callable[[], None] = lambda: None,
    ) -> Answer:
        """``end`` is called when the process is free: an answer is given up sooner than that."""
        record = bytes(state.record)
        job = self._workers.begin(work, state.game.id, record, seconds=seconds, slow=slow)
        job.freed.add_done_callback(lambda _: end())
        found: Answer = await job.done
        return found

    async def computed(
        self, address: str, work: Callable[..., Answer], *arguments: Any, seconds: float
    ) -> Answer:
        """What an address asks for, charged to it; ``seconds``: how long it usually takes."""
        return await self._time.run(address, self._workers, work, *arguments, seconds=seconds)

    async def aims(self, state: State, address: str = NOBODY) -> bytes:
        """All that can be aimed in this position, as JSON: tens of thousands of flicks."""
        record = bytes(state.record)
        return await self.computed(address, aims_of, state.game.id, record, seconds=AIMS_SECONDS)

    async def chances(self, state: State, actions: list[int], address: str = NOBODY) -> Chances:
        """What becomes of the ball by these decisions: a strike is played with all its errors."""
        record = bytes(state.record)
        return await self.computed(
            address, chances_of, state.game.id, record, actions, seconds=LOOK_SECONDS
        )

    async def previews(
        self, state: State, actions: list[int], address: str = NOBODY
    ) -> list[Preview]:
        record = bytes(state.record)
        return await self.computed(
            address, stored_previews, state.game.id, record, actions, seconds=PREVIEW_SECONDS
        )

    async def refusal(
        self, state: State, text: str, picks: tuple[Pick, ...], address: str = NOBODY
    ) -> Refusal | None:
        record = bytes(state.record)
        return await self.computed(
            address, stored_refusal, state.game.id, record, text, picks, seconds=PREVIEW_SECONDS
        )

    async def warm(self, name: str) -> None:
        """A game in which one aims is got ready while its players still sit down."""
        if game(name).spec.aims is not None:
            await self.get_ready(name)

    async def get_ready(self, name: str) -> None:
        """The worker that answers questions is started, once a game, before somebody asks."""
        if name in self._warmed:
            return
        self._warmed.add(name)
        with suppress(WorkerGone):
            await self._workers.run(get_ready, name, seconds=AIMS_SECONDS, slow=False)

    @property
    def workers(self) -> Workers:
        return self._workers

    def close(self) -> None:
        self._workers.close()


def budget(bot: str, thinking: Thinking) -> tuple[float, bool]:
    """How long an opponent usually thinks, and whether that is by the clock."""
    level = bot.removeprefix("level")
    if level.isdigit() and int(level) > max(LEVELS):
        return thinking.seconds, True
    number = int(level) if level.isdigit() else max(LEVELS) if bot == "search" else 1
    return thinking.simulations[number - 1] / SIMULATIONS_A_SECOND, False


@cache
def opponent(bot: str) -> Player:
    return player(bot)


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


def aims_of(name: str, record: bytes) -> bytes:
    with undisturbed():
        state = restored(name, record)
        _ = state.game.machine
    return msgspec.json.encode(state.aims())


def chances_of(name: str, record: bytes, actions: list[int]) -> Chances:
    with undisturbed():
        state = restored(name, record)
        _ = state.game.machine
    return state.chances(actions)


def get_ready(name: str) -> None:
    with undisturbed():
        _ = game(name).machine


def look_up(name: str, record: bytes) -> int | None:
    """Perfect's answer; nothing, if it has not worked such a match out yet."""
    with undisturbed():
        state = restored(name, record)
        found = ready_policy(state.game, state.options)
    return found.best(state) if found else None


def work_out(name: str, record: bytes) -> int:
    """Perfect's answer, for which it solves the game first."""
    with undisturbed():
        state = restored(name, record)
        found = policy_of(state.game, state.options)
    return found.best(state)


def answer(bot: str, name: str, record: bytes) -> int:
    with undisturbed():
        thinks, state = opponent(bot), restored(name, record)
        _ = state.game.machine
    return thinks.choose(state)
