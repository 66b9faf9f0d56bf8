"""A value network: small, trained by self-play, in whole numbers, the same on every machine.

``value_net.bin`` in a game's folder holds its weights, behind a header that says which inputs it
was trained on. Each input that is on adds its row to the first layer; two layers of clipped sums
and one of a single sum follow. Only the very last step, which brings the sum between -1 and 1, is a
root and a quotient, and those are exact everywhere too.
"""

from __future__ import annotations

import hashlib
import math
import struct
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from debut.kernel.algorithms.network_inputs import Inputs, inputs_of
from debut.kernel.errors import BadNetwork
from debut.kernel.rule import narrow, room, rule, table

FILE = "value_net.bin"
MAGIC, VERSION = b"DebutNet", 1

# This stands for 1 in the sums of the first layer and in all clipped values.
ONE = 1 << 9
# WEIGHT stands for 1 in the weights after the first layer.
SHIFT = 10
WEIGHT = 1 << SHIFT
FIRST, SECOND = 128, 32
TWICE = 2 * FIRST
# The range of each number of the file.
LEAST, GREATEST = -(1 << 15), (1 << 15) - 1


class Weights(NamedTuple):
    """Integers of 16 bits, except the biases after the first layer, which have 32.

    The unit of those biases is ``ONE`` times ``WEIGHT``, as for the sums they belong to.
    """

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
    """Splits numbers into rows of the first layer's width; the last row is the rest."""
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
    """Computes the value, from -1 to 1, for the ``count`` active inputs in ``on``."""
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
        # Both copies are the same. With only one, LLVM would widen it once and pack it again for
        # each row, which takes half as long again as all the rest.
        at = FIRST if reached < 0 else 0
        for j in range(FIRST):
            reached = narrow(reached + units[at + j] * row[j])
        total += min(max(reached >> SHIFT, 0), ONE) * last[k]
    value = float(total) / (ONE * WEIGHT)
    return value / math.sqrt(1.0 + value * value)


class Header(NamedTuple):
    """What a network's file begins with, before the weights."""

    magic: bytes
    version: int
    first: int
    second: int
    finished: int  # 1: as long as it was to learn
    inputs: bytes  # digest of the inputs that it was trained on
    weights: bytes  # digest of what follows


_HEADER = struct.Struct("<8sHHHH32s32s")


class Network(NamedTuple):
    weights: Weights
    finished: bool

    def to_bytes(self, inputs: Inputs) -> bytes:
        """As a file, for these inputs alone."""
        body = self.weights.pack()
        digest = hashlib.sha256(body).digest()
        header = Header(MAGIC, VERSION, FIRST, SECOND, self.finished, inputs.digest, digest)
        return _HEADER.pack(*header) + body


def read_network(file: Path, inputs: Inputs) -> Network:
    """BadNetwork for a file that is none, is damaged, or was trained on other inputs."""
    try:
        data = file.read_bytes()
    except OSError as error:
        raise BadNetwork("network-missing", file=file, why=str(error)) from error
    if not data.startswith(MAGIC):
        raise BadNetwork("network-not-one", file=file)
    head, body = data[: _HEADER.size], data[_HEADER.size :]
    if len(head) < _HEADER.size:
        raise BadNetwork("network-damaged", file=file)
    header = Header(*_HEADER.unpack(head))
    if (header.version, header.first, header.second) != (VERSION, FIRST, SECOND):
        found = f"{header.version}, {header.first} × {header.second}"
        known = f"{VERSION}, {FIRST} × {SECOND}"
        raise BadNetwork("network-other-version", file=file, found=found, known=known)
    if hashlib.sha256(body).digest() != header.weights:
        raise BadNetwork("network-damaged", file=file)
    if header.inputs != inputs.digest:
        raise BadNetwork("network-other-inputs", file=file, game=inputs.game)
    return Network(Weights.unpack(body, inputs.number), bool(header.finished))


def evaluate_by_network(package: str) -> Callable[..., float]:
    """``evaluate`` of a game whose folder has a value network."""
    inputs = inputs_of(package)
    weights = read_network(network_file(package), inputs).weights
    most, seen_by, active_inputs = inputs.most, inputs.seen_by, inputs.active_inputs
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


def network_file(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / FILE
