"""Simulations and the ladder: figures that add up, and the same again from the same seed."""

from __future__ import annotations

import math
import os
import statistics
import threading
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest

from debut import BadOption, UnknownGame, UnknownPlayer
from debut.bots import LEVELS
from debut.lab.ladder import climb, ladder_table
from debut.lab.page_blocks import NoSuchBlock, put_in_page
from debut.lab.simulate import (
    PlayedMatch,
    PointsShare,
    SimulationSummary,
    happenings,
    interval,
    play_match,
    simulate,
    summarise,
)
from tests.helpers import reads_well

SHORT = {"throws": 4}


def same(matches: list[PlayedMatch]) -> list[tuple]:
    """What a match is but for the time it took."""
    return [(m.seed, m.swapped, m.score, m.points, m.plies, m.answers) for m in matches]


@pytest.fixture(scope="module")
def matches():
    return simulate("supergoal", "greedy", "random", 30, seed=5, options=SHORT, workers=1)


# Simulations


def test_one_summary_adds_up(matches):
    summary = summarise("supergoal", "greedy", "random", matches)
    assert (summary.game, summary.a, summary.b) == ("supergoal", "greedy", "random")
    assert summary.games == summary.wins + summary.draws + summary.losses == 30
    assert summary.share == pytest.approx((summary.wins + summary.draws / 2) / 30)
    assert summary.low <= summary.share <= summary.high
    for who in (0, 1):
        assert summary.goals[who] == pytest.approx(
            statistics.mean(played.score[who] for played in matches)
        )
        thinking = sum(played.thinking[who] for played in matches)
        answers = sum(played.answers[who] for played in matches)
        assert summary.milliseconds[who] == pytest.approx(1000 * thinking / answers)
    assert summary.plies == pytest.approx(statistics.mean(played.plies for played in matches))


def test_points_go_with_the_goals(matches):
    for played in matches:
        goals, against = played.score
        assert played.points == (1.0 if goals > against else 0.0 if goals < against else 0.5)
    assert {played.points for played in matches} == {0.0, 0.5, 1.0}


def test_opponents_change_seats_after_each_match(matches):
    assert [played.swapped for played in matches] == [False, True] * 15
    assert [played.seed for played in matches] == list(range(5, 35))


def test_a_match_told_from_the_other_side_is_the_same_match():
    """Seats and names swapped together change nothing but who is told first."""
    one = play_match("supergoal", "greedy", "level1", 3, False, SHORT)
    other = play_match("supergoal", "level1", "greedy", 3, True, SHORT)
    assert other.score == one.score[::-1]
    assert other.points == 1 - one.points
    assert other.answers == one.answers[::-1]
    assert other.plies == one.plies


def test_what_happens_is_counted_when_asked_for(matches):
    assert all(played.told == {} for played in matches)
    told = simulate("supergoal", "greedy", "random", 4, 5, SHORT, workers=1, events=True)
    assert same(told) == same(matches)[:4]
    for played in told:
        assert played.told.get("goal", 0) == sum(played.score)
        assert played.told.get("tally-shots", 0) >= sum(played.score)
    often = happenings(told)
    assert often["goal"] == sum(sum(played.score) for played in told) / 4
    assert list(often.values()) == sorted(often.values(), reverse=True)


def test_the_same_seed_gives_the_same_matches(matches):
    again = simulate("supergoal", "greedy", "random", 30, seed=5, options=SHORT, workers=1)
    assert same(again) == same(matches)
    other = simulate("supergoal", "greedy", "random", 30, seed=500, options=SHORT, workers=1)
    assert [m[2:] for m in same(other)] != [m[2:] for m in same(matches)]


def test_workers_are_started_afresh_beside_running_threads(monkeypatch, matches):
    """A fork would copy the locks that other threads hold, and wait for them for ever."""

    def fork() -> int:
        raise AssertionError("forked")

    monkeypatch.setattr(os, "fork", fork)
    with ThreadPoolExecutor(1) as pool:
        held = threading.Event()
        waiting = pool.submit(held.wait, 60)
        again = simulate("supergoal", "greedy", "random", 4, seed=5, options=SHORT, workers=2)
        held.set()
    assert waiting.result()
    assert same(again) == same(matches)[:4]


def test_two_workers_give_the_same_matches_in_the_same_order(matches):
    told = []
    again = simulate("supergoal", "greedy", "random", 30, 5, SHORT, workers=2, done=told.append)
    assert same(again) == same(matches)
    assert told == again


def test_each_match_is_told_when_it_is_done():
    told = []
    done = simulate("supergoal", "random", "random", 5, options=SHORT, workers=1, done=told.append)
    assert told == done


def test_options_reach_the_match():
    (short,) = simulate("supergoal", "random", "random", 1, options={"throws": 1})
    (usual,) = simulate("supergoal", "random", "random", 1)
    assert short.plies < usual.plies


@pytest.mark.parametrize(
    ("arguments", "options", "error"),
    [
        (("chess", "random", "random"), {}, UnknownGame),
        (("supergoal", "nobody", "random"), {}, UnknownPlayer),
        (("supergoal", "random", "nobody"), {}, UnknownPlayer),
        (("supergoal", "random", "random"), {"throws": 0}, BadOption),
    ],
)
@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_wrong_is_told_with_any_number_of_workers(arguments, options, error, workers):
    with pytest.raises(error) as caught:
        simulate(*arguments, 4, options=options, workers=workers)
    reads_well(caught.value)


# Who began


def test_who_decides_first_and_who_kicks_off_is_kept():
    """In StreetSoccer the lots and the throw for the kick-off decide, whoever sits where."""
    options = {"minutes": 1, "extra": 0}
    matches = simulate("streetsoccer", "random", "random", 40, seed=1, options=options, workers=1)
    assert {(played.first, played.kicked_off) for played in matches} == {
        (first, kicked_off) for first in (0, 1) for kicked_off in (0, 1)
    }


