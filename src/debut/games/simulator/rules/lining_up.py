"""Line-up and repositioning in three steps, substitutions (S-2, S-8)."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import (
    CELL,
    CELLS,
    FEWEST_BEHIND,
    FROM_BALL,
    GRID_WIDTH,
    MOST_IN_WALL,
    MOST_PLACED_FIRST,
    MOST_SUBS,
    ON_PITCH,
    TEAM,
)
from debut.games.simulator.event_codes import SimulatorEvent
from debut.games.simulator.fields import NOBODY, NOWHERE
from debut.games.simulator.names import (
    FREE_KICK,
    GOAL_KICK,
    KICK_OFF,
    PENALTY,
    PLACE_FIRST,
    PLACE_REST,
    REPLACED,
    THROW_IN,
)
from debut.games.simulator.rules.clock import ATTACK_ZONE, SECOND, add_time
from debut.games.simulator.rules.moving import FREE, bar, find_free, unbar
from debut.games.simulator.rules.pawns import (
    count_pawns,
    is_keeper_sticker,
    mate_in,
    may_come_on,
    pawns_in,
)
from debut.games.simulator.rules.places import cell_of, distance_squared, hold, put, stand
from debut.games.simulator.tables import (
    AREA,
    BEHIND_SET,
    CENTRE_CELL,
    CENTRE_X,
    CENTRE_Y,
    DISTANCE,
    FORMATION_CELLS,
    GOAL_AREA_OF,
    GOAL_AT,
    IS_CELL,
    TOWARDS,
    WORDS,
    ZONE,
)
from debut.kernel.events import PHASE, WALK
from debut.kernel.rule import log, rule

THIRDS = 3


@rule
def ball_cell(s: Any) -> int:
    return cell_of(s.ball_x, s.ball_y)


@rule
def keeps_away(s: Any, side: int, cell: int) -> bool:
    """S-8.8: whether the restart lets a side's pawn stand in a cell that is not the taker's."""
    if s.restart == GOAL_KICK:
        return side == s.side or not AREA[side][cell]
    if s.restart == THROW_IN:
        return True
    near = distance_squared(s.ball_x, s.ball_y, cell) < FROM_BALL * FROM_BALL
    if s.restart == PENALTY:
        return not near and not AREA[s.side][cell]
    return side == s.side or not near


@rule
def may_wall(s: Any, side: int, cell: int) -> bool:
    """S-8.9: at a free kick in the attack zone the defence may put up to three into one cell."""
    if s.restart != FREE_KICK or side == s.side or GOAL_AREA_OF[s.side][cell]:
        return False
    if ZONE[s.side][ball_cell(s)] != ATTACK_ZONE or (s.wall != NOWHERE and s.wall != cell):
        return False
    return bool(pawns_in(s, side, cell) < MOST_IN_WALL)


@rule
def find_places(s: Any, side: int, work: Any) -> None:
    """The cells where any pawn of a side but the taker may be placed."""
    find_free(s, side, work)
    own = ball_cell(s)
    bar(own, work)
    for cell in range(CELLS):
        if IS_CELL[cell] and not keeps_away(s, side, cell):
            bar(cell, work)
    if s.phase == PLACE_REST:
        for word in range(WORDS):
            work[FREE + word] &= BEHIND_SET[side][word]
    if s.restart == FREE_KICK and side != s.side:
        for pawn in range(side * TEAM, side * TEAM + TEAM):
            cell = s.cell[pawn]
            if cell not in (NOWHERE, own) and may_wall(s, side, cell) and keeps_away(s, side, cell):
                unbar(cell, work)


@rule
def may_settle(s: Any, pawn: int, cell: int, behind: bool) -> bool:
    """A cell that a pawn has to himself and may be put in; ``behind``: halfway."""
    side = pawn // TEAM
    if not IS_CELL[cell] or cell == ball_cell(s) or not keeps_away(s, side, cell):
        return False
    if mate_in(s, pawn, cell) != NOBODY:
        return False
    return not behind or CENTRE_X[cell] * TOWARDS[side] <= 0


@rule
def nearest_allowed(s: Any, pawn: int, start: int, behind: bool) -> int:
    """The nearest such cell, on his own goal's side first."""
    towards = TOWARDS[pawn // TEAM]
    found, best = NOWHERE, 1 << 40
    for cell in range(CELLS):
        if may_settle(s, pawn, cell, behind):
            forward = CENTRE_X[cell] * towards + CELL * GRID_WIDTH
            across = CENTRE_Y[cell] * towards + CELL * GRID_WIDTH
            key = (DISTANCE[start][cell] * 65536 + forward) * 65536 + across
            if key < best:
                found, best = cell, key
    return found


@rule
def make_room(s: Any, side: int) -> None:
    """S-8.6.4: whoever may not stay where he is goes to the nearest cell that is allowed."""
    own = ball_cell(s)
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        cell = s.cell[pawn]
        if cell == NOWHERE or pawn == s.holder:
            continue
        if s.restart == PENALTY and pawn == s.keeper[1 - s.side]:
            goal = GOAL_AT[s.side]
            s.cell[pawn] = goal
            put(s, pawn, TOWARDS[s.side] * 4400, 0)
        elif cell == own or not keeps_away(s, side, cell):
            end = nearest_allowed(s, pawn, cell, False)
            log(s, WALK, side, SimulatorEvent.PUSHED, pawn, cell * CELLS + end)
            stand(s, pawn, end)


@rule
def owed_subs(s: Any, side: int) -> int:
    """S-8.15.1: two by 60', one more by 75', if somebody sits on the bench."""
    if s.half != SECOND:
        return 0
    due = 0
    if s.steps * THIRDS >= s.length:
        due = 2
    if s.steps * THIRDS >= 2 * s.length:
        due = 3
    return max(0, due - int(s.subs[side]))


@rule
def may_replace(s: Any, out: int, comes: int) -> bool:
    """S-8.15.3: a keeper for the keeper, a field pawn for a field pawn; with no keeper left, the
    reserve keeper for a field pawn."""
    side = out // TEAM
    if not may_come_on(s, comes) or s.cell[out] == NOWHERE or out == s.holder:
        return False
    if is_keeper_sticker(s, comes):
        return bool(s.keeper[side] == out or s.keeper[side] == NOBODY)
    return bool(s.keeper[side] != out)


@rule
def can_be_owed(s: Any, side: int) -> bool:
    """Somebody on the bench may come on for somebody."""
    if s.subs[side] >= MOST_SUBS:
        return False
    for out in range(side * TEAM, side * TEAM + TEAM):
        if s.cell[out] != NOWHERE:
            for comes in range(side * TEAM, side * TEAM + TEAM):
                if may_replace(s, out, comes):
                    return True
    return False


@rule
def substitute(s: Any, side: int, code: int) -> None:
    out, comes = side * TEAM + code // TEAM, side * TEAM + code % TEAM
    log(s, PHASE, side, SimulatorEvent.SUB, out, comes)
    s.cell[comes] = s.cell[out]
    put(s, comes, s.x[out], s.y[out])
    s.moved[comes] = s.moved[out]
    s.cell[out] = NOWHERE
    put(s, out, 0, 0)
    s.moved[out] = 0
    s.gone[out] = REPLACED
    if is_keeper_sticker(s, comes):
        s.reserve[side] = int(s.keeper[side] == NOBODY)
        s.named[side] = 0
        s.keeper[side] = comes
    s.subs[side] += 1
    if not s.lineup:
        add_time(s)


@rule
def name_keeper(s: Any, side: int, pawn: int) -> None:
    """S-8.15.4."""
    s.keeper[side] = side * TEAM + pawn
    s.named[side] = 1
    log(s, PHASE, side, SimulatorEvent.KEEPER_NAMED, s.keeper[side], 0)


@rule
def take_restart(s: Any, pawn: int) -> None:
    """The taker stands behind the ball; whoever of his side was there makes room."""
    log(s, WALK, s.side, SimulatorEvent.TAKER, pawn, s.cell[pawn] * CELLS + ball_cell(s))
    hold(s, pawn, ball_cell(s))
    s.moved[pawn] = 1
    if pawn != s.keeper[s.side]:
        s.placed += 1
    make_room(s, s.side)


@rule
def is_behind(s: Any, pawn: int) -> bool:
    """S-8.6.3: behind halfway; the cells on the line count."""
    return bool(CENTRE_X[s.cell[pawn]] * TOWARDS[pawn // TEAM] <= 0)


@rule
def needed_behind(s: Any, side: int) -> int:
    """How many are still missing there."""
    needed = FEWEST_BEHIND - (ON_PITCH - count_pawns(s, side))
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        field = s.cell[pawn] != NOWHERE and pawn != s.keeper[side]
        if field and s.moved[pawn] != 1 and is_behind(s, pawn):
            needed -= 1
    return int(max(0, needed))


@rule
def enough_behind(s: Any, side: int) -> bool:
    return bool(needed_behind(s, side) == 0)


@rule
def place_pawn(s: Any, side: int, pawn: int, cell: int) -> None:
    """Placed in the first step, or in another one: 1 or 2."""
    log(s, WALK, side, SimulatorEvent.PLACED, pawn, s.cell[pawn] * CELLS + cell)
    if may_wall(s, side, cell) and mate_in(s, pawn, cell) != NOBODY:
        s.wall = cell
    if s.phase == PLACE_FIRST and pawn != s.keeper[side]:
        s.placed += 1
    if s.cell[pawn] == NOWHERE and is_keeper_sticker(s, pawn):
        s.keeper[side] = pawn
    stand(s, pawn, cell)
    s.moved[pawn] = 1 if s.phase == PLACE_FIRST else 2


@rule
def line_wall(s: Any) -> None:
    """S-8.10: side by side across the pitch, on the ball's side of their cell."""
    if s.wall == NOWHERE:
        return
    side = 1 - s.side
    n = pawns_in(s, side, s.wall)
    at = 0
    x = CENTRE_X[s.wall]
    towards = 1 if s.ball_x > x else -1
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        if s.cell[pawn] == s.wall:
            put(s, pawn, x + towards * 240, CENTRE_Y[s.wall] + 120 * at - 60 * (n - 1))
            at += 1


@rule
def shifted(s: Any, side: int, cell: int) -> int:
    """A cell of a formation, further up the pitch the further up the ball lies."""
    if s.restart == KICK_OFF:
        return cell
    forward = (s.ball_x * TOWARDS[side] + 4400) // CELL
    rows = forward // 2 - 1 if side == s.side else (forward - 5) // 2
    rows = max(0, min(5, rows))
    end = cell
    for _ in range(rows):
        following = end + TOWARDS[side]
        if following // GRID_WIDTH == end // GRID_WIDTH and IS_CELL[following]:
            end = following
    return end


@rule
def formation_cell(s: Any, side: int, formation: int, index: int) -> int:
    return shifted(s, side, FORMATION_CELLS[side][formation][index])


@rule
def usual_taker(s: Any, side: int) -> int:
    """The last of the list at a kick-off, the keeper at a goal kick, else the nearest."""
    if s.restart == GOAL_KICK and s.keeper[side] != NOBODY:
        return int(s.keeper[side])
    found, best = NOBODY, 1 << 40
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        if s.cell[pawn] == NOWHERE or pawn == s.keeper[side]:
            continue
        far = distance_squared(s.ball_x, s.ball_y, s.cell[pawn])
        if s.restart == KICK_OFF or s.restart == PENALTY:
            far = TEAM - pawn % TEAM
        if far < best:
            found, best = pawn, far
    return int(s.keeper[side]) if found == NOBODY else found


@rule
def take_formation(s: Any, side: int, formation: int) -> None:
    """S-8.6.5: a whole step at once, in the order of the list; missing pawns are left out."""
    log(s, PHASE, side, SimulatorEvent.FORMATION, formation, 0)
    if side == s.side and s.phase == PLACE_FIRST and s.holder == NOBODY:
        take_restart(s, usual_taker(s, side))
    first = s.phase == PLACE_FIRST and not s.lineup
    index = ON_PITCH - 1
    for at in range(TEAM):
        # From the last of the list: those in front are placed first.
        pawn = side * TEAM + TEAM - 1 - at
        if s.cell[pawn] == NOWHERE or pawn == s.keeper[side]:
            continue
        wanted = formation_cell(s, side, formation, index)
        index -= 1
        if s.moved[pawn] or pawn == s.holder or (first and s.placed >= MOST_PLACED_FIRST):
            continue
        settle(s, side, pawn, wanted)
    keeper = s.keeper[side]
    if keeper != NOBODY and keeper != s.holder and not s.moved[keeper] and not first:
        settle(s, side, keeper, FORMATION_CELLS[side][formation][0])


@rule
def settle(s: Any, side: int, pawn: int, wanted: int) -> None:
    """The wanted cell, or the nearest that may be taken."""
    start = s.cell[pawn]
    s.cell[pawn] = NOWHERE
    cell = nearest_allowed(s, pawn, wanted, s.phase == PLACE_REST)
    stand(s, pawn, cell)
    s.moved[pawn] = 1 if s.phase == PLACE_FIRST else 2
    if s.phase == PLACE_FIRST and pawn != s.keeper[side]:
        s.placed += 1
    log(s, WALK, side, SimulatorEvent.PLACED, pawn, start * CELLS + cell)


@rule
def line_up(s: Any, side: int, formation: int) -> None:
    """The first eleven of the list with one keeper; the last of them kicks off."""
    log(s, PHASE, side, SimulatorEvent.FORMATION, formation, 0)
    s.keeper[side] = side * TEAM
    index = 0
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        if index == ON_PITCH or (index > 0 and is_keeper_sticker(s, pawn)):
            continue
        if side == s.side and index == ON_PITCH - 1:
            hold(s, pawn, CENTRE_CELL)
            s.moved[pawn] = 2
        else:
            settle(s, side, pawn, FORMATION_CELLS[side][formation][index])
        index += 1
