"""Measures games and opponents."""
