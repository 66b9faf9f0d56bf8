"""The value network in training, in floating point (see ``kernel/algorithms/value_network.py``)."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn.functional import embedding_bag

from debut.kernel.algorithms.value_network import FIRST, GREATEST, ONE, SECOND, WEIGHT

# Weights are kept small enough that no sum of whole numbers is ever too large.
MOST_SECOND = 16.0
MOST_LAST = GREATEST / WEIGHT


def first_layer(active: Tensor, inputs: Tensor, bias: Tensor) -> Tensor:
    """The rows of the inputs that are on, summed and clipped."""
    # Told which row is nothing, it would be eight times as slow.
    summed = embedding_bag(active.int(), inputs, mode="sum")
    return (summed + bias).clamp(0, 1)


class Net(nn.Module):  # type: ignore[misc]
    """``number`` inputs, at most ``most`` of them on."""

    def __init__(self, number: int, most: int) -> None:
        super().__init__()
        self.number = number
        self.most_first = GREATEST / ONE / (most + 1)
        # One more row, which stays nothing: for the places behind the inputs that are on.
        self.inputs = nn.Parameter(torch.randn(number + 1, FIRST) * 0.05)
        self.first_bias = nn.Parameter(torch.full((FIRST,), 0.25))
        self.second = nn.Linear(FIRST, SECOND)
        self.last = nn.Linear(SECOND, 1)
        with torch.no_grad():
            self.inputs[number] = 0

    def forward(self, active: Tensor) -> Tensor:
        """What each position is worth to who judges it, from -1 to 1."""
        return self.value_of(first_layer(active, self.inputs, self.first_bias))

    def value_of(self, units: Tensor) -> Tensor:
        """By what the first layer made of them."""
        units = self.second(units).clamp(0, 1)
        value = self.last(units)[:, 0]
        return value * torch.rsqrt(1 + value * value)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def keep_small(self) -> None:
        for weights in (self.inputs, self.first_bias):
            weights.clamp_(-self.most_first, self.most_first)
        self.inputs[self.number] = 0
        self.second.weight.clamp_(-MOST_SECOND, MOST_SECOND)
        self.last.weight.clamp_(-MOST_LAST, MOST_LAST)
