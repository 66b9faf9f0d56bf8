"""What is looked at over HTTP, and what happens to wrong requests: a typed problem, never a 500."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

import debut
from debut import Match
from debut.kernel.match.dice import commitment
from debut.kernel.text import LANGS
from debut.server.app import LONGEST_RECORD, create_app
from tests.clause_scan import clauses_written
from tests.helpers import TABLE_GAMES, document, play_out
from tests.server.conftest import TWO_PEOPLE, Server

WISH: dict[str, Any] = {"game": "supergoal", "seats": TWO_PEOPLE}


def is_problem(answer: httpx.Response, *codes: str, status: int = 400) -> dict[str, Any]:
    """A client's error in our own form, said in both languages."""
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    assert set(told) == {"code", "en", "fr", "move", "ply"}
    assert told["code"] in codes
    assert told["en"] and told["fr"] and told["en"] != told["fr"]
    assert "{ $" not in told["en"] + told["fr"]
    return told


# Games


def test_games_tell_their_board_options_and_levels(server: Server) -> None:
    told = server.http.get("/api/games").json()
    assert [one["id"] for one in told] == list(TABLE_GAMES)
    for one in told:
        game = debut.game(one["id"])
        assert [option["name"] for option in one["options"]] == [o.name for o in game.options]
        assert [cell["id"] for cell in one["board"]["cells"]] == [c.id for c in game.board.cells]
        best = [6] if one["id"] == "supergoal" else []
        assert one["levels"] == [1, 2, 3, 4, 5][: game.spec.thinking.offered] + best
        assert one["unfit"] == ({"clock": ["real"]} if best else {})
        assert set(one["boards"]) == set(game.spec.boards)


def test_a_game_without_a_table_is_told_where_it_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DEBUT_GAMES", "tests.toys.shed")
    with TestClient(create_app(f"sqlite:///{tmp_path / 'm.sqlite'}")) as client:
        assert [one["id"] for one in client.get("/api/games").json()] == list(TABLE_GAMES)
        answer = client.post("/api/matches", json={**WISH, "game": "shed"})
        told = is_problem(answer, "game-no-table", status=404)
        assert "debut play shed" in told["en"]
        for page in ("text/en", "rules/fr", "lessons"):
            is_problem(client.get(f"/api/games/shed/{page}"), "game-no-table", status=404)
        record = debut.Match.new("shed", {}, dice="typed").to_json()
        for path in ("matches/load", "replay"):
            answer = client.post(f"/api/{path}", content=record)
            is_problem(answer, "game-no-table", status=404)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", TABLE_GAMES)
def test_texts_are_the_games_and_the_kernels(server: Server, name: str, lang: str) -> None:
    answer = server.http.get(f"/api/games/{name}/text/{lang}")
    assert answer.status_code == 200
    own = debut.game(name).spec.folder / "text" / f"{lang}.ftl"
    assert own.read_text("utf-8") in answer.text
    assert "match-unknown = " in answer.text


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", TABLE_GAMES)
def test_each_clause_of_the_rule_page_has_its_place(server: Server, name: str, lang: str) -> None:
    told = server.http.get(f"/api/games/{name}/rules/{lang}").json()
    assert (told["game"], told["lang"]) == (name, lang)
    for number in clauses_written(name):
        assert told["html"].count(f' id="{number}"') == 1
    assert "<table>" in told["html"]
    assert "<!--" not in told["html"]


@pytest.mark.parametrize("page", ["text", "rules"])
def test_unknown_games_and_languages(server: Server, page: str) -> None:
    is_problem(server.http.get(f"/api/games/chess/{page}/en"), "unknown-game", status=404)
    is_problem(server.http.get(f"/api/games/supergoal/{page}/de"), "language-unknown")
    is_problem(
        server.http.get(f"/api/games/..%2F..%2Fsecret/{page}/en"),
        "unknown-game", "page-unknown", status=404,
    )  # fmt: skip


# Opening a match


