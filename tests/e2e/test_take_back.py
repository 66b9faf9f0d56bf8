"""Taking back against the computer, and correcting a face that was told wrongly."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from benchmarks.browser import DIST
from tests.e2e import table
from tests.e2e.conftest import alone, person
from tests.e2e.table import open_match, plies, standing, stop_time
from tests.server.conftest import Server

TURNS = {"setup": "turns"}  # who places first is told by the lots; no die falls while placing


def pick(page: Page, key: str) -> Locator:
    return page.locator(f'[data-pick="{key}"]')


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def until(page: Page, match: str, count: int) -> None:
    table.until(page, lambda: plies(page, match) == count, f"not {count} plies")


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One whose strongest opponent has thought already: the process that does it is there."""
    made = Server(tmp_path_factory.mktemp("thinking"), web=DIST)
    try:
        made.start()
        with person(browser, at(made)) as page:
            match = open_match(page, game="streetsoccer", level=5, dice="typed", **TURNS)
            pick(page, "face:B").click()
            table.until(page, lambda: plies(page, match) > 1)
        yield made
    finally:
        made.stop()


def at(server: Server) -> str:
    return f"http://127.0.0.1:{server.port}"


@pytest.fixture(scope="module")
def address(server: Server) -> str:
    return at(server)


@contextmanager
def long_thought(server: Server) -> Iterator[None]:
    """Whatever the computer is asked now, it thinks about until this ends."""
    thinkers = server.children()
    for one in thinkers:
        os.kill(one, signal.SIGSTOP)
    yield
    for one in thinkers:
        os.kill(one, signal.SIGCONT)


def place_keeper(page: Page) -> None:
    pick(page, "piece:A1").click()
    page.locator('[data-pick^="cell:b"]').first.click()


def test_a_face_is_corrected_with_the_button_and_the_key(page, server):
    match = open_match(page, game="streetsoccer", level=5, dice="typed", **TURNS)
    take_back = button(page, "Take back")
    expect(take_back).to_be_disabled()
    with long_thought(server):
        pick(page, "face:B").click()
        # What the strongest one thinks on was told wrongly.
        expect(page.locator(".prompt")).to_contain_text("No mercy is thinking")
        expect(button(page, "Correct the die")).to_be_enabled()
        page.keyboard.press("u")
        expect(pick(page, "face:A")).to_be_visible()
    assert plies(page, match) == 0
    pick(page, "face:A").click()
    button(page, "Correct the die").click()
    expect(pick(page, "face:A")).to_be_visible()
    pick(page, "face:A").click()
    expect(pick(page, "piece:A1")).to_be_visible()
    assert [ply["text"] for ply in standing(page, match)["plies"]] == ["A"]


def test_a_decision_is_taken_back_while_the_computer_thinks_and_after_its_answer(page, server):
    match = open_match(page, game="streetsoccer", level=5, dice="typed", **TURNS)
    pick(page, "face:A").click()
    pick(page, "piece:A1").wait_for()
    with long_thought(server):
        place_keeper(page)
        expect(page.locator(".prompt")).to_contain_text("No mercy is thinking")
        expect(button(page, "Take back")).to_be_enabled()
        button(page, "Take back").click()
        expect(pick(page, "piece:A1")).to_be_visible()
    assert plies(page, match) == 1
    # No late answer, however long it is waited for.
    page.wait_for_timeout(1500)
    assert plies(page, match) == 1
    expect(page.locator("svg [data-piece^=B]")).to_have_count(0)
    place_keeper(page)
    until(page, match, 4)
    expect(page.locator(".prompt")).to_contain_text("Your turn")
    page.keyboard.press("u")
    until(page, match, 1)
    expect(pick(page, "piece:A1")).to_be_visible()


@pytest.fixture
def timed(browser: Browser, address: str) -> Iterator[Page]:
    """A page whose time can be stopped."""
    with alone(browser, address) as made:
        made.clock.install()
        yield made


def test_asking_while_the_answer_is_shown_skips_the_rest(timed):
    page = timed
    page.emulate_media(reduced_motion="no-preference")
    page.goto("/settings")
    page.get_by_role("button", name="FR").click()
    page.get_by_text("Lente", exact=True).click()
    match = open_match(page, game="streetsoccer", level=1, dice="typed", **TURNS)
    pick(page, "face:A").click()
    pick(page, "piece:A1").wait_for()
    stop_time(page)
    place_keeper(page)
    until(page, match, 4)
    # All is stored, and still being shown: it would be for ever.
    undo = button(page, "Annuler mon coup")
    expect(undo).to_be_enabled()
    undo.click()
    until(page, match, 1)
    expect(pick(page, "piece:A1")).to_be_visible()
    expect(page.locator("svg [data-piece^=B]")).to_have_count(0)
    told = page.locator("section", has=page.get_by_role("heading", name=re.compile("Commentaire")))
    expect(told).not_to_contain_text("place un footballeur")
