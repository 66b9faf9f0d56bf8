"""Tasks to learn a game by: positions with dice that fall as the task tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from debut.kernel.events import Event
from debut.kernel.layout import CHANCE

if TYPE_CHECKING:
    from debut.kernel.game import Game, State

THEN = "; "  # between the decisions of a solution


class Lesson(NamedTuple):
    """A task: a position, and the lines of decisions (in notation) that solve it.

    Each die shows its faces in turn, the last of them from then on; a throw that has none ends
    the task. The other team makes the first decision of ``others`` that it may.

    Where too many lines would do, as with an aim, ``brings`` tells what has to happen, one thing
    after the other: the message of an event and what else it tells, ``count A9|A10``. The lines
    are then some that do it. What ``fails`` tells ends the task, and so do ``most`` decisions.
    """

    id: str
    position: str
    solved_by: tuple[str, ...]
    faces: Mapping[str, tuple[str, ...]] = {}
    others: tuple[str, ...] = ()
    seat: int = 0  # who learns
    marked: tuple[str, ...] = ()  # cells to be reached, where the solutions do not end on one
    brings: tuple[str, ...] = ()
    fails: tuple[str, ...] = ()
    most: int = 0  # decisions, where things have to happen; else those of the longest line

    @property
    def lines(self) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(line.split(THEN)) for line in self.solved_by)

    @property
    def steps(self) -> int:
        """What has to happen, or the most decisions that a solution takes."""
        return len(self.brings) or self.longest

    @property
    def longest(self) -> int:
        return max(map(len, self.lines))


class Tried(NamedTuple):
    """Where decisions in a task lead: solved, to be gone on with, or neither."""

    solved: bool
    over: bool
    step: int  # how many of its steps are done
    events: tuple[Event, ...]  # since the last decision, as whoever learns may know them
    state: State


def try_out(game: Game, lesson: Lesson, actions: Sequence[int]) -> Tried:
    """The task from its beginning, by these decisions of whoever learns."""
    fallen: Counter[str] = Counter()
    told: list[str] = []
    states = _until_asked(game.parse(lesson.position), lesson, fallen)
    events = _known(states[1:], lesson)
    brought = 0
    for action in actions:
        state = states[-1]
        told.append(state.notate(action) if state.is_legal(action) else "")
        states = _until_asked(state.play(action), lesson, fallen)
        events = _known(states, lesson)
        brought = _brought(lesson, brought, states)
    if lesson.brings:
        step, solved = brought, brought == len(lesson.brings)
        goes_on = len(told) < (lesson.most or lesson.longest) and not _failed(lesson, states)
    else:
        step, solved = len(told), tuple(told) in lesson.lines
        goes_on = any(line[: len(told)] == tuple(told) for line in lesson.lines)
    over = solved or not goes_on or states[-1].turn != lesson.seat
    return Tried(solved, over, step, events, states[-1])


def _known(states: Sequence[State], lesson: Lesson) -> tuple[Event, ...]:
    return tuple(event for state in states for event in state.seen_by(lesson.seat).events)


def _brought(lesson: Lesson, before: int, states: Sequence[State]) -> int:
    """How many of the things that have to happen have happened by now."""
    found = before
    for event in _events(states):
        if found < len(lesson.brings) and _is(event, lesson.brings[found]):
            found += 1
    return found


def _failed(lesson: Lesson, states: Sequence[State]) -> bool:
    return any(_is(event, told) for event in _events(states) for told in lesson.fails)


def _events(states: Sequence[State]) -> Iterator[Event]:
    return (event for state in states for event in state.events)


def _is(event: Event, told: str) -> bool:
    message, *more = told.split()
    side = "" if event.seat is None else "AB"[event.seat]
    known = {side, event.piece, event.face, *event.path[-1:]}
    return event.message == message and all(known & {*words.split("|")} for words in more)


def _until_asked(state: State, lesson: Lesson, fallen: Counter[str]) -> list[State]:
    """Dice fall and the other team answers, until whoever learns is to decide."""
    states = [state]
    while (action := _scripted(states[-1], lesson, fallen)) is not None:
        states.append(states[-1].play(action))
    return states


def _scripted(state: State, lesson: Lesson, fallen: Counter[str]) -> int | None:
    if state.turn == 1 - lesson.seat:
        known = {state.notate(action): action for action in state.actions()}
        return next((known[text] for text in lesson.others if text in known), None)
    if state.turn != CHANCE:
        return None
    die = "+".join(die.id for die in state.view(None).dice if die.thrown)
    faces = lesson.faces.get(die)
    if not faces:
        return None
    fallen[die] += 1
    return state.read(faces[min(fallen[die], len(faces)) - 1])
