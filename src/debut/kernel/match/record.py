"""Match records: one JSON document, the same from command line, server and browser.

Older formats are read like any other, and a record keeps its format where its dice need it. Format
1 has two players, one a side, and an older scheme of checked dice. In format 2 people added their
texts to checked dice one after the other; since format 3 all of them commit first, then reveal.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from debut.kernel.errors import BadRecord, LaterFormat
from debut.kernel.game import SEATS, Game, Result, State

FORMAT = 3
FIRST = 1  # the oldest format that is read
HASHES_FROM = 3  # since then checked dice have a hash of each person's text
KINDS = ("random", "typed", "checked")
MOST_PARTNERS = 2
RESIGNED = "resigned"  # the reason of a result that a side gave
# How a decision is written to whoever may not know it yet; it has no action then.
HELD_BACK_TEXT = "•"
# In what the decoder says of a wrong document: where it had come to, the wrong field, an early end.
IN_DOCUMENT = re.compile(r"at `\$\.?(.*?)`$")
CUT = "truncated"
FIELD = re.compile(r"field `(\w+)`")


class PlyRecord(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """One action, throw or signal: who (-1: the dice), its code, and how a person writes it.

    ``part`` above 0: it came in one message with the ply before it, and is taken back with it.
    """

    turn: int
    text: str
    action: int | None = None
    signal: bool = False
    part: int = 0


# A pattern and its colours, "stripes-red-white": only who draws pieces knows what they look like.
# The last part: Python's "$" also matches before a line break at the end.
KitText = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[a-z-]*$(?!\n)")]


class PlayerRecord(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Who plays, on which side: a person, or the computer opponent of this name.

    ``kit`` is what the pieces wear; none: what they always do.
    """

    name: str
    side: int
    bot: str | None = None
    kit: KitText = ""


