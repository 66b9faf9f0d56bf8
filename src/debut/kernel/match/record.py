"""Reads and writes match records: one JSON document for command line, server and browser.

Older formats are read as well, and a record keeps its format where its dice need it. Format 1 has
two players, one a side, and an older scheme of checked dice. In format 2 people added their texts
to checked dice one after the other; since format 3 all of them commit first, then reveal.
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
RESIGNED = "resigned"  # the reason of a result by resignation
# Stands for a decision in the record of a seat that may not know it yet; its action is left out.
HELD_BACK_TEXT = "•"
# Patterns in the decoder's error messages: the place in the document, an early end, the field.
IN_DOCUMENT = re.compile(r"at `\$\.?(.*?)`$")
CUT = "truncated"
FIELD = re.compile(r"field `(\w+)`")


class PlyRecord(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """One action, throw or signal: whose it is (-1: the dice), its code, and its notation.

    If ``part`` is above 0 it came in one message with the ply before it and is undone with it.
    """

    turn: int
    text: str
    action: int | None = None
    signal: bool = False
    part: int = 0


# A pattern and its colours, "stripes-red-white"; only the code that draws pieces interprets it.
# The "(?!\n)" is needed because Python's "$" also matches before a line break at the end.
KitText = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[a-z-]*$(?!\n)")]


class PlayerRecord(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Names who plays on which side: a person, or the computer opponent of this name.

    ``kit`` is what the pieces wear; an empty one stands for the default.
    """

    name: str
    side: int
    bot: str | None = None
    kit: KitText = ""


class DiceRecord(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Names the kind of dice, and for ``checked`` ones the data that verifies the throws.

    The hashes of the players' texts are set once everyone has committed, and the texts once
    everyone has revealed. ``voided`` lists, for each void opening, the players who did not reveal.
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
    """A whole match; ``resigned`` is the side that resigned after the last ply."""

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
    """A record of format 1 as it is stored."""

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
    """Decodes a document of any known format; its plies are not checked yet."""
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
    """Names the part of a document with the wrong shape, as ``plies[6].turn``; "" is the whole.

    The decoder's own message exists in English only and is written for programmers.
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
    """Checks that every text has a hash (since format 3), and that only people voided openings."""
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
    """Hashes the record without its digest (SHA-256), which reveals a record that was edited."""
    plain = msgspec.structs.replace(record, digest=None)
    return hashlib.sha256(msgspec.json.encode(_document(plain), order="sorted")).hexdigest()


def write_record(record: MatchRecord) -> bytes:
    """Encodes the document in the record's own format, with its digest."""
    whole = msgspec.structs.replace(record, digest=digest(record))
    return msgspec.json.format(msgspec.json.encode(_document(whole)), indent=1) + b"\n"


def _document(record: MatchRecord) -> MatchRecord | _FirstRecord:
    return _as_first(record) if record.format == FIRST else record


def ended(state: State, resigned: int | None) -> Result | None:
    """Returns the result at this state, by the rules or by resignation; None if it goes on."""
    if resigned is None:
        return state.result
    winner = 1 - resigned
    return Result(winner, (1.0 - 2 * winner, 2 * winner - 1.0), RESIGNED)


def result_of(state: State, resigned: int | None = None) -> ResultRecord | None:
    result = ended(state, resigned)
    return ResultRecord(state.score, result.winner, result.reason) if result else None


# People and sides


def fits(game: Game, players: Sequence[PlayerRecord]) -> bool:
    """Checks the players per side: one, or two where the game defines how partners share it."""
    most = MOST_PARTNERS if game.spec.partners else 1
    counts = [sum(one.side == side for one in players) for side in SEATS]
    return sum(counts) == len(players) and all(1 <= count <= most for count in counts)


def sides_of(players: Sequence[PlayerRecord]) -> tuple[tuple[int, ...], ...]:
    """Lists the players of each side by their index."""
    return tuple(
        tuple([number for number, one in enumerate(players) if one.side == side]) for side in SEATS
    )


def person_of(state: State, players: Sequence[PlayerRecord], side: int) -> int:
    """Returns who acts for a side at this state: its only player, or the partner on turn."""
    own = sides_of(players)[side]
    if len(own) == 1:
        return own[0]
    partners = state.game.spec.partners
    assert partners is not None
    return own[partners(state.record, side)]


def actor(state: State, players: Sequence[PlayerRecord], side: int) -> int | None:
    """Returns the partner who acts for a side at this state; None where no side has partners."""
    return None if len(players) == len(SEATS) else person_of(state, players, side)


def acting(state: State, players: Sequence[PlayerRecord]) -> tuple[int, int] | None:
    """Returns the partner who acts for each side at this state; None where there are none."""
    if len(players) == len(SEATS):
        return None
    return person_of(state, players, 0), person_of(state, players, 1)
