"""A match told in words: the same line is never said twice running."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Protocol

from debut.kernel.events import Event, event_values


class Say(Protocol):
    """How a catalog makes a sentence: see ``Catalog.say``."""

    def __call__(self, message: str, values: dict[str, object], nth: int, /) -> str: ...


class Commentary:
    """Tells the plies of a match in order; what happens again is told in its next variant.

    Which variant it is follows from the plies before alone, so that the terminal, a replay and the
    browser (web/src/lib/variants.ts) tell the same match in the same words.
    """

    def __init__(self, say: Say) -> None:
        self._say = say
        # The messages of every ply so far; before the first one there are none.
        self._plies: list[tuple[str, ...]] = [()]

    def hear(self, events: Iterable[Event], ply: int | None = None) -> None:
        """Notes a ply, the next one unless said otherwise: those after it were taken back."""
        del self._plies[len(self._plies) if ply is None else ply :]
        self._plies.append(tuple(event.message for event in events))

    def tell(self, events: Sequence[Event], ply: int | None = None) -> list[str]:
        """Notes a ply, and returns its lines."""
        self.hear(events, ply)
        told = Counter(chain.from_iterable(self._plies[:-1]))
        lines = []
        for event in events:
            message = event.message
            lines.append(self._say(f"event-{message}", event_values(event), told[message]))
            told[message] += 1
        return lines
