"""Who sits where, what each adds to the dice, who throws, and several decisions as one."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import debut
from debut import CHANCE, OVER, DebutError, IllegalAction, Match
from debut.kernel.match.dice import commitment
from debut.table.errors import BadMessage, BadSeats, NotYourTurn
from debut.table.matches import Matches
from debut.table.messages import Opened
from debut.table.rooms import Room
from tests.server.at_table import (
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
from tests.server.conftest import Guest, Server, text_of


def problem_of(guest: Guest) -> dict[str, Any]:
    return guest.hear("failed")["problem"]  # type: ignore[no-any-return]


# Sitting down


def test_nothing_is_told_or_done_before_somebody_sits_down(server: Server) -> None:
    match, keys = server.new()
    table = server.join(match, *keys)
    table.until("decide")
    door = Guest(server.connect(match), server.rng)
    server.guests.append(door)
    for message in ({"kind": "rematch"}, {"kind": "why", "text": "shot"},
                    {"kind": "throw", "move": new_id(), "ply": 0}):  # fmt: skip
        door.send(**message)  # type: ignore[arg-type]
        found = problem_of(door)
        assert found["code"] == "sit-first"
        assert found["ply"] is None
    door.connection.send("nonsense")
    assert problem_of(door)["code"] == "message-not-json"
    table.step()
    assert door.quiet()
    door.send("sit", keys=[])
    assert door.hear("standing")["people"] == []
    door.send("sit", keys=keys)
    assert problem_of(door)["code"] == "sit-twice"
    assert door.hear("standing")["people"] == []


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"keys": ["x"] * 2, "hashes": [""]}, "sit-wrong-hashes"),
        ({"keys": [], "hashes": [""]}, "sit-wrong-hashes"),
        ({"keys": ["x"], "hashes": ["0" * 63]}, "message-wrong-shape"),
        ({"keys": ["x"], "hashes": ["A" * 64]}, "message-wrong-shape"),
        ({"keys": ["x"], "hashes": ["0" * 64 + "\n"]}, "message-wrong-shape"),
        ({"keys": ["x"], "texts": ["x"]}, "message-wrong-shape"),
        ({"keys": ["x"] * 17}, "message-wrong-shape"),
        ({"keys": [], "hashes": [""] * 17}, "message-wrong-shape"),
        ({"keys": "x"}, "message-wrong-shape"),
        ({"keys": [], "name": "Ann"}, "message-wrong-shape"),
    ],
)
def test_a_wrong_sitting_down_is_refused_and_can_be_tried_again(
    server: Server, more: dict[str, Any], code: str
) -> None:
    match, keys = server.new()
    door = Guest(server.connect(match), server.rng)
    server.guests.append(door)
    door.send("sit", **more)
    assert problem_of(door)["code"] == code
    door.send("sit", keys=keys, hashes=["0" * 64, ""])
    assert door.hear("standing")["seal"]["hashes"] == ["0" * 64, None]


def test_a_key_is_nowhere_in_an_address(server: Server) -> None:
    match, keys = server.new()
    guest = Guest(server.connect(f"{match}"), server.rng, [])
    server.guests.append(guest)
    assert guest.standing["people"] == []
    assert not any(key and key in server.log for key in keys)


# What each adds to the dice


def test_the_promise_comes_first_then_the_texts_then_the_throws(server: Server) -> None:
    body = {"game": "supergoal", "options": {"throws": 2},
            "seats": [{"side": 0, "name": "Ann"}, {"side": 1, "name": "Ben"}]}  # fmt: skip
    opened = server.http.post("/api/matches", json=body).json()
    match, keys = opened["match"], opened["keys"]
    ann = server.join(match, keys[0])
    hashes = [commitment(text_of(key)) for key in keys]
    assert ann.standing["seal"] == {
        "commitment": opened["commitment"], "hashes": [hashes[0], None], "texts": None,
        "waiting": [1], "voided": [],
    }  # fmt: skip
    # The coin would be the first throw.
    assert ann.turn == CHANCE
    assert ann.quiet()
    told = ann.move("throw")
    assert told["problem"]["code"] == "throw-not-seated"
    assert "Ben" in told["problem"]["en"] and "Ben" in told["problem"]["fr"]
    assert "texts" not in server.record(match).json()["dice"]
    ben = server.join(match, keys[1])
    told = {"player": 1, "name": "Ben", "kit": "", "seal": ben.standing["seal"]}
    assert ann.hear("seated") == {"type": "seated", **told}
    assert ben.standing["seal"]["hashes"] == hashes
    assert ben.standing["seal"]["texts"] is None
    while not (shown := ann.hear("sealed")["seal"])["texts"]:
        pass
    assert shown["texts"] == [text_of(key) for key in keys]
    ann.hear("happened")
    # A text is never changed.
    again = Guest(server.connect(match), server.rng)
    server.guests.append(again)
    again.send("sit", keys=keys, hashes=["0" * 64] * 2)
    assert again.hear("standing")["seal"] == shown
    again.until("over")
    read = Match.from_json(server.record(match).content)
    assert read.verify().dice == "checked"
    assert list(read.record.dice.texts or ()) == shown["texts"]
    assert commitment(read.record.dice.secret or "") == opened["commitment"]


def test_hashes_outlive_a_power_cut(own_server: Server) -> None:
    server = own_server
    match, keys = server.new()
    seal = server.join(match, keys[0]).standing["seal"]
    server.kill()
    server.guests.clear()
    server.start()
    watcher = server.join(match)
    assert watcher.standing["seal"] == seal
    guest = server.join(match, *keys)
    assert guest.standing["seal"]["hashes"] == [commitment(text_of(key)) for key in keys]
    guest.until("over")
    assert Match.from_json(server.record(match).content).verify().dice == "checked"


def test_a_hash_that_cannot_be_stored_is_not_taken(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path, timeout=0.1) as (matches, _):
            opened = await matches.open(wish())
            with contextlib.closing(sqlite3.connect(tmp_path / "m.sqlite")) as other:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(DebutError) as caught:
                    await come(matches, opened, 0)
                assert caught.value.message == "store-failed"
            room = await matches.room(opened.match)
            assert room.match.waiting == (0, 1)
            assert not room.in_use
            await come(matches, opened, 0)
            assert room.match.waiting == (1,)

    asyncio.run(run())


def test_two_who_sit_down_at_once_with_one_key_commit_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, store):
            opened = await matches.open(wish())
            key = opened.keys[0] or ""
            guests = [Heard() for _ in range(6)]
            await asyncio.gather(*(
                matches.sit(opened.match, one.guest, [key], [commitment(f"mine {n}")])
                for n, one in enumerate(guests)
            ))  # fmt: skip
            shown = {one.of("standing")[0]["seal"]["hashes"][0] for one in guests}
            assert len(shown) == 1
            loaded = await store.load(opened.match)
            assert loaded is not None
            assert [(one.player, one.hash) for one in loaded.commitments] == [(0, shown.pop())]

    asyncio.run(run())


def test_typed_dice_ask_nobody_for_a_text(server: Server) -> None:
    match, keys = server.new(dice="typed")
    guest = server.join(match, keys[0])
    assert guest.standing["seal"] is None
    assert guest.may_throw
    guest.play(guest.choices[0])
    assert "texts" not in server.record(match).json()["dice"]


# Who throws


async def ready(matches: Matches, room: Room, guests: list[Heard], wanted: str) -> int:
    """Plays on until somebody has to throw or decide; who."""
    for _ in range(300):
        await until(lambda: waits_for_a_person(room))
        here = room.match.on_turn
        assert here is not None
        if wanted == ("throw" if room.match.state.turn == CHANCE else "decide"):
            return here
        await step(matches, room, guests[here])
    raise AssertionError("a match without end")


def test_only_whose_die_it_is_throws_and_only_who_decided_takes_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            opened = await matches.open(wish(options={"throws": 20}))
            guests = [(await come(matches, opened, n))[0] for n in (0, 1)]
            room = await matches.room(opened.match)
            throwers: list[int] = []
            # Each side kicks off one half: both get to throw, however the dice fall.
            while len(throwers) < 6 or set(throwers) != {0, 1}:
                here = await ready(matches, room, guests, "throw")
                throwers.append(here)
                other = guests[1 - here].guest
                ply = room.match.ply
                with pytest.raises(NotYourTurn) as caught:
                    await matches.throw(room, other, new_id(), ply)
                assert caught.value.message == "throw-not-yours"
                assert caught.value.values["name"] == f"P{here}"
                assert room.match.ply == ply
                # So whoever decided last, maybe not whose die it is, can still take back.
                last = room.match.record.plies[-1].turn
                assert guests[last].told[-1]["can_undo"] is True
                assert guests[1 - last].told[-1]["can_undo"] is False
                await matches.undo(room, guests[last].guest, new_id(), ply)
                await step(matches, room, guests[last])
                await ready(matches, room, guests, "throw")
                await step(matches, room, guests[room.match.on_turn or 0])

    asyncio.run(run())


def test_what_the_table_throws_nobody_else_throws(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, store):
            opened = await matches.open(wish())
            heard, room = await come(matches, opened, 0, 1)
            # The coin waits for the table alone.
            with contextlib.suppress(asyncio.CancelledError):
                assert room.match.state.turn == CHANCE
            with pytest.raises(NotYourTurn) as caught:
                room.check(heard.guest.people, room.match.ply)
            assert caught.value.message == "throw-by-table"
            await until(lambda: waits_for_a_person(room))
            del store

    asyncio.run(run())


def test_real_dice_are_told_by_the_thrower_and_the_computers_by_anyone(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            opened = await matches.open(wish(dice="typed", options={"throws": 8}))
            guests = [(await come(matches, opened, n))[0] for n in (0, 1)]
            room = await matches.room(opened.match)
            refused = 0
            while room.match.state.turn != OVER:
                here = room.match.on_turn
                if room.match.state.turn == CHANCE and here is not None:
                    with pytest.raises(NotYourTurn):
                        await step(matches, room, guests[1 - here])
                    refused += 1
                await step(matches, room, guests[here or 0])
            assert refused > 3
            opened = await matches.open(wish(None, 1, dice="typed", options={"throws": 8}))
            ann, room = await come(matches, opened, 0)
            told = 0
            while room.match.state.turn != OVER:
                await until(lambda: room.going is None)
                if room.match.state.turn == OVER:
                    break
                told += room.match.state.turn == CHANCE and room.match.on_turn is None
                await step(matches, room, ann)
            assert told > 0

    asyncio.run(run())


# Two who share a side


@pytest.fixture
def shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people may share a side: the second plays in odd plays."""
    game = debut.game("supergoal")
    spec = dataclasses.replace(game.spec, partners=lambda rec, side: (rec.throws + side) % 2)
    monkeypatch.setattr(game, "spec", spec)


