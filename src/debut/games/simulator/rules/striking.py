"""The flick with its error, and what is kept of it: touches, offside, cells crossed (chapter 3)."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import (
    ANGLE_ERROR,
    ANGLE_WEIGHTS,
    DIRECTIONS,
    HARD_HEADER,
    STRENGTH_ERROR,
    STRENGTH_WEIGHTS,
    TEAM,
    UNKNOWN_ROD,
)
from debut.games.simulator.event_codes import SimulatorEvent
from debut.games.simulator.fields import NOBODY, NOWHERE, PAWNS
from debut.games.simulator.names import (
    CROSSES,
    EXACT,
    HARD,
    HEAD_KIND,
    HEADS_IN,
    HEADS_ON,
    STANDING,
)
from debut.games.simulator.physics.flick import (
    F_KEEPER_X,
    F_KEEPER_Y,
    F_POINT,
    F_POINTS,
    F_TOUCH,
    F_TOUCHES,
    F_X,
    F_Y,
    POINT,
    TOUCH,
    flick,
)
from debut.games.simulator.rules.offside import mark_offside, stands_offside
from debut.games.simulator.rules.pawns import pawn_in
from debut.games.simulator.rules.places import cell_of, clear_of_ball, put, stand
from debut.games.simulator.rules.skills import has_pinpoint
from debut.games.simulator.tables import (
    AREA,
    CENTRE_X,
    CENTRE_Y,
    WAY_X,
    WAY_Y,
    WAYS,
    ZONE,
)
from debut.kernel.events import FLIGHT
from debut.kernel.rule import log, rule, table

ANGLE_STEP = table(ANGLE_ERROR)
STRENGTH_STEP = table(STRENGTH_ERROR)
MIDFIELD_ZONE = 1
STRENGTHS_OF_ERROR = len(STRENGTH_WEIGHTS)
NO_ERROR = len(ANGLE_WEIGHTS) // 2 * STRENGTHS_OF_ERROR + STRENGTHS_OF_ERROR // 2
FLAT = 400.0


@rule
def error_factor(s: Any) -> int:
    """S-3.3.2."""
    return 0 if s.dexterity == EXACT else 2 if s.dexterity == HARD else 1


@rule
def direction_with(s: Any, error: int) -> int:
    """S-3.3.1: the struck direction."""
    steps = error // STRENGTHS_OF_ERROR - len(ANGLE_WEIGHTS) // 2
    turned = s.aim + steps * ANGLE_STEP[s.kind] * error_factor(s)
    return int(turned % DIRECTIONS)


@rule
def permille_with(s: Any, error: int) -> int:
    steps = error % STRENGTHS_OF_ERROR - STRENGTHS_OF_ERROR // 2
    return int(1000 + steps * STRENGTH_STEP[s.kind] * error_factor(s))


@rule
def rod_spot(s: Any) -> int:
    return int(s.rod - 1) if 0 < s.rod < UNKNOWN_ROD else -1


@rule
def run_flick(s: Any, error: int, work: Any) -> int:
    """The path of the announced flick with this error; what it ends in."""
    return int(
        flick(
            s, s.striker, s.kind, direction_with(s, error), permille_with(s, error), s.power,
            rod_spot(s), work,
        )
    )  # fmt: skip


@rule
def segment_crosses(ax: float, ay: float, bx: float, by: float, cell: int) -> bool:
    """Whether a straight way leads through a cell: what its six sides leave of it."""
    x, y = ax - CENTRE_X[cell], ay - CENTRE_Y[cell]
    dx, dy = bx - ax, by - ay
    low, high = 0.0, 1.0
    for way in range(WAYS):
        start = x * WAY_X[way] + y * WAY_Y[way] - FLAT
        slope = dx * WAY_X[way] + dy * WAY_Y[way]
        if slope == 0.0:
            if start > 0.0:
                return False
        elif slope > 0.0:
            high = min(high, -start / slope)
        else:
            low = max(low, -start / slope)
        if low > high:
            return False
    return True


@rule
def crossing_at(cell: int, work: Any) -> int:
    """Which stretch of the ball's way first leads through a cell, -1: none."""
    for i in range(work[F_POINTS] - 1):
        a, b = F_POINT + POINT * i, F_POINT + POINT * (i + 1)
        if segment_crosses(work[a + 1], work[a + 2], work[b + 1], work[b + 2], cell):
            return i
    return -1


