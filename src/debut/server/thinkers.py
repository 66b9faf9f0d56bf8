"""Computer opponents in processes of their own: a slow search never delays a person's move."""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context, parent_process

from debut.bots import Player, player
from debut.kernel.errors import IllegalAction
from debut.kernel.game import State, restored
from debut.server.limits import LIMITS

TRIES = 3


class Thinkers:
    """A few worker processes, started when the first answer is wanted."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, state: State) -> int:
        for _ in range(TRIES):
            pool = self._pool or self._start()
            try:
                job = pool.submit(answer, bot, state.game.id, bytes(state.record))
                return await asyncio.wrap_future(job)
            except BrokenProcessPool:
                # A worker was killed: the next one starts afresh.
                if self._pool is pool:
                    self._pool = None
        raise IllegalAction("thinker-gone", bot=bot)

    def _start(self) -> ProcessPoolExecutor:
        # A fresh interpreter: the server's threads and sockets are not copied into it.
        spawn = get_context("spawn")
        self._pool = ProcessPoolExecutor(LIMITS.thinker_workers, spawn, initializer=end_with_server)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def end_with_server() -> None:
    """A worker whose server was killed would wait for work for ever."""
    server = parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


@cache
def opponent(bot: str) -> Player:
    return player(bot)


def answer(bot: str, game: str, record: bytes) -> int:
    return opponent(bot).choose(restored(game, record))
