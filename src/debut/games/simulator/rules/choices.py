"""What may be done: the actions of every phase."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import (
    DIRECTION,
    DIRECTIONS,
    END,
    GO_ON,
    HEAD_PASS,
    HEAD_SHOT,
    HIGH,
    LOW,
    NO_TACKLE,
    ROUND,
    SPOT,
    SPOTS,
    STRENGTH,
    STRENGTHS,
    TACKLE,
    TAKER,
    TEAM,
    THROW,
)
from debut.games.simulator.fields import NOWHERE
from debut.games.simulator.names import AIM as AIM_PHASE
from debut.games.simulator.names import (
    ANNOUNCE,
    ATTACK,
    BACK,
    CLIMB,
    COUNT,
    DEFENCE,
    GOAL_SPOT_PHASE,
    HANDS,
    HEAD_MOVE,
    HEADER,
    INTERCEPT,
    KEEPER,
    KIND,
    LINEUP,
    PACE_PHASE,
    PLACE_ALL,
    PLACE_FIRST,
    PLACE_REST,
    POWER,
    ROUND_PHASE,
    SHOOTER,
    SKILL,
    TACKLE_PHASE,
    THROWER,
)
from debut.games.simulator.rules.fates import (
    list_count,
    list_pace,
)
from debut.games.simulator.rules.moving import (
    list_attack,
    list_climb_on,
    list_defence,
)
from debut.games.simulator.rules.offside import list_steps_back
from debut.games.simulator.rules.places import cell_of
from debut.games.simulator.rules.placing_actions import (
    list_goal_spots,
    list_lineup,
    list_placing,
    list_throwers,
)
from debut.games.simulator.rules.preparing import (
    list_head_moves,
    list_interceptions,
    list_keeper,
)
from debut.games.simulator.rules.skills import list_announcements, list_skills
from debut.games.simulator.tables import (
    CENTRE_X,
    CENTRE_Y,
    SPOT_X,
    SPOT_Y,
)
from debut.kernel.rule import rule

GOAL_LINE = 4400


@rule
def list_run(out: Any, first: int, n: int) -> int:
    for i in range(n):
        out[i] = first + i
    return n


@rule
def list_two(out: Any, first: int, second: int) -> int:
    out[0] = first
    out[1] = second
    return 2


@rule
def list_hands(s: Any, out: Any) -> int:
    """S-5.8.2: down on one of the seven spots, or thrown."""
    n = 0
    for spot in range(SPOTS):
        cell = s.cell[s.holder]
        x, y = CENTRE_X[cell] + SPOT_X[spot], CENTRE_Y[cell] + SPOT_Y[spot]
        if abs(x) <= GOAL_LINE and cell_of(x, y) == cell:
            out[n] = SPOT + s.holder % TEAM * SPOTS + spot
            n += 1
    out[n] = THROW
    return n + 1


@rule
def list_header(s: Any, out: Any) -> int:
    out[0] = HEAD_PASS
    if s.shots == 0:
        out[1] = HEAD_SHOT
        return 2
    return 1


@rule
def list_shooters(s: Any, out: Any) -> int:
    """S-9.6: everybody once, then again."""
    n = 0
    for pawn in range(TEAM):
        if s.cell[s.side * TEAM + pawn] != NOWHERE and not s.moved[s.side * TEAM + pawn]:
            out[n] = TAKER + pawn
            n += 1
    return n


@rule
def with_end(out: Any, n: int) -> int:
    out[n] = END
    return n + 1


@rule
def legal(s: Any, out: Any, work: Any) -> int:
    phase = s.phase
    if phase == AIM_PHASE:
        return list_run(out, DIRECTION, DIRECTIONS)
    if phase == POWER:
        return list_run(out, STRENGTH, STRENGTHS)
    if phase == ATTACK:
        return list_attack(s, out, work)
    if phase == DEFENCE:
        return list_defence(s, out, work)
    if phase == ANNOUNCE:
        return list_announcements(s, out)
    if phase == KIND:
        return list_two(out, LOW, HIGH)
    if phase == COUNT:
        return list_count(s, out, 0, work)
    if phase == SKILL:
        return list_skills(s, out, 0)
    if phase in (PLACE_FIRST, PLACE_ALL, PLACE_REST):
        return list_placing(s, out, work)
    if phase == TACKLE_PHASE:
        return list_two(out, TACKLE, NO_TACKLE)
    return legal_seldom(s, out, work)


@rule
def legal_seldom(s: Any, out: Any, work: Any) -> int:
    phase = s.phase
    if phase == KEEPER:
        return list_keeper(s, out)
    if phase == INTERCEPT:
        return list_interceptions(s, out, work)
    if phase == HANDS:
        return list_hands(s, out)
    if phase == HEADER:
        return list_header(s, out)
    if phase == THROWER:
        return list_throwers(s, out)
    if phase == GOAL_SPOT_PHASE:
        return list_goal_spots(s, out)
    if phase == LINEUP:
        return list_lineup(s, out, work)
    if phase == ROUND_PHASE:
        return list_two(out, ROUND, GO_ON)
    if phase == HEAD_MOVE:
        return with_end(out, list_head_moves(s, out, 0, s.who))
    if phase == PACE_PHASE:
        return with_end(out, list_pace(s, out, 0, s.who, work))
    if phase == BACK:
        return list_steps_back(s, out, 0, s.culprit)
    if phase == CLIMB:
        return list_climb_on(s, out)
    if phase == SHOOTER:
        return list_shooters(s, out)
    return 0
