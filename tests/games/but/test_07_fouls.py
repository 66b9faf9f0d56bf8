"""Chapter 7: Offside, fouls and penalties."""

from __future__ import annotations

import pytest

from debut.kernel.testing import clause
from tests.games.but.bench import (
    AREA,
    BACK,
    FAR,
    SHOTS,
    SQUARES,
    TURN,
    dice,
    men,
    opposite,
    pitch,
)

# B's last men stand on column 18, away from row 9; the keeper in his goal.
LINE = "25.9,18.2,17.3,18.14,17.15,16.16,16.1,15.1,15.17,14.1,14.17"
B_TURN = "side=B; turns=9; played=5-4; first=A"
# A2 has the ball on 13.9, B2 next to him on 14.9: B's turn, who fouls with a 1.
FOULED = pitch("13.9", men(BACK, n2="13.9"), men(FAR, n2="14.9"))
# A2 has the ball on B's penalty spot, B2 is next to him.
INSIDE = pitch("23.9", men(BACK, n2="23.9"), men(FAR, n2="22.9"))


def passing(square, theirs=LINE, start="13.9"):
    """A2 on row 9 has the ball, A3 may receive it."""
    return pitch(start, men(BACK, n2=start, n3=square), theirs)


# 7.1 Offside.
@clause("B-7.1")
@pytest.mark.parametrize(
    ("column", "off"), [(14, False), (17, False), (18, False), (19, True), (23, True)]
)
def test_offside_is_who_receives_nearer_to_the_goal_line_than_every_field_figure(at, column, off):
    match = at(f"{passing(f'{column}.9')}; {dice('6.2')}").play(">3")
    assert (match["side"] == "B") == off
    assert match["extra"] == ("no" if off else "yes")


@clause("B-7.1")
def test_the_keeper_is_no_field_figure_and_level_with_one_is_onside(at):
    # Level with the keeper, alone in front of him: offside; with a field figure beside: not.
    match = at(f"{passing('23.9', men(LINE, n1='23.5'))}; {dice('6.2')}").play(">3")
    assert match["side"] == "B"
    match = at(f"{passing('23.9', men(LINE, n5='23.5'))}; {dice('6.2')}").play(">3")
    assert match["side"] == "A"


@clause("B-7.1")
@pytest.mark.parametrize(("column", "off"), [(12, False), (13, False), (14, True)])
def test_only_in_the_other_half(at, column, off):
    """All of B have gone forward; the middle column is no half."""
    forward = "25.9,5.2,6.2,7.2,8.2,9.2,5.16,6.16,7.16,8.16,9.16"
    start = passing(f"{column}.9", forward, "11.9")
    match = at(f"{start}; {dice('6.2')}").play(">3")
    assert (match["side"] == "B") == off


@clause("B-7.1.1")
def test_a_shot_and_a_free_kick_are_received(at):
    match = at(f"{passing('19.9')}; {dice('3.2')}").play("shot-e")
    assert match.now("side", "kicker") == ("B", "4")
    match = at(f"{passing('19.9')}; {dice('3.2')}; kicker=2").play("shot-e")
    assert match.now("side", "kicker") == ("B", "4")


@clause("B-7.1.1", "B-5.5.1")
def test_and_a_clearance(at):
    forward = "25.9,5.2,6.2,7.2,8.2,9.2,5.16,6.16,7.16,8.16,9.16"
    start = pitch("3.9", men(BACK, n1="3.9", n3="18.9"), forward)
    match = at(f"{start}; {dice('5.2')}").play("clear-e")
    assert match["side"] == "B" and match["kicker"] != "none"


@clause("B-7.1.1")
def test_picking_up_a_loose_ball_or_taking_it_is_no_receiving(at):
    loose = pitch("20.9", men(BACK, n3="19.9"), LINE)
    match = at(f"{loose}; {dice('2.2')}").play("b3-21.9")
    assert match.now("ball", "side", "dice") == ("21.9", "A", "-.2")
    taken = pitch("20.9", men(BACK, n3="22.9"), men(LINE, n2="20.9"))
    match = at(f"{taken}; {dice('3.2')}").play("b3x21.9")
    assert match.now("ball", "side", "dice") == ("21.9", "A", "-.2")


