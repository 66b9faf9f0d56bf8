"""Boards that no game has yet, in the real component: large ones, hexes, off the grid, two dice."""

from __future__ import annotations

import math
import re
import subprocess
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from benchmarks.browser import WEB
from tests.e2e.conftest import person
from tests.e2e.everyone import serious_findings
from tests.e2e.table import DRAWN, until

LEAST = 24  # pixels


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The page with the made-up boards: built here, no part of what people load."""
    folder = tmp_path_factory.mktemp("try")
    command = [
        "npx",
        "vite",
        "build",
        "--mode",
        "try",
        "--outDir",
        str(folder),
        "--logLevel",
        "error",
    ]
    subprocess.run([*command, "--emptyOutDir"], cwd=WEB, check=True, timeout=120)
    served = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=served.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{served.server_port}/try/"
    served.shutdown()


@pytest.fixture
def page(browser: Browser, tried: str) -> Iterator[Page]:
    with person(browser, tried) as made:
        yield made


@pytest.fixture
def show(page: Page, tried: str) -> Callable[..., Page]:
    def shown(board: str, width: int = 900, height: int = 500) -> Page:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{tried}?board={board}")
        page.wait_for_selector("[data-pick]")
        at_rest(page)
        return page

    return shown


def cell(page: Page, name: str) -> Locator:
    return page.locator(f'[data-pick="cell:{name}"]')


def pixels(of: Locator) -> float:
    box = of.bounding_box()
    assert box
    return min(box["width"], box["height"])


def scale(page: Page) -> float:
    return float(page.locator(".board").get_attribute("data-zoom") or 0)


def chosen(page: Page) -> str:
    return page.locator("[data-chosen]").inner_text()


def still(page: Page) -> list[float]:
    """What must not move: the page, and the places of the board and of what stands below it."""
    return page.evaluate(
        """() => [scrollX, scrollY, visualViewport.scale, ...[".mat", "div.bar"].flatMap((one) => {
            const box = document.querySelector(one).getBoundingClientRect();
            return [box.left, box.top, box.width, box.height];
        })]"""
    )


def at_rest(page: Page) -> None:
    """Nothing moves any more: the page has taken its window's size."""
    page.evaluate(DRAWN)
    before: list[float] = []
    while (now := still(page)) != before:
        before = now
        page.evaluate(DRAWN)


def in_sight(page: Page, one: Locator) -> bool:
    """All of it inside the board and the window."""
    inner, outer = one.bounding_box(), page.locator(".board").bounding_box()
    assert inner and outer
    return all(
        outer[at] - 1 <= inner[at] and inner[at] + inner[size] <= outer[at] + outer[size] + 1
        for at, size in (("x", "width"), ("y", "height"))
    )


def test_a_board_of_small_cells_is_looked_at_nearer_by_buttons_and_keys(show):
    page = show("wide", 700, 420)
    assert pixels(cell(page, "a1")) < LEAST
    before = still(page)
    page.get_by_role("button", name="Nearer").click()
    assert scale(page) > 1
    assert pixels(cell(page, "m9")) >= LEAST
    assert still(page) == before
    page.get_by_role("button", name="The whole board").click()
    assert scale(page) == 1
    # By keys: + − 0, and wherever one goes is in sight.
    cell(page, "a1").focus()
    page.keyboard.press("+")
    page.keyboard.press("+")
    for key in ["ArrowRight"] * 24 + ["ArrowDown"] * 16:
        page.keyboard.press(key)
    expect(cell(page, "y17")).to_be_focused()
    assert in_sight(page, cell(page, "y17"))
    assert page.evaluate("document.querySelector('.board').scrollLeft") == 0
    page.keyboard.press("-")
    assert pixels(cell(page, "y17")) >= LEAST
    page.keyboard.press("0")
    assert scale(page) == 1
    page.keyboard.press("Enter")
    assert chosen(page) == "424"


def test_the_wheel_zooms_with_ctrl_and_a_drag_moves_the_board(show):
    page = show("wide", 700, 420)
    before = still(page)
    box = page.locator(".board").bounding_box()
    assert box
    at = box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.4
    page.mouse.move(*at)
    name = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-pick]').dataset.pick", list(at)
    )
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    until(page, lambda: scale(page) > 1)
    assert still(page) == before
    # What was under the pointer still is.
    assert name == page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-pick]').dataset.pick", list(at)
    )
    # A drag moves the board and picks nothing; a click picks.
    there = cell(page, name.removeprefix("cell:"))
    start = there.bounding_box()
    assert start
    page.mouse.down()
    page.mouse.move(at[0] - 90, at[1] + 40, steps=4)
    page.mouse.up()
    moved = there.bounding_box()
    assert moved
    assert abs(moved["x"] - start["x"] + 90) < 2
    assert abs(moved["y"] - start["y"] - 40) < 2
    assert chosen(page) == ""
    assert still(page) == before
    page.mouse.click(at[0] - 90, at[1] + 40)
    expect(page.locator("[data-chosen]")).not_to_have_text("")


