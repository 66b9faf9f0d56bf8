"""When something happened: the same words in the terminal, on the server and in the browser."""

from __future__ import annotations

import pytest

from debut import Match
from debut.games.simulator.minutes import minute_of
from debut.kernel.registry import game
from debut.kernel.text import LANGS
from debut.story.summary import summary_of
from debut.story.times import time_of
from tests.helpers import play_out


@pytest.mark.parametrize(
    ("half", "step", "length", "minute"),
    [
        (0, 0, 33, "1"), (0, 1, 33, "1"), (0, 3, 33, "4"), (0, 33, 33, "45"), (0, 35, 33, "45+2"),
        (1, 0, 33, "45"), (1, 11, 22, "67"), (1, 11, 11, "90"), (1, 12, 11, "90+4"),
    ],
)  # fmt: skip
def test_steps_are_minutes_of_the_match(half: int, step: int, length: int, minute: str) -> None:
    """45 minutes a half, however many steps the referee counts in it."""
    assert minute_of(half, step, length) == minute


@pytest.mark.parametrize("minute", ["1", "4", "45+2"])
def test_the_minute_of_a_step_is_said_as_in_the_summary(minute: str) -> None:
    """A minute is text, for it may be 45+2: no ordinal fits each of them (not "1e minute")."""
    for lang in LANGS:
        texts = game("simulator").text(lang)
        values = {"minute": minute, "step": 0, "of": 33, "added": 0}
        assert texts.say("event-step", {"face": minute}) == f"Minute {minute}."
        assert texts.say("fact-minute", values).startswith(f"Minute {minute} (")


def test_a_simulator_match_says_its_minutes() -> None:
    """Not "minute 1" from the kick-off to the end."""
    match = play_out(Match.new("simulator", {"length": "11"}, seed=4), seed=4)
    teams = summary_of(match).teams
    thrown = [one for team in teams for one in (team.best, team.worst) if one]
    assert thrown
    for one in thrown:
        assert one.when.values["minute"] == match.states[one.ply - 1].clock.minute
    last = match.states[-1].clock
    assert last.minute.startswith("90")
    for lang in LANGS:
        words = game("simulator").text(lang).say("story-when", time_of(last).values)
        assert words == f"minute {last.minute}"


def test_a_real_clock_is_read_where_somebody_has_kept_it() -> None:
    clock = game("supergoal").start(clock="real").clock
    assert time_of(clock, 125.0).values["minute"] == 3
    assert time_of(clock).values["minute"] == 1
    # A half is never longer than it is.
    assert time_of(clock, 1e6).values["minute"] == clock.of // 60 + 1
