"""Chapter 4: Where the ball goes."""

from __future__ import annotations

import pytest

from debut.kernel.testing import clause, scripted

ARROWS = {"control", "pass", "launch"}
GOAL_KICK = {
    f"{at} {die}{far}" for at in ("b1", "d1") for die in ARROWS for far in ("", " long")
}  # fmt: skip


@clause("SG-4.1")
@pytest.mark.parametrize(
    ("die", "face", "ways"),
    [
        ("control", "D1", {"b7", "d7"}),
        ("control", "L1", {"b6", "d6"}),
        ("pass", "D2", {"a8", "e8"}),
        ("pass", "L2X", {"a6", "e6"}),
        ("launch", "D3", {"out a8", "out e8"}),
    ],
)
def test_left_or_right_is_chosen_by_the_attacker_after_the_throw(game, side, die, face, ways):
    with scripted(game, f"attack={side}; ball=c6", face) as table:
        table.play(die)
        assert table.state.turn == "AB".index(side)
        assert table.legal == ways
        assert table.state.why_not("pass").clause == "SG-4.1"


@clause("SG-4.1")
@pytest.mark.parametrize("end", ["b7", "d7"])
def test_the_ball_goes_the_way_that_is_chosen(game, side, end):
    with scripted(game, f"attack={side}; ball=c6", "D1") as table:
        table.play("control", end)
        assert (table["attack"], table["ball"]) == (side, end)


@clause("SG-4.1")
@pytest.mark.parametrize("face", ["F2", "B1"])
def test_a_straight_arrow_leaves_nothing_to_choose(game, face):
    with scripted(game, "ball=c6", face) as table:
        table.play("pass")
        assert table["ball"] == {"F2": "c8", "B1": "c5"}[face]
        assert "control" in table.legal


@clause("SG-4.1", "SG-4.5")
@pytest.mark.parametrize(("square", "face"), [("c10", "D2"), ("c11", "D2"), ("d11", "D2?")])
def test_if_both_ways_end_in_the_same_place_there_is_nothing_to_choose(
    game, side, other, square, face
):
    """Left or right, the ball is over the goal line."""
    with scripted(game, f"attack={side}; ball={square}", face) as table:
        table.play("pass")
        assert (table["attack"], table["restart"]) == (other, "goal-kick")


@clause("SG-4.2", "SG-3.3")
@pytest.mark.parametrize(
    ("start", "die", "face", "way", "won"),
    [("b4", "launch", "F4X", None, "d4"), ("d4", "pass", "L2X", "b4", "d8")],
)
def test_a_cross_gives_the_ball_away_where_it_has_landed(
    game, side, other, start, die, face, way, won
):
    with scripted(game, f"attack={side}; ball={start}", face) as table:
        table.play(die, *filter(None, [way]))
        assert (table["attack"], table["ball"], table["restart"]) == (other, won, "open")
        assert table.legal == {"control"}


@clause("SG-4.3", "SG-5.2")
@pytest.mark.parametrize(
    ("start", "face", "way", "landed", "won"),
    [("b4", "F2?", None, "b6", "d6"), ("b4", "D2?", "d6", "d6", "b6")],
)
def test_the_defender_may_throw_the_blue_die_where_the_ball_has_landed(
    game, side, other, start, face, way, landed, won
):
    with scripted(game, f"attack={side}; ball={start}", face, "steal") as table:
        table.play("pass", *filter(None, [way]))
        assert (table["attack"], table["ball"]) == (side, landed)
        assert table.state.turn == "AB".index(other)
        assert table.legal == {"blue", "let"}
        table.play("blue")
        assert (table["attack"], table["ball"]) == (other, won)


@clause("SG-4.3")
def test_without_a_question_mark_he_may_not(game):
    with scripted(game, "ball=b4", "F2") as table:
        table.play("pass")
        assert table.state.turn == 0
        assert table.state.why_not("blue").clause == "SG-5.1"


@clause("SG-4.4", "SG-8.5")
@pytest.mark.parametrize(
    ("start", "die", "face", "way", "thrown_in"),
    [
        ("a5", "control", "L1", "out a5", "e7"),
        ("e5", "control", "D1", "out e5", "a7"),
        ("b5", "pass", "D2", "out a6", "e6"),
        ("b4", "launch", "D3", "out a5", "e7"),
        ("d4", "launch", "D3", "out e5", "a7"),
    ],
)
def test_off_the_side_the_other_side_throws_in_from_the_last_square(
    game, side, other, start, die, face, way, thrown_in
):
    with scripted(game, f"attack={side}; ball={start}", face) as table:
        table.play(die, way)
        assert (table["attack"], table["ball"]) == (other, thrown_in)
        assert table["restart"] == "throw-in"
        assert table.legal == ARROWS