@pytest.mark.usefixtures("shared")
def test_only_the_partner_whose_turn_it_is_may_act(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, store):
            opened = await matches.open(wish(None, None, None, None, options={"throws": 8}))
            assert len({key for key in opened.keys if key}) == 4
            guests = [(await come(matches, opened, n))[0] for n in range(4)]
            room = await matches.room(opened.match)
            assert guests[2].of("standing")[0]["people"] == [2]
            assert guests[2].of("standing")[0]["seats"] == [0]
            acted = set()
            while room.match.state.turn != OVER:
                await until(lambda: waits_for_a_person(room))
                here, state = room.match.on_turn, room.match.state
                if state.turn == OVER or here is None:
                    break
                acted.add(here)
                partner, other = guests[(here + 2) % 4], guests[(here + 1) % 4]
                with pytest.raises(NotYourTurn) as caught:
                    await step(matches, room, partner)
                wanted = "throw-not-yours" if state.turn == CHANCE else "partner-not-yours"
                assert caught.value.message == wanted
                assert caught.value.values["name"] == f"P{here}"
                with pytest.raises(NotYourTurn):
                    await step(matches, room, other)
                await step(matches, room, guests[here])
                if room.match.can_undo():
                    with pytest.raises(IllegalAction):
                        await matches.undo(room, partner.guest, new_id(), room.match.ply)
            assert acted == {0, 1, 2, 3}
            # Partners see the same; each is told what he himself may take back.
            a, c = ([{**one, "can_undo": None} for one in guests[n].of("happened")] for n in (0, 2))
            assert a[-len(c) :] == c
            record = (await whole(store, opened.match)).to_json()
            assert Match.from_json(record).verify().dice == "checked"

    asyncio.run(run())


