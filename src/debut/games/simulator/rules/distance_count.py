"""The distance count: who has the ball, and which rule settles a tie (chapter 4)."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import SHORT_PASS, TEAM
from debut.games.simulator.fields import NOBODY, NOWHERE, PAWNS
from debut.games.simulator.names import (
    AFTER_CROSS,
    AFTER_SHOT,
    CORNER,
    CROSSES,
    FREE_KICK,
    HEADS_IN,
    KICK_OFF,
    LAST_TOUCH,
    LONG,
    NEAREST,
    PRESSING,
    RELANCE,
    ROUNDS,
    SHOOTS,
    SHORT,
    THROUGH,
    THROUGH_BALL,
)
from debut.games.simulator.rules.pawns import pro, yellows
from debut.games.simulator.rules.places import distance_to_ball, under_ball
from debut.games.simulator.tables import DISTANCE
from debut.kernel.rule import rule, table

THROUGH_YELLOWS = 3
# In the work space, clear of what a flick leaves there.
UNDER = 800  # the cells under the ball
MOST_UNDER = 7
FAR = 99
# Who has the ball after a tie, by the rule that settles it: 1 the attack.
TIE_TO_ATTACK = table([0, 0, 1, 0, 1, 0, 0, 0, 0, 0])


@rule
def takes_part(s: Any, pawn: int, far: int) -> bool:
    """S-4.1.2, S-4.1.3, S-4.9.1: who counts at all."""
    if s.aside[pawn]:
        return False
    if pawn != s.striker:
        return True
    if s.restart in (KICK_OFF, CORNER, FREE_KICK) or s.deed == CROSSES:
        return False
    return s.deed not in (SHOOTS, HEADS_IN) or far == 0


@rule
def far_from_ball(s: Any, pawn: int, work: Any, n: int) -> int:
    """Cells to the ball; far away for whoever does not count."""
    if s.cell[pawn] == NOWHERE:
        return FAR
    far = distance_to_ball(s.cell[pawn], work, UNDER, n)
    return far if takes_part(s, pawn, far) else FAR


@rule
def nearest_of(s: Any, side: int, work: Any, n: int) -> int:
    best = FAR
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        best = min(best, far_from_ball(s, pawn, work, n))
    return best


@rule
def last_to_touch(s: Any, work: Any, n: int, far: int) -> int:
    """S-4.5: of all who are so near, whoever touched it last."""
    found, latest = NOBODY, 0
    for pawn in range(PAWNS):
        if s.touch[pawn] > latest and far_from_ball(s, pawn, work, n) == far:
            found, latest = pawn, s.touch[pawn]
    return found


@rule
def ball_way(s: Any, work: Any, n: int) -> int:
    """S-4.3: cells from where it was struck to the nearest of those it rests in."""
    return distance_to_ball(s.origin, work, UNDER, n)


@rule
def is_touched(s: Any) -> bool:
    for pawn in range(PAWNS):
        if s.touch[pawn]:
            return True
    return False


@rule
def tie_rule(s: Any, work: Any, n: int, far: int) -> int:
    """S-4.3 to S-4.5: what settles a tie between the sides."""
    if last_to_touch(s, work, n, far) != NOBODY:
        return LAST_TOUCH
    if s.deed == CROSSES:
        return AFTER_CROSS
    if s.deed in (SHOOTS, HEADS_IN, ROUNDS):
        return AFTER_SHOT
    if s.relance:
        return RELANCE
    if s.pressed:
        return PRESSING
    if ball_way(s, work, n) <= SHORT_PASS:
        return SHORT
    if pro(s, THROUGH) and yellows(s, s.striker) >= THROUGH_YELLOWS and not is_touched(s):
        return THROUGH_BALL
    return LONG


@rule
def count_winner(s: Any, work: Any, n: int) -> int:
    """Side + 2 × the rule that decided; which cells are under the ball is known."""
    attack = nearest_of(s, s.side, work, n)
    defence = nearest_of(s, 1 - s.side, work, n)
    if attack != defence:
        return int((s.side if attack < defence else 1 - s.side) + 2 * NEAREST)
    rule_ = tie_rule(s, work, n, attack)
    if rule_ == LAST_TOUCH:
        return int(last_to_touch(s, work, n, attack) // TEAM + 2 * rule_)
    return int((s.side if TIE_TO_ATTACK[rule_] else 1 - s.side) + 2 * rule_)


@rule
def may_go(s: Any, pawn: int, work: Any, n: int, far: int, deciding: int) -> bool:
    """S-4.6: of equally near ones of a side any may go; a last touch names one."""
    if far_from_ball(s, pawn, work, n) != far:
        return False
    return deciding != LAST_TOUCH or pawn == last_to_touch(s, work, n, far)


@rule
def may_enter(s: Any, pawn: int, cell: int) -> bool:
    """S-4.2: without a team-mate who counts."""
    side = pawn // TEAM
    if s.cell[pawn] == cell:
        return True
    for mate in range(side * TEAM, side * TEAM + TEAM):
        if mate != pawn and s.cell[mate] == cell and takes_part(s, mate, 0):
            return False
    return True


@rule
def cells_under_ball(s: Any, work: Any) -> int:
    return under_ball(s, work, UNDER)


@rule
def offside_in_count(s: Any, work: Any, n: int) -> int:
    """S-8.1.2: an offside pawn who is the nearest of his side, and no defender is nearer."""
    if s.offside == 0:
        return NOBODY
    far = nearest_of(s, s.side, work, n)
    if far == FAR or nearest_of(s, 1 - s.side, work, n) < far:
        return NOBODY
    for pawn in range(s.side * TEAM, s.side * TEAM + TEAM):
        if s.offside >> (pawn % TEAM) & 1 and far_from_ball(s, pawn, work, n) == far:
            return pawn
    return NOBODY


@rule
def is_empty_around(s: Any, work: Any, n: int) -> bool:
    """S-6.19: nobody in the ball's cell nor beside it."""
    for pawn in range(PAWNS):
        if s.cell[pawn] != NOWHERE:
            for i in range(n):
                if DISTANCE[s.cell[pawn]][work[UNDER + i]] <= 1:
                    return False
    return True
