"""Two partners at two screens resign together, or not at all."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest

from debut import OVER, Match
from tests.server.conftest import PATIENCE, Guest, Server
from tests.server.test_four import known, level, open_four, sees, server, sit_four

__all__ = ["known", "server"]  # fixtures

ANN, BOB, CID, DORA = range(4)


def code_of(told: dict[str, Any]) -> str:
    assert told["type"] == "failed", told
    assert told["problem"]["en"] and told["problem"]["fr"]
    return str(told["problem"]["code"])


def refuse(guest: Guest, **fields: Any) -> dict[str, Any]:
    guest.send("keep-playing", **fields)
    return guest.hear("resigning", "failed")


def resigned(server: Server, match: str) -> int | None:
    return Match.from_json(server.record(match).content).record.resigned


def test_a_partner_is_asked_and_the_opponents_hear_nothing(server: Server) -> None:
    match, _, guests = sit_four(server)
    level(guests)
    told = guests[ANN].move("resign")
    assert told == {"type": "resigning", "players": [ANN], "refused": None, "move": told["move"]}
    assert guests[CID].hear("resigning")["players"] == [ANN]
    assert resigned(server, match) is None
    assert guests[CID].move("resign")["side"] == 0
    for one in guests:
        if one is not guests[CID]:
            assert one.hear("resigned")["result"]["winner"] == 1
    for other in (BOB, DORA):
        assert not [one for one in guests[other].heard if one["type"] == "resigning"]
        assert server.join(match).standing["resigning"] == []


def test_both_at_once_have_resigned(server: Server) -> None:
    for _ in range(4):
        match, _, guests = sit_four(server)
        level(guests)
        ready = threading.Barrier(2)

        def resign(guest: Guest, at: threading.Barrier = ready) -> None:
            at.wait(PATIENCE)
            guest.send("resign", move=uuid4().hex, ply=guest.ply)

        pair = [guests[ANN], guests[CID]]
        threads = [threading.Thread(target=resign, args=(one,)) for one in pair]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
        assert {one.hear("resigned")["side"] for one in guests} == {0}
        assert resigned(server, match) == 0


def test_who_refuses_is_named_and_the_match_goes_on(server: Server) -> None:
    match, _, guests = sit_four(server)
    level(guests)
    asking = uuid4().hex
    guests[BOB].move("resign", move=asking)
    guests[DORA].hear("resigning")
    assert refuse(guests[DORA], side=1)["refused"] == DORA
    told = guests[BOB].hear("resigning")
    assert (told["players"], told["refused"]) == ([], DORA)
    # Sent again by a line that broke, it is not asked once more; asked anew it is.
    again = guests[BOB].move("resign", move=asking)
    assert (again["type"], again["resigning"]) == ("standing", [])
    assert guests[BOB].move("resign")["players"] == [BOB]
    # Whoever asked thinks better of it: nobody has refused.
    told = refuse(guests[BOB])
    assert (told["players"], told["refused"]) == ([], None)
    assert guests[guests[0].standing["on_turn"]].step()["type"] == "happened"
    assert resigned(server, match) is None


def test_an_asking_outlives_broken_lines_of_both(server: Server) -> None:
    match, keys, guests = sit_four(server)
    level(guests)
    guests[ANN].move("resign")
    guests[CID].hear("resigning")
    guests[ANN].close()
    guests[CID].close()
    sees(guests[BOB], BOB, DORA)
    cid, ann = server.join(match, keys[CID]), server.join(match, keys[ANN])
    assert cid.standing["resigning"] == ann.standing["resigning"] == [ANN]
    assert server.join(match, keys[BOB]).standing["resigning"] == []
    assert cid.move("resign")["side"] == 0


def test_the_one_who_asked_leaves_and_has_agreed_all_the_same(server: Server) -> None:
    match, _, guests = sit_four(server)
    level(guests)
    guests[ANN].move("resign")
    guests[CID].hear("resigning")
    guests[ANN].close()
    assert guests[CID].move("resign")["side"] == 0
    assert resigned(server, match) == 0


def test_who_is_not_there_is_not_waited_for_if_that_is_said(server: Server) -> None:
    match, keys, guests = sit_four(server)
    level(guests)
    # There after all: asked, whatever the other believes.
    assert guests[ANN].move("resign", alone=True)["type"] == "resigning"
    refuse(guests[ANN])
    guests[CID].close()
    sees(guests[ANN], ANN, BOB, DORA)
    # A page that is only loaded again is not passed over.
    assert guests[ANN].move("resign")["type"] == "resigning"
    back = server.join(match, keys[CID])
    assert back.standing["resigning"] == [ANN]
    back.close()
    sees(guests[ANN], ANN, BOB, DORA)
    assert guests[ANN].move("resign", alone=True)["side"] == 0
    assert resigned(server, match) == 0


def test_a_partner_who_has_never_come_need_not_agree(server: Server) -> None:
    match, keys = open_four(server)
    ann = server.join(match, keys[ANN])
    assert ann.move("resign", alone=True)["side"] == 0


def test_what_is_taken_back_meanwhile_changes_nothing(server: Server) -> None:
    _, _, guests = sit_four(server, throws=40)
    while not (here := guests[level(guests)]).standing["can_undo"]:
        here.step()
    asker = guests[(guests.index(here) + 2) % 4]
    asker.move("resign")
    assert here.move("undo")["type"] == "undone"
    assert here.move("resign")["side"] == guests.index(here) % 2


def test_the_match_ends_meanwhile(server: Server) -> None:
    match, keys, guests = sit_four(server, throws=1)
    level(guests)
    guests[ANN].move("resign")
    while (here := level(guests)) >= 0:
        guests[here].step()
    assert guests[ANN].turn == OVER
    assert code_of(guests[CID].move("resign")) == "resign-over"
    assert code_of(refuse(guests[CID])) == "resign-over"
    assert server.join(match, keys[CID]).standing["resigning"] == []
    assert resigned(server, match) is None


def test_the_other_side_resigns_meanwhile(server: Server) -> None:
    match, _, guests = sit_four(server)
    level(guests)
    guests[ANN].move("resign")
    guests[BOB].move("resign")
    assert guests[DORA].move("resign")["side"] == 1
    guests[CID].hear("resigned")
    assert code_of(guests[CID].move("resign")) == "resign-over"
    assert resigned(server, match) == 1


@pytest.mark.parametrize("place", [{"level": 1}, {"name": "Cid"}])
def test_the_computer_and_a_partner_at_the_same_screen_are_not_asked(
    server: Server, place: dict[str, Any]
) -> None:
    seats = ({"side": 0, "name": "Ann"}, {"side": 1, "level": 1}, {"side": 0, **place},
             {"side": 1, "level": 1})  # fmt: skip
    match, keys = open_four(server, *seats)
    here = server.join(match, *[key for key in keys if key])
    assert here.move("resign")["side"] == 0


def test_only_partners_refuse_and_only_what_is_asked(server: Server) -> None:
    match, _, guests = sit_four(server)
    level(guests)
    watcher = server.join(match)
    wrong: list[tuple[Callable[[], dict[str, Any]], str]] = [
        (lambda: refuse(guests[ANN]), "resign-nothing"),
        (lambda: refuse(guests[ANN], side=1), "resign-not-yours"),
        (lambda: refuse(watcher), "people-only"),
        (lambda: refuse(guests[ANN], side=2), "message-wrong-shape"),
    ]
    guests[BOB].move("resign")
    for act, code in wrong:
        assert code_of(act()) == code
    assert guests[DORA].hear("resigning")["players"] == [BOB]


def test_what_happens_names_the_partner_who_acted(server: Server) -> None:
    match, _, guests = sit_four(server, throws=9)
    seen = set()
    while (here := level(guests)) >= 0:
        acting = guests[0].standing["acting"]
        assert acting[here % 2] == here
        told = guests[here].step()
        for event in told["events"]:
            if event.get("seat") is not None:
                assert event["person"] == acting[event["seat"]]
                seen.add(event["person"])
    assert seen == {ANN, BOB, CID, DORA}
    heard = [told for told in guests[0].heard if told["type"] == "happened"]
    story = server.http.get(f"/api/matches/{match}/story").json()["frames"]
    later = {frame["ply"]: frame["events"] for frame in story}
    assert all(later[told["ply"]] == told["events"] for told in heard)
    two, keys = server.new(options={"throws": 1})
    ann = server.join(two, *[key or "" for key in keys])
    assert ann.standing["acting"] is None
    ann.until("decide")
    assert all("person" not in event for told in ann.heard for event in told.get("events", []))
