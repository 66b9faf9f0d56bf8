"""Chapter 3: A turn and its dice."""

from __future__ import annotations

import pytest

from debut.kernel.testing import clause
from tests.games.but.bench import AREA, BACK, FAR, SHOTS, TURN, dice, men, near, opposite, pitch

# A2 has the ball on 10.9, A3 stands two squares beside him on 12.9.
TWO = pitch("10.9", men(BACK, n2="10.9", n3="12.9"))
# The same on the middle column, where no keeper goes before a throw.
MIDDLE = pitch("13.9", men(BACK, n2="13.9", n3="13.11"))
# A's keeper has the ball, A2 stands beside him, A3 farther ahead.
KEEPERS = pitch("2.9", men(BACK, n1="2.9", n2="2.11", n3="8.9"))
# The ball lies loose before A's keeper.
BEFORE_KEEPER = pitch("3.9", men(BACK, n1="2.9"))
# B2 has the ball on 13.9, A2 is next to him.
THEIRS = pitch("13.9", men(BACK, n2="12.9"), men(FAR, n2="13.9"))
B_TURN = "side=B; turns=9; played=5-4; first=A"


# 3.1 The keeper's free steps.
@clause("B-3.1")
@pytest.mark.parametrize("turn", [TURN, B_TURN])
@pytest.mark.parametrize(("ball", "who"), [("12.5", "A"), ("14.5", "B"), ("1.2", "A")])
def test_the_keeper_in_whose_half_the_ball_lies_may_go_whoever_throws(at, turn, ball, who):
    match = at(f"{pitch(ball)}; phase=keeper; {turn}", "b2y3")
    assert match.turn == who
    keeper = "1.9" if who == "A" else "25.9"
    assert match.ends("1-") == near(keeper, 2)
    assert "stay" in match.legal
    match.play("stay")
    assert match.at(who, 1) == keeper
    assert match.now("phase", "throws") == ("play", "1")


@clause("B-3.1")
def test_with_the_ball_on_the_middle_column_neither_keeper_goes(at):
    match = at(f"{pitch('13.2')}; {dice('2.3')}").play("end")
    assert match.now("phase", "side") == ("throw", "B")
    match = at(f"{pitch('12.2')}; {dice('2.3')}").play("end")
    assert match.now("phase", "side") == ("keeper", "B")
    assert match.turn == "A"


@clause("B-3.1")
def test_before_an_extra_throw_too(at):
    match = at(f"{TWO}; {dice('1.3')}", "b2y3").play(">3", "end")
    assert match.now("phase", "side", "throws") == ("keeper", "A", "1")
    match.play("1-3.9")
    assert match.at("A", 1) == "3.9"
    assert match.now("phase", "throws") == ("play", "2")


@clause("B-3.1.1")
def test_his_steps_lead_over_free_squares_of_his_area(at):
    """From 4.4, a corner of the area; 3.5 and 4.5 are taken, and 2.5 only leads past them."""
    walled = men(BACK, n1="4.4", n2="3.5", n3="4.5")
    match = at(f"{pitch('10.9', walled)}; phase=keeper; {TURN}")
    assert match.ends("1-") == {"3.4", "2.4", "2.5"}
    assert match.ends("1-") < AREA


@clause("B-3.1.1")
def test_he_takes_his_ball_along_and_picks_up_a_loose_one(at):
    match = at(f"{KEEPERS}; phase=keeper; {TURN}").play("1-3.10")
    assert match.now("ball", "phase") == ("3.10", "throw")
    match = at(f"{BEFORE_KEEPER}; phase=keeper; {TURN}").play("1-3.9")
    assert match["ball"] == match.at("A", 1) == "3.9"
    match = at(f"{BEFORE_KEEPER}; phase=keeper; {TURN}").play("1-4.9")
    assert match["ball"] == match.at("A", 1) == "4.9"
    # Two steps away, but not by way of the ball.
    match = at(f"{BEFORE_KEEPER}; phase=keeper; {TURN}").play("1-2.7")
    assert match["ball"] == "3.9"


