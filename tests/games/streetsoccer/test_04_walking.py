"""Chapter 4: A turn, and walking."""

from __future__ import annotations

import pytest

from debut.kernel.testing import clause
from tests.games.streetsoccer.bench import FAR, TURN

OPEN = f"{TURN}; A=b3,e4,a0,a1,a7; {FAR}; ball=h2"
# All five of A's in a corner of the ring, and three of B's in front of them.
CORNERED = f"{TURN}; A=a0,a1,a2,b0,b1; B=k4,c0,c1,b2,h1; ball=e5"


@clause("ST-4.1")
def test_a_side_throws_the_die_first(at):
    match = at(OPEN)
    assert match.turn == "dice"
    assert match.odds == pytest.approx(dict.fromkeys("123456", 1 / 6))


@clause("ST-4.1")
def test_then_any_of_its_five_moves(at):
    match = at(f"{TURN}; A=b3,e4,d1,g2,i5; {FAR}; ball=h2", "1")
    assert match.turn == "A"
    assert {text[:2] for text in match.legal} == {"b3", "e4", "d1", "g2", "i5"}


@clause("ST-4.1")
def test_one_of_them_and_no_more(at):
    match = at(f"{TURN}; A=b3,e4,d1,g2,i5; {FAR}; ball=h2", "1").play("e4-e5")
    assert match["A"] == "b3,e5,d1,g2,i5"
    assert (match["phase"], match["side"], match["die"]) == ("throw", "B", "none")


@clause("ST-4.1")
def test_the_keeper_moves_like_the_others(at):
    match = at(OPEN, "2")
    assert match.walks("b3") == {"a2", "b1", "b5", "c2", "c4", "d3"}
    assert match.play("b3-d3")["A"] == "d3,e4,a0,a1,a7"


@clause("ST-4.1", "ST-5.1")
def test_the_keeper_kicks_like_the_others(at):
    match = at(f"{TURN}; A=d3,h4,a0,a1,a7; {FAR}; ball=d4", "1").play("d3*d4>e5")
    assert (match["A"], match["ball"]) == ("d4,h4,a0,a1,a7", "e5")


@clause("ST-4.1")
@pytest.mark.parametrize("text", ["k4-k5", "e5-e6", "k4*h2>h3", "g2*h2>h3"])
def test_nobody_else_does(at, text):
    """B's keeper, and empty squares."""
    assert at(OPEN, "1").why(text) == ("ST-4.1", "why-nobody-there")


@clause("ST-4.2")
@pytest.mark.parametrize(
    ("die", "ends"),
    [
        ("1", {"d4", "f4", "e3", "e5"}),
        ("2", {"c4", "g4", "e2", "e6", "d3", "d5", "f3", "f5"}),
    ],
)
def test_exactly_as_many_steps_as_the_die_shows(at, die, ends):
    assert at(OPEN, die).walks("e4") == ends


@clause("ST-4.2")
@pytest.mark.parametrize(
    ("die", "end"), [("1", "f5"), ("1", "e6"), ("2", "e5"), ("2", "e7"), ("3", "c4"), ("3", "f5")]
)
def test_not_one_more_nor_one_less_and_never_diagonally(at, die, end):
    assert at(OPEN, die).why(f"e4-{end}") == ("ST-4.2", "why-not-that-far")


@clause("ST-4.2")
def test_a_walk_may_turn_at_every_step(at):
    assert "g2" in at(OPEN, "4").walks("e4")
    assert "f2" in at(OPEN, "3").walks("e4")


@clause("ST-4.2")
def test_a_walk_may_lead_over_the_ring_and_back(at):
    """On the field c1 is shut in."""
    match = at(f"{TURN}; A=d5,c1,h1,h2,h3; B=k4,b1,c2,d1,l7; ball=h5", "4")
    assert match.play("c1-e1").path("walk") == ["c1", "c0", "d0", "e0", "e1"]


