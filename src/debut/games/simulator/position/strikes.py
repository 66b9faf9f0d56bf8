"""What can be announced, aimed and on its way: for whoever checks a position."""

from __future__ import annotations

from typing import Any

from debut.games.simulator import names as n
from debut.games.simulator.board import (
    CORNER_INSET,
    HALF_LENGTH,
    HALF_WIDTH,
    TEAM,
    UNKNOWN_ROD,
    centre,
)
from debut.games.simulator.fields import NOBODY, NOWHERE
from debut.games.simulator.position.stages import (
    ANSWERING,
    BEGUN,
    IDLE,
    MOVING,
    READY,
    SETTLING,
    SKILLED,
    Wrong,
    stage,
)
from debut.games.simulator.rules.distance_count import UNDER, cells_under_ball, count_winner
from debut.games.simulator.rules.fates import list_count, list_pace
from debut.games.simulator.rules.moving import list_climb_on
from debut.games.simulator.rules.offside import list_steps_back
from debut.games.simulator.rules.pawns import mate_in
from debut.games.simulator.rules.places import cell_of
from debut.games.simulator.rules.preparing import list_head_moves, may_go_round, may_use_rods
from debut.games.simulator.rules.skills import list_skills, may_be_dribbled, may_cross_from
from debut.games.simulator.rules.striking import NO_ERROR
from debut.games.simulator.tables import (
    AREA,
    DISTANCE,
    GOAL_AREA_CELLS,
    PENALTY_AT,
    SHOOTING,
    TOWARDS,
)

WORK = 1100
CHOICES = 900  # in it
_IN_PLAY = (n.IN_PLAY,)
_PLACING = (n.PLACE_FIRST, n.PLACE_ALL, n.PLACE_REST)
_PLACED = (n.KICK_OFF, n.FREE_KICK, n.CORNER, n.GOAL_KICK, n.THROW_IN, n.PENALTY)
_RESTARTS = {
    n.TOSS: (n.IN_PLAY, n.KICK_OFF),
    n.LINEUP: (n.KICK_OFF,),
    n.GOAL_SPOT_PHASE: (n.GOAL_KICK,),
    n.THROWER: (n.THROW_IN,),
    n.SHOOTER: (n.SHOOT_OUT,),
    n.PLACE_FIRST: _PLACED,
    n.PLACE_ALL: _PLACED,
    n.PLACE_REST: _PLACED,
    n.ANNOUNCE: (n.IN_PLAY, n.KICK_OFF, n.FREE_KICK, n.CORNER, n.GOAL_KICK),
    n.ATTACK: (n.IN_PLAY, n.THROW_IN),
    n.DEFENCE: (n.IN_PLAY, n.THROW_IN),
    n.CLIMB: (n.IN_PLAY, n.THROW_IN),
}
_DEEDS = {
    n.IN_PLAY: tuple(range(n.PASSES, n.ROUNDS + 1)),
    n.KICK_OFF: (n.PASSES,),
    n.FREE_KICK: (n.PASSES, n.DRIBBLES, n.CROSSES, n.SHOOTS),
    n.CORNER: (n.PASSES, n.CROSSES),
    n.GOAL_KICK: (n.PASSES,),
    n.THROW_IN: (n.THROWS,),
    n.PENALTY: (n.SHOOTS,),
    n.SHOOT_OUT: (n.SHOOTS,),
}
_DEEDS_OF_PHASE = {
    n.INTERCEPT: (n.CROSSES, n.SHOOTS),
    n.HEAD_MOVE: (n.CROSSES,),
    n.KEEPER: (n.SHOOTS, n.HEADS_IN),
    n.ROUND_PHASE: (n.SHOOTS,),
    n.KIND: (n.CROSSES, n.SHOOTS),
    n.ROD_PHASE: (n.SHOOTS,),
}
_DEEDS_OF_DUEL = {
    n.DRIBBLE_DUEL: (n.DRIBBLES,), n.ROUND_DUEL: (n.ROUNDS,), n.TACKLE_DUEL: (n.NO_DEED,),
    n.KEEPER_TACKLE: (n.SHOOTS,),
}  # fmt: skip
_HEADED = (n.HEADS_ON, n.HEADS_IN, n.THROWS)
_AIMED = (n.AIM, n.POWER, n.ERROR, n.ROD_PHASE)
_AGAINST = (n.DRIBBLES, n.ROUNDS)
_HELD = (BEGUN, READY, SKILLED, MOVING, ANSWERING)


