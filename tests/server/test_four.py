"""Four people at one match over real sockets: a key each, two who share a side."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import pytest

from debut import CHANCE, OVER, Match
from tests.server.conftest import PATIENCE, Guest, Server

NAMES = ("Ann", "Bob", "Cid", "Dora")
FOUR = tuple({"side": place % 2, "name": name} for place, name in enumerate(NAMES))
# The word for a wrong act of somebody's partner, and of the other side.
PARTNER = {False: "partner-not-yours", True: "throw-not-yours"}
OTHERS = {False: "seat-not-yours", True: "throw-not-yours"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("four"), games="tests.toys.foursome")
    try:
        yield made.start()
        assert "Traceback" not in made.log, made.log
    finally:
        made.stop()


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests read the records too."""
    monkeypatch.setenv("DEBUT_GAMES", "tests.toys.foursome")


def open_four(server: Server, *seats: dict[str, Any], throws: int = 6) -> tuple[str, list[str]]:
    wished = {"game": "foursome", "seats": seats or FOUR, "options": {"throws": throws}}
    match, keys = server.new(**wished)
    return match, [key or "" for key in keys]


def sit_four(server: Server, throws: int = 6) -> tuple[str, list[str], list[Guest]]:
    match, keys = open_four(server, throws=throws)
    return match, keys, [server.join(match, key) for key in keys]


def level(guests: list[Guest]) -> int:
    """Everyone has heard the same, and somebody is to act; who."""
    for one in guests:
        one.settle()
    last = max(one.ply for one in guests)
    for one in guests:
        while one.ply < last or (one.turn != OVER and one.standing["on_turn"] is None):
            one.next()
    if any(one.ply > last for one in guests):
        return level(guests)
    return -1 if guests[0].turn == OVER else int(guests[0].standing["on_turn"])


def sees(guest: Guest, *players: int) -> None:
    """Waits until this person has been told that just these are there."""

    def told() -> list[int]:
        known = [one for one in guest.heard if one["type"] in ("standing", "present")]
        last = known[-1]
        return list((last["present"] if last["type"] == "standing" else last)["players"])

    while told() != list(players):
        guest.next()


def refused(guest: Guest, code: str, of: Guest) -> dict[str, Any]:
    """What ``of`` may do now is refused to this person, in both languages, and changes nothing."""
    ply = guest.ply
    told = guest.move("throw") if of.turn == CHANCE else guest.play(of.choices[0])
    assert told["type"] == "failed", told
    assert told["problem"]["code"] == code
    assert told["problem"]["en"] and told["problem"]["fr"]
    assert guest.ply == ply
    return told["problem"]  # type: ignore[no-any-return]


def test_each_of_the_four_keys_opens_one_place_and_a_strangers_none(server: Server) -> None:
    match, keys, guests = sit_four(server)
    assert len(set(keys)) == 4 and all(keys)
    for player, guest in enumerate(guests):
        assert guest.standing["people"] == [player]
        assert guest.standing["seats"] == [player % 2]
        assert [one["name"] for one in guest.standing["match"]["players"]] == list(NAMES)
    other, (foreign, *_) = open_four(server)
    assert other != match
    for key in ("nobody's", foreign, keys[0][:-1]):
        stranger = server.join(match, key)
        assert (stranger.standing["people"], stranger.standing["seats"]) == ([], [])
        here = guests[level(guests)]
        stranger.settle()
        refused(stranger, "seat-none" if here.turn == CHANCE else "seat-not-yours", here)
        for kind, code in (("undo", "undo-nothing"), ("resign", "people-only")):
            assert stranger.move(kind)["problem"]["code"] == code
    assert not Match.from_json(server.record(match).content).record.result


def test_no_die_falls_before_all_four_have_sat_down(server: Server) -> None:
    match, keys = open_four(server)
    first = [server.join(match, key) for key in keys[:3]]
    assert first[2].standing["seated"] == [0, 1, 2]
    for one in first:
        while not one.quiet():
            assert one.heard[-1]["type"] in ("seated", "sealed")
    assert not Match.from_json(server.record(match).content).record.plies
    last = Guest(server.connect(match), server.rng)
    server.guests.append(last)
    last.sit([keys[3]], names=["Dorothea"])
    server.open_dice(match)
    for one in first:
        assert one.hear("seated")["name"] == "Dorothea"
    assert first[0].hear("happened")["turn"] == CHANCE


def test_a_partner_out_of_turn_is_told_whose_turn_it_is(server: Server) -> None:
    _, _, guests = sit_four(server, throws=9)
    acted, asked = set(), Counter[str]()
    while (here := level(guests)) >= 0:
        throw = guests[here].turn == CHANCE
        for player in range(4):
            if player == here:
                continue
            code = PARTNER[throw] if player % 2 == here % 2 else OTHERS[throw]
            problem = refused(guests[player], code, guests[here])
            asked[code] += 1
            if code != "seat-not-yours":
                assert NAMES[here] in problem["en"] and NAMES[here] in problem["fr"]
        acted.add(here)
        assert guests[here].step()["type"] == "happened"
    assert acted == {0, 1, 2, 3}
    assert set(asked) == {"partner-not-yours", "throw-not-yours", "seat-not-yours"}


