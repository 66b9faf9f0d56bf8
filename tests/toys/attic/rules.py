from __future__ import annotations

import math
from typing import Any

from debut.kernel.layout import CHANCE, OVER
from debut.kernel.rule import rule
from tests.toys.attic import ROOM

SINE, POWER, REST = range(3)


@rule
def legal(s: Any, out: Any) -> int:  # noqa: ARG001
    for action in range(3):
        out[action] = action
    return 3


@rule
def chance(s: Any, out: Any, odds: Any) -> int:
    for action in range(3):
        odds[action] = 1 + s.plies
    for action in range(3):
        out[action] = action
    return 3


@rule
def empty(s: Any) -> None:
    """Compiled to a call of ``memset``."""
    for i in range(ROOM):
        s.things[i] = 0


@rule
def play(s: Any, action: int) -> None:
    if action == SINE:
        s.dust = math.sin(s.dust + s.plies)
    elif action == POWER:
        s.dust = (abs(s.dust) + 1.5) ** (1.0 / (0.4 + abs(s.dust)))
        empty(s)
    elif action == REST:
        s.dust = (s.dust - 7.25) % (1.75 + s.plies)
    else:
        raise ValueError  # which no rule may
    s.things[s.plies * 37 % ROOM] = s.plies + 1
    s.plies += 1
    s.turn = CHANCE if s.plies % 3 == 2 else s.plies % 2
    if s.plies == 12:
        s.turn = OVER
