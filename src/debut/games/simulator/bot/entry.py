"""How good a position is, for the computer opponents: from -1 (lost for side A) to 1 (won)."""

from __future__ import annotations

from math import sqrt
from typing import Any

from debut.games.simulator.bot.candidate_aims import (
    aim_crosses,
    aim_shots,
    aim_strengths,
    best_value,
)
from debut.games.simulator.bot.keepers import mix as mix
from debut.games.simulator.bot.outcomes import plays_at_once, received
from debut.games.simulator.bot.place_values import (
    BALL_AT,
    CORNER_VALUE,
    GOAL_KICK_VALUE,
    IN_HANDS,
    PENALTY_VALUE,
)
from debut.games.simulator.bot.suggestions import aims_of_deed, rods_await
from debut.games.simulator.bot.suggestions import suggest as suggest
from debut.games.simulator.fields import NOBODY
from debut.games.simulator.names import (
    AIM,
    ANNOUNCE,
    CORNER,
    CROSSES,
    DRIBBLES,
    FREE_KICK,
    GOAL_KICK,
    HANDS,
    INTERCEPT,
    KEEPER,
    KICK_OFF,
    KIND,
    PENALTY,
    POWER,
    ROUNDS,
    SHOOT_OUT,
    THROW_IN,
)
from debut.games.simulator.rules.places import cell_of
from debut.kernel.rule import rule

HORIZON = 4.0  # steps that a position is felt for


@rule
def of_strike(s: Any, work: Any) -> float:
    """Goals of the best aim of what was announced, as far as it has been told."""
    if s.phase == POWER:
        target = s.target if s.deed in (DRIBBLES, ROUNDS) else NOBODY
        return best_value(aim_strengths(s, int(s.striker), target, s.rod != 0, work), work)
    if s.phase == AIM:
        return best_value(aims_of_deed(s, work), work)
    if s.deed == CROSSES:
        return best_value(aim_crosses(s, int(s.striker), CROSSES, True, True, work), work)
    rods = s.rod != 0 or (s.phase != KIND and rods_await(s))
    return best_value(aim_shots(s, int(s.striker), int(s.deed), rods, True, True, work), work)


@rule
def to_attack(s: Any, work: Any) -> float:
    """Goals that the position is worth to the side that has the ball or the restart."""
    side, restart = s.side, s.restart
    if s.phase in (AIM, POWER, KIND, KEEPER, INTERCEPT):
        return of_strike(s, work)
    if restart in (PENALTY, SHOOT_OUT):
        return PENALTY_VALUE
    if restart == CORNER:
        return CORNER_VALUE
    if restart in (GOAL_KICK, KICK_OFF):
        return GOAL_KICK_VALUE
    cell = cell_of(s.ball_x, s.ball_y)
    if restart in (FREE_KICK, THROW_IN):
        return float(BALL_AT[side][cell])
    if s.hands:
        return IN_HANDS
    if s.phase in (ANNOUNCE, HANDS) or s.holder == NOBODY:
        return plays_at_once(s, side, cell)
    return received(s, side, int(s.holder), int(s.cell[s.holder]), False)


@rule
def evaluate(s: Any, work: Any) -> float:
    """The score and the play, weighed by the steps that are left."""
    left = float(s.length + s.added - s.steps)
    if s.half == 0:
        left += s.length
    left = max(left, 0.5)
    felt = min(left / HORIZON, 1.0)
    worth = felt * to_attack(s, work)
    gap = float(s.score[0] - s.score[1]) + (worth if s.side == 0 else -worth)
    spread = 0.35 + 0.2 * sqrt(left)
    return float(gap / (spread + abs(gap)))