@clause("ST-4.2")
@pytest.mark.parametrize(
    "men",
    ["A=b3,c1,h1,h2,h3; B=k4,b1,c2,d1,l7", "A=b3,c1,b1,c2,d1; B=k4,l0,l1,l6,l7"],
    ids=["opponents", "team-mates"],
)
def test_footballers_of_either_side_are_not_walked_over(at, men):
    match = at(f"{TURN}; {men}; ball=h5", "2")
    assert match.walks("c1") == {"b0", "d0"}
    assert match.why("c1-c3") == ("ST-4.2", "why-not-that-far")


@clause("ST-4.2")
@pytest.mark.parametrize(
    "men", ["A=b3,e4,e5,a1,a7; B=k4,l0,l1,l6,l7", "A=b3,e4,a0,a1,a7; B=e5,l0,l1,l6,l7"]
)
def test_nor_does_a_walk_end_on_them(at, men):
    match = at(f"{TURN}; {men}; ball=h2", "1")
    assert match.why("e4-e5") == ("ST-4.2", "why-not-that-far")


@clause("ST-4.3")
def test_squares_may_be_walked_over_again_the_first_one_too(at):
    """One square away with three steps: there, back, and there again."""
    match = at(OPEN, "3")
    assert {"e3", "e5", "d4", "f4"} <= match.walks("e4")
    shut_in = at(f"{TURN}; A=b3,a0,h1,h2,h3; B=k4,b0,b1,a2,l7; ball=h5", "3")
    assert shut_in.walks("a0") == {"a1"}
    assert shut_in.play("a0-a1").path("walk") == ["a0", "a1", "a0", "a1"]


@clause("ST-4.3")
@pytest.mark.parametrize("die", ["2", "4", "6"])
def test_a_walk_does_not_end_where_it_began(at, die):
    match = at(OPEN, die)
    assert "e4" not in match.walks("e4")
    assert match.why("e4-e4") == ("ST-4.3", "why-starting-square")


@clause("ST-4.3")
def test_who_could_only_go_there_and_back_does_not_walk(at):
    match = at(f"{TURN}; A=b3,a0,h1,h2,h3; B=k4,b0,b1,a2,l7; ball=h5", "2")
    assert match.walks("a0") == set()
    assert match.why("a0-a0") == ("ST-4.3", "why-starting-square")


@clause("ST-4.4")
def test_to_step_on_the_ball_is_to_kick_it(at):
    match = at(f"{TURN}; A=b3,e4,a0,a1,a7; {FAR}; ball=e5", "1")
    assert match.why("e4-e5") == ("ST-4.4", "why-ball-is-kicked")
    assert match.kicks("e4")


@clause("ST-4.4")
def test_the_balls_square_is_not_walked_over(at):
    match = at(f"{TURN}; A=b3,e4,a0,a1,a7; {FAR}; ball=e5", "2")
    assert match.walks("e4") == {"c4", "g4", "e2", "d3", "d5", "f3", "f5"}
    assert match.why("e4-e6") == ("ST-4.2", "why-not-that-far")


@clause("ST-4.5")
@pytest.mark.parametrize("die", "123456")
def test_a_side_without_a_legal_action_skips_its_turn(at, die):
    match = at(CORNERED, die)
    assert match.legal == {"skip"}
    match.play("skip")
    assert (match["phase"], match["side"], match["turns"]) == ("throw", "B", "9")
    assert match["A"] == "a0,a1,a2,b0,b1"
    assert match.told == ["throw", "skipped"]


@clause("ST-4.5")
def test_with_one_free_square_it_does_not(at):
    match = at(CORNERED.replace("c0", "d0"), "1")
    assert match.legal == {"b0-c0"}
    assert match.why("skip") == ("ST-4.5", "why-not-skip")


@clause("ST-4.5", "ST-4.3")
def test_nor_is_a_walk_that_ends_where_it_began_an_action(at):
    """The only gap is c0, and from there the only way is back."""
    match = at(f"{TURN}; A=a0,a1,a2,b0,b1; B=k4,d0,c1,b2,h1; ball=e5", "2")
    assert match.legal == {"skip"}


@clause("ST-4.5")
def test_a_kick_is_an_action_too(at):
    """The only gap is the ball's square."""
    match = at(f"{TURN}; A=a0,a1,a2,b0,b1; B=k4,c0,e6,b2,h1; ball=c1", "1")
    assert match.legal and all(text.startswith("b1*c1>") for text in match.legal)
