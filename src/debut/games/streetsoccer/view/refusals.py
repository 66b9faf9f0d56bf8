"""Why not? The clause that forbids an action a person tried."""

from __future__ import annotations

from typing import Any

from debut.games.streetsoccer import names as n
from debut.games.streetsoccer.board import (
    BALL_TO,
    CORNERS,
    DARK,
    FIELD,
    FORMATION,
    GOAL_END,
    GOALS,
    KICK,
    LIGHT,
    PER_FOOTBALLER,
    PLACE,
    SKIP,
    TEAM,
    on_field,
)
from debut.games.streetsoccer.notation import BALL_NOT_THERE, NOBODY_THERE, OFF_FIELD
from debut.games.streetsoccer.position.keys import team
from debut.games.streetsoccer.rules.antigame import stays_on_dark
from debut.games.streetsoccer.rules.placing import is_taken, light_is_taken
from debut.games.streetsoccer.tables import CENTRAL_OF
from debut.games.streetsoccer.view.routes import kicks, reaches, standing_kicks, walk_ends
from debut.kernel.game import Refusal

FIRST = {
    n.TAKE_FORMATION: Refusal("ST-2.8", "why-formation-first"),
    n.PLACING: Refusal("ST-2.2", "why-place-first"),
    n.KICK_OFF: Refusal("ST-3.2", "why-kick-off-first"),
    n.SCORER_KEEPER: Refusal("ST-6.3", "why-keeper-first"),
    n.BEATEN_KEEPER: Refusal("ST-6.3", "why-keeper-first"),
    n.RESTART: Refusal("ST-6.5", "why-restart-first"),
}


def why_not(rec: Any, code: int) -> Refusal:
    if code == SKIP:
        return Refusal("ST-4.5", "why-not-skip")
    phase = rec.phase
    if phase == n.PLACING and PLACE <= code < FORMATION:
        return _placing(rec, code - PLACE)
    if phase in (n.SCORER_KEEPER, n.BEATEN_KEEPER) and PLACE <= code < FORMATION:
        return Refusal("ST-6.3", "why-keeper-square")
    if phase == n.TAKE_FORMATION and FORMATION <= code < SKIP:
        return Refusal("ST-2.8", "why-formation-taken")
    if phase in (n.KICK_OFF, n.RESTART) and (BALL_TO <= code < PLACE or code == OFF_FIELD):
        return _standing_kick(rec, code)
    if phase in FIRST:
        return FIRST[phase]
    return _move(rec, code)


def _placing(rec: Any, square: int) -> Refusal:
    side = rec.side
    if not on_field(square):
        return Refusal("ST-2.2", "why-not-field")
    if is_taken(rec, square):
        return Refusal("ST-2.2", "why-taken")
    if square in DARK[0] + DARK[1]:
        return Refusal("ST-2.3", "why-keeper-only")
    if CENTRAL_OF[square] >= 0 and rec.setup == n.LITTLEGOLEM:
        return Refusal("ST-2.9", "why-mid-circle")
    if CENTRAL_OF[square] == 1 - side:
        return Refusal("ST-2.4", "why-their-central")
    if square in LIGHT[side] and light_is_taken(rec, side):
        return Refusal("ST-2.6", "why-light-placed")
    return Refusal("ST-2.7", "why-owed")


def _standing_kick(rec: Any, code: int) -> Refusal:
    if code == OFF_FIELD:
        return Refusal("ST-6.2", "why-off-field")
    end, kick_off = code - BALL_TO, rec.phase == n.KICK_OFF
    if end == GOAL_END:
        if kick_off:
            return Refusal("ST-3.3", "why-no-goal-at-kick-off")
        return Refusal("ST-6.1", "why-cannot-score")
    if end in standing_kicks(tuple(rec.pawn), rec.side, rec.die, kick_off):
        return _hemmed(FIELD[end])
    return Refusal("ST-5.4", "why-ball-cannot-go")


def _hemmed(ball: int) -> Refusal:
    """The side would hold too many squares around the ball."""
    if ball in CORNERS:
        return Refusal("ST-7.8", "why-corner")
    return Refusal("ST-7.7", "why-surround")


def _move(rec: Any, code: int) -> Refusal:
    if code == NOBODY_THERE:
        return Refusal("ST-4.1", "why-nobody-there")
    if code == BALL_NOT_THERE:
        return Refusal("ST-5.1", "why-ball-not-there")
    if code == OFF_FIELD:
        return Refusal("ST-6.2", "why-off-field")
    if FORMATION <= code < SKIP:
        return Refusal("ST-2.8", "why-no-formations")
    if PLACE <= code < FORMATION:
        return Refusal("ST-2.2", "why-no-placing-now")
    if code >= BALL_TO:
        return Refusal("ST-5.1", "why-cannot-reach-ball")
    footballer, what = divmod(code, PER_FOOTBALLER)
    if what < KICK:
        return _walk(rec, footballer, what)
    return _kick(rec, footballer, what - KICK)


def _walk(rec: Any, footballer: int, end: int) -> Refusal:
    side = rec.side
    pawn = side * TEAM + footballer
    if end == rec.ball:
        return Refusal("ST-4.4", "why-ball-is-kicked")
    if end in GOALS[0] + GOALS[1]:
        return Refusal("ST-1.2", "why-goal-squares")
    if end == rec.pawn[pawn]:
        return Refusal("ST-4.3", "why-starting-square")
    if end not in walk_ends(tuple(rec.pawn), rec.ball, pawn, rec.die):
        return Refusal("ST-4.2", "why-not-that-far")
    if end in DARK[0] + DARK[1] and not stays_on_dark(side, footballer, end):
        return Refusal("ST-7.2", "why-dark")
    if end in LIGHT[side] and _light_held(rec, side, footballer):
        return Refusal("ST-7.6", "why-light")
    return _hemmed(rec.ball)


def _light_held(rec: Any, side: int, footballer: int) -> bool:
    mates = [square for i, square in enumerate(team(rec, side)) if i != footballer]
    return any(square in LIGHT[side] for square in mates)


def _kick(rec: Any, footballer: int, end: int) -> Refusal:
    side = rec.side
    pawns, pawn = tuple(rec.pawn), side * TEAM + footballer
    if not reaches(pawns, rec.ball, pawn, rec.die):
        return Refusal("ST-5.1", "why-cannot-reach-ball")
    if end not in kicks(pawns, rec.ball, pawn, rec.die):
        if end == GOAL_END:
            return Refusal("ST-6.1", "why-cannot-score")
        return Refusal("ST-5.4", "why-ball-cannot-go")
    if rec.ball in DARK[0] + DARK[1] and not stays_on_dark(side, footballer, rec.ball):
        return Refusal("ST-7.4", "why-no-room-back")
    if rec.ball in LIGHT[side] and _light_held(rec, side, footballer):
        return Refusal("ST-7.6", "why-light")
    return _hemmed(FIELD[end])
