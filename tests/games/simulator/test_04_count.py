"""Chapter 4: the count."""

from __future__ import annotations

import pytest

from debut.kernel.testing import clause
from tests.games.simulator.bench import FAR, pitch

# A15 plays from e6 to e8, where A16 and B2 are as near as each other.
TIE = pitch({"n15": "e6", "n16": "d9"}, {**FAR, "n2": "f9"}, "A15")


def resting(ours, theirs, ball="16.5,0", **keys):
    """The ball has come to rest in e8, struck by A15 in e6; who has it is to be settled."""
    told = {"deed": "pass", "striker": "A15", "origin": "e6", **keys}
    return pitch({"n15": "e6", **ours}, {**FAR, **theirs}, phase="count", ball=ball, **told)


# 4.1 Who counts.
@clause("S-4.1")
def test_the_nearest_goes_to_the_ball(at):
    match = at(pitch({"n15": "e6", "n16": "d8"}, {**FAR, "n2": "g9"}, "A15")).flick(0, 6, "low")
    assert match.now("holder", "side", "ran") == ("A16", "A", "1")
    assert match.at("A16") == "e8"
    match = at(pitch({"n15": "e6", "n16": "c8"}, {**FAR, "n2": "f9"}, "A15")).flick(0, 6, "low")
    assert match.now("holder", "side") == ("B2", "B")


@clause("S-4.1.1")
def test_pawns_in_between_do_not_matter(at):
    crowd = {"n2": "a5", "n3": "b6", "n5": "b7"}
    start = pitch({"n15": "e6", "n16": "a6"}, {**FAR, **crowd}, "A15")
    # A16 and those around him are four or more from e4, A15 two.
    assert at(start).flick(180, 6, "low")["holder"] == "A15"
    match = at(resting({"n16": "c9"}, {"n2": "d8~-2~2", "n3": "h9"}, aside="A15,B2"))
    assert match.legal == {"16-e8"}


@clause("S-4.1.2")
def test_whoever_is_left_out_does_not_count(at):
    assert at(resting({"n16": "d9"}, {})).legal == {"16-e8"}
    assert at(resting({"n16": "d9"}, {}, aside="A16")).legal == {"15-e8"}
    assert at(resting({"n16": "d9"}, {"n2": "e8~3~0"}, aside="B2")).legal == {"16-e8"}


@clause("S-4.1.2", "S-5.3.4")
def test_the_one_who_crossed_does_not_count(at):
    start = pitch({"n15": "b9", "n16": "b5"}, {**FAR, "n1": "i5", "n15": ""}, "A15")
    match = at(start).play("cross", "low").flick(180, 2)
    # Still in his own cell or the next one, and yet A16 comes.
    assert match["holder"] == "A16"


@clause("S-4.1.3", "S-5.5.1")
def test_the_shooter_counts_in_his_own_cell_only(at):
    shot = pitch({"n15": "e9", "n16": "a4"}, {"n1": "i5"}, "A15", phase="kind", deed="shot",
                 striker="A15", shots=1)  # fmt: skip
    assert at(shot).flick(180, 1, "low")["holder"] == "A15"
    assert at(shot).flick(180, 3, "low")["holder"] != "A15"


@clause("S-4.1.4", "S-5.9")
def test_a_lying_pawn_counts_and_gets_up_by_going(at):
    match = at(resting({}, {"n2": "f9/x"}, who="B")).play("2-e8")
    assert match["holder"] == "B2"
    assert "/" not in match.told_of("B2")


# 4.2 A ball on a line.
@clause("S-4.2", "S-4.2.1", "S-1.4")
def test_the_cells_of_a_line_count_as_one_and_the_winner_chooses(at):
    match = at(resting({"n15": "e5", "n16": "e9"}, {"n2": "e5~2~2"}, ball="12.2,0"))
    assert match.legal == {"16-e7", "16-e8"}
    match.play("16-e7")
    assert match.at("A16") == "e7"
    assert match.now("ran", "farthest", "moved") == ("1", "1", "A16")


@clause("S-4.2")
def test_not_into_a_cell_with_a_mate(at):
    match = at(resting({"n16": "e8", "n2": "e7"}, {}, ball="12.2,0"))
    assert match.legal == {"16-e8", "2-e7"}
    match.play("16-e8")
    assert match.now("ran", "farthest") == ("0", "0")


