"""Numbers by name, in the order of the lists of ``board.py``."""

from __future__ import annotations

from debut.games.supergoal.board import DIE_NAMES, PHASES, RESTARTS
from debut.kernel.layout import CHANCE, OVER

(TOSS, CHAMPION_THROW, CHOOSE, WINDOW, THROW, SIDE, CHALLENGE, INTERCEPT, BAR, MOUTH,
 UNSTOPPABLE, BLUE, BLUE_SHOT, KEEPER, OWN_KEEPER, VAR, VAR_CHAMPION, SHOOTOUT, LOTS,
 OVER_PHASE) = range(len(PHASES))  # fmt: skip
OPEN, KICK_OFF, THROWN_IN, FREE_KICK, CORNER_KICK, GOAL_KICKED, KEEPER_THROWS = range(len(RESTARTS))
ANY, CONTROL_ONLY, NOT_CONTROL = range(3)
NO_SHOT, INSIDE, OUTSIDE, OFF_BAR = range(4)
(CONTROL, PASS, LAUNCH, SHOT, BLUE_DIE, KEEPER_DIE, PENALTY, CHAMPION, COIN) = range(len(DIE_NAMES))
ON_TARGET, SHOT_UNSTOPPABLE, POST, ON_BAR, SHOT_OFF = range(5)
STEAL, MISS, MISS_OR_OWN_GOAL, CLEAR, FOUL = range(5)
SAVED, NOT_SAVED, PARRIED, TO_CORNER = range(4)
SCORED, PENALTY_OFF, PENALTY_CORNER, REBOUND = range(4)
LONG_SHOT, DECISIVE, UNSTOPPABLE_SHOT, SAVE, RECOVERY, CHAMPION_FOUL = range(6)
FULL_TIME, BY_SHOOTOUT, BY_LOTS = 1, 2, 3
NO_MARK, QUESTION, CROSS = range(3)

ATTACKER, DEFENDER = 0, 1
_TURNS = {SIDE: ATTACKER, CHOOSE: ATTACKER, OVER_PHASE: OVER} | dict.fromkeys(
    (WINDOW, CHALLENGE, INTERCEPT, BAR, MOUTH, UNSTOPPABLE), DEFENDER
)
# Whose turn a phase is: the attacker's, the defender's, the dice's or nobody's.
TURN_OF_PHASE = [_TURNS.get(phase, CHANCE) for phase in range(len(PHASES))]

_DICE = {
    TOSS: COIN, LOTS: COIN, CHAMPION_THROW: CHAMPION, BLUE: BLUE_DIE, BLUE_SHOT: BLUE_DIE,
    KEEPER: KEEPER_DIE, OWN_KEEPER: KEEPER_DIE, VAR: CONTROL, VAR_CHAMPION: CONTROL,
    SHOOTOUT: PENALTY,
}  # fmt: skip
# Which die a phase throws; -1: the one the attacker has chosen.
DIE_OF_PHASE = [_DICE.get(phase, -1) for phase in range(len(PHASES))]


def turn_of(phase: int, attack: int) -> int:
    turn = TURN_OF_PHASE[phase]
    return turn if turn < 0 else attack ^ turn


def die_of(phase: int, chosen: int) -> int:
    die = DIE_OF_PHASE[phase]
    return chosen if die < 0 else die
