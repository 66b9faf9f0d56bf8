"""Computer opponents at the table: no stale answer, no silence, no thought for nobody."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from debut import OVER, DebutError, Match
from debut.kernel.game import State
from debut.kernel.match.match import Step
from debut.table import computer
from debut.table.computer import Computer
from debut.table.messages import STORE
from debut.table.rooms import Room
from debut.table.writes import safely
from tests.server.at_table import (
    Heard,
    Strings,
    come,
    first_action,
    new_id,
    step,
    tables,
    until,
    waits_for_a_person,
    whole,
    wish,
)
from tests.server.conftest import PATIENCE, Server


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer, "FIRST_PAUSE", 0.05)


# Stale answers


class Musing:
    """Answers after a while, once it may, with an action that only this position may have."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.may = asyncio.Event()

    async def __call__(self, state: State) -> int:
        await self.may.wait()
        await asyncio.sleep(self.rng.random() / 20)
        return self.rng.choice(state.actions())


async def change_ones_mind(folder: Path, game: str, seed: int) -> tuple[int, int, bytes]:
    """Whenever the computer thinks about a decision, it is taken back and another one made."""
    rng, changed = random.Random(seed), 0
    musing = Musing(seed)
    thinkers = Strings(musing)
    folder.mkdir()
    options = {"throws": 12} if game == "supergoal" else {"setup": "turns", "minutes": 12}
    async with tables(folder, thinkers) as (matches, store):
        opened = await matches.open(wish(None, 1, game=game, options=options))
        heard, room = await come(matches, opened, 0)
        for _ in range(3_000):
            musing.may.set()
            await until(lambda: waits_for_a_person(room))
            state, ply = room.match.state, room.match.ply
            if state.turn == OVER:
                break
            if state.turn < 0:
                await step(matches, room, heard)
                continue
            first, other = rng.choice(state.actions()), rng.choice(state.actions())
            if changed % 2 == 0:
                musing.may.clear()  # surely no answer before it is taken back
            await matches.play(room, heard.guest, new_id(), ply, [first])
            if room.match.state.turn == 1:
                # Both at once, as from a browser that does not wait for answers.
                await asyncio.gather(
                    matches.undo(room, heard.guest, new_id(), ply + 1),
                    matches.play(room, heard.guest, new_id(), ply, [other]),
                )
                changed += 1
        assert room.match.state.turn == OVER
        assert not heard.of("stalled")
        kept = await whole(store, opened.match)
        return changed, thinkers.ended, kept.to_json()


@pytest.mark.parametrize("game", ["supergoal", "streetsoccer"])
def test_an_answer_to_a_position_that_is_gone_is_not_played(tmp_path: Path, game: str) -> None:
    async def run() -> list[tuple[int, int, bytes]]:
        tasks = [change_ones_mind(tmp_path / f"{n}", game, n) for n in range(8)]
        return await asyncio.gather(*tasks)

    changed, ended = 0, 0
    for minds, searches, record in asyncio.run(run()):
        changed += minds
        ended += searches
        assert Match.from_json(record).verify().dice == "checked"
    assert changed > 10
    # Nobody goes on thinking about what was taken back.
    assert ended > 5


# A side that is arranged


def arranged(folder: Path) -> tuple[list[dict[str, Any]], Match]:
    """What is heard of a line-up that the computer does pawn by pawn, and the match by then."""

    async def run() -> tuple[list[dict[str, Any]], Match]:
        async with tables(folder) as (matches, store):
            opened = await matches.open(wish(None, 1, game="simulator", options={"length": "11"}))
            heard, room = await come(matches, opened, 0)

            def ready() -> bool:
                return any(one["message"] == "lined-up" for one in events(heard, 1))

            while not ready():
                await until(lambda: ready() or waits_for_a_person(room))
                if not ready():
                    state = room.match.state
                    await step(
                        matches, room, heard, state.actions()[-1] if state.turn == 0 else None
                    )
            kept = await whole(store, opened.match)
        return [one for one in heard.of("happened") if one["turn"] == 1], kept

    def events(heard: Heard, side: int) -> list[dict[str, Any]]:
        return [
            event for one in heard.of("happened") if one["turn"] == side for event in one["events"]
        ]

    return asyncio.run(run())


