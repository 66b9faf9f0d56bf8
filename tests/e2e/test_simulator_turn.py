"""A turn of Simulator Soccer at the table, step by step; and the keeper's spot, which is secret."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from websockets.sync.client import connect

from tests.e2e.conftest import person
from tests.e2e.hands import Keys
from tests.e2e.table import PATIENCE, new_match, pick, piece, played, until
from tests.games.simulator.lines import (
    OPTIONS,
    TO_A_PENALTY,
    TO_THE_AREA,
    TO_THE_SPOT,
    codes,
)

SPOT = "rod2"


@pytest.fixture
def friend(browser: Browser, address: str) -> Iterator[Page]:
    with person(browser, address) as made:
        yield made


def begun(page: Page, address: str, texts: list[str]) -> dict:
    """A match of two people with real dice, played so far by somebody else's hands."""
    opened = new_match(page, game="simulator", level=None, dice="typed", **OPTIONS)
    play(address, opened, 0, [[action] for _, action in codes(texts)])
    return opened


def play(address: str, opened: dict, ply: int, moves: list[list[int]]) -> None:
    """Without any page; what is sent together is one move."""
    socket = f"{address.replace('http', 'ws')}/api/matches/{opened['match']}/socket"
    with connect(socket, max_size=None) as line:
        line.send(json.dumps({"type": "sit", "keys": opened["keys"]}))
        heard(line, "standing")
        for actions in moves:
            asked = {"type": "play", "move": f"move-{ply:04}", "ply": ply, "actions": actions}
            line.send(json.dumps(asked))
            heard(line, "happened")
            ply += len(actions)


def heard(line, kind: str) -> None:
    """All that is told meanwhile does not matter here."""
    while (told := json.loads(line.recv(timeout=PATIENCE)))["type"] != kind:
        assert told["type"] != "failed", told


def sit(page: Page, opened: dict, *players: int) -> str:
    keys = "&".join(f"key={opened['keys'][player]}" for player in players)
    page.goto(f"/match/{opened['match']}#{keys}")
    page.wait_for_selector("svg [data-piece]")
    return opened["match"]


def listen(page: Page) -> list[str]:
    """Every message that this page gets from now on."""
    told: list[str] = []

    def note(payload: str | bytes) -> None:
        told.append(payload if isinstance(payload, str) else payload.decode())

    page.on("websocket", lambda socket: socket.on("framereceived", note))
    return told


# The turn, step by step


def test_a_turn_is_led_step_by_step_by_mouse(page, address):
    """Skills, the count, who has moved, how far the others may go, risks and cards are seen."""
    # Aimed: it is to be told how hard.
    begins = TO_THE_AREA[:-3]
    opened = begun(page, address, begins)
    match = sit(page, opened, 0, 1)
    *_, (_, strength) = codes(TO_THE_AREA[:-2])
    play(address, opened, len(begins), [[strength]])
    # A11 has the ball at e10 and may shoot at once: his reds say so.
    lit = page.locator("[data-badge=red][data-lit='1']")
    expect(lit).to_have_count(2)
    expect(page.locator("[data-counted]")).to_have_attribute("data-counted", "short")
    pick(page, "button:none").click()
    expect(page.locator(".course [aria-current=step]")).to_have_text("2 Attack moves")
    expect(page.locator("[data-lit]")).to_have_count(0)
    expect(page.locator(".prompt .fact").filter(has_text="As things stand Bob")).to_be_visible()
    piece(page, "A10").click()
    pick(page, "cell:g8").click()
    played(page, match, "10-g8")
    expect(page.locator("[data-mark=done]")).to_have_count(2)
    pick(page, "button:end").click()
    expect(page.locator(".course [aria-current=step]")).to_have_text("3 Defence moves")
    expect(page.locator(".what")).to_contain_text("up to 2 cells")
    # From behind it may be a foul, from the front it is none.
    expect(page.locator("[data-entry=B3]")).to_have_attribute("data-risk", "some")
    expect(page.locator("[data-entry=B1]")).to_have_attribute("data-risk", "none")
    piece(page, "B3").click()
    expect(page.locator("[data-entry]")).to_have_count(1)
    pick(page, "cell:e10").click()
    played(page, match, "3-e10")
    pick(page, "face:1").click()
    played(page, match, "1")
    pick(page, "face:1").click()
    expect(page.locator("[data-mark=booked]")).to_have_count(1)
    expect(page.locator(".panel .card.yellow")).to_have_count(1)


