"""Chapter 1: Field."""

from __future__ import annotations

import pytest

from debut import BadPosition
from debut.kernel.testing import clause
from tests.games.streetsoccer.bench import COLUMNS, DARK, FAR, FIELD, TURN, ring

SQUARES = {f"{column}{row}" for column in COLUMNS for row in range(8)}
GOALS = {"a3", "a4", "l3", "l4"}


def zones(game, *names):
    return {cell.id for cell in game.board.cells if cell.zone in names}


@clause("ST-1.1")
def test_the_field_is_ten_by_six_squares_within_a_ring(game):
    assert zones(game, "field", "dark", "light", "central") == FIELD
    assert zones(game, "ring") == SQUARES - FIELD - GOALS


@clause("ST-1.1")
@pytest.mark.parametrize("key", ["A=b3,f3,d2,d5,{}", "B=k4,g4,i5,i2,{}", "ball={}"])
@pytest.mark.parametrize("square", ["m3", "c8", "4c", "c-1"])
def test_there_is_no_other_square(game, key, square):
    with pytest.raises(BadPosition):
        game.parse(key.format(square))


@clause("ST-1.1")
def test_a_footballer_walks_from_the_field_to_the_ring(at):
    match = at(f"{TURN}; A=b3,c1,h1,h6,c6; {FAR}; ball=f4", "1")
    assert match.walks("c1") == {"c0", "b1", "d1", "c2"}


@clause("ST-1.1")
def test_a_footballer_walks_from_the_ring_to_the_field_and_along_it(at):
    match = at(f"{TURN}; A=b3,a6,h1,h6,c6; {FAR}; ball=f4", "1")
    assert match.walks("a6") == {"b6", "a5", "a7"}
    match.play("a6-b6")
    assert match["A"] == "b3,b6,h1,h6,c6"


@clause("ST-1.1", "ST-6.2")
def test_the_ball_stays_on_the_field(at):
    match = at(f"{TURN}; A=b3,e1,h1,h6,c6; {FAR}; ball=f1", "1")
    assert match.kicks("e1") == {"e1", "g1", "e2", "f2", "g2"}
    assert match.why("e1*f1>f0") == ("ST-6.2", "why-off-field")


@clause("ST-1.1")
@pytest.mark.parametrize("square", ["a0", "c0", "a1", "l6", "f7", "a3", "l4"])
def test_the_ball_never_lies_on_the_ring_or_in_a_goal_square(game, square):
    with pytest.raises(BadPosition) as error:
        game.parse(f"{TURN}; ball={square}")
    assert error.value.values["key"] == "ball"


@clause("ST-1.2")
@pytest.mark.parametrize(
    ("start", "goal"), [("a2", "a3"), ("a5", "a4"), ("l2", "l3"), ("l5", "l4")]
)
def test_nobody_walks_into_a_goal(at, start, goal):
    match = at(f"{TURN}; A=c2,{start},h1,h6,c6; {FAR}; ball=f4", "1")
    assert goal not in match.walks(start)
    assert match.why(f"{start}-{goal}") == ("ST-1.2", "why-goal-squares")


@clause("ST-1.2")
def test_nobody_walks_into_the_goal_from_the_dark_squares(at):
    match = at(f"{TURN}; A=b3,h2,h1,h6,c6; {FAR}; ball=f4", "1")
    assert match.walks("b3") == {"b2", "b4", "c3"}
    assert match.why("b3-a3") == ("ST-1.2", "why-goal-squares")


@clause("ST-1.2")
@pytest.mark.parametrize(("start", "end"), [("a2", "a5"), ("l5", "l2")])
def test_nobody_walks_through_a_goal(at, start, end):
    """Around it, over the field, it would be five steps."""
    match = at(f"{TURN}; A=c6,{start},h1,h2,c1; {FAR}; ball=f4", "3")
    assert match.why(f"{start}-{end}") == ("ST-4.2", "why-not-that-far")


@clause("ST-1.2", "ST-6.1")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5, 6])
def test_a_goal_is_behind_two_squares_of_the_end_line_and_no_other(at, row):
    match = at(f"{TURN}; A=b3,j{row},d1,d2,d6; B=h6,l0,l1,l6,l7; ball=k{row}", "1")
    assert ("goal" in match.kicks(f"j{row}")) == (row in (3, 4))


