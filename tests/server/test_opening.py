"""The opening of checked dice at the table: everybody commits, everybody reveals, or it is void."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from debut import CHANCE, Match
from debut.kernel.errors import BadThrow
from debut.kernel.match.dice import commitment
from debut.table import rooms
from debut.table.errors import NotYourTurn, StoreFailed
from debut.table.matches import Matches
from debut.table.messages import Opened
from debut.table.rooms import Room
from tests.server.at_table import Heard, come, tables, text_of, until, whole, wish
from tests.server.conftest import Guest, Server


def shortly(monkeypatch: pytest.MonkeyPatch, seconds: float = 0.05) -> None:
    """A page has this long to reveal its text."""
    limits = SimpleNamespace(reveal_seconds=seconds, presence_seconds=0.05, hold_seconds=0.0)
    monkeypatch.setattr(rooms, "LIMITS", limits)


async def sit(matches: Matches, opened: Opened, player: int) -> tuple[Heard, Room]:
    """Somebody sits down and commits, and does not reveal by themselves."""
    heard = Heard()
    hashes = [commitment(text_of(player))]
    key = opened.keys[player] or ""
    return heard, await matches.sit(opened.match, heard.guest, [key], hashes)


def sealed(heard: Heard) -> dict[str, Any]:
    """The seal as somebody was last shown it."""
    return [one["seal"] for one in heard.told if one.get("seal")][-1]  # type: ignore[no-any-return]


def test_whoever_does_not_reveal_voids_the_opening(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shortly(monkeypatch)

    async def run() -> None:
        async with tables(tmp_path) as (matches, store):
            opened = await matches.open(wish())
            ann, _ = await sit(matches, opened, 0)
            ben, room = await sit(matches, opened, 1)
            await matches.openings.reveal(room, ann.guest, 0, 0, text_of(0))
            await until(lambda: sealed(ann)["voided"] == [[1]])
            assert room.match.state.turn == CHANCE and room.match.ply == 0
            assert sealed(ben) == sealed(ann)
            assert sealed(ann)["hashes"] == [None, None]
            # The text that was shown is worth nothing any more, and neither is what comes too late.
            await matches.openings.reveal(room, ben.guest, 0, 1, text_of(1))
            assert room.match.waiting == (0, 1)
            for heard, player in ((ann, 0), (ben, 1)):
                await matches.openings.commit(
                    room, heard.guest, 1, player, commitment(f"new {player}")
                )
            for heard, player in ((ann, 0), (ben, 1)):
                await matches.openings.reveal(room, heard.guest, 1, player, f"new {player}")
            await until(lambda: room.match.ply > 0)
            await matches.resign(room, ann.guest, "resigning", room.match.ply, 0)
            record = json.loads((await whole(store, opened.match)).to_json())
            assert record["dice"]["voided"] == [[1]]
            assert record["dice"]["texts"] == ["new 0", "new 1"]
            assert Match.from_json(json.dumps(record)).verify().dice == "checked"

    asyncio.run(run())


def test_whoever_is_not_there_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An opening is void only while a page that could reveal does not."""
    shortly(monkeypatch)

    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            opened = await matches.open(wish())
            ann, room = await sit(matches, opened, 0)
            matches.leave(room, ann.guest)
            ben, room = await sit(matches, opened, 1)
            await matches.openings.reveal(room, ben.guest, 0, 1, text_of(1))
            # Twice as long as a page would have that is there: two openings with a liar are void.
            with_liar = await matches.open(wish())
            for player in (0, 1):
                _, other = await sit(matches, with_liar, player)
            for times in (1, 2):
                await until(lambda times=times: len(other.match.record.dice.voided) == times)
                for guest in other.guests:
                    (player,) = guest.people
                    await matches.openings.commit(other, guest, times, player, commitment("x"))
            assert room.match.record.dice.voided == ()
            assert sealed(ben)["waiting"] == [0]
            again, _ = await sit(matches, opened, 0)
            await matches.openings.reveal(room, again.guest, 0, 0, text_of(0))
            await until(lambda: room.match.ply > 0)

    asyncio.run(run())


