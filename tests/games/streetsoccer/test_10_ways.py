"""The ways that are shown are ways the rules allow, and none is shorter: drawn positions."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from functools import cache

import pytest

from debut.kernel.views import Leg
from tests.games.streetsoccer.bench import COLUMNS, DARK, FIELD

PARTS = 2
POSITIONS = 100  # of each part; all actions of each are looked at
GOALS = {"a3", "a4", "l3", "l4"}
WALKABLE = sorted({f"{column}{row}" for column in COLUMNS for row in range(8)} - GOALS)
COMPASS = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]


def moved(square, way):
    column, row = COLUMNS.index(square[0]) + way[0], int(square[1]) + way[1]
    return f"{COLUMNS[column]}{row}" if column in range(12) and row in range(8) else ""


def lines(square, taken):
    """Every way of the ball from a touch: its squares, up to the first footballer, and beyond."""
    for first, way in enumerate(COMPASS):
        for turn, straight in itertools.product((-1, 0, 1), range(1, 10)):
            path, at, direction = [], square, way
            for step in range(10):
                if step == straight:
                    direction = COMPASS[(first + turn) % 8]
                at = moved(at, direction)
                path.append(at)
                if at not in FIELD or at in taken:
                    break
            yield path


@cache
def fewest_touches(start, steps, mates, taken, net):
    """For every end of the ball the fewest touches of one who has so many steps at the start.

    For a goal, where steps may be left over, the fewest touches less the steps left.
    """
    ends, holders, seen = {}, {(start, left) for left in steps}, set()
    for touches in range(60):
        following = set()
        for square, left in holders - seen:
            for path in lines(square, taken):
                for step, at in enumerate(path[:left], 1):
                    if at in mates and at != square:
                        following.add((at, left - step + 1))
                    elif at in FIELD and at not in taken and step == left:
                        ends.setdefault(at, touches)
                    elif at not in FIELD and (path[step - 2] if step > 1 else square) in net:
                        ends["goal"] = min(ends.get("goal", 99), touches - left + step)
        seen |= holders
        holders = following
        if not holders - seen:
            break
    return ends


def drawn(dice):
    """Footballers around a ball, as the rules let them stand, a third of the time near a goal."""
    while True:
        side, die = dice.choice("AB"), dice.randint(1, 6)
        columns = dice.choice(["bcdefghijk", "bcdefghijk", {"A": "ijk", "B": "bcd"}[side]])
        ball = dice.choice([square for square in sorted(FIELD) if square[0] in columns])
        near = [square for square in WALKABLE if apart(square, ball) <= 4 and square not in DARK]
        men = dice.sample([square for square in near if square != ball], 10)
        keepers = [dice.choice([own, men[i]]) for own, i in (("b4", 0), ("k3", 5))]
        ours, theirs = [keepers[0], *men[1:5]], [keepers[1], *men[6:]]
        light = [len({"c3", "c4"} & set(ours)), len({"j3", "j4"} & set(theirs))]
        if ball not in (*ours, *theirs) and max(light) < 2:
            both = f"A={','.join(ours)}; B={','.join(theirs)}; ball={ball}"
            return f"{both}; phase=move; side={side}; die={die}; turns=8"


def apart(one, other):
    """How many columns lie between two squares."""
    return abs(COLUMNS.index(one[0]) - COLUMNS.index(other[0]))


def check_walk(path, taken, ball):
    """Straight steps, over squares free of footballers, and the ball nowhere but at the end."""
    assert not set(path[1:]) & (taken | GOALS)
    assert ball not in path[:-1]
    for here, there in itertools.pairwise(path):
        assert there in {moved(here, COMPASS[way]) for way in (0, 2, 4, 6)}


def check_flight(leg: Leg, ours, taken, steps):
    """One bend at most between touches, over free squares, and all steps used but for a goal."""
    legs, way = [], []
    left = steps
    for here, there in itertools.pairwise(leg.path):
        if there.startswith("goal"):
            assert here in DARK
            left -= 1
            break
        step = (COLUMNS.index(there[0]) - COLUMNS.index(here[0]), int(there[1]) - int(here[1]))
        way.append(COMPASS.index(step))
        left -= 1
        if there in taken:
            assert there in ours
            left += 1
            legs.append(way)
            way = []
    legs.append(way)
    goal = leg.path[-1].startswith("goal")
    assert left == 0 or (goal and left > 0)
    assert [square for square in leg.path[1:] if square in taken] == list(leg.touches)
    for one in legs:
        turns = [(b - a) % 8 for a, b in itertools.pairwise(one) if a != b]
        assert len(turns) <= 1 and set(turns) <= {1, 7}


def arrivals(start, ball, taken, die):
    """The steps of the ball for every number of steps in which he can reach it."""
    found, here = set(), {start}
    for steps in range(1, die + 1):
        here = {moved(square, COMPASS[way]) for square in here for way in (0, 2, 4, 6)}
        if ball in here:
            found.add(die - steps + 1)
        here = {square for square in here if square in WALKABLE} - taken - {ball}
    return frozenset(found)


def kicks_told(state):
    """Every kick: where it ends, its touches, and whether a way with fewer steps is known."""
    squares = {piece.id: piece.cell for piece in state.view(None).pieces}
    ball = squares.pop("ball")
    side, die = "AB"[state.turn], int(state.view(None).dice[0].face)
    for choice in state.view(state.turn).choices:
        told = state.preview(choice.action)
        if not told.legs:
            continue
        mover, run = choice.picks[0].id, told.legs[0].path
        taken = {cell for piece, cell in squares.items() if piece != mover}
        assert run[0] == squares[mover]
        check_walk(run, taken, ball)
        if len(told.legs) == 1:
            assert len(run) == die + 1
            continue
        flight = told.legs[1]
        mates = {squares[one] for one in squares if one[0] == side and one != mover} & FIELD
        assert run[-1] == flight.path[0] == ball
        check_flight(flight, mates | {ball}, taken | {ball}, die - len(run) + 2)
        lengths = arrivals(squares[mover], ball, taken, die)
        net = ("k3", "k4") if side == "A" else ("b3", "b4")
        best = fewest_touches(
            ball, lengths, frozenset(mates | {ball}), frozenset(taken | {ball}), net
        )
        end = told.notation.rpartition(">")[2]
        spared = len(run) + len(flight.path) - 2 - die - 1
        cost = spared if end == "goal" else len(flight.touches)
        yield end == "goal", bool(flight.touches), cost == best[end]


@pytest.mark.parametrize("part", range(PARTS))
def test_ways_are_possible_and_shortest(game, part):
    dice = random.Random(part)
    seen = Counter()
    for _ in range(POSITIONS):
        state = game.parse(drawn(dice))
        for goal, touched, shortest in kicks_told(state):
            assert shortest, str(state)
            seen[goal, touched] += 1
    for kind in itertools.product((True, False), repeat=2):
        assert seen[kind], "shots and passes enough to be worth it"
