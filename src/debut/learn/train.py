"""A net that plays against itself, one action ahead, and learns what came of it."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor
from torch.optim.swa_utils import AveragedModel

from debut.kernel.game import Game
from debut.kernel.inputs import inputs_of
from debut.kernel.learning import NOTHING
from debut.kernel.targets import HERE
from debut.learn.devices import Device
from debut.learn.matches import Described, Matches
from debut.learn.net import Net


class Recipe(NamedTuple):
    """How it learns."""

    matches: int = 16_384  # side by side
    window: int = 24  # decisions of each, that are then learned from
    trust: float = 0.6  # in what came later, against what the next position is judged to be
    explore: float = 0.04  # of all decisions any action is played
    apart: int = 200  # decisions that the first matches begin one after the other in
    batch: int = 16_384  # positions
    fast: float = 1e-3  # rate of learning at first
    fine: float = 5e-5  # and at the end
    recent: float = 20.0  # windows that the judgement is the mean of, about


# A core does in a second what a GPU does in a few milliseconds.
ON_PROCESSOR = Recipe(matches=256, batch=2_048)


def recipe_for(device: str) -> Recipe:
    return ON_PROCESSOR if device == HERE else Recipe()


class Step(NamedTuple):
    """One decision of every match; what is worth something is so to side A."""

    sides: Tensor  # 1 where A decided, -1 where B did
    worth: Tensor  # of the best action, as it was judged
    explored: Tensor  # another one was played
    now: Described
    after: Described  # what was played
    over: Tensor
    results: Tensor  # of those that are over


class Learner:
    """Its matches go on from one window to the next."""

    def __init__(self, net: Net, matches: Matches, recipe: Recipe, seed: int) -> None:
        self.net = net
        self.matches = matches
        self.recipe = recipe
        self.optimiser = torch.optim.Adam(net.parameters(), recipe.fast)
        # From window to window a net's strength goes up and down; that of their mean hardly does.
        self.steady = AveragedModel(net, multi_avg_fn=self._mean)
        self.generator = torch.Generator(net.inputs.device).manual_seed(seed)
        self._come_apart()

    def _come_apart(self) -> None:
        """Were all at the same minute, it would now learn openings, now ends, and forget."""
        matches, apart = self.matches, self.recipe.apart
        begins = torch.rand(matches.n, generator=self.generator, device=self.net.inputs.device)
        for step in range(apart):
            actions = matches.actions[matches.any(self.generator)]
            matches.play(torch.where(begins * apart <= step, actions, NOTHING))

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def _mean(self, mean: list[Tensor], now: list[Tensor], windows: Tensor) -> None:
        """The first windows, which know nothing yet, are soon forgotten."""
        share = max(1 / self.recipe.recent, 10 / (10 + int(windows)))
        torch._foreach_lerp_(mean, now, share)

    def window(self, rate: float) -> float:
        """Plays a window and learns from it; how far off it was, squared, on average."""
        told, targets = self.play()
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        order = torch.randperm(len(told), generator=self.generator, device=told.device)
        missed = torch.zeros((), device=told.device)
        for some in order.split(self.recipe.batch):
            miss = torch.mean((self.net(told[some]) - targets[some]) ** 2)
            self.optimiser.zero_grad(set_to_none=True)
            miss.backward()
            self.optimiser.step()
            self.net.keep_small()
            missed += miss.detach() * len(some)
        self.steady.update_parameters(self.net)
        return float(missed) / len(told)

    def play(self) -> tuple[Tensor, Tensor]:
        """Positions as they were told, and what came of each of them, to who judges it."""
        steps = [self.step() for _ in range(self.recipe.window)]
        sides, _, worth = self.judged()
        return learned_from(steps, sides * worth, self.recipe.trust)

    def judged(self) -> tuple[Tensor, Tensor, Tensor]:
        """Who decides; the row of the best action, and what it is worth to him."""
        ahead = self.matches.ahead()
        with torch.no_grad():
            worths = ahead.worth(self.net(ahead.told))
        best = self.matches.best(worths)
        return 1.0 - 2.0 * self.matches.turns, best, worths[best]

    def step(self) -> Step:
        matches = self.matches
        sides, best, worth = self.judged()
        share = torch.rand(matches.n, generator=self.generator, device=best.device)
        explored = share < self.recipe.explore
        row = torch.where(explored, matches.any(self.generator), best)
        actions = matches.actions[row]
        now, after = matches.now(), matches.described(actions, matches.owners[row])
        matches.play(actions)
        return Step(
            sides, sides * worth, explored, now, after, matches.over, matches.results
        )  # fmt: skip


def new_learner(game: Game, device: Device, recipe: Recipe, seed: int) -> Learner:
    """Of a net that knows nothing yet."""
    inputs = inputs_of(game.spec.package)
    torch.manual_seed(seed)
    net = Net(inputs.number, inputs.most).to(device.name)
    return Learner(net, Matches(game, device, recipe.matches, seed), recipe, seed)


def learned_from(steps: list[Step], ahead: Tensor, trust: float) -> tuple[Tensor, Tensor]:
    """What came of every position: TD(λ), λ being ``trust``. ``ahead``: what the position after
    the last step is judged to be. Nothing is learned from what another action than the best led
    to, nor are positions that need no judgement."""
    told, targets, kept = [], [], []
    came = ahead
    for step in reversed(steps):
        after = torch.where(step.over, step.results, came)
        before = torch.where(step.explored, step.worth, torch.lerp(step.worth, after, trust))
        for position, worth in ((step.after, after), (step.now, before)):
            told.append(position.told)
            targets.append(worth * step.sides * position.signs)
            kept.append(position.signs != 0)
        came = before
    use = torch.cat(kept)
    return torch.cat(told)[use], torch.cat(targets)[use]
