"""Chapter 4: Walking and taking the ball."""

from __future__ import annotations

import pytest

from debut.kernel.testing import clause
from tests.games.but.bench import AREA, BACK, FAR, dice, men, near, pitch

# A2 on 10.9, the ball loose and far away.
ALONE = pitch("16.16", men(BACK, n2="10.9"))
# B2 has the ball on 13.9 and A2 is three steps away.
THREE = pitch("13.9", men(BACK, n2="10.9"), men(FAR, n2="13.9"))
# All squares around 13.9 but one are taken.
RING = {"n3": "12.8", "n4": "13.8", "n5": "14.8", "n6": "12.10", "n7": "13.10", "n8": "14.10"}


# 4.1 Walking.
@clause("B-4.1")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_figure_walks_at_most_as_many_steps_as_its_die_shows(at, die):
    match = at(f"{ALONE}; {dice(f'{die}.1')}")
    assert match.walks("b2") == near("10.9", die)
    assert match.walks("y2") == near("10.9", 1)


@clause("B-4.1", "B-4.1.1")
def test_the_way_may_turn_and_every_square_of_it_must_be_free(at):
    """A wall of both teams at column 11, with one gap at 11.7: one step aside and through."""
    wall = men(BACK, n2="10.9", n3="11.8", n4="11.9")
    theirs = men(FAR, n2="11.10", n3="11.11", n4="11.12")
    match = at(f"{pitch('16.16', wall, theirs)}; {dice('2.3')}")
    assert {"11.7"} == {square for square in match.walks("b2") if square.startswith("11.")}
    assert "12.9" not in match.walks("b2") and "12.9" not in match.walks("y2")
    assert {"12.6", "12.7", "12.8"} <= match.walks("y2")
    assert not {"11.8", "11.10"} & match.walks("y2")


@clause("B-4.1.1")
def test_a_figure_that_is_shut_in_does_not_walk(at):
    ring = RING | {"n9": "12.9", "n10": "14.9"}
    match = at(f"{pitch('16.16', men(BACK, n2='13.9', **ring))}; {dice('6.6')}")
    assert match.walks("b2") == match.walks("y2") == set()


@clause("B-4.1.1")
def test_nobody_leaves_the_pitch(at):
    match = at(f"{pitch('16.16', men(BACK, n2='25.16'))}; {dice('2.1')}")
    taken = {"25.17", "24.17", "23.17"}
    assert match.walks("b2") == near("25.16", 2) - taken
    assert len(near("25.16", 2)) == 11


@clause("B-4.1.2")
def test_a_walk_ends_on_another_square_than_it_began(at):
    assert "10.9" not in at(f"{ALONE}; {dice('6.6')}").walks("b2")
    beside = pitch("11.9", men(BACK, n2="10.9"))
    match = at(f"{beside}; {dice('6.6')}")
    assert "10.9" not in match.walks("b2")
    # However it is reached, a square is one action.
    assert match.walks("b2") == near("10.9", 6)


@clause("B-4.2")
@pytest.mark.parametrize("die", "by")
def test_whoever_has_the_ball_takes_it_along(at, die):
    match = at(f"{pitch('10.9', men(BACK, n2='10.9'))}; {dice('3.3')}").play(f"{die}2-13.7")
    assert match["ball"] == match.at("A", 2) == "13.7"


# 4.3 Loose balls.
@clause("B-4.3")
def test_whoever_comes_onto_a_loose_ball_picks_it_up_and_goes_on(at):
    beside = pitch("11.9", men(BACK, n2="10.9"))
    for end in ("11.9", "12.9", "13.9", "13.11"):
        match = at(f"{beside}; {dice('3.1')}").play(f"b2-{end}")
        assert match["ball"] == match.at("A", 2) == end


@clause("B-4.3.1")
@pytest.mark.parametrize(
    ("end", "picks"),
    [("12.9", True), ("12.10", True), ("10.8", True), ("10.10", True), ("9.9", False)],
)
def test_it_is_picked_up_on_the_way_if_the_steps_allow_it(at, end, picks):
    """The ball is one step away, and two steps may be made."""
    match = at(f"{pitch('11.9', men(BACK, n2='10.9'))}; {dice('2.1')}").play(f"b2-{end}")
    assert match["ball"] == (end if picks else "11.9")


