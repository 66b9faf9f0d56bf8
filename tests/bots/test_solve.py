"""Super Goal! solved: the equation of best play holds everywhere, and a slow solver agrees.

``python -m tests.bots.test_solve 10000`` looks at so many positions of matches in full length.
``python -m tests.bots.test_solve slow`` solves whole second halves without any packing (minutes).
``python -m tests.bots.unpacked 1 2 3`` compares whole matches with a solution without packing.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

import debut
from debut import CHANCE, OVER, BadOption, BadPosition, State
from debut.bots import player
from debut.bots.solve import Solution, solve, solved
from debut.kernel.algorithms.solving import TIE
from debut.kernel.testing import random_action
from tests.bots.slow import Known, worth
from tests.helpers import reads_well

GAME = debut.game("supergoal")
OPTIONS: dict[str, dict[str, Any]] = {
    "one throw": {"throws": 1},
    "var": {"throws": 2, "var": True},
    "tournament": {"throws": 3, "tournament": True, "var": True},
}
# Late in a half, with the champion die here or there: what can follow is some ten thousand records.
LATE = (
    "attack=A; ball=c6; phase=choose; champion=A:recovery; up=yes; extra=22",
    "attack=B; ball=d9; phase=choose; champion=A:save; fouls=1-0; score=1-0; up=yes; extra=22",
    "attack=B; ball=c10; phase=choose; champion=B:foul; fouls=0-1; score=0-1; up=yes; extra=22",
    "attack=A; ball=e9; phase=choose; champion=B:recovery; score=2-2; up=yes; extra=22",
)


@cache
def solution(name: str) -> Solution:
    return solve(GAME, **OPTIONS[name])


def played(options: dict[str, Any], count: int, seed: int) -> Iterator[State]:
    """Positions of matches between opponents of all sorts, until there are so many."""
    dice = random.Random(seed)
    found = 0
    while True:
        sides = [player(dice.choice(("random", "greedy", "level2")), seed=seed) for _ in range(2)]
        state = GAME.start(**options)
        while state.turn != OVER:
            yield state
            found += 1
            if found == count:
                return
            chosen = state.turn != CHANCE
            act = sides[state.turn].choose(state) if chosen else random_action(state, dice)
            state = state.play(act)


def by_time(states: Sequence[State]) -> list[State]:
    """Those of one time together: what the solution has at hand is of use."""
    return sorted(states, key=lambda s: (s.record.half, s.record.throws, s.record.extra))


def wrong_by(found: Solution, state: State) -> float:
    """How far the worth of a state is from what those after it make of it."""
    values = found.values(state)
    if state.turn == CHANCE:
        made = math.fsum(odds * values[face] for face, odds in state.odds())
    else:
        made = (max if state.turn == 0 else min)(values.values())
        assert abs(values[found.best(state)] - made) < TIE
    return abs(found.value(state) - made)


@pytest.mark.parametrize("name", OPTIONS)
def test_a_position_is_worth_what_the_best_play_makes_of_it(name):
    states = list(played(OPTIONS[name], 170, seed=11))
    assert max(wrong_by(solution(name), state) for state in by_time(states)) < 1e-12


@pytest.mark.parametrize("name", OPTIONS)
def test_a_solver_without_packing_agrees(name):
    found = solution(name)
    told = "; ".join(f"{key}={told_as(value)}" for key, value in OPTIONS[name].items())
    known: Known = {}
    for late in LATE:
        start = GAME.parse(f"{late}; half=2; {told}; length={found.options['throws']}")
        assert found.value(start) == pytest.approx(worth(start, known), abs=1e-9)
    for state, slow in evenly_known(known, 150):
        assert found.value(state) == pytest.approx(slow, abs=1e-9)


def told_as(value: bool | int) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def evenly_known(known: Known, count: int) -> Iterator[tuple[State, float]]:
    size = GAME.spec.size.record
    keys = random.Random(3).sample(sorted(known), count)
    made = {State(GAME, size.from_buffer_copy(key.ljust(1000, b"\0"))): known[key] for key in keys}
    return ((state, made[state]) for state in by_time(list(made)))


def exchanged(state: State) -> State:
    """The same match with the other team in each part."""
    record = type(state.record).from_buffer_copy(state.record)
    for field in ("attack", "kicked_off", "holder", "turn", "winner"):
        value = getattr(record, field)
        setattr(record, field, 1 - value if value in (0, 1) else value)
    for pair in (record.score, record.fouled, record.kicks, record.scored):
        pair[0], pair[1] = pair[1], pair[0]
    return State(GAME, record)


def test_what_one_team_wins_the_other_loses():
    found = solution("tournament")
    for state in by_time(list(played(OPTIONS["tournament"], 60, seed=5))):
        # Nobody has kicked off before the coin has fallen.
        if state.record.phase:
            assert found.value(exchanged(state)) == -found.value(state)


def test_the_start_is_fair_and_the_coin_is_worth_something():
    found = solution("tournament")
    assert found.value(found.start) == pytest.approx(0, abs=1e-12)
    heads, tails = found.values(found.start).values()
    assert heads == -tails > 0.01


def test_a_match_that_is_over_is_worth_its_result():
    match = list(played(OPTIONS["one throw"], 200, seed=2))
    ends = [state.play(action) for state in match for action in state.actions()]
    over = [state for state in ends if state.turn == OVER]
    assert over
    for state in over:
        assert solution("one throw").value(state) == state.result.returns[0]


def test_a_greater_reach_changes_nothing():
    """As for matches in full length: ``python -m debut.bots.solve 50 6 7 8 10 20``."""
    near = solution("one throw")
    far = solved(GAME, 14, lambda done: None, **OPTIONS["one throw"])
    tossed = near.start.play(0)
    assert near.values(tossed) == pytest.approx(far.values(tossed), abs=1e-15)


def test_progress_is_told_up_to_the_end():
    told: list[float] = []
    solve(GAME, told.append, **OPTIONS["one throw"])
    assert told == sorted(told) and told[-1] == 1.0


# What cannot be asked


def test_the_real_clock_cannot_be_solved():
    with pytest.raises(BadOption, match="clock=real") as wrong:
        solve(GAME, clock="real")
    reads_well(wrong.value)


def test_a_game_without_packing_cannot_be_solved():
    with pytest.raises(BadOption, match="but") as wrong:
        solve(debut.game("but"))
    reads_well(wrong.value)


@pytest.mark.parametrize("other", [GAME.start(throws=2), debut.game("but").start()])
def test_another_match_than_the_one_solved_is_refused(other):
    for ask in (solution("one throw").value, solution("one throw").values):
        with pytest.raises(BadOption, match="throws=1") as wrong:
            ask(other)
        reads_well(wrong.value)


def test_a_position_that_no_match_comes_to_is_refused():
    nobody = GAME.parse("attack=A; ball=c6; phase=choose; champion=none; length=1")
    with pytest.raises(BadPosition) as wrong:
        solution("one throw").value(nobody)
    reads_well(wrong.value)


def test_nobody_chooses_a_throw():
    with pytest.raises(BadPosition) as wrong:
        solution("one throw").best(GAME.start(throws=1))
    reads_well(wrong.value)


# What takes longer


def check_play(count: int) -> None:
    for options in ({}, {"var": True}, {"tournament": True}):
        found = solve(GAME, **options)
        states = by_time(list(played(options, count, seed=1)))
        worst = max(wrong_by(found, state) for state in states)
        print(f"{options}: {count} positions, off by {worst:.1e} at the most", flush=True)
        assert worst < 1e-12


def check_slow() -> None:
    kick_off = "attack=B; ball=c6; phase=choose; restart=kick-off; champion=A:recovery; half=2"
    for more in ("; length=1", "; length=1; var=yes; tournament=yes"):
        start, known = GAME.parse(kick_off + more), Known()
        found = solve(GAME, **start.options)
        off = abs(found.value(start) - worth(start, known))
        pairs = evenly_known(known, 2000)
        worst = max([off, *(abs(found.value(state) - slow) for state, slow in pairs)])
        print(f"{start}: {len(known)} records, off by {worst:.1e} at the most", flush=True)
        assert worst < 1e-9


if __name__ == "__main__":
    check_slow() if sys.argv[1:] == ["slow"] else check_play(int(sys.argv[1]))
