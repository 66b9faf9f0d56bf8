"""Chapter 5: dribble, cross, shot and keeper."""

from __future__ import annotations

import pytest

from debut.kernel.testing import clause
from tests.games.simulator.bench import BACK, FAR, pitch
from tests.games.simulator.second_ground import AREA, CELLS, distance

# A15 (dribble 1) has the ball in e6, B2 (marking 3) stands in front of him in e7.
FACED = pitch({"n15": "e6"}, {**FAR, "n2": "e7~0~3"}, "A15")
# A15 is about to cross from b10; B's keeper is at home, the others far from the ball.
WING = pitch({"n15": "b10", "n16": "e10"}, {**FAR, "n2": "i9"}, "A15")
# A15 may shoot from e9, outside the area.
SHOOTER = pitch({"n15": "e9"}, {"n2": "a9", "n3": "i9"}, "A15")
# A11 (red) ran to the ball in e10 and shoots at once; B's keeper is near.
DIRECT = pitch({"n11": "e10"}, {"n1": "d11", "n2": "a5", "n3": "i5"}, "A11", phase="keeper",
               who="B", deed="shot", striker="A11", shots=1, direct="yes", ran=2,
               moved="A11")  # fmt: skip


# 5.1 The dribble.
@clause("S-5.1")
def test_a_dribble_names_one_in_the_cell_or_beside_it(at):
    theirs = {**FAR, "n2": "e6~3~0", "n3": "f7", "n5": "d6", "n6": "e8", "n8": "e5/x"}
    match = at(pitch({"n15": "e6"}, theirs, "A15"))
    assert match.ends("dribble") == {"2", "3", "5"}


@clause("S-5.1", "S-5.1.3", "S-4.1.2")
def test_a_beaten_defender_is_out_of_the_count_and_lies(at):
    match = at(FACED, "6-2").flick(0, 3, "dribble2")
    assert match["holder"] == "A15"
    assert match.told_of("B2").endswith("/x")
    assert match["down"] == "B2"
    assert "dribble-won" in match.told
    match.play("end")
    assert match.moves(2) == set()
    assert match.moves(3) != set()
    assert "/" not in match.play("end").told_of("B2")


@clause("S-5.1.1")
@pytest.mark.parametrize(("degrees", "thrown"), [(0, True), (30, True), (31, False), (90, False)])
def test_it_is_played_towards_him(at, degrees, thrown):
    match = at(FACED, *(["1-6"] if thrown else [])).flick(degrees, 2, "dribble2")
    assert ("duel" in match.told) == thrown
    assert ("dribble-void" in match.told) == (not thrown)


@clause("S-5.1.1")
def test_one_in_the_own_cell_is_passed_in_any_direction(at):
    start = pitch({"n15": "e6"}, {**FAR, "n2": "e6~2~3"}, "A15")
    for degrees in (0, 90, 180):
        assert "duel" in at(start, "6-1").flick(degrees, 3, "dribble2").told


@clause("S-5.1.1")
def test_the_error_counts_for_the_direction_and_off_there_are_no_dice(at):
    start = FACED.replace("dexterity=none", "dexterity=normal")
    assert "dribble-void" in at(start, "+.exact").flick(30, 2, "dribble2").told
    edge = pitch({"n15": "i6"}, {**FAR, "n2": "i6~-2~-3"}, "A15")
    match = at(edge).flick(90, 10, "dribble2")
    assert match["restart"] == "throw-in"
    assert "duel" not in match.told


@clause("S-5.1.2", "S-5.1.4")
@pytest.mark.parametrize(
    ("face", "won"), [("5-2", True), ("4-2", False), ("6-3", True), ("6-4", False)]
)
def test_the_attackers_sum_must_be_higher(at, face, won):
    """Dribble 1 against marking 3."""
    match = at(FACED, face).flick(0, 3, "dribble2")
    assert match["side"] == ("A" if won else "B")
    assert match["down"] == ("B2" if won else "none")
    assert ("dribble-lost" in match.told) == (not won)


@clause("S-5.1.5", "S-8.2")
@pytest.mark.parametrize(("cell", "foul"), [("e8", True), ("e6", False)])
def test_a_defenders_1_in_the_attack_zone_is_a_foul(at, cell, foul):
    beside = f"e{int(cell[1]) + 1}"
    start = pitch({"n15": cell}, {**FAR, "n2": f"{beside}~0~3"}, "A15")
    match = at(start, "1-1").flick(0, 1, "dribble2")
    assert ("foul" in match.told) == foul
    if foul:
        x, y = CELLS[beside]
        assert match.now("restart", "side") == ("free-kick", "A")
        assert match.ball == (x / 100, y / 100)


