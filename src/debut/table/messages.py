"""Every message between browser and server, typed, in one place.

``typescript.py`` makes the browser's types out of these.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct

from debut.kernel.content.rulebook import Diagram
from debut.kernel.events import Event
from debut.kernel.match.record import KitText, PlayerRecord, ResultRecord
from debut.kernel.options import Option, Value
from debut.kernel.pace import Pace
from debut.kernel.views import Aims, Board, Chances, Message, Pick, Preview, Still, View
from debut.story.skill import LevelSkill, Skill
from debut.table.limits import LIMITS

MOST_TEXT = LIMITS.text_characters

MOST_PREVIEWS = 32
MOST_TOGETHER = 8  # decisions that are one move
MOST_STEPS = 16  # of a task to learn by
MOST_PICKS = 8
MOST_PLAYED = 200  # of somebody's own matches
MOST_TEAM = 400  # characters of a list while it is built
# Whoever has opened wrong links to a match still comes in by his own.
MOST_KEYS = 16

Name = Annotated[str, Meta(max_length=LIMITS.name_characters)]
Text = Annotated[str, Meta(max_length=MOST_TEXT)]
Key = Annotated[str, Meta(max_length=LIMITS.text_characters)]
Side = Annotated[int, Meta(ge=0, le=1)]
Player = Annotated[int, Meta(ge=0)]
# SHA-256 in lower-case hexadecimal; "$" alone would also match before a line break.
Hash = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]{64}$(?!\n)")]
HashIfAny = Annotated[str, Meta(max_length=64, pattern=r"^([0-9a-f]{64})?$(?!\n)")]
MoveId = Annotated[str, Meta(min_length=8, max_length=64)]
Ply = Annotated[int, Meta(ge=0)]


# Over HTTP


class GameInfo(Struct):
    """What the browser needs to know of a game before any match."""

    id: str
    board: Board
    options: tuple[Option, ...]
    levels: tuple[int, ...]  # of the computer's; 6 is Perfect
    lessons: int  # how many tasks there are to learn it by
    still: Still  # what its picture shows
    partners: bool = False  # two people may share a side
    ready: bool = True  # its rules are machine code; else they are being compiled
    progress: float = 1.0  # how much of that is done
    boards: dict[str, Board] = {}  # what a match may be played on in place of the usual board
    unfit: dict[str, tuple[Value, ...]] = {}  # with these values of options Perfect cannot play
    pace: Pace = Pace()  # how long a match takes


class Readiness(Struct):
    """How far a game is that is still being compiled."""

    ready: bool
    progress: float


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall play for a side: a person, or the computer at a level from 1 to 5; 6 is Perfect."""

    side: Side
    name: Name = ""
    level: int | None = None
    kit: KitText = ""


class NewMatch(Struct, forbid_unknown_fields=True):
    """``dice``: checked (the server's, anyone can check them later) or typed (real dice).

    A side has one player, or two who play in turn where the game says how.
    """

    game: str
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=2, max_length=4)]
    options: dict[str, Value] = {}
    dice: str = "checked"


class Opened(Struct):
    """A new match. A key lets whoever has it play as that player; the computer has none.

    The commitment is what checked dice promise, before anyone sits down.
    """

    match: str
    keys: tuple[str | None, ...]
    commitment: str | None = None


class Frame(Struct, omit_defaults=True):
    """A position of a replay, and what led to it.

    ``chooses`` names what was decided where no event does; ``joins``: it belongs to the step of
    the frame before, as the parts of an aim and its error do.
    """

    ply: int
    turn: int
    text: str
    events: tuple[Event, ...]
    view: View
    chooses: tuple[Message, ...] = ()
    joins: bool = False


class ThrowWeights(Struct):
    """What a throw of a match could have been, in the order in which dice are checked."""

    ply: int
    weights: tuple[tuple[int, int], ...]


class Replay(Struct):
    match: MatchInfo
    frames: list[Frame]
    throws: list[ThrowWeights]


