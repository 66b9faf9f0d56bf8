"""Nothing answered is ever lost: power cuts, killed thinkers, a locked database, real whistles."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from websockets.exceptions import WebSocketException

from debut import OVER, Match
from debut.games.supergoal.view import scene as view
from debut.kernel.match.dice import commitment
from debut.kernel.match.record import PlyRecord
from debut.server.readers import stored_record
from debut.server.store import Store
from debut.server.thinkers import Thinkers
from debut.table import clock
from debut.table.errors import StoreFailed
from debut.table.matches import Matches
from debut.table.messages import STORE, NewMatch, Opened, SeatWish
from debut.table.rooms import Guest as TableGuest
from debut.table.rooms import Room
from debut.table.stored import AlreadyStored, StoreBroken, StoredPly
from tests.server.at_table import open_dice, text_of, until, waits_for_a_person
from tests.server.conftest import PATIENCE, Guest, Server, alive, wait_for

CUTS = 2
MATCHES = 4
SEEN = 20  # plies, before a cut

# Power cuts


class Table(threading.Thread):
    """A person with every key of a match, who plays as fast as the answers come."""

    def __init__(self, server: Server, match: str, keys: list[str | None], seed: int) -> None:
        super().__init__(daemon=True)
        self.server, self.match, self.keys = server, match, keys
        self.rng = random.Random(seed)
        self.told: dict[int, str] = {}  # every ply we were told of
        self.heard: list[dict[str, Any]] = []  # on this connection
        self.pending: dict[str, object] | None = None
        self.over = False
        self.wrong = ""

    def run(self) -> None:
        """Until the match is over or the connection breaks."""
        with contextlib.suppress(WebSocketException, OSError, EOFError, TimeoutError):
            guest = self.server.join(self.match, *self.keys)
            self.heard = guest.heard
            try:
                self.play(guest)
            finally:
                self.note(guest)

    @property
    def seen(self) -> int:
        """Plies of this connection."""
        return sum(one["type"] == "happened" for one in list(self.heard))

    def play(self, guest: Guest) -> None:
        if self.pending:
            # The answer was lost: sent again, it is played once.
            guest.send(**self.pending)  # type: ignore[arg-type]
            guest.hear("happened", "standing")
        while True:
            guest.settle()
            self.pending = None
            if guest.turn == OVER:
                self.over = True
                return
            kind = "throw" if guest.turn < 0 else "play"
            more = {} if kind == "throw" else {"actions": [self.rng.choice(guest.choices)]}
            self.pending = {"kind": kind, "move": uuid4().hex, "ply": guest.ply, **more}
            guest.send(**self.pending)  # type: ignore[arg-type]
            while guest.hear("happened", "failed").get("move") != self.pending["move"]:
                if guest.heard[-1]["type"] == "failed":
                    self.wrong = json.dumps(guest.heard[-1])
                    return

    def note(self, guest: Guest) -> None:
        for one in guest.heard:
            if one["type"] == "happened":
                told = self.told.setdefault(one["ply"], one["text"])
                if told != one["text"]:
                    self.wrong = f"ply {one['ply']} was {told} and is {one['text']}"


def test_every_answered_ply_outlives_a_power_cut(own_server: Server) -> None:
    server, rng = own_server, random.Random(7)
    people = [{"name": "Ann"}, {"name": "Ben"}], [{"name": "Ann"}, {"level": 1}]
    opened = [server.new(*people[n % 2], options={"throws": 30}) for n in range(MATCHES)]
    tables = [Table(server, match, keys, n) for n, (match, keys) in enumerate(opened)]
    for _ in range(CUTS):
        for table in tables:
            table.start()
        midst_of_play(tables)
        time.sleep(0.5 * rng.random())
        thinkers = server.children()
        server.kill()
        for table in tables:
            table.join(PATIENCE)
            assert not table.is_alive()
            assert not table.wrong
        server.guests.clear()
        server.start()
        for table in tables:
            check_kept(server, table)
        tables = [again(table) for table in tables]
        assert_gone(thinkers)
    assert any(len(table.told) > SEEN for table in tables)
    for table in tables:
        finish(server, table)


def midst_of_play(tables: list[Table]) -> None:
    wait_for(lambda: any(one.seen > SEEN or one.over for one in tables), "somebody plays")


def again(table: Table) -> Table:
    """The same person, back after the cut."""
    new = Table(table.server, table.match, table.keys, len(table.told))
    new.told, new.pending = table.told, None if table.over else table.pending
    return new


def check_kept(server: Server, table: Table) -> None:
    """Each ply that was told is there, once, with its text; none was doubled."""
    read = Match.from_json(server.record(table.match).content)
    texts = [ply.text for ply in read.record.plies]
    assert len(texts) >= max(table.told, default=0)
    for ply, text in table.told.items():
        assert texts[ply - 1] == text
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        rows = database.execute(
            "SELECT ply FROM plies WHERE match = ? ORDER BY ply", [table.match]
        ).fetchall()
    assert [ply for (ply,) in rows] == list(range(1, len(texts) + 1))


def finish(server: Server, table: Table) -> None:
    """The match goes on, the computer's seats too, to an end that anyone can check."""
    guest = server.join(table.match, *table.keys)
    start = time.monotonic()
    while guest.turn != OVER and time.monotonic() < start + PATIENCE:
        guest.settle()
        if guest.turn != OVER:
            guest.step()
    assert guest.standing["result"]
    assert Match.from_json(server.record(table.match).content).verify().dice == "checked"
    guest.close()


