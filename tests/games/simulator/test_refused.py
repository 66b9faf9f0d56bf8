"""Why not? What is not allowed names the clause that forbids it."""

from __future__ import annotations

import pytest

import debut
from debut.kernel.testing import check_refused
from debut.kernel.text import LANGS
from debut.kernel.views import Pick
from tests.games.simulator.bench import FAR, LINE_UP, pitch
from tests.helpers import decisions

GAME = debut.game("simulator")
OPEN = pitch({"n15": "e6", "n5": "f6"}, {"n2": "e8"}, "A15")
SHOT = {"deed": "shot", "striker": "A15", "shots": 1}
DIRECT = pitch({"n15": "e9"}, {"n2": "e8", "n4": "d6"}, "A15", phase="intercept", who="B",
               direct="yes", ran=1, **SHOT)  # fmt: skip
STILL = DIRECT.replace("ran=1", "ran=0")
KEEPER = pitch({"n15": "e10"}, {"n2": "e8"}, "A15", phase="keeper", who="B", **SHOT)
RODS = pitch({"n15": "e9"}, {"n2": "e8"}, "A15", phase="keeper", who="B", **SHOT)
COUNT = pitch({"n15": "e6", "n5": "d7", "n16": "a1"}, {"n2": "e8"}, phase="count", deed="pass",
              striker="A15", origin="e6", ball="8,0", aside="A16")  # fmt: skip
ATTACK = pitch({"n15": "e6", "n5": "f6", "n16": "a1"}, {}, "A15", phase="attack", moved="A16")
CARRIED = pitch({"n1": "e1~0~0", "n5": "c3"}, {}, "A1", ball="-40,0", phase="attack", hands="yes")
DEFENCE = pitch({"n15": "e6"}, {"n2": "e8", "n3": "d3", "n5": "a2", "n6": "a4"}, "A15",
                phase="defence", who="B", farthest=2, moved="B5", down="B6")  # fmt: skip
QUICK = pitch({"n15": "e6"}, {"n2": "e8", "n3": "d3"}, "A15", phase="defence", who="B")
HELD = pitch({"n1": "e1~0~0"}, {"n2": "e2"}, "A1", ball="-40,0", phase="defence", who="B",
             farthest=1, hands="yes")  # fmt: skip
PLACED = {"phase": "place-first", "restart": "free-kick", "ball": "16,0"}
FIRST = pitch({"n15": "e4", "n5": "f6"}, {"n2": "e10"}, **PLACED)
TAKEN = pitch({"n15": "e8~-2.3~0", "n5": "f6", "n6": "a3"}, {"n2": "e10"}, "A15",
              **{**PLACED, "moved": "A6,A15", "placed": 2})  # fmt: skip
ALL = TAKEN.replace("place-first", "place-all").replace("who=A", "who=B")
REST = TAKEN.replace("place-first", "place-rest")
SKILL = pitch({"n15": "e10", "n5": "c8"}, {"n1": "i11"}, "A15", phase="skill", deed="pass",
              striker="A5")  # fmt: skip
