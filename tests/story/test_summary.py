"""A match summed up: what was scripted is what is told."""

from __future__ import annotations

import pytest

from debut import Match
from debut.kernel.content.summary_hooks import Telling
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.registry import game, games
from debut.kernel.text import LANGS
from debut.kernel.views import Message
from debut.story.summary import NotOver, Summary, luck, percentages, summary_of
from debut.story.win_share import win_share_of
from tests.helpers import play_out, reads_well, short
from tools.steepness import fit

# A shot from b10 that nobody can stop; then the champion's from e5.
SUPERGOAL = (
    "B unstoppable launch F3 control D1 b10 shot unstoppable launch D3? out_a8 launch L3X out_e4 "
    "control F1 champion unstoppable"
)
# The second throw of A is enough to score from j1, where its first kick has gone.
STREETSOCCER = "B diamond wall B1 >g4 4 f3*g4>j1 1 k4-k3 5 h1*j1>goal"


def scripted(name: str, script: str, **options: object) -> Match:
    match = Match.new(name, options, dice="typed")
    for word in script.split():
        match.play(match.state.read(word.replace("_", " ")))
    assert match.state.turn == OVER
    return match


@pytest.fixture(scope="module")
def supergoal() -> Match:
    return scripted("supergoal", SUPERGOAL, throws=3)


@pytest.fixture(scope="module")
def streetsoccer() -> Match:
    return scripted("streetsoccer", STREETSOCCER, minutes=2, setup="quick", extra=0)


def test_goals_are_told_with_their_time_and_how_they_fell(supergoal: Match) -> None:
    first, second = summary_of(supergoal).goals
    assert (first.ply, first.seat, first.score) == (9, 0, (1, 0))
    assert first.when == Message("story-when", {"kind": "throws", "period": 1, "n": 3})
    assert first.how == Message("how-shot", {"from": "b10", "fall": "unstoppable"})
    assert (second.ply, second.seat, second.score) == (19, 1, (1, 1))
    assert second.when.values["period"] == 2
    assert second.how.id == "how-champion"
    assert second.how.values["face"] == "unstoppable"


def test_figures_of_each_team(supergoal: Match) -> None:
    a, b = summary_of(supergoal).teams
    assert dict(a.tallies) == {"shots": 1, "saves": 0, "corners": 0, "fouls": 0, "cards": 0}
    assert dict(b.tallies)["shots"] == 1
    # Of the throws after the coin, A had the ball at five and B at three.
    assert (a.possession, b.possession) == (63, 37)


def test_where_the_ball_lay_at_each_throw(supergoal: Match, streetsoccer: Match) -> None:
    """As often as dice were thrown once somebody had the ball; the commonest cell first."""
    for match, throws in ((supergoal, 8), (streetsoccer, 3)):
        ball = summary_of(match).ball
        cells = {cell.id for cell in match.state.game.board.cells}
        assert sum(n for _, n in ball) == throws
        assert {cell for cell, _ in ball} <= cells
        assert [n for _, n in ball] == sorted((n for _, n in ball), reverse=True)
    assert dict(summary_of(streetsoccer).ball) == {"g4": 1, "j1": 2}


def test_a_kick_at_the_goal_through_nobody(streetsoccer: Match) -> None:
    summary = summary_of(streetsoccer)
    (goal,) = summary.goals
    assert (goal.ply, goal.seat, goal.score) == (11, 0, (1, 0))
    assert goal.when == Message("story-when", {"kind": "minutes", "period": 1, "n": 2})
    assert goal.how == Message("how-kick", {"from": "j1", "touches": 0})
    a, b = summary.teams
    assert dict(a.tallies) == {"chances": 1, "kicks": 2, "passes": 0}
    assert dict(b.tallies) == {"chances": 0, "kicks": 1, "passes": 0}
    # The ball is whose kick was last: B's at the first throw, A's at the two after it.
    assert a.possession == 67


def test_the_lucky_throw_is_the_best_one(supergoal: Match, streetsoccer: Match) -> None:
    best = summary_of(supergoal).teams[0].best
    assert best is not None
    assert (best.ply, best.dice) == (9, (("shot", "unstoppable"),))
    assert best.luck > 0.05
    worst = summary_of(supergoal).teams[0].worst
    assert worst is not None
    assert worst.luck < 0
    best = summary_of(streetsoccer).teams[0].best
    assert best is not None
    assert (best.ply, best.dice[0][1]) == (10, "5")
    assert best.luck > 0.2


MOST_FACES = 120