class StoryFrame(Struct):
    """What happened at a ply, without the position: for the commentary."""

    ply: int
    turn: int
    text: str
    events: tuple[Event, ...]


class Story(Struct):
    frames: list[StoryFrame]


class Analysing(Struct):
    """A match is being analysed: which part of that is done, and how many go before it."""

    part: float
    ahead: int


class PlayedAs(Struct, forbid_unknown_fields=True):
    """A match, and the side that somebody played for in it."""

    match: Key
    side: Side


class SkillWish(Struct, forbid_unknown_fields=True):
    """How does he play who played these, all of one game?"""

    game: str
    played: Annotated[tuple[PlayedAs, ...], Meta(max_length=MOST_PLAYED)]


class MySkill(Struct):
    """Over the matches that have been analysed, if any; those that have not; and the levels.

    ``source``: where the worths of usual matches come from.
    """

    own: Skill | None
    missing: tuple[str, ...]
    levels: tuple[LevelSkill, ...]
    source: str


class RulePage(Struct):
    """A rule page as HTML; each clause has its number as id.

    A face is ``data-die`` with ``data-face``; ``data-diagram`` tells which of the diagrams to draw.
    """

    game: str
    lang: str
    html: str
    diagrams: tuple[Diagram, ...] = ()


class LessonInfo(Struct):
    """A task to learn a game by: where it starts, what happens first, and what is then seen.

    ``marked`` are the cells that show what is to be reached.
    """

    id: str
    start: View
    events: tuple[Event, ...]
    view: View
    marked: tuple[str, ...]


class LessonTry(Struct, forbid_unknown_fields=True):
    """What somebody does in a task: all decisions from its beginning."""

    actions: Annotated[list[int], Meta(min_length=1, max_length=MOST_STEPS)]


class LessonTried(Struct):
    """What came of the last decision, seen by the same seat.

    Not over: one more is to be made. Solved or not, the task can be tried again.
    """

    solved: bool
    over: bool
    step: int  # how many of its steps are done
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


class Sit(Struct, tag="sit", forbid_unknown_fields=True):
    """The first message of all. Each key opens a player; nobody's key: you watch.

    ``hashes``, if given, has the hash of a random text for each key, which commits its player in
    the first opening of checked dice (an empty one does not). ``names``, if given, what each wants
    to be called, ``kits`` what their pieces shall wear: taken at the first sitting down, unless a
    die has been thrown.
    """

    keys: Annotated[list[Key], Meta(max_length=MOST_KEYS)] = []
    hashes: Annotated[list[HashIfAny], Meta(max_length=MOST_KEYS)] = []
    names: Annotated[list[Name], Meta(max_length=MOST_KEYS)] = []
    kits: Annotated[list[KitText], Meta(max_length=MOST_KEYS)] = []


class Commit(Struct, tag="commit", forbid_unknown_fields=True):
    """The hash of a player's random text, for this opening of the checked dice."""

    opening: Ply
    player: Player
    hash: Hash


class Reveal(Struct, tag="reveal", forbid_unknown_fields=True):
    """The text behind a player's hash; sent once the hashes of everybody have been seen."""

    opening: Ply
    player: Player
    text: Text


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """A decision, several of one person at once, or what came up on real dice.

    The same ``move`` again gets the first answer. With ``hold`` the die that the table rolls next
    waits for the sender's ``MoveSeen``, within bounds: until then the move can be taken back.
    """

    move: MoveId
    ply: Ply
    actions: Annotated[list[int], Meta(min_length=1, max_length=MOST_TOGETHER)]
    hold: bool = False


class Throw(Struct, tag="throw", forbid_unknown_fields=True):
    """Throw the die that waits."""

    move: MoveId
    ply: Ply


