"""The eight tasks: what solves each, how much leeway an aim has, and what does not solve it."""

from __future__ import annotations

import pytest

import debut
from debut.games.simulator.lessons import LESSONS
from debut.kernel.content.lessons import THEN, Lesson, Tried, try_out
from tests.games.tasks import lines, solution_of, told

GAME = debut.game("simulator")
TASKS = {lesson.id: lesson for lesson in LESSONS}
each = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def tried(name: str, line: str) -> Tried:
    """What a line of decisions leads to."""
    made: list[int] = []
    for text in line.split(THEN):
        made.append(try_out(GAME, TASKS[name], made).state.read(text))
    return try_out(GAME, TASKS[name], made)


def test_the_eight_tasks_and_their_order() -> None:
    order = ["low", "pass", "dribble", "cross", "save", "attack", "tackle", "turn"]
    assert [lesson.id for lesson in LESSONS] == order


@each
def test_every_line_solves_its_task_at_its_last_decision(lesson: Lesson) -> None:
    for line in lesson.solved_by:
        parts = line.split(THEN)
        for made in range(1, len(parts)):
            before = tried(lesson.id, THEN.join(parts[:made]))
            assert not before.solved and not before.over
            # A direction is said once it is known how hard.
            assert before.events or "phase=strength" in str(before.state)
        end = tried(lesson.id, line)
        assert end.solved and end.over
        assert end.step == lesson.steps


@each
def test_a_task_begins_when_whoever_learns_is_to_decide(lesson: Lesson) -> None:
    first = try_out(GAME, lesson, ())
    assert first.state.turn == lesson.seat == 0
    assert not first.solved and not first.over and not first.events
    assert first.step == 0
    assert GAME.parse(str(first.state)) == first.state


@pytest.mark.parametrize("name", ["save", "attack", "tackle"])
def test_exactly_the_lines_that_are_named_solve_a_task_without_an_aim(name: str) -> None:
    ends = list(lines(GAME, TASKS[name]))
    assert sorted(line for line, end in ends if end.solved) == sorted(TASKS[name].solved_by)
    assert all(end.over for _, end in ends)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        *(("low", f"{aim}; {power}") for aim in (350, 0, 12) for power in (9, 16, 40)),
        *(("pass", f"low; {aim}; {power}") for aim in (40, 45, 50) for power in (7, 8, 9)),
        *(("dribble", f"dribble7; {aim}; {power}") for aim in (336, 24) for power in (2, 3)),
        *(("cross", f"cross; low; {aim}; 12; headshot; {goal}; 20")
          for aim, goal in ((280, 0), (286, 40), (300, 330))),
        ("turn", "low; 60; 6; none; 7-b7; 2-b5; 9-d9; end"),
        ("turn", "low; 80; 2; 10-f7; 11-i9; end"),
    ],
)  # fmt: skip
def test_any_sensible_aim_will_do(name: str, line: str) -> None:
    end = tried(name, line)
    if end.state.view(0).prompt.id == "prompt-count":
        # On a line between cells, he chooses which of them he stands in.
        end = tried(name, f"{line}; {end.state.notate(end.state.actions()[0])}")
    assert end.solved


@pytest.mark.parametrize(
    ("name", "line", "step", "message"),
    [
        ("low", "90; 20", 0, "flick"),
        ("low", "0; 3", 0, "flick"),
        ("pass", "low; 0; 4", 0, "relance"),
        ("dribble", "dribble7; 180; 2", 0, "dribble-void"),
        ("dribble", "low; 24; 3", 0, "relance"),
        ("cross", "low; 90; 20", 0, "throw-in"),
        ("cross", "cross; high; 280; 10; headshot; 180; 14", 1, "foul"),
        ("save", "rod1", 0, "goal"),
        ("attack", "11-i9; end", 2, "attack-end"),
        ("tackle", "7-e6; press", 2, "no-tackle"),
        ("turn", "low; 300; 6", 0, "relance"),
        ("turn", "low; 62; 6; none; end", 1, "defence-end"),
    ],
)
def test_what_does_not_solve_a_task_ends_it(name: str, line: str, step: int, message: str) -> None:
    end = tried(name, line)
    assert end.over and not end.solved
    assert end.step == step
    assert message in [event.message for event in end.events]


def test_dice_fall_as_a_task_tells() -> None:
    assert told(solution_of(GAME, TASKS["dribble"]))[:6] == [
        "cell-soft", "straight", "exact", "low", "5", "2",
    ]  # fmt: skip
    assert told(solution_of(GAME, TASKS["tackle"]))[:2] == ["2", "5"]


def test_their_shot_is_struck_once_the_keeper_has_his_spot() -> None:
    messages = [event.message for event in solution_of(GAME, TASKS["save"]).events]
    assert messages[0] == "rod-chosen"
    assert messages.index("rod-shown") < messages.index("flick") < messages.index("hands")


def test_the_defence_answers_in_the_whole_turn() -> None:
    end = solution_of(GAME, TASKS["turn"])
    assert [(e.message, e.piece) for e in end.events if e.kind == "walk"] == [
        ("move", "B4"), ("move", "B6"),
    ]  # fmt: skip
    assert end.state.turn == 0