def test_two_fingers_pinch_the_board_and_not_the_page(browser, tried):
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True,
        reduced_motion="reduce",
    )  # fmt: skip
    page = context.new_page()
    page.goto(f"{tried}?board=wide")
    page.wait_for_selector("[data-pick]")
    at_rest(page)
    touch = context.new_cdp_session(page)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    before = still(page)
    assert pixels(cell(page, "m9")) < LEAST
    fingers("touchStart", (150, 200), (190, 200))
    for step in range(1, 9):
        fingers("touchMove", (150 - 7 * step, 200), (190 + 7 * step, 200))
    fingers("touchEnd")
    until(page, lambda: scale(page) > 1 and pixels(cell(page, "m9")) >= LEAST)
    assert still(page) == before
    # One finger moves the board: nothing is picked, the page stays.
    seen = page.locator("svg").first.get_attribute("viewBox")
    fingers("touchStart", (180, 300))
    for step in range(1, 6):
        fingers("touchMove", (180 - 8 * step, 300 - 10 * step))
    fingers("touchEnd")
    until(page, lambda: page.locator("svg").first.get_attribute("viewBox") != seen)
    assert still(page) == before
    assert chosen(page) == ""
    # Back to the whole board by pinching in.
    fingers("touchStart", (60, 200), (300, 200))
    for step in range(1, 9):
        fingers("touchMove", (60 + 12 * step, 200), (300 - 12 * step, 200))
    fingers("touchEnd")
    until(page, lambda: scale(page) == 1)
    context.close()


def test_no_zoom_where_cells_are_large_enough(show):
    page = show("places", 1280, 800)
    expect(page.locator("[data-zoom]")).to_have_count(0)
    expect(page.get_by_role("button", name="Nearer")).to_have_count(0)


@pytest.mark.parametrize("board", ["pointy", "flat"])
def test_hexes_are_picked_by_pointer_and_by_keys(show, board):
    page = show(board, 1280, 900)
    expect(page.locator('[data-pick^="cell:"]')).to_have_count(94)
    box = cell(page, "d5").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("[data-chosen]")).not_to_have_text("")
    # Every step goes to a neighbour.
    page.reload()
    page.wait_for_selector("[data-pick]")
    at_rest(page)
    cell(page, "d5").focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        before = page.evaluate("document.activeElement.getBoundingClientRect().toJSON()")
        page.keyboard.press(key)
        after = page.evaluate("document.activeElement.getBoundingClientRect().toJSON()")
        far = max(abs(before["x"] - after["x"]), abs(before["y"] - after["y"]))
        assert 0 < far <= max(before["width"], before["height"]) + 1, key
    assert serious_findings(page) == []


def test_pieces_lie_off_the_grid_at_all_sizes_and_lying(show):
    page = show("places", 1280, 800)
    discs = {one: page.locator(f'[data-piece="{one}"] .body') for one in ("A1", "A2", "B2")}
    widths = {one: pixels(disc) for one, disc in discs.items()}
    assert widths["A2"] / widths["A1"] == pytest.approx(1.5, abs=0.05)
    assert widths["B2"] / widths["A1"] == pytest.approx(0.6, abs=0.05)
    expect(page.get_by_role("button", name="A3, lying down")).to_have_count(1)
    expect(page.locator('[data-piece="B1"] text')).to_have_text("GK")
    # A1 stands at 1.70, 1.35 of a board that is nine wide.
    board, disc = page.locator(".board").bounding_box(), discs["A1"].bounding_box()
    assert board and disc
    unit = board["width"] / 9.6  # with its frame
    assert disc["x"] + disc["width"] / 2 - board["x"] == pytest.approx(2.0 * unit, abs=2)
    # Its way goes through places, too.
    page.locator('[data-piece="A1"]').click()
    expect(page.locator("svg .ways .foot").nth(5)).to_be_attached()


def test_two_dice_show_their_faces_and_either_can_be_picked(show):
    page = show("dice", 1280, 800)
    for name, face in (("stride", "2"), ("strike", "5")):
        expect(page.get_by_role("button", name=f"{name}: {face}")).to_be_visible()
    page.locator('[data-pick="die:strike"]').click()
    expect(page.locator(".pick.next")).to_have_count(2)
    page.locator('[data-pick="die:stride"]').click()
    cell(page, "b3").click()
    expect(page.locator("[data-chosen]")).to_have_text("1")