WHY = [
    (OPEN, "cross", "S-5.3", "crossing-zone"),
    (OPEN, "shot", "S-5.5", "shooting-zone"),
    (OPEN + "; shots=1", "shot", "S-5.5", "one-shot"),
    (OPEN + "; crosses=1", "cross", "S-5.3", "one-cross"),
    (OPEN + "; direct=yes", "shot", "S-3.1.3", "direct-only"),
    (OPEN, "dribble2", "S-5.1", "dribble-near"),
    (OPEN, "dribble3", "S-1.1", "off-pitch"),
    (OPEN.replace("2@e8", "2@e7/x"), "dribble2", "S-5.1", "dribble-standing"),
    (OPEN.replace("restart=none", "restart=kick-off"), "dribble2", "S-3.1.2", "no-dribble"),
    (OPEN, "5-f7", "S-3.1", "announce-now"),
    (DIRECT, "1-e10", "S-7.7", "no-keeper"),
    (DIRECT, "2-e7", "S-6.13", "lie-only"),
    (DIRECT, "2_e9x", "S-7.7.2", "not-into-ball"),
    (DIRECT, "2_e6x", "S-7.7.2", "intercept-far"),
    (STILL, "2_e7x", "S-7.7.2", "within-cell"),
    (RODS, "1-e10", "S-5.6", "rods-now"),
    (KEEPER, "rod1", "S-5.6", "no-rods"),
    (KEEPER, "1-e9", "S-5.7", "two-lying"),
    (KEEPER, "1_e6x", "S-5.7", "keeper-far"),
    (COUNT, "16-e7", "S-4.1.2", "not-counting"),
    (COUNT, "1-e7", "S-4.1", "not-nearest"),
    (COUNT, "5-d8", "S-4.2", "under-ball"),
    (ATTACK, "15-e7", "S-7.1.3", "holder-stays"),
    (ATTACK, "16-a2", "S-7.1.1", "moved"),
    (ATTACK, "5-e6", "S-1.5", "mate-there"),
    (ATTACK, "5-f6", "S-7.1", "stays-there"),
    (ATTACK, "5-f11", "S-7.1", "too-far"),
    (ATTACK, "shot", "S-6.17.1", "no-torpedo"),
    (CARRIED, "1-e4", "S-5.8.1", "carry-area"),
    (DEFENCE, "5-a3", "S-7.1.1", "moved"),
    (DEFENCE, "6-a5", "S-7.3.3", "down"),
    (DEFENCE, "2-e11", "S-1.5", "mate-there"),
    (DEFENCE, "3-d8", "S-7.3", "limit"),
    (DEFENCE + "; begun=yes", "2-e6", "S-7.4", "first-only"),
    (DEFENCE, "tackle", "S-7.5", "nobody-tackles"),
    (DEFENCE, "2.3", "S-6.20.2", "no-synchro"),
    (QUICK, "3-d6", "S-7.3.1", "quick"),
    (HELD, "2-e1", "S-5.8.1", "keeper-safe"),
    (FIRST, "15-e5", "S-8.6.1", "taker-first"),
    (FIRST, "end", "S-8.6.1", "taker-first"),
    (FIRST, "keeper5", "S-8.15.4", "keeper-there"),
    (FIRST, "sub1-4", "S-8.15.3", "keeper-for-keeper"),
    (FIRST, "sub4-7", "S-8.15", "bench"),
    (TAKEN, "taker5", "S-8.6.1", "taker-chosen"),
    (TAKEN, "6-a4", "S-8.6.1", "placed-already"),
    (TAKEN, "1-e2", "S-8.6.6", "keeper-later"),
    (TAKEN, "5-e8", "S-8.7", "takers-cell"),
    (TAKEN + "; subs=5-0", "sub5-4", "S-8.15", "five-subs"),
    (ALL, "2-e9", "S-8.8", "keep-away"),
    (REST, "5-f9", "S-8.6.3", "behind"),
    (REST, "sub5-4", "S-8.15", "subs-before"),
    (SKILL, "direct", "S-6.2", "no-direct-pass"),
    (SKILL, "directcross", "S-6.3", "no-direct-cross"),
    (LINE_UP, "end", "S-2.2", "not-eleven"),
    (LINE_UP, "low", "S-2.2", "lineup-now"),
]


@pytest.mark.parametrize(("position", "word", "clause", "why"), WHY, ids=[w for *_, w in WHY])
def test_what_is_not_allowed_names_its_clause(position, word, clause, why):
    state = GAME.parse(position)
    refusal = state.why_not(word)
    assert (refusal.clause, refusal.message) == (clause, f"why-{why}")
    for lang in LANGS:
        assert GAME.text(lang).say(refusal.message)


def test_whatever_is_written_is_an_action_or_is_answered():
    words = ["low", "37.5", "12", "7-d5", "7_d5x", "7.3", "e1.0", "rod3", "dribble4", "taker9",
             "sub9-14", "keeper5", "4-4-2", "end", "tackle", "press", "round", "go", "head",
             "headshot", "direct", "none", "subs", "cross", "shot", "throw", "?"]  # fmt: skip
    for state in decisions("simulator")[::9]:
        check_refused(state, words)


def test_pointing_at_an_opponent_far_away_says_whom_one_dribbles():
    state = GAME.parse(OPEN)
    refusal = state.why_not_pick((Pick("piece", "B2"),))
    assert (refusal.clause, refusal.message) == ("S-5.1", "why-dribble-near")


def test_pointing_at_whoever_has_moved_says_so():
    state = GAME.parse(ATTACK)
    assert state.why_not_pick((Pick("piece", "A16"),)).message == "why-moved"
    assert state.why_not_pick((Pick("cell", "e9"),)).message == "why-pawn-first"
    far = pitch({"n15": "e6"}, FAR, "A15", phase="attack")
    assert GAME.parse(far).why_not_pick((Pick("piece", "B2"),)).message == "why-own-pawn"
