from pathlib import Path

from debut.kernel.algorithms.value_network import judgement
from debut.kernel.rule import taking_work
from tests.toys.study.inputs import INPUTS, MOST, seen_by, told

evaluate = judgement(Path(__file__).parent, INPUTS, MOST, seen_by, taking_work("told", told))