@clause("B-7.1.1")
def test_a_dribble_past_everybody_is_allowed(at):
    match = at(f"{passing('5.9', start='17.9')}; {dice('2.6')}").play("y2-23.9")
    assert match.now("ball", "side") == ("23.9", "A")


@clause("B-7.1.2", "B-7.2.2")
def test_the_offender_goes_back_and_their_nearest_takes_a_free_kick_there(at):
    """On 20.9; B4 on 18.14 and B2 on 18.2 are farther away than B3 on 17.10."""
    match = at(f"{passing('20.9', men(LINE, n3='17.10'))}; {dice('6.2')}", "b2y3").play(">3")
    assert match.at("A", 3) == "15.9"
    assert match.who("offside") == "A" and match.who("free-kick") == "B"
    assert match["ball"] == match.at("B", 3) == "20.9"
    assert match.now("side", "kicker", "turns") == ("B", "3", "9")
    match.play("stay")
    assert match.ball_plays() == SHOTS and "end" not in match.legal


@clause("B-7.1.2", "B-7.2.2")
def test_if_he_cannot_leave_the_kicker_stands_on_the_nearest_free_square(at):
    """All five squares behind him are taken by his own; B's goal line is to the right."""
    behind = {"n4": "19.9", "n5": "18.9", "n6": "17.9", "n7": "16.9", "n8": "15.9"}
    start = pitch("14.9", men(BACK, n2="14.9", n3="20.9", **behind), men(LINE, n3="17.10"))
    match = at(f"{start}; {dice('6.2')}").play(">3")
    assert match.at("A", 3) == "20.9"
    assert match["ball"] == match.at("B", 3) == "21.9"
    assert match.now("side", "kicker") == ("B", "3")


# 7.2 Fouls.
@clause("B-7.2")
@pytest.mark.parametrize(
    ("throw", "foul"), [("b1y4", True), ("b4y1", True), ("b1y1", True), ("b2y6", False)]
)
def test_a_1_beside_the_holder_is_a_foul(at, throw, foul):
    match = at(f"{FOULED}; phase=throw; {B_TURN}", throw)
    if foul:
        assert match.now("side", "phase", "kicker", "turns") == ("A", "throw", "2", "10")
    else:
        assert match.now("side", "phase", "kicker", "turns") == ("B", "play", "none", "9")


@clause("B-7.2")
@pytest.mark.parametrize(("square", "foul"), [("14.10", True), ("12.8", True), ("15.9", False)])
def test_beside_means_one_of_the_eight_squares_around(at, square, foul):
    start = pitch("13.9", men(BACK, n2="13.9"), men(FAR, n2=square))
    match = at(f"{start}; phase=throw; {B_TURN}", "b1y3")
    assert (match["kicker"] == "2") == foul


@clause("B-7.2")
def test_only_the_team_that_throws_fouls_and_only_an_opponent_who_has_the_ball(at):
    """A throws itself; the ball is loose; its own man has it."""
    match = at(f"{FOULED}; phase=throw; {TURN}", "b1y3")
    assert match.now("side", "phase", "kicker") == ("A", "play", "none")
    loose = pitch("12.9", men(BACK, n2="13.9"), men(FAR, n2="14.9"))
    match = at(f"{loose}; phase=throw; {B_TURN}", "b1y3")
    assert match["phase"] == "play"


@clause("B-7.2")
def test_keepers_never_foul(at):
    start = pitch("24.9", men(BACK, n2="24.9"), men(FAR, n1="25.9"))
    match = at(f"{start}; phase=throw; {B_TURN}", "b1y1")
    assert match["phase"] == "play"


