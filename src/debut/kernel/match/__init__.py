"""Holds a match: its record, its dice, and what each seat may know of it."""
