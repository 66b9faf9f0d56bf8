"""All matches: opens rooms, and stores every ply before it is sent to anyone."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress

import msgspec

from debut.bots import PERFECT_LEVEL, TOP_LEVEL, check_player, level_name
from debut.kernel.algorithms.solution import has_packing
from debut.kernel.errors import DebutError, IllegalAction
from debut.kernel.game import Game
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.match.match import Match, Step
from debut.kernel.match.record import (
    DiceRecord,
    MatchRecord,
    PlayerRecord,
    fits,
)
from debut.kernel.registry import game
from debut.table.answers import Answers
from debut.table.background import Background
from debut.table.computer import Computer, TableThinkers
from debut.table.errors import (
    BadMessage,
    BadSeats,
    NotYourTurn,
    StalePly,
    StoreFailed,
    UnknownMatch,
)
from debut.table.limits import LIMITS
from debut.table.messages import (
    Life,
    NewMatch,
    NewRematch,
    Offered,
    Opened,
    SeatWish,
    ToldAims,
    ToldChances,
)
from debut.table.openings import Openings
from debut.table.rematch import own_keys, rematch_of
from debut.table.rooms import FoundAims, Guest, Room
from debut.table.stored import (
    NOBODY,
    AlreadyStored,
    Commitment,
    Head,
    Loaded,
    MatchStore,
    Resignation,
    StoredPly,
    bytes_taken,
)
from debut.table.taken_up import taken_up
from debut.table.tallies import TALLIES
from debut.table.upkeep import Note
from debut.table.writes import safely


class Matches:
    def __init__(
        self, store: MatchStore, thinkers: TableThinkers, now: Callable[[], float] = time.time
    ) -> None:
        """``now`` returns the calendar time, by which untouched matches are removed."""
        self._store = store
        self._now = now
        self._thinkers = thinkers
        self._computer = Computer(thinkers, self._keep)
        self.answers = Answers(thinkers)
        self._rooms: dict[str, Room] = {}
        self._loading: Counter[str] = Counter()  # matches on their way from the disk
        self._removing: dict[str, asyncio.Event] = {}
        self._background = Background()
        self.openings = Openings(store, self._go_on)

    # Opening and finding

    async def open(
        self, wish: NewMatch, bots: Sequence[str | None] = (), address: str = NOBODY
    ) -> Opened:
        """Opens a match; ``bots`` names the bot at each seat of the wish that is not just a level.

        ``address`` is charged for what is stored. Raises TooMany or StorageFull beyond its bound.
        """
        played = game(wish.game)
        players = tuple(_player(seat, played) for seat in wish.seats)
        if bots:
            players = tuple(map(_played_by, players, bots))
        if not fits(played, players):
            raise BadSeats("seat-bad-sides", sides="".join("AB"[one.side] for one in players))
        if wish.dice not in ("checked", "typed"):
            raise BadSeats("seat-bad-dice", dice=wish.dice)
        _check_bots(played, wish.options, players)
        nobody = [None] * len(players)
        match = Match.new(wish.game, wish.options, players, wish.dice, nobody, lean=True)
        name, head = _name(), _head(match.record, match.secret)
        adding = self._store.add_match(name, head, touched=self._now(), address=address)
        upkeep = await safely(adding)
        TALLIES.matches += 1
        self._rooms[name] = Room(name, head, match, upkeep=upkeep)
        self._forget_idle()
        self._background.spawn(self._thinkers.warm(head.game), "getting a game ready")
        return Opened(name, head.keys, head.dice.commitment)

    async def check_storage(self, address: str) -> None:
        """Raises TooMany or StorageFull if this address cannot store another match."""
        await safely(self._store.check_storage(address))

    async def load(self, record: MatchRecord, address: str = NOBODY) -> Opened:
        """Opens a new match with the plies of a saved one, whose record was checked already.

        The secret of its dice is not in the record: the dice that follow are ordinary ones.
        """
        if record.result:
            raise IllegalAction("match-finished")
        _check_bots(game(record.game), record.options, record.players)
        dice = DiceRecord("typed" if record.dice.kind == "typed" else "random")
        name, head = _name(), _head(msgspec.structs.replace(record, dice=dice), None)
        played = [StoredPly(ply) for ply in record.plies]
        adding = self._store.add_match(name, head, played, touched=self._now(), address=address)
        await safely(adding)
        TALLIES.matches += 1
        return Opened(name, head.keys)

    def get_ready(self, name: str) -> None:
        """Prepares a worker: somebody is about to ask about positions of this game."""
        self._background.spawn(self._thinkers.get_ready(name), "getting a game ready")

    async def room(self, name: str) -> Room:
        while name in self._removing:
            await self._removing[name].wait()
        if name not in self._rooms:
            self._loading[name] += 1
            try:
                await self._take_up(name)
            finally:
                self._loading -= Counter([name])
        return self._rooms[name]

    async def _take_up(self, name: str) -> None:
        """Loads a match from the disk into memory."""
        loaded = await self._loaded(name)
        match = await taken_up(loaded)
        gone = loaded.plies[-1].clock if loaded.plies else 0.0
        # Another request may have opened it meanwhile: each match has one room.
        made = Room(
            name, loaded.head, match, gone, loaded.texts, loaded.resigned, loaded.upkeep
        )  # fmt: skip
        self._rooms.setdefault(name, made)
        self._forget_idle()
        warm = self._thinkers.warm(loaded.head.game)
        self._background.spawn(warm, "getting a game ready")

    @contextmanager
    def removing(self, names: Sequence[str]) -> Iterator[list[str]]:
        """Yields those of these matches that nobody is at; a client that joins one waits."""
        free = [name for name in names if not self._is_at(name)]
        for name in free:
            self._rooms.pop(name, None)
            self._removing[name] = asyncio.Event()
        try:
            yield free
        finally:
            for name in free:
                self._removing.pop(name).set()

    def _is_at(self, name: str) -> bool:
        """Whether somebody is at a match or just joining it."""
        room = self._rooms.get(name)
        return self._loading[name] > 0 or (room is not None and room.in_use)

    async def life(self, name: str) -> Life:
        """Returns how long a match stays."""
        return await safely(self._store.life(name))

    def census(self) -> tuple[int, int]:
        """Returns how many matches are in memory, and how many of these somebody is at."""
        return len(self._rooms), sum(room.watched for room in self._rooms.values())

    async def game_of(self, name: str) -> str | None:
        """Returns the name of a match's game, or None if there is no such match."""
        room = self._rooms.get(name)
        return room.head.game if room else await safely(self._store.game_of(name))

    async def _loaded(self, name: str) -> Loaded:
        loaded = await safely(self._store.load(name))
        if loaded is None:
            raise UnknownMatch("match-unknown", match=name[:40])
        return loaded

    def _forget_idle(self) -> None:
        idle = [name for name, room in self._rooms.items() if not room.in_use]
        for name in idle[: -LIMITS.idle_rooms]:
            del self._rooms[name]

    # Coming and going

    async def sit(
        self,
        name: str,
        guest: Guest,
        keys: list[str],
        hashes: Sequence[str] = (),
        names: Sequence[str] = (),
        kits: Sequence[str] = (),
    ) -> Room:
        """Seats a connection: as the players whose keys it presents, otherwise as a spectator.

        Their hashes, names and kits are stored before anything is sent to them.
        """
        if len(hashes) not in (0, len(keys)):
            raise BadMessage("sit-wrong-hashes", keys=len(keys), hashes=len(hashes))
        if len(names) not in (0, len(keys)):
            raise BadMessage("sit-wrong-names", keys=len(keys), names=len(names))
        if len(kits) not in (0, len(keys)):
            raise BadMessage("sit-wrong-kits", keys=len(keys), kits=len(kits))
        room = await self.room(name)
        found = room.people_of(keys)
        room.coming += 1
        try:
            for number, place in found.items():
                called = plain_name(names[place]) if names else ""
                kit = kits[place] if kits else ""
                hashed = hashes[place] if hashes else ""
                await self._sit_down(room, number, hashed, called, kit)
        finally:
            room.coming -= 1
        guest.people = tuple(found)
        self._touch(room, guest)
        if room.clock:
            room.clock.start()
        room.enter(guest)
        guest.present = room.present
        guest.send(room.standing(guest.people))
        for message in (room.stalled, room.working_out):
            if message:
                guest.send(message)
        if room.rematch and guest.people:
            guest.send(self._led(room, room.rematch, guest, late=True))
        if set(guest.people).intersection(room.unrevealed_here):
            self.openings.watch(room)
        self._go_on(room)
        return room

    async def _sit_down(self, room: Room, number: int, hashed: str, called: str, kit: str) -> None:
        """Stores what a player brings the first time they sit down.

        After the first throw, names and kits are fixed. The hash is for the first opening only:
        its sender does not know of any other yet.
        """
        async with room.lock:
            if number in room.seated:
                return
            match = room.match
            if match.throws:
                called = kit = ""
            first = match.opening is not None and match.opening.number == 0
            commits = bool(hashed) and first and match.check_commit(number)
            committed = Commitment(0, number, hashed) if commits else None
            note = self._note_of(room)
            kept = self._store.add_sitting(
                room.name, number, called or None, kit or None, committed, note
            )
            await safely(kept, room)
            room.upkeep.noted(note)
            if commits:
                match.commit(number, hashed)
                self.openings.watch(room)
            match.call(number, called, kit)
            room.seated.add(number)
            room.send_seated(number)

    def leave(self, room: Room, guest: Guest) -> None:
        """Removes a guest; when the last one leaves, the real clock and the search stop."""
        room.leave(guest)
        if not room.unrevealed_here:
            room.end_reveal_watch()
        self._touch(room, guest)
        if room.watched:
            return
        self._computer.changed(room)
        if room.clock:
            room.clock.stop()
            work = self._store.set_clock(room.name, room.match.ply, room.clock.seconds)
            self._background.spawn(safely(work, room), "keeping a clock")

    def _touch(self, room: Room, guest: Guest) -> None:
        """Notes that one of its players comes or goes, if that was not noted within an hour."""
        note = self._note_of(room) if guest.people else None
        if note is not None:
            self._background.spawn(self._add_note(room, note), "noting who came")

    def _note_of(self, room: Room, added: int = 0, over: bool = False) -> Note | None:
        """Returns what has to be noted of a match besides what is stored now."""
        return room.upkeep.note(self._now(), added, over or room.match.over)

    async def _add_note(self, room: Room, note: Note) -> None:
        await safely(self._store.add_note(room.name, note), room)
        room.upkeep.noted(note)

    # What people do

    async def play(
        self,
        room: Room,
        guest: Guest,
        move: str,
        ply: int,
        actions: list[int],
        hold: bool = False,
    ) -> bool:
        """Plays a person's decisions, or a face of their dice; False: this move was played before.

        With ``hold`` the table's next die waits until the person has seen the move.
        """
        async with room.lock:
            if await self._repeated(room, move, ply):
                return False
            room.check(guest.people, ply)
            if room.match.state.turn == CHANCE and room.match.record.dice.kind != "typed":
                raise IllegalAction("throw-not-typed")
            played = await self._keep_once(room, room.match.ahead(actions), move)
            if played and hold:
                room.hold()
        self._go_on(room)
        return played

    async def throw(self, room: Room, guest: Guest, move: str, ply: int) -> bool:
        async with room.lock:
            if await self._repeated(room, move, ply):
                return False
            room.check(guest.people, ply)
            played = await self._keep_once(room, room.match.thrown_ahead(), move)
        self._go_on(room)
        return played

    async def aims(self, room: Room, guest: Guest, ply: int) -> None:
        """Sends where every aim of this guest's side leads to, as far as they know the match."""
        match, seat = room.match, room.viewpoint(guest.people)
        if ply != match.ply or seat is None or seat != match.state.turn:
            guest.send(ToldAims(ply))
            return
        if room.aims is None or room.aims.version != match.version:
            work = asyncio.ensure_future(
                self._thinkers.aims(match.state.seen_by(seat), guest.address)
            )
            room.aims = FoundAims(match.version, work)
        found = room.aims.found
        try:
            # Nobody's giving up takes it from the others who wait.
            told = await asyncio.shield(found)
        except DebutError:
            if room.aims and room.aims.found is found:
                room.aims = None  # the next one who asks may have more luck
            raise
        guest.send(ToldAims(ply, msgspec.Raw(told)))  # type: ignore[arg-type]

    async def chances(self, room: Room, guest: Guest, ply: int, actions: list[int]) -> None:
        """Sends who would have the ball after these decisions, as far as the guest knows."""
        match, seat = room.match, room.viewpoint(guest.people)
        if ply != match.ply or seat is None or seat != match.state.turn:
            guest.send(ToldChances(ply, actions))
            return
        found = None
        with suppress(DebutError):
            found = await self._thinkers.chances(match.state.seen_by(seat), actions, guest.address)
        guest.send(ToldChances(ply, actions, found))

    async def undo(self, room: Room, guest: Guest, move: str, ply: int) -> bool:
        """Takes back this person's decision, or a typed face; False: this was sent before.

        The computer may have answered since they asked: its answer is taken back too.
        """
        async with room.lock:
            match, back = room.match, room.take_back(guest.people)
            if room.undone == move:
                return False
            left = match.ply - back.plies if back else match.ply
            # The sender saw all plies, or at least the decision that is taken back.
            if ply != match.ply and not left < ply < match.ply:
                raise StalePly("ply-stale", ply=ply, now=match.ply)
            if back is None:
                raise IllegalAction("undo-nothing")
            dropped = await safely(self._store.drop_plies(room.name, left + 1), room)
            room.upkeep.noted(None, -dropped)
            room.undone = move
            match.undo()
            room.release()
            self._computer.changed(room)
            room.send_undone(move)
            self._set_whistle(room)
        self._go_on(room)
        return True

    async def resign(
        self,
        room: Room,
        guest: Guest,
        move: str,
        ply: int,
        side: int | None,
        alone: bool = False,
    ) -> bool:
        """Resigns for a side of this person's at any time; False: this was sent before.

        A partner at another screen has to agree; with ``alone``, not one who is not connected.
        """
        async with room.lock:
            if room.resigned and room.resigned.move == move:
                return False
            match = room.match
            side = room.resigning(guest.people, side)
            if ply > match.ply:
                raise StalePly("ply-stale", ply=ply, now=match.ply)
            match.check_resign(side)
            consent = room.consent
            if consent.was_refused(guest.people, move):
                return False
            away = consent.people.difference(room.present.players) if alone else ()
            if not consent.is_given(side, {*guest.people, *away}):
                consent.ask(guest.people, side, move)
                room.send_resigning((side,), move=move)
                return True
            resigned, note = Resignation(side, move), self._note_of(room, over=True)
            await safely(self._store.add_resignation(room.name, resigned, note), room)
            room.upkeep.noted(note)
            room.resigned = resigned
            match.resign(side)
            room.release()
            self._computer.changed(room)
            room.send_resigned(side, move)
            self._set_whistle(room)
        return True

    async def keep_playing(self, room: Room, guest: Guest, side: int | None) -> None:
        """Drops a request to resign: a partner refuses, or the asking player withdraws it."""
        self._check_person(room, guest)
        async with room.lock:
            if room.match.over:
                raise IllegalAction("resign-over")
            sides = room.sides(guest.people) if side is None else (side,)
            if side is not None and side not in room.sides(guest.people):
                raise NotYourTurn("resign-not-yours")
            own = set(room.consent.of(sides)) & set(guest.people)
            room.consent.refuse(sides)
            room.send_resigning(sides, None if own else guest.people[0])

    async def rematch(
        self, room: Room, guest: Guest, count: Callable[[], None] = lambda: None
    ) -> None:
        """Opens the match's one rematch when everyone has asked, and sends it to all who are here.

        ``count`` raises if the address opens too many matches.
        """
        self._check_person(room, guest)
        async with room.lock:
            if not room.match.over:
                raise IllegalAction("rematch-early")
            if room.rematch:
                guest.send(self._led(room, room.rematch, guest))
                return
            before = room.offers.players
            room.offers.ask(guest.people)
            if room.offers.agreed:
                try:
                    count()
                    again = rematch_of(room.head, room.match.record.players)
                    room.rematch = await self.open(again.wish, again.bots, guest.address)
                except DebutError:
                    room.offers.withdraw(set(guest.people) - set(before))
                    raise
                for one in room.guests:
                    one.send(self._led(room, room.rematch, one))
            elif room.offers.players != before:
                room.broadcast(Offered(room.offers.players))

    async def decline(self, room: Room, guest: Guest) -> None:
        """Drops a request for a rematch: the other declines, or the asking player withdraws it."""
        self._check_person(room, guest)
        async with room.lock:
            if room.rematch:
                guest.send(self._led(room, room.rematch, guest))
                return
            room.offers.decline()
            room.broadcast(Offered((), guest.people[0]))

    def _check_person(self, room: Room, guest: Guest) -> None:
        if not guest.people and any(room.head.keys):
            raise NotYourTurn("people-only")

    def _led(self, room: Room, opened: Opened, guest: Guest, late: bool = False) -> NewRematch:
        places = rematch_of(room.head, room.match.record.players).places
        return NewRematch(own_keys(opened, places, guest.people), late)

    async def _repeated(self, room: Room, move: str, ply: int) -> bool:
        """Whether this move was played before; its sender then gets the match's state.

        A move for the present ply is not looked up: the store refuses it if it is stored already.
        """
        if ply == room.match.ply:
            return False
        return await safely(self._store.ply_of_move(room.name, move)) is not None

    # Keeping

    async def _keep_once(self, room: Room, steps: list[Step], move: str) -> bool:
        """Stores and plays steps; False: an earlier ply has this move's id."""
        try:
            await self._keep(room, steps, move)
        except StoreFailed as error:
            if not isinstance(error.__cause__, AlreadyStored):
                raise
            if await safely(self._store.ply_of_move(room.name, move)) is None:
                raise
            return False
        return True

    async def _keep(self, room: Room, steps: list[Step], move: str | None = None) -> None:
        """Stores the plies, then adds them to the match, then sends them: in that order."""
        match, clock = room.match, room.clock
        seconds = 0.0
        if clock and steps[-1].after.clock.period == match.state.clock.period:
            seconds = clock.seconds
        stored = [StoredPly(step.ply, seconds) for step in steps]
        stored[0].move = move
        added, over = bytes_taken(stored), steps[-1].after.turn == OVER
        note = self._note_of(room, added, over)
        await safely(self._store.add_plies(room.name, match.ply + 1, stored, note), room)
        room.upkeep.noted(note, added)
        match.add(steps)
        TALLIES.plies += len(steps)
        self._computer.changed(room)
        if clock:
            clock.set(seconds)
        room.send_happened(steps, move)
        self._set_whistle(room)

    # What goes on by itself

    def _go_on(self, room: Room) -> None:
        self._set_whistle(room)
        self._computer.go_on(room)

    def _set_whistle(self, room: Room) -> None:
        """Sets the alarm of a real clock; a match has one, set anew after every ply."""
        clock = room.clock
        if clock is None:
            return
        match = room.match
        if room.watched and not match.over and "whistle" in match.state.signals():
            of = match.state.clock.of
            doing = f"the whistle of {room.name}"
            clock.alarm(of, lambda: self._background.spawn(self._blow(room), doing))
        else:
            clock.no_alarm()

    async def _blow(self, room: Room) -> None:
        """Blows the whistle; if it cannot be stored, tries again after a pause that grows."""
        assert room.clock is not None
        room.clock.pause()
        try:
            async with room.lock:
                with suppress(DebutError):  # the table and the log are informed
                    await self._keep(room, room.match.signal_ahead("whistle"))
                    room.release()
                    room.clock.end_pause()
        finally:
            self._go_on(room)


