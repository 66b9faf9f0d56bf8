"""Steps of the clock, added time, ends of halves and of the match (chapter 9)."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import (
    FEWEST,
    FORFEIT_GOALS,
    MOST_ADDED,
    MOST_LATE,
    MOST_PAIRS,
    SHOTS_EACH,
    TEAM,
)
from debut.games.simulator.event_codes import SimulatorEvent
from debut.games.simulator.fields import NOBODY, NOWHERE, PAWNS
from debut.games.simulator.names import (
    BY_PENALTIES,
    FORFEIT,
    FULL_TIME,
    IN_PLAY,
    KICK_OFF,
    NO_DEED,
    NO_DUEL,
    OVER_PHASE,
    PLACE_FIRST,
    SHOOT_OUT,
    SHOOTER,
    STANDING,
)
from debut.games.simulator.rules.making_room import leave_wall
from debut.games.simulator.rules.pawns import count_pawns
from debut.games.simulator.rules.places import put
from debut.games.simulator.tables import CENTRE_X, CENTRE_Y, WAITING_CELLS, ZONE
from debut.kernel.events import PHASE, WHISTLE
from debut.kernel.layout import NO_WINNER, OVER
from debut.kernel.rule import log, rule

SECOND = 1
ATTACK_ZONE = 2


@rule
def ask(s: Any, phase: int, side: int) -> None:
    """It is this side's decision."""
    s.phase = phase
    s.who = side


@rule
def forget_flick(s: Any) -> None:
    s.deed = NO_DEED
    s.kind = 0
    s.aim = NOWHERE
    s.power = 0
    s.target = NOBODY
    s.rod = 0
    s.fate = 0
    s.first = s.hit = NOBODY
    s.offside = s.caught = 0
    s.void = s.pressed = 0
    s.duel = NO_DUEL
    s.striker = s.played = NOBODY
    s.origin = NOWHERE
    for pawn in range(PAWNS):
        s.aside[pawn] = 0
        s.touch[pawn] = 0


@rule
def forget_turn(s: Any) -> None:
    """What counts within one turn only."""
    for pawn in range(PAWNS):
        s.moved[pawn] = 0
    forget_deeds(s)


@rule
def forget_deeds(s: Any) -> None:
    """All of that but who has moved: in a shoot-out that tells who has shot."""
    for pawn in range(PAWNS):
        s.passes[pawn] = 0
    s.crosses = s.shots = 0
    s.farthest = s.reach = 0
    s.direct = s.ran = 0
    forget_answer(s)


@rule
def forget_answer(s: Any) -> None:
    s.begun = s.answered = s.synchro = 0
    s.climber = s.entered = NOBODY


@rule
def stand_up(s: Any) -> None:
    for pawn in range(PAWNS):
        s.lying[pawn] = STANDING
        s.down[pawn] = 0


@rule
def clear_ball(s: Any) -> None:
    """Nobody has it any more."""
    forget_flick(s)
    forget_turn(s)
    s.holder = s.failed = NOBODY
    s.hands = s.relance = 0


@rule
def time_is_up(s: Any) -> bool:
    return bool(s.steps >= s.length + s.added)


@rule
def is_too_late(s: Any) -> bool:
    """S-9.3.2: so many steps after time is up, the whistle comes wherever the ball is."""
    return bool(s.steps >= s.length + s.added + MOST_LATE)


@rule
def add_time(s: Any) -> None:
    if s.added < MOST_ADDED:
        s.added += 1


@rule
def step_clock(s: Any) -> None:
    s.steps += 1
    s.turns = 0
    log(s, PHASE, s.side, SimulatorEvent.STEP, s.steps, 0)


@rule
def whistled(s: Any, side: int, cell: int) -> bool:
    """S-9.3: the half ends here if its time is up and the ball not in the attack zone."""
    if not time_is_up(s) or (ZONE[side][cell] == ATTACK_ZONE and not is_too_late(s)):
        return False
    end_half(s)
    return True


@rule
def end_half(s: Any) -> None:
    clear_ball(s)
    stand_up(s)
    leave_wall(s)
    s.restart = IN_PLAY
    if s.half == SECOND:
        end_match(s)
        return
    log(s, WHISTLE, s.side, SimulatorEvent.HALF_TIME, 0, 0)
    s.half = SECOND
    s.steps = s.added = s.turns = 0
    s.side = 1 - s.start
    s.restart = KICK_OFF
    s.lineup = 1
    s.placed = 0
    s.ball_x = s.ball_y = 0
    ask(s, PLACE_FIRST, s.side)


@rule
def end_match(s: Any) -> None:
    """S-9.4, S-9.6."""
    lead = s.score[0] - s.score[1]
    log(s, WHISTLE, s.side, SimulatorEvent.FULL_TIME, 0, 0)
    if lead == 0 and s.penalties:
        begin_shoot_out(s)
        return
    decide(s, lead, FULL_TIME)


@rule
def decide(s: Any, lead: int, reason: int) -> None:
    clear_ball(s)
    stand_up(s)
    leave_wall(s)
    s.winner = NO_WINNER if lead == 0 else 0 if lead > 0 else 1
    s.reason = reason
    s.phase = OVER_PHASE
    s.turn = OVER
    s.side = s.who = 0
    s.restart = IN_PLAY


@rule
def forfeits(s: Any, side: int) -> bool:
    """S-9.5: too few pawns; it loses, 0-3 or by the score if that is worse."""
    if count_pawns(s, side) >= FEWEST:
        return False
    log(s, WHISTLE, side, SimulatorEvent.FORFEIT, 0, 0)
    if s.score[1 - side] - s.score[side] < FORFEIT_GOALS:
        s.score[side] = 0
        s.score[1 - side] = FORFEIT_GOALS
    decide(s, 1 - 2 * (1 - side), FORFEIT)
    return True


@rule
def begin_shoot_out(s: Any) -> None:
    """S-9.6: all but the keepers wait in the middle."""
    log(s, PHASE, s.start, SimulatorEvent.SHOOT_OUT, 0, 0)
    s.restart = SHOOT_OUT
    for side in (0, 1):
        wait_in_the_middle(s, side)
    s.side = s.start
    ask(s, SHOOTER, s.side)


@rule
def wait_in_the_middle(s: Any, side: int) -> None:
    n = 0
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        if s.cell[pawn] != NOWHERE:
            cell = WAITING_CELLS[side][n]
            s.cell[pawn] = cell
            put(s, pawn, CENTRE_X[cell], CENTRE_Y[cell])
            n += 1


@rule
def shoot_out_goes_on(s: Any) -> bool:
    """S-9.6: five each unless it is settled before, then pairs until one leads."""
    first, second = s.taken[0], s.taken[1]
    lead = s.scored[0] - s.scored[1]
    if first <= SHOTS_EACH and second <= SHOTS_EACH:
        if lead > SHOTS_EACH - second or -lead > SHOTS_EACH - first:
            return False
        if first < SHOTS_EACH or second < SHOTS_EACH:
            return True
    if first != second:
        return True
    return bool(lead == 0 and first < MOST_PAIRS)


@rule
def next_shot(s: Any) -> None:
    s.holder = NOBODY
    stand_up(s)
    if shoot_out_goes_on(s):
        wait_in_the_middle(s, 0)
        wait_in_the_middle(s, 1)
        s.side = 1 - s.side
        ask(s, SHOOTER, s.side)
    else:
        decide(s, s.scored[0] - s.scored[1], BY_PENALTIES)
