"""What strangers send over real sockets: half a request, none at all, from elsewhere, too often."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
import stat
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader
from websockets.sync.client import connect

from debut.cli import main
from debut.server import connections
from debut.server.addresses import Addresses, AddressPace, AtOnce
from debut.server.app import create_app
from debut.server.connections import Socket, frame
from debut.server.guard import Guard, check_origin
from debut.server.hosts import Hosts, plain, read_hosts
from debut.server.socket import TOO_SLOW
from debut.table.errors import OtherHost, OtherOrigin, TooMany
from debut.table.limits import BadSetting, Limits
from tests.helpers import reads_well
from tests.server.conftest import PATIENCE, TWO_PEOPLE, Server, wait_for

WISH = {"game": "supergoal", "seats": TWO_PEOPLE}
SHORT_TIME = 0.6
SOON = SHORT_TIME + 5
FIRST_MESSAGE = 3.0
ESTABLISHED = "01"  # in /proc/net/tcp
TRIES = 5


def raw(server: Server, sent: bytes, patience: float = PATIENCE) -> bytes:
    """What comes back for these very bytes until the server ends the connection."""
    with socket.create_connection(("127.0.0.1", server.port), patience) as line:
        line.settimeout(patience)
        line.sendall(sent)
        heard = b""
        while more := line.recv(65536):
            heard += more
        return heard


def first_answer(server: Server, sent: bytes) -> bytes:
    """The head of it."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(sent)
        heard = b""
        while b"\r\n\r\n" not in heard and (more := line.recv(65536)):
            heard += more
        return heard


