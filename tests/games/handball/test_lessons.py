"""The six tasks: what solves each, what does not, and that each is about what it says."""

from __future__ import annotations

import itertools

import pytest

import debut
from debut import State
from debut.games.handball.lessons import LESSONS
from debut.kernel.content.lessons import Lesson, Tried, try_out
from tests.games.tasks import lines, solution_of, told

GAME = debut.game("handball")
TASKS = {lesson.id: lesson for lesson in LESSONS}
each = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def start(name: str) -> State:
    return GAME.parse(TASKS[name].position)


def solution(name: str) -> Tried:
    return solution_of(GAME, TASKS[name])


def way(name: str) -> tuple[str, ...]:
    state = start(name)
    (leg,) = state.preview(state.read(TASKS[name].lines[0][0])).legs
    return leg.path


def test_the_six_tasks_and_their_order() -> None:
    order = ["walk", "throw", "shoot", "open", "keeper", "free"]
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


def test_walk_goes_around_a_corner_and_takes_the_ball() -> None:
    path = way("walk")
    assert len(path) == 5
    turns = {(ord(b[0]) - ord(a[0]), int(b[1]) - int(a[1])) for a, b in itertools.pairwise(path)}
    assert len(turns) == 2
    assert told(solution("walk")) == ["walk", "take"]
    assert solution("walk").state.turn == 0  # throw or keep


def test_throw_finds_a_team_mate() -> None:
    assert told(solution("throw")) == ["pass-mate"]
    assert len(way("throw")) == 6


def test_shoot_is_two_decisions_and_a_goal() -> None:
    end = solution("shoot")
    assert told(end) == ["shot", "5", "goal", "restart-after-goal"]
    assert end.state.score == (1, 0)
    walk = start("shoot").read("k4-m4")
    nearer = try_out(GAME, TASKS["shoot"], [walk])
    assert told(nearer) == ["walk", "4"] and not nearer.over
    # From where it began the same throw would not have been enough.
    stayed = try_out(GAME, TASKS["shoot"], [start("shoot").read("e5-e7")])
    assert stayed.over and stayed.state.why_not(">goal") == ("H-4.2.2", "why-no-power")


def test_open_lets_only_the_nearest_walk() -> None:
    state = start("open")
    assert {state.notate(action)[:2] for action in state.actions()} == {"h2", "g1", "i1"}
    assert state.why_not("e5-e6") == ("H-2.4", "why-must-open")
    assert told(solution("open")) == ["walk", "take"]


def test_keeper_throws_over_the_wall() -> None:
    """Through two opponents within the line: no other throw could."""
    assert way("keeper") == ("b4", "c4", "d4", "e4", "f4")
    squares = {piece.cell: piece.seat for piece in start("keeper").view(0).pieces}
    assert squares["c4"] == squares["d4"] == 1
    assert told(solution("keeper")) == ["pass-mate"]


def test_free_moves_who_must_and_lets_the_others_stay() -> None:
    state = start("free")
    assert state.why_not("stay") == ("H-4.7.4", "why-somebody-must-move")
    assert state.view(0).signs[0].cells == ("e3", "e5")
    for line in TASKS["free"].lines:
        made: list[int] = []
        for text in line:
            made.append(try_out(GAME, TASKS["free"], made).state.read(text))
        end = try_out(GAME, TASKS["free"], made)
        cells = {piece.cell for piece in end.state.view(0).pieces if piece.seat == 0}
        assert "c4" in cells
        assert len(cells & {"e3", "e5"}) == (0 if line == ("wall",) else 1)
        assert end.state.record.restart == 0
