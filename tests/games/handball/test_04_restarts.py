"""Chapter 4: Restarts, goals and faults."""

from __future__ import annotations

import pytest

from debut.kernel.testing import clause
from tests.games.handball.bench import (
    AREA,
    BACK,
    CELLS,
    FAR,
    HALF,
    NOBODY,
    TURN,
    ZONE,
    mirrored,
)

FIELD = CELLS - AREA - mirrored(AREA)
ENGAGE = (
    f"A={NOBODY}; B={NOBODY}; ball=none; phase=taker; restart=engage; taking=A; side=A; first=A"
)
# A2 before B's goal, three free cells away, B's keeper at home and out of the way.
SHOT = f"A=a4,m4,{BACK}; B=p2,p1,o1,n1,p8,o8,n8; ball=m4; phase=ball-throw; {TURN}"
# A has scored, B restarts.
GOAL = "phase=taker; restart=goal; taking=B; side=B; turns=9; first=A; score=1-0; ball=none"
# A's keeper holds the ball in his area, and it is his restart.
KEEPER = f"A=b4,h1,h2,h3,h6,h7,h8; {FAR}; ball=b4; {TURN}"
KEEPER_TAKER = f"A=h4,h1,h2,h3,h6,h7,h8; {FAR}; ball=a4; phase=taker; restart=keeper; taking=A"
SEVEN = f"A=a4,e4,{BACK}; B=p4,m1,m2,m3,j1,j2,j3; ball=e4; phase=taker; restart=seven; taking=A"
# A is at fault with the ball on its own d4; B takes a free throw.
FREE = (
    f"A=a4,d4,{BACK}; {FAR}; ball=d4; phase=taker; restart=free; taking=B; side=B; turns=9; first=A"
)


# 4.1 The engagement.
@clause("H-4.1")
def test_lots_decide_who_engages(game):
    state = game.start()
    assert dict(state.odds()) == {0: 0.5, 1: 0.5}
    for side in "AB":
        begun = game.parse(str(state.play(state.read(side))))
        assert f"side={side}" in str(begun)
        assert {begun.notate(action) for action in begun.actions()} == {
            f"{number}@{'h' if side == 'A' else 'i'}{row}"
            for number in range(2, 8)
            for row in (4, 5)
        }


@clause("H-4.1", "H-4.1.1")
def test_both_teams_place_everybody_in_their_own_half(at):
    match = at(ENGAGE).play("5@h4")
    assert match.now("phase", "side", "ball") == ("place", "A", "h4")
    assert match.puts(1) == AREA and match.puts(5) == set()
    assert match.puts(2) == HALF - AREA - {"h4"}
    assert not {"next", "stay"} & match.legal
    match.play("1@a4", "2@c1", "3@c2", "4@c3", "6@c6", "7@c7")
    assert match["side"] == "B"
    assert match.puts(1) == mirrored(AREA)
    assert match.puts(2) == match.puts(7) == CELLS - HALF - mirrored(AREA)
    assert not {"next", "stay"} & match.legal


@clause("H-4.1.2")
def test_then_the_ball_is_thrown_and_nobody_walks(at):
    match = at(ENGAGE, "3").play("5@h4", "wall", "wall")
    assert match.now("phase", "side", "die", "restart") == ("ball", "A", "3", "none")
    match.play(">h7")
    assert match.now("side", "turns", "phase", "ball") == ("B", "1", "walk-throw", "h7")


@clause("H-4.1.2", "H-3.3")
def test_even_there_a_throw_that_is_impossible_is_a_fault(at):
    shut = (
        "A=a4,h4,h3,h5,g4,a8,b8; B=p4,i4,i5,i3,p8,o8,n8; ball=h4; phase=ball-throw; side=A; first=A"
    )
    assert at(shut, "2").now("restart", "taking", "turns") == ("free", "B", "1")


