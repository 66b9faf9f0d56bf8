"""Luck and skill: they add up to the result, exactly where the game is solved."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from statistics import fmean

import pytest

import debut
from debut import CHANCE, Match
from debut.bots import Player, player
from debut.bots.solve import solve
from debut.kernel.game import State
from debut.kernel.match.record import PlayerRecord, person_of
from debut.story.analysis import (
    AnalysedPly,
    Analysis,
    NothingToAnalyse,
    analysis_of,
    look_back,
    luckiest,
    weigh_decision,
    weigh_outcome,
    worst,
)
from debut.story.position_values import (
    EvaluatedValues,
    SearchedValues,
    SolvedValues,
    can_solve,
    estimate_values,
    solve_match,
)
from debut.story.summary import NotOver, summary_of
from tests.games.simulator.test_bot import CHOOSES
from tests.helpers import GAMES, play_out, reads_well

EXACT = 1e-9
SOLVED = {
    "two throws": {"throws": 2},
    "VAR": {"throws": 3, "var": True},
    "tournament": {"throws": 2, "tournament": True},
    "all": {"throws": 1, "var": True, "tournament": True},
}
# The shortest matches in which there is still something to do, and how often to think.
GUESSED = {
    "but": ({"length": 3}, 8),
    "handball": ({"actions": 4, "court": "short"}, 4),
    "simulator": ({"length": "11"}, 1),
    "streetsoccer": ({"setup": "quick", "minutes": 5, "extra": 0}, 10),
    "supergoal": ({"clock": "real"}, 1),
}


@cache
def solved(name: str) -> SolvedValues:
    return SolvedValues(solve(debut.game("supergoal"), **SOLVED[name]))


@cache
def guess(name: str) -> tuple[Match, Analysis]:
    options, simulations = GUESSED[name]
    match = played(name, options, player("greedy"), player("greedy"))
    return match, analysis_of(match, estimate_values(debut.game(name), simulations))


def played(name: str, options: dict[str, object], *players: Player, seed: int = 0) -> Match:
    match = Match.new(name, options, seed=seed)
    while not match.over:
        if match.state.turn == CHANCE:
            match.throw()
        else:
            match.play(players[match.state.turn].choose(match.state))
    return match


def told(analysis: Analysis) -> float:
    """All but the remainder."""
    luck = analysis.luck(0) - analysis.luck(1)
    return analysis.start + luck - analysis.errors(0) + analysis.errors(1)


@pytest.mark.parametrize("name", SOLVED)
def test_in_a_solved_game_luck_and_errors_add_up_to_the_result(name: str) -> None:
    for seed in range(4):
        match = play_out(Match.new("supergoal", SOLVED[name], seed=seed), seed)
        analysis = analysis_of(match, solved(name))
        assert match.state.result is not None
        assert told(analysis) == pytest.approx(match.state.result.returns[0], abs=EXACT)
        assert max(map(abs, analysis.remainders)) < EXACT
        assert all(one.error >= 0 for one in analysis.decisions)
        assert analysis.errors(0) + analysis.errors(1) > 0


def test_a_match_solved_for_itself_is_told_alike() -> None:
    match = play_out(Match.new("supergoal", SOLVED["VAR"], seed=1))
    parts: list[float] = []
    own = solve_match(match.states, parts.append)
    assert parts[-1] == 1
    assert analysis_of(match, own) == analysis_of(match, solved("VAR"))


@pytest.mark.parametrize("side", [0, 1])
def test_to_resign_gives_away_what_the_position_is_worth(side: int) -> None:
    match = play_out(Match.new("supergoal", SOLVED["two throws"], seed=2), plies=6)
    match.resign(side)
    value = solved("two throws").value(match.state)
    analysis = analysis_of(match, solved("two throws"))
    last = analysis.decisions[-1]
    assert (last.seat, last.played, last.better) == (side, "", "")
    assert last.error == pytest.approx(1 + (value, -value)[side])
    assert told(analysis) == pytest.approx((-1, 1)[side], abs=EXACT)


class Alike:
    """Finds every position as good as any other, and the last action best."""

    source = "judged"

    def value(self, state: State) -> float:
        del state
        return 0.0

    def best(self, known: State) -> int:
        return known.actions()[-1]


def test_of_partners_the_one_is_named_who_threw_or_decided(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DEBUT_GAMES", "tests.toys.foursome")
    four = [PlayerRecord(name, place % 2) for place, name in enumerate("PQRS")]
    match = play_out(Match.new("foursome", SOLVED["two throws"], four, seed=2))
    analysis = analysis_of(match, Alike())
    for one in analysis.decisions:
        assert one.person == match.who(match.states[one.ply - 1])
    for thrown in analysis.throws:
        if thrown.person is not None:
            assert four[thrown.person].side == thrown.seat
    for told in (analysis.decisions, analysis.throws):
        assert len({one.person for one in told} - {None}) > 2
    goals = [
        (one, match.states[one.ply - 1])
        for seed in range(8)
        for match in [play_out(Match.new("foursome", {"throws": 9}, four, seed=seed), seed)]
        for one in summary_of(match).goals
    ]
    assert goals
    for goal, before in goals:
        assert goal.person == person_of(before, four, goal.seat)
    two = play_out(Match.new("supergoal", SOLVED["two throws"], seed=2))
    plain = analysis_of(two, Alike())
    assert {one.person for one in (*plain.throws, *plain.decisions)} == {None}


def test_perfect_makes_no_errors() -> None:
    options = SOLVED["two throws"]
    for seed in range(3):
        players = player("perfect"), player("random", seed)
        analysis = analysis_of(
            played("supergoal", options, *players, seed=seed), solved("two throws")
        )
        assert analysis.errors(0) < EXACT
        assert analysis.errors(1) > 0.01


def test_what_would_have_been_better_is_told_as_it_is_written() -> None:
    match = play_out(Match.new("supergoal", SOLVED["VAR"], seed=1))
    values = solved("VAR")
    analysis = analysis_of(match, values)
    wrong = worst(analysis, 3, 0.005)
    assert wrong
    for one in wrong:
        state = match.states[one.ply - 1]
        assert (one.seat, one.played) == (state.turn, match.record.plies[one.ply - 1].text)
        better, was = (values.value(state.play(state.read(x))) for x in (one.better, one.played))
        assert abs(better - was) == pytest.approx(one.error)
        assert (better > was) == (one.seat == 0)
    assert [one.error for one in wrong] == sorted((one.error for one in wrong), reverse=True)
    lucky = luckiest(analysis, 3, 0.005)
    assert lucky[0].luck == max(one.luck for one in analysis.throws)


@pytest.mark.parametrize("name", GUESSED)
def test_elsewhere_they_add_up_with_the_remainder(name: str) -> None:
    match, analysis = guess(name)
    assert match.state.result is not None
    ours, theirs = match.state.result.returns
    whole = told(analysis) + sum(analysis.remainders)
    assert whole == pytest.approx((ours - theirs) / 2, abs=EXACT)
    assert all(one.error >= 0 for one in analysis.decisions)


def test_little_remains_on_average() -> None:
    assert fmean(abs(guess(name)[1].remainder) for name in GUESSED) < 0.02


@pytest.mark.parametrize("name", GUESSED)
def test_nothing_but_the_start_leaves_a_remainder_where_all_is_known(name: str) -> None:
    match, analysis = guess(name)
    for state, left in zip(match.states[1:], analysis.remainders[1:], strict=False):
        if not state.game.secrets:
            assert abs(left) < EXACT


@pytest.mark.parametrize("name", GUESSED)
def test_from_one_position_to_the_next_it_changes_by_what_the_ply_brought(name: str) -> None:
    match, analysis = guess(name)
    brought = {one.ply: (one.luck, -one.luck)[one.seat] for one in analysis.throws}
    brought |= {one.ply: (-one.error, one.error)[one.seat] for one in analysis.decisions}
    assert len(brought) == match.ply
    for ply, (before, after) in enumerate(pairwise(analysis.values), 1):
        gain = brought[ply] + analysis.remainders[ply - 1]
        assert after - before == pytest.approx(gain, abs=EXACT)


def test_what_a_decision_shows_is_luck_of_the_throw_before_it() -> None:
    """A throw with odds of 1/4, then two decisions that were misjudged by 0.08 and -0.02."""
    throw = AnalysedPly(before=0.1, base=0.1, played=0.3, now=0.3, odds=0.25)
    misjudged = AnalysedPly(before=0.3, base=0.38, played=0.28, now=0.28, best=1)
    again = AnalysedPly(before=0.28, base=0.26, played=0.26, now=0.26, best=2)
    values, gains = look_back([throw, misjudged, again])
    assert gains == pytest.approx([0.3 - 0.1 + 0.75 * 0.06, -0.1, 0])
    assert values == pytest.approx([0.1 + 0.25 * 0.06, 0.36, 0.26, 0.26])


@pytest.mark.parametrize("name", GUESSED)
def test_the_luck_of_a_throw_is_nought_on_average(name: str) -> None:
    match, _ = guess(name)
    values = estimate_values(debut.game(name), 1)
    thrown = [state for state in match.states if state.turn == CHANCE][:6]
    for state in thrown:
        steps = {one: weigh_outcome(state, one, values) for one in state.actions()}
        lucks = (odds * (steps[one][1] - steps[one][0]) for one, odds in state.odds())
        assert sum(lucks) == pytest.approx(0, abs=EXACT)


@pytest.mark.parametrize("name", GUESSED)
def test_the_same_match_is_told_the_same_again(name: str) -> None:
    match, analysis = guess(name)
    again = Match.from_json(match.to_json())
    assert analysis_of(again, estimate_values(debut.game(name), GUESSED[name][1])) == analysis


def test_a_secret_that_is_kept_is_no_error_whatever_it_is() -> None:
    game = debut.game("simulator")
    state, values = game.parse(CHOOSES), estimate_values(game)
    assert len(state.actions()) > 1
    for action in state.actions():
        best, most, was = weigh_decision(state, action, values)
        assert (best, most) == (action, was)


def test_a_whistle_is_neither_luck_nor_error() -> None:
    match = play_out(Match.new("supergoal", {"clock": "real"}, seed=3), plies=40)
    match.signal("whistle")
    play_out(match)
    analysis = analysis_of(match, estimate_values(debut.game("supergoal")))
    assert 41 not in {one.ply for one in (*analysis.throws, *analysis.decisions)}
    assert told(analysis) + analysis.remainder == pytest.approx(analysis.end, abs=EXACT)


def test_what_cannot_be_solved_is_thought_about() -> None:
    for name in GAMES:
        game = debut.game(name)
        assert can_solve(game.start()) == (name == "supergoal")
        kind = EvaluatedValues if name in ("simulator", "supergoal") else SearchedValues
        assert isinstance(estimate_values(game, 1), kind)
    assert not can_solve(debut.game("supergoal").start(clock="real"))


def test_a_forced_action_is_no_error() -> None:
    match = play_out(Match.new("supergoal", SOLVED["VAR"], seed=1))
    forced = [state for state in match.states if state.turn >= 0 and len(state.actions()) == 1]
    assert forced
    for state in forced:
        (action,) = state.actions()
        best, most, was = weigh_decision(state, action, solved("VAR"))
        assert (best, most) == (action, was)


def test_what_is_not_over_or_never_began_is_refused() -> None:
    match = play_out(Match.new("supergoal", SOLVED["VAR"]), plies=5)
    with pytest.raises(NotOver) as refused:
        analysis_of(match, solved("VAR"))
    reads_well(refused.value)
    match = Match.new("supergoal", SOLVED["VAR"])
    match.resign(0)
    with pytest.raises(NothingToAnalyse) as empty:
        analysis_of(match, solved("VAR"))
    reads_well(empty.value)
