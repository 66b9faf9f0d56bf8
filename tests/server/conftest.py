"""A server in a process of its own, and people who come to it over HTTP and WebSocket."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from websockets.protocol import State
from websockets.sync.client import ClientConnection, connect

from benchmarks.server_load import Texts
from debut import CHANCE, OVER
from debut.kernel.views import codes_of
from tests.helpers import SOURCE

# The longest anything may take on a busy machine: whoever waits, waits for the thing itself.
PATIENCE = 60.0
MOST_STEPS = 2000  # a match of 2 x 60 throws takes some 360, now and then over 400
SHORT = {"throws": 3}
TWO_PEOPLE = ({"side": 0, "name": "Ann"}, {"side": 1, "name": "Ben"})


def actions_of(view: dict[str, Any]) -> list[int]:
    """The legal actions that a view offers."""
    return [action for group in view["groups"] for action in codes_of(group["actions"])]


class Guest:
    """One connection to a match: what it has heard, and where the match stands for it."""

    def __init__(
        self, connection: ClientConnection, rng: random.Random, keys: list[str] | None = None
    ) -> None:
        self.connection = connection
        self.heard: list[dict[str, Any]] = []
        self.standing: dict[str, Any] = {}
        self.rng = rng
        self.last_move = ""
        self._ahead: deque[dict[str, Any]] = deque()  # read, and not heard yet
        self.seal: dict[str, Any] | None = None  # as it was read last
        self.texts = Texts()  # for the dice
        self.people: list[int] = []
        self.reveals = True
        if keys is not None:
            self.sit(keys)

    def sit(self, keys: list[str], **more: Any) -> dict[str, Any]:
        hashes = [self.texts.hashed(text_of(key)) for key in keys]
        self.send("sit", keys=keys, hashes=hashes, **more)
        return self.hear("standing")

    def read(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Reads a message; answers as a page does where the opening of the dice waits for it."""
        told: dict[str, Any] = json.loads(self.connection.recv(timeout))
        self.people = told.get("people", self.people)
        if "seal" in told:
            self.seal = told["seal"]
            if self.seal and self.reveals:
                for answer in self.texts.answers_to(self.seal, self.people):
                    self.connection.send(json.dumps(answer))
        return told

    def read_until(self, done: Callable[[], bool]) -> None:
        """Reads ahead; what is read is heard later."""
        end = time.monotonic() + PATIENCE
        while not done():
            self._ahead.append(self.read(end - time.monotonic()))

    @property
    def ply(self) -> int:
        return self.standing["ply"]  # type: ignore[no-any-return]

    @property
    def turn(self) -> int:
        return self.standing["view"]["turn"]  # type: ignore[no-any-return]

    @property
    def choices(self) -> list[int]:
        return actions_of(self.standing["view"])

    @property
    def may_throw(self) -> bool:
        """Whether the die waits for this person, or for anyone who tells what came up."""
        here, people = self.standing["on_turn"], self.standing["people"]
        typed = self.standing["match"]["dice"] == "typed" and bool(people)
        return self.turn == CHANCE and (here in people or (typed and here is None))

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        told = self._ahead.popleft() if self._ahead else self.read(timeout)
        self.heard.append(told)
        if told["type"] == "standing":
            self.standing = told
        elif told["type"] in ("happened", "undone"):
            kept = ("ply", "view", "can_undo", "on_turn", "result", "clock", "acting")
            self.standing = {**self.standing, **{name: told.get(name) for name in kept}}
        elif told["type"] in ("seated", "sealed"):
            self.standing = {**self.standing, "seal": told["seal"]}
        elif told["type"] == "resigned":
            self.standing = {**self.standing, "result": told["result"], "on_turn": None}
        return told

    def hear(self, *kinds: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message of one of these kinds; the others are kept too."""
        end = time.monotonic() + timeout
        while True:
            told = self.next(end - time.monotonic())
            if told["type"] in kinds:
                return told

    def quiet(self, seconds: float = 0.2) -> bool:
        """Whether nothing more comes; presence and the opening may be announced at any moment."""
        end = time.monotonic() + seconds
        try:
            while self.next(max(0.0, end - time.monotonic()))["type"] in ("present", "sealed"):
                pass
        except TimeoutError:
            return True
        return False

    def send(self, kind: str, **fields: Any) -> None:
        self.connection.send(json.dumps({"type": kind, **fields}))

    def move(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends a move and waits for what becomes of it."""
        self.last_move = fields.setdefault("move", uuid4().hex)
        fields.setdefault("ply", self.ply)
        self.send(kind, **fields)
        while True:
            told = self.hear("happened", "undone", "resigned", "resigning", "failed", "standing")
            if told["type"] == "failed" and told["problem"]["move"] == fields["move"]:
                self.hear("standing")  # always follows
                return told
            if told["type"] == "standing" or told.get("move") == fields["move"]:
                return told

    def play(self, action: int, **fields: Any) -> dict[str, Any]:
        return self.move("play", actions=[action], **fields)

    def settle(self) -> None:
        """Waits until a person has to do something, or the match is over."""
        end = time.monotonic() + PATIENCE
        players = self.standing["match"]["players"]
        while self.turn != OVER:
            here = self.standing["on_turn"]
            if self.may_throw or (here is not None and players[here].get("bot") is None):
                break
            self.next(end - time.monotonic())

    def step(self) -> dict[str, Any]:
        """Any decision, or the throw that waits."""
        if self.turn == CHANCE and self.standing["match"]["dice"] == "checked":
            return self.move("throw")
        return self.play(self.rng.choice(self.choices))

    def until(self, wanted: str) -> None:
        """Plays on until a person has to decide, or throw, with the last ply somebody's own."""
        for _ in range(MOST_STEPS):
            self.settle()
            if wanted == "over" and self.turn == OVER:
                return
            if wanted == "decide" and self.turn >= 0:
                return
            if wanted == "throw" and self.may_throw:
                return
            assert self.turn != OVER
            self.step()
        raise AssertionError("a match without end")

    def is_at(self, match: str) -> bool:
        """Whether this guest still listens at this match."""
        here = self.standing.get("match", {}).get("id") == match
        return here and self.connection.state is State.OPEN

    def close(self) -> None:
        self.connection.close()


def text_of(key: str) -> str:
    """What a guest adds to the dice for this key."""
    return f"text for {key}"[:200]


class Server:
    """``debut serve`` on a free port with its own database."""

    def __init__(self, folder: Path, web: Path | None = None, **settings: object) -> None:
        self.folder = folder
        self.web = web
        self.settings = {f"DEBUT_{name.upper()}": str(value) for name, value in settings.items()}
        self.port = free_port()
        self.database = folder / "matches.sqlite"
        self.process: subprocess.Popen[bytes] | None = None
        self.guests: list[Guest] = []
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        self.rng = random.Random(1)

    def start(self) -> Server:
        environment = {**os.environ, "PYTHONPATH": str(SOURCE), **self.settings}
        command = [sys.executable, "-m", "debut.cli", "serve", "--port", str(self.port)]
        if self.web is None:
            command.append("--api-only")
        else:
            environment["DEBUT_WEB"] = str(self.web)
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--database", str(self.database)],
                env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
            )  # fmt: skip
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return self
            except OSError:
                time.sleep(0.02)
        self.kill()
        raise AssertionError(f"the server did not start:\n{self.log}")

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text("utf-8", "replace")

    def children(self) -> list[int]:
        """The processes that the server has started: its thinkers.

        Each process is asked for its parent: `/proc/PID/task/TID/children` leaves a living one out
        when another one is reaped while it is read.
        """
        assert self.process is not None
        everybody = (int(folder.name) for folder in Path("/proc").glob("[0-9]*"))
        return [pid for pid in everybody if parent_of(pid) == self.process.pid]

    def kill_children(self) -> None:
        """All that are there now; some may end by themselves meanwhile."""
        for pid in self.children():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def kill(self) -> None:
        """As a power cut would: no warning, nothing flushed."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        assert self.process is not None
        for guest in self.guests:
            guest.close()
        self.guests.clear()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
        self.http.close()

    def new(self, *seats: dict[str, Any], **wish: Any) -> tuple[str, list[str | None]]:
        wished = (
            [{"side": side, **seat} for side, seat in enumerate(seats)] if seats else TWO_PEOPLE
        )
        body = {"game": "supergoal", "seats": wished, "options": SHORT, **wish}
        answer = self.http.post("/api/matches", json=body)
        assert answer.status_code == 201, answer.text
        return answer.json()["match"], answer.json()["keys"]

    def connect(self, match: str) -> ClientConnection:
        url = f"ws://127.0.0.1:{self.port}/api/matches/{match}/socket"
        return connect(url, open_timeout=PATIENCE, close_timeout=0.2).__enter__()

    def join(self, match: str, *keys: str | None) -> Guest:
        guest = Guest(self.connect(match), self.rng, [key for key in keys if key])
        self.guests.append(guest)
        self.open_dice(match)
        return guest

    def open_dice(self, match: str) -> None:
        """Once everybody has committed, waits until every text is revealed."""
        here = [one for one in self.guests if one.is_at(match)]
        seal = here[-1].seal if here else None
        people = {player for one in here for player in one.people if one.reveals}
        if not seal or None in seal["hashes"] or not people.issuperset(seal["waiting"]):
            return
        for guest in here:
            guest.read_until(lambda guest=guest: None not in guest.seal["hashes"])
        for guest in here:
            guest.read_until(lambda guest=guest: guest.seal["texts"] is not None)

    def table(self, *seats: dict[str, Any], **wish: Any) -> tuple[str, Guest]:
        """A new match, and one person with all its keys."""
        match, keys = self.new(*seats, **wish)
        return match, self.join(match, *keys)

    def record(self, match: str) -> httpx.Response:
        return self.http.get(f"/api/matches/{match}/record")


def told_of(pid: int) -> list[str] | None:
    """What the system tells of a process, from its state on; None: it has ended meanwhile."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return None
    # "pid (name) state parent ...", and a name may hold spaces and brackets.
    return told.rpartition(")")[2].split()


def parent_of(pid: int) -> int | None:
    told = told_of(pid)
    return int(told[1]) if told else None


def alive(pid: int) -> bool:
    """A process that has ended may stay in the list until somebody asks how."""
    told = told_of(pid)
    return told is not None and told[0] != "Z"


def worked(pid: int) -> float:
    """How long a core has worked for a process, in seconds: whoever else is busy does not count."""
    told = told_of(pid)
    assert told, "it has ended"
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def wait_for(done: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, what
        time.sleep(0.02)


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    try:
        yield server.start()
        assert "Traceback" not in server.log, server.log
    finally:
        server.stop()


@pytest.fixture
def server(shared_server: Server) -> Iterator[Server]:
    """The server of all tests, which each leaves without its connections."""
    yield shared_server
    for guest in shared_server.guests:
        guest.close()
    shared_server.guests.clear()


@pytest.fixture(scope="session")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("mortal"))
    yield server
    server.stop()


@pytest.fixture
def own_server(mortal: Server) -> Iterator[Server]:
    """A server that a test has for itself and may kill; the next one starts it again."""
    if mortal.process is None or mortal.process.poll() is not None:
        mortal.start()
    yield mortal
    for guest in mortal.guests:
        guest.close()
    mortal.guests.clear()