def test_a_side_that_the_computer_arranges_is_one_move(tmp_path: Path) -> None:
    (told,), match = arranged(tmp_path)
    messages = [event["message"] for event in told["events"]]
    assert messages[:11] == ["placed"] * 11
    assert "lined-up" in messages
    parts = [ply.part for ply in match.record.plies if ply.turn == 1]
    assert parts == list(range(len(parts)))
    assert len(parts) >= 11


def test_an_opponent_that_takes_its_time_is_seen_to_arrange_its_side(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer, "ARRANGING_SECONDS", -1.0)
    told, _ = arranged(tmp_path)
    assert len(told) >= 11


# Silence


def test_the_computer_goes_on_after_the_database_was_locked(tmp_path: Path) -> None:
    async def run() -> None:
        locked = asyncio.Event()

        async def choose(state: State) -> int:
            await locked.wait()
            return await first_action(state)

        thinkers = Strings(choose)
        async with tables(tmp_path, thinkers, timeout=0.1) as (matches, _):
            opened = await matches.open(wish(None, 1))
            heard, room = await come(matches, opened, 0)
            while not thinkers.asked:
                await until(lambda: waits_for_a_person(room) or thinkers.asked > 0)
                if not thinkers.asked:
                    await step(matches, room, heard)
            with contextlib.closing(sqlite3.connect(tmp_path / "m.sqlite")) as other:
                # Locked while it thinks, when nobody writes.
                other.execute("BEGIN IMMEDIATE")
                locked.set()
                await until(lambda: len(heard.of("stalled")) >= 3, "three failures are told")
                ply = room.match.ply
                first = heard.of("stalled")[0]
                assert first["player"] == STORE  # nobody fails to answer: nothing can be kept
                assert first["problem"]["code"] == "store-failed"
                assert "locked" in first["problem"]["en"]
                # Whoever comes now hears of it too.
                late, _ = await come(matches, opened)
                assert [one["type"] for one in late.told] == ["standing", "stalled"]
                assert room.match.ply == ply
                other.rollback()
            await until(lambda: room.match.ply > ply, "the match goes on")
            await until(lambda: heard.of("stalled")[-1]["problem"] is None)
            assert heard.of("stalled")[-1]["player"] == STORE
            kinds = [one["type"] for one in late.told]
            assert kinds.index("happened") > kinds.index("stalled")

    asyncio.run(run())