def at_once(acts: list[tuple[Guest, str]]) -> None:
    """All of these people act at the same moment, on what each of them sees."""
    ready = threading.Barrier(len(acts))

    def act(guest: Guest, move: str) -> None:
        fields: dict[str, Any] = {"move": move, "ply": guest.ply}
        if guest.turn == CHANCE:
            kind = "throw"
        else:
            kind, fields["actions"] = "play", [guest.choices[0]]
        ready.wait(PATIENCE)
        guest.send(kind, **fields)

    threads = [threading.Thread(target=act, args=one) for one in acts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)


def outcome(guest: Guest, move: str) -> str:
    """What became of a move: happened, or the word for what was wrong with it."""
    while True:
        told = guest.hear("happened", "failed")
        if told["type"] == "failed" and told["problem"]["move"] == move:
            guest.hear("standing")
            return str(told["problem"]["code"])
        if told.get("move") == move:
            return "happened"


def test_of_two_partners_at_the_same_moment_one_plays(server: Server) -> None:
    match, _, guests = sit_four(server)
    seen = Counter[str]()
    while (here := level(guests)) >= 0:
        ply, partner = guests[here].ply, guests[(here + 2) % 4]
        mine, his = uuid4().hex, uuid4().hex
        pair = [(guests[here], mine), (partner, his)]
        at_once(pair if ply % 2 else pair[::-1])
        assert outcome(guests[here], mine) == "happened"
        late = outcome(partner, his)
        assert late in ("partner-not-yours", "throw-not-yours", "ply-stale")
        seen[late] += 1
    assert sum(seen.values()) > 10
    assert Match.from_json(server.record(match).content).verify().dice == "checked"


def test_of_one_place_at_two_screens_one_plays(server: Server) -> None:
    match, keys, guests = sit_four(server, throws=3)
    again = [server.join(match, key) for key in keys]
    assert again[0].standing["people"] == [0]
    told = guests[0].hear("present")
    while sorted(told["twice"]) != [0, 1, 2, 3]:
        told = guests[0].hear("present")
    while (here := level([*guests, *again])) >= 0:
        first, second = uuid4().hex, uuid4().hex
        at_once([(guests[here], first), (again[here], second)])
        found = {outcome(guests[here], first), outcome(again[here], second)}
        assert "happened" in found
        # What came second is too late, or no longer his: what the other screen did has counted.
        assert found <= {"happened", "ply-stale", "throw-not-yours", "partner-not-yours"}
        assert len(found) == 2


def test_a_partner_who_leaves_comes_back_to_his_place(server: Server) -> None:
    match, keys, guests = sit_four(server)
    here = level(guests)
    others = [one for player, one in enumerate(guests) if player != here]
    seal = guests[here].standing["seal"]
    for one in guests:
        sees(one, 0, 1, 2, 3)
    guests[here].close()
    for one in others:
        sees(one, *sorted({0, 1, 2, 3} - {here}))
    # His partner does not play for him meanwhile, and the match waits.
    throw = guests[here].turn == CHANCE
    refused(guests[(here + 2) % 4], PARTNER[throw], guests[here])
    back = server.join(match, keys[here])
    assert back.standing["people"] == [here] and back.standing["on_turn"] == here
    assert back.standing["seal"] == seal
    assert [one["name"] for one in back.standing["match"]["players"]] == list(NAMES)
    for one in others:
        sees(one, 0, 1, 2, 3)
    assert back.step()["type"] == "happened"


def test_partners_give_up_together_and_a_rematch_needs_all(server: Server) -> None:
    _, _, guests = sit_four(server)
    here = level(guests)
    partner = guests[(here + 2) % 4]
    assert partner.move("resign", side=1 - here % 2)["problem"]["code"] == "resign-not-yours"
    assert partner.move("resign")["type"] == "resigning"
    assert guests[here].hear("resigning")["players"] == [(here + 2) % 4]
    assert guests[here].move("resign")["side"] == here % 2
    for player, one in enumerate(guests):
        if one is not guests[here]:
            assert one.hear("resigned")["result"]["winner"] == 1 - here % 2
        one.send("rematch")
        if player < 3:
            assert guests[0].hear("offered")["players"] == list(range(player + 1))
    found = [one.hear("rematch")["opened"] for one in guests]
    assert len({one["match"] for one in found}) == 1
    # Each has his own key there, and nobody else's.
    assert [sum(key is not None for key in one["keys"]) for one in found] == [1, 1, 1, 1]
    assert len({key for one in found for key in one["keys"] if key}) == 4


def test_one_person_with_a_computer_beside_him_against_two(server: Server) -> None:
    seats = ({"side": 0, "name": "Ann"}, *({"side": side, "level": 1} for side in (1, 0, 1)))
    match, keys = open_four(server, *seats, throws=12)
    assert [bool(key) for key in keys] == [True, False, False, False]
    ann = server.join(match, *keys)
    ann.until("over")
    record = Match.from_json(server.record(match).content)
    assert {record.who(state) for state in record.states} == {None, 0, 1, 2, 3}
    assert record.verify().dice == "checked"


def test_four_places_outlive_the_server(server: Server) -> None:
    match, keys, guests = sit_four(server)
    for _ in range(5):
        guests[level(guests)].step()
    here, ply = level(guests), guests[0].ply
    server.kill()
    server.start()
    again = [server.join(match, key) for key in keys]
    assert [one.standing["people"] for one in again] == [[0], [1], [2], [3]]
    assert {one.ply for one in again} == {ply}
    throw = again[here].turn == CHANCE
    refused(again[(here + 2) % 4], PARTNER[throw], again[here])
    assert again[here].step()["type"] == "happened"
