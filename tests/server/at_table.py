"""The server without the network: guests that keep what they hear, thinkers on strings."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

from debut.kernel.game import State
from debut.kernel.match.dice import commitment
from debut.kernel.match.match import Match
from debut.server.store import Store
from debut.table.matches import Matches
from debut.table.messages import NewMatch, Opened, SeatWish
from debut.table.rooms import Guest, Room
from debut.table.taken_up import taken_up

PATIENCE = 60.0


class Heard:
    """A guest, and everything he has been told."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []
        self.present: list[list[int]] = []  # comes whenever it may: kept apart
        self.guest = Guest((), self.hear)

    def hear(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "present":
            self.present.append(message["players"])
        else:
            self.told.append(message)

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [one for one in self.told if one["type"] == kind]


class Strings:
    """Thinkers that do what the test says, and count."""

    def __init__(self, choose: Callable[[State], Awaitable[int]]) -> None:
        self._choose = choose
        self.asked = 0
        self.ended = 0  # searches whose answer nobody wanted any more

    async def choose(self, bot: str, state: State, addresses: object = ()) -> int:
        del bot, addresses
        self.asked += 1
        try:
            return await self._choose(state)
        except asyncio.CancelledError:
            self.ended += 1
            raise

    async def warm(self, name: str) -> None:
        del name

    def close(self) -> None:
        pass


async def first_action(state: State) -> int:
    return state.actions()[0]


@asynccontextmanager
async def tables(
    folder: Path, thinkers: Any = None, timeout: float = 5
) -> AsyncIterator[tuple[Matches, Store]]:
    store = Store(f"sqlite:///{folder / 'm.sqlite'}?timeout={timeout}")
    try:
        yield Matches(store, thinkers or Strings(first_action)), store
    finally:
        store.close()


def wish(*levels: int | None, game: str = "supergoal", **more: Any) -> NewMatch:
    """Side A and side B in turn: a person, or a level of the computer."""
    seats = tuple(
        SeatWish(side % 2, f"P{side}", level) for side, level in enumerate(levels or (None, None))
    )
    return NewMatch(game, seats, more.pop("options", {"throws": 4}), **more)


async def come(matches: Matches, opened: Opened, *players: int) -> tuple[Heard, Room]:
    """Somebody with the keys of these players sits down."""
    heard = Heard()
    keys = [opened.keys[player] or "" for player in players]
    hashes = [commitment(text_of(player)) for player in players]
    room = await matches.sit(opened.match, heard.guest, keys, hashes)
    await open_dice(matches, room)
    return heard, room


async def open_dice(matches: Matches, room: Room) -> None:
    """Everybody at the table reveals, once everybody has committed."""
    opening = room.match.opening
    if opening is None or opening.uncommitted:
        return
    for guest in room.guests:
        for player in guest.people:
            if player in opening.unrevealed:
                await matches.openings.reveal(room, guest, opening.number, player, text_of(player))


def text_of(player: int) -> str:
    """What a person adds to the dice here."""
    return f"text {player}"


async def whole(store: Store, name: str) -> Match:
    """The match as it is on the disk, with every position."""
    loaded = await store.load(name)
    assert loaded is not None
    return await taken_up(loaded, lean=False)


def new_id() -> str:
    return uuid4().hex


async def until(done: Callable[[], bool], what: str = "") -> None:
    end = asyncio.get_running_loop().time() + PATIENCE
    while not done():
        assert asyncio.get_running_loop().time() < end, what
        await asyncio.sleep(0.005)


def waits_for_a_person(room: Room) -> bool:
    match = room.match
    return match.state.turn < -1 or (
        room.going is None and match.is_person(match.on_turn) and not room.lock.locked()
    )


async def step(matches: Matches, room: Room, heard: Heard, action: int | None = None) -> None:
    """The throw that waits, or a decision."""
    state, ply = room.match.state, room.match.ply
    if state.turn == -1 and room.match.record.dice.kind != "typed":
        await matches.throw(room, heard.guest, new_id(), ply)
    else:
        chosen = state.actions()[0] if action is None else action
        await matches.play(room, heard.guest, new_id(), ply, [chosen])
