"""The ways to be shown: of a walk and of the ball. The rules only ask whether there is one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from debut.games.but.board import (
    CLEAR,
    CLEAR_TIMES,
    KEEPER,
    PASS,
    SHOT,
    SHOT_TIMES,
    TEAM,
    WAYS,
)
from debut.games.but.fields import NOWHERE
from debut.games.but.names import BLACK
from debut.games.but.rules.kicking import way_to
from debut.games.but.tables import ACROSS, ALONG, NEXT
from debut.games.but.view.masks import ALL, AREA, around, mask

Path = tuple[int, ...]
Figures = Sequence[int]


class ButFlight(NamedTuple):
    """The squares of a ball's way, its start first; who has it there; whether it flies on over the
    edge of the board."""

    path: Path
    way: int
    by: int = NOWHERE
    leaves: bool = False


@cache
def ray(start: int, way: int) -> Path:
    """All squares from one on to the edge."""
    following = NEXT[start][way]
    return () if following < 0 else (following, *ray(following, way))


def _flown(
    figures: Figures, start: int, way: int, length: int, theirs: frozenset[int]
) -> ButFlight:
    """So far, or to the first opponent on the line."""
    line = ray(start, way)
    for steps, square in enumerate(line[:length], 1):
        if square in theirs:
            return ButFlight((start, *line[:steps]), way, figures.index(square))
    if len(line) < length:
        return ButFlight((start, *line), way, leaves=True)
    end = line[length - 1]
    there = figures.index(end) if end in figures else NOWHERE
    return ButFlight((start, *line[:length]), way, there)


def opponents(figures: Figures, side: int) -> frozenset[int]:
    return frozenset(figures[(1 - side) * TEAM : (2 - side) * TEAM])


def kick(rec: Any, figures: Figures, theirs: frozenset[int], action: int) -> ButFlight:
    """The way of a pass, a shot, a free kick or a clearance (B-5.2, B-5.3, B-5.5)."""
    start, die = rec.ball, rec.die[BLACK]
    if action < SHOT:
        end = figures[rec.side * TEAM + action - PASS]
        way = way_to(start, end)
        return _flown(figures, start, way, ray(start, way).index(end) + 1, theirs)
    if action < CLEAR:
        return _flown(figures, start, action - SHOT, die * SHOT_TIMES, theirs)
    # It flies over everybody.
    return _flown(figures, start, action - CLEAR, die * CLEAR_TIMES, frozenset())


def walk(rec: Any, side: int, index: int, end: int, most: int) -> Path:
    """B-4.1, B-4.3.1: a shortest way, by the loose ball if that can be taken with so many steps."""
    figures = tuple(rec.figure)
    start = figures[side * TEAM + index]
    ground = AREA[side] if index == KEEPER else ALL
    free = ground & ~mask(figures) | 1 << start
    if rec.ball != NOWHERE and rec.ball not in figures and free >> rec.ball & 1:
        to_ball, onward = shortest(start, rec.ball, free), shortest(rec.ball, end, free)
        if to_ball and onward and len(to_ball) + len(onward) - 2 <= most:
            return to_ball + onward[1:]
    return shortest(start, end, free)


def shortest(start: int, end: int, free: int) -> Path:
    """Over free squares, with few turns; empty if there is no way."""
    layers = [1 << start]
    while not layers[-1] >> end & 1:
        more = layers[-1] | around(layers[-1]) & free
        if more == layers[-1]:
            return ()
        layers.append(more)
    way, came = [end], NOWHERE
    for layer in reversed(layers[:-1]):
        here = way[-1]
        ways = [w for w in range(WAYS) if (at := NEXT[here][w]) >= 0 and layer >> at & 1]
        # Found from its end on: straight on, if it can; else rather along a row or a column.
        came = min(ways, key=lambda w: (w != came, bool(ACROSS[w] and ALONG[w]), w))
        way.append(NEXT[here][came])
    return tuple(reversed(way))
