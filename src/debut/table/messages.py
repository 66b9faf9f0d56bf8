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
MOST_TOGETHER = 8  # decisions in one move
MOST_STEPS = 16  # of a task to learn by
MOST_PICKS = 8
MOST_PLAYED = 200  # of somebody's own matches
MOST_TEAM = 400  # characters of a list while it is built
# A client that has opened wrong links to a match still gets in by its own key.
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
    levels: tuple[int, ...]  # of computer players; 6 is Perfect
    lessons: int  # how many tasks teach it
    still: Still  # what its picture shows
    partners: bool = False  # two people may share a side
    ready: bool = True  # whether its rules are compiled to machine code
    progress: float = 1.0  # how much of that is done
    boards: dict[str, Board] = {}  # boards that options choose in place of the usual one
    unfit: dict[str, tuple[Value, ...]] = {}  # option values with which Perfect cannot play
    pace: Pace = Pace()  # how long a match takes


class Readiness(Struct):
    """How far the compilation of a game has come."""

    ready: bool
    progress: float


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who plays for a side: a person, or the computer at a level from 1 to 5; 6 is Perfect."""

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
    """A new match. A key lets its holder play as that player; the computer has none.

    The commitment is what checked dice promise, before anyone sits down.
    """

    match: str
    keys: tuple[str | None, ...]
    commitment: str | None = None


class Frame(Struct, omit_defaults=True):
    """A position of a replay, and what led to it.

    ``chooses`` names what was decided if no event does; with ``joins`` the frame belongs to the
    step of the frame before, as the parts of an aim and its error do.
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
    """A match is being analysed: which part of that is done, and how many matches go first."""

    part: float
    ahead: int


class PlayedAs(Struct, forbid_unknown_fields=True):
    """A match, and the side that somebody played for in it."""

    match: Key
    side: Side


class SkillWish(Struct, forbid_unknown_fields=True):
    """Asks how well somebody plays who played these matches, all of one game."""

    game: str
    played: Annotated[tuple[PlayedAs, ...], Meta(max_length=MOST_PLAYED)]


class MySkill(Struct):
    """The skill in the analysed matches, if any; the matches not analysed yet; and the levels.

    ``source`` names where the values of usual matches come from.
    """

    own: Skill | None
    missing: tuple[str, ...]
    levels: tuple[LevelSkill, ...]
    source: str


class RulePage(Struct):
    """A rule page as HTML; each clause has its number as id.

    A face is ``data-die`` with ``data-face``; ``data-diagram`` names the diagram to draw.
    """

    game: str
    lang: str
    html: str
    diagrams: tuple[Diagram, ...] = ()


class LessonInfo(Struct):
    """A task to learn a game by: where it starts, what happens first, and the view after that.

    ``marked`` are the cells that show what has to be reached.
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
    """The result of the last decision, seen by the same seat.

    Until it is over, one more decision has to be made. A task can always be tried again.
    """

    solved: bool
    over: bool
    step: int  # how many of its steps are done
    events: tuple[Event, ...]
    view: View


class Problem(Struct):
    """Any error: its message id, its text in both languages, and the ply of the match."""

    code: str
    en: str
    fr: str
    move: str | None = None
    ply: int | None = None


# From the browser, over the match's WebSocket


class Sit(Struct, tag="sit", forbid_unknown_fields=True):
    """The first message of all. Each key opens a player; without a valid key you watch.

    ``hashes``, if given, has the hash of a random text for each key, which commits its player in
    the first opening of checked dice (an empty one does not). ``names``, if given, has the name
    of each player, ``kits`` the kit of their pieces: both are taken when the player sits down for
    the first time, unless a die has been thrown.
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
    """The text behind a player's hash; sent once everybody's hashes have arrived."""

    opening: Ply
    player: Player
    text: Text


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """A decision, several of one person at once, or what came up on real dice.

    The same ``move`` again gets the first answer. With ``hold`` the table's next die waits for the
    sender's ``MoveSeen``, within bounds: until then the move can be taken back.
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
    """The sender has seen their move and does not take it back: the next die may roll."""

    ply: Ply


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back one's last decision, with the computer's answer to it, until a die falls;
    or the last typed face of a real die, until somebody decides.

    ``ply`` is where the sender saw the match; the computer may have answered meanwhile.
    """

    move: MoveId
    ply: Ply


class Point(Struct, tag="point", forbid_unknown_fields=True):
    """Asks what these actions would do."""

    ply: Ply
    actions: Annotated[list[int], Meta(min_length=1, max_length=MOST_PREVIEWS)]


class AskAims(Struct, tag="aims", forbid_unknown_fields=True):
    """Asks where every aim would lead to."""

    ply: Ply


class AskChances(Struct, tag="chances", forbid_unknown_fields=True):
    """Asks who would have the ball after these decisions."""

    ply: Ply
    actions: Annotated[list[int], Meta(min_length=1, max_length=MOST_TOGETHER)]


class WhyNot(Struct, tag="why", forbid_unknown_fields=True):
    """Asks why an action, in notation, is not allowed, or why the last of these picks is not."""

    text: Text = ""
    picks: Annotated[list[Pick], Meta(max_length=MOST_PICKS)] = []


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Resign for a side: one's own, or the named one if two are played here.

    It counts whatever has been played since, unless the match is over. A partner at another
    screen is asked first, and agrees by resigning too; with ``alone`` a partner who is not
    connected is not waited for.
    """

    move: MoveId
    ply: Ply
    side: Side | None = None
    alone: bool = False


class KeepPlaying(Struct, tag="keep-playing", forbid_unknown_fields=True):
    """Refuse a partner's request to resign, or withdraw one's own; for the named side, if two are
    played here."""

    side: Side | None = None


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    """Ask for a rematch with sides changed, or agree to one."""


class Decline(Struct, tag="decline", forbid_unknown_fields=True):
    """Decline a rematch, or withdraw one's own request."""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Asks for a sign of life."""


