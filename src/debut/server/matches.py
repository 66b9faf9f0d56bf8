"""Live matches: who may play, what is stored, who is told."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy.exc import IntegrityError

from debut.bots import LEVELS, player
from debut.kernel.dice import CheckedDice, Dice, RandomDice, TypedDice, commitment, new_secret
from debut.kernel.errors import DebutError, IllegalAction
from debut.kernel.game import State
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.record import (
    FORMAT,
    DiceRecord,
    Match,
    MatchRecord,
    PlayerRecord,
    PlyRecord,
    ResultRecord,
    positions,
    result_of,
)
from debut.kernel.registry import game
from debut.server.errors import BadSeats, NotYourTurn, StalePly, UnknownMatch
from debut.server.limits import LIMITS
from debut.server.protocol import (
    Happened,
    MatchInfo,
    NewMatch,
    NewRematch,
    Opened,
    SeatWish,
    Standing,
    Told,
    Undone,
)
from debut.server.store import Head, Store, StoredPly
from debut.server.thinkers import Thinkers

Listener = Callable[[Told], None]
TOP_LEVEL = max(LEVELS) + 1


class Room:
    """One match in memory: its last position only. The rest is on disk."""

    def __init__(self, name: str, head: Head, states: list[State], stored: list[StoredPly]) -> None:
        self.name = name
        self.head = head
        self.state = states[-1]
        self.ply = len(stored)
        self.throws = sum(one.ply.turn == CHANCE and not one.ply.signal for one in stored)
        self.last = stored[-1].ply if stored else None
        self.gone = stored[-1].clock if stored else 0.0
        self.since = time.monotonic()
        self.lock = asyncio.Lock()
        self.listeners: dict[Listener, tuple[int, ...]] = {}
        self.advancing: asyncio.Task[None] | None = None
        self.whistle: asyncio.TimerHandle | None = None
        self.rematch: Opened | None = None

    @property
    def info(self) -> MatchInfo:
        head = self.head
        dice = head.dice
        return MatchInfo(
            self.name, head.game, head.options, head.players, dice.kind, dice.commitment
        )

    def bot_at(self, seat: int) -> str | None:
        return self.head.players[seat].bot if seat >= 0 else None

    def seats_of(self, keys: list[str]) -> tuple[int, ...]:
        """Which seats these keys open."""
        pairs = enumerate(self.head.keys)
        return tuple(
            seat
            for seat, own in pairs
            if own and any(secrets.compare_digest(own.encode(), key.encode()) for key in keys)
        )

    def can_undo(self, seats: tuple[int, ...]) -> bool:
        """Whether the last ply is a decision of one of these seats: a throw stays thrown."""
        last = self.last
        if last is None or last.signal or self.state.turn == OVER:
            return False
        return last.turn in seats

    @property
    def result(self) -> ResultRecord | None:
        return result_of(self.state)

    @property
    def seconds(self) -> float | None:
        """Gone of this half by the real clock, which runs while somebody looks."""
        if self.state.clock.kind != "seconds":
            return None
        running = time.monotonic() - self.since if self.listeners else 0.0
        return self.gone + running

    def seen_by(self, seats: tuple[int, ...]) -> int | None:
        """Through whose eyes: the seat whose turn it is, if it is one of theirs."""
        if self.state.turn in seats:
            return self.state.turn
        return seats[0] if seats else None

    def standing(self, seats: tuple[int, ...]) -> Standing:
        view = self.state.view(self.seen_by(seats))
        return Standing(
            self.info, seats, self.ply, view, self.can_undo(seats), self.result, self.seconds
        )


class Matches:
    """All matches: opens rooms, plays plies, keeps the computer opponents going."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, wish: NewMatch) -> Opened:
        state = game(wish.game).start(**wish.options)
        players = _player(wish.seats[0], "A"), _player(wish.seats[1], "B")
        keys = tuple(None if one.bot else secrets.token_urlsafe(16) for one in players)
        dice, secret = _dice(wish)
        head = Head(wish.game, dict(state.options), players, dice, secret, (keys[0], keys[1]))
        return await self._open(head, state, [])

    async def load(self, match: Match) -> Opened:
        """A saved match goes on here, as a new one with the same plies.

        The secret of its dice is not in the record: the dice that follow are ordinary ones.
        """
        record = match.record
        if record.result:
            raise IllegalAction("match-finished")
        players = record.players[0], record.players[1]
        for one in players:
            if one.bot:
                player(one.bot)
        keys = [None if one.bot else secrets.token_urlsafe(16) for one in players]
        dice = DiceRecord("typed" if record.dice.kind == "typed" else "random")
        head = Head(record.game, record.options, players, dice, None, (keys[0], keys[1]))
        return await self._open(head, match.state, [StoredPly(ply) for ply in record.plies])

    async def _open(self, head: Head, state: State, played: list[StoredPly]) -> Opened:
        name = secrets.token_urlsafe(9)
        await self._store.add_match(name, head, played)
        self._rooms[name] = Room(name, head, [state], played)
        self._forget_idle()
        return Opened(name, head.keys)

    async def room(self, name: str) -> Room:
        if name not in self._rooms:
            loaded = await self._store.load(name)
            if loaded is None:
                raise UnknownMatch("match-unknown", match=name[:40])
            head, stored = loaded
            states = positions(_record(head, stored))
            # Another request may have opened it meanwhile: there is one room a match.
            self._rooms.setdefault(name, Room(name, head, states, stored))
            self._forget_idle()
        return self._rooms[name]

    def _forget_idle(self) -> None:
        idle = [n for n, room in self._rooms.items() if not room.listeners and not room.advancing]
        for name in idle[: -LIMITS.idle_rooms]:
            if not self._rooms[name].lock.locked():
                del self._rooms[name]

    async def match(self, name: str) -> Match:
        """The whole match, checked ply by ply; the secret is shown only when it is over."""
        loaded = await self._store.load(name)
        if loaded is None:
            raise UnknownMatch("match-unknown", match=name[:40])
        head, stored = loaded
        record = _record(head, stored)
        states = positions(record)
        record.result = result_of(states[-1])
        if record.result:
            record.dice.secret = head.secret
        return Match(record, states, _dice_of(head))

    def join(self, room: Room, listener: Listener, seats: tuple[int, ...]) -> Standing:
        if not room.listeners:
            room.since = time.monotonic()
        room.listeners[listener] = seats
        self._go_on(room)
        return room.standing(seats)

    def leave(self, room: Room, listener: Listener) -> None:
        """When the last one leaves, the real clock stands still."""
        seconds = room.seconds
        room.listeners.pop(listener, None)
        if not room.listeners:
            room.gone = seconds or 0.0
            if room.whistle:
                room.whistle.cancel()
            if seconds is not None:
                self._spawn(self._store.set_clock(room.name, room.ply, seconds))

    async def play(
        self, room: Room, seats: tuple[int, ...], move: str, ply: int, action: int
    ) -> bool:
        """A person's decision, or what came up on a person's dice; False: sent before."""
        async with room.lock:
            if await self._repeated(room, move, ply):
                return False
            self._check(room, seats, ply)
            if room.state.turn == CHANCE and room.head.dice.kind != "typed":
                raise IllegalAction("throw-not-typed")
            played = await self._add_once(room, action, move)
        self._go_on(room)
        return played

    async def throw(self, room: Room, seats: tuple[int, ...], move: str, ply: int) -> bool:
        async with room.lock:
            if await self._repeated(room, move, ply):
                return False
            self._check(room, seats, ply)
            if room.state.turn != CHANCE:
                raise IllegalAction("action-no-throw")
            played = await self._add_once(room, self._thrown(room), move)
        self._go_on(room)
        return played

    async def undo(self, room: Room, seats: tuple[int, ...], move: str, ply: int) -> None:
        """Takes back the last decision if it was this person's and no die has been thrown."""
        async with room.lock:
            if ply != room.ply:
                raise StalePly("ply-stale", ply=ply, now=room.ply)
            if not room.can_undo(seats):
                raise IllegalAction("undo-nothing")
            await self._store.drop_ply(room.name, room.ply)
            loaded = await self._store.load(room.name)
            assert loaded is not None
            head, stored = loaded
            room.state = positions(_record(head, stored))[-1]
            room.ply = len(stored)
            room.last = stored[-1].ply if stored else None
            for listener, own in list(room.listeners.items()):
                view = room.state.view(room.seen_by(own))
                listener(Undone(room.ply, view, room.can_undo(own), move))

    async def _repeated(self, room: Room, move: str, ply: int) -> bool:
        """A move sent again has been played: whoever sends it is told where the match stands.

        One that fits the position as it is has hardly been played yet: the store will tell.
        """
        if ply == room.ply:
            return False
        return await self._store.ply_of_move(room.name, move) is not None

    def _check(self, room: Room, seats: tuple[int, ...], ply: int) -> None:
        if ply != room.ply:
            raise StalePly("ply-stale", ply=ply, now=room.ply)
        turn = room.state.turn
        if turn >= 0 and turn not in seats:
            raise NotYourTurn("seat-not-yours", seat="AB"[turn])
        if turn == CHANCE and not seats:
            raise NotYourTurn("seat-none")

    def _thrown(self, room: Room) -> int:
        return _dice_of(room.head).throw(room.state, room.throws)

    async def _add_once(self, room: Room, action: int, move: str) -> bool:
        """False: an earlier ply has this move's id."""
        try:
            await self._add(room, action, move)
        except IntegrityError:
            if await self._store.ply_of_move(room.name, move) is None:
                raise
            return False
        return True

    async def _add(self, room: Room, action: int, move: str | None = None) -> None:
        before = room.state
        after = before.play(action)
        await self._keep(room, PlyRecord(before.turn, before.notate(action), action), after, move)

    async def _keep(self, room: Room, ply: PlyRecord, after: State, move: str | None) -> None:
        """Stores the ply, then the match goes on, then people are told: in that order."""
        seconds = room.seconds or 0.0
        if after.clock.period != room.state.clock.period:
            seconds = 0.0
        await self._store.add_ply(room.name, room.ply + 1, StoredPly(ply, seconds, move))
        room.state = after
        room.ply += 1
        room.last = ply
        room.gone, room.since = seconds, time.monotonic()
        if ply.turn == CHANCE and not ply.signal:
            room.throws += 1
        for listener, seats in list(room.listeners.items()):
            view = after.view(room.seen_by(seats))
            listener(
                Happened(
                    room.ply,
                    ply.turn,
                    ply.text,
                    after.events,
                    view,
                    room.can_undo(seats),
                    move,
                    room.result,
                    room.seconds,
                )
            )
        self._set_whistle(room)

    def _go_on(self, room: Room) -> None:
        """What needs no person: the computer's decisions and throws, and the whistle."""
        self._set_whistle(room)
        if room.advancing is None and self._is_ours(room):
            room.advancing = asyncio.create_task(self._advance(room))
            self._tasks.add(room.advancing)
            room.advancing.add_done_callback(self._tasks.discard)

    def _is_ours(self, room: Room) -> bool:
        turn = room.state.turn
        if turn >= 0:
            return room.bot_at(turn) is not None
        if turn != CHANCE or room.head.dice.kind == "typed":
            return False
        # A person throws the die of his own decision; all others are thrown for them.
        last = room.last
        return last is None or last.turn < 0 or room.bot_at(last.turn) is not None

    async def _advance(self, room: Room) -> None:
        try:
            while self._is_ours(room):
                bot = room.bot_at(room.state.turn)
                if bot is None:
                    async with room.lock:
                        if self._is_ours(room) and room.state.turn == CHANCE:
                            await self._add(room, self._thrown(room))
                    continue
                ply, state = room.ply, room.state
                action = await self._thinkers.choose(bot, state)
                async with room.lock:
                    # The whistle may have sounded meanwhile.
                    if room.ply == ply:
                        await self._add(room, action)
        finally:
            room.advancing = None

    def _set_whistle(self, room: Room) -> None:
        """A real clock: one timer a match, set anew after every ply."""
        if room.whistle:
            room.whistle.cancel()
            room.whistle = None
        seconds = room.seconds
        if seconds is None or not room.listeners or "whistle" not in room.state.signals():
            return
        left = max(room.state.clock.of - seconds, 0.0)
        loop = asyncio.get_running_loop()
        room.whistle = loop.call_later(left, lambda: self._spawn(self._blow(room)))

    def _spawn(self, work: object) -> None:
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _blow(self, room: Room) -> None:
        async with room.lock:
            with suppress(DebutError):
                after = room.state.signal("whistle")
                ply = PlyRecord(room.state.turn, "whistle", signal=True)
                await self._keep(room, ply, after, None)
        self._go_on(room)

    async def rematch(self, room: Room, seats: tuple[int, ...], asker: Listener) -> None:
        """One rematch a match; once it is over, everyone there hears where to go on."""
        if not seats and any(room.head.keys):
            raise NotYourTurn("seat-none")
        async with room.lock:
            opened = room.rematch = room.rematch or await self._open_rematch(room)
        told = room.listeners if room.result else {asker: seats}
        for listener, own in list(told.items()):
            a, b = (key if 1 - seat in own else None for seat, key in enumerate(opened.keys))
            listener(NewRematch(Opened(opened.match, (a, b))))

    async def _open_rematch(self, room: Room) -> Opened:
        """The same players with sides changed."""
        dice = "typed" if room.head.dice.kind == "typed" else "checked"
        first, second = (SeatWish(one.name, _level(one)) for one in room.head.players)
        head = room.head
        wish = NewMatch(head.game, (second, first), head.options, dice)
        return await self.open(wish)


