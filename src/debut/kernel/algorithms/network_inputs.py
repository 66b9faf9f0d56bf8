"""Finds the inputs of a game's value network: the numbers of those that are active at a position.

A game's ``inputs.py`` defines ``INPUTS`` (how many there are), ``MOST`` (how many can be active at
once) and two rules: ``seen_by``, the side that a position is evaluated for, and ``told``, which
writes the numbers of the active inputs and returns their count. The board is encoded as that side
sees it, so that what the network learns for one side serves both.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from itertools import accumulate
from typing import Any, NamedTuple

from debut.kernel.rule import taking_work


class Inputs(NamedTuple):
    """The inputs of one game's value network."""

    number: int
    most: int
    seen_by: Any
    told: Any  # takes work space too


def offsets(*sizes: int) -> tuple[int, ...]:
    """Returns where each group of inputs begins, given their sizes, and finally the total."""
    return (0, *accumulate(sizes))


def has_inputs(package: str) -> bool:
    return find_spec(f"{package}.inputs") is not None


def inputs_of(package: str) -> Inputs:
    named = import_module(f"{package}.inputs")
    return Inputs(named.INPUTS, named.MOST, named.seen_by, taking_work("told", named.told))
