"""The proxies of ``docs/server.md``, run as they stand there, with a whole match through them."""

from __future__ import annotations

import json
import random
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.sync.client import connect

from debut.table.limits import LIMITS
from tests.proxies import KINDS, NAME, PAGE, anyone, block, proxy, put_in
from tests.server.conftest import PATIENCE, SHORT, TWO_PEOPLE, Guest, Server, wait_for
from tests.server.test_packed import BUILT


class Front(NamedTuple):
    """A proxy, and the server behind it."""

    kind: str
    server: Server
    https: int
    http: int
    line: httpx.Client

    @property
    def origin(self) -> str:
        return f"https://{NAME}:{self.https}"


class ToName(httpx.HTTPTransport):
    """Asks for the certificate of the table's name, wherever it connects to."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions["sni_hostname"] = NAME
        return super().handle_request(request)


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a page, which knows of one proxy."""
    folder = tmp_path_factory.mktemp("behind")
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text(BUILT)
    (web / "assets" / "in.js").write_text("in();" * 1000)
    server = Server(folder, web, proxies=1, hosts=NAME)
    try:
        yield server.start()
        assert "Traceback" not in server.log, server.log
    finally:
        server.stop()


@pytest.fixture(scope="module", params=KINDS)
def front(
    request: pytest.FixtureRequest, behind: Server, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Front]:
    kind = request.param
    with proxy(kind, tmp_path_factory.mktemp(kind), behind.port) as (https, http), httpx.Client(
        base_url=f"https://127.0.0.1:{https}", transport=ToName(verify=anyone()),
        timeout=PATIENCE,
        headers={"Host": f"{NAME}:{https}", "Origin": f"https://{NAME}:{https}"},
    ) as line:  # fmt: skip
        yield Front(kind, behind, https, http, line)


def join(front: Front, match: str, keys: list[str]) -> Guest:
    """Sits down through the proxy, as a page of the table does."""
    line = socket.create_connection(("127.0.0.1", front.https), PATIENCE)
    url = f"wss://{NAME}:{front.https}/api/matches/{match}/socket"
    made = connect(
        url, sock=line, ssl=anyone(), server_hostname=NAME, origin=front.origin,  # type: ignore[arg-type]
        open_timeout=PATIENCE, close_timeout=0.2,
    ).__enter__()  # fmt: skip
    return Guest(made, random.Random(1), keys)


def test_pages_and_files_come_through(front: Front) -> None:
    page = front.line.get("/")
    assert page.status_code == 200 and '<div id="app">' in page.text
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert front.line.head("/").status_code == 200
    assert front.line.get("/assets/in.js").text == "in();" * 1000
    assert front.line.get("/nothing").status_code == 404
    assert front.line.get("/api/health/ready").json()["ready"] is True
    # Not by http: whoever comes so is led to https.
    with httpx.Client(headers={"Host": NAME}) as plain:
        answer = plain.get(f"http://127.0.0.1:{front.http}/match/abc")
    assert answer.status_code in (301, 308)
    assert answer.headers["location"].startswith(f"https://{NAME}")
    assert answer.headers["location"].endswith("/match/abc")


def test_a_whole_match_is_played_through_it(front: Front) -> None:
    wish = {"game": "supergoal", "seats": TWO_PEOPLE, "options": SHORT}
    answer = front.line.post("/api/matches", json=wish)
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    guest = join(front, opened["match"], opened["keys"])
    guest.until("over")
    assert guest.standing["result"]
    guest.close()
    record = front.line.get(f"/api/matches/{opened['match']}/record")
    assert record.json()["result"] and len(record.json()["plies"]) == guest.ply


def test_records_of_4_mb_are_loaded_through_it(front: Front) -> None:
    """As long as any may be; what is longer is refused by the server, in its own words."""
    match, guest = front.server.table(options={"throws": 200}, dice="typed")
    for _ in range(6):
        guest.settle()
        guest.step()
    record = front.server.record(match).content
    longest = record + b" " * (LIMITS.record_bytes - len(record))
    loaded = front.line.post("/api/matches/load", content=longest)
    assert loaded.status_code == 201, loaded.text
    again = front.line.get(f"/api/matches/{loaded.json()['match']}/record").json()
    assert again["plies"] == json.loads(record)["plies"]
    assert front.line.post("/api/replay", content=longest).status_code == 200
    refused = front.line.post("/api/matches/load", content=longest + b" ")
    assert (refused.status_code, refused.json()["code"]) == (413, "message-too-large")


def test_visitors_are_known_by_their_own_address_and_nobody_makes_one_up(front: Front) -> None:
    path = f"/api/matches/{front.kind}-made-up/record"
    front.line.get(path, headers={"X-Forwarded-For": "6.6.6.6"})
    wait_for(lambda: path in front.server.log, "it is noted")
    (line,) = [line for line in front.server.log.splitlines() if path in line]
    assert line.endswith(f"404 GET {path} 127.0.0.1")


def test_the_figures_are_not_for_visitors(front: Front) -> None:
    assert front.line.get("/metrics").status_code == 404
    assert front.server.http.get("/metrics").status_code == 200


def test_another_sites_page_is_refused_through_it(front: Front) -> None:
    wish = {"game": "supergoal", "seats": TWO_PEOPLE}
    answer = front.line.post("/api/matches", json=wish, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin-other")
    assert f"{NAME}:{front.https}" in answer.json()["en"]


def test_a_proxy_that_forgets_host_is_named(behind: Server, tmp_path: Path) -> None:
    """Its own table is asked for by a name of the proxy's: the answer and the log say it."""
    forgotten = "        proxy_set_header Host $http_host;\n"
    with (
        proxy("nginx", tmp_path, behind.port, drop=forgotten) as (https, _),
        httpx.Client(
            base_url=f"https://127.0.0.1:{https}",
            transport=ToName(verify=anyone()),
            timeout=PATIENCE,
        ) as line,
    ):
        headers = {"Host": f"{NAME}:{https}", "Origin": f"https://{NAME}:{https}"}
        wish = {"game": "supergoal", "seats": TWO_PEOPLE}
        answer = line.post("/api/matches", json=wish, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (421, "host-other")
    assert "pass on the Host header" in answer.json()["en"]
    wait_for(lambda: "pass on the Host header" in behind.log, "it is noted")


def test_the_service_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    text = block("ini")
    assert (
        "DEBUT_PROXIES=1" in text and f"DEBUT_HOSTS={NAME}" in text and "Restart=on-failure" in text
    )
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed here")
    unit = tmp_path / "debut.service"
    unit.write_text(put_in(text, "/opt/debut/.venv/bin/debut", sys.executable))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)],
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    about = [line for line in done.stderr.splitlines() if "debut.service" in line]
    assert about == [] and done.returncode == 0, done.stderr


def test_the_page_names_the_figures_there_are(behind: Server) -> None:
    page = PAGE.read_text("utf-8")
    told = behind.http.get("/metrics").text
    names = {line.split()[2] for line in told.splitlines() if line.startswith("# TYPE debut_")}
    assert len(names) >= 11
    assert [name for name in sorted(names) if f"`{name}" not in page] == []
