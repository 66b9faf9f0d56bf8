"""The compiled rules against the second, slow ones: ground, count, offside, skills, legal actions.

``python -m tests.games.simulator.test_second 10000`` compares so many positions.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import debut
from debut import OVER, State
from debut.games.simulator import board, tables
from debut.games.simulator.rules.distance_count import UNDER, cells_under_ball, offside_in_count
from debut.games.simulator.rules.offside import mark_offside
from debut.kernel.testing import random_action
from tests.games.simulator import drawn, plain, second, second_ground
from tests.games.simulator.bench import decided_by
from tests.games.simulator.second_legal import LEGAL

DRAWN: dict[str, Callable[[random.Random], Any]] = {
    "count": drawn.struck,
    "skill": drawn.received,
    "announce": drawn.holding,
    "intercept": drawn.intercepting,
    "keeper": drawn.shooting,
    "attack": drawn.attacking,
    "defence": drawn.defending,
    "lineup": drawn.lining_up,
    "placing": drawn.placing,
}
EACH, PLAYED = 60, 500  # positions of each kind that the suite compares
# What must have decided, and how often at least in each 100, or it has not compared enough.
RULES = {"nearest": 30, "short": 2, "long": 1, "pressing": 1, "relance": 1, "cross": 1, "shot": 3,
         "touch": 2}  # fmt: skip
MATCHES: tuple[dict[str, object], ...] = (
    {"length": "11", "dexterity": "none", "pro": "all"},
    {"length": "11", "dexterity": "none"},
)


def state_of(record: Any) -> State:
    record.turn = record.who
    return State(debut.game("simulator"), record)


def compare(state: State) -> Counter[str]:
    """Both rules let the same be done."""
    position = plain.position(state.record)
    found = [plain.action(code) for code in state.actions()]
    assert len(set(found)) == len(found)
    legal = LEGAL[position.phase](position)
    if position.phase == "skill" and len(legal) == 1:
        legal = set()  # it is not asked then
    assert set(found) == legal, f"{sorted(map(str, set(found) ^ legal))} at {state}"
    return Counter({position.phase: 1, "actions": len(found)})


def compare_count(record: Any) -> Counter[str]:
    """Who has the ball, why, who may go where, and who is offside."""
    position = plain.position(record)
    work = [0] * 2000
    under = [board.NAMES[c] for c in work_cells(record, work)]
    assert set(under) == second_ground.cells_of_ball(position.ball), position.ball
    counted = second.count(position)
    record.who = "AB".index(counted.side)
    state = state_of(record)
    happened = compare(state)
    caught = offside_in_count(record, work, len(under))
    shirts = second.offside_by_count(position)
    assert caught % board.TEAM + 1 in shirts if caught >= 0 else not shirts, str(state)
    assert decided_by(state.play(state.actions()[0])) == counted.rule, str(state)
    return happened + Counter({counted.rule: 1, f"{len(under)} cells": 1})


def work_cells(record: Any, work: list[int]) -> list[int]:
    count = cells_under_ball(record, work)
    return work[UNDER : UNDER + count]


def compare_offside(record: Any) -> Counter[str]:
    position = plain.position(record)
    mark_offside(record)
    found = {bit + 1 for bit in range(board.TEAM) if record.offside >> bit & 1}
    assert found == second.offside(position), position
    return Counter({"offside": len(found)})


def compare_drawn(kind: str, seed: object, positions: int) -> Counter[str]:
    dice, happened = random.Random(f"{seed} {kind}"), Counter[str]()
    for _ in range(positions):
        record = DRAWN[kind](dice)
        if kind == "count":
            happened += compare_count(record)
            happened += compare_offside(record)
        else:
            happened += compare(state_of(record))
    return happened


def played(dice: random.Random) -> Iterator[State]:
    while True:
        state = debut.game("simulator").start(**dice.choice(MATCHES))
        while state.turn != OVER:
            yield state
            state = state.play(random_action(state, dice))


def compare_played(seed: object, positions: int) -> Counter[str]:
    """Positions of random matches; what only the dice or an aim decide is passed over."""
    dice, happened = random.Random(f"{seed} played"), Counter[str]()
    states = played(dice)
    while happened["compared"] < positions:
        state = next(states)
        if board.PHASES[state.record.phase] in LEGAL:
            happened += compare(state) + Counter({"compared": 1})
    return happened


def test_both_tell_the_same_ground() -> None:
    names = board.NAMES
    for cell in board.ALL_CELLS:
        assert board.centre(cell) == second_ground.CELLS[names[cell]]
        for other in board.ALL_CELLS:
            steps = second_ground.distance(names[cell], names[other])
            assert tables.DISTANCE[cell][other] == steps
        for number, side in enumerate("AB"):
            zone = ("defence", "midfield", "attack")[tables.ZONE[number][cell]]
            assert zone == second_ground.zone(names[cell], side)
            for told, cells in (
                (tables.AREA, second_ground.AREA[second_ground.other(side)]),
                (tables.GOAL_AREA_OF, second_ground.GOAL_AREA[second_ground.other(side)]),
                (tables.SHOOTING, second_ground.SHOOTING[side]),
                (tables.CROSSING, second_ground.CROSSING[side]),
            ):
                assert bool(told[number][cell]) == (names[cell] in cells)


@pytest.mark.parametrize("kind", DRAWN)
def test_both_rules_agree_on_drawn_positions(kind: str) -> None:
    positions = 5 * EACH if kind == "count" else EACH
    happened = compare_drawn(kind, 0, positions)
    if kind == "count":
        few = {rule: happened[rule] for rule, n in RULES.items() if happened[rule] < 3 * n}
        assert not few
        assert happened["offside"] > 50
        assert happened["3 cells"] > 5
    else:
        assert happened["actions"] > positions // 4


def test_both_rules_agree_on_positions_of_random_matches() -> None:
    happened = compare_played(0, PLAYED)
    assert set(happened) >= {"lineup", "attack", "defence", "place-first", "place-all", "announce"}


if __name__ == "__main__":
    total = int(sys.argv[1])
    counted = compare_played("all", total // 4)
    for kind_ in DRAWN:
        counted += compare_drawn(kind_, "all", (total - total // 4) // len(DRAWN))
    for told_, count_ in sorted(counted.items()):
        print(f"{count_:9,d} {told_}")
