"""The real ones."""

from debut.games.supergoal.rules import chance, legal, play, signal

__all__ = ["chance", "legal", "play", "signal"]
