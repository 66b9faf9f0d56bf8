"""How good a position is, for the computer opponents: from -1 (lost for side A) to 1 (won)."""

from __future__ import annotations

from pathlib import Path

from debut.games.streetsoccer.inputs import INPUTS, MOST, seen_by, told
from debut.kernel.algorithms.value_network import judgement
from debut.kernel.rule import taking_work

evaluate = judgement(Path(__file__).parent, INPUTS, MOST, seen_by, taking_work("told", told))