@clause("S-5.1.6")
def test_whose_tackle_failed_is_beaten_without_dice(at):
    match = at(f"{FACED}; failed=B2").flick(0, 3, "dribble2")
    assert match["down"] == "B2"
    assert "duel" not in match.told


@clause("S-5.1.6", "S-7.5.2")
def test_he_is_remembered_until_the_next_turn_is_over(at):
    start = pitch({"n15": "e4"}, {**FAR, "n2": "e4~3~0"}, "A15", phase="defence", who="B",
                  farthest=1)  # fmt: skip
    match = at(start, "6-2").play("tackle", "end")
    assert match.now("phase", "failed") == ("announce", "B2")
    match.flick(180, 3, "low").play("end")
    assert match["failed"] == "none"


# 5.2 Dribbling the keeper.
@clause("S-5.2")
@pytest.mark.parametrize(
    ("start", "keeper", "open_"),
    [
        (DIRECT, "1-d11", True),
        (DIRECT, "1-d12", False),
        (DIRECT.replace("ran=2", "ran=0"), "1-d11", False),
        (DIRECT.replace("direct=yes", "direct=no"), "1-d11", False),
    ],
)
def test_who_ran_and_shoots_at_once_may_go_round_a_keeper_near_him(at, start, keeper, open_):
    match = at(start).play(keeper)
    assert match["phase"] == ("round" if open_ else "kind")
    if open_:
        assert match.legal == {"round", "go"}
        assert match.play("go")["phase"] == "kind"


# Past d11 on the outside; the keeper is at (36, -6.93).
PAST = 288


@clause("S-5.2.1")
@pytest.mark.parametrize(
    ("degrees", "why"),
    [(PAST, "outside"), (300, "touched"), (315, "inside"), (72, "the other side"), (270, "short")],
)
def test_it_goes_between_keeper_and_touch_line_without_touching_him(at, degrees, why):
    match = at(DIRECT).play("1-d11", "round").flick(degrees, 5)
    assert (match["phase"] == "duel") == (why == "outside")
    assert ("round-lost" in match.told) == (why != "outside")


@clause("S-5.2.1")
@pytest.mark.parametrize("degrees", [60, 300])
def test_past_a_keeper_on_the_long_axis_either_side_will_do(at, degrees):
    match = at(DIRECT.replace("1@d11", "1@e11")).play("1-e11", "round").flick(degrees, 7)
    assert match["phase"] == "duel"


@clause("S-5.2.2")
def test_won_the_keeper_lies_and_the_shot_follows_at_once(at):
    match = at(DIRECT, "6-2").play("1-d11", "round").flick(PAST, 5)
    assert match.told_of("B1") == "d11/x"
    assert match.legal == {"11-c10", "11-c11"}
    match.play("11-c11")
    assert match.now("phase", "deed", "holder") == ("kind", "shot", "A11")
    assert "round-won" in match.told


@clause("S-5.2.3")
def test_lost_the_count_follows_keeper_included(at):
    match = at(DIRECT, "1-6").play("1-d11", "round").flick(PAST, 5)
    assert "round-lost" in match.told
    match.play("1-c11")
    assert match.now("holder", "side", "hands") == ("B1", "B", "yes")


@clause("S-5.2.3", "S-4.4.3")
def test_a_tie_goes_as_after_a_shot_and_the_shot_is_spent(at):
    start = pitch({"n11": "e6", "n16": "d9"}, {**FAR, "n2": "f9"}, phase="count", who="B",
                  ball="16.5,0", deed="round", striker="A11", origin="e6", void="yes",
                  target="B1")  # fmt: skip
    assert at(start).play("2-e8").decided == "shot"
    inside = at(DIRECT.replace("1@d11", "1@f11")).play("1-f11", "round").flick(285, 2)
    assert inside.now("holder", "shots", "phase") == ("A11", "1", "attack")


# 5.3 The cross.
@clause("S-5.3")
def test_one_cross_a_turn_low_or_high(at):
    match = at(WING).play("cross")
    assert match.legal == {"low", "high"}
    assert match["crosses"] == "1"
    assert "cross" not in at(f"{WING}; crosses=1").legal


