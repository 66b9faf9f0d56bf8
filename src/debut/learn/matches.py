"""Many matches of one game side by side, and what may be done in each of them next."""

from __future__ import annotations

import ctypes
from typing import NamedTuple

import torch
from torch import Tensor

from debut.kernel.game import Game
from debut.kernel.inputs import inputs_of
from debut.kernel.learning import GOES_ON, NOTHING
from debut.learn.devices import Device
from debut.learn.quantise import Packed


class Described(NamedTuple):
    """Positions as a judgement is told them, a row each. To who decides, one is worth ``signs``
    times what it is judged to be, and ``ends``."""

    told: Tensor
    signs: Tensor
    ends: Tensor

    def worth(self, judged: Tensor) -> Tensor:
        return self.signs * judged + self.ends


class Matches:
    """Each stands at a decision. ``turns``: whose; ``over``: which have just begun anew, and
    ``results``: what the one before was worth to side A there."""

    def __init__(self, game: Game, device: Device, n: int, seed: int, **options: object) -> None:
        self.n = n
        self._device = device
        self._most = inputs_of(game.spec.package).most
        record = game.start(**options).record
        self._source = torch.frombuffer(bytearray(bytes(record)), dtype=torch.uint8)
        self._source = self._source.to(device.name)
        self._states = torch.empty(
            (n, ctypes.sizeof(record)), dtype=torch.uint8, device=device.name
        )
        self._random = torch.empty((n, 2), dtype=torch.int64, device=device.name)
        self._ends, self._counts, self.turns = (self._numbers(n) for _ in range(3))
        device.launch("start", n, seed, self._source, self._states, self._random)
        self.play(torch.full((n,), NOTHING, dtype=torch.int32, device=device.name))

    def _numbers(self, n: int) -> Tensor:
        return torch.empty(n, dtype=torch.int32, device=self._device.name)

    def play(self, chosen: Tensor) -> None:
        """An action in each, and what is thrown up to the next decision."""
        self._device.launch(
            "advance", self.n, self._source, self._states, self._random, chosen,
            self._ends, self._counts, self.turns,
        )  # fmt: skip
        starts = torch.cumsum(self._counts, 0)
        rows = int(starts[-1])
        self.starts = (starts - self._counts).to(torch.int32)
        self.actions, self.owners = self._numbers(rows), self._numbers(rows)
        self._device.launch(
            "choices", self.n, self._states, self.starts, self.actions, self.owners
        )  # fmt: skip

    @property
    def over(self) -> Tensor:
        return self._ends != GOES_ON

    @property
    def results(self) -> Tensor:
        return self._ends.float()

    def described(self, actions: Tensor, owners: Tensor) -> Described:
        rows = len(actions)
        told = torch.empty((rows, self._most), dtype=torch.int16, device=self._device.name)
        signs, ends = self._numbers(rows), self._numbers(rows)
        self._device.launch(
            "describe", rows, self._states, actions, owners, signs, ends, told
        )  # fmt: skip
        return Described(told, signs.float(), ends.float())

    def ahead(self) -> Described:
        """The positions after each action."""
        return self.described(self.actions, self.owners)

    def now(self) -> Described:
        """Those that the matches stand at."""
        owners = torch.arange(self.n, dtype=torch.int32, device=self._device.name)
        return self.described(torch.full_like(owners, NOTHING), owners)

    def appraised(self) -> Tensor:
        """What each action is worth to who decides, as the game judges now."""
        worths = torch.empty(len(self.actions), dtype=torch.float32, device=self._device.name)
        self._device.launch(
            "appraise", len(self.actions), self._states, self.actions, self.owners, worths
        )  # fmt: skip
        return worths

    def judged(self, told: Tensor, weights: Packed) -> Tensor:
        """What positions are worth to who judges them, by a judgement in whole numbers."""
        worths = torch.empty(len(told), dtype=torch.float32, device=self._device.name)
        self._device.launch("judge", len(told), told, *weights, worths)
        return worths

    def best(self, worths: Tensor) -> Tensor:
        """The row of the best action of each match; of several, the first."""
        owners, rows = self.owners.long(), len(worths)
        top = torch.full((self.n,), -torch.inf, device=self._device.name)
        top.scatter_reduce_(0, owners, worths, "amax")
        at = torch.arange(rows, device=self._device.name)
        at = torch.where(worths >= top[owners], at, rows)
        best = torch.full((self.n,), rows, device=self._device.name)
        return best.scatter_reduce_(0, owners, at, "amin")

    def any(self, generator: torch.Generator) -> Tensor:
        """The row of any action of each match."""
        share = torch.rand(self.n, generator=generator, device=self._device.name)
        return self.starts.long() + (share * self._counts).long().clamp(max=self._counts.long() - 1)
