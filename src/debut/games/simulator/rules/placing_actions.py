"""What may be done while sides are placed, and what it leads to (S-2, S-8)."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import (
    CELLS,
    END,
    FORMATION,
    GOAL_AREA,
    GOAL_SPOT,
    HALF_LENGTH,
    KEEPER_NAMED,
    MOST_PLACED_FIRST,
    MOST_SUBS,
    ON_PITCH,
    SPOTS,
    SUB,
    SUBS,
    TAKER,
    TEAM,
)
from debut.games.simulator.event_codes import SimulatorEvent
from debut.games.simulator.fields import NOBODY, NOWHERE
from debut.games.simulator.names import (
    PLACE_ALL,
    PLACE_FIRST,
    PLACE_REST,
)
from debut.games.simulator.rules.clock import ask
from debut.games.simulator.rules.lining_up import (
    can_be_owed,
    enough_behind,
    find_places,
    line_up,
    line_wall,
    make_room,
    may_replace,
    name_keeper,
    owed_subs,
    place_pawn,
    substitute,
    take_formation,
    take_restart,
)
from debut.games.simulator.rules.moving import FREE, bar, is_free, list_free, unbar
from debut.games.simulator.rules.pawns import count_pawns, is_keeper_sticker, pawn_in
from debut.games.simulator.rules.places import hold
from debut.games.simulator.rules.restarts import place_ball
from debut.games.simulator.tables import (
    CENTRE_CELL,
    CENTRE_X,
    CENTRE_Y,
    FORMATION_COUNT,
    GOAL_AREA_CELLS,
    SPOT_X,
    SPOT_Y,
    WORDS,
)
from debut.kernel.events import PHASE
from debut.kernel.rule import log, rule


@rule
def list_lineup(s: Any, out: Any, work: Any) -> int:
    """S-2.2: any eleven with one keeper; one of the side that kicks off on the centre."""
    side = s.who
    n = 0
    on = count_pawns(s, side)
    find_places(s, side, work)
    if side == s.side and pawn_in(s, side, CENTRE_CELL) == NOBODY:
        if on == ON_PITCH - 1:
            for word in range(WORDS):
                work[FREE + word] = 0
        unbar(CENTRE_CELL, work)
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        if on == ON_PITCH or s.cell[pawn] != NOWHERE:
            continue
        keeper = is_keeper_sticker(s, pawn)
        if keeper != (s.keeper[side] == NOBODY) and (keeper or on == ON_PITCH - 1):
            continue
        n = list_free(out, n, pawn, work)
    if on == 0:
        for formation in range(FORMATION_COUNT):
            out[n] = FORMATION + formation
            n += 1
    if on == ON_PITCH:
        out[n] = END
        n += 1
    return n


@rule
def list_substitutes(s: Any, out: Any, n: int, side: int) -> int:
    if s.subs[side] < MOST_SUBS:
        for going in range(TEAM):
            if s.cell[side * TEAM + going] == NOWHERE:
                continue
            for comes in range(TEAM):
                if may_replace(s, side * TEAM + going, side * TEAM + comes):
                    out[n] = SUB + going * TEAM + comes
                    n += 1
    return n


@rule
def list_keepers(s: Any, out: Any, n: int, side: int) -> int:
    """S-8.15.4: without a keeper a field pawn may be named."""
    if s.keeper[side] == NOBODY:
        for pawn in range(TEAM):
            if s.cell[side * TEAM + pawn] != NOWHERE:
                out[n] = KEEPER_NAMED + pawn
                n += 1
    return n


@rule
def list_takers(s: Any, out: Any, n: int) -> int:
    for pawn in range(TEAM):
        if s.cell[s.side * TEAM + pawn] != NOWHERE:
            out[n] = TAKER + pawn
            n += 1
    return n


@rule
def is_open_to_place(s: Any, pawn: int) -> bool:
    """S-8.6: who may still be placed in this step."""
    side = pawn // TEAM
    if s.cell[pawn] == NOWHERE or s.moved[pawn] or pawn == s.holder:
        return False
    if s.phase == PLACE_FIRST and not s.lineup:
        return bool(pawn != s.keeper[side] and s.placed < MOST_PLACED_FIRST)
    return True


@rule
def list_elsewhere(out: Any, n: int, pawn: int, own: int, work: Any) -> int:
    """S-8.6.4: who is to stay is not placed, not even where a wall may be put up around him."""
    free = is_free(own, work)
    bar(own, work)
    n = list_free(out, n, pawn, work)
    if free:
        unbar(own, work)
    return n


@rule
def list_placing(s: Any, out: Any, work: Any) -> int:
    """Sorted by code: placing, the taker, a keeper, substitutes, formations, the end."""
    side = s.who
    n = 0
    owes = owed_subs(s, side) > 0 and can_be_owed(s, side) and s.phase != PLACE_REST
    awaits_taker = s.phase == PLACE_FIRST and s.holder == NOBODY
    if not awaits_taker:
        find_places(s, side, work)
        for pawn in range(side * TEAM, side * TEAM + TEAM):
            if is_open_to_place(s, pawn):
                n = list_elsewhere(out, n, pawn, s.cell[pawn], work)
        if not owes and (s.phase != PLACE_REST or enough_behind(s, side)):
            out[n] = END
            n += 1
    else:
        n = list_takers(s, out, n)
    if s.phase != PLACE_REST:
        n = list_keepers(s, out, n, side)
        n = list_substitutes(s, out, n, side)
    if not owes:
        for formation in range(FORMATION_COUNT):
            out[n] = FORMATION + formation
            n += 1
    return n


@rule
def list_goal_spots(s: Any, out: Any) -> int:
    n = 0
    for at in range(len(GOAL_AREA)):
        cell = GOAL_AREA_CELLS[s.side][at]
        for spot in range(SPOTS):
            if abs(CENTRE_X[cell] + SPOT_X[spot]) <= HALF_LENGTH:
                out[n] = GOAL_SPOT + at * SPOTS + spot
                n += 1
    return n


@rule
def list_throwers(s: Any, out: Any) -> int:
    n = 0
    if s.subs[s.side] < MOST_SUBS:
        out[n] = SUBS
        n += 1
    return list_takers(s, out, n)


@rule
def place_goal_kick(s: Any, code: int) -> None:
    cell = GOAL_AREA_CELLS[s.side][code // SPOTS]
    spot = code % SPOTS
    place_ball(s, CENTRE_X[cell] + SPOT_X[spot], CENTRE_Y[cell] + SPOT_Y[spot])
    ask(s, PLACE_FIRST, s.side)


@rule
def place_lineup(s: Any, action: int) -> bool:
    """Whether both sides are ready."""
    side = s.who
    if action < CELLS * TEAM:
        pawn, cell = side * TEAM + action // CELLS, action % CELLS
        place_pawn(s, side, pawn, cell)
        if cell == CENTRE_CELL:
            hold(s, pawn, cell)
        return False
    if action != END:
        line_up(s, side, action - FORMATION)
    return lined_up(s)


@rule
def lined_up(s: Any) -> bool:
    log(s, PHASE, s.who, SimulatorEvent.LINED_UP, 0, 0)
    if s.who != s.side:
        return True
    ask(s, s.phase, 1 - s.side)
    return False


@rule
def place(s: Any, action: int) -> bool:
    """Whether the restart is ready to be taken."""
    side = s.who
    if action < CELLS * TEAM:
        place_pawn(s, side, side * TEAM + action // CELLS, action % CELLS)
        return False
    if TAKER <= action < KEEPER_NAMED:
        take_restart(s, side * TEAM + action - TAKER)
        return False
    if KEEPER_NAMED <= action < SUB:
        name_keeper(s, side, action - KEEPER_NAMED)
        return False
    if SUB <= action < FORMATION:
        substitute(s, side, action - SUB)
        return False
    if action != END:
        take_formation(s, side, action - FORMATION)
    return end_step(s)


@rule
def end_step(s: Any) -> bool:
    """S-8.6: attack, defence, the rest of the attack; before a half there is no third step."""
    make_room(s, s.who)
    if s.phase == PLACE_FIRST:
        ask(s, PLACE_ALL, 1 - s.side)
        return False
    if s.phase == PLACE_ALL:
        line_wall(s)
        if not s.lineup:
            ask(s, PLACE_REST, s.side)
            return False
    return True
