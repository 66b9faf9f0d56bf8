"""Before a cross or a shot: interception, heading runs, the keeper (S-5, S-6.18, S-7.7)."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import (
    CELLS,
    END,
    GRID_WIDTH,
    LIE_X,
    LIE_Y,
    MOVE,
    ROD,
    ROD_SPOTS,
    SPOT,
    SPOTS,
    TEAM,
)
from debut.games.simulator.event_codes import SimulatorEvent
from debut.games.simulator.fields import NOBODY, NOWHERE
from debut.games.simulator.names import (
    CROSSES,
    HEAD_MOVE,
    HEADING,
    HEADS_IN,
    IN_PLAY,
    INTERCEPT,
    INTERCEPTION,
    KEEPER_TACKLE,
    KIND,
    PENALTY,
    ROUND_PHASE,
    SHOOT_OUT,
    STANDING,
)
from debut.games.simulator.rules.clock import ask
from debut.games.simulator.rules.duels import ask_duel
from debut.games.simulator.rules.moving import (
    bar,
    find_free,
    list_moves,
    list_spots,
    run_counts,
    shift,
)
from debut.games.simulator.rules.pawns import blues, is_black, mate_in, pro
from debut.games.simulator.rules.places import stand, stand_by_ball, way_between
from debut.games.simulator.rules.skills import has_torpedo
from debut.games.simulator.rules.turns import aim, await_keeper
from debut.games.simulator.tables import (
    AREA,
    CENTRE_X,
    DISTANCE,
    GOAL_AREA_OF,
    IS_CELL,
    IS_FORWARD,
    NEXT,
    TOWARDS,
    WAY_X,
    WAY_Y,
    WAYS,
)
from debut.kernel.events import PHASE, WALK
from debut.kernel.rule import log, rule

INTERCEPTION_BLUES = 3
STANDING_REACH, LYING_REACH = 1, 2
CHOICES = 860


@rule
def after_interception(s: Any, work: Any) -> None:
    """A cross: the heading runs; a shot: the keeper."""
    if s.deed == CROSSES:
        ask_head_moves(s, s.side, work)
    else:
        await_keeper(s)


@rule
def is_forward_run(side: int, start: int, end: int, most: int) -> bool:
    """S-6.13: every step leads to one of the three cells in front."""
    across = abs(end // GRID_WIDTH - start // GRID_WIDTH)
    ahead = (CENTRE_X[end] - CENTRE_X[start]) * TOWARDS[side] // 400
    for steps in range(1, most + 1):
        slanted = 2 * steps - ahead
        if across <= slanted <= steps and (slanted - across) % 2 == 0:
            return True
    return False


@rule
def may_intercept(s: Any, pawn: int) -> bool:
    if s.cell[pawn] == NOWHERE or s.moved[pawn] or s.down[pawn]:
        return False
    return bool(pawn != s.keeper[pawn // TEAM])


@rule
def list_interceptions(s: Any, out: Any, work: Any) -> int:
    """S-7.7: one field pawn of the defence, once, as far as the attacker ran; or nobody."""
    side = 1 - s.side
    find_free(s, side, work)
    bar(s.cell[s.holder], work)
    n = 0
    if pro(s, INTERCEPTION):
        n = list_standing(s, out, n, side, work)
    for code in (LIE_X, LIE_Y):
        for pawn in range(side * TEAM, side * TEAM + TEAM):
            if may_intercept(s, pawn):
                first = n
                n = list_moves(s, out, n, pawn, s.ran, work)
                for i in range(first, n):
                    out[i] += code
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        if may_intercept(s, pawn):
            n = list_spots(s, out, n, pawn)
    out[n] = END
    return n + 1


@rule
def list_standing(s: Any, out: Any, n: int, side: int, work: Any) -> int:
    """S-6.13: of those cells the ones that a run forwards leads to."""
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        if not may_intercept(s, pawn) or blues(s, pawn) < INTERCEPTION_BLUES:
            continue
        last = list_moves(s, out, n, pawn, s.ran, work)
        for i in range(n, last):
            if is_forward_run(side, s.cell[pawn], out[i] % CELLS, s.ran):
                out[n] = out[i]
                n += 1
    return n


@rule
def lie(s: Any, pawn: int, cell: int, along: int) -> None:
    stand(s, pawn, cell)
    s.lying[pawn] = along


@rule
def intercept(s: Any, action: int, work: Any) -> None:
    side = 1 - s.side
    if SPOT <= action < SPOT + TEAM * SPOTS:
        pawn = side * TEAM + (action - SPOT) // SPOTS
        shift(s, pawn, (action - SPOT) % SPOTS, SimulatorEvent.INTERCEPTS)
    elif action != END:
        goes = action % (TEAM * CELLS)
        pawn, cell = side * TEAM + goes // CELLS, goes % CELLS
        log(s, WALK, side, SimulatorEvent.INTERCEPTS, pawn, s.cell[pawn] * CELLS + cell)
        lie(s, pawn, cell, action // (TEAM * CELLS))
        s.moved[pawn] = 1
    after_interception(s, work)


@rule
def list_head_moves(s: Any, out: Any, n: int, side: int) -> int:
    """S-6.18: pawns with black, one cell, into the penalty area."""
    if not pro(s, HEADING):
        return n
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        if s.cell[pawn] == NOWHERE or s.moved[pawn] or not is_black(s, pawn) or pawn == s.holder:
            continue
        for way in range(WAYS):
            cell = NEXT[s.cell[pawn]][way]
            if cell == NOWHERE or not AREA[s.side][cell] or mate_in(s, pawn, cell) != NOBODY:
                continue
            if cell != s.cell[s.holder]:
                out[n] = MOVE + pawn % TEAM * CELLS + cell
                n += 1
    return n


@rule
def ask_head_moves(s: Any, side: int, work: Any) -> None:
    """The attack's first, then the defence's."""
    if list_head_moves(s, work, CHOICES, side) > CHOICES:
        ask(s, HEAD_MOVE, side)
    elif side == s.side and list_head_moves(s, work, CHOICES, 1 - side) > CHOICES:
        ask(s, HEAD_MOVE, 1 - side)
    else:
        ask(s, KIND, s.side)


@rule
def head_move(s: Any, action: int, work: Any) -> None:
    side = s.who
    if action == END:
        if side == s.side and list_head_moves(s, work, CHOICES, 1 - side) > CHOICES:
            ask(s, HEAD_MOVE, 1 - side)
        else:
            ask(s, KIND, s.side)
        return
    pawn, cell = side * TEAM + action // CELLS, action % CELLS
    log(s, WALK, side, SimulatorEvent.HEAD_MOVE, pawn, s.cell[pawn] * CELLS + cell)
    stand(s, pawn, cell)
    s.moved[pawn] = 1
    s.aside[pawn] = 1
    run_counts(s, pawn, 1)
    ask_head_moves(s, side, work)


@rule
def may_use_rods(s: Any) -> bool:
    """S-5.6, S-8.11.1: a real keeper in the goal area, and a shot from outside the penalty area."""
    side = 1 - s.side
    if s.named[side]:
        return False
    if s.restart in (PENALTY, SHOOT_OUT):
        return True
    keeper = s.keeper[side]
    if s.deed == HEADS_IN or AREA[s.side][s.cell[s.holder]]:
        return False
    return bool(GOAL_AREA_OF[s.side][s.cell[keeper]])


@rule
def may_come_out(s: Any, keeper: int) -> bool:
    """S-5.7.1: into the ball's cell, with the last step from one of the three cells in front; at
    a restart nobody shares the taker's cell (S-8.7, S-8.11.1)."""
    home = s.cell[s.holder]
    if s.deed == HEADS_IN or s.restart != IN_PLAY:
        return False
    if s.cell[keeper] == home or mate_in(s, keeper, home) != NOBODY:
        return False
    for way in range(WAYS):
        cell = NEXT[home][way]
        in_front = IS_FORWARD[s.side][way] and cell != NOWHERE
        if in_front and DISTANCE[s.cell[keeper]][cell] <= 1:
            return True
    return False


