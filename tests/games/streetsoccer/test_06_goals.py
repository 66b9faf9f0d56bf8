"""Chapter 6: Goals."""

from __future__ import annotations

import pytest

from debut import BadNotation
from debut.kernel.testing import clause
from tests.games.streetsoccer.bench import FAR, TURN, ring

# After a goal of B's: A's keeper is on b3, and it is his to kick.
BEATEN = (
    f"phase=restart-throw; side=A; A=b3,a0,a1,a6,a7; {FAR}; ball=b3; score=0-1; last=B; turns=9"
)


def shot(start, ball, keeper="k4", *others):
    theirs = ",".join([keeper, *others, "l0", "l1", "l6", "l7"][:5])
    return f"{TURN}; A=b3,{start},a1,a6,a7; B={theirs}; ball={ball}"


@clause("ST-6.1")
@pytest.mark.parametrize(
    ("start", "ball", "die", "path"),
    [
        ("i3", "j3", "2", ["j3", "k3", "goal-b"]),
        ("i2", "j2", "2", ["j2", "k3", "goal-b"]),
        ("j3", "k3", "1", ["k3", "goal-b"]),
        ("i1", "j1", "3", ["j1", "j2", "k3", "goal-b"]),
    ],
    ids=["straight", "diagonally", "from the dark square", "with a bend"],
)
def test_over_the_end_line_from_a_dark_square(at, start, ball, die, path):
    match = at(shot(start, ball), die).play(f"{start}*{ball}>goal")
    assert (match["score"], match["ball"], match["last"]) == ("1-0", "goal", "A")
    assert match.path("kick") == path
    assert match.told[-1] == "goal" or match.told[-2:] == ["put-back", "goal"]


@clause("ST-6.1")
@pytest.mark.parametrize("keeper", ["k3", "k4"])
def test_either_dark_square_will_do(at, keeper):
    """Past the keeper over the other one."""
    match = at(shot("i3", "j3", keeper), "2")
    assert match.play("i3*j3>goal").path("kick")[1] == {"k3": "k4", "k4": "k3"}[keeper]


@clause("ST-6.1")
def test_the_last_step_may_cross_the_line_past_the_goals_corner(at):
    """Bent once on the way to k3, the ball must go on diagonally, towards l2."""
    match = at(shot("h4", "i4", "k4", "j3"), "3").play("h4*i4>goal")
    assert match.path("kick") == ["i4", "j4", "k3", "goal-b"]
    assert match["score"] == "1-0"


@clause("ST-6.1")
@pytest.mark.parametrize("beyond", ["l2", "l5"])
def test_nobody_on_the_ring_stops_it_there(at, beyond):
    """The only way leads from k3 towards l2."""
    match = at(shot("h4", "i4", "k4", "j3", beyond), "3").play("h4*i4>goal")
    assert match["score"] == "1-0"


@clause("ST-6.1")
@pytest.mark.parametrize("die", ["2", "4", "5", "6"])
def test_steps_may_be_left_over(at, die):
    assert at(shot("i3", "j3"), die).play("i3*j3>goal")["score"] == "1-0"


@clause("ST-6.1", "ST-5.5")
def test_a_team_mate_may_score(at):
    """Five steps: three to i3, and he has the three that it takes."""
    match = at(f"{TURN}; A=b3,e3,i3,a6,a7; {FAR}; ball=f3", "5").play("e3*f3>goal")
    assert match.touches("kick") == ["i3"]
    assert match["score"] == "1-0"


@clause("ST-6.1")
@pytest.mark.parametrize(
    ("start", "ball", "die"),
    [("i3", "j3", "1"), ("j2", "k2", "1"), ("i1", "j1", "2"), ("h3", "i3", "2")],
)
def test_a_ball_that_does_not_get_over_the_line_does_not_score(at, start, ball, die):
    match = at(shot(start, ball), die)
    assert match.why(f"{start}*{ball}>goal") == ("ST-6.1", "why-cannot-score")


@clause("ST-6.1")
def test_from_beside_the_dark_squares_nobody_scores_diagonally(at):
    """From k2 one step; with two the ball goes over k3 first."""
    assert at(shot("j2", "k2"), "1").why("j2*k2>goal") == ("ST-6.1", "why-cannot-score")
    match = at(shot("j2", "k2"), "2").play("j2*k2>goal")
    assert match.path("kick") == ["k2", "k3", "goal-b"]


