"""Places off the grid: the cell a place lies in, the cells a ball touches, where pawns stand."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import (
    APART,
    BALL_RADIUS,
    CELL,
    GAP,
    GRID_HEIGHT,
    GRID_WIDTH,
    HALF_LENGTH,
    HALF_WIDTH,
    PAWN_RADIUS,
    TEAM,
)
from debut.games.simulator.fields import NOBODY, NOWHERE, PAWNS
from debut.games.simulator.names import STANDING
from debut.games.simulator.rules.pawns import side_of
from debut.games.simulator.tables import (
    CENTRE_X,
    CENTRE_Y,
    DISTANCE,
    HALF_EDGE,
    IS_CELL,
    IS_HALF_CELL,
    NEXT,
    TOWARDS,
    WAY_X,
    WAY_Y,
    WAYS,
)
from debut.kernel.rule import rule, table

FLAT = CELL // 2
COLUMN = 693  # from one column to the next, about
# Turns by 60, -60, 120, -120 and 180 degrees, after none: cosines and sines.
_S = 0.8660254037844386
TURN_COS = table([1.0, 0.5, 0.5, -0.5, -0.5, -1.0], "f8")
TURN_SIN = table([0.0, _S, -_S, _S, -_S, 0.0], "f8")
TURNS = 6
NEAR_BALL = BALL_RADIUS + PAWN_RADIUS


@rule
def rounded(x: float) -> int:
    """Half away from zero: a half turn of the pitch changes nothing but the sign."""
    return int(x + 0.5) if x >= 0 else -int(0.5 - x)


@rule
def cell_of(x: int, y: int) -> int:
    """S-1.2.3: the cell whose centre is nearest."""
    middle = (y - CENTRE_Y[0] + COLUMN // 2) // COLUMN
    found, best = NOWHERE, 1 << 40
    for letter in range(middle - 1, middle + 2):
        if letter < 0 or letter >= GRID_HEIGHT:
            continue
        shift = HALF_LENGTH if letter % 2 == 1 else HALF_LENGTH + FLAT
        at = (x + shift + FLAT) // CELL
        for k in range(at - 1, at + 2):
            cell = letter * GRID_WIDTH + k
            if k < 0 or k >= GRID_WIDTH or not IS_CELL[cell]:
                continue
            dx, dy = x - CENTRE_X[cell], y - CENTRE_Y[cell]
            far = dx * dx + dy * dy
            if far < best:
                found, best = cell, far
    return found


@rule
def beyond(x: float, y: float) -> float:
    """How far a place, told from a cell's centre, lies beyond its nearest side; inside: below 0."""
    far = -1.0 * CELL
    for way in range(WAYS):
        over = x * WAY_X[way] + y * WAY_Y[way] - FLAT
        if over > far:
            far = over
    return far


@rule
def covers(x: int, y: int, cell: int) -> bool:
    """S-1.4: a ball here covers a part of the cell, its border at the least."""
    dx, dy = x - CENTRE_X[cell], y - CENTRE_Y[cell]
    far = beyond(dx, dy)
    if far <= 0.0:
        return True
    if far > BALL_RADIUS:
        return False
    for way in range(WAYS):
        if dx * WAY_X[way] + dy * WAY_Y[way] - FLAT == far:
            along = abs(dy * WAY_X[way] - dx * WAY_Y[way]) - HALF_EDGE
            if along <= 0.0 or far * far + along * along <= BALL_RADIUS * BALL_RADIUS:
                return True
    return False


@rule
def under_ball(s: Any, out: Any, at: int) -> int:
    """The cells the ball touches, the one it lies in first; returns how many."""
    own = cell_of(s.ball_x, s.ball_y)
    out[at] = own
    n = 1
    for way in range(WAYS):
        cell = NEXT[own][way]
        if cell != NOWHERE and covers(s.ball_x, s.ball_y, cell):
            out[at + n] = cell
            n += 1
    return n


@rule
def distance_to_ball(cell: int, out: Any, at: int, n: int) -> int:
    """S-4.1: cells to the nearest of those under the ball."""
    best = 99
    for i in range(n):
        if DISTANCE[cell][out[at + i]] < best:
            best = DISTANCE[cell][out[at + i]]
    return best


