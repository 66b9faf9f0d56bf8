"""Chapter 5: Playing the ball."""

from __future__ import annotations

import pytest

from debut.kernel.testing import clause
from tests.games.but.bench import BACK, FAR, SHOTS, WAYS, dice, men, pitch, turned

# A2 has the ball in the middle of the pitch.
HELD = pitch("13.9", men(BACK, n2="13.9"))
STEP = {way: (column, row) for row, ways in ((-1, WAYS[:3]), (0, ("w", "", "e")), (1, WAYS[5:]))
        for column, way in zip((-1, 0, 1), ways, strict=True) if way}  # fmt: skip
# A's keeper has the ball.
KEEPERS = pitch("3.9", men(BACK, n1="3.9"))
# A2 on row 9 before B's goal; its keeper stands aside.
ASIDE = men(FAR, n1="25.4")


def beyond(square, way, count):
    column, row = map(int, square.split("."))
    return f"{column + STEP[way][0] * count}.{row + STEP[way][1] * count}"


def before_goal(square, theirs=ASIDE):
    return pitch(square, men(BACK, n2=square), theirs)


# 5.1 The ball.
@clause("B-5.1", "B-5.3")
@pytest.mark.parametrize("way", WAYS)
def test_the_ball_goes_straight_in_eight_directions_and_the_player_stays(at, way):
    match = at(f"{HELD}; {dice('3.2')}")
    assert match.ball_plays() == SHOTS
    match.play(f"shot-{way}")
    assert match["ball"] == beyond("13.9", way, 6)
    assert match.at("A", 2) == "13.9"
    assert match.now("dice", "movers") == ("-.2", "2,-")


@clause("B-5.1")
def test_only_the_one_who_has_it_plays_it(at):
    loose = at(f"{pitch('13.9', men(BACK, n2='12.9'))}; {dice('3.2')}")
    assert loose.ball_plays() == set()
    theirs = at(f"{pitch('13.9', men(BACK, n2='10.9'), men(FAR, n2='13.9'))}; {dice('3.2')}")
    assert theirs.ball_plays() == set()


# 5.2 Passes.
@clause("B-5.2")
@pytest.mark.parametrize("way", WAYS)
def test_a_pass_goes_to_a_team_mate_on_a_line(at, way):
    mate = pitch("13.9", men(BACK, n2="13.9", n3=beyond("13.9", way, 4)))
    match = at(f"{mate}; {dice('3.2')}")
    assert match.passes() == {"3"}
    match.play(">3")
    assert match.now("ball", "extra", "dice") == (beyond("13.9", way, 4), "yes", "-.2")


@clause("B-5.2")
@pytest.mark.parametrize(("far", "reached"), [(1, True), (5, True), (8, True), (9, False)])
def test_at_most_twice_the_die_away(at, far, reached):
    start = pitch("14.9", men(BACK, n2="14.9", n3=beyond("14.9", "e", far)))
    assert at(f"{start}; {dice('4.2')}").passes() == ({"3"} if reached else set())


@clause("B-5.2")
def test_not_off_the_line_and_not_to_himself(at):
    start = pitch("14.9", men(BACK, n2="14.9", n3="16.8", n4="18.12"))
    assert at(f"{start}; {dice('4.2')}").passes() == set()


@clause("B-5.2")
def test_the_own_keeper_may_be_passed_to(at):
    match = at(f"{pitch('7.9', men(BACK, n2='7.9'))}; {dice('3.2')}")
    assert match.passes() == {"1"}
    match.play(">1")
    assert match.now("ball", "extra") == ("1.9", "yes")


@clause("B-5.2.1")
def test_the_team_mate_is_named_and_the_others_let_it_go_by(at):
    start = pitch("14.9", men(BACK, n2="14.9", n3="16.9", n4="19.9", n5="22.9"))
    match = at(f"{start}; {dice('4.2')}")
    assert match.passes() == {"3", "4", "5"}
    assert match.play(">4")["ball"] == "19.9"
    assert at(f"{start}; {dice('4.2')}").play(">5")["ball"] == "22.9"


