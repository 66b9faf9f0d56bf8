"""Positions that cannot be: the key that is wrong, and what is wrong with it."""

from __future__ import annotations

import random

import pytest

import debut
from debut import OVER, BadPosition
from debut.games.but.board import TAKE
from tests.games.wrong import is_read_and_written, is_refused, kinds_of_wrong
from tests.helpers import option_sets

GAME = debut.game("but")
_NONE = "-,-,-,-,-,-,-,-,-,-,-"
NOBODY = f"A={_NONE}; B={_NONE}; ball=none"
# A's number 7 and B's 7 face each other near the middle.
A = "A=2.9,6.4,6.7,6.11,6.14,12.3,11.9,14.11,15.7,10.14,9.12"
B = "B=24.9,21.4,22.9,21.12,21.14,17.5,12.9,17.13,13.6,12.11,15.16"
MEN = f"{A}; {B}"
SO_FAR = "turns=8; played=4-4"
TURN = f"{MEN}; side=A; {SO_FAR}"
THROW = f"{TURN}; phase=throw"
PLAY = f"{TURN}; phase=play; throws=1"
OURS, THEIRS, LOOSE = "ball=11.9", "ball=12.9", "ball=11.5"

LATER = f"{MEN}; {LOOSE}; side=A; phase=throw; turns=8"  # with the turns played to be told

# A's number 9 has the ball among B's defenders, and B has thrown.
FOULED = f"{A.replace('15.7', '23.8')}; {B}; ball=23.8; side=B; {SO_FAR}; kicker=9"
PENALTY = f"{FOULED}; phase=penalty; throws=1; dice=1.4"
MISSED = (
    f"{A.replace('15.7', '23.8')}; {B.replace('24.9', '25.9')}; ball=25.9; side=B; phase=put; "
    "kicker=9; turns=9; played=4-5"
)
FREE_KICK = f"{THROW}; {OURS}; kicker=7"
# The 8 has passed to the 9, and the yellow die is left.
PASSED = (
    f"{A.replace('14.11', '18.10')}; {B}; ball=15.7; side=A; {SO_FAR}; phase=play; throws=1; "
    "dice=-.4; movers=8,-; extra=yes"
)
TOOK = f"{A}; {B}; {OURS}; side=A; {SO_FAR}; phase=play; throws=1; dice=3.-; movers=-,7; taker=7"

FORMATION = f"{NOBODY}; phase=formation; side=B"
HOME_B = "25.9,21.4,21.14,21.7,21.11,18.11,17.5,18.7,16.6,16.12,17.15"
SECOND = f"A={_NONE}; B={HOME_B}; ball=none; phase=formation; side=A"
HALF_TIME = "half=2; played=10-10"
PLACE = "placing=free; ball=none; phase=place"
FIRST_PLACED = f"A={_NONE}; B=24.9,20.4,-,-,-,-,-,-,-,-,-; {PLACE}; side=B"
KEPT_B = "24.9,20.4,21.14,21.7,21.11,18.11,17.5,18.7,16.6,16.12,17.15"
A_PLACES = (
    f"A=2.9,12.9,-,-,-,-,-,-,13.9,-,-; B={KEPT_B}; {PLACE}; side=A; "
    f"homeA=2.9,12.9,5.4,5.11,5.7,8.7,9.13,8.11,13.9,10.6,9.3; homeB={KEPT_B}"
)
FREELY_A = "2.9,12.9,5.4,5.11,5.7,8.7,9.13,8.11,13.9,10.6,9.3"
# A kept its squares at half-time: the 2 and the 9 have left the circle.
KEPT = (
    f"A=2.9,10.9,5.4,5.11,5.7,8.7,9.13,8.11,10.8,10.6,9.3; B=-,-,-,-,-,-,-,-,13.9,-,-; {PLACE}; "
    f"side=B; half=2; played=10-10; homeA={FREELY_A}; homeB={KEPT_B}"
)
OVER_AT = f"{MEN}; {LOOSE}; phase=over; half=2; turns=20; played=20-20"

