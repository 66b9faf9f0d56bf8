"""Chapter 7: No anti-game."""

from __future__ import annotations

import pytest

from debut.kernel.testing import clause
from tests.games.streetsoccer.bench import FAR, TURN, ring

# B's footballers far from every corner.
AWAY = "B=k4,f0,g0,f7,g7"
# The ball on e4 between three of A's; a fourth is about to step to e5.
CLOSING = f"{TURN}; A=b3,e6,e3,d4,f4; {FAR}; ball=e4"
# Each corner: two squares beside it, the third, and where somebody can step to it from.
CORNERS = [
    ("b1", "b0,c1", "a1", "a2"),
    ("b6", "b7,c6", "a6", "a5"),
    ("k1", "k0,j1", "l1", "l2"),
    ("k6", "k7,j6", "l6", "l5"),
]


@clause("ST-7.1", "ST-7.3")
def test_a_walk_may_lead_over_the_dark_squares(at):
    """Only what a turn leaves is looked at."""
    match = at(f"{TURN}; A=e1,b2,h1,h2,h6; {FAR}; ball=f4", "3").play("b2-b5")
    assert match.path("walk") == ["b2", "b3", "b4", "b5"]


@clause("ST-7.1", "ST-7.6")
def test_a_walk_may_lead_over_the_light_squares_where_a_team_mate_stands(at):
    match = at(f"{TURN}; A=b3,c3,d4,h2,h6; B=k4,d5,d3,l6,l7; ball=f4", "2")
    assert "c5" in match.walks("d4")


@clause("ST-7.1", "ST-7.7")
def test_a_kick_may_leave_the_ball_between_four_opponents(at):
    """The rules hold for the side that moved."""
    match = at(f"{TURN}; A=b3,b2,a0,a6,a7; B=k4,d4,f4,e3,e5; ball=c2", "2").play("b2*c2>e4")
    assert match["ball"] == "e4"


@clause("ST-7.1", "ST-7.7")
def test_and_then_those_must_open_the_way(at):
    """Whatever leaves the ball between A's four is not legal, whoever moves."""
    match = at(f"{TURN}; A=b3,d4,f4,e3,e5; {FAR}; ball=e4", "1")
    assert match.why("b3-b2") == ("ST-7.7", "why-surround")
    assert match.walks("b3") == set()
    assert match.walks("e5") == {"d5", "f5", "e6"}
    assert match.kicks("e5")


@clause("ST-7.1", "ST-4.5")
def test_who_cannot_mend_it_skips(at):
    """Three of A's hold the corner and are shut in; c0 could walk, but that does not help."""
    match = at(f"{TURN}; A=a0,c0,a1,b0,c1; B=a2,b2,c2,d1,d2; ball=b1", "2")
    assert match.why("c0-e0") == ("ST-7.8", "why-corner")
    assert match.legal == {"skip"}


@clause("ST-7.2")
@pytest.mark.parametrize(
    ("start", "dark"), [("j3", "k3"), ("j4", "k4"), ("c3", "b3"), ("c4", "b4"), ("b2", "b3")]
)
def test_a_footballer_does_not_walk_to_a_dark_square(at, start, dark):
    match = at(f"{TURN}; A=e1,{start},h1,h2,e6; B=h6,l0,l1,l6,l7; ball=f4", "1")
    assert match.why(f"{start}-{dark}") == ("ST-7.2", "why-dark")


@clause("ST-7.2")
@pytest.mark.parametrize(("start", "dark"), [("b3", "b4"), ("b2", "b3"), ("c4", "b4")])
def test_the_keeper_does_in_front_of_his_own_goal(at, start, dark):
    match = at(f"{TURN}; A={start},h3,h1,h2,e6; {FAR}; ball=f4", "1").play(f"{start}-{dark}")
    assert match["A"] == f"{dark},h3,h1,h2,e6"


@clause("ST-7.3")
@pytest.mark.parametrize(
    ("start", "dark", "end", "back"),
    [
        ("k2", "k3", "j2", "j3"),
        ("k5", "k4", "j5", "j4"),
        ("b2", "b3", "c2", "c3"),
        ("b5", "b4", "c5", "c4"),
    ],
)
def test_after_a_kick_from_a_dark_square_he_is_put_back(at, start, dark, end, back):
    match = at(f"{TURN}; A=e1,{start},h1,h2,e6; B=h6,l0,l1,l6,l7; ball={dark}", "1")
    match.play(f"{start}*{dark}>{end}")
    assert (match["A"], match["ball"]) == (f"e1,{back},h1,h2,e6", end)
    assert match.path("put-back") == [dark, back]