@clause("B-5.2.2")
def test_the_first_opponent_on_the_way_intercepts(at):
    theirs = men(FAR, n2="18.9", n3="17.9", n4="21.9")
    start = pitch("14.9", men(BACK, n2="14.9", n3="16.9", n4="20.9"), theirs)
    match = at(f"{start}; {dice('4.2')}")
    assert match.passes() == {"3", "4"}
    match.play(">4")
    assert match.now("ball", "side", "turns") == ("17.9", "B", "9")
    # To the one before them it arrives.
    assert at(f"{start}; {dice('4.2')}").play(">3")["ball"] == "16.9"


@clause("B-5.2.2")
def test_their_keeper_intercepts_too(at):
    start = pitch("23.5", men(BACK, n2="23.5", n3="25.7"), men(FAR, n1="24.6"))
    match = at(f"{start}; {dice('4.2')}").play(">3")
    assert match.now("ball", "side") == ("24.6", "B")
    assert match.who("intercepted") == "B"


# 5.3 Shots.
@clause("B-5.3")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_shot_goes_exactly_twice_the_die(at, die):
    start = pitch("8.9", men(BACK, n2="8.9"))
    match = at(f"{start}; {dice(f'{die}.2')}").play("shot-e")
    assert match["ball"] == f"{8 + 2 * die}.9"


@clause("B-5.3.1")
def test_the_first_opponent_on_its_way_stops_it(at):
    theirs = men(FAR, n2="13.9", n3="12.9")
    match = at(f"{pitch('8.9', men(BACK, n2='8.9'), theirs)}; {dice('3.2')}").play("shot-e")
    assert match.now("ball", "side", "turns") == ("12.9", "B", "9")
    # On its very last square too, and not one beyond.
    match = at(f"{pitch('8.9', men(BACK, n2='8.9'), theirs)}; {dice('2.2')}").play("shot-e")
    assert match.now("ball", "side") == ("12.9", "B")
    match = at(f"{pitch('8.9', men(BACK, n2='8.9'), theirs)}; {dice('1.2')}").play("shot-e")
    assert match.now("ball", "side") == ("10.9", "A")


@clause("B-5.3.1")
def test_the_keeper_like_any_other(at):
    match = at(f"{before_goal('20.9', FAR)}; {dice('6.2')}").play("shot-e")
    assert match.now("ball", "side", "score") == ("25.9", "B", "0-0")
    assert "saved" in match.told
    field = men(FAR, n1="25.4", n2="25.9")
    match = at(f"{before_goal('20.9', field)}; {dice('6.2')}").play("shot-e")
    assert match.now("ball", "side", "score") == ("25.9", "B", "0-0")
    assert "stopped" in match.told and "saved" not in match.told


@clause("B-5.3.2")
def test_team_mates_let_it_go_by_and_one_on_its_last_square_receives_it(at):
    start = pitch("8.9", men(BACK, n2="8.9", n3="10.9", n4="14.9"))
    match = at(f"{start}; {dice('3.2')}").play("shot-e")
    assert match.now("ball", "side", "dice") == ("14.9", "A", "-.2")
    assert match.walks("y4")
    match = at(f"{start}; {dice('2.2')}").play("shot-e")
    assert match.now("ball", "side") == ("12.9", "A")


@clause("B-5.3.2")
def test_on_a_free_square_it_stays_loose(at):
    match = at(f"{HELD}; {dice('3.2')}").play("shot-e")
    assert match.now("ball", "side", "turns") == ("19.9", "A", "8")
    assert match.legal > {"end"} and match.ball_plays() == set()


@clause("B-5.3.3")
def test_a_shot_earns_no_further_throw(at):
    start = pitch("8.9", men(BACK, n2="8.9", n4="14.9"))
    match = at(f"{start}; {dice('3.2')}").play("shot-e")
    assert match["extra"] == "no"
    assert match.play("end").now("side", "turns") == ("B", "9")


# 5.4 Goals.
@clause("B-5.4")
@pytest.mark.parametrize(("column", "scores"), [(20, True), (23, True), (25, True), (19, False)])
def test_a_goal_is_scored_within_the_length_of_the_shot(at, column, scores):
    """Six squares: from column 20 the last of them is the first beyond the line."""
    match = at(f"{before_goal(f'{column}.9')}; {dice('3.2')}").play("shot-e")
    assert match["score"] == ("1-0" if scores else "0-0")
    if not scores:
        assert match.now("ball", "side") == ("25.9", "A")