@pytest.mark.parametrize("name", games())
def test_luck_is_even_over_all_faces_and_sums_up(name: str) -> None:
    match = play_out(Match.new(name, dict(_short(name)), seed=3), seed=5)
    throws = [state for state in match.states if state.turn == CHANCE]
    for state in throws[: MOST_FACES // max(len(state.odds()) for state in throws)]:
        mean = sum(odds * luck(state, outcome) for outcome, odds in state.odds())
        assert mean == pytest.approx(0, abs=1e-9)
    summary = summary_of(match)
    agree(match, summary)


def _short(name: str) -> dict[str, object]:
    named = ("throws", "minutes", "actions", "length")
    numbers = (one.name for one in game(name).options if one.name in named and not one.choices)
    return dict.fromkeys(numbers, 4) | short(name)


def agree(match: Match, summary: Summary) -> None:
    """What the sums say is what the record says."""
    score = match.state.score
    assert tuple(sum(goal.seat == seat for goal in summary.goals) for seat in (0, 1)) == score
    assert summary.result.score == score == summary.scores[-1]
    assert len(summary.scores) == len(summary.judgement) == match.ply + 1
    assert all(0 <= one <= 1 for one in summary.judgement)
    winner = summary.result.winner
    assert summary.judgement[-1] == {None: 0.5, 0: 1.0, 1: 0.0}[winner]
    for goal in summary.goals:
        assert summary.scores[goal.ply] == goal.score
        assert summary.scores[goal.ply - 1] != goal.score
    for seat, team in enumerate(summary.teams):
        for throw in (team.best, team.worst):
            assert throw is not None
            assert match.record.plies[throw.ply - 1].turn == CHANCE
            assert match.states[throw.ply].events[0].seat == seat
        assert team.best is not None
        assert team.worst is not None
        assert team.worst.luck <= team.best.luck
    assert sum(team.possession or 0 for team in summary.teams) == 100


@pytest.mark.parametrize("name", games())
def test_every_word_of_a_summary_can_be_said(name: str) -> None:
    telling = game(name).spec.telling
    assert telling != Telling()
    matches = [
        play_out(Match.new(name, dict(_short(name)), seed=seed), seed=seed)
        for seed in range(3 if _short(name) else 8)
    ]
    goals = [one for match in matches for one in summary_of(match).goals]
    for lang in LANGS:
        say = game(name).text(lang).say
        assert all(say(f"tally-{tally}") for tally in telling.tallies)
        assert all(say(one.how.id, one.how.values) for one in goals)


def test_a_match_under_way_is_not_summed_up() -> None:
    with pytest.raises(NotOver) as told:
        summary_of(play_out(Match.new("supergoal", seed=1), plies=20))
    reads_well(told.value)


def test_a_real_clock_tells_the_minute() -> None:
    match = play_out(Match.new("supergoal", {"clock": "real"}, seed=2), seed=2, plies=400)
    while match.state.turn != OVER:
        match.signal("whistle") if "whistle" in match.state.signals() else play_out(match, plies=1)
    summary = summary_of(match, [float(ply) for ply in range(match.ply + 1)])
    first = next(iter(summary.goals), None) or summary.teams[0].best
    assert first is not None
    minute = min(first.ply - 1, match.states[0].clock.of) // 60 + 1
    assert first.when.values == {"kind": "seconds", "period": 1, "n": 1, "minute": minute}


@pytest.mark.parametrize(("a", "b"), [(69, 131), (1, 2), (1, 7), (0, 3), (5, 0), (1, 199)])
def test_possession_adds_up_to_100(a: int, b: int) -> None:
    ours, theirs = percentages(a, b) or (0, 0)
    assert ours + theirs == 100
    assert abs(ours - 100 * a / (a + b)) <= 0.5
    assert abs(theirs - 100 * b / (a + b)) <= 0.5


def test_nobody_has_had_the_ball() -> None:
    assert percentages(0, 0) is None


def test_a_match_given_up_swings_to_the_winner() -> None:
    match = play_out(Match.new("supergoal", seed=1), plies=30)
    match.resign(0)
    summary = summary_of(match)
    assert summary.result.winner == 1
    assert summary.judgement[-1] == 0.0
    assert len(summary.judgement) == match.ply + 1


def test_shares_of_winning_are_fitted_to_what_came_of_positions() -> None:
    assert win_share_of(0.0, 1.35) == 0.5
    assert win_share_of(1.0, 1.35) == pytest.approx(1)
    assert win_share_of(0.4, 1.35) + win_share_of(-0.4, 1.35) == pytest.approx(1)
    # A judgement that was learned says itself what a match is worth.
    assert win_share_of(0.4, None) == 0.7
    # Of positions one spread ahead three in four are won: a steepness of log 3.
    won = [(0.5, 1.0)] * 3 + [(0.5, 0.0)]
    assert fit(won) == pytest.approx(1.0986, abs=1e-3)