def status_and_problem(heard: bytes) -> tuple[int, dict[str, Any]]:
    head, _, body = heard.partition(b"\r\n\r\n")
    told = json.loads(body)
    assert told["en"] and told["fr"] and told["en"] != told["fr"]
    return int(head.split()[1]), told


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience and little room."""
    folder = tmp_path_factory.mktemp("strict")
    web = folder / "pages"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<p>the page</p>")
    (web / "assets" / "a.js").write_text("1")
    server = Server(
        folder, web, header_seconds=SHORT_TIME, body_seconds=SHORT_TIME, sockets_an_address=3,
        matches_burst=8, matches_a_second=0.5, unread_seconds=SHORT_TIME,
        first_message_seconds=FIRST_MESSAGE,
    )  # fmt: skip
    try:
        yield server.start()
        assert "Traceback" not in server.log, server.log
    finally:
        server.stop()


# Requests that no browser makes


@pytest.mark.parametrize("name", ["%00", "a" * 5_000, "a/" * 500, "..%2f..%2fetc%2fpasswd", "%ff"])
def test_an_asset_that_cannot_be_is_not_found(strict: Server, name: str) -> None:
    answer = strict.http.get(f"/assets/{name}")
    assert answer.status_code == 404, answer.text
    assert answer.json()["code"] == "page-unknown"
    assert strict.http.get("/assets/a.js").text == "1"


UPGRADE = "Connection: Upgrade\r\nUpgrade: websocket\r\n"
KEY = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
HERE = "Host: localhost\r\n"
ODD = {
    "a socket by POST": f"POST /api/matches HTTP/1.1\r\n{HERE}{UPGRADE}Content-Length: 0\r\n",
    "by POST with a key": f"POST /api/matches/x/socket HTTP/1.1\r\n{HERE}{UPGRADE}{KEY}",
    "by GET with a body": f"GET /api/matches/x/socket HTTP/1.1\r\n{HERE}{UPGRADE}{KEY}"
    "Content-Length: 2\r\n",
    "by PUT": f"PUT / HTTP/1.1\r\n{HERE}{UPGRADE}",
    "without a key": f"GET /api/matches/x/socket HTTP/1.1\r\n{HERE}{UPGRADE}",
    "with a long line": f"GET /api/matches/x/socket HTTP/1.1\r\n{HERE}{UPGRADE}{KEY}"
    f"X-Long: {'x' * 20_000}\r\n",
    "with many headers": f"GET /api/matches/x/socket HTTP/1.1\r\n{HERE}{UPGRADE}{KEY}"
    + "".join(f"X-{n}: 1\r\n" for n in range(300)),
    "to nowhere": f"GET /nothing HTTP/1.1\r\n{HERE}{UPGRADE}{KEY}",
    "no socket where one is": f"GET /api/matches/x/socket HTTP/1.1\r\n{HERE}",
}  # fmt: skip


@pytest.mark.parametrize("kind", ODD)
def test_an_odd_request_is_answered(strict: Server, kind: str) -> None:
    heard = first_answer(strict, ODD[kind].encode() + b"\r\n{}")
    assert heard.startswith(b"HTTP/1.1 4"), heard[:200]


@pytest.mark.parametrize(
    "sent", [b"hello\r\n\r\n", b"\x16\x03\x01\x02\x00\x01", b"GET / HTTP/9\r\n\r\n"]
)
def test_what_is_no_request_gets_a_typed_answer(strict: Server, sent: bytes) -> None:
    status, told = status_and_problem(raw(strict, sent))
    assert (status, told["code"]) == (400, "message-wrong-shape")


# Time limits


HALVES = (
    b"GET /api/games HT",
    b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/ga",
)


def test_half_a_request_is_ended(strict: Server) -> None:
    """Each kind by itself, all of them at the same time."""

    def ended(sent: bytes) -> tuple[bytes, float]:
        start = time.monotonic()
        return raw(strict, sent), time.monotonic() - start

    with ThreadPoolExecutor(len(HALVES)) as together:
        found = dict(zip(HALVES, together.map(ended, HALVES), strict=True))
    for sent, (heard, took) in found.items():
        assert SHORT_TIME * 0.8 < took < SOON, sent
        last = heard[heard.rindex(b"HTTP/1.1 ") :]
        status, told = status_and_problem(last)
        assert (status, told["code"]) == (408, "request-late"), sent


@pytest.mark.parametrize("each", [b"X", b"X-A: b\r\n"])
def test_a_byte_now_and_then_is_not_enough(strict: Server, each: bytes) -> None:
    with socket.create_connection(("127.0.0.1", strict.port), PATIENCE) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        start = time.monotonic()
        with contextlib.suppress(OSError):
            while time.monotonic() < start + SOON:
                line.sendall(each)
                time.sleep(0.1)
            pytest.fail("it is not ended")


def test_a_connection_that_says_nothing_is_ended(strict: Server) -> None:
    start = time.monotonic()
    assert raw(strict, b"") == b""
    assert time.monotonic() < start + SOON


def test_a_whole_request_has_all_the_time_it_needs(strict: Server) -> None:
    """Nor is a connection ended that is used again after a while."""
    url = f"http://127.0.0.1:{strict.port}"
    with httpx.Client(base_url=url, timeout=PATIENCE) as person:
        for _ in range(3):
            assert person.get("/api/games").status_code == 200
            time.sleep(SHORT_TIME + 0.2)


# Answers that nobody reads


def test_answers_that_nobody_reads_end_the_connection(strict: Server) -> None:
    asked = 3_000
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", strict.port))
        port = line.getsockname()[1]
        with contextlib.suppress(OSError):
            line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * asked)
        wait_for(lambda: not holds(strict, port), "the server ends it")
        heard = b""
        with contextlib.suppress(ConnectionError):  # EOF or a reset, but no waiting for ever
            while more := line.recv(1 << 20):
                heard += more
    assert heard.count(b"HTTP/1.1 200") < asked


def holds(server: Server, port: int) -> bool:
    """Whether the server still has a connection with this port of the same machine."""
    rows = (row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:])
    ends = f"0100007F:{server.port:04X}", f"0100007F:{port:04X}", ESTABLISHED
    return any(tuple(row[1:4]) == ends for row in rows)


class Wire:
    """A transport that notes what becomes of it."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.aborted = False
        self.write = self.written.append

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.aborted

    def get_write_buffer_size(self) -> int:
        return 100


