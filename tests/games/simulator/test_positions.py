"""Position texts: what is left out, what is refused and by which key, and that the rest plays."""

from __future__ import annotations

import random

import pytest

import debut
from debut import OVER, BadPosition, DebutError, State
from debut.games.simulator.board import NAMES
from debut.kernel.testing import random_action, random_states
from tests.games.simulator.bench import LINE_UP, pitch
from tests.helpers import evenly, reads_well, sample
from tests.text_scan import game_texts

GAME = debut.game("simulator")
OURS, THEIRS = {"n15": "e6", "n5": "f6"}, {"n2": "e8"}
SETTINGS: tuple[dict[str, object], ...] = (
    {},
    {"pro": "all", "penalties": "yes"},
    {"pro": "all", "dexterity": "none", "team_a": "cometes", "team_b": "orages"},
    {"dexterity": "hard", "quick": "yes", "line": "yes", "penalties": "yes"},
)


def told(state: State, key: str) -> str:
    return next(one.write(state.record) for one in GAME.spec.keys if one.name == key)


def held(holder: str = "A15", ours=OURS, theirs=THEIRS, **keys: object) -> str:
    return pitch(ours, theirs, holder, **keys)


def shot(**keys: object) -> str:
    """A15 is about to shoot from e9; B's keeper is in his goal area."""
    usual = {"phase": "kind", "deed": "shot", "striker": "A15", "shots": 1}
    return held(ours={"n15": "e9"}, theirs={"n2": "e8"}, **{**usual, **keys})


def struck(**keys: object) -> str:
    """A15's pass lies between both teams; A5 and A15 are as near as B2."""
    usual = {"phase": "count", "deed": "pass", "striker": "A15", "origin": "e6", "ball": "8,0"}
    return pitch({"n15": "e6", "n5": "d7"}, {"n2": "e8"}, **{**usual, **keys})


def placing(phase: str = "place-first", **keys: object) -> str:
    usual = {"phase": phase, "restart": "free-kick", "ball": "0,0", "holder": "none"}
    return pitch({"n15": "e4", "n5": "f6"}, THEIRS, **{**usual, **keys})


def defence(**keys: object) -> str:
    usual = {"phase": "defence", "who": "B", "farthest": 1, "reach": 3}
    return held(**{**usual, **keys})


def shoot_out(**keys: object) -> str:
    usual = {
        "phase": "shooter", "restart": "shoot-out", "half": 2, "steps": 33, "penalties": "yes",
        "ball": "0,0",
    }  # fmt: skip
    return pitch({"n15": "e4"}, THEIRS, **{**usual, **keys})


def over(**keys: object) -> str:
    usual = {
        "phase": "over", "result": "A:full-time", "half": 2, "steps": 33, "score": "1-0",
        "ball": "0,0",
    }  # fmt: skip
    return pitch({"n15": "e4"}, THEIRS, **{**usual, **keys})


def direct(**keys: object) -> str:
    """A direct shot from e9 after a run."""
    usual = {"phase": "intercept", "who": "B", "direct": "yes", "ran": 1}
    return shot(**{**usual, **keys})


