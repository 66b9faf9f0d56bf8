"""The tasks: each has exactly the solutions it names, and they are what it is about."""

from __future__ import annotations

import itertools

import pytest

import debut
from debut import State
from debut.games.streetsoccer.lessons import LESSONS
from debut.kernel.content.lessons import Lesson
from debut.kernel.views import Choice, Leg

TASKS = {lesson.id: lesson for lesson in LESSONS}
each = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def start(lesson: Lesson) -> State:
    return debut.game("streetsoccer").parse(lesson.position)


def end(notation: str) -> str:
    """The square, or the goal, where what moves comes to rest."""
    return notation.rpartition(">" if "*" in notation else "-")[2]


def choices(name: str) -> list[Choice]:
    """The choices that solve a task."""
    state = start(TASKS[name])
    solving = TASKS[name].solved_by
    return [one for one in state.view(0).choices if state.notate(one.action) in solving]


def flight(name: str, choice: Choice) -> Leg:
    told = start(TASKS[name]).preview(choice.action)
    (found,) = (leg for leg in told.legs if leg.kind == "flight")
    return found


def directions(path: tuple[str, ...]) -> list[tuple[int, int]]:
    """Each step of a way over squares."""
    return [
        (ord(b[0]) - ord(a[0]), int(b[1]) - int(a[1]))
        for a, b in itertools.pairwise(path)
        if not b.startswith("goal")
    ]


def test_the_five_tasks_and_their_order() -> None:
    assert [lesson.id for lesson in LESSONS] == ["walk", "kick", "bend", "pass", "score"]


@each
def test_a_task_is_a_position_of_side_a_with_all_on_the_board(lesson: Lesson) -> None:
    state = start(lesson)
    assert state.turn == 0
    assert state.score == (0, 0)
    view = state.view(0)
    assert not view.bench
    assert sorted(piece.kind for piece in view.pieces if piece.seat == 0) == (
        ["footballer"] * 4 + ["keeper"]
    )
    assert len(view.pieces) == 11
    assert len({piece.cell for piece in view.pieces}) == 11
    assert state.game.parse(str(state)) == state


@each
def test_the_solutions_are_all_the_actions_that_end_there(lesson: Lesson) -> None:
    state = start(lesson)
    (goal,) = {end(text) for text in lesson.solved_by}
    legal = [state.notate(action) for action in state.actions()]
    assert sorted(text for text in legal if end(text) == goal) == sorted(lesson.solved_by)
    assert len(legal) > 20  # there is something to think about


@each
def test_a_solution_begins_with_one_footballer(lesson: Lesson) -> None:
    """Number 2, in every task: the eye need not search."""
    first = {choice.picks[0].id for choice in choices(lesson.id)}
    assert first == {"A2"}


def test_walk_goes_around_a_corner() -> None:
    for choice in choices("walk"):
        (leg,) = start(TASKS["walk"]).preview(choice.action).legs
        assert (leg.kind, len(leg.path)) == ("walk", 4)
        assert len(set(directions(leg.path))) == 2
    state = start(TASKS["walk"])
    assert not any("*" in state.notate(action) for action in state.actions())


def test_kick_is_straight_and_direct() -> None:
    for choice in choices("kick"):
        leg = flight("kick", choice)
        assert not leg.touches
        assert len(set(directions(leg.path))) == 1


def test_bend_bends_once_and_is_direct() -> None:
    for choice in choices("bend"):
        leg = flight("bend", choice)
        assert not leg.touches
        steps = directions(leg.path)
        assert len(set(steps)) == 2
        assert sum(a != b for a, b in itertools.pairwise(steps)) == 1


def test_pass_needs_a_team_mate() -> None:
    for choice in choices("pass"):
        leg = flight("pass", choice)
        assert leg.touches == ("h4",)
        assert leg.path.index("h4") > 0


def test_score_is_a_goal() -> None:
    for choice in choices("score"):
        assert choice.picks[-1].id == "goal-b"
        after = start(TASKS["score"]).play(choice.action)
        assert after.score == (1, 0)
        assert any(event.kind == "goal" for event in after.events)