@rule
def may_keep_in(s: Any, keeper: int, cell: int, reach: int) -> bool:
    if not IS_CELL[cell] or cell == s.cell[s.holder] or mate_in(s, keeper, cell) != NOBODY:
        return bool(cell == s.cell[keeper])
    if DISTANCE[s.cell[keeper]][cell] > reach:
        return False
    return s.restart not in (PENALTY, SHOOT_OUT) or cell == s.cell[keeper]


@rule
def may_stand_in(s: Any, keeper: int, cell: int) -> bool:
    """S-6.17: against a torpedo from the penalty area he does not stand outside the goal area."""
    if not may_keep_in(s, keeper, cell, STANDING_REACH):
        return False
    struck = AREA[s.side][s.cell[s.holder]] and has_torpedo(s, s.holder)
    return not struck or GOAL_AREA_OF[s.side][cell] != 0


@rule
def list_keeper(s: Any, out: Any) -> int:
    """S-5.6 or S-5.7."""
    n = 0
    if may_use_rods(s):
        for spot in range(len(ROD_SPOTS)):
            out[n] = ROD + spot
            n += 1
        return n
    keeper = s.keeper[1 - s.side]
    index = keeper % TEAM
    comes_out = may_come_out(s, keeper)
    for cell in range(CELLS):
        if may_stand_in(s, keeper, cell) or (comes_out and cell == s.cell[s.holder]):
            out[n] = MOVE + index * CELLS + cell
            n += 1
    for code in (LIE_X, LIE_Y):
        for cell in range(CELLS):
            if may_keep_in(s, keeper, cell, LYING_REACH):
                out[n] = code + index * CELLS + cell
                n += 1
    return n


