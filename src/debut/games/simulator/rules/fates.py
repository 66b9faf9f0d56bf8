"""What becomes of the ball after a flick, in the order of S-3.9."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import CELLS, MOVE, TEAM
from debut.games.simulator.event_codes import SimulatorEvent
from debut.games.simulator.fields import NOBODY, NOWHERE, PAWNS
from debut.games.simulator.names import (
    AIM,
    ANNOUNCE,
    BACK,
    COUNT,
    CROSSES,
    DRIBBLE_DUEL,
    DRIBBLES,
    HEAD_KIND,
    HEADER,
    HEADS_IN,
    HEADS_ON,
    IN_PLAY,
    NO_CARD,
    PACE,
    PACE_PHASE,
    ROUND_DUEL,
    ROUNDS,
    SHOOT_OUT,
    SHOOTS,
)
from debut.games.simulator.physics.flick import GOAL_A, GOAL_B, OUT_A, OUT_SIDE, RESTS
from debut.games.simulator.rules.clock import ask, forget_deeds, forget_flick, next_shot
from debut.games.simulator.rules.distance_count import (
    FAR,
    UNDER,
    cells_under_ball,
    count_winner,
    far_from_ball,
    is_empty_around,
    may_enter,
    may_go,
    nearest_of,
    offside_in_count,
)
from debut.games.simulator.rules.duels import SETTLED, VOID, ask_duel, lay_down
from debut.games.simulator.rules.offside import list_steps_back
from debut.games.simulator.rules.pawns import is_grey, is_marked, mate_in, pro
from debut.games.simulator.rules.places import stand
from debut.games.simulator.rules.restarts import corner, foul, goal_kick, score_goal, throw_in
from debut.games.simulator.rules.turns import announce, await_keeper, hand_to, relance, win_ball
from debut.games.simulator.tables import DISTANCE, NEXT, WAYS
from debut.kernel.events import FOUL, GOAL, PHASE, SAVE, TOUCH, WALK
from debut.kernel.rule import log, rule

# In the work space, while it is asked whether there is a choice.
CHOICES = 860


@rule
def last_side(s: Any) -> int:
    """Who touched the ball last."""
    pawn, latest = s.striker, 0
    for other in range(PAWNS):
        if s.touch[other] > latest:
            pawn, latest = other, s.touch[other]
    return int(pawn // TEAM)


@rule
def settle_flick(s: Any, work: Any) -> None:
    """From the first step on."""
    if s.restart == SHOOT_OUT:
        settle_shot(s)
    elif s.hit != NOBODY:
        log(s, FOUL, s.side, SimulatorEvent.KNOCKED_OVER, s.hit, 0)
        foul(s, s.striker, s.cell[s.hit], NO_CARD)
    else:
        settle_offside(s, work)


@rule
def settle_shot(s: Any) -> None:
    """S-9.6: a penalty of the shoot-out scores or it does not."""
    side = s.side
    scores = s.fate == GOAL_A + 1 - side
    s.taken[side] += 1
    if scores:
        s.scored[side] += 1
        log(s, GOAL, side, SimulatorEvent.SCORED, s.scored[0], s.scored[1])
    else:
        log(s, SAVE, side, SimulatorEvent.MISSED, s.scored[0], s.scored[1])
    forget_flick(s)
    forget_deeds(s)
    next_shot(s)


@rule
def settle_offside(s: Any, work: Any) -> None:
    """S-8.1.2, and S-6.16 for who may step back."""
    for index in range(TEAM):
        if s.caught >> index & 1:
            pawn = s.side * TEAM + index
            if not asks_back(s, pawn, work):
                whistle_offside(s, pawn)
            return
    settle_place(s, work)


@rule
def asks_back(s: Any, pawn: int, work: Any) -> bool:
    if list_steps_back(s, work, CHOICES, pawn) == CHOICES:
        return False
    s.culprit = pawn
    ask(s, BACK, s.side)
    return True


@rule
def whistle_offside(s: Any, pawn: int) -> None:
    log(s, FOUL, s.side, SimulatorEvent.OFFSIDE, pawn, s.cell[pawn])
    foul(s, pawn, s.cell[pawn], NO_CARD)


@rule
def step_back(s: Any, cell: int, work: Any) -> None:
    pawn = s.culprit
    log(s, WALK, s.side, SimulatorEvent.STEPS_BACK, pawn, s.cell[pawn] * CELLS + cell)
    stand(s, pawn, cell)
    s.moved[pawn] = 1
    s.farthest = max(s.farthest, 1)
    bit = 1 << pawn % TEAM
    s.offside &= ~bit
    s.caught &= ~bit
    s.culprit = NOBODY
    settle_offside(s, work)


@rule
def settle_place(s: Any, work: Any) -> None:
    """Goal, off, or in play."""
    fate = s.fate
    if fate == RESTS:
        settle_cross(s, work)
    elif fate == OUT_SIDE:
        throw_in(s, 1 - last_side(s), s.ball_x, s.ball_y)
    elif fate in (GOAL_A, GOAL_B):
        settle_goal(s, fate - GOAL_A)
    else:
        settle_goal_line(s, fate - OUT_A)


@rule
def settle_goal(s: Any, goal: int) -> None:
    """S-3.8: in the goal of a side."""
    if s.striker // TEAM == goal:
        score_goal(s, 1 - goal, True)
    elif s.deed in (SHOOTS, HEADS_IN):
        score_goal(s, 1 - goal, False)
    else:
        settle_goal_line(s, goal)


@rule
def settle_goal_line(s: Any, line: int) -> None:
    """S-8.12, S-8.13: over a side's goal line."""
    if last_side(s) == line:
        corner(s, 1 - line, s.ball_y)
    else:
        goal_kick(s, line)