@clause("B-4.3.1", "B-4.1.1")
def test_steps_are_those_of_a_way_that_is_free(at):
    """To the ball beyond the wall it takes four steps; one more may be made with it."""
    wall = men(BACK, n2="10.9", n3="11.8", n4="11.9", n5="11.10", n6="11.11", n7="11.12")
    start = f"{pitch('12.9', wall)}; "
    assert "12.9" not in at(f"{start}{dice('3.1')}").walks("b2")
    match = at(f"{start}{dice('5.1')}").play("b2-13.9")
    assert match["ball"] == "13.9"
    match = at(f"{start}{dice('5.1')}").play("b2-14.9")
    assert match["ball"] == "12.9"


@clause("B-4.3.2")
def test_his_way_with_the_ball_may_lead_back_over_his_square(at):
    """In a lane one square wide: the ball behind him, the end before him."""
    lane = {"n3": "9.8", "n4": "10.8", "n5": "11.8", "n6": "9.10", "n7": "10.10", "n8": "11.10"}
    start = pitch("9.9", men(BACK, n2="10.9", **lane))
    match = at(f"{start}; {dice('3.1')}").play("b2-11.9")
    assert match["ball"] == "11.9"
    match = at(f"{start}; {dice('2.1')}").play("b2-11.9")
    assert match["ball"] == "9.9"


@clause("B-4.4")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_keeper_walks_up_to_twice_the_die_in_his_own_area(at, die):
    match = at(f"{pitch('16.16', men(BACK, n1='2.6'))}; {dice(f'{die}.1')}")
    assert match.walks("b1") == near("2.6", 2 * die) & AREA
    assert match.walks("y1") == near("2.6", 2) & AREA


@clause("B-4.4", "B-4.1.1")
def test_his_way_does_not_lead_outside_it_either(at):
    """Row 5 of the area is walled off; around it there is only a way outside."""
    wall = {"n2": "1.5", "n3": "2.5", "n4": "3.5", "n5": "4.5"}
    match = at(f"{pitch('16.16', men(BACK, n1='1.4', **wall))}; {dice('6.1')}")
    assert match.walks("b1") == {"2.4", "3.4", "4.4"}


# 4.5 Taking the ball.
@clause("B-4.5")
def test_a_holder_three_steps_away_is_reached_with_a_4(at):
    match = at(f"{THREE}; {dice('3.4')}")
    assert match.takes("b2") == set()
    assert match.takes("y2") == {"12.8", "12.9", "12.10"}
    match = at(f"{THREE}; {dice('4.3')}")
    assert match.takes("b2") and not match.takes("y2")


@clause("B-4.5", "B-4.5.1")
def test_he_ends_on_a_free_square_next_to_the_holder_with_the_ball(at):
    match = at(f"{THREE}; {dice('3.4')}").play("y2x12.8")
    assert match.now("ball", "taker", "side", "dice") == ("12.8", "2", "A", "3.-")
    assert match.at("A", 2) == "12.8" and match.at("B", 2) == "13.9"


@clause("B-4.5.1")
def test_the_steps_to_that_square_are_at_most_two_less_than_the_die(at):
    assert at(f"{THREE}; {dice('5.6')}").takes("b2") == {
        "12.8", "12.9", "12.10", "13.8", "13.10",
    }  # fmt: skip
    assert at(f"{THREE}; {dice('5.6')}").takes("y2") == near("13.9", 1)


@clause("B-4.5.1")
@pytest.mark.parametrize(
    ("die", "ends"), [(2, {"12.9"}), (3, {"12.8", "12.9", "12.10", "13.8", "13.10"})]
)
def test_whoever_stands_next_to_the_holder_may_stay_there_with_a_2(at, die, ends):
    beside = pitch("13.9", men(BACK, n2="12.9"), men(FAR, n2="13.9"))
    match = at(f"{beside}; {dice(f'{die}.6')}")
    assert match.takes("b2") == ends
    if die == 2:
        assert match.play("b2x12.9")["ball"] == "12.9"


