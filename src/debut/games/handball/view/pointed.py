"""What somebody tries who points at things on the table: an action, or what stands against it."""

from __future__ import annotations

from typing import Any

from debut.games.handball import names as n
from debut.games.handball.board import ACTIONS, BALL_TO, NAMES, SHOT, SQUARES, TEAM
from debut.games.handball.fields import NOWHERE
from debut.games.handball.notation import NOBODY_THERE
from debut.games.handball.position.keys import PAWNS
from debut.games.handball.rules.entry import legal
from debut.games.handball.rules.squares import WORK, end_of
from debut.games.handball.view.refusals import TAKERS, cannot_walk, not_put, takes
from debut.kernel.errors import BadNotation
from debut.kernel.game import Refusal
from debut.kernel.views import Pick

_BALL = Pick("piece", "ball")
_GOALS = ("goal-a", "goal-b")
_CENTRE = "centre"
_NO_CELL = Refusal("H-1.3", "why-no-cell")
# What lets a pawn or the ball end where something lies.
_ENDING_THERE = {n.BALL: "H-3.2.6", n.WALK: "H-2.2.5", n.TAKER: "H-4.7.4"}


def tried(rec: Any, picks: tuple[Pick, ...]) -> int | Refusal:
    """Of things picked one after the other, the last is the one that could not be picked."""
    last = picks[-1]
    if last.kind == "die":
        return Refusal("H-2.1", "why-die-thrown")
    if rec.phase == n.CHOOSE:
        return Refusal("H-1.4.2.2", "why-choose-first")
    if rec.phase == n.BALL:
        found = _ball_to(rec, last)
    else:
        found = _alone(rec, last) if len(picks) == 1 else _pawn_to(rec, picks[0], last)
    if last.kind == "piece" and isinstance(found, int) and found in _legal(rec):
        return Refusal(_ENDING_THERE[rec.phase], "why-take-the-cell")
    return found


def _legal(rec: Any) -> list[int]:
    out = [0] * ACTIONS
    return out[: legal(rec, out, [0] * WORK)]


def _pawn(pick: Pick) -> int:
    if pick.kind != "piece" or pick.id not in PAWNS:
        raise BadNotation("notation-bad-action", text=f"{pick.kind} {pick.id}"[:40])
    return PAWNS.index(pick.id)


def _square(rec: Any, pick: Pick) -> int:
    """Where something lies, or where it shall go."""
    if pick.kind == "cell" and pick.id in NAMES:
        return NAMES.index(pick.id)
    return int(rec.ball if pick == _BALL else rec.pawn[_pawn(pick)])


def _beyond(pick: Pick) -> bool:
    """Goals and the middle are drawn, and nobody stands there."""
    return pick.kind == "cell" and pick.id in (*_GOALS, _CENTRE)


def _ball_to(rec: Any, pick: Pick) -> int | Refusal:
    if pick == Pick("cell", _GOALS[1 - end_of(rec, rec.side)]):
        return SHOT
    if pick.kind == "cell" and pick.id in _GOALS:
        return Refusal("H-3.2.3", "why-own-goal")
    return _NO_CELL if _beyond(pick) else BALL_TO + _square(rec, pick)


def _first(rec: Any) -> Refusal:
    """What is to be pointed at before anything else."""
    if rec.phase == n.TAKER:
        return Refusal(TAKERS[rec.restart], "why-taker-first")
    if rec.phase == n.PLACE:
        return Refusal("H-4.7.2", "why-place-first")
    return Refusal("H-2.1", "why-pawn-first")


def _alone(rec: Any, pick: Pick) -> int | Refusal:
    """The first thing that was pointed at."""
    if pick == _BALL or _beyond(pick) or (pick.kind == "cell" and pick.id in NAMES):
        return _first(rec)
    side, index = divmod(_pawn(pick), TEAM)
    if side != rec.side:
        return NOBODY_THERE if rec.phase == n.WALK else _first(rec)
    why = {n.TAKER: takes, n.PLACE: not_put, n.WALK: cannot_walk}[rec.phase]
    return why(rec, index) or _first(rec)


def _pawn_to(rec: Any, first: Pick, last: Pick) -> int | Refusal:
    if _beyond(last):
        return _NO_CELL
    square = _square(rec, last)
    if first == _BALL or first.kind != "piece" or square == NOWHERE:
        return _first(rec)
    side, index = divmod(_pawn(first), TEAM)
    return index * SQUARES + square if side == rec.side else NOBODY_THERE
