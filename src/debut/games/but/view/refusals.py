"""Why not? The clause that forbids an action a person tried."""

from __future__ import annotations

from typing import Any

from debut.games.but import names as n
from debut.games.but.board import (
    CENTRE_FORWARD,
    END,
    FORMATION,
    KEEPER,
    KEEPER_STEPS,
    PASS,
    PASS_TIMES,
    SAME,
    SHOT,
    SQUARES,
    STAY,
    TAKE,
    TAKE_PRICE,
    TEAM,
    WALKS,
    WAYS,
)
from debut.games.but.fields import NOWHERE
from debut.games.but.notation import NOT_BESIDE
from debut.games.but.rules.entry import next_to_place
from debut.games.but.rules.kicking import way_to
from debut.games.but.rules.moving import (
    keeper_has_ball,
    may_use,
    may_walk,
    put_free,
    steps_between,
    steps_of,
)
from debut.games.but.rules.squares import TAKEN, WORK, distance, holder, kicking, put_figures
from debut.games.but.tables import AREA_OF, HALF_OF, NEXT
from debut.kernel.game import Refusal

TAKEN_SQUARE = Refusal("B-1.4.1", "why-put-on-taken")
PLACE_NOW = Refusal("B-2.2.2", "why-place-first")
KEEPER_FIRST = Refusal("B-3.1", "why-keeper-first")
PUT_TAKER = Refusal("B-7.4.2", "why-put-taker")
OFF_LINE = Refusal("B-5.1", "why-not-in-line")
_FAR = SQUARES  # more steps than any walk


def why_not(rec: Any, code: int) -> Refusal:
    if rec.phase == n.FORMATION_PHASE:
        return Refusal("B-2.2", "why-formation-first")
    if rec.phase == n.PLACE:
        return _placing(rec, code)
    if rec.phase == n.PUT:
        return _putting(rec, code)
    return _keeper(rec, code) if rec.phase == n.KEEPER_PHASE else _playing(rec, code)


# Placing


def _placing(rec: Any, code: int) -> Refusal:
    if code < WALKS:
        index, square = divmod(code, SQUARES)
        return not_due(rec, index) or _not_there(rec, index, square)
    if code == SAME:
        return Refusal("B-2.3.2", "why-same")
    if FORMATION <= code < SAME:
        return Refusal("B-2.2.2", "why-singly")
    return PLACE_NOW


def not_due(rec: Any, index: int) -> Refusal | None:
    """Figures are placed one after the other."""
    if index == CENTRE_FORWARD and rec.side == kicking(rec):
        return Refusal("B-2.2.3", "why-nine-stands")
    if index == next_to_place(rec):
        return None
    placed = rec.figure[rec.side * TEAM + index] != NOWHERE
    return Refusal("B-2.2.2", "why-placed-already" if placed else "why-in-order")


def _not_there(rec: Any, index: int, square: int) -> Refusal:
    if square in list(rec.figure):
        return TAKEN_SQUARE
    if index == KEEPER:
        return Refusal("B-2.2.2", "why-keeper-placed")
    if HALF_OF[square] != rec.side:
        return Refusal("B-2.2.2", "why-own-half")
    return Refusal("B-2.2.2", "why-circle")


def _putting(rec: Any, code: int) -> Refusal:
    if code >= WALKS or code // SQUARES != rec.kicker:
        return PUT_TAKER
    if code % SQUARES in list(rec.figure):
        return TAKEN_SQUARE
    return Refusal("B-7.4.2", "why-outside-area")


# The keeper before a throw


def _keeper(rec: Any, code: int) -> Refusal:
    if code >= WALKS or code // SQUARES != KEEPER:
        return KEEPER_FIRST
    side, square = rec.turn, code % SQUARES
    if square == rec.figure[side * TEAM + KEEPER]:
        return Refusal("B-3.1", "why-stay")
    if square in list(rec.figure):
        return Refusal("B-3.1.1", "why-square-taken")
    if AREA_OF[square] != side:
        return Refusal("B-3.1.1", "why-keeper-area")
    if _steps(rec, side, KEEPER, square, alone=True) <= KEEPER_STEPS:
        return Refusal("B-3.1.1", "why-way-barred")
    return Refusal("B-3.1", "why-two-steps")


def _steps(rec: Any, side: int, index: int, square: int, *, alone: bool = False) -> int:
    """From a figure to a square over free ones; alone: as if nobody else were there."""
    work = [0] * WORK
    if not alone:
        put_figures(rec, work, TAKEN)
    put_free(side, index, work)
    found = steps_between(rec.figure[side * TEAM + index], square, _FAR, work)
    return _FAR if found < 0 else int(found)


# Playing


def _playing(rec: Any, code: int) -> Refusal:
    if code < TAKE:
        figure, square = divmod(code, SQUARES)
        return _walk(rec, *divmod(figure, TEAM), square)
    if code < PASS:
        figure, way = divmod(code - TAKE, WAYS)
        return cannot_take(rec, *divmod(figure, TEAM), NEXT[rec.ball][way])
    if code < FORMATION:
        return cannot_kick(rec) or (_pass(rec, code - PASS) if code < SHOT else _clearance(rec))
    if code == END:
        return _must_play(rec)
    if code == NOT_BESIDE:
        return _not_takeable(rec) or Refusal("B-4.5.1", "why-beside-holder")
    if code == STAY:
        return Refusal("B-3.1", "why-no-stay-now")
    return Refusal("B-2.2", "why-no-placing-now")


