"""Tasks to learn a game by, over HTTP: what is shown, what a try brings, and wrong requests."""

from __future__ import annotations

from typing import Any

import pytest

import debut
from tests.helpers import GAMES
from tests.server.conftest import Server, actions_of
from tests.server.test_http import is_problem

TAUGHT = [name for name in GAMES if debut.game(name).spec.lessons]
LESSONS = [(name, lesson.id) for name in TAUGHT for lesson in debut.game(name).spec.lessons]


def shown(server: Server, name: str, lesson: str) -> dict[str, Any]:
    told = server.http.get(f"/api/games/{name}/lessons").json()
    return next(one for one in told if one["id"] == lesson)  # type: ignore[no-any-return]


def tried(server: Server, name: str, lesson: str, action: int) -> dict[str, Any]:
    answer = server.http.post(f"/api/games/{name}/lessons/{lesson}", json={"action": action})
    assert answer.status_code == 200, answer.text
    return answer.json()  # type: ignore[no-any-return]


def solutions(name: str, lesson: str) -> tuple[str, ...]:
    return next(one.solved_by for one in debut.game(name).spec.lessons if one.id == lesson)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_tells_how_many_tasks_it_has(server: Server, name: str) -> None:
    info = next(one for one in server.http.get("/api/games").json() if one["id"] == name)
    told = server.http.get(f"/api/games/{name}/lessons").json()
    assert info["lessons"] == len(told)
    assert [one["id"] for one in told] == [one.id for one in debut.game(name).spec.lessons]


def test_some_game_is_taught_and_some_is_not() -> None:
    assert "streetsoccer" in TAUGHT
    assert "supergoal" not in TAUGHT


def previews(server: Server, name: str, lesson: str, view: dict[str, Any]) -> list[dict[str, Any]]:
    """What every action of a task would do, asked for in batches as the browser does."""
    actions = actions_of(view)
    found = []
    for first in range(0, len(actions), 32):
        asked = ",".join(map(str, actions[first : first + 32]))
        path = f"/api/games/{name}/lessons/{lesson}/previews"
        found += server.http.get(path, params={"actions": asked}).json()
    assert [one["action"] for one in found] == actions
    return found


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_a_task_shows_its_choices_and_its_goal(server: Server, name: str, lesson: str) -> None:
    told = shown(server, name, lesson)
    view, cells = told["view"], [cell.id for cell in debut.game(name).board.cells]
    assert view["seat"] == view["turn"] >= 0
    right = solutions(name, lesson)
    solving = [one for one in previews(server, name, lesson, view) if one["notation"] in right]
    assert len(solving) == len(right)
    assert told["marked"]
    assert set(told["marked"]) <= set(cells)
    assert {one["legs"][-1]["path"][-1] for one in solving} == set(told["marked"])


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_what_solves_a_task_and_what_does_not(server: Server, name: str, lesson: str) -> None:
    view = shown(server, name, lesson)["view"]
    right = solutions(name, lesson)
    all_of_it = previews(server, name, lesson, view)
    wrong = next(one for one in all_of_it if one["notation"] not in right)
    solving = [one for one in all_of_it if one["notation"] in right]
    for choice in (wrong, *solving, wrong):
        after = tried(server, name, lesson, choice["action"])
        assert after["solved"] is (choice is not wrong)
        assert after["events"]
        assert after["view"]["seat"] == view["seat"]
        assert after["view"]["pieces"] != view["pieces"]
    # Nothing is kept: it begins where it began.
    assert shown(server, name, lesson)["view"] == view


def test_an_action_that_is_not_legal_is_refused(server: Server) -> None:
    view = shown(server, "streetsoccer", "walk")["view"]
    legal = set(actions_of(view))
    illegal = next(action for action in range(10_000) if action not in legal)
    path = "/api/games/streetsoccer/lessons/walk"
    for action in (illegal, -1, 10**30):
        is_problem(server.http.post(path, json={"action": action}), "action-illegal")
        answer = server.http.get(f"{path}/previews", params={"actions": str(action)})
        is_problem(answer, "action-illegal")


@pytest.mark.parametrize("actions", ["", "x", "1,,2", "1.5", ",".join("1" * 100)])
def test_wrong_lists_of_actions(server: Server, actions: str) -> None:
    path = "/api/games/streetsoccer/lessons/walk/previews"
    is_problem(server.http.get(path, params={"actions": actions}), "message-wrong-shape")
    is_problem(server.http.get(path), "message-wrong-shape")


@pytest.mark.parametrize(
    "body",
    [{}, {"action": "walk"}, {"action": None}, {"action": 1.5}, {"action": 0, "die": 6}, [], 7],
)
def test_wrong_bodies(server: Server, body: object) -> None:
    answer = server.http.post("/api/games/streetsoccer/lessons/walk", json=body)
    is_problem(answer, "message-wrong-shape")


@pytest.mark.parametrize("text", [b"", b"{", b"\xff", b"[" * 5000])
def test_bodies_that_are_no_json(server: Server, text: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    path = "/api/games/streetsoccer/lessons/walk"
    answer = server.http.post(path, content=text, headers=headers)
    is_problem(answer, "message-not-json", "message-wrong-shape")


def test_unknown_games_and_tasks(server: Server) -> None:
    http, body = server.http, {"action": 0}
    is_problem(http.get("/api/games/chess/lessons"), "unknown-game", status=404)
    is_problem(http.post("/api/games/chess/lessons/walk", json=body), "unknown-game", status=404)
    for lesson in ("swim", "n" * 500, "é", "WALK"):
        path = f"/api/games/streetsoccer/lessons/{lesson}"
        told = is_problem(http.post(path, json=body), "lesson-unknown", status=404)
        assert "walk" in told["en"]
        assert len(told["en"]) < 200
    path = "/api/games/supergoal/lessons/walk"
    is_problem(http.post(path, json=body), "lesson-unknown", status=404)
    is_problem(http.get("/api/games/streetsoccer/lessons/walk"), "page-unknown", status=405)
