"""The rules of the made-up game."""

from __future__ import annotations

from typing import Any

from debut.kernel.events import FLIGHT, PHASE
from debut.kernel.layout import CHANCE, NO_WINNER, OVER
from debut.kernel.rule import log, rule
from tests.toys.duel.board import (
    AIM,
    CHOOSE_KICK,
    DIRECTION,
    DIRECTIONS,
    FAR,
    HIDE,
    HIGH,
    KICK,
    KICKS,
    OVER_PHASE,
    POWER,
    SPOTS,
    STRENGTH,
    STRENGTHS,
    UNKNOWN,
    UNKNOWN_SPOT,
)


@rule
def legal(s: Any, out: Any) -> int:
    first, n = 0, SPOTS
    if s.phase == CHOOSE_KICK:
        first, n = KICK, KICKS
    elif s.phase == AIM:
        first, n = DIRECTION, DIRECTIONS
    elif s.phase == POWER:
        first, n = STRENGTH, STRENGTHS
    for i in range(n):
        out[i] = first + i
    return n


@rule
def chance(s: Any, out: Any, odds: Any) -> int:  # noqa: ARG001
    """Where the keeper stands, to whoever does not know: anywhere alike."""
    for spot in range(SPOTS):
        out[spot] = spot
        odds[spot] = 1
    return SPOTS


@rule
def play(s: Any, action: int) -> None:
    if s.phase == HIDE:
        s.spot = action + 1
        log(s, PHASE, 1 - s.side, 0, s.spot, 0)
        s.phase = CHOOSE_KICK
        s.turn = s.side
    elif s.phase == CHOOSE_KICK:
        s.kick = action - KICK
        s.phase = AIM
    elif s.phase == AIM:
        s.aim = action - DIRECTION
        s.phase = POWER
    elif s.phase == POWER:
        s.x = s.aim * 2 * FAR // DIRECTIONS - FAR
        s.y = (action - STRENGTH + 1) * HIGH // STRENGTHS
        s.phase = UNKNOWN_SPOT
        s.turn = CHANCE
        if s.spot != UNKNOWN:
            strike(s)
    else:
        s.spot = action + 1
        strike(s)


@rule
def strike(s: Any) -> None:
    """DU-1.2: a goal unless the keeper stands there, or it is too high or too soft."""
    side = s.side
    log(s, FLIGHT, side, 1, s.x, s.y)
    where = s.aim * SPOTS // DIRECTIONS + 1
    if where != s.spot and s.y < HIGH // 2 and s.kick == 0:
        s.score[side] += 1
    s.round += 1
    s.spot = 0
    s.kick = 0
    s.aim = -1
    s.phase = HIDE
    s.side = 1 - side
    s.turn = side
    if s.round >= s.rounds:
        s.phase = OVER_PHASE
        s.side = 0
        s.turn = OVER
        s.reason = 1
        lead = s.score[0] - s.score[1]
        s.winner = NO_WINNER if lead == 0 else (0 if lead > 0 else 1)


@rule
def hide(s: Any, seat: int) -> None:
    if s.spot != 0 and seat != 1 - s.side:
        s.spot = UNKNOWN