# 4.2 Shots.
@clause("H-4.2.1", "H-4.2.3.2")
def test_a_shot_scores_unless_it_is_saved(at):
    match = at(SHOT, "6", "3").play(">goal")
    assert match.now("score", "phase", "restart", "taking") == ("1-0", "taker", "goal", "B")
    assert "goal" in match.told
    match = at(SHOT, "6", "2").play(">goal")
    assert match.now("score", "phase", "restart", "taking") == ("0-0", "taker", "keeper", "B")
    assert match.told[-2:] == ["save", "keeper-restart"]


@clause("H-4.2.2")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(
    ("cell", "crossed"), [("n4", 2), ("m4", 3), ("l5", 4), ("k4", 5), ("j4", 6)]
)
def test_a_shot_needs_more_than_the_cells_it_crosses(at, die, cell, crossed):
    match = at(SHOT.replace("m4", cell), str(die))
    assert (">goal" in match.legal) == (die > crossed)


@clause("H-4.2.2.1")
@pytest.mark.parametrize(("keeper", "distance"), [("p2", "3"), ("p4", "4"), ("o4", "4")])
def test_the_ball_takes_a_shortest_way_around_the_keeper(at, keeper, distance):
    """From m4 straight on; with him on p4 or o4 it has to change to row 5 before him."""
    match = at(SHOT.replace("B=p2", f"B={keeper}"), "6").play(">goal")
    assert match.now("phase", "distance") == ("save", distance)


@clause("H-4.2.2.1")
def test_a_wall_may_leave_no_way(at):
    wall = f"A=a4,n4,{BACK}; B=o4,n3,n5,m4,p8,o8,n8; ball=n4; phase=ball-throw; {TURN}"
    assert at(wall, "6")["restart"] == "free"


@clause("H-4.2.3")
@pytest.mark.parametrize("throw", range(1, 7))
def test_the_keeper_saves_with_less_than_the_distance(at, throw):
    for cell, distance in (("n4", 2), ("m4", 3), ("l5", 4), ("k4", 5)):
        match = at(SHOT.replace("m4", cell), "6", str(throw)).play(">goal")
        saved = throw < distance
        assert match.now("score", "restart") == (("0-0", "keeper") if saved else ("1-0", "goal"))


@clause("H-4.2.3.1")
def test_with_the_keeper_out_a_shot_scores_at_once(at):
    match = at(SHOT.replace("B=p2", "B=j4"), "4").play(">goal")
    assert match.now("score", "phase", "restart") == ("1-0", "taker", "goal")


# 4.3 The keeper's restart.
@clause("H-4.3")
def test_the_keeper_is_put_with_the_ball_wherever_he_was(at):
    match = at(f"{KEEPER_TAKER}; {TURN}")
    assert match.legal == {f"1@{cell}" for cell in ("a2", "a7", "b3", "b4", "b5", "b6")}
    match.play("1@b5")
    assert match.now("ball", "phase", "side") == ("b5", "place", "B")
    assert match.cell("A", 1) == "b5"


@clause("H-4.3.1")
def test_each_team_may_move_two_field_pawns_and_no_keeper(at):
    match = at(f"{KEEPER_TAKER}; {TURN}", "1").play("1@b5")
    assert match.puts(1) == set() and match.puts(2) and match.puts(7)
    match.play("2@m1", "5@m8")
    assert match["side"] == "A"
    assert match.puts(1) == set()
    match.play("2@g1", "7@g8")
    assert match.now("phase", "side", "restart") == ("walk", "A", "none")


@clause("H-4.3.1", "H-4.7.1")
def test_the_two_are_counted_over_both_halves(at):
    match = at(f"{KEEPER_TAKER}; {TURN}", "1").play("1@b5", "2@m1", "next", "next")
    assert match.now("side", "step", "moved") == ("B", "2", "0-1")
    assert match.puts(2) == set() and match.puts(3) == HALF - AREA - {
        "h1",
        "h2",
        "h3",
        "h6",
        "h7",
        "h8",
    }
    match.play("3@g1")
    assert match.now("side", "step") == ("A", "3")
    match.play("stay")
    assert match["phase"] == "walk"


@clause("H-4.3.2")
def test_then_the_team_walks_and_throws(at):
    match = at(f"{KEEPER}; phase=walk-throw", "1", "4")
    assert match.walks("b4") == {"a4", "b3", "b5"} and match.walks("h3") == {"g3", "i3", "h4"}
    match.play("b4-b5")
    assert match.now("phase", "ball", "die") == ("ball", "b5", "4")


