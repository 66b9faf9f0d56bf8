"""Six tasks to learn the game by, for side A; each tells what its dice show."""

from __future__ import annotations

from debut.kernel.content.lessons import Lesson

_DICE = "black+yellow"
_TURN = "phase=play; side=A; throws=1; turns=8; played=4-4"

LESSONS: tuple[Lesson, ...] = (
    # One die each, in either order: the 7 dribbles, the 9 runs free.
    Lesson(
        "dribble",
        "A=2.9,6.4,6.7,6.11,6.14,12.3,10.9,14.11,14.7,10.14,9.12; "
        "B=24.9,21.4,22.9,21.12,21.14,17.5,13.11,17.13,13.6,12.14,15.16; "
        f"ball=10.9; dice=3.2; {_TURN}",
        ("b7-13.9; y9-16.9", "y9-16.9; b7-13.9"),
        marked=("13.9", "16.9"),
    ),
    # The 7 lets the ball go by; the throw that the pass earns is used at once.
    Lesson(
        "pass",
        "A=2.9,6.4,6.7,6.11,6.14,9.9,12.6,14.11,15.3,10.14,18.6; "
        "B=24.9,21.4,22.9,21.12,21.14,19.3,12.9,17.13,18.8,15.11,15.16; "
        f"ball=9.9; dice=4.-; movers=-,10; {_TURN}",
        (">9; >11",),
        {_DICE: ("b3y2",)},
        others=("stay",),
        marked=("15.3", "18.6"),
    ),
    # Behind the last defender the 9 would be offside: the yellow die brings him back first.
    Lesson(
        "onside",
        "A=2.9,6.4,6.7,6.11,6.14,12.5,16.9,14.11,21.9,10.14,19.5; "
        "B=24.9,20.4,20.8,20.12,19.14,17.5,12.9,17.13,18.7,15.11,15.16; "
        f"ball=16.9; dice=3.2; {_TURN}",
        ("y9-20.9; >9", "y9-19.9; >9"),
        marked=("20.9", "19.9"),
    ),
    # Six squares straight ahead, the last of them in the goal.
    Lesson(
        "shoot",
        "A=2.9,6.4,6.7,6.11,6.14,12.3,14.7,14.11,20.7,16.14,19.12; "
        "B=24.10,21.4,22.9,21.12,21.14,17.5,17.9,17.13,13.6,12.9,15.16; "
        f"ball=20.7; dice=3.-; movers=-,11; {_TURN}",
        ("shot-e",),
        marked=("goal-7-b",),
    ),
    # Three steps to the holder cost a 4; of the squares beside him one is in line with the 9.
    Lesson(
        "take",
        "A=2.9,6.4,6.7,6.11,6.14,12.3,9.9,14.14,15.4,10.14,8.13; "
        "B=24.9,21.4,22.9,21.12,21.14,17.5,12.9,17.13,13.4,12.11,15.16; "
        f"ball=12.9; dice=3.4; {_TURN}",
        ("y7x11.8; >9",),
        marked=("11.8", "15.4"),
    ),
    # Over two opponents, three times the die.
    Lesson(
        "clear",
        "A=3.9,6.4,5.8,6.11,6.14,9.9,12.6,15.9,15.3,10.14,9.12; "
        "B=24.9,21.4,22.9,21.12,21.14,17.5,4.9,17.13,18.7,12.9,15.16; "
        f"ball=3.9; dice=4.-; movers=-,11; {_TURN}",
        ("clear-e",),
        marked=("15.9",),
    ),
)