def _name() -> str:
    return secrets.token_urlsafe(9)


def _head(record: MatchRecord, secret: str | None) -> Head:
    keys = tuple(None if one.bot else secrets.token_urlsafe(16) for one in record.players)
    dice = DiceRecord(record.dice.kind, record.dice.commitment)
    return Head(record.game, record.options, record.players, dice, secret, keys)


def plain_name(name: str) -> str:
    """Returns a name on one line, without characters that turn or hide the text beside it."""
    return " ".join("".join(one if one.isprintable() else " " for one in name).split())


def _check_bots(
    played: Game, options: Mapping[str, object], players: Sequence[PlayerRecord]
) -> None:
    """Refuses a match that one of its bots could not play, before it is stored."""
    for one in players:
        if one.bot:
            check_player(one.bot, played, options)


def _player(wish: SeatWish, played: Game) -> PlayerRecord:
    name = plain_name(wish.name)
    if wish.level is None:
        return PlayerRecord(name or "AB"[wish.side], wish.side, kit=wish.kit)
    most = PERFECT_LEVEL if has_packing(played.spec.package) else TOP_LEVEL
    if not 1 <= wish.level <= most:
        raise BadSeats("seat-bad-level", level=wish.level, most=most)
    bot = level_name(wish.level)
    return PlayerRecord(name or bot, wish.side, bot, wish.kit)


def _played_by(player: PlayerRecord, bot: str | None) -> PlayerRecord:
    return msgspec.structs.replace(player, bot=bot)