@clause("ST-6.1", "ST-5.3")
def test_the_keeper_stops_what_would_go_over_his_square(at):
    assert at(shot("i2", "j2", "k3"), "2").why("i2*j2>goal") == ("ST-6.1", "why-cannot-score")


@clause("ST-6.2")
def test_the_ball_leaves_the_field_nowhere_else(at):
    match = at(shot("j2", "k2"), "1")
    assert match.kicks("j2") == {"j1", "k1", "j2", "j3", "k3"}
    for square in ("l1", "l2", "l3"):
        assert match.why(f"j2*k2>{square}") == ("ST-6.2", "why-off-field")


@clause("ST-6.2")
def test_nobody_scores_in_his_own_goal(at):
    match = at(f"{TURN}; A=h6,d3,a1,a6,a7; {FAR}; ball=c3", "2")
    assert match.kicks("d3") == ring("c3", 2)
    assert match.why("d3*c3>goal") == ("ST-6.1", "why-cannot-score")


@clause("ST-6.2")
def test_nor_is_his_own_goal_taken_for_the_other_one(at):
    match = at(shot("i3", "j3"), "2")
    assert match.why("i3*j3>goal-b") is None
    assert match.why("i3*j3>goal-a").clause == "ST-6.2"


@clause("ST-6.2")
def test_not_even_from_the_dark_square(at):
    match = at(f"{TURN}; A=h6,c3,a1,a6,a7; {FAR}; ball=b3", "1")
    assert match.kicks("c3") == ring("b3", 1)


@clause("ST-6.3")
def test_after_a_goal_both_keepers_are_placed_the_scorers_first(at):
    match = at(f"{TURN}; A=c1,i3,a1,a6,a7; B=h6,l0,l1,l6,l7; ball=j3", "2").play("i3*j3>goal")
    assert (match["phase"], match.turn) == ("scorer-keeper", "A")
    assert match.legal == {"b3", "b4"}
    match.play("b4")
    assert (match["phase"], match.turn, match["A"]) == ("beaten-keeper", "B", "b4,j3,a1,a6,a7")
    assert match.legal == {"k3", "k4"}
    match.play("k3")
    assert (match["phase"], match.turn, match["side"]) == ("restart-throw", "dice", "B")
    assert (match["B"], match["ball"]) == ("k3,l0,l1,l6,l7", "k3")


@clause("ST-6.3")
def test_a_keeper_may_stay_where_he_is(at):
    men = f"A=b3,j3,a1,a6,a7; {FAR}; ball=goal; score=1-0; last=A; turns=9"
    match = at(f"phase=scorer-keeper; side=A; {men}")
    match.play("b3", "k4")
    assert (match["A"], match["B"]) == ("b3,j3,a1,a6,a7", "k4,l0,l1,l6,l7")


@clause("ST-6.3")
@pytest.mark.parametrize("phase", ["scorer-keeper", "beaten-keeper"])
def test_and_nowhere_else(at, phase):
    goals = "score=1-0; last=A" if phase == "scorer-keeper" else "score=0-1; last=B"
    match = at(f"phase={phase}; side=A; A=c1,j3,a1,a6,a7; {FAR}; ball=goal; {goals}; turns=9")
    for square in ("c1", "c3", "k3", "a0"):
        assert match.why(square) == ("ST-6.3", "why-keeper-square")
    for text in ("c1-c2", "c1*c2>c3", ">c3"):
        assert match.why(text) == ("ST-6.3", "why-keeper-first")


@clause("ST-6.4")
def test_the_beaten_side_throws_and_a_1_is_thrown_again(at):
    match = at(BEATEN)
    assert match.odds == pytest.approx(dict.fromkeys("23456", 1 / 5))
    with pytest.raises(BadNotation):
        match.state.read("1")


@clause("ST-6.5")
def test_its_keeper_kicks_exactly_as_many_steps_as_the_die_shows(at):
    match = at(BEATEN, "2")
    assert (match["phase"], match.turn) == ("restart", "A")
    assert match.balls() == ring("b3", 2)
    assert match.why(">c3") == ("ST-5.4", "why-ball-cannot-go")


@clause("ST-6.5")
def test_from_where_he_stands(at):
    match = at(BEATEN, "2").play(">d3")
    assert match["A"] == "b3,a0,a1,a6,a7"
    assert match.path("restart-kick") == ["b3", "c3", "d3"]


