"""How good a position is, for the computer opponents: from -1 (lost for side A) to 1 (won)."""

from __future__ import annotations

from pathlib import Path

from debut.games.handball.bot.suggestions import suggest as suggest
from debut.games.handball.inputs import INPUTS, MOST, active_inputs, seen_by
from debut.kernel.algorithms.value_network import make_evaluate

evaluate = make_evaluate(Path(__file__).parents[1], INPUTS, MOST, seen_by, active_inputs)
