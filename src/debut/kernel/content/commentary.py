"""Turns the events of a match into sentences without using the same one twice in a row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Protocol

from debut.kernel.events import Event, event_values


class Say(Protocol):
    """Formats a message as a sentence, as ``Catalog.say`` does."""

    def __call__(self, message: str, values: dict[str, object], nth: int, /) -> str: ...


class Commentary:
    """Describes the plies of a match in order; an event that recurs uses its next variant.

    The variant depends on the earlier plies alone, so that the terminal, a replay and the browser
    (web/src/lib/variants.ts) describe the same match in the same words.
    """

    def __init__(self, say: Say) -> None:
        self._say = say
        # The messages of every ply so far; the first entry stands for the start and is empty.
        self._plies: list[tuple[str, ...]] = [()]

    def hear(self, events: Iterable[Event], ply: int | None = None) -> None:
        """Notes the events of a ply (default: the next one); plies after it were undone."""
        del self._plies[len(self._plies) if ply is None else ply :]
        self._plies.append(tuple(event.message for event in events))

    def tell(self, events: Sequence[Event], ply: int | None = None) -> list[str]:
        """Notes the events of a ply and returns their sentences."""
        self.hear(events, ply)
        used = Counter(chain.from_iterable(self._plies[:-1]))
        lines = []
        for event in events:
            message = event.message
            lines.append(self._say(f"event-{message}", event_values(event), used[message]))
            used[message] += 1
        return lines
