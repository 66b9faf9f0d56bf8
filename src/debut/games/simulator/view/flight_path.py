"""The way of a flick as points in time: what physics wrote, and more between for a steady eye.

From point to point one may play it as straight and even: a rolling ball slows down and a flying
one rises and falls between, so there are enough points that it is never off by much.
"""

from __future__ import annotations

from itertools import pairwise
from math import ceil, sqrt
from typing import Any, NamedTuple

from debut.games.simulator.board import BALL_RADIUS as GROUND
from debut.games.simulator.board import NAMES, STRENGTH
from debut.games.simulator.names import POWER, ROD_PHASE
from debut.games.simulator.physics.flick import (
    F_KEEPER_X,
    F_KEEPER_Y,
    F_POINT,
    F_POINTS,
    F_TOUCH,
    F_TOUCHES,
    F_WORDS,
    F_X,
    F_Y,
    FLY,
    GOAL_A,
    GOAL_B,
    POINT,
    RESTS,
    TOUCH,
)
from debut.games.simulator.physics.matter import CLOTH, GRAVITY, SLIDE, WAIT
from debut.games.simulator.rules.places import cell_of
from debut.games.simulator.rules.striking import run_flick
from debut.games.simulator.view.pitch import goal_cell, place
from debut.kernel.layout import CHANCE
from debut.kernel.views import Moment, Place

OFF = 15.0  # hundredths that a point in between may be off
MS = 1000


class BallTouch(NamedTuple):
    what: int  # a pawn, a post or the bar
    cell: str
    moment: Moment


class Flown(NamedTuple):
    fate: int
    path: tuple[str, ...]  # the cells of its first and last place; a goal is a cell too
    points: tuple[Moment, ...]
    heights: tuple[int, ...]  # over the ground; none if it never leaves it
    touches: tuple[BallTouch, ...]
    exit: Place | None
    slide: tuple[Moment, ...]  # of the keeper to his spot
    rest: Place  # of the record: where it ended


def struck(before: Any, action: int) -> Any:
    """The record as the ball is struck by an action: by a strength, an error or a known spot."""
    ready = type(before).from_buffer_copy(before)
    if before.phase == POWER and before.turn != CHANCE:
        ready.power = action - STRENGTH + 1
    elif before.phase == ROD_PHASE:
        ready.rod = action + 1
    return ready


def flown(rec: Any, error: int) -> Flown:
    work = [0] * F_WORDS
    fate = run_flick(rec, error, work)
    rows = [
        work[F_POINT + POINT * i : F_POINT + POINT * (i + 1)] for i in range(work[F_POINTS])
    ]  # fmt: skip
    moments = _between(rows)
    points = tuple((ms, *place(x, y)) for ms, x, y, _ in moments)
    heights = tuple(z - GROUND for *_, z in moments)
    path = [NAMES[cell_of(rows[0][1], rows[0][2])], NAMES[cell_of(rows[-1][1], rows[-1][2])]]
    if fate in (GOAL_A, GOAL_B):
        path.append(goal_cell(fate - GOAL_A))
    return Flown(
        fate,
        tuple(dict.fromkeys(path)),
        points,
        heights if any(heights) else (),
        tuple(_touches(work)),
        None if fate == RESTS else points[-1][1:],
        slide(rec, work[F_KEEPER_X], work[F_KEEPER_Y]) if rec.rod else (),
        (work[F_X], work[F_Y]),
    )


def _touches(work: list[int]) -> list[BallTouch]:
    found = []
    for i in range(work[F_TOUCHES]):
        what, x, y, ms = work[F_TOUCH + TOUCH * i : F_TOUCH + TOUCH * i + 4]
        found.append(BallTouch(what, NAMES[cell_of(x, y)], (ms, *place(x, y))))
    return found


def _between(rows: list[list[int]]) -> list[tuple[int, int, int, int]]:
    """Time, place and height of every point; those added lie on the true way."""
    found = [tuple(rows[0][:4])]
    for (start, x, y, z, how), (end, to_x, to_y, to_z, _) in pairwise(rows):
        lasts = (end - start) / MS
        pull = GRAVITY if how == FLY else CLOTH
        parts = ceil(lasts * sqrt(pull / 8 / OFF)) if lasts else 0
        for part in range(1, parts):
            gone = lasts * part / parts
            share = part / parts if how == FLY else _rolled(gone, lasts, x, y, to_x, to_y)
            rise = _risen(gone, lasts, to_z - z) if how == FLY else 0
            found.append((
                start + round(gone * MS), round(x + (to_x - x) * share),
                round(y + (to_y - y) * share), round(z + rise),
            ))  # fmt: skip
        found.append((end, to_x, to_y, to_z))
    return found  # type: ignore[return-value]


def _rolled(gone: float, lasts: float, x: int, y: int, to_x: int, to_y: int) -> float:
    """The share of its way that a ball has rolled which slows down evenly."""
    way = sqrt((to_x - x) ** 2 + (to_y - y) ** 2)
    if way == 0:
        return 0.0
    speed = way / lasts + CLOTH * lasts / 2
    return min(1.0, (speed - CLOTH * gone / 2) * gone / way)


def _risen(gone: float, lasts: float, rise: int) -> float:
    speed = rise / lasts + GRAVITY * lasts / 2
    return (speed - GRAVITY * gone / 2) * gone


def slide(rec: Any, to_x: int, to_y: int) -> tuple[Moment, ...]:
    """S-5.6.1: the keeper waits, then slides to his spot."""
    keeper = rec.keeper[1 - rec.side]
    x, y = rec.x[keeper], rec.y[keeper]
    wait, way = round(WAIT * MS), sqrt((to_x - x) ** 2 + (to_y - y) ** 2)
    here, there = place(x, y), place(to_x, to_y)
    return (0, *here), (wait, *here), (wait + round(way / SLIDE * MS), *there)