WRONG = [
    (f"{MEN.replace('6.7', '6.4')}; {LOOSE}", "A", "figures"),
    (f"{MEN.replace('22.9', '6.4')}; {LOOSE}", "B", "figures"),
    (f"{MEN.replace('A=2.9', 'A=5.9')}; {LOOSE}", "A", "keeper"),
    (f"{MEN.replace('A=2.9', 'A=23.9')}; {LOOSE}", "A", "keeper"),
    (f"{THROW.replace('6.7', '-')}; {LOOSE}", "A", "missing"),
    (f"{MEN}; ball=none; phase=lot", "A", "missing"),
    (FORMATION.replace(f"A={_NONE}", A), "A", "missing"),
    (FORMATION.replace(f"B={_NONE}", B), "B", "missing"),
    (FORMATION.replace("side=B", "side=A"), "B", "missing"),
    (FIRST_PLACED.replace("24.9,20.4", "-,20.4"), "B", "missing"),
    (FIRST_PLACED.replace("24.9,20.4,-", "24.9,-,20.4"), "B", "missing"),
    (A_PLACES.replace("-,-,13.9,-,-;", "-,-,-,-,-;"), "A", "missing"),
    (f"A={FREELY_A}; B={KEPT_B}; {PLACE}; side=A", "A", "missing"),
    (f"{FORMATION}; placing=free", "phase", "placing"),
    (f"{THROW}; {LOOSE}; homeA={FREELY_A}", "homeA", "home"),
    (f"{NOBODY}; phase=lot; homeB=wm", "homeB", "home"),
    (f"{FORMATION}; homeA=wm", "homeA", "home"),
    (f"{THROW}; {LOOSE}; placing=free; homeA={FREELY_A.replace('5.7', '5.4')}", "homeA", "home"),
    (f"{THROW}; {LOOSE}; placing=free; homeA={FREELY_A.replace('9.3', '15.3')}", "homeA", "home"),
    (f"{THROW}; {LOOSE}; placing=free; homeA={FREELY_A.replace('2.9,', '5.9,')}", "homeA", "home"),
    (f"{THROW}; {LOOSE}; placing=free; homeA={FREELY_A.replace('13.9', '10.9')}", "homeA", "home"),
    (f"{THROW}; {LOOSE}; placing=free; homeB={KEPT_B.replace('16.6', '15.8')}", "homeB", "home"),
    (f"{THROW}; {LOOSE}; placing=free; homeB={KEPT_B.replace('16.6', '13.9')}", "homeB", "home"),
    (f"{NOBODY}; phase=lot; placing=free; homeA={FREELY_A}", "homeA", "home"),
    (A_PLACES.replace("8.11,13.9,10.6", "8.11,10.9,10.6"), "homeA", "home"),
    (f"{KEPT}".replace("homeA=2.9,12.9", "homeA=2.9,12.12").replace("8.11,13.9", "8.11,11.9"),
     "homeA", "home"),
    (f"{SECOND}; homeB=wm", "B", "placed"),
    (FIRST_PLACED, "B", "placed"),
    (A_PLACES.replace("12.9,-", "12.8,-"), "A", "placed"),
    (KEPT.replace("10.9", "10.10"), "A", "placed"),
    (f"{THROW}; ball=none", "ball", "ball"),
    (f"{NOBODY.replace('none', '13.9')}; phase=lot", "ball", "ball"),
    (f"{OVER_AT}; result=draw:full-time".replace(LOOSE, "ball=none"), "ball", "ball"),
    (f"{TURN}; phase=keeper; ball=13.2", "ball", "middle"),
    (f"{NOBODY}; phase=lot; side=B", "side", "side"),
    (f"{OVER_AT}; result=draw:full-time; side=B", "side", "side"),
    (f"{PLAY}; {LOOSE}", "dice", "dice"),
    (f"{THROW}; {LOOSE}; dice=3.4", "dice", "dice"),
    (PENALTY.replace("dice=1.4", "dice=1.-"), "dice", "dice"),
    (f"{PLAY}; {LOOSE}; dice=3.-", "movers", "movers"),
    (f"{PLAY}; {LOOSE}; dice=3.4; movers=7,-", "movers", "movers"),
    (f"{THROW}; {LOOSE}; movers=7,-", "movers", "movers"),
    (f"{TURN}; phase=play; {LOOSE}; dice=3.4", "throws", "throws"),
    (f"{TURN}; phase=play; {THEIRS}; dice=3.4; throws=2", "throws", "throws"),
    (f"{THROW}; {THEIRS}; throws=1", "throws", "throws"),
    (f"{THROW}; {LOOSE}; throws=1", "throws", "throws"),
    (f"{THROW}; {OURS}; throws=3", "throws", "throws"),
    (PENALTY.replace("throws=1", "throws=2"), "throws", "throws"),
    (f"{MISSED}; throws=1", "throws", "throws"),
    (f"{THROW}; {OURS}; taker=7", "taker", "taker"),
    (TOOK.replace("taker=7", "taker=8"), "taker", "taker"),
    (TOOK.replace(OURS, LOOSE), "taker", "taker"),
    (TOOK.replace("throws=1", "throws=2"), "taker", "taker"),
    (f"{PLAY}; {OURS}; dice=3.4; extra=yes", "extra", "extra"),
    (f"{THROW}; {OURS}; extra=yes", "extra", "extra"),
    (PASSED.replace("throws=1", "throws=3"), "extra", "extra"),
    (PASSED.replace("18.10", "18.11"), "extra", "extra"),
    (PASSED.replace("ball=15.7", "ball=18.10"), "extra", "extra"),
    (PASSED.replace("ball=15.7", "ball=16.8"), "extra", "extra"),
    (PASSED.replace("17.5", "17.9"), "extra", "extra"),
    (PASSED.replace("15.7", "24.4").replace("6.11", "7.11"), "extra", "extra"),
    (PASSED.replace("18.10", "1.7").replace("6.7", "5.6").replace("13.6", "13.5"),
     "extra", "extra"),
    (f"{FREE_KICK}".replace(OURS, LOOSE), "kicker", "kicker"),
    (f"{FREE_KICK}; throws=1", "kicker", "kicker"),
    (f"{PLAY}; {OURS}; kicker=7; dice=-.4; movers=8,-", "kicker", "kicker"),
    (f"{PLAY}; {OURS}; kicker=7; dice=4.-; movers=-,7", "kicker", "kicker"),
    (f"{OVER_AT}; result=draw:full-time; kicker=7", "kicker", "kicker"),
    (PENALTY.replace("kicker=9", "kicker=none"), "kicker", "kicker"),
    (PENALTY.replace("kicker=9", "kicker=1"), "kicker", "kicker"),
    (MISSED.replace("kicker=9", "kicker=none"), "kicker", "kicker"),
    (PENALTY.replace("kicker=9", "kicker=8"), "ball", "penalty-ball"),
    (PENALTY.replace("23.8", "20.8"), "ball", "penalty-ball"),
    (PENALTY.replace("22.9", "20.9"), "B", "no-offender"),
    (PENALTY.replace("dice=1.4", "dice=2.4"), "dice", "no-foul"),
    (MISSED.replace("kicker=9", "kicker=8"), "kicker", "missed"),
    (MISSED.replace("22.9", "20.9"), "B", "no-offender"),
    (MISSED.replace("25.9", "25.8"), "ball", "missed"),
    (MISSED.replace("ball=25.9", "ball=25.8"), "ball", "missed"),
    (f"{PLAY}; {THEIRS}; dice=1.4", "dice", "foul"),
    (f"{PLAY}; {THEIRS}; dice=1.-; movers=-,8", "dice", "foul"),
    (f"{NOBODY}; phase=lot; half=2; {SO_FAR}", "half", "before-lot"),
    (f"{NOBODY}; phase=lot; first=B", "first", "before-lot"),
    (f"{OVER_AT}; result=draw:full-time".replace("half=2", "half=1"), "half", "over"),
    (f"{NOBODY}; phase=lot; turns=1; played=1-0", "turns", "turns"),
    (f"{FORMATION}; turns=1; played=1-0", "turns", "turns"),
    (f"{THROW}; {LOOSE}; length=8", "turns", "turns"),
    (f"{OVER_AT}; result=draw:full-time".replace("turns=20", "turns=19"), "turns", "turns"),
    (f"{OVER_AT}; result=draw:full-time; clock=real".replace("turns=20", "turns=0"),
     "turns", "turns"),
    (f"{THROW}; {LOOSE}; whistle=yes", "whistle", "whistle"),
    (f"{NOBODY}; phase=lot; whistle=yes; clock=real", "whistle", "whistle"),
    (f"{LATER}; played=4-5", "played", "played"),
    (f"{THROW}; {LOOSE}; half=2", "played", "played"),
    (f"{THROW}; {LOOSE}; half=2; clock=real", "played", "played"),
    (f"{THROW}; {LOOSE}; score=5-4", "score", "score"),
    (OVER_AT, "result", "result"),
    (f"{THROW}; {LOOSE}; result=draw:full-time", "result", "result"),
    (f"{OVER_AT}; score=2-1; result=draw:full-time", "result", "winner"),
    (f"{OVER_AT}; score=2-1; result=B:full-time", "result", "winner"),
]  # fmt: skip

