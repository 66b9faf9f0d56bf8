"""What games give beyond their rules: lessons, rule books, teams, commentary."""
