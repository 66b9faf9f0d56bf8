"""Chapter 8, its first half: offside, fouls, cards and the throw-in."""

from __future__ import annotations

import pytest

from debut.kernel.testing import clause
from tests.games.simulator.bench import BACK, FAR, pitch

# A15 passes from e6 to e8; A16 in e8 is beyond B2, B's last field pawn.
BEYOND = pitch({"n15": "e6", "n16": "e8~0~3"}, {"n2": "a7"}, "A15")


def phase_3(theirs, farthest=1, cell="e6", **keys):
    return pitch({**BACK, "n7": cell}, {**FAR, **theirs}, "A7", phase="defence", who="B",
                 farthest=farthest, **keys)  # fmt: skip


# 8.1 Offside.
@clause("S-8.1", "S-8.1.2", "S-8.1.3")
def test_a_pass_to_a_pawn_beyond_the_last_defender_is_offside(at):
    match = at(BEYOND).flick(0, 6, "low")
    assert "offside" in match.told
    assert match.now("restart", "side", "ball") == ("free-kick", "B", "16,0")


@clause("S-8.1")
@pytest.mark.parametrize(
    ("last", "off"), [("a8", False), ("a8~-0.01~0", True), ("a9", False), ("b8~4~0", False)]
)
def test_real_places_count_and_level_is_not_offside(at, last, off):
    match = at(BEYOND.replace("2@a7", f"2@{last}")).flick(0, 6, "low")
    assert ("offside" in match.told) == off


@clause("S-8.1")
def test_keepers_do_not_count_nor_does_who_is_in_his_own_half_or_behind_the_ball(at):
    keeper = BEYOND.replace("B=1@e11,2@a7", "B=1@e9,2@a7")
    assert "offside" in at(keeper).flick(0, 6, "low").told
    own_half = pitch({"n15": "e3", "n16": "e5~0~3"}, {"n2": "a3"}, "A15")
    assert "offside" not in at(own_half).flick(0, 6, "low").told
    behind = pitch({"n15": "e10", "n16": "e8~0~3"}, {"n2": "a7"}, "A15")
    assert "offside" not in at(behind).flick(180, 6, "low").told


@clause("S-8.1.1")
def test_not_from_a_corner(at):
    start = pitch({"n15": "i11", "n16": "h12"}, {"n2": "a7"}, "A15", restart="corner", ball="43,31")
    assert at(start).flick(270, 4, "low")["holder"] == "A16"
    in_play = start.replace("restart=corner", "restart=none")
    assert "offside" in at(in_play).flick(270, 4, "low").told


@clause("S-8.1.1")
def test_not_from_a_goal_kick(at):
    start = pitch({"n1": "a1", "n15": "e1", "n16": "e8~0~3"}, {"n2": "a7"}, "A15",
                  restart="goal-kick")  # fmt: skip
    assert at(start).flick(0, 21, "low")["holder"] == "A16"
    in_play = start.replace("restart=goal-kick", "restart=none")
    assert "offside" in at(in_play).flick(0, 21, "low").told


@clause("S-8.1.1")
def test_not_from_a_throw_in_but_from_a_keepers_throw(at):
    start = pitch({"n15": "i7~0~4.29", "n16": "i9"}, {"n2": "a7"}, "A15", ball="8,32",
                  phase="direction", kind="head", deed="throw", striker="A15",
                  restart="throw-in")  # fmt: skip
    assert "offside" not in at(start).flick(340, 3).told
    keeper = pitch({"n1": "e2", "n16": "e8"}, {"n2": "a7"}, "A1", phase="hands", hands="yes")
    assert "offside" in at(keeper).play("throw").flick(0, 32).told


@clause("S-8.1.1")
def test_not_for_a_shot_nor_for_an_advance_that_the_striker_wins(at):
    shot = pitch({"n15": "e9", "n16": "e10~0~3"}, {"n1": "i9", "n2": "a7"}, "A15", phase="kind",
                 deed="shot", striker="A15", shots=1)  # fmt: skip
    assert "offside" not in at(shot).flick(0, 3, "low").told
    advance = BEYOND.replace("16@e8~0~3", "16@i8")
    assert at(advance).flick(0, 3, "low")["holder"] == "A15"


@clause("S-8.1.2")
@pytest.mark.parametrize("off", ["", "~0~3", "~0~-3.5"])
def test_it_is_a_foul_if_the_ball_touches_him_or_crosses_his_cell(at, off):
    """B's keeper has the ball in the end, or would have."""
    start = pitch({"n15": "e6", "n16": f"e8{off}"}, {"n1": "e10", "n2": "a7"}, "A15")
    match = at(start).flick(0, 9, "low")
    assert "offside" in match.told
    assert match.now("restart", "side", "ball") == ("free-kick", "B", "16,0")


@clause("S-8.1.2")
def test_passive_he_does_no_harm(at):
    """The ball passes far from him, and A2 is nearer to it."""
    start = pitch({"n15": "e6", "n16": "a9", "n2": "g7"}, {"n2": "a7"}, "A15")
    match = at(start).flick(30, 6, "low")
    assert match["holder"] == "A2"
    nearer = pitch({"n15": "e6", "n16": "e9"}, {"n1": "e8~2~3", "n2": "a7"}, "A15")
    assert at(nearer).flick(0, 5, "low").now("holder", "side") == ("B1", "B")


