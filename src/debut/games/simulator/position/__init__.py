"""Positions as text: reading them, and what makes one impossible."""
