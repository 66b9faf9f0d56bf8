"""What somebody tries who points at things on the table: an action, or what stands against it."""

from __future__ import annotations

from typing import Any

from debut.games.but import names as n
from debut.games.but.board import (
    CLEAR_TIMES,
    DICE,
    GOAL_ROWS,
    KEEPER,
    NAMES,
    PASS,
    SHOT_TIMES,
    SQUARES,
    TAKE,
    TEAM,
    WAYS,
    WIDTH,
)
from debut.games.but.fields import NOWHERE
from debut.games.but.notation import NOT_BESIDE
from debut.games.but.rules.entry import legal, next_to_place
from debut.games.but.rules.kicking import way_to
from debut.games.but.rules.moving import may_walk, takeable
from debut.games.but.rules.squares import WORK, distance, figure_on, holder
from debut.games.but.tables import NEXT
from debut.games.but.view.pieces import BALL, PIECE_IDS
from debut.games.but.view.pitch import goal_cell
from debut.games.but.view.refusals import (
    KEEPER_FIRST,
    OFF_LINE,
    PLACE_NOW,
    PUT_TAKER,
    TAKEN_SQUARE,
    cannot_kick,
    cannot_move,
    cannot_take,
    not_due,
)
from debut.games.but.view.routes import ray
from debut.kernel.errors import BadNotation
from debut.kernel.game import Refusal
from debut.kernel.views import Pick

Tried = int | Refusal
# The squares of the goals: which end, which row.
_GOALS = {goal_cell(end, row - 1): (end, row - 1) for end in (0, 1) for row in GOAL_ROWS}
_NO_SQUARE = Refusal("B-1.3", "why-no-square")
_DIE_FIRST = Refusal("B-3.2", "why-die-first")
_FIGURE_FIRST = Refusal("B-3.2.1", "why-figure-first")
_WHERE_TO = Refusal("B-3.2.2", "why-where-to")
_STOPPED = Refusal("B-5.3.1", "why-stopped-before")


def tried(rec: Any, picks: tuple[Pick, ...]) -> Tried:
    """Of things picked one after the other, the last is the one that could not be picked."""
    for pick in picks:
        _known(pick)
    if rec.phase == n.FORMATION_PHASE:
        return Refusal("B-2.2", "why-formation-first")
    if rec.phase == n.PLAY:
        return _playing(rec, picks)
    last = picks[-1]
    if last.kind not in ("cell", "piece"):
        return {n.PLACE: PLACE_NOW, n.PUT: PUT_TAKER}.get(rec.phase, KEEPER_FIRST)
    if last.id in _GOALS:
        return _NO_SQUARE
    look = {n.PLACE: _placing, n.PUT: _putting}.get(rec.phase, _keeper)
    return look(rec, last, len(picks) == 1)


def _known(pick: Pick) -> None:
    known: dict[str, tuple[str, ...]] = {
        "cell": (*NAMES, *_GOALS), "piece": (*PIECE_IDS, BALL), "die": DICE,
    }  # fmt: skip
    if pick.kind in ("button", "exit", "face") or pick.id in known.get(pick.kind, ()):
        return
    raise BadNotation("notation-bad-action", text=f"{pick.kind} {pick.id}"[:40])


def _square(rec: Any, pick: Pick) -> int:
    """Where something lies, or where it shall go; NOWHERE beside the pitch."""
    if pick.kind == "cell":
        return NAMES.index(pick.id)
    return int(rec.ball if pick.id == BALL else rec.figure[PIECE_IDS.index(pick.id)])


def _own(rec: Any, pick: Pick) -> int:
    """Which of whoever decides a piece is, NOWHERE if none."""
    if pick.kind != "piece" or pick.id == BALL:
        return NOWHERE
    side, index = divmod(PIECE_IDS.index(pick.id), TEAM)
    return index if side == rec.turn else NOWHERE


def _is_legal(rec: Any, code: int) -> bool:
    out = [0] * (2 * SQUARES * TEAM)
    return code in out[: legal(rec, out, [0] * WORK)]


# Placing, and the keeper before a throw


def _placing(rec: Any, last: Pick, alone: bool) -> Tried:
    index = _own(rec, last)
    if alone and index != NOWHERE:
        return not_due(rec, index) or PLACE_NOW
    square = _square(rec, last)
    if square == NOWHERE or (alone and last.kind == "piece"):
        return PLACE_NOW
    return int(next_to_place(rec) * SQUARES + square)


def _putting(rec: Any, last: Pick, alone: bool) -> Tried:
    del alone
    if _own(rec, last) == rec.kicker:
        return PUT_TAKER
    return TAKEN_SQUARE if last.kind == "piece" else int(rec.kicker * SQUARES + _square(rec, last))


def _keeper(rec: Any, last: Pick, alone: bool) -> Tried:
    if alone and last.kind == "piece":
        own = _own(rec, last) == KEEPER
        return Refusal("B-3.1.1", "why-walled-in") if own else KEEPER_FIRST
    code = KEEPER * SQUARES + _square(rec, last)
    if last.kind == "piece" and _is_legal(rec, code):
        return Refusal("B-4.3", "why-take-the-cell")
    return code