# 3.2 The dice.
@clause("B-3.2")
def test_both_dice_are_thrown_together(at):
    match = at(f"{MIDDLE}; phase=throw; {TURN}")
    assert match.turn == "dice"
    assert match.odds == pytest.approx(
        {f"b{black}y{yellow}": 1 / 36 for black in range(1, 7) for yellow in range(1, 7)}
    )
    match = at(f"{MIDDLE}; phase=throw; {TURN}", "b4y2")
    assert match.now("dice", "throws") == ("4.2", "1")


@clause("B-3.2")
def test_they_are_used_in_either_order(at):
    match = at(f"{TWO}; {dice('2.3')}").play("b2-11.8", "y3-14.9")
    assert match.now("ball", "turns") == ("11.8", "9")
    match = at(f"{TWO}; {dice('2.3')}").play("y3-14.9")
    assert match.now("dice", "turns", "side") == ("2.-", "8", "A")
    match.play("b2-11.8")
    assert match.now("ball", "turns", "side") == ("11.8", "9", "B")


@clause("B-3.2", "B-3.2.4")
def test_neither_needs_to_be_used(at):
    match = at(f"{TWO}; {dice('2.3')}").play("end")
    assert match.now("turns", "side", "dice") == ("9", "B", "none")
    match = at(f"{TWO}; {dice('2.3')}").play("b3-13.9", "end")
    assert match.now("turns", "side", "dice") == ("9", "B", "none")


@clause("B-3.2.1")
def test_only_the_black_die_plays_the_ball(at):
    match = at(f"{TWO}; {dice('2.3')}")
    assert match.ball_plays() == SHOTS | {">3"}
    yellow = at(f"{TWO}; {dice('-.3')}; movers=5,-")
    assert yellow.ball_plays() == set()
    assert yellow.walks("y2") and not yellow.walks("b2")


@clause("B-3.2.1")
@pytest.mark.parametrize("die", "by")
def test_with_either_die_a_figure_walks_or_takes_the_ball(at, die):
    match = at(f"{THEIRS}; {dice('3.3')}")
    assert match.walks(f"{die}3") == near("2.1", 3) - {"3.1", "4.1", "5.1"}
    assert match.takes(f"{die}2")


@clause("B-3.2.2")
def test_a_figure_uses_one_die_and_a_die_one_figure(at):
    match = at(f"{TWO}; {dice('2.3')}").play("y3-13.9")
    assert not match.walks("b3") and match.walks("b2")
    assert not match.ends("y")
    match = at(f"{TWO}; {dice('2.3')}").play("b3-13.9")
    assert not match.walks("y3") and match.walks("y2")
    assert not match.ends("b")


@clause("B-3.2.2")
def test_whoever_has_dribbled_does_not_pass_and_whoever_has_passed_does_not_walk(at):
    match = at(f"{TWO}; {dice('2.3')}").play("y2-11.9")
    assert match.ball_plays() == set()
    match = at(f"{TWO}; {dice('2.3')}").play(">3")
    assert not match.walks("y2")
    match = at(f"{TWO}; {dice('2.3')}").play("shot-n")
    assert not match.walks("y2") and match.walks("y3")


@clause("B-3.2.2")
def test_a_new_throw_is_free_for_all(at):
    match = at(f"{MIDDLE}; {dice('1.3')}", "b2y3").play(">3", "y4-4.2")
    assert match.walks("b2") and match.walks("y2") and match.walks("b4") and match.walks("b3")
    assert match["movers"] == "-,-"


@clause("B-3.2.3")
def test_a_receiver_may_walk_with_the_yellow_die(at):
    match = at(f"{TWO}; {dice('2.3')}").play(">3", "y3-15.9")
    assert match.now("ball", "extra") == ("15.9", "no")
    match = at(f"{TWO}; {dice('1.3')}").play("shot-e")
    assert match.walks("y3")


