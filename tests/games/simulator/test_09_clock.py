"""Chapter 9: clock and end."""

from __future__ import annotations

import pytest

from debut.kernel.testing import clause
from tests.games.simulator.bench import BACK, FAR, pitch

OURS = {**BACK, "n7": "e6"}


def phase_3(cell="e6", farthest=1, **keys):
    """B's phase 3, A7 having the ball in a cell."""
    return pitch({**BACK, "n7": cell}, FAR, "A7", phase="defence", who="B", farthest=farthest,
                 start="A", **keys)  # fmt: skip


# 9.1 Steps.
@clause("S-9.1", "S-9.1.1")
def test_the_end_of_phase_3_is_a_step(at):
    match = at(phase_3(steps=10)).play("end")
    assert match["steps"] == "11"
    assert "step" in match.told


@clause("S-9.1")
def test_a_repositioning_is_a_step_and_a_line_up_is_none(at):
    shot = pitch({"n15": "e10"}, {"n1": "a9"}, "A15", phase="kind", deed="shot", striker="A15",
                 shots=1, steps=5)  # fmt: skip
    assert at(shot).flick(0, 20, "low")["steps"] == "6"
    match = at(phase_3(steps=32)).play("end")
    match.play("taker11", "4-4-2", "4-4-2")
    assert match.now("half", "steps", "phase") == ("2", "0", "announce")


@clause("S-9.1.2")
def test_no_step_when_a_tackle_wins_the_ball(at):
    start = phase_3(steps=5).replace("2@i11", "2@e6~3~0")
    match = at(start, "1-6").play("tackle")
    assert match.now("side", "steps") == ("B", "5")


@clause("S-9.1.3")
def test_no_step_when_a_quick_turn_is_answered_by_standing_still(at):
    match = at(phase_3(farthest=0, steps=5)).play("end")
    assert match.now("steps", "phase") == ("5", "announce")
    moved = at(phase_3(farthest=0, steps=5)).play("16-h10", "end")
    assert moved["steps"] == "6"


@clause("S-9.1.4", "S-8.5.1")
def test_the_phase_3_of_a_throw_in_is_a_step(at):
    start = pitch({**BACK, "n7": "i6~0~4.29"}, FAR, "A7", ball="0,32", phase="defence", who="B",
                  restart="throw-in", farthest=1, steps=5)  # fmt: skip
    match = at(start).play("end")
    assert match.now("steps", "phase", "deed") == ("6", "direction", "throw")


@clause("S-9.1.5")
def test_eight_turns_without_a_step_make_one(at):
    start = pitch({"n15": "e6"}, {"n2": "e8"}, "A15", turns=6, steps=5)
    match = at(start).flick(0, 6, "low")
    assert match.now("side", "turns", "steps") == ("B", "7", "5")
    start = start.replace("turns=6", "turns=7")
    match = at(start).flick(0, 6, "low")
    assert match.now("side", "turns", "steps") == ("B", "0", "6")


# 9.2 Added time.
@clause("S-9.2")
@pytest.mark.parametrize(("before", "after"), [("0", "1"), ("4", "5"), ("5", "5")])
def test_a_goal_adds_a_step_up_to_five(at, before, after):
    shot = pitch({"n15": "e10"}, {"n1": "a9"}, "A15", phase="kind", deed="shot", striker="A15",
                 shots=1, added=before)  # fmt: skip
    assert at(shot).flick(0, 20, "low")["added"] == after


@clause("S-9.2", "S-8.15")
def test_a_substitution_adds_a_step_except_at_half_time(at):
    placing = pitch({**BACK, "n7": "e6"}, FAR, phase="place-first", restart="free-kick", ball="0,0")
    match = at(placing).play("sub2-13")
    assert match.now("added", "subs") == ("1", "1-0")
    half_time = at(phase_3(steps=32)).play("end", "sub2-13")
    assert half_time.now("added", "subs") == ("0", "0-1")


@clause("S-9.2")
def test_the_half_goes_on_for_the_added_time(at):
    match = at(phase_3(steps=32, added=2)).play("end")
    assert match.now("half", "steps") == ("1", "33")
    match = at(phase_3(steps=34, added=2)).play("end")
    assert match["half"] == "2"


# 9.3 The whistle.
@clause("S-9.3")
@pytest.mark.parametrize(
    ("cell", "over"), [("e6", True), ("e7", True), ("e8", False), ("e2", True)]
)
def test_the_whistle_waits_while_the_ball_is_in_the_attack_zone(at, cell, over):
    match = at(phase_3(cell, steps=32)).play("end")
    assert (match["half"] == "2") == over


@clause("S-9.3")
def test_it_comes_when_the_ball_leaves_the_zone_or_the_others_have_it(at):
    late = pitch({**BACK, "n7": "e8"}, FAR, "A7", steps=34, start="A")
    assert at(late).flick(180, 6, "low")["half"] == "2"
    lost = late.replace("2@i11", "2@e10")
    assert at(lost).flick(0, 6, "low")["half"] == "2"
    assert at(late).flick(90, 1, "low")["half"] == "1"


@clause("S-9.3", "S-9.3.1")
def test_out_of_play_the_half_is_over(at):
    late = pitch({**BACK, "n7": "i9"}, FAR, "A7", steps=34, start="A")
    match = at(late).flick(90, 10, "low")
    assert match.now("half", "phase") == ("2", "place-first")


