"""Positions that cannot be: the key that is wrong, and what is wrong with it."""

from __future__ import annotations

import pytest

from debut import BadPosition
from tests.games.streetsoccer.bench import FAR, TURN
from tests.games.wrong import is_refused, kinds_of_wrong

NOBODY = "-,-,-,-,-"
MEN = f"A=b3,e4,a0,a6,a7; {FAR}"
OVER = f"phase=over; {MEN}; ball=e5"
EXTRA_GOAL = f"phase=over; {MEN}; ball=goal; turns=53"
GOAL = f"{MEN}; ball=goal; score=1-0; last=A; turns=9"
RESTART = f"phase=restart-throw; side=A; {MEN}; ball=b3"

WRONG = [
    ("A=b3,f3,f3,d5,h4", "A", "footballers"),
    ("B=k4,g4,i5,i2,f3", "B", "footballers"),
    (f"{TURN}; A=b3,e4,a0,a6,a3; {FAR}; ball=h2", "A", "footballers"),
    (f"{TURN}; A=b3,e4,a0,a6,l4; {FAR}; ball=h2", "A", "footballers"),
    (f"{TURN}; A=b3,b4,a0,a6,a7; {FAR}; ball=h2", "A", "dark"),
    (f"{TURN}; A=b3,k3,a0,a6,a7; {FAR}; ball=h2", "A", "dark"),
    (f"{TURN}; A=k3,e4,a0,a6,a7; {FAR}; ball=h2", "A", "dark"),
    (f"{TURN}; A=b3,c3,c4,a6,a7; {FAR}; ball=h2", "A", "light"),
    (f"{TURN}; A=c3,c4,a0,a6,a7; {FAR}; ball=h2", "A", "light"),
    ("A=b3,f3,-,d5,h4", "A", "unplaced"),
    (f"{TURN}; A=-,e4,a0,a6,a7; {FAR}; ball=h2", "A", "unplaced"),
    ("phase=place; side=A; A=b3,-,d2,-,-; B=k4,g4,i5,i2,-", "A", "unplaced"),
    (f"phase=place; side=A; setup=quick; A={NOBODY}; B={NOBODY}", "setup", "setup"),
    (f"phase=formation; side=A; setup=turns; A={NOBODY}; B={NOBODY}", "setup", "setup"),
    ("phase=lot", "phase", "order"),
    (f"phase=lot; setup=littlegolem; A={NOBODY}; B={NOBODY}", "phase", "order"),
    ("phase=place; side=A", "phase", "order"),
    (f"phase=place; side=A; A=b3,-,-,-,-; B={NOBODY}", "side", "order"),
    ("phase=place; side=A; A=b3,f3,d2,-,-; B=-,-,-,-,-", "side", "order"),
    (f"phase=formation; side=A; setup=quick; B={NOBODY}", "side", "order"),
    ("phase=place; side=A; setup=littlegolem; A=b3,f4,-,-,-; B=k4,g3,i5,-,-", "side", "order"),
    ("A=b3,f3,d2,d5,e1", "A", "owed"),
    ("A=b3,f3,h1,h2,h5", "A", "owed"),
    ("A=b3,e4,d2,d5,h4", "A", "owed"),
    ("A=b3,f3,d2,d5,g3", "A", "owed"),
    ("A=c1,f3,d2,d5,h4", "A", "owed"),
    ("A=b3,f3,d2,d5,h0", "A", "owed"),
    ("phase=place; side=A; A=b3,h1,h2,h5,-; B=k4,g4,i5,e3,-", "A", "owed"),
    ("phase=place; side=A; A=b3,c0,-,-,-; B=k4,g4,-,-,-", "A", "owed"),
    ("phase=place; side=A; A=c1,f3,-,-,-; B=k4,g4,-,-,-", "A", "owed"),
    ("phase=place; side=A; A=b3,g3,-,-,-; B=k4,g4,-,-,-", "A", "owed"),
    (f"phase=formation; side=A; setup=quick; A={NOBODY}; B=k3,i6,j6,g4,g6", "B", "owed"),
    ("phase=place; side=A; setup=littlegolem; A=b4,f4,-,-,-; B=k4,g3,-,-,-", "A", "owed"),
    ("phase=place; side=A; setup=littlegolem; A=b3,f4,f3,-,-; B=k4,g3,-,-,-", "A", "owed"),
    ("ball=e4", "ball", "ball"),
    (f"{TURN}; {MEN}", "ball", "ball"),
    (f"{TURN}; {MEN}; ball=e4", "ball", "ball"),
    (f"{TURN}; {MEN}; ball=goal", "ball", "ball"),
    (f"{TURN}; {MEN}; ball=f0", "ball", "ball"),
    (f"phase=scorer-keeper; side=A; {MEN}; ball=e5; score=1-0; last=A; turns=9", "ball", "ball"),
    (RESTART.replace("ball=b3", "ball=b4"), "ball", "ball"),
    (RESTART.replace("b3", "c2"), "ball", "ball"),
    (f"{TURN}; {MEN}; ball=h2; die=3", "die", "die"),
    (f"{TURN}; {MEN}; ball=h2".replace("throw", "move"), "die", "die"),
    ("phase=kick-off; side=A; die=6", "die", "die"),
    ("phase=kick-off; side=A", "die", "die"),
    (f"{RESTART}; die=1; score=0-1; last=B; turns=9".replace("restart-throw", "restart"),
     "die", "die"),
    ("turns=5", "turns", "turns"),
    (f"{TURN}; {MEN}; ball=h2".replace("turns=8", "turns=0"), "turns", "turns"),
    (f"{TURN}; {MEN}; ball=h2".replace("turns=8", "turns=70"), "turns", "turns"),
    (f"{OVER}; turns=49; score=1-0; last=A; result=A:full-time", "turns", "turns"),
    (f"phase=scorer-keeper; side=A; {GOAL}".replace("turns=9", "turns=52"), "turns", "turns"),
    (f"{TURN}; {MEN}; ball=h2; last=A", "last", "last"),
    (f"{TURN}; {MEN}; ball=h2; score=1-0", "last", "last"),
    (f"{TURN}; {MEN}; ball=h2; score=1-0; last=B", "last", "last"),
    (f"{EXTRA_GOAL}; score=1-0; last=A; result=A:extra-time", "last", "last"),
    (f"{TURN}; {MEN}; ball=h2; score=5-4; last=A", "score", "score"),
    (f"{RESTART}; score=1-0; last=A; turns=9", "score", "score"),
    (f"phase=beaten-keeper; side=A; {GOAL}", "score", "score"),
    (f"{TURN}; {MEN}; ball=h2; score=1-0; last=A".replace("turns=8", "turns=52"),
     "score", "score"),
    (f"{OVER}; turns=50; score=1-0; last=A", "result", "result"),
    (f"{TURN}; {MEN}; ball=h2; score=1-0; last=A; result=A:full-time", "result", "result"),
    (f"{OVER}; turns=50; score=1-0; last=A; result=B:full-time", "result", "winner"),
    (f"{OVER}; turns=50; score=1-0; last=A; result=A:last-goal", "result", "winner"),
    (f"{OVER}; turns=52; score=1-0; last=A; result=A:full-time", "result", "winner"),
    (f"{OVER}; turns=70; score=1-1; last=B; result=A:last-goal", "result", "winner"),
    (f"{OVER}; turns=69; score=1-1; last=A; result=A:last-goal", "result", "winner"),
    (f"{OVER}; turns=70; score=1-1; last=A; result=both:no-goal", "result", "winner"),
    (f"{EXTRA_GOAL}; score=3-1; last=B; result=A:extra-time", "result", "winner"),
    (f"{OVER}; turns=53; score=2-1; last=B; result=A:extra-time", "result", "winner"),
]  # fmt: skip

