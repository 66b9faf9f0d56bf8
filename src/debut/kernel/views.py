"""Defines what a seat sees and can click, in picks, so that one table serves all games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

# A place off the grid, in whole hundredths of the board's unit: exact in text, record and hash.
Place = tuple[int, int]
# A place at a moment: milliseconds from the start of the action, then the place.
Moment = tuple[int, int, int]


class Cell(msgspec.Struct, frozen=True):
    """A cell of the board: its outline, and the zone that determines its look."""

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
    """A painted mark on the ground, without a function in the game."""

    kind: str  # circle, spot: around a point; arc: by three of its points; area, line: by theirs
    points: tuple[tuple[float, float], ...]
    radius: float = 0.0  # of a circle or a spot
    zone: str = ""  # the zone whose colour fills an area or a spot; "": the colour of the lines


class DieFace(msgspec.Struct, frozen=True):
    """One face of a die: how many of its sides show it."""

    id: str
    sides: int


class DieKind(msgspec.Struct, frozen=True, omit_defaults=True):
    """A die, or with ``between`` the difference between two dice of that kind, one for each side.

    The higher of the two wins: ``A3`` says that A's is higher by three.
    """

    id: str
    colour: str
    faces: tuple[DieFace, ...]
    between: str = ""


class Board(msgspec.Struct, frozen=True):
    """The parts of a game that never change; they are sent once."""

    game: str
    width: float
    height: float
    cells: tuple[Cell, ...]
    lines: tuple[Line, ...]
    dice: tuple[DieKind, ...]
    ground: tuple[Mark, ...] = ()


class Pick(msgspec.Struct, frozen=True, array_like=True):
    """One selected target: a die, a piece, a cell, a button, an exit, or a measure.

    An exit is where a ball leaves the field; its id is that of the last cell it crosses. Measures
    are a direction, in degrees from the first row towards the last column, and a strength.
    """

    kind: str
    id: str


# What becomes of the ball, from the side of the player who decides: they keep it or nothing is
# settled, they score, the others get it in play, it leaves the field and the others restart, it
# goes into their own goal, nobody has it, the others get it for a foul.
FATES = KEEPS, SCORES, LOSES, OUT, CONCEDES, LOOSE, FOULS = (
    "", "goal", "lose", "out", "concede", "loose", "foul",
)  # fmt: skip

SURE = 1.0
# Fates, each with its probability.
Chances = tuple[tuple[str, float], ...]

# Kinds of picks that are measures: they have far too many values to be listed.
MEASURES = DIRECTION, STRENGTH = "direction", "strength"

# What the table always highlights: pieces that have to act, cells that block a path, cells that
# are restricted now, the last cells where a piece may receive the ball without being offside, and
# cells in which several pieces form a wall.
SIGNS = MUST, BARRED, LIMIT, OFFSIDE, WALL = "must", "barred", "limit", "offside", "wall"

# States of a piece that are shown: it has a card, it stands offside, it has done what it may do
# for now, it cannot act.
MARKS = BOOKED, BEYOND, DONE, DOWN = "booked", "offside", "done", "down"


def runs_of(codes: Sequence[int]) -> tuple[int, ...]:
    """Compresses sorted codes: -n stands for the n codes that follow the one before."""
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
    """Expands runs to all their codes."""
    found: list[int] = []
    for code in runs:
        if code < 0:
            found += range(found[-1] + 1, found[-1] + 1 - code)
        else:
            found.append(code)
    return tuple(found)


class Group(msgspec.Struct, frozen=True, omit_defaults=True):
    """Legal actions whose picks differ in the last one only; the common picks are sent once."""

    picks: tuple[Pick, ...]  # the common picks before the last
    kind: str  # the kind of the last pick
    ids: tuple[str, ...]  # the ids of the last picks, one for each action
    actions: tuple[int, ...]  # their codes; -n: the n that follow the one before (``runs_of``)
    deed: str = ""  # the visible effect: walk, enter, flight, place, aim or decline
    fate: str = ""  # what becomes of the ball by all of them: one of FATES
    share: float = SURE  # the probability of that fate
    exits: tuple[Place, ...] = ()  # where each exit lies, beyond its cell; buttons may have one
    # Where another die would do the same, these actions are the default until that die is picked.
    usual: bool = False

    @property
    def codes(self) -> tuple[int, ...]:
        """The code of each action."""
        return codes_of(self.actions)


class Choice(NamedTuple):
    """A legal action with the picks that select it."""

    action: int
    picks: tuple[Pick, ...]


class Picked(NamedTuple):
    """An action with its picks, as a game provides it."""

    action: int
    picks: tuple[Pick, ...]
    deed: str = ""
    fate: str = KEEPS
    exit: Place | None = None  # where the last pick lies, if that is an exit
    share: float = SURE  # the probability of that fate


def grouped(choices: Iterable[Picked]) -> tuple[Group, ...]:
    """Groups actions that have the same effect and whose picks differ in the last one only."""
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
    """Lists every action with all its picks, in the order of the actions."""
    found = [
        Choice(action, (*group.picks, Pick(group.kind, last)))
        for group in groups
        for last, action in zip(group.ids, group.codes, strict=True)
    ]
    return tuple(sorted(found))


class Leg(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of what an action does: a piece walks, the ball flies, or pieces are placed.

    Its path is given by cells, or, off the grid, by places in time.
    """

    kind: str  # walk, flight or place
    path: tuple[str, ...] = ()  # ids of cells, the start first; every cell if pieces are placed
    touches: tuple[str, ...] = ()  # the cells where a piece redirects a flying ball
    piece: str = ""  # the piece that moves, where the picks do not determine it
    points: tuple[Moment, ...] = ()
    heights: tuple[int, ...] = ()  # of a ball at each of these points, if it leaves the ground
    exit: Place | None = None  # where a ball leaves the field, beyond the last cell of its path


