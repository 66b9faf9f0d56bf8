"""Chapter 5: Kicks and passes."""

from __future__ import annotations

import pytest

from debut.kernel.testing import clause
from tests.games.streetsoccer.bench import FAR, TURN, ring

# One footballer of A's beside the ball, nobody else near it.
ALONE = f"{TURN}; A=b3,e4,a0,a6,a7; {FAR}; ball=f4"
# The footballer on a1 has one way to the ball and no longer one; only d1 is on the field.
CORNER = f"{TURN}; A=h7,a1,d1,g7,f7; B=k4,a0,a2,l6,l7; ball=b1"


def blocked(*squares):
    """The same with footballers of B's on these squares."""
    theirs = ",".join([*squares, "l0", "l1", "l6", "l7"][:4])
    return f"{TURN}; A=b3,e4,a0,a6,a7; B=k4,{theirs}; ball=f4"


def with_mate(square):
    """The same with a team-mate on this square."""
    return f"{TURN}; A=b3,e4,{square},a6,a7; {FAR}; ball=f4"


@clause("ST-5.1")
def test_who_reaches_the_ball_stops_there_and_kicks(at):
    match = at(ALONE, "1").play("e4*f4>g5")
    assert (match["A"], match["ball"]) == ("b3,f4,a0,a6,a7", "g5")
    assert (match["phase"], match["side"], match["turns"]) == ("throw", "B", "9")


@clause("ST-5.1", "ST-5.2")
@pytest.mark.parametrize(("die", "steps"), [("1", 1), ("2", 2)])
def test_the_ball_goes_as_many_steps_as_are_left_and_one_more(at, die, steps):
    """After one step to the ball, 0 or 1 are left."""
    assert at(ALONE, die).kicks("e4") == ring("f4", steps)


@clause("ST-5.1")
@pytest.mark.parametrize(
    ("start", "die", "steps"), [("d4", "2", 1), ("d4", "3", 2), ("c4", "3", 1)]
)
def test_more_steps_to_the_ball_leave_fewer(at, start, die, steps):
    match = at(f"{TURN}; A=b6,{start},a0,a6,a7; {FAR}; ball=f4", die)
    assert match.kicks(start) == ring("f4", steps)


@clause("ST-5.1")
@pytest.mark.parametrize(("start", "die"), [("e4", "1"), ("d4", "2"), ("e3", "2"), ("c4", "3")])
def test_who_is_too_far_away_cannot_kick(at, start, die):
    """One step too far for this throw."""
    match = at(f"{TURN}; A=b6,{start},a0,a6,a7; {FAR}; ball=g4", die)
    assert match.kicks(start) == set()
    assert match.why(f"{start}*g4>g5") == ("ST-5.1", "why-cannot-reach-ball")


@clause("ST-5.1")
def test_footballers_are_in_the_way_to_the_ball_too(at):
    """Two steps away, and both ways are taken: around them it would be four."""
    match = at(f"{TURN}; A=b6,e3,a0,a6,a7; B=k4,e4,f3,l6,l7; ball=f4", "2")
    assert match.why("e3*f4>f5") == ("ST-5.1", "why-cannot-reach-ball")


@clause("ST-5.1")
def test_the_ball_is_kicked_where_it_lies(at):
    assert at(ALONE, "1").why("e4*e5>e6") == ("ST-5.1", "why-ball-not-there")
    assert at(ALONE, "1").why(">f5") == ("ST-5.1", "why-cannot-reach-ball")


@clause("ST-5.1")
def test_he_may_take_a_longer_way_to_the_ball_than_he_must(at):
    """With 3: one step to the ball and three of the ball, or three and one."""
    match = at(ALONE, "3")
    assert match.kicks("e4") == ring("f4", 1, 3)
    match.play("e4*f4>g4")
    assert len(match.path("run")) == 4
    assert match.path("run")[0] == "e4" and match.path("run")[-1] == "f4"


@clause("ST-5.1")
def test_without_room_for_a_longer_way_he_must_take_the_short_one(at):
    match = at(f"{TURN}; A=h7,a1,g7,f7,e7; B=k4,a0,a2,l6,l7; ball=b1", "3")
    assert match.kicks("a1") == ring("b1", 3)


@clause("ST-5.2")
@pytest.mark.parametrize("end", ["f1", "i1", "i4", "c4", "c1", "f5", "e5", "g5"])
def test_the_eight_directions(at, end):
    """Three steps each, and one step towards the near edge."""
    match = at(ALONE, "3").play(f"e4*f4>{end}")
    assert match["ball"] == end


@clause("ST-5.2")
@pytest.mark.parametrize(
    ("taken", "path"),
    [
        (["h4"], ["f4", "g5", "h5", "i5"]),
        (["g5"], ["f4", "g4", "h4", "i5"]),
    ],
)
def test_the_ball_may_bend_once_early_or_late(at, taken, path):
    match = at(blocked(*taken), "3").play("e4*f4>i5")
    assert match.path("kick") == path


