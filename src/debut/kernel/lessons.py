"""Tasks to learn a game by: positions with dice that fall as the task tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
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
    """

    id: str
    position: str
    solved_by: tuple[str, ...]
    faces: Mapping[str, tuple[str, ...]] = {}
    others: tuple[str, ...] = ()
    seat: int = 0  # who learns
    marked: tuple[str, ...] = ()  # cells to be reached, where the solutions do not end on one

    @property
    def lines(self) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(line.split(THEN)) for line in self.solved_by)

    @property
    def steps(self) -> int:
        """The most decisions that a solution takes."""
        return max(map(len, self.lines))


class Tried(NamedTuple):
    """Where decisions in a task lead: solved, to be gone on with, or neither."""

    solved: bool
    over: bool
    events: tuple[Event, ...]  # since the last decision
    state: State


def try_out(game: Game, lesson: Lesson, actions: Sequence[int]) -> Tried:
    """The task from its beginning, by these decisions of whoever learns."""
    state = game.parse(lesson.position)
    fallen: Counter[str] = Counter()
    told: list[str] = []
    state, events = _until_asked(state, lesson, fallen)
    for action in actions:
        told.append(state.notate(action) if state.is_legal(action) else "")
        state = state.play(action)
        first = state.events
        state, more = _until_asked(state, lesson, fallen)
        events = first + more
    solved = tuple(told) in lesson.lines
    begun = any(line[: len(told)] == tuple(told) for line in lesson.lines)
    return Tried(solved, solved or not begun or state.turn != lesson.seat, events, state)


def _until_asked(
    state: State, lesson: Lesson, fallen: Counter[str]
) -> tuple[State, tuple[Event, ...]]:
    """Dice fall and the other team answers, until whoever learns is to decide."""
    events: tuple[Event, ...] = ()
    while (action := _scripted(state, lesson, fallen)) is not None:
        state = state.play(action)
        events += state.events
    return state, events


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
