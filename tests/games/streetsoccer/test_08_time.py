"""Chapter 8: Time."""

from __future__ import annotations

import pytest

from debut import BadOption
from debut.kernel.testing import clause
from tests.games.streetsoccer.bench import FAR

MEN = f"A=b3,e4,a1,a6,a7; {FAR}; ball=h2"
# A is about to shoot from j3.
SHOT = f"A=b3,i3,a1,a6,a7; {FAR}; ball=j3"
LAST_TURN = f"phase=throw; side=A; turns=49; {MEN}"
LAST_OF_EXTRA_TIME = f"phase=throw; side=A; turns=69; {MEN}"


def end(match):
    return match["phase"], match.turn, match["result"]


@clause("ST-8.1")
def test_a_match_has_25_minutes_of_one_turn_each(game):
    assert game.start().options["minutes"] == 25
    assert game.parse(f"phase=throw; turns=49; {MEN}").clock.of == 25


@clause("ST-8.1")
def test_each_turn_counts_and_two_of_them_are_a_minute(at):
    match = at(f"phase=throw; side=A; turns=8; {MEN}", "1", "1").play("e4-e5")
    assert (match["turns"], match.state.clock.done) == ("9", 4)
    match.play("l1-l2")
    assert (match["turns"], match.state.clock.done) == ("10", 5)


@clause("ST-8.1", "ST-8.5")
def test_the_option_minutes_changes_that(at):
    """One minute: the kick-off, and a turn of the other side."""
    match = at("minutes=1; extra=0", "A2", "1").play(">f1")
    assert match["phase"] == "move"
    match.play("i5-i6")
    assert end(match) == ("over", "nobody", "both:no-goal")


@clause("ST-8.1")
@pytest.mark.parametrize("minutes", [0, 100, "many"])
def test_a_match_has_from_1_to_99_minutes(game, minutes):
    with pytest.raises(BadOption):
        game.start(minutes=minutes)


@clause("ST-8.1")
@pytest.mark.parametrize("minutes", [1, 12, 99])
def test_as_many_as_are_told(game, minutes):
    state = game.start(minutes=minutes)
    assert (state.options["minutes"], state.clock.of) == (minutes, minutes)


@clause("ST-8.2")
@pytest.mark.parametrize(
    ("score", "last", "winner"), [("1-0", "A", "A"), ("2-3", "A", "B"), ("5-2", "B", "A")]
)
def test_whoever_has_more_goals_at_the_end_has_won(at, score, last, winner):
    match = at(f"{LAST_TURN}; score={score}; last={last}", "1").play("e4-e5")
    assert end(match) == ("over", "nobody", f"{winner}:full-time")
    assert match.told[-1] == "full-time"


@clause("ST-8.2")
def test_before_the_last_turn_it_is_not_the_end(at):
    match = at(f"phase=throw; side=B; turns=48; {MEN}; score=1-0; last=A", "1").play("l1-l2")
    assert (match["phase"], match["side"], match["turns"]) == ("throw", "A", "49")


@clause("ST-8.2")
def test_a_goal_with_the_last_turn_counts(at):
    match = at(f"phase=throw; side=A; turns=49; {SHOT}", "2").play("i3*j3>goal")
    assert end(match) == ("over", "nobody", "A:full-time")


@clause("ST-8.2")
def test_the_winner_gains_what_the_other_loses(game):
    for side, returns in (("A", (1, -1)), ("B", (-1, 1))):
        score = "1-0" if side == "A" else "0-1"
        men = f"{MEN}; score={score}; last={side}"
        result = game.parse(f"phase=over; turns=50; {men}; result={side}:full-time").result
        assert (result.winner, result.returns) == ("AB".index(side), returns)


@clause("ST-8.3")
@pytest.mark.parametrize("goals", ["score=0-0", "score=1-1; last=B"])
def test_a_tie_goes_to_extra_time(at, goals):
    match = at(f"{LAST_TURN}; {goals}", "1").play("e4-e5")
    assert (match["phase"], match["side"], match["turns"]) == ("throw", "B", "50")
    assert match.told[-1] == "extra-time"