LINED = {"lineup": "yes", "restart": "kick-off", "ball": "0,0"}
WRONG = [
    (held(kind="high"), "kind", "not-now"),
    (held(moved="A15,B3"), "moved", "off-pitch"),
    (held(replaced="A4"), "subs", "subs"),
    (held(sent_off="A15"), "A", "gone"),
    (held(theirs={"n1": ""}, keepers="1/none"), "B", "eleven"),
    (held(booked="A4:1"), "booked", "booked"),
    (held(booked="A15:2"), "booked", "booked"),
    (held(ours={**OURS, "n6": "f6"}), "A", "cell"),
    (held(ours={**OURS, "n6": "f7~9~0"}), "A", "place"),
    (held(keepers="5/1"), "keepers", "keeper"),
    (held(keepers="none/1"), "keepers", "keeper"),
    (held(named="A"), "keepers", "keeper"),
    (held(ours={**OURS, "n1": ""}, keepers="5/1", named="A"), "named", "named"),
    (held(reserve="A"), "reserve", "reserve"),
    (LINE_UP.replace("A=none", "A=15@e6/x"), "A", "not-now"),
    (LINE_UP.replace("A=none", "A=15@e6"), "holder", "kick-off"),
    (LINE_UP.replace("A=none", "A=15@e5"), "placed-later", "line-up"),
    (held(who="B"), "who", "who"),
    (over(side="B"), "side", "side"),
    (held(phase="duel"), "duel", "duel"),
    (held(restart="penalty"), "restart", "restart"),
    (placing(restart="corner"), "ball", "ball"),
    (LINE_UP.replace("phase=lineup", "phase=toss").replace("ball=0,0", "ball=1,0"), "ball", "ball"),
    (pitch(OURS, THEIRS, ball="0,0"), "holder", "no-holder"),
    (held("B2"), "holder", "holder"),
    (struck(holder="A15", ball="0,0"), "holder", "holder"),
    (held(ball="20,0"), "holder", "far-holder"),
    (held(phase="hands"), "hands", "hands"),
    (held(hands="yes"), "hands", "hands"),
    (shot(deed="pass"), "deed", "deed"),
    (direct(relance="yes"), "direct", "direct"),
    (direct(direct="no"), "direct", "direct"),
    (shot(kind="high"), "kind", "kind"),
    (shot(aim="37.5"), "aim", "aim"),
    (shot(power=12), "power", "aim"),
    (shot(phase="error", aim=0, power=9), "phase", "error"),
    (shot(error=3), "error", "error"),
    (shot(target="B2"), "target", "target"),
    (shot(phase="direction", deed="dribble"), "target", "target"),
    (shot(phase="direction", deed="dribble", target="B1"), "target", "target"),
    (shot(phase="keeper", who="B", keepers="1/none", B="2@e8",
          sent_off="B1"), "keepers", "no-keeper"),
    (shot(phase="round"), "phase", "round"),
    (shot(phase="rod", aim=0, power=9, error=7, rod=3), "rod", "rod"),
    (shot(rod=3, B="1@i11,2@e8"), "rod", "rod"),
    (shot(entered="B2"), "entered", "entered"),
    (defence(phase="tackle", entered="B2"), "entered", "entered"),
    (shot(shots=0), "shots", "shots"),
    (shot(deed="cross"), "crosses", "shots"),
    (held(phase="keeper", who="B", deed="shot", striker="A15", shots=1), "holder", "zone"),
    (struck(phase="pace"), "phase", "nothing-to-do"),
    (struck(striker="B2"), "striker", "striker"),
    (shot(striker="A1"), "striker", "striker"),
    (struck(origin="none"), "origin", "origin"),
    (struck(touch="A15:1,B2:1"), "touch", "touch"),
    (struck(caught="5"), "caught", "offside"),
    (struck(first="B2"), "first", "first"),
    (struck(fate="side"), "fate", "fate"),
    (struck(void="yes"), "void", "void"),
    (struck(who="B"), "who", "who"),
    (struck(phase="back"), "culprit", "culprit"),
    (held(passes="B2:1"), "passes", "passes"),
    (held(failed="A5"), "failed", "failed"),
    (defence(phase="climb", climber="B2"), "climber", "climber"),
    (placing(**LINED), "lineup", "lineup"),
    (placing(placed=1), "placed", "placed"),
    (pitch(OURS, THEIRS, phase="var", who="B", culprit="B2", card="red"), "card", "card"),
    (pitch(OURS, THEIRS, phase="var", who="B", culprit="A5"), "culprit", "culprit"),
    (LINE_UP + "; steps=3", "steps", "before"),
    (LINE_UP + "; score=1-0", "score", "before"),
    (held(turns=8), "turns", "turns"),
    (held(steps=44), "steps", "steps"),
    (held(taken="1-0"), "taken", "no-shoot-out"),
    (shoot_out(penalties="no"), "penalties", "no-shoot-out"),
    (shoot_out(score="1-0"), "score", "no-draw"),
    (shoot_out(steps=3), "steps", "early"),
    (shoot_out(scored="1-0"), "scored", "scored"),
    (shoot_out(taken="2-0"), "taken", "taken"),
    (shoot_out(taken="1-0"), "side", "taken"),
    (shoot_out(moved="A1,A15"), "moved", "shooters"),
    (held(result="A:full-time"), "result", "result"),
    (over(result="A:forfeit"), "result", "forfeit"),
    (over(result="B:full-time"), "result", "winner"),
    (over(steps=20), "steps", "early"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "key", "why"), WRONG, ids=[f"{k}-{w}" for _, k, w in WRONG])