def restart(rec: Any) -> Wrong:
    now = stage(rec)
    known = _RESTARTS.get(rec.phase, _IN_PLAY)
    if now in (READY, SETTLING):
        known = tuple(one for one, deeds in _DEEDS.items() if rec.deed in deeds)
        if now == SETTLING:
            known = tuple(one for one in known if one != n.SHOOT_OUT)
    if rec.restart not in known:
        return "restart", "impossible-restart"
    lines_up = rec.lineup and rec.restart != n.KICK_OFF
    return ("lineup", "impossible-restart") if lines_up else None


def ball(rec: Any) -> Wrong:
    """Where a restart is taken from, as long as it is made ready."""
    at = rec.ball_x, rec.ball_y
    towards = TOWARDS[rec.side]
    if rec.phase not in (*_PLACING, n.TOSS, n.LINEUP, n.THROWER, n.GOAL_SPOT_PHASE):
        return None
    if rec.phase == n.GOAL_SPOT_PHASE:
        fits = at == (-towards * HALF_LENGTH, 0)
    elif rec.restart == n.KICK_OFF or rec.phase == n.TOSS:
        fits = at == (0, 0)
    elif rec.restart == n.FREE_KICK:
        fits = at == centre(cell_of(*at))
    elif rec.restart == n.CORNER:
        across = HALF_WIDTH - CORNER_INSET
        fits = at[0] == towards * (HALF_LENGTH - CORNER_INSET) and abs(at[1]) == across
    elif rec.restart == n.GOAL_KICK:
        fits = cell_of(*at) in list(GOAL_AREA_CELLS[rec.side]) and abs(at[0]) <= HALF_LENGTH
    elif rec.restart == n.THROW_IN:
        fits = abs(at[1]) == HALF_WIDTH and abs(at[0]) <= HALF_LENGTH
    else:
        fits = at == centre(PENALTY_AT[rec.side])
    return None if fits else ("ball", "impossible-ball")


def holder(rec: Any) -> Wrong:
    """S-1.5.2: he stands in a cell that the ball lies in, and nobody has a struck ball."""
    now, pawn = stage(rec), rec.holder
    if pawn == NOBODY:
        needed = now in _HELD or rec.phase in (n.PLACE_ALL, n.PLACE_REST)
        return ("holder", "impossible-no-holder") if needed else None
    if now in (SETTLING, IDLE) or rec.phase == n.TOSS or pawn // TEAM != rec.side:
        return "holder", "impossible-holder"
    work = [0] * WORK
    under = cells_under_ball(rec, work)
    # While the first side is placed, the taker of a restart may still be elsewhere.
    if rec.phase != n.PLACE_FIRST and rec.cell[pawn] not in work[UNDER : UNDER + under]:
        return "holder", "impossible-far-holder"
    if now == READY and rec.striker != pawn:
        return "striker", "impossible-striker"
    return _hands(rec)


def _hands(rec: Any) -> Wrong:
    """S-5.8."""
    if not rec.hands:
        return ("hands", "impossible-hands") if rec.phase == n.HANDS else None
    pawn = rec.holder
    fits = (
        pawn == rec.keeper[rec.side]
        and AREA[1 - rec.side][rec.cell[pawn]]
        and rec.restart == n.IN_PLAY
        and rec.phase in (n.HANDS, n.ATTACK, n.DEFENCE, n.CLIMB, *_AIMED)
        and rec.deed in (n.NO_DEED, n.THROWS)
    )
    return None if fits else ("hands", "impossible-hands")


def deed(rec: Any) -> Wrong:
    """S-3.1, S-3.2: what is announced, how it is struck, and at whom."""
    now = stage(rec)
    if now not in (READY, SETTLING, SKILLED):
        return None
    known = _DEEDS_OF_PHASE.get(rec.phase) or _DEEDS[n.IN_PLAY]
    if rec.phase == n.DUEL:
        known = _DEEDS_OF_DUEL.get(rec.duel, ())
    if rec.deed not in known:
        return "deed", "impossible-deed"
    if rec.direct and (rec.relance or rec.restart != n.IN_PLAY):
        return "direct", "impossible-direct"
    return _aim(rec) or _target(rec) or _struck(rec) if now != READY else _ready(rec)


