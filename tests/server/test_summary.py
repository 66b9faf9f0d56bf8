"""Matches that are over, summed up by the server."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from debut.kernel.match.match import Match
from debut.story.summary import Summary, summary_of
from tests.server.conftest import Server


@pytest.mark.parametrize("game", ["supergoal", "streetsoccer"])
def test_a_match_that_is_over_is_summed_up_for_anyone(server: Server, game: str) -> None:
    options = {"supergoal": {"throws": 3}, "streetsoccer": {"minutes": 2, "setup": "quick"}}
    match, guest = server.table(game=game, options=options[game])
    guest.until("over")
    answer = server.http.get(f"/api/matches/{match}/summary")
    assert answer.status_code == 200
    told = msgspec.json.decode(answer.content, type=Summary)
    # What anyone can make of the record himself.
    assert told == summary_of(Match.from_json(server.record(match).content))
    assert server.http.get(f"/api/matches/{match}/summary").content == answer.content


def test_a_match_under_way_is_not_summed_up(server: Server) -> None:
    match, guest = server.table()
    guest.step()
    answer = server.http.get(f"/api/matches/{match}/summary")
    assert answer.status_code == 409
    assert answer.json()["code"] == "match-not-over"
    assert answer.json()["fr"]
    assert server.http.get("/api/matches/nowhere/summary").status_code == 404


def test_a_summary_is_made_once(own_server: Server) -> None:
    server = own_server
    match, guest = server.table()
    guest.until("over")
    first = server.http.get(f"/api/matches/{match}/summary").content
    elsewhere = server.database.rename(server.folder / "elsewhere")
    assert server.http.get(f"/api/matches/{match}/summary").content == first
    elsewhere.rename(server.database)


def test_a_replay_tells_when_the_match_was_opened(server: Server) -> None:
    match, guest = server.table()
    guest.step()
    opened = server.http.get(f"/api/matches/{match}/replay").json()["match"]["opened"]
    ago = datetime.now(UTC) - datetime.fromisoformat(opened)
    assert timedelta(0) <= ago + timedelta(seconds=2) < timedelta(minutes=5)
    # A record from elsewhere does not say.
    file = server.record(match).content
    assert server.http.post("/api/replay", content=file).json()["match"]["opened"] is None