def _dice_of(head: Head) -> Dice:
    if head.dice.kind == "checked":
        return CheckedDice(head.secret or "", head.dice.texts or ("", ""))
    return RandomDice() if head.dice.kind == "random" else TypedDice()


def _level(seat: PlayerRecord) -> int | None:
    number = (seat.bot or "").removeprefix("level")
    return int(number) if number.isdigit() else None


def _player(wish: SeatWish, side: str) -> PlayerRecord:
    if wish.level is None:
        return PlayerRecord(wish.name or side)
    if not 1 <= wish.level <= TOP_LEVEL:
        raise BadSeats("seat-bad-level", level=wish.level, most=TOP_LEVEL)
    return PlayerRecord(wish.name or f"level{wish.level}", f"level{wish.level}")


def _dice(wish: NewMatch) -> tuple[DiceRecord, str | None]:
    if wish.dice == "typed":
        return DiceRecord("typed"), None
    if wish.dice != "checked":
        raise BadSeats("seat-bad-dice", dice=wish.dice)
    secret = new_secret()
    return DiceRecord("checked", commitment(secret), wish.texts), secret


def _record(head: Head, stored: list[StoredPly]) -> MatchRecord:
    plies = [one.ply for one in stored]
    return MatchRecord(FORMAT, head.game, head.options, head.players, head.dice, plies)
