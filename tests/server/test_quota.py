"""What matches count for on the disk: exactly enough, and nobody fills it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sqlite3
import stat
import time
from collections import namedtuple
from pathlib import Path
from typing import Any

import pytest

from debut.kernel.match.match import Match
from debut.kernel.match.record import PlayerRecord, PlyRecord
from debut.server import retention, store, upkeep
from debut.server.quota import key_beside, payers_of
from debut.server.store import Store, StoredAnalysis, open_database
from debut.server.upkeep import EVERYBODY
from debut.table.errors import StorageFull, TooMany
from debut.table.limits import Limits
from debut.table.stored import Commitment, StoredPly
from debut.table.upkeep import LEAST, PLY_BYTES, RESERVED, STEP
from tests.helpers import reads_well
from tests.server.at_table import come, new_id, step, until, wish
from tests.server.conftest import TWO_PEOPLE, Server
from tests.server.test_retention import Place, finished, place, played

ANN, BEN = "192.0.2.1", "192.0.2.2"
LONG = wish(dice="typed", options={"throws": 60})
PLAYERS = PlayerRecord("Ann", 0), PlayerRecord("Ben", 1)
DISK = namedtuple("DISK", "total used free")


def begun(game: str = "supergoal", plies: int = 0) -> Match:
    """A match from elsewhere, with real dice."""
    match = Match.new(game, {}, PLAYERS, "typed")
    while match.ply < plies:
        match.play(match.state.actions()[0])
    return match


async def exact(here: Place, match: str) -> int:
    """What a match takes by its rows."""
    found: int = await here.store.in_transaction(
        lambda connection: connection.execute(upkeep.SIZE, {"match": match}).scalar_one()
    )
    return found


def counted(here: Place) -> dict[str, int]:
    """What each match counts for."""
    return dict(here.query("SELECT id, bytes FROM matches"))


def kept(here: Place) -> dict[bytes, int]:
    """What is noted of each payer, and of all."""
    return dict(here.query("SELECT payer, bytes FROM storage"))


def check_sums(here: Place) -> None:
    """What is noted is the sum of what the matches count for."""
    sums = dict(
        here.query("SELECT payer, sum(bytes) FROM matches WHERE payer IS NOT NULL GROUP BY payer")
    )
    total = here.query("SELECT coalesce(sum(bytes), 0) FROM matches")[0][0]
    noted = kept(here)
    assert noted.pop(EVERYBODY, 0) == total
    assert {payer: number for payer, number in noted.items() if number} == sums


# What they count for


def test_what_is_counted_is_what_the_file_takes(tmp_path: Path) -> None:
    """Of many matches whose plies come one by one, in any order."""

    async def run() -> None:
        async with place(tmp_path) as here:
            with contextlib.closing(sqlite3.connect(here.path)) as database:
                empty = file_bytes(database)
                names = [(await here.matches.open(LONG, address=ANN)).match for _ in range(150)]
                for name in names:
                    for player in range(2):
                        await here.store.add_sitting(
                            name, player, "Anne", committed=Commitment(0, player, "0" * 64)
                        )
                for number in range(1, 201):
                    names.sort(key=lambda name: hash((name, number)))
                    await asyncio.gather(*(
                        here.store.add_plies(name, number, [ply(number)]) for name in names
                    ))  # fmt: skip

                def recount(connection: Any) -> None:
                    for name in names:
                        upkeep.count_again(connection, name)

                await here.store.in_transaction(recount)
                found, real = sum(counted(here).values()), file_bytes(database) - empty
                assert 0.8 * real < found < 1.25 * real
            check_sums(here)

    asyncio.run(run())


def ply(number: int) -> StoredPly:
    return StoredPly(PlyRecord(number % 2, "b4-c5", 17), 0.0, new_id()[:24] if number % 2 else None)


def file_bytes(database: sqlite3.Connection) -> int:
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    pages, size = (
        database.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "page_size")
    )
    return int(pages * size)


def test_a_match_counts_ahead_until_it_is_over(tmp_path: Path) -> None:
    """Then it counts for what it takes, and so does what is found in it later."""

    async def run() -> None:
        async with place(tmp_path) as here:
            opened = await finished(here)
            assert LEAST <= counted(here)[opened.match] < RESERVED
            before = counted(here)[opened.match]
            sizes = []
            for told in (b"x" * 10_000, b"y" * 5_000):
                found = StoredAnalysis("supergoal", "1", told, b"figures")
                await here.store.add_analysis(opened.match, found)
                sizes.append(counted(here)[opened.match])
            assert sizes[0] - sizes[1] == 5_000
            assert sizes[1] > before
            going, _ = await played(here, 30)
            assert counted(here)[going.match] == RESERVED
            check_sums(here)

    asyncio.run(run())


def test_a_long_match_counts_for_more_in_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("debut.table.upkeep.RESERVED", 4096)
    monkeypatch.setattr("debut.table.upkeep.STEP", 1024)

    async def run() -> None:
        async with place(tmp_path) as here:
            opened = await here.matches.open(LONG, address=ANN)
            heard, room = await come(here.matches, opened, 0, 1)
            seen = set()
            while room.match.ply < 80:
                await step(here.matches, room, heard)
                size = await exact(here, opened.match)
                seen.add(counted(here)[opened.match])
                assert size < max(seen) + 700  # the players' texts are counted at the end
            assert 4 < len(seen) < 20
            check_sums(here)

    asyncio.run(run())


def test_taking_back_counts_for_nothing(tmp_path: Path) -> None:
    """Or an opponent would fill the quota of whoever opened the match."""

    async def run() -> None:
        async with place(tmp_path) as here:
            opened = await here.matches.open(LONG, address=ANN)
            heard, room = await come(here.matches, opened, 0, 1)
            size = room.upkeep.size
            for _ in range(5):
                await step(here.matches, room, heard)
                assert room.upkeep.size > size
                await here.matches.undo(room, heard.guest, new_id(), room.match.ply)
                assert room.upkeep.size == size
            here.start()
            again = await here.matches.room(opened.match)
            assert again.upkeep.size == size

    asyncio.run(run())


def test_what_is_in_memory_and_on_the_disk_is_counted_alike(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(tmp_path) as here:
            opened, _ = await played(here, 25)
            size = (await here.matches.room(opened.match)).upkeep.size
            here.start()
            assert (await here.matches.room(opened.match)).upkeep.size == size
            sat = 2 * PLY_BYTES  # on typed dice, for which nobody commits to a text
            assert await exact(here, opened.match) == max(LEAST, size + sat)

    asyncio.run(run())


# The bounds


def test_beyond_its_bound_an_address_opens_and_loads_no_more(tmp_path: Path) -> None:
    """Nothing of what is refused is stored, everybody else goes on, and no move is refused."""

    async def run() -> None:
        async with place(tmp_path, stored_bytes_an_address=3 * RESERVED) as here:
            opened = [await here.matches.open(LONG, address=ANN) for _ in range(3)]
            record = begun().record
            before = here.query("SELECT count(*) FROM matches")
            for refused in (
                here.matches.open(LONG, address=ANN),
                here.matches.load(record, ANN),
                here.matches.check_storage(ANN),
            ):
                with pytest.raises(TooMany) as caught:
                    await refused
                assert caught.value.message == "storage-address-full"
                reads_well(caught.value)
            assert here.query("SELECT count(*) FROM matches") == before
            await here.matches.open(LONG, address=BEN)
            # Those that are there can be played to their end.
            heard, room = await come(here.matches, opened[0], 0, 1)
            while not room.match.over:
                await step(here.matches, room, heard)
            assert counted(here)[opened[0].match] > LEAST
            # Over, it takes less: but there is not yet room for a whole one.
            with pytest.raises(TooMany):
                await here.matches.open(LONG, address=ANN)
            second, there = await come(here.matches, opened[1], 0, 1)
            await here.matches.resign(there, second.guest, new_id(), there.match.ply, 0)
            await here.matches.open(LONG, address=ANN)
            check_sums(here)

    asyncio.run(run())


def test_two_at_once_do_not_both_pass(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(tmp_path, stored_bytes_an_address=2 * RESERVED) as here:
            tried = await asyncio.gather(
                *(here.matches.open(LONG, address=ANN) for _ in range(6)), return_exceptions=True
            )
            assert sum(isinstance(one, TooMany) for one in tried) == 4
            check_sums(here)

    asyncio.run(run())


def test_a_loaded_match_counts_for_what_it_takes(tmp_path: Path) -> None:
    """Its real bytes, and those that are ahead of it."""

    async def run() -> None:
        async with place(tmp_path) as here:
            match = begun("simulator", 1200)
            opened = await here.matches.load(match.record, ANN)
            size = PLY_BYTES * 1200 + sum(len(one.text) for one in match.record.plies)
            assert size + STEP < counted(here)[opened.match] < size + STEP + 2000
            check_sums(here)
            async with place(tmp_path / "small", stored_bytes=size) as small:
                with pytest.raises(StorageFull):
                    await small.matches.load(match.record, ANN)
                assert small.query("SELECT count(*) FROM plies") == [(0,)]

    (tmp_path / "small").mkdir()
    asyncio.run(run())


def test_beyond_the_bound_of_all_nobody_opens_a_match(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(tmp_path, stored_bytes=3 * RESERVED) as here:
            opened = [await here.matches.open(LONG, address=f"192.0.2.{n}") for n in range(3)]
            with pytest.raises(StorageFull) as caught:
                await here.matches.open(LONG, address=BEN)
            assert caught.value.message == "storage-full"
            reads_well(caught.value)
            heard, room = await come(here.matches, opened[0], 0, 1)
            await step(here.matches, room, heard)
            # What is removed makes room.
            here.matches.leave(room, heard.guest)
            here.start()
            here.days_pass(91)
            await here.retention.sweep()
            assert kept(here) == {EVERYBODY: 0}
            await here.matches.open(LONG, address=BEN)

    asyncio.run(run())


def test_on_a_disk_that_is_nearly_full_nobody_opens_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is left is for the matches under way."""

    async def run() -> None:
        async with place(tmp_path, disk_free_bytes=1000) as here:
            opened = await here.matches.open(LONG, address=ANN)
            monkeypatch.setattr(store, "disk_usage", lambda path: DISK(2000, 1001, 999))
            with pytest.raises(StorageFull) as caught:
                await here.matches.open(LONG, address=ANN)
            assert caught.value.message == "storage-disk-low"
            reads_well(caught.value)
            heard, room = await come(here.matches, opened, 0, 1)
            await step(here.matches, room, heard)
            monkeypatch.setattr(store, "disk_usage", lambda path: DISK(2000, 1000, 1000))
            await here.matches.open(LONG, address=ANN)

    asyncio.run(run())


