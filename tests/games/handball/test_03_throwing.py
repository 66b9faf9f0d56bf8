"""Chapter 3: Throwing the ball."""

from __future__ import annotations

import pytest

from debut import BadOption, BadPosition
from debut.kernel.testing import clause
from tests.games.handball.bench import BACK, FAR, TURN, mirrored, steps

# A2 on h4 has the ball, with nobody near.
OPEN = f"A=a4,h4,{BACK}; {FAR}; ball=h4; phase=ball-throw; {TURN}"
# A2 on n3 has the ball beside the corner of B's goal area.
THROUGH = f"A=a4,n3,{BACK}; B=p4,p1,n2,j1,p8,o8,n8; ball=n3; phase=ball-throw; {TURN}"
# A2 on d4 has the ball before its own goal area.
HOME = f"A=a3,d4,{BACK}; {FAR}; ball=d4; phase=ball-throw; {TURN}"


@clause("H-3.1", "H-3.2.2", "H-3.2.3")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_the_ball_goes_exactly_as_many_cells_as_the_die_shows(at, die):
    near = {1} if die == 3 else set()
    match = at(OPEN, str(die))
    assert match.balls() == steps("h4", die, *near)
    match.play(f">h{4 + die}")
    assert match.now("ball", "side", "turns", "die") == (f"h{4 + die}", "B", "9", "none")


@clause("H-3.2.1")
def test_only_a_held_ball_is_thrown_from_its_holders_cell(game, at):
    for loose in (OPEN.replace("ball=h4", "ball=h5"), OPEN.replace("ball=h4", "ball=p1")):
        with pytest.raises(BadPosition):
            game.parse(loose)
    match = at(OPEN, "1").play(">h5")
    assert match.path("pass-loose") == ["h4", "h5"]


@clause("H-3.2.2", "H-4.2.2")
def test_into_the_goal_it_need_not_go_all_the_way(at):
    shot = f"A=a4,n5,{BACK}; B=p2,p1,o1,n1,p8,o8,n8; ball=n5; phase=ball-throw; {TURN}"
    for die in range(1, 7):
        assert (">goal" in at(shot, str(die)).legal) == (die >= 3)


@clause("H-3.2.3")
def test_the_ball_leaves_the_court_only_through_the_others_goal(at):
    edge = OPEN.replace("h4", "h1")
    assert at(edge, "1").balls() == {"g1", "i1", "h2"}
    own = f"A=c1,c5,{BACK}; {FAR}; ball=c5; phase=ball-throw; {TURN}"
    assert ">goal" not in at(own, "6").legal
    beside = f"A=a4,p1,{BACK}; B=p4,h1,o1,n1,p8,o8,n8; ball=p1; phase=ball-throw; {TURN}"
    assert at(beside, "1").balls() == {"o1", "p2"}


@clause("H-3.2.4")
def test_the_ball_does_not_go_straight_back_nor_end_where_it_began(at):
    for die in range(1, 7):
        assert "h4" not in at(OPEN, str(die)).balls()
    # In a lane one cell wide it goes on, or ends on somebody beside it.
    lane = f"A=a2,a1,b2,d1,a8,b8,c8; B=p4,c2,o1,n1,p8,o8,n8; ball=a1; phase=ball-throw; {TURN}"
    assert at(lane, "1").balls() == {"a2", "b1"}
    assert at(lane, "2").balls() == {"c1", "b2"}
    assert at(lane, "3").balls() == {"c2", "d1"}


@clause("H-3.2.4")
def test_cells_may_be_crossed_again(at):
    """From g1 into a room of four cells, around it, over its first cell and on."""
    room = "A=a4,g1,f1,g2,j1,j2,h3; B=p4,i3,o1,n1,p8,o8,n8; ball=g1; phase=ball-throw"
    assert at(f"{room}; {TURN}", "6").balls() == {"i1", "h2"}


@clause("H-3.2.5")
def test_the_ball_crosses_no_pawn(at):
    """A row of pawns ahead: the ball goes around it."""
    wall = OPEN.replace("p1,o1,n1", "i4,h5,g4")
    assert {"j4", "h6", "f4"}.isdisjoint(at(wall, "2").balls())
    assert at(wall, "2").balls() == {"g3", "i3", "h2"}


@clause("H-3.2.5")
def test_nor_the_thrower(at):
    """In a room of four cells: around it the ball is back at the thrower after four steps."""
    room = "A=a4,h1,g1,h3,i3,j1,j2; B=p4,g2,o1,n1,p8,o8,n8; ball=h1; phase=ball-throw"
    assert at(f"{room}; {TURN}", "4").balls() == {"h3", "g2", "j1"}
    assert at(f"{room}; {TURN}", "5").now("restart", "taking") == ("free", "B")