def assert_gone(pids: list[int]) -> None:
    """A killed server leaves no thinkers behind."""
    wait_for(lambda: not any(map(alive, pids)), f"{pids} end with their server")


def test_the_computers_match_goes_on_after_a_power_cut(own_server: Server) -> None:
    server = own_server
    match, guest = server.table({"level": 1}, {"level": 1}, options={"throws": 100})
    for _ in range(40):
        guest.next()
    server.kill()
    server.guests.clear()
    server.start()
    before = len(Match.from_json(server.record(match).content).record.plies)
    assert before >= guest.ply
    guest = server.join(match)
    assert guest.ply >= before
    for _ in range(40):
        assert guest.next()["type"] == "happened"
    kill_thinkers(server, guest)


def kill_thinkers(server: Server, guest: Guest) -> None:
    """While they think, and all of them at once; twice."""
    for _ in range(2):
        assert server.children()
        server.kill_children()
        now = guest.ply
        while guest.ply < now + 20 and guest.turn != OVER:
            guest.next()


def test_a_thinker_killed_while_it_waits_stops_nothing(own_server: Server) -> None:
    server = own_server
    match, guest = server.table({"name": "Ann"}, {"level": 1}, options={"throws": 10})
    for _ in range(100):
        guest.settle()
        guest.step()
        if any(one["type"] == "happened" and one["turn"] == 1 for one in guest.heard):
            break
    guest.settle()
    server.kill_children()
    time.sleep(0.2)
    guest.until("over")
    Match.from_json(server.record(match).content)


# The store by itself


def test_the_store_outlives_a_locked_database(tmp_path: Path) -> None:
    async def run() -> None:
        path = tmp_path / "m.sqlite"
        store = Store(f"sqlite:///{path}?timeout=0.1")
        matches = Matches(store, Thinkers())
        wish = NewMatch("supergoal", (SeatWish(0), SeatWish(1)))
        with contextlib.closing(sqlite3.connect(path)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreFailed, match="locked"):
                await matches.open(wish)
        opened = await asyncio.wait_for(matches.open(wish), PATIENCE)
        assert await store.load(opened.match) is not None
        store.close()

    asyncio.run(run())


