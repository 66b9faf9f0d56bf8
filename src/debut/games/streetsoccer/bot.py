"""How good a position is, for the computer opponents: from -1 (lost for side A) to 1 (won)."""

from __future__ import annotations

from pathlib import Path

from debut.games.streetsoccer.inputs import INPUTS, MOST, active_inputs, seen_by
from debut.kernel.algorithms.value_network import make_evaluate
from debut.kernel.rule import taking_work

evaluate = make_evaluate(
    Path(__file__).parent, INPUTS, MOST, seen_by, taking_work("active_inputs", active_inputs)
)
