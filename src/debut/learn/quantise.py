"""The weights as whole numbers."""

from __future__ import annotations

import torch
from torch import Tensor

from debut.kernel.judgement import ONE, WEIGHT, Weights
from debut.learn.net import Net


def _whole(weights: Tensor, unit: int) -> Tensor:
    return torch.round(weights.detach().cpu().double() * unit).long()


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
