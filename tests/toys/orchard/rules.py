from __future__ import annotations

from typing import Any

from debut.kernel.layout import CHANCE, OVER
from debut.kernel.rule import rule
from tests.toys.orchard import PICKS, TREES


@rule
def apples(s: Any, tree: int) -> int:
    """What a tree bears now; no two bear the same."""
    return (tree * 7919 + s.picks * 311) % TREES


@rule
def legal(s: Any, out: Any) -> int:  # noqa: ARG001 - every tree can be picked
    for tree in range(TREES):
        out[tree] = tree
    return TREES


@rule
def chance(s: Any, out: Any, odds: Any) -> int:
    for wind in range(2):
        out[wind] = wind
        odds[wind] = 1 + wind * s.picks
    return 2


@rule
def play(s: Any, action: int) -> None:
    if s.turn == CHANCE:
        s.turn = s.picks & 1
        s.apples[action] += 1
        return
    side = s.turn
    found = apples(s, action)
    # The finest three have worms: the other side picks twice as much next time.
    s.apples[side] += found * (1 + s.worms[side])
    s.worms[side] = 0
    s.worms[1 - side] = 1 if found >= TREES - 3 else 0
    s.picks += 1
    s.turn = CHANCE
    if s.picks == PICKS:
        s.turn = OVER
        s.winner = 0 if s.apples[0] > s.apples[1] else 1
