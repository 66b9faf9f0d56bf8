"""Memory goes back to the system once a flood is over, and the collector of cycles stays quick."""

from __future__ import annotations

import asyncio
import ctypes
import gc
from contextlib import suppress
from itertools import count
from typing import Any

from debut.server.held_bytes import HeldBytes
from debut.table.background import note_failure

# Blocks from this size on are given back as soon as they are free, and half as much may lie idle.
LARGE = 128 * 1024
# glibc's names for its settings, which it keeps to itself.
M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8
ARENAS = 2
# So often it is looked whether something can be given back.
SECONDS = 2.0
# After so many bytes have been held and released again, it is worth the milliseconds.
FLOOD = 4 * 1024 * 1024
# By this look most of what is loaded when it is first wanted is there.
LOADED = 30


def c_library() -> Any:
    """glibc, or nothing where the library of C is another one."""
    with suppress(OSError):
        library = ctypes.CDLL(None)
        if hasattr(library, "malloc_trim") and hasattr(library, "mallopt"):
            return library
    return None


def give_large_blocks_back() -> None:
    """Keeps glibc from raising its bound each time a large block is freed."""
    library = c_library()
    if library is not None:
        library.mallopt(M_MMAP_THRESHOLD, LARGE)
        library.mallopt(M_TRIM_THRESHOLD, LARGE)
        library.mallopt(M_ARENA_MAX, ARENAS)


def trim() -> None:
    """Gives free memory back to the system: pages that lie between those in use, too."""
    library = c_library()
    if library is not None:
        library.malloc_trim(0)


def leave_out_of_collection() -> None:
    """What there is by now stays for good: looking through it for cycles took 90 ms each time."""
    gc.collect()
    gc.freeze()


class Keeper:
    """Looks after the memory of the event loop's process while the server runs."""

    def __init__(self, held: HeldBytes) -> None:
        self._held = held
        self.trimmed = 0  # how often memory has been given back
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        leave_out_of_collection()
        for looks in count(1):
            await asyncio.sleep(SECONDS)
            if looks == LOADED:
                leave_out_of_collection()
            try:
                await self.look()
            except Exception as error:
                note_failure("giving memory back", error)

    async def look(self) -> None:
        """Trims when a flood is over, in a thread: the lock of memory alone is taken."""
        held = self._held
        if held.most - held.now >= FLOOD:
            held.most = held.now
            gc.collect(1)
            await asyncio.to_thread(trim)
            self.trimmed += 1

    def close(self) -> None:
        self._task.cancel()