def _ready(rec: Any) -> Wrong:
    return _aim(rec) or _target(rec) or _keeper(rec) or _announced(rec)


def _aim(rec: Any) -> Wrong:
    """S-3.2.1: kind, direction and strength one after the other."""
    if stage(rec) != READY:
        return None
    kinds: tuple[int, ...] = (0,)
    if rec.deed in _HEADED:
        kinds = (n.HEAD_KIND,)
    elif rec.phase in _AIMED and rec.deed not in _AGAINST:
        kinds = (n.LOW_KIND, n.HIGH_KIND)
    if rec.kind not in kinds:
        return "kind", "impossible-kind"
    if (rec.aim != NOWHERE) != (rec.phase in (n.POWER, n.ERROR, n.ROD_PHASE)):
        return "aim", "impossible-aim"
    if (rec.power != 0) != (rec.phase in (n.ERROR, n.ROD_PHASE)):
        return "power", "impossible-aim"
    if rec.phase == n.ERROR and rec.dexterity == n.EXACT:
        return "phase", "impossible-error"
    thrown = rec.phase == n.ROD_PHASE and rec.dexterity != n.EXACT
    if not thrown and rec.error != (NO_ERROR if rec.phase == n.ROD_PHASE else 0):
        return "error", "impossible-error"
    return None


def _target(rec: Any) -> Wrong:
    """S-5.1, S-5.2: an opponent near the holder."""
    target = rec.target
    settled = stage(rec) != READY and rec.phase != n.DUEL and rec.deed == n.ROUNDS
    if target == NOBODY and (settled or rec.deed not in _AGAINST):
        return None
    if target == NOBODY or rec.deed not in _AGAINST:
        return "target", "impossible-target"
    fits = target // TEAM != rec.side
    if rec.deed == n.ROUNDS:
        fits = fits and target == rec.keeper[1 - rec.side]
    if fits and stage(rec) == READY:
        near = DISTANCE[rec.cell[target]][rec.cell[rec.holder]] <= 1
        fits = near if rec.deed == n.ROUNDS else may_be_dribbled(rec, target)
    return None if fits else ("target", "impossible-target")


def _keeper(rec: Any) -> Wrong:
    """S-5.5 to S-5.7: whom a shot is prepared for, and what is known of him."""
    keeper = rec.keeper[1 - rec.side]
    if keeper == NOBODY and (rec.phase in (n.KEEPER, n.ROUND_PHASE) or rec.rod):
        return "keepers", "impossible-no-keeper"
    if rec.phase == n.ROUND_PHASE and not may_go_round(rec):
        return "phase", "impossible-round"
    if rec.rod:
        chosen = rec.phase in (n.KIND, *_AIMED) and rec.deed == n.SHOOTS and may_use_rods(rec)
        if not chosen:
            return "rod", "impossible-rod"
    if rec.phase == n.ROD_PHASE and rec.rod != UNKNOWN_ROD:
        return "rod", "impossible-rod"
    if rec.duel == n.KEEPER_TACKLE and rec.phase == n.DUEL:
        came = rec.entered == keeper and rec.cell[keeper] == rec.cell[rec.holder]
        return None if came else ("entered", "impossible-entered")
    return ("entered", "impossible-entered") if rec.entered != NOBODY else None


def _announced(rec: Any) -> Wrong:
    """S-5.3, S-5.5: from where, and how often a turn."""
    shoots = rec.deed in (n.SHOOTS, n.HEADS_IN, n.ROUNDS)
    if shoots and not rec.shots and rec.restart != n.SHOOT_OUT:
        return "shots", "impossible-shots"
    if rec.deed == n.CROSSES and not rec.crosses:
        return "crosses", "impossible-shots"
    pawn = rec.holder
    asked = rec.phase in (n.INTERCEPT, n.HEAD_MOVE, n.KEEPER, n.ROUND_PHASE)
    if asked and rec.deed == n.SHOOTS and not SHOOTING[rec.side][rec.cell[pawn]]:
        return "holder", "impossible-zone"
    if asked and rec.deed == n.CROSSES and not may_cross_from(rec, pawn):
        return "holder", "impossible-zone"
    if rec.phase == n.INTERCEPT and not rec.direct:
        return "direct", "impossible-direct"
    work = [0] * WORK
    if rec.phase == n.HEAD_MOVE and list_head_moves(rec, work, CHOICES, rec.who) == CHOICES:
        return "phase", "impossible-nothing-to-do"
    return None


