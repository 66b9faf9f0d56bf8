"""The life of matches: those that nobody touches are removed, and nothing else ever is."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from debut.kernel.errors import DebutError
from debut.kernel.match.match import Match
from debut.server import retention
from debut.server.backup import back_up, restore
from debut.server.readers import stored_end, stored_record
from debut.server.retention import REMEMBERED_DAYS, Retention
from debut.server.store import Store, StoredAnalysis
from debut.table import matches
from debut.table.errors import MatchRemoved, StoreFailed, UnknownMatch
from debut.table.limits import Limits
from debut.table.matches import Matches, taken_up
from debut.table.messages import Opened
from debut.table.rooms import Room
from debut.table.stored import Loaded
from debut.table.tallies import TALLIES
from debut.table.upkeep import DAY, GRAIN
from tests.helpers import reads_well
from tests.server.at_table import Heard, Strings, come, first_action, new_id, step, until, wish

START = 1_800_000_000.0
TABLES = ("matches", "plies", "texts", "resignations", "analyses")


class Calendar:
    """The time, which goes on when the test says so."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now


class Place:
    """A server without the network, whose days pass as the test likes."""

    def __init__(self, folder: Path, limits: Limits) -> None:
        self.path = folder / "m.sqlite"
        self.url = f"sqlite:///{self.path}"
        self.calendar = Calendar()
        self.limits = limits
        self.store = Store(self.url, limits)
        self.start()

    def start(self) -> None:
        """As after a restart: nothing is in memory."""
        self.matches = Matches(self.store, Strings(first_action), self.calendar)  # type: ignore[arg-type]
        self.retention = Retention(
            self.store, self.matches, self.is_over, self.limits, self.calendar
        )

    def days_pass(self, days: float) -> None:
        """The server was there, and swept each hour."""
        self.calendar.now += days * DAY
        self.query("DELETE FROM sweeps")

    async def is_over(self, name: str) -> bool:
        return bool(await asyncio.to_thread(stored_end, self.url, name))

    def rows(self, match: str) -> dict[str, int]:
        """How many rows of it each table has."""
        with contextlib.closing(sqlite3.connect(self.path)) as database:
            return {
                table: database.execute(
                    f"SELECT count(*) FROM {table}"
                    f" WHERE {'id' if table == 'matches' else 'match'} = ?",
                    [match],
                ).fetchone()[0]
                for table in TABLES
            }

    def query(self, sql: str, *values: Any) -> list[Any]:
        with contextlib.closing(sqlite3.connect(self.path)) as database, database:
            return database.execute(sql, values).fetchall()

    async def is_there(self, match: str) -> bool:
        try:
            return await self.store.load(match) is not None
        except MatchRemoved:
            return False


@asynccontextmanager
async def place(folder: Path, **limits: int) -> AsyncIterator[Place]:
    here = Place(folder, Limits(**limits))
    try:
        yield here
    finally:
        here.store.close()


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAUSE", 0.0)
    monkeypatch.setattr(retention, "REST", 0.0)


async def played(here: Place, plies: int = 3) -> tuple[Opened, Heard]:
    """A match that somebody with both keys has begun, and left."""
    opened = await here.matches.open(wish(dice="typed", options={"throws": 60}))
    heard, room = await come(here.matches, opened, 0, 1)
    while room.match.ply < plies:
        await step(here.matches, room, heard)
    here.matches.leave(room, heard.guest)
    return opened, heard


async def finished(here: Place) -> Opened:
    opened = await here.matches.open(wish(dice="typed", options={"throws": 3}))
    heard, room = await come(here.matches, opened, 0, 1)
    while not room.match.over:
        await step(here.matches, room, heard)
    here.matches.leave(room, heard.guest)
    return opened


# What is removed, and what stays


