"""Why not? The clause that forbids an action a person tried."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from debut.games.simulator import names as n
from debut.games.simulator.board import (
    CELLS,
    CROSS,
    DIRECT_CROSS,
    DIRECT_PASS,
    DIRECT_SHOT,
    DRIBBLE,
    END,
    GOAL_SPOT,
    HEAD_SHOT,
    PASS_LOW,
    ROD,
    SHOT,
    SPOT,
    SPOTS,
    SUBS,
    TACKLE,
    TAKER,
    TEAM,
)
from debut.games.simulator.fields import NOWHERE
from debut.games.simulator.rules.distance_count import (
    FAR,
    UNDER,
    cells_under_ball,
    far_from_ball,
    nearest_of,
)
from debut.games.simulator.rules.moving import in_wall, is_quick, limit_of, may_be_entered
from debut.games.simulator.rules.pawns import (
    blues,
    greens,
    is_black,
    is_grey,
    is_marked,
    mate_in,
    pro,
    reds,
    yellows,
)
from debut.games.simulator.rules.preparing import (
    INTERCEPTION_BLUES,
    LYING_REACH,
    is_forward_run,
    may_keep_in,
    may_stand_in,
    may_use_rods,
)
from debut.games.simulator.rules.skills import is_off
from debut.games.simulator.tables import AREA, DISTANCE
from debut.games.simulator.view.placing_refusals import lining_up, placing
from debut.games.simulator.view.refusal_context import (
    MATE_THERE,
    MOVED,
    OFF_PITCH,
    STAYS_THERE,
    has_pawn,
    is_taken,
    now,
    split,
)
from debut.kernel.game import Refusal

WORK = 1100
_FIRST_ONLY = Refusal("S-7.4", "why-first-only")
_SPOT_OFF = Refusal("S-7.7.1", "why-spot-off")
_WALL_FIRST = Refusal("S-8.10.1", "why-wall-first")


def why_not(rec: Any, code: int) -> Refusal:
    look = _LOOKS.get(rec.phase)
    return (look(rec, code) if look else None) or now(rec)


Look = Callable[[Any, int], Refusal | None]


# Phase 1


def _announcing(rec: Any, code: int) -> Refusal | None:
    if code in (CROSS, SHOT):
        if rec.direct:
            return Refusal("S-3.1.3", "why-direct-only")
        if code == CROSS:
            return Refusal("S-5.3", "why-one-cross" if rec.crosses else "why-crossing-zone")
        return Refusal("S-5.5", "why-one-shot" if rec.shots else "why-shooting-zone")
    if not DRIBBLE <= code < TAKER:
        return None
    opponent = (1 - rec.side) * TEAM + code - DRIBBLE
    if rec.restart not in (n.IN_PLAY, n.FREE_KICK):
        return Refusal("S-3.1.2", "why-no-dribble")
    if rec.cell[opponent] == NOWHERE:
        return OFF_PITCH
    lies = rec.lying[opponent] != n.STANDING
    return Refusal("S-5.1", "why-dribble-standing" if lies else "why-dribble-near")


def _hands(rec: Any, code: int) -> Refusal | None:
    own = SPOT <= code < GOAL_SPOT and (code - SPOT) // SPOTS == rec.holder % TEAM
    return Refusal("S-5.8.2", "why-spot-off") if own else None


def _goal_spot(rec: Any, code: int) -> Refusal | None:
    del rec
    return Refusal("S-8.13", "why-spot-off") if GOAL_SPOT <= code < PASS_LOW else None


def _intercepting(rec: Any, code: int) -> Refusal | None:
    if not has_pawn(code) or code >= GOAL_SPOT:
        return None
    pawn, cell, _ = split(rec, code)
    if rec.cell[pawn] == NOWHERE:
        return OFF_PITCH
    if pawn == rec.keeper[1 - rec.side]:
        return Refusal("S-7.7", "why-no-keeper")
    if rec.moved[pawn]:
        return MOVED
    if code >= SPOT:
        return _SPOT_OFF
    if rec.ran == 0:
        return Refusal("S-7.7.2", "why-within-cell")
    if cell == rec.cell[rec.holder]:
        return Refusal("S-7.7.2", "why-not-into-ball")
    if is_taken(rec, pawn, cell):
        return MATE_THERE
    if DISTANCE[rec.cell[pawn]][cell] > rec.ran:
        return Refusal("S-7.7.2", "why-intercept-far")
    if cell == rec.cell[pawn]:
        return STAYS_THERE
    stands = pro(rec, n.INTERCEPTION) and blues(rec, pawn) >= INTERCEPTION_BLUES
    if not stands or is_forward_run(1 - rec.side, rec.cell[pawn], cell, rec.ran):
        return Refusal("S-6.13", "why-lie-only")
    return Refusal("S-6.13", "why-forward-only")


def _meeting(rec: Any, code: int) -> Refusal | None:
    """S-6.18."""
    if code >= CELLS * TEAM:
        return None
    pawn, cell, _ = split(rec, code)
    if rec.cell[pawn] == NOWHERE:
        return OFF_PITCH
    if not is_black(rec, pawn):
        return Refusal("S-6.18", "why-black-only")
    if rec.moved[pawn] or pawn == rec.holder:
        return MOVED if rec.moved[pawn] else Refusal("S-7.1.3", "why-holder-stays")
    if DISTANCE[rec.cell[pawn]][cell] != 1:
        return Refusal("S-6.18", "why-one-cell")
    if not AREA[rec.side][cell]:
        return Refusal("S-6.18", "why-into-area")
    if is_taken(rec, pawn, cell):
        return MATE_THERE
    return Refusal("S-6.18", "why-not-into-ball")


def _keeper(rec: Any, code: int) -> Refusal | None:
    if may_use_rods(rec):
        return Refusal("S-5.6", "why-rods-now")
    if ROD <= code < DRIBBLE:
        return _no_rods(rec)
    if code >= SPOT:
        return None
    keeper = rec.keeper[1 - rec.side]
    pawn, cell, lies = split(rec, code)
    if pawn != keeper:
        return None
    if rec.restart in (n.PENALTY, n.SHOOT_OUT):
        return Refusal("S-8.11.1", "why-on-line")
    if cell == rec.cell[rec.holder]:
        return Refusal("S-5.7.1", "why-from-front")
    if is_taken(rec, pawn, cell):
        return MATE_THERE
    if may_keep_in(rec, keeper, cell, 1) and not lies and not may_stand_in(rec, keeper, cell):
        return Refusal("S-6.17", "why-torpedo")
    if DISTANCE[rec.cell[keeper]][cell] <= LYING_REACH:
        return Refusal("S-5.7", "why-two-lying")
    return Refusal("S-5.7", "why-keeper-far")


def _no_rods(rec: Any) -> Refusal:
    if rec.named[1 - rec.side]:
        return Refusal("S-8.15.4", "why-named-no-rods")
    if rec.deed == n.HEADS_IN:
        return Refusal("S-5.4.1", "why-header-no-rods")
    return Refusal("S-5.6", "why-no-rods")


def _header(rec: Any, code: int) -> Refusal | None:
    del rec
    return Refusal("S-5.4.1", "why-one-shot") if code == HEAD_SHOT else None


def _skill(rec: Any, code: int) -> Refusal | None:
    skills = {
        DIRECT_PASS: (yellows, "S-6.2", "why-no-direct-pass"),
        DIRECT_CROSS: (greens, "S-6.3", "why-no-direct-cross"),
        DIRECT_SHOT: (reds, "S-6.4", "why-no-direct-shot"),
    }
    if code not in skills:
        return None
    colours, clause, message = skills[code]
    if colours(rec, rec.holder) and is_off(rec, rec.holder):
        return Refusal("S-6.5", "why-marked-off")
    return Refusal(clause, message)


# The count


def _pace(rec: Any, code: int) -> Refusal | None:
    if code >= CELLS * TEAM:
        return None
    pawn, cell, _ = split(rec, code)
    if rec.cell[pawn] == NOWHERE:
        return OFF_PITCH
    if not is_grey(rec, pawn):
        return Refusal("S-6.19", "why-grey-only")
    if rec.moved[pawn]:
        return MOVED
    if is_marked(rec, pawn):
        return Refusal("S-6.19", "why-grey-unmarked")
    return MATE_THERE if is_taken(rec, pawn, cell) else Refusal("S-6.19", "why-one-nearer")


def _count(rec: Any, code: int) -> Refusal | None:
    if code >= CELLS * TEAM:
        return None
    pawn, cell, _ = split(rec, code)
    work = [0] * WORK
    under = cells_under_ball(rec, work)
    if rec.cell[pawn] == NOWHERE:
        return OFF_PITCH
    far = far_from_ball(rec, pawn, work, under)
    if far == FAR:
        return Refusal("S-4.1.2", "why-not-counting")
    if far > nearest_of(rec, rec.who, work, under):
        return Refusal("S-4.1", "why-not-nearest")
    if cell not in work[UNDER : UNDER + under]:
        return Refusal("S-4.2", "why-under-ball")
    return MATE_THERE if is_taken(rec, pawn, cell) else Refusal("S-4.5", "why-last-touch")


def _back(rec: Any, code: int) -> Refusal | None:
    own = code < CELLS * TEAM and split(rec, code)[0] == rec.culprit
    return Refusal("S-6.16", "why-back-behind") if own else None


# Phases 2 and 3


def _attack(rec: Any, code: int) -> Refusal | None:
    if code == END:
        return _WALL_FIRST
    if code == SHOT:
        return Refusal("S-6.17.1", "why-no-torpedo")
    if code >= CELLS * TEAM:
        return None
    pawn, cell, _ = split(rec, code)
    return stuck_in_attack(rec, pawn) or _not_to(rec, pawn, cell, rec.reach)


def stuck_in_attack(rec: Any, pawn: int) -> Refusal | None:
    """What keeps a pawn from moving at all."""
    if rec.cell[pawn] == NOWHERE:
        return OFF_PITCH
    if pawn == rec.holder and not rec.hands:
        return Refusal("S-7.1.3", "why-holder-stays")
    return MOVED if rec.moved[pawn] else None


def _not_to(rec: Any, pawn: int, cell: int, reach: int) -> Refusal:
    if cell == rec.cell[pawn]:
        return STAYS_THERE
    if is_taken(rec, pawn, cell):
        return MATE_THERE
    if DISTANCE[rec.cell[pawn]][cell] > reach:
        if pawn // TEAM == rec.side:
            return Refusal("S-7.1", "why-too-far")
        return Refusal("S-7.3.1", "why-quick") if is_quick(rec) else Refusal("S-7.3", "why-limit")
    return Refusal("S-5.8.1", "why-carry-area")


def _defence(rec: Any, code: int) -> Refusal | None:
    if code == END:
        return _WALL_FIRST
    if code == TACKLE:
        return Refusal("S-7.5", "why-nobody-tackles") if not rec.begun else _FIRST_ONLY
    if SPOT <= code < GOAL_SPOT:
        return _shift(rec, split(rec, code)[0])
    if code >= CELLS * TEAM:
        return None
    pawn, cell, _ = split(rec, code)
    forbidden = stuck_in_defence(rec, pawn)
    if forbidden:
        return forbidden
    if cell == rec.cell[rec.holder] and not may_be_entered(rec):
        return _not_entered(rec)
    return _not_to(rec, pawn, cell, limit_of(rec, pawn))


def stuck_in_defence(rec: Any, pawn: int) -> Refusal | None:
    if rec.cell[pawn] == NOWHERE:
        return OFF_PITCH
    if rec.down[pawn]:
        return Refusal("S-7.3.3", "why-down")
    if rec.moved[pawn]:
        return MOVED
    return Refusal("S-7.3.1", "why-quick") if limit_of(rec, pawn) == 0 else None


def _not_entered(rec: Any) -> Refusal:
    if rec.hands:
        return Refusal("S-5.8.1", "why-keeper-safe")
    if rec.restart == n.THROW_IN:
        return Refusal("S-8.5.2", "why-thrower-safe")
    return _FIRST_ONLY


def _shift(rec: Any, pawn: int) -> Refusal:
    if rec.cell[pawn] == NOWHERE:
        return OFF_PITCH
    possible = is_quick(rec) and pro(rec, n.QUICK) and not in_wall(rec, pawn)
    if not possible or rec.answered & 1 or rec.cell[pawn] == rec.cell[rec.holder]:
        return Refusal("S-6.20.2", "why-no-synchro")
    if rec.down[pawn]:
        return Refusal("S-7.3.3", "why-down")
    if rec.moved[pawn]:
        return MOVED
    return _SPOT_OFF if rec.synchro < 4 else Refusal("S-6.20.2", "why-no-synchro")


def _climb(rec: Any, code: int) -> Refusal | None:
    mate = mate_in(rec, rec.climber, rec.cell[rec.climber])
    own = code < CELLS * TEAM and split(rec, code)[0] == mate
    return Refusal("S-6.20.1", "why-empty-cell") if own else None


# Restarts


def _thrower(rec: Any, code: int) -> Refusal | None:
    del rec
    if code == SUBS:
        return Refusal("S-8.15", "why-no-subs-left")
    return OFF_PITCH if TAKER <= code < TAKER + TEAM else None


def _shooter(rec: Any, code: int) -> Refusal | None:
    if not TAKER <= code < TAKER + TEAM:
        return None
    off = rec.cell[rec.side * TEAM + code - TAKER] == NOWHERE
    return OFF_PITCH if off else Refusal("S-9.6", "why-shot-already")


_LOOKS: dict[int, Look] = {
    n.LINEUP: lining_up,
    n.ANNOUNCE: _announcing,
    n.HANDS: _hands,
    n.INTERCEPT: _intercepting,
    n.HEAD_MOVE: _meeting,
    n.KEEPER: _keeper,
    n.HEADER: _header,
    n.PACE_PHASE: _pace,
    n.COUNT: _count,
    n.BACK: _back,
    n.SKILL: _skill,
    n.ATTACK: _attack,
    n.DEFENCE: _defence,
    n.CLIMB: _climb,
    n.THROWER: _thrower,
    n.GOAL_SPOT_PHASE: _goal_spot,
    n.PLACE_FIRST: placing,
    n.PLACE_ALL: placing,
    n.PLACE_REST: placing,
    n.SHOOTER: _shooter,
}
