"""The rules of Handball et dé: what may be done, what can be thrown, what then happens."""

from __future__ import annotations

from typing import Any

from debut.games.handball.board import (
    BALL_TO,
    FORMATION,
    INTERCEPTS,
    KEEP,
    KEEPER,
    NEXT,
    SEVEN_CROSSED,
    SHOT,
    SIDES_OF_DIE,
    SQUARES,
    STAND,
    STAY,
    TEAM,
    THROW_ON,
)
from debut.games.handball.event_codes import HandballEvent
from debut.games.handball.fields import NOWHERE
from debut.games.handball.names import (
    BALL,
    BALL_THROW,
    BY_CLOCK,
    CHOOSE,
    ENGAGE,
    FREE,
    INTERCEPT,
    KEEPERS,
    LOT,
    OVER_PHASE,
    PLACE,
    SAVE,
    SEVEN,
    TAKER,
    TURN_OF_PHASE,
    WALK,
    WALK_THROW,
)
from debut.games.handball.rules.flow import (
    begin_restart,
    end_turn,
    free_throw,
    goal,
    keepers_restart,
    next_step,
    seven_metres,
)
from debut.games.handball.rules.placing import anybody_left, legal_places, place, take_formation
from debut.games.handball.rules.squares import end_of, holds, pawn_on
from debut.games.handball.rules.throwing import can_throw, crosses_area, legal_throws, shot_distance
from debut.games.handball.rules.walking import (
    ANYBODY,
    can_walk,
    in_own_area,
    legal_walks,
    must_open,
)
from debut.games.handball.tables import (
    AREA_OF,
    CENTRAL_AT,
    RESTART_AT,
    SEVEN_AT,
    SPOT_COUNT,
    SPOTS,
    TOWARD_GOAL,
)
from debut.kernel.events import FLIGHT, FOUL, PHASE, TOUCH
from debut.kernel.events import SAVE as TOLD_SAVE
from debut.kernel.events import THROW as THROW_EVENT
from debut.kernel.events import WALK as TOLD_WALK
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.rule import log, rule, table

TURN = table(TURN_OF_PHASE)
# The dice in the order of the board: the die, and lots.
DIE, LOTS = range(2)


@rule
def chance(s: Any, out: Any, odds: Any) -> int:
    faces = 2 if s.phase == LOT else SIDES_OF_DIE
    for face in range(faces):
        out[face] = face
        odds[face] = 1
    return faces


@rule
def legal(s: Any, out: Any, work: Any) -> int:
    phase = s.phase
    if phase == WALK:
        return legal_walks(s, out, work)
    if phase == BALL:
        return legal_throws(s, out, work)
    if phase == PLACE:
        return legal_places(s, out, work)
    if phase == TAKER:
        return legal_takers(s, out)
    out[0] = THROW_ON
    out[1] = KEEP
    return 2


@rule
def legal_takers(s: Any, out: Any) -> int:
    """H-4.1, H-4.3, H-4.4.2, H-4.5.2, H-4.6: which pawn takes the restart, and from where."""
    court, end, kind = s.court, end_of(s, s.taking), s.restart
    if kind == KEEPERS:
        for i in range(len(RESTART_AT[court][end])):
            out[i] = KEEPER * SQUARES + RESTART_AT[court][end][i]
        return len(RESTART_AT[court][end])
    n = 0
    for index in range(KEEPER + 1, TEAM):
        if kind == FREE:
            # The line that counts is that of the side at fault.
            for i in range(SPOT_COUNT[court][1 - end][s.ball]):
                out[n] = index * SQUARES + SPOTS[court][1 - end][s.ball][i]
                n += 1
        else:
            for i in range(2):
                spot = SEVEN_AT[court][1 - end][i] if kind == SEVEN else CENTRAL_AT[court][end][i]
                out[n] = index * SQUARES + spot
                n += 1
    return n


