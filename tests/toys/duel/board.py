"""Numbers and the record of the made-up game."""

from __future__ import annotations

from debut.kernel.layout import record

SPOTS, KICKS, DIRECTIONS, STRENGTHS = 5, 2, 720, 40
FAR, HIGH = 90_000, 70_000  # hundredths: beyond what sixteen bits hold

KICK = SPOTS
DIRECTION = KICK + KICKS
STRENGTH = DIRECTION + DIRECTIONS
ACTIONS = STRENGTH + STRENGTHS

PHASES = ("hide", "kick", "aim", "power", "unknown-spot", "over")
HIDE, CHOOSE_KICK, AIM, POWER, UNKNOWN_SPOT, OVER_PHASE = range(len(PHASES))
REASONS = ("", "all-rounds")
UNKNOWN = SPOTS + 1
LETTERS = "abcdefghijklmnopqrstuvwxyz"

Record = record(
    "Duel",
    (
        ("phase", "i1"),
        ("side", "i1"),  # who shoots
        ("spot", "i1"),  # 0: none chosen
        ("kick", "i1"),
        ("aim", "i2"),  # -1: none
        ("x", "i4"),
        ("y", "i4"),
        ("round", "i1"),
        ("rounds", "i1"),
        ("name", "i1", 8),
    ),
)
