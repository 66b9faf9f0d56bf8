"""Tasks that nobody waits for: kept until they end, and in the log when they fail."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from debut.kernel.errors import DebutError
from debut.table.logs import SERVER, note


class Background:
    """The tasks of one part of the server."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any], doing: str) -> None:
        """``doing``: what the log calls it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(noting(doing))


def noting(doing: str) -> Callable[[asyncio.Future[Any]], None]:
    """To be called with a task that is done: writes down why it failed, if it did."""
    return partial(_note_end, doing)


def _note_end(doing: str, task: asyncio.Future[Any]) -> None:
    if not task.cancelled() and (error := task.exception()):
        note_failure(doing, error)


def note_failure(doing: str, error: BaseException) -> None:
    """A refusal is one line, a fault of ours has its traceback."""
    if isinstance(error, DebutError):
        note(logging.WARNING, "%s: %s", doing, error, address=SERVER, code=error.message)
    else:
        note(logging.ERROR, "%s failed", doing, address=SERVER, error=error)