def test_a_person_gets_a_key_and_the_computer_none(server: Server) -> None:
    _, (ann, ben) = server.new()
    assert ann and ben and ann != ben
    _, (ann, bot) = server.new({"name": "Ann"}, {"level": 2})
    assert ann and bot is None
    assert server.new({"level": 1}, {"level": 5})[1] == [None, None]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"options": {"throws": 0}}, "option-bad-value"),
        ({"options": {"throws": 10**30}}, "option-bad-value"),
        ({"options": {"throws": True}}, "option-bad-value"),
        ({"options": {"clock": "sun"}}, "option-bad-value"),
        ({"options": {"colour": "red"}}, "option-unknown"),
        ({"options": {"self": 1}}, "option-unknown"),
        ({"options": {"throws": 1.5}}, "message-wrong-shape"),
        ({"options": {"throws": [1]}}, "message-wrong-shape"),
        ({"options": []}, "message-wrong-shape"),
        ({"seats": [{"side": 0, "level": 0}, {"side": 1}]}, "seat-bad-level"),
        ({"seats": [{"side": 0, "level": 7}, {"side": 1}]}, "seat-bad-level"),
        ({"seats": [{"side": 0, "level": 6}, {"side": 1}], "game": "but"}, "seat-bad-level"),
        (
            {"seats": [{"side": 0, "level": 6}, {"side": 1}], "options": {"clock": "real"}},
            "solve-not-with",
        ),
        ({"seats": [{"side": 0, "level": 10**30}, {"side": 1}]}, "seat-bad-level"),
        ({"seats": [{"side": 0, "level": "one"}, {"side": 1}]}, "message-wrong-shape"),
        ({"seats": [{}]}, "message-wrong-shape"),
        ({"seats": [{}, {}]}, "message-wrong-shape"),
        ({"seats": [{"side": 0}]}, "message-wrong-shape"),
        ({"seats": [{"side": side % 2} for side in range(5)]}, "message-wrong-shape"),
        ({"seats": [{"side": 0}, {"side": 2}]}, "message-wrong-shape"),
        ({"seats": [{"side": 0}, {"side": -1}]}, "message-wrong-shape"),
        ({"seats": [{"side": 0}, {"side": 0}]}, "seat-bad-sides"),
        ({"seats": [{"side": 0}, {"side": 1}, {"side": 0}]}, "seat-bad-sides"),
        ({"seats": [{"side": 0, "name": "n" * 41}, {"side": 1}]}, "message-wrong-shape"),
        ({"seats": [{"side": 0, "bot": "level1"}, {"side": 1}]}, "message-wrong-shape"),
        ({"seats": None}, "message-wrong-shape"),
        ({"dice": "loaded"}, "seat-bad-dice"),
        ({"dice": "random"}, "seat-bad-dice"),
        ({"dice": 6}, "message-wrong-shape"),
        ({"texts": ["mine", "yours"]}, "message-wrong-shape"),
        ({"game": 7}, "message-wrong-shape"),
        ({"secret": "mine"}, "message-wrong-shape"),
    ],
)
def test_a_wrong_wish_is_refused(server: Server, change: dict[str, Any], code: str) -> None:
    is_problem(server.http.post("/api/matches", json={**WISH, **change}), code)


def test_an_unknown_game_is_not_found(server: Server) -> None:
    wish = {**WISH, "game": "chess"}
    is_problem(server.http.post("/api/matches", json=wish), "unknown-game", status=404)


NO_MESSAGES = {
    "nothing": b"",
    "no JSON": b"{'game'",
    "cut off": json.dumps(WISH).encode()[:-5],
    "no UTF-8": b'{"game":"\xff\xfe"}',
    "a list": b"[]",
    "null": b"null",
    "deep": b"[" * 100_000,
    "deep inside": b'{"game":' + b'{"a":' * 100_000,
    "5 MB": b'{"game":"' + b"g" * 5_000_000 + b'"}',
    "5 MB of nothing": b" " * 5_000_000,
}


