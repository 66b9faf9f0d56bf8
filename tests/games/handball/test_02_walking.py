"""Chapter 2: Walking."""

from __future__ import annotations

import pytest

from debut.kernel.testing import clause
from tests.games.handball.bench import AREA, BACK, FAR, TURN, mirrored, steps

# A2 on h4 with nobody near, the ball loose and far away.
OPEN = f"A=a4,h4,{BACK}; {FAR}; ball=h8; phase=walk-throw; {TURN}"
# A whole team on the edge, and the one that shuts it in.
SHUT_IN = "A=d1,e1,f1,g1,d2,e2,f2; B=c1,h1,c2,g2,d3,e3,f3; phase=walk-throw"
# The ball on the edge, shut in by three of A.
BLOCKED = f"A=a4,g8,i8,h7,e4,a1,b1; {FAR}; ball=h8; phase=walk-throw; {TURN}"
# The ball in the corner beside A's goal area, shut in by A2, who is shut in by B.
CORNERED = f"A=a4,b8,e4,f4,g4,a1,b1; B=p4,c8,b7,p1,o1,n1,p8; ball=a8; phase=walk-throw; {TURN}"


def walkers(match) -> set[str]:
    """The cells of the pawns that may walk."""
    return {text.split("-")[0] for text in match.legal}


@clause("H-2.1")
def test_the_team_walks_whichever_of_its_pawns_it_likes(at):
    match = at(OPEN, "1")
    assert walkers(match) == {"a4", "h4", "b1", "b8", "c8"}
    before = match["A"]
    assert match.play("c8-d8")["A"] == before.replace("c8", "d8")


@clause("H-2.2.1", "H-2.2.2")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_a_walk_is_exactly_as_many_steps_as_the_die_shows(at, die):
    """Straight ahead, sideways, around corners; with three steps also around to a neighbour."""
    near = {1} if die == 3 else set()
    assert at(OPEN, str(die)).walks("h4") == steps("h4", die, *near)


@clause("H-2.2.1")
def test_whoever_holds_the_ball_takes_it_along(at):
    match = at(OPEN.replace("ball=h8", "ball=h4"), "3").play("h4-i6")
    assert match.now("ball", "phase") == ("i6", "ball-throw")
    match = at(OPEN.replace("ball=h8", "ball=h4"), "1").play("b1-b2")
    assert match["ball"] == "h4"


@clause("H-2.2.2", "H-2.2.7")
def test_no_step_is_diagonal_and_nobody_leaves_the_court(at):
    assert at(OPEN.replace("h4", "h1"), "1").walks("h1") == {"g1", "i1", "h2"}
    assert at(OPEN, "1").walks("a4") == {"a3", "a5", "b4"}


@clause("H-2.2.3")
def test_no_step_leads_straight_back(at):
    """A lane, one cell wide: one step forth, and none after it."""
    lane = f"A=a4,a1,c1,b2,h8,d2,b8; {FAR}; ball=m8; phase=walk-throw; {TURN}"
    assert at(lane, "1").walks("a1") == {"b1"}
    assert at(lane, "2").walks("a1") == set()
    assert at(lane, "3").walks("a1") == set()


@clause("H-2.2.3")
def test_cells_may_be_walked_over_again(at):
    """A room of four cells: around it, over the first cell, and on."""
    room = f"A=a4,h1,g1,h3,i3,j1,j2; B=p4,g2,o1,n1,p8,o8,n8; ball=m8; phase=walk-throw; {TURN}"
    assert at(room, "4").walks("h1") == set()
    assert "stand" in at(room, "4").legal
    assert at(room, "5").walks("h1") == {"i1", "h2"}
    assert at(room, "6").walks("h1") == {"i2"}


@clause("H-2.2.3.1")
def test_ways_to_the_same_cell_are_one_action(at):
    match = at(OPEN, "2")
    told = [match.seen(match.state.notate(action)) for action in match.state.actions()]
    assert told.count("h4-i5") == 1


@clause("H-2.2.3.1")
@pytest.mark.parametrize(("die", "stands"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 0), (6, 1)])
def test_to_stand_takes_four_steps_or_six_and_is_one_action(at, die, stands):
    match = at(OPEN, str(die))
    assert ("stand" in match.legal) == bool(stands)
    for text in match.legal - {"stand"}:
        assert len(set(text.split("-"))) == 2
    if stands:
        before = match.now("A", "B", "ball")
        assert match.play("stand").now("A", "B", "ball", "side") == (*before, "B")


@clause("H-2.2.3.1")
def test_nobody_stands_where_there_is_no_way_around(at):
    """A row on the edge behind the other team: whoever gets out of it cannot come back."""
    row = "A=d1,e1,f1,g1,h1,i1,j1; B=d2,e2,f2,g2,h2,i2,j2; ball=m8; phase=walk-throw"
    assert "stand" not in at(f"{row}; {TURN}", "4").legal
    assert walkers(at(f"{row}; {TURN}", "4")) == {"d1", "j1"}


