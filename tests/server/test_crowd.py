"""Many who watch, somebody who does not read, and matches of an earlier version."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config

from debut import OVER, Match, State
from debut.server.addresses import Addresses
from debut.server.socket import TOO_SLOW, SocketLine
from debut.server.store import MIGRATIONS, open_database
from debut.table import rooms
from debut.table.limits import LIMITS, Limits
from debut.table.matches import Matches
from debut.table.messages import Opened, Present
from tests.server.at_table import (
    PATIENCE,
    Heard,
    come,
    new_id,
    step,
    tables,
    until,
    waits_for_a_person,
    whole,
    wish,
)

WATCHERS = 2_000


def test_two_thousand_watchers_cost_one_view_and_one_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    views, encoded = [], []
    really_views, really_encode = State.views, rooms.encode

    def see(state: State, seats: Any) -> Any:
        views.append(set(seats))
        return really_views(state, seats)

    def encode(told: object) -> bytes:
        # Who is there is told whenever it may be.
        if not isinstance(told, Present):
            encoded.append(told)
        return really_encode(told)

    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            opened = await matches.open(wish(options={"throws": 50}))
            ann, room = await come(matches, opened, 0)
            ben, _ = await come(matches, opened, 1)
            # The table throws the coin before they come, so that all of them hear the same.
            await until(lambda: waits_for_a_person(room))
            crowd = [(await come(matches, opened))[0] for _ in range(WATCHERS)]
            monkeypatch.setattr(State, "views", see)
            monkeypatch.setattr(rooms, "encode", encode)
            ply, heard = room.match.ply, len(crowd[-1].told)
            here = (ann, ben)[room.match.on_turn or 0]
            await step(matches, room, here)
            played = room.match.ply - ply
            assert 1 <= played <= 2
            assert views == [{0, 1, None}] * played
            # The events, a view for each of three, and a message for each of three.
            assert len(encoded) == 7 * played
            for one in crowd:
                assert one.told[heard:] == crowd[0].told[heard:]
                assert one.told[-1]["can_undo"] is False
            assert here.told[-1]["move"] == crowd[0].told[-1]["move"]

    asyncio.run(run())


# Somebody who does not read


class Deaf:
    """A socket whose other end takes one message and no more."""

    def __init__(self, first: dict[str, Any]) -> None:
        self.asked: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.asked.put_nowait({"type": "websocket.receive", "text": json.dumps(first)})
        self.sent: list[str] = []
        self.closed: list[int] = []

    async def receive(self) -> dict[str, Any]:
        return await self.asked.get()

    async def send(self, message: dict[str, Any]) -> None:
        self.sent.append(message["text"])
        if len(self.sent) > 1:
            await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        self.closed.append(code)
        self.asked.put_nowait({"type": "websocket.disconnect", "code": code})


def test_whoever_does_not_read_is_dropped_at_the_bound(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            opened = await matches.open(wish(options={"throws": 200}))
            heard, room = await come(matches, opened, 0, 1)
            socket = Deaf({"type": "sit", "keys": []})
            line = asyncio.create_task(SocketLine(socket, matches, opened.match).run())  # type: ignore[arg-type]
            await until(lambda: () in room.groups)
            told = 0
            while () in room.groups:
                assert told <= LIMITS.outbox_messages + 3
                room.send_undone(None)
                told += 1
                await asyncio.sleep(0)
            # Beside what the table threw meanwhile.
            assert told > LIMITS.outbox_messages - 10
            await asyncio.wait_for(line, PATIENCE)
            assert socket.closed == [TOO_SLOW]
            # The others do not notice.
            assert len(heard.of("undone")) == told
            await until(lambda: waits_for_a_person(room))
            await step(matches, room, heard)

    asyncio.run(run())


def test_whoever_stands_at_the_door_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from debut.server import socket as socket_module

    class Short:
        first_message_seconds = 0.1
        outbox_messages = LIMITS.outbox_messages

    monkeypatch.setattr(socket_module, "LIMITS", Short)

    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            opened = await matches.open(wish())
            socket = Deaf({"type": "rematch"})
            line = SocketLine(socket, matches, opened.match)  # type: ignore[arg-type]
            await asyncio.wait_for(line.run(), PATIENCE)
            assert "sit-first" in socket.sent[0]
            assert socket.closed == [TOO_SLOW]

            silent = Deaf({"type": "sit", "keys": []})
            silent.asked.get_nowait()  # it never comes
            line = SocketLine(silent, matches, opened.match)  # type: ignore[arg-type]
            await asyncio.wait_for(line.run(), PATIENCE)
            assert silent.sent == []
            assert silent.closed == [TOO_SLOW]

    asyncio.run(run())


def test_a_message_in_time_is_answered_however_long_its_address_waits(tmp_path: Path) -> None:
    """Somebody else behind the same address has used up its time of the event loop."""

    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            opened = await matches.open(wish())
            addresses = Addresses(Limits())
            socket = Deaf({"type": "sit", "keys": []})
            line = SocketLine(socket, matches, opened.match, "a", addresses)  # type: ignore[arg-type]
            turn, coming = asyncio.Event(), asyncio.Event()

            async def wait(_: str) -> None:
                coming.set()
                await turn.wait()

            addresses.loop_time.turn = wait  # type: ignore[method-assign]
            running = asyncio.create_task(line.run())
            await coming.wait()
            line._lose_patience()
            turn.set()
            await until(lambda: bool(socket.sent) or bool(socket.closed))
            assert json.loads(socket.sent[0])["type"] == "standing"
            assert socket.closed == []
            running.cancel()

    asyncio.run(run())


def test_whoever_sits_down_in_time_stays_however_long_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            opened = await matches.open(wish())
            socket = Deaf({"type": "sit", "keys": []})
            line = SocketLine(socket, matches, opened.match)  # type: ignore[arg-type]
            sit = matches.sit

            async def late(*told: Any) -> Any:
                line._lose_patience()
                return await sit(*told)

            monkeypatch.setattr(matches, "sit", late)
            running = asyncio.create_task(line.run())
            await until(lambda: bool(socket.sent))
            assert json.loads(socket.sent[0])["type"] == "standing"
            assert socket.closed == []
            running.cancel()

    asyncio.run(run())


# Taking back replays nothing


def test_taking_back_late_in_a_match_costs_no_more_than_early(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, store):
            opened = await matches.open(wish(options={"throws": 200}))
            heard, room = await come(matches, opened, 0, 1)

            def nothing(*_: object) -> None:
                raise AssertionError("the match is read anew")

            store.load = nothing  # type: ignore[method-assign,assignment]
            while room.match.ply < 300 and room.match.state.turn != OVER:
                await until(lambda: waits_for_a_person(room))
                if room.match.can_undo():
                    started = time.process_time()
                    await matches.undo(room, heard.guest, new_id(), room.match.ply)
                    assert time.process_time() - started < 0.5
                    await step(matches, room, heard)
                await until(lambda: waits_for_a_person(room))
                if room.match.state.turn != OVER:
                    await step(matches, room, heard)
                assert len(room.match.states) < 10
            assert room.match.ply > 100

    asyncio.run(run())


# Matches of an earlier version


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database as the first version left it, with a match on checked dice in mid-play."""
    with contextlib.closing(sqlite3.connect(tmp_path / "m.sqlite")) as database:
        database.executescript((Path(__file__).parent / "first.sql").read_text("utf-8"))
    return tmp_path