def _struck(rec: Any) -> Wrong:
    """A ball that has been struck: by whom, from where, whom it touched, and who is asked."""
    if rec.striker == NOBODY or rec.striker // TEAM != rec.side:
        return "striker", "impossible-striker"
    if rec.origin == NOWHERE and rec.phase != n.SKILL:
        return "origin", "impossible-origin"
    touches = [touch for touch in rec.touch if touch]
    if len(set(touches)) != len(touches):
        return "touch", "impossible-touch"
    if rec.caught & ~rec.offside or (rec.caught and rec.phase != n.BACK):
        return "caught", "impossible-offside"
    crossed = rec.first == NOBODY or (rec.phase == n.BACK and rec.deed == n.CROSSES)
    if not crossed:
        return "first", "impossible-first"
    if rec.fate and rec.phase != n.BACK:
        return "fate", "impossible-fate"
    return _void(rec) or _asked(rec)


def _void(rec: Any) -> Wrong:
    """S-5.1.1, S-5.2.1: only a dribble can have gone wide."""
    if rec.phase == n.DUEL:
        fits = rec.void == 0
    elif rec.deed == n.ROUNDS:
        fits = rec.void <= 1
    elif rec.deed == n.DRIBBLES:
        fits = rec.phase == n.BACK or rec.void == 2
    else:
        fits = rec.void == 0
    return None if fits else ("void", "impossible-void")


def _asked(rec: Any) -> Wrong:
    """Somebody can do what this phase asks for."""
    work = [0] * WORK
    if rec.phase == n.COUNT:
        under = cells_under_ball(rec, work)
        if count_winner(rec, work, under) % 2 != rec.who:
            return "who", "impossible-who"
        choices = list_count(rec, work, CHOICES, work)
    elif rec.phase == n.PACE_PHASE:
        choices = list_pace(rec, work, CHOICES, rec.who, work)
    elif rec.phase == n.BACK:
        if rec.culprit == NOBODY or rec.culprit // TEAM != rec.side:
            return "culprit", "impossible-culprit"
        choices = list_steps_back(rec, work, CHOICES, rec.culprit)
    elif rec.phase == n.SKILL:
        choices = list_skills(rec, work, CHOICES)
    else:
        return None
    return ("phase", "impossible-nothing-to-do") if choices == CHOICES else None


def turn(rec: Any) -> Wrong:
    """How a turn began, and who is in the ball's cell to tackle."""
    if rec.direct and (rec.relance or rec.restart != n.IN_PLAY or rec.phase == n.HANDS):
        return "direct", "impossible-direct"
    if rec.relance and rec.restart != n.IN_PLAY:
        return "relance", "impossible-restart"
    if any(rec.passes[(1 - rec.side) * TEAM : (2 - rec.side) * TEAM]):
        return "passes", "impossible-passes"
    if rec.failed != NOBODY and rec.failed // TEAM == rec.side:
        return "failed", "impossible-failed"
    return _answer(rec) if stage(rec) == ANSWERING else None


def _answer(rec: Any) -> Wrong:
    """S-7.4, S-7.5, S-6.20.1."""
    if rec.phase in (n.ENTRY, n.TACKLE_PHASE, n.DUEL):
        pawn = rec.entered
        fits = pawn != NOBODY and pawn // TEAM != rec.side
        if not fits or rec.cell[pawn] != rec.cell[rec.holder]:
            return "entered", "impossible-entered"
    elif rec.entered != NOBODY:
        return "entered", "impossible-entered"
    if rec.phase == n.CLIMB:
        pawn, work = rec.climber, [0] * WORK
        fits = pawn != NOBODY and pawn // TEAM != rec.side
        if not fits or mate_in(rec, pawn, rec.cell[pawn]) == NOBODY:
            return "climber", "impossible-climber"
        if list_climb_on(rec, work) == 0:
            return "climber", "impossible-climber"
    return None