@clause("H-4.3.3")
@pytest.mark.parametrize("die", range(1, 7))
def test_his_throw_ends_outside_his_area(at, die):
    match = at(f"{KEEPER}; phase=ball-throw", str(die))
    assert match.balls() and match.balls().isdisjoint(AREA)
    assert (match.balls() == {"c4"}) == (die == 1)


@clause("H-4.3.3", "H-4.5.2.1")
def test_if_that_is_impossible_it_is_a_fault(at):
    """From a4 with a 1: every neighbour is in the area."""
    match = at(f"{KEEPER}; phase=ball-throw".replace("b4", "a4"), "1")
    assert match.now("phase", "restart", "taking") == ("taker", "free", "B")
    assert match.told[-2:] == ["foul-no-throw", "free-throw"]
    assert match.puts(2) == {"d3", "e4"}


@clause("H-4.3.4")
def test_it_may_cross_pawns_between_his_area_and_his_free_throw_line(at):
    """B's wall before the area: over it, but not over e4, which lies beyond the line."""
    wall = "A=b4,h1,h2,h3,h6,h7,h8; B=p4,c3,c4,c5,d4,e4,d5; ball=b4; phase=ball-throw"
    assert at(f"{wall}; {TURN}", "1").balls() == {"c4"}
    assert {"d4", "c3", "c5"} <= at(f"{wall}; {TURN}", "2").balls()
    assert "e4" in at(f"{wall}; {TURN}", "3").balls()
    assert "f4" not in at(f"{wall}; {TURN}", "4").balls()
    free = wall.replace("e4", "g8")
    assert "f4" in at(f"{free}; {TURN}", "4").balls()


@clause("H-4.3.4")
def test_no_other_throw_may(at):
    """A field pawn on c4, and the keeper outside his area, are as shut in as anybody."""
    for keeper, field in (("a3", "c4"), ("c4", "h4")):
        wall = (
            f"A={keeper},{field},c3,c5,h6,h7,h8; B=p4,d4,b2,b7,p8,o8,n8; ball=c4; phase=ball-throw"
        )
        assert "e4" not in at(f"{wall}; {TURN}", "2").balls()


# 4.4 The 7 m throw.
@clause("H-4.4.1", "H-4.4.2")
def test_a_field_pawn_takes_it_from_a_7_m_cell(at):
    match = at(f"{SEVEN}; {TURN}")
    assert match.legal == {f"{number}@n{row}" for number in range(2, 8) for row in (4, 5)}
    match.play("3@n5")
    assert match.now("ball", "phase", "side", "turns") == ("n5", "place", "B", "8")
    assert match.cell("A", 3) == "n5"


@clause("H-4.4.2", "H-4.4.2.1")
def test_both_teams_reposition_but_not_within_the_line(at):
    match = at(f"{SEVEN}; {TURN}", "3").play("3@n5")
    others = {"m1", "m2", "m3", "j1", "j2", "j3"}
    assert match.puts(2) == CELLS - HALF - mirrored(ZONE) - others
    assert match.puts(1) == CELLS - HALF - others - {"n5", "p4"}
    match.play("stay")
    assert match["side"] == "A"
    assert match.puts(1) == HALF - {"e4", "a4", "b1", "a8", "b8", "c8"}
    match.play("next")
    assert match.now("side", "step") == ("A", "3")
    assert match.puts(2) == CELLS - HALF - mirrored(ZONE) - others
    assert match.puts(1) == match.puts(2)
    match.play("stay")
    assert match["score"] == "1-0"


@clause("H-4.4.2.1", "H-4.7.4")
def test_whoever_stands_within_the_line_must_leave(at):
    inside = f"{SEVEN}; {TURN}".replace("j1", "n3").replace("a1", "o1")
    match = at(inside, "3").play("2@n5")
    assert "stay" not in match.legal and "next" in match.legal
    match.play("5@j1")
    assert "stay" in match.legal
    match.play("stay")
    assert match["side"] == "A" and "stay" not in match.legal
    match.play("3@h1", "stay")
    assert match["score"] == "1-0"


