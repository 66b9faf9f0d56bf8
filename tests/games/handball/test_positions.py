"""Positions that cannot be: the key that is wrong, and what is wrong with it."""

from __future__ import annotations

import random

import pytest

import debut
from debut import OVER
from tests.games.wrong import is_read_and_written, is_refused, kinds_of_wrong
from tests.helpers import option_sets

GAME = debut.game("handball")
NOBODY = "A=-,-,-,-,-,-,-; B=-,-,-,-,-,-,-; ball=none"
# Both teams in their halves, A2 and B2 nearest to the middle.
MEN = "A=a4,h3,d3,d6,f2,f7,e5; B=p4,i3,m3,m6,k2,k7,l5"
TURN = f"{MEN}; side=A; turns=8"
LOOSE = f"{TURN}; ball=h6"
HELD = f"{TURN}; ball=h3"
OVER_AT = "A=p4,h3,d3,d6,f2,f7,e5; B=a4,i3,m3,m6,k2,k7,l5; ball=h6; phase=over; period=2; turns=100"

FREE = f"{MEN}; ball=h6; restart=free; phase=taker; side=A; turns=8"
ENGAGE = f"{NOBODY}; restart=engage; phase=taker; side=A"
GOAL = f"{MEN}; ball=none; restart=goal; phase=taker; side=A; turns=8; score=0-1"
KEEPERS = f"{MEN}; ball=a4; restart=keeper; phase=taker; side=A; turns=8"

# A's number 2 takes a free throw on h6, B places first.
PLACE = (
    "A=a4,h6,d3,d6,f2,f7,e5; B=p4,i3,m3,m6,k2,k7,l5; ball=h6; restart=free; taker=2; phase=place; "
    "turns=8"
)
STEP_0 = f"{PLACE}; side=B; placed=A2"
STEP_1 = f"{PLACE}; side=A; placed=A2; step=1"
STEP_2 = f"{PLACE}; side=B; placed=A2; step=2"
STEP_3 = f"{PLACE}; side=A; placed=A2; step=3; stays=B"
SEVEN = (
    "A=a4,n4,d3,d6,f2,f7,e5; B=p4,i3,l3,l6,k2,k7,l5; ball=n4; restart=seven; taker=2; phase=place; "
    "turns=8; placed=A2"
)
BY_KEEPER = (
    "A=b4,h3,d3,d6,f2,f7,e5; B=p4,i3,m3,m6,k2,k7,l5; ball=b4; restart=keeper; taker=1; "
    "phase=place; turns=8; placed=A1; side=B"
)
ENGAGING = (
    "A=-,h4,-,-,-,-,-; B=-,-,-,-,-,-,-; ball=h4; restart=engage; taker=2; phase=place; placed=A2; "
    "side=A"
)
# A's number 2 before B's goal: three cells to the line, and over the corner of the area.
SHOT = "A=a4,m4,d3,d6,f2,f7,e5; B=p5,i3,j3,j6,k2,k7,l8; ball=m4; side=A; turns=8"
ACROSS = "A=a4,o2,d3,d6,f2,f7,e5; B=p5,n2,n1,j6,k2,k7,o1; ball=o2; side=A; turns=8; die=5"

