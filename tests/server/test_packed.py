"""Answers that last: packed for the way, kept by the browser, asked about again."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

import debut
from debut.kernel.text import LANGS
from debut.server.app import create_app
from debut.server.lasting import version
from tests.helpers import TABLE_GAMES
from tests.server.conftest import Server

PAGE = "<p>" + "the page " * 400 + "</p>"
CODE = b"say(1);" * 400


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    web = tmp_path_factory.mktemp("packed") / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text(PAGE)
    (web / "assets" / "a-1.js").write_bytes(CODE)
    (web / "assets" / "a-1.js.gz").write_bytes(gzip.compress(CODE))
    (web / "assets" / "a-1.js.br").write_bytes(b"as brotli has it")
    (web / "assets" / "small-2.js").write_bytes(b"1")
    (web / "robots.txt").write_bytes(b"User-agent: *")
    with TestClient(create_app(f"sqlite:///{web.parent / 'm.sqlite'}", web)) as made:
        yield made


def asked(browser: TestClient, path: str, coding: str = "identity", **headers: str) -> object:
    return browser.get(path, headers={"accept-encoding": coding, **headers})


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("GZIP", "gzip"),
        ("identity", None),
        ("", None),
        ("deflate, zstd", None),
    ],
)
def test_code_travels_in_what_the_browser_unpacks(browser, accepted, sent):
    with browser.stream("GET", "/assets/a-1.js", headers={"accept-encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == sent
    assert answer.headers["vary"] == "Accept-Encoding"
    assert "javascript" in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]
    whole = {"br": b"as brotli has it", None: CODE}
    assert (gzip.decompress(raw) if sent == "gzip" else raw) == whole.get(sent, CODE)


def test_packed_files_have_no_address_of_their_own(browser):
    for name in ("a-1.js.br", "a-1.js.gz"):
        assert browser.get(f"/assets/{name}").status_code == 404
    assert "content-encoding" not in asked(browser, "/assets/small-2.js", "gzip").headers


@pytest.mark.parametrize("path", ["/", "/new/but", "/rules/supergoal", "/robots.txt"])
def test_a_page_that_has_not_changed_is_not_sent_again(browser, path):
    first = asked(browser, path, "gzip")
    assert first.status_code == 200
    assert first.headers["cache-control"] == "no-cache"
    again = asked(browser, path, "gzip", **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    other = asked(browser, path, "gzip", **{"if-none-match": 'W/"another"'})
    assert (other.status_code, other.content) == (200, first.content)


def lasting() -> list[str]:
    pages = [f"{page}/{lang}" for page in ("text", "rules") for lang in LANGS]
    return ["/api/games", *(f"/api/games/{name}/{page}" for name in TABLE_GAMES for page in pages)]


@pytest.mark.parametrize("path", lasting())
def test_what_never_changes_is_packed_and_kept(browser, path):
    plain, packed = asked(browser, path), asked(browser, path, "gzip, br")
    assert packed.content == plain.content
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    again = asked(browser, path, "gzip", **{"if-none-match": packed.headers["etag"]})
    assert again.status_code == 304
    assert plain.headers["cache-control"] == "no-cache"
    # An address with the version in it is another one as soon as anything changes.
    kept = asked(browser, f"{path}?v={version()}")
    assert "immutable" in kept.headers["cache-control"]
    assert asked(browser, f"{path}?v=older").headers["cache-control"] == "no-cache"


def test_the_version_is_that_of_all_that_is_written(tmp_path, monkeypatch):
    before = version()
    version.cache_clear()
    assert version() == before
    (tmp_path / "one.ftl").write_text("one = One")
    monkeypatch.setattr(debut, "__file__", str(tmp_path / "__init__.py"))
    version.cache_clear()
    assert version() != before
    version.cache_clear()


@pytest.mark.parametrize("page", ["record", "replay", "story"])
def test_long_answers_are_packed_where_they_are_made(server: Server, page: str) -> None:
    match, guest = server.table(dice="typed")
    guest.until("over")
    path = f"/api/matches/{match}/{page}"
    plain = server.http.get(path, headers={"accept-encoding": "identity"})
    packed = server.http.get(path, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert packed.headers["cache-control"] == "no-store"


# Pages with their first view inside


PARTS = {
    "boot": "boot()",
    "views": {
        lang: {
            name: {"title": f"<title>{name} {lang}</title>", "body": f"<h1>{name} in {lang}</h1>"}
            for name in ("home", "new", "match", "rules", "learn", "replay", "settings", "missing")
        }
        for lang in LANGS
    },
    "files": {
        "entry": {"js": ["assets/in.js"], "css": ["assets/in.css"]},
        "home": {"js": ["assets/home.js"], "css": ["assets/home.css"]},
        "match": {"js": ["assets/table.js"], "css": ["assets/table.css"]},
    },
    "heads": {f"supergoal/{lang}": f"game-name = Super Goal! {lang}" for lang in LANGS},
}
BUILT = """<!doctype html>
<html lang="en">
<head><title>-</title><link rel="stylesheet" crossorigin href="/assets/in.css"></head>
<body><div id="app"></div></body>
</html>"""


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    web = tmp_path_factory.mktemp("drawn") / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text(BUILT)
    (web / "first.json").write_text(json.dumps(PARTS))
    for name in ("in", "home", "table"):
        (web / "assets" / f"{name}.js").write_text(f"{name}()")
        (web / "assets" / f"{name}.css").write_text(f".{name}{{}}")
    with TestClient(create_app(f"sqlite:///{web.parent / 'm.sqlite'}", web)) as made:
        yield made


@pytest.mark.parametrize(
    ("headers", "lang"),
    [
        ({}, "en"),
        ({"accept-language": "fr-CH, en;q=0.5"}, "fr"),
        ({"accept-language": "de, fr;q=0.7, en;q=0.5"}, "fr"),
        ({"accept-language": "de"}, "en"),
        ({"accept-language": "fr", "cookie": "debut-language=en"}, "en"),
        ({"accept-language": "fr", "cookie": "debut-language=xx"}, "fr"),
    ],
)
def test_a_page_is_drawn_in_ones_language(drawn, headers, lang):
    answer = drawn.get("/", headers=headers)
    assert f'<html lang="{lang}">' in answer.text
    assert f"<h1>home in {lang}</h1>" in answer.text
    assert f"<title>home {lang}</title>" in answer.text
    assert "Accept-Language" in answer.headers["vary"]


def test_what_is_inside_a_page_is_allowed_by_name_alone(drawn):
    answer = drawn.get("/")
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert answer.headers.get_list("content-security-policy") == [policy]
    for element, directive in (("script", "script-src"), ("style", "style-src")):
        inside = re.search(rf"<{element}>(.*?)</{element}>", answer.text, re.S)
        assert inside is not None
        digest = base64.b64encode(hashlib.sha256(inside[1].encode()).digest()).decode()
        assert f"{directive} 'self' 'sha256-{digest}'" in policy


def data_of(answer: httpx.Response) -> dict[str, Any]:
    found = re.search(r'id="first-data">(.*?)</script>', answer.text, re.S)
    assert found is not None
    told: dict[str, Any] = json.loads(found[1])
    return told


def test_a_match_brings_its_game_along(drawn):
    wish = {"game": "supergoal", "seats": [{"side": 0}, {"side": 1}]}
    match = drawn.post("/api/matches", json=wish).json()["match"]
    page = drawn.get(f"/match/{match}", headers={"accept-language": "fr"})
    told = data_of(page)
    assert told["game"]["id"] == "supergoal"
    assert told["games"] is None
    assert list(told["texts"]) == ["supergoal/fr"]
    assert told["version"] == version()
    # The longest at once, the others behind the match's own socket.
    assert '<link rel="modulepreload" crossorigin href="/assets/table.js">' in page.text
    assert '<meta name="code" content="/assets/in.js">' in page.text
    assert "home.js" not in page.text
    for other in ("/match/nothing", "/", "/new/supergoal"):
        told = data_of(drawn.get(other))
        assert [one["id"] for one in told["games"]] == list(TABLE_GAMES)
        assert told["game"] is None
    assert data_of(drawn.get("/match/nothing"))["texts"] == {}
    assert data_of(drawn.get("/new/streetsoccer"))["texts"].keys() == {"streetsoccer/en"}
    assert data_of(drawn.get("/rules/chess"))["texts"] == {}
    assert data_of(drawn.get("/"))["heads"] == {"supergoal/en": "game-name = Super Goal! en"}


def test_the_parts_of_pages_are_not_pages(drawn):
    assert "boot()" in drawn.get("/first.json").text
    assert drawn.get("/first.json").headers["content-type"].startswith("text/html")
