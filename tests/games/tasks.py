"""What tests of a game's tasks share."""

from __future__ import annotations

from collections.abc import Iterator

from debut import Game
from debut.kernel.content.lessons import THEN, Lesson, Tried, try_out

MANY = 100


def lines(
    game: Game, lesson: Lesson, made: tuple[int, ...] = (), told: str = ""
) -> Iterator[tuple[str, Tried]]:
    """The lines of decisions that a learner can take, to their ends; of many wrong ones a few."""
    here = try_out(game, lesson, made)
    if made and here.over:
        yield told, here
        return
    for number, action in enumerate(here.state.actions()):
        text = here.state.notate(action)
        begins = any(line[len(made) : len(made) + 1] == (text,) for line in lesson.lines)
        if not begins and number % 7 and len(here.state.actions()) > MANY:
            continue
        yield from lines(game, lesson, (*made, action), f"{told}{THEN}{text}" if told else text)


def solution_of(game: Game, lesson: Lesson) -> Tried:
    """Where the first of its lines leads."""
    made: list[int] = []
    for text in lesson.lines[0]:
        made.append(try_out(game, lesson, made).state.read(text))
    return try_out(game, lesson, made)


def told(tried: Tried) -> list[str]:
    return [event.face or event.message for event in tried.events]