WRONG = [
    ("A=a4,h3,h3,d6,f2,f7,e5", "A", "pawns"),
    ("A=a4,h3,d3,d6,f2,f7,e5; B=p4,h3,m3,m6,k2,k7,l5", "B", "pawns"),
    (f"{LOOSE}; phase=walk-throw; court=short", "B", "pawns"),
    ("A=a4,h3,b3,d6,f2,f7,e5", "A", "area"),
    ("A=a4,h3,o3,d6,f2,f7,e5", "A", "area"),
    ("A=p5,h3,d3,d6,f2,f7,e5; B=a4,i3,m3,m6,k2,k7,l5", "A", "area"),
    (f"{LOOSE}; phase=walk-throw; period=2", "A", "area"),
    ("A=-,h3,d3,d6,f2,f7,e5", "A", "missing"),
    (f"{MEN}; ball=none; phase=lot", "A", "missing"),
    (ENGAGE.replace("A=-", "A=a4"), "A", "missing"),
    (STEP_0.replace("d3,d6", "-,-"), "A", "missing"),
    (STEP_0.replace("placed=A2", "placed=A2,B3").replace("m3", "-"), "B", "missing"),
    (BY_KEEPER.replace("d3", "-"), "A", "missing"),
    (ENGAGING.replace("A=-,h4,-", "A=-,h4,d3"), "A", "missing"),
    (
        "A=a4,b1,c1,c2,d2,d3,e3; B=m4,j3,k3,k6,l2,l7,i5; court=short; ball=p1; turns=8",
        "ball",
        "ball",
    ),
    (f"{TURN}; ball=b4; phase=walk-throw", "ball", "ball-there"),
    (f"{TURN}; ball=p4; phase=walk-throw", "ball", "ball-there"),
    (f"{TURN}; ball=none; phase=walk-throw", "ball", "ball-there"),
    (f"{TURN}; ball=a4; phase=choose", "ball", "ball-there"),
    (GOAL.replace("ball=none", "ball=h6"), "ball", "ball-there"),
    (FREE.replace("ball=h6", "ball=b4"), "ball", "ball-there"),
    (FREE.replace("ball=h6", "ball=h3"), "ball", "ball-there"),
    (KEEPERS.replace("ball=a4", "ball=h6"), "ball", "ball-there"),
    (f"{LOOSE}; phase=ball-throw", "ball", "not-held"),
    (f"{TURN}; ball=i3; phase=ball-throw", "ball", "not-held"),
    (f"{NOBODY}; phase=lot; side=B", "side", "side"),
    (f"{OVER_AT}; side=B; result=draw:full-time", "side", "side"),
    (f"{LOOSE}; phase=walk-throw; restart=free", "restart", "restart"),
    (f"{LOOSE}; phase=taker", "restart", "restart"),
    (f"{LOOSE}; phase=walk-throw; taking=B", "taking", "no-restart"),
    (f"{LOOSE}; phase=walk-throw; step=1", "step", "no-restart"),
    (f"{LOOSE}; phase=walk-throw; placed=A2", "placed", "no-restart"),
    (f"{LOOSE}; phase=walk-throw; stays=B", "stays", "no-restart"),
    (f"{LOOSE}; phase=walk-throw; moved=1-0", "moved", "no-restart"),
    (f"{LOOSE}; phase=walk-throw; plan=wall,none", "plan", "no-restart"),
    (f"{FREE}; taker=2", "taker", "no-restart"),
    (f"{FREE}; taking=B", "side", "taker-first"),
    (ENGAGE.replace("side=A", "side=B; taking=B"), "taking", "engage"),
    (f"{ENGAGE}; period=2", "taking", "engage"),
    (STEP_0.replace("taker=2", "taker=1"), "taker", "taker"),
    (STEP_0.replace("taker=2", "taker=none"), "taker", "taker"),
    (BY_KEEPER.replace("taker=1", "taker=2"), "taker", "taker"),
    (STEP_0.replace("placed=A2", "placed=none"), "placed", "placed"),
    (STEP_0.replace("placed=A2", "placed=A2,A3"), "placed", "placed"),
    (BY_KEEPER.replace("placed=A1", "placed=A1,B1"), "placed", "placed"),
    (STEP_0.replace("ball=h6", "ball=h7"), "ball", "spot"),
    (STEP_0.replace("h6", "m5"), "ball", "spot"),
    (SEVEN.replace("n4", "m4") + "; side=B", "ball", "spot"),
    (BY_KEEPER.replace("b4", "a4"), "ball", "spot"),
    (ENGAGING.replace("h4", "g4"), "ball", "spot"),
    (f"{ENGAGING}; step=2", "step", "step"),
    (STEP_0.replace("side=B", "side=A"), "side", "step"),
    (STEP_1.replace("placed=A2", "placed=A1,A2,A3,A4,A5,A6,A7"), "placed", "nobody-left"),
    (STEP_0.replace("placed=A2", "placed=A2,B3").replace("m3", "g3"), "B", "placed-there"),
    (STEP_1.replace("placed=A2", "placed=A2,A3").replace("d3", "j3"), "A", "placed-there"),
    (
        STEP_2.replace("placed=A2", "placed=A2,A3").replace("d3", "m3").replace("m3,m6", "l3,m6"),
        "A",
        "placed-there",
    ),
    (STEP_2.replace("placed=A2", "placed=A2,B3,B4").replace("m3,m6", "h7,h5"), "B", "placed-there"),
    (f"{STEP_0}; moved=0-1", "moved", "moved"),
    (BY_KEEPER.replace("placed=A1", "placed=A1,B3"), "moved", "moved"),
    (f"{STEP_0}; stays=B", "stays", "stays"),
    (f"{STEP_0}; stays=A", "stays", "stays"),
    (f"{STEP_1}; stays=B".replace("m3,m6", "h7,h5"), "stays", "stays"),
    (f"{STEP_1}; stays=B; plan=none,wall", "stays", "stays"),
    (f"{STEP_1}; plan=wall,none", "plan", "plan"),
    (f"{STEP_1}; plan=none,wall", "plan", "plan"),
    (f"{BY_KEEPER}; plan=none,wall; moved=0-0".replace("side=B", "side=A; step=1"), "plan", "plan"),
    (STEP_3.replace("; stays=B", ""), "placed", "unfinished"),
    (f"{TURN}; ball=h3; phase=seven", "ball", "seven-spot"),
    (f"{SHOT}; phase=seven".replace("A=a4,m4,", "A=n4,m4,").replace("ball=m4", "ball=n4"),
     "ball", "seven-spot"),
    (f"{SHOT}; phase=seven".replace("m4", "n4").replace("d3", "n7"), "A", "seven-zone"),
    (f"{SHOT}; phase=seven".replace("m4", "n4").replace("l8", "p8"), "B", "seven-zone"),
    (f"{LOOSE}; phase=walk-throw; die=3", "die", "die"),
    (f"{LOOSE}; phase=walk", "die", "die"),
    # A's number 2 shuts the ball up in the corner, and could only step onto it.
    ("A=a4,b1,b2,c1,f2,f7,e5; B=p4,i3,m3,m6,k2,k7,l5; ball=a1; phase=walk; side=A; turns=8; die=2",
     "die", "no-walk"),
    ("A=a2,a1,d3,d6,f2,f7,e5; B=p4,b1,m3,m6,k2,k7,l5; ball=a1; phase=ball; side=A; turns=8; die=3",
     "die", "no-throw"),
    (f"{LOOSE}; phase=walk-throw; distance=2", "distance", "no-shot"),
    (f"{SHOT}; phase=save; die=5; distance=2", "distance", "distance"),
    (f"{SHOT}; phase=save; die=3; distance=3", "distance", "distance"),
    (f"{SHOT}; phase=save; die=5; distance=3".replace("p5", "k5"), "B", "keeper-away"),
    (f"{LOOSE}; phase=walk-throw; target=h4", "target", "no-interception"),
    (f"{ACROSS}; phase=intercept", "target", "target"),
    (f"{ACROSS}; phase=intercept; target=n5", "target", "target"),
    (f"{ACROSS}; phase=intercept; target=p6", "target", "target"),
    (f"{ACROSS}; phase=intercept; target=n6".replace("n2", "l2"), "target", "target"),
    (f"{ACROSS}; phase=intercept; target=n6".replace("p5", "k5"), "B", "keeper-away"),
    (f"{NOBODY}; phase=lot; period=2", "period", "before-lot"),
    (f"{NOBODY}; phase=lot; first=B", "first", "before-lot"),
    (f"{MEN}; ball=h6; phase=over; turns=100; result=draw:full-time", "period", "over"),
    (f"{NOBODY}; phase=lot; turns=1", "turns", "turns"),
    (f"{ENGAGE}; turns=4", "turns", "turns"),
    (f"{LOOSE}; phase=walk-throw; actions=4", "turns", "turns"),
    (f"{OVER_AT}; result=draw:full-time".replace("turns=100", "turns=99"), "turns", "turns"),
    (f"{OVER_AT}; result=draw:full-time; clock=real".replace("turns=100", "turns=0"),
     "turns", "turns"),
    (f"{LOOSE}; phase=walk-throw; whistle=yes", "whistle", "whistle"),
    (f"{NOBODY}; phase=lot; whistle=yes; clock=real", "whistle", "whistle"),
    (f"{LOOSE}; phase=walk-throw; score=5-0", "score", "score"),
    (f"{LOOSE}; phase=walk-throw; score=0-5", "score", "score"),
    (GOAL.replace("score=0-1", "score=1-0"), "score", "score"),
    (f"{HELD}; phase=walk-throw; held=1-0", "held", "held"),
    (f"{HELD}; phase=walk-throw; passive=3", "held", "held"),
    (f"{HELD}; phase=walk-throw; passive=3; held=4-0", "held", "held"),
    (f"{LOOSE}; phase=walk-throw; passive=3; held=1-0", "held", "held"),
    (f"{LOOSE}; phase=walk-throw; passive=3; held=0-3", "held", "held"),
    (f"{HELD}; phase=choose; passive=3; held=1-0", "held", "held"),
    (f"{HELD}; phase=choose; passive=3; held=0-1", "held", "held"),
    (f"{FREE}; passive=3; held=0-1", "held", "held"),
    (f"{SHOT.replace('m4', 'n4')}; phase=seven; passive=3; held=0-1", "held", "held"),
    (OVER_AT, "result", "result"),
    (f"{LOOSE}; phase=walk-throw; result=draw:full-time", "result", "result"),
    (f"{OVER_AT}; score=2-1; result=draw:full-time", "result", "winner"),
    (f"{OVER_AT}; score=2-1; result=B:full-time", "result", "winner"),
]  # fmt: skip

