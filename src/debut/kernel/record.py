"""Match records: one JSON document, the same from command line, server and browser."""

from __future__ import annotations

import errno
import hashlib
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from debut.kernel.dice import CheckedDice, Dice, RandomDice, TypedDice, commitment, new_secret
from debut.kernel.errors import BadRecord, BadThrow, DebutError, IllegalAction, LaterFormat
from debut.kernel.game import State
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.options import Value
from debut.kernel.registry import game

FORMAT = 1
Ply = int


class PlyRecord(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One action, throw or signal: who (-1: the dice), its code, and how a person writes it."""

    turn: int
    text: str
    action: int | None = None
    signal: bool = False


class PlayerRecord(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Who sits at a seat: a person, or the computer opponent of this name."""

    name: str
    bot: str | None = None


class DiceRecord(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """``random``, ``typed``, or ``checked`` with what it takes to check the throws."""

    kind: str
    commitment: str | None = None
    texts: tuple[str, str] | None = None
    secret: str | None = None


class ResultRecord(msgspec.Struct, forbid_unknown_fields=True):
    score: tuple[int, int]
    winner: int | None
    reason: str


class MatchRecord(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    format: int
    game: str
    options: dict[str, Any]
    players: tuple[PlayerRecord, PlayerRecord]
    dice: DiceRecord
    plies: list[PlyRecord]
    result: ResultRecord | None = None
    digest: str | None = None


class Verdict(NamedTuple):
    """What checking a record found: its plies and throws, and whether the dice could be checked."""

    game: str
    plies: int
    throws: int
    dice: str  # checked | sealed (secret not shown yet) | typed | random


PEOPLE = (PlayerRecord("A"), PlayerRecord("B"))


class Match:
    """A match being played: its record and every position so far."""

    def __init__(self, record: MatchRecord, states: list[State], dice: Dice) -> None:
        self.record = record
        self.states = states
        self._dice = dice

    @classmethod
    def new(
        cls,
        name: str,
        options: Mapping[str, Value] | None = None,
        players: tuple[PlayerRecord, PlayerRecord] = PEOPLE,
        dice: str = "random",
        texts: tuple[str, str] = ("", ""),
        seed: int | None = None,
    ) -> Match:
        """A match at its first position; ``dice`` is random, checked or typed."""
        state = game(name).start(**(options or {}))
        made, source = _dice(dice, texts, seed)
        record = MatchRecord(FORMAT, name, dict(state.options), players, made, [])
        return cls(record, [state], source)

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def secret(self) -> str | None:
        """What the throws of checked dice come from; part of the record only at the end."""
        return self._dice.secret if isinstance(self._dice, CheckedDice) else None

    @property
    def throws(self) -> int:
        return sum(ply.turn == CHANCE and not ply.signal for ply in self.record.plies)

    def play(self, action: int) -> State:
        """Plays a decision, or a throw that came up on real dice."""
        state = self.state
        after = state.play(action)
        self._add(PlyRecord(state.turn, state.notate(action), action), after)
        return after

    def throw(self) -> State:
        """Throws the match's own dice."""
        if self.state.turn != CHANCE:
            raise IllegalAction("action-no-throw")
        return self.play(self._dice.throw(self.state, self.throws))

    def signal(self, name: str) -> State:
        """What comes from outside: the whistle of a real clock."""
        after = self.state.signal(name)
        self._add(PlyRecord(self.state.turn, name, signal=True), after)
        return after

    def _add(self, ply: PlyRecord, after: State) -> None:
        self.record.plies.append(ply)
        self.states.append(after)
        self.record.result = result_of(after)
        if self.record.result:
            self.record.dice.secret = self.secret

    def can_undo(self) -> bool:
        """Only decisions are taken back: a throw stays thrown."""
        plies = self.record.plies
        return (
            bool(plies) and plies[-1].turn >= 0 and not plies[-1].signal and not self.state.result
        )

    def undo(self) -> State:
        if not self.can_undo():
            raise IllegalAction("undo-nothing")
        self.record.plies.pop()
        self.states.pop()
        return self.state

    def to_json(self) -> bytes:
        self.record.digest = digest(self.record)
        return msgspec.json.format(msgspec.json.encode(self.record), indent=1) + b"\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes beside the file and swaps: a good record is never lost to a half-written one."""
        target = Path(path)
        if not target.name or "\0" in target.name:
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
        beside = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            with beside.open("wb") as file:
                file.write(self.to_json())
                file.flush()
                os.fsync(file.fileno())
            beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Match:
        return cls.from_json(Path(path).read_bytes())

    @classmethod
    def from_json(cls, data: bytes | str, secret: str | None = None) -> Match:
        """Replays and checks every ply; a wrong one is named. ``secret`` goes on with its dice."""
        record = read_record(data)
        states = replay(record)
        if secret and record.dice.commitment != commitment(secret):
            raise BadRecord("record-wrong-secret")
        dice = _dice_of(record.dice, secret)
        match = cls(record, states, dice)
        match.verify()
        return match

    def verify(self) -> Verdict:
        record = self.record
        kind = (
            check_dice(record, self.states) if record.dice.kind == "checked" else record.dice.kind
        )
        return Verdict(record.game, len(record.plies), self.throws, kind)


def digest(record: MatchRecord) -> str:
    """SHA-256 of the record without its digest: tells an edited record from a whole one."""
    plain = msgspec.structs.replace(record, digest=None)
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()


def _dice(kind: str, texts: tuple[str, str], seed: int | None) -> tuple[DiceRecord, Dice]:
    if kind == "checked":
        secret = new_secret()
        return DiceRecord(kind, commitment(secret), texts), CheckedDice(secret, texts)
    if kind == "random":
        return DiceRecord(kind), RandomDice(seed)
    if kind == "typed":
        return DiceRecord(kind), TypedDice()
    raise BadThrow("dice-unknown", kind=kind)


def _dice_of(record: DiceRecord, secret: str | None) -> Dice:
    secret = record.secret or secret
    if record.kind == "checked" and secret and record.texts:
        return CheckedDice(secret, record.texts)
    # Without the secret the throws so far stand, and new ones can only be told.
    return RandomDice() if record.kind == "random" else TypedDice()


class _Head(msgspec.Struct):
    format: int


def read_record(data: bytes | str) -> MatchRecord:
    try:
        head = msgspec.json.decode(data, type=_Head)
        if head.format < 1:
            raise BadRecord("record-no-format", format=head.format)
        if head.format > FORMAT:
            raise LaterFormat("record-later-format", format=head.format, known=FORMAT)
        record = msgspec.json.decode(data, type=MatchRecord)
    except msgspec.ValidationError as error:
        raise BadRecord("record-wrong-shape", why=str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord("record-not-json", why=str(error)) from None
    if record.dice.kind not in ("random", "typed", "checked"):
        raise BadRecord("record-wrong-dice", kind=record.dice.kind)
    if record.dice.kind == "checked" and not (record.dice.commitment and record.dice.texts):
        raise BadRecord("record-no-commitment")
    return record


def replay(record: MatchRecord) -> list[State]:
    """Every position of the match; the first ply that does not fit is named, or a wrong end."""
    states = positions(record)
    if result_of(states[-1]) != record.result:
        raise BadRecord("record-wrong-result", plies=len(record.plies))
    if record.digest is not None and record.digest != digest(record):
        raise BadRecord("record-edited")
    return states


def result_of(state: State) -> ResultRecord | None:
    result = state.result
    return ResultRecord(state.score, result.winner, result.reason) if result else None


def positions(record: MatchRecord) -> list[State]:
    """Every position that the plies lead to, each ply checked."""
    try:
        state = game(record.game).start(**record.options)
    except DebutError as error:
        raise BadRecord("record-wrong-start", why=error) from error
    states = [state]
    for number, ply in enumerate(record.plies, 1):
        state = _replay_ply(state, number, ply)
        states.append(state)
    return states


def _replay_ply(state: State, number: Ply, ply: PlyRecord) -> State:
    def bad(why: str, **values: object) -> BadRecord:
        return BadRecord(why, ply=number, text=ply.text, **values)

    if state.turn == OVER:
        raise bad("record-ply-after-end")
    if ply.turn != state.turn:
        raise bad("record-ply-turn", told=ply.turn, turn=state.turn)
    if ply.signal:
        if ply.text not in state.signals():
            raise bad("record-ply-illegal", allowed=", ".join(state.signals()) or "—")
        return state.signal(ply.text)
    if ply.action not in state.actions():
        raise bad("record-ply-illegal", allowed=", ".join(map(state.notate, state.actions())))
    if state.notate(ply.action) != ply.text:
        raise bad("record-ply-text", action=ply.action, written=state.notate(ply.action))
    return state.play(ply.action)


def check_dice(record: MatchRecord, states: Sequence[State]) -> str:
    """Whether the throws are those that secret and texts give; a wrong one is named."""
    dice = record.dice
    if dice.secret is None:
        return "sealed"
    if commitment(dice.secret) != dice.commitment:
        raise BadRecord("record-wrong-secret")
    checked = CheckedDice(dice.secret, dice.texts or ("", ""))
    k = 0
    for number, (ply, state) in enumerate(zip(record.plies, states, strict=False), 1):
        if ply.turn != CHANCE or ply.signal:
            continue
        fair = checked.throw(state, k)
        if fair != ply.action:
            raise BadRecord(
                "record-wrong-throw", ply=number, text=ply.text, fair=state.notate(fair)
            )
        k += 1
    return "checked"
