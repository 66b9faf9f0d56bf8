"""An analysis as it is told: sums, the verdict, decisions on the board; and means over many."""

from __future__ import annotations

from statistics import fmean

import pytest

from debut import Match
from debut.story import analysed as module
from debut.story.analysed import Sums, describe_analysis, edition, shown, sums_of, verdict_of
from debut.story.analysis import Decided, analysis_of
from debut.story.position_values import find_values
from debut.story.skill import Figures, against_itself, figures_of, mean_of, skill_of
from debut.story.times import time_of
from tests.helpers import play_out


@pytest.fixture(name="match", scope="module")
def finished_match() -> Match:
    return play_out(Match.new("handball", {"actions": 2, "court": "short"}, seed=3))


def test_the_sums_of_each_side_add_up_to_its_result(match: Match) -> None:
    worths = find_values(match.states)
    analysis = analysis_of(match, worths)
    told = describe_analysis(match, worths, analysis)
    for own, other in (told.sums, told.sums[::-1]):
        both = own.luck + own.errors - other.luck - other.errors
        assert own.start + both + own.remainder == pytest.approx(own.result)
    assert told.sums == sums_of(analysis)
    assert (told.source, len(told.worths)) == ("searched", match.ply + 1)
    assert told.worths[-1] == told.sums[0].result
    assert told.worths[0] == told.sums[0].start
    # Between two positions lies what the ply brought, but for its remainder.
    errors = {one.ply: one.error * (-1, 1)[one.seat] for one in told.decisions}
    luck = {one.ply: one.luck * (1, -1)[one.seat] for one in told.throws}
    for ply, left in enumerate(analysis.remainders[:-1], 1):
        gone = told.worths[ply] - told.worths[ply - 1]
        assert gone == pytest.approx(errors.get(ply, 0) + luck.get(ply, 0) + left)


def test_a_decision_is_shown_with_what_was_played_and_what_was_better(match: Match) -> None:
    worths = find_values(match.states)
    told = describe_analysis(match, worths, analysis_of(match, worths))
    assert told.worst
    for one in told.worst:
        state = match.states[one.decision.ply - 1]
        assert one.view == state.view(None)
        assert one.played is not None
        assert one.better is not None
        assert (one.played.notation, one.better.notation) == (
            one.decision.played,
            one.decision.better,
        )


def test_an_aim_is_shown_whole() -> None:
    match = Match.new("simulator", {"length": "11"}, dice="typed")
    for text in ["A", "4-4-2", "4-4-2", "low", "60", "9"]:
        match.play(match.state.read(text))
    worths = find_values(match.states)
    for ply, aim in ((4, "low 60 9"), (5, "60 9"), (6, "9")):
        seat, when = match.states[ply - 1].turn, time_of(match.state.clock)
        one = Decided(ply, seat, when, aim.split()[0], "", 0.1)
        found = shown(match, worths, one).played
        assert found is not None
        assert found.notation == aim
        assert found.legs[0].points
    # What would have been better goes on as well as it can.
    one = Decided(5, match.states[4].turn, time_of(match.state.clock), "60", "90", 0.1)
    better = shown(match, worths, one).better
    assert better is not None
    assert better.notation.startswith("90 ")
    assert better.legs[0].points


def test_who_gave_up_is_shown_where_he_did(match: Match) -> None:
    last = Decided(match.ply + 1, 0, time_of(match.state.clock), "", "", 1.0)
    found = shown(match, find_values(match.states), last)
    assert (found.played, found.better) == (None, None)
    assert found.view == match.state.view(None)


@pytest.mark.parametrize(
    ("errors", "luck", "played", "threw"),
    [
        ((-0.5, -0.2), (0.3, 0.1), "apart", "apart"),
        ((-0.2, -0.5), (0.3, 0.1), "apart", "same"),
        ((-0.5, -0.2), (0.1, 0.3), "apart", "same"),
        ((-0.2, -0.204), (0.1, 0.3), "alike", "apart"),
        ((-0.2, -0.5), (0.3, 0.304), "apart", "alike"),
    ],
)
def test_the_verdict_tells_what_is_large_enough(errors, luck, played, threw) -> None:
    a, b = (Sums(0, luck[side], errors[side], 0, 0) for side in (0, 1))
    found = verdict_of((a, b))
    assert (found.played, found.threw) == (played, threw)
    assert (found.skill == 0) == (played == "alike")
    assert (found.luck == 0) == (threw == "alike")


def test_another_judgement_is_another_edition(monkeypatch, tmp_path) -> None:
    here = edition.__wrapped__("handball")
    assert here == edition.__wrapped__("handball") != edition.__wrapped__("but")
    other = tmp_path / "value_net.bin"
    other.write_bytes(b"learned again")
    monkeypatch.setattr(module, "sources", lambda package: [other])
    assert edition.__wrapped__("handball") != here


def test_means_have_students_interval_but_one_match_has_none() -> None:
    one = mean_of([0.4])
    assert (one.mean, one.low, one.high) == (0.4, None, None)
    # Table of Student: 4.303 for three.
    three = mean_of([1.0, 2.0, 3.0])
    assert three.mean == 2
    assert three.high == pytest.approx(2 + 4.303 / 3**0.5)
    assert three.low == pytest.approx(2 - 4.303 / 3**0.5)
    assert mean_of([0.0, 1.0], least=0.0).low == 0
    # Where the table ends there is no jump.
    near, far = (mean_of([0.0, 1.0] * n) for n in (15, 17))
    assert near.high is not None and far.high is not None
    assert 0.9 < (far.high - 0.5) / (near.high - 0.5) < 1


def test_sides_of_a_match_count_once_and_the_side_played_counts_alone(match: Match) -> None:
    first = figures_of(analysis_of(match, find_values(match.states)))
    second = Figures((1.0, 2.0), (0.5, -0.5), (10, 30))
    both = against_itself([first, second])
    assert both.matches == 2
    assert both.errors.mean == pytest.approx(fmean([fmean(first.errors), 1.5]))
    assert both.luck.mean == pytest.approx(fmean([fmean(first.luck), 0]))
    own = skill_of([(second, (1,))])
    assert (own.errors.mean, own.luck.mean) == (2, -0.5)
    assert own.decision == pytest.approx(2 / 30)
