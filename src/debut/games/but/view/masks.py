"""Sets of squares as one whole number each: what plain Python reckons with when something is shown.

The rules have the same sets in words (``tables.py``), and these are made from them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from debut.games.but.board import HEIGHT, SQUARES, WIDTH
from debut.games.but.tables import AREA_SET, BITS

_row = (1 << WIDTH) - 1
ALL = (1 << SQUARES) - 1
NOT_FIRST = sum((_row - 1) << WIDTH * row for row in range(HEIGHT))
NOT_LAST = sum(_row >> 1 << WIDTH * row for row in range(HEIGHT))


def whole(words: Sequence[int]) -> int:
    return sum(int(word) << BITS * w for w, word in enumerate(words))


AREA = tuple(map(whole, AREA_SET))


def mask(squares: Iterable[int]) -> int:
    found = 0
    for square in squares:
        if square >= 0:
            found |= 1 << square
    return found


def around(squares: int) -> int:
    """These and all that touch them."""
    along = squares | (squares & NOT_LAST) << 1 | (squares & NOT_FIRST) >> 1
    return along | along >> WIDTH | along << WIDTH & ALL