@pytest.mark.usefixtures("shared")
def test_the_computer_can_be_a_partner(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, store):
            opened = await matches.open(wish(None, 1, 1, None, options={"throws": 8}))
            assert [key is None for key in opened.keys] == [False, True, True, False]
            heard, room = await come(matches, opened, 0, 3)
            assert heard.of("standing")[0]["seats"] == [0, 1]
            while room.match.state.turn != OVER:
                await until(lambda: waits_for_a_person(room))
                if room.match.state.turn != OVER:
                    await step(matches, room, heard)
            kept = await whole(store, opened.match)
            acted = {kept.who(state) for state in kept.states}
            assert acted == {None, 0, 1, 2, 3}

    asyncio.run(run())


@pytest.mark.usefixtures("shared")
def test_a_rematch_of_four_changes_sides(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            opened = await matches.open(wish(None, None, None, 1))
            guests = [(await come(matches, opened, n))[0] for n in range(3)]
            room = await matches.room(opened.match)
            # A pair resigns when both want to.
            for one in (0, 2):
                await matches.resign(room, guests[one].guest, new_id(), room.match.ply, None)
            for one in (2, 0, 1):
                assert not guests[2].of("rematch")
                await matches.rematch(room, guests[one].guest)
            told = guests[2].of("rematch")[0]["opened"]
            again = await matches.room(told["match"])
            players = again.match.record.players
            assert [(one.name, one.side) for one in players] == [
                ("P1", 0), ("P3", 0), ("P0", 1), ("P2", 1),
            ]  # fmt: skip
            assert [key is not None for key in told["keys"]] == [False, False, False, True]
            found, _ = await come(matches, Opened(told["match"], tuple(told["keys"])), 3)
            assert found.of("standing")[0]["people"] == [3]

    asyncio.run(run())


def test_where_nobody_shares_a_side_two_are_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            for levels in ((None, None, None), (None, None, 1, 1)):
                with pytest.raises(BadSeats) as caught:
                    await matches.open(wish(*levels))
                assert caught.value.message == "seat-bad-sides"

    asyncio.run(run())


# Several decisions as one


async def twice_running(matches: Matches, seed: int) -> tuple[Opened, Room, Heard, list[int]]:
    """A match where a person decides twice running, and two such decisions."""
    opened = await matches.open(wish(game="streetsoccer", options={"setup": "turns"}))
    heard, room = await come(matches, opened, 0, 1)
    rng = random.Random(seed)
    for _ in range(300):
        await until(lambda: waits_for_a_person(room))
        state = room.match.state
        if state.turn >= 0:
            action = rng.choice(state.actions())
            after = state.play(action)
            if after.turn == state.turn:
                return opened, room, heard, [action, rng.choice(after.actions())]
            await step(matches, room, heard, action)
        else:
            await step(matches, room, heard)
    raise AssertionError("nobody decides twice running")


def test_several_decisions_are_stored_told_and_taken_back_as_one(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, store):
            opened, room, heard, actions = await twice_running(matches, 1)
            match, ply, before = room.match, room.match.ply, room.match.state
            texts = [before.notate(actions[0]), before.play(actions[0]).notate(actions[1])]
            told = len(heard.told)
            move = new_id()
            assert await matches.play(room, heard.guest, move, ply, actions)
            (one,) = heard.told[told:]
            assert (one["type"], one["ply"], one["move"]) == ("happened", ply + 2, move)
            assert one["text"] == " ".join(texts)
            assert one["turn"] == before.turn
            first = before.play(actions[0])
            kinds = [event.kind for state in (first, first.play(actions[1]))
                     for event in state.events]  # fmt: skip
            assert [event["kind"] for event in one["events"]] == kinds
            # Sent again it is answered, not played.
            assert not await matches.play(room, heard.guest, move, ply, actions)
            assert match.ply == ply + 2
            loaded = await store.load(opened.match)
            assert loaded is not None
            assert [one.ply.part for one in loaded.plies[ply:]] == [0, 1]
            assert [one.move for one in loaded.plies[ply:]] == [move, None]
            if match.can_undo():
                await matches.undo(room, heard.guest, new_id(), ply + 2)
                assert (match.ply, match.state) == (ply, before)
                assert heard.told[-1]["ply"] == ply
                loaded = await store.load(opened.match)
                assert loaded is not None
                assert len(loaded.plies) == ply

    asyncio.run(run())


def test_an_illegal_later_decision_refuses_all(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, store):
            opened, room, heard, actions = await twice_running(matches, 2)
            ply, state = room.match.ply, room.match.state
            for wrong in ([actions[0], 10**6], [actions[0], -1, actions[1]]):
                with pytest.raises(IllegalAction):
                    await matches.play(room, heard.guest, new_id(), ply, wrong)
            assert (room.match.ply, room.match.state) == (ply, state)
            loaded = await store.load(opened.match)
            assert loaded is not None
            assert len(loaded.plies) == ply

    asyncio.run(run())


def test_what_cannot_all_be_stored_is_not_stored_at_all(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, store):
            opened, room, heard, actions = await twice_running(matches, 3)
            ply, told = room.match.ply, len(heard.told)
            with contextlib.closing(sqlite3.connect(tmp_path / "m.sqlite")) as other:
                other.execute(
                    "CREATE TRIGGER full BEFORE INSERT ON plies WHEN NEW.part = 1"
                    " BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
                )
                other.commit()
                with pytest.raises(DebutError) as caught:
                    await matches.play(room, heard.guest, new_id(), ply, actions)
                assert caught.value.message == "store-failed"
                loaded = await store.load(opened.match)
                assert loaded is not None
                assert len(loaded.plies) == room.match.ply == ply
                assert len(heard.told) == told
                other.execute("DROP TRIGGER full")
                other.commit()
            assert await matches.play(room, heard.guest, new_id(), ply, actions)

    asyncio.run(run())


def test_decisions_of_two_people_do_not_come_together(server: Server) -> None:
    match, guest = server.table(options={"throws": 10})
    guest.until("decide")
    ply = guest.ply
    told = guest.move("play", actions=[guest.choices[0], 0, 0])
    assert told["problem"]["code"] in ("action-not-same-person", "action-illegal")
    for wrong in ([], [0] * 9, "0", 0):
        guest.send("play", move=new_id(), ply=ply, actions=wrong)
        assert problem_of(guest)["code"] == "message-wrong-shape"
        guest.hear("standing")
    assert guest.ply == ply
    assert len(Match.from_json(server.record(match).content).record.plies) == ply


# Pointing


def test_what_is_pointed_at_is_told_and_nothing_else(server: Server) -> None:
    match, keys = server.new(game="streetsoccer", options={"setup": "quick"})
    guest, other = server.join(match, *keys), server.join(match)
    guest.until("decide")
    state = Match.from_json(server.record(match).content).state
    some = guest.choices[:32]
    guest.send("point", ply=guest.ply, actions=some)
    told = guest.hear("previews")
    assert told["ply"] == guest.ply
    assert [one["action"] for one in told["previews"]] == some
    for one in told["previews"]:
        preview = state.preview(one["action"])
        assert one["notation"] == preview.notation
        assert [leg["kind"] for leg in one["legs"]] == [leg.kind for leg in preview.legs]
    # What is not allowed, or not any more, has no preview.
    guest.send("point", ply=guest.ply, actions=[some[0], 10**6, -5])
    assert [one["action"] for one in guest.hear("previews")["previews"]] == some[:1]
    guest.send("point", ply=guest.ply + 1, actions=some)
    assert guest.hear("previews") == {"type": "previews", "ply": guest.ply + 1, "previews": []}
    for wrong in ([], [1] * 33, [1.5]):
        guest.send("point", ply=guest.ply, actions=wrong)
        assert problem_of(guest)["code"] == "message-wrong-shape"
    assert not any(one["type"] == "previews" for one in other.heard)


def test_a_bad_seat_text_is_a_message_of_its_own() -> None:
    error = BadMessage("sit-wrong-hashes", keys=2, hashes=1)
    assert "2" in error.text("fr") and "1" in error.text("fr")
