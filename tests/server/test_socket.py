"""A match at the table: who may do what, and what becomes of wrong, late and repeated messages."""

from __future__ import annotations

import contextlib
import json
import sqlite3
import time
from typing import Any
from uuid import uuid4

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import debut
from debut import CHANCE, OVER, Match
from debut.server.socket import BURST, LONGEST_MESSAGE, MESSAGES_A_SECOND
from tests.helpers import examples
from tests.server.conftest import PATIENCE, SHORT, Guest, Server, wait_for


def problem(told: dict[str, Any], code: str) -> dict[str, Any]:
    assert told["type"] == "failed", told
    found: dict[str, Any] = told["problem"]
    assert found["code"] == code, found
    assert found["en"] and found["fr"]
    return found


def plies(guest: Guest) -> list[tuple[int, int, str]]:
    told = [one for one in guest.heard if one["type"] == "happened"]
    return [(one["ply"], one["turn"], one["text"]) for one in told]


def two(server: Server, **wish: Any) -> tuple[str, Guest, Guest]:
    match, (ann, ben) = server.new(**wish)
    return match, server.join(match, ann), server.join(match, ben)


def both_to(ann: Guest, ben: Guest, wanted: str) -> tuple[Guest, Guest]:
    """Two people play on; gives back who has the turn, and the other."""
    for _ in range(400):
        for one in (ann, ben):
            one.settle()
        while ann.ply != ben.ply:
            (ann if ann.ply < ben.ply else ben).next()
        if ann.turn == OVER:
            assert wanted == "over"
            return ann, ben
        here = ann if ann.standing["on_turn"] in ann.standing["people"] else ben
        other = ben if here is ann else ann
        if wanted == ("throw" if here.turn == CHANCE else "decide"):
            return here, other
        here.step()
    raise AssertionError("a match without end")


# Whole matches


@pytest.mark.parametrize("seat", [0, 1])
def test_a_whole_match_against_the_computer(server: Server, seat: int) -> None:
    seats = [{"level": 1}, {"level": 1}]
    seats[seat] = {"name": "Ann"}  # type: ignore[dict-item]
    match, guest = server.table(*seats)
    assert guest.standing["seats"] == [seat]
    guest.until("over")
    assert guest.standing["result"]["score"] == guest.standing["view"]["score"]
    assert [ply for ply, _, _ in plies(guest)] == list(range(1, guest.ply + 1))
    assert Match.from_json(server.record(match).content).verify().dice == "checked"
    problem(guest.play(0), "action-match-over")
    problem(guest.move("undo"), "undo-nothing")


def test_two_people_hear_of_every_ply(server: Server) -> None:
    match, ann, ben = two(server)
    assert (ann.standing["seats"], ben.standing["seats"]) == ([0], [1])
    both_to(ann, ben, "over")
    # Whoever came second missed what the dice did before.
    assert plies(ann)[-len(plies(ben)) :] == plies(ben)
    assert [ply for ply, _, _ in plies(ann)] == list(
        range(ann.ply - len(plies(ann)) + 1, ann.ply + 1)
    )
    record = Match.from_json(server.record(match).content).record
    assert [ply.text for ply in record.plies][-len(plies(ann)) :] == [t for _, _, t in plies(ann)]
    assert ann.standing["result"] == ben.standing["result"] is not None


def test_the_computer_plays_against_itself_before_a_watcher(server: Server) -> None:
    match, guest = server.table({"level": 1}, {"level": 1})
    assert guest.standing["seats"] == []
    while guest.turn != OVER:
        guest.next()
    Match.from_json(server.record(match).content)


def test_only_whoever_has_to_decide_sees_choices(server: Server) -> None:
    _, ann, ben = two(server)
    here, other = both_to(ann, ben, "decide")
    assert here.choices
    assert not other.choices


# Who may do what


