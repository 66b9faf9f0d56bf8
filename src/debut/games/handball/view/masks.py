"""Sets of squares as one whole number each: what plain Python reckons with when something is shown.

The rules have the same sets in words (``tables.py``), and these are made from them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from debut.games.handball.board import HEIGHT, SQUARES, WIDTH
from debut.games.handball.tables import (
    AREA_SET,
    BESIDE,
    BETWEEN_SET,
    BITS,
    COURT_SET,
    FIELD_SET,
    MOUTH_SET,
    ZONE_SET,
)

Ways = tuple[int, int, int, int]

_row = (1 << WIDTH) - 1
ALL = (1 << SQUARES) - 1
NOT_FIRST = sum((_row - 1) << WIDTH * row for row in range(HEIGHT))
NOT_LAST = sum(_row >> 1 << WIDTH * row for row in range(HEIGHT))
# What a square's number changes by, in the order of the ways: up, left, right, down.
STEPS = (-WIDTH, -1, 1, WIDTH)


def whole(words: Sequence[int]) -> int:
    return sum(int(word) << BITS * w for w, word in enumerate(words))


def _by_end(sets: Any) -> tuple[tuple[int, int], ...]:
    return tuple((whole(ends[0]), whole(ends[1])) for ends in sets)


COURT = tuple(map(whole, COURT_SET))
FIELD = tuple(map(whole, FIELD_SET))
AREA, ZONE, MOUTH, BETWEEN = map(_by_end, (AREA_SET, ZONE_SET, MOUTH_SET, BETWEEN_SET))
NEIGHBOURS = tuple(tuple(map(whole, court)) for court in BESIDE)


def mask(squares: Iterable[int]) -> int:
    found = 0
    for square in squares:
        if square >= 0:
            found |= 1 << square
    return found


def members(squares: int) -> list[int]:
    """The squares of a set, in their order."""
    found = []
    while squares:
        low = squares & -squares
        found.append(low.bit_length() - 1)
        squares ^= low
    return found


def beside(squares: int) -> int:
    """All neighbours; those beyond the short court are for the caller to cut off."""
    along = (squares & NOT_LAST) << 1 | (squares & NOT_FIRST) >> 1
    return along | squares >> WIDTH | squares << WIDTH & ALL


def flooded(squares: int, free: int) -> int:
    """And all that is joined to them over free squares."""
    while True:
        more = squares | beside(squares) & free
        if more == squares:
            return squares
        squares = more


def exact_layers(start: int, steps: int, free: int, last: int) -> list[Ways]:
    """H-2.2.3, 3.2.4: where something can be after each of so many steps, never straight back, by
    the way of its last step; over ``free``, the last step onto ``last``."""
    # As if it had come by two opposite ways: then no way on is straight back.
    up = down = 1 << start
    left = right = 0
    layers = [(up, left, right, down)]
    for step in range(steps):
        onto = last if step == steps - 1 else free
        up, left, right, down = (
            (up | left | right) >> WIDTH & onto,
            ((up | left | down) & NOT_FIRST) >> 1 & onto,
            ((up | right | down) & NOT_LAST) << 1 & onto,
            (left | right | down) << WIDTH & onto,
        )
        layers.append((up, left, right, down))
    return layers


def exact_ends(start: int, steps: int, free: int, last: int) -> int:
    up, left, right, down = exact_layers(start, steps, free, last)[-1]
    return up | left | right | down