@clause("H-4.4.2.2", "H-4.4.2.3")
@pytest.mark.parametrize("throw", range(1, 7))
@pytest.mark.parametrize("keeper", ["o4", "p4", "j4"])
def test_with_3_to_6_it_is_a_goal_wherever_the_keeper_stands(at, throw, keeper):
    others = f"B={keeper},m1,m2,m3,j1,j2,j3"
    match = at(f"A=a4,n4,{BACK}; {others}; ball=n4; phase=seven; {TURN}", str(throw))
    if throw >= 3:
        assert match.now("score", "restart", "taking") == ("1-0", "goal", "B")
    else:
        assert match.now("score", "restart", "taking") == ("0-0", "keeper", "B")
        assert "seven-missed" in match.told
    assert match["turns"] == "9"


# 4.5 Free throws.
@clause("H-4.5.2")
def test_a_field_pawn_takes_it_from_the_spot(at):
    match = at(FREE.replace("d4", "h4"))
    assert match.legal == {f"{number}@h4" for number in range(2, 8)}
    match.play("3@h4")
    assert match.now("ball", "phase", "side") == ("h4", "place", "A")
    assert match.cell("B", 3) == "h4"
    assert match.cell("A", 2) == "-"


@clause("H-4.5.2", "H-4.5.2.1")
@pytest.mark.parametrize(
    ("ball", "spots"),
    [
        ("h4", {"h4"}),
        ("e4", {"e4"}),
        ("d4", {"d3", "e4"}),
        ("c1", {"c1"}),
        ("c3", {"d3"}),
        ("c4", {"d3", "e4"}),
        ("b1", {"c1"}),
        ("a8", {"c8"}),
        ("c2", {"c1", "d2"}),
        ("n4", {"n4"}),
    ],
)
def test_the_spot_is_the_balls_cell_or_a_nearest_one_beyond_the_line(at, ball, spots):
    assert at(FREE.replace(BACK, "g1,g2,g3,g6,g7").replace("d4", ball)).puts(2) == spots


@clause("H-4.5.2.2")
@pytest.mark.parametrize(
    ("ball", "spots"),
    [
        ("a2", {"c1", "d2"}),
        ("b3", {"d3"}),
        ("a4", {"d3", "e4"}),
        ("b4", {"d3", "e4"}),
        ("a7", {"c8", "d7"}),
    ],
)
def test_for_a_ball_in_its_own_area_it_is_the_nearest_beyond_the_line(at, ball, spots):
    place = FREE.replace("A=a4,d4", "A=h1,h4").replace("ball=d4", f"ball={ball}")
    assert at(place).puts(2) == spots


@clause("H-4.5.2.3")
def test_whoever_takes_it_is_not_between_the_others_line_and_area(at):
    """B places in A's half in its second step; its keeper is bound like the others."""
    match = at(FREE).play("2@e4", "stay", "next")
    assert match.now("side", "step") == ("B", "3")
    stood = {"a4", "d4", "a1", "b1", "a8", "b8", "c8", "e4"}
    assert match.puts(3) == HALF - ZONE - stood
    assert match.puts(1) == HALF - ZONE - stood


@clause("H-4.5.2.3", "H-4.7.4")
def test_whoever_is_there_must_leave(at):
    match = at(FREE.replace("p1", "c3").replace("o1", "i1")).play("3@e4", "stay")
    assert match["side"] == "B" and "stay" not in match.legal
    match.play("2@i2")
    assert "stay" in match.legal


@clause("H-4.5.2.3")
def test_the_other_team_may_stand_there(at):
    match = at(FREE).play("2@e4")
    assert {"c3", "d5", "b2"} <= match.puts(3) and {"a3", "b4"} <= match.puts(1)


BESIDE = FREE.replace("d4", "h4").replace("a1,b1", "h3,h5")


