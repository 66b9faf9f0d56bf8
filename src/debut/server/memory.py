"""Gives memory back to the system after a flood, and keeps the garbage collector quick."""

from __future__ import annotations

import asyncio
import ctypes
import gc
from contextlib import suppress
from itertools import count
from typing import Any

from debut.server.held_bytes import HeldBytes
from debut.table.background import note_failure

# Blocks of at least this size are given back as soon as they are free; the heap is trimmed when as
# much is free at its top.
LARGE = 128 * 1024
# The numbers of glibc's settings, which Python does not export.
M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8
ARENAS = 2
# The seconds between two checks whether memory can be given back.
SECONDS = 2.0
# After so many bytes have been held and released, a trim pays for its milliseconds.
FLOOD = 4 * 1024 * 1024
# By this check most of what is loaded on demand has been loaded.
LOADED = 30


def c_library() -> Any:
    """Returns glibc, or None if the C library is another one."""
    with suppress(OSError):
        library = ctypes.CDLL(None)
        if hasattr(library, "malloc_trim") and hasattr(library, "mallopt"):
            return library
    return None


def give_large_blocks_back() -> None:
    """Keeps glibc from raising its threshold each time a large block is freed."""
    library = c_library()
    if library is not None:
        library.mallopt(M_MMAP_THRESHOLD, LARGE)
        library.mallopt(M_TRIM_THRESHOLD, LARGE)
        library.mallopt(M_ARENA_MAX, ARENAS)


def trim() -> None:
    """Gives free memory back to the system, also pages between those in use."""
    library = c_library()
    if library is not None:
        library.malloc_trim(0)


def leave_out_of_collection() -> None:
    """Excludes all present objects from collection: searching them took 90 ms each time."""
    gc.collect()
    gc.freeze()


class Keeper:
    """Manages the memory of the event loop's process while the server runs."""

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
        """Trims when a flood is over, in a thread: it takes only the allocator's lock."""
        held = self._held
        if held.most - held.now >= FLOOD:
            held.most = held.now
            gc.collect(1)
            await asyncio.to_thread(trim)
            self.trimmed += 1

    def close(self) -> None:
        self._task.cancel()