@clause("S-5.3.1", "S-5.4")
def test_the_first_touched_in_the_area_heads_it(at):
    start = WING.replace("16@e10", "16@d11").replace("15@b10~-2.3~0", "15@b11~-2.3~0")
    start = start.replace("ball=28,-20.78", "ball=36,-20.78")
    match = at(start).play("cross", "low").flick(90, 20)
    assert match.now("phase", "who", "holder") == ("header", "A", "A16")
    assert match.legal == {"head", "headshot"}
    assert match.ball == match.place("A16")


@clause("S-5.3.1")
def test_touches_outside_the_area_do_not_matter(at):
    match = at(pitch({"n15": "b9", "n2": "d9"}, FAR, "A15")).play("cross", "low").flick(90, 20)
    assert match.now("phase", "holder") == ("attack", "A2")


@clause("S-5.3.2")
def test_a_defender_heads_a_pass_at_once(at):
    start = pitch({"n15": "b11", "n16": "a5"}, {**FAR, "n2": "d11"}, "A15")
    match = at(start).play("cross", "low").flick(90, 20)
    assert match.now("phase", "side", "holder", "deed") == ("direction", "B", "B2", "head-pass")
    assert match["relance"] == "yes"


@clause("S-5.3.3")
def test_a_keeper_has_it_in_his_hands(at):
    start = pitch({"n15": "b11"}, {**FAR, "n1": "d11"}, "A15")
    match = at(start).play("cross", "low").flick(90, 20)
    assert match.now("phase", "side", "holder", "hands") == ("hands", "B", "B1", "yes")


@clause("S-5.3.4", "S-4.4.3")
def test_nobody_touched_the_count_follows(at):
    start = pitch({"n15": "b10", "n16": "b6"}, {**FAR, "n1": "i5", "n2": "d9"}, "A15")
    match = at(start).play("cross", "low").flick(180, 6)
    assert (match["holder"], match.decided) == ("B2", "cross")


# 5.4 Headers.
HEADER = pitch({"n15": "d11", "n16": "a9"}, {"n2": "f9"}, "A15", phase="header", crosses=1,
               ball="36,-6.93")  # fmt: skip


@clause("S-5.4", "S-5.4.1")
def test_a_head_shot_is_the_turns_shot_and_the_keeper_is_placed(at):
    match = at(HEADER).play("headshot")
    assert match.now("phase", "who", "shots") == ("keeper", "B", "1")
    assert "rod1" not in match.legal
    assert "1-e11" in match.legal
    match.play("1-e11")
    assert match.now("phase", "kind") == ("direction", "head")
    assert at(f"{HEADER}; shots=1").legal == {"head"}


@clause("S-5.4.1", "S-3.8")
def test_a_header_scores(at):
    match = at(HEADER).play("headshot", "1_f11x").flick(30, 20)
    assert match["score"] == "1-0"


@clause("S-5.4.2")
def test_whoever_headed_may_win_the_count(at):
    match = at(HEADER.replace("1@e11", "1@i5")).play("head").flick(180, 1)
    assert match["holder"] == "A15"


@clause("S-5.4.3", "S-8.2")
@pytest.mark.parametrize(("strength", "foul"), [(30, True), (4, False)])
def test_a_header_that_knocks_over_a_field_pawn_is_a_foul(at, strength, foul):
    start = HEADER.replace("2@f9", "2@d10")
    match = at(start).play("head").flick(180, strength)
    assert ("knocked-over" in match.told) == foul
    if foul:
        assert match.now("restart", "side") == ("free-kick", "B")


@clause("S-5.4.3")
def test_neither_a_keeper_nor_a_lying_one_nor_a_mate_is_knocked_over(at):
    for other in ("1@d10", "2@d10/y"):
        start = (
            HEADER.replace("1@e11,", "").replace("2@f9", other).replace("2@d10/y", "1@e11,2@d10/y")
        )
        assert "knocked-over" not in at(start).play("head").flick(180, 30).told
    mate = HEADER.replace("16@a9", "16@d10")
    assert "knocked-over" not in at(mate).play("head").flick(180, 30).told