@clause("ST-7.3", "ST-6.1")
def test_also_when_he_scores_from_there(at):
    match = at(f"{TURN}; A=b3,k2,h1,h2,e6; {FAR}; ball=k3", "1").play("k2*k3>goal")
    assert (match["score"], match["A"]) == ("1-0", "b3,j3,h1,h2,e6")


@clause("ST-7.3")
def test_to_where_he_came_from_too(at):
    match = at(f"{TURN}; A=b3,j3,h1,h2,e6; {FAR}; ball=k3", "1").play("j3*k3>j2")
    assert match["A"] == "b3,j3,h1,h2,e6"


@clause("ST-7.3", "ST-5.6")
def test_until_then_he_stands_there_and_may_play_it_on(at):
    """Two steps to i3 and one back towards k3: there he still is."""
    match = at(f"{TURN}; A=b3,k2,i3,a6,a7; {FAR}; ball=k3", "2")
    assert match.why("k2*k3>k3") == ("ST-5.4", "why-ball-cannot-go")
    assert match.play("k2*k3>j3").path("kick") == ["k3", "j3", "i3", "j3"]
    assert match["A"] == "b3,k2,i3,a6,a7"


@clause("ST-7.4")
@pytest.mark.parametrize(
    ("aside", "dark", "straight", "end"),
    [
        ("b2", "b3", "c3", "c2"),
        ("b5", "b4", "c4", "c5"),
        ("k2", "k3", "j3", "j2"),
        ("k5", "k4", "j4", "j5"),
    ],
)
def test_if_a_footballer_stands_there_he_is_put_aside(at, aside, dark, straight, end):
    men = f"A=e1,{aside},h1,h2,e6; B=h6,{straight},l1,l6,l7"
    match = at(f"{TURN}; {men}; ball={dark}", "1").play(f"{aside}*{dark}>{end}")
    assert match["A"] == f"e1,{aside},h1,h2,e6"
    assert match.path("put-back") == [dark, aside]


@clause("ST-7.4")
def test_if_a_team_mate_stands_there_too(at):
    match = at(f"{TURN}; A=b3,k2,j3,h2,e6; {FAR}; ball=k3", "1").play("k2*k3>j2")
    assert match["A"] == "b3,k2,j3,h2,e6"


@clause("ST-7.4")
def test_if_the_ball_lies_there_too(at):
    match = at(f"{TURN}; A=b3,k2,h1,h2,e6; {FAR}; ball=k3", "1").play("k2*k3>j3")
    assert (match["A"], match["ball"]) == ("b3,k2,h1,h2,e6", "j3")


@clause("ST-7.4", "ST-7.6")
def test_if_a_team_mate_is_on_the_other_light_square_too(at):
    match = at(f"{TURN}; A=e1,b2,c4,h2,e6; {FAR}; ball=b3", "1").play("b2*b3>c2")
    assert match["A"] == "e1,b2,c4,h2,e6"


@clause("ST-7.4", "ST-7.6")
def test_but_not_for_the_opponents_light_squares(at):
    match = at(f"{TURN}; A=e1,k2,j4,h2,e6; {FAR}; ball=k3", "1").play("k2*k3>j2")
    assert match["A"] == "e1,j3,j4,h2,e6"


@clause("ST-7.4", "ST-7.7")
def test_if_he_would_shut_the_ball_in_too(at):
    """On j3 he would be the fourth around i3."""
    match = at(f"{TURN}; A=b3,k2,h3,i2,i4; {FAR}; ball=k3", "2").play("k2*k3>i3")
    assert (match["A"], match["ball"]) == ("b3,k2,h3,i2,i4", "i3")


@clause("ST-7.4")
@pytest.mark.parametrize(
    "men",
    ["A=b3,k5,h1,h2,e6; B=h6,j3,k2,l6,l7", "A=b3,k5,h1,h2,k2; B=h6,j3,l0,l6,l7"],
    ids=["opponents", "a team-mate"],
)
def test_if_both_squares_are_taken_no_kick_is_legal_not_even_a_goal(at, men):
    match = at(f"{TURN}; {men}; ball=k3", "2")
    assert match.kicks("k5") == set()
    assert match.why("k5*k3>goal") == ("ST-7.4", "why-no-room-back")
    assert match.why("k5*k3>j2") == ("ST-7.4", "why-no-room-back")


