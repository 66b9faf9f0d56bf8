"""Health checks: whether the server lives and whether it is ready, for what restarts it."""

from __future__ import annotations

import asyncio
from time import monotonic, perf_counter

import msgspec
from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.datastructures import State as AppState

from debut.server.store import Store
from debut.table.errors import StoreFailed
from debut.table.stored import StoreBroken

# A database that takes longer than this is taken as one that does not answer.
PATIENCE = 5.0
# A check writes to the disk: requests within this time share one.
SHARED_SECONDS = 1.0


class Live(msgspec.Struct):
    """The process answers. Nothing else was checked: a full disk is no reason to restart it."""

    live: bool = True


class Ready(msgspec.Struct):
    """The database can be written; ``compiling`` counts games that are not machine code yet."""

    ready: bool
    database_ms: float
    compiling: int


class Health:
    """Checks the database once at a time, however many ask."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._look: asyncio.Task[float | StoreFailed] | None = None
        self._begun = 0.0

    async def database_ms(self) -> float:
        """Returns how long a write to the database took; raises StoreFailed if it fails."""
        old = monotonic() - self._begun >= SHARED_SECONDS
        if self._look is None or (self._look.done() and old):
            self._look, self._begun = asyncio.create_task(self._measured()), monotonic()
        try:
            found = await asyncio.wait_for(asyncio.shield(self._look), PATIENCE)
        except TimeoutError:
            raise StoreFailed("store-silent", seconds=PATIENCE) from None
        if isinstance(found, StoreFailed):
            raise found
        return found

    async def _measured(self) -> float | StoreFailed:
        """Returns a failure as a value: everybody who asked may have left."""
        started = perf_counter()
        try:
            await self._store.touch()
        except StoreBroken as error:
            return StoreFailed("store-failed", why=str(error).splitlines()[0])
        return round(1000 * (perf_counter() - started), 2)


@get("/api/health/live", sync_to_thread=False, cache_control=CacheControlHeader(no_store=True))
def live() -> Live:
    """Whether the process answers, for what restarts it."""
    return Live()


@get("/api/health/ready", cache_control=CacheControlHeader(no_store=True))
async def ready(state: AppState) -> Ready:
    """Whether moves can be stored, for what sends people here. 503 with the reason if not."""
    took = await state.health.database_ms()
    return Ready(True, took, len(state.compiling.waiting))
