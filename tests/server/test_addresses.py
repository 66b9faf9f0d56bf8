"""Every address is answered as HTTP asks: HEAD as GET, what does not exist as 404, known files."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.robotparser import RobotFileParser

import httpx
import pytest

from debut.kernel.text import LANGS
from tests.server.conftest import TWO_PEOPLE, Server
from tests.server.test_packed import BUILT, PARTS

PUBLIC = Path(__file__).parents[2] / "web" / "public"
# They differ from one answer to the next, or belong to the connection.
OF_THE_MOMENT = {"date"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with pages, and one match that is over."""
    folder = tmp_path_factory.mktemp("built")
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text(BUILT)
    blank = {"title": "", "body": "<h1>-</h1>"}
    views = {lang: {"analysis": blank, "skill": blank, "teams": blank} | PARTS["views"][lang]  # type: ignore[index]
             for lang in LANGS}  # fmt: skip
    (web / "first.json").write_text(json.dumps({**PARTS, "views": views}))
    for name in ("in", "home", "table"):
        (web / "assets" / f"{name}.js").write_text(f"{name}()")
        (web / "assets" / f"{name}.css").write_text(f".{name}{{}}")
    for path in PUBLIC.iterdir():
        shutil.copy(path, web)
    server = Server(folder, web)
    try:
        yield server.start()
        assert "Traceback" not in server.log, server.log
    finally:
        server.stop()


def headers_of(answer: httpx.Response) -> dict[str, str]:
    return {name: value for name, value in answer.headers.items() if name not in OF_THE_MOMENT}


def test_head_is_answered_as_get_is_without_the_body(built: Server) -> None:
    match, guest = built.table(dice="typed")
    guest.until("over")
    schema = built.http.get("/api/schema/openapi.json").json()
    asked = []
    for path, item in schema["paths"].items():
        if "get" not in item:
            continue
        name = match if path.startswith("/api/matches") else "supergoal"
        asked.append(path.replace("{name}", name).replace("{lang}", "fr"))
    assert len(asked) > 12
    pages = ["/", "/new/supergoal", "/settings", f"/match/{match}", f"/replay/{match}/analysis",
             "/assets/in.js", "/robots.txt", "/favicon.ico", "/nothing", "/api/nothing",
             "/assets/none.js", "/api/schema", "/api/schema/openapi.json"]  # fmt: skip
    found = 0
    for path in [*asked, *pages]:
        get, head = built.http.get(path), built.http.head(path)
        while get.status_code == 202:  # an analysis is under way
            get = built.http.get(path)
        if head.status_code == 202:
            head = built.http.head(path)
        assert head.status_code == get.status_code, path
        assert headers_of(head) == headers_of(get), path
        assert head.content == b"", path
        assert int(head.headers["content-length"]) > 0 or not get.content, path
        found += get.status_code == 200
    assert found > 20
    # The connection goes on after each: a body that was sent would be read as the next answer.
    assert built.http.get("/api/version").json()["version"]
    # What is only posted to has no HEAD.
    assert built.http.head("/api/replay").status_code == 405


def test_what_does_not_exist_is_404_and_leads_home_in_the_readers_language(built: Server) -> None:
    for lang in LANGS:
        for path in ("/nothing", "/match", "/rules/supergoal/more", "/favicon.png"):
            answer = built.http.get(path, headers={"accept-language": lang})
            assert answer.status_code == 404, path
            assert f"<h1>missing in {lang}</h1>" in answer.text
            # It is made anew each time: the browser must not take 304 for a page that exists.
            same = {"if-none-match": answer.headers["etag"], "accept-language": lang}
            assert built.http.get(path, headers=same).status_code == 404
    # A page of a kind that exists, about something that does not, says so itself.
    for path in ("/match/nothing", "/replay/nothing", "/replay/nothing/analysis", "/rules/chess"):
        answer = built.http.get(path)
        assert answer.status_code == 404, path
        assert answer.headers["content-type"].startswith("text/html")
    program = built.http.get("/api/nothing")
    assert (program.status_code, program.json()["code"]) == (404, "page-unknown")


def test_the_browsers_own_addresses_are_found(built: Server) -> None:
    match = built.http.post("/api/matches", json={"game": "but", "seats": TWO_PEOPLE}).json()
    own = [f"{page}/{match['match']}" for page in ("/match", "/replay")]
    games = [f"/{page}/supergoal" for page in ("new", "rules", "learn", "teams")]
    analysis = f"/replay/{match['match']}/analysis"
    for path in ["/", "/settings", "/skill", "/replay", "/settings/", analysis, *own, *games]:
        assert built.http.get(path).status_code == 200, path


def test_robots_stay_away_from_matches_and_find_the_rules(built: Server) -> None:
    answer = built.http.get("/robots.txt")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain")
    robots = RobotFileParser()
    robots.parse(answer.text.splitlines())
    assert robots.can_fetch("*", "/") and robots.can_fetch("*", "/rules/but")
    for path in ("/match/abc", "/replay/abc", "/api/games"):
        assert not robots.can_fetch("*", path), path


def test_the_icon_that_browsers_ask_for_by_name(built: Server) -> None:
    answer = built.http.get("/favicon.ico")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/x-icon"
    assert answer.content[:6] == b"\0\0\1\0\3\0"  # an icon with three pictures
    assert answer.content.count(b"\x89PNG") == 3
