"""Dice against dice: dribbles and tackles, and what they lead to (S-5.1, S-5.2, S-7.5)."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import FACES, FOUL_FACE
from debut.games.simulator.event_codes import SimulatorEvent
from debut.games.simulator.fields import NOBODY
from debut.games.simulator.names import (
    ALONG_X,
    DEFENCE,
    DRIBBLE_DUEL,
    DUEL,
    KEEPER_TACKLE,
    KIND,
    NO_CARD,
    NO_DUEL,
    TACKLE_DUEL,
)
from debut.games.simulator.rules.clock import ATTACK_ZONE, ask
from debut.games.simulator.rules.pawns import dribbling, keeping, marking, side_of, tackling
from debut.games.simulator.rules.places import hold
from debut.games.simulator.rules.restarts import foul_by_die
from debut.games.simulator.rules.turns import hand_to, relance, takes_in_hands
from debut.games.simulator.tables import ZONE
from debut.kernel.events import PHASE, THROW
from debut.kernel.rule import log, rule

DEFENCE_ZONE = 0
# Of a dribble: it was not played where it must go, or it is over.
VOID, SETTLED = 1, 2


@rule
def ask_duel(s: Any, duel: int) -> None:
    s.duel = duel
    s.phase = DUEL


@rule
def attackers_face(throw: int) -> int:
    return throw // FACES + 1


@rule
def defenders_face(throw: int) -> int:
    return throw % FACES + 1


@rule
def lay_down(s: Any, pawn: int) -> None:
    """S-5.1.3: out of the count, and no move in the next phase 3."""
    s.lying[pawn] = ALONG_X
    s.down[pawn] = 1
    s.aside[pawn] = 1


@rule
def is_dribble_won(s: Any, throw: int) -> bool:
    """S-5.1.2."""
    attack = attackers_face(throw) + dribbling(s, s.striker)
    return attack > defenders_face(throw) + marking(s, s.target)


@rule
def is_tackle_won(s: Any, throw: int) -> bool:
    """S-7.5."""
    defence = defenders_face(throw) + tackling(s, s.entered)
    return defence > attackers_face(throw) + keeping(s, s.holder)


@rule
def throw_dribble(s: Any, throw: int) -> bool:
    """Whether the count follows: not after a foul (S-5.1.5)."""
    duel = s.duel
    s.duel = NO_DUEL
    log(s, THROW, s.side, SimulatorEvent.DUEL, s.target, throw)
    if defenders_face(throw) == FOUL_FACE and ZONE[s.side][s.origin] == ATTACK_ZONE:
        foul_by_die(s, s.target, s.cell[s.target], NO_CARD)
        return False
    won = is_dribble_won(s, throw)
    if duel == DRIBBLE_DUEL:
        s.void = SETTLED
        log(
            s,
            PHASE,
            s.side,
            SimulatorEvent.DRIBBLE_WON if won else SimulatorEvent.DRIBBLE_LOST,
            s.target,
            0,
        )
    else:
        log(
            s,
            PHASE,
            s.side,
            SimulatorEvent.ROUND_WON if won else SimulatorEvent.ROUND_LOST,
            s.target,
            0,
        )
        s.void = 0 if won else VOID
    if won:
        lay_down(s, s.target)
    return True


@rule
def throw_tackle(s: Any, throw: int) -> None:
    """S-7.5.1 to S-7.5.3; a keeper who came out to the ball: S-5.7.1."""
    duel, pawn = s.duel, s.entered
    side = side_of(pawn)
    cell = s.cell[s.holder]
    s.duel = NO_DUEL
    log(s, THROW, side, SimulatorEvent.DUEL, pawn, throw)
    by_keeper = duel == KEEPER_TACKLE
    if defenders_face(throw) == FOUL_FACE and (by_keeper or ZONE[side][cell] == DEFENCE_ZONE):
        foul_by_die(s, pawn, cell, NO_CARD)
    elif is_tackle_won(s, throw):
        log(s, PHASE, side, SimulatorEvent.TACKLE_WON, pawn, 0)
        win_tackle(s, pawn, cell)
    else:
        log(s, PHASE, side, SimulatorEvent.TACKLE_LOST, pawn, 0)
        s.entered = NOBODY
        if by_keeper:
            s.lying[pawn] = ALONG_X
            ask(s, KIND, s.side)
        else:
            s.failed = pawn
            ask(s, DEFENCE, side)


@rule
def win_tackle(s: Any, pawn: int, cell: int) -> None:
    s.played = NOBODY
    hold(s, pawn, cell)
    if takes_in_hands(s, pawn):
        hand_to(s, pawn)
    relance(s, side_of(pawn))


@rule
def ask_tackle(s: Any, pawn: int) -> None:
    s.entered = pawn
    ask_duel(s, TACKLE_DUEL)
