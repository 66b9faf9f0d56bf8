"""Where things lie: the board is the hero, all of it fits the window, and nothing moves it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import person
from tests.e2e.table import DRAWN, PATIENCE, open_match, standing, until, up_to_date

DESK = (1280, 800)
SIZES = [DESK, (900, 500), (1920, 1080), (360, 740), (740, 360)]
GAMES = ["supergoal", "streetsoccer"]
WHOLE = [".playfield", ".mat", ".hands", ".playfield > .bar", ".strip"]


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Page]:
    with person(browser, address) as made:
        made.goto("/settings")
        yield made


@pytest.fixture(autouse=True)
def fresh(page: Page) -> None:
    """Boards lie as they do by themselves, in a window of a desk."""
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.evaluate("localStorage.removeItem('debut-table')")


def pick(page: Page, *keys: str) -> None:
    """One after the other; a piece is only taken up, anything else is played."""
    for key in keys:
        before = page.locator("[data-ply]").get_attribute("data-ply") or ""
        page.locator(f'[data-pick="{key}"]').first.click(force=True)
        if not key.startswith("piece:"):
            expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", before)
        page.evaluate(DRAWN)


def start(page: Page, game: str, **options) -> str:
    """A match of two at one screen that tell what real dice showed."""
    return open_match(page, game=game, level=None, dice="typed", **options)


def board(page: Page) -> dict[str, float]:
    page.evaluate(DRAWN)
    box = page.locator(".board").bounding_box()
    assert box
    return box


SEEN = """(parts) => {
    const root = document.documentElement;
    const box = (one) => one.getBoundingClientRect().toJSON();
    const cut = (one) =>
        one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
    const whole = ".playfield > .bar, .strip .name, .hands .name, .hand";
    return {
        scroll: [root.scrollHeight - innerHeight, root.scrollWidth - innerWidth, scrollY],
        boxes: Object.fromEntries(parts.map((part) => [part, box(document.querySelector(part))])),
        dice: [...document.querySelectorAll(".hands li")].map(box),
        cut: [...document.querySelectorAll(whole)].filter(cut)
            .map((one) => `${one.className}: ${one.textContent}`),
    };
}"""


def settled(page: Page) -> dict:
    """What is seen, once all of it has followed the window's new size."""
    seen: list[dict] = []
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        page.wait_for_timeout(30)
        seen.append(page.evaluate(SEEN, WHOLE))
        # On a busy machine the old plan may stand for a while: then it does not fit.
        if seen[-3:] == [seen[-1]] * 3 and not outside(page, seen[-1]) and not seen[-1]["cut"]:
            break
    return seen[-1]


def outside(page: Page, told: dict) -> list[str]:
    """What reaches out of the window."""
    size = page.viewport_size
    assert size
    parts = [*told["boxes"].items(), *(("a die or a piece", die) for die in told["dice"])]
    return [
        part
        for part, box in parts
        if min(box["left"], box["top"]) < -1
        or box["right"] > size["width"] + 1
        or box["bottom"] > size["height"] + 1
    ] + ["the page"] * (max(told["scroll"][:2]) > 0)


