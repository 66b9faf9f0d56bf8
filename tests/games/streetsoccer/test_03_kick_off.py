"""Chapter 3: Kick-off."""

from __future__ import annotations

import pytest

from debut import BadPosition, IllegalAction
from debut.kernel.testing import clause
from tests.games.streetsoccer.bench import ring

# A's only footballer near the ball is the one on f3, B's the one on g4.
ALONE = "A=b3,f3,b6,b1,k1; B=k4,g4,j6,k6,c6"
# Three of B's shut the way from f3 to the right, one the way to the left.
SHUT = "A=b3,f3,d3,c3,h1; B=k4,g3,g4,g2,e3"


@clause("ST-3.1")
def test_the_higher_throw_kicks_by_the_difference(at):
    match = at("phase=kick-off-throw")
    weights = dict(zip((1, 2, 3, 4, 5), (5, 4, 3, 2, 1), strict=True))
    expected = {f"{side}{n}": weight / 30 for side in "AB" for n, weight in weights.items()}
    assert match.odds == pytest.approx(expected)


@clause("ST-3.1")
@pytest.mark.parametrize("length", "12345")
def test_who_kicks_and_how_far(at, length):
    match = at(ALONE, f"A{length}")
    assert (match["phase"], match.turn, match["die"]) == ("kick-off", "A", length)


@clause("ST-3.1")
def test_those_odds_are_the_ones_of_two_dice_with_ties_thrown_again(game):
    faces = range(1, 7)
    differences = [ours - theirs for ours in faces for theirs in faces if ours != theirs]
    state = game.parse("")
    for face, share in state.odds():
        side, length = state.notate(face)
        difference = int(length) if side == "A" else -int(length)
        assert share == pytest.approx(differences.count(difference) / len(differences))


@clause("ST-3.2")
def test_the_ball_goes_exactly_so_many_steps_from_the_central_footballer(at):
    """Only h5 is out of reach: the straight way there leads over g4."""
    match = at(ALONE, "A2")
    assert match.balls() == ring("f3", 2) - {"h5"}
    assert match.why(">f4") == ("ST-5.4", "why-ball-cannot-go")
    assert match.why(">f6") == ("ST-5.4", "why-ball-cannot-go")


@clause("ST-3.2")
def test_he_does_not_move(at):
    match = at(ALONE, "A2").play(">f1")
    assert (match["A"], match["ball"]) == ("b3,f3,b6,b1,k1", "f1")
    assert match.path("kick-off") == ["centre", "f3", "f2", "f1"]


@clause("ST-3.2")
def test_only_a_footballer_on_the_central_squares_kicks_off(at):
    """The one on e4 is beside them."""
    match = at("A=b3,f3,e4,b1,k1; B=k4,g4,j6,k6,c6", "A1")
    assert match.balls() == ring("f3", 1) - {"g4", "e4"} | ring("e4", 1) - {"f3"}
    assert match.play(">d5").path("kick-off") == ["centre", "f3", "e4", "d5"]


@clause("ST-3.2", "ST-5.5")
def test_a_team_mate_plays_it_on_with_one_step_more(at):
    match = at("A=b3,f3,f1,b6,k1; B=k4,g4,j6,k6,c6", "A2")
    assert match.why(">f1") == ("ST-5.4", "why-ball-cannot-go")
    assert match.play(">g2")["ball"] == "g2"
    assert match.touches("kick-off") == ["f1"]


@clause("ST-3.2")
def test_without_him_the_ball_cannot_get_there(at):
    match = at(ALONE, "A2")
    assert match.why(">g2") == ("ST-5.4", "why-ball-cannot-go")


@clause("ST-3.2", "ST-5.2")
def test_the_kick_off_may_bend_once(at):
    match = at(ALONE, "A2").play(">g5")
    assert match.path("kick-off") == ["centre", "f3", "f4", "g5"]


@clause("ST-3.2")
@pytest.mark.parametrize("text", ["f3-f4", "f3*f4>f5", "diamond"])
def test_nothing_else_is_done_before_the_kick_off(at, text):
    assert at(ALONE, "A2").why(text) == ("ST-3.2", "why-kick-off-first")


@clause("ST-3.2", "ST-7.7")
def test_the_rules_of_chapter_7_hold_for_the_kick_off(at):
    """On f2 the ball would lie between four footballers of the side that kicked it."""
    match = at("A=b3,f3,e2,g2,f1; B=k4,g4,j6,k6,c6", "A1")
    assert match.why(">f2") == ("ST-7.7", "why-surround")
    assert match.why(">e3") is None
    assert at("A=b3,f3,e2,h2,f1; B=k4,g4,j6,k6,c6", "A1").why(">f2") is None


@clause("ST-3.3")
def test_nobody_scores_with_the_kick_off(at):
    """Through i3 the ball would have a step to spare."""
    match = at("A=b3,f3,i3,b6,b1; B=k4,g4,j6,k6,c6", "A5")
    assert match.why(">goal") == ("ST-3.3", "why-no-goal-at-kick-off")
    assert "goal" not in match.balls()


@clause("ST-3.4", "ST-8.1")
def test_it_is_the_kicking_sides_turn_and_the_other_side_goes_on(at):
    match = at("phase=kick-off-throw", "A2").play(">f1")
    assert (match["turns"], match["phase"], match["side"]) == ("1", "throw", "B")
    assert match.state.clock.done == 0


@clause("ST-3.4", "ST-8.1")
def test_with_the_other_sides_turn_minute_1_is_over(at):
    match = at("phase=kick-off-throw", "A2", "1").play(">f1", "i5-i6")
    assert (match["turns"], match["phase"], match["side"]) == ("2", "throw", "A")
    assert match.state.clock.done == 1


@clause("ST-3.5")
def test_a_length_without_a_legal_kick_is_thrown_again(at):
    """Five steps from f3 end on column k, and every way there is shut."""
    match = at(SHUT)
    weights = {"A1": 5, "A2": 4, "A3": 3, "A4": 2, "B1": 5, "B2": 4, "B3": 3, "B4": 2, "B5": 1}
    assert match.odds == pytest.approx({face: weight / 29 for face, weight in weights.items()})


@clause("ST-3.5")
def test_such_a_throw_cannot_stand(at):
    match = at(SHUT)
    with pytest.raises(IllegalAction):
        match.state.read(match.seen("A5"))
    with pytest.raises(BadPosition) as error:
        at(f"{SHUT}; phase=kick-off; side=A; die=5")
    assert error.value.values["key"] == "die"


@clause("ST-3.5")
@pytest.mark.parametrize("length", "1234")
def test_every_other_throw_stands(at, length):
    assert at(SHUT, f"A{length}").balls()


@clause("ST-3.6")
def test_what_either_of_two_central_footballers_could_do_is_one_action(at):
    match = at("A=b3,f3,f4,b6,k1; B=k4,g4,j6,k6,c6", "A2")
    state = match.state
    texts = [match.seen(state.notate(action)) for action in state.actions()]
    assert texts.count(">d2") == 1  # two steps from f3 and from f4
    assert {">f1", ">f6"} <= set(texts)


@clause("ST-3.6")
@pytest.mark.parametrize(
    ("end", "path"), [("f1", ["centre", "f3", "f2", "f1"]), ("f6", ["centre", "f4", "f5", "f6"])]
)
def test_the_one_who_needs_no_pass_is_shown(at, end, path):
    match = at("A=b3,f3,f4,b6,k1; B=k4,g4,j6,k6,c6", "A2").play(f">{end}")
    assert (match.path("kick-off"), match.touches("kick-off")) == (path, [])