RIGHT = [
    "",
    f"{NOBODY}; phase=lot",
    FORMATION,
    SECOND,
    f"{FORMATION}; first=A; half=2; played=10-10; homeA=wm; homeB=5-3-2".replace(
        "side=B", "side=A"
    ),
    f"{FIRST_PLACED}; homeB={KEPT_B}",
    A_PLACES,
    KEPT,
    f"{THROW}; {LOOSE}; placing=free",
    f"{THROW}; {LOOSE}; placing=free; homeA={FREELY_A}; homeB={KEPT_B}",
    *(f"{THROW}; {ball}" for ball in (OURS, THEIRS, LOOSE)),
    f"{TURN}; phase=keeper; {LOOSE}",
    f"{THROW}; {OURS}; throws=2",
    f"{PLAY}; {THEIRS}; dice=2.4",
    # Who has walked beside the holder by the yellow die has not fouled him.
    f"{PLAY}; {THEIRS}; dice=1.-; movers=-,7",
    f"{PLAY}; {LOOSE}; dice=-.4; movers=7,-".replace("throws=1", "throws=3"),
    FREE_KICK,
    f"{PLAY}; {OURS}; kicker=7; dice=4.-; movers=-,8",
    PASSED,
    TOOK,
    PENALTY,
    MISSED,
    f"{THROW}; {LOOSE}; score=4-4",
    f"{MEN}; {LOOSE}; phase=throw; clock=real; whistle=yes; turns=400; played=150-250",
    f"{LATER}; half=2; clock=real; played=5-6",
    f"{OVER_AT}; result=draw:full-time",
    f"{OVER_AT}; result=B:full-time; score=3-9",
    f"{OVER_AT}; result=draw:full-time; clock=real; turns=3".replace("turns=20; ", ""),
]  # fmt: skip


