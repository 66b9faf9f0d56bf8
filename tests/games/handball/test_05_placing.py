"""Chapter 4, on placing (H-4.7): the same at every restart."""

from __future__ import annotations

import pytest

from debut.kernel.testing import clause
from tests.games.handball.bench import AREA, BACK, CELLS, HALF, TURN, ZONE, mirrored

# A takes a free throw from h4, where B2 had the ball.
FREE = (
    f"A=a4,e4,{BACK}; B=p4,h4,i1,j1,i8,j8,k8; ball=h4; phase=taker; restart=free; taking=A; {TURN}"
)
SEVEN = FREE.replace("restart=free", "restart=seven")
KEEPER = FREE.replace("restart=free", "restart=keeper").replace("ball=h4", "ball=a3")
GOAL = f"{FREE.replace('restart=free', 'restart=goal')}; score=0-1".replace("ball=h4", "ball=none")


@clause("H-4.7.1")
@pytest.mark.parametrize(("place", "taker"), [(FREE, "2@h4"), (SEVEN, "2@n4"), (KEEPER, "1@b4")])
def test_in_four_steps_own_halves_first_and_first_whoever_does_not_restart(at, place, taker):
    match = at(place, "4").play(taker)
    for side, step, half in (("B", "0", CELLS - HALF), ("A", "1", HALF)):
        assert match.now("side", "step") == (side, step)
        assert match.puts(3) and match.puts(3) <= half
        match.play("next")
    for side, step, half in (("B", "2", HALF), ("A", "3", CELLS - HALF)):
        assert match.now("side", "step") == (side, step)
        assert match.puts(3) and match.puts(3) <= half
        if "stay" not in match.legal:  # B2 was on the spot
            match.play("2@e1")
        match.play("stay")
    assert match.now("placed", "stays") == ("none", "none")


@clause("H-4.7.1")
def test_after_the_second_period_has_begun_the_halves_are_the_others(at):
    there = (
        FREE.replace("first=A", "first=B; period=2").replace("A=a4", "A=p5").replace("B=p4", "B=a5")
    )
    match = at(there).play("2@h4")
    assert match.puts(3) <= HALF


@clause("H-4.7.2")
def test_pawns_are_placed_in_any_order_each_once_on_free_cells(at):
    match = at(SEVEN).play("2@n4", "7@k1", "3@k2")
    assert set(match["placed"].split(",")) == {"A2", "B3", "B7"}
    assert match.puts(7) == match.puts(3) == set()
    assert {"k1", "k2", "h4", "n4"}.isdisjoint(match.puts(4))
    match.play("next")
    assert match.puts(2) == set()  # he has the ball


@clause("H-4.7.2")
def test_whoever_is_not_placed_stays_where_he_is(at):
    match = at(SEVEN, "1").play("2@n4", "7@k1", "stay", "stay")
    assert match.now("restart", "taking") == ("keeper", "B")
    assert match["B"] == "p4,h4,i1,j1,i8,j8,k1"


@clause("H-4.7.2")
def test_a_part_is_over_when_everybody_has_been_placed(at):
    match = at(SEVEN).play("2@n4", "1@p5", "2@k1", "3@k2", "4@k3", "5@k4", "6@k5", "7@k6")
    assert match.now("side", "step") == ("A", "1")
    match.play("next")
    assert match.now("side", "step") == ("A", "3")


@clause("H-4.7.3")
def test_nobody_is_placed_in_a_wrong_goal_area(at):
    match = at(FREE).play("2@h4")
    assert match.puts(3).isdisjoint(AREA | mirrored(AREA))
    assert mirrored(AREA) - {"p4"} <= match.puts(1)
    match.play("next", "next")
    assert match.puts(1).isdisjoint(AREA) and match.puts(3).isdisjoint(AREA)


@clause("H-4.7.4", "H-4.5.2")
def test_whoever_stood_on_the_spot_is_taken_off_and_must_be_placed(at):
    match = at(FREE).play("2@h4")
    assert match.cell("B", 2) == "-" and "stay" not in match.legal
    match.play("next", "stay")
    assert match.now("side", "step") == ("B", "2") and "stay" not in match.legal
    assert "next" not in match.legal
    match.play("2@e1")
    assert "stay" in match.legal


