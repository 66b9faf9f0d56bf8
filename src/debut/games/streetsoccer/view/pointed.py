"""What somebody tries who points at things on the table: an action, or what stands against it."""

from __future__ import annotations

from typing import Any

from debut.games.streetsoccer import names as n
from debut.games.streetsoccer.board import (
    BALL_TO,
    CENTRE,
    DARK,
    FIELD_SQUARES,
    GOAL_END,
    KEEPER,
    KICK,
    NAMES,
    PER_FOOTBALLER,
    PLACE,
    TEAM,
    field_index,
    on_field,
)
from debut.games.streetsoccer.fields import NOT_PLACED
from debut.games.streetsoccer.notation import NOBODY_THERE, OFF_FIELD
from debut.games.streetsoccer.position.keys import SIDES
from debut.games.streetsoccer.view.refusals import FIRST
from debut.games.streetsoccer.view.routes import goal_of, kicks, reaches
from debut.kernel.errors import BadNotation
from debut.kernel.game import Refusal
from debut.kernel.views import Pick

_GOAL_CELLS = {"goal-a": goal_of(0), "goal-b": goal_of(1), "centre": CENTRE}
_BALL = "ball"
_DIE_THROWN = Refusal("ST-4.1", "why-die-thrown")
_ALIKE = Refusal("ST-1.5", "why-alike")
_GOALS = Refusal("ST-1.2", "why-goal-squares")


def tried(rec: Any, picks: tuple[Pick, ...]) -> int | Refusal:
    """Of things picked one after the other, the last is the one that could not be picked."""
    last = picks[-1]
    if last.kind == "die":
        return _DIE_THROWN
    if rec.phase in (n.KICK_OFF, n.RESTART):
        return _ball_to(rec, _square(rec, last), FIRST[rec.phase])
    if rec.phase in (n.PLACING, n.SCORER_KEEPER, n.BEATEN_KEEPER):
        return _placed(rec, picks)
    if rec.phase in FIRST:
        return FIRST[rec.phase]
    return _moved(rec, picks)


def _square(rec: Any, pick: Pick) -> int:
    """Where something lies, or where it shall go; goals have numbers beyond all squares."""
    if pick.kind == "cell" and pick.id in NAMES:
        return NAMES.index(pick.id)
    if pick.kind == "cell" and pick.id in _GOAL_CELLS:
        return _GOAL_CELLS[pick.id]
    if pick == Pick("piece", _BALL):
        return int(rec.ball)
    return int(rec.pawn[_pawn(pick)])


def _pawn(pick: Pick) -> int:
    known = {f"{side}{number + 1}": team * TEAM + number
             for team, side in enumerate(SIDES) for number in range(TEAM)}  # fmt: skip
    if pick.kind != "piece" or pick.id not in known:
        raise BadNotation("notation-bad-action", text=f"{pick.kind} {pick.id}"[:40])
    return known[pick.id]


def _end(rec: Any, square: int) -> int:
    """The number of an end of the ball; -1: no ball may end there."""
    if square == goal_of(1 - rec.side):
        return GOAL_END
    return field_index(square) if square < len(NAMES) and on_field(square) else -1


def _ball_to(rec: Any, square: int, itself: Refusal) -> int | Refusal:
    if square == rec.ball:
        return itself
    end = _end(rec, square)
    return OFF_FIELD if end < 0 else BALL_TO + end


def _placed(rec: Any, picks: tuple[Pick, ...]) -> int | Refusal:
    square = _square(rec, picks[-1])
    if square == NOT_PLACED:
        own = _pawn(picks[-1]) // TEAM == rec.side
        return _ALIKE if own else FIRST[rec.phase]
    if square >= len(NAMES):
        return FIRST[rec.phase] if square == CENTRE else _GOALS
    first = picks[0]
    if rec.phase == n.PLACING and len(picks) > 1 and first.kind == "piece":
        keeper = _pawn(first) % TEAM == KEEPER
        if keeper and square not in DARK[rec.side]:
            return Refusal("ST-2.3", "why-keeper-on-dark")
        if not keeper and square in DARK[rec.side]:
            return Refusal("ST-2.3", "why-keeper-only")
    return PLACE + square


def _moved(rec: Any, picks: tuple[Pick, ...]) -> int | Refusal:
    """A walk or a kick, as far as it has been pointed at."""
    first, last = picks[0], picks[-1]
    square = _square(rec, last)
    if first.kind != "piece" or first.id == _BALL:
        return Refusal("ST-4.1", "why-footballer-first")
    side, footballer = divmod(_pawn(first), TEAM)
    if side != rec.side:
        return NOBODY_THERE
    if len(picks) == 1:
        return Refusal("ST-4.2", "why-cannot-move")
    own = footballer * PER_FOOTBALLER
    if Pick("piece", _BALL) in picks[1:-1]:
        end = _end(rec, square)
        return OFF_FIELD if end < 0 else own + KICK + end
    if square == rec.ball:
        return own + KICK + _some_end(rec, side * TEAM + footballer)
    if square >= len(NAMES):
        return _GOALS
    if square in rec.pawn and square != rec.pawn[side * TEAM + footballer]:
        return Refusal("ST-4.2", "why-square-taken")
    return own + square


def _some_end(rec: Any, pawn: int) -> int:
    """An end that the ball could have if the footballer reached it: what forbids them all."""
    pawns = tuple(rec.pawn)
    if not reaches(pawns, rec.ball, pawn, rec.die):
        return 0
    ends = kicks(pawns, rec.ball, pawn, rec.die)
    return next((end for end in range(FIELD_SQUARES) if end in ends), 0)
