"""Friends who come, name themselves, go away and come back; and what they agree on at the end."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from debut import Match
from debut.table.agreements import MOST_DECLINED
from debut.table.errors import BadMessage, StoreFailed
from debut.table.matches import plain_name
from tests.server.at_table import come, new_id, tables, until, waits_for_a_person, whole, wish
from tests.server.conftest import Guest, Server
from tests.server.test_people import problem_of


def sit(server: Server, match: str, keys: list[str | None], names: list[str]) -> Guest:
    guest = Guest(server.connect(match), server.rng)
    server.guests.append(guest)
    guest.send("sit", keys=keys, names=names)
    guest.hear("standing")
    return guest


def names_of(server: Server, match: str) -> list[str]:
    return [one["name"] for one in server.record(match).json()["players"]]


def given_up(server: Server, **wish: Any) -> tuple[str, list[str | None], Guest, Guest]:
    """Two people at a match that is over."""
    match, keys = server.new(**wish)
    ann, ben = server.join(match, keys[0]), server.join(match, keys[1])
    ann.move("resign")
    ben.hear("resigned")
    return match, keys, ann, ben


# Names


def test_a_friend_names_himself_when_he_first_sits_down(server: Server) -> None:
    match, keys = server.new({"name": "Ada"}, {"name": ""})
    ada = server.join(match, keys[0])
    assert ada.standing["seated"] == [0]
    assert names_of(server, match) == ["Ada", "B"]
    bob = sit(server, match, [keys[1]], ["  Bob \n the\tGreat "])
    told = ada.hear("seated")
    assert (told["player"], told["name"]) == (1, "Bob the Great")
    assert bob.standing["seated"] == [0, 1]
    assert bob.standing["match"]["players"][1]["name"] == "Bob the Great"
    assert names_of(server, match) == ["Ada", "Bob the Great"]
    # Only once: neither he nor whoever else has the link changes it.
    again = sit(server, match, [keys[1]], ["Eve"])
    assert again.standing["match"]["players"][1]["name"] == "Bob the Great"
    assert names_of(server, match) == ["Ada", "Bob the Great"]


def test_whoever_opens_a_match_has_a_plain_name_too(server: Server) -> None:
    """What turns or hides the text beside it is in no name, whichever way it comes."""
    match, _ = server.new({"name": "Ada\u202e\nevil\u200b"}, {"name": " \u2066 "})
    assert names_of(server, match) == ["Ada evil", "B"]


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (["x" * 41], "message-wrong-shape"),
        (["a", "b"], "sit-wrong-names"),
        ("Bob", "message-wrong-shape"),
        ([7], "message-wrong-shape"),
        (["x"] * 17, "message-wrong-shape"),
    ],
)
def test_wrong_names_are_refused_and_he_sits_down_then(
    server: Server, names: object, code: str
) -> None:
    match, keys = server.new()
    door = Guest(server.connect(match), server.rng)
    server.guests.append(door)
    door.send("sit", keys=[keys[1]], names=names)
    assert problem_of(door)["code"] == code
    door.send("sit", keys=[keys[1]], names=["Bob"])
    assert door.hear("standing")["match"]["players"][1]["name"] == "Bob"


def test_no_name_leaves_the_one_given(server: Server) -> None:
    for nothing in ([], [""], ["  \u200b "]):
        match, keys = server.new()
        sit(server, match, [keys[1]], nothing)
        assert names_of(server, match) == ["Ann", "Ben"]


def test_a_watcher_names_nobody(server: Server) -> None:
    match, keys = server.new()
    sit(server, match, ["no key of this match"], ["Eve"])
    assert names_of(server, match) == ["Ann", "Ben"]
    del keys


def test_names_turn_and_hide_nothing() -> None:
    assert plain_name("\u202eevil\u0007\n") == "evil"
    assert plain_name(" Zoë  d’Arc ") == "Zoë d’Arc"
    assert plain_name("\x00\u2028") == ""


def test_after_the_first_throw_no_name_is_changed(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, store):
            opened = await matches.open(wish(dice="typed"))
            ann, room = await come(matches, opened, 0)
            await matches.play(room, ann.guest, new_id(), 0, [room.match.state.actions()[0]])
            key = opened.keys[1] or ""
            await matches.sit(opened.match, (await come(matches, opened))[0].guest, [key])
            assert room.seated == {0, 1}
            late = (await come(matches, opened))[0]
            await matches.sit(opened.match, late.guest, [key], (), ["Eve"])
            assert [one.name for one in room.match.record.players] == ["P0", "P1"]
            kept = await whole(store, opened.match)
            assert [one.name for one in kept.record.players] == ["P0", "P1"]

    asyncio.run(run())


def test_a_name_is_kept_before_anyone_hears_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, store):
            opened = await matches.open(wish())
            ann, room = await come(matches, opened, 0)
            key = opened.keys[1] or ""
            with contextlib.closing(sqlite3.connect(tmp_path / "m.sqlite")) as other:
                other.execute(
                    "CREATE TRIGGER full BEFORE INSERT ON texts"
                    " BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
                )
                other.commit()
                bob = (await come(matches, opened))[0]
                with pytest.raises(StoreFailed):
                    await matches.sit(opened.match, bob.guest, [key], (), ["Bob"])
                assert not ann.of("seated")[1:] and room.seated == {0}
                other.execute("DROP TRIGGER full")
                other.commit()
            await matches.sit(opened.match, bob.guest, [key], (), ["Bob"])
            assert (await whole(store, opened.match)).record.players[1].name == "Bob"
            with pytest.raises(BadMessage):
                await matches.sit(opened.match, bob.guest, [key], (), ["Bob", "Eve"])

    asyncio.run(run())


def test_a_name_outlives_a_power_cut(own_server: Server) -> None:
    match, keys = own_server.new()
    sit(own_server, match, keys, ["Ada", "Zoë"])
    own_server.kill()
    own_server.start()
    back = own_server.join(match, keys[1])
    assert [one["name"] for one in back.standing["match"]["players"]] == ["Ada", "Zoë"]
    assert back.standing["seated"] == [0, 1]


# Who is there


def test_who_comes_and_goes_is_told_to_the_others(server: Server) -> None:
    match, keys = server.new(options={"throws": 40})
    ann = server.join(match, keys[0])
    assert ann.standing["present"]["players"] == [0]
    ben = server.join(match, keys[1])
    assert ben.standing["present"]["players"] == [0, 1]
    assert ann.hear("present")["players"] == [0, 1]
    ben.close()
    assert ann.hear("present")["players"] == [0]
    # Whoever is there twice is there as long as one of them is.
    twice = [server.join(match, keys[1])]
    assert ann.hear("present") == {"type": "present", "players": [0, 1], "twice": []}
    twice.append(server.join(match, keys[1]))
    assert ann.hear("present") == {"type": "present", "players": [0, 1], "twice": [1]}
    twice[0].close()
    assert ann.hear("present") == {"type": "present", "players": [0, 1], "twice": []}


def test_whoever_only_reloads_was_not_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from debut.table import rooms

    quick = type("Quick", (), {"presence_seconds": 0.05, "reveal_seconds": 60.0})
    monkeypatch.setattr(rooms, "LIMITS", quick)

    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            opened = await matches.open(wish())
            ann, room = await come(matches, opened, 0)
            ben, _ = await come(matches, opened, 1)
            watcher, _ = await come(matches, opened)
            await until(lambda: ann.present == [[0, 1]])
            for _ in range(20):
                matches.leave(room, ben.guest)
                ben, _ = await come(matches, opened, 1)
            await asyncio.sleep(0.15)
            assert ann.present == [[0, 1]]
            assert watcher.present == []  # he was told when he came
            for _ in range(3):
                matches.leave(room, ben.guest)
                await until(lambda: ann.present[-1] == [0])
                ben, _ = await come(matches, opened, 1)
                await until(lambda: ann.present[-1] == [0, 1])
            assert ann.present == [[0, 1], *([[0], [0, 1]] * 3)]
            matches.leave(room, watcher.guest)
            await asyncio.sleep(0.1)
            assert len(ann.present) == 7  # nobody's coming and going

    asyncio.run(run())


# Again


def test_a_rematch_is_asked_for_declined_and_agreed_on(server: Server) -> None:
    match, keys, ann, ben = given_up(server)
    watcher = server.join(match)
    ann.send("rematch")
    for one in (ann, ben, watcher):
        assert one.hear("offered") == {"type": "offered", "players": [0], "declined": None}
    # Who comes back meanwhile is asked too.
    assert server.join(match, keys[1]).standing["offered"] == [0]
    ann.send("rematch")
    ben.send("decline")
    for one in (ann, ben, watcher):
        assert one.hear("offered") == {"type": "offered", "players": [], "declined": 1}
    ben.send("rematch")
    ann.send("rematch")
    opened = [one.hear("rematch")["opened"] for one in (ann, ben, watcher)]
    assert len({one["match"] for one in opened}) == 1
    assert [[key is not None for key in one["keys"]] for one in opened] == [
        [False, True], [True, False], [False, False],
    ]  # fmt: skip
    # Who was away is told where to go, and asked nothing.
    late = server.join(match, keys[1])
    told = late.hear("rematch")
    assert (told["late"], told["opened"]) == (True, opened[1])
    late.send("decline")
    assert late.hear("rematch")["opened"] == opened[1]


def test_both_press_at_once_and_there_is_one(server: Server) -> None:
    for _ in range(5):
        _, _, ann, ben = given_up(server)
        ready = threading.Barrier(2)

        def press(guest: Guest, at: threading.Barrier = ready) -> None:
            at.wait()
            guest.send("rematch")

        threads = [threading.Thread(target=press, args=(one,)) for one in (ann, ben)]
        for one in threads:
            one.start()
        found = {one.hear("rematch")["opened"]["match"] for one in (ann, ben)}
        assert len(found) == 1
        for thread in threads:
            thread.join()
        for guest in (ann, ben):
            guest.close()


def test_a_watcher_can_do_none_of_it_and_nobody_before_the_end(server: Server) -> None:
    match, keys = server.new()
    ann, watcher = server.join(match, *keys), server.join(match)
    for kind in ("rematch", "decline"):
        watcher.send(kind)
        assert problem_of(watcher)["code"] == "people-only"
    ann.send("rematch")
    assert problem_of(ann)["code"] == "rematch-early"
    ann.send("decline")
    assert problem_of(ann)["code"] == "rematch-nothing"
    ann.move("resign", side=0)
    # Both are at this screen: both agree.
    ann.send("rematch")
    assert all(ann.hear("rematch")["opened"]["keys"])


def test_nobody_is_asked_for_ever(server: Server) -> None:
    _, _, ann, ben = given_up(server)
    for _ in range(MOST_DECLINED):
        ann.send("rematch")
        while ben.hear("offered")["players"] != [0]:
            pass
        ben.send("decline")
        assert ann.hear("offered")["players"] == [0]
        assert ann.hear("offered")["declined"] == 1
    ann.send("rematch")
    assert problem_of(ann)["code"] == "rematch-declined"


def test_a_rematch_keeps_the_names_and_changes_the_teams(server: Server) -> None:
    match, keys = server.new({"name": "Ada"}, {"name": ""})
    ada, bob = server.join(match, keys[0]), sit(server, match, [keys[1]], ["Bob"])
    ada.move("resign")
    for one in (ada, bob):
        one.send("rematch")
    opened = bob.hear("rematch")["opened"]
    assert names_of(server, opened["match"]) == ["Bob", "Ada"]
    ada.hear("rematch")
    again = Match.from_json(server.record(opened["match"]).content)
    assert [one.side for one in again.record.players] == [0, 1]


def test_a_rematch_counts_as_a_new_match_of_the_address(tmp_path: Path) -> None:
    server = Server(tmp_path, matches_burst=3, matches_a_second=0.01)
    try:
        server.start()
        match, keys, ann, ben = given_up(server)
        for one in (ann, ben):
            one.send("rematch")
        opened = ben.hear("rematch")["opened"]
        ann.hear("rematch")
        server.new()
        # The fourth is too much, and nothing has been agreed on.
        third = server.join(opened["match"], *opened["keys"])
        mine = server.join(opened["match"], *(ann.heard[-1]["opened"]["keys"]))
        mine.move("resign")
        third.hear("resigned")
        mine.send("rematch")
        third.hear("offered")
        third.send("rematch")
        assert problem_of(third)["code"] == "too-many-matches"
        assert third.hear("standing")["offered"] == [1]
        del match, keys
    finally:
        server.stop()


def test_of_a_match_that_waits_for_nobody_offers_are_forgotten_with_it(tmp_path: Path) -> None:
    """They live as long as the match is in memory; the match itself is kept."""

    async def run() -> None:
        async with tables(tmp_path) as (matches, store):
            opened = await matches.open(wish())
            ann, room = await come(matches, opened, 0)
            ben, _ = await come(matches, opened, 1)
            await until(lambda: waits_for_a_person(room))
            await matches.resign(room, ben.guest, new_id(), room.match.ply, None)
            await matches.rematch(room, ann.guest)
            assert ben.of("offered")[-1]["players"] == [0]
            matches.leave(room, ben.guest)
            back, same = await come(matches, opened, 1)
            assert same is room
            assert back.of("standing")[0]["offered"] == [0]
            assert (await whole(store, opened.match)).record.resigned == 1

    asyncio.run(run())