def test_a_socket_that_nobody_reads_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Closing it politely would wait for ever until its buffer is read."""
    monkeypatch.setattr(connections, "LIMITS", Limits(unread_seconds=0.1))

    async def run() -> None:
        made: Any = Socket.__new__(Socket)
        made.loop, made.transport = asyncio.get_running_loop(), Wire()
        made.writable, made.close_sent = asyncio.Event(), False
        made.app = SimpleNamespace(addresses=Addresses(Limits()))
        made.writable.set()
        assert made.send_now("one")
        made.pause_writing()
        assert not made.send_now("two")  # it is for the outbox now, which has its bound
        assert made.app.addresses.held.kinds == {"unread": 100}
        made.resume_writing()
        assert made.app.addresses.held.now == 0
        await asyncio.sleep(0.3)
        assert not made.transport.aborted
        assert made.send_now("three")
        assert made.transport.written == [frame(b"one"), frame(b"three")]
        made.pause_writing()
        await asyncio.sleep(0.5)
        assert made.transport.aborted
        assert not made.send_now("four")

    asyncio.run(run())


def test_frames_are_whole_in_each_of_their_three_lengths() -> None:
    for text in (b"", b"x" * 125, b"x" * 126, b"x" * 65_535, b"x" * 65_536):
        reader = StreamReader()
        reader.feed_data(frame(text))
        parsed = Frame.parse(reader.read_exact, mask=False)
        with pytest.raises(StopIteration) as made:
            next(parsed)
        found = made.value.value
        assert (found.opcode, found.fin, bytes(found.data)) == (Opcode.TEXT, True, text)


# Each address


def test_so_many_sockets_an_address(strict: Server) -> None:
    match, keys = strict.new()
    guests = [strict.join(match, *keys) for _ in range(3)]
    with pytest.raises(InvalidStatus) as caught:
        strict.join(match, *keys)
    answer = caught.value.response
    assert answer.status_code == 429
    assert json.loads(answer.body)["code"] == "too-many-sockets"
    guests[0].close()

    def has_room() -> bool:
        with contextlib.suppress(InvalidStatus):
            strict.join(match, *keys)
            return True
        return False

    wait_for(has_room, "whoever leaves makes room")
    for guest in strict.guests:
        guest.close()


@pytest.mark.parametrize("sent", [b"", b"\x89\x80\0\0\0\0", b"\x01\x81\0\0\0\0{"])
def test_a_socket_that_says_nothing_is_ended(strict: Server, sent: bytes) -> None:
    """Or only asks for signs of life, or begins a message and does not end it."""
    (match, _) = strict.new()
    asked = f"GET /api/matches/{match}/socket HTTP/1.1\r\n{HERE}{UPGRADE}{KEY}\r\n"
    start = time.monotonic()
    heard = raw(strict, asked.encode() + sent)  # until the server ends it
    assert time.monotonic() - start >= FIRST_MESSAGE
    assert b"\x88\x02" + TOO_SLOW.to_bytes(2) in heard


def test_so_many_matches_an_address(strict: Server) -> None:
    for _ in range(TRIES):
        answer = one_too_many(strict)
        loaded = strict.http.post("/api/matches/load", content=b"{}")
        if loaded.status_code == 429:
            break  # else it came so late that there was room again
    assert answer.status_code == loaded.status_code == 429
    assert answer.json()["code"] == "too-many-matches"
    assert 1 <= int(answer.headers["retry-after"]) <= 3
    time.sleep(2.2)
    assert strict.http.post("/api/matches", json=WISH).status_code == 201


def one_too_many(server: Server) -> httpx.Response:
    for _ in range(20):
        answer = server.http.post("/api/matches", json=WISH)
        if answer.status_code != 201:
            break
    return answer


def test_a_pace_and_its_burst(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    pace = AddressPace("too-many-requests", 2, 3)
    for _ in range(3):
        pace.take("a")
    pace.take("b")
    with pytest.raises(TooMany) as caught:
        pace.take("a")
    reads_well(caught.value)
    assert caught.value.values["seconds"] == 1
    now += 0.5
    pace.take("a")
    with pytest.raises(TooMany):
        pace.take("a")


def test_addresses_are_forgotten_and_never_all_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    monkeypatch.setattr("debut.server.addresses.REMEMBERED", 10)
    pace = AddressPace("too-many-requests", 1, 1)
    for number in range(100):
        pace.take(str(number))
    assert len(pace._left) == 10


def test_a_full_table_forgets_one_address_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody gets a new allowance because ten thousand others came, unless they were silent."""
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    monkeypatch.setattr("debut.server.addresses.REMEMBERED", 10)
    pace = AddressPace("too-many-requests", 1, 1)
    for number in range(10):
        pace.take(str(number))
    with pytest.raises(TooMany):
        pace.take("0")  # it has been seen last now
    pace.take("new")
    for number in (0, *range(2, 10)):
        with pytest.raises(TooMany):
            pace.take(str(number))
    pace.take("1")  # the one that made room


