"""Defines tasks for learning a game: positions with scripted dice."""

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

    Each die shows its faces in turn and repeats the last one; a throw without a face ends the
    task. The other team makes the first decision of ``others`` that is legal.

    Where too many lines would solve it, as with an aim, ``brings`` lists the events that have to
    happen, in order: the message of an event and what else it must contain, ``count A9|A10``. The
    lines are then examples. An event in ``fails`` ends the task, and so do ``most`` decisions.
    """

    id: str
    position: str
    solved_by: tuple[str, ...]
    faces: Mapping[str, tuple[str, ...]] = {}
    others: tuple[str, ...] = ()
    seat: int = 0  # the learner's side
    marked: tuple[str, ...] = ()  # cells to be reached, where the solutions do not end on one
    brings: tuple[str, ...] = ()
    fails: tuple[str, ...] = ()
    most: int = 0  # the limit of decisions with ``brings``; 0: as many as the longest line has

    @property
    def lines(self) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(line.split(THEN)) for line in self.solved_by)

    @property
    def steps(self) -> int:
        """Counts the events that have to happen, or the decisions of the longest solution."""
        return len(self.brings) or self.longest

    @property
    def longest(self) -> int:
        return max(map(len, self.lines))


class Tried(NamedTuple):
    """The outcome of some decisions in a task: solved, still open, or failed."""

    solved: bool
    over: bool
    step: int  # how many of its steps are done
    events: tuple[Event, ...]  # since the last decision, as the learner may know them
    state: State


def try_out(game: Game, lesson: Lesson, actions: Sequence[int]) -> Tried:
    """Plays the task from its beginning with these decisions of the learner."""
    fallen: Counter[str] = Counter()
    decided: list[str] = []
    states = _until_asked(game.parse(lesson.position), lesson, fallen)
    events = _known(states[1:], lesson)
    brought = 0
    for action in actions:
        state = states[-1]
        decided.append(state.notate(action) if state.is_legal(action) else "")
        states = _until_asked(state.play(action), lesson, fallen)
        events = _known(states, lesson)
        brought = _brought(lesson, brought, states)
    if lesson.brings:
        step, solved = brought, brought == len(lesson.brings)
        goes_on = len(decided) < (lesson.most or lesson.longest) and not _failed(lesson, states)
    else:
        step, solved = len(decided), tuple(decided) in lesson.lines
        goes_on = any(line[: len(decided)] == tuple(decided) for line in lesson.lines)
    over = solved or not goes_on or states[-1].turn != lesson.seat
    return Tried(solved, over, step, events, states[-1])


def _known(states: Sequence[State], lesson: Lesson) -> tuple[Event, ...]:
    return tuple(event for state in states for event in state.seen_by(lesson.seat).events)


def _brought(lesson: Lesson, before: int, states: Sequence[State]) -> int:
    """Counts how many of the required events have happened by now."""
    found = before
    for event in _events(states):
        if found < len(lesson.brings) and _is(event, lesson.brings[found]):
            found += 1
    return found


def _failed(lesson: Lesson, states: Sequence[State]) -> bool:
    return any(_is(event, wanted) for event in _events(states) for wanted in lesson.fails)


def _events(states: Sequence[State]) -> Iterator[Event]:
    return (event for state in states for event in state.events)


def _is(event: Event, wanted: str) -> bool:
    message, *more = wanted.split()
    side = "" if event.seat is None else "AB"[event.seat]
    known = {side, event.piece, event.face, *event.path[-1:]}
    return event.message == message and all(known & {*words.split("|")} for words in more)


def _until_asked(state: State, lesson: Lesson, fallen: Counter[str]) -> list[State]:
    """Throws the dice and plays the other team's answers until the learner has to decide."""
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