class DiceRecord(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """``random``, ``typed``, or ``checked`` with what it takes to check the throws.

    There is a hash of each player's text once everyone has committed, and the texts once everyone
    has revealed them; ``voided`` lists, for each opening before, the players who did not.
    """

    kind: str
    commitment: str | None = None
    hashes: tuple[str, ...] | None = None
    texts: tuple[str, ...] | None = None
    voided: tuple[tuple[int, ...], ...] = ()
    secret: str | None = None


class ResultRecord(msgspec.Struct, forbid_unknown_fields=True):
    score: tuple[int, int]
    winner: int | None
    reason: str


class MatchRecord(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """``resigned``: the side that gave the match up after the last ply."""

    format: int
    game: str
    options: dict[str, Any]
    players: tuple[PlayerRecord, ...]
    dice: DiceRecord
    plies: list[PlyRecord]
    result: ResultRecord | None = None
    digest: str | None = None
    resigned: int | None = None


class _FirstPlayer(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    name: str
    bot: str | None = None


class _FirstPly(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    turn: int
    text: str
    action: int | None = None
    signal: bool = False


class _FirstDice(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    kind: str
    commitment: str | None = None
    texts: tuple[str, str] | None = None
    secret: str | None = None


class _FirstRecord(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A record of format 1, as it is written."""

    format: int
    game: str
    options: dict[str, Any]
    players: tuple[_FirstPlayer, _FirstPlayer]
    dice: _FirstDice
    plies: list[_FirstPly]
    result: ResultRecord | None = None
    digest: str | None = None
    resigned: int | None = None


class _Head(msgspec.Struct):
    format: int


def read_record(data: bytes | str) -> MatchRecord:
    """A document of any format known, as a record; its plies are not looked at yet."""
    try:
        head = msgspec.json.decode(data, type=_Head)
        if head.format < FIRST:
            raise BadRecord("record-no-format", format=head.format)
        if head.format > FORMAT:
            raise LaterFormat("record-later-format", format=head.format, known=FORMAT)
        if head.format == FIRST:
            record = _brought_up(msgspec.json.decode(data, type=_FirstRecord))
        else:
            record = msgspec.json.decode(data, type=MatchRecord)
    except msgspec.ValidationError as error:
        where = _place_of(error)
        message = "record-wrong-shape" if where else "record-no-record"
        raise BadRecord(message, where=where, why=str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        cut = "record-cut-off" if CUT in str(error) else "record-not-json"
        raise BadRecord(cut if data.strip() else "record-empty", why=str(error)) from None
    _check_dice(record)
    return record


def _place_of(error: msgspec.ValidationError) -> str:
    """Names the part of a document that has the wrong shape, as ``plies[6].turn``; "": the whole.

    The decoder's own sentence is English, and speaks to programmers.
    """
    path, field = IN_DOCUMENT.search(str(error)), FIELD.search(str(error))
    return ".".join(one[1] for one in (path, field) if one and one[1])


def _check_dice(record: MatchRecord) -> None:
    dice = record.dice
    if dice.kind not in KINDS:
        raise BadRecord("record-wrong-dice", kind=dice.kind)
    if dice.kind != "checked":
        return
    thrown = any(ply.turn < 0 and not ply.signal for ply in record.plies)
    if not dice.commitment or (dice.texts is None and thrown):
        raise BadRecord("record-no-commitment")
    if dice.texts is not None and len(dice.texts) != len(record.players):
        raise BadRecord("record-wrong-texts", texts=len(dice.texts), players=len(record.players))
    _check_hashes(record)


def _check_hashes(record: MatchRecord) -> None:
    """Since format 3: a hash of each text, and people alone can have voided an opening."""
    dice, players = record.dice, record.players
    if record.format < HASHES_FROM:
        if dice.hashes is not None or dice.voided:
            raise BadRecord("record-early-hashes", format=record.format)
        return
    hashes = dice.hashes
    if hashes is None:
        if dice.texts is not None:
            raise BadRecord("record-no-hashes")
    elif len(hashes) != len(players):
        raise BadRecord("record-wrong-hashes", hashes=len(hashes), players=len(players))
    people = {number for number, one in enumerate(players) if one.bot is None}
    for number, absent in enumerate(dice.voided, 1):
        if not absent or not people.issuperset(absent):
            raise BadRecord("record-wrong-void", number=number)


def _brought_up(old: _FirstRecord) -> MatchRecord:
    players = tuple(PlayerRecord(one.name, side, one.bot) for side, one in enumerate(old.players))
    dice = DiceRecord(
        old.dice.kind, old.dice.commitment, texts=old.dice.texts, secret=old.dice.secret
    )
    plies = [PlyRecord(one.turn, one.text, one.action, one.signal) for one in old.plies]
    return MatchRecord(
        FIRST, old.game, old.options, players, dice, plies, old.result, old.digest, old.resigned
    )


def _as_first(record: MatchRecord) -> _FirstRecord:
    a, b = (_FirstPlayer(one.name, one.bot) for one in record.players)
    dice = record.dice
    texts = (dice.texts[0], dice.texts[1]) if dice.texts else None
    return _FirstRecord(
        record.format, record.game, record.options, (a, b),
        _FirstDice(dice.kind, dice.commitment, texts, dice.secret),
        [_FirstPly(one.turn, one.text, one.action, one.signal) for one in record.plies],
        record.result, record.digest, record.resigned,
    )  # fmt: skip


def digest(record: MatchRecord) -> str:
    """SHA-256 of the record without its digest: tells an edited record from a whole one."""
    plain = msgspec.structs.replace(record, digest=None)
    return hashlib.sha256(msgspec.json.encode(_document(plain), order="sorted")).hexdigest()


def write_record(record: MatchRecord) -> bytes:
    """The document, in the record's own format, with its digest."""
    whole = msgspec.structs.replace(record, digest=digest(record))
    return msgspec.json.format(msgspec.json.encode(_document(whole)), indent=1) + b"\n"


def _document(record: MatchRecord) -> MatchRecord | _FirstRecord:
    return _as_first(record) if record.format == FIRST else record


def ended(state: State, resigned: int | None) -> Result | None:
    """How a match ends that stands here: by the rules, or because a side has given it up."""
    if resigned is None:
        return state.result
    winner = 1 - resigned
    return Result(winner, (1.0 - 2 * winner, 2 * winner - 1.0), RESIGNED)


def result_of(state: State, resigned: int | None = None) -> ResultRecord | None:
    result = ended(state, resigned)
    return ResultRecord(state.score, result.winner, result.reason) if result else None


# People and sides


def fits(game: Game, players: Sequence[PlayerRecord]) -> bool:
    """Whether these people can play this game: one a side, or two where it says how they share."""
    most = MOST_PARTNERS if game.spec.partners else 1
    counts = [sum(one.side == side for one in players) for side in SEATS]
    return sum(counts) == len(players) and all(1 <= count <= most for count in counts)


def sides_of(players: Sequence[PlayerRecord]) -> tuple[tuple[int, ...], ...]:
    """The players of each side, as places in the list."""
    return tuple(
        tuple([number for number, one in enumerate(players) if one.side == side]) for side in SEATS
    )


def person_of(state: State, players: Sequence[PlayerRecord], side: int) -> int:
    """Who acts for a side in this position: its only player, or the partner whose turn it is."""
    own = sides_of(players)[side]
    if len(own) == 1:
        return own[0]
    partners = state.game.spec.partners
    assert partners is not None
    return own[partners(state.record, side)]


def actor(state: State, players: Sequence[PlayerRecord], side: int) -> int | None:
    """Of partners, the one who acts for a side in this position; none where no side has any."""
    return None if len(players) == len(SEATS) else person_of(state, players, side)


def acting(state: State, players: Sequence[PlayerRecord]) -> tuple[int, int] | None:
    """Who acts for each side in this position; none where no side has partners."""
    if len(players) == len(SEATS):
        return None
    return person_of(state, players, 0), person_of(state, players, 1)