@pytest.mark.parametrize("kind", NO_MESSAGES)
def test_what_is_no_wish_at_all_is_refused(server: Server, kind: str) -> None:
    body = NO_MESSAGES[kind]
    headers = {"content-type": "application/json"}
    answer = server.http.post("/api/matches", content=body, headers=headers)
    missing = answer.status_code == 404  # a game with a name of 5 MB
    problem = is_problem(
        answer, "message-wrong-shape", "message-not-json", "message-too-large", "unknown-game",
        status=404 if missing else 413 if answer.status_code == 413 else 400,
    )  # fmt: skip
    assert len(problem["en"]) < 1_000


def test_a_form_is_no_wish(server: Server) -> None:
    is_problem(server.http.post("/api/matches", data={"game": "supergoal"}), "message-wrong-shape")


def test_more_than_any_request_can_be_is_refused(server: Server) -> None:
    for path in ("/api/matches", "/api/replay"):
        answer = server.http.post(path, content=b" " * 11_000_000)
        is_problem(answer, "message-too-large", status=413)


# Records


def test_the_record_of_a_match_verifies(server: Server) -> None:
    match, keys = server.new()
    guest = server.join(match, *keys)
    guest.until("over")
    answer = server.record(match)
    assert answer.status_code == 200
    assert f"debut-{match}.json" in answer.headers["content-disposition"]
    read = Match.from_json(answer.content)
    assert read.verify().dice == "checked"
    record = read.record
    assert record.dice.texts == tuple(f"text for {key}" for key in keys)
    assert [player.name for player in record.players] == ["Ann", "Ben"]
    assert len(record.plies) == guest.ply
    assert record.digest is not None
    # What was published before the first throw is what the secret gives.
    assert record.dice.secret is not None
    assert commitment(record.dice.secret) == guest.standing["seal"]["commitment"]


def test_the_secret_stays_one_until_the_end(server: Server) -> None:
    match, guest = server.table()
    guest.until("throw")
    record = json.loads(server.record(match).content)
    assert "secret" not in record["dice"]
    # Where a view has one, it tells whether a choice is for its side's eyes alone.
    assert '"secret": "' not in json.dumps(guest.heard)
    assert Match.from_json(json.dumps(record)).verify().dice == "sealed"
    shown = server.http.get(f"/api/matches/{match}/replay").text
    guest.until("over")
    secret = json.loads(server.record(match).content)["dice"]["secret"]
    assert secret not in shown
    assert secret not in json.dumps(guest.heard)


def test_a_typed_match_has_no_secret(server: Server) -> None:
    match, guest = server.table(dice="typed")
    guest.until("over")
    read = Match.from_json(server.record(match).content)
    assert read.verify().dice == "typed"
    assert read.record.dice.secret is None


def test_the_replay_of_a_match_is_what_was_told(server: Server) -> None:
    match, guest = server.table()
    guest.until("over")
    shown = server.http.get(f"/api/matches/{match}/replay").json()
    assert shown["match"].pop("opened").startswith("20")
    assert shown["match"].items() <= guest.standing["match"].items()
    assert [frame["ply"] for frame in shown["frames"]] == list(range(guest.ply + 1))
    told = [one for one in guest.heard if one["type"] == "happened"]
    states = Match.from_json(server.record(match).content).states
    for before, frame, one in zip(states[:-1], shown["frames"][1:], told, strict=True):
        # A replay names squares as the board does; the line carries notation.
        assert (frame["turn"], frame["text"]) == (one["turn"], before.on_board(one["text"]))
        assert frame["events"] == one["events"]
        assert frame["view"]["score"] == one["view"]["score"]
    # Anybody with the file sees the same.
    again = server.http.post("/api/replay", content=server.record(match).content)
    assert again.status_code == 200
    assert again.json()["frames"] == shown["frames"]


@pytest.mark.parametrize("page", ["record", "replay"])
@pytest.mark.parametrize("name", ["nothing", "a" * 1000, "%00", "%27%20OR%201=1", "é"])
def test_an_unknown_match_is_not_found(server: Server, page: str, name: str) -> None:
    answer = server.http.get(f"/api/matches/{name}/{page}")
    assert len(is_problem(answer, "match-unknown", status=404)["en"]) < 200


