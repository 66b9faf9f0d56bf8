from pathlib import Path

from debut.kernel.compiled import taking_work
from debut.kernel.judgement import judgement
from tests.toys.study.inputs import INPUTS, MOST, seen_by, told

evaluate = judgement(Path(__file__).parent, INPUTS, MOST, seen_by, taking_work("told", told))
