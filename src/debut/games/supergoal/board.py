"""Everything of the box in one place: field, dice, sizes. Own the real one? Correct it here."""

from __future__ import annotations

COLUMNS = "abcde"
LINES = 11
SQUARES = len(COLUMNS) * LINES


def square(name: str) -> int:
    """``c6`` to its number; squares are numbered from ``a1`` along the lines."""
    return COLUMNS.index(name[0]) + len(COLUMNS) * (int(name[1:]) - 1)


def name(number: int) -> str:
    return f"{COLUMNS[number % len(COLUMNS)]}{number // len(COLUMNS) + 1}"


NAMES = tuple(name(number) for number in range(SQUARES))

CENTRE = square("c6")
GOAL_KICK = (square("b1"), square("d1"))
KEEPERS_THROW = (square("c1"), square("c2"))
CORNER = (square("a11"), square("e11"))
PENALTY_SPOT = square("c10")
POST_REBOUND = square("c10")
PARRY = square("c9")
DECISIVE_PASS = square("c10")
GOAL_MOUTH = square("c11")
OWN_NET = square("c1")
OWN_GOAL_SQUARES = tuple(map(square, ("c10", "c11")))
AREA = tuple(square(column + line) for line in ("10", "11") for column in "bcd")
SHOT_OUTSIDE = tuple(map(square, ("a9", "b9", "c9", "d9", "e9", "a10", "e10")))
TURN_COLUMNS, TURN_LINES = "ae", (9, 10, 11)
WALL_LINES = (8, 9)
# A free kick here may be shot only where the attacker's champion die has won it.
CHAMPION_KICKS = tuple(map(square, ("a10", "e10")))
LONG_SHOT_LINE = 6
DECISIVE_PASS_LINE = 4
CLEARANCE = 3

# Where the blue die meets a shot from outside.
MEETS_FROM = {square("c9"): square("c10")}
MEETS_ELSE = square("c11")
MEETS_FAR_KICK = square("c10")  # a free kick shot from the farther line

# Dice: each face once, with how many sides of the die show it.
DICE: dict[str, tuple[tuple[str, int], ...]] = {
    "control": (("F1", 2), ("D1", 2), ("L1", 1), ("F2?", 1)),
    "pass": (("F2", 1), ("D2", 1), ("F2?", 1), ("D2?", 1), ("B1", 1), ("L2X", 1)),
    "launch": (("F3", 1), ("D3", 1), ("F3?", 1), ("D3?", 1), ("F4X", 1), ("L3X", 1)),
    "shot": (("target", 2), ("unstoppable", 1), ("post", 1), ("bar", 1), ("off", 1)),
    "blue": (("steal", 2), ("miss", 1), ("own-goal", 1), ("clear", 1), ("foul", 1)),
    "keeper": (("saved", 2), ("not-saved", 2), ("parried", 1), ("corner", 1)),
    "penalty": (("scored", 3), ("off", 1), ("corner", 1), ("rebound", 1)),
    "champion": (
        ("long-shot", 1),
        ("decisive-pass", 1),
        ("unstoppable", 1),
        ("save", 1),
        ("recovery", 1),
        ("foul", 1),
    ),
    "coin": (("A", 1), ("B", 1)),
}
DIE_NAMES = tuple(DICE)
ARROW_DICE = ("control", "pass", "launch")
ARROWS = "FDLB"

HALF_THROWS = 50
TOURNAMENT_THROWS = 33
CLOCK_THROWS = 200
EXTRA_THROWS = 25
HALF_SECONDS = 450
TOURNAMENT_SECONDS = 300
CHAMPION_PLAYS = 9
MOST_PLAYS = CHAMPION_PLAYS + 1  # the last of them may be a shot, which may still be answered
SHOOTOUT_ROUNDS = 5
SHOOTOUT_LIMIT = 30

# Where a flight ends that leaves the field; a throw-in's is THROW_IN plus the last square.
THROW_IN = 100
OVER_GOAL_LINE = 200
OWN_GOAL = 201
CORNER_AGAINST = 202

# What the match waits for.
PHASES = (
    "toss", "champion", "choose", "window", "throw", "side", "challenge", "intercept", "bar",
    "mouth", "unstoppable", "blue", "blue-shot", "keeper", "own-keeper", "var", "var-champion",
    "shootout", "lots", "over",
)  # fmt: skip
# How play came to where it is.
RESTARTS = ("open", "kick-off", "throw-in", "free-kick", "corner", "goal-kick", "keeper")
# Which arrow dice may be thrown.
ALLOWED = ("any", "control-only", "not-control")
SHOTS = ("none", "inside", "outside", "bar")
REASONS = ("", "full-time", "shootout", "lots")

# Numbers of the actions. Dice by number: control 0, pass 1, launch 2.
STRAIGHT = 0
TURNED = 3
SHOOT = 6
CHAMPION_PLAY = 7
FROM_GOAL_KICK = 8
FROM_KEEPER = 20
FROM_CORNER = 32
WAY = 38
THROW_BLUE = 40
THROW_KEEPER = 41
LET = 42
ACTIONS = 43


def heading(start: int, arrow: str, way: int, turned: bool) -> tuple[int, int]:
    """The columns and lines that a ball goes in a step (SG-3.6, 4.1)."""
    sideways = (-1, 1)[way]
    dx, dy = {"F": (0, 1), "D": (sideways, 1), "L": (sideways, 0), "B": (0, -1)}[arrow]
    if not turned:
        return dx, dy
    middle = 1 if start % len(COLUMNS) == 0 else -1
    return dy * middle, -dx


def flight(start: int, arrow: str, number: int, way: int, turned: bool) -> tuple[int, list[int]]:
    """Where a ball ends, and the squares it crosses on the field (SG-4.4 to 4.6).

    Way 0 is towards column a, or towards the far goal line when the arrow is turned.
    """
    column, line = start % len(COLUMNS), start // len(COLUMNS) + 1
    dx, dy = heading(start, arrow, way, turned)
    crossed = [start]
    for _ in range(number):
        column, line = column + dx, line + dy
        if line > LINES:
            return OVER_GOAL_LINE, crossed
        if not 0 <= column < len(COLUMNS):
            return THROW_IN + crossed[-1], crossed
        if line < 1:
            return (OWN_GOAL if COLUMNS[column] == "c" else CORNER_AGAINST), crossed
        crossed.append(column + len(COLUMNS) * (line - 1))
    return crossed[-1], crossed


def arrow_of(face: str) -> tuple[str, int, str]:
    """``F2?`` to its direction, number and mark."""
    return face[0], int(face[1]), face[2:]


def may_turn(number: int) -> bool:
    """SG-3.6: on the outer columns of the last lines an arrow may be turned."""
    return NAMES[number][0] in TURN_COLUMNS and int(NAMES[number][1:]) in TURN_LINES
