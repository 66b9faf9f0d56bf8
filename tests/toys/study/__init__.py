"""The orchard once more: its judgement comes from a file, as one that was learned does."""

from tests.toys.orchard import THINKING, spec

SPEC = spec(__name__, THINKING)