RIGHT = [
    "",
    f"phase=lot; A={NOBODY}; B={NOBODY}",
    "phase=lot; setup=littlegolem; A=b3,f4,-,-,-; B=k4,g3,-,-,-",
    f"phase=formation; side=A; setup=quick; A={NOBODY}; B=k3,g4,i4,i3,e6",
    "phase=kick-off; side=A; die=5",
    f"{TURN}; {MEN}; ball=h2",
    f"{TURN}; A=b3,j3,j4,a6,a7; {FAR}; ball=k3",
    f"{TURN}; {MEN}; ball=h2; score=4-4; last=A",
    f"phase=scorer-keeper; side=A; {GOAL}",
    f"phase=scorer-keeper; side=A; {GOAL}".replace("1-0", "1-1").replace("turns=9", "turns=50"),
    f"{RESTART}; score=1-1; last=B; turns=9",
    f"{OVER}; turns=50; score=1-0; last=A; result=A:full-time",
    f"{EXTRA_GOAL}; score=1-0; result=A:extra-time",
    f"{EXTRA_GOAL}; score=2-1; last=A; result=A:extra-time",
    f"{OVER}; turns=70; score=1-1; last=A; result=A:last-goal",
    f"{OVER}; turns=70; result=both:no-goal",
]


@pytest.mark.parametrize(("position", "key", "wrong"), WRONG)
def test_a_position_that_cannot_be(at, position, key, wrong):
    with pytest.raises(BadPosition) as error:
        at(position)
    seen = {"A", "B"} if key in "AB" else {key}
    assert error.value.values["key"] in seen
    assert error.value.values["reason"].message == f"impossible-{wrong}"
    assert error.value.text("en") and error.value.text("fr")


@pytest.mark.parametrize("position", RIGHT)
def test_a_position_that_can_be_is_read_and_written(at, position):
    state = at(position).state
    assert state.game.parse(str(state)) == state


@pytest.mark.parametrize("key", ["A", "B"])
def test_the_side_with_a_wrong_footballer_is_named(game, key):
    squares = {"A": "b3,f3,d2,d5,h0", "B": "k4,g4,i5,i2,e0"}[key]
    with pytest.raises(BadPosition) as error:
        game.parse(f"{key}={squares}")
    assert error.value.values["key"] == key


@pytest.mark.parametrize(
    "position",
    ["side=B", f"side=B; phase=lot; A={NOBODY}; B={NOBODY}",
     f"{OVER}; side=B; turns=50; score=1-0; last=A; result=A:full-time"],
)  # fmt: skip
def test_when_neither_side_is_to_act_it_is_written_as_a(game, position):
    is_refused(game, position, "side", "side")


def test_every_kind_of_wrong_position_is_shown(game):
    assert kinds_of_wrong(game) == {wrong for *_, wrong in WRONG} | {"side"}
