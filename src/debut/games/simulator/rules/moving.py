"""Phases 2 and 3: moves, quick turns, entering the ball's cell, walls (chapter 7)."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import (
    CELLS,
    END,
    LOST_REACH,
    MOVE,
    SHOT,
    SPOT,
    SPOTS,
    TACKLE,
    TEAM,
)
from debut.games.simulator.event_codes import SimulatorEvent
from debut.games.simulator.fields import NOBODY, NOWHERE
from debut.games.simulator.names import DEFENCE, IN_PLAY, QUICK, STANDING, THROW_IN
from debut.games.simulator.rules.clock import ask, forget_answer
from debut.games.simulator.rules.pawns import mate_in, pawn_in, pawns_in, pro
from debut.games.simulator.rules.places import put, stand
from debut.games.simulator.rules.skills import has_torpedo
from debut.games.simulator.tables import (
    AREA_SET,
    BITS,
    CENTRE_X,
    CENTRE_Y,
    DISTANCE,
    NEXT,
    PITCH_SET,
    SHOOTING,
    SPOT_X,
    SPOT_Y,
    WAYS,
    WITHIN,
    WORDS,
)
from debut.kernel.events import PHASE, WALK
from debut.kernel.geometry import write_bits
from debut.kernel.rule import log, rule

FIELD_ANSWER, KEEPER_ANSWER, SYNCHRO_ANSWER = 1, 2, 4
MOST_SYNCHRO = 4
# In the work space: the cells where a side may go.
FREE = 820


@rule
def find_free(s: Any, side: int, work: Any) -> None:
    """Cells without a pawn of the side; no thrower's cell and no keeper's who has the ball."""
    for word in range(WORDS):
        work[FREE + word] = PITCH_SET[word]
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        if s.cell[pawn] != NOWHERE:
            bar(s.cell[pawn], work)


@rule
def bar(cell: int, work: Any) -> None:
    work[FREE + cell // BITS] &= ~(1 << cell % BITS)


@rule
def unbar(cell: int, work: Any) -> None:
    work[FREE + cell // BITS] |= 1 << cell % BITS


@rule
def is_free(cell: int, work: Any) -> bool:
    return bool(work[FREE + cell // BITS] >> cell % BITS & 1)


@rule
def list_free(out: Any, n: int, pawn: int, work: Any) -> int:
    """All the free cells, however far."""
    for word in range(WORDS):
        first = MOVE + pawn % TEAM * CELLS + word * BITS
        n = write_bits(out, n, first, work[FREE + word])
    return n


@rule
def list_moves(s: Any, out: Any, n: int, pawn: int, far: int, work: Any) -> int:
    """The free cells that a pawn can go to."""
    for word in range(WORDS):
        cells = WITHIN[s.cell[pawn]][far][word] & work[FREE + word]
        n = write_bits(out, n, MOVE + pawn % TEAM * CELLS + word * BITS, cells)
    return n


@rule
def list_carrying(s: Any, out: Any, n: int, pawn: int, work: Any) -> int:
    """S-5.8.1: a keeper with the ball in his hands stays in his area."""
    for word in range(WORDS):
        cells = WITHIN[s.cell[pawn]][s.reach][word] & work[FREE + word]
        cells &= AREA_SET[pawn // TEAM][word]
        n = write_bits(out, n, MOVE + pawn % TEAM * CELLS + word * BITS, cells)
    return n


@rule
def in_wall(s: Any, pawn: int) -> bool:
    """S-8.10.1: too many of his side stand in the wall's cell."""
    if s.wall == NOWHERE or s.cell[pawn] != s.wall:
        return False
    return bool(pawns_in(s, pawn // TEAM, s.wall) > 1)


@rule
def list_attack(s: Any, out: Any, work: Any) -> int:
    """S-7.1."""
    side = s.side
    find_free(s, side, work)
    n = 0
    waits = False
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        if s.cell[pawn] == NOWHERE or s.moved[pawn]:
            continue
        if pawn == s.holder:
            if s.hands and s.restart == IN_PLAY:
                n = list_carrying(s, out, n, pawn, work)
            continue
        before = n
        n = list_moves(s, out, n, pawn, s.reach, work)
        waits = waits or (n > before and in_wall(s, pawn))
    if may_torpedo(s):
        out[n] = SHOT
        n += 1
    if not waits:
        out[n] = END
        n += 1
    return n


@rule
def may_torpedo(s: Any) -> bool:
    """S-6.17.1: a shot before the end of phase 2."""
    pawn = s.holder
    if s.restart != IN_PLAY or s.hands or s.shots > 0:
        return False
    return SHOOTING[s.side][s.cell[pawn]] != 0 and has_torpedo(s, pawn)


@rule
def is_quick(s: Any) -> bool:
    return bool(s.farthest == 0)


@rule
def answer_of(s: Any, pawn: int) -> int:
    return KEEPER_ANSWER if pawn == s.keeper[pawn // TEAM] else FIELD_ANSWER


@rule
def limit_of(s: Any, pawn: int) -> int:
    """S-7.3: how far a defender may go."""
    if s.moved[pawn] or s.down[pawn]:
        return 0
    if not is_quick(s):
        return min(int(s.farthest), LOST_REACH)
    answer = answer_of(s, pawn)
    if in_wall(s, pawn):
        return 1
    taken = s.answered & answer
    if answer == FIELD_ANSWER:
        taken |= s.answered & SYNCHRO_ANSWER
    return 0 if taken else 1


@rule
def may_be_entered(s: Any) -> bool:
    """S-7.4: by the first pawn alone; never a keeper's cell who has the ball, nor a thrower's."""
    return not s.begun and not s.hands and s.restart != THROW_IN


@rule
def list_defence(s: Any, out: Any, work: Any) -> int:
    """S-7.3."""
    side = 1 - s.side
    home = s.cell[s.holder]
    find_free(s, side, work)
    if not may_be_entered(s):
        bar(home, work)
    n = 0
    waits = False
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        if s.cell[pawn] == NOWHERE:
            continue
        before = n
        limit = limit_of(s, pawn)
        if limit > 0:
            n = list_moves(s, out, n, pawn, limit, work)
            waits = waits or (n > before and in_wall(s, pawn))
            n = list_climbs(s, out, before, n, pawn)
    if is_quick(s) and pro(s, QUICK):
        n = list_synchro(s, out, n, side)
    if may_tackle_at_once(s):
        out[n] = TACKLE
        n += 1
    if not waits:
        out[n] = END
        n += 1
    return n


@rule
def may_tackle_at_once(s: Any) -> bool:
    """S-7.5: one of the defence stands in the ball's cell already."""
    if not may_be_entered(s):
        return False
    pawn = pawn_in(s, 1 - s.side, s.cell[s.holder])
    return bool(pawn != NOBODY and not s.down[pawn] and not s.moved[pawn])


@rule
def may_climb(s: Any, pawn: int, cell: int) -> bool:
    """S-6.20.1: into a mate's cell, who goes on to an empty one beside it."""
    if not is_quick(s) or not pro(s, QUICK) or answer_of(s, pawn) != FIELD_ANSWER:
        return False
    mate = mate_in(s, pawn, cell)
    if mate == NOBODY or in_wall(s, pawn) or in_wall(s, mate) or s.down[mate] or s.moved[mate]:
        return False
    if cell == s.cell[s.holder] or mate == s.keeper[mate // TEAM]:
        return False
    for way in range(WAYS):
        if is_empty(s, NEXT[cell][way]):
            return True
    return False


@rule
def is_empty(s: Any, cell: int) -> bool:
    if cell == NOWHERE:
        return False
    return pawn_in(s, 0, cell) == NOBODY and pawn_in(s, 1, cell) == NOBODY


@rule
def list_climbs(s: Any, out: Any, first: int, n: int, pawn: int) -> int:
    """Put between the codes from ``first`` on, so that all stay in their order."""
    for way in range(WAYS):
        cell = NEXT[s.cell[pawn]][way]
        if cell == NOWHERE or not may_climb(s, pawn, cell):
            continue
        code = MOVE + pawn % TEAM * CELLS + cell
        at = n
        while at > first and out[at - 1] > code:
            out[at] = out[at - 1]
            at -= 1
        out[at] = code
        n += 1
    return n


@rule
def list_climb_on(s: Any, out: Any) -> int:
    """Where the mate goes who made room."""
    mate = mate_in(s, s.climber, s.cell[s.climber])
    n = 0
    for way in range(WAYS):
        cell = NEXT[s.cell[mate]][way]
        if is_empty(s, cell):
            out[n] = MOVE + mate % TEAM * CELLS + cell
            n += 1
    return n


@rule
def list_synchro(s: Any, out: Any, n: int, side: int) -> int:
    """S-6.20.2: up to four pawns, each within his own cell."""
    if s.answered & FIELD_ANSWER or s.synchro >= MOST_SYNCHRO:
        return n
    for pawn in range(side * TEAM, side * TEAM + TEAM):
        if s.cell[pawn] == NOWHERE or s.moved[pawn] or s.down[pawn] or in_wall(s, pawn):
            continue
        if s.cell[pawn] == s.cell[s.holder]:
            continue
        n = list_spots(s, out, n, pawn)
    return n


@rule
def list_spots(s: Any, out: Any, n: int, pawn: int) -> int:
    """S-7.7.1: the seven spots of his cell that lie on the pitch and are free."""
    for spot in range(SPOTS):
        if may_shift(s, pawn, spot):
            out[n] = SPOT + pawn % TEAM * SPOTS + spot
            n += 1
    return n


@rule
def may_shift(s: Any, pawn: int, spot: int) -> bool:
    cell = s.cell[pawn]
    x, y = CENTRE_X[cell] + SPOT_X[spot], CENTRE_Y[cell] + SPOT_Y[spot]
    return is_on_ground(x, y) and is_clear(s, pawn, x, y)


@rule
def is_on_ground(x: int, y: int) -> bool:
    return bool(abs(x) <= 4400 and abs(y) <= 3200)


@rule
def is_clear(s: Any, pawn: int, x: int, y: int) -> bool:
    """Neither another pawn nor the ball is in the way."""
    for other in range(2 * TEAM):
        if other != pawn and s.cell[other] == s.cell[pawn]:
            dx, dy = x - s.x[other], y - s.y[other]
            if dx * dx + dy * dy < 120 * 120:
                return False
    dx, dy = x - s.ball_x, y - s.ball_y
    return bool(dx * dx + dy * dy >= 110 * 110)


@rule
def shift(s: Any, pawn: int, spot: int, code: int) -> None:
    cell = s.cell[pawn]
    put(s, pawn, CENTRE_X[cell] + SPOT_X[spot], CENTRE_Y[cell] + SPOT_Y[spot])
    s.lying[pawn] = STANDING
    s.moved[pawn] = 1
    log(s, WALK, pawn // TEAM, code, pawn, spot)


@rule
def shift_in_answer(s: Any, pawn: int, spot: int) -> None:
    shift(s, pawn, spot, SimulatorEvent.SHIFTS)
    s.answered |= SYNCHRO_ANSWER
    s.synchro += 1
    s.begun = 1


@rule
def go(s: Any, pawn: int, cell: int, code: int) -> int:
    """A pawn goes to a cell; how far."""
    start = s.cell[pawn]
    log(s, WALK, pawn // TEAM, code, pawn, start * CELLS + cell)
    stand(s, pawn, cell)
    s.moved[pawn] = 1
    return int(DISTANCE[start][cell])


@rule
def run_counts(s: Any, pawn: int, far: int) -> None:
    """S-7.3: the farthest run of the attack limits the defence."""
    if pawn // TEAM == s.side and far > s.farthest:
        s.farthest = min(far, LOST_REACH)


@rule
def attack_moves(s: Any, pawn: int, cell: int) -> None:
    carried = pawn == s.holder
    run_counts(s, pawn, go(s, pawn, cell, SimulatorEvent.MOVE))
    if carried:
        s.ball_x = s.x[pawn]
        s.ball_y = s.y[pawn]


@rule
def begin_defence(s: Any) -> None:
    log(
        s,
        PHASE,
        s.side,
        SimulatorEvent.QUICK if is_quick(s) else SimulatorEvent.ATTACK_END,
        s.farthest,
        0,
    )
    forget_answer(s)
    s.failed = NOBODY
    ask(s, DEFENCE, 1 - s.side)