def test_a_watcher_sees_but_cannot_play(server: Server) -> None:
    match, keys = server.new()
    guest = server.join(match, *keys)
    guest.until("decide")
    for wrong in ((), ("nothing",), ("é" * 30,), (keys[0][:-1],)):  # type: ignore[index]
        watcher = server.join(match, *wrong)
        assert watcher.standing["seats"] == []
        problem(watcher.play(guest.choices[0]), "seat-not-yours")
        assert watcher.ply == guest.ply
    problem(watcher.move("undo"), "undo-nothing")
    guest.until("throw")
    watcher.hear("happened")
    problem(watcher.move("throw", ply=guest.ply), "seat-none")
    watcher.send("rematch")
    problem(watcher.hear("failed"), "people-only")
    guest.until("over")
    while watcher.turn != OVER:
        watcher.next()
    assert watcher.standing["result"] == guest.standing["result"]


def test_the_key_of_another_match_opens_nothing(server: Server) -> None:
    match, _ = server.new()
    _, keys = server.new()
    assert server.join(match, *keys).standing["seats"] == []


def test_another_seats_turn(server: Server) -> None:
    _, ann, ben = two(server)
    here, other = both_to(ann, ben, "decide")
    seat = "AB"[here.standing["seats"][0]]
    assert f" {seat}" in problem(other.play(here.choices[0]), "seat-not-yours")["en"]
    assert here.play(here.choices[0])["type"] == "happened"


def test_an_action_that_is_not_allowed(server: Server) -> None:
    _, guest = server.table()
    guest.until("decide")
    for action in (9_999, -1, 2**62, -(2**63), 10**25):
        found = problem(guest.play(action), "action-illegal")
        assert found["move"] == guest.last_move
        assert found["ply"] == guest.ply
    problem(guest.move("throw"), "action-no-throw")


# Late and repeated


def test_a_move_for_another_ply_gets_the_standing(server: Server) -> None:
    _, guest = server.table()
    guest.until("decide")
    now = guest.ply
    for ply in (0, now - 1, now + 1, 2**40, 10**25):
        for kind, more in (("play", {"actions": [guest.choices[0]]}), ("throw", {}), ("undo", {})):
            found = problem(guest.move(kind, ply=ply, **more), "ply-stale")
            assert found["ply"] == guest.ply == now
            assert guest.heard[-1]["type"] == "standing"


@pytest.mark.parametrize("kind", ["play", "throw"])
@pytest.mark.parametrize("again", ["here", "elsewhere", "unheard"])
def test_a_move_sent_again_is_played_once(server: Server, kind: str, again: str) -> None:
    match, keys = server.new()
    guest = server.join(match, *keys)
    guest.until("decide" if kind == "play" else "throw")
    before, move = guest.ply, uuid4().hex
    fields = {"actions": [guest.choices[0]]} if kind == "play" else {}
    if again == "unheard":
        # The connection is lost before the answer comes; others hear it.
        watcher = server.join(match)
        guest.send(kind, move=move, ply=before, **fields)
        guest.close()
        while watcher.hear("happened")["move"] != move:
            pass
        guest = server.join(match, *keys)
    else:
        assert guest.move(kind, move=move, ply=before, **fields)["move"] == move
        guest.settle()
        guest = guest if again == "here" else server.join(match, *keys)
    guest.settle()
    now = guest.ply
    told = guest.move(kind, move=move, ply=before, **fields)
    guest.settle()
    assert told["type"] == "standing"
    texts = [ply.text for ply in Match.from_json(server.record(match).content).record.plies]
    assert len(texts) == guest.ply
    assert guest.ply == now > before
    guest.until("over")


def test_a_move_sent_many_times_at_once_is_played_once(server: Server) -> None:
    match, keys = server.new()
    guests = [server.join(match, *keys) for _ in range(4)]
    for guest in guests:
        guest.settle()
    move, ply, action = uuid4().hex, guests[0].ply, guests[0].choices[0]
    for guest in guests * 3:
        guest.send("play", move=move, ply=ply, actions=[action])
    for guest in guests:
        for _ in range(3):
            assert guest.hear("happened", "standing")["ply"] == ply + 1
    assert len(Match.from_json(server.record(match).content).record.plies) == ply + 1


