"""The rules of Simulator Soccer: what may be done, what is thrown, what it leads to."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import (
    ANGLE_WEIGHTS,
    CELLS,
    CROSS,
    DIRECT_CROSS,
    DIRECT_PASS,
    DIRECTION,
    DRIBBLE,
    END,
    ERRORS,
    FACES,
    GOAL_SPOT,
    HEAD_PASS,
    LOW,
    NO_SKILL,
    PASS_HIGH,
    PASS_LOW,
    ROD_SPOTS,
    ROUND,
    SHOT,
    SPOT,
    SPOTS,
    STRENGTH,
    STRENGTH_WEIGHTS,
    SUBS,
    TAKER,
    TEAM,
    THROW,
    UNKNOWN_ROD,
    VAR_FACE,
)
from debut.games.simulator.event_codes import SimulatorEvent
from debut.games.simulator.fields import NOBODY, NOWHERE
from debut.games.simulator.names import AIM as AIM_PHASE
from debut.games.simulator.names import (
    ANNOUNCE,
    ATTACK,
    BACK,
    CLIMB,
    COUNT,
    CROSSES,
    DEFENCE,
    DRIBBLE_DUEL,
    DRIBBLES,
    DUEL,
    ENTRY,
    ERROR,
    EXACT,
    GOAL_SPOT_PHASE,
    HANDS,
    HEAD_MOVE,
    HEADER,
    HEADS_IN,
    HEADS_ON,
    HIGH_KIND,
    INTERCEPT,
    KEEPER,
    KICK_OFF,
    KIND,
    LINEUP,
    LOW_KIND,
    PACE_PHASE,
    PASSES,
    PLACE_ALL,
    PLACE_FIRST,
    PLACE_REST,
    POWER,
    ROD_PHASE,
    ROUND_DUEL,
    ROUND_PHASE,
    ROUNDS,
    SHOOTER,
    SHOOTS,
    SKILL,
    TACKLE_PHASE,
    THROW_IN,
    THROWER,
    TOSS,
    VAR,
)
from debut.games.simulator.physics.directions import UNITS
from debut.games.simulator.physics.flick import F_POINT, F_POINTS, POINT
from debut.games.simulator.rules.choices import legal as legal
from debut.games.simulator.rules.clock import ask, forget_flick
from debut.games.simulator.rules.defending import climb_on, defend, tackle_or_not, throw_entry
from debut.games.simulator.rules.duels import VOID, throw_dribble, throw_tackle
from debut.games.simulator.rules.fates import (
    end_pace,
    go_to_ball,
    head_ball,
    settle_flick,
    settle_pace,
    step_back,
    use_pace,
)
from debut.games.simulator.rules.making_room import push_aside
from debut.games.simulator.rules.moving import (
    attack_moves,
    begin_defence,
    run_counts,
)
from debut.games.simulator.rules.places import cell_of, hold, put
from debut.games.simulator.rules.placing_actions import (
    place,
    place_goal_kick,
    place_lineup,
)
from debut.games.simulator.rules.preparing import (
    ask_head_moves,
    ask_interception,
    head_move,
    intercept,
    prepare_keeper,
)
from debut.games.simulator.rules.restarts import goal_kick, place_ball, punish, reposition
from debut.games.simulator.rules.sight import sight as sight
from debut.games.simulator.rules.striking import NO_ERROR, direction_with, strike
from debut.games.simulator.rules.turns import (
    aim,
    announce,
    await_keeper,
    begin_attack,
    begin_restart,
    throw_ball,
)
from debut.games.simulator.tables import (
    CENTRE_X,
    CENTRE_Y,
    DISTANCE,
    GOAL_AT,
    PENALTY_AT,
    SPOT_X,
    SPOT_Y,
    TOWARDS,
    TURNS,
)
from debut.kernel.events import PHASE, WALK
from debut.kernel.events import THROW as THROW_EVENT
from debut.kernel.rule import log, rule, table

ANGLES = table(ANGLE_WEIGHTS)
WEIGHTS = table(STRENGTH_WEIGHTS)
COS_30 = 0.8660254037844386
GOAL_LINE = 4400
MOST_RUN = 3


@rule
def chance(s: Any, out: Any, odds: Any) -> int:
    if s.phase == ERROR:
        for error in range(ERRORS):
            out[error] = error
            angle, strength = error // len(STRENGTH_WEIGHTS), error % len(STRENGTH_WEIGHTS)
            odds[error] = ANGLES[angle] * WEIGHTS[strength]
        return ERRORS
    n = FACES
    if s.phase == DUEL:
        n = FACES * FACES
    elif s.phase == TOSS:
        n = 2
    elif s.phase == ROD_PHASE:
        n = len(ROD_SPOTS)
    for outcome in range(n):
        out[outcome] = outcome
        odds[outcome] = 1
    return n


@rule
def play(s: Any, action: int, work: Any) -> None:
    if s.phase in (AIM_PHASE, POWER, KIND, ANNOUNCE, SKILL, HEADER, HANDS, ROUND_PHASE):
        play_strike(s, action, work)
    elif s.phase in (TOSS, ERROR, ROD_PHASE, DUEL, ENTRY, VAR):
        play_throw(s, action, work)
    elif s.phase == ATTACK:
        play_attack(s, action)
    elif s.phase == DEFENCE:
        defend(s, action)
    elif s.phase == COUNT:
        go_to_ball(s, action, work)
    elif s.phase in (PLACE_FIRST, PLACE_ALL, PLACE_REST):
        if place(s, action):
            begin_restart(s)
    else:
        play_seldom(s, action, work)
    turn = TURNS[s.phase]
    s.turn = s.who if turn == 0 else turn


@rule
def play_seldom(s: Any, action: int, work: Any) -> None:
    phase = s.phase
    if phase == KEEPER:
        prepare_keeper(s, action)
    elif phase == INTERCEPT:
        intercept(s, action, work)
    elif phase == TACKLE_PHASE:
        tackle_or_not(s, action)
    elif phase == THROWER:
        take_throw_in(s, action)
    elif phase == GOAL_SPOT_PHASE:
        place_goal_kick(s, action - GOAL_SPOT)
    elif phase == LINEUP:
        if place_lineup(s, action):
            log(s, PHASE, s.side, SimulatorEvent.KICK_OFF, 0, 0)
            begin_restart(s)
    elif phase == HEAD_MOVE:
        head_move(s, action, work)
    elif phase == PACE_PHASE:
        if action == END:
            end_pace(s, work)
        else:
            use_pace(s, s.who * TEAM + action // CELLS, action % CELLS, work)
    elif phase == BACK:
        step_back(s, action % CELLS, work)
    elif phase == CLIMB:
        climb_on(s, action)
    elif phase == SHOOTER:
        shoot_out_shot(s, s.side * TEAM + action - TAKER)


@rule
def play_strike(s: Any, action: int, work: Any) -> None:
    phase = s.phase
    if phase == AIM_PHASE:
        s.aim = action - DIRECTION
        s.phase = POWER
    elif phase == POWER:
        s.power = action - STRENGTH + 1
        log(s, PHASE, s.side, SimulatorEvent.AIMED, s.aim, s.power)
        if s.dexterity == EXACT:
            shoot(s, NO_ERROR, work)
        else:
            s.phase = ERROR
    elif phase == KIND:
        log(s, PHASE, s.side, SimulatorEvent.KIND, action - LOW, 0)
        aim(s, action - LOW)
    elif phase == ANNOUNCE:
        play_announcement(s, action, work)
    elif phase == SKILL:
        play_skill(s, action)
    elif phase == HEADER:
        head_ball(s, HEADS_ON if action == HEAD_PASS else HEADS_IN)
    elif phase == HANDS:
        play_from_hands(s, action)
    elif action == ROUND:
        s.deed = ROUNDS
        s.target = s.keeper[1 - s.side]
        aim(s, LOW_KIND)
    else:
        s.phase = KIND


@rule
def play_announcement(s: Any, action: int, work: Any) -> None:
    """S-3.1."""
    pawn = s.holder
    if action in (PASS_LOW, PASS_HIGH):
        announce(s, PASSES, pawn)
        aim(s, LOW_KIND if action == PASS_LOW else HIGH_KIND)
    elif action == CROSS:
        s.crosses += 1
        announce(s, CROSSES, pawn)
        ask_head_moves(s, s.side, work)
    elif action == SHOT:
        s.shots += 1
        announce(s, SHOOTS, pawn)
        await_keeper(s)
    else:
        announce(s, DRIBBLES, pawn)
        s.target = (1 - s.side) * TEAM + action - DRIBBLE
        aim(s, LOW_KIND)


@rule
def play_skill(s: Any, action: int) -> None:
    """S-6.1: a direct cross or shot is announced by it."""
    pawn = s.holder
    if action == NO_SKILL:
        log(s, PHASE, s.side, SimulatorEvent.NO_SKILL, pawn, 0)
        begin_attack(s)
        return
    log(s, PHASE, s.side, SimulatorEvent.SKILL, pawn, action - DIRECT_PASS)
    s.direct = 1
    if action == DIRECT_PASS:
        s.passes[pawn] += 1
        forget_flick(s)
        ask(s, ANNOUNCE, s.side)
    elif action == DIRECT_CROSS:
        s.crosses += 1
        announce(s, CROSSES, pawn)
        ask_interception(s)
    else:
        s.shots += 1
        announce(s, SHOOTS, pawn)
        ask_interception(s)


@rule
def play_from_hands(s: Any, action: int) -> None:
    if action == THROW:
        throw_ball(s)
        return
    spot = (action - SPOT) % SPOTS
    cell = s.cell[s.holder]
    place_ball(s, CENTRE_X[cell] + SPOT_X[spot], CENTRE_Y[cell] + SPOT_Y[spot])
    log(s, PHASE, s.side, SimulatorEvent.HANDS_DOWN, s.holder, spot)
    s.hands = 0
    hold(s, s.holder, cell)
    ask(s, ANNOUNCE, s.side)


@rule
def play_attack(s: Any, action: int) -> None:
    if action == END:
        begin_defence(s)
    elif action == SHOT:
        s.shots += 1
        s.reach = 0
        announce(s, SHOOTS, s.holder)
        await_keeper(s)
    else:
        attack_moves(s, s.side * TEAM + action // CELLS, action % CELLS)


@rule
def play_throw(s: Any, outcome: int, work: Any) -> None:
    phase = s.phase
    if phase == TOSS:
        begin_match(s, outcome)
    elif phase == ERROR:
        shoot(s, outcome, work)
    elif phase == ROD_PHASE:
        error = s.error
        s.error = 0
        s.rod = outcome + 1
        shoot(s, error, work)
    elif phase == DUEL:
        if s.duel == DRIBBLE_DUEL or s.duel == ROUND_DUEL:
            if throw_dribble(s, outcome):
                settle_pace(s, work)
        else:
            throw_tackle(s, outcome)
    elif phase == ENTRY:
        throw_entry(s, outcome + 1)
    else:
        throw_var(s, outcome + 1)


@rule
def begin_match(s: Any, side: int) -> None:
    """S-2.1, S-2.2."""
    log(s, THROW_EVENT, side, SimulatorEvent.TOSS, side, 0)
    s.start = s.side = side
    s.restart = KICK_OFF
    s.lineup = 1
    ask(s, LINEUP, side)


@rule
def shoot(s: Any, error: int, work: Any) -> None:
    """The strike; what is not known of the keeper is thrown first (S-5.6.3)."""
    if s.rod == UNKNOWN_ROD:
        s.error = error
        s.phase = ROD_PHASE
        return
    if s.rod:
        log(s, PHASE, 1 - s.side, SimulatorEvent.ROD_SHOWN, s.rod, 0)
    s.void = 0
    if s.deed == DRIBBLES and is_wide_of(s, error):
        s.void = VOID
    strike(s, error, work)
    if s.deed == ROUNDS and not goes_outside(s, work):
        s.void = VOID
    settle_flick(s, work)


@rule
def is_wide_of(s: Any, error: int) -> bool:
    """S-5.1.1: more than 30 degrees from the line to the centre of his cell."""
    cell = s.cell[s.target]
    if cell == s.cell[s.striker]:
        return False
    unit = UNITS[direction_with(s, error)]
    dx, dy = CENTRE_X[cell] - s.ball_x, CENTRE_Y[cell] - s.ball_y
    along = unit[0] * dx + unit[1] * dy
    if along <= 0.0:
        return True
    return bool(along * along < COS_30 * COS_30 * (dx * dx + dy * dy))


@rule
def goes_outside(s: Any, work: Any) -> bool:
    """S-5.2.1: past the keeper between him and the touch line, without touching him."""
    keeper = s.target
    if s.touch[keeper]:
        return False
    kx, ky = s.x[keeper], s.y[keeper]
    for i in range(work[F_POINTS] - 1):
        a, b = F_POINT + POINT * i, F_POINT + POINT * (i + 1)
        ax, ay, bx, by = work[a + 1], work[a + 2], work[b + 1], work[b + 2]
        if (ax - kx) * (bx - kx) <= 0 and ax != bx:
            y = ay + (by - ay) * ((kx - ax) / (bx - ax))
            return bool(ky == 0 or (y > ky if ky > 0 else y < ky))
    return False


@rule
def throw_var(s: Any, face: int) -> None:
    """S-8.3: a 6 cancels everything, and a goal kick follows."""
    pawn, card = s.culprit, s.card
    side = pawn // TEAM
    s.culprit = NOBODY
    s.card = 0
    if face == VAR_FACE:
        log(s, THROW_EVENT, side, SimulatorEvent.VAR_CANCELLED, pawn, face)
        goal_kick(s, side)
    else:
        log(s, THROW_EVENT, side, SimulatorEvent.VAR_CONFIRMED, pawn, face)
        punish(s, pawn, PENALTY_AT[1 - side], card)


@rule
def take_throw_in(s: Any, action: int) -> None:
    """S-8.5.1 to S-8.5.4."""
    side = s.side
    if action == SUBS:
        log(s, PHASE, side, SimulatorEvent.SUBS_ANNOUNCED, 0, 0)
        x, y = s.ball_x, s.ball_y
        reposition(s, THROW_IN, side)
        if s.restart == THROW_IN:
            place_ball(s, x, y)
        return
    pawn = side * TEAM + action - TAKER
    cell = cell_of(s.ball_x, s.ball_y)
    far = DISTANCE[s.cell[pawn]][cell]
    log(s, WALK, side, SimulatorEvent.TAKER, pawn, s.cell[pawn] * CELLS + cell)
    for other in range(2 * TEAM):
        if other != pawn and s.cell[other] == cell:
            push_aside(s, other)
    s.cell[pawn] = cell
    put(s, pawn, s.ball_x, s.ball_y)
    s.lying[pawn] = 0
    s.moved[pawn] = 1
    s.holder = pawn
    run_counts(s, pawn, min(far, MOST_RUN))
    begin_attack(s)


@rule
def shoot_out_shot(s: Any, pawn: int) -> None:
    """S-9.6: ball on the spot, keeper on his line."""
    side = s.side
    keeper = s.keeper[1 - side]
    if keeper != NOBODY:
        s.cell[keeper] = GOAL_AT[side]
        put(s, keeper, TOWARDS[side] * GOAL_LINE, 0)
    cell = PENALTY_AT[side]
    place_ball(s, CENTRE_X[cell], CENTRE_Y[cell])
    log(s, WALK, side, SimulatorEvent.SHOOTER, pawn, s.cell[pawn] * CELLS + cell)
    hold(s, pawn, cell)
    s.moved[pawn] = 1
    everybody_again(s, side)
    announce(s, SHOOTS, pawn)
    await_keeper(s)


@rule
def everybody_again(s: Any, side: int) -> None:
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        if s.cell[pawn] != NOWHERE and not s.moved[pawn]:
            return
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        s.moved[pawn] = 0


@rule
def hide(s: Any, seat: int) -> None:
    """S-5.6.2: the keeper's spot is known to his own side alone."""
    if s.rod and seat != 1 - s.side:
        s.rod = UNKNOWN_ROD
        for row in range(s.logged):
            if s.log[row][2] == SimulatorEvent.ROD_CHOSEN:
                s.log[row][3] = UNKNOWN_ROD
