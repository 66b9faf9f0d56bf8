"""Every way of the ball in a match: whose, of what kind, and what became of it."""

from __future__ import annotations

import pytest

import debut
from debut import Match, State
from debut.kernel.registry import games
from debut.story.flights import flights_of, thinned
from tests.games.simulator.bench import FAR, pitch
from tests.helpers import play_out, short

SIMULATOR = debut.game("simulator")
SHOT = {"deed": "shot", "striker": "A15", "shots": 1, "phase": "kind"}
OPEN = pitch({"n15": "e6", "n5": "e8"}, {**FAR, "n1": "i11", "n2": ""}, "A15")


def played(position: str, words: str) -> list[State]:
    states = [SIMULATOR.parse(position)]
    for word in words.split():
        states.append(states[-1].play(states[-1].read(word)))
    return states


@pytest.mark.parametrize(
    ("position", "words", "kind", "fate"),
    [
        (OPEN, "low 0 6", "pass", ""),
        # Over the touch line: the others throw it in, once they have said who.
        (OPEN, "low 90 30 taker5", "pass", "lose"),
        (pitch({"n15": "e10"}, {"n1": "i5"}, "A15", **SHOT), "low 0 20", "shot", "goal"),
        (pitch({"n15": "e9"}, {"n1": "e11"}, "A15", **SHOT), "low 0 7", "shot", "lose"),
        (pitch({"n1": "i3", "n15": "e2"}, {"n1": "i11"}, "A15"), "low 180 20", "pass", "concede"),
    ],
)
def test_a_flick_by_what_was_announced_and_what_came_of_it(
    position: str, words: str, kind: str, fate: str
) -> None:
    (told,) = flights_of(played(position, words))
    assert (told.ply, told.seat, told.kind, told.fate) == (3, 0, kind, fate)
    assert told.points[0][0] == 0
    assert told.path


def test_where_a_way_is_straight_its_ends_will_do() -> None:
    straight = ((0, 0, 0), (10, 100, 50), (20, 203, 101), (30, 300, 150))
    assert thinned(straight) == (straight[0], straight[-1])
    back = ((0, 0, 0), (10, 100, 0), (20, 40, 0))
    assert thinned(back) == back
    bent = ((0, 0, 0), (10, 100, 0), (15, 150, 0), (20, 200, 90))
    assert thinned(bent) == (bent[0], bent[2], bent[3])
    assert thinned(()) == ()
    assert thinned(bent[:1]) == bent[:1]


@pytest.mark.parametrize("name", games())
def test_all_of_a_match(name: str) -> None:
    match = play_out(Match.new(name, dict(short(name)), seed=3), seed=5)
    told = flights_of(match.states)
    happened = [(ply, event.seat) for ply, state in enumerate(match.states)
                for event in state.events if event.kind == "flight"]  # fmt: skip
    assert [(one.ply, one.seat) for one in told] == happened
    kinds = debut.game(name).spec.telling.kinds
    assert {one.kind for one in told} <= ({*kinds} or {""})
    cells = {cell.id for board in debut.game(name).boards.values() for cell in board.cells}
    assert all(one.points or {*one.path} <= cells for one in told)
    scored = {one.ply for one in told if one.fate == "goal"}
    goals = {ply for ply, state in enumerate(match.states)
             if any(event.kind == "goal" for event in state.events)}  # fmt: skip
    assert scored <= goals