def test_a_team_is_placed_by_one_click_by_hand_and_by_the_bench(page, address):
    """At a restart: who takes it, a pawn dragged where he may go, one from the bench, the rest."""
    match = sit(page, begun(page, address, TO_A_PENALTY), 0, 1)
    piece(page, "A11").click()
    played(page, match, "taker11")
    expect(page.locator(".what")).to_contain_text("6 more")
    drag(page, '[data-piece="A10"]', "g8")
    played(page, match, "10-g8")
    expect(page.locator(".what")).to_contain_text("5 more")
    # Onto a cell that does not take him: nothing is played, and one is told why.
    drag(page, '[data-piece="A9"]', "e10")
    expect(page.locator("[data-why]")).to_be_visible()
    # From the bench onto the one he comes for.
    drag(page, '.bench [data-pick="piece:A14"]', "e4")
    played(page, match, "sub7-14")
    expect(piece(page, "A14")).to_have_count(1)
    pick(page, "button:stay").click()
    played(page, match, "end")
    pick(page, "button:4-4-2").click()
    played(page, match, "4-4-2")


def drag(page: Page, what: str, cell: str) -> None:
    start = page.locator(what).first.bounding_box()
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    end = page.locator(f'[data-of="{cell}"] .touch, [data-of="{cell}"].touch').first.bounding_box()
    to = end["x"] + end["width"] / 2, end["y"] + end["height"] / 2
    page.mouse.move(*to, steps=4)
    page.mouse.move(*to)
    page.mouse.up()


def test_the_same_by_keys_alone(page, address):
    match = sit(page, begun(page, address, TO_THE_AREA[:-2]), 0, 1)
    press = Keys(page).press
    press("button:none")
    played(page, match, "none")
    press("piece:A10")
    press("cell:g8")
    played(page, match, "10-g8")
    press("button:end")
    played(page, match, "end")
    press("piece:B3")
    press("cell:e10")
    played(page, match, "3-e10")


# The secret save


def test_by_link_the_spot_is_in_no_message_before_the_strike(page, friend, address):
    opened = begun(page, address, TO_THE_SPOT)
    told = listen(page)
    match = sit(page, opened, 0)
    sit(friend, opened, 1)
    expect(pick(friend, "button:rod1")).to_be_visible()
    expect(page.locator('[data-pick^="button:rod"]')).to_have_count(0)
    friend.locator(f'[data-spot="{SPOT}"]').click()
    expect(page.locator(".prompt")).to_contain_text("where in the goal")
    assert told
    assert not [one for one in told if SPOT in one or '"fact-rod"' in one]
    assert SPOT not in page.locator(".table").inner_html()
    # Nor in what anybody may ask the server for.
    for part in ("record", "story", "replay"):
        assert SPOT not in page.request.get(f"/api/matches/{match}/{part}").text()
    before = len(told)
    flick = [action for _, action in codes([*TO_THE_SPOT, SPOT, "low", "0", "20"])][-3:]
    play(address, opened, len(TO_THE_SPOT) + 1, [flick])
    until(page, lambda: any(SPOT in one for one in told[before:]), "the strike shows the spot")
    assert SPOT in page.request.get(f"/api/matches/{match}/replay").text()


def test_at_one_screen_the_other_looks_away(page, address):
    opened = begun(page, address, TO_THE_SPOT)
    told = listen(page)
    sit(page, opened, 0, 1)
    curtain = page.locator("[data-veil]")
    expect(curtain).to_contain_text("Hand the screen to Bob")
    expect(page.locator('[data-pick^="button:rod"]')).to_have_count(0)
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    before = len(told)
    pick(page, f"button:{SPOT}").click()
    expect(curtain).to_contain_text("Hand the screen back to Ada")
    until(page, lambda: len(told) > before)
    # What he asked for while he chose, of all five alike, may still be on its way.
    asked = f'{{"type":"previews","ply":{len(TO_THE_SPOT)},'
    since = [one for one in told[before:] if not one.startswith(asked)]
    assert not [one for one in since if SPOT in one or '"fact-rod"' in one]
    assert SPOT not in page.locator(".table").inner_html()
    expect(page.locator("[data-pick]")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(curtain).to_have_count(0)
    expect(page.locator("[data-pick]").first).to_be_visible()
    # Thought better of: he is alone with the screen again.
    page.keyboard.press("u")
    expect(curtain).to_contain_text("Hand the screen to Bob")