class End(msgspec.Struct, frozen=True, omit_defaults=True):
    """A cell where the ball may end after a throw, its probability, and the fate of the ball.

    Where the thrower then chooses between paths, each end has the whole share: the sum may be
    over 1.
    """

    cell: str
    share: float
    fate: str = KEEPS  # one of FATES
    exit: Place | None = None  # where it leaves the field beyond that cell


class Outlook(NamedTuple):
    """The throw after an action: each face with its probability, and where the ball may end."""

    odds: tuple[tuple[str, float], ...] = ()
    ends: tuple[End, ...] = ()


class Preview(msgspec.Struct, frozen=True):
    """What an action would do: its path and the throw it leads to.

    Its notation names cells as the board does.
    """

    action: int
    notation: str
    odds: tuple[tuple[str, float], ...] = ()
    legs: tuple[Leg, ...] = ()
    ends: tuple[End, ...] = ()


class Aim(msgspec.Struct, frozen=True):
    """A way to strike the ball, with the result of every direction and strength.

    ``ways`` lists the results direction by direction: how many numbers follow, then for each run of
    strengths its last one, what the ball meets first (its index in ``Aims.met``) and how far off;
    where it meets nothing it goes as far as ``rests`` says.
    """

    id: str
    actions: tuple[int, ...]  # the decisions before the direction
    start: Place
    piece: str  # the piece that strikes it
    lands: tuple[int, ...]  # by strength, with a clear path: how far off it first lands
    rests: tuple[int, ...]  # …and where it comes to rest
    turn: int  # the steps of direction that an error turns it by
    stretch: int  # the thousandths of its strength that an error takes away or adds
    ways: tuple[int, ...]