def test_a_person_is_told_that_nothing_was_kept(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with tables(tmp_path, timeout=0.1) as (matches, _):
            opened = await matches.open(wish())
            heard, room = await come(matches, opened, 0, 1)
            watcher, _ = await come(matches, opened)
            await until(lambda: waits_for_a_person(room))
            ply = room.match.ply
            with contextlib.closing(sqlite3.connect(tmp_path / "m.sqlite")) as other:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(DebutError) as caught:
                    await step(matches, room, heard)
                assert caught.value.message == "store-failed"
                assert room.match.ply == ply
                # So is everyone else there, and the log.
                (told,) = watcher.of("stalled")
                assert (told["player"], told["problem"]["code"]) == (STORE, "store-failed")
                assert f"failed in {room.name}" in caplog.text and "locked" in caplog.text
            await step(matches, room, heard)
            assert room.match.ply > ply
            assert [one["problem"] is None for one in watcher.of("stalled")] == [False, True]

    asyncio.run(run())


def test_a_lost_worker_is_told_and_asked_again(tmp_path: Path) -> None:
    lost = 3

    async def choose(state: State) -> int:
        nonlocal lost
        lost -= 1
        if lost >= 0:
            raise DebutError("thinker-gone", bot="level1") if lost else RuntimeError("broken")
        return state.actions()[0]

    async def run() -> None:
        async with tables(tmp_path, Strings(choose)) as (matches, _):
            opened = await matches.open(wish(None, 1))
            heard, room = await come(matches, opened, 0)
            while room.match.state.turn != OVER:
                await until(lambda: waits_for_a_person(room))
                if room.match.state.turn != OVER:
                    await step(matches, room, heard)
            told = [one["problem"] and one["problem"]["code"] for one in heard.of("stalled")]
            assert told == ["thinker-gone", "thinker-gone", "computer-failed", None]

    asyncio.run(run())


def test_a_computer_that_answers_does_not_mend_the_database(tmp_path: Path) -> None:
    """Nothing could be kept: that is said until something is kept, whatever else goes well."""
    error = DebutError("store-failed", why="disk is full")

    async def run() -> None:
        async with tables(tmp_path) as (matches, store):
            opened = await matches.open(wish(1, 1))
            heard, room = await come(matches, opened)
            await until(lambda: room.match.ply > 2)
            matches.leave(room, heard.guest)
            await until(lambda: room.going is None)

            async def keep(room: Room, steps: list[Step]) -> None:
                room.match.add(steps)
                room.leave(heard.guest)

            room.stall(STORE, error)
            room.enter(heard.guest)
            ply = room.match.ply
            Computer(Strings(first_action), keep).go_on(room)  # type: ignore[arg-type]
            await until(lambda: room.going is None)
            assert room.match.ply > ply
            assert room.stalled is not None and room.stalled.player == STORE
            await safely(store.set_clock(room.name, 1, 0.0), room)
            assert room.stalled is None

    asyncio.run(run())


def test_workers_killed_again_and_again_silence_nobody(own_server: Server) -> None:
    server = own_server
    match, guest = server.table({"name": "Ann"}, {"level": 1}, options={"throws": 20})
    stop = threading.Event()

    def kill() -> None:
        while not stop.is_set():
            server.kill_children()
            time.sleep(0.02)

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        end = time.monotonic() + PATIENCE
        while not any(one["type"] == "stalled" for one in guest.heard):
            assert time.monotonic() < end, "the table is told"
            if guest.may_throw or guest.turn == 0:
                guest.step()
            else:
                with contextlib.suppress(TimeoutError):
                    guest.next(0.5)
    finally:
        stop.set()
        killer.join()
    told = next(one for one in guest.heard if one["type"] == "stalled")
    assert told["player"] == 1
    assert told["problem"]["code"] == "thinker-gone"
    assert "level1" in told["problem"]["fr"]
    guest.until("over")
    assert [one for one in guest.heard if one["type"] == "stalled"][-1]["problem"] is None
    assert Match.from_json(server.record(match).content).verify().dice == "checked"


# Thinking for nobody


def test_nobody_there_nobody_thinks(tmp_path: Path) -> None:
    waiting = asyncio.Event

    async def run() -> None:
        let = waiting()

        async def choose(state: State) -> int:
            await let.wait()
            return await first_action(state)

        thinkers = Strings(choose)
        async with tables(tmp_path, thinkers) as (matches, _):
            opened = await matches.open(wish(1, 1))
            await asyncio.sleep(0.05)
            assert thinkers.asked == 0
            heard, room = await come(matches, opened)
            await until(lambda: thinkers.asked == 1)
            ply = room.match.ply
            matches.leave(room, heard.guest)
            await until(lambda: thinkers.ended == 1)
            let.set()
            await asyncio.sleep(0.1)
            assert (room.match.ply, thinkers.asked, room.going) == (ply, 1, None)
            again, _ = await come(matches, opened)
            await until(lambda: room.match.state.turn == OVER)
            assert again.of("happened")[0]["ply"] == ply + 1

    asyncio.run(run())


def test_one_of_two_watchers_leaving_ends_no_search(tmp_path: Path) -> None:
    async def run() -> None:
        let = asyncio.Event()

        async def choose(state: State) -> int:
            await let.wait()
            return await first_action(state)

        thinkers = Strings(choose)
        async with tables(tmp_path, thinkers) as (matches, _):
            opened = await matches.open(wish(1, 1))
            one, room = await come(matches, opened)
            other: Heard = (await come(matches, opened))[0]
            await until(lambda: thinkers.asked == 1)
            matches.leave(room, one.guest)
            let.set()
            await until(lambda: room.match.state.turn == OVER)
            assert thinkers.ended == 0
            assert other.of("happened")

    asyncio.run(run())


def test_a_match_that_cannot_be_kept_is_refused_for_now(own_server: Server) -> None:
    """The database is locked for longer than the server waits for it."""
    with contextlib.closing(sqlite3.connect(own_server.database)) as other:
        other.execute("BEGIN IMMEDIATE")
        body = {"game": "supergoal", "seats": [{"side": 0}, {"side": 1}]}
        answer = own_server.http.post("/api/matches", json=body)
        assert (answer.status_code, answer.json()["code"]) == (503, "store-failed")
    assert own_server.new()
