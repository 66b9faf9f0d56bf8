"""Chapter 1: Field."""

from __future__ import annotations

import pytest

from debut import BadPosition
from debut.kernel.testing import Table, clause, scripted

SQUARES = [f"{column}{line}" for line in range(1, 12) for column in "abcde"]
AREA = {"b10", "c10", "d10", "b11", "c11", "d11"}
OUTSIDE = {"a9", "b9", "c9", "d9", "e9", "a10", "e10"}


@clause("SG-1.1")
def test_the_field_has_five_columns_and_eleven_lines(game):
    assert {cell.id for cell in game.board.cells} == set(SQUARES)
    for square in SQUARES:
        assert str(game.parse(f"ball={square}")).startswith(f"attack=A; ball={square};")


@clause("SG-1.1")
@pytest.mark.parametrize("square", ["f6", "c0", "c12", "6c"])
def test_there_is_no_other_square(game, square):
    with pytest.raises(BadPosition):
        game.parse(f"ball={square}")


@clause("SG-1.1")
def test_both_sides_attack_towards_line_11_as_they_see_it(game, side):
    with scripted(game, f"attack={side}; ball=b4", "F2", "F3") as table:
        table.play("pass", "launch")
        assert (table["attack"], table["ball"]) == (side, "b9")


@clause("SG-1.1")
@pytest.mark.parametrize(("side", "drawn"), [("A", "b4"), ("B", "d8")])
def test_the_same_name_is_another_place_for_the_other_side(game, side, drawn):
    """The board is drawn once, as A sees it."""
    (ball,) = game.parse(f"attack={side}; ball=b4").view(None).pieces
    assert ball.cell == drawn


@clause("SG-1.2")
@pytest.mark.parametrize(
    ("lost", "won"),
    [("b4", "d8"), ("d8", "b4"), ("c6", "c6"), ("a1", "e11"), ("e11", "a1"), ("c10", "c2")],
)
def test_when_possession_changes_the_field_is_seen_from_the_other_side(
    game, side, other, lost, won
):
    with scripted(game, f"attack={side}; ball={lost}; phase=blue", "steal") as table:
        assert (table["attack"], table["ball"]) == (other, won)


@clause("SG-1.2")
def test_the_ball_itself_stays_where_it_is_when_possession_changes(game):
    with scripted(game, "attack=A; ball=d4", "L2X") as table:
        table.play("pass", "b4")
        assert (table["attack"], table["ball"]) == ("B", "d8")
        (ball,) = table.state.view(None).pieces
        assert ball.cell == "b4"


@clause("SG-1.3", "SG-4.6")
@pytest.mark.parametrize("column", "abde")
def test_beside_column_c_there_is_no_goal(game, side, column):
    with scripted(game, f"attack={side}; ball={column}1", "B1") as table:
        table.play("pass")
        assert table["score"] == "0-0"
        assert table["restart"] == "corner"


@clause("SG-1.3", "SG-4.6")
def test_the_goal_is_behind_column_c(game, side, nil_one):
    with scripted(game, f"attack={side}; ball=c1", "B1") as table:
        table.play("pass")
        assert table["score"] == nil_one


@clause("SG-1.3")
def test_both_goals_are_drawn_one_square_wide_behind_column_c(game):
    corners = {cell.id: cell.outline for cell in game.board.cells}
    left, right = min(x for x, _ in corners["c1"]), max(x for x, _ in corners["c1"])
    goals = [line.points for line in game.board.lines if line.kind == "goal"]
    assert len(goals) == 2
    for points in goals:
        assert {x for x, _ in points} == {left, right}


@clause("SG-1.3")
def test_each_goal_is_the_one_its_team_defends(game):
    rows = {cell.id: cell.outline for cell in game.board.cells}
    for seat, square in ((0, "c1"), (1, "c11")):
        [goal] = [line.points for line in game.board.lines if line.seat == seat]
        assert {y for _, y in goal} & {y for _, y in rows[square]}


@clause("SG-1.4", "SG-9.1", "SG-9.2")
@pytest.mark.parametrize("square", SQUARES)
def test_the_area_is_where_a_foul_is_a_penalty(game, side, square):
    table = Table(game.parse(f"attack={side}; ball={square}; phase=blue"), ["foul"])
    if square in AREA:
        assert table["die"] == "penalty"
    else:
        assert (table["restart"], table["ball"]) == ("free-kick", square)
        assert table["attack"] == side


@clause("SG-1.5")
@pytest.mark.parametrize("square", SQUARES)
def test_shots_are_allowed_from_the_area_and_seven_squares_outside(game, side, square):
    state = game.parse(f"attack={side}; ball={square}")
    refusal = state.why_not("shot")
    if square in AREA | OUTSIDE:
        assert refusal is None
    else:
        assert refusal.clause == "SG-1.5"


@clause("SG-1.5")
@pytest.mark.parametrize("corner", ["a11", "e11"])
def test_no_shot_from_a_corner_square(game, corner):
    with scripted(game, f"ball={corner[0]}9", "F2") as table:
        table.play("pass")
        assert table["ball"] == corner
        assert "shot" not in table.legal
        assert table.state.why_not("shot").clause == "SG-1.5"