@clause("B-3.2.3")
def test_whoever_has_walked_with_the_yellow_die_may_receive(at):
    match = at(f"{TWO}; {dice('2.3')}").play("y3-14.9", ">3")
    assert match.now("ball", "phase", "throws") == ("14.9", "keeper", "1")


@clause("B-3.2.4")
def test_what_is_left_may_be_given_up_but_not_a_black_die_that_must_be_used(at):
    assert "end" in at(f"{TWO}; {dice('2.3')}").legal
    assert "end" not in at(f"{KEEPERS}; {dice('2.3')}").legal
    assert "end" not in at(f"{TWO}; {dice('2.3')}; kicker=2").legal


# 3.3 The extra throw.
@clause("B-3.3")
def test_a_pass_that_arrives_earns_one_more_throw_when_the_dice_are_used_up(at):
    match = at(f"{MIDDLE}; {dice('1.3')}", "b5y6").play(">3")
    assert match.now("phase", "extra", "dice", "throws") == ("play", "yes", "-.3", "1")
    match.play("y3-14.12")
    # Now on B's side of the middle.
    assert match.now("phase", "side", "turns", "extra") == ("keeper", "A", "8", "no")
    match.play("stay")
    assert match.now("phase", "dice", "throws") == ("play", "5.6", "2")


@clause("B-3.3")
def test_or_given_up(at):
    match = at(f"{MIDDLE}; {dice('1.3')}", "b5y6").play(">3", "end")
    assert match.now("phase", "dice", "throws", "turns") == ("play", "5.6", "2", "8")


@clause("B-3.3")
def test_with_the_yellow_die_used_before_it_comes_at_once(at):
    match = at(f"{MIDDLE}; {dice('1.3')}", "b5y6").play("y4-4.2", ">3")
    assert match.now("phase", "dice", "throws", "turns") == ("play", "5.6", "2", "8")


@clause("B-3.3", "B-5.2.2")
def test_a_pass_that_does_not_arrive_earns_nothing(at):
    lost = pitch("13.9", men(BACK, n2="13.9", n3="13.11"), men(FAR, n2="13.10"))
    match = at(f"{lost}; {dice('1.3')}").play(">3")
    assert match.now("side", "turns", "extra") == ("B", "9", "no")


@clause("B-3.3.1")
def test_nobody_throws_more_than_three_times_in_a_turn(at):
    match = at(f"{MIDDLE}; {dice('1.3')}", "b1y6", "b1y6")
    match.play(">3", "end", ">2", "end")
    assert match["throws"] == "3"
    match.play(">3")
    assert match["extra"] == "no"
    match.play("end")
    assert match.now("side", "turns", "throws") == ("B", "9", "0")


# 3.4 The end of a turn.
@clause("B-3.4")
def test_the_turn_is_over_when_both_dice_are_used(at):
    match = at(f"{TWO}; {dice('2.3')}").play("b2-11.8", "y3-14.9")
    assert match.now("side", "turns", "played", "throws") == ("B", "9", "5-4", "0")
    assert match.now("dice", "movers") == ("none", "-,-")


@clause("B-3.4")
def test_at_once_when_the_ball_comes_to_an_opponent(at):
    lost = pitch("13.9", men(BACK, n2="13.9", n3="13.11"), men(FAR, n2="13.10"))
    for action in (">3", "shot-s"):
        match = at(f"{lost}; {dice('1.3')}").play(action)
        assert match.now("ball", "side", "turns", "dice") == ("13.10", "B", "9", "none")
    cleared = pitch("2.9", men(BACK, n1="2.9"), men(FAR, n2="5.9"))
    match = at(f"{cleared}; {dice('1.3')}").play("clear-e")
    assert match.now("ball", "side", "turns", "dice") == ("5.9", "B", "9", "none")


