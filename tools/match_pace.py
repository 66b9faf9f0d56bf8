"""Measures what ``PACE`` of each game rests on: ``python -m tools.match_pace supergoal level2 20``.

Plays a computer opponent against itself and counts the decisions and the rolls of a full match, for
each unit of the option that makes the match longer. A choice of one is no decision, and an aim is
one, however many parts the rules see in it.
"""

from __future__ import annotations

import random
import sys
from typing import NamedTuple

from debut.bots import player
from debut.kernel.game import State
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.match.dice import any_outcome
from debut.kernel.pace import usual_options
from debut.kernel.registry import game


class Count(NamedTuple):
    decisions: float
    rolls: float


def measured(name: str, opponent: str, matches: int, **options: object) -> Count:
    """Decisions and rolls of one match, on average."""
    decisions = rolls = 0
    for seed in range(matches):
        players = player(opponent, seed), player(opponent, seed + matches)
        dice = random.Random(seed)
        state = game(name).start(**options)
        while state.turn != OVER:
            if state.turn == CHANCE:
                rolls += 1
                state = state.play(any_outcome(state.weights(), dice))
            else:
                decisions += is_decision(state)
                state = state.play(players[state.turn].choose(state))
    return Count(decisions / matches, rolls / matches)


def is_decision(state: State) -> bool:
    """Whether a person thinks about it: there is a choice, and it is no later part of an aim."""
    actions = state.actions()
    if len(actions) == 1:
        return False
    groups = state.game.spec.groups(state.record, actions)
    return all(group.kind != "strength" for group in groups)


def main(name: str, opponent: str, matches: str) -> None:
    pace, options = game(name).spec.pace, game(name).spec.options
    rule = next(rule for rule in pace.rules if rule.fits(usual_options(options)))
    found = measured(name, opponent, int(matches))
    per = Count(found.decisions / rule.units, found.rolls / rule.units)
    print(f"{found.decisions:.0f} decisions and {found.rolls:.0f} rolls a match,")
    print(f"{per.decisions:.1f} and {per.rolls:.1f} for each unit of {pace.option}")


if __name__ == "__main__":
    main(*sys.argv[1:])