@clause("ST-5.2")
def test_it_may_not_bend_twice(at):
    """Only f4, g4, h5, i5 is free: that is a bend there and a bend back."""
    match = at(blocked("g5", "h4"), "3")
    assert match.why("e4*f4>i5") == ("ST-5.4", "why-ball-cannot-go")


@clause("ST-5.2")
@pytest.mark.parametrize("end", ["h5", "h6", "g6", "d5", "f2"])
def test_it_may_not_turn_by_more_than_45_degrees(at, end):
    """Two steps away, and the ball has three: it would have to turn sharply."""
    assert at(ALONE, "3").why(f"e4*f4>{end}") == ("ST-5.4", "why-ball-cannot-go")


@clause("ST-5.3")
@pytest.mark.parametrize(("die", "end"), [("2", "h4"), ("3", "i4")])
def test_the_ball_does_not_go_over_an_opponent(at, die, end):
    assert at(blocked("g4"), die).why(f"e4*f4>{end}") == ("ST-5.4", "why-ball-cannot-go")
    assert at(blocked("g3"), die).why(f"e4*f4>{end}") is None


@clause("ST-5.3")
def test_it_may_pass_diagonally_between_two_footballers(at):
    match = at(blocked("g4", "f5"), "2").play("e4*f4>h6")
    assert match.path("kick") == ["f4", "g5", "h6"]


@clause("ST-5.3")
def test_what_is_left_when_most_ways_are_shut(at):
    """Free beside the ball are e5, g5, and e4, which the kicker has left."""
    match = at(f"{TURN}; A=h7,e4,g7,f7,e7; B=f3,e3,g3,g4,f5; ball=f4", "2")
    assert match.kicks("e4") == {"d3", "d4", "d5", "d6", "e6", "g6", "h5", "h6"}


@clause("ST-5.4")
@pytest.mark.parametrize("end", ["g4", "e3", "i4", "f1", "f4"])
def test_all_steps_are_used(at, end):
    """The ball has two steps: one, three, or none are not legal."""
    assert at(ALONE, "2").why(f"e4*f4>{end}") == ("ST-5.4", "why-ball-cannot-go")


@clause("ST-5.4")
def test_it_comes_to_rest_on_a_free_square(at):
    assert "h5" not in at(blocked("h5"), "2").kicks("e4")
    assert at(blocked("h5"), "2").why("e4*f4>h5") == ("ST-5.4", "why-ball-cannot-go")
    assert at(with_mate("h5"), "2").why("e4*f4>h5") == ("ST-5.4", "why-ball-cannot-go")


@clause("ST-5.4")
def test_the_square_that_the_kicker_has_left_is_free(at):
    assert at(ALONE, "1").play("e4*f4>e4")["ball"] == "e4"


@clause("ST-5.4", "ST-6.2")
def test_and_on_the_field(at):
    match = at(f"{TURN}; A=b3,e1,a0,a6,a7; {FAR}; ball=f1", "2")
    assert match.kicks("e1") == ring("f1", 2)
    assert match.why("e1*f1>h0") == ("ST-6.2", "why-off-field")


@clause("ST-5.4")
def test_a_kick_that_has_no_end_is_no_kick(at):
    """One step from the corner b1, and all three squares are taken."""
    match = at(f"{TURN}; A=h7,a1,g7,f7,e7; B=k4,b2,c1,c2,l7; ball=b1", "1")
    assert match.kicks("a1") == set()
    assert match.why("a1*b1>c1") == ("ST-5.4", "why-ball-cannot-go")


@clause("ST-5.5")
def test_a_team_mate_plays_the_ball_on_with_one_step_more(at):
    """Two steps to h4, none is left: he has one, in any direction."""
    match = at(with_mate("h4"), "2")
    assert match.kicks("e4") == ring("f4", 2) - {"h4"} | ring("h4", 1)
    match.play("e4*f4>i4")
    assert match["A"] == "b3,f4,h4,a6,a7"
    assert match.path("kick") == ["f4", "g4", "h4", "i4"]
    assert match.touches("kick") == ["h4"]


@clause("ST-5.5")
def test_without_him_it_does_not_get_there(at):
    assert at(ALONE, "2").why("e4*f4>i4") == ("ST-5.4", "why-ball-cannot-go")


@clause("ST-5.5")
def test_he_must_play_it_on(at):
    assert at(with_mate("h4"), "2").why("e4*f4>h4") == ("ST-5.4", "why-ball-cannot-go")


@clause("ST-5.5")
def test_he_has_the_steps_that_are_left_and_one_more(at):
    """Four steps, two to h4: he has three."""
    match = at(with_mate("h4"), "4").play("e4*f4>k6")
    assert match.path("kick")[:3] == ["f4", "g4", "h4"]
    assert len(match.path("kick")) == 6


