"""What the rules look up, made once from the data of ``board.py``.

A set of squares is three words, rows 1 to 3, 4 to 6, 7 and 8. Tables that depend on the court and
on the end are looked up by both, the court first.
"""

from __future__ import annotations

from collections.abc import Iterable

from debut.games.handball.board import (
    AREA,
    CENTRAL_ROWS,
    COURTS,
    FORMATIONS,
    FREE_THROW_ZONE,
    HEIGHT,
    LENGTHS,
    MOUTH,
    RESTART_SQUARES,
    SEVEN_METRES,
    SQUARES,
    WIDTH,
    at_end,
    on_court,
)
from debut.kernel.geometry import Grid, padded
from debut.kernel.rule import table

GROUND = Grid(WIDTH, HEIGHT, "four")
WORDS, BITS = GROUND.words, GROUND.bits
WAYS = len(GROUND.steps)

_courts = range(len(COURTS))
_ends = (0, 1)


def court_squares(court: int) -> list[int]:
    return [number for number in range(SQUARES) if on_court(number, court)]


def half_of(number: int, court: int) -> int:
    """The end whose half a square lies in."""
    return int(number % WIDTH >= LENGTHS[court] // 2)


def central(court: int, end: int) -> tuple[int, ...]:
    """The two central squares on an end's side of the middle."""
    column = LENGTHS[court] // 2 - 1 + end
    return tuple(column + WIDTH * (row - 1) for row in CENTRAL_ROWS)


def _words(squares: Iterable[int]) -> list[int]:
    return list(GROUND.mask(squares))


def _sets(names: tuple[str, ...]) -> list[list[list[int]]]:
    return [[_words(at_end(names, court, end)) for end in _ends] for court in _courts]


COURT_SET = table([_words(court_squares(court)) for court in _courts], "i8")
AREA_SET = table(_sets(AREA), "i8")
ZONE_SET = table(_sets(FREE_THROW_ZONE), "i8")
MOUTH_SET = table(_sets(MOUTH), "i8")
HALF_SET = table(
    [[_words(sq for sq in court_squares(court) if half_of(sq, court) == end) for end in _ends]
     for court in _courts],
    "i8",
)  # fmt: skip
# Where field pawns walk: everywhere but in the goal areas.
_areas = [at_end(AREA, court, 0) + at_end(AREA, court, 1) for court in _courts]
FIELD_SET = table(
    [_words(set(court_squares(court)) - set(_areas[court])) for court in _courts], "i8"
)
# Between the area and the free-throw line.
_between = tuple(name for name in FREE_THROW_ZONE if name not in AREA)
BETWEEN_SET = table(_sets(_between), "i8")


def _owner(names: tuple[str, ...]) -> list[list[int]]:
    """By court and square: the end whose square of a kind it is; -1: of neither."""
    return [
        [next((end for end in _ends if number in at_end(names, court, end)), -1)
         for number in range(SQUARES)]
        for court in _courts
    ]  # fmt: skip


AREA_OF = table(_owner(AREA))
ZONE_OF = table(_owner(FREE_THROW_ZONE))
HALF_OF = table([[half_of(number, court) for number in range(SQUARES)] for court in _courts])

# Neighbours of a square on its court: as a set.
BESIDE = table(
    [[_words(sq for sq in GROUND.neighbours(number) if on_court(sq, court))
      for number in range(SQUARES)] for court in _courts],
    "i8",
)  # fmt: skip
DISTANCE = table([[GROUND.distance(a, b) for b in range(SQUARES)] for a in range(SQUARES)], "i1")


def free_throw_spots(number: int, court: int, end: int) -> list[int]:
    """Ruling on the spot: the ball's square, or the nearest beyond the line of the end at fault.

    Goal areas are never the spot.
    """
    zone = at_end(FREE_THROW_ZONE, court, end)
    if number not in zone:
        return [number]
    beyond = [sq for sq in court_squares(court) if sq not in zone and sq not in _areas[court]]
    nearest = min(GROUND.distance(number, sq) for sq in beyond)
    return [sq for sq in beyond if GROUND.distance(number, sq) == nearest]


_spots = [
    [[free_throw_spots(sq, court, end) if on_court(sq, court) else [] for sq in range(SQUARES)]
     for end in _ends]
    for court in _courts
]  # fmt: skip
MOST_SPOTS = max(len(spots) for court in _spots for end in court for spots in end)
SPOT_COUNT = table([[[len(spots) for spots in end] for end in court] for court in _spots])
SPOTS = table([[padded([*end, [0] * MOST_SPOTS])[:SQUARES] for end in court] for court in _spots])
RESTART_AT = table(
    [[sorted(at_end(RESTART_SQUARES, court, end)) for end in _ends] for court in _courts]
)
SEVEN_AT = table([[sorted(at_end(SEVEN_METRES, court, end)) for end in _ends] for court in _courts])
CENTRAL_AT = table([[central(court, end) for end in _ends] for court in _courts])
TOWARD_GOAL = table([-1, 1])  # a step towards an end's goal line

FORMATION_COUNT = len(FORMATIONS)
FORMATION_SQUARES = table(
    [[[at_end(names, court, end) for names in FORMATIONS.values()] for end in _ends]
     for court in _courts]
)  # fmt: skip
# Formations that stay in their own half: the only ones where nobody may be elsewhere.
OWN_HALF_ONLY = table(
    [[int(all(half_of(sq, court) == 0 for sq in at_end(names, court, 0)))
      for names in FORMATIONS.values()] for court in _courts]
)  # fmt: skip
LINE_COLUMN = table([[0, LENGTHS[court] - 1] for court in _courts])