def test_a_match_of_an_earlier_version_goes_on_with_its_dice(old: Path) -> None:
    told = json.loads((Path(__file__).parent / "first.json").read_text())

    async def run() -> None:
        async with tables(old) as (matches, store):
            heard = Heard()
            room = await matches.sit(told["match"], heard.guest, told["keys"])
            standing = heard.of("standing")[0]
            assert standing["people"] == [0, 1]
            assert standing["seal"]["texts"] == ["a|b", "c"]
            assert standing["ply"] == told["ply"]
            await finish(matches, room, heard)
            record = (await whole(store, told["match"])).to_json()
            assert json.loads(record)["format"] == 1
            assert Match.from_json(record).verify().dice == "checked"

    asyncio.run(run())


def test_its_tables_become_those_of_a_new_database(old: Path) -> None:
    earlier, new = (tables_of(old / name) for name in ("m.sqlite", "new.sqlite"))
    assert earlier == new
    assert {"matches", "plies", "texts", "resignations"} < set(new)


def test_who_sat_down_before_there_were_kits_is_called_as_he_was(tmp_path: Path) -> None:
    """An earlier version kept names only: what it left is opened, and kits are kept."""

    async def open_one() -> Opened:
        async with tables(tmp_path) as (matches, _):
            opened = await matches.open(wish())
            await matches.sit(opened.match, Heard().guest, [opened.keys[0] or ""], [], ["Ada"])
            return opened

    opened = asyncio.run(open_one())
    downgrade(tmp_path / "m.sqlite", "0003")

    async def go_on() -> None:
        async with tables(tmp_path) as (matches, store):
            keys = [key or "" for key in opened.keys]
            kits = ["plain-red-white", "hoops-sky-white"]
            await matches.sit(opened.match, Heard().guest, keys, (), (), kits)
            players = (await whole(store, opened.match)).record.players
            assert [one.name for one in players] == ["Ada", "P1"]
            assert [one.kit for one in players] == ["", "hoops-sky-white"]

    asyncio.run(go_on())


def downgrade(path: Path, version: str) -> None:
    """Leaves a database as an earlier version would have."""
    engine = open_database(f"sqlite:///{path}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, version)
    engine.dispose()


def tables_of(path: Path) -> dict[str, list[list[tuple[object, ...]]]]:
    """Their columns, what they refer to, and what must not be there twice; and the version."""
    open_database(f"sqlite:///{path}").dispose()
    asked = ("PRAGMA table_info({})", "PRAGMA foreign_key_list({})", "PRAGMA index_list({})")
    with contextlib.closing(sqlite3.connect(path)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM pragma_table_list")]
        told = {
            name: [sorted(row[1:] for row in database.execute(one.format(name))) for one in asked]
            for name in names
        }
        return told | {"version": [database.execute("SELECT * FROM alembic_version").fetchall()]}


async def finish(matches: Matches, room: rooms.Room, heard: Heard) -> None:
    while room.match.state.turn != OVER:
        await until(lambda: waits_for_a_person(room))
        if room.match.state.turn != OVER:
            await step(matches, room, heard)