def test_two_dice_are_thrown_at_once_and_told_one_after_the_other(show):
    page = show("thrown&throw", 900, 500)
    throw = page.get_by_role("button", name="Roll: stride, strike")
    expect(throw.locator(".die")).to_have_count(2)
    board, button = page.locator(".board").bounding_box(), throw.bounding_box()
    assert board and button
    assert button["x"] >= board["x"] - 1
    throw.click()
    expect(page.locator("[data-thrown]")).to_have_text("1")
    page.locator('[data-pick="face:2"]').click()
    expect(page.locator('.faces [data-pick="face:4"]')).to_be_visible()
    expect(page.locator('[data-pick^="face:"]')).to_have_count(2)
    page.locator('[data-pick="face:5"]').click()
    expect(page.locator("[data-chosen]")).to_have_text("3")


def test_a_formation_is_seen_before_it_is_taken_in_mid_match(show):
    page = show("formation", 1280, 800)
    page.locator('[data-pick="button:wall"]').hover()
    expect(page.locator("[data-ghost]")).to_have_count(3)
    expect(page.locator(".piece.leaving")).to_have_count(3)
    page.locator('[data-pick="button:swap"]').hover()
    expect(page.locator("[data-ghost]")).to_have_count(2)
    page.locator('[data-pick="button:swap"]').click()
    expect(page.locator("[data-chosen]")).to_have_text("2")


def test_a_board_with_1300_choices_follows_the_pointer_at_once(show):
    page = show("many", 1280, 800)
    expect(page.locator('[data-pick^="piece:"]')).to_have_count(36)
    page.locator('[data-pick="piece:A5"]').click()
    expect(page.locator(".pick.next")).to_have_count(36)
    # The time from entering a cell to what it changes on the page, over and over.
    spent = min(page.evaluate(ENTER) for _ in range(TRIES))
    assert spent < 16, f"{spent} ms"
    assert min(stride(page) for _ in range(TRIES)) < 150


# One of them finds the machine free.
TRIES = 5
ENTER = """async () => {
    const cells = [...document.querySelectorAll('[data-pick^="cell:"]')];
    const start = performance.now();
    for (let i = 0; i < 40; i++) {
        const cell = cells[i % cells.length];
        cell.dispatchEvent(new PointerEvent("pointerenter"));
        await Promise.resolve();
        cell.dispatchEvent(new PointerEvent("pointerleave"));
    }
    return (performance.now() - start) / 40;
}"""


def stride(page: Page) -> float:
    """How long it takes from a key to where it leads, in ms."""
    before = page.evaluate("performance.now()")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    return (page.evaluate("performance.now()") - before) / 4


def test_what_becomes_of_the_ball_is_seen_and_heard_with_its_share(show):
    page = show("court", 1280, 800)
    goal = page.locator('[data-pick="cell:goal-b"]')
    expect(goal).to_have_attribute("data-fate", "goal")
    expect(goal).to_have_attribute("aria-label", re.compile(r"Team B’s goal, a goal: 50%"))
    expect(goal.locator("[data-share]")).to_have_text("50%")
    expect(cell(page, "j3")).to_have_attribute("aria-label", re.compile("keeps the ball: 67%"))
    loose, lost, kept = cell(page, "k2"), cell(page, "n3"), cell(page, "m6")
    expect(loose).to_have_attribute("aria-label", re.compile("nobody has the ball"))
    four = loose, lost, kept, goal
    look = "(mark) => [getComputedStyle(mark).fill, getComputedStyle(mark).stroke].join()"
    assert len({one.locator(".mark").evaluate(look) for one in four}) == 4
    # …and without colours by their shapes.
    drawn = "(one) => one.querySelector('.fate')?.innerHTML ?? ''"
    assert len({one.evaluate(drawn) for one in four}) == 4


def test_changed_ends_are_seen_on_goals_and_rim(show):
    page = show("court", 1280, 800)
    nets = "[...document.querySelectorAll('[data-net]')].map((one) => one.dataset.net)"
    assert page.evaluate(nets) == ["a", "b"]
    expect(page.locator("[data-attack]")).to_have_attribute("data-attack", "0")
    page = show("swapped", 1280, 800)
    assert page.evaluate(nets) == ["b", "a"]
    expect(page.locator("[data-attack]")).to_have_attribute("data-attack", "180")
    expect(page.locator('[data-pick="cell:goal-b"]')).to_have_attribute(
        "aria-label", re.compile("Team A’s goal")
    )


