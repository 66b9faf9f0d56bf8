"""Teams over HTTP: the collection, and a list that is checked while it is built."""

from __future__ import annotations

from typing import Any

import pytest

import debut
from debut.games.simulator.stickers import STICKERS
from debut.games.simulator.teams import CLASSES, NUMBERS, value_of
from debut.kernel.text import LANGS
from tests.server.conftest import Guest, Server
from tests.server.test_http import is_problem

PATH = "/api/games/simulator/teams"
RIGHT = ",".join(map(str, NUMBERS["canaux"]))


def checked(server: Server, team: str) -> dict[str, Any]:
    answer = server.http.get(f"{PATH}/check", params={"team": team})
    assert answer.status_code == 200, answer.text
    return answer.json()  # type: ignore[no-any-return]


def faults(told: dict[str, Any]) -> list[tuple[str, int | None, bool]]:
    return [(one["message"]["id"], one["place"], one["missing"]) for one in told["faults"]]


def test_the_book_has_all_that_a_team_is_built_from(server: Server) -> None:
    book = server.http.get(PATH).json()
    assert [one["number"] for one in book["stickers"]] == list(range(1, 113))
    for told, one in zip(book["stickers"], STICKERS, strict=True):
        assert (told["name"], told["value"]) == (one.name, one.value)
        assert (told["skills"], told["duels"]) == (list(one.skills), list(one.duels))
        assert told["keeper"] == one.is_keeper
    assert {one["id"]: tuple(one["stickers"]) for one in book["ready"]} == NUMBERS
    assert {one["id"]: one["most"] for one in book["classes"]} == CLASSES
    assert (book["starting"], book["bench"]) == (11, 5)


def test_a_book_that_names_its_version_may_be_kept(server: Server) -> None:
    version = server.http.get("/api/version").json()["version"]
    kept = server.http.get(PATH, params={"v": version})
    assert "immutable" in kept.headers["cache-control"]
    assert "immutable" not in server.http.get(PATH).headers["cache-control"]


@pytest.mark.parametrize("name", NUMBERS)
def test_a_ready_team_is_right_and_has_its_name(server: Server, name: str) -> None:
    told = checked(server, ",".join(map(str, NUMBERS[name])))
    assert told["text"] == name
    assert told["faults"] == []
    assert told["value"] == value_of(tuple(number - 1 for number in NUMBERS[name]))


def test_what_a_right_list_gives_is_what_a_match_takes(server: Server) -> None:
    swapped = ",".join(map(str, (*NUMBERS["canaux"][:9], 57, 104, *NUMBERS["canaux"][11:])))
    told = checked(server, swapped)
    assert told["text"] == swapped
    assert told["class"] == "middling"
    state = debut.game("simulator").start(team_b=told["text"])
    assert state.options["team_b"] == swapped


@pytest.mark.parametrize(
    ("team", "wrong"),
    [
        ("", [("wrong-count", None, True)]),
        (",,,", [("wrong-count", None, True)]),
        ("7", [("wrong-count", None, True)]),
        # Whoever has left the keeper for later has done nothing wrong yet.
        (",29,24", [("wrong-count", None, True), ("wrong-no-keeper", None, True)]),
        (",29,7", [("wrong-count", None, True)]),
        ("7,29,29", [("wrong-twice", 2, False), ("wrong-count", None, True)]),
        ("29,7", [("wrong-count", None, True), ("wrong-first", 0, False)]),
        ("1,,2,3,4", [("wrong-count", None, True), ("wrong-keepers", 4, False)]),
        ("7,113,x", [("wrong-sticker", 1, False), ("wrong-sticker", 2, False),
                     ("wrong-count", None, True)]),
        (f"{RIGHT},1", [("wrong-count", None, False)]),
        ("12,42,41,40,31,72,71,92,112,111,91", [("wrong-count", None, True)]),
        ("12,42,41,40,31,72,71,92,112,111,91,13", [("wrong-count", None, True),
                                                   ("wrong-value", 11, False)]),
    ],
)  # fmt: skip
def test_every_rule_is_told_while_a_team_is_built(
    server: Server, team: str, wrong: list[tuple[str, int | None, bool]]
) -> None:
    told = checked(server, team)
    assert faults(told) == wrong
    assert told["text"] is None
    say = [debut.game("simulator").text(lang).say for lang in LANGS]
    for fault in told["faults"]:
        message = fault["message"]
        assert len({one(message["id"], message["values"]) for one in say}) == len(LANGS)


def test_above_the_dearest_class_there_is_none(server: Server) -> None:
    assert checked(server, "12,42,41,40,31,72,71,92,112,111,91")["class"] == "very-strong"
    told = checked(server, "12,42,41,40,31,72,71,92,112,111,91,13")
    assert (told["value"], told["class"]) == (51, None)