@clause("B-5.4")
@pytest.mark.parametrize(
    ("square", "way", "scores"),
    [
        ("24.6", "se", True),
        ("25.6", "se", True),
        ("25.5", "se", False),
        ("25.12", "ne", True),
        ("25.13", "ne", False),
        ("25.11", "se", False),
        ("24.10", "se", False),
        ("22.9", "se", False),
        ("22.7", "se", True),
    ],
)
def test_the_first_square_beyond_must_lie_in_the_goal(at, square, way, scores):
    match = at(f"{before_goal(square)}; {dice('6.2')}").play(f"shot-{way}")
    assert match["score"] == ("1-0" if scores else "0-0")
    assert match["side"] == "B"


@clause("B-5.4")
def test_team_mates_before_the_goal_let_it_go_by(at):
    start = pitch("20.9", men(BACK, n2="20.9", n3="23.9", n4="25.9"), ASIDE)
    assert at(f"{start}; {dice('3.2')}").play("shot-e")["score"] == "1-0"


@clause("B-5.4.1")
@pytest.mark.parametrize("number", [1, 2])
def test_through_ones_own_goal_it_counts_for_the_others(at, number):
    start = pitch("3.9", men(BACK, **{"n1": "1.5", f"n{number}": "3.9"}))
    match = at(f"{start}; {dice('2.3')}").play("shot-w")
    assert match.now("score", "side") == ("0-1", "A")
    assert match.who("own-goal") == "B"


# 5.5 Clearances.
@clause("B-5.5")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_keeper_clears_exactly_three_times_the_die_forward(at, die):
    match = at(f"{KEEPERS}; {dice(f'{die}.2')}")
    assert match.ends("clear-") == {"ne", "e", "se"}
    match.play("clear-e")
    assert match["ball"] == f"{3 + 3 * die}.9"


@clause("B-5.5")
def test_diagonally_too(at):
    assert at(f"{KEEPERS}; {dice('2.2')}").play("clear-ne")["ball"] == "9.3"
    assert at(f"{KEEPERS}; {dice('2.2')}").play("clear-se")["ball"] == "9.15"


@clause("B-5.5")
def test_nobody_else_clears(at):
    start = pitch("3.9", men(BACK, n1="1.5", n2="3.9"))
    assert at(f"{start}; {dice('2.2')}").ends("clear-") == set()


@clause("B-5.5", "B-5.3")
def test_the_keeper_may_also_shoot_and_pass(at):
    match = at(f"{pitch('3.9', men(BACK, n1='3.9', n2='7.9'))}; {dice('2.2')}")
    assert match.ball_plays() == SHOTS | {">2", "clear-ne", "clear-e", "clear-se"}
    assert match.play("shot-e")["ball"] == "7.9"


@clause("B-5.5.1")
def test_a_clearance_flies_over_everybody_and_only_its_last_square_counts(at):
    theirs = men(FAR, n2="4.9", n3="8.9", n4="15.9")
    start = pitch("3.9", men(BACK, n1="3.9", n2="5.9"), theirs)
    match = at(f"{start}; {dice('3.2')}").play("clear-e")
    assert match.now("ball", "side", "dice") == ("12.9", "A", "-.2")
    match = at(f"{start}; {dice('4.2')}").play("clear-e")
    assert match.now("ball", "side", "turns") == ("15.9", "B", "9")
    mate = pitch("3.9", men(BACK, n1="3.9", n2="12.9"), theirs)
    match = at(f"{mate}; {dice('3.2')}").play("clear-e")
    assert match.now("ball", "side", "turns") == ("12.9", "A", "8")
    assert match.walks("y2")


@clause("B-5.5.2")
def test_a_clearance_earns_no_further_throw(at):
    start = pitch("3.9", men(BACK, n1="3.9", n2="12.9"))
    match = at(f"{start}; {dice('3.2')}").play("clear-e")
    assert match["extra"] == "no"
    assert match.play("end").now("side", "turns") == ("B", "9")


def test_turned_ways_are_opposite():
    assert turned("shot-ne") == "shot-sw" and turned("clear-e") == "clear-w"