@clause("S-8.1.2")
def test_the_nearest_of_his_side_takes_part_even_tied(at):
    start = pitch({"n15": "e6", "n16": "d9"}, {"n1": "e11", "n2": "a7"}, "A15")
    assert "offside" in at(start).flick(0, 6, "low").told


# 8.2 Fouls.
@clause("S-8.2", "S-8.2.1")
def test_a_foul_gives_a_free_kick_in_its_cell(at):
    match = at(phase_3({"n2": "e5"}), "1").play("2-e6")
    assert match.now("restart", "side", "ball", "phase") == ("free-kick", "A", "0,0", "place-first")
    knocked = pitch({"n15": "e6"}, {**FAR, "n2": "e7~0~3"}, "A15")
    assert "foul" not in at(knocked, "1-1").flick(0, 3, "dribble2").told


@clause("S-8.2.2", "S-8.11", "S-8.3")
@pytest.mark.parametrize(("face", "penalty"), [("1", True), ("5", True), ("6", False)])
def test_in_the_own_area_it_is_a_penalty_and_var_looks_at_it(at, face, penalty):
    start = phase_3({"n2": "e9", "n1": "d12", "n8": ""}, cell="e10")
    match = at(start, "2", face).play("2-e10")
    assert "var" in match.told
    if penalty:
        assert match.now("restart", "side", "ball") == ("penalty", "A", "32,0")
        assert match["booked"] == "B2:1"
    else:
        assert match.now("restart", "side", "booked") == ("goal-kick", "B", "none")


@clause("S-8.3")
def test_a_violent_entry_is_never_looked_at(at):
    start = phase_3({"n2": "e8"}, 2, cell="e10")
    match = at(start).play("2-e10")
    assert match.now("restart", "sent-off") == ("penalty", "B2")
    assert "var" not in match.told


@clause("S-8.3", "S-5.4.3")
def test_nor_is_a_headers_foul(at):
    start = pitch({"n15": "e1", "n1": "a1"}, {**FAR, "n2": "e2"}, "A15", phase="direction",
                  kind="head", deed="head-pass", striker="A15")  # fmt: skip
    match = at(start).flick(0, 30)
    assert match.now("restart", "side") == ("penalty", "B")
    assert "var" not in match.told


@clause("S-8.3")
def test_outside_the_area_nothing_is_looked_at(at):
    assert "var" not in at(phase_3({"n2": "e5"}), "1").play("2-e6").told


# 8.4 Cards.
@clause("S-8.4", "S-8.4.1")
def test_a_second_yellow_card_sends_off(at):
    match = at(f"{phase_3({'n2': 'e5'})}; booked=B2:1", "3").play("2-e6")
    assert match.now("sent-off", "booked") == ("B2", "B2:2")
    assert match.at("B2") == ""
    # Nobody comes on for him, and ten play on.
    match.play("taker7", "end")
    assert not any(text.startswith("sub2-") for text in match.legal)
    assert len(match["B"].split(",")) == 9


# 8.5 The throw-in.
@clause("S-8.5")
@pytest.mark.parametrize(("y", "degrees"), [(32, 90), (-32, 270)])
def test_the_ball_is_put_where_it_went_off(at, y, degrees):
    match = at(pitch({**BACK, "n7": "e6"}, FAR, "A7")).flick(degrees, 20, "low")
    assert match.now("restart", "side", "phase") == ("throw-in", "B", "thrower")
    assert match.ball == (0, y)


@clause("S-8.5")
@pytest.mark.parametrize(("degrees", "side"), [(64, "A"), (90, "B")])
def test_it_is_against_the_side_that_touched_it_last(at, degrees, side):
    """At 64 degrees it goes off the shoulder of B2."""
    match = at(pitch({"n7": "h6"}, {**FAR, "n2": "i6"}, "A7")).flick(degrees, 40, "low")
    assert match.now("restart", "side") == ("throw-in", side)


THROWER = pitch({**BACK, "n7": "g6"}, {**FAR, "n2": "i6"}, phase="thrower", restart="throw-in",
                ball="1,32")  # fmt: skip


@clause("S-8.5.1", "S-8.5.2", "S-8.5.3")
def test_any_pawn_goes_there_and_the_phases_follow(at):
    match = at(THROWER)
    assert match.ends("taker") == {"1", "2", "3", "5", "6", "7", "8", "9", "11", "15", "16"}
    match.play("taker7")
    assert match.now("phase", "holder", "farthest") == ("attack", "A7", "2")
    assert match.place("A7") == (1, 32)
    assert match.at("B2") != "i6"
    match.play("end")
    assert match.now("phase", "who") == ("defence", "B")
    assert "i6" not in match.moves(2)
    match.play("end")
    assert match.now("phase", "deed", "kind") == ("direction", "throw", "head")
    assert match.flick(270, 4).ball[1] < 30


@clause("S-8.5.3")
def test_a_far_thrower_lets_the_defence_go_three_cells(at):
    match = at(THROWER).play("taker2")
    assert match.now("farthest", "reach") == ("3", "3")


@clause("S-8.5.2")
def test_whoever_stands_there_makes_room_towards_his_goal(at):
    match = at(THROWER).play("taker7")
    assert match.at("B2") in ("i7", "h7")


@clause("S-8.5.4")
def test_substitutions_turn_it_into_a_repositioning(at):
    match = at(THROWER).play("subs")
    assert match.now("phase", "restart", "steps") == ("place-first", "throw-in", "1")
    match.play("sub2-13", "taker7", "end", "end", "end")
    assert match.now("phase", "deed", "subs") == ("direction", "throw", "1-0")
