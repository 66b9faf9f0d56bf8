"""What the rules look up, made once from the data of ``board.py``.

Footballers' squares are two words of 48 bits: rows 0 to 3, and rows 4 to 7. Squares of the field,
the only ones that matter to the ball, fit into one word of 60 bits.
"""

from __future__ import annotations

from debut.games.streetsoccer.board import (
    CENTRAL,
    CORNERS,
    DARK,
    FIELD,
    FIELD_HEIGHT,
    FIELD_SQUARES,
    FIELD_WIDTH,
    FORMATIONS,
    GOALS,
    HALF_COLUMNS,
    HEIGHT,
    LIGHT,
    NAMES,
    PLACING_ORDER,
    SETUPS,
    SIDES_OF_DIE,
    SQUARES,
    TEAM,
    WIDTH,
    field_index,
    formation,
    on_field,
)
from debut.kernel.geometry import Grid
from debut.kernel.rule import table

GROUND = Grid(WIDTH, HEIGHT, "four")  # for footballers
AIR = Grid(FIELD_WIDTH, FIELD_HEIGHT, "eight")  # for the ball
words = GROUND.mask

WORD = GROUND.bits
ALL = (1 << WORD) - 1
GOAL_BIT = 1 << FIELD_SQUARES

_goals = GOALS[0] + GOALS[1]
WALKABLE_LOW, WALKABLE_HIGH = words(sq for sq in range(SQUARES) if sq not in _goals)
GOALS_LOW, GOALS_HIGH = words(_goals)
FIELD_ROW = (1 << FIELD_WIDTH) - 1

# By word, and by side.
DARK_WORDS = table(words(DARK[0] + DARK[1]), "i8")
OWN_DARK = table([[words(pair)[word] for pair in DARK] for word in (0, 1)], "i8")
OWN_LIGHT = table([[words(pair)[word] for pair in LIGHT] for word in (0, 1)], "i8")
DARK_SQUARES = table(DARK)


def _owner(pairs: tuple[tuple[int, ...], ...]) -> list[int]:
    """Whose square of a kind each is; -1: nobody's."""
    return [next((side for side in (0, 1) if sq in pairs[side]), -1) for sq in range(SQUARES)]


# By square.
DARK_OF = table(_owner(DARK))
LIGHT_OF = table(_owner(LIGHT))
CENTRAL_OF = table(_owner(CENTRAL))
HALF_OF = table(
    [next((s for s in (0, 1) if NAMES[sq][0] in HALF_COLUMNS[s] and on_field(sq)), -1)
     for sq in range(SQUARES)]
)  # fmt: skip
FIELD_OF = table([field_index(sq) if on_field(sq) else -1 for sq in range(SQUARES)])
SQUARE_OF = table(FIELD)
CORNER_BITS = sum(1 << field_index(sq) for sq in CORNERS)
CORNER_SQUARES = table(CORNERS)

# Squares straight beside each; on the board's edge and beside goals there are fewer.
NEXT_TO = tuple(
    tuple(beside for beside in GROUND.neighbours(sq) if beside not in _goals)
    for sq in range(SQUARES)
)
BESIDE = table([words(beside) for beside in NEXT_TO], "i8")
# How many of them a side may not hold when the ball lies there.
_CORNER_HOLDERS = 3
TOO_MANY = table([_CORNER_HOLDERS if sq in CORNERS else len(NEXT_TO[sq]) for sq in range(SQUARES)])
# Where a footballer is put back to after a kick from a dark square: straight, else sideways.
_ahead = [[1 if sq in DARK[0] else -1 for sq in pair] for pair in DARK]
_aside = [[-WIDTH, WIDTH], [-WIDTH, WIDTH]]
_back = {
    sq: (sq + _ahead[side][i], sq + _aside[side][i])
    for side, pair in enumerate(DARK)
    for i, sq in enumerate(pair)
}
PUT_STRAIGHT = table([_back.get(sq, (-1, -1))[0] for sq in range(SQUARES)])
PUT_ASIDE = table([_back.get(sq, (-1, -1))[1] for sq in range(SQUARES)])

# The ball. From one square to another it takes as many steps as the longer of both distances,
# in at most two ways: the diagonal part first, or the straight part first.


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


Point = tuple[int, int]


