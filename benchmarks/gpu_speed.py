"""How fast random play and learning are on a GPU."""

from __future__ import annotations

from collections.abc import Callable

from debut.kernel.compiler.gpu import gpu
from debut.kernel.errors import NoDevice
from debut.kernel.game import Game

# What we promise of an H200, in millions of decisions a second.
PROMISED = {"supergoal": 1_500.0, "streetsoccer": 200.0}
LEARNING_PROMISED = {"streetsoccer": 1.0}
PROMISED_OF = "H200"
# At a time: enough that its lanes have several each, and wait for the longest only at the end.
MATCHES = {"supergoal": 1 << 22, "streetsoccer": 1 << 20}
FEWER_MATCHES = 1 << 18


def device_name() -> str:
    """Of the GPU; where none can be used, the ``NoDevice`` that says why."""
    return gpu().name


def promised(game: Game, device: str, of: dict[str, float] = PROMISED) -> float | None:
    return of.get(game.id) if PROMISED_OF in device else None


def decided(game: Game, seed: int, most: int) -> float:
    """Plays so many matches, or fewer where they are long; how many million decisions that took."""
    n = min(most, MATCHES.get(game.id, FEWER_MATCHES))
    return float(game.playouts(n, seed, device="cuda").decisions.sum(dtype="int64")) / 1e6


def learner(game: Game, seed: int) -> Callable[[], float]:
    """Learns from one window of decisions; how many million that were, all their actions judged."""
    try:
        from debut.learn.devices import device
        from debut.learn.train import new_learner, recipe_for
    except ImportError as error:
        raise NoDevice("learn-no-package", why=str(error)) from error
    recipe = recipe_for("cuda")
    learns = new_learner(game, device("cuda", game.spec.package), recipe, seed)

    def window() -> float:
        learns.window(recipe.fine)
        return recipe.matches * recipe.window / 1e6

    return window
