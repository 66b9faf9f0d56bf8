"""The openings of checked dice: hashes, then texts, each stored before it is sent to anybody."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from debut.table.background import Background
from debut.table.errors import NotYourTurn, StoreFailed
from debut.table.messages import Sealed
from debut.table.rooms import Guest, Room
from debut.table.stored import Commitment, MatchStore
from debut.table.writes import safely


class Openings:
    """Takes what players send for the opening of their match; ``go_on`` then throws the die that
    waits."""

    def __init__(self, store: MatchStore, go_on: Callable[[Room], None]) -> None:
        self._store = store
        self._go_on = go_on
        self._background = Background()

    async def commit(
        self, room: Room, guest: Guest, opening: int, player: int, hashed: str
    ) -> None:
        """Stores the hash of a player's text; a hash for another opening is too late."""
        _check_player(guest, player)
        async with room.lock:
            if _number(room) == opening and room.match.check_commit(player):
                committed = Commitment(opening, player, hashed)
                await safely(self._store.add_commitment(room.name, committed), room)
                room.match.commit(player, hashed)
                room.send_sealed()
                self.watch(room)
            else:
                _show(room, guest)

    async def reveal(self, room: Room, guest: Guest, opening: int, player: int, text: str) -> None:
        """Stores a player's text; the last text fixes the dice."""
        _check_player(guest, player)
        async with room.lock:
            if _number(room) == opening and room.match.check_reveal(player, text):
                await safely(self._store.reveal(room.name, opening, player, text), room)
                room.match.reveal(player, text)
                room.send_sealed()
                if not room.unrevealed_here:
                    room.end_reveal_watch()
            else:
                _show(room, guest)
        self._go_on(room)

    def watch(self, room: Room) -> None:
        """Gives the connected pages ``reveal_seconds`` to reveal their texts."""
        number = _number(room)
        if number is not None:
            work, doing = partial(self.void, room, number), f"the dice of {room.name}"
            room.watch_reveal(lambda: self._background.spawn(work(), doing))

    async def void(self, room: Room, number: int) -> None:
        """Voids an opening in which a connected page has not revealed its text in time.

        Nothing has been thrown, and all players commit anew.
        """
        async with room.lock:
            late = room.unrevealed_here
            if not late or _number(room) != number:
                return
            try:
                await safely(self._store.void_opening(room.name, number), room)
            except StoreFailed:
                self.watch(room)  # the table and the log are informed: tried again later
                return
            room.match.void_opening(late)
            room.send_sealed()


def _check_player(guest: Guest, player: int) -> None:
    if player not in guest.people:
        raise NotYourTurn("opening-not-yours")


def _number(room: Room) -> int | None:
    """Returns the number of the match's opening, or None if its dice need none."""
    return room.match.opening.number if room.match.opening else None


def _show(room: Room, guest: Guest) -> None:
    """Sends the state of the opening to the sender of a message that was late or came twice."""
    if seal := room.seal:
        guest.send(Sealed(seal))
