"""The weights as whole numbers."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from debut.kernel.algorithms.value_network import ONE, WEIGHT, Weights
from debut.learn.net import Net


class QuantisedNetwork(NamedTuple):
    """Them where the rules run."""

    inputs: Tensor
    first_bias: Tensor
    second: Tensor
    second_bias: Tensor
    last: Tensor
    last_bias: Tensor


def packed(weights: Weights, device: str) -> QuantisedNetwork:
    wide = {"second_bias", "last_bias"}
    return QuantisedNetwork(
        **{
            name: torch.tensor(
                [rows] if isinstance(rows, int) else rows,
                dtype=torch.int32 if name in wide else torch.int16,
                device=device,
            )
            for name, rows in weights._asdict().items()
        }
    )


def _whole(weights: Tensor, unit: int) -> Tensor:
    return torch.round(weights.detach().cpu().double() * unit).long()


@torch.no_grad()  # type: ignore[untyped-decorator]
def take_weights(net: Net, weights: Weights) -> None:
    """What was kept as whole numbers is learned on from."""
    numbers = (torch.tensor(part, dtype=torch.float64) for part in weights)
    inputs, first_bias, second, second_bias, last, last_bias = numbers
    net.inputs[: net.number] = inputs / ONE
    net.first_bias.copy_(first_bias / ONE)
    net.second.weight.copy_(second / WEIGHT)
    net.second.bias.copy_(second_bias / (ONE * WEIGHT))
    net.last.weight[0] = last / WEIGHT
    net.last.bias.copy_(last_bias / (ONE * WEIGHT))


def weights_of(net: Net) -> Weights:
    second, last = net.second, net.last
    return Weights(
        _whole(net.inputs[: net.number], ONE).tolist(),
        _whole(net.first_bias, ONE).tolist(),
        _whole(second.weight, WEIGHT).tolist(),
        _whole(second.bias, ONE * WEIGHT).tolist(),
        _whole(last.weight[0], WEIGHT).tolist(),
        int(_whole(last.bias, ONE * WEIGHT)),
    )
