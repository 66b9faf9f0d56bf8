"""The first start: no rules are compiled, and the server is there at once all the same."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import pytest

from debut.kernel.errors import CannotCompile
from debut.server.compiling import Compiling
from tests.server.conftest import PATIENCE, Server, alive, wait_for, worked

UP_SECONDS = 3.0
STARTS = 6
# It gives way to all others: far less, on a machine that does nothing else.
COMPILED_SECONDS = 600.0
GAME = "supergoal"


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Server]:
    """A server whose cache of machine code is empty."""
    server = Server(tmp_path)
    try:
        yield server
    finally:
        server.stop()


def started(server: Server) -> float:
    """How much it has to do until it answers, in seconds."""
    server.start().http.get("/api/version")
    assert server.process is not None
    return worked(server.process.pid)


def readiness(server: Server, name: str, opened: bool = False) -> dict[str, float]:
    return server.http.get(f"/api/games/{name}/ready?opened={str(opened).lower()}").json()


def compilers(server: Server) -> dict[int, str]:
    """The compiling processes, and which game each is at."""
    found = {}
    for pid in server.children():
        try:
            words = Path(f"/proc/{pid}/cmdline").read_bytes().decode().split("\0")
        except (FileNotFoundError, ProcessLookupError):  # it ended meanwhile
            continue
        if "debut.kernel.compiler.build" in words:
            found[pid] = words[words.index("debut.kernel.compiler.build") + 1].rpartition(".")[2]
    return found


def is_at_it(server: Server) -> None:
    wait_for(lambda: GAME in compilers(server).values(), "it is being compiled")


def test_the_server_is_there_at_once_and_a_match_as_soon_as_it_can_be(fresh: Server) -> None:
    """A new match, and one of the days when the rules were compiled: they are compiled once."""
    match, keys = fresh.start().new(dice="typed")
    fresh.kill()
    fresh.settings["DEBUT_CACHE"] = str(fresh.folder / "cache")
    took = [started(fresh)]
    told = fresh.http.get("/api/games").json()
    assert [one["ready"] for one in told] == [False] * len(told)
    assert all(0 <= one["progress"] < 1 for one in told)
    # What is only read does not wait.
    assert fresh.http.get(f"/api/games/{GAME}/text/en").status_code == 200
    # One game that somebody opens goes first.
    assert not readiness(fresh, GAME, opened=True)["ready"]
    is_at_it(fresh)
    # The server is killed in the middle of it: nothing of that is left, and it begins anew.
    working = compilers(fresh)
    fresh.kill()
    ended = "no compiler outlives its server"
    wait_for(lambda: not any(map(alive, working)), ended, COMPILED_SECONDS)
    took.append(started(fresh))
    # The best of a few: whoever shares a core makes each step of it longer.
    while min(took) >= UP_SECONDS and len(took) < STARTS:
        fresh.kill()
        took.append(started(fresh))
    assert min(took) < UP_SECONDS
    assert not readiness(fresh, GAME)["ready"]
    fresh.http.timeout = COMPILED_SECONDS
    with ThreadPoolExecutor(1) as another:
        # Somebody comes back to a match of it, and hears how far it is.
        connection = fresh.connect(match)
        connection.send(json.dumps({"type": "sit", "keys": keys}))
        heard = [json.loads(connection.recv(PATIENCE))]
        is_at_it(fresh)
        # A new match of it is asked for: whoever asks waits, and then it just works.
        asked = another.submit(fresh.table, dice="typed")
        check_steps(match, heard + compiled_steps(connection))
        new, guest = asked.result(COMPILED_SECONDS)
    connection.close()
    assert readiness(fresh, GAME)["progress"] == 1.0
    guest.until("over")
    assert "Traceback" not in fresh.log, fresh.log
    assert fresh.record(new).status_code == 200


def check_steps(match: str, told: list[dict]) -> None:
    assert [one["game"] for one in told[:-1]] == [GAME] * (len(told) - 1)
    steps = [one["progress"] for one in told[:-1]]
    assert steps == sorted(steps)
    assert steps[0] < 0.5 < steps[-1] < 1
    assert len(set(steps)) > 3
    assert told[-1]["match"]["id"] == match


def compiled_steps(connection) -> list[dict]:
    told = []
    end = time.monotonic() + COMPILED_SECONDS
    while not told or told[-1]["type"] == "compiling":
        told.append(json.loads(connection.recv(end - time.monotonic())))
    return told


def test_the_one_that_is_opened_goes_first(tmp_path, monkeypatch):
    """Two games and room for one: the other one makes room, unless somebody waits for it too."""
    monkeypatch.setenv("DEBUT_CACHE", str(tmp_path))
    compiling = Compiling(["streetsoccer", GAME], cores=2)
    try:
        first = compiling._works["streetsoccer"].process
        assert first is not None
        assert compiling._works[GAME].process is None
        compiling.hurry(GAME)
        second = compiling._works[GAME].process
        assert second is not None
        assert first.wait(PATIENCE) != 0
        compiling.hurry("streetsoccer")
        assert compiling._works[GAME].process is second
        assert second.poll() is None
        assert compiling.waiting == {"streetsoccer", GAME}
    finally:
        compiling.close()
    assert list(tmp_path.glob("*.code")) == []


def test_rules_that_do_not_compile_are_told_to_whoever_waits(tmp_path, monkeypatch):
    monkeypatch.setenv("DEBUT_CACHE", str(tmp_path))
    nothing = SimpleNamespace(spec=SimpleNamespace(package="debut.games.nothing"))
    monkeypatch.setattr("debut.server.compiling.game", lambda name: nothing)
    monkeypatch.setattr("debut.kernel.compiler.cache.digests", lambda package: {})
    compiling = Compiling([GAME], cores=2)
    try:
        with pytest.raises(CannotCompile):
            asyncio.run(compiling.until_ready(GAME))
        assert not compiling.is_ready(GAME)
    finally:
        compiling.close()


def test_nothing_waits_where_all_is_compiled():
    compiling = Compiling([], cores=os.cpu_count())
    assert compiling.is_ready(GAME)
    assert compiling.progress(GAME) == 1
    asyncio.run(compiling.until_ready(GAME))
    compiling.close()