def ways(start: Point, end: Point) -> list[list[Point]]:
    """The squares of a kick without a touch, its start left out: with one bend, two ways."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    steps, slant = max(abs(dx), abs(dy)), min(abs(dx), abs(dy))
    diagonal = (_sign(dx), _sign(dy))
    straight = (_sign(dx), 0) if abs(dx) > abs(dy) else (0, _sign(dy))
    legs = [[diagonal] * slant + [straight] * (steps - slant)]
    if 0 < slant < steps:
        legs.append([straight] * (steps - slant) + [diagonal] * slant)
    found = []
    for leg in legs:
        x, y = start
        way = []
        for step_x, step_y in leg:
            x, y = x + step_x, y + step_y
            way.append((x, y))
        found.append(way)
    return found


def _bits(way: list[Point]) -> int:
    return sum(1 << AIR.cell(x, y) for x, y in way)


def _inside(point: Point) -> bool:
    return AIR.cell(*point) >= 0


_all = range(FIELD_SQUARES)
_masks = [
    [[_bits(way[:-1]) for way in ways(AIR.place(a), AIR.place(b))] for b in _all] for a in _all
]
# Squares that must be free between two squares, by either way (twice the same if there is one).
BETWEEN = table([[m[0] for m in row] for row in _masks], "i8")
BETWEEN_ELSE = table([[m[-1] for m in row] for row in _masks], "i8")


def _behind(a: int, way: int) -> list[int]:
    """By square: the ends that a footballer there bars from a kick that starts on ``a``."""
    barred = [0] * FIELD_SQUARES
    for b in _all:
        mask = _masks[a][b][way]
        while mask:
            barred[mask.bit_length() - 1] |= 1 << b
            mask ^= 1 << (mask.bit_length() - 1)
    return barred


BEHIND = table([_behind(a, 0) for a in _all], "i8")
BEHIND_ELSE = table([_behind(a, -1) for a in _all], "i8")

_far = [[AIR.distance(a, b) for b in _all] for a in _all]
DISTANCE = table(_far)
_rings = [[[b for b in _all if row[b] == n] for n in range(SIDES_OF_DIE + 1)] for row in _far]
# Squares exactly so many steps away, and those between.
RING = table([[sum(1 << b for b in ring) for ring in rings] for rings in _rings], "i8")
NEARER = table(
    [[sum(1 << b for ring in rings[1:n] for b in ring) for n in range(len(rings))]
     for rings in _rings],
    "i8",
)  # fmt: skip


def shots(start: int, side: int) -> list[tuple[int, list[Point]]]:
    """Ways into the goal that the side attacks: steps, and the squares crossed on the field."""
    dark = [AIR.place(field_index(sq)) for sq in DARK[1 - side]]
    line = FIELD_WIDTH if side == 0 else -1
    found = []
    for y in range(-1, FIELD_HEIGHT + 1):
        for way in ways(AIR.place(start), (line, y)):
            crossed = way[:-1]
            last = crossed[-1] if crossed else AIR.place(start)
            if last in dark and all(map(_inside, crossed)):
                found.append((len(way), crossed))
    return sorted(found)


_shots = [
    [[(n, _bits(way)) for n, way in shots(a, side) if n <= SIDES_OF_DIE] for a in _all]
    for side in (0, 1)
]
_most = max(len(row) for side in _shots for row in side)
SHOTS_SIZE = table([[len(row) for row in side] for side in _shots])
SHOT_STEPS = table(
    [[[n for n, _ in row] + [0] * (_most - len(row)) for row in side] for side in _shots]
)
SHOT_BITS = table(
    [[[m for _, m in row] + [0] * (_most - len(row)) for row in side] for side in _shots], "i8"
)

# Placing. Squares are alike to it if they are of one kind: one of each, and their words.
_kinds: dict[tuple[int, ...], list[int]] = {}
for _sq in FIELD:
    _kind = DARK_OF[_sq], LIGHT_OF[_sq], CENTRAL_OF[_sq], HALF_OF[_sq]
    _kinds.setdefault(_kind, []).append(_sq)
KINDS = len(_kinds)
ONE_OF_KIND = table([squares[0] for squares in _kinds.values()])
KIND_WORDS = table([words(squares) for squares in _kinds.values()], "i8")
PLACES_FIRST = table([(*PLACING_ORDER.get(setup, (0,) * 10), 0) for setup in SETUPS])
FORMATION_SQUARES = table(
    [[list(formation(names, side)) for names in FORMATIONS.values()] for side in (0, 1)]
)
FORMATION_COUNT = len(FORMATIONS)
assert all(len(names) == TEAM for names in FORMATIONS.values())
