"""Answers that last: packed for the way, kept by the browser, asked about again."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

import pytest
from litestar.testing import TestClient

import debut
from debut.kernel.text import LANGS
from debut.server.app import create_app
from debut.server.lasting import version
from tests.helpers import GAMES
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


@pytest.mark.parametrize("path", ["/", "/match/abc", "/rules/supergoal", "/robots.txt"])
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
    return ["/api/games", *(f"/api/games/{name}/{page}" for name in GAMES for page in pages)]


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