RIGHT = [
    "",
    f"{NOBODY}; phase=lot",
    ENGAGE,
    f"{ENGAGE}; period=2; taking=B".replace("side=A", "side=B"),
    GOAL,
    FREE,
    FREE.replace("ball=h6", "ball=p5"),
    FREE.replace("ball=h6", "ball=i3"),
    KEEPERS,
    KEEPERS.replace("ball=a4", "ball=b3"),
    f"{MEN}; ball=i3; restart=seven; phase=taker; side=A; turns=8",
    STEP_0, STEP_1, STEP_2, STEP_3, BY_KEEPER, ENGAGING, f"{SEVEN}; side=B",
    STEP_0.replace("d3", "-"),
    STEP_0.replace("m3,m6", "h7,h5"),
    f"{STEP_1}; stays=B",
    f"{BY_KEEPER}; moved=0-1".replace("placed=A1", "placed=A1,B3"),
    # B has taken a formation: three of it are to follow in the other half.
    f"{STEP_1}; plan=none,counter".replace("placed=A2", "placed=A2,B1,B2,B3,B4"),
    f"{LOOSE}; phase=walk-throw",
    f"{LOOSE}; phase=walk-throw".replace("a4,", "h8,"),
    f"{HELD}; phase=walk-throw; passive=3; held=3-0",
    f"{TURN}; ball=a4; phase=walk-throw",
    f"{TURN}; ball=a4; phase=ball-throw",
    f"{HELD}; phase=choose",
    f"{SHOT}; phase=save; die=5; distance=3",
    f"{ACROSS}; phase=intercept; target=n6",
    f"{SHOT}; phase=seven".replace("m4", "n4"),
    f"{SHOT}; phase=seven; passive=2; held=1-0".replace("m4", "n4"),
    f"{LOOSE}; phase=walk-throw; score=4-4",
    f"{LOOSE}; phase=walk-throw; clock=real; whistle=yes; turns=900".replace("turns=8; ", ""),
    f"{OVER_AT}; result=draw:full-time",
    f"{OVER_AT}; result=B:full-time; score=3-9",
    f"{OVER_AT}; result=draw:full-time; clock=real".replace("turns=100", "turns=31"),
    f"{OVER_AT}; result=draw:full-time".replace("ball=h6", "ball=o4"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "key", "wrong"), WRONG)
def test_a_position_that_cannot_be(position, key, wrong):
    is_refused(GAME, position, key, wrong)


@pytest.mark.parametrize("position", RIGHT)
def test_a_position_that_can_be_is_read_and_written(position):
    is_read_and_written(GAME, position)


def test_every_kind_of_wrong_position_is_shown():
    assert kinds_of_wrong(GAME) == {wrong for *_, wrong in WRONG}


def test_every_position_of_a_match_is_read_back():
    """Matches in which pawns are often placed by formations, with whistles in between."""
    dice = random.Random(11)
    seen = set()
    for options in option_sets(GAME):
        state = GAME.start(**options)
        for _ in range(250):
            assert GAME.parse(str(state)) == state
            seen.add(str(state).partition("phase=")[2].partition(";")[0])
            if state.turn == OVER:
                break
            actions = state.actions()
            # Buttons have the highest codes.
            last = dice.random() < 0.4
            state = state.play(dice.choice(actions[-9:] if last else actions))
            if state.signals() and dice.random() < 0.03:
                state = state.signal("whistle")
    assert {"lot", "taker", "place", "walk", "choose", "ball", "walk-throw", "ball-throw"} <= seen
