"""What whoever runs the server can see: its health, its figures and its log."""

from __future__ import annotations

import json
import logging
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from debut.server.metrics import check_reader, networks
from debut.table.errors import NotForYou
from debut.table.limits import BadSetting
from debut.table.logs import Bounded, JsonLines, Lines, form_of, note
from debut.table.tallies import BUCKETS, Durations
from tests.helpers import reads_well
from tests.server.conftest import PATIENCE, Server, wait_for

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that writes its log as JSON, few lines an address."""
    server = Server(tmp_path_factory.mktemp("watched"), log="json", log_lines_a_minute=20)
    try:
        yield server.start()
        assert "Traceback" not in server.log, server.log
    finally:
        server.stop()


def figures(server: Server) -> dict[tuple[str, ...], float]:
    """Every sample: its name, then the values of its labels."""
    answer = server.http.get("/metrics")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=")
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


# Health


def test_alive_and_ready(watched: Server) -> None:
    assert watched.http.get("/api/health/live").json() == {"live": True}
    answer = watched.http.get("/api/health/ready")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    told = answer.json()
    assert told["ready"] is True and told["compiling"] == 0 and 0 < told["database_ms"] < 10_000


def test_not_ready_while_the_database_cannot_be_written(watched: Server) -> None:
    """Somebody else holds it: alive all the same, and ready again afterwards."""
    other = sqlite3.connect(watched.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        time.sleep(1.1)  # an earlier look is shared for a second
        answer = watched.http.get("/api/health/ready")
        assert answer.status_code == 503
        told = answer.json()
        assert told["code"] in ("store-failed", "store-silent")
        assert told["en"] != told["fr"]
        assert watched.http.get("/api/health/live").status_code == 200
    finally:
        other.execute("ROLLBACK")
        other.close()
    wait_for(lambda: watched.http.get("/api/health/ready").status_code == 200, "it is ready again")


# Figures


def test_the_figures_are_those_of_what_happened(watched: Server) -> None:
    before = figures(watched)
    match, guest = watched.table(dice="typed")
    guest.until("over")
    plies = guest.ply
    now = figures(watched)

    def more(*name: str) -> float:
        return now[name] - before.get(name, 0)

    assert more("debut_moves_total") == plies
    assert more("debut_matches_opened_total") == 1
    assert now["debut_sockets",] == 1
    assert now["debut_matches", "watched"] == 1 <= now["debut_matches", "in_memory"]
    # One message for each ply, and the one to sit down.
    assert more("debut_answer_seconds_count", "message") == plies + 1
    assert 0 < more("debut_answer_seconds_sum", "message") < PATIENCE
    # Each class holds those below it: the last one is all there are.
    classes = [
        value for (name, *labels), value in now.items()
        if name == "debut_answer_seconds_bucket" and labels[0] == "message"
    ]  # fmt: skip
    assert len(classes) == len(BUCKETS) + 1 and classes == sorted(classes)
    assert classes[-1] == now["debut_answer_seconds_count", "message"]
    for queue in ("writes", "thinkers", "replays", "analyses"):
        assert now["debut_queue_length", queue] >= 0
    assert 20e6 < now["process_resident_memory_bytes",] < 4e9
    assert now["debut_database_bytes",] > 10_000
    assert now["debut_disk_free_bytes",] > 0
    # What is refused is counted by its kind; a stranger cannot make up kinds.
    watched.http.get("/api/matches/nothing/record")
    watched.http.get(f"/api/games/{'x' * 50}/lessons")
    guest.send("throw", move="m", ply=0)
    failed = guest.hear("failed")["problem"]["code"]
    refused = figures(watched)
    for code in ("match-unknown", "unknown-game", failed):
        assert ("debut_refusals_total", code) in refused, refused
    # The worker that told of the match has its memory counted.
    assert watched.record(match).status_code == 200
    assert figures(watched)["debut_worker_memory_bytes", "replays"] > 20e6


@pytest.mark.parametrize(
    "header", ["X-Forwarded-For", "X-Real-IP", "Forwarded", "Via", "X-Forwarded-Proto"]
)
def test_nobody_reads_the_figures_through_a_proxy(watched: Server, header: str) -> None:
    answer = watched.http.get("/metrics", headers={header: "127.0.0.1"})
    assert (answer.status_code, answer.json()["code"]) == (403, "metrics-not-here")
    assert "debut_moves" not in answer.text


@pytest.mark.parametrize(
    ("setting", "client", "may"),
    [
        (None, "127.0.0.1", True),
        (None, "127.9.9.9", True),
        (None, "::1", True),
        (None, "::ffff:127.0.0.1", True),
        (None, "10.0.0.5", False),
        (None, "2001:db8::1", False),
        (None, "", False),
        ("10.0.0.0/24, 2001:db8::1", "10.0.0.5", True),
        ("10.0.0.0/24, 2001:db8::1", "2001:db8::1", True),
        ("10.0.0.0/24, 2001:db8::1", "127.0.0.1", False),
        ("", "127.0.0.1", False),
    ],
)
def test_who_reads_the_figures(setting: str | None, client: str, may: bool) -> None:
    allowed = networks({} if setting is None else {"DEBUT_METRICS_FROM": setting})
    if may:
        check_reader(allowed, client, ["host", "accept"])
        return
    with pytest.raises(NotForYou) as caught:
        check_reader(allowed, client, [])
    reads_well(caught.value)


def test_wrong_settings_are_one_line() -> None:
    for wrong in ("10.0.0.0/40", "me", "10.0.0.1;10.0.0.2"):
        with pytest.raises(BadSetting) as caught:
            networks({"DEBUT_METRICS_FROM": wrong})
        reads_well(caught.value)
    with pytest.raises(BadSetting) as caught:
        form_of({"DEBUT_LOG": "xml"})
    reads_well(caught.value)
    assert (form_of({}), form_of({"DEBUT_LOG": "json"})) == ("lines", "json")


def test_the_classes_of_a_histogram() -> None:
    made = Durations()
    for seconds in (0.0005, 0.001, 0.0011, 99.0):
        made.add(seconds)
    assert made.counts[0] == 2 and made.counts[1] == 1 and made.counts[-1] == 1
    assert made.seconds == pytest.approx(99.0026)


# The log


def lines_of(server: Server) -> list[dict[str, object]]:
    """All of them are JSON; where the table is, is said to whoever starts it and not logged."""
    written = server.log.splitlines()
    return [
        json.loads(line)
        for line in written
        if not line.startswith(("The table is at", "The interface for programs"))
    ]


def test_each_line_of_the_log_is_json(watched: Server) -> None:
    time.sleep(3.1)  # a line is allowed again every three seconds
    watched.http.get("/api/matches/of-json/record?key=secret")
    wait_for(lambda: "of-json" in watched.log, "it is noted")
    (line,) = [one for one in lines_of(watched) if "of-json" in str(one["message"])]
    assert line["status"] == 404 and line["method"] == "GET" and line["level"] == "warning"
    assert line["path"] == "/api/matches/of-json/record" and line["address"] == "127.0.0.1"
    assert "secret" not in watched.log


def test_an_address_fills_no_disk_with_lines(watched: Server) -> None:
    before, left_out = len(lines_of(watched)), figures(watched)["debut_log_lines_left_out_total",]
    with httpx.Client(base_url=watched.http.base_url, timeout=PATIENCE) as line:
        for _ in range(200):
            assert line.get("/api/nothing").status_code == 404
    written = len(lines_of(watched)) - before
    assert written <= 25
    # Those not written are counted, and the next line says how many there were.
    assert figures(watched)["debut_log_lines_left_out_total",] - left_out >= 175
    time.sleep(3.1)
    watched.http.get("/api/nothing/more")
    wait_for(lambda: "nothing/more" in watched.log, "there is room again")
    (last,) = [one for one in lines_of(watched) if "nothing/more" in str(one["message"])]
    assert int(str(last["left_out"])) >= 175


def record(words: str, address: str | None) -> logging.LogRecord:
    made = logging.LogRecord("debut.server", logging.WARNING, "", 0, words, (), None)
    made.address, made.fields = address, {"status": 404}
    return made


def test_one_address_does_not_silence_another(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bounded = Bounded(2)
    assert [bounded.filter(record("a", "1.1.1.1")) for _ in range(3)] == [True, True, False]
    assert bounded.filter(record("b", "2.2.2.2"))
    # What is of no address, as a fault of the server's own, is always written.
    assert all(bounded.filter(record("c", None)) for _ in range(100))
    now += 30
    after = record("a", "1.1.1.1")
    assert bounded.filter(after)
    assert Lines().format(after).endswith("a (1 lines before it left out)")
    assert json.loads(JsonLines().format(after))["left_out"] == 1


def test_what_was_left_out_of_a_silent_address_is_summed_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bounded = Bounded(1)
    for _ in range(8):
        bounded.filter(record("a", "1.1.1.1"))
    now += 61
    bounded.filter(record("b", "2.2.2.2"))
    assert "7 more lines of 1.1.1.1 left out" in caplog.text


def test_many_addresses_together_are_bounded_too() -> None:
    bounded = Bounded(1)
    written = sum(bounded.filter(record("a", f"10.0.{n // 250}.{n % 250}")) for n in range(2_000))
    assert written <= 21


def test_a_traceback_is_inside_its_line(caplog: pytest.LogCaptureFixture) -> None:
    note(logging.ERROR, "%s", "broken", address="1.1.1.1", error=ZeroDivisionError("why"), path="/")
    (made,) = caplog.records
    told = json.loads(JsonLines().format(made))
    assert told["message"] == "broken" and told["path"] == "/" and told["address"] == "1.1.1.1"
    assert "ZeroDivisionError: why" in told["traceback"]
    assert "\n" not in JsonLines().format(made)
    assert "ZeroDivisionError: why" in Lines().format(made)
