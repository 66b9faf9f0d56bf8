"""The server is away: what has been seen is still there, and every page says what is the matter."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from benchmarks.browser import DIST
from tests.e2e.conftest import UNPAINTED
from tests.e2e.table import PATIENCE, come
from tests.server.conftest import Server

AWAY = "The server is not responding"


@pytest.fixture
def server(tmp_path) -> Iterator[Server]:
    """With files of its own, which a test may change."""
    shutil.copytree(DIST, tmp_path / "web")
    made = Server(tmp_path, tmp_path / "web")
    yield made.start()
    made.stop()


@pytest.fixture
def visitor(browser, server) -> Iterator[Page]:
    context = browser.new_context(
        base_url=f"http://127.0.0.1:{server.port}", locale="en-GB", reduced_motion="reduce"
    )
    context.add_init_script(f"({UNPAINTED})()")
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []


KEPT = """async () => {
    const all = [];
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) all.push(`${name} ${url}`);
    return all;
}"""


def kept(page: Page) -> list[str]:
    """All that is kept, each with the name of where it is kept."""
    found: list[str] = page.evaluate(KEPT)
    return found


def wait_until(page: Page, true: Callable[[], bool]) -> None:
    """The page's policy does not let Playwright's own way of waiting in."""
    end = time.monotonic() + 2 * PATIENCE
    while not true():
        assert time.monotonic() < end, kept(page)
        page.wait_for_timeout(100)


def settle_in(page: Page) -> None:
    """A first visit, until all that is kept is kept."""
    come(page, "/")
    wait_until(page, lambda: page.evaluate("navigator.serviceWorker.controller !== null"))
    for game in ("supergoal", "streetsoccer"):
        wait_until(page, lambda game=game: f"/{game}/lessons" in " ".join(kept(page)))


def test_pages_open_while_the_server_is_away_and_a_new_build_replaces_the_old_one(visitor, server):
    settle_in(visitor)
    pages_open_while_the_server_is_away(visitor, server)
    a_new_build_replaces_the_old_one(visitor, server)


def pages_open_while_the_server_is_away(visitor: Page, server: Server) -> None:
    server.kill()
    visitor.reload()
    expect(visitor.get_by_text(AWAY)).to_be_visible()
    expect(visitor.locator("h3").first).to_have_text("Super Goal!")
    # Pages that were never opened, too.
    visitor.goto("/rules/supergoal")
    expect(visitor.locator("main")).to_contain_text("SG-9.3")
    expect(visitor.get_by_text(AWAY)).to_be_visible()
    visitor.goto("/settings")
    expect(visitor.get_by_text("Dark", exact=True).first).to_be_visible()
    visitor.goto("/learn/streetsoccer")
    expect(visitor.locator("[data-pick]").first).to_be_visible()
    # A match cannot begin: it says why, in words.
    visitor.goto("/new/supergoal")
    visitor.get_by_role("button", name="Start").click()
    expect(visitor.locator("main")).to_contain_text("cannot be reached")
    # The server is back: nobody has to do anything.
    server.start()
    expect(visitor.get_by_text(AWAY)).to_be_hidden()
    visitor.get_by_role("button", name="Start").click()
    visitor.wait_for_url("**/match/**")
    # Matches are never kept.
    visitor.wait_for_selector("[data-pick], .prompt")
    visitor.reload()
    visitor.wait_for_timeout(500)
    assert kept(visitor)
    assert not [one for one in kept(visitor) if "/match" in one]


def rebuild(web: Path) -> None:
    """Another build: a page in new words, code under a new name, and the worker that lists it."""
    entry = next(web.glob("assets/index-*.js"))
    renamed = entry.with_name("index-NEWBUILD.js")
    entry.rename(renamed)
    for packed in web.glob(f"assets/{entry.name}.*"):
        packed.unlink()
    for file in (web / "index.html", web / "first.json", web / "worker.js"):
        text = file.read_text("utf-8").replace(entry.name, renamed.name)
        file.write_text(text.replace("Football and handball on", "Football anew on"), "utf-8")
    worker = web / "worker.js"
    text = worker.read_text("utf-8")
    for kept_as in ("debut-code-", "debut-pages-"):
        text = text.replace(kept_as, f"{kept_as}new")
    worker.write_text(text, "utf-8")
    for packed in (*web.glob("worker.js.*"), *web.glob("first.json.*")):
        packed.unlink()


@contextmanager
def no_room(page: Page) -> Iterator[None]:
    """The browser may keep nothing more."""
    line = page.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    line.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    yield
    line.send("Storage.overrideQuotaForOrigin", {"origin": origin})


def a_new_build_replaces_the_old_one(visitor: Page, server: Server) -> None:
    visitor.goto("/rules/supergoal")
    visitor.goto("/")
    server.kill()
    rebuild(server.web)
    server.start()
    # At once, though the old worker still answers: pages come from the server, room or no room.
    with no_room(visitor):
        visitor.reload()
        assert "index-NEWBUILD.js" in visitor.content()
        expect(visitor.locator("h3").first).to_have_text("Super Goal!")
    visitor.reload()

    def only_new() -> bool:
        code = {one.split()[0] for one in kept(visitor) if one.startswith("debut-code-")}
        return len(code) == 1 and code.pop().startswith("debut-code-new")

    wait_until(visitor, only_new)
    server.kill()
    visitor.reload()
    expect(visitor.get_by_text(AWAY)).to_be_visible()
    assert "index-NEWBUILD.js" in visitor.content()
    # A page that was kept by the old one asks for code that is gone: it is not shown.
    visitor.goto("/rules/supergoal")
    expect(visitor.locator("main")).to_contain_text("SG-9.3")