def test_what_is_asked_of_a_locked_database_is_refused_in_words(tmp_path: Path) -> None:
    """Reading shares its moment with writing: a full or locked disk ends no connection."""

    async def run() -> None:
        path = tmp_path / "m.sqlite"
        store = Store(f"sqlite:///{path}?timeout=0.1")
        matches = Matches(store, Thinkers())
        opened = await matches.open(NewMatch("supergoal", (SeatWish(0), SeatWish(1))))
        _, guest, room = await seated(matches, opened)
        await until(lambda: waits_for_a_person(room))
        with contextlib.closing(sqlite3.connect(path)) as other:
            other.execute("BEGIN IMMEDIATE")
            for asked in (
                matches.throw(room, guest, uuid4().hex, room.match.ply + 1),  # sent again?
                matches.game_of("elsewhere"),
                matches.room("elsewhere"),
            ):
                with pytest.raises(StoreFailed, match="locked"):
                    await asked
        store.close()

    asyncio.run(run())


def test_the_store_outlives_whoever_goes_before_the_answer(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'm.sqlite'}")
        matches = Matches(store, Thinkers())
        wish = NewMatch("supergoal", (SeatWish(0), SeatWish(1)))
        for _ in range(20):
            gone = [asyncio.create_task(matches.open(wish)) for _ in range(5)]
            await asyncio.sleep(random.random() / 500)
            for task in gone:
                task.cancel()
        await asyncio.wait_for(matches.open(wish), PATIENCE)
        store.close()

    asyncio.run(run())


async def seated(matches: Matches, opened: Opened) -> tuple[list[Any], TableGuest, Room]:
    """Somebody with every key: what he hears, himself, and where he sits."""
    heard: list[Any] = []
    guest = TableGuest((), lambda text: heard.append(json.loads(text)))
    keys = [key for key in opened.keys if key]
    hashes = [commitment(text_of(player)) for player in range(len(keys))]
    room = await matches.sit(opened.match, guest, keys, hashes)
    await open_dice(matches, room)
    return heard, guest, room


def test_a_ply_that_cannot_be_kept_takes_no_other_with_it(tmp_path: Path) -> None:
    """What is written at one moment is one statement: the others are kept all the same."""

    def ply(move: str | None = None) -> StoredPly:
        return StoredPly(PlyRecord(0, "pass", 1), 0.5, move)

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'm.sqlite'}")
        matches = Matches(store, Thinkers())
        wish = NewMatch("supergoal", (SeatWish(side=0), SeatWish(side=1)))
        names = [(await matches.open(wish)).match for _ in range(6)]
        await store.add_plies(names[0], 1, [ply("twice")])
        tried = await asyncio.gather(
            store.add_plies(names[0], 2, [ply("twice")]),  # a move's id again
            store.add_plies(names[1], 1, [ply("a"), ply()]),
            store.add_plies(names[0], 1, [ply()]),  # a ply again
            store.add_plies(names[2], 1, [ply("b")]),
            store.add_plies("nothing", 1, [ply()]),  # no such match
            store.add_plies(names[3], 1, [ply(), ply(), StoredPly(PlyRecord(-1, "é\"\u2028'"))]),
            store.add_plies(names[4], 1, [ply("c"), ply("c")]),  # half of it
            store.add_plies(names[5], 1, [ply("d")]),
            return_exceptions=True,
        )
        assert [isinstance(one, AlreadyStored) for one in tried] == [
            True, False, True, False, True, False, True, False,
        ]  # fmt: skip
        kept = [await store.load(name) for name in names]
        assert [len(one.plies) for one in kept if one] == [1, 2, 1, 3, 0, 1]
        assert kept[3] is not None
        assert kept[3].plies[2] == StoredPly(PlyRecord(-1, "é\"\u2028'"))
        assert kept[1] is not None
        assert kept[1].plies[0] == ply("a")
        store.close()

    asyncio.run(run())


# The whistle of a real clock


