"""A judgement against another player, both looking one action ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import torch
from torch import Tensor

from debut.kernel.algorithms.value_network import Weights
from debut.kernel.game import Game
from debut.learn.devices import Device
from debut.learn.matches import MatchBatch
from debut.learn.quantise import packed

# What each action of every match is worth to who decides there.
Evaluator = Callable[[MatchBatch], Tensor]


class Points(NamedTuple):
    """Of the first player: a match won is worth 1, drawn (or lost by both) a half."""

    matches: int
    total: float
    squares: float

    @property
    def share(self) -> float:
        return self.total / self.matches


def by_network(weights: Weights, device: Device) -> Evaluator:
    """In whole numbers, as it will be used."""
    there = packed(weights, device.name)

    def evaluate(matches: MatchBatch) -> Tensor:
        ahead = matches.ahead()
        return ahead.to_decider(matches.evaluate_quantised(ahead.active, there))

    return evaluate


def as_now(matches: MatchBatch) -> Tensor:
    """As the game's opponents judge now."""
    return matches.evaluate_as_now()


def at_random(seed: int, device: Device) -> Evaluator:
    generator = torch.Generator(device.name).manual_seed(seed)

    def evaluate(matches: MatchBatch) -> Tensor:
        return torch.rand(len(matches.choices.actions), generator=generator, device=device.name)

    return evaluate


def contest(
    game: Game, device: Device, one: Evaluator, other: Evaluator, matches: int, seed: int
) -> Points:
    """The first player has side A in every other match."""
    played = MatchBatch(game, device, matches, seed)
    side = torch.arange(matches, device=device.name) % 2
    points = torch.full((matches,), -1.0, device=device.name)
    for _ in range(game.spec.longest):
        turn = played.turns == side
        choices = played.choices
        values = torch.where(turn[choices.owners.long()], one(played), other(played))
        played.play(choices.actions[choices.best(values)])
        # Those that are over play on, and that counts no more.
        result = (1 + played.results * (1 - 2 * side)) / 2
        points = torch.where(played.over & (points < 0), result, points)
        if bool((points >= 0).all()):
            break
    return Points(matches, float(points.sum()), float((points * points).sum()))
