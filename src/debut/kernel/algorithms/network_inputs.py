"""The inputs of a value network: the numbers of those that are on in a position.

A game's ``inputs.py`` names ``INPUTS`` (how many there are), ``MOST`` (on at once) and two rules:
``seen_by``, the side that a position is evaluated for, and ``active_inputs``, which writes the
numbers and says how many. The board is described as that side sees it, so what the network learns
for one side serves both.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from itertools import accumulate
from typing import Any, NamedTuple

from debut.kernel.rule import taking_work


class Inputs(NamedTuple):
    """Of one game."""

    number: int
    most: int
    seen_by: Any
    active_inputs: Any  # takes work space too


def offsets(*sizes: int) -> tuple[int, ...]:
    """Where each group of so many inputs begins; at last how many there are in all."""
    return (0, *accumulate(sizes))


def has_inputs(package: str) -> bool:
    return find_spec(f"{package}.inputs") is not None


def inputs_of(package: str) -> Inputs:
    named = import_module(f"{package}.inputs")
    active_inputs = taking_work("active_inputs", named.active_inputs)
    return Inputs(named.INPUTS, named.MOST, named.seen_by, active_inputs)