@clause("S-4.2.1")
def test_one_decision_for_who_and_where(at):
    match = at(resting({"n16": "d9", "n2": "f9"}, {}, ball="16.5,0"))
    assert match.legal == {"16-e8", "2-e8"}
    match = at(resting({"n16": "d9", "n2": "f9"}, {}, ball="20.2,0"))
    assert match.legal == {f"{shirt}-{cell}" for shirt in (2, 16) for cell in ("e8", "e9")}


# 4.3 to 4.5 Ties.
@clause("S-4.3", "S-4.7")
def test_a_short_pass_stays_with_the_attack(at):
    match = at(TIE).flick(0, 6, "low")
    assert (match["holder"], match.decided) == ("A16", "short")


@clause("S-4.3.1", "S-4.4")
@pytest.mark.parametrize(
    ("start", "strength", "rule"),
    [("e4", 14, "short"), ("e4", 15, "short"), ("e3", 17, "long")],
)
def test_five_cells_of_the_balls_own_way(at, start, strength, rule):
    """From e4 to e9 five cells, from e3 six."""
    theirs = {"n1": "a11", "n2": "g9", "n3": "a10"}
    match = at(pitch({"n15": start, "n16": "c9"}, theirs, "A15")).flick(0, strength, "low")
    assert match.decided == rule
    assert match["side"] == ("A" if rule == "short" else "B")


@clause("S-4.3.1")
def test_on_a_line_the_nearest_of_its_cells_counts(at):
    long = resting({"n16": "c9"}, {"n1": "b11", "n2": "g9"}, ball="27.8,0", origin="e4")
    assert at(long).play("16-e9").decided == "short"
    farther = resting({"n16": "c10"}, {"n1": "b11", "n2": "g10"}, ball="28.6,0", origin="e4",
                      who="B")  # fmt: skip
    assert at(farther).play("2-e10").decided == "long"


@clause("S-4.4.1", "S-7.6")
@pytest.mark.parametrize(
    ("start", "end", "rule"), [("e6", "e8", "pressing"), ("e3", "e5", "short")]
)
def test_pressing_in_midfield_gives_ties_to_the_defence(at, start, end, rule):
    row = int(end[1])
    theirs = {**FAR, "n2": f"f{row + 1}", "n3": f"{start}~1~3"}
    match = at(pitch({"n15": start, "n16": f"d{row + 1}"}, theirs, "A15")).flick(0, 6, "low")
    assert match.decided == rule
    assert match["side"] == ("B" if rule == "pressing" else "A")


@clause("S-4.4.2")
def test_the_first_strike_after_a_relance_gives_ties_to_the_others(at):
    match = at(f"{TIE}; relance=yes").flick(0, 6, "low")
    assert (match["holder"], match.decided) == ("B2", "relance")


@clause("S-4.4.2")
def test_a_restart_is_no_relance(at):
    match = at(TIE.replace("restart=none", "restart=free-kick")).flick(0, 6, "low")
    assert (match["holder"], match.decided) == ("A16", "short")


@clause("S-4.4.2", "S-2.3.3")
def test_after_the_first_strike_it_is_over(at):
    start = pitch({"n15": "e6", "n16": "e7~2~3"}, FAR, "A15", relance="yes")
    match = at(start).flick(0, 3, "low")
    assert match.now("holder", "relance") == ("A16", "no")


@clause("S-4.4.3")
@pytest.mark.parametrize(("deed", "rule"), [("cross", "cross"), ("shot", "shot")])
def test_after_a_cross_or_a_shot_ties_go_to_the_defence(at, deed, rule):
    match = at(resting({"n16": "d9"}, {"n2": "f9"}, deed=deed, who="B")).play("2-e8")
    assert match.decided == rule


@clause("S-4.5", "S-3.5")
@pytest.mark.parametrize("deed", ["pass", "cross", "shot"])
def test_over_all_of_that_whoever_touched_it_last(at, deed):
    told = {"deed": deed, "relance": "yes", "pressed": "yes", "origin": "e1"}
    match = at(resting({"n16": "d9"}, {"n2": "f9"}, touch="A16:2,B2:1,B3:3", **told))
    assert match.legal == {"16-e8"}
    assert match.play("16-e8").decided == "touch"
    match = at(resting({"n16": "d9"}, {"n2": "f9"}, touch="A16:1,B2:2", who="B", **told))
    assert match.play("2-e8").decided == "touch"


