"""What somebody tries who points at things on the table: an action, or what stands against it."""

from __future__ import annotations

from typing import Any

from debut.games.simulator import names as n
from debut.games.simulator.board import CELLS, DRIBBLE, LIE_X, NAMES, TAKER, TEAM
from debut.games.simulator.fields import NOBODY
from debut.games.simulator.view.pieces import BALL, PIECE_IDS
from debut.games.simulator.view.pitch import goal_cell
from debut.games.simulator.view.placing_refusals import not_lined_up, not_placed
from debut.games.simulator.view.refusal_context import OFF_PITCH, now
from debut.games.simulator.view.refusals import stuck_in_attack, stuck_in_defence, why_not
from debut.kernel.errors import BadNotation
from debut.kernel.game import Refusal
from debut.kernel.views import Pick

GOAL_CELLS = tuple(goal_cell(end) for end in (0, 1))
_PAWN_FIRST = Refusal("S-1.8", "why-pawn-first")
_WHERE_TO = Refusal("S-1.8", "why-where-to")
_OWN = Refusal("S-1.8", "why-own-pawn")
_NOWHERE = Refusal("S-7.1", "why-nowhere-to-go")
_LYING = {"lie-x": LIE_X, "lie-y": 2 * LIE_X}
# Phases in which a pawn is chosen, and then a cell.
_GOING = (
    n.LINEUP, n.INTERCEPT, n.HEAD_MOVE, n.KEEPER, n.PACE_PHASE, n.COUNT, n.BACK, n.ATTACK,
    n.DEFENCE, n.CLIMB, n.PLACE_FIRST, n.PLACE_ALL, n.PLACE_REST,
)  # fmt: skip
_STUCK = {
    n.LINEUP: not_lined_up,
    n.PLACE_FIRST: not_placed,
    n.PLACE_ALL: not_placed,
    n.PLACE_REST: not_placed,
    n.ATTACK: stuck_in_attack,
    n.DEFENCE: stuck_in_defence,
}


def tried(rec: Any, picks: tuple[Pick, ...]) -> int | Refusal:
    """Of things picked one after the other, the last is the one that could not be picked."""
    for pick in picks:
        _known(pick)
    last = picks[-1]
    if rec.phase == n.ANNOUNCE and last.kind == "piece" and _side(last) == 1 - rec.side:
        return DRIBBLE + PIECE_IDS.index(last.id) % TEAM
    if rec.phase in (n.THROWER, n.SHOOTER) and _is_own(rec, last):
        return TAKER + PIECE_IDS.index(last.id) % TEAM
    if rec.phase not in _GOING:
        return now(rec)
    return _going(rec, picks)


def _known(pick: Pick) -> None:
    known = {"cell": (*NAMES, *GOAL_CELLS), "piece": (*PIECE_IDS, BALL)}
    if pick.kind not in known or (pick.id and pick.id in known[pick.kind]):
        return
    raise BadNotation("notation-bad-action", text=f"{pick.kind} {pick.id}"[:40])


def _side(pick: Pick) -> int:
    """Whose a piece is; the ball is nobody's."""
    return NOBODY if pick.id == BALL else PIECE_IDS.index(pick.id) // TEAM


def _is_own(rec: Any, pick: Pick) -> bool:
    return pick.kind == "piece" and _side(pick) == rec.who


def _going(rec: Any, picks: tuple[Pick, ...]) -> int | Refusal:
    last = picks[-1]
    own = [pick for pick in picks if _is_own(rec, pick)]
    if last.kind not in ("cell", "piece") or last.id in GOAL_CELLS:
        return now(rec)
    if not own:
        return _PAWN_FIRST if last.kind == "cell" or last.id == BALL else _OWN
    pawn = PIECE_IDS.index(own[0].id)
    if len(picks) == 1:
        return _stuck(rec, pawn)
    if last.kind == "cell":
        lies = next((_LYING[pick.id] for pick in picks if pick.id in _LYING), 0)
        return lies + pawn % TEAM * CELLS + NAMES.index(last.id)
    return _at_piece(rec, pawn, last)


def _stuck(rec: Any, pawn: int) -> Refusal:
    look = _STUCK.get(rec.phase)
    found = look(rec, pawn) if look else None
    if found:
        return found
    return OFF_PITCH if rec.cell[pawn] < 0 else why_not(rec, _anywhere(rec, pawn))


def _anywhere(rec: Any, pawn: int) -> int:
    """A move to his own cell: what keeps him keeps him from that."""
    return int(pawn % TEAM * CELLS + rec.cell[pawn])


def _at_piece(rec: Any, pawn: int, last: Pick) -> Refusal:
    """Somebody else was pointed at in place of a cell."""
    if last.id == BALL or _side(last) != rec.who or rec.cell[PIECE_IDS.index(last.id)] < 0:
        return _WHERE_TO
    return why_not(rec, pawn % TEAM * CELLS + rec.cell[PIECE_IDS.index(last.id)])
