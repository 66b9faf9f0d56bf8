"""Every message between browser and server, typed, in one place.

``typescript.py`` makes the browser's types out of these.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from debut.kernel.events import Event
from debut.kernel.options import Option, Value
from debut.kernel.record import PlayerRecord, ResultRecord
from debut.kernel.views import Board, View
from debut.server.limits import LIMITS

MOST_TEXT = LIMITS.text_characters

MOST_PREVIEWS = 32

Name = Annotated[str, Meta(max_length=LIMITS.name_characters)]
Text = Annotated[str, Meta(max_length=MOST_TEXT)]
MoveId = Annotated[str, Meta(min_length=8, max_length=64)]
Ply = Annotated[int, Meta(ge=0)]


# Over HTTP


class GameInfo(Struct):
    """What the browser needs to know of a game before any match."""

    id: str
    board: Board
    options: tuple[Option, ...]
    levels: tuple[int, ...]
    lessons: int  # how many tasks there are to learn it by


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit at a seat: a person, or the computer at a level from 1 to 5."""

    name: Name = ""
    level: int | None = None


class NewMatch(Struct, forbid_unknown_fields=True):
    """``dice``: checked (the server's, anyone can check them later) or typed (real dice)."""

    game: str
    seats: tuple[SeatWish, SeatWish]
    options: dict[str, Value] = {}
    dice: str = "checked"
    texts: tuple[Text, Text] = ("", "")


class Opened(Struct):
    """A new match. A key lets whoever has it play that seat; the computer's seats have none."""

    match: str
    keys: tuple[str | None, str | None]


class Frame(Struct):
    """A position of a replay, and what led to it."""

    ply: int
    turn: int
    text: str
    events: tuple[Event, ...]
    view: View


class Replay(Struct):
    match: MatchInfo
    frames: list[Frame]


class RulePage(Struct):
    """A rule page as HTML; each clause has its number as id."""

    game: str
    lang: str
    html: str


class LessonInfo(Struct):
    """A task to learn a game by: where it starts, and the cells that show what is to be reached."""

    id: str
    view: View
    marked: tuple[str, ...]


class LessonTry(Struct, forbid_unknown_fields=True):
    """What somebody does in a task."""

    action: int


class LessonTried(Struct):
    """What came of it, seen by the same seat; solved or not, the task can be tried again."""

    solved: bool
    events: tuple[Event, ...]
    view: View


class Problem(Struct):
    """Any error: a message id with its values, said in both languages; where the match stands."""

    code: str
    en: str
    fr: str
    move: str | None = None
    ply: int | None = None


# From the browser, over the match's WebSocket


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """A decision, or what came up on real dice. The same ``move`` again gets the first answer."""

    move: MoveId
    ply: Ply
    action: int


class Throw(Struct, tag="throw", forbid_unknown_fields=True):
    """Throw the die that waits."""

    move: MoveId
    ply: Ply


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the last decision."""

    move: MoveId
    ply: Ply


class WhyNot(Struct, tag="why", forbid_unknown_fields=True):
    """Why is this action, in notation, not allowed?"""

    text: Text


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    """The same again with sides changed."""


Asked = Play | Throw | Undo | WhyNot | Rematch


# To the browser, over the match's WebSocket


class MatchInfo(Struct):
    """What does not change during a match."""

    id: str
    game: str
    options: dict[str, Value]
    players: tuple[PlayerRecord, PlayerRecord]
    dice: str
    commitment: str | None = None


class Standing(Struct, tag="standing"):
    """Where the match stands: the answer to joining, and to anything that came too late."""

    match: MatchInfo
    seats: tuple[int, ...]  # those you may play
    ply: int
    view: View
    can_undo: bool
    result: ResultRecord | None = None
    clock: float | None = None  # seconds gone of a half by the real clock


class Happened(Struct, tag="happened"):
    """One more ply, stored before you hear of it. ``move`` is its sender's id."""

    ply: int  # how many there are now
    turn: int  # who played it; -1: the dice
    text: str
    events: tuple[Event, ...]
    view: View
    can_undo: bool
    move: str | None = None
    result: ResultRecord | None = None
    clock: float | None = None


class Undone(Struct, tag="undone"):
    ply: int
    view: View
    can_undo: bool
    move: str | None = None


class Refused(Struct, tag="refused"):
    """The clause that forbids what was asked about, or nothing: it is allowed."""

    text: str
    clause: str | None = None
    message: str | None = None


class Failed(Struct, tag="failed"):
    problem: Problem


class NewRematch(Struct, tag="rematch"):
    """Where to go on; your keys there."""

    opened: Opened


Told = Standing | Happened | Undone | Refused | Failed | NewRematch
