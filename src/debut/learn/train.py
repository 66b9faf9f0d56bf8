"""A net that plays against itself, and learns what came of it.

It looks one action ahead, or deeper: what promises most is then judged by all that may be thrown
after it and by the best reply to each. So it learns what positions are worth between those who
think: where only one action is looked ahead, threats are seen too late, and whoever makes them
looks better than he is.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor
from torch.optim.swa_utils import AveragedModel

from debut.kernel.algorithms.network_inputs import inputs_of
from debut.kernel.algorithms.self_play import NOTHING
from debut.kernel.compiler.targets import HERE
from debut.kernel.game import Game
from debut.learn.devices import Device
from debut.learn.matches import Described, MatchBatch
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
    deeper: int = 0  # of the actions that promise most so many are judged by what may follow


# A decision takes twenty times as long, and something was learned before.
DEEPER = Recipe(matches=2_048, trust=0.8, batch=8_192, fast=3e-4, fine=2e-5, deeper=4)


def recipe_for(device: str, deeper: bool = False) -> Recipe:
    recipe = DEEPER if deeper else Recipe()
    if device != HERE:
        return recipe
    # A core does in a second what a GPU does in a few milliseconds.
    return recipe._replace(matches=recipe.matches // 64, batch=recipe.batch // 8)


class TrainingDecision(NamedTuple):
    """One decision of every match; what is worth something is so to side A."""

    sides: Tensor  # 1 where A decided, -1 where B did
    value: Tensor  # of the best action, as it was judged
    explored: Tensor  # another one was played
    now: Described
    after: Described  # what was played
    over: Tensor
    results: Tensor  # of those that are over
    looked: Looked | None = None


class Looked(NamedTuple):
    """Positions that were looked at more deeply, and what they are worth then, to who decided."""

    positions: Described
    values: Tensor


class BestActions(NamedTuple):
    """A decision of every match: the row of the best action, and what it is worth to who decides;
    what was looked at for that."""

    best: Tensor
    value: Tensor
    looked: Looked | None = None


class Learner:
    """Its matches go on from one window to the next."""

    def __init__(self, net: Net, matches: MatchBatch, recipe: Recipe, seed: int) -> None:
        self.net = net
        self.matches = matches
        self.recipe = recipe
        self.optimiser = torch.optim.Adam(net.parameters(), recipe.fast, fused=True)
        # From window to window a net's strength goes up and down; that of their mean hardly does.
        self.steady = AveragedModel(net, multi_avg_fn=self._mean)
        self.generator = torch.Generator(net.inputs.device).manual_seed(seed)
        self._come_apart()

    def _come_apart(self) -> None:
        """Were all at the same minute, it would now learn openings, now ends, and forget."""
        matches, apart = self.matches, self.recipe.apart
        begins = torch.rand(matches.n, generator=self.generator, device=self.net.inputs.device)
        for step in range(apart):
            actions = matches.choices.actions[matches.choices.any(self.generator)]
            matches.play(torch.where(begins * apart <= step, actions, NOTHING))

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def _mean(self, mean: list[Tensor], now: list[Tensor], windows: Tensor) -> None:
        """The first windows, which know nothing yet, are soon forgotten."""
        share = max(1 / self.recipe.recent, 10 / (10 + int(windows)))
        torch._foreach_lerp_(mean, now, share)

    def window(self, rate: float) -> float:
        """Plays a window and learns from it; how far off it was, squared, on average."""
        active, targets = self.play()
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        order = torch.randperm(len(active), generator=self.generator, device=active.device)
        missed = torch.zeros((), device=active.device)
        for some in order.split(self.recipe.batch):
            miss = torch.mean((self.net(active[some]) - targets[some]) ** 2)
            self.optimiser.zero_grad(set_to_none=True)
            miss.backward()
            self.optimiser.step()
            self.net.keep_small()
            missed += miss.detach() * len(some)
        self.steady.update_parameters(self.net)
        return float(missed) / len(active)

    def play(self) -> tuple[Tensor, Tensor]:
        """Positions as they were told, and what came of each of them, to who judges it."""
        steps = [self.step() for _ in range(self.recipe.window)]
        return learned_from(steps, self.sides * self.find_best().value, self.recipe.trust)

    @property
    def sides(self) -> Tensor:
        """Who decides, as in a step."""
        return 1.0 - 2.0 * self.matches.turns

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def find_best(self) -> BestActions:
        ahead = self.matches.ahead()
        values = self.matches.evaluate(ahead, self.net)
        if self.recipe.deeper:
            return self.find_best_deeper(values)
        best = self.matches.choices.best(values)
        return BestActions(best, values[best])

    def find_best_deeper(self, values: Tensor) -> BestActions:
        """``values``: of every action, one action ahead."""
        matches, some = self.matches, self.recipe.deeper
        rows = matches.choices.best_few(values, some).flatten()
        found = matches.foreseen(rows, self.net)
        place = found.view(some, matches.n).argmax(0)
        at = place * matches.n + torch.arange(matches.n, device=rows.device)
        return BestActions(rows[at], found[at], Looked(matches.after(rows), found))

    def step(self) -> TrainingDecision:
        matches, sides = self.matches, self.sides
        best, value, looked = self.find_best()
        share = torch.rand(matches.n, generator=self.generator, device=best.device)
        explored = share < self.recipe.explore
        row = torch.where(explored, matches.choices.any(self.generator), best)
        now, after = matches.now(), matches.after(row)
        matches.play(matches.choices.actions[row])
        return TrainingDecision(
            sides, sides * value, explored, now, after, matches.over, matches.results, looked
        )  # fmt: skip


def new_learner(game: Game, device: Device, recipe: Recipe, seed: int) -> Learner:
    """Of a net that knows nothing yet."""
    inputs = inputs_of(game.spec.package)
    torch.manual_seed(seed)
    net = Net(inputs.number, inputs.most).to(device.name)
    return Learner(net, MatchBatch(game, device, recipe.matches, seed), recipe, seed)


def learned_from(
    steps: list[TrainingDecision], ahead: Tensor, trust: float
) -> tuple[Tensor, Tensor]:
    """What came of every position: TD(λ), λ being ``trust``. ``ahead``: what the position after
    the last step is judged to be. Nothing is learned from what another action than the best led
    to, nor are positions that need no judgement."""
    active, targets, kept = [], [], []
    came = ahead
    for step in reversed(steps):
        after = torch.where(step.over, step.results, came)
        before = torch.where(step.explored, step.value, torch.lerp(step.value, after, trust))
        known = [(step.after, after * step.sides), (step.now, before * step.sides)]
        if step.looked is not None:
            known.append(step.looked)
        for position, value in known:
            active.append(position.active)
            targets.append(value * position.signs)
            kept.append(position.signs != 0)
        came = before
    use = torch.cat(kept)
    return torch.cat(active)[use], torch.cat(targets)[use]