# Playing: a die, a figure, and where to


def _playing(rec: Any, picks: tuple[Pick, ...]) -> Tried:
    """The die may be picked after the figure, and the last one need not be picked."""
    chosen = [DICE.index(pick.id) for pick in picks if pick.kind == "die"]
    things = [pick for pick in picks if pick.kind != "die"]
    left = [die for die in (n.BLACK, n.YELLOW) if rec.die[die]]
    last, index = picks[-1], _own(rec, things[0]) if things else NOWHERE
    if last.kind == "die":
        if things and (index == NOWHERE or len(chosen) > 1):
            return _WHERE_TO
        # What keeps one from using it keeps all.
        return cannot_move(rec, chosen[0], index if things else TEAM - 1)
    if not chosen and len(left) > 1:
        return _DIE_FIRST
    die = chosen[0] if chosen else left[0]
    if len(things) == 1:
        if index != NOWHERE:
            return cannot_move(rec, die, index)
        figure = last.kind == "piece" and last.id != BALL
        return Refusal("B-3.2.1", "why-own-figure") if figure else _FIGURE_FIRST
    if index == NOWHERE:
        return _FIGURE_FIRST
    if last.kind not in ("cell", "piece"):
        return _WHERE_TO
    kicks = die == n.BLACK and holder(rec) == rec.side * TEAM + index and not cannot_kick(rec)
    if last.id in _GOALS:
        return _into_goal(rec, *_GOALS[last.id]) if kicks else Refusal("B-4.1.1", "why-off-pitch")
    if len(things) > 2 and things[1].kind == "piece":
        return _taken_where(rec, die, index, _square(rec, last))
    return _kicked(rec, index, last) if kicks else _moved(rec, die, index, last)


def _taken_where(rec: Any, die: int, index: int, end: int) -> Tried:
    beside = list(NEXT[rec.ball])
    if end not in beside:
        return NOT_BESIDE
    return TAKE + (die * TEAM + index) * WAYS + beside.index(end)


def _moved(rec: Any, die: int, index: int, last: Pick) -> Tried:
    """Not by whoever has the ball and plays it."""
    square = _square(rec, last)
    code = (die * TEAM + index) * SQUARES + square
    if last.kind != "piece":
        return code
    if square == rec.ball and takeable(rec) != NOWHERE:
        beside = range(TAKE + (die * TEAM + index) * WAYS, TAKE + (die * TEAM + index + 1) * WAYS)
        can_take = any(_is_legal(rec, one) for one in beside)
        holder_first = Refusal("B-4.5", "why-point-at-holder")
        return holder_first if can_take else cannot_take(rec, die, index)
    if square == rec.ball and _is_legal(rec, code):
        return Refusal("B-4.3", "why-take-the-cell")
    return code


# Where the ball shall go


def _kicked(rec: Any, index: int, last: Pick) -> Tried:
    square = _square(rec, last)
    mate = _own(rec, last)
    if mate != NOWHERE:
        return PASS + mate
    steps, way = distance(rec.ball, square), way_to(rec.ball, square)
    lengths = _lengths(rec, index)
    if last.kind == "piece" and way != NOWHERE and _is_opponent(rec, square):
        if _is_barred(rec, way, steps - 1) and steps <= lengths[0]:
            return _STOPPED
        if steps <= lengths[0] or steps in lengths:
            return Refusal("B-5.3.1", "why-take-the-cell")
    if may_walk(rec, n.BLACK, index) and steps <= rec.die[n.BLACK]:
        return index * SQUARES + square
    if way == NOWHERE:
        return OFF_LINE
    if steps == lengths[0] and _is_barred(rec, way, steps - 1):
        return _STOPPED
    return Refusal("B-5.3", "why-shot-exact")


def _lengths(rec: Any, index: int) -> tuple[int, ...]:
    """How far the ball flies: by a shot, and by a keeper's clearance."""
    shot: int = rec.die[n.BLACK] * SHOT_TIMES
    clears = index == KEEPER and rec.kicker == NOWHERE
    return (shot, rec.die[n.BLACK] * CLEAR_TIMES) if clears else (shot,)


def _is_barred(rec: Any, way: int, steps: int) -> bool:
    return any(_is_opponent(rec, square) for square in ray(rec.ball, way)[:steps])


def _is_opponent(rec: Any, square: int) -> bool:
    found = figure_on(rec, square)
    return bool(found != NOWHERE and found // TEAM != rec.side)


def _into_goal(rec: Any, end: int, row: int) -> Refusal:
    """A shot at a square of a goal that no shot reaches."""
    column = WIDTH if end else -1
    across, along = column - rec.ball % WIDTH, row - rec.ball // WIDTH
    if along and abs(across) != abs(along):
        return OFF_LINE
    if abs(across) > rec.die[n.BLACK] * SHOT_TIMES:
        return Refusal("B-5.4", "why-goal-too-far")
    return _STOPPED