class MoveSeen(Struct, tag="seen", forbid_unknown_fields=True):
    """The sender has seen their move and does not take it back: the die after it may roll."""

    ply: Ply


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back one's last decision, with what the computer answers to it, until a die falls;
    or the face told last of a real die, until somebody decides.

    ``ply`` is where the sender saw the match; the computer may have answered meanwhile.
    """

    move: MoveId
    ply: Ply


class Point(Struct, tag="point", forbid_unknown_fields=True):
    """What would these actions do?"""

    ply: Ply
    actions: Annotated[list[int], Meta(min_length=1, max_length=MOST_PREVIEWS)]


class AskAims(Struct, tag="aims", forbid_unknown_fields=True):
    """Where would every aim lead to?"""

    ply: Ply


class AskChances(Struct, tag="chances", forbid_unknown_fields=True):
    """Who would have the ball after these decisions?"""

    ply: Ply
    actions: Annotated[list[int], Meta(min_length=1, max_length=MOST_TOGETHER)]


class WhyNot(Struct, tag="why", forbid_unknown_fields=True):
    """Why is this action, in notation, not allowed; or why can the last of these not be picked?"""

    text: Text = ""
    picks: Annotated[list[Pick], Meta(max_length=MOST_PICKS)] = []


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Give the match up for a side: one's own, or of two played here the one named.

    It counts whatever has been played since: only the end comes before it. A partner at another
    screen is asked first, and agrees by resigning too; ``alone``: without waiting for one who is
    not there.
    """

    move: MoveId
    ply: Ply
    side: Side | None = None
    alone: bool = False


class KeepPlaying(Struct, tag="keep-playing", forbid_unknown_fields=True):
    """Refuse to resign as a partner asks, or take back one's own asking; of two sides, the one
    named."""

    side: Side | None = None


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    """Ask for the same again with sides changed, or agree to it."""


class Decline(Struct, tag="decline", forbid_unknown_fields=True):
    """No rematch: neither the one asked for, nor one's own asking any more."""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Asks for a sign of life."""


Asked = (
    Sit
    | Commit
    | Reveal
    | Play
    | Throw
    | MoveSeen
    | Undo
    | Point
    | AskAims
    | AskChances
    | WhyNot
    | Resign
    | KeepPlaying
    | Rematch
    | Decline
    | Ping
)


# To the browser, over the match's WebSocket


class MatchInfo(Struct):
    """What does not change during a match."""

    id: str
    game: str
    options: dict[str, Value]
    players: tuple[PlayerRecord, ...]
    dice: str
    opened: datetime | None = None  # told in replays of this server's own matches


class Life(Struct):
    """How long a match is kept: it is removed when nobody has touched it for so many days.

    ``until``: not before then. Without days it is kept for good.
    """

    over: bool
    days: int | None = None
    until: datetime | None = None


class Seal(Struct):
    """What checked dice have promised, and how far their opening has come.

    ``hashes`` has what each player has committed to (none: not yet; empty: the computer). The texts
    are shown once all of them are revealed. ``waiting``: the people whose hash or text is to come
    now. ``voided``: for each opening before this one, the players who did not reveal their text.
    """

    commitment: str
    hashes: tuple[str | None, ...]
    texts: tuple[str, ...] | None = None
    waiting: tuple[int, ...] = ()
    voided: tuple[tuple[int, ...], ...] = ()


class Standing(Struct, tag="standing"):
    """Where the match stands: the answer to sitting down, and to anything that came too late."""

    match: MatchInfo
    people: tuple[int, ...]  # the players whom you may play
    seats: tuple[int, ...]  # and their sides
    ply: int
    view: View
    can_undo: bool
    on_turn: int | None = None  # the player who is to decide, or to throw the die that waits
    seal: Seal | None = None
    result: ResultRecord | None = None
    clock: float | None = None  # seconds gone of a half by the real clock
    seated: tuple[int, ...] = ()  # the people who have sat down, once or more
    present: Present | None = None
    offered: tuple[int, ...] = ()  # those who ask for a rematch
    undo_die: bool = False  # what can be taken back is a face that was told
    acting: tuple[int, int] | None = None  # of partners, who acts for each side now
    resigning: tuple[int, ...] = ()  # those of your sides who have asked their partner to resign
    life: Life | None = None


class Happened(Struct, tag="happened"):
    """One more ply, or several sent together, stored before you hear of it.

    ``move`` is its sender's id.
    """

    ply: int  # how many there are now
    turn: int  # who played it; -1: the dice
    text: str
    events: tuple[Event, ...]
    view: View
    can_undo: bool
    on_turn: int | None = None
    move: str | None = None
    result: ResultRecord | None = None
    clock: float | None = None
    undo_die: bool = False
    acting: tuple[int, int] | None = None


class Undone(Struct, tag="undone"):
    """Plies were taken back: the sender's decision and what was answered to it, or a told face."""

    ply: int
    view: View
    can_undo: bool
    on_turn: int | None = None
    move: str | None = None
    undo_die: bool = False
    acting: tuple[int, int] | None = None


