"""The way an action takes, to be shown: every square of a run, a walk, a flight, and its touches.

The rules only ask whether there is a way. Of several, one that is shortest in all is found here:
as steps that are left count one more at every touch, that is the one with the fewest touches.
"""

from __future__ import annotations

from collections import deque
from functools import cache, lru_cache
from typing import NamedTuple

from debut.games.streetsoccer.board import (
    CENTRAL,
    CENTRE,
    FIELD,
    FIELD_WIDTH,
    GOAL_END,
    GOALS,
    KEEPER,
    SQUARES,
    TEAM,
    field_index,
    on_field,
)
from debut.games.streetsoccer.kicking import flies
from debut.games.streetsoccer.tables import (
    BETWEEN,
    DISTANCE,
    NEXT_TO,
    RINGS,
    shots,
    ways,
)

Pawns = tuple[int, ...]
_CACHED = 512


class Flight(NamedTuple):
    """Squares that the ball crosses, its start first, and those where it is played on."""

    squares: tuple[int, ...]
    touches: tuple[int, ...]


class Kick(NamedTuple):
    """The kicker's run, empty if he stands with the ball, and the ball's flight."""

    run: tuple[int, ...]
    flight: Flight


class _Touch(NamedTuple):
    """Somebody has the ball and so many steps; ``spent`` counts all steps so far."""

    holder: int
    steps: int
    spent: int
    run: tuple[int, ...]
    flight: Flight


@lru_cache(_CACHED)
def _layers(pawns: Pawns, ball: int, pawn: int, steps: int) -> tuple[frozenset[int], ...]:
    """Where a footballer can be after each number of steps."""
    taken = {square for i, square in enumerate(pawns) if i != pawn} | {ball, *GOALS[0], *GOALS[1]}
    layers = [frozenset([pawns[pawn]])]
    for _ in range(steps):
        beside = {square for at in layers[-1] for square in NEXT_TO[at]}
        layers.append(frozenset(beside - taken))
    return tuple(layers)


def _back(layers: tuple[frozenset[int], ...], end: int, steps: int) -> tuple[int, ...]:
    """A walk of so many steps, found from its end; it turns back on itself only if it must."""
    way = [end]
    for layer in reversed(layers[:steps]):
        before = [square for square in NEXT_TO[way[-1]] if square in layer]
        way.append(min(before, key=lambda square: (square in way, square)))
    return tuple(reversed(way))


def walk(pawns: Pawns, ball: int, pawn: int, steps: int, end: int) -> tuple[int, ...]:
    return _back(_layers(pawns, ball, pawn, steps), end, steps)


def walk_ends(pawns: Pawns, ball: int, pawn: int, steps: int) -> frozenset[int]:
    """Where exactly so many steps can end, whatever the anti-game rules say."""
    return _layers(pawns, ball, pawn, steps)[steps]


def _meets(pawns: Pawns, ball: int, pawn: int, die: int) -> list[int]:
    """After how many steps a footballer can be on the ball's square."""
    layers = _layers(pawns, ball, pawn, die)
    beside = set(NEXT_TO[ball])
    return [steps for steps in range(1, die + 1) if beside & layers[steps - 1]]


def reaches(pawns: Pawns, ball: int, pawn: int, die: int) -> bool:
    return bool(_meets(pawns, ball, pawn, die))


