"""Work that nobody waits for: when it fails, the log says so."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

import pytest

from debut.server import compiling
from debut.server.compiling import Compiling
from debut.server.held_bytes import HeldBytes
from debut.server.memory import FLOOD, Keeper
from debut.table.background import Background
from debut.table.errors import ServerFault, UnknownMatch
from tests.server.at_table import Strings, come, first_action, tables, until, wish


async def fail(error: Exception) -> None:
    raise error


def test_a_task_that_fails_is_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        background = Background()
        background.spawn(fail(ZeroDivisionError("by nobody")), "counting")
        background.spawn(fail(UnknownMatch("match-unknown", match="abc")), "looking")
        background.spawn(asyncio.Event().wait(), "waiting")
        await until(lambda: len(caplog.records) == 2)
        (left,) = background._tasks
        left.cancel()
        await until(lambda: not background._tasks)

    asyncio.run(run())
    counting, looking = caplog.records
    assert counting.getMessage() == "counting failed" and counting.exc_info
    assert "abc" in looking.getMessage() and looking.exc_info is None


def test_a_clock_that_cannot_be_kept_is_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, store):
            opened = await matches.open(wish(options={"clock": "real"}))
            heard, room = await come(matches, opened, 0)

            def full(*_: object) -> Any:
                return fail(sqlite3.OperationalError("database or disk is full"))

            monkeypatch.setattr(store, "set_clock", full)
            matches.leave(room, heard.guest)
            await until(lambda: "disk is full" in caplog.text)

    asyncio.run(run())


def test_a_game_that_cannot_be_got_ready_is_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(Strings):
        async def warm(self, name: str) -> None:
            raise RuntimeError(f"no {name}")

    async def run() -> None:
        async with tables(tmp_path, Broken(first_action)) as (matches, _):
            await matches.open(wish())
            await until(lambda: "no supergoal" in caplog.text)

    asyncio.run(run())


def test_a_fault_while_rules_are_compiled_ends_the_waiting(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("no linker")

    def nothing(*_: object, **__: object) -> Any:
        return subprocess.Popen(["true"])

    monkeypatch.setattr(compiling, "finish", broken)
    monkeypatch.setattr(compiling, "compiler", nothing)

    async def run() -> None:
        compiled = Compiling(["supergoal"])
        try:
            with pytest.raises(ServerFault):
                await compiled.until_ready("supergoal")
        finally:
            compiled.close()

    asyncio.run(run())
    assert "no linker" in caplog.text and "compiling supergoal" in caplog.text


def test_memory_is_looked_after_although_a_look_has_failed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from debut.server import memory

    def broken() -> None:
        monkeypatch.setattr(memory, "trim", trim)
        raise OSError("not now")

    trim = memory.trim
    monkeypatch.setattr(memory, "SECONDS", 0.01)
    monkeypatch.setattr(memory, "trim", broken)
    monkeypatch.setattr(memory, "leave_out_of_collection", lambda: None)

    async def run() -> None:
        held = HeldBytes(FLOOD, 2 * FLOOD)
        keeper = Keeper(held)
        held.most = FLOOD
        await until(lambda: "not now" in caplog.text)
        held.most = FLOOD
        await until(lambda: keeper.trimmed == 1)
        keeper.close()

    asyncio.run(run())
