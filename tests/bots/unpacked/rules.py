"""The real ones."""

from debut.games.supergoal.rules.entry import chance, legal, play, signal

__all__ = ["chance", "legal", "play", "signal"]
