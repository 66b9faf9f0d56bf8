"""Many matches of one game side by side, and what may be done in each of them next."""

from __future__ import annotations

import ctypes
from typing import NamedTuple

import torch
from torch import Tensor

from debut.kernel.algorithms.network_inputs import inputs_of
from debut.kernel.algorithms.self_play import GOES_ON, NOTHING
from debut.kernel.game import Game
from debut.learn.devices import Device
from debut.learn.net import Net
from debut.learn.quantise import QuantisedNetwork


class Described(NamedTuple):
    """Positions as a judgement is told them, a row each. To who decides, one is worth ``signs``
    times what it is judged to be, and ``ends``."""

    active: Tensor
    signs: Tensor
    ends: Tensor

    def to_decider(self, values: Tensor) -> Tensor:
        return self.signs * values + self.ends


class ActionRows(NamedTuple):
    """What may be done in positions side by side, a row each: one position's actions begin at its
    start, and every row names the position it belongs to."""

    device: Device
    actions: Tensor
    owners: Tensor
    starts: Tensor
    counts: Tensor

    def best(self, values: Tensor) -> Tensor:
        """The row of the best action of each position; of several, the first."""
        best = torch.empty_like(self.starts)
        self.device.launch("choose", len(best), self.starts, self.counts, values, best)
        return best.long()

    def best_few(self, values: Tensor, some: int) -> Tensor:
        """So many of each, a row for each place; where there are fewer, some come twice."""
        found, left = [], values.clone()
        for _ in range(some):
            found.append(self.best(left))
            left[found[-1]] = -torch.inf
        return torch.stack(found)

    def any(self, generator: torch.Generator) -> Tensor:
        """The row of any action of each position."""
        starts, counts = self.starts.long(), self.counts.long()
        share = torch.rand(len(starts), generator=generator, device=starts.device)
        return starts + (share * counts).long().clamp(max=counts - 1)


class Foreseen(NamedTuple):
    """What may come of some of the actions: for each, places for all that may be thrown next.
    ``shares``: how likely each is; ``turns``: who chooses there, among ``choices``, which lead to
    ``replies``."""

    shares: Tensor
    turns: Tensor
    choices: ActionRows
    replies: Described


class MatchBatch:
    """Each stands at a decision. ``turns``: whose; ``choices``: among what; ``over``: which have
    just begun anew, and ``results``: what the one before was worth to side A there."""

    def __init__(self, game: Game, device: Device, n: int, seed: int, **options: object) -> None:
        self.n = n
        self._device = device
        self._most, self._outcomes = inputs_of(game.spec.package).most, game.spec.outcomes
        record = game.start(**options).record
        self._size = ctypes.sizeof(record)
        self._source = torch.frombuffer(bytearray(bytes(record)), dtype=torch.uint8)
        self._source = self._source.to(device.name)
        self._states = self._empty_states(n)
        self._random = torch.empty((n, 2), dtype=torch.int64, device=device.name)
        self._ends, self._counts, self.turns = (self._numbers(n) for _ in range(3))
        device.launch("start", n, seed, self._source, self._states, self._random)
        self.play(torch.full((n,), NOTHING, dtype=torch.int32, device=device.name))

    def _numbers(self, n: int) -> Tensor:
        return torch.empty(n, dtype=torch.int32, device=self._device.name)

    def _empty_states(self, n: int) -> Tensor:
        """For so many positions."""
        return torch.empty((n, self._size), dtype=torch.uint8, device=self._device.name)

    def play(self, chosen: Tensor) -> None:
        """An action in each, and what is thrown up to the next decision."""
        self._device.launch(
            "advance", self.n, self._source, self._states, self._random, chosen,
            self._ends, self._counts, self.turns,
        )  # fmt: skip
        self.choices = self._choices(self._states, self._counts)

    def _choices(self, states: Tensor, counts: Tensor) -> ActionRows:
        ends = torch.cumsum(counts, 0)
        starts = (ends - counts).to(torch.int32)
        actions, owners = (self._numbers(int(ends[-1])) for _ in range(2))
        self._device.launch("choices", len(counts), states, starts, counts, actions, owners)
        return ActionRows(self._device, actions, owners, starts, counts)

    @property
    def over(self) -> Tensor:
        return self._ends != GOES_ON

    @property
    def results(self) -> Tensor:
        return self._ends.float()

    def _described(self, states: Tensor, actions: Tensor, owners: Tensor) -> Described:
        rows = len(actions)
        active = torch.empty((rows, self._most), dtype=torch.int16, device=self._device.name)
        signs, ends = self._numbers(rows), self._numbers(rows)
        self._device.launch(
            "describe", rows, states, actions, owners, signs, ends, active
        )  # fmt: skip
        return Described(active, signs.float(), ends.float())

    def ahead(self) -> Described:
        """The positions after each action."""
        return self._described(self._states, self.choices.actions, self.choices.owners)

    def after(self, rows: Tensor) -> Described:
        """Those after some of the actions."""
        return self._described(self._states, self.choices.actions[rows], self.choices.owners[rows])

    def now(self) -> Described:
        """Those that the matches stand at."""
        owners = torch.arange(self.n, dtype=torch.int32, device=self._device.name)
        return self._described(self._states, torch.full_like(owners, NOTHING), owners)

    def evaluate(self, positions: Described, net: Net) -> Tensor:
        """What they are worth to who decides; nothing can be learned from that."""
        layer = self._device.first_layer(positions.active, net.inputs, net.first_bias)
        return positions.to_decider(net.value_of(layer))

    def thrown(self, rows: Tensor) -> Foreseen:
        """All that may be thrown after some of the actions, and all that can be done then."""
        n, width = len(rows) * self._outcomes, self._outcomes
        actions, owners = self.choices.actions[rows], self.choices.owners[rows]
        later, shares = self._empty_states(n), torch.empty(n, device=self._device.name)
        counts, turns = self._numbers(n), self._numbers(n)
        self._device.launch(
            "foresee", len(rows), width, self._states, actions, owners, later, shares, counts, turns
        )  # fmt: skip
        choices = self._choices(later, counts)
        replies = self._described(later, choices.actions, choices.owners)
        shape = len(rows), width
        return Foreseen(shares.view(shape), turns.view(shape), choices, replies)

    def foreseen(self, rows: Tensor, net: Net) -> Tensor:
        """What some of the actions are worth to who decides, by all that may be thrown next, and by
        the best that can be done then."""
        shares, turns, choices, replies = self.thrown(rows)
        values = self.evaluate(replies, net)
        # Where nothing was thrown there is no best reply: any will do, for its share is nothing.
        best = choices.best(values).clamp(max=len(values) - 1)
        same = turns == self.turns[self.choices.owners[rows].long()][:, None]
        seen = torch.where(same, 1.0, -1.0) * values[best].view(turns.shape)
        return (seen * shares).sum(1)

    def evaluate_as_now(self) -> Tensor:
        """What each action is worth to who decides, as the game judges now."""
        actions, owners = self.choices.actions, self.choices.owners
        values = torch.empty(len(actions), dtype=torch.float32, device=self._device.name)
        self._device.launch("appraise", len(actions), self._states, actions, owners, values)
        return values

    def evaluate_quantised(self, active: Tensor, weights: QuantisedNetwork) -> Tensor:
        """What positions are worth to who judges them, by a judgement in whole numbers."""
        values = torch.empty(len(active), dtype=torch.float32, device=self._device.name)
        self._device.launch("judge", len(active), active, *weights, values)
        return values