@clause("SG-4.5")
@pytest.mark.parametrize("column", "abcde")
def test_over_the_far_goal_line_it_is_a_goal_kick_whatever_the_column(game, side, other, column):
    with scripted(game, f"attack={side}; ball={column}10", "F2") as table:
        table.play("pass")
        assert (table["attack"], table["restart"]) == (other, "goal-kick")
        assert table["score"] == "0-0"
        assert table.legal == GOAL_KICK


@clause("SG-4.5")
@pytest.mark.parametrize(
    ("start", "die", "face"),
    [
        ("a11", "control", "D1"),
        ("e11", "control", "D1"),
        ("b10", "pass", "D2"),
        ("d10", "pass", "D2"),
        ("c9", "launch", "D3"),
    ],
)
def test_exactly_over_the_corner_is_over_the_goal_line(game, side, other, start, die, face):
    """One way leads over the corner, the other over the goal line: the same goal kick."""
    with scripted(game, f"attack={side}; ball={start}", face) as table:
        table.play(die)
        assert (table["attack"], table["restart"]) == (other, "goal-kick")


@clause("SG-4.5", "SG-4.4")
def test_one_square_short_of_the_corner_is_off_the_side(game, other, side):
    with scripted(game, f"attack={side}; ball=a10", "D2") as table:
        table.play("pass")
        assert table.legal == {"out a10", "out"}
        table.play("out a10")
        assert (table["attack"], table["ball"], table["restart"]) == (other, "e2", "throw-in")


@clause("SG-4.6", "SG-8.6")
def test_back_over_ones_own_goal_line_in_column_c_is_an_own_goal(game, side, nil_one):
    with scripted(game, f"attack={side}; ball=c1", "B1") as table:
        table.play("pass")
        assert table["score"] == nil_one
        assert (table["attack"], table["ball"], table["restart"]) == (side, "c6", "kick-off")


@clause("SG-4.6", "SG-8.4")
@pytest.mark.parametrize("column", "abde")
def test_back_over_it_in_another_column_is_a_corner_for_the_other_side(game, side, other, column):
    with scripted(game, f"attack={side}; ball={column}1", "B1") as table:
        table.play("pass")
        assert (table["attack"], table["restart"]) == (other, "corner")
        assert table["score"] == "0-0"


@clause("SG-4.6", "SG-8.3")
@pytest.mark.parametrize(
    ("restart", "kick", "goals"),
    [
        ("ball=b1; restart=goal-kick", "d1 pass long", "0-0"),
        ("ball=c1; restart=keeper", "c2 pass long", "0-1"),
    ],
)
def test_a_long_kick_back_goes_over_the_line_too(game, restart, kick, goals):
    with scripted(game, restart, "B1") as table:
        table.play(kick)
        assert table["score"] == goals
        assert table["restart"] == ("kick-off" if goals == "0-1" else "corner")


@clause("SG-4.7")
@pytest.mark.parametrize(
    ("start", "die", "face", "way", "restart"),
    [
        ("a5", "pass", "L2X", "out a5", "throw-in"),
        ("c5", "launch", "L3X", "out e5", "throw-in"),
        ("c9", "launch", "F4X", None, "goal-kick"),
    ],
)
def test_a_cross_does_nothing_more_to_a_ball_that_has_left_the_field(
    game, side, other, start, die, face, way, restart
):
    """The other side has a restart with any die, and not a ball won in play."""
    with scripted(game, f"attack={side}; ball={start}", face) as table:
        table.play(die, *filter(None, [way]))
        assert (table["attack"], table["restart"]) == (other, restart)
        assert table.legal == (ARROWS if restart == "throw-in" else GOAL_KICK)


@clause("SG-4.7")
@pytest.mark.parametrize(
    ("start", "die", "face", "way", "restart"),
    [
        ("b10", "pass", "F2?", None, "goal-kick"),
        ("a5", "pass", "D2?", "out a5", "throw-in"),
        ("b5", "launch", "D3?", "out a6", "throw-in"),
        ("a11", "control", "F2?", None, "goal-kick"),
    ],
)
def test_a_question_mark_does_nothing_more_to_it_either(
    game, side, other, start, die, face, way, restart
):
    with scripted(game, f"attack={side}; ball={start}", face) as table:
        table.play(die, *filter(None, [way]))
        assert (table["attack"], table["restart"]) == (other, restart)
        assert table["phase"] == "choose"