def test_whoever_leaves_makes_room() -> None:
    room = AtOnce("too-many-sockets", 1)
    with room.inside("a"), room.inside("b"), pytest.raises(TooMany):
        room.enter("a")
    room.enter("a")
    room.leave("a")
    assert not room._now


@pytest.mark.parametrize(
    ("proxies", "forwarded", "address"),
    [
        (0, "6.6.6.6", "1.2.3.4"),
        (1, "6.6.6.6, 5.5.5.5", "5.5.5.5"),
        (2, "6.6.6.6, 5.5.5.5", "6.6.6.6"),
        (1, "", "1.2.3.4"),
        (1, "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        (1, "::ffff:9.9.9.9", "9.9.9.9"),
        (1, "nonsense" * 100, ("nonsense" * 100)[:45]),
    ],
)
def test_whose_request_it_is(proxies: int, forwarded: str, address: str) -> None:
    scope = {
        "client": ("1.2.3.4", 5),
        "headers": [(b"x-forwarded-for", forwarded.encode())] if forwarded else [],
    }
    assert Addresses(Limits(proxies=proxies)).of(scope) == address


def test_so_many_requests_an_address(tmp_path: Path) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'm.sqlite'}")
    with TestClient(app) as client:
        guarded = Guard(app, Addresses(Limits(requests_burst=2, requests_a_second=0.01)))
        heard: list[dict[str, Any]] = []
        scope = {"type": "http", "method": "GET", "path": "/api/games", "raw_path": b"/api/games",
                 "headers": [], "client": ("1.2.3.4", 5), "query_string": b"",
                 "root_path": "", "scheme": "http", "http_version": "1.1"}  # fmt: skip

        async def ask() -> None:
            async def receive() -> dict[str, Any]:
                return {"type": "http.request", "body": b""}

            async def send(message: Any) -> None:
                heard.append(message)

            for _ in range(3):
                await guarded(dict(scope), receive, send)

        with client.portal() as portal:
            portal.call(ask)
    starts = [one for one in heard if one["type"] == "http.response.start"]
    assert [one["status"] for one in starts] == [200, 200, 429]
    assert json.loads(heard[-1]["body"])["code"] == "too-many-requests"


# Headers and origins