def test_a_rematch_is_paid_by_whoever_agreed_last(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(tmp_path, stored_bytes_an_address=RESERVED + LEAST) as here:
            opened = await here.matches.open(wish(), address=ANN)
            people = [await come(here.matches, opened, player) for player in range(2)]
            room = people[0][1]
            for (heard, _), address in zip(people, (ANN, BEN), strict=True):
                heard.guest.address = address
            await here.matches.resign(room, people[0][0].guest, new_id(), 0, None)
            for heard, _ in people:
                await here.matches.rematch(room, heard.guest)
            assert room.rematch is not None
            payers = dict(here.query("SELECT id, payer FROM matches"))
            assert payers[opened.match] != payers[room.rematch.match]
            # Whoever has no room left is told so, and the offer of the other stays.
            again = [await come(here.matches, room.rematch, player) for player in range(2)]
            there = again[0][1]
            for (heard, _), address in zip(again, (ANN, BEN), strict=True):
                heard.guest.address = address
            with contextlib.suppress(TooMany):
                await here.matches.open(wish(), address=BEN)
            await here.matches.resign(there, again[0][0].guest, new_id(), 0, None)
            await here.matches.open(wish(), address=BEN)
            await here.matches.rematch(there, again[0][0].guest)
            with pytest.raises(TooMany):
                await here.matches.rematch(there, again[1][0].guest)
            assert there.rematch is None
            assert there.offers.players == again[0][0].guest.people

    asyncio.run(run())


# Who pays


def test_no_address_is_in_the_database(tmp_path: Path) -> None:
    """A hash is, made with a key that is in another file, which its owner alone can read."""

    async def run() -> None:
        async with place(tmp_path) as here:
            await here.matches.open(LONG, address=ANN)
            await here.matches.open(LONG, address=BEN)
            payers = [payer for (payer,) in here.query("SELECT DISTINCT payer FROM matches")]
            assert [len(payer) for payer in payers] == [8, 8]
            here.query("PRAGMA wal_checkpoint(TRUNCATE)")
            file = here.path.read_bytes()
            assert ANN.encode() not in file
            key = Path(f"{here.path}.key")
            assert stat.S_IMODE(key.stat().st_mode) == 0o600
            assert key.read_bytes() not in file
            url = str(here.path)
            assert payers_of(url).of(ANN) in payers
            assert payers_of(url).of("192.0.2.3") not in payers

    asyncio.run(run())


def test_the_key_stays_and_a_broken_one_is_replaced(tmp_path: Path) -> None:
    database = tmp_path / "m.sqlite"
    key = key_beside(database)
    assert key_beside(database) == key
    Path(f"{database}.key").write_bytes(key[:5])
    assert len(key_beside(database)) == len(key)
    assert key_beside(database) != key[:5]
    assert sorted(os.listdir(tmp_path)) == ["m.sqlite.key"]
    assert payers_of(":memory:").of(ANN) != payers_of(":memory:").of(ANN)


def test_who_paid_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And then it counts for nobody, but still for all."""
    monkeypatch.setattr(retention, "MATCHES_AT_ONCE", 2)

    async def run() -> None:
        async with place(tmp_path, address_days=30) as here:
            for _ in range(5):
                opened = await here.matches.open(wish(), address=ANN)
                heard, room = await come(here.matches, opened, 0, 1)
                await here.matches.resign(room, heard.guest, new_id(), 0, 0)
            going = await here.matches.open(wish(), address=BEN)
            here.start()
            here.days_pass(29)
            await here.retention.sweep()
            assert len(kept(here)) == 3
            await come(here.matches, going, 0)
            await until(lambda: here.query("SELECT max(touched) FROM matches")[0][0] > 1.801e9)
            here.days_pass(2)
            await here.retention.sweep()
            paid = dict(here.query("SELECT id, payer FROM matches WHERE payer IS NOT NULL"))
            assert list(paid) == [going.match]
            assert len(kept(here)) == 2
            check_sums(here)

    asyncio.run(run())


# Databases of before


def test_a_database_of_before_is_counted(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.executescript((Path(__file__).parent / "first.sql").read_text("utf-8"))
        database.commit()
    open_database(f"sqlite:///{path}").dispose()
    with contextlib.closing(sqlite3.connect(path)) as database:
        rows = database.execute("SELECT status, payer, bytes, touched FROM matches").fetchall()
        assert [row[:2] for row in rows] == [(None, None)]
        assert rows[0][2] >= LEAST and rows[0][3] > 1.7e9
        assert database.execute("SELECT * FROM storage").fetchall() == [(EVERYBODY, rows[0][2])]

    async def run() -> None:
        old = Store(f"sqlite:///{path}", Limits())
        try:
            (name,) = [row[0] for row in await old.in_transaction(names)]
            size = await old.in_transaction(
                lambda connection: connection.execute(upkeep.SIZE, {"match": name}).scalar_one()
            )
            assert size == rows[0][2]
        finally:
            old.close()

    def names(connection: Any) -> Any:
        return connection.execute(store.matches.select()).all()

    asyncio.run(run())


# Over HTTP


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Any:
    server = Server(tmp_path_factory.mktemp("small"), stored_bytes_an_address=5 * RESERVED)
    try:
        yield server.start()
    finally:
        server.stop()


def test_a_full_address_is_refused_in_both_languages(small: Server) -> None:
    """Opening and loading, before anything is stored; the same bound for both."""
    wished = json.dumps({"game": "supergoal", "seats": TWO_PEOPLE})
    ways = ("/api/matches", wished), ("/api/matches/load", begun().to_json())
    for number in range(5):
        path, body = ways[number % 2]
        answer = small.http.post(path, content=body)
        assert answer.status_code == 201, answer.text
    match, keys = answer.json()["match"], answer.json()["keys"]
    for path, body in ways:
        answer = small.http.post(path, content=body)
        told = answer.json()
        assert (answer.status_code, told["code"]) == (429, "storage-address-full")
        assert "played to the end" in told["en"] and "jusqu’au bout" in told["fr"]
    figures = small.http.get("/metrics").text
    assert 'debut_refusals_total{code="storage-address-full"} 2.0' in figures
    (stored,) = [line for line in figures.splitlines() if line.startswith("debut_stored_bytes")]
    assert float(stored.split()[1]) == 5 * RESERVED
    assert "debut_matches_removed_total 0.0" in figures
    guest = small.join(match, *keys)
    guest.step()


def test_the_life_of_a_match_is_announced(small: Server) -> None:
    with contextlib.closing(sqlite3.connect(small.database)) as database:
        opened = database.execute("SELECT id FROM matches LIMIT 1").fetchone()
    match = opened[0] if opened else small.new()[0]
    life = small.http.get(f"/api/matches/{match}/life").json()
    assert (life["over"], life["days"]) == (False, 90)
    assert life["until"].endswith("Z")
    assert small.http.get("/api/matches/nothing/life").status_code == 404
    guest = small.join(match)
    assert guest.standing["life"]["days"] == 90


def test_a_removed_match_is_gone_over_http_and_sockets(small: Server) -> None:
    with contextlib.closing(sqlite3.connect(small.database)) as database, database:
        database.execute("INSERT INTO removed VALUES ('gone', 90, ?)", [time.time()])
    for path in ("record", "replay", "story", "summary", "analysis", "life"):
        answer = small.http.get(f"/api/matches/gone/{path}")
        assert (answer.status_code, answer.json()["code"]) == (410, "match-removed"), path
    told = json.loads(small.connect("gone").recv(60))
    assert told["problem"]["code"] == "match-removed"
