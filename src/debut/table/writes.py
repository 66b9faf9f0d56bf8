"""Handles a failing database: refuses the request, informs the table and the log."""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from debut.table.errors import StoreFailed
from debut.table.logs import SERVER, note
from debut.table.messages import STORE
from debut.table.rooms import Room
from debut.table.stored import AlreadyStored, StoreBroken

T = TypeVar("T")


async def safely(work: Coroutine[Any, Any, T], room: Room | None = None) -> T:
    """Returns what the store answers, or raises StoreFailed: nothing has been stored.

    ``room`` is the match that is written to: everybody there sees that a write failed, until one
    succeeds. A read shares a transaction with writes and may fail with them.
    """
    try:
        found = await work
    except StoreBroken as error:
        why = str(error).splitlines()[0]
        failed = StoreFailed("store-failed", why=why)
        if not isinstance(error, AlreadyStored):
            where = room.name if room else "no match"
            note(logging.ERROR, "the database has failed in %s: %s", where, why, address=SERVER,
                 code=failed.message)  # fmt: skip
            if room:
                room.stall(STORE, failed)
        raise failed from error
    if room and room.stalled and room.stalled.player == STORE:
        room.recover()
    return found
