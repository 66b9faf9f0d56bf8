"""A server that is killed again and again under load: is anything that was answered ever lost?

``python -m benchmarks.kills`` kills the server 50 times while people open matches, open their dice
and play. Each remembers every answer. After each kill they come back and send again what was not
answered. At the end no answered ply may be missing, changed or doubled, every match must verify,
and a backup taken on the way must restore to matches that verify.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks import server_load
from debut.kernel.match.match import Match
from debut.kernel.views import codes_of
from debut.server.readers import stored_record

KILLS, TABLES = 50, 12
THROWS = 6  # short matches, so that many openings of the dice are under way too
# Time between two kills: sometimes in the middle of an opening, sometimes in the middle of play.
SHORTEST, LONGEST = 0.3, 1.5
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
OVER, CHANCE = -2, -1


class Lost(Exception):
    """An answer that does not hold any more."""


class Server:
    """``debut serve`` on one database, which outlives each process."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "matches.sqlite"
        self.port = server_load.free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "debut.cli", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--api-only", "--database", str(self.database)],
            env=server_load.environment() | server_load.ROOM,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        server_load.wait_for(self.port, self.process)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def backup(self, file: Path) -> subprocess.CompletedProcess[bytes]:
        return debut("backup", str(file), "--overwrite", "--database", str(self.database))


def debut(*words: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "debut.cli", *words]
    return subprocess.run(command, env=server_load.environment(), capture_output=True, check=False)


class Player:
    """Both people of one match after the other; remembers all that was answered."""

    def __init__(self, server: Server, number: int) -> None:
        self.server = server
        self.rng = random.Random(number)
        self.matches: list[str] = []
        self.answered: dict[str, dict[int, str]] = {}
        self.keys: list[str] = []
        self.texts = server_load.Texts()
        self.hashes: list[str] = []
        self.now: dict[str, Any] = {}
        self.people: list[int] = []
        self.pending: dict[str, Any] | None = None
        self.sent_again = 0

    async def play(self) -> None:
        """Comes back whenever the server has gone."""
        while True:
            with contextlib.suppress(*GONE):
                if not self.keys:
                    await self.open()
                await self.sit_and_play()
            await asyncio.sleep(0.02)

    async def open(self) -> None:
        match, keys = await asyncio.to_thread(
            server_load.open_match, self.server.port, None, THROWS
        )
        self.matches.append(match)
        self.answered[match] = {}
        self.keys, self.texts, self.pending = keys, server_load.Texts(), None
        self.hashes = [self.texts.hashed() for _ in keys]

    async def sit_and_play(self) -> None:
        match = self.matches[-1]
        url = f"ws://{server_load.HOST}:{self.server.port}/api/matches/{match}/socket"
        async with connect(url, ping_interval=None, max_queue=None, close_timeout=0.1) as socket:
            await self.send(socket, {"type": "sit", "keys": self.keys, "hashes": self.hashes})
            await self.hear(socket, "standing")
            known = max(self.answered[match], default=0)
            if self.now["ply"] < known:
                raise Lost(f"{match} had {known} plies and has {self.now['ply']}")
            if self.pending:
                self.sent_again += 1
                await self.send(socket, self.pending)
                await self.hear(socket, "happened", "standing")
                self.pending = None
            while self.now["view"]["turn"] != OVER:
                await self.step(socket)
            self.keys = []

    async def step(self, socket: Any) -> None:
        turn, on_turn = self.now["view"]["turn"], self.now["on_turn"]
        if turn == CHANCE and on_turn is None:
            await self.hear(socket, "happened", "sealed")
            return
        kind: dict[str, Any] = {"type": "throw"}
        if turn >= 0:
            groups = self.now["view"]["groups"]
            actions = [code for group in groups for code in codes_of(group["actions"])]
            kind = {"type": "play", "actions": [self.rng.choice(actions)]}
        self.pending = {**kind, "move": uuid4().hex, "ply": self.now["ply"]}
        await self.send(socket, self.pending)
        while (await self.hear(socket, "happened", "failed")).get("move") != self.pending["move"]:
            pass
        self.pending = None

    async def send(self, socket: Any, message: dict[str, Any]) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    async def hear(self, socket: Any, *kinds: str) -> dict[str, Any]:
        while True:
            told: dict[str, Any] = msgspec.json.decode(await socket.recv())
            self.people = told.get("people", self.people)
            if seal := told.get("seal"):
                for answer in self.texts.answers_to(seal, self.people):
                    await self.send(socket, answer)
            if told["type"] == "failed":
                raise Lost(f"{self.matches[-1]}: {told['problem']}")
            if told["type"] in ("standing", "happened"):
                self.now = told
            if told["type"] == "happened":
                self.note(told["ply"], told["text"])
            if told["type"] in kinds:
                return told

    def note(self, ply: int, text: str) -> None:
        before = self.answered[self.matches[-1]].setdefault(ply, text)
        if before != text:
            raise Lost(f"{self.matches[-1]}: ply {ply} was {before} and is {text}")