@clause("B-7.2")
def test_walking_up_to_him_is_no_foul(at):
    """It is judged at the throw: with the 1 a figure may go next to the holder."""
    start = pitch("13.9", men(BACK, n2="13.9"), men(FAR, n2="15.9"))
    match = at(f"{start}; phase=throw; {B_TURN}", "b1y3").play("b2-14.9")
    assert match.now("side", "phase", "kicker") == ("B", "play", "none")


@clause("B-7.2", "B-3.3")
def test_no_foul_in_an_extra_throw_with_the_own_ball(at):
    start = pitch("13.9", men(BACK, n2="13.9", n3="13.11"), men(FAR, n2="14.9"))
    match = at(f"{start}; {dice('1.3')}", "b1y1").play(">3", "end")
    assert match.now("throws", "phase", "side") == ("2", "play", "A")


@clause("B-7.2.1")
def test_of_several_the_offender_is_the_one_nearest_to_his_own_goal_line(at):
    start = pitch("13.9", men(BACK, n2="13.9"), men(FAR, n2="12.8", n3="13.8", n5="14.10"))
    match = at(f"{start}; phase=throw; {B_TURN}", "b1y3")
    assert match.at("B", 5) == "19.10"
    assert match.at("B", 2) == "12.8" and match.at("B", 3) == "13.8"


@clause("B-7.2.1")
def test_then_the_lowest_number(at):
    start = pitch("13.9", men(BACK, n2="13.9"), men(FAR, n7="14.8", n5="14.10", n6="14.9"))
    match = at(f"{start}; phase=throw; {B_TURN}", "b1y3")
    assert match.at("B", 5) == "19.10"
    assert match.at("B", 7) == "14.8" and match.at("B", 6) == "14.9"


@clause("B-7.2.2")
def test_he_goes_back_five_squares_in_his_row_past_whoever_stands_there(at):
    start = pitch("13.9", men(BACK, n2="13.9", n3="15.9"), men(FAR, n2="14.9", n3="17.9"))
    match = at(f"{start}; phase=throw; {B_TURN}", "b1y3")
    assert match.at("B", 2) == "19.9"


@clause("B-7.2.2")
@pytest.mark.parametrize(
    ("taken", "end"),
    [
        ({"n4": "19.9"}, "18.9"),
        ({"n4": "19.9", "n5": "18.9", "n6": "16.9"}, "17.9"),
        ({"n4": "19.9", "n5": "18.9", "n6": "17.9", "n7": "16.9"}, "15.9"),
        ({"n4": "19.9", "n5": "18.9", "n6": "17.9", "n7": "16.9", "n8": "15.9"}, "14.9"),
    ],
)
def test_to_the_farthest_free_one_of_the_five_or_nowhere(at, taken, end):
    start = pitch("13.9", men(BACK, n2="13.9"), men(FAR, n2="14.9", **taken))
    match = at(f"{start}; phase=throw; {B_TURN}", "b1y3")
    assert match.at("B", 2) == end
    assert match["kicker"] == "2"


@clause("B-7.2.2")
def test_at_the_end_of_the_pitch_as_far_as_it_goes(at):
    """A fouls before its own goal line, outside its area."""
    start = pitch("4.3", men(BACK, n2="3.3", n3="8.1"), men(FAR, n2="4.3"))
    match = at(f"{start}; phase=throw; {TURN}", "b1y3")
    assert match.at("A", 2) == "1.3"
    assert match.now("kicker", "side") == ("2", "B")


# 7.3 Free kicks.
@clause("B-7.3")
def test_the_free_kick_is_the_shot_of_the_fouled_figure_and_must_be_taken(at):
    start = pitch("13.9", men(BACK, n2="13.9", n3="13.11", n4="10.9"), men(FAR, n2="14.9"))
    match = at(f"{start}; phase=throw; {B_TURN}", "b1y3", "b2y3")
    assert match.now("side", "phase", "dice") == ("A", "play", "2.3")
    assert match.ball_plays() == SHOTS
    assert match.ends("b") == set() and "end" not in match.legal
    match.play("shot-w")
    assert match.now("ball", "kicker", "side", "dice") == ("9.9", "none", "A", "-.3")
    assert "end" in match.legal


