"""Giving a match up at the table: who may, when, and what it outlives."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from debut import IllegalAction, Match
from debut.kernel.game import State
from debut.table.errors import NotYourTurn, StoreFailed
from tests.server.at_table import (
    Strings,
    come,
    new_id,
    step,
    tables,
    until,
    waits_for_a_person,
    whole,
    wish,
)
from tests.server.conftest import Guest, Server
from tests.server.test_socket import both_to

LONG = {"throws": 40}


def code_of(told: dict[str, Any]) -> str:
    assert told["type"] == "failed", told
    return told["problem"]["code"]  # type: ignore[no-any-return]


def two(server: Server, **wish: Any) -> tuple[str, Guest, Guest]:
    match, keys = server.new(**{"options": LONG, **wish})
    return match, server.join(match, keys[0]), server.join(match, keys[1])


def test_one_resigns_and_everyone_hears_it(server: Server) -> None:
    match, ann, ben = two(server)
    watcher = server.join(match)
    ann.settle()
    told = ann.move("resign")
    assert (told["type"], told["side"], told["result"]["winner"]) == ("resigned", 0, 1)
    assert told["result"]["reason"] == "resigned"
    for other in (ben, watcher):
        assert other.hear("resigned") == told
    for again in (ann, ben):
        assert code_of(again.move("resign")) == "resign-over"
    assert code_of(watcher.move("resign")) == "people-only"
    for kind, more in (("throw", {}), ("undo", {}), ("play", {"actions": [0]})):
        assert ann.move(kind, **more)["type"] == "failed"
    record = Match.from_json(server.record(match).content)
    assert record.record.resigned == 0
    assert record.verify().dice == "checked"
    late = server.join(match)
    assert late.standing["result"] == told["result"]
    assert late.standing["on_turn"] is None


def test_story_replay_and_summary_tell_it(server: Server) -> None:
    match, ann, _ = two(server)
    ann.settle()
    ply = ann.ply
    told = ann.move("resign")
    assert [event["message"] for event in told["events"]] == ["resigned"]
    story = server.http.get(f"/api/matches/{match}/story").json()["frames"]
    assert story[-1] == {"ply": ply + 1, "turn": 0, "text": "resign", "events": told["events"]}
    replay = server.http.get(f"/api/matches/{match}/replay").json()
    assert [one["ply"] for one in replay["frames"]] == list(range(ply + 2))
    assert replay["frames"][-1]["view"]["score"] == replay["frames"][-2]["view"]["score"]
    file = server.record(match).content
    again = server.http.post("/api/replay", content=file).json()
    assert len(again["frames"]) == ply + 2
    summary = server.http.get(f"/api/matches/{match}/summary").json()
    assert summary["result"] == told["result"]
    assert server.http.post("/api/matches/load", content=file).json()["code"] == "match-finished"


def test_a_watcher_and_the_other_teams_player_cannot(server: Server) -> None:
    match, ann, ben = two(server)
    watcher = server.join(match)
    ann.settle()
    assert code_of(watcher.move("resign")) == "people-only"
    assert code_of(ann.move("resign", side=1)) == "resign-not-yours"
    assert code_of(ann.move("resign", ply=ann.ply + 5)) == "ply-stale"
    for wrong in ({"side": 2}, {"side": "A"}, {"side": -1}):
        ann.send("resign", move=new_id(), ply=ann.ply, **wrong)
        assert ann.hear("failed")["problem"]["code"] == "message-wrong-shape"
        ann.hear("standing")
    assert server.record(match).json().get("resigned") is None
    assert ben.move("resign", side=1)["type"] == "resigned"


def test_two_at_one_screen_say_which(server: Server) -> None:
    for named in (None, 0, 1):
        match, both = server.table(dice="typed", options=LONG)
        both.until("decide")
        wanted = both.turn if named is None else named
        assert both.move("resign", side=named)["side"] == wanted
        assert Match.from_json(server.record(match).content).verify().dice == "typed"


def test_while_a_die_of_nobodys_falls_somebody_has_to_be_named(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            opened = await matches.open(wish())
            both, room = await come(matches, opened, 0, 1)
            assert room.match.on_turn is None
            with pytest.raises(IllegalAction) as caught:
                room.resigning(both.guest.people, None)
            assert caught.value.message == "resign-which"
            assert await matches.resign(room, both.guest, new_id(), 0, 1)

    asyncio.run(run())


def test_sent_again_it_is_answered_and_not_an_error(server: Server) -> None:
    match, ann, ben = two(server)
    ann.settle()
    ply, move = ann.ply, new_id()
    assert ann.move("resign", move=move, ply=ply)["type"] == "resigned"
    again = ann.move("resign", move=move, ply=ply)
    assert again["type"] == "standing" and again["result"]["reason"] == "resigned"
    del ben, match


def test_at_the_very_moment_of_the_others_move_both_count(server: Server) -> None:
    """Whichever comes first: the resignation is kept, and nothing after it."""
    for _ in range(6):
        match, ann, ben = two(server)
        here, other = both_to(ann, ben, "decide")
        ply = here.ply
        ready = threading.Barrier(2)

        def move(guest: Guest = here, at: threading.Barrier = ready) -> None:
            at.wait()
            guest.step()

        def resign(guest: Guest = other, at: threading.Barrier = ready, now: int = ply) -> None:
            at.wait()
            guest.send("resign", move=new_id(), ply=now)

        threads = [threading.Thread(target=one) for one in (move, resign)]
        for one in threads:
            one.start()
        for one in threads:
            one.join()
        side = other.hear("resigned")["side"]
        record = Match.from_json(server.record(match).content).record
        assert record.resigned == side and len(record.plies) in (ply, ply + 1)
        ann.close()
        ben.close()


def test_both_resign_at_once_and_one_has(server: Server) -> None:
    match, ann, ben = two(server)
    for one in (ann, ben):
        one.settle()
        one.send("resign", move=new_id(), ply=one.ply)
    sides = {one.hear("resigned")["side"] for one in (ann, ben)}
    assert len(sides) == 1
    loser = ben if sides == {0} else ann
    assert loser.hear("failed")["problem"]["code"] == "resign-over"
    assert server.record(match).json()["resigned"] in sides


def test_it_outlives_a_power_cut(own_server: Server) -> None:
    match, keys = own_server.new(options=LONG)
    ann = own_server.join(match, keys[0])
    ben = own_server.join(match, keys[1])
    ben.settle()
    ply, move = ben.ply, new_id()
    assert ben.move("resign", move=move, ply=ply)["type"] == "resigned"
    own_server.kill()
    own_server.start()
    back = own_server.join(match, keys[1])
    assert back.standing["result"]["reason"] == "resigned"
    assert back.move("resign", move=move, ply=ply)["type"] == "standing"
    assert code_of(back.move("resign")) == "resign-over"
    assert code_of(back.move("throw")) == "match-given-up"
    assert Match.from_json(own_server.record(match).content).record.resigned == 1
    del ann


def test_an_answer_that_comes_after_it_is_dropped(tmp_path: Path) -> None:
    """Whether the search heeds the call to stop or not."""

    async def run(heeds: bool) -> None:
        free = asyncio.Event()

        async def choose(state: State) -> int:
            waiting = asyncio.ensure_future(free.wait())
            while not waiting.done():
                try:
                    await asyncio.shield(waiting)
                except asyncio.CancelledError:
                    if heeds:
                        raise
            return state.actions()[0]

        thinkers = Strings(choose)
        async with tables(tmp_path, thinkers) as (matches, store):
            opened = await matches.open(wish(None, 1, options={"throws": 40}))
            ann, room = await come(matches, opened, 0)
            while not thinkers.asked:
                if waits_for_a_person(room):
                    await step(matches, room, ann)
                await asyncio.sleep(0.002)
            ply = room.match.ply
            assert await matches.resign(room, ann.guest, new_id(), ply, None)
            free.set()
            await until(lambda: room.going is None)
            assert room.match.ply == ply
            assert not ann.of("stalled")
            kept = await whole(store, opened.match)
            assert (kept.ply, kept.record.resigned) == (ply, 0)
            Match.from_json(kept.to_json())

    for heeds in (True, False):
        asyncio.run(run(heeds))
        (tmp_path / "m.sqlite").unlink()


def test_while_a_die_waits_or_before_the_friend_has_come(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, store):
            opened = await matches.open(wish())
            ann, room = await come(matches, opened, 0)
            assert room.match.waiting
            await matches.resign(room, ann.guest, new_id(), 0, None)
            kept = await whole(store, opened.match)
            assert kept.verify().dice == "checked"
            # Who comes later finds it over, and no die falls.
            ben, _ = await come(matches, opened, 1)
            assert ben.of("standing")[0]["result"]["winner"] == 1
            await asyncio.sleep(0.05)
            assert room.match.ply == 0

    asyncio.run(run())


def test_what_cannot_be_kept_has_not_been_given_up(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            opened = await matches.open(wish())
            both, room = await come(matches, opened, 0, 1)
            await until(lambda: waits_for_a_person(room))
            with contextlib.closing(sqlite3.connect(tmp_path / "m.sqlite")) as other:
                other.execute(
                    "CREATE TRIGGER full BEFORE INSERT ON resignations"
                    " BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
                )
                other.commit()
                with pytest.raises(StoreFailed):
                    await matches.resign(room, both.guest, new_id(), room.match.ply, 0)
                assert not room.match.over and not both.of("resigned")
                other.execute("DROP TRIGGER full")
                other.commit()
            await step(matches, room, both)
            assert await matches.resign(room, both.guest, new_id(), 0, 1)
            with pytest.raises(IllegalAction):
                await matches.undo(room, both.guest, new_id(), room.match.ply)
            both.guest.people = ()
            with pytest.raises(NotYourTurn):
                await matches.resign(room, both.guest, new_id(), 0, 1)

    asyncio.run(run())