@lru_cache(_CACHED)
def kicks(pawns: Pawns, ball: int, pawn: int, die: int) -> dict[int, Kick]:
    """Every end a footballer who runs to the ball can send it to, with the way there."""
    layers = _layers(pawns, ball, pawn, die)
    starts = [
        _Touch(pawn, die - steps + 1, steps, _back(layers, ball, steps), Flight((ball,), ()))
        for steps in _meets(pawns, ball, pawn, die)
    ]
    there = (*pawns[:pawn], ball, *pawns[pawn + 1 :])
    return _flights(there, pawn // TEAM, starts)


@lru_cache(_CACHED)
def standing_kicks(pawns: Pawns, side: int, steps: int, kick_off: bool) -> dict[int, Kick]:
    """The same for a kick-off or a restart, where nobody runs."""
    own = range(side * TEAM, (side + 1) * TEAM)
    kickers = [i for i in own if pawns[i] in CENTRAL[side]] if kick_off else [own[KEEPER]]
    before = (CENTRE,) if kick_off else ()  # where the ball lay
    starts = [_Touch(i, steps, 0, (), Flight((*before, pawns[i]), ())) for i in kickers]
    return _flights(pawns, side, starts)


def _flights(pawns: Pawns, side: int, starts: list[_Touch]) -> dict[int, Kick]:
    taken = 0
    for square in pawns:
        taken |= 1 << field_index(square) if on_field(square) else 0
    found: dict[int, Kick] = {}
    goal: tuple[int, Kick] | None = None
    queue = deque(starts)
    seen = {(touch.holder, touch.steps) for touch in starts}
    while queue:
        touch = queue.popleft()
        at = field_index(pawns[touch.holder])
        for end in RINGS[at][touch.steps]:
            if end not in found and not taken >> end & 1 and flies(taken, at, end):
                found[end] = _kick(touch, _way(taken, at, end))
        shot = _shot(taken, at, touch.steps, side)
        if shot and (goal is None or touch.spent + len(shot) < goal[0]):
            goal = touch.spent + len(shot), _kick(touch, shot)
        for passed in _passes(touch, pawns, side, taken):
            if (passed.holder, passed.steps) not in seen:
                seen.add((passed.holder, passed.steps))
                queue.append(passed)
    if goal:
        found[GOAL_END] = goal[1]
    return found


def _kick(touch: _Touch, way: tuple[int, ...]) -> Kick:
    return Kick(touch.run, Flight(touch.flight.squares + way, touch.flight.touches))


@cache
def _ways(start: int, end: int) -> tuple[tuple[int, ...], ...]:
    """Both ways between two squares of the field, or the one there is."""
    points = (start % FIELD_WIDTH, start // FIELD_WIDTH), (end % FIELD_WIDTH, end // FIELD_WIDTH)
    return tuple(tuple(FIELD[x + FIELD_WIDTH * y] for x, y in way) for way in ways(*points))


def _way(taken: int, start: int, end: int) -> tuple[int, ...]:
    """The first of the ways that is free."""
    return _ways(start, end)[0 if (taken & BETWEEN[start][end]) == 0 else -1]


@cache
def _shots(start: int, side: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """For every way into the goal: the squares that must be free, and all of it to be shown.

    The goal stands at the end under its own number.
    """
    found = []
    for _, crossed in shots(start, side):
        fields = [x + FIELD_WIDTH * y for x, y in crossed]
        squares = (*(FIELD[field] for field in fields), goal_of(1 - side))
        found.append((sum(1 << field for field in fields), squares))
    return tuple(found)


def _shot(taken: int, start: int, steps: int, side: int) -> tuple[int, ...]:
    for bits, squares in _shots(start, side):
        if len(squares) <= steps and not taken & bits:
            return squares
    return ()


def goal_of(side: int) -> int:
    """A number beyond the squares: the goal that this side defends."""
    return SQUARES + 2 + side


def _passes(touch: _Touch, pawns: Pawns, side: int, taken: int) -> list[_Touch]:
    at = field_index(pawns[touch.holder])
    found = []
    for mate in range(side * TEAM, (side + 1) * TEAM):
        square = pawns[mate]
        if mate == touch.holder or not on_field(square):
            continue
        there = field_index(square)
        far = DISTANCE[at][there]
        if far <= touch.steps and flies(taken, at, there):
            squares = touch.flight.squares + _way(taken, at, there)
            flight = Flight(squares, (*touch.flight.touches, square))
            left = touch.steps - far + 1
            found.append(_Touch(mate, left, touch.spent + far, touch.run, flight))
    return found
