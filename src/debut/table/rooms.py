"""One match in memory: who is there, what they may do, and what is sent to each of them."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import NamedTuple

import msgspec

from debut.kernel.errors import DebutError, IllegalAction
from debut.kernel.events import given_up
from debut.kernel.game import State
from debut.kernel.layout import CHANCE
from debut.kernel.match.match import Match, Step, TakeBack
from debut.kernel.match.visibility import told
from debut.kernel.text import SIDES
from debut.table.agreements import Consent, Offers
from debut.table.clock import RealClock
from debut.table.errors import NotYourTurn, StalePly, problem
from debut.table.limits import LIMITS
from debut.table.messages import (
    Happened,
    Life,
    MatchInfo,
    Opened,
    Present,
    Resigned,
    Resigning,
    Seal,
    Sealed,
    Seated,
    Stalled,
    Standing,
    ToBrowser,
    Undone,
    WorkingOut,
)
from debut.table.stored import NOBODY, Head, Resignation
from debut.table.upkeep import Status, Upkeep, life_of

People = tuple[int, ...]
encode = msgspec.json.Encoder().encode


class Guest:
    """A connection at a match: the players it may play, and how to send to it."""

    __slots__ = ("address", "people", "present", "send_text")

    def __init__(
        self, people: People, send_text: Callable[[str], None], address: str = NOBODY
    ) -> None:
        """``address`` is charged for what the guest asks."""
        self.address = address
        self.people = people
        self.send_text = send_text
        self.present: Present | None = None  # who is there, as last sent to this guest

    def send(self, message: ToBrowser) -> None:
        self.send_text(encode(message).decode())


class FoundAims(NamedTuple):
    """All aims of a position, computed once for everyone who asks."""

    version: int  # of the match
    found: asyncio.Future[bytes]


class Room:
    def __init__(
        self,
        name: str,
        head: Head,
        match: Match,
        gone: float = 0.0,
        seated: Collection[int] = (),
        resigned: Resignation | None = None,
        upkeep: Upkeep | None = None,
    ) -> None:
        self.name = name
        self.upkeep = upkeep or Upkeep(0.0, 0, 0, None)
        self.head = head
        self.match = match
        self.seated = set(seated)
        self.resigned = resigned
        self.undone: str | None = None  # the id of the last taking back
        timed = match.state.clock.kind == "seconds"
        self.clock = RealClock(gone) if timed else None
        self.lock = asyncio.Lock()
        # Guests who get the same messages are one group: all spectators are one.
        self.groups: dict[People, dict[Guest, None]] = {}
        self._sides: dict[People, tuple[int, ...]] = {}
        self.coming = 0
        self.going: asyncio.Task[None] | None = None
        self.search: asyncio.Future[int] | None = None
        self.stalled: Stalled | None = None
        self.working_out: WorkingOut | None = None
        self.aims: FoundAims | None = None
        self.rematch: Opened | None = None
        self.consent = Consent(match.record.players)
        self.offers = Offers([player for player, key in enumerate(head.keys) if key])
        self._presence: asyncio.TimerHandle | None = None
        # Runs while a connected page has not revealed its text for the dice.
        self._reveal_alarm: asyncio.TimerHandle | None = None
        # Set once the person who moved last has seen their move: see ``hold``.
        self._seen: asyncio.Event | None = None

    # Who is there

    @property
    def watched(self) -> bool:
        return bool(self.groups)

    @property
    def in_use(self) -> bool:
        """Whether it has to stay in memory: each match has one room."""
        return bool(self.groups or self.going or self.coming or self.lock.locked())

    def enter(self, guest: Guest) -> None:
        self.groups.setdefault(guest.people, {})[guest] = None
        self._note_presence()

    def leave(self, guest: Guest) -> None:
        group = self.groups.get(guest.people, {})
        group.pop(guest, None)
        if not group:
            self.groups.pop(guest.people, None)
        self._note_presence()

    @property
    def guests(self) -> list[Guest]:
        return [guest for group in self.groups.values() for guest in group]

    @property
    def addresses(self) -> set[str]:
        return {guest.address for guest in self.guests}

    @property
    def present(self) -> Present:
        here: Counter[int] = Counter()
        for people, group in self.groups.items():
            for player in people:
                here[player] += len(group)
        twice = (player for player, screens in here.items() if screens > 1)
        return Present(tuple(sorted(here)), tuple(sorted(twice)))

    def _note_presence(self) -> None:
        """Sends arrivals and departures of a moment as one change: a reload shows no absence."""
        if self._presence is None:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(LIMITS.presence_seconds, self._send_present)

    def _send_present(self) -> None:
        self._presence = None
        now = self.present
        text = encode(now).decode()
        for guest in self.guests:
            if guest.present != now:
                guest.present = now
                guest.send_text(text)

    def people_of(self, keys: Sequence[str]) -> dict[int, int]:
        """Returns the players that these keys open, each with the index of its key."""
        found = {}
        for player, own in enumerate(self.head.keys):
            for place, key in enumerate(keys):
                if own and secrets.compare_digest(own.encode(), key.encode()):
                    found[player] = place
        return found

    def sides(self, people: People) -> tuple[int, ...]:
        if people not in self._sides:
            players = self.match.record.players
            self._sides[people] = tuple(sorted({players[player].side for player in people}))
        return self._sides[people]

    # Who may do what

    def check(self, people: People, ply: int) -> None:
        """Raises unless one of these people may play at this ply."""
        match = self.match
        match.check_going()
        if ply != match.ply:
            raise StalePly("ply-stale", ply=ply, now=match.ply)
        if match.state.turn == CHANCE:
            self._check_throw(people)
            return
        who = match.who(match.state)
        if who is None or who in people:
            return
        player = match.record.players[who]
        if player.side in self.sides(people):
            raise NotYourTurn("partner-not-yours", name=player.name)
        raise NotYourTurn("seat-not-yours", side=SIDES[player.side])

    def _check_throw(self, people: People) -> None:
        """Raises unless one of these people may throw, or type what came up.

        Only the thrower may; nobody may throw what the table throws.
        """
        match = self.match
        if not people:
            raise NotYourTurn("seat-none")
        thrower = match.on_turn
        if thrower is not None and thrower not in people:
            raise NotYourTurn("throw-not-yours", name=match.record.players[thrower].name)
        if thrower is None and match.record.dice.kind != "typed" and not match.waiting:
            raise NotYourTurn("throw-by-table")

    def resigning(self, people: People, side: int | None) -> int:
        """Returns the side for which these people resign: at any time, in any turn."""
        if not people:
            raise NotYourTurn("people-only")
        own = self.sides(people)
        if side is not None:
            if side not in own:
                raise NotYourTurn("resign-not-yours")
            return side
        if len(own) == 1:
            return own[0]
        here = self.match.on_turn
        if here is None:
            raise IllegalAction("resign-which")
        return self.match.record.players[here].side

    # Time to reveal a text for the dice

    @property
    def unrevealed_here(self) -> tuple[int, ...]:
        """The connected people whose pages could reveal a text now and have not."""
        opening = self.match.opening
        if opening is None or opening.uncommitted or self.match.over:
            return ()
        return tuple(one for one in opening.unrevealed if one in self.present.players)

    def watch_reveal(self, void: Callable[[], None]) -> None:
        """Calls ``void`` when a connected player has not revealed a text in time."""
        self.end_reveal_watch()
        if self.unrevealed_here:
            loop = asyncio.get_running_loop()
            self._reveal_alarm = loop.call_later(LIMITS.reveal_seconds, void)

    def end_reveal_watch(self) -> None:
        if self._reveal_alarm:
            self._reveal_alarm.cancel()
            self._reveal_alarm = None

    # Time to take a move back

    def hold(self) -> None:
        """Delays the table's next die until the person who has just moved has seen the move.

        A die that has rolled makes the move final: the page shows the move first.
        """
        self._seen = asyncio.Event()

    def let_roll(self, people: People, ply: int) -> None:
        """Ends ``hold`` when somebody who could take the move back has seen this ply."""
        if self._seen and ply == self.match.ply and self.take_back(people):
            self._seen.set()

    def release(self) -> None:
        """Ends ``hold``: the match has changed."""
        if self._seen:
            self._seen.set()
            self._seen = None

    async def held(self) -> None:
        """Waits while a move can still be taken back, at most ``hold_seconds``."""
        seen = self._seen
        if seen and self.match.take_back():
            with suppress(TimeoutError):
                await asyncio.wait_for(seen.wait(), LIMITS.hold_seconds)
            if self._seen is seen:
                self._seen = None

    # What is sent

    @property
    def info(self) -> MatchInfo:
        record = self.match.record
        return MatchInfo(self.name, record.game, record.options, record.players, record.dice.kind)

    @property
    def seal(self) -> Seal | None:
        dice, opening = self.match.record.dice, self.match.opening
        if dice.commitment is None or opening is None:
            return None
        hashes, voided = tuple(opening.hashes), tuple(opening.voided)
        return Seal(dice.commitment, hashes, dice.texts, self.match.waiting, voided)

    @property
    def seconds(self) -> float | None:
        """The seconds of this half that are gone by the real clock."""
        return self.clock.seconds if self.clock else None

    @property
    def life(self) -> Life:
        return life_of(self.upkeep.touched, Status.OVER if self.match.over else Status.PLAYING)

    def viewpoint(self, people: People) -> int | None:
        """Returns the side whose view these people see: the side on turn, if it is theirs.

        While dice are thrown at a screen that both sides share, it shows the secrets of neither.
        """
        sides = self.sides(people)
        state = self.match.state
        if state.turn in sides:
            return state.turn
        if not sides or (len(sides) > 1 and state.game.secrets):
            return None
        return sides[0]

    def take_back(self, people: People) -> TakeBack | None:
        """Returns what these people can take back now."""
        back = self.match.take_back()
        return back if back and back.is_of(people) else None

    def standing(self, people: People) -> Standing:
        match, back = self.match, self.take_back(people)
        return Standing(
            self.info, people, self.sides(people), match.ply,
            match.state.view(self.viewpoint(people)), back is not None, match.on_turn,
            self.seal, match.record.result, self.seconds, tuple(sorted(self.seated)),
            self.present, self.offers.players, bool(back and back.die), match.acting,
            () if match.over else self.consent.of(self.sides(people)), self.life,
        )  # fmt: skip

    def known(self, people: People) -> State:
        """Returns the position as these people know it."""
        return self.match.state.seen_by(self.viewpoint(people))

    def send_happened(self, steps: Sequence[Step], move: str | None) -> None:
        match = self.match
        turn = steps[0].ply.turn
        back, on_turn, seconds = match.take_back(), match.on_turn, self.seconds
        result = match.record.result
        # Without secrets everyone gets the same.
        same = None if match.state.game.secrets else _shown_raw(steps, None)

        def message(people: People, view: msgspec.Raw) -> ToBrowser:
            text, events = same or _shown_raw(steps, self.viewpoint(people))
            return Happened(
                match.ply, turn, text, events, view,  # type: ignore[arg-type]
                bool(back and back.is_of(people)), on_turn, move, result, seconds,
                undo_die=bool(back and back.die), acting=match.acting,
            )  # fmt: skip

        self._send_with_views(message)

    def send_undone(self, move: str | None) -> None:
        match = self.match
        back, on_turn = match.take_back(), match.on_turn

        def message(people: People, view: msgspec.Raw) -> ToBrowser:
            return Undone(
                match.ply, view, bool(back and back.is_of(people)),  # type: ignore[arg-type]
                on_turn, move, bool(back and back.die), match.acting,
            )  # fmt: skip

        self._send_with_views(message)

    def send_seated(self, player: int) -> None:
        one = self.match.record.players[player]
        self.broadcast(Seated(player, one.name, self.seal, one.kit))

    def send_sealed(self) -> None:
        """Sends that the opening of the checked dice has advanced."""
        if seal := self.seal:
            self.broadcast(Sealed(seal))

    def send_resigned(self, side: int, move: str) -> None:
        result = self.match.record.result
        assert result is not None
        self.broadcast(Resigned(self.match.ply, side, (given_up(side),), result, move))

    def send_resigning(
        self, sides: Collection[int], refused: int | None = None, move: str | None = None
    ) -> None:
        """Sends it only to the partners of these sides, not to their opponents."""
        for people, group in self.groups.items():
            own = self.sides(people)
            if not set(own).isdisjoint(sides):
                message = Resigning(self.consent.of(own), refused, move)
                for guest in list(group):
                    guest.send(message)

    def broadcast(self, message: ToBrowser) -> None:
        """Sends the same message to everyone."""
        text = encode(message).decode()
        for guest in self.guests:
            guest.send_text(text)

    def stall(self, player: int, error: DebutError) -> None:
        """Shows until ``recover`` that a player, the table or the database cannot go on."""
        self.stalled = Stalled(player, problem(error))
        self.broadcast(self.stalled)

    def recover(self, but: int | None = None) -> None:
        """``but``: who is stalled all the same, if it is they: only what is stored mends that."""
        if self.stalled and self.stalled.player != but:
            now = Stalled(self.stalled.player)
            self.stalled = None
            self.broadcast(now)

    def _send_with_views(self, message: Callable[[People, msgspec.Raw], ToBrowser]) -> None:
        """Makes one view for each viewpoint and one message for each group, whatever their size.

        It sends to players before it sends to spectators.
        """
        seats = {people: self.viewpoint(people) for people in sorted(self.groups, reverse=True)}
        made = self.match.state.views(set(seats.values()))
        views = {seat: _raw(view) for seat, view in made.items()}
        for people, seat in seats.items():
            text = encode(message(people, views[seat])).decode()
            for guest in list(self.groups[people]):
                guest.send_text(text)


def _shown_raw(steps: Sequence[Step], seat: int | None) -> tuple[str, msgspec.Raw]:
    text, events = told(steps, seat)
    return text, _raw(events)


def _raw(what: object) -> msgspec.Raw:
    return msgspec.Raw(encode(what))
