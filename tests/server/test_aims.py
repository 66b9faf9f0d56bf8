"""An aim at the table: three plies in one message, and where every aim leads to, asked for once."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import active_children
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

import pytest

import debut
from debut.games.simulator.board import (
    DIRECTION,
    DIRECTIONS,
    FORMATION,
    PASS_HIGH,
    PASS_LOW,
    STRENGTH,
    STRENGTHS,
)
from debut.kernel.game import State
from debut.kernel.layout import CHANCE
from debut.server.thinkers import Thinkers
from debut.server.workers import WorkerGone
from debut.table.matches import Matches
from tests.server.at_table import Strings, come, first_action, step, tables, until, wish
from tests.server.conftest import Guest, Server

Told = dict[str, Any]
AIM = [PASS_LOW, DIRECTION + 75, STRENGTH + 11]
# A shot at the goal of B, whose keeper has chosen the spot 4; A does not know it.
SHOT = (
    "A=1@e1,2@c3,9@e9; B=1@e11,2@d9,4@f9; ball=24,0; phase=kind; side=A; who=A; holder=A9;"
    " striker=A9; restart=none; deed=shot; rod={rod}; shots=1"
)


class Table(NamedTuple):
    match: str
    a: Guest
    twin: Guest  # A again, from another screen
    b: Guest


def up_to(guest: Guest, ply: int) -> None:
    while guest.ply < ply:
        guest.next()


@pytest.fixture
def table(server: Server) -> Table:
    """Both at a kick-off of A's, thrown by real dice; A sits there twice."""
    match, keys = server.new(game="simulator", options={"length": "11"}, dice="typed")
    a, twin, b = (server.join(match, keys[seat]) for seat in (0, 0, 1))
    a.play(0)
    a.play(FORMATION)
    up_to(b, a.ply)
    b.play(FORMATION)
    for one in (a, twin):
        up_to(one, b.ply)
    return Table(match, a, twin, b)


def plies(server: Server, match: str) -> list[Told]:
    return server.http.get(f"/api/matches/{match}/record").json()["plies"]  # type: ignore[no-any-return]


def test_an_aim_is_one_move_stored_told_and_taken_back_as_one(server: Server, table: Table) -> None:
    match, a, _, b = table
    before = plies(server, match)
    told = a.move("play", actions=AIM)
    assert told["type"] == "happened"
    assert told["ply"] == len(before) + len(AIM)
    heard = b.hear("happened")
    assert (heard["ply"], heard["text"]) == (told["ply"], told["text"])
    after = plies(server, match)
    assert [ply["text"] for ply in after[len(before) :]] == ["low", "37.5", "12"]
    assert [ply.get("part", 0) for ply in after[len(before) :]] == [0, 1, 2]
    assert told["view"]["turn"] == CHANCE
    undone = a.move("undo")
    assert undone["type"] == "undone"
    assert (undone["ply"], plies(server, match)) == (len(before), before)


def test_an_aim_stays_once_its_error_is_thrown(server: Server) -> None:
    match, keys = server.new(game="simulator", options={"length": "11"})
    both = server.join(match, *keys)
    for action in ([FORMATION], [FORMATION], AIM):
        both.settle()
        assert both.move("play", actions=action)["type"] == "happened"
    thrown = both.move("throw")
    assert [event["kind"] for event in thrown["events"]][:3] == ["throw", "throw", "flight"]
    assert not thrown["can_undo"]
    assert both.move("undo")["problem"]["code"] == "undo-nothing"


@pytest.mark.parametrize(
    "wrong",
    [
        [PASS_LOW, DIRECTION + 75, STRENGTH + STRENGTHS],
        [PASS_LOW, STRENGTH + 3, DIRECTION + 75],
        [DIRECTION + 75, STRENGTH + 11],
        [*AIM, 7],
    ],
)
def test_an_aim_with_an_illegal_part_is_refused_as_a_whole(
    server: Server, table: Table, wrong: list[int]
) -> None:
    match, a, *_ = table
    before = plies(server, match)
    assert a.move("play", actions=wrong)["type"] == "failed"
    assert plies(server, match) == before
    assert a.move("play", actions=AIM)["type"] == "happened"


def test_an_aim_sent_again_gets_the_first_answer(server: Server, table: Table) -> None:
    match, a, *_ = table
    ply, move = a.ply, uuid4().hex
    first = a.move("play", actions=AIM, move=move, ply=ply)
    again = a.move("play", actions=AIM, move=move, ply=ply)
    assert (first["type"], again["type"]) == ("happened", "standing")
    assert again["ply"] == first["ply"] == len(plies(server, match))


def test_of_two_aims_at_once_one_counts_and_the_other_is_stale(
    server: Server, table: Table
) -> None:
    match, a, twin, _ = table
    other = [PASS_HIGH, DIRECTION, STRENGTH + 3]
    with ThreadPoolExecutor(2) as pool:
        moves = [
            pool.submit(one.move, "play", actions=aim, ply=a.ply)
            for one, aim in ((a, AIM), (twin, other))
        ]
        told = [move.result() for move in moves]
    assert sorted(one["type"] for one in told) == ["failed", "happened"]
    failed = next(one for one in told if one["type"] == "failed")
    assert failed["problem"]["code"] == "ply-stale"
    stored = [ply["text"] for ply in plies(server, match)[-3:]]
    assert stored in (["low", "37.5", "12"], ["high", "0", "4"])


