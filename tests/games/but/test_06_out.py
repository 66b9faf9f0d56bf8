"""Chapter 6: Off the pitch."""

from __future__ import annotations

import pytest

from debut.kernel.testing import clause
from tests.games.but.bench import BACK, FAR, dice, men, pitch

# A2 has the ball three rows from the touch-line, B6 is the nearest of his team.
NEAR_LINE = pitch("10.3", men(BACK, n2="10.3"), men(FAR, n6="14.2"))

B_TURN = "side=B; turns=9; played=5-4; first=A"


def over(match):
    """The turn is over, and B has the ball."""
    return match.now("side", "turns", "dice", "score") == ("B", "9", "none", "0-0")


@clause("B-6.1")
def test_over_the_touch_line_the_others_have_it_on_the_last_square(at):
    match = at(f"{NEAR_LINE}; {dice('2.2')}").play("shot-n")
    assert match["ball"] == match.at("B", 6) == "10.1"
    assert match.who("out-side") == "B"
    assert over(match)


@clause("B-6.1")
def test_diagonally_it_is_the_last_square_that_the_ball_crossed(at):
    match = at(f"{NEAR_LINE}; {dice('2.2')}").play("shot-ne")
    assert match["ball"] == match.at("B", 6) == "12.1"
    assert over(match)


@clause("B-6.1", "B-5.5")
def test_after_a_clearance_too(at):
    start = pitch("3.12", men(BACK, n1="3.12"), men(FAR, n6="12.15"))
    match = at(f"{start}; {dice('4.2')}").play("clear-se")
    assert match["ball"] == match.at("B", 6) == "8.17"
    assert over(match)


@clause("B-6.1")
def test_a_ball_that_stops_on_the_line_is_in_play(at):
    match = at(f"{NEAR_LINE}; {dice('1.2')}").play("shot-n")
    assert match.now("ball", "side") == ("10.1", "A")


@clause("B-6.2")
@pytest.mark.parametrize("row", [4, 13])
def test_over_the_others_goal_line_their_keeper_has_it_where_he_stands(at, row):
    start = pitch(f"23.{row}", men(BACK, n2=f"23.{row}"), men(FAR, n1="24.9"))
    match = at(f"{start}; {dice('6.2')}").play("shot-e")
    assert match["ball"] == match.at("B", 1) == "24.9"
    assert match.who("out-goal-line") == "B"
    assert over(match)


@clause("B-6.3")
@pytest.mark.parametrize(("row", "corner"), [(5, "1.1"), (6, "1.1"), (12, "1.17"), (13, "1.17")])
def test_over_the_own_goal_line_it_is_a_corner_for_the_others(at, row, corner):
    ours = men(BACK, n2=f"3.{row}", n3="8.1", n7="7.17")
    start = pitch(f"3.{row}", ours, men(FAR, n6="10.9"))
    match = at(f"{start}; {dice('6.2')}").play("shot-w")
    assert match["ball"] == match.at("B", 6) == corner
    assert match.who("corner") == "B"
    assert over(match)


@clause("B-6.3")
def test_on_the_half_of_the_goal_line_where_it_crossed(at):
    """Diagonally from above the middle to below it: beyond the line on row 12."""
    ours = men(BACK, n1="1.4", n2="4.8", n7="7.17")
    start = pitch("4.8", ours, men(FAR, n6="10.9"))
    match = at(f"{start}; {dice('6.2')}").play("shot-sw")
    assert match["ball"] == match.at("B", 6) == "1.17"


@clause("B-6.4")
def test_exactly_over_a_corner_it_has_crossed_the_goal_line(at):
    """At the far end their keeper has it, at the own one it is a corner."""
    start = pitch("24.2", men(BACK, n2="24.2"), men(FAR, n2="20.3"))
    match = at(f"{start}; {dice('2.2')}").play("shot-ne")
    assert match["ball"] == match.at("B", 1)
    assert over(match)
    start = pitch("2.2", men(BACK, n2="2.2", n3="8.2"), men(FAR, n6="10.9"))
    match = at(f"{start}; {dice('2.2')}").play("shot-nw")
    assert match["ball"] == match.at("B", 6) == "1.1"
    assert over(match)


