"""What is counted of a match, whose ball it is, and how a goal fell."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import debut
from debut import State
from debut.kernel.text import LANGS
from debut.kernel.views import Message

GAME = debut.game("but")
TOLD = GAME.spec.telling
TURN = "side=A; turns=8; played=4-4; phase=play; throws=1"
# A's 9 before B's goal, the 7 behind him; B's 7 in midfield.
A = "A=2.9,6.4,6.7,6.11,6.14,12.3,16.7,14.11,20.7,16.14,19.12"
B = "B=24.10,21.4,22.9,21.12,21.14,17.5,17.9,17.13,13.6,12.9,15.16"
SHOOTS = f"{A}; {B}; ball=20.7; {TURN}; dice=3.2"
PASSES = f"{A}; {B}; ball=16.7; {TURN}; dice=3.2"
KEEPER = f"{A}; {B.replace('24.10', '24.7')}; ball=20.7; {TURN}; dice=3.2"
BACKWARDS = f"{A}; {B}; ball=6.7; {TURN}; dice=3.2"
HELD = f"{A.replace('16.7', '17.10')}; {B}; ball=17.9; {TURN}; dice=2.2"
PENALTY = f"{A.replace('20.7', '23.8')}; {B}; ball=23.8; side=B; turns=8; played=4-4; phase=throw"
FREE_KICK = f"{SHOOTS}; kicker=9"
OFFSIDE = f"{A.replace('20.7', '22.7')}; {B.replace('22.9', '21.9')}; ball=16.7; {TURN}; dice=3.2"


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
        (PASSES, ">9", {"passes A": 1}),
        (f"{PASSES}".replace("17.5", "18.7"), ">9", {"interceptions B": 1}),
        (OFFSIDE, ">9", {"offsides A": 1}),
        (SHOOTS, "shot-e", {"shots A": 1}),
        (SHOOTS, "shot-w", {"shots A": 1}),
        (KEEPER, "shot-e", {"shots A": 1, "saves B": 1}),
        (FREE_KICK, "shot-e", {"shots A": 1}),
        (BACKWARDS.replace("6.7", "6.2"), "shot-sw", {"shots A": 1}),
        (BACKWARDS.replace("6.7", "4.3"), "shot-w", {"shots A": 1, "corners B": 1}),
        (HELD, "b7x17.10", {"takes A": 1}),
        (HELD.replace("phase=play; throws=1; dice=2.2", "phase=throw"), "b1y4", {"fouls A": 1}),
        (PENALTY, "b1y4", {"fouls B": 1, "penalties A": 1}),
    ],
)
def test_what_an_action_adds(position: str, words: str, figures: dict[str, int]) -> None:
    assert counted(played(position, *words.split())) == figures


def test_whose_ball_it_is() -> None:
    assert TOLD.owner(GAME.start()) is None
    assert [TOLD.owner(state) for state in played(KEEPER, "shot-e")] == [0, 1]
    assert [TOLD.owner(state) for state in played(SHOOTS, "shot-n")] == [0, None]


@pytest.mark.parametrize(
    ("position", "words", "how"),
    [
        (SHOOTS, "shot-e", Message("how-shot", {"from": "20.7", "n": 0})),
        (PASSES, ">9 end stay b3y2 shot-e", Message("how-shot", {"from": "20.7", "n": 1})),
        (FREE_KICK, "shot-e", Message("how-free-kick", {"from": "20.7"})),
        (PENALTY, "b1y4 6", Message("how-penalty")),
        (BACKWARDS.replace("6.7", "4.7"), "shot-w", Message("how-own-goal", {"from": "4.7"})),
    ],
)
def test_how_a_goal_fell(position: str, words: str, how: Message) -> None:
    states = played(position, *words.split())
    assert sum(states[-1].score) == 1
    assert TOLD.how(states) == how
    for lang in LANGS:
        said = GAME.text(lang).say(how.id, how.values)
        assert all(str(value) in said for name, value in how.values.items() if name != "n")


def test_passes_before_a_kick_off_do_not_count() -> None:
    states = played(PASSES, ">9", "end", "stay", "b3y2", "shot-e")
    again = played(SHOOTS, "shot-e")
    assert TOLD.how([*states, *again]).values["n"] == 0
