"""Luck and skill of matches that are over: found once, kept, and told to whoever asks."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from debut.kernel.match.match import Match
from debut.story.analysed import describe_analysis
from debut.story.analysis import analysis_of
from debut.story.position_values import find_values
from debut.story.skill import figures_of, skill_of
from tests.server.conftest import PATIENCE, Server

# Whatever else a machine does goes first.
LAST = 4 * PATIENCE
# To work such a match out takes some seconds, however soon it was given up; the other is quick.
LONG = {"throws": 30}
SHORT = {"actions": 1, "court": "short"}


def asked(server: Server, match: str) -> httpx.Response:
    return server.http.get(f"/api/matches/{match}/analysis")


def told(server: Server, match: str) -> dict[str, Any]:
    """Asked again and again, as the page does."""
    end = time.monotonic() + LAST
    while (answer := asked(server, match)).status_code == 202:
        assert 0 <= answer.json()["part"] <= 1
        assert time.monotonic() < end
    assert answer.status_code == 200, answer.text
    return answer.json()  # type: ignore[no-any-return]


def finished(server: Server) -> str:
    match, guest = server.table(game="handball", options=SHORT)
    guest.until("over")
    return match


def given_up(server: Server, plies: int = 3) -> str:
    match, guest = server.table(options=LONG)
    for _ in range(plies):
        guest.settle()
        guest.step()
    guest.move("resign", side=0)
    return match


def found_here(record: bytes) -> Any:
    """What anyone can make of the record himself."""
    match = Match.from_json(record)
    values = find_values(match.states)
    told = msgspec.json.encode(describe_analysis(match, values, analysis_of(match, values)))
    return json.loads(told)


def in_order(found: dict[str, Any]) -> dict[str, Any]:
    """Where a ball may end is told in any order."""
    for one in found["worst"]:
        for preview in filter(None, (one["played"], one["better"])):
            preview["ends"].sort(key=str)
    return found


def test_a_match_is_told_as_anyone_can_find_it_and_at_once_from_then_on(
    own_server: Server,
) -> None:
    server = own_server
    match = finished(server)
    first = in_order(told(server, match))
    assert first == in_order(found_here(server.record(match).content))
    assert first["source"] == "searched"
    assert len(first["worths"]) == len(server.record(match).json()["plies"]) + 1
    # After a restart too, without anybody who works.
    server.kill()
    server.start()
    again = asked(server, match)
    assert (again.status_code, in_order(again.json())) == (200, first)
    assert server.children() == []
    plain = server.http.get(
        f"/api/matches/{match}/analysis", headers={"Accept-Encoding": "identity"}
    )
    assert "Content-Encoding" not in plain.headers
    assert in_order(plain.json()) == first


def test_what_cannot_be_told_is_refused_in_both_languages(server: Server) -> None:
    running, guest = server.table()
    guest.step()
    empty, guest = server.table(dice="typed")
    guest.move("resign", side=1)
    refused = {running: (409, "match-not-over"), empty: (409, "analyse-nothing"),
               "nowhere": (404, "match-unknown")}  # fmt: skip
    for match, (status, code) in refused.items():
        answer = asked(server, match)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert answer.json()["fr"] != answer.json()["en"]


def test_it_goes_on_when_its_process_or_the_whole_server_is_killed(own_server: Server) -> None:
    server = own_server
    match = given_up(server)
    assert asked(server, match).status_code == 202
    server.kill_children()
    assert asked(server, match).status_code == 202
    server.kill()
    server.start()
    found = told(server, match)
    assert found["source"] == "solved"
    assert (found["decisions"][-1]["played"], found["result"]["reason"]) == ("", "resigned")
    ours, theirs = found["sums"]
    both = ours["luck"] + ours["errors"] - theirs["luck"] - theirs["errors"]
    assert ours["start"] + both + ours["remainder"] == pytest.approx(-1)


def test_an_address_has_so_many_on_their_way_and_one_is_one_however_many_ask(
    tmp_path: Path,
) -> None:
    server = Server(tmp_path, analyses_an_address=1, analysis_plies=10).start()
    try:
        match, other, long = (given_up(server, plies) for plies in (3, 4, 11))
        with ThreadPoolExecutor(4) as people:
            answers = list(people.map(lambda _: asked(server, match), range(4)))
        assert {one.status_code for one in answers} == {202}
        refused = asked(server, other)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-analyses")
        assert asked(server, long).json()["code"] == "match-too-long"
        # A move is nobody's to wait for.
        _, guest = server.table()
        start = time.monotonic()
        guest.step()
        assert time.monotonic() - start < 2
        with ThreadPoolExecutor(4) as people:
            found = list(people.map(lambda _: told(server, match), range(4)))
        assert found[1:] == found[:-1]
        # It was found once: nothing of it is still on its way.
        assert asked(server, other).status_code == 202
    finally:
        server.stop()


def test_somebodys_matches_are_counted_once_they_are_analysed(server: Server) -> None:
    matches = [finished(server) for _ in range(3)]
    for match in matches[:2]:
        told(server, match)
    played = [{"match": match, "side": side} for match, side in zip(matches, (0, 1, 0))]  # noqa: B905
    wish = {"game": "handball", "played": played}
    answer = server.http.post("/api/skill", json=wish).json()
    assert answer["missing"] == [matches[2]]
    figures = []
    for match in matches[:2]:
        own = Match.from_json(server.record(match).content)
        figures.append(figures_of(analysis_of(own, find_values(own.states))))
    expected = skill_of([(figures[0], (0,)), (figures[1], (1,))])
    assert msgspec.convert(answer["own"], type(expected)) == expected
    # One match has no interval; none, no figures; another game's do not count.
    one = server.http.post("/api/skill", json={**wish, "played": played[:1]}).json()["own"]
    assert (one["matches"], one["errors"]["low"]) == (1, None)
    none = server.http.post("/api/skill", json={**wish, "played": []}).json()
    assert (none["own"], none["missing"]) == (None, [])
    other = server.http.post("/api/skill", json={**wish, "game": "but"}).json()
    assert (other["own"], other["missing"]) == (None, matches)
    assert server.http.post("/api/skill", json={**wish, "game": "chess"}).status_code == 404
    wrong = {**wish, "played": [{"match": "m", "side": 2}]}
    assert server.http.post("/api/skill", json=wrong).status_code == 400
