"""What is counted of a match, whose ball it is, and how a goal fell."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import debut
from debut import State
from debut.kernel.text import LANGS
from debut.kernel.views import Message

GAME = debut.game("handball")
TOLD = GAME.spec.telling
MEN = "A=a4,h3,d3,d6,f2,f7,e5; B=p4,i3,m3,m6,k2,k7,l5; side=A; turns=8"
SHOT = "A=a4,m4,d3,d6,f2,f7,e5; B=p5,i3,j3,j6,k2,k7,l8; ball=m4; side=A; turns=8; phase=ball"
SEVEN = "A=a4,n4,d3,d6,f2,f7,e5; B=p5,i3,j3,j6,k2,k7,l8; ball=n4; side=A; turns=8; phase=seven"
# Every way of five steps to n6 goes through the area.
ACROSS = (
    "A=a4,o2,d3,d6,f2,f7,e5; B=p5,n2,n1,j6,k2,k7,o1; ball=o2; side=A; turns=8; die=5; phase=ball"
)
SHUT = "A=a4,b1,b2,c1,f2,f7,e5; B=p4,i3,m3,m6,k2,k7,l5; ball=a1; phase=walk-throw; side=A; turns=8"
STUCK = "A=a2,a1,d3,d6,f2,f7,e5; B=p4,b1,m3,m6,k2,k7,l5; ball=a1; phase=ball-throw; side=A; turns=8"


def played(position: str, *words: str) -> list[State]:
    states = [GAME.parse(position)]
    for word in words:
        states.append(states[-1].play(states[-1].read(word)))
    return states


def counted(states: list[State]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for before, after in pairwise(states):
        for name, seat, count in TOLD.counts(before, after):
            found[f"{name} {'AB'[seat]}"] += count
    return dict(found)


@pytest.mark.parametrize(
    ("position", "words", "figures"),
    [
        (f"{SHOT}; die=5", ">goal 2", {"shots A": 1, "saves B": 1}),
        (f"{SHOT}; die=5", ">goal 3", {"shots A": 1}),
        (SEVEN, "2", {"sevens A": 1}),
        (SEVEN, "3", {"sevens A": 1}),
        (ACROSS, ">n6 1", {"interceptions B": 1, "turnovers A": 1}),
        (ACROSS, ">n6 3", {}),
        (f"{SHOT}; die=3", ">p4", {"turnovers A": 1}),
        (f"{MEN}; ball=h3; phase=ball; die=1", ">i3", {"turnovers A": 1}),
        (f"{MEN}; ball=h3; phase=ball; die=1", ">h4", {}),
        (f"{MEN}; ball=d3; phase=ball; die=2", ">b3", {"turnovers A": 1, "fouls A": 1}),
        (STUCK, "3", {"turnovers A": 1, "fouls A": 1}),
        (SHUT, "2", {"fouls A": 1}),
    ],
)
def test_what_a_throw_adds(position: str, words: str, figures: dict[str, int]) -> None:
    assert counted(played(position, *words.split())) == figures


def test_whose_ball_it_is() -> None:
    """A loose ball is still the thrower's."""
    assert TOLD.owner(GAME.start()) is None
    thrown = played(f"{MEN}; ball=h3; phase=ball; die=1", ">i3")
    assert [TOLD.owner(state) for state in thrown] == [0, 1]
    loose = played(f"{MEN}; ball=h3; phase=ball; die=1", ">h4")
    assert TOLD.owner(loose[-1]) is None
    assert [TOLD.owner(state) for state in played(f"{SHOT}; die=5", ">goal", "6")] == [0, 0, 1]


@pytest.mark.parametrize(
    ("position", "words", "how"),
    [
        (f"{SHOT}; die=5", ">goal 3", Message("how-shot", {"from": "m4", "n": 3})),
        (
            f"{SHOT}; die=5".replace("p5", "k5"),
            ">goal",
            Message("how-open-goal", {"from": "m4", "n": 3}),
        ),
        (SEVEN, "6", Message("how-seven", {"from": "n4"})),
    ],
)
def test_how_a_goal_fell(position: str, words: str, how: Message) -> None:
    states = played(position, *words.split())
    assert states[-1].score == (1, 0)
    assert TOLD.how(states) == how
    for lang in LANGS:
        assert how.values["from"] in GAME.text(lang).say(how.id, how.values)