@rule
def play(s: Any, action: int, work: Any) -> None:
    phase = s.phase
    if s.turn == CHANCE:
        thrown(s, action, work)
    elif phase == WALK:
        walk(s, action)
    elif phase == CHOOSE:
        throw_or_keep(s, action)
    elif phase == BALL:
        throw_ball(s, action, work)
    elif phase == TAKER:
        put_taker(s, action // SQUARES, action % SQUARES, work)
    else:
        reposition(s, action, work)
    turn = TURN[s.phase]
    s.turn = turn if turn < 0 else s.side


@rule
def thrown(s: Any, face: int, work: Any) -> None:
    phase, side = s.phase, s.side
    if phase == LOT:
        log(s, THROW_EVENT, -1, HandballEvent.THROW, LOTS, face)
        s.first = face
        begin_restart(s, ENGAGE, face)
        return
    who = 1 - side if phase in (SAVE, INTERCEPT) else side
    log(s, THROW_EVENT, who, HandballEvent.THROW, DIE, face)
    if phase == WALK_THROW:
        s.die = face + 1
        s.phase = WALK
        walk_or_foul(s, work)
    elif phase == BALL_THROW:
        s.die = face + 1
        s.phase = BALL
        if not can_throw(s, work):
            log(s, FOUL, side, HandballEvent.FOUL_NO_THROW, s.ball, 0)
            free_throw(s)
    elif phase == SAVE:
        keeper_saves(s, face + 1)
    elif phase == INTERCEPT:
        keeper_intercepts(s, face + 1)
    else:
        seven_thrown(s, face + 1)


@rule
def walk_or_foul(s: Any, work: Any) -> None:
    """H-2.3.1, H-2.4.3: what follows when the die lets nobody walk who may."""
    duty = must_open(s, work)
    if can_walk(s, duty, work):
        return
    if duty != ANYBODY:
        log(s, FOUL, s.side, HandballEvent.FOUL_BLOCKED, s.ball, 0)
        free_throw(s)
    else:
        log(s, FOUL, 1 - s.side, HandballEvent.NO_WALK, 0, 0)
        seven_metres(s)


@rule
def walk(s: Any, action: int) -> None:
    """H-2.2.1, H-2.2.5: a ball that is held comes along; a loose one is taken by ending on it."""
    side = s.side
    possession = holds(s, side)
    if action == STAND:
        log(s, TOLD_WALK, side, HandballEvent.STAND, 0, 0)
    else:
        pawn, square = side * TEAM + action // SQUARES, action % SQUARES
        start = s.pawn[pawn]
        log(s, TOLD_WALK, side, HandballEvent.WALK, start, square)
        s.pawn[pawn] = square
        if s.ball == start:
            s.ball = square
        elif s.ball == square:
            log(s, TOUCH, side, HandballEvent.TAKE, square, 0)
    s.die = 0
    if possession:
        s.phase = BALL_THROW
    elif holds(s, side):
        s.held[1 - side] = 0  # H-3.4.1
        s.phase = CHOOSE
    else:
        end_turn(s)


@rule
def throw_or_keep(s: Any, action: int) -> None:
    """H-1.4.2.2."""
    if action == THROW_ON:
        s.phase = BALL_THROW
    else:
        log(s, PHASE, s.side, HandballEvent.KEEP, s.ball, 0)
        end_turn(s)


@rule
def throw_ball(s: Any, action: int, work: Any) -> None:
    if action == SHOT:
        shoot(s, shot_distance(s, work))
        return
    square = action - BALL_TO
    own, area = end_of(s, s.side), AREA_OF[s.court][square]
    if area == own:  # H-3.2.7.3
        log(s, FLIGHT, s.side, HandballEvent.OWN_AREA, s.ball, square)
        s.ball = square
        log(s, FOUL, s.side, HandballEvent.FOUL_OWN_AREA, square, 0)
        free_throw(s)
    elif area == 1 - own:  # H-3.2.7.4
        log(s, FLIGHT, s.side, HandballEvent.OTHER_AREA, s.ball, square)
        keepers_restart(s, square)
    elif in_own_area(s, 1 - s.side) and crosses_area(s, square, work):  # H-3.2.7.2
        log(s, FLIGHT, s.side, HandballEvent.THROUGH_AREA, s.ball, square)
        s.target = square
        s.phase = INTERCEPT
    else:
        ball_lands(s, s.ball, square)


@rule
def ball_lands(s: Any, start: int, square: int) -> None:
    """H-3.2.6: whoever stands there has it."""
    side = s.side
    pawn = pawn_on(s, square)
    code = HandballEvent.PASS_LOOSE
    if pawn != NOWHERE:
        code = HandballEvent.PASS_MATE if pawn // TEAM == side else HandballEvent.PASS_LOST
    log(s, FLIGHT, side, code, start, square)
    s.ball = square
    if code == HandballEvent.PASS_LOST:
        s.held[side] = 0
    end_turn(s)


@rule
def shoot(s: Any, distance: int) -> None:
    """H-4.2.2, H-4.2.3.1: the ball has the power; a keeper who is at home throws to stop it."""
    side = s.side
    log(s, FLIGHT, side, HandballEvent.SHOT, s.ball, distance)
    s.held[side] = 0
    if in_own_area(s, 1 - side):
        s.distance = distance
        s.phase = SAVE
    else:
        goal(s)


@rule
def keeper_saves(s: Any, throw: int) -> None:
    """H-4.2.3."""
    if throw < s.distance:
        log(s, TOLD_SAVE, 1 - s.side, HandballEvent.SAVE, s.distance, throw)
        keepers_restart(s, s.pawn[(1 - s.side) * TEAM + KEEPER])
    else:
        goal(s)


@rule
def keeper_intercepts(s: Any, throw: int) -> None:
    """H-3.2.7.2."""
    if throw <= INTERCEPTS:
        log(s, TOLD_SAVE, 1 - s.side, HandballEvent.INTERCEPTED, s.target, throw)
        keepers_restart(s, s.pawn[(1 - s.side) * TEAM + KEEPER])
    else:
        log(s, PHASE, s.side, HandballEvent.SLIPPED_THROUGH, s.target, throw)
        ball_lands(s, s.ball, s.target)


@rule
def seven_thrown(s: Any, throw: int) -> None:
    """H-4.4.2.2: no save; short of the line the keeper has it."""
    log(s, FLIGHT, s.side, HandballEvent.SEVEN_THROWN, s.ball, throw)
    s.held[s.side] = 0
    if throw > SEVEN_CROSSED:
        goal(s)
    else:
        square = s.ball + throw * TOWARD_GOAL[1 - end_of(s, s.side)]
        log(s, PHASE, s.side, HandballEvent.SEVEN_MISSED, square, 0)
        keepers_restart(s, square)


@rule
def put_taker(s: Any, index: int, spot: int, work: Any) -> None:
    """H-4.7.4: anybody else on the spot is taken off, and must be placed."""
    side = s.taking
    there = pawn_on(s, spot)
    log(s, TOLD_WALK, side, HandballEvent.TAKER, s.pawn[side * TEAM + index], spot)
    if there not in (NOWHERE, side * TEAM + index):
        s.pawn[there] = NOWHERE
        log(s, PHASE, there // TEAM, HandballEvent.TAKEN_OFF, there, 0)
    place(s, side, index, spot)
    s.ball = spot
    s.taker = index
    s.step = -1
    next_step(s, work)


@rule
def reposition(s: Any, action: int, work: Any) -> None:
    """H-4.7.2: one decision of whoever places."""
    side = s.side
    if action < STAND:
        index, square = action // SQUARES, action % SQUARES
        log(s, TOLD_WALK, side, HandballEvent.PUT, s.pawn[side * TEAM + index], square)
        place(s, side, index, square)
        if s.restart == KEEPERS:
            s.moved[side] += 1
        if not anybody_left(s, side):
            next_step(s, work)
        return
    if action == STAY:
        log(s, PHASE, side, HandballEvent.STAYS, 0, 0)
        s.stays |= 1 << side
    elif action != NEXT:
        log(s, PHASE, side, HandballEvent.FORMATION, action - FORMATION, 0)
        s.plan[side] = action - FORMATION + 1
        take_formation(s, side, action - FORMATION, work)
    next_step(s, work)


@rule
def signal(s: Any, code: int) -> int:
    """H-1.2.3: the whistle of the real clock; 0 where it cannot sound."""
    if code != 0 or s.clock != BY_CLOCK or s.up or s.turn == OVER or s.phase in (LOT, OVER_PHASE):
        return 0
    s.up = 1
    return 1