class Resigned(Struct, tag="resigned"):
    """A side has given the match up: it is over."""

    ply: int
    side: int
    events: tuple[Event, ...]
    result: ResultRecord
    move: str | None = None


class Resigning(Struct, tag="resigning"):
    """Who of your sides would resign, if their partner agrees; ``refused``: who does not.

    Only those who play for that side receive this. ``move`` is the id of whoever has just asked.
    """

    players: tuple[int, ...]
    refused: int | None = None
    move: str | None = None


class Seated(Struct, tag="seated"):
    """Somebody has sat down for the first time, is called so, and his pieces wear this."""

    player: int
    name: str
    seal: Seal | None = None
    kit: str = ""


class Sealed(Struct, tag="sealed"):
    """The opening of the checked dice has gone on, or was void and begins again."""

    seal: Seal


class Present(Struct, tag="present", frozen=True):
    """Who of the people is there now, and who from more than one screen."""

    players: tuple[int, ...] = ()
    twice: tuple[int, ...] = ()


class Offered(Struct, tag="offered"):
    """Who asks for a rematch so far; ``declined``: who wants none."""

    players: tuple[int, ...]
    declined: int | None = None


# In Stalled, instead of a player: the table, which throws; the database, which keeps nothing.
TABLE, STORE = -1, -2


class Stalled(Struct, tag="stalled"):
    """A player of the computer's cannot go on just now (-1: the table, which throws; -2: nothing
    can be kept).

    It tries again; without a problem: it goes on.
    """

    player: int
    problem: Problem | None = None


class WorkingOut(Struct, tag="working-out"):
    """A player of the computer's works the whole match out before it answers, which takes a while.

    It has done so when anything else happens in the match.
    """

    player: int


class Previews(Struct, tag="previews"):
    """Of the actions asked about, those that may be played at this ply."""

    ply: int
    previews: tuple[Preview, ...]


class ToldAims(Struct, tag="aims"):
    """All that can be aimed at this ply; nothing: nothing is, or not by you."""

    ply: int
    aims: Aims | None = None


class ToldChances(Struct, tag="chances"):
    """Each fate of the ball with its probability; nothing: these decisions are not yours."""

    ply: int
    actions: list[int]
    chances: Chances | None = None


class Refused(Struct, tag="refused"):
    """The clause that forbids what was asked about, or nothing: it is allowed, or goes unsaid."""

    text: str
    clause: str | None = None
    message: str | None = None
    picks: tuple[Pick, ...] = ()  # those that were asked about


class BeingCompiled(Struct, tag="compiling"):
    """The match's game is not ready yet; where it stands is told as soon as it is."""

    game: str
    progress: float  # 0 … 1


class Failed(Struct, tag="failed"):
    problem: Problem


class Pong(Struct, tag="pong"):
    """The answer to ``Ping``."""


class NewRematch(Struct, tag="rematch"):
    """Where to go on; your keys there. ``late``: it was opened before you came."""

    opened: Opened
    late: bool = False


Told = (
    Standing
    | Happened
    | Undone
    | Resigned
    | Resigning
    | Seated
    | Sealed
    | Present
    | Offered
    | Stalled
    | WorkingOut
    | Previews
    | ToldAims
    | ToldChances
    | Refused
    | BeingCompiled
    | Failed
    | NewRematch
    | Pong
)