@clause("ST-6.5")
def test_that_is_the_beaten_sides_turn(at):
    match = at(BEATEN, "2").play(">d3")
    assert (match["phase"], match["side"], match["turns"]) == ("throw", "B", "10")


@clause("ST-6.5", "ST-5.5")
def test_a_team_mate_plays_it_on(at):
    match = at(BEATEN.replace("a0", "d3"), "2").play(">e3")
    assert match.touches("restart-kick") == ["d3"]


@clause("ST-6.5")
def test_that_kick_may_score_through_team_mates(at):
    """Ten steps to the goal: six, and one more at each of four touches."""
    match = at(BEATEN.replace("a0,a1,a6,a7", "d3,f3,h3,j3"), "6").play(">goal")
    assert match["score"] == "1-1"
    assert (match["phase"], match.turn) == ("scorer-keeper", "A")
    assert match.touches("restart-kick") == ["d3", "f3", "h3", "j3"]


@clause("ST-6.5")
def test_if_there_are_steps_enough(at):
    match = at(BEATEN.replace("a0,a1,a6,a7", "d3,f3,h3,j3"), "5")
    assert match.why(">goal") == ("ST-6.1", "why-cannot-score")


@clause("ST-6.5")
@pytest.mark.parametrize("text", ["b3-c3", "a0-b0", "b3*c3>d3", "diamond"])
def test_nothing_else_is_done_before_his_kick(at, text):
    assert at(BEATEN, "2").why(text) == ("ST-6.5", "why-restart-first")


@clause("ST-6.6")
@pytest.mark.parametrize("die", ["4", "5", "6"])
@pytest.mark.parametrize(
    ("keeper", "shut", "laid"), [("b3", "c2,c3,c4", "b4"), ("b4", "c3,c4,c5", "b3")]
)
def test_if_that_kick_is_impossible_the_ball_is_laid_beside_him(at, die, keeper, shut, laid):
    """Four steps or more lead over column c, and B's footballers stand there."""
    men = f"A={keeper},h1,h2,h5,h6; B=k4,{shut},j6; ball={keeper}"
    match = at(f"phase=restart-throw; side=A; {men}; score=0-1; last=B; turns=9", die)
    assert match.legal == {"skip"}
    match.play("skip")
    assert (match["ball"], match["A"]) == (laid, f"{keeper},h1,h2,h5,h6")
    assert (match["phase"], match["side"], match["turns"]) == ("throw", "B", "10")


@clause("ST-6.6", "ST-4.5")
def test_if_it_is_possible_it_is_not_skipped(at):
    """Three steps can go along column b."""
    men = "A=b3,h1,h2,h5,h6; B=k4,c2,c3,c4,j6; ball=b3"
    match = at(f"phase=restart-throw; side=A; {men}; score=0-1; last=B; turns=9", "3")
    assert match.balls() == {"b6", "c6", "d6"}
    assert match.why("skip") == ("ST-4.5", "why-not-skip")


@clause("ST-6.7", "ST-8.2")
def test_after_the_goal_that_ends_a_match_nothing_is_placed(at):
    men = "A=c1,i3,a1,a6,a7; B=h6,l0,l1,l6,l7; ball=j3"
    match = at(f"phase=throw; side=A; turns=49; {men}", "2").play("i3*j3>goal")
    assert (match["phase"], match.turn, match["result"]) == ("over", "nobody", "A:full-time")
    assert (match["A"], match["B"]) == ("c1,j3,a1,a6,a7", "h6,l0,l1,l6,l7")
    assert match["ball"] == "goal"


@clause("ST-6.7", "ST-8.3")
def test_nor_after_a_goal_in_extra_time(at):
    men = "A=c1,i3,a1,a6,a7; B=h6,l0,l1,l6,l7; ball=j3"
    match = at(f"phase=throw; side=A; turns=50; {men}", "2").play("i3*j3>goal")
    assert (match["phase"], match["result"]) == ("over", "A:extra-time")
    assert match["A"] == "c1,j3,a1,a6,a7"


@clause("ST-6.7", "ST-8.3")
def test_a_goal_that_ties_with_the_last_turn_does_not_end_it(at):
    men = "A=c1,i3,a1,a6,a7; B=h6,l0,l1,l6,l7; ball=j3; score=0-1; last=B"
    match = at(f"phase=throw; side=A; turns=49; {men}", "2", "2").play("i3*j3>goal", "b3", "k3")
    assert (match["score"], match["phase"], match["turns"]) == ("1-1", "restart", "50")
