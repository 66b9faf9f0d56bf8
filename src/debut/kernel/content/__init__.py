"""Holds what games provide beyond their rules: lessons, rule books, teams, commentary."""