def test_the_whistle_ends_the_half_and_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody does anything but what has to be done once time is up."""
    monkeypatch.setattr(view, "HALF_SECONDS", 0.4)

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'm.sqlite'}")
        matches = Matches(store, Thinkers())
        wish = NewMatch("supergoal", (SeatWish(0), SeatWish(1)), {"clock": "real"})
        opened = await matches.open(wish)
        heard, guest, room = await seated(matches, opened)
        rng = random.Random(3)
        end = time.monotonic() + PATIENCE
        while room.match.state.turn != OVER and time.monotonic() < end:
            await asyncio.sleep(0.02)
            state, ply = room.match.state, room.match.ply
            if room.going or state.turn == OVER:
                continue
            if state.turn >= 0 and state.clock.up:
                await matches.play(room, guest, uuid4().hex, ply, [rng.choice(state.actions())])
            elif room.match.on_turn is not None and state.turn < 0:
                await matches.throw(room, guest, uuid4().hex, ply)
        assert room.match.state.turn == OVER
        told = [one for one in heard if one["type"] == "happened"]
        whistles = [one for one in told if one["text"] == "whistle"]
        assert len(whistles) == 2
        for one in whistles:
            assert one["move"] is None
            assert one["clock"] >= 0.4
        assert min(one["clock"] for one in whistles) < 1.5
        # The clock starts anew with each half.
        second = [one for one in told if one["view"]["clock"]["period"] == 2]
        assert second
        assert second[0]["clock"] < 0.1
        matches.leave(room, guest)
        url = f"sqlite:///{tmp_path / 'm.sqlite'}"
        record = await asyncio.to_thread(stored_record, url, opened.match)
        assert Match.from_json(record).record.result is not None
        store.close()

    asyncio.run(run())


def test_nobody_there_no_whistle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view, "HALF_SECONDS", 1.5)

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'm.sqlite'}")
        matches = Matches(store, Thinkers())
        wish = NewMatch("supergoal", (SeatWish(0), SeatWish(1)), {"clock": "real"})
        opened = await matches.open(wish)
        _, guest, room = await seated(matches, opened)
        await until(lambda: room.match.ply > 0 and waits_for_a_person(room))
        matches.leave(room, guest)
        stood, ply = room.seconds, room.match.ply
        assert stood is not None
        await asyncio.sleep(1.6)
        assert (room.seconds, room.match.ply) == (stood, ply)
        # Nor is the time lost that had run since the last ply.
        fresh = await Matches(store, Thinkers()).room(opened.match)
        assert fresh.seconds == pytest.approx(stood)
        await seated(matches, opened)
        await until(lambda: room.match.record.plies[-1].text == "whistle")
        store.close()

    asyncio.run(run())


def test_a_whistle_that_cannot_be_kept_does_not_spin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is blown again after pauses that grow, the table is informed, and then it is kept."""
    monkeypatch.setattr(view, "HALF_SECONDS", 0.3)
    monkeypatch.setattr(clock, "FIRST_PAUSE", 0.1)

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'm.sqlite'}")
        matches = Matches(store, Thinkers())
        wish = NewMatch("supergoal", (SeatWish(0), SeatWish(1)), {"clock": "real"})
        opened = await matches.open(wish)
        heard, _, room = await seated(matches, opened)
        await until(lambda: room.match.ply > 0 and waits_for_a_person(room))
        ply, tried, really = room.match.ply, [], store.add_plies

        async def full(*_: object) -> None:
            tried.append(time.monotonic())
            raise StoreBroken("database or disk is full")

        monkeypatch.setattr(store, "add_plies", full)
        await until(lambda: len(tried) == 4, "the whistle is blown again")
        pauses = [after - before for before, after in itertools.pairwise(tried)]
        assert all(took > 0.09 * 2**place for place, took in enumerate(pauses)), pauses
        stalled = [one for one in heard if one["type"] == "stalled"]
        assert {one["player"] for one in stalled} == {STORE}
        assert all("disk is full" in one["problem"]["fr"] for one in stalled)
        assert caplog.text.count("disk is full") == len(tried)
        assert room.match.ply == ply
        monkeypatch.setattr(store, "add_plies", really)
        await until(lambda: room.match.record.plies[-1].text == "whistle", "it is kept at last")
        await until(lambda: heard[-1]["type"] == "happened")
        assert [one for one in heard if one["type"] == "stalled"][-1]["problem"] is None
        store.close()

    asyncio.run(run())
