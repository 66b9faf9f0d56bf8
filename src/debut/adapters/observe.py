"""Encodes a position as a vector of numbers for learning: one number per field of the record."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from debut.kernel.game import Game, State

Vector = NDArray[np.float32]


class Column(NamedTuple):
    """A field of the record: the number of its values, and the bytes of each value.

    Signed fields are numbers; an unsigned one is a set of bits.
    """

    name: str
    length: int  # 0: the field is no array
    size: int
    is_number: bool

    @property
    def bits(self) -> int:
        return 8 * self.size


@cache
def columns(record: Any) -> tuple[Column, ...]:
    """Lists the fields of the position: all those before the log of the last action."""
    found = []
    for name, kind in record._fields_:
        if name == "logged":
            break
        element = getattr(kind, "_type_", kind)
        is_array = issubclass(kind, ctypes.Array)
        one = element if is_array else kind
        length, signed = kind._length_ if is_array else 0, one is not ctypes.c_uint64
        found.append(Column(name, length, ctypes.sizeof(one), signed))
    return tuple(found)


def bounds(game: Game) -> tuple[Vector, Vector]:
    """Returns the smallest and the greatest possible vector."""
    low: list[int] = []
    high: list[int] = []
    for column in columns(game.spec.size.record):
        values = max(column.length, 1)
        if column.is_number:
            reach = 1 << (column.bits - 1)
            low += [-reach] * values
            high += [reach - 1] * values
        else:
            low += [0] * values * column.bits
            high += [1] * values * column.bits
    return np.array(low, np.float32), np.array(high, np.float32)


def observe(state: State) -> Vector:
    record = state.record
    vector: list[int] = []
    for column in columns(state.game.spec.size.record):
        stored = getattr(record, column.name)
        values = stored[:] if column.length else (stored,)
        if column.is_number:
            vector += values
        else:
            vector += [value >> bit & 1 for value in values for bit in range(column.bits)]
    return np.array(vector, np.float32)
