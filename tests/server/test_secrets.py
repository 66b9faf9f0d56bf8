"""What one side may not know is told to it nowhere: at the table, in records, stories, replays."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import debut
from debut import OVER, BadRecord, IllegalAction, Match
from debut.kernel.game import State
from debut.kernel.match.visibility import json_told
from debut.table.matches import Matches
from debut.table.rooms import Room
from debut.table.stories import replay_of, story_of
from tests.helpers import play_out, reads_well
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

SPOT = "spot3"


@pytest.fixture(autouse=True)
def duel(monkeypatch: pytest.MonkeyPatch) -> debut.Game:
    """A keeper of one side chooses a spot in secret, then the other side shoots."""
    monkeypatch.setenv("DEBUT_GAMES", "tests.toys.duel")
    return debut.game("duel")


def act(room: Room, text: str) -> int:
    return room.match.state.read(text)


def is_silent(told: Any) -> bool:
    return SPOT not in json.dumps(told)


def test_a_secret_is_told_to_its_own_side_alone(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, store):
            opened = await matches.open(wish(game="duel", options={"rounds": 2}))
            ann, room = await come(matches, opened, 0)
            ben, _ = await come(matches, opened, 1)
            watcher, _ = await come(matches, opened)
            assert room.match.on_turn == 1
            before = [len(one.told) for one in (ann, ben, watcher)]
            await step(matches, room, ben, act(room, SPOT))
            told = [one.told[n:] for one, n in zip((ann, ben, watcher), before, strict=True)]
            assert [len(one) for one in told] == [1, 1, 1]
            (a,), (b,), (w,) = told
            assert b["text"] == SPOT and not is_silent(b["events"]) and not is_silent(b["view"])
            for one in (a, w):
                assert one["text"] == "•"
                assert one["events"][0]["message"] == "held-back"
                assert is_silent(one["events"])
            # Whoever asks now, or comes later, hears no more.
            late, _ = await come(matches, opened)
            again, _ = await come(matches, opened, 0)
            match = await whole(store, opened.match)
            assert json.loads(json_told(match, 1))["plies"][0]["text"] == SPOT
            for seat in (0, None):
                doc = json.loads(json_told(match, seat))
                assert doc["plies"] == [{"turn": 1, "text": "•"}]
                with pytest.raises(BadRecord) as caught:
                    Match.from_json(json_told(match, seat))
                assert caught.value.message == "record-ply-secret"
                reads_well(caught.value)
            assert story_of(match).frames[0].text == "•"
            assert replay_of(match).frames[1].text == "•"
            assert is_silent(json.loads(msgspec.json.encode(story_of(match))))
            # The names of all spots are buttons in a view; what is chosen is a fact in it.
            for heard in (late, again, ann, watcher):
                facts = [one["view"]["facts"] for one in heard.told if "view" in one]
                assert is_silent(facts)

    asyncio.run(run())


def test_what_was_shown_is_told_from_then_on_and_stays(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, store):
            opened = await matches.open(wish(game="duel", options={"rounds": 2}))
            ann, room = await come(matches, opened, 0)
            ben, _ = await come(matches, opened, 1)
            await step(matches, room, ben, act(room, SPOT))
            assert ben.told[-1]["can_undo"]
            # The keeper may think again: nobody has seen where he stands.
            await matches.undo(room, ben.guest, new_id(), 1)
            await step(matches, room, ben, act(room, SPOT))
            aim = [room.match.state.read("hard")]
            state = room.match.state.play(aim[0])
            aim.append(state.read("10°"))
            aim.append(state.play(aim[1]).read("x1"))
            await matches.play(room, ann.guest, new_id(), 1, aim)
            assert ann.told[-1]["text"] == "hard 10° x1"
            assert ann.told[-1]["ply"] == 4
            assert ann.told[-1]["can_undo"] is False, "the shot has shown the keeper"
            with pytest.raises(IllegalAction):
                await matches.undo(room, ann.guest, new_id(), 4)
            match = await whole(store, opened.match)
            doc = json.loads(json_told(match, None))
            assert [ply["text"] for ply in doc["plies"]] == [SPOT, "hard", "10°", "x1"]
            assert [ply.get("part", 0) for ply in doc["plies"]] == [0, 0, 1, 2]
            assert story_of(match).frames[0].text == SPOT
            Match.from_json(json_told(match, None))

    asyncio.run(run())


def test_an_aim_is_taken_back_as_one_while_nothing_is_shown(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, store):
            opened = await matches.open(wish(game="duel", options={"rounds": 2}))
            ann, room = await come(matches, opened, 0)
            ben, _ = await come(matches, opened, 1)
            await step(matches, room, ben, act(room, SPOT))
            kick = room.match.state.read("hard")
            direction = room.match.state.play(kick).read("10°")
            await matches.play(room, ann.guest, new_id(), 1, [kick, direction])
            assert (ann.told[-1]["ply"], ann.told[-1]["can_undo"]) == (3, True)
            await matches.undo(room, ann.guest, new_id(), 3)
            assert room.match.ply == 1
            assert (await whole(store, opened.match)).ply == 1

    asyncio.run(run())


def test_the_computer_does_not_know_the_secret_either(tmp_path: Path) -> None:
    asked: list[State] = []

    async def choose(state: State) -> int:
        asked.append(state)
        return state.actions()[0]

    async def run() -> None:
        async with tables(tmp_path, Strings(choose)) as (matches, _):
            opened = await matches.open(wish(1, None, game="duel", options={"rounds": 3}))
            ben, room = await come(matches, opened, 1)
            await finish(matches, room, ben)
        shots = [state for state in asked if "spot=unknown" in str(state)]
        assert shots
        assert not any(f"spot={SPOT}" in str(state) for state in asked if state.turn == 0
                       and state.record.side == 0)  # fmt: skip

    asyncio.run(run())


async def finish(matches: Matches, room: Room, heard: Heard) -> None:
    while room.match.state.turn != OVER:
        await until(lambda: waits_for_a_person(room))
        if room.match.state.turn == OVER:
            break
        texts = [room.match.state.notate(action) for action in room.match.state.actions()]
        await step(matches, room, heard, act(room, SPOT) if SPOT in texts else None)


def test_what_is_pointed_at_is_foreseen_without_the_secret(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            opened = await matches.open(wish(game="duel", options={"rounds": 2}))
            ann, room = await come(matches, opened, 0)
            ben, _ = await come(matches, opened, 1)
            await step(matches, room, ben, act(room, SPOT))
            assert room.known(ann.guest.people).seen_by(0) == room.match.state.seen_by(0)
            assert room.known(ann.guest.people) != room.match.state
            told = await matches.answers.previews(room, ann.guest, 1, [act(room, "hard")])
            assert [one.notation for one in told.previews] == ["hard"]

    asyncio.run(run())


@pytest.mark.parametrize("seed", range(6))
def test_a_finished_match_is_told_whole_to_everyone(seed: int) -> None:
    match = play_out(Match.new("duel", {"rounds": 3}, dice="checked"), seed)
    for seat in (0, 1, None):
        assert json_told(match, seat) == match.to_json()
    assert Match.from_json(json_told(match, None)).verify().dice == "checked"
    assert not any(frame.text == "•" for frame in story_of(match).frames)


def test_partners_of_a_game_that_has_them(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, store):
            players = (None, None, None, 1)
            opened = await matches.open(wish(*players, game="duel", options={"rounds": 4}))
            heard, room = await come(matches, opened, 0, 1, 2)
            await finish(matches, room, heard)
            match = await whole(store, opened.match)
            assert {match.who(state) for state in match.states} == {None, 0, 1, 2, 3}
            assert Match.from_json(match.to_json()).verify().plies == match.ply

    asyncio.run(run())