def test_the_id_of_an_earlier_move_plays_nothing_now(server: Server) -> None:
    """A client that counts its ids wrong: the same id for the position as it is."""
    match, guest = server.table()
    guest.until("decide")
    guest.step()
    move = guest.last_move
    guest.until("decide")
    now = guest.ply
    assert guest.play(guest.choices[0], move=move)["type"] == "standing"
    assert guest.ply == now
    guest.until("throw")
    assert guest.move("throw", move=move)["type"] == "standing"
    guest.until("over")
    Match.from_json(server.record(match).content)


# Taking back


def test_a_decision_is_taken_back_until_the_die_is_thrown(server: Server) -> None:
    match, guest = server.table()
    guest.settle()
    before = guest.standing
    while not guest.may_throw:
        # Some decisions lead to another one and not to a throw.
        before = guest.standing
        guest.step()
        guest.settle()
    assert guest.standing["can_undo"]
    told = guest.move("undo")
    assert told["type"] == "undone"
    assert (told["ply"], told["view"]) == (before["ply"], before["view"])
    assert len(Match.from_json(server.record(match).content).record.plies) == before["ply"]
    # Back to the last throw, and no further.
    while guest.standing["can_undo"]:
        assert guest.move("undo")["type"] == "undone"
    record = Match.from_json(server.record(match).content).record
    assert record.plies[-1].turn == CHANCE
    problem(guest.move("undo"), "undo-nothing")
    guest.until("throw")
    guest.step()
    problem(guest.move("undo"), "undo-nothing")
    guest.until("over")
    assert Match.from_json(server.record(match).content).verify().dice == "checked"


def test_only_ones_own_decision_is_taken_back(server: Server) -> None:
    _, ann, ben = two(server)
    here, other = both_to(ann, ben, "throw")
    last = plies(here)[-1][1]
    owner, stranger = (ann, ben) if last == 0 else (ben, ann)
    problem(stranger.move("undo"), "undo-nothing")
    assert owner.move("undo")["type"] == "undone"
    assert stranger.hear("undone")["ply"] == owner.ply
    del here, other


# Again


def test_a_rematch_changes_sides(server: Server) -> None:
    match, ann, ben = two(server, options={"throws": 2, "var": True})
    both_to(ann, ben, "over")
    ann.send("rematch")
    assert [one.hear("offered")["players"] for one in (ann, ben)] == [[0], [0]]
    ben.send("rematch")
    mine, yours = (one.hear("rematch")["opened"] for one in (ann, ben))
    # One match for both, and each has the key of the other side now.
    assert mine["match"] == yours["match"] != match
    assert mine["keys"][0] is None and yours["keys"][1] is None
    ben.send("rematch")
    assert ben.hear("rematch")["opened"] == yours
    ann, ben = (
        server.join(mine["match"], mine["keys"][1]),
        server.join(yours["match"], yours["keys"][0]),
    )
    assert (ann.standing["seats"], ben.standing["seats"]) == ([1], [0])
    told = ann.standing["match"]
    assert [player["name"] for player in told["players"]] == ["Ben", "Ann"]
    assert told["options"]["throws"] == 2
    assert told["options"]["var"] is True
    both_to(ann, ben, "over")


def test_a_rematch_against_the_computer(server: Server) -> None:
    _, guest = server.table({"name": "Ann"}, {"level": 1})
    guest.send("rematch")
    problem(guest.hear("failed"), "rematch-early")
    guest.move("resign")
    guest.send("rematch")
    opened = guest.hear("rematch")["opened"]
    assert opened["keys"][0] is None
    guest = server.join(opened["match"], opened["keys"][1])
    assert [player.get("bot") for player in guest.standing["match"]["players"]] == ["level1", None]
    guest.until("over")


# Dice


def test_typed_dice_are_told_and_never_thrown(server: Server) -> None:
    match, guest = server.table(dice="typed")
    assert guest.standing["seal"] is None
    assert guest.turn == CHANCE
    problem(guest.move("throw"), "throw-typed")
    problem(guest.play(77), "action-illegal")
    assert guest.quiet()
    told = guest.play(guest.choices[1])
    assert (told["turn"], told["ply"]) == (CHANCE, 1)
    guest.until("over")
    record = Match.from_json(server.record(match).content).record
    assert record.dice.kind == "typed"


