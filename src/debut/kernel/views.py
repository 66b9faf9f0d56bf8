"""What a seat sees, ready to draw and to click, in picks: so one table serves all games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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


class DieKind(msgspec.Struct, frozen=True, omit_defaults=True):
    """A die; or, with ``between``, no die of its own: the difference between two dice of that kind,
    one for each side, of which the higher wins. ``A3`` says that A's is higher by three."""

    id: str
    colour: str
    faces: tuple[DieFace, ...]
    between: str = ""


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
    """One thing a person points at: a die, a piece, a cell, a button, an exit, or a measure.

    An exit is where a ball leaves the field; its id is that of the last cell it crosses. Measures
    are a direction, in degrees from the first row towards the last column, and a strength.
    """

    kind: str
    id: str


# What becomes of the ball, to whoever decides: he keeps it or nothing is settled, he scores, the
# others get it in play, it leaves the field and the others restart, it goes into his own goal,
# nobody has it, the others get it for a foul.
FATES = KEEPS, SCORES, LOSES, OUT, CONCEDES, LOOSE, FOULS = (
    "", "goal", "lose", "out", "concede", "loose", "foul",
)  # fmt: skip

SURE = 1.0
# Fates, each with its probability.
Chances = tuple[tuple[str, float], ...]

# Kinds of picks that are no things but measures: far too many to be listed.
MEASURES = DIRECTION, STRENGTH = "direction", "strength"

# What the table points out unasked: pieces that have to act, cells that close a way, cells that
# are restricted now; the last ones where one may still receive the ball without being offside;
# cells in which several stand shoulder to shoulder.
SIGNS = MUST, BARRED, LIMIT, OFFSIDE, WALL = "must", "barred", "limit", "offside", "wall"

# What is to be known of a piece: it has been shown a card, it stands offside, it has done what it
# may do for now, it cannot.
MARKS = BOOKED, BEYOND, DONE, DOWN = "booked", "offside", "done", "down"


def runs_of(codes: Sequence[int]) -> tuple[int, ...]:
    """Codes in their order, told shorter: -n stands for the n that follow the one before."""
    found: list[int] = []
    first = last = -1
    for code in codes:
        if code != last + 1 or last < 0:
            if last > first:
                found.append(first - last)
            found.append(code)
            first = code
        last = code
    return (*found, first - last) if last > first else tuple(found)


def codes_of(runs: Iterable[int]) -> tuple[int, ...]:
    """All the codes that runs stand for."""
    found: list[int] = []
    for code in runs:
        if code < 0:
            found += range(found[-1] + 1, found[-1] + 1 - code)
        else:
            found.append(code)
    return tuple(found)


class Group(msgspec.Struct, frozen=True, omit_defaults=True):
    """Legal actions whose picks differ in the last one only: the others are told once."""

    picks: tuple[Pick, ...]  # those before the last
    kind: str  # of the last
    ids: tuple[str, ...]  # of the last, one for each action
    actions: tuple[int, ...]  # their codes; -n: the n that follow the one before (``runs_of``)
    deed: str = ""  # what they do, if it shows: walk, enter, flight, place, aim or decline
    fate: str = ""  # what becomes of the ball by all of them: one of FATES
    share: float = SURE  # how likely that is
    exits: tuple[Place, ...] = ()  # of exits: where each lies, beyond its cell; of buttons too
    # Where another die would do the same: these are meant, unless that die is picked first.
    usual: bool = False

    @property
    def codes(self) -> tuple[int, ...]:
        """Of each action one."""
        return codes_of(self.actions)


class Choice(NamedTuple):
    """A legal action as the picks that make it."""

    action: int
    picks: tuple[Pick, ...]


class Picked(NamedTuple):
    """An action with its picks, as a game tells it."""

    action: int
    picks: tuple[Pick, ...]
    deed: str = ""
    fate: str = KEEPS
    exit: Place | None = None  # where the last pick lies, if that is an exit
    share: float = SURE  # how likely that fate is


def grouped(choices: Iterable[Picked]) -> tuple[Group, ...]:
    """Groups of actions that do the same, and whose picks differ in the last one only."""
    found: dict[tuple[tuple[Pick, ...], str, str, str, float], list[Picked]] = {}
    for choice in choices:
        *before, last = choice.picks
        key = tuple(before), last.kind, choice.deed, choice.fate, choice.share
        found.setdefault(key, []).append(choice)
    return tuple(
        Group(
            before, kind,
            tuple([choice.picks[-1].id for choice in same]),
            tuple([choice.action for choice in same]),
            deed, fate, SURE if share == SURE else share,
            tuple([choice.exit for choice in same if choice.exit]),
        )
        for (before, kind, deed, fate, share), same in found.items()
    )  # fmt: skip


