"""How good a position is, for the computer opponents: from -1 (lost for side A) to 1 (won)."""

from __future__ import annotations

from pathlib import Path

from debut.games.but.bot.suggestions import suggest as suggest
from debut.games.but.inputs import INPUTS, MOST, seen_by, told
from debut.kernel.algorithms.value_network import judgement

evaluate = judgement(Path(__file__).parents[1], INPUTS, MOST, seen_by, told)