@clause("ST-1.2")
def test_both_goals_are_drawn_two_squares_wide(game):
    outlines = {cell.id: cell.outline for cell in game.board.cells}
    for goal, square, x in (("goal-a", "b", 0.0), ("goal-b", "k", 11.0)):
        corners = outlines[goal]
        assert {px for px, _ in corners} == {x, x + 1}
        beside = outlines[f"{square}3"] + outlines[f"{square}4"]
        assert (min(y for _, y in corners), max(y for _, y in corners)) == (
            min(y for _, y in beside),
            max(y for _, y in beside),
        )
    assert not GOALS & set(outlines)


@clause("ST-1.2")
def test_each_goal_is_the_one_its_team_defends(game):
    outlines = {cell.id: cell.outline for cell in game.board.cells}
    drawn = {line.seat: line.points for line in game.board.lines if line.kind == "goal"}
    assert drawn == {0: outlines["goal-a"], 1: outlines["goal-b"]}


@clause("ST-1.3")
def test_dark_light_and_central_squares(game):
    assert zones(game, "dark") == DARK
    assert zones(game, "light") == {"c3", "c4", "j3", "j4"}
    assert zones(game, "central") == {"f3", "f4", "g3", "g4"}


@clause("ST-1.3")
def test_the_ball_starts_on_the_point_between_the_central_squares(game):
    state = game.start()
    (ball,) = (piece for piece in state.view(None).pieces if piece.kind == "ball")
    centre = {cell.id: cell.centre for cell in game.board.cells}
    four = [centre[square] for square in ("f3", "f4", "g3", "g4")]
    assert "; ball=centre;" in str(state)
    assert centre[ball.cell] == (sum(x for x, _ in four) / 4, sum(y for _, y in four) / 4)


@clause("ST-1.3", "ST-3.2")
def test_from_there_it_is_kicked_off_from_a_square_of_the_kicking_sides_central_ones(at):
    match = at("A=b3,f4,b6,b1,k1; B=k4,g4,j6,k6,c6", "A1")
    assert match.balls() == ring("f4", 1) - {"g4"}


@clause("ST-1.4", "ST-2.5")
def test_ones_own_half_is_the_five_columns_on_ones_own_goals_side(at):
    """Two of A's three others stand in the other half: the last one owes his own."""
    match = at("phase=place; side=A; A=b3,f3,h1,h2,-; B=k4,g4,i5,e3,-")
    half = {square for square in FIELD if square[0] in "bcdef"}
    assert match.legal == half - {"b3", "b4", "f3", "e3"}


@clause("ST-1.4", "ST-2.5")
def test_the_other_half_is_the_five_columns_on_the_other_side(at):
    match = at("phase=place; side=A; A=b3,f3,d2,d5,-; B=k4,g4,i5,e3,-")
    half = {square for square in FIELD if square[0] in "ghijk"}
    assert match.legal == half - {"k3", "k4", "g3", "g4", "i5"}


@clause("ST-1.5")
def test_each_side_has_a_keeper_and_four_others(game):
    pieces = game.parse("").view(None).pieces
    for seat, side in enumerate("AB"):
        ours = {piece.id: piece.kind for piece in pieces if piece.seat == seat}
        assert ours == {f"{side}1": "keeper"} | {f"{side}{n}": "footballer" for n in (2, 3, 4, 5)}


@clause("ST-1.5")
@pytest.mark.parametrize("squares", ["b3,f3,d2,d5", "b3,f3,d2,d5,h4,h5", "b3"])
def test_not_one_more_nor_one_less(game, squares):
    with pytest.raises(BadPosition) as error:
        game.parse(f"A={squares}")
    assert error.value.values["key"] == "A"


@clause("ST-1.5")
def test_numbers_2_to_5_are_all_alike(at):
    one = at(f"{TURN}; A=b3,f3,d2,j3,h4; {FAR}; ball=k3", "4")
    other = at(f"{TURN}; A=b3,j3,h4,f3,d2; {FAR}; ball=k3", "4")
    assert one.legal == other.legal
    assert sorted(one.play("j3*k3>i2")["A"].split(",")) == sorted(
        other.play("j3*k3>i2")["A"].split(",")
    )