def _must_play(rec: Any) -> Refusal:
    if rec.kicker != NOWHERE:
        return Refusal("B-7.3", "why-free-kick-first")
    return Refusal("B-3.5", "why-keeper-must-play")


def cannot_use(rec: Any, die: int, index: int) -> Refusal | None:
    """What keeps a figure from walking by a die, wherever to."""
    if may_walk(rec, die, index):
        return None
    if rec.die[die] == 0:
        return Refusal("B-3.2.2", "why-die-used")
    if rec.kicker != NOWHERE:
        if die == n.BLACK:
            return Refusal("B-7.3", "why-free-kick-die")
        return Refusal("B-7.3.1", "why-kicker-no-yellow")
    if keeper_has_ball(rec, rec.side):
        if die == n.BLACK:
            idle = not may_use(rec, n.BLACK, KEEPER)
            return (
                Refusal("B-3.5.2", "why-die-idle") if idle else Refusal("B-3.5", "why-keepers-die")
            )
        if index == KEEPER and rec.die[n.BLACK]:
            return Refusal("B-3.5.1", "why-keeper-yellow")
    return Refusal("B-3.2.2", "why-one-die")


def _walk(rec: Any, die: int, index: int, square: int) -> Refusal:
    forbidden = cannot_use(rec, die, index)
    if forbidden:
        return forbidden
    side = rec.side
    if square == rec.figure[side * TEAM + index]:
        return Refusal("B-4.1.2", "why-ends-where-it-began")
    if square in list(rec.figure):
        if square == rec.ball and not _not_takeable(rec):
            return Refusal("B-4.5.1", "why-take-beside")
        return Refusal("B-4.1.1", "why-square-taken")
    if index == KEEPER and AREA_OF[square] != side:
        return Refusal("B-4.4", "why-keeper-area")
    if _steps(rec, side, index, square, alone=True) <= steps_of(index, rec.die[die]):
        return Refusal("B-4.1.1", "why-way-barred")
    if index == KEEPER:
        return Refusal("B-4.4", "why-keeper-not-that-far")
    return Refusal("B-4.1", "why-not-that-far")


def cannot_move(rec: Any, die: int, index: int) -> Refusal:
    """A figure that a die does not take anywhere: what keeps it."""
    return cannot_use(rec, die, index) or Refusal("B-4.1.1", "why-walled-in")


# Taking the ball


def _not_takeable(rec: Any) -> Refusal | None:
    found = holder(rec)
    if found == NOWHERE:
        return Refusal("B-4.5", "why-loose-ball")
    if found // TEAM == rec.side:
        return Refusal("B-4.5", "why-own-ball")
    return Refusal("B-4.5.4", "why-not-from-keeper") if found % TEAM == KEEPER else None


def cannot_take(rec: Any, die: int, index: int, end: int = NOWHERE) -> Refusal:
    """The ball from its holder, ending on a square beside him, or on any."""
    forbidden = _not_takeable(rec) or cannot_use(rec, die, index)
    if forbidden:
        return forbidden
    side, ball = rec.side, rec.ball
    own = rec.figure[side * TEAM + index]
    if index == KEEPER and AREA_OF[ball] != side:
        return Refusal("B-4.5.3", "why-keeper-takes-at-home")
    around = [square for square in NEXT[ball] if square >= 0] if end == NOWHERE else [end]
    if index == KEEPER:
        around = [square for square in around if AREA_OF[square] == side]
        if not around:
            return Refusal("B-4.5.3", "why-keeper-area")
    free = [square for square in around if square == own or square not in list(rec.figure)]
    if not free:
        return Refusal("B-4.5.1", "why-none-beside" if end == NOWHERE else "why-beside-taken")
    steps = steps_of(index, rec.die[die]) - 1 - TAKE_PRICE
    if all(_steps(rec, side, index, square, alone=True) > steps for square in free):
        if index == KEEPER:
            return Refusal("B-4.5.3", "why-keeper-price")
        return Refusal("B-4.5" if end == NOWHERE else "B-4.5.1", "why-take-price")
    return Refusal("B-4.5", "why-take-barred")


# Playing the ball


def cannot_kick(rec: Any) -> Refusal | None:
    """What keeps the ball from being played at all."""
    found = holder(rec)
    if found == NOWHERE or found // TEAM != rec.side:
        return Refusal("B-5.1", "why-no-ball")
    if rec.die[n.BLACK] == 0:
        return Refusal("B-3.2.1", "why-black-only")
    if not may_use(rec, n.BLACK, found % TEAM):
        if found % TEAM == KEEPER:
            return Refusal("B-3.5.2", "why-die-idle")
        return Refusal("B-3.2.2", "why-one-die")
    return None


def _pass(rec: Any, mate: int) -> Refusal:
    square = rec.figure[rec.side * TEAM + mate]
    if rec.kicker != NOWHERE:
        return _free_kick_only(rec)
    if square == rec.ball:
        return Refusal("B-5.2", "why-pass-to-mate")
    if way_to(rec.ball, square) == NOWHERE:
        return OFF_LINE
    assert distance(rec.ball, square) > PASS_TIMES * rec.die[n.BLACK]
    return Refusal("B-5.2", "why-pass-too-far")


def _free_kick_only(rec: Any) -> Refusal:
    return Refusal("B-7.3.2" if rec.kicker == KEEPER else "B-7.3", "why-free-kick-shot")


def _clearance(rec: Any) -> Refusal:
    if holder(rec) % TEAM != KEEPER:
        return Refusal("B-5.5", "why-keeper-clears")
    if rec.kicker != NOWHERE:
        return _free_kick_only(rec)
    return Refusal("B-5.5", "why-clear-forward")
