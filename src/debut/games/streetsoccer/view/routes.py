"""The way an action takes, to be shown: every square of a run, a walk, a flight, and its touches.

The rules only ask whether there is a way. Of several, one that is shortest in all is found here:
as steps that are left count one more at every touch, that is the one with the fewest touches.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
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
from debut.games.streetsoccer.rules.kicking import hidden
from debut.games.streetsoccer.tables import (
    BETWEEN,
    DISTANCE,
    NEXT_TO,
    RING,
    shots,
    ways,
)

Pawns = tuple[int, ...]
_CACHED = 512


class StreetSoccerFlight(NamedTuple):
    """Squares that the ball crosses, its start first, and those where it is played on."""

    squares: tuple[int, ...]
    touches: tuple[int, ...]


class Kick(NamedTuple):
    """The kicker's run, empty if he stands with the ball, and the ball's flight."""

    run: tuple[int, ...]
    flight: StreetSoccerFlight


class _Touch(NamedTuple):
    """Somebody has the ball and so many steps; ``spent`` counts all steps so far."""

    holder: int
    steps: int
    spent: int
    run: tuple[int, ...]
    flight: StreetSoccerFlight


class Kicks:
    """Every end that a kick can send the ball to. A way there is made for the end asked about."""

    def __init__(self, pawns: Pawns, side: int, starts: list[_Touch]) -> None:
        self._pawns, self._side = pawns, side
        self._taken = 0
        for square in pawns:
            self._taken |= 1 << field_index(square) if on_field(square) else 0
        # Ends by the touch that sends the ball there: the first, so that it has the fewest before.
        self._ends: list[tuple[int, _Touch]] = []
        self._goal: tuple[int, Kick] | None = None
        queue = deque(starts)
        seen = {(touch.holder, touch.steps) for touch in starts}
        while queue:
            touch = queue.popleft()
            for passed in self._play(touch):
                if (passed.holder, passed.steps) not in seen:
                    seen.add((passed.holder, passed.steps))
                    queue.append(passed)

    def __contains__(self, end: int) -> bool:
        if end == GOAL_END:
            return self._goal is not None
        return any(ends >> end & 1 for ends, _ in self._ends)

    def __getitem__(self, end: int) -> Kick:
        if end == GOAL_END and self._goal:
            return self._goal[1]
        touch = next(touch for ends, touch in self._ends if ends >> end & 1)
        return _kick(touch, _way(self._taken, self._at(touch), end))

    def _at(self, touch: _Touch) -> int:
        return field_index(self._pawns[touch.holder])

    def _play(self, touch: _Touch) -> Iterator[_Touch]:
        """Notes where the ball can end from a touch; the touches that can follow."""
        at, steps, taken = self._at(touch), touch.steps, self._taken
        shut = hidden(taken, at, steps)
        self._ends.append((RING[at][steps] & ~(shut | taken), touch))
        shot = _shot(taken, at, steps, self._side)
        if shot and (self._goal is None or touch.spent + len(shot) < self._goal[0]):
            self._goal = touch.spent + len(shot), _kick(touch, shot)
        for mate in range(self._side * TEAM, (self._side + 1) * TEAM):
            square = self._pawns[mate]
            if mate == touch.holder or not on_field(square):
                continue
            there = field_index(square)
            far = DISTANCE[at][there]
            if far <= steps and not shut >> there & 1:
                squares = touch.flight.squares + _way(taken, at, there)
                flight = StreetSoccerFlight(squares, (*touch.flight.touches, square))
                yield _Touch(mate, steps - far + 1, touch.spent + far, touch.run, flight)


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
def kicks(pawns: Pawns, ball: int, pawn: int, die: int) -> Kicks:
    """What a footballer can do who runs to the ball."""
    layers = _layers(pawns, ball, pawn, die)
    starts = [
        _Touch(
            pawn,
            die - steps + 1,
            steps,
            _back(layers, ball, steps),
            StreetSoccerFlight((ball,), ()),
        )
        for steps in _meets(pawns, ball, pawn, die)
    ]
    there = (*pawns[:pawn], ball, *pawns[pawn + 1 :])
    return Kicks(there, pawn // TEAM, starts)


@lru_cache(_CACHED)
def standing_kicks(pawns: Pawns, side: int, steps: int, kick_off: bool) -> Kicks:
    """The same for a kick-off or a restart, where nobody runs."""
    own = range(side * TEAM, (side + 1) * TEAM)
    kickers = [i for i in own if pawns[i] in CENTRAL[side]] if kick_off else [own[KEEPER]]
    before = (CENTRE,) if kick_off else ()  # where the ball lay
    starts = [_Touch(i, steps, 0, (), StreetSoccerFlight((*before, pawns[i]), ())) for i in kickers]
    return Kicks(pawns, side, starts)


def _kick(touch: _Touch, way: tuple[int, ...]) -> Kick:
    return Kick(touch.run, StreetSoccerFlight(touch.flight.squares + way, touch.flight.touches))


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