@clause("B-7.3")
@pytest.mark.parametrize(
    ("theirs", "die", "end"),
    [
        (FAR, 3, ("19.9", "A", "0-0")),
        (men(FAR, n3="17.9"), 3, ("17.9", "B", "0-0")),
        (men(FAR, n1="25.5"), 6, ("25.9", "A", "0-0")),
    ],
)
def test_its_length_and_what_comes_of_it_are_those_of_a_shot(at, theirs, die, end):
    start = pitch("13.9", men(BACK, n2="13.9"), theirs)
    match = at(f"{start}; {dice(f'{die}.2')}; kicker=2").play("shot-e")
    assert match.now("ball", "side", "score") == end


@clause("B-7.3", "B-5.4")
def test_it_may_be_a_goal(at):
    start = pitch("20.9", men(BACK, n2="20.9"), men(FAR, n1="25.5"))
    match = at(f"{start}; {dice('3.2')}; kicker=2").play("shot-e")
    assert match.now("score", "side", "kicker") == ("1-0", "B", "none")
    own = pitch("3.9", men(BACK, n1="1.5", n2="3.9"))
    match = at(f"{own}; {dice('3.2')}; kicker=2").play("shot-w")
    assert match.now("score", "side", "kicker") == ("0-1", "A", "none")


@clause("B-7.3", "B-5.3.3")
def test_it_earns_no_further_throw(at):
    start = pitch("13.9", men(BACK, n2="13.9", n3="17.9"))
    match = at(f"{start}; {dice('2.3')}; kicker=2").play("shot-e")
    assert match.now("ball", "extra") == ("17.9", "no")
    assert match.play("end")["side"] == "B"


@clause("B-7.3.1")
def test_another_figure_may_use_the_yellow_die_before_it_or_after_it(at):
    start = f"{pitch('13.9', men(BACK, n2='13.9', n3='17.10'))}; {dice('2.3')}; kicker=2"
    match = at(start)
    assert not match.walks("y2") and match.walks("y3")
    match.play("y3-17.9")
    assert match.ball_plays() == SHOTS and "end" not in match.legal
    match.play("shot-e")
    assert match.now("ball", "side", "turns") == ("17.9", "B", "9")
    match = at(start).play("shot-w")
    assert not match.walks("y2") and match.walks("y3")


@clause("B-7.3.2")
def test_a_keeper_takes_his_free_kick_like_anybody(at):
    start = pitch("3.9", men(BACK, n1="3.9", n2="3.11"), men(FAR, n2="4.9"))
    match = at(f"{start}; phase=throw; {B_TURN}", "b3y1", "b2y3")
    assert match.now("phase", "kicker", "side") == ("keeper", "1", "A")
    match.play("stay")
    assert match.ball_plays() == SHOTS
    assert not match.walks("y1") and match.walks("y2") and "end" not in match.legal
    assert match.play("shot-s").now("ball", "kicker") == ("3.13", "none")


# 7.4 Penalties.
@clause("B-7.4")
@pytest.mark.parametrize(
    ("holder", "offender", "penalty"),
    [("23.9", "22.9", True), ("22.9", "21.9", True), ("21.9", "22.9", False)],
)
def test_a_foul_on_a_figure_in_the_area_of_the_team_at_fault_is_a_penalty(
    at, holder, offender, penalty
):
    start = pitch(holder, men(BACK, n2=holder), men(FAR, n2=offender))
    match = at(f"{start}; phase=throw; {B_TURN}", "b3y1")
    if penalty:
        assert match.now("phase", "side", "kicker", "turns") == ("penalty", "B", "2", "9")
        assert match.turn == "dice"
        # Nobody goes back.
        assert match.at("B", 2) == offender and match.at("A", 2) == holder
    else:
        assert match.now("phase", "side", "kicker") == ("keeper", "A", "2")