@clause("ST-8.3")
@pytest.mark.parametrize("turns", [50, 51, 68, 69])
@pytest.mark.parametrize("last", ["A", "B"])
def test_the_first_goal_of_extra_time_ends_the_match_at_once(at, turns, last):
    match = at(f"phase=throw; side=A; turns={turns}; {SHOT}; score=1-1; last={last}", "2")
    match.play("i3*j3>goal")
    assert end(match) == ("over", "nobody", "A:extra-time")
    assert (match["score"], match["turns"]) == ("2-1", str(turns + 1))
    assert match.told[-2:] == ["goal", "extra-goal"]


@clause("ST-8.3")
def test_without_one_extra_time_goes_on(at):
    match = at(f"phase=throw; side=A; turns=68; {MEN}; score=1-1; last=B", "1").play("e4-e5")
    assert (match["phase"], match["side"], match["turns"]) == ("throw", "B", "69")


@clause("ST-8.3")
def test_the_option_extra_says_how_long_at_most(at, game):
    assert game.start().options["extra"] == 10
    short = f"extra=2; minutes=5; phase=throw; side=A; turns=13; {MEN}; score=1-1; last=B"
    assert end(at(short, "1").play("e4-e5")) == ("over", "nobody", "B:last-goal")
    long = short.replace("extra=2", "extra=3")
    assert at(long, "1").play("e4-e5")["turns"] == "14"


@clause("ST-8.3")
@pytest.mark.parametrize("extra", [-1, 31])
def test_from_0_to_30_minutes(game, extra):
    with pytest.raises(BadOption):
        game.start(extra=extra)


@clause("ST-8.3", "ST-6.5")
def test_the_goal_that_ties_with_the_last_turn_is_restarted_in_extra_time(at):
    match = at(f"phase=throw; side=A; turns=49; {SHOT}; score=0-1; last=B", "2", "2")
    match.play("i3*j3>goal", "b3", "k3", ">i5")
    assert (match["phase"], match["side"], match["turns"]) == ("throw", "A", "51")


@clause("ST-8.4")
@pytest.mark.parametrize("last", ["A", "B"])
def test_without_a_goal_in_extra_time_the_side_that_scored_last_has_won(at, last):
    match = at(f"{LAST_OF_EXTRA_TIME}; score=2-2; last={last}", "1").play("e4-e5")
    assert end(match) == ("over", "nobody", f"{last}:last-goal")
    assert match.told[-1] == "last-goal"


@clause("ST-8.4")
def test_every_goal_changes_who_scored_last(at):
    match = at(f"phase=throw; side=A; turns=20; {SHOT}; score=0-1; last=B", "2").play("i3*j3>goal")
    assert (match["score"], match["last"]) == ("1-1", "A")


@clause("ST-8.4")
@pytest.mark.parametrize("last", ["A", "B"])
def test_without_extra_time_this_is_decided_at_once(at, last):
    match = at(f"{LAST_TURN}; extra=0; score=2-2; last={last}", "1").play("e4-e5")
    assert end(match) == ("over", "nobody", f"{last}:last-goal")


@clause("ST-8.4")
def test_also_when_the_last_turn_scores_the_goal_that_ties(at):
    match = at(f"phase=throw; side=A; turns=49; extra=0; {SHOT}; score=0-1; last=B", "2")
    assert end(match.play("i3*j3>goal")) == ("over", "nobody", "A:last-goal")


@clause("ST-8.5")
@pytest.mark.parametrize("start", [LAST_OF_EXTRA_TIME, f"{LAST_TURN}; extra=0"])
def test_a_match_without_any_goal_is_lost_by_both(at, start):
    match = at(start, "1").play("e4-e5")
    assert end(match) == ("over", "nobody", "both:no-goal")
    result = match.state.result
    assert (result.winner, result.returns) == (None, (-1, -1))
    assert match.told[-1] == "both-lose"