@clause("H-3.2.6")
@pytest.mark.parametrize(
    ("cell", "told"), [("h5", "pass-mate"), ("i4", "pass-lost"), ("g4", "pass-loose")]
)
def test_the_ball_may_end_on_any_pawn_who_then_holds_it(at, cell, told):
    match = at(OPEN.replace("a1", "h5").replace("p1", "i4"), "1").play(f">{cell}")
    assert match["ball"] == cell and match.told[-1] == told
    holder = {"pass-mate": "A", "pass-lost": "B", "pass-loose": ""}[told]
    assert [side for side in "AB" if cell in match[side].split(",")] == list(holder)


@clause("H-3.2.6", "H-1.4.2.1")
def test_whoever_got_it_is_in_possession(at):
    match = at(OPEN.replace("p1", "i4"), "1", "1", "1").play(">i4", "i4-j4")
    assert match.now("phase", "ball") == ("ball", "j4")


@clause("H-3.2.7")
def test_the_ball_takes_a_way_around_the_others_area_if_there_is_one(at):
    """From n3 to o2 by n2; with n2 taken only the way by o3 is left, through the area."""
    match = at(THROUGH.replace("n2", "m8"), "2").play(">o2")
    assert match.now("ball", "phase", "side") == ("o2", "walk-throw", "B")
    assert at(THROUGH, "2").play(">o2")["phase"] == "intercept"


@clause("H-3.2.7.1")
def test_through_ones_own_area_and_out_the_ball_stays_in_play(at):
    """From b7 to a8 by a7: the others and B stand in every other way."""
    own = f"A=a4,b7,b8,c7,h1,h2,h3; {FAR}; ball=b7; phase=ball-throw; {TURN}"
    match = at(own, "2", "1").play(">a8")
    assert match.now("ball", "phase", "side", "restart") == ("a8", "walk", "B", "none")


@clause("H-3.2.7.2")
@pytest.mark.parametrize("throw", range(1, 7))
def test_through_the_others_area_and_out_the_keeper_may_intercept(at, throw):
    """From n3 by o3 to o2, for n2 is B's."""
    match = at(THROUGH, "2")
    assert match.play(">o2").now("phase", "target") == ("intercept", "o2")
    match = at(THROUGH, "2", str(throw)).play(">o2")
    if throw <= 2:
        assert match.now("phase", "restart", "side") == ("taker", "keeper", "B")
        assert match.told[-2:] == ["intercepted", "keeper-restart"]
    else:
        assert match.now("phase", "ball", "side") == ("walk-throw", "o2", "B")
        assert "slipped-through" in match.told


@clause("H-3.2.7.2")
def test_nothing_is_thrown_if_the_keeper_is_out(at):
    match = at(THROUGH.replace("p4", "j4"), "2").play(">o2")
    assert match.now("phase", "ball", "side") == ("walk-throw", "o2", "B")


@clause("H-3.2.7.3", "H-4.5.1")
@pytest.mark.parametrize("cell", ["b4", "a3"])
def test_in_ones_own_area_it_is_a_fault_even_on_the_keeper(at, cell):
    die = str(abs(ord("d") - ord(cell[0])) + abs(4 - int(cell[1])))
    match = at(HOME, die).play(f">{cell}")
    assert match.now("phase", "restart", "taking") == ("taker", "free", "B")
    assert match.told[-2:] == ["foul-own-area", "free-throw"]


@clause("H-3.2.7.4")
@pytest.mark.parametrize("cell", ["o4", "p4"])
def test_in_the_others_area_it_leads_to_their_keepers_restart(at, cell):
    near = f"A=a4,m4,{BACK}; {FAR}; ball=m4; phase=ball-throw; {TURN}"
    match = at(near, str(ord(cell[0]) - ord("m"))).play(f">{cell}")
    assert match.now("phase", "restart", "taking") == ("taker", "keeper", "B")
    assert match.told[-1] == "keeper-restart"
    assert match.puts(1) == mirrored({"a2", "a7", "b3", "b4", "b5", "b6"})


@clause("H-3.3", "H-4.5.1")
def test_if_the_ball_cannot_go_so_far_it_is_a_fault(at):
    shut = f"A=a4,h1,g1,a1,a8,b8,c8; B=p4,i1,h2,n1,p8,o8,n8; ball=h1; phase=ball-throw; {TURN}"
    assert at(shut, "1").balls() == {"g1", "i1", "h2"}
    for die in "23456":
        match = at(shut, die)
        assert match.now("phase", "restart", "taking", "turns") == ("taker", "free", "B", "9")
        assert match.told[-2:] == ["foul-no-throw", "free-throw"]