@clause("H-2.2.4")
def test_a_pawn_walks_neither_over_another_nor_onto_it(at):
    beside = OPEN.replace("a1,", "i4,").replace("p1", "h5")
    assert at(beside, "1").walks("h4") == {"g4", "h3"}
    assert {"j4", "h6", "i4", "h5"}.isdisjoint(at(beside, "2").walks("h4"))
    assert {"j4", "h6"} <= at(OPEN, "2").walks("h4")


@clause("H-2.2.5")
def test_whoever_ends_on_a_loose_ball_holds_it(at):
    match = at(OPEN.replace("ball=h8", "ball=i5"), "2").play("h4-i5")
    assert match.now("phase", "ball") == ("choose", "i5")
    assert "take" in match.told


@clause("H-2.2.5")
def test_whoever_only_walks_over_it_leaves_it_there(at):
    lane = OPEN.replace("ball=h8", "ball=i4").replace("p1", "h5").replace("o1", "h3")
    match = at(lane, "2").play("h4-j4")
    assert match.now("ball", "phase", "side") == ("i4", "walk-throw", "B")
    assert "take" not in match.told


@clause("H-2.2.6")
@pytest.mark.parametrize("cell", ["c4", "n4", "b2", "o7"])
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_a_field_pawn_ends_in_neither_goal_area(at, cell, die):
    place = OPEN.replace("h4", cell).replace("o8", "l8").replace("p8", "k8")
    assert at(place, str(die)).walks(cell).isdisjoint(AREA | mirrored(AREA))


@clause("H-2.2.6")
def test_nor_does_it_cross_one(at):
    """From b2 the only way to the rest of the court would be through the area, but for a1."""
    corner = f"A=h4,b2,c2,b1,h8,h7,h6; {FAR}; ball=m8; phase=walk-throw; {TURN}"
    assert at(corner, "1").walks("b2") == set()
    assert at(corner, "3").walks("b2") == set()


@clause("H-2.2.6.1")
def test_a_keeper_without_the_ball_goes_out_and_in(at):
    match = at(OPEN.replace("a4", "b4"), "2")
    assert match.walks("b4") == {"a3", "a5", "b2", "b6", "c3", "c5", "d4"}
    match = at(OPEN.replace("a4", "d4"), "2")
    assert match.walks("d4") == {"b4", "c3", "c5", "d2", "d6", "e3", "e5", "f4"}


@clause("H-2.2.6.1")
def test_the_other_goal_area_is_closed_to_him(at):
    assert at(OPEN.replace("a4", "n4"), "1").walks("n4") == {"m4", "n3", "n5"}


@clause("H-2.2.6.1", "H-4.3.2")
def test_with_the_ball_inside_he_does_not_walk_out(at):
    held = OPEN.replace("a4", "b4").replace("ball=h8", "ball=b4")
    assert at(held, "2").walks("b4") == {"a3", "a5", "b6"}
    assert at(held, "4").walks("b4") <= AREA


@clause("H-2.2.6.1")
def test_with_the_ball_outside_he_does_not_walk_in(at):
    held = OPEN.replace("a4", "c4").replace("ball=h8", "ball=c4")
    assert at(held, "2").walks("c4") == {"c2", "c6", "d3", "d5", "e4"}


@clause("H-2.3")
def test_if_only_the_keeper_can_walk_he_must(at):
    """A's six are walled in, in a row on the edge."""
    walled = f"A=b1,c1,d1,e1,f1,g1,h1; B=c2,d2,e2,f2,g2,h2,i1; ball=m8; phase=walk-throw; {TURN}"
    assert at(walled, "1").legal == {"b1-a1", "b1-b2"}
    at_home = walled.replace("A=b1", "A=a2")
    for die in "3456":
        assert walkers(at(at_home, die)) - {"stand"} == {"a2"}


@clause("H-2.3.1", "H-4.4.1")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("ball", ["m8", "e1", "c1"])
def test_a_team_that_cannot_walk_at_all_gets_a_7_m_throw_in_the_same_turn(at, die, ball):
    match = at(f"{SHUT_IN}; ball={ball}; {TURN}", str(die))
    assert match.now("phase", "restart", "taking", "side") == ("taker", "seven", "A", "A")
    assert match["turns"] == "8"
    assert match.told[-2:] == ["no-walk", "seven"]