def test_typed_dice_against_the_computer(server: Server) -> None:
    match, guest = server.table({"name": "Ann"}, {"level": 1}, dice="typed")
    guest.until("over")
    Match.from_json(server.record(match).content)


def test_checked_dice_are_thrown_and_never_told(server: Server) -> None:
    _, guest = server.table()
    guest.until("throw")
    for face in guest.choices:
        problem(guest.play(face), "throw-not-typed")
    assert guest.move("throw")["turn"] == CHANCE


# Why not


def test_why_something_is_not_allowed(server: Server) -> None:
    _, guest = server.table()
    guest.until("decide")
    guest.send("point", ply=guest.ply, actions=guest.choices[:1])
    allowed = guest.hear("previews")["previews"][0]["notation"]
    guest.send("why", text=allowed)
    assert guest.hear("refused") == {
        "type": "refused", "text": allowed, "clause": None, "message": None, "picks": [],
    }  # fmt: skip
    guest.send("why", text="shot")
    told = guest.hear("refused")
    assert told["clause"].startswith("SG-")
    assert told["message"]
    guest.send("why", text="castle")
    problem(guest.hear("failed"), "notation-bad-action")
    guest.until("over")
    guest.send("why", text="shot")
    problem(guest.hear("failed"), "action-match-over")


def test_a_question_names_squares_as_the_board_does(server: Server) -> None:
    people = {"name": "Ann"}, {"name": "Ben"}
    match, guest = server.table(*people, dice="typed")
    state = debut.game("supergoal").start()
    # Side B attacks: the board's d3 is its b9.
    for text in ("A", "save", "pass", "F2", "control", "D1"):
        action = state.read(text)
        guest.play(action)
        state = state.play(action)
    assert guest.standing["view"]["prompt"]["id"] == "prompt-side"
    guest.send("why", text="d3")
    assert guest.hear("refused")["clause"] is None
    guest.send("why", text="b9")
    problem(guest.hear("failed"), "notation-bad-action")
    guest.hear("standing")
    guest.play(state.read("b9"))
    assert guest.standing["view"]["pieces"][0]["cell"] == "d3"
    assert json.loads(server.record(match).content)["plies"][-1]["text"] == "b9"


def test_why_something_cannot_be_picked(server: Server) -> None:
    _, guest = server.table()
    guest.until("decide")
    for pick in (["die", "keeper"], ["cell", "c3"], ["piece", "ball"]):
        guest.send("why", picks=[pick])
        told = guest.hear("refused")
        assert told["clause"].startswith("SG-")
        assert told["message"].startswith("why-")
        assert told["picks"] == [pick]
    guest.send("why", picks=[["die", "castle"]])
    problem(guest.hear("failed"), "notation-bad-action")
    guest.send("why", picks=[["die", "keeper"]] * 9)
    problem(guest.hear("failed"), "message-wrong-shape")


# Wrong messages