@clause("S-4.5")
def test_only_those_as_near_as_any_touch_for_it(at):
    match = at(resting({"n16": "d9"}, {"n2": "f9", "n3": "g9"}, touch="B3:1"))
    assert match.play("16-e8").decided == "short"


@clause("S-4.6")
def test_of_several_of_a_side_it_chooses(at):
    match = at(pitch({"n15": "e6", "n16": "d9", "n2": "f9"}, FAR, "A15")).flick(0, 6, "low")
    assert match.now("phase", "who") == ("count", "A")
    assert match.legal == {"16-e8", "2-e8"}
    assert match.play("2-e8")["holder"] == "A2"


@clause("S-4.6", "S-4.7")
def test_without_a_tie_the_nearest_decides(at):
    match = at(pitch({"n15": "e6"}, {**FAR, "n2": "f9", "n3": "d9"}, "A15")).flick(0, 6, "low")
    assert match.now("phase", "who") == ("count", "B")
    assert match.play("3-e8").decided == "nearest"


# 4.8 Lost balls.
@clause("S-4.8", "S-4.8.1", "S-7.1", "S-7.3")
def test_whoever_runs_to_a_lost_ball_lets_everybody_go_as_far(at):
    start = pitch({"n15": "e3", "n16": "a1"}, {"n1": "a11", "n2": "i11"}, "A15")
    match = at(start).flick(0, 12, "low")
    assert match.now("holder", "ran", "phase", "reach") == ("A15", "4", "attack", "4")
    assert "a5" in match.moves(16)
    assert "a6" not in match.moves(16)
    match.play("end")
    assert "i7" in match.moves(2)
    assert "i6" not in match.moves(2)


@clause("S-4.8.2")
def test_farther_than_six_he_still_runs(at):
    start = pitch({"n1": "i11", "n15": "e11", "n16": "a11"}, {"n1": "a10"}, "A15")
    match = at(start).flick(180, 20, "low")
    assert match.at("A15") == "e4"
    assert match.now("holder", "farthest", "reach") == ("A15", "6", "6")
    assert "a5" in match.moves(16)
    assert "a4" not in match.moves(16)


# 4.9 The own cell.
@clause("S-4.9")
def test_a_ball_that_stays_in_the_cell_is_an_advance(at):
    match = at(pitch({"n15": "e6"}, {**FAR, "n2": "e8"}, "A15")).flick(0, 1, "low")
    assert match.now("holder", "farthest", "phase") == ("A15", "0", "attack")


@clause("S-4.9.1", "S-4.9.2")
@pytest.mark.parametrize(
    ("restart", "cell", "ball", "mate"),
    [
        ("kick-off", "e6", "0,0", "d5"),
        ("free-kick", "e6", "0,0", "d5"),
        ("corner", "i11", "43,31", "h10"),
    ],
)
def test_at_some_restarts_nobody_plays_to_himself(at, restart, cell, ball, mate):
    start = pitch({"n15": cell, "n16": mate}, {"n2": "a9"}, "A15", restart=restart, ball=ball)
    match = at(start).flick(225, 1, "low")
    assert match["holder"] == "A16"
    assert match.at("A16") == cell
    # A15 makes room, on the side of his own goal.
    assert match.at("A15") == f"{cell[0]}{int(cell[1:]) - 1}"


@clause("S-4.9.1")
def test_an_opponent_comes_in_if_he_is_nearer(at):
    start = pitch({"n15": "e6", "n16": "a5"}, {**FAR, "n2": "e8"}, "A15", restart="free-kick")
    match = at(start).flick(0, 1, "low")
    assert match.now("holder", "side") == ("B2", "B")
    assert match.at("B2") == match.at("A15") == "e6"


@clause("S-4.9.1")
def test_a_goal_kick_and_a_throw_in_may_be_played_to_oneself(at):
    start = pitch({"n1": "a3", "n15": "e1", "n16": "d2"}, FAR, "A15", restart="goal-kick")
    assert at(start).flick(0, 1, "low")["holder"] == "A15"


@clause("S-4.10")
def test_the_ball_stays_where_it_lies(at):
    match = at(TIE).flick(0, 6, "low")
    assert match.ball == (16.5, 0)
    assert match.place("A16") == (14.2, 0)
