"""A judgement that was learned: a small network in whole numbers, the same on every machine.

``judgement.bin`` in a game's folder holds its weights. Each input that is on adds its row to the
first layer; two layers of clipped sums and one of a single sum follow. Only the very last step,
which brings the sum between -1 and 1, is a root and a quotient, and those are exact everywhere too.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from debut.kernel.rule import narrow, room, rule, table

FILE = "judgement.bin"

# Sums of the first layer, and all that is clipped: this is a whole.
ONE = 1 << 9
# Weights behind it: this is a whole.
SHIFT = 10
WEIGHT = 1 << SHIFT
FIRST, SECOND = 128, 32
TWICE = 2 * FIRST
# Each number of the file.
LEAST, GREATEST = -(1 << 15), (1 << 15) - 1


class Weights(NamedTuple):
    """Whole numbers of 16 bits, but the biases behind the first layer, of 32: those count in
    ``ONE`` times ``WEIGHT``, as the sums there do."""

    inputs: list[list[int]]  # a row of the first layer for each input
    first_bias: list[int]
    second: list[list[int]]  # a row of the first layer for each unit of the second
    second_bias: list[int]
    last: list[int]
    last_bias: int

    def pack(self) -> bytes:
        rows = [number for row in (*self.inputs, self.first_bias, *self.second) for number in row]
        numbers = [*rows, *self.last]
        return struct.pack(
            f"<{len(numbers)}h{SECOND + 1}i", *numbers, *self.second_bias, self.last_bias
        )

    @classmethod
    def unpack(cls, packed: bytes, inputs: int) -> Weights:
        count = inputs * FIRST + FIRST + SECOND * FIRST + SECOND
        numbers = struct.unpack(f"<{count}h{SECOND + 1}i", packed)
        biases = numbers[count:]
        *rows, last = _rows(numbers[:count])
        return cls(
            rows[:inputs], rows[inputs], rows[inputs + 1 :],
            list(biases[:SECOND]), last, biases[SECOND],
        )  # fmt: skip


def _rows(numbers: tuple[int, ...]) -> list[list[int]]:
    """Of the first layer's width each; the last one is what is left."""
    return [list(numbers[at : at + FIRST]) for at in range(0, len(numbers), FIRST)]


@rule
def network(
    on: Any,
    count: int,
    inputs: Any,
    first_bias: Any,
    second: Any,
    second_bias: Any,
    last: Any,
    last_bias: int,
) -> float:
    """What so many inputs that are on are worth, from -1 to 1."""
    sums, units = room(FIRST, "i2"), room(TWICE, "i2")
    for j in range(FIRST):
        sums[j] = first_bias[j]
    for i in range(count):
        row = inputs[on[i]]
        for j in range(FIRST):
            sums[j] += row[j]
    for j in range(FIRST):
        units[j] = min(max(sums[j], 0), ONE)
        units[FIRST + j] = units[j]
    total = last_bias
    for k in range(SECOND):
        row = second[k]
        reached = narrow(second_bias[k])
        # Either copy is the same. Were there one, LLVM would widen it once and pack it again for
        # each row, which takes half as long again as all the rest.
        at = FIRST if reached < 0 else 0
        for j in range(FIRST):
            reached = narrow(reached + units[at + j] * row[j])
        total += min(max(reached >> SHIFT, 0), ONE) * last[k]
    value = float(total) / (ONE * WEIGHT)
    return value / math.sqrt(1.0 + value * value)


def make_evaluate(
    folder: Path,
    inputs: int,
    most: int,
    seen_by: Callable[..., int],
    active_inputs: Callable[..., int],
) -> Callable[..., float]:
    """``evaluate`` of a game whose folder has the weights; ``active_inputs`` takes work space."""
    weights = Weights.unpack((folder / FILE).read_bytes(), inputs)
    rows, first_bias = table(weights.inputs), table(weights.first_bias)
    second, second_bias = table(weights.second), table(weights.second_bias, "i4")
    last, last_bias = table(weights.last), weights.last_bias

    @rule
    def evaluate(s: Any, work: Any) -> float:
        on = room(most, "i4")
        count = active_inputs(s, on, work)
        worth = network(on, count, rows, first_bias, second, second_bias, last, last_bias)
        return worth if seen_by(s) == 0 else -worth

    return evaluate
