"""What a position of the made-up game is worth."""

from __future__ import annotations

from typing import Any

from debut.kernel.rule import rule
from tests.toys.duel.board import AIM, DIRECTION, DIRECTIONS, SPOTS
from tests.toys.duel.rules import legal


@rule
def suggest(s: Any, out: Any) -> int:
    """Of the directions one for every spot."""
    if s.phase != AIM:
        return int(legal(s, out))
    for spot in range(SPOTS):
        out[spot] = DIRECTION + spot * DIRECTIONS // SPOTS
    return SPOTS


@rule
def evaluate(s: Any) -> float:
    lead = float(s.score[0] - s.score[1])
    return lead / (1.0 + abs(lead))
