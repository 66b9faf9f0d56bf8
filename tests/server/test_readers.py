"""Matches told from their beginning, by processes that keep nobody's move waiting."""

from __future__ import annotations

import contextlib
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from debut import OVER, Match
from debut.kernel.testing import random_action
from tests.helpers import document, play_out
from tests.server.conftest import PATIENCE, Server, wait_for

CLIENTS = 16


class Looking(threading.Thread):
    """Somebody who asks for the same thing again and again."""

    def __init__(self, server: Server, path: str) -> None:
        super().__init__(daemon=True)
        self.server, self.path = server, path
        self.going = True
        self.statuses: list[int] = []

    def run(self) -> None:
        url = f"http://127.0.0.1:{self.server.port}"
        with httpx.Client(base_url=url, timeout=PATIENCE) as client:
            while self.going:
                self.statuses.append(client.get(self.path).status_code)


@contextlib.contextmanager
def crowd(server: Server, *paths: str):
    looking = [Looking(server, paths[n % len(paths)]) for n in range(CLIENTS)]
    for one in looking:
        one.start()
    try:
        yield looking
    finally:
        for one in looking:
            one.going = False
        for one in looking:
            one.join(PATIENCE)


def long_match(server: Server) -> str:
    """One that was played elsewhere but for its end."""
    played = Match.new("supergoal", {"throws": 60}, dice="typed")
    dice = random.Random(2)
    while played.ply < 320:
        played.play(random_action(played.state, dice))
    opened = server.http.post("/api/matches/load", content=played.to_json())
    assert opened.status_code == 201, opened.text
    match, keys = opened.json()["match"], opened.json()["keys"]
    guest = server.join(match, *keys)
    guest.until("over")
    guest.close()
    return match  # type: ignore[no-any-return]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server for these tests alone, and a long match that is over."""
    server = Server(tmp_path_factory.mktemp("readers"))
    try:
        yield server.start(), long_match(server)
    finally:
        server.stop()


def test_a_crowd_at_replays_stops_nobody(played: tuple[Server, str]) -> None:
    server, match = played
    paths = [f"/api/matches/{match}/{what}" for what in ("replay", "story", "record")]
    with crowd(server, *paths) as looking:
        time.sleep(0.5)
        # The best of a few: other tests may take the machine's time.
        slowest = min(slowest_move(server) for _ in range(3))
    assert slowest < 2
    assert all(set(one.statuses) == {200} for one in looking)


def slowest_move(server: Server) -> float:
    """Of a match that is played for half a second."""
    _, guest = server.table(options={"throws": 60})
    slowest, end = 0.0, time.monotonic() + 0.5
    guest.settle()
    while time.monotonic() < end and guest.turn != OVER:
        start = time.monotonic()
        guest.step()
        slowest = max(slowest, time.monotonic() - start)
        guest.settle()
    return slowest


def test_an_address_waits_for_so_many_and_no_more(tmp_path: Path) -> None:
    server = Server(tmp_path, replays_an_address=2).start()
    try:
        match = long_match(server)
        with crowd(server, f"/api/matches/{match}/replay") as looking:
            wait_for(lambda: any(429 in one.statuses for one in looking), "one too many")
        heard = [status for one in looking for status in one.statuses]
        assert set(heard) == {200, 429}
        answer = server.http.get(f"/api/matches/{match}/replay")
        assert answer.status_code == 200
    finally:
        server.stop()


def test_a_reader_that_is_killed_is_replaced(played: tuple[Server, str]) -> None:
    server, match = played
    assert server.record(match).status_code == 200
    server.kill_children()
    again = server.http.get(f"/api/matches/{match}/replay")
    assert again.status_code == 200


# What is loaded keeps to the bounds of what is opened


def saved(name: str) -> dict[str, Any]:
    match = play_out(Match.new("supergoal", {"throws": 3}, dice="random", seed=1), 1, 5)
    told = document(match)
    told.pop("digest", None)
    told["players"][0]["name"] = name
    return told


def test_a_name_of_a_loaded_match_is_as_short_as_any(server: Server) -> None:
    fits = server.http.post("/api/matches/load", json=saved("é" * 40))
    assert fits.status_code == 201, fits.text
    for length in (41, 3_900_000):
        answer = server.http.post("/api/matches/load", json=saved("n" * length))
        assert answer.status_code == 400, answer.text[:200]
        told = answer.json()
        assert told["code"] == "name-too-long"
        assert str(length) in told["en"].replace(",", "")
        assert len(answer.content) < 1_000


def test_a_loaded_match_has_options_that_a_new_one_could_have(server: Server) -> None:
    for options in ({"throws": 10**6}, {"throws": "x" * 10_000}, {"colour": "red"}):
        told = {**saved("Ann"), "options": options}
        answer = server.http.post("/api/matches/load", json=told)
        assert answer.status_code == 400
        assert len(answer.content) < 2_000


def test_names_of_a_record_are_cleaned_as_those_of_people_are(server: Server) -> None:
    """Nothing in them turns or hides what stands beside them; a name of nothing is the side's."""
    told = saved("Ann\u202e\n  Lee\u200b")
    told["players"][1]["name"] = "\u2066\n"
    loaded = server.http.post("/api/matches/load", json=told)
    assert loaded.status_code == 201, loaded.text
    kept = server.record(loaded.json()["match"]).json()
    shown = server.http.post("/api/replay", json=told).json()["match"]
    for players in (kept["players"], shown["players"]):
        assert [one["name"] for one in players] == ["Ann Lee", "B"]


def test_an_opponent_of_a_record_lends_its_name_cleaned_too(server: Server) -> None:
    told = saved("")
    told["players"][0]["bot"] = "x\u202e\ny"
    shown = server.http.post("/api/replay", json=told)
    assert shown.status_code == 200, shown.text
    assert shown.json()["match"]["players"][0]["name"] == "x y"


def test_a_kit_is_a_word_to_its_very_end(server: Server) -> None:
    told = saved("Ann")
    told["players"][0]["kit"] = "stripes-red\n"
    for path in ("matches/load", "replay"):
        answer = server.http.post(f"/api/{path}", json=told)
        assert (answer.status_code, answer.json()["code"]) == (400, "record-wrong-shape")
    seats = [{"side": 0, "kit": "red\n"}, {"side": 1}]
    answer = server.http.post("/api/matches", json={"game": "supergoal", "seats": seats})
    assert answer.status_code == 400


def test_a_rematch_of_a_loaded_match_is_played_by_the_same_opponent(server: Server) -> None:
    """One that is no level too: it is not a person's seat then."""
    told = saved("Ann")
    told["players"][1]["bot"] = "random"
    opened = server.http.post("/api/matches/load", json=told).json()
    ann = server.join(opened["match"], opened["keys"][0])
    ann.move("resign", side=0)
    ann.send("rematch")
    again = ann.hear("rematch")["opened"]
    assert [key is None for key in again["keys"]] == [True, False]
    players = server.record(again["match"]).json()["players"]
    assert [one.get("bot") for one in players] == ["random", None]
    ann = server.join(again["match"], again["keys"][1])
    ann.until("over")


def test_a_loaded_match_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import msgspec

    from debut.server import readers
    from debut.table.errors import BadMessage

    del tmp_path
    fewer = msgspec.structs.replace(readers.LIMITS, match_plies=4)
    monkeypatch.setattr(readers, "LIMITS", fewer)
    match = play_out(Match.new("supergoal", {"throws": 3}, dice="random", seed=1), 1, 5)
    with pytest.raises(BadMessage) as caught:
        readers.loadable(match.to_json())
    assert caught.value.message == "match-too-long"