def fits(page: Page, when: str) -> None:
    """At every size: nothing to scroll, all of it whole and in sight, nothing on the board."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        told = settled(page)
        where = f"{when} at {width} x {height}"
        assert told["scroll"][2] == 0, where
        assert outside(page, told) == [], where
        mat, bar = told["boxes"][".mat"], told["boxes"][".playfield > .bar"]
        apart = bar["top"] >= mat["bottom"] - 1 or bar["left"] >= mat["right"] - 1
        assert apart, f"what to do lies on the board, {where}"
        for die in told["dice"]:
            assert die["top"] >= mat["bottom"] - 1 or die["left"] >= mat["right"] - 1, where
            assert die["top"] >= told["boxes"][".strip"]["bottom"] - 1, where
        assert told["cut"] == [], where
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    settled(page)  # what is clicked next lies still


def test_supergoal_fits_every_window_at_every_moment(page):
    start(page, "supergoal", throws=3)
    fits(page, "the toss")
    pick(page, "face:A", "face:save")
    fits(page, "a choice of dice")
    page.locator('[data-pick="die:pass"]').hover()
    expect(page.get_by_role("list", name="What Pass can bring")).to_be_visible()
    fits(page, "odds shown")
    pick(page, "die:pass")
    fits(page, "a throw")
    page.get_by_role("button", name="2 forward, the defender may step in").click()
    expect(page.locator('[data-pick="button:let"]')).to_be_visible()
    fits(page, "a choice with a button")
    quiet, dice = (
        page.locator('[data-pick="button:let"]'),
        page.locator('.usable [data-pick^="die:"]'),
    )
    assert "main" not in (quiet.get_attribute("class") or "")
    expect(dice).not_to_have_count(0)


@pytest.mark.parametrize("setup", ["turns", "quick"])
def test_streetsoccer_fits_every_window_while_teams_are_placed(page, setup):
    start(page, "streetsoccer", setup=setup)
    fits(page, "the lots")
    pick(page, "face:A")
    fits(page, f"placing, {setup}")
    if setup == "quick":
        pick(page, "button:diamond", "button:wall")
        fits(page, "the throw for the kick-off")
        page.locator('[data-pick="face:4"]').click()
        expect(page.locator(".faces")).to_have_attribute("data-asked", "1")
        fits(page, "the second die for the kick-off")
        pick(page, "face:1")
        fits(page, "the kick-off")


# Formations that reach out of their strip, or are slid out of sight.
SLID = """() => {
    const strip = document.querySelector(".playfield > .bar").getBoundingClientRect();
    return [...document.querySelectorAll(".buttons .plan")].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < strip.left || box.right > strip.right || box.bottom > strip.bottom + 1;
    }).map((one) => one.textContent);
}"""


def formations_are_whole(page: Page) -> None:
    for width, height in [(900, 500), (360, 640), (740, 360), DESK]:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        expect(page.locator(".buttons .plan")).to_have_count(5)
        assert page.evaluate(SLID) == [], (width, height)


def test_handball_fits_every_window_while_teams_are_put_and_the_ball_is_thrown(page):
    start(page, "handball")
    fits(page, "the coin")
    pick(page, "face:A")
    box = board(page)
    assert box["width"] * box["height"] >= 0.4 * DESK[0] * DESK[1]
    fits(page, "who engages")
    pick(page, "piece:A7", "cell:h4")
    fits(page, "placing")
    formations_are_whole(page)
    pick(page, "button:spread", "button:block", "face:4")
    fits(page, "the throw")


def test_simulator_fits_every_window_while_sixteen_pawns_wait(page):
    start(page, "simulator")
    fits(page, "the coin")
    pick(page, "face:A")
    fits(page, "placing")


@pytest.mark.parametrize("game", GAMES)
def test_the_board_has_two_fifths_of_a_desk_and_the_end_of_a_match_fits_too(page, game):
    start(page, game)
    pick(page, "face:A")
    box = board(page)
    assert box["width"] * box["height"] >= 0.4 * DESK[0] * DESK[1]
    if game == "supergoal":
        assert box["width"] > 2 * box["height"]
        all_dice_lie_in_one_row(page)
    # The result lies over the board: it may be long, but the table stays where it is.
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog[open] .button").last.click()
    expect(page.locator(".result")).to_be_visible()
    assert board(page) == box
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def all_dice_lie_in_one_row(page: Page) -> None:
    dice = [one.bounding_box() for one in page.locator(".hands .tray li .box").all()]
    assert len(dice) >= 7
    rows = {round(die["y"] + die["height"]) // 20 for die in dice if die}
    assert len(rows) == 1, dice
    # Those that rest lie flat and a little smaller.
    widths = page.evaluate(
        "[...document.querySelectorAll('.hands .tray li')].map((one) => one.clientWidth)"
    )
    assert all(44 <= width <= 60 for width in widths)


def test_nothing_moves_the_board(page):
    match = start(page, "supergoal", throws=9)
    settled(page)
    before = board(page)
    strip = page.locator(".playfield > .bar").bounding_box()

    def still(when: str) -> None:
        assert board(page) == before, when
        assert page.locator(".playfield > .bar").bounding_box() == strip, when

    pick(page, "face:A", "face:save")
    still("after a throw")
    page.locator('[data-pick="die:launch"]').hover()
    still("with odds")
    page.mouse.click(640, 300)
    still("after a click on a cell that cannot be picked")
    page.evaluate("window.scrollTo(0, 500)")
    assert page.evaluate("scrollY") == 0
    ply = len(standing(page, match)["plies"])
    pick(page, "die:pass")
    page.wait_for_selector('[data-pick^="face:"]')
    assert len(standing(page, match)["plies"]) == ply + 1
    still("with faces to tell")
    pick(page, page.locator('[data-pick^="face:"]').nth(1).get_attribute("data-pick") or "")
    still("after a decision")


def test_an_error_is_told_where_the_board_stays(page):
    """A move that comes too late is refused in the strip, and nothing jumps."""
    match = start(page, "supergoal", throws=9)
    pick(page, "face:A", "face:save")
    before = board(page)
    page.evaluate(
        """() => {
            const send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (text) {
                const told = JSON.parse(text);
                if (told.type === "play") told.ply = 0;
                send.call(this, JSON.stringify(told));
            };
        }"""
    )
    page.locator('[data-pick="die:pass"]').click()
    expect(page.locator(".prompt [role=alert]")).to_be_visible()
    assert board(page) == before
    assert standing(page, match)["plies"][-1]["text"] == "save"


@pytest.mark.parametrize("side", [0, 1])
def test_a_turned_board_is_played_on_from_either_seat(page, side):
    """By clicks, by drags and by keys, at every quarter: cells are where they are seen."""
    match = sit_at(page, side)
    pick(page, f"face:{'AB'[side]}")
    for quarters in (0, 1, 2, 3):
        # All has been answered: it is one's turn again.
        up_to_date(page, match)
        page.wait_for_selector('[data-pick^="cell:"]')
        up_to_date(page, match)
        # Letters and numbers go on as the turns say.
        (left, top), (right, low) = two_cells(page)
        corner = (quarters + 2 * side) % 4
        assert (left < right, top < low) == [(1, 1), (0, 1), (0, 0), (1, 0)][corner], quarters
        box = board(page)
        assert (box["height"] > box["width"]) == (quarters % 2 == 1)
        free = open_cells(page)
        cell = free[len(free) // 2].removeprefix("cell:")
        if quarters == 1:
            drag(page, f'.hand [data-pick^="piece:{"AB"[side]}"]', cell)
        elif quarters == 2:
            page.locator(f'[data-pick="cell:{cell}"]').focus()
            page.keyboard.press("Enter")
        else:
            page.mouse.click(*middle(page, f"cell:{cell}"))
        heard(page, match, side, cell)
        page.get_by_role("button", name="Turn the board").click()
        page.evaluate(DRAWN)
    # Once around, and kept for this game alone.
    kept = json.loads(page.evaluate("localStorage.getItem('debut-table')"))
    assert kept["turn"] == {"streetsoccer": 0}


def open_cells(page: Page) -> list[str]:
    picked = "[...document.querySelectorAll('g.pick')].map((one) => one.dataset.pick)"
    return sorted(page.evaluate(picked))


def two_cells(page: Page) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where two cells are seen, the second further on by letter and by number."""
    keys = open_cells(page)
    first = min(key for key in keys if key[-1] < "4")
    last = max(key for key in keys if key[-1] > first[-1])
    return middle(page, first), middle(page, last)


def sit_at(page: Page, side: int) -> str:
    """At one side, the computer at the other: the board is seen from that side's end."""
    seats = [{"side": side, "name": "Ada"}, {"side": 1 - side, "level": 1}]
    seats.sort(key=lambda seat: seat["side"])
    wish = {"game": "streetsoccer", "seats": seats, "options": {"setup": "turns"}, "dice": "typed"}
    opened = page.request.post("/api/matches", data=json.dumps(wish)).json()
    page.goto(f"/match/{opened['match']}#key={opened['keys'][side]}")
    page.wait_for_selector("[data-pick]")
    return opened["match"]


def middle(page: Page, key: str) -> tuple[float, float]:
    box = page.locator(f'[data-pick="{key}"]').bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, what: str, cell: str) -> None:
    box = page.locator(what).last.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(*middle(page, f"cell:{cell}"), steps=4)
    page.mouse.up()


def heard(page: Page, match: str, side: int, text: str) -> None:
    def is_so() -> bool:
        plies = standing(page, match)["plies"]
        return text in [ply["text"] for ply in plies if ply["turn"] == side]

    until(page, is_so, f"{text} was not played")