@rule
def settle_cross(s: Any, work: Any) -> None:
    """S-5.3.1 to S-5.3.3: who heads it."""
    if s.deed != CROSSES or s.first == NOBODY:
        settle_dribble(s, work)
        return
    pawn = s.first
    side = pawn // TEAM
    log(s, TOUCH, side, SimulatorEvent.HEADER, pawn, 0)
    s.restart = IN_PLAY
    if side == s.side:
        s.relance = 0
        forget_flick(s)
        take_on_head(s, pawn)
        ask(s, HEADER, side)
    elif pawn == s.keeper[side]:
        hold_in_hands(s, pawn)
        relance(s, side)
    else:
        take_on_head(s, pawn)
        relance(s, side)
        if s.phase == ANNOUNCE:
            head_ball(s, HEADS_ON)


@rule
def take_on_head(s: Any, pawn: int) -> None:
    s.holder = pawn
    s.ball_x = s.x[pawn]
    s.ball_y = s.y[pawn]
    s.lying[pawn] = 0


@rule
def hold_in_hands(s: Any, pawn: int) -> None:
    s.played = NOBODY
    s.lying[pawn] = 0
    s.holder = pawn
    hand_to(s, pawn)


@rule
def settle_dribble(s: Any, work: Any) -> None:
    """S-5.1, S-5.1.6, S-5.2.1: dice, unless it was void or the defender loses without any."""
    if s.deed == DRIBBLES and not s.void:
        if s.target != s.failed:
            ask_duel(s, DRIBBLE_DUEL)
            return
        log(s, PHASE, s.side, SimulatorEvent.DRIBBLE_WON, s.target, 1)
        lay_down(s, s.target)
        s.void = SETTLED
    elif s.deed == DRIBBLES and s.void == VOID:
        log(s, PHASE, s.side, SimulatorEvent.DRIBBLE_VOID, s.target, 0)
        s.void = SETTLED
    elif s.deed == ROUNDS:
        if not s.void:
            ask_duel(s, ROUND_DUEL)
            return
        log(s, PHASE, s.side, SimulatorEvent.ROUND_LOST, s.target, 1)
    settle_pace(s, work)


@rule
def list_pace(s: Any, out: Any, n: int, side: int, work: Any) -> int:
    """S-6.19: an unmarked pawn with grey goes one cell nearer."""
    if not pro(s, PACE):
        return n
    under = cells_under_ball(s, work)
    if not is_empty_around(s, work, under):
        return n
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        if s.cell[pawn] == NOWHERE or s.moved[pawn] or not is_grey(s, pawn) or is_marked(s, pawn):
            continue
        far = far_from_ball(s, pawn, work, under)
        if far < FAR:
            n = list_nearer(s, out, n, pawn, far, work, under)
    return n