FromBrowser = (
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
    opened: datetime | None = None  # in replays of this server's own matches


class Life(Struct):
    """How long a match is kept: it is removed when nobody has touched it for so many days.

    It is not removed before ``until``. Without days it is kept for good.
    """

    over: bool
    days: int | None = None
    until: datetime | None = None


class Seal(Struct):
    """What checked dice have promised, and how far their opening has come.

    ``hashes`` has each player's hash (None: not sent yet; empty: the computer). The texts are
    shown once all of them are revealed. ``waiting`` lists the people whose hash or text is missing
    now; ``voided``, for each opening before this one, the players who did not reveal their text.
    """

    commitment: str
    hashes: tuple[str | None, ...]
    texts: tuple[str, ...] | None = None
    waiting: tuple[int, ...] = ()
    voided: tuple[tuple[int, ...], ...] = ()


class Standing(Struct, tag="standing"):
    """The state of the match: the answer to sitting down, and to anything that came too late."""

    match: MatchInfo
    people: tuple[int, ...]  # the players you may play
    seats: tuple[int, ...]  # and their sides
    ply: int
    view: View
    can_undo: bool
    on_turn: int | None = None  # the player who has to decide, or to throw the die that waits
    seal: Seal | None = None
    result: ResultRecord | None = None
    clock: float | None = None  # seconds gone of a half by the real clock
    seated: tuple[int, ...] = ()  # the people who have sat down at least once
    present: Present | None = None
    offered: tuple[int, ...] = ()  # those who ask for a rematch
    undo_die: bool = False  # what can be taken back is a typed face
    acting: tuple[int, int] | None = None  # which of the partners acts for each side now
    resigning: tuple[int, ...] = ()  # those of your sides who have asked their partner to resign
    life: Life | None = None


class Happened(Struct, tag="happened"):
    """One more ply, or several sent together; stored before it is sent.

    ``move`` is the id that its sender gave it.
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
    """Plies were taken back: the sender's decision and the answer to it, or a typed face."""

    ply: int
    view: View
    can_undo: bool
    on_turn: int | None = None
    move: str | None = None
    undo_die: bool = False
    acting: tuple[int, int] | None = None


class Resigned(Struct, tag="resigned"):
    """A side has resigned: the match is over."""

    ply: int
    side: int
    events: tuple[Event, ...]
    result: ResultRecord
    move: str | None = None


class Resigning(Struct, tag="resigning"):
    """The players of your sides who would resign; ``refused`` is the partner who does not.

    Only those who play for that side receive this. ``move`` is the id of the latest request.
    """

    players: tuple[int, ...]
    refused: int | None = None
    move: str | None = None


class Seated(Struct, tag="seated"):
    """A player has sat down for the first time, with this name and this kit for their pieces."""

    player: int
    name: str
    seal: Seal | None = None
    kit: str = ""


class Sealed(Struct, tag="sealed"):
    """The opening of the checked dice has advanced, or was void and begins again."""

    seal: Seal


class Present(Struct, tag="present", frozen=True):
    """Which people are connected now, and which of them from more than one screen."""

    players: tuple[int, ...] = ()
    twice: tuple[int, ...] = ()


class Offered(Struct, tag="offered"):
    """The players who ask for a rematch so far; ``declined`` is the player who wants none."""

    players: tuple[int, ...]
    declined: int | None = None


# In Stalled, instead of a player: the table, which throws; the database, which cannot store.
TABLE, STORE = -1, -2


class Stalled(Struct, tag="stalled"):
    """A computer player cannot go on just now (-1: the table, which throws; -2: nothing can be
    stored).

    It tries again; without a problem, it goes on.
    """

    player: int
    problem: Problem | None = None


class WorkingOut(Struct, tag="working-out"):
    """A computer player solves the whole match before it answers, which takes a while.

    It has finished when anything else happens in the match.
    """

    player: int


class Previews(Struct, tag="previews"):
    """Previews of those actions asked about that may be played at this ply."""

    ply: int
    previews: tuple[Preview, ...]


class ToldAims(Struct, tag="aims"):
    """All aims at this ply; None if there is nothing to aim, or not by you."""

    ply: int
    aims: Aims | None = None


class ToldChances(Struct, tag="chances"):
    """Each fate of the ball with its probability; None if these decisions are not yours."""

    ply: int
    actions: list[int]
    chances: Chances | None = None


class Refused(Struct, tag="refused"):
    """The clause that forbids what was asked about; None if it is allowed or none is known."""

    text: str
    clause: str | None = None
    message: str | None = None
    picks: tuple[Pick, ...] = ()  # those that were asked about


class BeingCompiled(Struct, tag="compiling"):
    """The match's game is not compiled yet; ``Standing`` is sent as soon as it is."""

    game: str
    progress: float  # 0 … 1


class Failed(Struct, tag="failed"):
    problem: Problem


class Pong(Struct, tag="pong"):
    """The answer to ``Ping``."""


class NewRematch(Struct, tag="rematch"):
    """The rematch with your keys; ``late`` if it was opened before you came."""

    opened: Opened
    late: bool = False


ToBrowser = (
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
