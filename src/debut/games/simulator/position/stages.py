"""What a position may tell at which stage of a turn, for whoever checks one."""

from __future__ import annotations

from typing import Any

from debut.games.simulator import names as n

Wrong = tuple[str, str] | None

BEFORE, PLACING, IDLE, BEGUN, READY, SETTLING, SKILLED, MOVING, ANSWERING = range(9)
_STAGES = {
    BEFORE: (n.TOSS, n.LINEUP),
    PLACING: (n.PLACE_FIRST, n.PLACE_ALL, n.PLACE_REST),
    IDLE: (n.VAR, n.THROWER, n.GOAL_SPOT_PHASE, n.SHOOTER, n.OVER_PHASE),
    BEGUN: (n.ANNOUNCE, n.HANDS, n.HEADER),
    READY: (
        n.INTERCEPT, n.HEAD_MOVE, n.KEEPER, n.ROUND_PHASE, n.KIND, n.AIM, n.POWER, n.ERROR,
        n.ROD_PHASE,
    ),
    SETTLING: (n.PACE_PHASE, n.COUNT, n.BACK),
    SKILLED: (n.SKILL,),
    MOVING: (n.ATTACK,),
    ANSWERING: (n.DEFENCE, n.ENTRY, n.TACKLE_PHASE, n.CLIMB),
}  # fmt: skip
_STAGE_OF = {phase: stage for stage, phases in _STAGES.items() for phase in phases}
_STAGE_OF_DUEL = {n.TACKLE_DUEL: ANSWERING, n.KEEPER_TACKLE: READY}

_TURN = (BEGUN, READY, SETTLING, SKILLED, MOVING, ANSWERING)
_STRUCK = (SETTLING, SKILLED)
# Fields that are nothing at any other stage, by the keys that tell them.
_STAGES_OF = {
    "relance": (BEGUN, READY, SETTLING),
    "direct": (BEGUN, READY, SETTLING, SKILLED),
    "hands": (BEGUN, READY, MOVING, ANSWERING),
    "ran": _TURN,
    "deed": (READY, *_STRUCK),
    "kind": (READY,),
    "power": (READY,),
    "rod": (READY,),
    "error": (READY,),
    "pressed": _STRUCK,
    "fate": (SETTLING,),
    "offside": _STRUCK,
    "caught": (SETTLING,),
    "void": _STRUCK,
    "crosses": _TURN,
    "shots": _TURN,
    "farthest": _TURN,
    "reach": (MOVING, ANSWERING),
    "begun": (ANSWERING,),
    "answered": (ANSWERING,),
    "synchro": (ANSWERING,),
}
# The same of those that are -1.
_STAGES_OF_SOMEBODY = {
    "aim": (READY,),
    "target": (READY, *_STRUCK),
    "striker": (READY, *_STRUCK),
    "origin": _STRUCK,
    "first": (SETTLING,),
    "hit": (),
    "played": _STRUCK,
    "entered": (READY, ANSWERING),
    "failed": _TURN,
    "wall": (PLACING, *_TURN, IDLE),
}
# The same of those that each pawn has.
_STAGES_OF_EACH = {
    "passes": _TURN,
    "touch": _STRUCK,
    "aside": (READY, *_STRUCK),
    "down": (*_TURN, IDLE),
    "lying": (*_TURN, IDLE),
}
_ONE_PHASE = {
    "duel": (n.DUEL,), "card": (n.VAR,), "lineup": (n.TOSS, n.LINEUP, n.PLACE_FIRST, n.PLACE_ALL),
    "placed": _STAGES[PLACING],
}  # fmt: skip
_ONE_PHASE_OF_SOMEBODY = {"climber": (n.CLIMB,), "culprit": (n.VAR, n.BACK)}
_MOVED = (*_STAGES[PLACING], n.LINEUP, n.SHOOTER)  # besides a turn's
_LIE = (n.VAR, n.THROWER)


def stage(rec: Any) -> int:
    if rec.phase == n.DUEL:
        return _STAGE_OF_DUEL.get(rec.duel, SETTLING)
    return _STAGE_OF[rec.phase]


def find_superfluous_key(rec: Any) -> Wrong:
    """The first key that tells of something that there is not at this stage."""
    now = stage(rec)
    found = [field for field, stages in _STAGES_OF.items()
             if getattr(rec, field) and now not in stages]  # fmt: skip
    found += [field for field, stages in _STAGES_OF_SOMEBODY.items()
              if getattr(rec, field) != -1 and now not in stages]  # fmt: skip
    found += [field for field, stages in _STAGES_OF_EACH.items()
              if any(getattr(rec, field)) and now not in stages]  # fmt: skip
    found += [field for field, phases in _ONE_PHASE.items()
              if getattr(rec, field) and rec.phase not in phases]  # fmt: skip
    found += [field for field, phases in _ONE_PHASE_OF_SOMEBODY.items()
              if getattr(rec, field) != -1 and rec.phase not in phases]  # fmt: skip
    if any(rec.moved) and now not in _TURN and rec.phase not in _MOVED:
        found.append("moved")
    if now == IDLE and rec.phase not in _LIE:
        found += [field for field in ("down", "lying") if any(getattr(rec, field))]
    if not found:
        return None
    return _key(rec, found[0]), "impossible-not-now"


def _key(rec: Any, field: str) -> str:
    """Lying is told with the pawns of a side."""
    if field != "lying":
        return field
    return "A" if any(rec.lying[: len(rec.lying) // 2]) else "B"
