"""Seven tasks to learn the game by, for team A; each tells what its dice show."""

from __future__ import annotations

from debut.games.supergoal.board import ARROW_DICE, KEEPERS_THROW, NAMES
from debut.kernel.content.lessons import THEN, Lesson

_LONG = tuple(f"{NAMES[square]} {die} long" for square in KEEPERS_THROW for die in ARROW_DICE)

LESSONS: tuple[Lesson, ...] = (
    Lesson(
        "move",
        "attack=A; ball=c4; phase=choose",
        ("control; d5",),
        {"control": ("D1",), "pass": ("B1",), "launch": ("F4X",)},
        marked=("d5",),
    ),
    # Control was thrown last. Short steps or one far one: both lead into the area.
    Lesson(
        "push",
        "attack=A; ball=c7; phase=choose; dice=not-control",
        ("launch", "pass; control", "pass; pass"),
        {"control": ("F1",), "pass": ("F2",), "launch": ("F3",), "shot": ("off",)},
        marked=("c10", "c11"),
    ),
    # Here the ball is to be lost: it costs nothing.
    Lesson(
        "lose",
        "attack=A; ball=b5; phase=choose",
        ("launch",),
        {"control": ("F1",), "pass": ("F2",), "launch": ("F4X",)},
    ),
    Lesson(
        "shoot",
        "attack=A; ball=d10; phase=choose",
        ("shot",),
        {
            "control": ("F1",),
            "pass": ("F2",),
            "launch": ("F3",),
            "shot": ("target",),
            "keeper": ("not-saved",),
        },
    ),
    # B's pass comes first: its "?" lets A step in.
    Lesson(
        "blue",
        "attack=B; ball=c6; phase=throw; die=pass",
        ("blue",),
        {"pass": ("F2?",), "blue": ("steal",)},
    ),
    # A shot from outside: a miss of the blue die leaves it to the keeper as well.
    Lesson(
        "keeper",
        "attack=B; ball=b9; phase=throw; die=shot",
        tuple(first + THEN + line for first in ("let", "blue") for line in _LONG),
        {
            "control": ("F1",),
            "pass": ("F2",),
            "launch": ("F3",),
            "shot": ("target",),
            "blue": ("miss",),
            "keeper": ("saved",),
        },
    ),
    Lesson(
        "champion",
        "attack=A; ball=a6; phase=choose; champion=A:decisive-pass",
        ("champion; shot",),
        {
            "control": ("F1",),
            "pass": ("F2",),
            "launch": ("F3",),
            "shot": ("unstoppable",),
            "champion": ("long-shot",),
        },
    ),
)
