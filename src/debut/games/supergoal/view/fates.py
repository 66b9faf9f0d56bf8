"""What becomes of the ball: by a choice that settles it, and by the throw that follows one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from debut.games.supergoal import names as n
from debut.games.supergoal.board import (
    DICE,
    DIE_NAMES,
    GOAL_MOUTH,
    HALF_THROWS,
    LET,
    OWN_GOAL,
    THROW_IN,
    WAY,
)
from debut.games.supergoal.places import ArrowFlight, flight_of, net, seen_by_a, wide_of_goal
from debut.games.supergoal.tables import MARK
from debut.kernel.layout import CHANCE
from debut.kernel.views import CONCEDES, KEEPS, LOSES, OUT, SCORES, End, Outlook, Place

_RESTARTS_OUT = (n.THROWN_IN, n.GOAL_KICKED, n.CORNER_KICK)
# What is said before the throw leaves it to the defender: he may still let it be.
_DECLARED = (n.WINDOW, n.THROW)
_MOVE_THE_BALL = (n.THROW, n.BLUE, n.BLUE_SHOT, n.KEEPER)


def fate_of_way(rec: Any, way: ArrowFlight) -> str:
    """SG-4.3 to 4.7: of an arrow that has been thrown."""
    if way.end == OWN_GOAL:
        return CONCEDES
    if way.end >= THROW_IN:
        return OUT
    return LOSES if MARK[rec.die][rec.face] == n.CROSS else KEEPS


def fate(rec: Any, action: int) -> str:
    """Of any other choice: only who lets an unstoppable shot be settles something (SG-6.2)."""
    return CONCEDES if action == LET and rec.phase == n.UNSTOPPABLE else KEEPS


def outlook(rec: Any, seat: int) -> Outlook:
    phase = n.THROW if rec.phase in _DECLARED else rec.phase
    if phase != n.THROW and rec.turn != CHANCE:
        return Outlook()
    faces = DICE[DIE_NAMES[n.die_of(phase, rec.die)]]
    sides = sum(count for _, count in faces)
    odds = tuple((face, count / sides) for face, count in faces)
    if phase not in _MOVE_THE_BALL:
        return Outlook(odds)
    shares: dict[tuple[str, str, Place | None], float] = {}
    for number, (_, share) in enumerate(odds):
        for end in set(_ends(rec, phase, number, seat)):
            shares[end] = shares.get(end, 0.0) + share
    return Outlook(
        odds,
        tuple(End(cell, share, fate, left_at) for (cell, fate, left_at), share in shares.items()),
    )


def _ends(rec: Any, phase: int, face: int, seat: int) -> Iterator[tuple[str, str, Place | None]]:
    """Where a face takes the ball, by either way; the rules themselves tell."""
    from debut.games.supergoal.rules.entry import play

    start = type(rec).from_buffer_copy(rec)
    # The time does not matter here: the end of a half would hide where the ball went.
    start.up = start.throws = start.extra = 0
    start.length = HALF_THROWS
    start.phase, start.turn = phase, CHANCE
    thrown = type(rec).from_buffer_copy(start)
    play(thrown, face)
    if thrown.phase != n.SIDE:
        yield _end(start, thrown, face, 0, seat)
        return
    for way in (0, 1):
        flown = type(rec).from_buffer_copy(thrown)
        play(flown, WAY + way)
        yield _end(start, flown, face, way, seat)


def _end(start: Any, after: Any, face: int, way: int, seat: int) -> tuple[str, str, Place | None]:
    fate = _fate_after(start, after, seat)
    if start.phase == n.THROW and start.die in (n.CONTROL, n.PASS, n.LAUNCH):
        flown = flight_of(start, way, face)
        return seen_by_a(flown.crossed[-1], start.attack), fate, flown.exit
    for side in (0, 1):
        if after.score[side] > start.score[side]:
            return seen_by_a(GOAL_MOUTH, side), fate, net(1 - side)
    if after.restart == n.GOAL_KICKED and after.attack != start.attack:
        return seen_by_a(GOAL_MOUTH, start.attack), fate, wide_of_goal(start.attack)
    return seen_by_a(after.ball, after.attack), fate, None


def _fate_after(start: Any, after: Any, seat: int) -> str:
    if after.score[seat] > start.score[seat]:
        return SCORES
    if after.score[1 - seat] > start.score[1 - seat]:
        return CONCEDES
    if start.attack != seat or after.attack == seat:
        return KEEPS
    return OUT if after.restart in _RESTARTS_OUT else LOSES