@clause("ST-5.5", "ST-5.2")
def test_he_has_a_new_direction_and_a_new_bend(at):
    """To h5 with a bend, and from there up to i2 with another."""
    match = at(with_mate("h5"), "4").play("e4*f4>i2")
    assert match.touches("kick") == ["h5"]
    assert len(match.path("kick")) == 6


@clause("ST-5.5")
def test_he_may_send_it_back_where_it_came_from(at):
    match = at(with_mate("h4"), "2").play("e4*f4>g4")
    assert match.path("kick") == ["f4", "g4", "h4", "g4"]


@clause("ST-5.5")
def test_several_team_mates_may_touch_it(at):
    """Two steps to h4, and every touch adds a step."""
    match = at(f"{TURN}; A=b3,e4,h4,i4,j5; {FAR}; ball=f4", "2").play("e4*f4>k6")
    assert match.touches("kick") == ["h4", "i4", "j5"]
    assert match.path("kick") == ["f4", "g4", "h4", "i4", "j5", "k6"]


@clause("ST-5.5")
def test_the_keeper_is_a_team_mate_too(at):
    match = at(f"{TURN}; A=h4,e4,a0,a6,a7; {FAR}; ball=f4", "2").play("e4*f4>i4")
    assert match.touches("kick") == ["h4"]


@clause("ST-5.5")
def test_a_team_mate_on_the_ring_is_not_reached(at):
    """From g0 the ball would have two steps more, to e2 for one."""
    match = at(f"{TURN}; A=b3,e1,g0,a6,a7; {FAR}; ball=f1", "2")
    assert match.kicks("e1") == ring("f1", 2)
    assert match.why("e1*f1>e2") == ("ST-5.4", "why-ball-cannot-go")


@clause("ST-5.5", "ST-5.3")
def test_an_opponent_does_not_play_it_on(at):
    match = at(blocked("h4"), "2")
    assert match.kicks("e4") == ring("f4", 2) - {"h4"}


@clause("ST-5.6")
def test_the_kicker_may_touch_it_again(at):
    """Three steps: to d1, back to b1, and the kicker has one left for c2."""
    match = at(CORNER, "3").play("a1*b1>c2")
    assert match["A"] == "h7,b1,d1,g7,f7"
    assert match.path("kick") == ["b1", "c1", "d1", "c1", "b1", "c2"]
    assert match.touches("kick") == ["d1", "b1"]


@clause("ST-5.6")
def test_all_that_a_kicker_and_one_team_mate_can_do(at):
    kicker_first = {"e2", "e3", "e4", "b4", "c4", "d4"}
    then_his_mate = {"b2", "b3", "f1", "f2", "f3", "c3", "d3", "e3"}
    then_the_kicker_again = {"b2", "c1", "c2"}
    match = at(CORNER, "3")
    assert match.kicks("a1") == kicker_first | then_his_mate | then_the_kicker_again


@clause("ST-5.6")
def test_the_same_footballer_may_touch_it_again_and_again(at):
    match = at(CORNER, "4").play("a1*b1>e1")
    assert match.path("kick") == ["b1", "c1", "d1", "c1", "b1", "c1", "d1", "e1"]
    assert match.touches("kick") == ["d1", "b1", "d1"]


@clause("ST-5.6")
def test_the_kicker_stands_where_he_met_the_ball_and_not_where_he_began(at):
    """A ball back to a1 would leave the field; b1 is where he plays it on."""
    match = at(CORNER, "3")
    assert match.why("a1*b1>a1") == ("ST-6.2", "why-off-field")


@clause("ST-5.7")
@pytest.mark.parametrize("die", "123456")
def test_ways_that_leave_the_same_position_are_one_action(at, die):
    match = at(f"{TURN}; A=b3,e4,f5,h4,g2; {FAR}; ball=f4", die)
    texts = [match.state.notate(action) for action in match.state.actions()]
    assert len(set(texts)) == len(texts)
    after = {str(match.state.play(action)) for action in match.state.actions()}
    assert len(after) == len(texts)


@clause("ST-5.7")
def test_a_shortest_way_is_shown(at):
    """Through f5 it would be possible too, with a touch and a step more."""
    match = at(f"{TURN}; A=b3,e4,f5,a6,a7; {FAR}; ball=f4", "3").play("e4*f4>i4")
    assert match.path("run") == ["e4", "f4"]
    assert match.path("kick") == ["f4", "g4", "h4", "i4"]
    assert match.touches("kick") == []


@clause("ST-5.7")
def test_the_fewest_touches_are_the_shortest_way(at):
    """Through h5 to i6; through f5 and h5 would be a touch more."""
    match = at(f"{TURN}; A=b3,e4,f5,h5,a7; {FAR}; ball=f4", "2").play("e4*f4>i6")
    assert match.touches("kick") == ["h5"]