@clause("ST-7.4")
@pytest.mark.parametrize("gone", [("j3", "i3"), ("k2", "i2")])
def test_with_one_of_them_free_it_is(at, gone):
    men = "A=b3,k5,h1,h2,e6; B=h6,j3,k2,l6,l7".replace(*gone)
    match = at(f"{TURN}; {men}; ball=k3", "2").play("k5*k3>goal")
    assert match["A"] == f"b3,{gone[0]},h1,h2,e6"


@clause("ST-7.4")
def test_the_ball_on_the_square_beside_leaves_no_room_either(at):
    match = at(f"{TURN}; A=b3,k2,h1,h2,e6; B=k4,j3,l1,l6,l7; ball=k3", "1")
    assert match.why("k2*k3>k2") == ("ST-7.4", "why-no-room-back")
    assert match.kicks("k2") == {"j2", "j4", "goal"}


@clause("ST-7.4", "ST-7.8")
def test_nor_does_a_square_that_these_rules_forbid(at):
    """On k2 he would be the third around the corner k1."""
    match = at(f"{TURN}; A=b3,k2,k0,l1,h6; B=k4,j3,f0,g0,g7; ball=k3", "2")
    assert match.why("k2*k3>k1") == ("ST-7.4", "why-no-room-back")
    assert match.play("k2*k3>i1")["A"] == "b3,k2,k0,l1,h6"


@clause("ST-7.5")
def test_a_keeper_in_front_of_the_other_goal_does_not_stay_there(at):
    match = at(f"{TURN}; A=j3,e1,h1,h2,e6; {FAR}; ball=f4", "1")
    assert match.why("j3-k3") == ("ST-7.2", "why-dark")


@clause("ST-7.5", "ST-7.3")
def test_he_is_put_back_from_there_like_any_other(at):
    match = at(f"{TURN}; A=k2,e1,h1,h2,e6; {FAR}; ball=k3", "1").play("k2*k3>j2")
    assert match["A"] == "j3,e1,h1,h2,e6"


@clause("ST-7.5", "ST-7.3")
@pytest.mark.parametrize("start", ["b4", "b2", "c3"])
def test_in_front_of_his_own_goal_a_keeper_stays_after_a_kick(at, start):
    match = at(f"{TURN}; A={start},e1,h1,h2,e6; {FAR}; ball=b3", "1").play(f"{start}*b3>{start}")
    assert (match["A"], match["ball"]) == ("b3,e1,h1,h2,e6", start)
    assert "put-back" not in match.told


@clause("ST-7.6")
@pytest.mark.parametrize(
    ("men", "walk"),
    [("b3,c3,d4,h2,e6", "d4-c4"), ("b4,c3,d5,h2,e6", "b4-c4"), ("c3,d4,h1,h2,e6", "d4-c4")],
    ids=["footballers", "the keeper comes", "the keeper is there"],
)
def test_only_one_of_a_side_stands_on_its_light_squares(at, men, walk):
    match = at(f"{TURN}; A={men}; {FAR}; ball=f4", "1")
    assert match.why(walk) == ("ST-7.6", "why-light")


@clause("ST-7.6")
@pytest.mark.parametrize(
    ("men", "walk"),
    [
        ("A=b3,e1,d4,h2,e6; B=k4,l0,l1,l6,l7", "d4-c4"),
        ("A=b3,c3,e1,h2,e6; B=k4,l0,l1,l6,l7", "c3-c4"),
        ("A=b3,i4,j3,h2,e6; B=k4,l0,l1,l6,l7", "i4-j4"),
        ("A=b3,e1,d4,h2,e6; B=k4,c3,l1,l6,l7", "d4-c4"),
    ],
    ids=["one", "the same one", "the opponents' squares", "an opponent beside him"],
)
def test_what_that_does_not_forbid(at, men, walk):
    assert walk in at(f"{TURN}; {men}; ball=f4", "1").legal


@clause("ST-7.6")
def test_nor_does_a_kicker_stay_there(at):
    match = at(f"{TURN}; A=b3,c3,d4,h2,e6; {FAR}; ball=c4", "1")
    assert match.kicks("d4") == set()
    assert match.why("d4*c4>d5") == ("ST-7.6", "why-light")
    assert match.kicks("c3") >= ring("c4", 1) - {"b3", "d4"}


@clause("ST-7.7")
def test_a_side_does_not_hold_all_four_squares_around_the_ball(at):
    match = at(CLOSING, "1")
    assert match.why("e6-e5") == ("ST-7.7", "why-surround")
    assert "e6-d6" in match.legal