def test_all_aims_are_told_to_whoever_aims_and_to_nobody_else(
    table: Table,
) -> None:
    _, a, _, b = table
    for one in (a, b):
        one.send("aims", ply=a.ply)
    told = a.hear("aims")["aims"]
    assert b.hear("aims")["aims"] is None
    assert [aim["id"] for aim in told["aims"]] == ["low", "high"]
    assert [aim["actions"] for aim in told["aims"]] == [[PASS_LOW], [PASS_HIGH]]
    assert len(json.dumps(told)) < 80_000
    for aim in told["aims"]:
        rows, at = 0, 0
        while at < len(aim["ways"]):
            at += 1 + aim["ways"][at]
            rows += 1
        assert (rows, at) == (DIRECTIONS, len(aim["ways"]))
        assert len(aim["rests"]) == STRENGTHS
    a.send("aims", ply=a.ply - 1)
    assert a.hear("aims")["aims"] is None


def test_the_odds_of_an_aim_are_told_to_whoever_aims_and_to_nobody_else(table: Table) -> None:
    _, a, _, b = table
    for one in (a, b):
        one.send("chances", ply=a.ply, actions=AIM)
    told = a.hear("chances")
    assert told["actions"] == AIM
    assert sum(share for _, share in told["chances"]) == pytest.approx(1)
    assert b.hear("chances")["chances"] is None
    # What is not allowed, or is no strike, has no odds and is no error.
    for actions, chances in (([STRENGTH], None), (AIM[:1], [])):
        a.send("chances", ply=a.ply, actions=actions)
        assert a.hear("chances")["chances"] == chances
    a.send("chances", ply=a.ply - 1, actions=AIM)
    assert a.hear("chances")["chances"] is None


def test_odds_never_depend_on_the_spot_that_the_keeper_has_chosen() -> None:
    told = [debut.game("simulator").parse(SHOT.format(rod=rod)) for rod in ("1", "4", "unknown")]
    strike = [told[0].read("low"), DIRECTION, STRENGTH + 30]
    aimed = [state.seen_by(0).chances(strike) for state in told]
    assert aimed[0]
    assert aimed[1:] == [aimed[0], aimed[0]]


def test_aims_never_depend_on_the_spot_that_the_keeper_has_chosen() -> None:
    told = [debut.game("simulator").parse(SHOT.format(rod=rod)) for rod in ("1", "4", "unknown")]
    first, *others = [state.seen_by(0).aims() for state in told]
    assert first is not None
    assert others == [first, first]
    assert all(state.aims() == first for state in told)


def test_a_process_is_ready_before_anybody_aims(tmp_path: Path) -> None:
    """It starts when a match is opened in which one aims, or when such a one is taken up again."""

    async def run() -> None:
        thinkers = Thinkers()
        others = set(active_children())
        try:
            async with tables(tmp_path, thinkers) as (matches, _):
                await matches.open(wish())
                await matches.open(wish(game="simulator", options={}))
                await until(lambda: len(set(active_children()) - others) == 1)
        finally:
            thinkers.close()

    asyncio.run(run())


def test_of_two_who_come_to_one_game_the_first_has_it_got_ready(tmp_path: Path) -> None:
    warmed: list[str] = []

    class Warmed(Strings):
        async def warm(self, name: str) -> None:
            warmed.append(name)

    async def run() -> None:
        async with tables(tmp_path, Warmed(first_action)) as (matches, store):
            opened = await matches.open(wish(game="simulator", options={}))
            await until(lambda: warmed == ["simulator"])
            after = Matches(store, Warmed(first_action))  # type: ignore[arg-type]
            await come(after, opened, 0)
            await come(after, opened, 1)
            await until(lambda: warmed == ["simulator"] * 2)

    asyncio.run(run())


def test_aims_that_could_not_be_computed_are_refused_and_asked_for_anew(tmp_path: Path) -> None:
    """The process was killed: whoever waits hears of it, and the next question has an answer."""
    asked = 0

    class Killed(Strings):
        async def aims(self, state: State, address: str) -> bytes:
            nonlocal asked
            del state, address
            asked += 1
            if asked == 1:
                raise WorkerGone("worker-gone")
            return b"null"

    async def run() -> None:
        async with tables(tmp_path, Killed(first_action)) as (matches, _):
            opened = await matches.open(wish(game="simulator", options={}, dice="typed"))
            heard, room = await come(matches, opened, 0, 1)
            while room.match.state.turn < 0:
                await step(matches, room, heard)
            with pytest.raises(WorkerGone):
                await matches.aims(room, heard.guest, room.match.ply)
            assert heard.of("aims") == []
            await matches.aims(room, heard.guest, room.match.ply)
            assert len(heard.of("aims")) == 1 and asked == 2

    asyncio.run(run())