@rule
def note_touches(s: Any, work: Any) -> None:
    """S-3.6: which touch was whose last; who heads a cross; whom a header knocks over."""
    for pawn in range(PAWNS):
        s.touch[pawn] = 0
    s.first = s.hit = NOBODY
    header = s.deed in (HEADS_ON, HEADS_IN)
    for i in range(work[F_TOUCHES]):
        at = F_TOUCH + TOUCH * i
        pawn = work[at]
        if pawn >= PAWNS:
            continue
        s.touch[pawn] = i + 1
        in_area = AREA[s.side][cell_of(work[at + 1], work[at + 2])] != 0
        if in_area and s.first == NOBODY and s.deed == CROSSES:
            s.first = pawn
        other = 1 - s.striker // TEAM
        knocked = work[at + 4] > HARD_HEADER and s.lying[pawn] == STANDING
        fouled = header and knocked and pawn // TEAM == other and pawn != s.keeper[other]
        if fouled and s.hit == NOBODY:
            s.hit = pawn


@rule
def note_offside(s: Any, work: Any) -> None:
    """S-8.1.2: offside pawns whom it touches, or whose cell it crosses."""
    s.caught = 0
    for index in range(TEAM):
        pawn = s.side * TEAM + index
        if not stands_offside(s, pawn):
            continue
        if s.touch[pawn] or crossing_at(s.cell[pawn], work) >= 0:
            s.caught |= 1 << index


@rule
def note_pinpoint(s: Any, work: Any) -> None:
    """S-6.15: it touches nobody, and the first mate whose cell it crosses in the area heads it."""
    if s.deed != CROSSES or work[F_TOUCHES] > 0 or not has_pinpoint(s, s.striker):
        return
    soonest = work[F_POINTS]
    for pawn in range(s.side * TEAM, s.side * TEAM + TEAM):
        if pawn == s.striker or s.cell[pawn] == NOWHERE or not AREA[s.side][s.cell[pawn]]:
            continue
        at = crossing_at(s.cell[pawn], work)
        if 0 <= at < soonest:
            s.first, soonest = pawn, at


@rule
def note_player(s: Any) -> None:
    """S-5.8: whose foot the ball comes from, if no opponent has touched it since."""
    side = s.striker // TEAM
    s.played = NOBODY if s.kind == HEAD_KIND else side
    for pawn in range((1 - side) * TEAM, (1 - side) * TEAM + TEAM):
        if s.touch[pawn]:
            s.played = NOBODY


@rule
def is_pressed(s: Any) -> bool:
    """S-7.6: in midfield an opponent stands in the holder's cell."""
    cell = s.cell[s.striker]
    return ZONE[s.side][cell] == MIDFIELD_ZONE and pawn_in(s, 1 - s.side, cell) != NOBODY


@rule
def strike(s: Any, error: int, work: Any) -> None:
    """The ball is struck, and everything is noted that its fate depends on."""
    striker = s.striker
    s.origin = s.cell[striker]
    s.pressed = int(is_pressed(s) and not s.hands)
    mark_offside(s)
    log(s, FLIGHT, s.side, SimulatorEvent.FLICK, striker, error)
    s.fate = run_flick(s, error, work)
    note_touches(s, work)
    note_offside(s, work)
    note_pinpoint(s, work)
    note_player(s)
    if s.rod:
        slide_keeper(s, work)
    forget_aim(s)
    s.ball_x = work[F_X]
    s.ball_y = work[F_Y]
    s.hands = 0
    s.holder = NOBODY
    stand_again(s, striker)


@rule
def forget_aim(s: Any) -> None:
    """What only the strike itself needed; the keeper's spot has been seen."""
    s.kind = s.power = s.rod = 0
    s.aim = NOWHERE


@rule
def stand_again(s: Any, striker: int) -> None:
    """S-3.5: at the centre of his cell, unless an opponent shares it or the ball lies there."""
    stand(s, striker, s.cell[striker])
    if s.fate == 0:
        for pawn in range(PAWNS):
            if s.cell[pawn] == s.cell[striker]:
                clear_of_ball(s, pawn)


@rule
def slide_keeper(s: Any, work: Any) -> None:
    """S-5.6.1: the keeper stays where he slid to, unless a mate stands in that cell."""
    side = 1 - s.side
    keeper = s.keeper[side]
    x, y = work[F_KEEPER_X], work[F_KEEPER_Y]
    cell = cell_of(x, y)
    if cell == s.cell[keeper] or pawn_in(s, side, cell) == NOBODY:
        s.cell[keeper] = cell
        put(s, keeper, x, y)