@clause("H-4.7.4")
def test_so_is_a_team_mate_of_the_taker(at):
    """The ball was B's on m4, within its own line; A2 stood on l4."""
    match = at(FREE.replace("h4", "m4").replace("e4", "l4")).play("3@l4", "stay")
    assert match.cell("A", 2) == "-" and match.cell("A", 3) == "l4"
    assert "stay" not in match.legal
    assert "stay" in match.play("2@e1").legal


@clause("H-4.7.4")
def test_nobody_has_to_move_at_a_keepers_restart(at):
    """Not even out of the free-throw zone, nor away from the ball."""
    match = at(KEEPER.replace("i1,j1", "c4,c3")).play("1@b4")
    assert "stay" in match.legal


@clause("H-4.7.5")
def test_stay_ends_the_whole_part_and_next_only_this_step(at):
    match = at(SEVEN, "6").play("2@n4", "stay")
    assert match.now("side", "step", "stays") == ("A", "1", "B")
    match.play("next")
    assert match.now("side", "step") == ("A", "3")
    assert "next" not in match.legal
    match.play("stay")
    assert match["phase"] == "taker"


@clause("H-4.7.5")
def test_there_is_no_next_where_there_are_no_four_steps(at):
    match = at(GOAL).play("2@h4")
    assert "next" not in match.legal
    assert "next" not in match.play("stay").legal


@clause("H-4.7.6")
def test_a_formation_places_everybody_who_is_left(at):
    match = at(FREE).play("2@h4", "wall")
    assert match["side"] == "A"
    assert match["B"] == "p4,n2,n3,n4,n5,n6,n7"
    match = at(FREE).play("2@h4", "7@k1", "wall")
    assert match["B"] == "p4,n2,n3,n4,n5,n6,k1"


@clause("H-4.7.6")
def test_its_cells_in_the_other_half_are_taken_when_their_step_comes(at):
    """``counter`` has three pawns in the other half."""
    match = at(FREE, "1").play("2@h4", "counter")
    assert match.now("side", "step") == ("A", "1")
    assert match["plan"] in ("none,counter", "counter,none")
    before = match["B"].split(",")
    assert before[4:] == ["i8", "j8", "k8"]
    match.play("stay")
    after = match["B"].split(",")
    assert after[:4] == before[:4] and all(cell in HALF for cell in after[4:])
    assert match.now("phase", "plan") == ("walk", "none,none")


@clause("H-4.7.6")
def test_there_is_none_at_a_keepers_restart(at):
    match = at(KEEPER).play("1@b4")
    assert {text for text in match.legal if "@" not in text} == {"next", "stay"}


@clause("H-4.7.6")
def test_whoever_must_place_in_one_half_has_the_formations_that_lie_in_it(at):
    match = at(GOAL).play("2@h4")
    assert "wall" in match.legal and "counter" not in match.legal
    match.play("wall")
    assert {"wall", "counter"} <= match.legal


@clause("H-4.7.7")
def test_a_cell_that_may_not_be_taken_gives_way_to_the_nearest(at):
    """At A's 7 m throw B's wall may not stand within its own line."""
    match = at(SEVEN).play("2@n4", "wall")
    cells = match["B"].split(",")
    assert cells[0] == "p4"
    assert all(cell not in mirrored(ZONE) for cell in cells[1:])
    assert set(cells[1:]) <= {"n1", "m2", "m3", "l4", "l5", "m6", "m7", "n8"}


@clause("H-4.7.7")
def test_of_equally_near_cells_it_is_the_first_by_rows(game):
    state = game.parse(SEVEN)
    for word in ("2@n4", "wall"):
        state = state.play(state.read(word))
    # Of B2's n2, n1 and m2 are one step away.
    assert "B=p4,n1,m3," in str(state)


@clause("H-4.7.7")
def test_in_the_last_step_those_stay_whose_cells_lie_in_the_half_that_is_over(at):
    match = at(FREE, "1").play("2@h4", "next", "stay", "counter")
    cells = match["B"].split(",")
    assert cells[0] == "p4"  # he stays
    assert cells[2:4] == ["i1", "j1"]  # so do these
    assert cells[1] in HALF  # B2 had been taken off, and had to be placed
    assert all(cell in HALF for cell in cells[4:])


@clause("H-4.7.7")
def test_and_too_many_beside_the_ball_do_not(at):
    crowd = FREE.replace("i1,j1", "i4,h5")
    match = at(crowd, "1").play("2@h4", "next", "stay", "wall")
    cells = match["B"].split(",")
    assert len({"i4", "g4", "h3", "h5"} & set(cells)) <= 1
    assert "-" not in cells