@clause("B-4.5.1", "B-4.5")
def test_the_way_leads_over_free_squares(at):
    """All around the holder are taken but 14.9, which is four steps from A2 on 11.9."""
    ring = men(BACK, n2="11.9", n9="12.9", **RING)
    start = pitch("13.9", ring, men(FAR, n2="13.9"))
    assert at(f"{start}; {dice('5.6')}").takes("b2") == set()
    # Around the ring: 12.7, 13.7, 14.7, 15.8, 14.9.
    assert at(f"{start}; {dice('6.6')}").takes("b2") == set()
    nearer = start.replace("11.9", "12.7")
    assert at(f"{nearer}; {dice('5.6')}").takes("b2") == set()
    assert at(f"{nearer}; {dice('5.6')}").takes("y2") == {"14.9"}


@clause("B-4.5.1")
def test_without_a_free_square_there_is_no_taking_but_from_beside(at):
    ring = men(BACK, n2="11.9", n9="12.9", n10="14.9", **RING)
    match = at(f"{pitch('13.9', ring, men(FAR, n2='13.9'))}; {dice('6.6')}")
    assert match.takes("b2") == set()
    assert match.takes("b9") == {"12.9"}


@clause("B-4.5.2")
def test_whoever_took_it_with_the_yellow_die_may_play_it_with_the_black_one(at):
    match = at(f"{THREE}; {dice('3.4')}").play("y2x12.9")
    assert {"shot-e", "shot-w"} <= match.legal
    assert match.walks("b2") and match.walks("b3")
    match.play("shot-w")
    assert match.now("ball", "side", "turns") == ("6.9", "B", "9")


@clause("B-4.5.2")
def test_whoever_took_it_with_the_black_die_may_walk_on_with_the_yellow_one(at):
    match = at(f"{THREE}; {dice('4.3')}").play("b2x12.9")
    assert match.ball_plays() == set()
    assert match.walks("y2") and match.walks("y3")
    match.play("y2-12.6")
    assert match.now("ball", "side", "turns") == ("12.6", "B", "9")


@clause("B-4.5.2", "B-3.2.2")
def test_whoever_has_walked_does_not_take_it_any_more(at):
    match = at(f"{THREE}; {dice('4.1')}").play("y2-11.9")
    assert match.takes("b2") == set()


@clause("B-4.5.3")
def test_a_keeper_takes_it_in_his_area_and_counts_twice_the_die(at):
    """B2 on 3.12, three steps from the keeper on 1.9: two to the square beside him."""
    inside = pitch("3.12", men(BACK, n1="1.9"), men(FAR, n2="3.12"))
    match = at(f"{inside}; {dice('1.2')}")
    assert match.takes("b1") == set()
    assert match.takes("y1") == {"2.11", "3.11"}
    match.play("y1x3.11")
    assert match["ball"] == match.at("A", 1) == "3.11"


@clause("B-4.5.3")
def test_he_stays_in_it_and_takes_nothing_outside(at):
    edge = pitch("4.9", men(BACK, n1="3.9"), men(FAR, n2="4.9"))
    assert at(f"{edge}; {dice('6.6')}").takes("b1") == near("4.9", 1) & AREA
    outside = pitch("5.9", men(BACK, n1="4.9"), men(FAR, n2="5.9"))
    match = at(f"{outside}; {dice('6.6')}")
    assert match.takes("b1") == match.takes("y1") == set()


@clause("B-4.5.4")
def test_nobody_takes_it_from_a_keeper(at):
    held = pitch("24.9", men(BACK, n2="22.9"), men(FAR, n1="24.9"))
    assert at(f"{held}; {dice('6.6')}").takes("b2") == set()
    field = pitch("24.9", men(BACK, n2="22.9"), men(FAR, n1="25.5", n2="24.9"))
    assert at(f"{field}; {dice('6.6')}").takes("b2")
