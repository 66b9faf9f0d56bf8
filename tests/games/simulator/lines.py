"""Matches by their first plies, without errors of the flicks: ``dexterity="none"``, 11 steps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import debut

OPTIONS = {"length": "11", "dexterity": "none"}

# A kicks off, and its 11 comes to e10, in the penalty area.
TO_THE_AREA = [
    "A", "4-3-3", "4-4-2", "low", "180", "7", "11-e8", "end", "end", "low", "0", "9", "end", "end",
    "low", "0", "4", "none", "10-e8", "end", "end", "low", "0", "4", "none", "end",
]  # fmt: skip
# B3 comes in from behind: a foul, which stands.
TO_A_PENALTY = [*TO_THE_AREA, "3-e10", "1", "1"]
# All are placed: the keeper is to choose his spot.
TO_THE_SPOT = [*TO_A_PENALTY, "4-3-3", "4-4-2", "4-3-3"]


def codes(texts: Iterable[str], **options: object) -> Iterator[tuple[int, int]]:
    """Whose turn it is at each ply, and what is played."""
    state = debut.game("simulator").start(**(options or OPTIONS))
    for text in texts:
        action = state.read(text)
        yield state.turn, action
        state = state.play(action)
