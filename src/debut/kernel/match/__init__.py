"""A match: its record, its dice, what a seat may know of it."""
