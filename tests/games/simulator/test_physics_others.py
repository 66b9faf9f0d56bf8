"""Flicks against engines of others: a small sample; ``make bench`` has the whole."""

from __future__ import annotations

import math

import pytest

from benchmarks.flick_agreement import Agreement, Pair, agreement, bars, pairs
from benchmarks.flick_samples import PlayedFlick, low, play
from benchmarks.mujoco_flicks import Rolled, damping_for, merged, pushed_back
from benchmarks.pymunk_flicks import FlatPosition
from debut.games.simulator.physics.flick import RESTS
from debut.games.simulator.physics.meetings import BAR_MET

SEED = 1


@pytest.fixture(scope="module")
def rolling() -> Agreement:
    return agreement(pairs("low", 15, SEED))


def test_low_balls_touch_and_rest_as_in_mujoco(rolling: Agreement) -> None:
    assert rolling.flicks == 15
    assert rolling.first == 1
    assert 0 < rolling.untouched <= 2
    assert 0 < rolling.one_touch <= 100


def test_low_balls_that_touch_several_things_touch_the_same_as_in_mujoco() -> None:
    several = agreement(pairs("low twice", 10, SEED))
    assert several.with_more == 10
    assert several.first_two >= 0.98


def test_high_balls_touch_and_come_down_as_in_mujoco() -> None:
    flying = agreement(pairs("high", 20, SEED))
    assert flying.first >= 0.99
    assert 0 < flying.landings < 2
    assert 0 < flying.later_landings < 20


def test_lying_pawns_are_touched_as_in_mujoco() -> None:
    found = pairs("lying", 12, SEED)
    assert agreement(found).first >= 0.95
    assert sum(bool(pair.ours.touches) for pair in found) > 3


def test_bars_are_touched_as_in_mujoco() -> None:
    found = pairs("bar", 12, SEED)
    assert agreement(found).first >= 0.95
    assert bars(found) > 3
    for pair in found:
        if pair.theirs.touches[:1] == (BAR_MET,):
            assert pair.ours.touches[0].what == BAR_MET


@pytest.mark.parametrize("restitution", [0.4, 0.45, 0.55, 0.7])
def test_a_spring_gives_back_its_share(restitution: float) -> None:
    assert pushed_back(damping_for(restitution))[0] == pytest.approx(restitution, abs=1e-6)


def test_disagreement_is_seen() -> None:
    """The figures are worse when one of the two balls goes elsewhere."""
    ours = PlayedFlick(RESTS, 100, 0, (0, 0), (), ())
    same = Rolled(RESTS, 100.0, 1.0, (), ())
    assert agreement([Pair(ours, same)])[1:3] == (1, 1)
    other = Rolled(RESTS, 100.0, 50.0, (7,), ())
    assert agreement([Pair(ours, same), Pair(ours, other)])[1:3] == (0.5, 50)
    assert merged([3, 3, 7, 3]) == (3, 7, 3)


def test_pymunk_is_given_the_same_flicks() -> None:
    compared = 0
    for position, flick in low(60, SEED):
        played = play(position, flick)
        if played.how == RESTS and not played.touches:
            end = FlatPosition(position, flick.striker).play(position, flick)
            # A step of 1/240 s is that coarse.
            assert math.dist(end, (played.x, played.y)) < 20
            compared += 1
    assert compared > 10