@clause("H-2.4", "H-2.4.2")
def test_whoever_shuts_the_others_out_must_walk_a_nearest_pawn(at):
    match = at(BLOCKED, "1")
    assert match.walks("g8") == {"f8", "g7", "h8"} and match.walks("h7") == {"g7", "h6", "i7", "h8"}
    assert walkers(match) == {"g8", "i8", "h7"}
    assert "e4-e5" in at(BLOCKED.replace("h7", "h6"), "1").legal


@clause("H-2.4")
def test_a_ball_that_is_held_shuts_nobody_out(at):
    assert "e4-e5" in at(BLOCKED.replace("p1", "h8"), "1").legal
    assert "g8-f8" in at(BLOCKED.replace("e4", "h8"), "1").legal
    assert "b1-b2" in at(BLOCKED.replace("e4", "h8"), "1").legal


@clause("H-2.4.1")
def test_their_own_pawns_do_not_shut_them_out(at):
    """Beside the ball one of A and one of B, who has a way to it."""
    own = BLOCKED.replace("i8,h7", "j8,h6").replace("p1,o1", "i8,h7")
    assert "e4-e5" in at(own, "1").legal


@clause("H-2.4.1")
def test_a_way_may_be_long(at):
    """Two of A and the goal area shut off a whole corner; a gap opens it."""
    wall = f"A=a4,c7,c8,h5,h6,h7,a1; {FAR}; ball=a8; phase=walk-throw; {TURN}"
    assert walkers(at(wall, "1")) == {"c8"}
    assert walkers(at(wall.replace("c7", "c6"), "1")) > {"c8"}


@clause("H-2.4.1")
def test_a_keeper_comes_through_his_own_goal_area_and_nobody_else(at):
    """The ball on n4 with A around it, but for B's goal area."""
    wall = f"A=a4,n3,n5,m4,e4,b1,b8; {FAR}; ball=n4; phase=walk-throw; {TURN}"
    assert "e4-e5" in at(wall, "1").legal
    assert "e4-e5" in at(wall.replace("B=p4", "B=h4"), "1").legal  # he could go home
    assert walkers(at(wall.replace("B=p4", "B=a1"), "1")) == {"n3", "n5", "m4"}  # b1 shuts him in
    # Before A's own goal the area is closed to all of B.
    own = f"A=a4,c3,c5,d4,e4,a8,b8; {FAR}; ball=c4; phase=walk-throw; {TURN}"
    assert walkers(at(own, "1")) == {"c3", "c5", "d4"}


@clause("H-2.4.2")
def test_the_keeper_counts_among_the_nearest(at):
    own = f"A=b4,c3,c5,d4,e4,a8,b8; {FAR}; ball=c4; phase=walk-throw; {TURN}"
    assert walkers(at(own, "1")) == {"b4", "c3", "c5", "d4"}


@clause("H-2.4.2")
def test_the_nearest_is_told_in_steps_over_an_empty_court(at):
    """A ring two steps around the ball; and one of A who has farther to go, but not to count."""
    ring = f"A=a4,f8,g7,h6,i7,j8,h5; {FAR}; ball=h8; phase=walk-throw; {TURN}"
    assert walkers(at(ring, "1")) == {"f8", "g7", "h6", "i7", "j8"}
    beyond = f"A=a4,c7,c8,a1,b1,c1,d1; B=p4,d8,d7,n1,p8,o8,n8; ball=b8; phase=walk-throw; {TURN}"
    assert walkers(at(beyond, "1")) == {"c8"}


@clause("H-2.4.2", "H-2.2.3.1")
def test_only_a_nearest_pawn_may_stand(at):
    """The nearest can walk around four cells; in the corner he cannot, though others could."""
    assert "stand" in at(BLOCKED, "4").legal
    assert at(CORNERED, "4")["restart"] == "free"
    assert "stand" in at(CORNERED.replace("b7", "c7").replace("b8", "c6"), "4").legal


@clause("H-2.4.3", "H-4.5.1")
def test_if_the_die_allows_it_to_none_of_them_there_is_a_free_throw(at):
    assert at(CORNERED, "1").legal == {"b8-a8"}
    match = at(CORNERED, "2")
    assert match.now("phase", "restart", "taking", "turns") == ("taker", "free", "B", "9")
    assert match.told[-2:] == ["foul-blocked", "free-throw"]
    assert match.puts(2) == {"c8"}


@clause("H-2.4.4")
def test_access_is_judged_before_a_walk_only(at):
    """A shuts the ball in by walking; B walks as it likes; only A's next walk is bound, and may
    leave the ball shut in."""
    match = at(BLOCKED.replace("h7", "h5"), "2", "1", "4", "1", "1")
    match.play("h5-h7")
    assert match.turn == "B" and walkers(match) > {"n1", "o1"}
    match.play("n1-m1")
    assert walkers(match) == {"g8", "i8", "h7", "stand"}
    match.play("stand", "m1-l1")
    assert walkers(match) == {"g8", "i8", "h7"}
