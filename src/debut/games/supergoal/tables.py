"""What the rules look up, made once from the data of ``board.py``."""

from __future__ import annotations

from debut.games.supergoal.board import (
    AREA,
    ARROW_DICE,
    ARROWS,
    CHAMPION_KICKS,
    COLUMNS,
    CORNER,
    DICE,
    DIE_NAMES,
    LONG_SHOT_LINE,
    MEETS_ELSE,
    MEETS_FROM,
    OWN_GOAL_SQUARES,
    SHOT_OUTSIDE,
    SQUARES,
    WALL_LINES,
    arrow_of,
    flight,
    may_turn,
)
from debut.games.supergoal.names import INSIDE, NO_SHOT, OUTSIDE
from debut.kernel.rule import table

_MARKS = ("", "?", "X")
_FACES = max(len(faces) for faces in DICE.values())
_LONGEST = 2 * max(arrow_of(face)[1] for die in ARROW_DICE for face, _ in DICE[die])


def _padded(rows: list[list[int]]) -> list[list[int]]:
    return [row + [0] * (_FACES - len(row)) for row in rows]


_arrows = [[arrow_of(face) for face, _ in DICE[die]] for die in ARROW_DICE]

SIDES = table([len(DICE[die]) for die in DIE_NAMES])
WEIGHTS = table(_padded([[weight for _, weight in DICE[die]] for die in DIE_NAMES]))
DIRECTION = table(_padded([[ARROWS.index(a) for a, _, _ in die] for die in _arrows]))
NUMBER = table(_padded([[n for _, n, _ in die] for die in _arrows]))
MARK = table(_padded([[_MARKS.index(m) for _, _, m in die] for die in _arrows]))

LINE = table([square // len(COLUMNS) + 1 for square in range(SQUARES)])
COLUMN = table([square % len(COLUMNS) for square in range(SQUARES)])
IN_AREA = table([int(square in AREA) for square in range(SQUARES)])
OWN_GOAL_RISK = table([int(square in OWN_GOAL_SQUARES) for square in range(SQUARES)])
SHOOTING = table(
    [INSIDE if s in AREA else OUTSIDE if s in SHOT_OUTSIDE else NO_SHOT for s in range(SQUARES)]
)
LONG_SHOT_FROM = table(
    [int(LINE[square] >= LONG_SHOT_LINE and square not in CORNER) for square in range(SQUARES)]
)
# Where any free kick may be shot, and where the attacker's champion foul makes one that may.
FREE_SHOT = table([int(LINE[s] in WALL_LINES or s in AREA) for s in range(SQUARES)])
CHAMPION_KICK = table([int(square in CHAMPION_KICKS) for square in range(SQUARES)])
TURNABLE = table([int(may_turn(square)) for square in range(SQUARES)])
MEETS = table([MEETS_FROM.get(square, MEETS_ELSE) for square in range(SQUARES)])

_flights = [
    [[[[flight(s, a, n, way, turned) for s in range(SQUARES)] for way in (0, 1)]
      for n in range(_LONGEST + 1)] for a in ARROWS] for turned in (False, True)
]  # fmt: skip
# Indexed by turned, arrow, number, way, square.
LANDS = table([[[[[f[0] for f in w] for w in n] for n in a] for a in t] for t in _flights])
CROSSES = table([[[[[f[1][-1] for f in w] for w in n] for n in a] for a in t] for t in _flights])