ID = "12345678"
BAD: dict[str, tuple[str | bytes, str]] = {
    "empty": ("", "message-not-json"),
    "not JSON": ("play!", "message-not-json"),
    "cut off": ('{"type":"play"', "message-not-json"),
    "a list": ("[]", "message-wrong-shape"),
    "a number": ("7", "message-wrong-shape"),
    "null": ("null", "message-wrong-shape"),
    "no type": ("{}", "message-wrong-shape"),
    "unknown type": ('{"type":"standing"}', "message-wrong-shape"),
    "type a number": ('{"type":1}', "message-wrong-shape"),
    "no fields": ('{"type":"play"}', "message-wrong-shape"),
    "no ply": (json.dumps({"type": "throw", "move": ID}), "message-wrong-shape"),
    "a field too many": (json.dumps({"type": "rematch", "now": True}), "message-wrong-shape"),
    "negative ply": (json.dumps({"type": "throw", "move": ID, "ply": -1}), "message-wrong-shape"),
    "ply a text": (json.dumps({"type": "throw", "move": ID, "ply": "1"}), "message-wrong-shape"),
    "half a ply": (json.dumps({"type": "throw", "move": ID, "ply": 0.5}), "message-wrong-shape"),
    "short id": (json.dumps({"type": "throw", "move": "1", "ply": 1}), "message-wrong-shape"),
    "long id": (json.dumps({"type": "throw", "move": "1" * 65, "ply": 1}), "message-wrong-shape"),
    "huge ply": (json.dumps({"type": "throw", "move": ID, "ply": 10**200}), "ply-stale"),
    "huge number": (f'{{"type":"throw","move":"{ID}","ply":1e999}}', "message-wrong-shape"),
    "5,000 digits": ("9" * 5_000, "message-wrong-shape"),
    "not a number": (f'{{"type":"throw","move":"{ID}","ply":NaN}}', "message-not-json"),
    "long question": (json.dumps({"type": "why", "text": "x" * 201}), "message-wrong-shape"),
    "half a character": ('{"type":"why","text":"\\ud800"}', "message-not-json"),
    "a null character": ('{"type":"why","text":"\\u0000"}', "notation-bad-action"),
    "deep": ('{"x":' + "[" * (LONGEST_MESSAGE - 10), "message-not-json"),
    "too long": (" " * (LONGEST_MESSAGE + 1), "message-too-long"),
    "1 MB": ("x" * 1_000_000, "message-too-long"),
    "binary": (b'{"type":"rematch"}', "message-not-json"),
    "binary nonsense": (b"\xff\x00\xfe", "message-not-json"),
}  # fmt: skip


def test_wrong_messages_are_answered_and_the_match_goes_on(server: Server) -> None:
    match, keys = server.new()
    guest, other = server.join(match, *keys), server.join(match)
    guest.until("decide")
    for kind, (message, code) in BAD.items():
        now = guest.ply
        guest.connection.send(message)
        told = guest.hear("failed")["problem"]
        assert told["code"] == code, kind
        assert len(told["en"]) < 1_000, kind
        assert guest.hear("standing")["ply"] == now, kind
    guest.until("over")
    while other.turn != OVER:
        other.next()
    assert not any(one["type"] == "failed" for one in other.heard)
    Match.from_json(server.record(match).content)


def send_and_wait(guest: Guest, message: str) -> None:
    guest.connection.send(message)
    for _ in range(10):
        guest.next()


def test_a_message_beyond_all_bounds_ends_only_its_connection(server: Server) -> None:
    match, keys = server.new()
    guest, other = server.join(match, *keys), server.join(match, *keys)
    other.settle()
    with pytest.raises(ConnectionClosed):
        send_and_wait(guest, "x" * 3_000_000)
    other.until("over")


def test_an_unknown_match(server: Server) -> None:
    for name in ("nothing", "a" * 500, "%00"):
        url = f"ws://127.0.0.1:{server.port}/api/matches/{name}/socket"
        with connect(url, open_timeout=PATIENCE, close_timeout=1) as connection:
            problem(json.loads(connection.recv(PATIENCE)), "match-unknown")
            with pytest.raises(ConnectionClosed) as closed:
                connection.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404


def test_a_flood_is_slowed_down_and_disturbs_nobody(server: Server) -> None:
    match, keys = server.new()
    flood, _ = server.join(match, *keys), server.join(match)
    _, other = server.table(options={"throws": 50})
    other.settle()
    flood.settle()
    start = time.monotonic()
    for _ in range(1_000):
        flood.send("why", text="shot")
    # The best of a few: other tests may take the machine's time.
    slowest = min(slowest_of_moves(other) for _ in range(3))
    assert slowest < 1
    # A burst at once, then a steady pace.
    for _ in range(BURST + MESSAGES_A_SECOND):
        flood.hear("refused")
    while time.monotonic() < start + 3:
        flood.next()
    answers = sum(one["type"] == "refused" for one in flood.heard)
    assert answers <= BURST + MESSAGES_A_SECOND * (time.monotonic() - start + 1)
    assert all(one["type"] in ("refused", "standing", "happened", "sealed") for one in flood.heard)


