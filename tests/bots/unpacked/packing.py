"""A core of every field but time and goals, always seen by side A; each layer its own run."""

from __future__ import annotations

from typing import Any

from debut.games.supergoal import packing as real
from debut.games.supergoal.names import OVER_PHASE
from debut.games.supergoal.packing import layer_of, place
from debut.kernel.algorithms.solving import BY_GOALS, CORE, GAP, LAYER, VIEWER, Layers
from debut.kernel.rule import rule

__all__ = ["layers", "pack", "place"]


def layers(rec: Any) -> Layers:
    assert not rec.tournament, "a shoot-out has no room in a core"
    return real.layers(rec)._replace(
        runs=tuple((layer, layer) for layer in range(real.layers(rec).over))
    )


@rule
def pack(s: Any, out: Any) -> None:
    out[LAYER] = layer_of(s)
    out[GAP] = s.score[0] - s.score[1]
    out[VIEWER] = 0
    if s.phase == OVER_PHASE:
        out[CORE] = BY_GOALS
        return
    play = s.restart + 8 * (s.direct + 2 * (s.allowed + 4 * (s.shot + 4 * s.ball)))
    throw = s.die + 16 * (s.face + 8 * (s.turned + 2 * s.long))
    hands = s.holder + 4 * (s.champion + 8 * (s.plays + 16 * (s.fouled[0] + 2 * s.fouled[1])))
    match = s.attack + 2 * (s.kicked_off + 2 * (s.after + 32 * hands))
    out[CORE] = 2 + s.phase + 32 * (play + (1 << 14) * (throw + (1 << 9) * match))
