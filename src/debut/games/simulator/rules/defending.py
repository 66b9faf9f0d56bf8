"""Phase 3 as it is played: moves, entries, tackles, quick answers (chapter 7)."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import (
    BEHIND_FOUL_FACES,
    CELLS,
    END,
    NO_TACKLE,
    RECOVERY_FOUL_FACES,
    SPOT,
    SPOTS,
    TACKLE,
    TEAM,
)
from debut.games.simulator.event_codes import SimulatorEvent
from debut.games.simulator.fields import NOBODY
from debut.games.simulator.names import (
    CLIMB,
    DEFENCE,
    ENTRY,
    RECOVERY,
    RED_CARD,
    TACKLE_PHASE,
    YELLOW_CARD,
)
from debut.games.simulator.rules.clock import ask
from debut.games.simulator.rules.duels import ask_tackle
from debut.games.simulator.rules.moving import (
    answer_of,
    go,
    in_wall,
    is_quick,
    shift_in_answer,
)
from debut.games.simulator.rules.pawns import blues, mate_in, pawn_in, pro
from debut.games.simulator.rules.places import off_centre, way_between
from debut.games.simulator.rules.preparing import enter
from debut.games.simulator.rules.restarts import foul, foul_by_die
from debut.games.simulator.rules.turns import end_turn
from debut.games.simulator.tables import DISTANCE, IS_FORWARD
from debut.kernel.events import PHASE, THROW, WALK
from debut.kernel.rule import log, rule

RECOVERY_BLUES = 2


@rule
def defend(s: Any, action: int) -> None:
    side = 1 - s.side
    if action == END:
        end_turn(s)
    elif action == TACKLE:
        pawn = pawn_in(s, side, s.cell[s.holder])
        begin_answer(s, pawn)
        s.moved[pawn] = 1
        ask_tackle(s, pawn)
    elif action >= SPOT:
        shift_in_answer(s, side * TEAM + (action - SPOT) // SPOTS, (action - SPOT) % SPOTS)
    else:
        defender_moves(s, side * TEAM + action // CELLS, action % CELLS)


@rule
def begin_answer(s: Any, pawn: int) -> None:
    """S-7.3.1: a wall's pawn who has to leave takes nothing from a quick turn's answer."""
    if is_quick(s) and not in_wall(s, pawn):
        s.answered |= answer_of(s, pawn)
    s.begun = 1


@rule
def defender_moves(s: Any, pawn: int, cell: int) -> None:
    begin_answer(s, pawn)
    if cell == s.cell[s.holder]:
        enters(s, pawn, cell)
    elif mate_in(s, pawn, cell) != NOBODY:
        log(s, WALK, pawn // TEAM, SimulatorEvent.CLIMBS, pawn, s.cell[pawn] * CELLS + cell)
        s.climber = pawn
        s.moved[pawn] = 1
        s.cell[pawn] = cell
        off_centre(s, pawn, cell)
        ask(s, CLIMB, pawn // TEAM)
    else:
        go(s, pawn, cell, SimulatorEvent.MOVE)


@rule
def climb_on(s: Any, action: int) -> None:
    """S-6.20.1: the mate goes on, and both stand."""
    mate, cell = (1 - s.side) * TEAM + action // CELLS, action % CELLS
    climber = s.climber
    s.climber = NOBODY
    home = s.cell[climber]
    go(s, mate, cell, SimulatorEvent.MOVE)
    go(s, climber, home, SimulatorEvent.MOVE)
    ask(s, DEFENCE, 1 - s.side)


@rule
def enters(s: Any, pawn: int, cell: int) -> None:
    """S-7.4.1 to S-7.4.3."""
    side = pawn // TEAM
    start = s.cell[pawn]
    log(s, WALK, side, SimulatorEvent.ENTERS, pawn, start * CELLS + cell)
    s.moved[pawn] = 1
    s.entered = pawn
    if DISTANCE[start][cell] > 1:
        log(s, PHASE, side, SimulatorEvent.VIOLENT, pawn, cell)
        foul(s, pawn, cell, RED_CARD)
        return
    in_front = IS_FORWARD[s.side][way_between(cell, start)]
    enter(s, pawn, cell)
    if in_front:
        ask(s, TACKLE_PHASE, side)
    else:
        s.phase = ENTRY


@rule
def foul_faces(s: Any, pawn: int) -> int:
    """S-7.4.2, S-6.12: up to which face coming in from behind is a foul."""
    if pro(s, RECOVERY) and blues(s, pawn) >= RECOVERY_BLUES:
        return RECOVERY_FOUL_FACES
    return BEHIND_FOUL_FACES


@rule
def throw_entry(s: Any, face: int) -> None:
    pawn = s.entered
    log(s, THROW, pawn // TEAM, SimulatorEvent.ENTRY_DIE, pawn, face)
    if face <= foul_faces(s, pawn):
        foul_by_die(s, pawn, s.cell[pawn], YELLOW_CARD)
    else:
        ask(s, TACKLE_PHASE, pawn // TEAM)


@rule
def tackle_or_not(s: Any, action: int) -> None:
    if action == NO_TACKLE:
        log(s, PHASE, 1 - s.side, SimulatorEvent.NO_TACKLE, s.entered, 0)
        s.entered = NOBODY
        ask(s, DEFENCE, 1 - s.side)
    else:
        ask_tackle(s, s.entered)
