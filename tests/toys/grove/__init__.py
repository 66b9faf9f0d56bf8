"""The orchard again: here forty trees are suggested, and none is judged before it is tried."""

from tests.toys.orchard import THINKING, spec

SPEC = spec(__name__, THINKING._replace(ahead=False))
