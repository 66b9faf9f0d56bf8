"""Perfect at the table: worked out beside the server, once, and looked up from then on."""

from __future__ import annotations

import asyncio
import os
import signal
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import debut
from debut import CHANCE, Match, State
from debut.bots.perfect import policy_file
from debut.bots.solve import Solution, solve
from debut.kernel.compiler.cache import cache_folder
from debut.kernel.match.record import PlayerRecord
from debut.server.thinkers import Thinkers, work_out
from debut.server.workers import WorkerJob
from debut.table import computer
from tests.server.at_table import (
    Strings,
    come,
    first_action,
    step,
    tables,
    until,
    waits_for_a_person,
    wish,
)
from tests.server.conftest import Server
from tests.server.test_http import is_problem

GAME = debut.game("supergoal")
SHORT = {"throws": 1}
PERFECT = 6


@cache
def solution() -> Solution:
    return solve(GAME, **SHORT)


def first_choice() -> State:
    """Kick-off: the attacker has several dice to choose from."""
    state = GAME.start(**SHORT)
    while state.turn == CHANCE:
        state = state.play(0)
    return state


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache with compiled rules and no match worked out, for processes to come."""
    folder = tmp_path / "cache"
    folder.mkdir()
    for code in cache_folder().glob("supergoal-*.code"):
        os.link(code, folder / code.name)
    monkeypatch.setenv("DEBUT_CACHE", str(folder))
    return folder


def played_best(match: Match) -> int:
    """How many decisions of Perfect's are in it; each is the solution's."""
    decided = [
        (state, ply.action)
        for state, ply in zip(match.states, match.record.plies, strict=False)
        if state.turn == 1
    ]
    assert all(action == solution().best(state) for state, action in decided)
    return len(decided)


def test_a_match_against_it_is_played_stored_and_gone_on_with(own_server: Server) -> None:
    server = own_server
    match, keys = server.new({"name": "Ann"}, {"level": PERFECT}, options=SHORT)
    guest = server.join(match, *keys)
    while not any(one["type"] == "happened" and one["turn"] == 1 for one in guest.heard):
        guest.settle()
        guest.step()
    server.kill()
    server.guests.clear()
    server.start()
    guest = server.join(match, *keys)
    assert guest.standing["match"]["players"][1]["bot"] == "perfect"
    guest.until("over")
    record = Match.from_json(server.record(match).content)
    assert played_best(record) > 0
    assert record.verify().dice == "checked"


def test_a_rematch_is_against_it_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            opened = await matches.open(wish(None, PERFECT, options=SHORT))
            heard, room = await come(matches, opened, 0)
            while not room.match.over:
                await until(lambda: waits_for_a_person(room) or room.match.over)
                if not room.match.over:
                    await step(matches, room, heard)
            await matches.rematch(room, heard.guest)
            (told,) = heard.of("rematch")
            again = await matches.room(told["opened"]["match"])
            assert [one.bot for one in again.match.record.players] == ["perfect", None]

    asyncio.run(run())


def test_a_saved_match_that_it_cannot_play_is_refused(server: Server) -> None:
    players = PlayerRecord("Ann", 0), PlayerRecord("perfect", 1, "perfect")
    for game, options, code in (
        ("supergoal", {"clock": "real"}, "solve-not-with"),
        ("but", {}, "solve-no-packing"),
    ):
        record = Match.new(game, options, players, "typed").to_json()
        answer = server.http.post("/api/matches/load", content=record)
        is_problem(answer, code)


def test_people_are_told_that_it_works_the_match_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes meanwhile too; and once it has answered nobody any more."""
    monkeypatch.setattr(computer, "QUIET_SECONDS", 0.01)

    async def run() -> None:
        found = asyncio.Event()

        async def choose(state: State) -> int:
            await found.wait()
            return await first_action(state)

        async with tables(tmp_path, Strings(choose)) as (matches, _):
            opened = await matches.open(wish(None, PERFECT, options=SHORT))
            heard, room = await come(matches, opened, 0)
            while not heard.of("working-out"):
                await until(lambda: waits_for_a_person(room) or bool(heard.of("working-out")))
                if waits_for_a_person(room):
                    await step(matches, room, heard)
            assert heard.of("working-out") == [{"type": "working-out", "player": 1}]
            late, _ = await come(matches, opened)
            assert late.of("working-out")
            found.set()
            await until(lambda: waits_for_a_person(room))
            later, _ = await come(matches, opened)
            assert not later.of("working-out")

    asyncio.run(run())


def test_two_matches_at_the_same_moment_are_worked_out_once(
    cold: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, wanted = first_choice(), solution().best(first_choice())

    async def run() -> None:
        both = Thinkers()
        solved, begin = [], both._workers.begin

        def counted(work: Any, *arguments: Any, **how: Any) -> WorkerJob:
            if work is work_out:
                solved.append(arguments)
            return begin(work, *arguments, **how)

        monkeypatch.setattr(both._workers, "begin", counted)
        try:
            answers = await asyncio.gather(*(both.choose("perfect", state) for _ in range(2)))
            assert answers == [wanted, wanted]
            assert len(solved) == 1
            assert len(list(cold.glob("*.policy"))) == 1
        finally:
            both.close()

    asyncio.run(run())


def test_killed_while_it_works_the_match_out_it_begins_anew(cold: Path) -> None:
    async def run() -> None:
        killed = Thinkers()
        try:
            answer = asyncio.create_task(killed.choose("perfect", first_choice()))
            await until(lambda: any(one.slow and one._ready for one in killed._workers._all))
            (slow,) = [one for one in killed._workers._all if one.slow]
            os.kill(slow._process.pid, signal.SIGKILL)
            assert await answer == solution().best(first_choice())
            assert len(list(cold.glob("*.policy*"))) == 1
        finally:
            killed.close()

    asyncio.run(run())


def test_where_nothing_can_be_written_it_plays_all_the_same(cold: Path) -> None:
    """What would be the file is a folder: no name of it can be taken."""
    assert policy_file(GAME, SHORT).parent == cold
    policy_file(GAME, SHORT).mkdir()

    async def run() -> None:
        blocked = Thinkers()
        try:
            for _ in range(2):
                answer = await blocked.choose("perfect", first_choice())
                assert answer == solution().best(first_choice())
        finally:
            blocked.close()

    asyncio.run(run())
