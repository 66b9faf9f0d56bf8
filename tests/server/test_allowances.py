"""Processor time per address: nobody's questions keep the event loop from the others."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from debut import State
from debut.server import allowances
from debut.server.allowances import LoopTime, WorkerTime
from debut.server.socket import SocketLine
from debut.server.thinkers import Thinkers
from debut.server.workers import Workers
from debut.table.errors import UnknownMatch
from tests.server.at_table import PATIENCE, come, tables, until, wish
from tests.server.conftest import Server

MANY = 60
PLENTY = 1e6


def busy(seconds: float) -> None:
    """Works so long, by the processor's clock."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


# The event loop


def test_each_address_has_one_piece_of_work_a_round() -> None:
    done: list[str] = []

    async def run() -> None:
        loop_time = LoopTime(PLENTY, PLENTY)
        for number in range(4):
            loop_time.soon("a", lambda number=number: done.append(f"a{number}"))
        for number in range(2):
            loop_time.soon("b", lambda number=number: done.append(f"b{number}"))
        await asyncio.wait_for(loop_time.turn("a"), PATIENCE)

    asyncio.run(run())
    assert done == ["a0", "b0", "a1", "b1", "a2", "a3"]


def test_whoever_has_used_up_the_allowance_waits_and_nobody_else() -> None:
    async def run() -> None:
        loop_time = LoopTime(share=1.0, burst=1.0)
        loop_time.soon("a", lambda: busy(0.01))
        assert loop_time.left("a") < 1.0
        loop_time.charge("a", 2.0)
        waiting = asyncio.create_task(loop_time.turn("a"))
        for _ in range(20):
            await loop_time.turn("b")
        assert not waiting.done()
        assert loop_time.seconds_until_credit("a") > 0
        await asyncio.wait_for(waiting, PATIENCE)
        assert loop_time.left("a") > 0
        assert loop_time.left("b") > 0.5

    asyncio.run(run())


def test_what_is_computed_is_charged_and_waiting_is_not() -> None:
    async def work() -> str:
        busy(0.05)
        await asyncio.sleep(0.2)
        with pytest.raises(UnknownMatch):
            await fail()
        busy(0.05)
        return "done"

    async def fail() -> None:
        await asyncio.sleep(0)
        raise UnknownMatch("match-unknown", match="x")

    async def run() -> None:
        loop_time = LoopTime(share=1e-9, burst=1.0)
        assert await loop_time.metered("a", work()) == "done"
        assert 0.1 <= 1.0 - loop_time.left("a") < 0.15
        with pytest.raises(UnknownMatch):
            await loop_time.metered("a", fail())
        endless = asyncio.create_task(tell_metered(loop_time))
        await asyncio.sleep(0)
        endless.cancel()
        with pytest.raises(asyncio.CancelledError):
            await endless

    async def tell_metered(loop_time: LoopTime) -> None:
        await loop_time.metered("a", asyncio.sleep(PATIENCE))

    asyncio.run(run())


def test_an_address_is_forgotten_that_has_nothing_under_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(allowances, "REMEMBERED", 3)

    async def run() -> None:
        loop_time = LoopTime(share=0.001, burst=1.0)
        loop_time.charge("a", 5.0)
        waiting = asyncio.create_task(loop_time.turn("a"))
        await asyncio.sleep(0)
        for name in "bcde":
            loop_time.charge(name, 0.5)
        assert loop_time.left("a") < 0
        assert [loop_time.left(name) > 0.9 for name in "de"] == [False, False]
        assert loop_time.left("b") == 1.0  # it was forgotten
        waiting.cancel()

    asyncio.run(run())


# Workers


def test_of_an_address_a_few_are_computed_at_once_and_all_are_charged() -> None:
    async def run() -> None:
        workers, worker_time = Workers(0, quick=2), WorkerTime(PLENTY, 0.5, at_once=1)
        try:
            asked = [
                asyncio.create_task(
                    worker_time.run("a", workers, sum, range(2_000_000), seconds=0.1)
                )
                for _ in range(3)
            ]
            await asyncio.sleep(0)
            assert worker_time.of("a").jobs == 1
            asked.pop().cancel()
            assert (
                await asyncio.wait_for(asyncio.gather(*asked), PATIENCE)
                == [sum(range(2_000_000))] * 2
            )
            with pytest.raises(ZeroDivisionError):
                await worker_time.run("a", workers, divmod, 1, 0, seconds=0.1)
            assert worker_time.of("a").jobs == 0
            slow = WorkerTime(1e-9, 0.5, at_once=1)
            await slow.run("b", workers, sum, range(2_000_000), seconds=0.1)
            assert 0.002 < 0.5 - slow.left("b") < 0.5
        finally:
            workers.close()

    asyncio.run(run())


def test_what_is_dear_is_never_computed_on_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line-up of Simulator Soccer takes milliseconds to preview, and more to explain."""

    def not_here(*_: object) -> Any:
        raise AssertionError("computed on the event loop")

    for name in ("preview", "why_not", "why_not_pick"):
        monkeypatch.setattr(State, name, not_here)

    async def run() -> None:
        thinkers = Thinkers()
        async with tables(tmp_path, thinkers) as (matches, _):
            try:
                opened = await matches.open(wish(game="simulator", options={}))
                heard, room = await come(matches, opened, 0, 1)
                await until(lambda: room.match.state.turn >= 0)
                answers, ply = matches.answers, room.match.ply
                actions = list(room.match.state.actions()[:9])
                told = await answers.previews(room, heard.guest, ply, [*actions, *actions, -5])
                assert [one.action for one in told.previews] == actions
                text = told.previews[0].notation
                assert (await answers.why_not(room, heard.guest, text, ())).clause is None
            finally:
                thinkers.close()

    asyncio.run(run())


# On a socket


def test_what_is_pointed_at_twice_is_computed_once(server: Server) -> None:
    _, guest = server.table()
    guest.until("decide")
    action = guest.choices[0]
    guest.send("point", ply=guest.ply, actions=[action] * 32)
    assert [one["action"] for one in guest.hear("previews")["previews"]] == [action]


class Full:
    """A socket on which many messages lie already when the first one is read."""

    def __init__(self, *messages: dict[str, Any]) -> None:
        self.waiting = [json.dumps(one) for one in messages]
        self.rounds = 0

    async def receive(self) -> dict[str, Any]:
        if self.waiting:
            return {"type": "websocket.receive", "text": self.waiting.pop(0)}
        return {"type": "websocket.disconnect"}

    async def send(self, _: dict[str, Any]) -> None:
        pass

    async def close(self, code: int) -> None:
        raise AssertionError(code)


def test_everybody_has_a_turn_between_two_messages(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            opened = await matches.open(wish())
            await matches.room(opened.match)
            socket = Full({"type": "sit"}, *[{"type": "ping"}] * (MANY - 1))

            async def count() -> None:
                while True:
                    socket.rounds += 1
                    await asyncio.sleep(0)

            counting = asyncio.create_task(count())
            line = SocketLine(socket, matches, opened.match)  # type: ignore[arg-type]
            await asyncio.wait_for(line.run(), PATIENCE)
            counting.cancel()
            assert socket.rounds >= MANY

    asyncio.run(run())
