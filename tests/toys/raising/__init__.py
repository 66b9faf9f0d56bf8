"""A rule that raises an error, which no rule may."""

from tests.toys.attic import SPEC

__all__ = ["SPEC"]
