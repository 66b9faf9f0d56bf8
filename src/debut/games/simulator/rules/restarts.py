"""Goals, fouls, balls off the pitch, and how play begins again (chapter 8)."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import (
    CORNER_INSET,
    HALF_LENGTH,
    HALF_WIDTH,
)
from debut.games.simulator.event_codes import SimulatorEvent
from debut.games.simulator.fields import NOBODY, NOWHERE
from debut.games.simulator.names import (
    CORNER,
    FREE_KICK,
    GOAL_KICK,
    GOAL_SPOT_PHASE,
    IN_PLAY,
    KICK_OFF,
    NO_CARD,
    PENALTY,
    PLACE_FIRST,
    RED_CARD,
    SENT_OFF,
    THROW_IN,
    THROWER,
    VAR,
    YELLOW_CARD,
)
from debut.games.simulator.rules.clock import (
    add_time,
    ask,
    clear_ball,
    end_half,
    forfeits,
    is_too_late,
    stand_up,
    step_clock,
    time_is_up,
)
from debut.games.simulator.rules.making_room import leave_wall
from debut.games.simulator.rules.pawns import side_of
from debut.games.simulator.tables import (
    AREA,
    CENTRE_X,
    CENTRE_Y,
    PENALTY_AT,
    TOWARDS,
)
from debut.kernel.events import CARD, FOUL, GOAL, PHASE
from debut.kernel.events import PENALTY as PENALTY_EVENT
from debut.kernel.rule import log, rule


@rule
def place_ball(s: Any, x: int, y: int) -> None:
    s.ball_x = x
    s.ball_y = y


@rule
def reposition(s: Any, restart: int, side: int) -> None:
    """S-8.6: three steps; a step of the clock. Only a free kick or a penalty outlives the time."""
    clear_ball(s)
    stand_up(s)
    leave_wall(s)
    s.side = side
    s.restart = restart
    step_clock(s)
    outlives = restart in (FREE_KICK, PENALTY)
    if time_is_up(s) and (not outlives or is_too_late(s)):
        end_half(s)
        return
    s.lineup = 0
    s.placed = 0
    ask(s, GOAL_SPOT_PHASE if restart == GOAL_KICK else PLACE_FIRST, side)


@rule
def score_goal(s: Any, scorer: int, own: bool) -> None:
    """S-8.14, S-9.2."""
    s.score[scorer] += 1
    log(
        s,
        GOAL,
        scorer,
        SimulatorEvent.OWN_GOAL if own else SimulatorEvent.GOAL,
        s.score[0],
        s.score[1],
    )
    add_time(s)
    place_ball(s, 0, 0)
    reposition(s, KICK_OFF, 1 - scorer)


@rule
def throw_in(s: Any, side: int, x: int, y: int) -> None:
    """S-8.5: where the ball went off; the half ends instead if its time is up."""
    log(s, PHASE, side, SimulatorEvent.THROW_IN, x, y)
    clear_ball(s)
    if time_is_up(s):
        s.side = side
        end_half(s)
        return
    limit = HALF_LENGTH
    place_ball(s, max(-limit, min(limit, x)), HALF_WIDTH if y > 0 else -HALF_WIDTH)
    s.side = side
    s.restart = THROW_IN
    ask(s, THROWER, side)


@rule
def corner(s: Any, side: int, y: int) -> None:
    """S-8.12: in the corner cell, 1 cm from both lines."""
    log(s, PHASE, side, SimulatorEvent.CORNER, 0, y)
    across = HALF_WIDTH - CORNER_INSET
    place_ball(s, TOWARDS[side] * (HALF_LENGTH - CORNER_INSET), across if y > 0 else -across)
    reposition(s, CORNER, side)


@rule
def goal_kick(s: Any, side: int) -> None:
    log(s, PHASE, side, SimulatorEvent.GOAL_KICK, 0, 0)
    place_ball(s, -TOWARDS[side] * HALF_LENGTH, 0)
    reposition(s, GOAL_KICK, side)


@rule
def free_kick(s: Any, side: int, cell: int) -> None:
    log(s, PHASE, side, SimulatorEvent.FREE_KICK, cell, 0)
    place_ball(s, CENTRE_X[cell], CENTRE_Y[cell])
    reposition(s, FREE_KICK, side)


@rule
def penalty(s: Any, side: int) -> None:
    log(s, PENALTY_EVENT, side, SimulatorEvent.PENALTY, 0, 0)
    cell = PENALTY_AT[side]
    place_ball(s, CENTRE_X[cell], CENTRE_Y[cell])
    reposition(s, PENALTY, side)


@rule
def send_off(s: Any, pawn: int) -> None:
    side = side_of(pawn)
    s.gone[pawn] = SENT_OFF
    s.cell[pawn] = NOWHERE
    s.x[pawn] = s.y[pawn] = 0
    if s.keeper[side] == pawn:
        s.keeper[side] = NOBODY
        s.reserve[side] = s.named[side] = 0
    log(s, CARD, side, SimulatorEvent.SENT_OFF, pawn, 0)


@rule
def show_card(s: Any, pawn: int, card: int) -> None:
    """S-8.4: a second yellow card sends off too."""
    if card == YELLOW_CARD:
        s.booked[pawn] += 1
        log(s, CARD, side_of(pawn), SimulatorEvent.BOOKED, pawn, 0)
    if card == RED_CARD or s.booked[pawn] > 1:
        send_off(s, pawn)


@rule
def punish(s: Any, pawn: int, cell: int, card: int) -> None:
    """S-8.2.1, S-8.2.2: a free kick in the cell, or a penalty in the offender's own area."""
    side = side_of(pawn)
    if card != NO_CARD:
        show_card(s, pawn, card)
        if forfeits(s, side):
            return
    if AREA[1 - side][cell]:
        penalty(s, 1 - side)
    else:
        free_kick(s, 1 - side, cell)


@rule
def foul(s: Any, pawn: int, cell: int, card: int) -> None:
    log(s, FOUL, side_of(pawn), SimulatorEvent.FOUL, pawn, cell)
    punish(s, pawn, cell, card)


@rule
def foul_by_die(s: Any, pawn: int, cell: int, card: int) -> None:
    """S-8.3: one that a die made and that gives a penalty is looked at again."""
    side = side_of(pawn)
    if not AREA[1 - side][cell]:
        foul(s, pawn, cell, card)
        return
    log(s, FOUL, side, SimulatorEvent.FOUL, pawn, cell)
    log(s, PHASE, side, SimulatorEvent.VAR, pawn, 0)
    clear_ball(s)
    s.restart = IN_PLAY
    s.culprit = pawn
    s.card = card
    s.phase = VAR