async def run(server: Server, players: list[Player], kills: int, backup: Path) -> int:
    """Kills the server so many times under their play; how many backups were taken."""
    rng, backups = random.Random(1), 0
    tasks = [asyncio.create_task(player.play()) for player in players]

    def check_tasks() -> None:
        for task in tasks:
            if task.done():
                task.result()

    for number in range(kills):
        await asyncio.sleep(rng.uniform(SHORTEST, LONGEST))
        if number % 10 == 5:
            done = await asyncio.to_thread(server.backup, backup)
            if done.returncode:
                raise Lost(f"the backup failed: {done.stderr.decode()}")
            backups += 1
        await asyncio.to_thread(server.kill)
        check_tasks()
        await asyncio.to_thread(server.start)
    await asyncio.sleep(LONGEST)
    check_tasks()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return backups


def check(database: Path, answered: dict[str, dict[int, str]]) -> tuple[int, int]:
    """Every answered ply is there with its text, once; every match verifies; how many of each."""
    plies = 0
    for match, told in answered.items():
        read = Match.from_json(stored_record(f"sqlite:///{database}", match))
        read.verify()
        texts = [ply.text for ply in read.record.plies]
        for ply, text in told.items():
            if len(texts) < ply or texts[ply - 1] != text:
                raise Lost(f"{match}: ply {ply}, {text}, is not there")
        plies += len(told)
    with contextlib.closing(sqlite3.connect(database)) as connection:
        double = (
            "SELECT match, move FROM plies WHERE move IS NOT NULL GROUP BY 1, 2 HAVING count(*) > 1"
        )
        if twice := connection.execute(double).fetchall():
            raise Lost(f"played twice: {twice}")
    return len(answered), plies


def main() -> int:
    parser = argparse.ArgumentParser(description="Kills the server again and again under load.")
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--tables", type=int, default=TABLES)
    wanted = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        backup, restored = Path(folder) / "backup.sqlite", Path(folder) / "restored.sqlite"
        players = [Player(server, number) for number in range(wanted.tables)]
        server.start()
        try:
            backups = asyncio.run(run(server, players, wanted.kills, backup))
        finally:
            server.kill()
        answered = {match: told for one in players for match, told in one.answered.items()}
        matches, plies = check(server.database, answered)
        again = sum(player.sent_again for player in players)
        print(f"{wanted.kills} kills: {matches} matches, {plies} answered plies;")
        print("none was lost or doubled, every match verifies;")
        print(f"{again} moves were under way at a kill and were sent again.")
        if backups:
            done = debut("restore", str(backup), "--database", str(restored))
            print(done.stdout.decode().strip() or done.stderr.decode().strip())
            if done.returncode:
                return 1
            kept = sqlite3.connect(restored).execute("SELECT id FROM matches").fetchall()
            check(restored, {match: {} for (match,) in kept})
            print(f"{len(kept)} matches of the last of {backups} backups verify.")
    print(f"{time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
