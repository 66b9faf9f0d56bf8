"""What a seat sees, ready to draw and to click, in picks: so one table serves all games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

# A place off the grid, in whole hundredths of the board's unit: exact in text, record and hash.
Place = tuple[int, int]
# The same at a moment: milliseconds from the start of the action, then the place.
Moment = tuple[int, int, int]


class Cell(msgspec.Struct, frozen=True):
    """A place on the board: its outline, and the zone that gives it its look."""

    id: str
    outline: tuple[tuple[float, float], ...]
    zone: str

    @property
    def centre(self) -> tuple[float, float]:
        n = len(self.outline)
        return sum(x for x, _ in self.outline) / n, sum(y for _, y in self.outline) / n


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A painted line or shape: field markings, goals."""

    kind: str
    points: tuple[tuple[float, float], ...]
    seat: int | None = None  # of a goal: the side that defends it


class Mark(msgspec.Struct, frozen=True):
    """Something painted on the ground: nobody plays on it, it makes the field look like one."""

    kind: str  # circle, spot: around a point; arc: by three of its points; area, line: by theirs
    points: tuple[tuple[float, float], ...]
    radius: float = 0.0  # of a circle or a spot
    zone: str = ""  # whose colour fills an area or a spot; else that of the lines


class DieFace(msgspec.Struct, frozen=True):
    """One face of a die: how many of its sides show it."""

    id: str
    sides: int


class DieKind(msgspec.Struct, frozen=True):
    id: str
    colour: str
    faces: tuple[DieFace, ...]


class Board(msgspec.Struct, frozen=True):
    """All that never changes in a game; sent once."""

    game: str
    width: float
    height: float
    cells: tuple[Cell, ...]
    lines: tuple[Line, ...]
    dice: tuple[DieKind, ...]
    ground: tuple[Mark, ...] = ()


class Pick(msgspec.Struct, frozen=True, array_like=True):
    """One thing a person points at: a die, a piece, a cell or a button."""

    kind: str
    id: str


class Group(msgspec.Struct, frozen=True, omit_defaults=True):
    """Legal actions whose picks differ in the last one only: the others are told once."""

    picks: tuple[Pick, ...]  # those before the last
    kind: str  # of the last
    ids: tuple[str, ...]  # of the last, one for each action
    actions: tuple[int, ...]
    deed: str = ""  # what they all do, if it shows: walk, flight or place


class Choice(NamedTuple):
    """A legal action as the picks that make it."""

    action: int
    picks: tuple[Pick, ...]


def grouped(choices: Iterable[tuple[int, tuple[Pick, ...], str]]) -> tuple[Group, ...]:
    """Groups of actions, given each with its picks and its deed."""
    found: dict[tuple[tuple[Pick, ...], str, str], tuple[list[str], list[int]]] = {}
    for action, picks, deed in choices:
        *before, last = picks
        ids, actions = found.setdefault((tuple(before), last.kind, deed), ([], []))
        ids.append(last.id)
        actions.append(action)
    return tuple(
        Group(before, kind, tuple(ids), tuple(actions), deed)
        for (before, kind, deed), (ids, actions) in found.items()
    )


def choices_of(groups: Iterable[Group]) -> tuple[Choice, ...]:
    """Every action with all its picks, in the order of the actions."""
    found = [
        Choice(action, (*group.picks, Pick(group.kind, last)))
        for group in groups
        for last, action in zip(group.ids, group.actions, strict=True)
    ]
    return tuple(sorted(found))


class Leg(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of what an action does: a piece walks, the ball flies, or pieces are placed.

    Where it goes is told by cells, or, off the grid, by places in time.
    """

    kind: str  # walk, flight or place
    path: tuple[str, ...] = ()  # ids of cells, where it starts first; each of them if placed
    touches: tuple[str, ...] = ()  # the cells where somebody plays a flying ball on
    piece: str = ""  # which one moves, where the picks do not tell
    points: tuple[Moment, ...] = ()


class Preview(msgspec.Struct, frozen=True):
    """What an action would do: how it is written, the throw it leads to, the way it takes."""

    action: int
    notation: str
    odds: tuple[tuple[str, float], ...] = ()
    legs: tuple[Leg, ...] = ()


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that lies on the board; ``seat`` says whose it is, if anyone's."""

    id: str
    kind: str
    cell: str  # the one it lies on or nearest to
    seat: int | None = None
    at: Place | None = None  # where exactly, if not in the middle of its cell
    size: int = 100  # hundredths of the usual
    lying: bool = False
    label: str = ""  # what is written on it


class Die(msgspec.Struct, frozen=True):
    """A die on the table: whose hand it is in, the face it shows, whether it is being thrown."""

    id: str
    seat: int | None = None
    face: str | None = None
    thrown: bool = False


class Clock(msgspec.Struct, frozen=True):
    """Time gone and in all: in throws or turns, or in seconds of a real clock."""

    kind: str
    period: int
    done: int
    of: int
    up: bool = False


class Message(msgspec.Struct, frozen=True):
    """A message id of the game's texts with its values."""

    id: str
    values: dict[str, str | int] = {}


class View(msgspec.Struct, frozen=True):
    game: str
    seat: int | None
    turn: int
    score: tuple[int, int]
    prompt: Message
    pieces: tuple[Piece, ...]
    dice: tuple[Die, ...]
    clock: Clock
    facts: tuple[Message, ...] = ()
    labels: tuple[str, ...] = ()  # what the notation calls each cell now, where not by its id
    bench: tuple[Piece, ...] = ()  # pieces that are not on the board yet
    groups: tuple[Group, ...] = ()  # the legal actions of this seat

    @property
    def choices(self) -> tuple[Choice, ...]:
        return choices_of(self.groups)


class Scene(msgspec.Struct, frozen=True):
    """The part of a view that a game makes; the kernel adds what is the same for all."""

    prompt: Message
    pieces: tuple[Piece, ...]
    dice: tuple[Die, ...]
    facts: tuple[Message, ...] = ()
    labels: tuple[str, ...] = ()  # what the notation calls each cell now, where not by its id
    bench: tuple[Piece, ...] = ()  # pieces that are not on the board yet