@clause("B-7.4")
def test_in_the_own_area_it_is_a_free_kick(at):
    start = pitch("3.6", men(BACK, n2="3.6"), men(FAR, n2="4.6"))
    match = at(f"{start}; phase=throw; {B_TURN}", "b3y1")
    assert match.now("phase", "kicker", "side") == ("keeper", "2", "A")


@clause("B-7.4.1")
@pytest.mark.parametrize("die", range(2, 7))
@pytest.mark.parametrize("keeper", ["25.9", "24.9", "22.14"])
def test_anything_but_a_1_is_a_goal_wherever_the_keeper_stands(at, die, keeper):
    start = INSIDE.replace("25.9", keeper)
    match = at(f"{start}; phase=throw; {B_TURN}; homeA=wm", "b3y1", str(die))
    assert match.now("score", "side", "phase", "ball") == ("1-0", "B", "throw", "13.9")
    assert match.now("turns", "kicker", "homeA") == ("10", "none", "wm")


@clause("B-7.4.1")
def test_it_is_thrown_with_one_die(at):
    match = at(f"{INSIDE}; phase=throw; {B_TURN}", "b3y1")
    assert match.odds == pytest.approx({str(die): 1 / 6 for die in range(1, 7)})


@clause("B-7.4.2")
def test_after_a_miss_the_keeper_has_the_ball_and_the_taker_is_put_outside(at):
    start = pitch("22.12", men(BACK, n2="22.12"), men(FAR, n1="24.6", n2="22.11"))
    match = at(f"{start}; phase=throw; {B_TURN}", "b3y1", "1")
    assert match["ball"] == match.at("B", 1) == "25.9"
    assert match.turn == "A" and match["phase"] == "put"
    taken = set(match["A"].split(",")) | set(match["B"].split(","))
    assert match.puts(2) == SQUARES - opposite(AREA) - taken
    assert match.legal == {f"2@{square}" for square in match.puts(2)}
    match.play("2@21.9")
    assert match.at("A", 2) == "21.9"
    assert match.now("side", "phase", "kicker", "turns") == ("B", "keeper", "none", "10")


@clause("B-7.4.2")
def test_or_on_the_nearest_free_square(at):
    """A3 stands on the middle of the line, and A4 on a square beside it."""
    ours = men(BACK, n2="23.9", n3="25.9", n4="25.8")
    start = pitch("23.9", ours, men(FAR, n1="22.5", n2="22.9"))
    match = at(f"{start}; phase=throw; {B_TURN}", "b3y1", "1")
    assert match["ball"] == match.at("B", 1) == "25.10"


@clause("B-7.4.2", "B-3.5")
def test_then_the_keepers_team_plays(at):
    match = at(f"{INSIDE}; phase=throw; {B_TURN}", "b3y1", "1", "b2y3").play("2@10.9", "stay")
    assert match.now("side", "phase") == ("B", "play")
    assert match.turn == "B"
    assert "end" not in match.legal and match.ends("clear-")


@clause("B-7.4.3")
def test_a_penalty_belongs_to_the_turn_of_the_foul(at):
    match = at(f"{INSIDE}; phase=throw; {B_TURN}", "b3y1", "1")
    assert match.now("turns", "played") == ("10", "5-5")
    last = "side=B; turns=19; played=10-9; first=A"
    match = at(f"{INSIDE}; phase=throw; {last}", "b3y1", "6")
    assert match.now("score", "half", "phase") == ("1-0", "2", "formation")


@clause("B-7.4.3", "B-1.2.2")
def test_with_the_half_over_nobody_is_put_anywhere_after_a_miss(at):
    last = "side=B; turns=19; played=10-9; first=A"
    match = at(f"{INSIDE}; phase=throw; {last}", "b3y1", "1")
    assert match.now("half", "phase", "kicker", "score") == ("2", "formation", "none", "0-0")
    last = "side=B; half=2; turns=19; played=20-19; first=A"
    match = at(f"{INSIDE}; phase=throw; {last}", "b3y1", "1")
    assert match.now("phase", "result") == ("over", "draw:full-time")