@clause("S-9.3.1")
@pytest.mark.parametrize(("cell", "restart"), [("e8", "free-kick"), ("e10", "penalty")])
def test_a_free_kick_or_a_penalty_is_still_taken(at, cell, restart):
    start = phase_3(cell, steps=34).replace("2@i11", f"2@{cell}~3~0")
    throws = ["1-1", "1"] if restart == "penalty" else ["1-1"]
    match = at(start, *throws).play("tackle")
    assert match.now("half", "restart", "side") == ("1", restart, "A")


@clause("S-9.3.1")
def test_a_corner_is_not(at):
    start = pitch({**BACK, "n7": "e10"}, {"n1": "a9", "n2": "e11~0~1"}, "A7", steps=34, start="A")
    match = at(start).flick(0, 40, "low")
    assert match.now("half", "restart", "side") == ("2", "kick-off", "B")


@clause("S-9.3.2")
@pytest.mark.parametrize(("steps", "over"), [("42", False), ("43", True)])
def test_after_eleven_more_steps_it_comes_wherever_the_ball_is(at, steps, over):
    match = at(phase_3("e9", steps=steps)).play("end")
    assert (match["half"] == "2") == over


# 9.4 Halves.
@clause("S-9.4")
def test_after_the_second_half_the_match_is_over(at):
    match = at(phase_3(steps=32, half=2, score="1-0")).play("end")
    assert match.turn == "nobody"
    assert match["result"] == "A:full-time"


@clause("S-9.4", "S-8.15")
def test_at_half_time_substitutions_are_free(at):
    match = at(phase_3(steps=32)).play("end", "sub2-13", "sub3-14")
    assert match.now("subs", "replaced") == ("0-2", "B2,B3")
    assert match.at("B13") != ""


# 9.5 Forfeit.
@clause("S-9.5")
@pytest.mark.parametrize(
    ("score", "then"), [("0-0", "3-0"), ("1-0", "3-0"), ("5-1", "5-1"), ("1-2", "3-0")]
)
def test_fewer_than_seven_lose_by_forfeit(at, score, then):
    theirs = {"n2": "e8", "n3": "a9", "n5": "a10", "n6": "i9", "n8": "i10", "n9": "i11"}
    start = pitch({**BACK, "n7": "e6"}, theirs, "A7", phase="defence", who="B", farthest=2,
                  score=score)  # fmt: skip
    match = at(start).play("2-e6")
    assert match.now("result", "score") == ("A:forfeit", then)


@clause("S-9.5")
def test_seven_play_on(at):
    theirs = {
        "n2": "e8",
        "n3": "a9",
        "n5": "a10",
        "n6": "i9",
        "n8": "i10",
        "n9": "i11",
        "n11": "h9",
    }
    start = pitch({**BACK, "n7": "e6"}, theirs, "A7", phase="defence", who="B", farthest=2)
    assert at(start).play("2-e6")["restart"] == "free-kick"


# 9.6 The shoot-out.
SHOOT_OUT = phase_3(steps=32, half=2, score="1-1", penalties="yes")


def bs_penalty(**keys):
    """B takes the second penalty of a pair."""
    return pitch(OURS, FAR, phase="shooter", restart="shoot-out", half=2, steps=33, score="1-1",
                 penalties="yes", side="B", who="B", start="A", **keys)  # fmt: skip


def shoot(match, shirt, scores):
    """A penalty: the keeper goes to one post, the ball to the other, or far over."""
    match.play(f"taker{shirt}", "rod1")
    if scores:
        match.flick(18 if match["side"] == "A" else 198, 40, "low")
    else:
        match.flick(90 if match["side"] == "A" else 270, 1, "low")


@clause("S-9.6")
def test_a_draw_is_decided_by_penalties(at):
    match = at(SHOOT_OUT).play("end")
    assert match.now("phase", "restart", "side") == ("shooter", "shoot-out", "A")
    match.play("taker7")
    assert match.now("phase", "who", "deed") == ("keeper", "B", "shot")
    assert match.legal == {f"rod{spot}" for spot in range(1, 6)}
    assert (
        at(SHOOT_OUT.replace("penalties=yes", "penalties=no")).play("end")["result"]
        == "draw:full-time"
    )


@clause("S-9.6")
def test_five_each_unless_the_others_cannot_catch_up(at):
    match = at(bs_penalty(taken="3-2", scored="3-0"))
    shoot(match, 2, False)
    assert match.now("result", "score") == ("A:shoot-out", "1-1")


@clause("S-9.6")
@pytest.mark.parametrize(
    ("scored", "scores", "result"), [("5-4", True, "none"), ("5-4", False, "A:shoot-out")]
)
def test_then_pairs_until_one_leads(at, scored, scores, result):
    match = at(bs_penalty(taken="6-5", scored=scored))
    shoot(match, 2, scores)
    assert match["result"] == result


@clause("S-9.6")
def test_nobody_shoots_twice_before_all_have_shot(at):
    match = at(SHOOT_OUT).play("end")
    shoot(match, 7, True)
    shoot(match, 2, True)
    assert match["side"] == "A"
    assert match.ends("taker") == {"1", "2", "3", "5", "6", "8", "9", "11", "15", "16"}


@clause("S-9.6")
def test_after_twenty_pairs_it_is_a_draw(at):
    match = at(bs_penalty(taken="20-19", scored="3-3"))
    shoot(match, 2, False)
    assert match["result"] == "draw:shoot-out"
