from pathlib import Path

from debut.kernel.algorithms.value_network import make_evaluate
from debut.kernel.rule import taking_work
from tests.toys.study.inputs import INPUTS, MOST, active_inputs, seen_by

evaluate = make_evaluate(
    Path(__file__).parent, INPUTS, MOST, seen_by, taking_work("active_inputs", active_inputs)
)