def test_the_share_of_the_side_that_began_counts_its_own_points():
    def played(first: int, kicked_off: int | None, points: float) -> PlayedMatch:
        return PlayedMatch(1, False, (0, 0), points, 9, (0.0, 0.0), (1, 1), first, kicked_off)

    ours = [played(0, 1, 1.0), played(1, 0, 0.0), played(1, 1, 1.0), played(0, 0, 0.5)]
    summary = summarise("streetsoccer", "a", "b", ours)
    assert summary.first.mean == pytest.approx((1.0 + 1.0 + 0.0 + 0.5) / 4)
    assert summary.kicked_off.mean == pytest.approx((0.0 + 0.0 + 0.0 + 0.5) / 4)
    assert summarise("x", "a", "b", [played(0, None, 1.0)] * 3).kicked_off is None


# The interval


def test_the_interval_is_that_of_the_mean():
    points = [1.0] * 60 + [0.0] * 40
    mean, low, high = interval(points)
    assert mean == pytest.approx(0.6)
    # Both ends are as far off as 1.96 standard deviations of a share that was truly there.
    for end in (low, high):
        assert abs(0.6 - end) == pytest.approx(1.96 * math.sqrt(end * (1 - end) / 100), rel=1e-4)


def test_draws_make_it_narrower():
    """Of matches that end level as often as not, a mean is as sure as of twice as many others."""
    drawn = interval([1.0] * 60 + [0.5] * 200 + [0.0] * 40)
    mean, low, high = interval([1.0] * 160 + [0.0] * 140)
    assert drawn[0] == pytest.approx(mean)
    assert drawn[2] - drawn[1] < 0.65 * (high - low)


def test_all_or_nothing_is_not_certain():
    assert interval([1.0] * 40) == (1.0, pytest.approx(40 / (40 + 1.96**2), abs=1e-4), 1.0)
    assert interval([0.0] * 40) == (0.0, 0.0, pytest.approx(1 - 40 / (40 + 1.96**2), abs=1e-4))


def test_more_matches_make_it_narrower():
    few, many = interval([1.0, 0.0, 0.5] * 10), interval([1.0, 0.0, 0.5] * 1000)
    assert few[0] == pytest.approx(many[0])
    assert many[2] - many[1] < (few[2] - few[1]) / 9


def test_one_match_has_an_interval_too():
    mean, low, high = interval([0.5])
    assert low <= mean == 0.5 <= high


def test_a_share_never_goes_beyond_all_or_nothing():
    for points in ([1.0] * 39 + [0.0], [0.0] * 39 + [1.0]):
        _, low, high = interval(points)
        assert 0 <= low <= high <= 1


# The ladder


def rung(a: str, b: str, share: float) -> SimulationSummary:
    return SimulationSummary("supergoal", a, b, 200, 120, 20, 60, share, share - 0.05, share + 0.05,
                   (2.5, 1.25), 300.0, (0.75, 0.5), PointsShare(0.5, 0.4, 0.6), None)  # fmt: skip


def test_the_ladder_climbs_from_random_play_through_every_level():
    labels = [label for label, _ in climb("supergoal", 2)]
    names = ["random", *(f"level{level}" for level in LEVELS)]
    assert labels == [f"{upper} – {lower}" for lower, upper in pairwise(names)]


def test_a_rung_is_the_upper_level_against_the_lower():
    _, run = next(climb("supergoal", 4, seed=2))
    told: list[PlayedMatch] = []
    summary = run(told.append)
    assert (summary.a, summary.b, summary.games) == ("level1", "random", 4)
    assert len(told) == 4
    assert [played.seed for played in told] == [2, 3, 4, 5]


def test_the_table_has_a_row_for_each_rung():
    table = ladder_table([rung("level1", "random", 0.9), rung("level2", "level1", 0.65)])
    head, line, *rows = table.split("\n")
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in (head, line, *rows)]
    assert {len(row) for row in cells} == {6}
    assert cells[0][0] == "level"
    assert cells[2] == ["level1", "random", "200", "90.0% (85.0% – 95.0%)", "2.50 – 1.25", "0.75"]
    assert cells[3][:4] == ["level2", "level1", "200", "65.0% (60.0% – 70.0%)"]


PAGE = """# Fußball

<!-- dice -->
other
<!-- /dice -->
<!-- ladder -->
{table}
<!-- /ladder -->

after – é
"""


def test_the_table_replaces_what_is_between_the_marks_of_a_page(tmp_path):
    page = tmp_path / "strength.md"
    page.write_text(PAGE.format(table="| old |\n| older |"), "utf-8")
    put_in_page(page, "ladder", "| new |")
    assert page.read_text("utf-8") == PAGE.format(table="| new |")
    put_in_page(page, "ladder", "| newer |")
    assert page.read_text("utf-8") == PAGE.format(table="| newer |")


@pytest.mark.parametrize(
    "text",
    [
        "no marks",
        "<!-- ladder -->",
        "<!-- /ladder -->",
        "<!-- /ladder --> <!-- ladder -->",
        "<!-- dice --> <!-- /dice -->",
    ],
)
def test_a_page_without_its_marks_is_named_and_left_alone(tmp_path, text):
    page = tmp_path / "strength.md"
    page.write_text(text, "utf-8")
    with pytest.raises(NoSuchBlock) as caught:
        put_in_page(page, "ladder", "| new |")
    reads_well(caught.value)
    assert str(page) in str(caught.value)
    assert page.read_text("utf-8") == text
