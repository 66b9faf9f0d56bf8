"""A judgement in whole numbers: kept, read, and worth the same in Python and in machine code."""

from __future__ import annotations

import ctypes
import math
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import debut
from debut.kernel.algorithms.network_inputs import Inputs, inputs_of, offsets
from debut.kernel.algorithms.value_network import (
    FILE,
    FIRST,
    GREATEST,
    ONE,
    SECOND,
    WEIGHT,
    Weights,
    network,
    read_network,
)
from debut.kernel.compiler.cache import compiled_code, link
from debut.kernel.compiler.machine import Int, interpreted, machine
from debut.kernel.compiler.targets import HERE, LEARNING
from debut.kernel.layout import CHANCE, OVER
from tests.toys import study

# Any game that is learned: what is judged here are inputs, whatever they may mean.
PACKAGE = debut.game("streetsoccer").spec.package
POSITIONS = 400


@cache
def inputs() -> Inputs:
    return inputs_of(PACKAGE)


def drawn(seed: int, number: int, largest: int, second: int, last: int) -> Weights:
    """Any weights up to these, for so many inputs."""
    rng = random.Random(seed)

    def row(most: int, count: int) -> list[int]:
        return [rng.randint(-most, most) for _ in range(count)]

    return Weights(
        [row(largest, FIRST) for _ in range(number)],
        row(largest, FIRST),
        [row(second, FIRST) for _ in range(SECOND)],
        row(ONE * WEIGHT, SECOND),
        row(last, SECOND),
        rng.randint(-ONE * WEIGHT, ONE * WEIGHT),
    )


def told(seed: int) -> list[list[int]]:
    rng = random.Random(seed)
    numbers = range(inputs().number)
    return [rng.sample(numbers, rng.randint(1, inputs().most)) for _ in range(POSITIONS)]


def plainly(weights: Weights, on: list[int]) -> float:
    """The same sums, with no care for how large they are or how long it takes."""
    units = [
        min(max(bias + sum(weights.inputs[number][j] for number in on), 0), ONE)
        for j, bias in enumerate(weights.first_bias)
    ]
    reached = [
        bias + sum(unit * weight for unit, weight in zip(units, row, strict=True))
        for bias, row in zip(weights.second_bias, weights.second, strict=True)
    ]
    clipped = [min(max(one // WEIGHT, 0), ONE) for one in reached]
    total = weights.last_bias + sum(a * b for a, b in zip(clipped, weights.last, strict=True))
    value = total / (ONE * WEIGHT)
    return value / math.sqrt(1 + value * value)


def by_machine(weights: Weights, positions: list[list[int]]) -> list[float]:
    """``judge`` of ``kernel/algorithms/self_play.py``, as machine code of this processor."""
    addresses, memory = link(PACKAGE, compiled_code(PACKAGE, LEARNING + HERE))
    n, wide = len(positions), ("second_bias", "last_bias")
    rows = np.full((n, inputs().most), inputs().number, np.int16)
    for row, on in zip(rows, positions, strict=True):
        row[: len(on)] = on
    arrays = [rows]
    for name, numbers in weights._asdict().items():
        kind = np.int32 if name in wide else np.int16
        arrays.append(np.atleast_1d(np.array(numbers)).astype(kind))
    worths = np.zeros(n, np.float32)
    kinds = Int, Int, Int, *(ctypes.c_void_p,) * (len(arrays) + 1)
    judge = ctypes.CFUNCTYPE(None, *kinds)(addresses["judge"])
    judge(0, 1, n, *(array.ctypes.data for array in (*arrays, worths)))
    del memory
    return worths.tolist()


def small() -> Weights:
    return drawn(1, inputs().number, 40, 300, 900)


def large() -> Weights:
    """As large as a net's may become while it learns."""
    return drawn(2, inputs().number, GREATEST // (inputs().most + 1), 16 * WEIGHT, GREATEST)


@pytest.mark.parametrize("made", [small, large])
def test_machine_code_and_python_judge_alike(made: Callable[[], Weights]) -> None:
    weights, positions = made(), told(5)
    worths = [network(on, len(on), *weights) for on in positions]
    assert worths == [plainly(weights, on) for on in positions]
    assert len(set(worths)) > POSITIONS / 2
    assert all(-1 <= worth <= 1 for worth in worths)
    assert by_machine(weights, positions) == [float(np.float32(worth)) for worth in worths]


def test_no_sum_is_too_large_for_its_numbers() -> None:
    """Every input on has the greatest weight there may be, and so has all behind it."""
    one = GREATEST // (inputs().most + 1)
    for sign in (1, -1):
        weights = Weights(
            [[sign * one] * FIRST] * inputs().number, [sign * one] * FIRST,
            [[sign * 16 * WEIGHT] * FIRST] * SECOND, [sign * ONE * WEIGHT] * SECOND,
            [sign * GREATEST] * SECOND, sign * ONE * WEIGHT,
        )  # fmt: skip
        positions = [list(range(inputs().most))]
        expected = plainly(weights, positions[0])
        assert network(positions[0], inputs().most, *weights) == expected
        assert by_machine(weights, positions) == [float(np.float32(expected))]


def test_weights_are_kept_whole() -> None:
    weights, number = large(), inputs().number
    packed = weights.pack()
    assert Weights.unpack(packed, number) == weights
    wide = SECOND + 1
    assert len(packed) == 2 * (FIRST * (number + 1) + SECOND * (FIRST + 1)) + 4 * wide
    assert len(packed) < 1_000_000


def test_a_game_judges_by_the_file_in_its_folder() -> None:
    """The same worth to side A in Python and in machine code, whoever's turn it is."""
    from tests.toys.study import SPEC
    from tests.toys.study.inputs import active_inputs, seen_by

    weights = read_network(Path(study.__file__).parent / FILE, inputs_of(SPEC.package)).weights
    compiled, written = machine(SPEC.package, SPEC.size), interpreted(SPEC.package, SPEC.size)
    rng, sides = random.Random(3), set()
    for _ in range(40):
        rec = SPEC.size.record()
        while rec.turn != OVER:
            on = SPEC.size.row()
            worth = network(on, active_inputs(rec, on), *weights) * (1 if seen_by(rec) == 0 else -1)
            assert compiled.evaluate(rec) == written.evaluate(rec) == worth
            sides.add((rec.turn, worth > 0))
            actions = compiled.legal(rec) if rec.turn != CHANCE else compiled.chance(rec)[0]
            rec = compiled.play(rec, rng.choice(actions))
    assert len(sides) == 6


def test_groups_of_inputs_follow_each_other() -> None:
    assert offsets(96, 7, 2) == (0, 96, 103, 105)
