"""How long a match waits: said at the table and at home, and what its link answers afterwards."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from benchmarks.browser import DIST
from tests.e2e.conftest import player
from tests.e2e.table import come, open_match
from tests.server.conftest import Server

DAY = 86_400
DAYS = 30
# What the last day is called, so many days from now.
DAY_FROM_NOW = """(days) => new Date(Date.now() + days * 864e5)
    .toLocaleDateString("en-GB", { dateStyle: "long" })"""
# As if nobody had been here for so many days.
LOOK_BACK = """(days) => {
    const kept = JSON.parse(localStorage["debut-matches"]);
    for (const one of kept) one.seen -= days * 864e5;
    localStorage["debut-matches"] = JSON.stringify(kept);
}"""


@pytest.fixture
def monthly(tmp_path: Path) -> Iterator[Server]:
    """A server where matches wait for a month."""
    server = Server(tmp_path, DIST, unfinished_days=DAYS)
    yield server.start()
    server.stop()


@contextlib.contextmanager
def meanwhile(server: Server) -> Iterator[sqlite3.Connection]:
    """What has become of the database when the server is there again."""
    server.kill()
    with contextlib.closing(sqlite3.connect(server.database)) as database, database:
        yield database
        database.execute("UPDATE sweeps SET at = ?", [time.time()])
    server.start()


def days_pass(server: Server, days: float, match: str) -> None:
    """Nobody has touched this match for so long; the server was there all the time."""
    with meanwhile(server) as database:
        database.execute(
            "UPDATE matches SET touched = touched - ? WHERE id = ?", [days * DAY, match]
        )


def remove(server: Server, match: str) -> None:
    """As a sweep does, before anybody comes back."""
    with meanwhile(server) as database:
        database.execute("UPDATE matches SET status = 2 WHERE id = ?", [match])
        database.execute("INSERT INTO removed VALUES (?, ?, ?)", [match, DAYS, time.time()])


def test_a_match_says_how_long_it_waits_and_then_that_it_was_removed(
    browser: Browser, monthly: Server
) -> None:
    with player(browser, f"http://127.0.0.1:{monthly.port}") as page:
        kept, match = (open_match(page, level=None, dice="typed") for _ in range(2))
        check_announced(page)
        check_at_home(page, kept, match)
        days_pass(monthly, DAYS - 7, match)
        check_last_days(page, match)
        days_pass(monthly, 8, match)
        check_removed(page, kept, match)


def check_announced(page: Page) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    note = page.locator(".more .life")
    expect(note).to_have_text(
        f"An unfinished match waits here for {DAYS} days; if nobody touches it in that time, it is"
        " removed."
    )
    expect(note).to_be_in_viewport(ratio=1)


def check_at_home(page: Page, kept: str, match: str) -> None:
    come(page, "/")
    for one in (kept, match):
        expect(page.locator(f'a[href="/match/{one}"]')).to_be_visible()
    expect(page.get_by_text(f"waits here for {DAYS} days")).to_be_visible()
    expect(page.get_by_text("it is removed on")).to_have_count(0)


def check_last_days(page: Page, match: str) -> None:
    """A week before: the day is said at home, and to whoever looks on."""
    last = page.evaluate(DAY_FROM_NOW, 7)
    page.evaluate(LOOK_BACK, DAYS - 7)
    come(page, "/")
    expect(page.get_by_text(f"If nobody plays on, it is removed on {last}")).to_be_visible()
    mine = page.evaluate("localStorage['debut-matches']")
    page.evaluate("localStorage.clear()")
    page.goto(f"/match/{match}")
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.locator(".more .life")).to_contain_text(f"removed on {last}")
    page.goto("/favicon.svg")
    page.evaluate("(mine) => { localStorage['debut-matches'] = mine }", mine)


def check_removed(page: Page, kept: str, match: str) -> None:
    """At home, by its link, where it would be replayed, and in the other language."""
    said = page.get_by_text(f"nobody had touched it for {DAYS} days")
    come(page, "/")
    expect(page.get_by_text("No longer on the server")).to_be_visible()
    expect(page.locator(f'a[href="/match/{match}"]')).to_have_count(0)
    expect(page.locator(f'a[href="/match/{kept}"]')).to_be_visible()
    page.goto(f"/match/{match}")
    expect(page.get_by_role("heading", name="This match was removed")).to_be_visible()
    expect(said).to_be_visible()
    page.goto(f"/replay/{match}")
    expect(said).to_be_visible()
    page.get_by_role("button", name="FR", exact=True).click()
    expect(page.get_by_text(f"personne n’y avait touché pendant {DAYS} jours")).to_be_visible()
    page.goto(f"/match/{match}")
    expect(page.get_by_role("heading", name="Ce match a été supprimé")).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("N’est plus sur le serveur")).to_be_visible()


def test_a_table_that_stood_open_says_that_its_match_was_removed(
    browser: Browser, monthly: Server
) -> None:
    """In a tab that was forgotten: it does not try for ever to come back."""
    with player(browser, f"http://127.0.0.1:{monthly.port}") as page:
        match = open_match(page, level=None, dice="typed")
        remove(monthly, match)
        expect(page.get_by_role("heading", name="This match was removed")).to_be_visible()
        expect(page.get_by_text(f"nobody had touched it for {DAYS} days")).to_be_visible()


def test_a_match_that_never_was_is_told_from_one_that_was_removed(page: Page) -> None:
    page.goto("/match/nowhere")
    expect(page.get_by_role("heading", name="This match is not here")).to_be_visible()
    expect(page.get_by_text("it was removed because nobody had touched it")).to_be_visible()