# 5.5 The shot.
@clause("S-5.5", "S-5.5.1")
def test_one_shot_a_turn_after_the_keeper_is_ready(at):
    match = at(SHOOTER).play("shot")
    assert match.now("phase", "who", "shots") == ("keeper", "B", "1")
    match.play("rod3")
    assert match.now("phase", "who") == ("kind", "A")
    assert match.legal == {"low", "high"}
    assert "shot" not in at(f"{SHOOTER}; shots=1").legal


# 5.6 Rods.
@clause("S-5.6", "S-1.3.2")
def test_five_spots_of_the_goal_line(at):
    assert at(SHOOTER).play("shot").legal == {f"rod{spot}" for spot in range(1, 6)}


@clause("S-5.6", "S-5.6.1")
@pytest.mark.parametrize(("spot", "y"), [(1, -4.8), (2, -2.4), (3, 0), (4, 2.4), (5, 4.8)])
def test_he_slides_to_his_spot_when_the_ball_is_struck(at, spot, y):
    match = at(SHOOTER).play("shot", f"rod{spot}")
    assert match.place("B1") == (40, 0)
    match.flick(180, 10, "low")
    assert match.place("B1") == (44, y)


@clause("S-5.6.1")
def test_he_waits_before_he_slides(at):
    """A quick shot is past him, a slow one is not."""
    quick = at(SHOOTER).play("shot", "rod5").flick(12.5, 40, "low")
    assert quick["score"] == "1-0"
    slow = at(SHOOTER).play("shot", "rod5").flick(12.5, 9, "low")
    assert slow["score"] == "0-0"


@clause("S-5.6.2")
def test_nobody_else_knows_the_spot(at):
    first = at(SHOOTER).play("shot", "rod1")
    other = at(SHOOTER).play("shot", "rod5")
    shooter = 1 if first.is_turned else 0
    assert first.state.seen_by(shooter) == other.state.seen_by(shooter)
    assert first.state.seen_by(None) == other.state.seen_by(None)
    assert first.state.seen_by(1 - shooter) == first.state
    assert first.legal == other.legal


@clause("S-5.6.3")
def test_an_unknown_spot_is_thrown_after_the_strike(at):
    start = SHOOTER.replace("phase=announce", "phase=kind")
    match = at(f"{start}; rod=unknown; deed=shot; striker=A15; shots=1").flick(180, 10, "low")
    assert match.odds == {f"rod{spot}": 0.2 for spot in range(1, 6)}


# 5.7 Placing.
@clause("S-5.7")
def test_one_cell_standing_or_lying_two_cells_lying(at):
    start = pitch({"n15": "e9"}, {"n1": "c11", "n2": "c10"}, "A15")
    match = at(start).play("shot")
    assert match.moves(1) == {c for c in CELLS if distance("c11", c) <= 1} - {"c10"}
    lying = {c for c in CELLS if distance("c11", c) <= 2} - {"c10"}
    assert match.lies(1) == {f"{cell}{way}" for cell in lying for way in "xy"}
    match.play("1_d11y")
    assert match.told_of("B1") == "d11/y"


@clause("S-5.7.1")
def test_he_may_come_out_from_the_front_and_must_tackle(at):
    start = pitch({"n15": "e9"}, {**FAR, "n1": "d11"}, "A15")
    match = at(start).play("shot")
    assert "e9" in match.moves(1)
    match.play("1-e9")
    assert match.now("phase", "duel") == ("duel", "keeper-tackle")
    behind = pitch({"n15": "e9"}, {**FAR, "n1": "e7"}, "A15")
    assert "e9" not in at(behind).play("shot").moves(1)


@clause("S-5.7.1", "S-7.5.1")
@pytest.mark.parametrize(
    ("face", "side", "phase"), [("1-6", "B", "announce"), ("6-2", "A", "kind")]
)
def test_his_tackle(at, face, side, phase):
    start = pitch({"n15": "e9"}, {**FAR, "n1": "d11"}, "A15")
    match = at(start, face).play("shot", "1-e9")
    assert match.now("side", "phase") == (side, phase)
    assert (match.told_of("B1").endswith("/x")) == (side == "A")


@clause("S-5.7.1", "S-8.2.2")
def test_his_1_is_a_foul(at):
    start = pitch({"n15": "e9"}, {**FAR, "n1": "d11"}, "A15")
    match = at(start, "1-1").play("shot", "1-e9")
    assert match.now("restart", "side") == ("free-kick", "A")


