"""The opening of checked dice: every page commits first and reveals then, by itself."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from websockets.sync.client import connect

from benchmarks.server_load import ROOM, server
from debut.kernel.match.dice import commitment
from debut.kernel.match.match import Match
from tests.e2e.conftest import alone, player
from tests.e2e.everyone import serious_findings
from tests.e2e.table import new_match, play_until, plies, standing, try_click, until
from tests.e2e.wire import Wire
from tests.server.conftest import Guest

# Long enough for a page to say whom it waits for.
REVEAL_SECONDS = 3.0
NOTE_TURNS = """(() => {
    window.noted = [];
    const note = () => {
        const words = document.querySelector(".prompt .turn")?.textContent;
        if (words && window.noted.at(-1) !== words) window.noted.push(words);
    };
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(note).observe(document, all);
})()"""


@pytest.fixture(scope="module")
def impatient() -> Iterator[str]:
    """A server that does not wait long for a text."""
    with server(ROOM | {"DEBUT_REVEAL_SECONDS": str(REVEAL_SECONDS)}) as (_, port):
        yield f"http://127.0.0.1:{port}"


@pytest.fixture
def people(browser: Browser, address: str) -> Iterator[tuple[Page, Page]]:
    with player(browser, address) as one, player(browser, address) as other:
        yield one, other


@pytest.fixture
def honest(browser: Browser, impatient: str) -> Iterator[Page]:
    with alone(browser, impatient) as made:
        yield made


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as made:
        yield made


@pytest.fixture
def lonely(browser: Browser, address: str) -> Iterator[Page]:
    with alone(browser, address) as made:
        yield made


def open_seal(page: Page) -> Locator:
    page.get_by_role("button", name="The seal of the dice").click()
    return page.get_by_role("dialog", name="Sealed dice")


def test_two_pages_open_the_dice_and_check_them(people: tuple[Page, Page]) -> None:
    ada, bob = people
    opened = new_match(ada, game="supergoal", level=None, dice="checked", throws=2)
    match, keys = opened["match"], opened["keys"]
    ada.goto(f"/match/{match}#key={keys[0]}")
    expect(ada.locator(".prompt .turn")).to_have_text("Waiting for Bob to sit down")
    # By now her page has committed; nothing is revealed yet.
    sheet = open_seal(ada)
    expect(sheet.locator("code")).to_have_count(2)
    expect(sheet).to_contain_text("The text is not revealed yet.")
    expect(sheet).to_contain_text("Nothing yet.")
    ada.keyboard.press("Escape")
    bob.goto(f"/match/{match}#key={keys[1]}&player=1")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    shown = []
    for page in people:
        sheet = open_seal(page)
        expect(sheet.locator("code.text")).to_have_count(2)
        shown.append(sheet.locator("code.text").all_inner_texts())
        expect(sheet.locator("[data-voided='0']")).to_have_text(
            "No attempt to prepare the dice was void."
        )
        expect(sheet).to_contain_text("even a host who plays")
        page.keyboard.press("Escape")
    play_until(lambda: bool(standing(ada, match).get("result")), ada, bob, step=try_click)
    record = standing(ada, match)
    dice = record["dice"]
    assert shown == [dice["texts"]] * 2
    assert [commitment(text) for text in dice["texts"]] == dice["hashes"]
    Match.from_json(json.dumps(record)).verify()
    for page in people:
        page.wait_for_selector(".result")
        page.locator(".result").get_by_role("button", name="Check the dice").click()
        verdict = page.locator("[data-verdict=kept]")
        expect(verdict).to_be_visible()
        expect(verdict).not_to_contain_text("But")
    assert serious_findings(ada) == []


def test_who_does_not_reveal_is_named_and_nothing_is_rolled(
    honest: Page, impatient: str, stack: ExitStack
) -> None:
    wire = Wire(honest)
    opened = new_match(honest, game="supergoal", level=None, dice="checked", throws=2)
    match, keys = opened["match"], opened["keys"]
    honest.goto(f"/match/{match}#key={keys[0]}")
    until(honest, lambda: any(one["type"] == "commit" for one in wire.sent))
    # Whoever comes back meanwhile still has the text behind the hash.
    honest.reload()
    turn = honest.locator(".prompt .turn")
    expect(turn).to_have_text("Waiting for Bob to sit down")
    socket = f"{impatient.replace('http', 'ws')}/api/matches/{match}/socket"
    liar = Guest(stack.enter_context(connect(socket)), random.Random(1), None)
    liar.reveals = False
    liar.sit([keys[1]])
    expect(turn).to_have_text("Waiting for Bob’s page")
    late = honest.locator(".prompt .void")
    expect(late).to_have_text(
        "Bob’s page did not reveal its text in time, so nothing was rolled. "
        "The dice are being prepared again (2nd time)."
    )
    liar.read_until(lambda: liar.seal is not None and liar.seal["voided"] == [[1]])
    assert [plies(honest, match), wire.moves] == [0, []]
    liar.reveals = True
    assert liar.seal is not None
    for answer in liar.texts.answers_to(liar.seal, liar.people):
        liar.connection.send(json.dumps(answer))
    liar.read_until(lambda: liar.seal is not None and liar.seal["texts"] is not None)
    # Now the match begins; why it took so long can still be read.
    expect(late).to_be_visible()
    if liar.may_throw:
        liar.step()
    until(honest, lambda: plies(honest, match) > 0)
    dice = standing(honest, match)["dice"]
    assert dice["voided"] == [[1]]
    commits = [one for one in wire.sent if one["type"] == "commit"]
    assert [one["opening"] for one in commits] == [0, 1]
    assert commits[0]["hash"] not in dice["hashes"] and commits[1]["hash"] in dice["hashes"]
    sheet = open_seal(honest)
    expect(sheet.locator("[data-voided='1']")).to_contain_text("One attempt")
    expect(sheet.locator("[data-voided='1'] li")).to_have_text(["Not revealed: Bob"])


def test_against_the_computer_nothing_of_it_is_seen(lonely: Page) -> None:
    page, wire = lonely, Wire(lonely)
    page.add_init_script(NOTE_TURNS)
    opened = new_match(page, game="supergoal", level=1, dice="checked", throws=2)
    page.goto(f"/match/{opened['match']}#key={opened['keys'][0]}")
    page.wait_for_selector("[data-pick]")
    until(page, lambda: len(wire.moves) > 0 or plies(page, opened["match"]) > 0)
    kinds = [one["type"] for one in wire.sent if one["type"] not in ("ping", "point")]
    assert kinds[:3] == ["sit", "commit", "reveal"]
    assert wire.twice == []
    assert not [words for words in page.evaluate("window.noted") if "page" in words]


def test_the_seal_is_read_from_its_beginning(lonely: Page) -> None:
    """However long it is, and though the focus is on the button at its end."""
    lonely.set_viewport_size({"width": 1280, "height": 600})
    opened = new_match(lonely, game="supergoal", level=1, dice="checked", throws=2)
    lonely.goto(f"/match/{opened['match']}#key={opened['keys'][0]}")
    lonely.wait_for_selector("[data-pick]")
    expect(open_seal(lonely).get_by_role("heading", name="Sealed dice")).to_be_in_viewport()