def test_wrong_requests_are_problems(server: Server) -> None:
    is_problem(server.http.get("/api/games/supergoal/teams"), "game-no-teams", status=404)
    is_problem(server.http.get("/api/games/chess/teams"), "unknown-game", status=404)
    is_problem(server.http.get(f"{PATH}/check"), "message-wrong-shape")
    long = server.http.get(f"{PATH}/check", params={"team": "1," * 300})
    is_problem(long, "message-wrong-shape")


# What a team wears


def test_a_kit_is_told_to_everybody_and_stays_in_the_record(server: Server) -> None:
    match, keys = server.new({"name": "Ada", "kit": "stripes-red-white"}, {"name": "Bob"})
    ada, watcher = server.join(match, keys[0]), server.join(match)
    for one in (ada, watcher):
        told = one.standing["match"]["players"]
        assert [player.get("kit") for player in told] == ["stripes-red-white", None]
    record = server.record(match).json()
    assert record["players"] == [
        {"name": "Ada", "side": 0, "kit": "stripes-red-white"},
        {"name": "Bob", "side": 1},
    ]


@pytest.mark.parametrize("kit", ["<b>", "Stripes", "a" * 41, "url(x)"])
def test_what_cannot_be_a_kit_is_refused(server: Server, kit: str) -> None:
    seats = [{"side": 0, "kit": kit}, {"side": 1}]
    answer = server.http.post("/api/matches", json={"game": "supergoal", "seats": seats})
    is_problem(answer, "message-wrong-shape")


def test_a_friend_brings_his_kit_along_when_he_first_sits_down(server: Server) -> None:
    """In place of the one that was laid out for him; told to all, and worn in the rematch too."""
    match, keys = server.new({"kit": "plain-red-white"}, {"kit": "plain-blue-white"})
    ada, watcher = server.join(match, keys[0]), server.join(match)
    bob = at_the_door(server, match)
    told = bob.sit([keys[1]], kits=["hoops-sky-white"])["match"]["players"]
    assert [one["kit"] for one in told] == ["plain-red-white", "hoops-sky-white"]
    for one in (ada, watcher):
        assert one.hear("seated")["kit"] == "hoops-sky-white"
    # Only once: whoever else has the link changes nothing; and it is there after a power cut.
    again = at_the_door(server, match)
    again.send("sit", keys=[keys[1]], kits=["sash-pink-navy"])
    again.hear("standing")
    server.kill()
    server.start()
    ada, bob = server.join(match, keys[0]), server.join(match, keys[1])
    assert kits_of(server, match) == ["plain-red-white", "hoops-sky-white"]
    ada.move("resign")
    replay = server.http.get(f"/api/matches/{match}/replay").json()
    assert [one["kit"] for one in replay["match"]["players"]] == kits_of(server, match)
    ada.send("rematch")
    bob.send("rematch")
    again_there = ada.hear("rematch")["opened"]["match"]
    assert kits_of(server, again_there) == ["hoops-sky-white", "plain-red-white"]


@pytest.mark.parametrize(
    ("kits", "code"),
    [
        (["a" * 41], "message-wrong-shape"),
        (["url(x)"], "message-wrong-shape"),
        ([None], "message-wrong-shape"),
        (["plain-red-white"] * 17, "message-wrong-shape"),
        (["plain-red-white"] * 2, "sit-wrong-kits"),
    ],
)
def test_who_brings_what_cannot_be_a_kit_sits_down_without(
    server: Server, kits: object, code: str
) -> None:
    match, keys = server.new()
    bob = at_the_door(server, match)
    bob.send("sit", keys=[keys[1]], kits=kits)
    assert bob.hear("failed")["problem"]["code"] == code
    bob.send("sit", keys=[keys[1]], kits=[""])
    assert "kit" not in bob.hear("standing")["match"]["players"][1]


def test_after_the_first_throw_nobody_changes(server: Server) -> None:
    match, keys = server.new({}, {}, dice="typed")
    ann = server.join(match, keys[0])
    ann.step()
    late = at_the_door(server, match)
    late.send("sit", keys=[keys[1]], kits=["hoops-sky-white"])
    late.hear("standing")
    assert kits_of(server, match) == [None, None]


def at_the_door(server: Server, match: str) -> Guest:
    guest = Guest(server.connect(match), server.rng)
    server.guests.append(guest)
    return guest


def kits_of(server: Server, match: str) -> list[str | None]:
    return [one.get("kit") for one in server.record(match).json()["players"]]


def test_in_a_rematch_everybody_keeps_his_team_and_his_kit(server: Server) -> None:
    seats = ({"name": "Ada", "kit": "plain-red-white"}, {"name": "Bob", "kit": "hoops-sky-white"})
    match, keys = server.new(*seats, game="simulator", options={"team_b": "canaux"})
    both = server.join(match, *keys)
    both.move("resign", side=0)
    both.send("rematch")
    again = server.record(both.hear("rematch")["opened"]["match"]).json()
    assert [(one["name"], one["kit"]) for one in again["players"]] == [
        ("Bob", "hoops-sky-white"), ("Ada", "plain-red-white"),
    ]  # fmt: skip
    assert (again["options"]["team_a"], again["options"]["team_b"]) == ("canaux", "rouges")
