"""All aims of a strike at once, as far as their first touch: to be drawn while somebody aims."""

from __future__ import annotations

from functools import cache
from math import hypot
from typing import Any

from debut.games.simulator import names as n
from debut.games.simulator.board import (
    ANGLE_ERROR,
    ANGLE_WEIGHTS,
    DIRECTION,
    DIRECTIONS,
    HALF_LENGTH,
    HALF_WIDTH,
    STRENGTH,
    STRENGTH_ERROR,
    STRENGTH_WEIGHTS,
    STRENGTHS,
    TEAM,
)
from debut.games.simulator.fields import NOWHERE, PAWNS, Record
from debut.games.simulator.physics.flick import (
    F_POINT,
    F_POINTS,
    F_WORDS,
    F_X,
    F_Y,
    GOAL_A,
    GOAL_B,
    POINT,
    flick,
)
from debut.games.simulator.position.keys import kind_name
from debut.games.simulator.rules.sight import ENDS
from debut.games.simulator.rules.striking import error_factor
from debut.games.simulator.view.picks import STRIKES
from debut.games.simulator.view.pieces import PIECE_IDS
from debut.games.simulator.view.pitch import place
from debut.kernel.compiler.machine import Machine
from debut.kernel.views import CONCEDES, LOOSE, OUT, SCORES, Aim, Aims

EXACT = 1000
# From one corner over the centre spot to the other: nothing rests further off.
_ACROSS = 72


def aims(machine: Machine, rec: Any, actions: tuple[int, ...]) -> Aims | None:
    """Every way to strike the ball now; none: nothing is struck."""
    ready = _ready(machine, rec, actions)
    if not ready:
        return None
    fixed = rec.aim if rec.phase == n.POWER else None
    listed = tuple(_aim(machine, before, one, fixed) for before, one in ready)
    return Aims(
        listed, DIRECTION, DIRECTIONS, STRENGTH, STRENGTHS, fixed, _met(ready[0][1]),
        ANGLE_WEIGHTS, STRENGTH_WEIGHTS,
    )  # fmt: skip


def _ready(
    machine: Machine, rec: Any, actions: tuple[int, ...]
) -> list[tuple[tuple[int, ...], Any]]:  # fmt: skip
    """What has to be said before a direction, and the record then."""
    if rec.phase in (n.AIM, n.POWER):
        return [((), rec)]
    said = [code for code in actions if code in STRIKES]
    after = [((code,), machine.play(rec, code)) for code in said]
    return [(before, one) for before, one in after if one.phase == n.AIM and one.who == rec.who]


def _aim(machine: Machine, before: tuple[int, ...], rec: Any, fixed: int | None) -> Aim:
    ways: list[int] = []
    for direction in range(DIRECTIONS):
        seen = machine.sight(rec, direction) if fixed is None or fixed == direction else ()
        ways += (len(seen), *seen)
    head = rec.kind == n.HEAD_KIND
    x, y = (rec.x[rec.striker], rec.y[rec.striker]) if head else (rec.ball_x, rec.ball_y)
    factor = error_factor(rec)
    lands, rests = _reach(rec.kind)
    return Aim(
        kind_name(rec), before, place(x, y), PIECE_IDS[rec.striker], lands, rests,
        ANGLE_ERROR[rec.kind] * factor, STRENGTH_ERROR[rec.kind] * factor, tuple(ways),
    )  # fmt: skip


def _met(rec: Any) -> tuple[str, ...]:
    """What each number of a way stands for: pieces, posts, the bar; then the ends of a flick.

    Only a shot scores (S-3.8.1).
    """
    ends = [LOOSE, OUT, OUT, OUT, OUT, OUT]
    ends[GOAL_B - rec.side] = SCORES if rec.deed in (n.SHOOTS, n.HEADS_IN) else OUT
    ends[GOAL_A + rec.side] = CONCEDES
    met = (*PIECE_IDS, "post", "bar", *ends)
    assert len(met) == ENDS + len(ends)
    return met


@cache
def _reach(kind: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By strength: how far off the ball first lands, and where it rests, with nobody on the pitch;
    the most there is where it would leave it."""
    rec, striker = Record(), 0
    rec.cell[:] = (NOWHERE,) * PAWNS
    rec.keeper[:] = (TEAM - 1, PAWNS - 1)
    rec.ball_x, rec.ball_y = rec.x[striker], rec.y[striker] = -HALF_LENGTH, -HALF_WIDTH
    lands, rests = [], []
    for strength in range(1, STRENGTHS + 1):
        work = [0] * F_WORDS
        flick(rec, striker, kind, _ACROSS, EXACT, strength, -1, work)
        first = F_POINT + POINT * min(1, work[F_POINTS] - 1)
        lands.append(_far(work[first + 1], work[first + 2]))
        rests.append(_far(work[F_X], work[F_Y]))
    return tuple(lands), tuple(rests)


def _far(x: int, y: int) -> int:
    return round(hypot(x + HALF_LENGTH, y + HALF_WIDTH))
