"""Tasks to learn a game by. Nothing is kept: a try brings all decisions from the beginning."""

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
    """The tasks of a game, each as whoever learns sees it."""
    return tuple(_info(name, lesson) for lesson in game(name).spec.lessons)


# In the worker's process: whoever learns asks with every step, and some steps are flicks.

# About what one takes; only whose turn it is depends on it.
LESSON_SECONDS = 0.01


def tried_told(name: str, lesson: str, actions: list[int]) -> bytes:
    """What decisions in a task lead to, solved or not; one that is not legal is refused."""
    task = _lesson(name, lesson)
    tried = try_out(game(name), task, actions)
    view = tried.state.view(task.seat)
    return _encode(LessonTried(tried.solved, tried.over, tried.step, tried.events, view))


def previews_told(name: str, lesson: str, after: list[int], actions: list[int]) -> bytes:
    """What these actions of a task would do, after some decisions."""
    known = standing_in(name, lesson, after)
    return _encode([known.preview(action) for action in actions])


def aims_told(name: str, lesson: str, after: list[int]) -> bytes:
    """Where every aim of a task would lead to, after some decisions."""
    return _encode(standing_in(name, lesson, after).aims())


def standing_in(name: str, lesson: str, after: list[int]) -> State:
    """A task after some decisions, as whoever learns knows it."""
    task = _lesson(name, lesson)
    return try_out(game(name), task, after).state.seen_by(task.seat)


def _info(name: str, lesson: Lesson) -> LessonInfo:
    first = try_out(game(name), lesson, [])
    view = first.state.view(lesson.seat)
    start = game(name).parse(lesson.position).view(lesson.seat)
    return LessonInfo(lesson.id, start, first.events, view, lesson.marked or _ends(first, lesson))


def _ends(first: Tried, lesson: Lesson) -> tuple[str, ...]:
    """The cells on which the solutions end, where they take one decision."""
    found = dict[str, None]()
    for choice in first.state.view(lesson.seat).choices:
        cells = [pick.id for pick in choice.picks if pick.kind == "cell"]
        if (first.state.notate(choice.action),) in lesson.lines and cells:
            found[cells[-1]] = None
    return tuple(found)


def _lesson(name: str, lesson: str) -> Lesson:
    known = {one.id: one for one in game(name).spec.lessons}
    if lesson not in known:
        told = " | ".join(known) or "–"
        raise UnknownLesson("lesson-unknown", lesson=lesson[: LIMITS.name_characters], known=told)
    return known[lesson]
