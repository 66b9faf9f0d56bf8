"""The real one."""

from debut.games.supergoal.bot import evaluate

__all__ = ["evaluate"]