def test_an_unfinished_match_nobody_touches_is_removed_with_all_its_rows(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(tmp_path) as here:
            opened, _ = await played(here, 12)
            other, _ = await played(here)
            before, plies = TALLIES.removed, here.rows(opened.match)["plies"]
            assert plies == 12
            here.days_pass(60)
            heard, room = await come(here.matches, other, 0, 1)
            await step(here.matches, room, heard)
            here.matches.leave(room, heard.guest)
            here.days_pass(31)
            assert await here.retention.sweep() == 1
            assert set(here.rows(opened.match).values()) == {0}
            assert await here.is_there(other.match)
            assert TALLIES.removed == before + 1
            with pytest.raises(MatchRemoved):  # nor is it in memory
                await here.matches.room(opened.match)

    asyncio.run(run())


def test_it_is_not_removed_before_the_announced_day(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(tmp_path, unfinished_days=7) as here:
            opened, _ = await played(here)
            life = await here.matches.life(opened.match)
            assert life.until is not None
            assert (life.days, life.over) == (7, False)
            here.calendar.now = life.until.timestamp()
            assert await here.retention.sweep() == 0
            here.calendar.now += GRAIN + 1
            assert await here.retention.sweep() == 1

    asyncio.run(run())


@pytest.mark.parametrize("how", ["a decision", "a die", "sitting down", "coming back", "leaving"])
def test_whatever_a_player_does_touches_a_match(how: str, tmp_path: Path) -> None:
    """From then on the days are counted anew."""

    async def run() -> None:
        async with place(tmp_path) as here:
            opened, _ = await played(here, 2)
            here.days_pass(80)
            if how == "sitting down":
                opened = await here.matches.open(wish())
                here.query("UPDATE matches SET touched = ?", int(START))
                here.start()
                await come(here.matches, opened, 0)
            else:
                heard, room = await come(here.matches, opened, 0, 1)
                if how == "leaving":
                    here.days_pass(5)
                    here.matches.leave(room, heard.guest)
                elif how != "coming back":
                    waits = -1 if how == "a die" else 0
                    while min(room.match.state.turn, 0) != waits:
                        await step(here.matches, room, heard)
                    await step(here.matches, room, heard)
            here.start()  # it is in no memory, nobody is at it
            here.days_pass(85)
            await here.retention.sweep()
            assert await here.is_there(opened.match)
            here.days_pass(6)
            await here.retention.sweep()
            assert not await here.is_there(opened.match)

    asyncio.run(run())


def test_looking_on_touches_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(tmp_path) as here:
            opened, _ = await played(here)
            here.days_pass(80)
            heard, room = await come(here.matches, opened)
            (standing,) = heard.of("standing")
            assert standing["life"]["until"].startswith("2027-04-15")
            here.matches.leave(room, heard.guest)
            here.days_pass(11)
            assert await here.retention.sweep() == 1

    asyncio.run(run())


def test_matches_that_are_over_stay(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(tmp_path) as here:
            over = await finished(here)
            resigned, _ = await played(here)
            heard, room = await come(here.matches, resigned, 0, 1)
            await here.matches.resign(room, heard.guest, new_id(), room.match.ply, 0)
            here.start()
            here.days_pass(10_000)
            assert await here.retention.sweep() == 0
            for opened in (over, resigned):
                assert await here.is_there(opened.match)
                life = await here.matches.life(opened.match)
                assert (life.over, life.days, life.until) == (True, None, None)

    asyncio.run(run())


def test_matches_that_are_over_go_too_if_the_host_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(tmp_path, finished_days=30, unfinished_days=0) as here:
            over, (opened, _) = await finished(here), await played(here)
            found = StoredAnalysis("supergoal", "1", b"told", b"figures")
            await here.store.add_analysis(over.match, found)
            here.start()
            here.days_pass(31)
            assert await here.retention.sweep() == 1
            assert set(here.rows(over.match).values()) == {0}
            assert (await here.matches.life(opened.match)).days is None
            here.days_pass(10_000)
            assert await here.retention.sweep() == 0

    asyncio.run(run())


# Nobody is surprised


def test_nothing_is_removed_while_somebody_is_at_it(tmp_path: Path) -> None:
    """Not even if they only look on; and it can be played on after many days."""

    async def run() -> None:
        async with place(tmp_path) as here:
            (mine, _), (watched, _) = await played(here), await played(here)
            heard, room = await come(here.matches, mine, 0, 1)
            looking, there = await come(here.matches, watched)
            for _ in range(3):
                here.days_pass(91)
                assert await here.retention.sweep() == 0
            ply = room.match.ply
            await step(here.matches, room, heard)
            assert room.match.ply == ply + 1
            here.matches.leave(there, looking.guest)
            assert await here.retention.sweep() == 1
            assert await here.is_there(mine.match)

    asyncio.run(run())


# Of the pieces of work of a sweep, that which marks the matches to be removed.
MARKING = 4


@pytest.mark.parametrize("who", ["player", "spectator"])
@pytest.mark.parametrize("begun", [False, True], ids=["before", "during"])
@pytest.mark.parametrize("piece", range(8))
def test_whoever_comes_at_that_very_moment_finds_it_whole_or_removed(
    piece: int, begun: bool, who: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody sits down at each piece of a sweep's work: the match is never half there."""

    async def run() -> None:
        async with place(tmp_path) as here:
            opened, _ = await played(here, 6)
            here.start()
            here.days_pass(91)
            coming: list[asyncio.Task[Room]] = []
            heard = Heard()
            work, count = here.store.in_transaction, itertools.count()

            async def sit() -> Room:
                keys = [key for key in opened.keys if key] if who == "player" else []
                return await here.matches.sit(opened.match, heard.guest, keys, keys)

            async def then_somebody_comes(job: Any) -> Any:
                if next(count) != piece:
                    return await work(job)
                working = asyncio.ensure_future(work(job)) if begun else None
                await asyncio.sleep(0)
                coming.append(asyncio.create_task(sit()))
                await asyncio.sleep(0)
                return await (working or work(job))

            async def take_up(loaded: Loaded) -> Match:
                await swept.wait()  # a long match takes a while
                return await taken_up(loaded)

            swept = asyncio.Event()
            monkeypatch.setattr(here.store, "in_transaction", then_somebody_comes)
            monkeypatch.setattr(matches, "taken_up", take_up)
            found = await here.retention.sweep()
            swept.set()
            if piece >= MARKING:
                assert found == 1
                with pytest.raises(MatchRemoved) as caught:
                    await coming[0]
                reads_well(caught.value)
                assert set(here.rows(opened.match).values()) == {0}
                return
            room = await coming[0]
            assert found == 0
            assert here.rows(opened.match)["plies"] == 6
            if who == "player":
                await step(here.matches, room, heard)
                here.matches.leave(room, heard.guest)
                here.start()
                assert await here.retention.sweep() == 0
                assert here.rows(opened.match)["plies"] == 7

    asyncio.run(run())


def test_a_match_touched_after_it_was_chosen_is_not_marked(tmp_path: Path) -> None:
    """The database itself decides, whoever else writes to it: other processes may."""

    async def run() -> None:
        async with place(tmp_path) as here:
            opened, _ = await played(here)
            here.start()
            here.days_pass(91)
            now = int(here.calendar())
            before = now - 90 * DAY
            assert await here.retention._untouched(retention.Status.PLAYING, before, 0)
            heard, room = await come(here.matches, opened, 0, 1)
            await step(here.matches, room, heard)

            def mark(connection: Any) -> Sequence[str]:
                names, status = [opened.match], retention.Status.PLAYING
                return retention.mark(connection, names, status, before, 90, now)

            assert await here.store.in_transaction(mark) == []

    asyncio.run(run())


def test_nothing_is_kept_of_a_match_that_another_process_has_removed(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(tmp_path) as here:
            opened, _ = await played(here)
            heard, room = await come(here.matches, opened, 0, 1)
            here.days_pass(91)
            here.query("UPDATE matches SET status = 2")
            here.query("INSERT INTO removed VALUES (?, 90, 0)", opened.match)
            ply = room.match.ply
            with pytest.raises(MatchRemoved):
                await step(here.matches, room, heard)
            assert room.match.ply == here.rows(opened.match)["plies"] == ply

    asyncio.run(run())


def test_time_in_which_nobody_could_come_does_not_count(tmp_path: Path) -> None:
    """The server was off for half a year, or a copy of half a year ago was put back, ..."""

    async def run() -> None:
        async with place(tmp_path) as here:
            opened, _ = await played(here)
            here.days_pass(20)
            other, _ = await played(here)
            assert await here.retention.sweep() == 0
            here.calendar.now += 180 * DAY
            here.start()
            assert await here.retention.sweep() == 0
            here.days_pass(71)
            assert await here.retention.sweep() == 1
            assert await here.is_there(other.match)
            assert not await here.is_there(opened.match)
            # A short stop is no such time.
            here.calendar.now += DAY / 2
            touched = here.query("SELECT touched FROM matches")
            await here.retention.sweep()
            assert here.query("SELECT touched FROM matches") == touched

    asyncio.run(run())


# What is left of a match


def test_a_removed_match_says_so_for_a_year(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(tmp_path) as here:
            opened, _ = await played(here)
            here.start()
            here.days_pass(91)
            await here.retention.sweep()
            for asked in (here.matches.room, here.matches.life):
                with pytest.raises(MatchRemoved) as caught:
                    await asked(opened.match)
                assert "90 days" in caught.value.text("en")
                assert "90 jours" in caught.value.text("fr")
            with pytest.raises(MatchRemoved):
                await asyncio.to_thread(stored_record, here.url, opened.match)
            here.days_pass(REMEMBERED_DAYS + 1)
            await here.retention.sweep()
            for asked in (here.matches.room, here.matches.life):
                with pytest.raises(UnknownMatch) as unknown:
                    await asked(opened.match)
                assert not isinstance(unknown.value, MatchRemoved)
            assert here.query("SELECT count(*) FROM removed") == [(0,)]

    asyncio.run(run())


def test_one_day_is_written_as_one() -> None:
    error = MatchRemoved("match-removed", match="x", days=1, many="no")
    assert "1 day." in error.text("en") and "1 jour." in error.text("fr")


def test_a_removal_that_was_cut_off_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of the rows are gone: nobody finds half a match, and the rest goes too."""
    monkeypatch.setattr(retention, "ROWS_AT_ONCE", 4)

    async def run() -> None:
        async with place(tmp_path) as here:
            opened, _ = await played(here, 14)
            here.start()
            here.days_pass(91)
            really = retention.delete_some
            calls = 0

            def cut_off(connection: Any) -> bool:
                nonlocal calls
                calls += 1
                if calls > 3:
                    raise sqlite3.OperationalError("disk I/O error")
                return really(connection)

            monkeypatch.setattr(retention, "delete_some", cut_off)
            with pytest.raises(StoreFailed):
                await here.retention.sweep()
            assert 0 < here.rows(opened.match)["plies"] < 14
            assert not await here.is_there(opened.match)
            # A copy that is taken now can be put back.
            copy, again = tmp_path / "copy.sqlite", tmp_path / "again.sqlite"
            back_up(here.path, copy, False, lambda done: None)
            restore(copy, again, lambda done: None)
            monkeypatch.setattr(retention, "delete_some", really)
            here.start()
            await here.retention.sweep()
            assert set(here.rows(opened.match).values()) == {0}

    asyncio.run(run())


def test_moves_come_between_two_pieces_of_a_sweep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much there is to remove, a move waits for one piece of work at most."""
    monkeypatch.setattr(retention, "MATCHES_AT_ONCE", 2)
    monkeypatch.setattr(retention, "ROWS_AT_ONCE", 4)

    async def run() -> None:
        async with place(tmp_path) as here:
            for _ in range(6):
                await played(here, 10)
            here.start()
            here.days_pass(91)
            opened = await here.matches.open(wish(dice="typed", options={"throws": 60}))
            heard, room = await come(here.matches, opened, 0, 1)
            sweep = asyncio.create_task(here.retention.sweep())
            moves = 0
            while not sweep.done():
                await asyncio.wait_for(step(here.matches, room, heard), 60)
                moves += 1
            assert await sweep == 6
            assert moves >= 6 * 10 // 4

    asyncio.run(run())


def test_pages_are_given_back_in_small_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "KEPT_PAGES", 10)
    monkeypatch.setattr(retention, "PAGES_AT_ONCE", 7)

    async def run() -> None:
        async with place(tmp_path) as here:
            with contextlib.closing(sqlite3.connect(here.path)) as database, database:
                database.execute("CREATE TABLE filled (bytes BLOB)")
                database.execute("INSERT INTO filled VALUES (zeroblob(200000))")
                database.execute("DROP TABLE filled")
            free = here.query("PRAGMA freelist_count")[0][0]
            assert await here.store.in_transaction(retention.give_pages_back)
            assert here.query("PRAGMA freelist_count")[0][0] == free - 7
            await here.retention.sweep()
            assert 10 - 7 < here.query("PRAGMA freelist_count")[0][0] <= 10

    asyncio.run(run())


def test_pages_of_removed_rows_are_used_again_and_given_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "KEPT_PAGES", 4)
    monkeypatch.setattr(retention, "PAGES_AT_ONCE", 3)

    async def run() -> None:
        async with place(tmp_path) as here:
            pages: list[int] = []
            for _ in range(3):
                for _ in range(30):
                    await played(here, 40)
                pages.append(here.query("PRAGMA page_count")[0][0])
                here.start()
                here.days_pass(91)
                assert await here.retention.sweep() == 30
                assert here.query("PRAGMA freelist_count")[0][0] <= 4
                assert here.query("PRAGMA page_count")[0][0] < pages[0] / 2
            assert max(pages) < 1.2 * pages[0]

    asyncio.run(run())


# Matches of before


def test_matches_of_before_count_from_the_migration_on(tmp_path: Path) -> None:
    """Which of them are over is found out before any is removed; what cannot be replayed stays."""

    async def run() -> None:
        async with place(tmp_path) as here:
            (going, _), over, (broken, _) = (
                await played(here), await finished(here), await played(here),
            )  # fmt: skip
            here.query("UPDATE matches SET status = NULL, payer = NULL")
            here.query("UPDATE plies SET action = 999 WHERE match = ?", broken.match)
            here.start()
            here.days_pass(89)
            assert await here.retention.sweep() == 0
            here.days_pass(2)
            assert await here.retention.sweep() == 1
            assert not await here.is_there(going.match)
            statuses = dict(here.query("SELECT id, status FROM matches"))
            assert statuses == {over.match: 1, broken.match: None}
            assert here.rows(broken.match)["plies"] == 3

    asyncio.run(run())


def test_a_match_of_before_is_noted_when_somebody_comes(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(tmp_path) as here:
            (going, _), over = await played(here), await finished(here)
            here.query("UPDATE matches SET status = NULL")
            here.start()
            for opened in (going, over):
                await come(here.matches, opened, 0, 1)

            def noted() -> bool:
                found = dict(here.query("SELECT id, status FROM matches"))
                return found == {going.match: 0, over.match: 1}

            await until(noted)

    asyncio.run(run())


# It costs next to nothing


def test_a_ply_writes_nothing_more_within_the_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with place(tmp_path) as here:
            opened = await here.matches.open(wish(dice="typed", options={"throws": 60}))
            heard, room = await come(here.matches, opened, 0, 1)
            notes: list[object] = []
            really = here.store.add_plies

            async def add(*arguments: Any) -> None:
                notes.append(arguments[3])
                await really(*arguments)

            monkeypatch.setattr(here.store, "add_plies", add)
            for _ in range(40):
                here.calendar.now += 60
                await step(here.matches, room, heard)
            assert notes == [None] * 40
            here.calendar.now += 1300
            await step(here.matches, room, heard)
            assert notes[-1] is not None

    asyncio.run(run())


def test_a_sweep_that_fails_is_in_the_log_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(retention, "SWEEP_SECONDS", 0.01)

    async def run() -> None:
        async with place(tmp_path) as here:
            opened, _ = await played(here)
            here.start()
            here.days_pass(91)

            async def full() -> None:
                raise StoreFailed("store-failed", why="database or disk is full")

            sweep = here.retention.sweep
            monkeypatch.setattr(here.retention, "sweep", full)
            sweeping = asyncio.create_task(here.retention.run())
            await until(lambda: "disk is full" in caplog.text)
            monkeypatch.setattr(here.retention, "sweep", sweep)
            await until(lambda: set(here.rows(opened.match).values()) == {0})
            sweeping.cancel()

    asyncio.run(run())


def test_errors_read_well() -> None:
    error: DebutError = MatchRemoved("match-removed", match="x", days=90, many="yes")
    reads_well(error)
