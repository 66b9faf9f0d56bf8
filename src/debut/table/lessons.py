"""Tasks to learn a game by. The server stores nothing: each try sends all decisions so far."""

from __future__ import annotations

from functools import cache

import msgspec

from debut.kernel.content.lessons import Lesson, Tried, try_out
from debut.kernel.game import State
from debut.kernel.registry import game
from debut.table.errors import UnknownLesson
from debut.table.limits import LIMITS
from debut.table.messages import LessonInfo, LessonTried

_encode = msgspec.json.Encoder().encode


@cache
def lessons_of(name: str) -> tuple[LessonInfo, ...]:
    """Returns the tasks of a game, each as the learner sees it."""
    return tuple(_info(name, lesson) for lesson in game(name).spec.lessons)


# These run in a worker: a learner asks at every step, and some steps compute flicks.

# About what one answer takes; it only decides whose question is computed next.
LESSON_SECONDS = 0.01


def tried_json(name: str, lesson: str, actions: list[int]) -> bytes:
    """Returns what decisions in a task lead to, solved or not; refuses an illegal one."""
    task = _lesson(name, lesson)
    tried = try_out(game(name), task, actions)
    view = tried.state.view(task.seat)
    return _encode(LessonTried(tried.solved, tried.over, tried.step, tried.events, view))


def previews_json(name: str, lesson: str, after: list[int], actions: list[int]) -> bytes:
    """Previews what these actions of a task would do after some decisions."""
    known = standing_in(name, lesson, after)
    return _encode([known.preview(action) for action in actions])


def aims_json(name: str, lesson: str, after: list[int]) -> bytes:
    """Returns where every aim of a task would lead to after some decisions."""
    return _encode(standing_in(name, lesson, after).aims())


def standing_in(name: str, lesson: str, after: list[int]) -> State:
    """Returns the state of a task after some decisions, as the learner knows it."""
    task = _lesson(name, lesson)
    return try_out(game(name), task, after).state.seen_by(task.seat)


def _info(name: str, lesson: Lesson) -> LessonInfo:
    first = try_out(game(name), lesson, [])
    view = first.state.view(lesson.seat)
    start = game(name).parse(lesson.position).view(lesson.seat)
    return LessonInfo(lesson.id, start, first.events, view, lesson.marked or _ends(first, lesson))


def _ends(first: Tried, lesson: Lesson) -> tuple[str, ...]:
    """Returns the cells on which the solutions end, if they take one decision."""
    found = dict[str, None]()
    for choice in first.state.view(lesson.seat).choices:
        cells = [pick.id for pick in choice.picks if pick.kind == "cell"]
        if (first.state.notate(choice.action),) in lesson.lines and cells:
            found[cells[-1]] = None
    return tuple(found)


def _lesson(name: str, lesson: str) -> Lesson:
    known = {one.id: one for one in game(name).spec.lessons}
    if lesson not in known:
        listed = " | ".join(known) or "–"
        raise UnknownLesson("lesson-unknown", lesson=lesson[: LIMITS.name_characters], known=listed)
    return known[lesson]
