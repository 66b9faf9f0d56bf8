"""Computer opponents in processes of their own: a slow search never delays a person's move.

So are all aims of a strike, which are as many flicks as a search looks at.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache

import msgspec

from debut.bots import LEVELS, Player, player
from debut.kernel.errors import IllegalAction
from debut.kernel.game import State, restored
from debut.kernel.registry import game
from debut.kernel.thinking import Thinking
from debut.server.limits import LIMITS
from debut.server.workers import WorkerGone, Workers, undisturbed

# About how fast a machine is; only who goes first depends on it.
SIMULATIONS_A_SECOND = 50_000
AIMS_SECONDS = 0.1


class Thinkers:
    """The cheap levels have a process that the one that thinks for seconds never gets."""

    def __init__(self) -> None:
        self._workers = Workers(LIMITS.thinker_workers, quick=1)
        self._warmed: set[str] = set()

    async def choose(self, bot: str, state: State) -> int:
        """Cancelled, it ends the search too: nobody thinks about a match that has gone on."""
        seconds, slow = budget(bot, state.game.spec.thinking)
        try:
            found: int = await self._workers.run(
                answer, bot, state.game.id, bytes(state.record), seconds=seconds, slow=slow
            )
        except WorkerGone:
            raise IllegalAction("thinker-gone", bot=bot) from None
        return found

    async def aims(self, state: State) -> bytes:
        """All that can be aimed in this position, as JSON: tens of thousands of flicks."""
        found: bytes = await self._workers.run(
            aims_of, state.game.id, bytes(state.record), seconds=AIMS_SECONDS, slow=False
        )
        return found

    async def warm(self, name: str) -> None:
        """A game in which one aims is got ready while its players still sit down."""
        if game(name).spec.aims is None or name in self._warmed:
            return
        self._warmed.add(name)
        with suppress(WorkerGone):
            await self._workers.run(get_ready, name, seconds=AIMS_SECONDS, slow=False)

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


def aims_of(name: str, record: bytes) -> bytes:
    with undisturbed():
        state = restored(name, record)
        _ = state.game.machine
    return msgspec.json.encode(state.aims())


def get_ready(name: str) -> None:
    with undisturbed():
        _ = game(name).machine


def answer(bot: str, name: str, record: bytes) -> int:
    with undisturbed():
        thinks, state = opponent(bot), restored(name, record)
        _ = state.game.machine
    return thinks.choose(state)
