"""Which skills let a pawn play phase 1 again, and who may announce what (chapter 6)."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import (
    CROSS,
    DIRECT_CROSS,
    DIRECT_PASS,
    DIRECT_SHOT,
    DRIBBLE,
    NO_SKILL,
    PASS_HIGH,
    PASS_LOW,
    SHOT,
    TEAM,
)
from debut.games.simulator.fields import NOBODY, NOWHERE
from debut.games.simulator.names import (
    ASSIST,
    DRIBBLES,
    FREE_KICK,
    HEADS_ON,
    IN_PLAY,
    LINE,
    PASSES,
    PINPOINT,
    STANDING,
    THROUGH,
    THROWS,
    TORPEDO,
    WIDE,
)
from debut.games.simulator.rules.pawns import (
    blues,
    greens,
    is_marked,
    pawn_in,
    pro,
    reds,
    yellows,
)
from debut.games.simulator.tables import (
    CROSSING,
    DISTANCE,
    SHOOTING,
    WIDE_CROSSING,
)
from debut.kernel.rule import rule

ASSIST_YELLOWS = WIDE_GREENS = 2
TORPEDO_REDS = PINPOINT_GREENS = 3


@rule
def has_torpedo(s: Any, pawn: int) -> bool:
    return pro(s, TORPEDO) and reds(s, pawn) >= TORPEDO_REDS


@rule
def has_pinpoint(s: Any, pawn: int) -> bool:
    return pro(s, PINPOINT) and greens(s, pawn) >= PINPOINT_GREENS


@rule
def may_cross_from(s: Any, pawn: int) -> bool:
    """S-5.3, S-6.14."""
    side, cell = pawn // TEAM, s.cell[pawn]
    if pro(s, WIDE) and greens(s, pawn) >= WIDE_GREENS:
        return bool(WIDE_CROSSING[side][cell])
    return bool(CROSSING[side][cell])


@rule
def times(colours: int, replaced: bool) -> int:
    """S-6.7: how often a turn, by how many of the colour; once where pro rules replace that."""
    return 1 if replaced or colours < 1 else colours


@rule
def is_off(s: Any, pawn: int) -> bool:
    """S-6.5, S-6.10: an opponent with blue marks him, and no assist switches that off."""
    marker = pawn_in(s, 1 - pawn // TEAM, s.cell[pawn])
    if marker == NOBODY or blues(s, marker) == 0:
        return False
    assisted = pro(s, ASSIST) and s.striker != NOBODY and s.striker // TEAM == pawn // TEAM
    assisted = assisted and s.striker != pawn and yellows(s, s.striker) >= ASSIST_YELLOWS
    return not (assisted and is_pass(s) and greens(s, pawn) + reds(s, pawn) > 0)


@rule
def is_pass(s: Any) -> bool:
    """Everything sent to a mate but crosses."""
    return s.deed in (PASSES, DRIBBLES, HEADS_ON, THROWS)


@rule
def received(s: Any, pawn: int) -> bool:
    """S-6.2: a pass in his own cell that touched him."""
    return bool(is_pass(s) and pawn != s.striker and s.ran == 0 and s.touch[pawn] > 0)


@rule
def may_pass_on(s: Any, pawn: int, free: bool) -> bool:
    colours = yellows(s, pawn)
    replaced = pro(s, ASSIST) or pro(s, THROUGH)
    if not received(s, pawn) or s.passes[pawn] >= times(colours, replaced):
        return False
    return free or (colours > 0 and not is_off(s, pawn))


@rule
def may_cross_on(s: Any, pawn: int, free: bool) -> bool:
    colours = greens(s, pawn)
    replaced = pro(s, WIDE) or pro(s, PINPOINT)
    if s.crosses >= times(colours, replaced) or not may_cross_from(s, pawn):
        return False
    return free or (colours > 0 and not is_off(s, pawn))


@rule
def may_shoot_on(s: Any, pawn: int, free: bool) -> bool:
    colours = reds(s, pawn)
    replaced = pro(s, LINE) or pro(s, TORPEDO)
    if s.shots >= times(colours, replaced):
        return False
    if not SHOOTING[pawn // TEAM][s.cell[pawn]]:
        return False
    # S-6.17.1: blue switches off basic skills only.
    return free or has_torpedo(s, pawn) or (colours > 0 and not is_off(s, pawn))


@rule
def list_skills(s: Any, out: Any, n: int) -> int:
    """S-6.1: what the pawn who has just won the count may do at once, or nothing of it."""
    pawn = s.holder
    free = not is_marked(s, pawn)
    first = n
    if may_pass_on(s, pawn, free):
        out[n] = DIRECT_PASS
        n += 1
    if may_cross_on(s, pawn, free):
        out[n] = DIRECT_CROSS
        n += 1
    if may_shoot_on(s, pawn, free):
        out[n] = DIRECT_SHOT
        n += 1
    if n > first:
        out[n] = NO_SKILL
        n += 1
    return n


@rule
def may_be_dribbled(s: Any, opponent: int) -> bool:
    """S-5.1: he stands in the holder's cell or beside it."""
    if s.cell[opponent] == NOWHERE or s.lying[opponent] != STANDING:
        return False
    return bool(DISTANCE[s.cell[opponent]][s.cell[s.holder]] <= 1)


@rule
def list_announcements(s: Any, out: Any) -> int:
    """S-3.1: after a direct pass nothing but passes, advances and dribbles."""
    pawn, side = s.holder, s.side
    out[0] = PASS_LOW
    out[1] = PASS_HIGH
    n = 2
    if not s.direct:
        if s.crosses == 0 and may_cross_from(s, pawn):
            out[n] = CROSS
            n += 1
        if s.shots == 0 and SHOOTING[side][s.cell[pawn]]:
            out[n] = SHOT
            n += 1
    if s.restart in (IN_PLAY, FREE_KICK):
        for index in range(TEAM):
            if may_be_dribbled(s, (1 - side) * TEAM + index):
                out[n] = DRIBBLE + index
                n += 1
    return n