# A is in possession; A2 and A3 throw the ball to one another.
PASSING = f"A=a4,h4,h5,{BACK[3:]}; {FAR}; ball=h4; phase=walk; die=1; {TURN}"


@clause("H-3.4")
def test_too_many_turns_in_possession_without_a_shot_are_a_fault(at):
    match = at(f"{PASSING}; passive=2; held=1-0", "1")
    match.play("b1-b2", ">h5")
    assert match.now("side", "held") == ("B", "1-0")
    match = at(f"{PASSING}; passive=2; held=2-0", "1").play("b1-b2", ">h5")
    assert match.now("phase", "restart", "taking", "held") == ("taker", "free", "B", "0-0")
    assert match.told[-2:] == ["foul-passive", "free-throw"]
    assert match.puts(2) == {"h5"}


@clause("H-3.4")
def test_a_loose_ball_is_a_fault_too_but_not_one_that_the_others_hold(at):
    match = at(f"{PASSING}; passive=2; held=2-0", "1").play("b1-b2", ">h3")
    assert match.now("restart", "taking") == ("free", "B")
    given = f"{PASSING}; passive=2; held=2-0".replace("p1", "i4")
    match = at(given, "1").play("b1-b2", ">i4")
    assert match.now("phase", "side", "restart", "held") == ("walk-throw", "B", "none", "0-1")


@clause("H-3.4")
def test_the_option_is_off_unless_it_is_chosen(game, at):
    assert game.start().options["passive"] == 0
    match = at(PASSING, "1").play("b1-b2", ">h5")
    assert match.now("restart", "held") == ("none", "0-0")
    assert game.start(passive=20).options["passive"] == 20
    with pytest.raises(BadOption):
        game.start(passive=21)


@clause("H-3.4.1")
def test_a_shot_starts_the_count_anew(at):
    shot = f"A=a4,n5,{BACK}; {FAR}; ball=n5; phase=ball; die=6; passive=2; held=2-0; {TURN}"
    match = at(shot, "1").play(">goal")
    assert match.now("restart", "taking", "held") == ("keeper", "B", "0-0")


@clause("H-3.4.1")
def test_so_does_a_turn_that_does_not_begin_in_possession(at):
    """A has to fetch the ball, though it was nobody's in between."""
    loose = f"A=a4,h4,{BACK}; {FAR}; ball=h5; phase=walk; die=1; passive=3; held=2-0; side=B"
    match = at(f"{loose}; turns=9; first=A", "1").play("n1-m1")
    assert match.now("side", "held") == ("A", "0-0")
    match.play("h4-h5", "keep")
    assert match.now("side", "held") == ("B", "0-0")


@clause("H-3.4.1")
def test_so_does_the_others_possession(at):
    taken = f"A=a4,h4,{BACK}; {FAR}; ball=m1; phase=walk; die=1; passive=3; held=2-0; side=B"
    match = at(f"{taken}; turns=9; first=A").play("n1-m1")
    assert match["held"] == "0-0"


@clause("H-3.4.1")
def test_so_does_half_time(at):
    last = f"{PASSING}; passive=3; held=2-0; actions=1".replace("turns=8", "turns=1")
    match = at(last.replace("first=A", "first=B"), "1").play("b1-b2", ">h5")
    assert match.now("period", "held") == ("2", "0-0")


@clause("H-3.4.1")
def test_a_restart_begins_in_possession(at):
    """A's free throw with passive 1, then a pass: a fault."""
    free = f"A=a4,h4,h5,{BACK[3:]}; {FAR}; ball=h4; phase=place; restart=free; taking=A; taker=2"
    match = at(f"{free}; placed=A2; step=1; stays=B; passive=1; {TURN}", "1", "1")
    match.play("stay")
    assert match["held"] == "1-0"
    match.play("b1-b2", ">h5")
    assert match.now("restart", "taking") == ("free", "B")


@clause("H-3.4.1")
def test_a_7_m_throw_counts_as_a_shot(at):
    men = f"A=a4,n4,{BACK}; B=p4,m1,m2,m3,j1,j2,j3"
    seven = f"{men}; ball=n4; phase=seven; passive=2; held=2-0; {TURN}"
    assert at(seven, "1").now("restart", "held") == ("keeper", "0-0")
