"""How turns begin and end, and what follows when somebody wins the ball (chapters 2 and 4)."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import CELLS, LOST_REACH, REACH, TEAM, TURNS_A_STEP
from debut.games.simulator.event_codes import SimulatorEvent
from debut.games.simulator.fields import NOBODY, PAWNS
from debut.games.simulator.names import (
    AIM,
    ANNOUNCE,
    ATTACK,
    HANDS,
    HEAD_KIND,
    IN_PLAY,
    KEEPER,
    KIND,
    PENALTY,
    ROUNDS,
    SHOOTS,
    SKILL,
    THROW_IN,
    THROWS,
)
from debut.games.simulator.rules.clock import (
    ask,
    end_half,
    forget_flick,
    forget_turn,
    stand_up,
    step_clock,
    time_is_up,
    whistled,
)
from debut.games.simulator.rules.making_room import leave_wall, push_aside
from debut.games.simulator.rules.moving import is_quick, run_counts
from debut.games.simulator.rules.pawns import mate_in
from debut.games.simulator.rules.places import hold
from debut.games.simulator.rules.skills import list_skills
from debut.games.simulator.tables import AREA
from debut.kernel.events import PHASE, TOUCH, WALK
from debut.kernel.rule import log, rule

# In the work space, while it is asked whether there is any skill to use.
SKILLS = 840


@rule
def begin_turn(s: Any, side: int, relance: int) -> None:
    """S-2.3, S-9.1.5: so many turns without a step make one."""
    forget_flick(s)
    forget_turn(s)
    s.side = side
    s.relance = relance
    s.restart = IN_PLAY
    s.turns += 1
    if s.turns >= TURNS_A_STEP:
        step_clock(s)
    if not whistled(s, side, s.cell[s.holder]):
        ask(s, HANDS if s.hands else ANNOUNCE, side)


@rule
def announce(s: Any, deed: int, pawn: int) -> None:
    forget_flick(s)
    s.deed = deed
    s.striker = pawn
    log(s, PHASE, s.side, SimulatorEvent.ANNOUNCED, pawn, deed)


@rule
def aim(s: Any, kind: int) -> None:
    s.kind = kind
    ask(s, AIM, s.side)


@rule
def throw_ball(s: Any) -> None:
    """From the head: a throw-in, or a keeper's throw."""
    announce(s, THROWS, s.holder)
    aim(s, HEAD_KIND)


@rule
def begin_restart(s: Any) -> None:
    """All are placed: phase 1 of a new turn with the restart."""
    restart = s.restart
    for pawn in range(PAWNS):
        s.moved[pawn] = 0
    s.lineup = 0
    s.placed = 0
    if restart == THROW_IN:
        throw_ball(s)
    elif restart == PENALTY:
        announce(s, SHOOTS, s.holder)
        s.shots = 1
        await_keeper(s)
    else:
        ask(s, ANNOUNCE, s.side)


@rule
def await_keeper(s: Any) -> None:
    """S-5.5.1: a side without a keeper has nobody to prepare."""
    if s.keeper[1 - s.side] == NOBODY:
        ask(s, KIND, s.side)
    else:
        ask(s, KEEPER, 1 - s.side)


@rule
def end_turn(s: Any) -> None:
    """S-2.3.5, S-9.1: the clock goes on, unless a quick turn was answered by standing still."""
    stands_still = is_quick(s) and not s.begun
    log(
        s,
        PHASE,
        1 - s.side,
        SimulatorEvent.STANDS_STILL if stands_still else SimulatorEvent.DEFENCE_END,
        0,
        0,
    )
    stand_up(s)
    leave_wall(s)
    if not stands_still:
        step_clock(s)
    if s.restart == THROW_IN:
        # S-9.3.1: no throw-in is waited for.
        if time_is_up(s):
            end_half(s)
        else:
            forget_turn(s)
            throw_ball(s)
        return
    begin_turn(s, s.side, 0)


@rule
def takes_in_hands(s: Any, pawn: int) -> bool:
    """S-5.8: a keeper in his own area, unless a mate passed it back."""
    side = pawn // TEAM
    if pawn != s.keeper[side] or not AREA[1 - side][s.cell[pawn]]:
        return False
    return bool(s.played != side or s.striker == pawn)


@rule
def hand_to(s: Any, pawn: int) -> None:
    """The ball is in the keeper's hands: it is where he is."""
    s.hands = 1
    s.ball_x = s.x[pawn]
    s.ball_y = s.y[pawn]
    log(s, TOUCH, pawn // TEAM, SimulatorEvent.HANDS, pawn, 0)


@rule
def win_ball(s: Any, pawn: int, cell: int, far: int, deciding: int, work: Any) -> None:
    """S-4.1: he runs to the ball; his side goes on, or it is a relance."""
    log(
        s,
        WALK,
        pawn // TEAM,
        SimulatorEvent.COUNT,
        pawn,
        (s.cell[pawn] * CELLS + cell) * 16 + deciding,
    )
    mate = mate_in(s, pawn, cell)
    if mate != NOBODY:
        push_aside(s, mate)
    if far > 0:
        s.moved[pawn] = 1
    run_counts(s, pawn, far)
    s.ran = min(far, LOST_REACH)
    hold(s, pawn, cell)
    if takes_in_hands(s, pawn):
        hand_to(s, pawn)
    if pawn // TEAM == s.side:
        keep_ball(s, pawn, work)
    else:
        relance(s, pawn // TEAM)


@rule
def relance(s: Any, side: int) -> None:
    """S-2.3.3: the side that won the ball plays at once."""
    log(s, PHASE, side, SimulatorEvent.RELANCE, s.holder, 0)
    s.failed = NOBODY
    begin_turn(s, side, 1)


@rule
def keep_ball(s: Any, pawn: int, work: Any) -> None:
    """S-2.3.2: a skill, or phase 2; the half ends first if its time is up."""
    rounded = s.deed == ROUNDS and s.void == 0 and pawn == s.striker
    s.restart = IN_PLAY
    s.relance = 0
    if whistled(s, s.side, s.cell[pawn]):
        return
    if rounded:
        announce(s, SHOOTS, pawn)
        ask(s, KIND, s.side)
    elif not s.hands and list_skills(s, work, SKILLS) > SKILLS:
        ask(s, SKILL, s.side)
    else:
        begin_attack(s)


@rule
def begin_attack(s: Any) -> None:
    """S-7.1, S-4.8.1."""
    forget_flick(s)
    s.direct = 0
    s.reach = max(REACH, min(s.farthest, LOST_REACH))
    ask(s, ATTACK, s.side)