def test_what_the_table_points_out_is_drawn_and_told(show):
    page = show("placing", 1280, 800)
    board = page.get_by_role("group", name="Board", exact=True)
    told = "Has to act: m4. Squares restricted now: j4, l4, k3, k5."
    expect(board).to_have_accessible_description(told)
    expect(page.locator('[data-sign="must"]')).to_have_count(1)
    expect(page.locator('[data-sign="limit"]')).to_have_count(1)
    expect(page.get_by_role("button", name="B4, has to act")).to_have_count(1)


def centre(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_pieces_are_put_by_dragging_from_the_field_and_from_the_bench(show):
    page = show("placing", 1280, 800)
    before = still(page)
    # Nothing is picked: only who may be put is marked.
    expect(page.locator('[data-pick^="cell:"]')).to_have_count(0)
    for piece, to in (("B4", "n7"), ("B6", "o8")):
        page.reload()
        page.wait_for_selector('[data-pick^="piece:"]')
        at_rest(page)
        page.mouse.move(*centre(page.locator(f'[data-pick="piece:{piece}"]')))
        page.mouse.down()
        page.mouse.move(300, 300, steps=3)
        expect(cell(page, to)).to_have_count(1)
        aimed = centre(cell(page, to))
        page.mouse.move(*aimed, steps=3)
        expect(page.locator(f'[data-ghost="{piece}"]')).to_have_count(1)
        page.mouse.up()
        expect(page.locator("[data-chosen]")).not_to_have_text("")
        # It lies where it was put, before anything is answered.
        lies = page.locator(f'[data-piece="{piece}"]')
        until(page, lambda lies=lies, aimed=aimed: math.dist(centre(lies), aimed) < 12)
        assert still(page) == before


def test_who_is_let_go_where_he_cannot_stand_stays_picked_or_goes_home(show):
    page = show("placing", 1280, 800)
    home = centre(page.locator('[data-pick="piece:B4"]'))
    page.mouse.move(*home)
    page.mouse.down()
    page.mouse.move(300, 300, steps=3)
    page.mouse.up()
    assert chosen(page) == ""
    expect(page.locator('[data-pick="piece:B4"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    page.mouse.move(*home)
    page.mouse.down()
    page.mouse.move(300, 300, steps=3)
    page.mouse.move(*home, steps=3)
    page.mouse.up()
    assert chosen(page) == ""
    expect(page.locator('[data-pick="piece:B4"]')).to_have_attribute("aria-pressed", "false")


def test_formations_are_quiet_and_whole_and_are_seen_before_they_are_taken(show):
    page = show("placing")
    for width, height in ((1280, 800), (900, 500), (360, 740), (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.activeElement.blur()")
        at_rest(page)
        expect(page.locator("[data-ghost]")).to_have_count(0)
        plans = [page.locator(f'[data-pick="button:{name}"]') for name in ("wall", "press")]
        boxes = [plan.bounding_box() for plan in plans]
        bar = page.locator("div.bar").bounding_box()
        assert bar
        # In a small window the last ones come into sight when they are gone to: see below.
        for box in boxes if width == 1280 else boxes[:1]:
            assert box, "the first and the last one"
            assert bar["x"] <= box["x"] and box["x"] + box["width"] <= bar["x"] + bar["width"]
            assert bar["y"] <= box["y"] and box["y"] + box["height"] <= bar["y"] + bar["height"]
        before = still(page)
        # By keys: the last of them comes into sight and shows where everybody would go.
        plans[1].focus()
        expect(page.locator("[data-ghost]")).to_have_count(6)
        box = plans[1].bounding_box()
        assert box and bar["x"] <= box["x"] and box["x"] + box["width"] <= bar["x"] + bar["width"]
        assert still(page) == before
    main = page.locator(".buttons .main")
    expect(main).to_have_count(1)
    expect(main).to_have_attribute("data-pick", "button:stay")


def test_a_finger_sees_a_formation_before_it_takes_it(browser, tried):
    with person(browser, tried, touch=True) as page:
        page.goto(f"{tried}?board=placing")
        wall = page.locator('[data-pick="button:wall"]')
        wall.tap()
        expect(page.locator("[data-ghost]")).to_have_count(6)
        assert chosen(page) == ""
        wall.tap()
        expect(page.locator("[data-chosen]")).to_have_text("2000")


def test_a_penalty_has_its_moment_and_is_still_where_nothing_shall_move(page, tried):
    page.goto(f"{tried}?board=court&event=penalty")
    expect(page.locator('[data-moment="penalty"] .sign')).to_be_visible()
    moving = "document.querySelector('[data-moment]').getAnimations({ subtree: true }).length"
    assert page.evaluate(moving) == 0
    page.mouse.click(10, 10)
    expect(page.locator("[data-moment]")).to_have_count(0)