class Aims(msgspec.Struct, frozen=True):
    """All aims that are possible now, without the error that will be thrown."""

    aims: tuple[Aim, ...]
    direction: int  # the code of the first direction
    directions: int
    strength: int  # the code of the least strength
    strengths: int
    fixed: int | None  # the direction, if it has been chosen already
    met: tuple[str, ...]  # pieces, post and bar, then the fates of a ball that meets none of them
    turns: tuple[int, ...]  # the weight of each error of direction, from left to right
    stretches: tuple[int, ...]  # …and of strength


class Badge(msgspec.Struct, frozen=True, array_like=True):
    """A special ability of a piece: in effect as usual, active now, or switched off."""

    id: str
    lit: int = 0  # 1: active now; -1: switched off


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece on the board; ``seat`` is its side, if it has one."""

    id: str
    kind: str
    cell: str  # the one it lies on or nearest to
    seat: int | None = None
    at: Place | None = None  # its exact place, if not the middle of its cell
    size: int = 100  # per cent of the default size
    lying: bool = False
    across: bool = False  # a lying piece lies across the field, not along it
    label: str = ""  # the text written on it
    badges: tuple[Badge, ...] = ()
    marks: tuple[str, ...] = ()  # some of MARKS
    name: str = ""  # on the back of its shirt


class Die(msgspec.Struct, frozen=True):
    """A die on the table: whose it is, the face it shows, and whether it is being thrown.

    A spent die has been used in this turn and keeps its face.
    """

    id: str
    seat: int | None = None
    face: str | None = None
    thrown: bool = False
    spent: bool = False


class Clock(msgspec.Struct, frozen=True):
    """The elapsed and total time: in throws or turns, or in seconds of a real clock."""

    kind: str
    period: int
    done: int
    of: int
    up: bool = False
    added: int = 0  # the part of the total that was added
    minute: str = ""  # the minute of the match, where a game has one: 67, 45+2


class Message(msgspec.Struct, frozen=True):
    """A message id of the game's texts with its values."""

    id: str
    values: dict[str, str | int] = {}


class Sign(msgspec.Struct, frozen=True, array_like=True):
    """Cells that the table highlights for everybody."""

    kind: str  # one of SIGNS
    cells: tuple[str, ...]


class Course(msgspec.Struct, frozen=True):
    """A sequence of steps, each an id of the game's texts, and the index of the current one."""

    steps: tuple[str, ...]
    at: int


class Bundle(msgspec.Struct, frozen=True):
    """A button that plays several decisions of one person as one move."""

    button: str
    actions: tuple[int, ...]


class Routine(msgspec.Struct, frozen=True):
    """Recurring decisions, which a player may choose to pass automatically for a while.

    That choice holds as long as views give the same span, and answers what they mark as asked.
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
    board: str = ""  # the board of the game in use; "": the default one
    swapped: bool = False  # the teams have changed ends
    signs: tuple[Sign, ...] = ()
    course: Course | None = None
    secret: bool = False  # the other seats may not see this decision
    bundles: tuple[Bundle, ...] = ()  # shown before all other buttons
    routine: Routine | None = None

    @property
    def choices(self) -> tuple[Choice, ...]:
        return choices_of(self.groups)


class Scene(msgspec.Struct, frozen=True):
    """The part of a view that a game makes; the kernel adds the parts common to all games."""

    prompt: Message
    pieces: tuple[Piece, ...]
    dice: tuple[Die, ...]
    facts: tuple[Message, ...] = ()
    bench: tuple[Piece, ...] = ()  # pieces that are not on the board yet
    board: str = ""  # the board of the game in use; "": the default one
    swapped: bool = False  # the teams have changed ends
    signs: tuple[Sign, ...] = ()
    course: Course | None = None
    secret: bool = False  # the other seats may not see this decision
    bundles: tuple[Bundle, ...] = ()  # sent only to the seat that decides
    routine: Routine | None = None


class Still(msgspec.Struct, frozen=True):
    """A still picture of a game: pieces on the board, dice with their faces."""

    pieces: tuple[Piece, ...]
    dice: tuple[Die, ...]
    board: str = ""
    swapped: bool = False
