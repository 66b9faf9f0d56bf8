"""What a value network is given of a position: the numbers of the inputs that are on.

A game's ``inputs.py`` names ``INPUTS`` (how many there are), ``MOST`` (on at once), ``VERSION`` and
two rules: ``seen_by``, the side that a position is evaluated for, and ``active_inputs``, which
writes their numbers and returns how many there are. The board is encoded as that side sees it, so
that what the network learns for one side serves both.

``VERSION`` is raised whenever an input comes to mean something else: a network that was trained
before is then refused, though it has the right size.
"""

from __future__ import annotations

import hashlib
from importlib import import_module
from importlib.util import find_spec
from itertools import accumulate
from typing import Any, NamedTuple

from debut.kernel.rule import taking_work


class Inputs(NamedTuple):
    """The inputs of one game's value network."""

    game: str
    version: int
    number: int
    most: int
    seen_by: Any
    active_inputs: Any  # takes work space too

    @property
    def digest(self) -> bytes:
        """A network's file has it, so that no other inputs are ever fed to the network."""
        facts = (self.game, self.version, self.number, self.most)
        return hashlib.sha256("\n".join(map(str, facts)).encode()).digest()


def offsets(*sizes: int) -> tuple[int, ...]:
    """Returns where each group of inputs begins, given their sizes, and finally the total."""
    return (0, *accumulate(sizes))


def has_inputs(package: str) -> bool:
    return find_spec(f"{package}.inputs") is not None


def inputs_of(package: str) -> Inputs:
    named = import_module(f"{package}.inputs")
    game, told = package.rpartition(".")[2], taking_work("active_inputs", named.active_inputs)
    return Inputs(game, named.VERSION, named.INPUTS, named.MOST, named.seen_by, told)
