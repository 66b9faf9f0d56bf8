"""Two people, each with a browser of his own, at one match; and the seal that both can check."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from debut.kernel.match.match import Match
from tests.e2e.conftest import alone, person
from tests.e2e.everyone import serious_findings
from tests.e2e.table import (
    new_match,
    open_match,
    play_to_the_end,
    play_until,
    plies,
    standing,
    try_click,
    until,
    up_to_date,
)

# Dice wait to be thrown by a click.
BY_HAND = "localStorage.setItem('debut-table', JSON.stringify({ auto: false }))"


@pytest.fixture
def friend(browser: Browser, address: str) -> Iterator[Page]:
    with person(browser, address) as made:
        made.evaluate(BY_HAND)
        yield made


def throw(page: Page):
    return page.locator('[data-pick^="throw:"]')


def test_two_browsers_play_one_match_and_each_throws_only_his_own_die(page, friend):
    page.evaluate(BY_HAND)
    opened = new_match(page, game="supergoal", level=None, dice="checked", throws=20)
    ada, bob = opened["keys"]
    match = opened["match"]
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.goto(f"/match/{match}#key={ada}")
    # No die before both have sat down.
    expect(page.locator(".prompt .turn")).to_have_text("Waiting for Bob to sit down")
    expect(throw(page)).to_have_count(0)
    friend.goto(f"/match/{match}#key={bob}")
    expect(friend.locator(".prompt .turn")).not_to_contain_text("sit down")
    expect(page.locator(".prompt .turn")).not_to_contain_text("sit down")
    assert sockets
    assert not any("key" in url for url in sockets)
    people = {"Ada": (page, friend), "Bob": (friend, page)}
    seen: set[str] = set()
    while len(seen) < 2:
        before = plies(page, match)
        for one in (page, friend):
            up_to_date(one, match)
        until(page, lambda: any(one.locator("[data-pick]").count() for one in (page, friend)))
        name = "Ada" if page.locator("[data-pick]").count() else "Bob"
        own, other = people[name]
        expect(other.locator("[data-pick]")).to_have_count(0)
        if throw(own).count():
            expect(own.locator(".prompt .turn")).to_have_text("Your roll")
            expect(other.locator(".prompt .turn")).to_have_text(f"{name} rolls…")
            other.keyboard.press("Space")
            other.wait_for_timeout(100)
            assert plies(page, match) == before
            seen.add(name)
        else:
            expect(other.locator(".prompt .turn")).to_have_text(f"Waiting for {name}")
        play_until(lambda before=before: plies(page, match) > before, own)


def test_the_seal_tells_what_was_promised_and_is_checked_in_the_browser(page):
    match = open_match(page, throws=2)
    page.get_by_role("button", name="The seal of the dice").click()
    dialog = page.get_by_role("dialog", name="Sealed dice")
    promised = standing(page, match)["dice"]["commitment"]
    expect(dialog).to_contain_text(promised)
    expect(dialog).to_contain_text("the computer adds none")
    expect(dialog).to_contain_text("When the match is over")
    added = dialog.locator("code.text").inner_text()
    assert len(added) == 32
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    # What is added stays the same whoever comes back.
    page.reload()
    page.wait_for_selector("[data-pick]")
    record = play_to_the_end(page, match, try_click)
    assert added in record["dice"]["texts"]
    page.wait_for_selector(".result")
    page.locator(".result").get_by_role("button", name="Check the dice").click()
    throws = sum(ply["turn"] < 0 for ply in record["plies"])
    expect(dialog.locator("[data-verdict=kept]")).to_contain_text(f"All {throws} rolls")
    expect(dialog).to_contain_text(record["dice"]["secret"])


def test_a_seal_that_is_not_the_one_shown_is_found_out(page):
    match = open_match(page, throws=1)
    play_to_the_end(page, match, try_click)
    page.wait_for_selector(".result")

    honest: list[bool] = []

    def changed(route) -> None:
        told = route.fetch().json()
        dice = next(ply for ply in told["plies"] if ply["turn"] < 0)
        if not honest:
            dice["action"] = 1 - dice["action"]
        route.fulfill(json=told)

    page.route("**/record", changed)
    page.get_by_role("button", name="The seal of the dice").click()
    expect(page.locator("[data-verdict=wrong-throw]")).to_contain_text("Move 1 (")
    honest.append(True)
    # Another seal, even one that fits everything, is not the one seen at the table.
    page.evaluate(
        """(id) => {
            const mine = JSON.parse(localStorage.getItem("debut-matches"));
            mine.find((one) => one.id === id).seal.commitment = "0".repeat(64);
            localStorage.setItem("debut-matches", JSON.stringify(mine));
        }""",
        match,
    )
    page.reload()
    page.wait_for_selector(".result")
    page.get_by_role("button", name="The seal of the dice").click()
    expect(page.locator("[data-verdict=other-seal]")).to_be_visible()


def test_a_record_from_a_file_is_checked_on_the_replay_page(page, tmp_path):
    match = open_match(page, throws=1)
    record = play_to_the_end(page, match, try_click)
    Match.from_json(json.dumps(record)).verify()
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record))
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.locator("summary", has_text="Sealed dice").click()
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator("[data-verdict=kept]")).to_be_visible()
    assert serious_findings(page) == []


@pytest.fixture
def lonely(browser: Browser, address: str) -> Iterator[Page]:
    with alone(browser, address) as made:
        yield made


def test_a_computer_that_cannot_answer_is_told_of_calmly(lonely):
    """And what comes too late, of another ply, is not shown."""
    page = lonely
    routes = []
    heard = [True]

    def watched(socket) -> None:
        server = socket.connect_to_server()
        routes.append(socket)
        server.on_message(lambda told: heard and socket.send(told))
        socket.on_message(server.send)

    page.route_web_socket("**/socket", watched)
    open_match(page, throws=20)
    # The real one says nothing more: it can answer, and would go on.
    heard.clear()
    problem = {"code": "busy", "en": "Busy.", "fr": "Occupé.", "move": None, "ply": None}
    routes[-1].send(json.dumps({"type": "stalled", "player": 1, "problem": problem}))
    calm = page.get_by_text("Newcomer cannot answer just now and tries again.")
    expect(calm).to_be_visible()
    routes[-1].send(json.dumps({"type": "stalled", "player": 1, "problem": None}))
    expect(calm).to_have_count(0)
    routes[-1].send(json.dumps({"type": "stalled", "player": -1, "problem": problem}))
    expect(page.get_by_text("the table tries again")).to_be_visible()
    routes[-1].send(json.dumps({"type": "stalled", "player": -2, "problem": problem}))
    expect(page.get_by_text("The server cannot store anything just now")).to_be_visible()
    preview = {"action": 1, "notation": "late", "odds": [["late", 1]], "legs": []}
    routes[-1].send(json.dumps({"type": "previews", "ply": 999, "previews": [preview]}))
    page.wait_for_timeout(100)
    expect(page.get_by_text("late")).to_have_count(0)