@pytest.mark.parametrize(("position", "key", "wrong"), WRONG)
def test_a_position_that_cannot_be(position, key, wrong):
    is_refused(GAME, position, key, wrong)


@pytest.mark.parametrize("position", RIGHT)
def test_a_position_that_can_be_is_read_and_written(position):
    is_read_and_written(GAME, position)


def test_keys_mixed_at_random_are_refused_or_lead_only_to_what_can_be():
    """Some keys of a position that can be, with the values of others."""
    dice = random.Random(5)
    known = [dict(key.split("=", 1) for key in str(GAME.parse(one)).split("; ")) for one in RIGHT]
    accepted = refused = 0
    for _ in range(400):
        mixed = dice.choice(known) | dict(dice.sample(list(dice.choice(known).items()), 2))
        try:
            state = GAME.parse("; ".join(f"{key}={value}" for key, value in mixed.items()))
        except BadPosition:
            refused += 1
            continue
        accepted += 1
        for _ in range(4):
            if state.turn != OVER:
                state = state.play(dice.choice(state.actions()))
                assert GAME.parse(str(state)) == state
    assert accepted > 40 and refused > 40


def test_every_kind_of_wrong_position_is_shown():
    assert kinds_of_wrong(GAME) == {wrong for *_, wrong in WRONG}


def beginnings():
    """Matches of few turns, and moments before a penalty."""
    for options in option_sets(GAME):
        yield GAME.start(**options | {"length": 4})
    for throws in ("throw", "keeper"):
        yield GAME.parse(f"{FOULED}; phase={throws}".replace("; kicker=9", ""))
    yield GAME.parse(MISSED)


def test_every_position_of_a_match_is_read_back():
    """Matches with much passing and many fouls, with whistles in between."""
    dice = random.Random(11)
    seen = set()
    for state in [start for start in beginnings() for _ in range(4)]:
        for _ in range(150):
            assert GAME.parse(str(state)) == state
            phase = str(state).partition("phase=")[2].partition(";")[0]
            seen.add(phase)
            if state.turn == OVER:
                break
            actions = state.actions()
            if phase == "throw" and dice.random() < 0.6:
                actions = actions[:6]  # the black die shows a 1
            elif phase == "play" and dice.random() < 0.6:
                actions = [action for action in actions if action >= TAKE] or actions
            state = state.play(dice.choice(actions))
            if state.signals() and dice.random() < 0.03:
                state = state.signal("whistle")
    assert seen == {
        "lot", "formation", "place", "keeper", "throw", "play", "penalty", "put", "over"
    }  # fmt: skip