# Records from elsewhere


def edits() -> dict[str, tuple[Any, str]]:
    """One record of each wrong kind, with the code of what is wrong with it."""
    match = play_out(Match.new("supergoal", {"throws": 3}, dice="checked"), 5)
    good = document(match)
    good.pop("digest")
    plies: list[dict[str, Any]] = good["plies"]
    throw = next(n for n, ply in enumerate(plies) if ply["turn"] < 0 and n > 2)
    decision = next(n for n, ply in enumerate(plies) if ply["turn"] >= 0)

    def ply(number: int, **changed: Any) -> dict[str, Any]:
        return {**good, "plies": [*plies[:number], plies[number] | changed, *plies[number + 1 :]]}

    def dice(**changed: Any) -> dict[str, Any]:
        return {**good, "dice": good["dice"] | changed}

    bare = {name: good["dice"][name] for name in ("kind", "secret")}
    turn = plies[decision]["turn"]
    other = next(
        action
        for action in match.states[throw].actions()
        if match.states[throw].notate(action) != plies[throw]["text"]
    )
    text = match.states[throw].notate(other)
    return {
        "later format": ({**good, "format": 99}, "record-later-format"),
        "no format": ({"game": "supergoal"}, "record-wrong-shape"),
        "a word too many": ({**good, "colour": "red"}, "record-wrong-shape"),
        "plies are words": ({**good, "plies": ["pass"]}, "record-wrong-shape"),
        "other game": ({**good, "game": "chess"}, "record-wrong-start"),
        "other options": ({**good, "options": {"throws": 0}}, "record-wrong-start"),
        "option self": ({**good, "options": {"self": 0}}, "record-wrong-start"),
        "other dice": (dice(kind="loaded"), "record-wrong-dice"),
        "no commitment": ({**good, "dice": bare}, "record-no-commitment"),
        "other secret": (dice(secret="0" * 64), "record-wrong-secret"),
        "other texts": (dice(texts=["x", "y"]), "record-wrong-hash"),
        "other texts and hashes": (
            dice(texts=["x", "y"], hashes=[commitment("x"), commitment("y")]), "record-wrong-throw",
        ),
        "a text missing": (dice(texts=["x"]), "record-wrong-texts"),
        "secret missing": (
            {**good, "dice": {k: v for k, v in good["dice"].items() if k != "secret"}},
            "record-no-secret",
        ),
        "other turn": (ply(decision, turn=1 - turn), "record-ply-turn"),
        "other text": (ply(decision, text="nonsense"), "record-ply-text"),
        "other action": (ply(decision, action=9_999), "record-ply-illegal"),
        "no action": (
            {**good, "plies": [{"turn": -1, "text": plies[0]["text"]}]}, "record-ply-illegal",
        ),
        "a whistle": (ply(decision, signal=True, text="whistle"), "record-ply-illegal"),
        "other throw": (
            {**good, "plies": [*plies[:throw], {**plies[throw], "action": other, "text": text}],
             "result": None},
            "record-wrong-throw",
        ),
        "after the end": ({**good, "plies": [*plies, plies[-1]]}, "record-ply-after-end"),
        "cut short": ({**good, "plies": plies[:-1]}, "record-wrong-result"),
        "other result": ({**good, "result": None}, "record-wrong-result"),
        "edited": (
            {**document(match), "players": [{"name": "X", "side": 0}, {"name": "Y", "side": 1}]},
            "record-edited",
        ),
    }  # fmt: skip


EDITS = edits()


@pytest.mark.parametrize("kind", EDITS)
def test_a_wrong_record_is_named(server: Server, kind: str) -> None:
    record, code = EDITS[kind]
    is_problem(server.http.post("/api/replay", content=json.dumps(record)), code)