@clause("ST-7.7")
def test_it_may_if_one_of_the_four_is_an_opponent(at):
    match = at(f"{TURN}; A=b3,e6,e3,d4,h1; B=k4,f4,l1,l6,l7; ball=e4", "1")
    assert "e6-e5" in match.legal


@clause("ST-7.7")
def test_squares_that_adjoin_diagonally_do_not_count(at):
    match = at(f"{TURN}; A=b3,d3,f3,d5,f6; {FAR}; ball=e4", "1")
    assert "f6-f5" in match.legal


@clause("ST-7.7")
def test_at_the_edge_the_ring_square_is_one_of_the_four(at):
    closing = at(f"{TURN}; A=b3,e1,g1,f2,g0; {FAR}; ball=f1", "1")
    assert closing.why("g0-f0") == ("ST-7.7", "why-surround")
    three = at(f"{TURN}; A=b3,e1,g1,f3,h0; {FAR}; ball=f1", "1")
    assert "f3-f2" in three.legal


@clause("ST-7.7")
def test_in_front_of_the_goal_there_are_only_three(at):
    match = at(f"{TURN}; A=b5,b2,c3,h1,e6; {FAR}; ball=b3", "1")
    assert match.why("b5-b4") == ("ST-7.7", "why-surround")
    assert "b5-b4" in at(f"{TURN}; A=b5,b2,d3,h1,e6; {FAR}; ball=b3", "1").legal


@clause("ST-7.7")
def test_a_kick_does_not_send_it_there_either(at):
    match = at(f"{TURN}; A=b3,g4,e3,e5,d4; {FAR}; ball=f4", "1")
    assert match.why("g4*f4>e4") == ("ST-7.7", "why-surround")
    assert match.why("g4*f4>f3") is None


@clause("ST-7.7")
def test_nor_in_front_of_the_goal(at):
    """Beside b3 are b2, b4, c3 and the goal."""
    match = at(f"{TURN}; A=b4,d2,b2,c3,h1; {FAR}; ball=c2", "1")
    assert match.why("d2*c2>b3") == ("ST-7.7", "why-surround")
    assert "b3" in at(f"{TURN}; A=b5,d2,b2,c3,h1; {FAR}; ball=c2", "1").kicks("d2")


@clause("ST-7.7", "ST-7.5")
def test_nor_does_a_keepers_kick_from_his_dark_square(at):
    match = at(f"{TURN}; A=b4,a2,c2,b1,h1; {FAR}; ball=b3", "1")
    assert match.why("b4*b3>b2") == ("ST-7.7", "why-surround")
    assert match.why("b4*b3>b4") is None


@clause("ST-7.8")
@pytest.mark.parametrize(("corner", "held", "third", "start"), CORNERS)
def test_not_three_of_the_four_squares_around_a_corner(at, corner, held, third, start):
    match = at(f"{TURN}; A=e3,{start},{held},h2; {AWAY}; ball={corner}", "1")
    assert match.why(f"{start}-{third}") == ("ST-7.8", "why-corner")


@clause("ST-7.8")
@pytest.mark.parametrize(("corner", "held", "third", "start"), CORNERS)
def test_two_are_not_too_many(at, corner, held, third, start):
    one = held.split(",")[0]
    match = at(f"{TURN}; A=e3,{start},{one},h3,h2; {AWAY}; ball={corner}", "1")
    assert f"{start}-{third}" in match.legal


@clause("ST-7.8")
def test_opponents_there_do_not_count(at):
    match = at(f"{TURN}; A=e3,a2,b0,h3,h2; B=k4,c1,b2,f7,g7; ball=b1", "1")
    assert "a2-a1" in match.legal


@clause("ST-7.8")
def test_beside_the_corner_three_are_allowed(at):
    """On c1 the ball is at the edge, and four would be too many."""
    match = at(f"{TURN}; A=e3,d2,b1,c0,h2; {AWAY}; ball=c1", "1")
    assert {"d2-c2", "d2-d1"} <= match.legal


@clause("ST-7.8")
def test_a_kick_does_not_send_it_into_such_a_corner(at):
    match = at(f"{TURN}; A=e3,d1,a1,b0,h2; {AWAY}; ball=c1", "1")
    assert match.why("d1*c1>b1") == ("ST-7.8", "why-corner")
    assert match.why("d1*c1>b2") is None
    assert "b1" in at(f"{TURN}; A=e3,d1,a1,h3,h2; {AWAY}; ball=c1", "1").kicks("d1")
