"""How good a position is, for the computer opponents: from -1 (lost for side A) to 1 (won)."""

from __future__ import annotations

from debut.games.but.bot.suggestions import suggest as suggest
from debut.kernel.algorithms.value_network import evaluate_by_network

evaluate = evaluate_by_network("debut.games.but")
