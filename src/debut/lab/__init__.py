"""Tools to measure games and opponents."""