def test_what_cannot_be_is_refused_by_its_key(text: str, key: str, why: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.parse(text)
    assert refused.value.values["key"] == key
    assert refused.value.values["reason"].message == f"impossible-{why}"
    reads_well(refused.value)


def test_every_reason_to_refuse_is_shown() -> None:
    texts = {text for text in game_texts("simulator", "en") if text.startswith("impossible-")}
    assert {f"impossible-{why}" for _, _, why in WRONG} == texts


@pytest.mark.parametrize("text", ["aim=37.3", "keepers=1-1", "A=7@a12", "A=7@d5,3@d6", "ball=0",
                                  "moved=A7,A7", "moved=A7; placed-later=A7", "teamA=reds",
                                  "booked=A7:0", "offside=7,7", "reserve=BA"])  # fmt: skip
def test_values_that_a_key_does_not_take_are_told(text: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.parse(text)
    reads_well(refused.value)


# Pawns written by their cell alone


def test_a_holder_written_without_a_place_stands_behind_the_ball() -> None:
    state = GAME.parse("A=1@e1,15@e6; B=1@e11,2@e6; ball=0,0; phase=announce; side=A; who=A; "
                       "holder=A15; restart=none; keepers=1/1")  # fmt: skip
    assert told(state, "A") == "1@e1,15@e6~-2.3~0"
    assert told(state, "B") == "1@e11,2@e6~2.3~0"
    assert GAME.parse(str(state)) == state


def test_two_written_into_one_cell_stand_either_way_of_its_middle() -> None:
    state = GAME.parse(held(ours={**OURS, "n6": "c5"}, theirs={"n2": "c5"}))
    assert "6@c5~-1.2~0" in told(state, "A")
    assert "2@c5~1.2~0" in told(state, "B")


def test_nobody_written_by_his_cell_stands_on_the_ball() -> None:
    state = GAME.parse(struck(ball="16,0", who="B"))
    assert "2@e8~2.3~0" in told(state, "B")
    kept = GAME.parse(struck(ball="16,0", who="B", B="1@e11,2@e8~0~0"))
    assert "2@e8~0~0" in told(kept, "B")


def test_a_reach_that_is_not_told_is_the_usual_one() -> None:
    assert GAME.parse(held(phase="attack")).record.reach == 3
    assert GAME.parse(held(phase="attack", farthest=5)).record.reach == 5


# The positions of a match can be written and read; a changed one is refused, or it plays


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_positions_of_a_match_are_written_and_read(options: dict[str, object]) -> None:
    for state in evenly(tuple(random_states(GAME, 1, seed=5, length="11", **options)), 400):
        assert GAME.parse(str(state)) == state


def test_a_climb_that_waits_for_the_mate_is_written_and_read() -> None:
    before = GAME.parse(defence(theirs={"n2": "e9", "n3": "e8"}, farthest=0, pro="all"))
    climbing = before.play(before.read("2-e8"))
    assert told(climbing, "phase") == "climb"
    assert GAME.parse(str(climbing)) == climbing


def values_seen() -> dict[str, list[str]]:
    """Values of each key in some positions of random matches."""
    found: dict[str, set[str]] = {}
    for state in sample("simulator")[::5]:
        for key in GAME.spec.keys:
            found.setdefault(key.name, set()).add(key.write(state.record))
    return {name: sorted(values) for name, values in found.items()}


def changed(text: str, values: dict[str, list[str]], dice: random.Random) -> str:
    """One key with a value of another position, or one pawn elsewhere."""
    parts = dict(part.split("=", 1) for part in text.split("; "))
    key = dice.choice(sorted(values))
    men_there = parts.get(key, "none").split(",")
    if key in "AB" and men_there != ["none"] and dice.random() < 0.7:
        at = dice.randrange(len(men_there))
        cell = dice.choice([name for name in NAMES if name])
        men_there[at] = f"{men_there[at].split('@')[0]}@{cell}"
        parts[key] = ",".join(men_there[: dice.choice((at + 1, 16))])
    else:
        parts[key] = dice.choice(values[key])
    return "; ".join(f"{name}={value}" for name, value in parts.items())


def test_a_changed_position_is_refused_or_plays_on() -> None:
    dice, values = random.Random(3), values_seen()
    states = sample("simulator")
    plays = 0
    for number in range(300):
        text = changed(str(states[number * 7 % len(states)]), values, dice)
        try:
            state = GAME.parse(text)
        except DebutError as error:
            reads_well(error)
            continue
        plays += 1
        assert GAME.parse(str(state)) == state
        for _ in range(60):
            if state.turn == OVER:
                break
            assert state.actions(), f"{text} leads to {state}"
            state = state.play(random_action(state, dice))
    assert 50 < plays < 250


def test_the_taker_of_a_goal_kick_is_at_the_ball_while_the_others_are_placed() -> None:
    """Else the position could not be written any more once everybody stands."""
    with pytest.raises(BadPosition, match="has the ball stands in a cell"):
        GAME.parse(
            "A=1@g3,2@a11,4@b6,5@h3,6@i4,7@c6,8@h8,10@h2,11@e1,13@d1,15@d10;"
            " B=3@i10,4@e8,5@h10,6@b10,8@c3,9@f3,11@b12,12@g5,13@i5,14@a2,16@a5;"
            " ball=-42.8,-4.85; phase=place-rest; side=A; who=A; holder=A8; restart=goal-kick;"
            " keepers=1/12; placed=7; start=B; steps=9; score=2-0; length=11"
        )