def test_nobody_commits_or_reveals_for_another(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            opened = await matches.open(wish())
            ann, room = await sit(matches, opened, 0)
            watcher, _ = await come(matches, opened)
            for guest in (ann.guest, watcher.guest):
                with pytest.raises(NotYourTurn, match="page"):
                    await matches.openings.commit(room, guest, 0, 1, commitment("x"))
                with pytest.raises(NotYourTurn, match="page"):
                    await matches.openings.reveal(room, guest, 0, 1, "x")
            with pytest.raises(BadThrow, match="Still to come: P1"):
                await matches.openings.reveal(room, ann.guest, 0, 0, text_of(0))
            await sit(matches, opened, 1)
            with pytest.raises(BadThrow, match="not the text that P0 committed to"):
                await matches.openings.reveal(room, ann.guest, 0, 0, "one that suits better")
            assert room.match.waiting == (0, 1)

    asyncio.run(run())


def test_a_text_is_shown_only_with_all_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            opened = await matches.open(wish())
            ann, room = await sit(matches, opened, 0)
            ben, _ = await sit(matches, opened, 1)
            await matches.openings.reveal(room, ann.guest, 0, 0, text_of(0))
            assert sealed(ben)["texts"] is None
            assert text_of(0) not in json.dumps(ben.told)
            assert sealed(ben)["waiting"] == [1]
            await matches.openings.reveal(room, ben.guest, 0, 1, text_of(1))
            assert sealed(ann)["texts"] == sealed(ben)["texts"] == [text_of(0), text_of(1)]

    asyncio.run(run())


def test_a_text_that_cannot_be_stored_is_not_revealed(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path, timeout=0.1) as (matches, _):
            opened = await matches.open(wish())
            ann, room = await sit(matches, opened, 0)
            ben, _ = await sit(matches, opened, 1)
            with contextlib.closing(sqlite3.connect(tmp_path / "m.sqlite")) as other:
                other.execute("BEGIN IMMEDIATE")
                for heard, player in ((ann, 0), (ben, 1)):
                    with pytest.raises(StoreFailed):
                        await matches.openings.reveal(room, heard.guest, 0, player, text_of(player))
            assert room.match.waiting == (0, 1)
            for heard, player in ((ann, 0), (ben, 1)):
                await matches.openings.reveal(room, heard.guest, 0, player, text_of(player))
            await until(lambda: room.match.ply > 0)

    asyncio.run(run())


def test_a_void_that_cannot_be_stored_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shortly(monkeypatch)

    async def run() -> None:
        async with tables(tmp_path, timeout=0.05) as (matches, _):
            opened = await matches.open(wish())
            for player in (0, 1):
                heard, room = await sit(matches, opened, player)
            with contextlib.closing(sqlite3.connect(tmp_path / "m.sqlite")) as other:
                other.execute("BEGIN IMMEDIATE")
                await until(lambda: bool(heard.of("stalled")))
                assert room.match.record.dice.voided == ()
            await until(lambda: room.match.record.dice.voided == ((0, 1),))

    asyncio.run(run())


def test_an_opening_outlives_power_cuts(own_server: Server) -> None:
    """Between two hashes, between the hashes and the texts, between two texts, and after a void."""
    server = own_server

    def cut() -> None:
        server.kill()
        server.guests.clear()
        server.start()

    match, keys = server.new()
    server.join(match, keys[0])
    cut()
    quiet = Guest(server.connect(match), server.rng)
    quiet.reveals = False
    quiet.sit([keys[1] or ""])
    cut()
    ann = Guest(server.connect(match), server.rng)
    seal = ann.sit([keys[0] or ""])["seal"]
    assert None not in seal["hashes"] and seal["texts"] is None
    ann.read_until(lambda: ann.seal["waiting"] == [1])
    cut()
    watcher = server.join(match)
    assert watcher.standing["seal"]["waiting"] == [1]
    assert watcher.standing["seal"]["hashes"] == seal["hashes"]
    guest = server.join(match, *keys)
    guest.until("over")
    record = server.record(match).content
    assert Match.from_json(record).verify().dice == "checked"
    assert json.loads(record)["dice"]["hashes"] == seal["hashes"]


def test_a_void_opening_outlives_a_power_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shortly(monkeypatch)

    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            opened = await matches.open(wish())
            for player in (0, 1):
                _, room = await sit(matches, opened, player)
            await until(lambda: room.match.record.dice.voided == ((0, 1),))
        async with tables(tmp_path) as (matches, store):
            assert (await whole(store, opened.match)).record.dice.voided == ((0, 1),)
            ann, room = await sit(matches, opened, 0)
            assert sealed(ann)["voided"] == [[0, 1]]
            assert sealed(ann)["hashes"] == [None, None], "a hash of the first opening is too old"

    asyncio.run(run())


def test_a_match_of_format_2_that_waits_begins_a_new_opening(tmp_path: Path) -> None:
    """An earlier version had one text; the other person had not sat down."""

    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            opened = await matches.open(wish())
        with contextlib.closing(sqlite3.connect(tmp_path / "m.sqlite")) as database:
            (head,) = database.execute("SELECT head FROM matches").fetchone()
            old = head.replace(b"\xa6format\x03", b"\xa6format\x02")
            assert old != head
            database.execute("UPDATE matches SET head = ?", (old,))
            database.execute(
                "INSERT INTO texts (match, player, text) VALUES (?, 0, 'old')", (opened.match,)
            )
            database.commit()
        async with tables(tmp_path) as (matches, store):
            ann, room = await come(matches, opened, 0)
            assert sealed(ann)["hashes"] == [None, None], "sat down before there were hashes"
            await matches.openings.commit(room, ann.guest, 0, 0, commitment(text_of(0)))
            await come(matches, opened, 1)
            await until(lambda: room.match.ply > 0)
            await matches.resign(room, ann.guest, "resigning", room.match.ply, 0)
            match = await whole(store, opened.match)
            assert match.record.format == 3
            assert match.verify().dice == "checked"

    asyncio.run(run())
