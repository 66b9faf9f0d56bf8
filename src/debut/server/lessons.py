"""Tasks to learn a game by. Nothing is kept: each try starts from the task's own position."""

from __future__ import annotations

from functools import cache

from debut.kernel.game import Lesson, State
from debut.kernel.registry import game
from debut.kernel.views import Preview
from debut.server.errors import UnknownLesson
from debut.server.limits import LIMITS
from debut.server.protocol import LessonInfo, LessonTried


@cache
def lessons_of(name: str) -> tuple[LessonInfo, ...]:
    """The tasks of a game, each as whoever is to move sees it."""
    return tuple(_info(name, lesson) for lesson in game(name).spec.lessons)


def try_lesson(name: str, lesson: str, action: int) -> LessonTried:
    """What an action in a task leads to, solved or not; one that is not legal is refused."""
    task = _lesson(name, lesson)
    state = _state(name, task)
    after = state.play(action)
    solved = state.notate(action) in task.solved_by
    return LessonTried(solved, after.events, after.view(state.turn))


def previews_of(name: str, lesson: str, actions: list[int]) -> list[Preview]:
    """What these actions of a task would do."""
    state = _state(name, _lesson(name, lesson))
    return [state.preview(action) for action in actions]


def _info(name: str, lesson: Lesson) -> LessonInfo:
    state = _state(name, lesson)
    view = state.view(state.turn)
    solving = (choice for choice in view.choices if state.notate(choice.action) in lesson.solved_by)
    ends = ([pick.id for pick in choice.picks if pick.kind == "cell"][-1:] for choice in solving)
    marked = dict.fromkeys(cell for end in ends for cell in end)
    return LessonInfo(lesson.id, view, tuple(marked))


def _lesson(name: str, lesson: str) -> Lesson:
    known = {one.id: one for one in game(name).spec.lessons}
    if lesson not in known:
        told = " | ".join(known) or "–"
        raise UnknownLesson("lesson-unknown", lesson=lesson[: LIMITS.name_characters], known=told)
    return known[lesson]


@cache
def _state(name: str, lesson: Lesson) -> State:
    return game(name).parse(lesson.position)