@clause("H-4.5.2.4", "H-4.7.4")
def test_of_the_others_one_may_stand_beside_the_ball(at):
    match = at(BESIDE).play("2@h4")
    assert "stay" not in match.legal  # A2 is off, and A3 and A4 are both beside the ball
    match.play("2@c1")
    assert "stay" not in match.legal
    assert {"g4", "i4"}.isdisjoint(match.puts(3))
    match.play("4@c2")
    assert "stay" in match.legal
    # Another one may not come there, but A3 may change its place beside the ball.
    assert {"g4", "h5"}.isdisjoint(match.puts(5)) and {"g4", "h5"} <= match.puts(3)


@clause("H-4.5.2.4")
def test_of_those_who_take_it_more_may(at):
    match = at(FREE.replace("d4", "h4")).play("2@h4", "2@c1", "stay", "next", "3@h3", "4@h5")
    assert "5@g4" in match.legal


@clause("H-4.5.2.5")
def test_then_the_team_walks_and_throws_as_in_possession(at):
    match = at(FREE.replace("d4", "h4"), "2", "1").play("2@h4", "2@c1", "stay", "stay")
    assert match.now("phase", "side", "restart") == ("walk", "B", "none")
    assert "j4" in match.walks("h4") and match.walks("n1")
    match.play("h4-j4")
    assert match.now("phase", "ball") == ("ball", "j4")


# 4.6 After a goal.
@clause("H-4.6")
def test_after_a_goal_the_beaten_team_restarts_from_its_middle(at):
    match = at(f"A=a4,m4,{BACK}; {FAR}; {GOAL}")
    assert match.legal == {f"{number}@i{row}" for number in range(2, 8) for row in (4, 5)}
    match.play("4@i5")
    assert match.now("ball", "phase", "side") == ("i5", "place", "B")


@clause("H-4.6.1")
def test_it_stands_in_its_own_half_with_the_keeper_at_home(at):
    """B5 is in A's half and B's keeper is out: both must move, the others may stay."""
    match = at(f"A=a4,m4,{BACK}; B=j4,p1,o1,n1,e8,o8,n8; {GOAL}").play("4@i5")
    assert match.puts(5) == CELLS - HALF - mirrored(AREA) - {
        "m4",
        "j4",
        "p1",
        "o1",
        "o8",
        "n8",
        "i5",
    }
    assert match.puts(1) == mirrored(AREA)
    assert "stay" not in match.legal
    match.play("5@i1")
    assert "stay" not in match.legal
    match.play("1@p5")
    assert "stay" in match.legal
    match.play("stay")
    assert match.cell("B", 2) == "p1" and match["side"] == "A"


@clause("H-4.6.2")
def test_the_other_team_stands_where_it_likes_with_its_keeper_at_home(at):
    match = at(f"A=e4,m4,{BACK}; {FAR}; {GOAL}", "1").play("4@i5", "stay")
    taken = {"e4", "m4", *BACK.split(","), "p1", "o1", "p8", "o8", "n8", "i5"}
    assert match.puts(1) == AREA
    assert match.puts(2) == FIELD - taken
    assert "stay" not in match.legal
    match.play("1@a4")
    assert "stay" in match.legal
    match.play("stay")
    assert match["phase"] == "ball"


@clause("H-4.6.2")
def test_at_most_one_of_it_stands_beside_the_ball(at):
    match = at(f"A=a4,i4,{BACK}; {FAR}; {GOAL}").play("4@i5", "stay")
    assert {"h5", "j5", "i6"}.isdisjoint(match.puts(3))
    assert {"h5", "j5", "i6"} <= match.puts(2)
    match = at(f"A=a4,i4,h5,{BACK[3:]}; {FAR}; {GOAL}").play("4@i5", "stay")
    assert "stay" not in match.legal
    assert "stay" in match.play("2@h1").legal


@clause("H-4.6.3")
def test_then_it_throws_the_ball_and_nobody_walks(at):
    match = at(f"A=a4,m4,{BACK}; {FAR}; {GOAL}", "2").play("4@i5", "stay", "stay")
    assert match.now("phase", "side", "die", "turns") == ("ball", "B", "2", "9")
    match.play(">i7")
    assert match.now("side", "turns", "phase") == ("A", "10", "walk-throw")
