"""Runs any game's rules in bulk: random play, search, learning, solving."""