@pytest.mark.parametrize("path", ["/", "/api/games", "/assets/a.js", "/api/nothing", "/api/schema"])
def test_every_answer_says_what_a_browser_may_do_with_it(strict: Server, path: str) -> None:
    told = strict.http.get(path).headers
    policy = told["content-security-policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in re.sub(r"style-src-attr [^;]*", "", policy)
    assert told["x-content-type-options"] == "nosniff"
    assert told["referrer-policy"] == "same-origin"
    assert "server" not in told


def test_the_page_of_the_interface_loads_nothing(strict: Server) -> None:
    page = strict.http.get("/api/schema").text
    assert "/api/matches/{name}/record" in page
    assert not re.search(r"<(script|link|img|style|iframe)|https?://", page)


@pytest.mark.parametrize(
    ("origin", "host", "ours"),
    [
        ("", "a.example", True),
        ("https://a.example", "a.example", True),
        ("https://A.example:443", "a.example", True),
        ("http://a.example:80", "a.example:80", True),
        ("http://a.example:8000", "a.example:8000", True),
        ("http://a.example:8001", "a.example:8000", False),
        ("https://b.example", "a.example", False),
        ("https://a.example.evil", "a.example", False),
        ("null", "a.example", False),
        ("http://[", "a.example", False),
    ],
)
def test_only_our_own_page_acts_for_whoever_looks_at_it(origin: str, host: str, ours: bool) -> None:
    scope = {"headers": [(b"host", host.encode())] + [(b"origin", origin.encode())] * bool(origin)}
    if ours:
        check_origin(scope)
        return
    with pytest.raises(OtherOrigin) as caught:
        check_origin(scope)
    reads_well(caught.value)


HOSTS = Hosts(["table.example.org"])
EVERYWHERE = Hosts(serves="0.0.0.0")


@pytest.mark.parametrize(
    ("hosts", "host", "ours"),
    [
        (HOSTS, "table.example.org", True),
        (HOSTS, "Table.Example.org:8443", True),
        (HOSTS, "table.example.org.", True),
        (HOSTS, "localhost:8000", True),
        (HOSTS, "127.0.0.1:8000", True),
        (HOSTS, "[::1]:8000", True),
        (HOSTS, "", True),
        (HOSTS, "evil.example", False),
        (HOSTS, "table.example.org.evil.example", False),
        (HOSTS, "127.0.0.1.evil.example", False),
        (HOSTS, "192.168.1.7", False),
        (HOSTS, "[", False),
        (Hosts(serves="192.168.1.7"), "192.168.1.7:8000", True),
        (Hosts(serves="::1"), "[::1]", True),
        (EVERYWHERE, "192.168.1.7:8000", True),
        (EVERYWHERE, "[fe80::1]:8000", True),
        (EVERYWHERE, socket.gethostname(), True),
        (EVERYWHERE, "evil.example", False),
        (Hosts(["*"]), "evil.example", True),
    ],
)
def test_the_server_answers_to_its_own_names(hosts: Hosts, host: str, ours: bool) -> None:
    headers = [(b"host", host.encode())]
    if ours:
        hosts.check(headers)
        return
    with pytest.raises(OtherHost) as caught:
        hosts.check(headers)
    reads_well(caught.value)


def test_names_are_read_from_the_environment() -> None:
    told = read_hosts({"DEBUT_HOSTS": " table.example.org:443, [::2],, other.example"}, "127.0.0.1")
    for host in ("table.example.org", "other.example:80", "[::2]:80", "localhost"):
        assert told.answers(plain(host))
    assert not told.answers("evil.example")
    for wrong in ("https://table.example.org", "table.example.org/debut", "a b"):
        with pytest.raises(BadSetting) as caught:
            read_hosts({"DEBUT_HOSTS": wrong}, "127.0.0.1")
        reads_well(caught.value)


@pytest.mark.parametrize("path", ["/", "/api/games", "/metrics", "/assets/a.js"])
def test_whoever_leads_another_name_here_reads_nothing(strict: Server, path: str) -> None:
    answer = strict.http.get(path, headers={"Host": "evil.example:80"})
    assert (answer.status_code, answer.json()["code"]) == (421, "host-other")
    for lang in ("en", "fr"):
        assert "DEBUT_HOSTS=evil.example" in answer.json()[lang]
    wait_for(lambda: "DEBUT_HOSTS=evil.example" in strict.log, "whoever runs it reads it too")
    sent = f"GET {path} HTTP/1.1\r\nHost: evil.example\r\n{UPGRADE}{KEY}\r\n"
    assert first_answer(strict, sent.encode()).startswith(b"HTTP/1.1 421 ")


def test_another_sites_page_is_refused(server: Server) -> None:
    evil = {"Origin": "https://evil.example"}
    answer = server.http.post("/api/matches", json=WISH, headers=evil)
    assert (answer.status_code, answer.json()["code"]) == (403, "origin-other")
    # Whoever runs this table behind a proxy reads what that has to pass on.
    for lang, words in (("en", "pass on the Host header"), ("fr", "transmettre l’en-tête Host")):
        told = answer.json()[lang]
        assert words in told and f"127.0.0.1:{server.port}" in told and "evil.example" in told
    wait_for(lambda: "must pass on the Host header" in server.log, "the host reads it in the log")
    own = {"Origin": f"http://127.0.0.1:{server.port}"}
    assert server.http.post("/api/matches", json=WISH, headers=own).status_code == 201
    match, _ = server.new()
    url = f"ws://127.0.0.1:{server.port}/api/matches/{match}/socket"
    with pytest.raises(InvalidStatus) as caught:
        connect(url, origin="https://evil.example", open_timeout=PATIENCE).__enter__()  # type: ignore[arg-type]
    assert caught.value.response.status_code == 403
    with connect(url, origin=own["Origin"], open_timeout=PATIENCE):  # type: ignore[arg-type]
        pass


# Faults are noted


def test_a_request_that_fails_is_one_line(strict: Server) -> None:
    before = len(strict.log)
    strict.http.get("/api/matches/nothing%0Ahere/record?key=secret")
    wait_for(lambda: "record" in strict.log[before:], "it is noted")
    (line,) = [line for line in strict.log[before:].splitlines() if "record" in line]
    assert line.endswith("404 GET /api/matches/nothing%0Ahere/record 127.0.0.1")
    assert "secret" not in strict.log


def test_a_fault_of_ours_is_typed_and_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(name: str) -> Any:
        raise ZeroDivisionError(name)

    app = create_app(f"sqlite:///{tmp_path / 'm.sqlite'}")
    monkeypatch.setattr("debut.server.app.tasks_of", broken)
    with TestClient(app, raise_server_exceptions=False) as client:
        answer = client.get("/api/games/supergoal/lessons")
    assert answer.status_code == 500
    told = answer.json()
    assert told["code"] == "server-fault" and told["en"] != told["fr"]
    assert "ZeroDivisionError" in caplog.text and "lessons" in caplog.text


def test_a_fault_outside_the_application_is_typed_and_noted(
    caplog: pytest.LogCaptureFixture,
) -> None:
    heard: list[Any] = []

    async def broken(*asked: Any) -> None:
        raise ZeroDivisionError(len(asked))

    async def send(message: Any) -> None:
        heard.append(message)

    async def nothing() -> dict[str, Any]:
        return {}

    scope = {"type": "http", "method": "GET", "path": "/x", "headers": [], "client": ("1.1.1.1", 1)}
    asyncio.run(Guard(broken, Addresses(Limits()))(scope, nothing, send))
    assert heard[0]["status"] == 500
    assert json.loads(heard[1]["body"])["code"] == "server-fault"
    assert "ZeroDivisionError" in caplog.text
    assert "500 GET /x 1.1.1.1" in caplog.text


# The database


def test_only_the_owner_reads_the_database(server: Server) -> None:
    server.new()
    files = list(server.folder.glob("matches.sqlite*"))
    assert len(files) == 4  # with its log and index, and the key to the hashes of addresses
    for file in files:
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


def spoiled(path: Path, kind: str) -> None:
    if kind == "no database":
        path.write_bytes(b"not a database at all, but long enough to be looked at" * 100)
        return
    if kind == "a folder":
        path.mkdir()
        return
    app = create_app(f"sqlite:///{path}")
    with TestClient(app) as client:
        client.get("/api/games")
    if kind == "damaged":
        data = bytearray(path.read_bytes())
        for at in range(4096, len(data), 512):
            data[at : at + 64] = b"\xff" * 64
        path.write_bytes(data)
    else:
        import sqlite3

        with sqlite3.connect(path) as database:
            database.execute("UPDATE alembic_version SET version_num = '9999'")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("kind", ["no database", "a folder", "damaged", "of a later version"])
def test_a_database_that_cannot_be_used_is_one_line(
    tmp_path: Path, kind: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "m.sqlite"
    spoiled(path, kind)
    with pytest.raises(SystemExit) as ended:
        main(["--lang", lang, "serve", "--api-only", "--database", str(path)])
    assert ended.value.code not in (0, None)
    out, told = capsys.readouterr()
    assert len(told.strip().splitlines()) == 1, told
    assert str(path) in told
    assert ("cannot be used" in told) == (lang == "en")
    assert "http://" not in out