def choices_of(groups: Iterable[Group]) -> tuple[Choice, ...]:
    """Every action with all its picks, in the order of the actions."""
    found = [
        Choice(action, (*group.picks, Pick(group.kind, last)))
        for group in groups
        for last, action in zip(group.ids, group.codes, strict=True)
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
    heights: tuple[int, ...] = ()  # of a ball at each of these points, if it leaves the ground
    exit: Place | None = None  # where a ball leaves the field, beyond the last cell of its path


class End(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the ball may end after a throw, how likely it can be there, and what becomes of it.

    Where whoever throws then chooses its way, either end has the whole share: all may be over 1.
    """

    cell: str
    share: float
    fate: str = KEEPS  # one of FATES
    exit: Place | None = None  # where it leaves the field beyond that cell


class Outlook(NamedTuple):
    """The throw that follows an action: each face with its share, and where the ball may end."""

    odds: tuple[tuple[str, float], ...] = ()
    ends: tuple[End, ...] = ()


class Preview(msgspec.Struct, frozen=True):
    """What an action would do: the throw it leads to, the way it takes, and how it is written,
    with cells named as the board names them."""

    action: int
    notation: str
    odds: tuple[tuple[str, float], ...] = ()
    legs: tuple[Leg, ...] = ()
    ends: tuple[End, ...] = ()


class Aim(msgspec.Struct, frozen=True):
    """A way to strike the ball: whatever the direction and the strength, where that leads to.

    ``ways`` tells it direction by direction: how many numbers follow, then for each run of
    strengths its last one, what the ball comes to first (its place in ``Aims.met``) and how far
    off; where it comes to nothing it goes as far as ``rests`` tells.
    """

    id: str
    actions: tuple[int, ...]  # those before the direction
    start: Place
    piece: str  # whoever strikes it
    lands: tuple[int, ...]  # by strength, with nobody in the way: how far off it first lands
    rests: tuple[int, ...]  # …and where it comes to rest
    turn: int  # steps of direction that an error turns it by
    stretch: int  # thousandths of its strength that an error takes away or adds
    ways: tuple[int, ...]


class Aims(msgspec.Struct, frozen=True):
    """All that can be aimed now, without the error that will be thrown."""

    aims: tuple[Aim, ...]
    direction: int  # the code of the first direction
    directions: int
    strength: int  # the code of the least strength
    strengths: int
    fixed: int | None  # the direction that has been told already
    met: tuple[str, ...]  # pieces, post and bar, then what becomes of a ball that meets nobody
    turns: tuple[int, ...]  # how likely each error of direction is, from left to right
    stretches: tuple[int, ...]  # …and of strength


class Badge(msgspec.Struct, frozen=True, array_like=True):
    """Something that a piece can do besides: it counts as always, just now, or not at all."""

    id: str
    lit: int = 0  # 1: just now; -1: it is switched off


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that lies on the board; ``seat`` says whose it is, if anyone's."""

    id: str
    kind: str
    cell: str  # the one it lies on or nearest to
    seat: int | None = None
    at: Place | None = None  # where exactly, if not in the middle of its cell
    size: int = 100  # hundredths of the usual
    lying: bool = False
    across: bool = False  # of one that lies: not along the field
    label: str = ""  # what is written on it
    badges: tuple[Badge, ...] = ()
    marks: tuple[str, ...] = ()  # some of MARKS
    name: str = ""  # on the back of its shirt


class Die(msgspec.Struct, frozen=True):
    """A die on the table: whose hand it is in, the face it shows, whether it is being thrown.

    One that is spent has done its work in this turn: it lies there as it fell.
    """

    id: str
    seat: int | None = None
    face: str | None = None
    thrown: bool = False
    spent: bool = False


class Clock(msgspec.Struct, frozen=True):
    """Time gone and in all: in throws or turns, or in seconds of a real clock."""

    kind: str
    period: int
    done: int
    of: int
    up: bool = False
    added: int = 0  # so much of all was added
    minute: str = ""  # of the match, as people write it, where a game says one: 67, 45+2


class Message(msgspec.Struct, frozen=True):
    """A message id of the game's texts with its values."""

    id: str
    values: dict[str, str | int] = {}


class Sign(msgspec.Struct, frozen=True, array_like=True):
    """Cells that the table points out to everybody."""

    kind: str  # one of SIGNS
    cells: tuple[str, ...]


class Course(msgspec.Struct, frozen=True):
    """What is done one after the other, each told by an id of the game's texts; which it is now."""

    steps: tuple[str, ...]
    at: int


class Bundle(msgspec.Struct, frozen=True):
    """A button that plays several decisions of one person as one move."""

    button: str
    actions: tuple[int, ...]


class Routine(msgspec.Struct, frozen=True):
    """Decisions that come again and again: a player may let them all pass, unasked, for a while.

    Such a wish holds for as long as views give the same span, and answers what they mark as asked.
    """

    span: str
    asked: bool  # this decision is one of them


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
    bench: tuple[Piece, ...] = ()  # pieces that are not on the board yet
    groups: tuple[Group, ...] = ()  # the legal actions of this seat
    board: str = ""  # which of the game's boards is played on; none: the usual one
    swapped: bool = False  # whoever defended a goal line now attacks it
    signs: tuple[Sign, ...] = ()
    course: Course | None = None
    secret: bool = False  # what is decided now is not for the eyes of the others
    bundles: tuple[Bundle, ...] = ()  # shown before all other buttons
    routine: Routine | None = None

    @property
    def choices(self) -> tuple[Choice, ...]:
        return choices_of(self.groups)


class Scene(msgspec.Struct, frozen=True):
    """The part of a view that a game makes; the kernel adds what is the same for all."""

    prompt: Message
    pieces: tuple[Piece, ...]
    dice: tuple[Die, ...]
    facts: tuple[Message, ...] = ()
    bench: tuple[Piece, ...] = ()  # pieces that are not on the board yet
    board: str = ""  # which of the game's boards is played on; none: the usual one
    swapped: bool = False  # the teams have changed ends
    signs: tuple[Sign, ...] = ()
    course: Course | None = None
    secret: bool = False  # what is decided now is not for the eyes of the others
    bundles: tuple[Bundle, ...] = ()  # for whoever decides
    routine: Routine | None = None


class Still(msgspec.Struct, frozen=True):
    """A moment of a game as its picture shows it: pieces on the board, dice with their faces."""

    pieces: tuple[Piece, ...]
    dice: tuple[Die, ...]
    board: str = ""
    swapped: bool = False
