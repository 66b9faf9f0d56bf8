"""Runs tasks that nobody awaits: keeps them until they end and logs those that fail."""

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
        """Starts a task; ``doing`` names it in the log."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(noting(doing))


def noting(doing: str) -> Callable[[asyncio.Future[Any]], None]:
    """Returns a callback for a task that is done, which logs why it failed, if it did."""
    return partial(_note_end, doing)


def _note_end(doing: str, task: asyncio.Future[Any]) -> None:
    if not task.cancelled() and (error := task.exception()):
        note_failure(doing, error)


def note_failure(doing: str, error: BaseException) -> None:
    """Logs a refusal as one line, a fault of ours with its traceback."""
    if isinstance(error, DebutError):
        note(logging.WARNING, "%s: %s", doing, error, address=SERVER, code=error.message)
    else:
        note(logging.ERROR, "%s failed", doing, address=SERVER, error=error)
