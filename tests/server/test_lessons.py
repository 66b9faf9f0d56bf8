"""Tasks to learn a game by, over HTTP: what is shown, what a try brings, and wrong requests."""

from __future__ import annotations

from typing import Any

import pytest

import debut
from debut.kernel.content.lessons import Lesson
from tests.helpers import TABLE_GAMES
from tests.server.conftest import Server, actions_of
from tests.server.test_http import is_problem

TAUGHT = [name for name in TABLE_GAMES if debut.game(name).spec.lessons]
LESSONS = [(name, lesson.id) for name in TAUGHT for lesson in debut.game(name).spec.lessons]


def shown(server: Server, name: str, lesson: str) -> dict[str, Any]:
    told = server.http.get(f"/api/games/{name}/lessons").json()
    return next(one for one in told if one["id"] == lesson)  # type: ignore[no-any-return]


def tried(server: Server, name: str, lesson: str, *actions: int) -> dict[str, Any]:
    body = {"actions": list(actions)}
    answer = server.http.post(f"/api/games/{name}/lessons/{lesson}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()  # type: ignore[no-any-return]


def task(name: str, lesson: str) -> Lesson:
    return next(one for one in debut.game(name).spec.lessons if one.id == lesson)


@pytest.mark.parametrize("name", TABLE_GAMES)
def test_a_game_tells_how_many_tasks_it_has(server: Server, name: str) -> None:
    info = next(one for one in server.http.get("/api/games").json() if one["id"] == name)
    told = server.http.get(f"/api/games/{name}/lessons").json()
    assert info["lessons"] == len(told)
    assert [one["id"] for one in told] == [one.id for one in debut.game(name).spec.lessons]


def test_every_game_is_taught() -> None:
    assert list(TABLE_GAMES) == TAUGHT


def previews(
    server: Server, name: str, lesson: str, view: dict[str, Any], after: tuple[int, ...] = ()
) -> list[dict[str, Any]]:
    """What every action of a task would do, asked for in batches as the browser does."""
    actions = actions_of(view)
    found = []
    for first in range(0, len(actions), 32):
        asked = {"actions": ",".join(map(str, actions[first : first + 32]))}
        if after:
            asked["after"] = ",".join(map(str, after))
        path = f"/api/games/{name}/lessons/{lesson}/previews"
        found += server.http.get(path, params=asked).json()
    assert [one["action"] for one in found] == actions
    return found


def by_notation(
    server: Server, name: str, lesson: str, view: dict[str, Any], after: tuple[int, ...] = ()
) -> dict[str, int]:
    told = previews(server, name, lesson, view, after)
    return {one["notation"]: one["action"] for one in told}


def lines_up(legs: list[dict[str, Any]]) -> bool:
    return len(legs) > 1 and all(leg["kind"] == "place" for leg in legs)


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_a_task_shows_its_choices_and_its_goal(server: Server, name: str, lesson: str) -> None:
    told = shown(server, name, lesson)
    view, cells = told["view"], {cell.id for cell in debut.game(name).board.cells}
    assert view["seat"] == view["turn"] >= 0
    assert set(told["marked"]) <= cells
    firsts = {line[0] for line in task(name, lesson).lines}
    solving = [one for one in previews(server, name, lesson, view) if one["notation"] in firsts]
    assert {one["notation"] for one in solving} == firsts
    # Whoever lines everybody up ends in many places, and a way off the grid in no cell of its own.
    single = [one["legs"] for one in solving if one["legs"] and not lines_up(one["legs"])]
    ends = {legs[-1]["path"][-1] for legs in single if not legs[-1].get("points")}
    assert ends <= set(told["marked"])


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_what_happens_before_a_task_is_told(server: Server, name: str, lesson: str) -> None:
    told = shown(server, name, lesson)
    moved = told["start"]["pieces"] != told["view"]["pieces"]
    assert moved is any(event["kind"] == "flight" for event in told["events"])
    assert told["events"] or told["start"] == told["view"]


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_every_line_that_solves_a_task(server: Server, name: str, lesson: str) -> None:
    before = shown(server, name, lesson)
    for line in task(name, lesson).lines:
        view, made = before["view"], ()
        for number, text in enumerate(line, 1):
            made += (by_notation(server, name, lesson, view, made)[text],)
            after = tried(server, name, lesson, *made)
            assert after["solved"] is after["over"] is (number == len(line))
            # A direction is said once it is known how hard.
            kinds = {group["kind"] for group in after["view"].get("groups", ())}
            assert after["events"] or kinds == {"strength"}
            assert after["step"] <= number
            view = after["view"]
            assert view["seat"] == before["view"]["seat"]
    # Nothing is kept: it begins where it began.
    assert shown(server, name, lesson) == before


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_what_does_not_solve_a_task_is_shown_and_ends_it(
    server: Server, name: str, lesson: str
) -> None:
    view = shown(server, name, lesson)["view"]
    lines = task(name, lesson).lines
    wrong = [
        action
        for text, action in by_notation(server, name, lesson, view).items()
        if not any(line[0] == text for line in lines)
    ]
    for action in wrong[:3]:
        made = [action]
        after = tried(server, name, lesson, *made)
        # Where it is told what has to happen, it may still happen.
        while task(name, lesson).brings and not after["over"]:
            made.append(actions_of(after["view"])[0])
            after = tried(server, name, lesson, *made)
        assert (after["solved"], after["over"]) == (False, True)
        assert after["events"]


def test_a_scripted_die_falls_as_the_task_says(server: Server) -> None:
    view = shown(server, "supergoal", "move")["view"]
    control = by_notation(server, "supergoal", "move", view)["control"]
    after = tried(server, "supergoal", "move", control)
    assert [event["face"] for event in after["events"]] == ["D1"]
    # The second step has its own choices, previews and refusals.
    ways = by_notation(server, "supergoal", "move", after["view"], (control,))
    assert set(ways) == {"b5", "d5"}
    body = {"actions": [control, control]}
    answer = server.http.post("/api/games/supergoal/lessons/move", json=body)
    is_problem(answer, "action-illegal")


def test_an_action_that_is_not_legal_is_refused(server: Server) -> None:
    view = shown(server, "streetsoccer", "walk")["view"]
    legal = set(actions_of(view))
    illegal = next(action for action in range(10_000) if action not in legal)
    path = "/api/games/streetsoccer/lessons/walk"
    for action in (illegal, -1, 10**30):
        is_problem(server.http.post(path, json={"actions": [action]}), "action-illegal")
        answer = server.http.get(f"{path}/previews", params={"actions": str(action)})
        is_problem(answer, "action-illegal")


@pytest.mark.parametrize("actions", ["", "x", "1,,2", "1.5", ",".join("1" * 100)])
def test_wrong_lists_of_actions(server: Server, actions: str) -> None:
    path = "/api/games/streetsoccer/lessons/walk/previews"
    if actions:  # none: nothing was done before
        asked = {"actions": "1", "after": actions}
        is_problem(server.http.get(path, params=asked), "message-wrong-shape")
    is_problem(server.http.get(path, params={"actions": actions}), "message-wrong-shape")
    is_problem(server.http.get(path), "message-wrong-shape")


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"actions": ["walk"]},
        {"actions": None},
        {"actions": [1.5]},
        {"actions": []},
        {"actions": [0] * 17},
        {"actions": [0], "die": 6},
        {"action": 0},
        [],
        7,
    ],
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
    http, body = server.http, {"actions": [0]}
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


def aims(server: Server, name: str, lesson: str, *after: int) -> Any:
    params = {"after": ",".join(map(str, after))} if after else {}
    answer = server.http.get(f"/api/games/{name}/lessons/{lesson}/aims", params=params)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_where_every_aim_of_a_task_leads_to(server: Server) -> None:
    view = shown(server, "simulator", "cross")["view"]
    # Nothing is aimed before the cross is announced, but a pass may be.
    assert [one["id"] for one in aims(server, "simulator", "cross")["aims"]] == ["low", "high"]
    cross = by_notation(server, "simulator", "cross", view)["cross"]
    assert {one["piece"] for one in aims(server, "simulator", "cross", cross)["aims"]} == {"A11"}
    assert aims(server, "simulator", "attack") is None
    assert aims(server, "supergoal", "move") is None


def test_wrong_questions_about_aims(server: Server) -> None:
    path = "/api/games/simulator/lessons"
    is_problem(server.http.get(f"{path}/swim/aims"), "lesson-unknown", status=404)
    is_problem(server.http.get(f"{path}/low/aims", params={"after": "x"}), "message-wrong-shape")
    is_problem(server.http.get(f"{path}/low/aims", params={"after": "0"}), "action-illegal")