@rule
def list_nearer(s: Any, out: Any, n: int, pawn: int, far: int, work: Any, under: int) -> int:
    for way in range(WAYS):
        cell = NEXT[s.cell[pawn]][way]
        if cell == NOWHERE or mate_in(s, pawn, cell) != NOBODY:
            continue
        near = FAR
        for i in range(under):
            near = min(near, DISTANCE[cell][work[UNDER + i]])
        if near < far:
            out[n] = MOVE + pawn % TEAM * CELLS + cell
            n += 1
    return n


@rule
def settle_pace(s: Any, work: Any) -> None:
    ask_pace(s, s.side, work)


@rule
def ask_pace(s: Any, side: int, work: Any) -> None:
    """The attack first, then the defence, then the count."""
    if list_pace(s, work, CHOICES, side, work) > CHOICES:
        ask(s, PACE_PHASE, side)
    elif side == s.side and list_pace(s, work, CHOICES, 1 - side, work) > CHOICES:
        ask(s, PACE_PHASE, 1 - side)
    else:
        begin_count(s, work)


@rule
def use_pace(s: Any, pawn: int, cell: int, work: Any) -> None:
    side = pawn // TEAM
    log(s, WALK, side, SimulatorEvent.PACE, pawn, s.cell[pawn] * CELLS + cell)
    stand(s, pawn, cell)
    s.moved[pawn] = 1
    if side == s.side:
        s.farthest = max(s.farthest, 1)
    ask_pace(s, side, work)


@rule
def end_pace(s: Any, work: Any) -> None:
    if s.who == s.side and list_pace(s, work, CHOICES, 1 - s.side, work) > CHOICES:
        ask(s, PACE_PHASE, 1 - s.side)
    else:
        begin_count(s, work)


@rule
def begin_count(s: Any, work: Any) -> None:
    """S-4.1: offside by the count first; one who can go goes, several are a choice."""
    under = cells_under_ball(s, work)
    if nearest_of(s, 0, work, under) == FAR and nearest_of(s, 1, work, under) == FAR:
        # In an exercise of a few pawns all may be left out: then all count.
        for pawn in range(PAWNS):
            s.aside[pawn] = 0
    pawn = offside_in_count(s, work, under)
    if pawn != NOBODY:
        if not asks_back(s, pawn, work):
            whistle_offside(s, pawn)
        return
    won_by = count_winner(s, work, under)
    s.who = won_by % 2
    if list_count(s, work, CHOICES, work) == CHOICES + 1:
        go_to_ball(s, work[CHOICES], work)
    else:
        ask(s, COUNT, s.who)


@rule
def list_count(s: Any, out: Any, n: int, work: Any) -> int:
    """S-4.2, S-4.6: who may go, into which of the cells under the ball."""
    under = cells_under_ball(s, work)
    won_by = count_winner(s, work, under)
    side, deciding = won_by % 2, won_by // 2
    far = nearest_of(s, side, work, under)
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        if not may_go(s, pawn, work, under, far, deciding):
            continue
        first = n
        for i in range(under):
            cell = work[UNDER + i]
            if may_enter(s, pawn, cell):
                n = put_in_order(out, first, n, MOVE + pawn % TEAM * CELLS + cell)
    return n


@rule
def put_in_order(out: Any, first: int, n: int, code: int) -> int:
    at = n
    while at > first and out[at - 1] > code:
        out[at] = out[at - 1]
        at -= 1
    out[at] = code
    return n + 1


@rule
def go_to_ball(s: Any, action: int, work: Any) -> None:
    under = cells_under_ball(s, work)
    won_by = count_winner(s, work, under)
    side, deciding = won_by % 2, won_by // 2
    far = nearest_of(s, side, work, under)
    win_ball(s, side * TEAM + action // CELLS, action % CELLS, far, deciding, work)


@rule
def head_ball(s: Any, deed: int) -> None:
    """S-5.4: a pass, or the turn's shot, before which the keeper is placed."""
    announce(s, deed, s.holder)
    s.kind = HEAD_KIND
    if deed == HEADS_IN:
        s.shots += 1
        await_keeper(s)
    else:
        ask(s, AIM, s.side)
