"""What a seat sees, ready to draw and to click, in picks: so one table serves all games."""

from __future__ import annotations

import msgspec


class Cell(msgspec.Struct, frozen=True):
    """A place on the board: its outline, and the zone that gives it its look."""

    id: str
    outline: tuple[tuple[float, float], ...]
    zone: str

    @property
    def centre(self) -> tuple[float, float]:
        n = len(self.outline)
        return sum(x for x, _ in self.outline) / n, sum(y for _, y in self.outline) / n


class Line(msgspec.Struct, frozen=True):
    """A painted line or shape: field markings, goals."""

    kind: str
    points: tuple[tuple[float, float], ...]


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


class Pick(msgspec.Struct, frozen=True):
    """One thing a person points at: a die, a piece, a cell or a button."""

    kind: str
    id: str


class Leg(msgspec.Struct, frozen=True):
    """A part of what an action does: a piece walks, the ball flies, or pieces are placed."""

    kind: str  # walk, flight or place
    path: tuple[str, ...]  # ids of cells, where it starts first; each of them for pieces placed
    touches: tuple[str, ...] = ()  # the cells where somebody plays a flying ball on


class Choice(msgspec.Struct, frozen=True):
    """A legal action as the picks that make it; the throw it leads to, with its odds; its way."""

    action: int
    notation: str
    picks: tuple[Pick, ...]
    odds: tuple[tuple[str, float], ...] = ()
    legs: tuple[Leg, ...] = ()


class Piece(msgspec.Struct, frozen=True):
    """Something that lies on the board; ``seat`` says whose it is, if anyone's."""

    id: str
    kind: str
    cell: str
    seat: int | None = None


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
    choices: tuple[Choice, ...] = ()


class Scene(msgspec.Struct, frozen=True):
    """The part of a view that a game makes; the kernel adds what is the same for all."""

    prompt: Message
    pieces: tuple[Piece, ...]
    dice: tuple[Die, ...]
    clock: Clock
    facts: tuple[Message, ...] = ()
    labels: tuple[str, ...] = ()  # what the notation calls each cell now, where not by its id
    bench: tuple[Piece, ...] = ()  # pieces that are not on the board yet
