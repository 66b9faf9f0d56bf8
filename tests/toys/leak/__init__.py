"""Rules that allocate, which no rule may: they must not be loaded."""

from tests.toys.attic import SPEC

__all__ = ["SPEC"]
