"""Taking back at the table: while the computer thinks, after its answer, a face told wrongly."""

from __future__ import annotations

import asyncio
import dataclasses
import random
from pathlib import Path

import msgspec
import pytest

import debut
from debut import CHANCE, OVER, IllegalAction, Match
from debut.kernel.game import State
from debut.table.errors import StalePly
from debut.table.limits import LIMITS
from debut.table.matches import Matches
from debut.table.messages import Opened
from debut.table.rooms import Room
from tests.server.at_table import (
    Heard,
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
from tests.server.conftest import Server

TURNS = {"setup": "turns"}  # A places one footballer, then the computer two: no die between


class Slow:
    """Thinks until it is let go."""

    def __init__(self) -> None:
        self.go = asyncio.Event()

    async def __call__(self, state: State) -> int:
        await self.go.wait()
        return state.actions()[0]


async def placing(matches: Matches, **more: object) -> tuple[Opened, Heard, Room]:
    """A match against the computer in which the person is to place a footballer."""
    while True:
        opened = await matches.open(wish(None, 1, game="streetsoccer", options=TURNS, **more))
        heard, room = await come(matches, opened, 0)
        if room.match.record.dice.kind == "typed":
            await matches.play(room, heard.guest, new_id(), 0, [room.match.state.read("A")])
        await until(lambda room=room: room.match.state.turn >= 0)
        if room.match.record.plies[0].text == "A":
            return opened, heard, room
        matches.leave(room, heard.guest)


def test_taken_back_while_the_computer_thinks(tmp_path: Path) -> None:
    async def run() -> None:
        slow = Slow()
        thinkers = Strings(slow)
        async with tables(tmp_path, thinkers) as (matches, store):
            opened, heard, room = await placing(matches)
            ply, before = room.match.ply, room.match.state
            asked = thinkers.asked
            await step(matches, room, heard)
            await until(lambda: thinkers.asked > asked)
            assert heard.told[-1]["can_undo"], "while it thinks"
            await matches.undo(room, heard.guest, new_id(), ply + 1)
            told = heard.told[-1]
            assert (told["type"], told["ply"], told["on_turn"]) == ("undone", ply, 0)
            assert room.match.state == before
            await until(lambda: thinkers.ended > 0, "its search is ended")
            slow.go.set()
            await until(lambda: room.going is None)
            assert room.match.ply == ply, "no late answer"
            assert (await whole(store, opened.match)).ply == ply
            # And it answers the decision that is made then.
            await step(matches, room, heard)
            await until(lambda: waits_for_a_person(room))
            assert [one.turn for one in room.match.record.plies[ply:]] == [0, 1, 1]

    asyncio.run(run())


def test_the_computers_answer_goes_with_ones_decision(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, store):
            opened, heard, room = await placing(matches)
            ply = room.match.ply
            watcher, _ = await come(matches, opened)
            for seen in (ply + 1, ply + 2, ply + 3):
                await step(matches, room, heard)
                await until(lambda: waits_for_a_person(room))
                assert room.match.ply == ply + 3
                happened = heard.of("happened")[-3:]
                assert [one["can_undo"] for one in happened] == [True] * 3
                assert watcher.told[-1]["can_undo"] is False
                with pytest.raises(IllegalAction):
                    await matches.undo(room, watcher.guest, new_id(), ply + 3)
                # Asked for before its answer, or the second one, was heard.
                await matches.undo(room, heard.guest, new_id(), seen)
                assert (await whole(store, opened.match)).ply == room.match.ply == ply
            # Nothing of what stays is seen as going.
            await step(matches, room, heard)
            await until(lambda: waits_for_a_person(room))
            with pytest.raises(StalePly):
                await matches.undo(room, heard.guest, new_id(), ply)
            assert room.match.ply == ply + 3

    asyncio.run(run())


def test_an_answer_kept_at_the_very_moment_of_taking_back(tmp_path: Path) -> None:
    """Whichever comes first: the person has his position back, and the disk says the same."""

    async def run() -> None:
        rng = random.Random(4)

        async def soon(state: State) -> int:
            await asyncio.sleep(rng.random() / 500)
            return rng.choice(state.actions())

        after = set()
        async with tables(tmp_path, Strings(soon)) as (matches, store):
            opened, heard, room = await placing(matches)
            ply = room.match.ply
            for number in range(40):
                await until(lambda: waits_for_a_person(room))
                await step(matches, room, heard, rng.choice(room.match.state.actions()))
                # At once, when it has answered, or at any moment.
                if number % 4 == 1:
                    await until(lambda: room.match.ply > ply + 1)
                elif number % 4:
                    await asyncio.sleep(rng.random() / 200)
                after.add(room.match.ply - ply)
                await matches.undo(room, heard.guest, new_id(), ply + 1)
                assert (room.match.ply, heard.told[-1]["ply"]) == (ply, ply)
                await asyncio.sleep(rng.random() / 300)
                assert room.match.ply == ply, "no answer to what is gone"
                assert (await whole(store, opened.match)).ply == ply
        assert len(after) > 1, "before its answer and after it"

    asyncio.run(run())


def test_two_at_once_and_a_play_at_the_same_moment(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, store):
            opened, heard, room = await placing(matches)
            ply = room.match.ply
            await step(matches, room, heard)
            await until(lambda: waits_for_a_person(room))
            now = room.match.ply
            results = await asyncio.gather(
                *(matches.undo(room, heard.guest, new_id(), now) for _ in range(2)),
                matches.play(room, heard.guest, new_id(), now, [room.match.state.actions()[0]]),
                return_exceptions=True,
            )
            assert results[0] is True
            assert [type(one) for one in results[1:]] == [StalePly, StalePly]
            assert (await whole(store, opened.match)).ply == room.match.ply == ply
            # The other way round: what was played last is not what was to be taken back.
            await step(matches, room, heard)
            await until(lambda: waits_for_a_person(room))
            results = await asyncio.gather(
                matches.play(room, heard.guest, new_id(), now, [room.match.state.actions()[0]]),
                matches.undo(room, heard.guest, new_id(), now),
                return_exceptions=True,
            )
            assert results[0] is True
            assert isinstance(results[1], StalePly)

    asyncio.run(run())


def test_sent_again_it_takes_nothing_more(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            _, heard, room = await placing(matches)
            ply = room.match.ply
            await step(matches, room, heard)
            await until(lambda: waits_for_a_person(room))
            move = new_id()
            assert await matches.undo(room, heard.guest, move, ply + 3)
            await step(matches, room, heard)
            await until(lambda: waits_for_a_person(room))
            assert not await matches.undo(room, heard.guest, move, ply + 3)
            assert room.match.ply == ply + 3

    asyncio.run(run())


def test_a_told_face_is_corrected_while_the_computer_thinks_on_it(tmp_path: Path) -> None:
    async def run() -> None:
        slow = Slow()
        thinkers = Strings(slow)
        async with tables(tmp_path, thinkers) as (matches, store):
            wished = wish(None, 1, game="streetsoccer", options=TURNS, dice="typed")
            opened = await matches.open(wished)
            heard, room = await come(matches, opened, 0)
            assert not heard.told[-1]["can_undo"]
            face = room.match.state.read
            await matches.play(room, heard.guest, new_id(), 0, [face("B")])
            assert (heard.told[-1]["can_undo"], heard.told[-1]["undo_die"]) == (True, True)
            await until(lambda: thinkers.asked == 1, "it thinks where to place")
            back, _ = await come(matches, opened, 0)
            assert (back.told[0]["can_undo"], back.told[0]["undo_die"]) == (True, True)
            await matches.undo(room, heard.guest, new_id(), 1)
            await until(lambda: thinkers.ended == 1)
            assert heard.told[-1]["undo_die"] is False
            assert (await whole(store, opened.match)).ply == 0
            await matches.play(room, heard.guest, new_id(), 0, [face("A")])
            await step(matches, room, heard)
            assert (heard.told[-1]["can_undo"], heard.told[-1]["undo_die"]) == (True, False)
            # Once the computer has decided on a face, it stays.
            await matches.undo(room, heard.guest, new_id(), 2)
            await matches.undo(room, heard.guest, new_id(), 1)
            slow.go.set()
            await matches.play(room, heard.guest, new_id(), 0, [face("B")])
            await until(lambda: waits_for_a_person(room))
            assert room.match.ply == 2
            assert heard.told[-1]["can_undo"] is False
            with pytest.raises(IllegalAction):
                await matches.undo(room, heard.guest, new_id(), 2)

    asyncio.run(run())


def test_what_was_taken_back_stays_so_over_a_restart(tmp_path: Path) -> None:
    """The server goes down between the computer's answer and the taking back, and after it."""

    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            opened, heard, room = await placing(matches)
            ply = room.match.ply
            await step(matches, room, heard)
            await until(lambda: waits_for_a_person(room))
        async with tables(tmp_path) as (matches, store):
            heard, room = await come(matches, opened, 0)
            assert heard.told[0]["can_undo"]
            await matches.undo(room, heard.guest, new_id(), ply + 3)
            assert (await whole(store, opened.match)).ply == ply
        async with tables(tmp_path) as (matches, _):
            heard, room = await come(matches, opened, 0)
            assert (room.match.ply, heard.told[0]["ply"]) == (ply, ply)
            assert heard.told[0]["can_undo"] is False, "the lots came before it"

    asyncio.run(run())


@pytest.fixture
def shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Partners of StreetSoccer take over after three turns."""
    game = debut.game("streetsoccer")
    spec = dataclasses.replace(game.spec, partners=lambda rec, _: rec.turns // 3 % 2)
    monkeypatch.setattr(game, "spec", spec)


@pytest.mark.usefixtures("shared")
def test_with_partners_only_who_decided_takes_back(tmp_path: Path) -> None:
    async def run() -> None:
        rng, taken, done = random.Random(3), set(), set()

        async def any_action(state: State) -> int:
            return rng.choice(state.actions())

        async with tables(tmp_path, Strings(any_action)) as (matches, store):
            wished = wish(None, 2, None, None, game="streetsoccer", options={**TURNS, "minutes": 8})
            opened = await matches.open(wished)
            guests = {n: (await come(matches, opened, n))[0] for n in (0, 2, 3)}
            room = await matches.room(opened.match)
            for _ in range(400):
                await until(lambda: waits_for_a_person(room))
                if room.match.state.turn == OVER:
                    break
                back, ply = room.match.take_back(), room.match.ply
                for n, guest in guests.items():
                    told = [one for one in guest.told if "can_undo" in one][-1]
                    assert told["can_undo"] == bool(back and back.person == n)
                if back and ply not in done:
                    done.add(ply)
                    for n, guest in guests.items():
                        if n != back.person:
                            with pytest.raises(IllegalAction):
                                await matches.undo(room, guest.guest, new_id(), ply)
                    assert back.person is not None
                    await matches.undo(room, guests[back.person].guest, new_id(), ply)
                    taken.add((back.person, back.plies > 1))
                    continue
                on_turn = room.match.on_turn
                assert on_turn is not None
                state = room.match.state
                action = None if state.turn == CHANCE else rng.choice(state.actions())
                await step(matches, room, guests[on_turn], action)
            kept = await whole(store, opened.match)
            assert kept.ply == room.match.ply
        assert {person for person, _ in taken} >= {0}
        assert {person for person, _ in taken} & {2, 3}, "who that is, the kick-off decides"
        assert any(answered for _, answered in taken)

    asyncio.run(run())


# With real sockets


def test_over_the_wire(server: Server) -> None:
    """One may ask without having heard of the answer; a stale wish gets an error and the state."""
    while True:
        match, guest = server.table(
            {"name": "Ann"}, {"level": 1}, game="streetsoccer", options=TURNS
        )
        guest.settle()
        if guest.ply == 1:
            break  # the lots let Ann place first
    guest.play(guest.choices[0])
    told = guest.move("undo", ply=2)
    assert (told["type"], told["ply"], told["can_undo"]) == ("undone", 1, False)
    assert guest.turn == 0
    guest.play(guest.choices[0])
    while guest.ply < 4:
        assert guest.hear("happened")["can_undo"]
    # Both on their way at once: the first is done, the second comes too late.
    guest.send("undo", move="first-undo", ply=4)
    guest.send("undo", move="second-undo", ply=4)
    assert guest.hear("undone", "failed")["move"] == "first-undo"
    failed = guest.hear("undone", "failed")
    assert (failed["problem"]["code"], failed["problem"]["move"]) == ("ply-stale", "second-undo")
    assert guest.hear("standing")["ply"] == 1
    record = Match.from_json(server.record(match).content)
    assert record.ply == 1


async def before_the_tables_die(matches: Matches) -> tuple[Opened, Heard, Room, int]:
    """A match in which A has just made a move that the table's die follows, asking it to wait."""
    opened = await matches.open(wish(None, 1, game="handball", options={}))
    heard, room = await come(matches, opened, 0)
    while True:
        await until(lambda: waits_for_a_person(room))
        match = room.match
        if match.state.turn == CHANCE:
            await matches.throw(room, heard.guest, new_id(), match.ply)
            continue
        for action in match.state.actions():
            after = match.state.play(action)
            if after.turn == CHANCE:
                ply = match.ply
                await matches.play(room, heard.guest, new_id(), ply, [action], hold=True)
                if match.on_turn is None:
                    return opened, heard, room, ply
                break
        else:
            await step(matches, room, heard)


def test_the_tables_die_waits_until_the_move_before_it_has_been_seen(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, _store):
            opened, heard, room, ply = await before_the_tables_die(matches)
            watcher, _ = await come(matches, opened)
            assert heard.told[-1]["can_undo"]
            assert room.match.ply == ply + 1
            # A ply that is not there, and somebody who could not take the move back: no answer.
            room.let_roll(heard.guest.people, ply)
            room.let_roll(watcher.guest.people, ply + 1)
            await asyncio.sleep(0)
            assert room.match.ply == ply + 1
            room.let_roll(heard.guest.people, ply + 1)
            await until(lambda: room.match.ply > ply + 1)
            assert room.match.record.plies[ply + 1].turn == CHANCE

    asyncio.run(run())


def test_a_move_taken_back_before_the_tables_die_is_followed_by_none(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, store):
            opened, heard, room, ply = await before_the_tables_die(matches)
            await matches.undo(room, heard.guest, new_id(), ply + 1)
            await until(lambda: room.going is None)
            assert (await whole(store, opened.match)).ply == room.match.ply == ply
            # Without asking for it nothing waits.
            action = room.match.state.actions()[0]
            await matches.play(room, heard.guest, new_id(), ply, [action])
            await until(lambda: waits_for_a_person(room))
            assert room.match.ply > ply

    asyncio.run(run())


def test_nobody_holds_the_tables_die_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "debut.table.rooms.LIMITS", msgspec.structs.replace(LIMITS, hold_seconds=0.05)
    )

    async def run() -> None:
        async with tables(tmp_path) as (matches, _store):
            _opened, _heard, room, ply = await before_the_tables_die(matches)
            await until(lambda: room.match.ply > ply + 1)

    asyncio.run(run())