def slowest_of_moves(guest: Guest) -> float:
    slowest = 0.0
    for _ in range(11):
        sent = time.monotonic()
        guest.settle()
        guest.step()
        slowest = max(slowest, time.monotonic() - sent)
        time.sleep(0.05)
    return slowest


NUMBERS = st.integers() | st.floats(allow_nan=False, allow_infinity=False)
ANYTHING = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
FIELDS = st.fixed_dictionaries(
    {"type": st.sampled_from(["play", "throw", "undo", "why", "point", "sit"]) | ANYTHING},
    optional={
        "move": st.text(min_size=8, max_size=64) | ANYTHING,
        "ply": st.integers(0, 10) | ANYTHING,
        "actions": st.lists(st.integers(0, 20), max_size=10) | ANYTHING,
        "text": st.text(max_size=200) | ANYTHING,
    },
)


def test_nothing_that_can_be_sent_breaks_the_connection(server: Server) -> None:
    """Each message gets an answer, whatever it is, on a connection that stays the same."""
    holder: list[Guest] = []

    @examples(150)
    @given(ANYTHING | FIELDS)
    def check(message: Any) -> None:
        if not holder or len(holder[0].heard) > BURST:
            # A fresh one before the pace slows the test down.
            for old in holder:
                old.close()
            holder[:] = [server.table()[1]]
            holder[0].settle()
        guest = holder[0]
        heard, probe = len(guest.heard), uuid4().hex
        guest.connection.send(json.dumps(message))
        # The answer to what is sent after it shows that the connection is whole.
        guest.send("undo", move=probe, ply=10**6)
        while guest.hear("failed")["problem"]["move"] != probe:
            pass
        told = [one["type"] for one in guest.heard[heard:-1]]
        assert {"failed", "refused", "happened", "undone", "previews"} & set(told), told

    check()


# The real clock


def test_the_real_clock_runs_while_somebody_is_there(own_server: Server) -> None:
    server = own_server
    match, keys = server.new(options={**SHORT, "clock": "real"})
    guest = server.join(match, *keys)
    guest.settle()
    assert guest.standing["view"]["clock"]["kind"] == "seconds"

    def clock() -> float:
        """What whoever comes is told."""
        watcher = server.join(match)
        told: float = watcher.standing["clock"]
        watcher.close()
        return told

    def kept() -> float:
        """What the clock showed when the last one left, as it is stored."""
        with contextlib.closing(sqlite3.connect(server.database)) as database:
            asked = "SELECT clock FROM plies WHERE match = ? ORDER BY ply DESC LIMIT 1"
            return float(database.execute(asked, [match]).fetchone()[0])

    def shown() -> float:
        """What it stands at while nobody is there."""
        told = clock()
        wait_for(lambda: kept() > told, "the last one has left")
        return kept()

    start, first = time.monotonic(), clock()
    time.sleep(0.5)
    assert first + 0.4 <= clock() <= first + time.monotonic() - start
    start = time.monotonic()
    guest.step()
    ran = guest.standing["clock"]
    guest.close()
    stood = shown()
    assert ran <= stood <= ran + time.monotonic() - start
    time.sleep(0.5)
    assert stood <= clock() <= stood + 0.3
    stood = shown()
    server.kill()
    time.sleep(0.3)
    server.start()
    assert stood <= clock() <= stood + 0.3


def test_a_match_by_throws_has_no_seconds(server: Server) -> None:
    _, guest = server.table()
    guest.until("over")
    assert all(one.get("clock") is None for one in guest.heard)


def test_a_sign_of_life_is_answered_at_once_and_changes_nothing(server: Server) -> None:
    match, (ann, ben) = server.new()
    server.join(match, ben)
    guest = server.join(match, ann)
    guest.settle()
    ply = guest.ply
    for _ in range(3):
        guest.send("ping")
        assert guest.hear("pong", "failed") == {"type": "pong"}
    guest.send("ping", more=1)
    problem(guest.hear("pong", "failed"), "message-wrong-shape")
    assert guest.hear("standing")["ply"] == ply
