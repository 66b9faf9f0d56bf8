"""The six tasks: what solves each, what does not, and that each is about what it says."""

from __future__ import annotations

import pytest

import debut
from debut import State
from debut.games.but.lessons import LESSONS
from debut.kernel.content.lessons import Lesson, Tried, try_out
from tests.games.tasks import lines, solution_of, told

GAME = debut.game("but")
TASKS = {lesson.id: lesson for lesson in LESSONS}
each = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def start(name: str) -> State:
    return GAME.parse(TASKS[name].position)


def solution(name: str) -> Tried:
    return solution_of(GAME, TASKS[name])


def test_the_six_tasks_and_their_order() -> None:
    order = ["dribble", "pass", "onside", "shoot", "take", "clear"]
    assert [lesson.id for lesson in LESSONS] == order


@each
def test_exactly_the_lines_that_are_named_solve_a_task(lesson: Lesson) -> None:
    ends = list(lines(GAME, lesson))
    assert sorted(line for line, end in ends if end.solved) == sorted(lesson.solved_by)
    failed = [end for _, end in ends if not end.solved]
    assert len(failed) > 5
    assert all(end.over and end.events for end in failed)


@each
def test_a_task_begins_when_whoever_learns_is_to_decide(lesson: Lesson) -> None:
    first = try_out(GAME, lesson, ())
    assert first.state.turn == lesson.seat == 0
    assert not first.solved and not first.over and not first.events
    assert len(first.state.actions()) > 5
    assert GAME.parse(str(first.state)) == first.state


def test_dribble_takes_the_ball_along() -> None:
    end = solution("dribble")
    assert told(try_out(GAME, TASKS["dribble"], [start("dribble").read("b7-13.9")])) == ["dribble"]
    assert "; ball=13.9;" in str(end.state)


def test_pass_earns_a_throw_that_is_used_at_once() -> None:
    first = try_out(GAME, TASKS["pass"], [start("pass").read(">9")])
    assert told(first) == ["pass", "2", "keeper-stays", "3", "2"]
    assert not first.over and "throws=2" in str(first.state)
    assert told(solution("pass")) == ["pass"]
    assert "extra=yes" in str(solution("pass").state)


def test_onside_would_be_an_offside_from_where_he_stands() -> None:
    at_once = start("onside").play(start("onside").read(">9"))
    assert [event.message for event in at_once.events][:2] == ["pass", "offside"]
    assert told(solution("onside")) == ["pass", "2"]


def test_shoot_has_one_way_that_scores() -> None:
    state = start("shoot")
    scored = [text for text in map(state.notate, state.actions()) if text.startswith("shot")
              and state.play(state.read(text)).score == (1, 0)]  # fmt: skip
    assert scored == ["shot-e"]


def test_take_is_within_reach_of_one_die_and_one_figure() -> None:
    state = start("take")
    takers = {text[:2] for text in map(state.notate, state.actions()) if "x" in text}
    assert takers == {"y7"}
    assert told(solution("take")) == ["pass", "2"]
    for end in ("11.9", "11.10"):
        taken = state.play(state.read(f"y7x{end}"))
        assert taken.why_not(">9") == ("B-5.1", "why-not-in-line")


def test_clear_flies_over_two_opponents() -> None:
    assert told(solution("clear"))[0] == "clear-mate"
    squares = {piece.cell: piece.seat for piece in start("clear").view(0).pieces}
    assert squares["4.9"] == squares["12.9"] == 1
