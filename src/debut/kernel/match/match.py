"""A match: its record, its dice, where it stands; the same in the terminal and on the server."""

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
    """What checking a record found: its plies and throws, and whether the dice could be checked."""

    game: str
    plies: int
    throws: int
    dice: str  # checked | sealed (secret not shown yet) | typed | random
    voided: tuple[tuple[int, ...], ...] = ()  # who did not reveal, for each void opening
    by_turns: bool = False  # texts were added one after the other: whoever came last saw the others


class Step(NamedTuple):
    """A ply and where it leads: what a match takes on once it is kept safe."""

    ply: PlyRecord
    after: State
    acting: tuple[int, int] | None = None  # of partners, who acted for each side


class TakeBack(NamedTuple):
    """What can be taken back: how many plies, and by whom."""

    plies: int
    person: int | None  # none: a die of nobody's, which anyone who plays may correct
    die: bool = False  # a face that was told, not a decision

    def is_of(self, people: Sequence[int]) -> bool:
        return self.person in people if self.person is not None else bool(people)


class Match:
    """A match being played: its record, and the positions that can still be gone back to.

    All of them unless ``lean``: then only those since the last ply that stays.
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
        # Grows with every change: an answer to an earlier version comes too late.
        self.version = 0
        self.opening = Opening(record) if record.dice.kind == "checked" else None
        self._note_opening()
        self._sides = sides_of(record.players)
        # Whose turn it is, found once a position.
        self._seen: State | None = None
        self._on_turn: int | None = None
        self._random = RandomDice(seed) if record.dice.kind == "random" else None
        # Who decided what the die that waits is thrown for.
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
        """A match at its first position; ``dice`` is random, checked or typed.

        ``texts`` is what each player adds to checked dice: without it, a random text of each.
        A player without one commits and reveals later.
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
        """By the rules, or because a side has resigned."""
        return self.state.turn == OVER or self.record.resigned is not None

    @property
    def result(self) -> Result | None:
        return ended(self.state, self.record.resigned)

    # Who may do what

    def who(self, state: State) -> int | None:
        """The player who decides in this position; none where nobody has to."""
        turn = state.turn
        if turn < 0:
            return None
        own = self._sides[turn]
        return own[0] if len(own) == 1 else person_of(state, self.record.players, turn)

    def is_person(self, player: int | None) -> bool:
        return player is not None and self.record.players[player].bot is None

    @property
    def on_turn(self) -> int | None:
        """Who is to decide, or the person who throws the die that waits: whose die it is.

        Nobody if the match is over or the dice need no person: the computer's, those that no
        decision led to, or nobody's. Real dice need one: if nobody knows whom, anyone.
        """
        state = self.states[-1]
        if self.record.resigned is not None:
            return None
        if self._seen is not state:
            self._seen, self._on_turn = state, self._to_act(state)
        return self._on_turn

    @property
    def acting(self) -> tuple[int, int] | None:
        """Of partners, who acts for each side; none where no side has any."""
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
        """Who decided what led to the position so many plies back; nobody, if it was a throw."""
        plies = self.record.plies
        while back < len(plies) and plies[-1 - back].signal:
            back += 1
        if back >= len(plies) or plies[-1 - back].turn < 0:
            return None
        own = self._sides[plies[-1 - back].turn]
        # Which partner it was only the position tells, where it is still known.
        return own[0] if len(own) == 1 else self._who_at(back + 1)

    def _who_at(self, back: int) -> int | None:
        """Who was to decide so many plies back, if that position is still known."""
        return self.who(self.states[-1 - back]) if back < len(self.states) else None

    # Sitting down

    def call(self, player: int, name: str = "", kit: str = "") -> bool:
        """A person says his name and what his pieces wear, whichever of the two he has to say.

        False: a die has been thrown, and both stay as they are.
        """
        if self.throws or not self.is_person(player):
            return False
        players = list(self.record.players)
        before = players[player]
        said = msgspec.structs.replace(before, name=name or before.name, kit=kit or before.kit)
        players[player] = said
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
        """Whether this person's hash is still wanted."""
        return self.opening is not None and self.opening.check_commit(player)

    def commit(self, player: int, hashed: str) -> bool:
        """A person commits to a text by its hash; False: none is wanted."""
        if not self.check_commit(player):
            return False
        assert self.opening is not None
        self.opening.commit(player, hashed)
        self._note_opening()
        return True

    def check_reveal(self, player: int, text: str) -> bool:
        """Whether this person's text is still wanted; a wrong or an early one is refused."""
        return self.opening is not None and self.opening.check_reveal(player, text)

    def reveal(self, player: int, text: str) -> bool:
        """A person reveals the text; False: it was revealed before, or none is wanted."""
        if not self.check_reveal(player, text):
            return False
        assert self.opening is not None
        self.opening.reveal(player, text)
        self._note_opening()
        return True

    def void_opening(self, players: Sequence[int]) -> None:
        """These people have not revealed: everybody has to commit to a new text."""
        assert self.opening is not None
        self.opening.void(players)
        self._note_opening()

    def _note_opening(self) -> None:
        """Writes into the record what is complete; with everyone's text the dice are fixed."""
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
        """The people without whose texts no die can be thrown yet."""
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
        # Without the secret the throws so far stand, and new ones can only be told.
        return self._random or TypedDice()

    # Playing: first what would happen, then, when it is kept safe, that it has happened

    def ahead(self, actions: Sequence[int]) -> list[Step]:
        """What decisions of one person, or one throw that came up, lead to; nothing is played."""
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
        """What the match's own dice give."""
        self.check_going()
        if self.state.turn != CHANCE:
            raise IllegalAction("action-no-throw")
        return self.ahead([self._dice().throw(self.state, self.throws)])

    def signal_ahead(self, name: str) -> list[Step]:
        """What comes from outside: the whistle of a real clock."""
        self.check_going()
        after = self.state.signal(name)
        return [Step(PlyRecord(self.state.turn, name, signal=True), after, self.acting)]

    def check_going(self) -> None:
        """The rules know nothing of a match given up."""
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
        """Plays a decision, several of one person as one, or a throw that came up on real dice."""
        return self.add(self.ahead(actions))

    def throw(self) -> State:
        return self.add(self.thrown_ahead())

    def signal(self, name: str) -> State:
        return self.add(self.signal_ahead(name))

    def check_resign(self, side: int) -> None:
        """Whether this side can give the match up."""
        if side not in SEATS:
            raise IllegalAction("resign-no-side", side=side)
        if self.over:
            raise IllegalAction("resign-over")

    def resign(self, side: int) -> None:
        """A side gives the match up, whoever's turn it is: the other one has won it."""
        self.check_resign(side)
        self.record.resigned = side
        self.version += 1
        self._settle()

    def _settle(self) -> None:
        """The end brings result and secret; positions that nobody can go back to are let go."""
        if self.over:
            self.record.result = result_of(self.state, self.record.resigned)
            if self.record.dice.kind == "checked":
                self.record.dice.secret = self.secret
        if self.lean and not self.can_undo():
            del self.states[:-1]

    # Taking back

    def take_back(self) -> TakeBack | None:
        """The last decision of a person, with those sent together with it, until a die falls.

        What the computer has answered to it goes too; what another person has decided does not.
        A face told of a real die can be corrected until somebody, or the computer, has decided.
        """
        plies = self.record.plies
        if not plies or plies[-1].signal or self.over:
            return None
        if plies[-1].turn < 0:
            return self._told_face()
        count = 0
        while count < len(plies) and plies[-1 - count].turn >= 0 and not plies[-1 - count].signal:
            count += plies[-1 - count].part + 1
            if count >= len(self.states):
                return None
            person = self._who_at(count)
            if self.is_person(person):
                # What showed somebody a secret stays.
                secrets = self.state.game.secrets
                if secrets and any(state.revealed for state in self.states[-count:]):
                    return None
                return TakeBack(count, person)
        return None

    def _told_face(self) -> TakeBack | None:
        if self.record.dice.kind != "typed" or len(self.states) < 2:
            return None
        return TakeBack(1, self._thrower(self.states[-2], self._decided(1)), die=True)

    def can_undo(self) -> bool:
        return self.take_back() is not None

    def undo(self) -> State:
        """Takes back what can be: see ``take_back``."""
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
        # Only dice that are fixed already need the scheme of their time.
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