@rule
def prepare_keeper(s: Any, action: int) -> None:
    side = 1 - s.side
    keeper = s.keeper[side]
    if action >= ROD:
        s.rod = action - ROD + 1
        log(s, PHASE, side, SimulatorEvent.ROD_CHOSEN, s.rod, 0)
    else:
        along, cell = action // (TEAM * CELLS), action % CELLS
        start = s.cell[keeper]
        if cell == s.cell[s.holder] and cell != start:
            come_out(s, keeper, start, cell)
            return
        log(s, WALK, side, SimulatorEvent.KEEPER_PLACED, keeper, start * CELLS + cell)
        if cell != start:
            stand(s, keeper, cell)
        s.lying[keeper] = along
    if may_go_round(s):
        ask(s, ROUND_PHASE, s.side)
    elif s.deed == HEADS_IN:
        aim(s, s.kind)
    else:
        ask(s, KIND, s.side)


@rule
def come_out(s: Any, keeper: int, start: int, cell: int) -> None:
    log(s, WALK, 1 - s.side, SimulatorEvent.KEEPER_OUT, keeper, start * CELLS + cell)
    enter(s, keeper, cell)
    s.entered = keeper
    ask_duel(s, KEEPER_TACKLE)


@rule
def enter(s: Any, pawn: int, cell: int) -> None:
    """S-1.5.2: into the ball's cell, on the side he came from."""
    way = way_between(cell, s.cell[pawn])
    s.cell[pawn] = cell
    s.lying[pawn] = STANDING
    stand_by_ball(s, pawn, cell, WAY_X[way], WAY_Y[way])


@rule
def may_go_round(s: Any) -> bool:
    """S-5.2: after a direct shot by one who ran to the ball, the keeper being near."""
    if s.deed == HEADS_IN or not s.direct or s.ran == 0 or s.rod:
        return False
    keeper = s.keeper[1 - s.side]
    return bool(DISTANCE[s.cell[keeper]][s.cell[s.holder]] <= 1)


@rule
def ask_interception(s: Any) -> None:
    ask(s, INTERCEPT, 1 - s.side)
