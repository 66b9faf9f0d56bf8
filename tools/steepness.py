"""How sure a lead makes a win, found from matches between computer opponents.

``python -m tools.steepness GAME [MATCHES]`` tells the number that a game's ``Telling`` holds.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable

from debut.bots.players import Greedy, evaluate_state
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.registry import game
from debut.kernel.testing import random_action
from debut.story.win_share import lead_of, look_ahead, win_share_of

_STEPS = 40  # of Newton's method: more than it ever takes
_MATCHES = 200


def samples(name: str, matches: int, seed: int = 0) -> list[tuple[float, float]]:
    """Positions of matches: the judgement, and what came of it."""
    found: list[tuple[float, float]] = []
    for number in range(matches):
        dice, player = random.Random(seed + number), Greedy()
        state = game(name).start()
        values: list[float] = []
        while state.turn != OVER:
            thrown = state.turn == CHANCE
            if not thrown:
                values.append(look_ahead(state))
            state = state.play(random_action(state, dice) if thrown else player.choose(state))
        ended = (1 + evaluate_state(state)) / 2
        found += [(value, ended) for value in values]
    return found


def fit(sampled: Iterable[tuple[float, float]]) -> float:
    """The steepness under which what came of these positions was likeliest."""
    sampled = tuple(sampled)
    steepness = 1.0
    for _ in range(_STEPS):
        slope = curve = 0.0
        for value, ended in sampled:
            ahead, likely = lead_of(value), win_share_of(value, steepness)
            slope += (ended - likely) * ahead
            curve += likely * (1 - likely) * ahead * ahead
        step = slope / curve
        steepness += step
        if abs(step) < 1e-6:
            break
    return steepness


if __name__ == "__main__":
    name, *rest = sys.argv[1:]
    print(f"{fit(samples(name, int(rest[0]) if rest else _MATCHES)):.2f}")