@pytest.mark.parametrize("path", ["replay", "matches/load"])
def test_a_wrong_list_of_stickers_is_named(server: Server, path: str) -> None:
    """The reason is in the game's words, and comes from another process."""
    record = document(Match.new("simulator"))
    record["options"] = {**record["options"], "team_b": "1,2,3"}
    answer = server.http.post(f"/api/{path}", content=json.dumps(record))
    is_problem(answer, "record-wrong-start")
    assert "16" in answer.json()["en"]
    assert "16" in answer.json()["fr"]


@pytest.mark.parametrize("kind", NO_MESSAGES)
def test_what_is_no_record_is_refused(server: Server, kind: str) -> None:
    body = NO_MESSAGES[kind]
    answer = server.http.post("/api/replay", content=body)
    if len(body) > LONGEST_RECORD:
        is_problem(answer, "message-too-large", status=413)
    else:
        is_problem(
            answer, "record-empty", "record-cut-off", "record-not-json", "record-no-record",
            "record-wrong-shape",
        )  # fmt: skip


@pytest.mark.parametrize("dice", ["random", "typed", "checked"])
def test_a_record_of_the_command_line_is_shown(server: Server, dice: str) -> None:
    match = play_out(Match.new("supergoal", {"throws": 3}, dice=dice), 2, 0 if dice == "typed" else
                     30)  # fmt: skip
    answer = server.http.post("/api/replay", content=match.to_json())
    assert answer.status_code == 200
    assert len(answer.json()["frames"]) == len(match.states)


# The rest


def test_the_interface_is_described(server: Server) -> None:
    told = server.http.get("/api/schema/openapi.json").json()
    assert told["openapi"].startswith("3.")
    wanted = {"/api/games", "/api/matches", "/api/replay", "/api/matches/{name}/record"}
    assert wanted <= set(told["paths"])
    assert "NewMatch" in told["components"]["schemas"]


@pytest.mark.parametrize("path", ["/", "/api", "/api/matches/x", "/api/nothing", "/etc/passwd"])
def test_there_is_nothing_elsewhere(server: Server, path: str) -> None:
    is_problem(server.http.get(path), "page-unknown", status=404)


def test_the_wrong_method_is_refused(server: Server) -> None:
    is_problem(server.http.get("/api/matches"), "page-unknown", status=405)
    is_problem(server.http.delete("/api/games"), "page-unknown", status=405)


def test_the_browsers_pages_are_served_beside_the_interface(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<p>the page</p>")
    (web / "assets" / "a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with TestClient(create_app(f"sqlite:///{tmp_path / 'm.sqlite'}", web)) as browser:
        for path in ("/", "/match/abc", "/rules/supergoal"):
            assert browser.get(path).text == "<p>the page</p>"
        assert browser.get("/assets/a.js").text == "1"
        assert browser.get("/api/games").json()[0]["id"] == TABLE_GAMES[0]
        for path in ("/assets/nothing.js", "/assets/../../secret.txt", "/assets/%2e%2e/index.html"):
            assert "secret" not in browser.get(path).text
        is_problem(browser.get("/api/nothing"), "page-unknown", status=404)


@pytest.mark.parametrize("dice", ["typed", "random", "checked"])
def test_a_saved_match_goes_on_as_a_new_one(server, dice):
    saved = Match.new("supergoal", {"throws": 3}, dice=dice, seed=1)
    for _ in range(2):
        saved.play(saved.state.actions()[0])
    saved.play(saved.state.actions()[-1])
    opened = server.http.post("/api/matches/load", content=saved.to_json())
    assert opened.status_code == 201, opened.text
    again = Match.from_json(
        server.http.get(f"/api/matches/{opened.json()['match']}/record").content
    )
    assert again.state == saved.state
    assert all(opened.json()["keys"])


def test_a_finished_match_does_not_go_on(server):
    over = play_out(Match.new("supergoal", {"throws": 1}, seed=1), seed=1)
    answer = server.http.post("/api/matches/load", content=over.to_json())
    assert (answer.status_code, answer.json()["code"]) == (400, "match-finished")
