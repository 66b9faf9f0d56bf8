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
from debut.kernel.compiled import table

WORD = SQUARES // 2
ALL = (1 << WORD) - 1
GOAL_BIT = 1 << FIELD_SQUARES


def words(squares: object) -> tuple[int, int]:
    """Squares as the two words."""
    mask = 0
    for number in squares:  # type: ignore[attr-defined]
        mask |= 1 << number
    return mask & ALL, mask >> WORD


_goals = GOALS[0] + GOALS[1]
WALKABLE_LOW, WALKABLE_HIGH = words(sq for sq in range(SQUARES) if sq not in _goals)
GOALS_LOW, GOALS_HIGH = words(_goals)
NOT_FIRST = words(sq for sq in range(SQUARES) if sq % WIDTH != 0)[0]
NOT_LAST = words(sq for sq in range(SQUARES) if sq % WIDTH != WIDTH - 1)[0]
ROW = (1 << WIDTH) - 1
ACROSS = WORD - WIDTH  # from the last row of a word to the first
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
IS_CORNER = table([int(sq in CORNERS) for sq in range(SQUARES)])
CORNER_BITS = sum(1 << field_index(sq) for sq in CORNERS)
CORNER_SQUARES = table(CORNERS)


def _neighbours(number: int) -> list[int]:
    """Squares straight beside this one; on the board's edge and beside goals there are fewer."""
    column, row = number % WIDTH, number // WIDTH
    beside = [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]
    inside = [c + WIDTH * r for c, r in beside if 0 <= c < WIDTH and 0 <= r < SQUARES // WIDTH]
    return [sq for sq in inside if sq not in _goals]


NEXT_TO = table([(_neighbours(sq) + [-1] * 4)[:4] for sq in range(SQUARES)])
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


def _xy(field: int) -> tuple[int, int]:
    return field % FIELD_WIDTH, field // FIELD_WIDTH


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
    return sum(1 << (x + FIELD_WIDTH * y) for x, y in way)


def _inside(point: Point) -> bool:
    return 0 <= point[0] < FIELD_WIDTH and 0 <= point[1] < FIELD_HEIGHT


_all = range(FIELD_SQUARES)
_masks = [[[_bits(way[:-1]) for way in ways(_xy(a), _xy(b))] for b in _all] for a in _all]
# Squares that must be free between two squares, by either way (twice the same if there is one).
BETWEEN = table([[m[0] for m in row] for row in _masks], "i8")
BETWEEN_ELSE = table([[m[-1] for m in row] for row in _masks], "i8")


def distance(a: int, b: int) -> int:
    (x, y), (u, v) = _xy(a), _xy(b)
    return max(abs(x - u), abs(y - v))


DISTANCE = table([[distance(a, b) for b in _all] for a in _all])

_rings = [
    [[b for b in _all if distance(a, b) == steps] for steps in range(SIDES_OF_DIE + 1)]
    for a in _all
]
_widest = max(len(ring) for row in _rings for ring in row)
RING_SIZE = table([[len(ring) for ring in row] for row in _rings])
RING = table([[ring + [0] * (_widest - len(ring)) for ring in row] for row in _rings])


def shots(start: int, side: int) -> list[tuple[int, list[Point]]]:
    """Ways into the goal that the side attacks: steps, and the squares crossed on the field."""
    dark = [_xy(field_index(sq)) for sq in DARK[1 - side]]
    line = FIELD_WIDTH if side == 0 else -1
    found = []
    for y in range(-1, FIELD_HEIGHT + 1):
        for way in ways(_xy(start), (line, y)):
            crossed = way[:-1]
            last = crossed[-1] if crossed else _xy(start)
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

# Placing.
PLACES_FIRST = table([(*PLACING_ORDER.get(setup, (0,) * 10), 0) for setup in SETUPS])
FORMATION_SQUARES = table(
    [[list(formation(names, side)) for names in FORMATIONS.values()] for side in (0, 1)]
)
FORMATION_COUNT = len(FORMATIONS)
assert all(len(names) == TEAM for names in FORMATIONS.values())
