"""A course of learning: so many minutes, kept in a file that it goes on from."""

from __future__ import annotations

import io
import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import torch

from debut.kernel.algorithms.network_inputs import inputs_of
from debut.kernel.algorithms.value_network import Network, Weights, network_file, read_network
from debut.kernel.compiler.targets import HERE
from debut.kernel.errors import BadOption
from debut.kernel.game import Game
from debut.learn.contest import Points, as_now, by_network, contest
from debut.learn.devices import Device, device
from debut.learn.install import network_beside, replace_file
from debut.learn.quantise import take_weights, weights_of
from debut.learn.train import Recipe, new_learner, recipe_for

# Matches against the present judgement, and how much of a course goes by between two such contests.
CONTEST = {HERE: 200, "cuda": 2_000}
BETWEEN = 0.1
# Seconds of learning that may be lost when the power is cut.
KEPT_EVERY = 30.0


class Progress(NamedTuple):
    """How far a course is."""

    seconds: float
    decisions: int
    missed: float
    points: Points | None  # against the present judgement, when that was just played for


class TrainingCourse:
    """Goes on where the file left it; a new one that looks deeper, where the game's judgement is
    now."""

    def __init__(
        self,
        game: Game,
        where: str,
        file: Path,
        seed: int,
        deeper: bool = False,
        recipe: Recipe | None = None,
    ) -> None:
        self.game, self.file, self.seed, self.deeper = game, file, seed, deeper
        self.device: Device = device(where, game.spec.package)
        self.recipe = recipe or recipe_for(where, deeper)
        self.seconds, self.decisions = 0.0, 0
        self.whole = math.inf  # seconds that it is to learn in all, as far as is known
        kept = self._kept() if file.exists() else None
        # Other matches than those before.
        again = seed + (kept["decisions"] if kept else 0)
        self.learner = new_learner(game, self.device, self.recipe, again)
        self.net = self.learner.net
        if kept:
            self.net.load_state_dict(kept["net"])
            self.learner.steady.load_state_dict(kept["steady"])
            self.learner.optimiser.load_state_dict(kept["optimiser"])
            self.seconds, self.decisions = kept["seconds"], kept["decisions"]
        elif deeper:
            self._begin_with_present()

    def _begin_with_present(self) -> None:
        """A game that has no network yet begins with nothing."""
        file = network_file(self.game.spec.package)
        if file.exists():
            weights = read_network(file, inputs_of(self.game.spec.package)).weights
            for net in (self.net, self.learner.steady.module):
                take_weights(net, weights)

    def _kept(self) -> dict[str, Any]:
        """What the file holds; an error that names it if that is no course of this game."""
        inputs = inputs_of(self.game.spec.package)
        try:
            kept: dict[str, Any] = torch.load(self.file, "cpu", weights_only=True)
            found = kept["game"], kept["steady"]["module.inputs"].shape[0] - 1
        except Exception as error:  # torch raises nearly anything for a file of another kind
            raise BadOption("learn-bad-file", file=self.file, why=str(error)) from error
        same = kept.get("inputs", inputs.digest) == inputs.digest
        if found != (self.game.id, inputs.number) or not same:
            why = f"{found[0]}, {found[1]}"
            raise BadOption("learn-other-course", file=self.file, game=self.game.id, found=why)
        if kept.get("deeper", False) != self.deeper:
            raise BadOption("learn-other-depth", file=self.file, found=int(not self.deeper))
        return kept

    def save(self) -> None:
        """The course, and beside it the network as whole numbers."""
        kept = {
            "game": self.game.id, "inputs": inputs_of(self.game.spec.package).digest,
            "deeper": self.deeper, "net": self.net.state_dict(),
            "steady": self.learner.steady.state_dict(),
            "optimiser": self.learner.optimiser.state_dict(),
            "seconds": self.seconds, "decisions": self.decisions,
        }  # fmt: skip
        course = io.BytesIO()
        torch.save(kept, course)
        replace_file(self.file, course.getvalue())
        network = Network(self.weights(), self.seconds >= self.whole)
        replace_file(self.network_file, network.to_bytes(inputs_of(self.game.spec.package)))

    def weights(self) -> Weights:
        """What it has learned so far, to be used."""
        return weights_of(self.learner.steady.module)

    @property
    def network_file(self) -> Path:
        return network_beside(self.file)

    def rate(self, minutes: float) -> float:
        """Of learning: it falls by the same part each minute."""
        part = min(self.seconds / (60 * minutes), 1.0)
        return float(self.recipe.fast * (self.recipe.fine / self.recipe.fast) ** part)

    def points(self) -> Points:
        evaluator = by_network(self.weights(), self.device)
        matches, seed = CONTEST[self.device.name], self.seed + self.decisions
        return contest(self.game, self.device, evaluator, as_now, matches, seed)

    def run(self, minutes: float, tell: Callable[[Progress], None]) -> None:
        """Learns until so many minutes are over in all. What was learned is kept, however it
        ends; contests do not count as time."""
        whole = self.whole = 60 * minutes
        contest_at = kept_at = self.seconds
        try:
            while self.seconds < whole:
                before = time.perf_counter()
                missed = self.learner.window(self.rate(minutes))
                self.seconds += time.perf_counter() - before
                self.decisions += self.recipe.matches * self.recipe.window
                points = None
                if self.seconds >= min(contest_at, whole):
                    points = self.points()
                    contest_at += BETWEEN * whole
                if points or self.seconds >= kept_at + KEPT_EVERY:
                    self.save()
                    kept_at = self.seconds
                tell(Progress(self.seconds, self.decisions, missed, points))
        finally:
            self.save()