@rule
def fits(s: Any, pawn: int, cell: int, x: int, y: int) -> bool:
    """A pawn can stand there: within the cell, off its border, clear of others."""
    if beyond(x - CENTRE_X[cell], y - CENTRE_Y[cell]) > -PAWN_RADIUS:
        return False
    if abs(x) > HALF_LENGTH or abs(y) > HALF_WIDTH:
        return False
    for other in range(PAWNS):
        if other != pawn and s.cell[other] == cell:
            dx, dy = x - s.x[other], y - s.y[other]
            if dx * dx + dy * dy < APART * APART:
                return False
    return True


@rule
def put(s: Any, pawn: int, x: int, y: int) -> None:
    s.x[pawn] = x
    s.y[pawn] = y


@rule
def stand_by_ball(s: Any, pawn: int, cell: int, towards_x: float, towards_y: float) -> None:
    """S-1.5.2, S-1.5.3: beside the ball on the wanted side, or turned until it fits."""
    for turn in range(TURNS):
        cos, sin = TURN_COS[turn], TURN_SIN[turn]
        x = rounded(s.ball_x + GAP * (towards_x * cos - towards_y * sin))
        y = rounded(s.ball_y + GAP * (towards_x * sin + towards_y * cos))
        if fits(s, pawn, cell, x, y):
            put(s, pawn, x, y)
            return
    put(s, pawn, CENTRE_X[cell], CENTRE_Y[cell])


@rule
def opponent_in(s: Any, pawn: int, cell: int) -> int:
    other = 1 - side_of(pawn)
    for opponent in range(other * TEAM, other * TEAM + TEAM):
        if s.cell[opponent] == cell:
            return opponent
    return NOBODY


@rule
def off_centre(s: Any, pawn: int, cell: int) -> None:
    """Beside the middle, on his own goal's side; in a half cell, where there is no room, across."""
    back = -APART * TOWARDS[side_of(pawn)]
    if IS_HALF_CELL[cell]:
        put(s, pawn, CENTRE_X[cell], CENTRE_Y[cell] + back)
    else:
        put(s, pawn, CENTRE_X[cell] + back, CENTRE_Y[cell])


@rule
def clear_of_ball(s: Any, pawn: int) -> None:
    """S-1.5.3: no pawn stands on a resting ball."""
    dx, dy = s.x[pawn] - s.ball_x, s.y[pawn] - s.ball_y
    if dx * dx + dy * dy < NEAR_BALL * NEAR_BALL:
        stand_by_ball(s, pawn, s.cell[pawn], -1.0 * TOWARDS[side_of(pawn)], 0.0)


@rule
def stand(s: Any, pawn: int, cell: int) -> None:
    """A pawn goes to a cell and stands: in its middle, or beside it if an opponent is there."""
    s.cell[pawn] = cell
    s.lying[pawn] = STANDING
    opponent = opponent_in(s, pawn, cell)
    if opponent == NOBODY:
        put(s, pawn, CENTRE_X[cell], CENTRE_Y[cell])
    else:
        if s.x[opponent] == CENTRE_X[cell] and s.y[opponent] == CENTRE_Y[cell]:
            off_centre(s, opponent, cell)
        off_centre(s, pawn, cell)


@rule
def way_between(start: int, end: int) -> int:
    """The way that leads from a cell to one beside it, else the one nearest to it."""
    dx, dy = CENTRE_X[end] - CENTRE_X[start], CENTRE_Y[end] - CENTRE_Y[start]
    found, best = 0, -1.0e9
    for way in range(WAYS):
        along = dx * WAY_X[way] + dy * WAY_Y[way]
        if along > best:
            found, best = way, along
    return found


@rule
def hold(s: Any, pawn: int, cell: int) -> None:
    """S-1.5.2: the holder stands behind the ball, an opponent who is there in front of it."""
    side = side_of(pawn)
    s.cell[pawn] = cell
    s.lying[pawn] = STANDING
    s.holder = pawn
    opponent = opponent_in(s, pawn, cell)
    if opponent != NOBODY:
        put(s, opponent, 2 * HALF_LENGTH, 0)  # out of the way until the holder stands
    stand_by_ball(s, pawn, cell, -1.0 * TOWARDS[side], 0.0)
    if opponent != NOBODY:
        stand_by_ball(s, opponent, cell, 1.0 * TOWARDS[side], 0.0)


@rule
def distance_squared(x: int, y: int, cell: int) -> int:
    dx, dy = x - CENTRE_X[cell], y - CENTRE_Y[cell]
    return int(dx * dx + dy * dy)
