"""Runs a match: its record, its dice and its states, for the terminal and the server alike."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from debut.kernel.errors import BadOption, BadRecord, BadThrow, IllegalAction
from debut.kernel.game import SEATS, Result, State
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.match.dice import (
    CheckedDice,
    Dice,
    RandomDice,
    TypedDice,
    commitment,
    new_secret,
    new_text,
)
from debut.kernel.match.opening import Opening
from debut.kernel.match.record import (
    FIRST,
    FORMAT,
    HASHES_FROM,
    KINDS,
    DiceRecord,
    MatchRecord,
    PlayerRecord,
    PlyRecord,
    acting,
    digest,
    ended,
    fits,
    person_of,
    read_record,
    result_of,
    sides_of,
    write_record,
)
from debut.kernel.match.replay import check_dice, is_throw, replay
from debut.kernel.options import Value
from debut.kernel.registry import game

PEOPLE = (PlayerRecord("A", 0), PlayerRecord("B", 1))


class RecordCheck(NamedTuple):
    """The result of checking a record: its plies and throws, and whether its dice were verified."""

    game: str
    plies: int
    throws: int
    dice: str  # checked | sealed (secret not shown yet) | typed | random
    voided: tuple[tuple[int, ...], ...] = ()  # the players who did not reveal, per void opening
    by_turns: bool = False  # texts were added one by one: the last player had seen the others


class Step(NamedTuple):
    """A ply and the state after it; ``Match.add`` applies it once the caller has stored it."""

    ply: PlyRecord
    after: State
    acting: tuple[int, int] | None = None  # the partner who acted for each side


class TakeBack(NamedTuple):
    """The plies that can be undone, and the person who may undo them."""

    plies: int
    person: int | None  # none: the die belongs to nobody, and any player may correct it
    die: bool = False  # it is the typed face of a real die, not a decision

    def is_of(self, people: Sequence[int]) -> bool:
        return self.person in people if self.person is not None else bool(people)


class Match:
    """A match being played: its record, and the states that can still be returned to.

    It keeps all states unless ``lean``: then only those since the last ply that cannot be undone.
    """

    def __init__(
        self,
        record: MatchRecord,
        states: list[State],
        secret: str | None = None,
        seed: int | None = None,
        lean: bool = False,
    ) -> None:
        assert len(states) == len(record.plies) + 1
        self.record = record
        self.states = states
        self.secret = record.dice.secret or secret
        self.throws = sum(map(is_throw, record.plies))
        self.lean = lean
        # It grows with every change, so that an answer to an earlier version can be rejected.
        self.version = 0
        self.opening = Opening(record) if record.dice.kind == "checked" else None
        self._note_opening()
        self._sides = sides_of(record.players)
        # A cache of whose turn it is at the state ``_seen``.
        self._seen: State | None = None
        self._on_turn: int | None = None
        self._random = RandomDice(seed) if record.dice.kind == "random" else None
        # The player whose decision led to the throw that is due.
        self._decider = self._decided(0)
        self._settle()

    @classmethod
    def new(
        cls,
        name: str,
        options: Mapping[str, Value] | None = None,
        players: Sequence[PlayerRecord] = PEOPLE,
        dice: str = "random",
        texts: Sequence[str | None] | None = None,
        seed: int | None = None,
        lean: bool = False,
    ) -> Match:
        """Starts a match at its first position; ``dice`` is random, checked or typed.

        ``texts`` is what each player adds to checked dice; if it is left out, each player gets a
        random text. A player whose text is None commits and reveals later.
        """
        state = game(name).start(**(options or {}))
        if not fits(state.game, players):
            sides = "".join("AB"[one.side] if one.side in (0, 1) else "?" for one in players)
            raise BadOption("players-wrong-sides", sides=sides)
        if dice not in KINDS:
            raise BadThrow("dice-unknown", kind=dice)
        secret = new_secret() if dice == "checked" else None
        published = DiceRecord(dice, commitment(secret) if secret else None)
        record = MatchRecord(FORMAT, name, dict(state.options), tuple(players), published, [])
        match = cls(record, [state], secret, seed, lean)
        if match.opening:
            match._open_at_once([new_text() for _ in players] if texts is None else texts)
        return match

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def ply(self) -> int:
        return len(self.record.plies)

    @property
    def over(self) -> bool:
        """Returns whether the match has ended, by the rules or by resignation."""
        return self.state.turn == OVER or self.record.resigned is not None

    @property
    def result(self) -> Result | None:
        return ended(self.state, self.record.resigned)

    # Who may do what

    def who(self, state: State) -> int | None:
        """Returns the player who decides at this state; None where no decision is due."""
        turn = state.turn
        if turn < 0:
            return None
        own = self._sides[turn]
        return own[0] if len(own) == 1 else person_of(state, self.record.players, turn)

    def is_person(self, player: int | None) -> bool:
        return player is not None and self.record.players[player].bot is None

    @property
    def on_turn(self) -> int | None:
        """Returns the player who has to decide, or the person who makes the throw that is due.

        None if the match is over, or if no particular person makes the throw: it is the computer's,
        it follows no decision, or it belongs to nobody. Then anyone may enter a real die.
        """
        state = self.states[-1]
        if self.record.resigned is not None:
            return None
        if self._seen is not state:
            self._seen, self._on_turn = state, self._to_act(state)
        return self._on_turn

    @property
    def acting(self) -> tuple[int, int] | None:
        """Returns the partner who acts for each side; None where no side has partners."""
        return acting(self.state, self.record.players)

    def _to_act(self, state: State) -> int | None:
        if state.turn != CHANCE:
            return self.who(state)
        return self._thrower(state, self._decider)

    def _thrower(self, state: State, decider: int | None) -> int | None:
        if decider is None and self.record.dice.kind != "typed":
            return None
        thrown = (die.seat for die in state.game.spec.scene(state.record).dice if die.thrown)
        side, players = next(thrown, None), self.record.players
        if side is None or (decider is not None and players[decider].side == side):
            thrower = decider
        else:
            thrower = person_of(state, players, side)
        return thrower if self.is_person(thrower) else None

    def _decided(self, back: int) -> int | None:
        """Returns who made the decision that led to the state ``back`` plies ago; None: a throw."""
        plies = self.record.plies
        while back < len(plies) and plies[-1 - back].signal:
            back += 1
        if back >= len(plies) or plies[-1 - back].turn < 0:
            return None
        own = self._sides[plies[-1 - back].turn]
        # Which partner it was follows only from the state, if that is still kept.
        return own[0] if len(own) == 1 else self._who_at(back + 1)

    def _who_at(self, back: int) -> int | None:
        """Returns who had to decide ``back`` plies ago, if that state is still kept."""
        return self.who(self.states[-1 - back]) if back < len(self.states) else None

    # Seating players

    def call(self, player: int, name: str = "", kit: str = "") -> bool:
        """Sets a person's name, the kit of their pieces, or both; empty values change nothing.

        Returns False if a die has been thrown already: then both stay as they are.
        """
        if self.throws or not self.is_person(player):
            return False
        players = list(self.record.players)
        before = players[player]
        changed = msgspec.structs.replace(before, name=name or before.name, kit=kit or before.kit)
        players[player] = changed
        self.record.players = tuple(players)
        return True

    # The opening of checked dice: see ``Opening``

    def _open_at_once(self, texts: Sequence[str | None]) -> None:
        """Commits to these texts, and reveals them if nobody else has to commit."""
        opening = self.opening
        assert opening is not None
        people = [player for player in opening.uncommitted if texts[player] is not None]
        for player in people:
            self.commit(player, commitment(texts[player] or ""))
        if not opening.uncommitted:
            for player in people:
                self.reveal(player, texts[player] or "")

    def check_commit(self, player: int) -> bool:
        """Returns whether this person's hash is still missing."""
        return self.opening is not None and self.opening.check_commit(player)

    def commit(self, player: int, hashed: str) -> bool:
        """Commits a person to a text by its hash; returns False if no hash is missing."""
        if not self.check_commit(player):
            return False
        assert self.opening is not None
        self.opening.commit(player, hashed)
        self._note_opening()
        return True

    def check_reveal(self, player: int, text: str) -> bool:
        """Returns whether this person's text is still missing; raises for a wrong or early one."""
        return self.opening is not None and self.opening.check_reveal(player, text)

    def reveal(self, player: int, text: str) -> bool:
        """Reveals a person's text; returns False if it was revealed before or none is missing."""
        if not self.check_reveal(player, text):
            return False
        assert self.opening is not None
        self.opening.reveal(player, text)
        self._note_opening()
        return True

    def void_opening(self, players: Sequence[int]) -> None:
        """Voids the opening because these people did not reveal: everybody commits again."""
        assert self.opening is not None
        self.opening.void(players)
        self._note_opening()

    def _note_opening(self) -> None:
        """Writes complete hashes and texts into the record; with all texts the dice are fixed."""
        opening, dice = self.opening, self.record.dice
        if opening is None:
            return
        if self.record.format >= HASHES_FROM:
            dice.voided = tuple(opening.voided)
            complete = not opening.uncommitted
            dice.hashes = tuple(one or "" for one in opening.hashes) if complete else None
        dice.texts = tuple(one or "" for one in opening.texts) if opening.is_complete else None

    @property
    def waiting(self) -> tuple[int, ...]:
        """Lists the people whose texts are still needed before a die can be thrown."""
        if self.opening is None:
            return ()
        return self.opening.uncommitted or self.opening.unrevealed

    def _dice(self) -> Dice:
        dice = self.record.dice
        opening = self.opening
        if opening and not opening.is_complete:
            missing = opening.uncommitted
            message = "throw-not-seated" if missing else "throw-not-revealed"
            raise BadThrow(message, names=opening.names(missing or opening.unrevealed))
        if dice.kind == "checked" and self.secret and dice.texts is not None:
            return CheckedDice(self.secret, dice.texts, first=self.record.format == FIRST)
        # Without the secret the earlier throws stand, and new ones can only be typed.
        return self._random or TypedDice()

    # Playing in two steps: compute what would happen, then apply it once the caller has stored it

    def ahead(self, actions: Sequence[int]) -> list[Step]:
        """Computes where one person's decisions, or one throw, lead, without playing them."""
        self.check_going()
        steps: list[Step] = []
        state, person = self.state, self.who(self.state)
        for part, action in enumerate(actions):
            if part and (person is None or self.who(state) != person):
                raise IllegalAction("action-not-same-person", action=str(action))
            after = state.play(action)
            text = state.notate(action)
            ply = PlyRecord(state.turn, text, action, part=part)
            steps.append(Step(ply, after, acting(state, self.record.players)))
            state = after
        return steps

    def thrown_ahead(self) -> list[Step]:
        """Computes the next throw of the match's own dice, without playing it."""
        self.check_going()
        if self.state.turn != CHANCE:
            raise IllegalAction("action-no-throw")
        return self.ahead([self._dice().throw(self.state, self.throws)])

    def signal_ahead(self, name: str) -> list[Step]:
        """Computes the effect of an outside signal, such as the whistle of a real clock."""
        self.check_going()
        after = self.state.signal(name)
        return [Step(PlyRecord(self.state.turn, name, signal=True), after, self.acting)]

    def check_going(self) -> None:
        """Refuses to go on after a resignation, which the rules themselves know nothing of."""
        if self.record.resigned is not None:
            raise IllegalAction("match-given-up")

    def add(self, steps: Iterable[Step]) -> State:
        for ply, after, _ in steps:
            if not ply.signal:
                self._decider = self.who(self.state)
                self.throws += ply.turn == CHANCE
            self.record.plies.append(ply)
            self.states.append(after)
        self.version += 1
        self._settle()
        return self.state

    def play(self, *actions: int) -> State:
        """Plays one person's decision, several as one message, or the throw of a real die."""
        return self.add(self.ahead(actions))

    def throw(self) -> State:
        return self.add(self.thrown_ahead())

    def signal(self, name: str) -> State:
        return self.add(self.signal_ahead(name))

    def check_resign(self, side: int) -> None:
        """Raises IllegalAction if this side cannot resign."""
        if side not in SEATS:
            raise IllegalAction("resign-no-side", side=side)
        if self.over:
            raise IllegalAction("resign-over")

    def resign(self, side: int) -> None:
        """Resigns for a side, which may happen on either side's turn: the other side wins."""
        self.check_resign(side)
        self.record.resigned = side
        self.version += 1
        self._settle()

    def _settle(self) -> None:
        """Records result and secret at the end; frees states that can no longer be returned to."""
        if self.over:
            self.record.result = result_of(self.state, self.record.resigned)
            if self.record.dice.kind == "checked":
                self.record.dice.secret = self.secret
        if self.lean and not self.can_undo():
            del self.states[:-1]

    # Undoing

    def take_back(self) -> TakeBack | None:
        """Returns a person's last decision, with those sent together with it, until a die falls.

        The computer's answers to it are undone too; another person's decisions are not. The typed
        face of a real die can be corrected until a player, or the computer, has decided.
        """
        plies = self.record.plies
        if not plies or plies[-1].signal or self.over:
            return None
        if plies[-1].turn < 0:
            return self._typed_face()
        count = 0
        while count < len(plies) and plies[-1 - count].turn >= 0 and not plies[-1 - count].signal:
            count += plies[-1 - count].part + 1
            if count >= len(self.states):
                return None
            person = self._who_at(count)
            if self.is_person(person):
                # An action that revealed a secret cannot be undone.
                secrets = self.state.game.secrets
                if secrets and any(state.revealed for state in self.states[-count:]):
                    return None
                return TakeBack(count, person)
        return None

    def _typed_face(self) -> TakeBack | None:
        if self.record.dice.kind != "typed" or len(self.states) < 2:
            return None
        return TakeBack(1, self._thrower(self.states[-2], self._decided(1)), die=True)

    def can_undo(self) -> bool:
        return self.take_back() is not None

    def undo(self) -> State:
        """Undoes what ``take_back`` returns."""
        back = self.take_back()
        if back is None:
            raise IllegalAction("undo-nothing")
        self.throws -= sum(map(is_throw, self.record.plies[-back.plies :]))
        del self.record.plies[-back.plies :]
        del self.states[-back.plies :]
        self.version += 1
        self._decider = self._decided(0)
        return self.state

    # The document

    def to_json(self) -> bytes:
        self.record.digest = digest(self.record)
        return write_record(self.record)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes a temporary file and renames it, so that no good record is half overwritten."""
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
        """Replays and checks every ply; ``secret`` lets a match with checked dice go on."""
        record = read_record(data)
        states = replay(record)
        # Only dice whose texts are fixed already need the scheme of their own format.
        if record.format < FORMAT and record.dice.texts is None:
            record.format, record.digest = FORMAT, None
        if secret and record.dice.commitment != commitment(secret):
            raise BadRecord("record-wrong-secret")
        match = cls(record, states, secret)
        match.verify()
        return match

    def verify(self) -> RecordCheck:
        record = self.record
        states = replay(record) if self.lean else self.states
        kind = check_dice(record, states) if record.dice.kind == "checked" else record.dice.kind
        by_turns = kind in ("checked", "sealed") and record.format < HASHES_FROM
        return RecordCheck(
            record.game, len(record.plies), self.throws, kind, record.dice.voided, by_turns
        )