@clause("S-5.7.1")
def test_he_does_not_come_out_before_a_head_shot_nor_at_a_restart(at):
    assert "d11" not in at(HEADER).play("headshot").moves(1)
    start = pitch({"n15": "e9"}, {**FAR, "n1": "d11"}, "A15", restart="free-kick")
    assert "e9" not in at(start).play("shot").moves(1)


@clause("S-5.7.2", "S-5.8")
def test_after_the_shot_he_gets_up_and_counts(at):
    start = pitch({"n15": "e10"}, FAR, "A15")
    match = at(start).play("shot", "1_e11y").flick(0, 2, "low")
    assert match.now("holder", "hands", "side") == ("B1", "yes", "B")
    assert "/" not in match.told_of("B1")


# 5.8 Hands.
@clause("S-5.8")
@pytest.mark.parametrize(
    ("striker", "keeper", "hands"),
    [("A15", "n1", "no"), ("B15", "n1", "yes"), ("A15", "n2", "no")],
)
def test_a_keeper_takes_it_in_his_hands_unless_it_was_passed_back(at, striker, keeper, hands):
    ours = {"n1": "d1", "n2": "g1", keeper: "e2"}
    mover = {"A15": "e5", "B15": "e5"}[striker]
    side, mates = striker[0], ours | ({"n15": mover} if striker[0] == "A" else {})
    theirs = {**FAR} | {"n15": mover if side == "B" else ""}
    match = at(pitch(mates, theirs, striker, side=side, who=side)).flick(180, 8, "low")
    assert match["holder"] == f"A{keeper[1:]}"
    assert match["hands"] == hands


@clause("S-5.8")
@pytest.mark.parametrize(
    ("opponent", "strength", "hands"), [("e3~0~1", 16, "yes"), ("a9", 8, "no")]
)
def test_touched_by_an_opponent_it_is_no_pass_back(at, opponent, strength, hands):
    start = pitch({"n1": "d2", "n15": "e5"}, {**FAR, "n2": opponent}, "A15")
    match = at(start).flick(180, strength, "low")
    assert match.now("holder", "hands") == ("A1", hands)


@clause("S-5.8.1", "S-7.1.3")
def test_he_moves_with_it_within_his_area_and_nobody_comes_in(at):
    start = pitch({"n1": "e1"}, {**FAR, "n2": "e2"}, "A1", phase="attack", hands="yes", reach=3,
                  ball="-40,0")  # fmt: skip
    match = at(start)
    assert match.moves(1) == AREA["A"] - {"e1"}
    match.play("1-c2")
    assert match.ball == match.place("A1") == (-32, -13.86)
    match = at(
        start.replace("phase=attack; side=A; who=A", "phase=defence; side=A; who=B")
        + "; farthest=2"
    )
    assert "e1" not in match.moves(2)


@clause("S-5.8.2", "S-7.7.1")
def test_he_puts_it_down_on_one_of_seven_spots_or_throws(at):
    start = pitch({"n1": "e2"}, FAR, "A1", phase="hands", hands="yes", ball="-32,0")
    match = at(start)
    assert match.legal == {"throw"} | {f"1.{spot}" for spot in range(7)}
    match.play("1.4")
    assert match.now("phase", "hands") == ("announce", "no")
    assert match.ball == (-29.6, 0)
    assert match.place("A1") == (-31.9, 0)
    assert at(start).play("throw").now("phase", "kind") == ("direction", "head")


# 5.9 Lying.
@clause("S-5.9")
def test_everybody_gets_up_at_the_end_of_the_next_phase_3(at):
    start = pitch({"n15": "e6"}, {**FAR, "n2": "e8/y", "n3": "c8/x"}, "A15", phase="defence",
                  who="B", farthest=1)  # fmt: skip
    match = at(start).play("2-e7")
    assert match.told_of("B2") == "e7"
    assert match.told_of("B3") == "c8/x"
    assert match.play("end").told_of("B3") == "c8"


@clause("S-5.9")
def test_a_relance_lets_nobody_get_up(at):
    start = pitch({"n15": "e6"}, {**FAR, "n2": "e8", "n3": "c8/x"}, "A15")
    match = at(start).flick(0, 6, "low")
    assert match["side"] == "B"
    assert match.told_of("B3") == "c8/x"


def test_the_back_row_is_out_of_the_way():
    assert not set(BACK.values()) & set(FAR.values())
