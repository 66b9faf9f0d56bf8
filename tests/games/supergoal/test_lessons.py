"""The seven tasks: what solves each, what does not, and that every die they throw is told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import debut
from debut.games.supergoal.lessons import LESSONS
from debut.kernel.content.lessons import Lesson, Tried, try_out
from debut.kernel.layout import CHANCE

GAME = debut.game("supergoal")
TASKS = {lesson.id: lesson for lesson in LESSONS}
each = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def lines(lesson: Lesson, made: tuple[int, ...] = ()) -> Iterator[tuple[str, Tried]]:
    """Every line of decisions that a learner can take, to its end."""
    here = try_out(GAME, lesson, made)
    if made and here.over:
        yield lesson.id, here
        return
    for action in here.state.actions():
        for rest, end in lines(lesson, (*made, action)):
            yield f"{here.state.notate(action)}; {rest}".removesuffix(f"; {lesson.id}"), end


def solution(name: str) -> Tried:
    return next(end for _, end in lines(TASKS[name]) if end.solved)


def told(tried: Tried) -> list[str]:
    return [event.face or event.message for event in tried.events]


def test_the_seven_tasks_and_their_order() -> None:
    order = ["move", "push", "lose", "shoot", "blue", "keeper", "champion"]
    assert [lesson.id for lesson in LESSONS] == order


@each
def test_exactly_the_lines_that_are_named_solve_a_task(lesson: Lesson) -> None:
    solved = [line for line, end in lines(lesson) if end.solved]
    assert sorted(solved) == sorted(lesson.solved_by)


@each
def test_something_else_can_be_done_and_ends_the_task(lesson: Lesson) -> None:
    failed = [end for _, end in lines(lesson) if not end.solved]
    assert failed
    assert all(end.over and end.events for end in failed)


@each
def test_no_throw_is_left_open(lesson: Lesson) -> None:
    """Whatever is chosen, the die falls and the ball comes to rest."""
    for line, end in lines(lesson):
        assert end.state.turn != CHANCE, line
        assert end.state.record.phase != GAME.parse("phase=side; die=control; face=D1").record.phase


@each
def test_a_task_begins_when_whoever_learns_is_to_decide(lesson: Lesson) -> None:
    first = try_out(GAME, lesson, ())
    assert first.state.turn == lesson.seat == 0
    assert not first.solved and not first.over
    assert first.state.score == (0, 0)
    # What the others throw first is shown: the board is as it was before.
    assert bool(first.events) == (GAME.parse(lesson.position).turn == CHANCE)


def test_move_lets_the_way_be_chosen() -> None:
    after = try_out(GAME, TASKS["move"], [GAME.parse(TASKS["move"].position).read("control")])
    assert not after.over
    assert {after.state.notate(action) for action in after.state.actions()} == {"b5", "d5"}


def test_push_has_a_short_and_a_long_way() -> None:
    ends = {line: end.state for line, end in lines(TASKS["push"]) if end.solved}
    balls = {line: state.view(0).pieces[0].cell for line, state in ends.items()}
    assert balls == {"launch": "c10", "pass; control": "c10", "pass; pass": "c11"}
    assert set(balls.values()) == set(TASKS["push"].marked)
    assert "control" not in {
        ends["launch"].game.parse(TASKS["push"].position).notate(action)
        for action in ends["launch"].game.parse(TASKS["push"].position).actions()
    }


def test_lose_loses_the_ball() -> None:
    end = solution("lose")
    assert told(end) == ["F4X", "flight", "won"]
    assert end.state.turn == 1


def test_shoot_and_champion_are_goals() -> None:
    assert told(solution("shoot"))[-2:] == ["not-saved", "goal"]
    assert told(solution("champion"))[-1] == "goal"
    assert solution("shoot").state.score == solution("champion").state.score == (1, 0)


def test_blue_wins_the_ball_after_a_pass_of_the_others() -> None:
    first = try_out(GAME, TASKS["blue"], ())
    assert told(first) == ["F2?", "flight"]
    assert first.events[0].seat == 1
    assert solution("blue").state.turn == 0


def test_keeper_saves_whatever_is_chosen_first() -> None:
    first = try_out(GAME, TASKS["keeper"], ())
    for action in first.state.actions():
        after = try_out(GAME, TASKS["keeper"], (action,))
        assert not after.over
        assert "saved" in told(after)
        assert after.state.score == (0, 0)


def test_the_champion_die_changes_hands() -> None:
    play = GAME.parse(TASKS["champion"].position).read("champion")
    after = try_out(GAME, TASKS["champion"], (play,))
    (champion,) = (die for die in after.state.view(0).dice if die.id == "champion")
    assert champion.seat == 1
    assert after.state.view(0).pieces[0].cell == "c10"


def test_faces_are_used_in_turn_and_the_last_stays() -> None:
    task = Lesson(
        "x", "attack=A; ball=c2; phase=choose", ("pass; pass; pass",), {"pass": ("B1", "F2")}
    )
    act = GAME.parse(task.position).read("pass")
    balls = [try_out(GAME, task, [act] * n).state.view(0).pieces[0].cell for n in range(4)]
    assert balls == ["c2", "c1", "c3", "c5"]


def test_the_other_team_does_what_the_task_tells() -> None:
    task = Lesson(
        "x",
        "attack=A; ball=c4; phase=choose",
        ("pass",),
        {"pass": ("F2?",), "blue": ("miss",)},
        others=("keeper", "blue"),
    )
    act = GAME.parse(task.position).read("pass")
    assert told(try_out(GAME, task, [act])) == ["F2?", "flight", "miss", "miss"]
    # Without a word about it, it does nothing, and that is the end.
    silent = task._replace(others=())
    assert try_out(GAME, silent, [act]).state.turn == 1
