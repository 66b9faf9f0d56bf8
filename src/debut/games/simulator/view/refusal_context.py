"""What all refusals share: what is asked now, and what an action names."""

from __future__ import annotations

from typing import Any

from debut.games.simulator import names as n
from debut.games.simulator.board import CELLS, SPOT, SPOTS, TEAM
from debut.games.simulator.fields import NOBODY
from debut.games.simulator.rules.pawns import mate_in
from debut.kernel.game import Refusal

OFF_PITCH = Refusal("S-1.1", "why-off-pitch")
MATE_THERE = Refusal("S-1.5", "why-mate-there")
MOVED = Refusal("S-7.1.1", "why-moved")
STAYS_THERE = Refusal("S-7.1", "why-stays-there")
_PLACE = Refusal("S-8.6", "why-place-now")
_NOW = {
    n.LINEUP: Refusal("S-2.2", "why-lineup-now"),
    n.ANNOUNCE: Refusal("S-3.1", "why-announce-now"),
    n.HANDS: Refusal("S-5.8.2", "why-hands-now"),
    n.INTERCEPT: Refusal("S-7.7", "why-intercept-now"),
    n.HEAD_MOVE: Refusal("S-6.18", "why-head-move-now"),
    n.KEEPER: Refusal("S-5.5.1", "why-keeper-now"),
    n.ROUND_PHASE: Refusal("S-5.2", "why-round-now"),
    n.KIND: Refusal("S-3.2", "why-kind-now"),
    n.AIM: Refusal("S-3.2.2", "why-direction-now"),
    n.POWER: Refusal("S-3.2.3", "why-strength-now"),
    n.HEADER: Refusal("S-5.4", "why-header-now"),
    n.PACE_PHASE: Refusal("S-6.19", "why-pace-now"),
    n.COUNT: Refusal("S-4.6", "why-count-now"),
    n.BACK: Refusal("S-6.16", "why-back-now"),
    n.SKILL: Refusal("S-6.1", "why-skill-now"),
    n.ATTACK: Refusal("S-7.1", "why-attack-now"),
    n.DEFENCE: Refusal("S-7.3", "why-defence-now"),
    n.TACKLE_PHASE: Refusal("S-7.5", "why-tackle-now"),
    n.CLIMB: Refusal("S-6.20.1", "why-climb-now"),
    n.THROWER: Refusal("S-8.5.1", "why-thrower-now"),
    n.GOAL_SPOT_PHASE: Refusal("S-8.13", "why-goal-spot-now"),
    n.PLACE_FIRST: _PLACE,
    n.PLACE_ALL: _PLACE,
    n.PLACE_REST: _PLACE,
    n.SHOOTER: Refusal("S-9.6", "why-shooter-now"),
}


def now(rec: Any) -> Refusal:
    """What is asked in this phase, whatever was tried."""
    return _NOW[rec.phase]


def has_pawn(code: int) -> bool:
    """Moves, lyings and spots name a pawn of whoever decides."""
    return code < SPOT + TEAM * SPOTS


def split(rec: Any, code: int) -> tuple[int, int, int]:
    """The pawn, the cell (a spot's: his own) and how he lies there."""
    if code >= SPOT:
        pawn = rec.who * TEAM + (code - SPOT) // SPOTS
        return pawn, rec.cell[pawn], 0
    lies, goes = divmod(code, TEAM * CELLS)
    index, cell = divmod(goes, CELLS)
    return rec.who * TEAM + index, cell, lies


def is_taken(rec: Any, pawn: int, cell: int) -> bool:
    return bool(mate_in(rec, pawn, cell) != NOBODY)