@clause("B-3.4")
def test_or_leaves_the_pitch_or_is_in_a_goal(at):
    match = at(f"{TWO}; {dice('6.3')}").play("shot-n")
    assert match.now("side", "turns", "dice") == ("B", "9", "none")
    near_goal = pitch("23.9", men(BACK, n2="23.9"), men(FAR, n1="25.5"))
    match = at(f"{near_goal}; {dice('2.3')}").play("shot-e")
    assert match.now("side", "turns", "dice") == ("B", "9", "none")


@clause("B-3.4", "B-7.2")
def test_and_at_a_foul(at):
    match = at(f"{THEIRS}; phase=throw; {TURN}", "b6y1")
    assert match.now("side", "turns", "dice") == ("B", "9", "none")


# 3.5 The keeper has the ball.
@clause("B-3.5")
def test_while_a_keeper_has_the_ball_the_black_die_is_his_to_play_it(at):
    match = at(f"{KEEPERS}; {dice('3.3')}")
    assert match.ends("b") == set()
    assert match.ball_plays() == SHOTS | {">2", ">3", "clear-ne", "clear-e", "clear-se"}
    assert "end" not in match.legal
    assert match.walks("y2")
    match.play("y2-3.12")
    assert match.ends("b") == set() and "end" not in match.legal


@clause("B-3.5")
def test_in_an_extra_throw_too(at):
    """A2 passes to his keeper."""
    back = pitch("4.9", men(BACK, n1="2.9", n2="4.9"))
    match = at(f"{back}; {dice('1.3')}", "b3y3").play(">1", "end", "stay")
    assert match["throws"] == "2"
    assert match.ends("b") == set() and "end" not in match.legal


@clause("B-3.5")
def test_once_he_has_played_it_the_rest_may_be_given_up(at):
    match = at(f"{KEEPERS}; {dice('3.3')}").play("clear-e")
    assert "end" in match.legal and match.walks("y2")


@clause("B-3.5", "B-3.5.1")
def test_he_uses_no_yellow_die_before_it_nor_after_it(at):
    match = at(f"{KEEPERS}; {dice('3.3')}")
    assert not match.walks("y1")
    match.play(">2")
    assert not match.walks("y1")


@clause("B-3.5.1", "B-4.5.2")
def test_unless_it_is_to_take_the_ball(at):
    """B2 has the ball in A's area; the keeper takes it with the yellow die and must play it."""
    inside = pitch("3.9", men(BACK, n1="2.9"), men(FAR, n2="3.9"))
    match = at(f"{inside}; {dice('3.2')}").play("y1x2.8")
    assert match.now("ball", "taker") == ("2.8", "1")
    assert "end" not in match.legal and match.ends("b") == set()
    assert {"clear-e", "shot-e"} <= match.legal
    # With the black die: he may walk on with the yellow one, and need not.
    match = at(f"{inside}; {dice('2.3')}").play("b1x2.8")
    assert match.walks("y1") and "end" in match.legal
    assert match.ball_plays() == set()


@clause("B-3.5.2")
def test_a_ball_picked_up_with_the_yellow_die_leaves_the_black_one_idle(at):
    match = at(f"{BEFORE_KEEPER}; {dice('3.2')}").play("y1-3.9")
    assert match["ball"] == match.at("A", 1) == "3.9"
    assert match.legal == {"end"}
    match.play("end")
    assert match.now("side", "turns", "ball") == ("B", "9", "3.9")


@clause("B-3.5.2")
def test_picked_up_with_the_black_die_the_yellow_one_is_for_the_others(at):
    match = at(f"{BEFORE_KEEPER}; {dice('2.3')}").play("b1-4.10")
    assert match["ball"] == "4.10"
    assert not match.walks("y1") and match.walks("y2") and "end" in match.legal


def test_the_bench_turns_a_half():
    assert opposite(near("1.9", 2)) == near("25.9", 2)