@clause("B-6.5")
def test_the_nearest_is_the_one_with_the_fewest_steps_then_the_lowest_number(at):
    """The ball goes out on 10.1. B5 and B8 are four steps away, in a straight line or not."""
    theirs = men(FAR, n8="10.5", n5="14.5", n3="15.1")
    start = pitch("10.3", men(BACK, n2="10.3"), theirs)
    match = at(f"{start}; {dice('2.2')}").play("shot-n")
    assert match["ball"] == match.at("B", 5) == "10.1"
    assert match.at("B", 8) == "10.5"


@clause("B-6.5")
def test_as_if_the_pitch_were_empty(at):
    """B5 is walled in by A."""
    wall = {"n3": "12.4", "n4": "12.5", "n5": "12.6", "n6": "13.4", "n7": "13.6", "n8": "14.4",
            "n9": "14.5", "n10": "14.6"}  # fmt: skip
    start = pitch("10.3", men(BACK, n2="10.3", **wall), men(FAR, n5="13.5", n3="10.7"))
    match = at(f"{start}; {dice('2.2')}").play("shot-n")
    assert match["ball"] == match.at("B", 5) == "10.1"


@clause("B-6.5", "B-1.4")
def test_never_the_keeper(at):
    """The ball goes out beside B's area, right beside their keeper."""
    theirs = "22.4,14.9,15.10,15.11,15.12,15.13,15.14,15.15,15.16,15.17,14.17"
    start = pitch("22.3", men(BACK, n2="22.3"), theirs)
    match = at(f"{start}; {dice('6.2')}").play("shot-n")
    assert match["ball"] == match.at("B", 2) == "22.1"
    assert match.at("B", 1) == "22.4"


@clause("B-6.6")
def test_on_a_square_that_is_taken_he_gets_the_nearest_free_one(at):
    """A2 himself stands on the last square. Three squares are one step away in a straight line;
    B's goal line is to the right."""
    start = pitch("10.1", men(BACK, n2="10.1"), men(FAR, n6="14.2"))
    match = at(f"{start}; {dice('2.2')}").play("shot-n")
    assert match["ball"] == match.at("B", 6) == "11.1"


@clause("B-6.6")
def test_straight_before_diagonally_then_nearer_to_his_own_goal_line(at):
    beside = men(BACK, n2="10.1", n3="11.1")
    match = at(f"{pitch('10.1', beside, men(FAR, n6='14.2'))}; {dice('2.2')}").play("shot-n")
    assert match.at("B", 6) == "10.2"
    beside = men(BACK, n2="10.1", n3="11.1", n4="10.2")
    match = at(f"{pitch('10.1', beside, men(FAR, n6='14.2'))}; {dice('2.2')}").play("shot-n")
    assert match.at("B", 6) == "9.1"
    beside = men(BACK, n2="10.1", n3="11.1", n4="10.2", n5="9.1")
    match = at(f"{pitch('10.1', beside, men(FAR, n6='14.2'))}; {dice('2.2')}").play("shot-n")
    assert match.at("B", 6) == "11.2"


@clause("B-6.6")
def test_then_the_lowest_row(at):
    """At B's goal a missed penalty: the middle of the line and the squares before it are taken."""
    ours = men(BACK, n2="23.9", n3="25.9")
    start = pitch("23.9", ours, men(FAR, n1="22.5", n3="22.8"))
    match = at(f"{start}; phase=penalty; dice=1.3; throws=1; kicker=2; {B_TURN}", "1")
    assert match.at("B", 1) == match["ball"] == match.lowest("25.8", "25.10")


@clause("B-6.6")
def test_his_own_square_counts_as_free(at):
    """B6 stands where he would be put, right beside the square that is taken."""
    start = pitch("10.1", men(BACK, n2="10.1"), men(FAR, n6="11.1"))
    match = at(f"{start}; {dice('2.2')}").play("shot-n")
    assert match["ball"] == match.at("B", 6) == "11.1"
