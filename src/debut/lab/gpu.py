"""How fast random play is on a GPU."""

from __future__ import annotations

from debut.kernel.cuda import gpu
from debut.kernel.game import Game

# What we promise of an H200, in millions of decisions a second.
PROMISED = {"supergoal": 1_500.0, "streetsoccer": 200.0}
PROMISED_OF = "H200"
# At a time: enough that its lanes have several each, and wait for the longest only at the end.
MATCHES = {"supergoal": 1 << 22, "streetsoccer": 1 << 20}
FEWER_MATCHES = 1 << 18


def device_name() -> str:
    """Of the GPU; where none can be used, the ``NoDevice`` that says why."""
    return gpu().name


def promised(game: Game, device: str) -> float | None:
    return PROMISED.get(game.id) if PROMISED_OF in device else None


def decided(game: Game, seed: int, most: int) -> float:
    """Plays so many matches, or fewer where they are long; how many million decisions that took."""
    n = min(most, MATCHES.get(game.id, FEWER_MATCHES))
    return float(game.playouts(n, seed, device="cuda").decisions.sum(dtype="int64")) / 1e6
