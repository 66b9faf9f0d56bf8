"""Goals, fouls, cards and saves have their moments; the board tells whose turn it is."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Seat
from tests.e2e.table import come, new_match, open_match, pass_time, stop_time, until

# From the kick-off to the last die before the net: B shoots from c9, A trusts the keeper.
SHOT = (
    "face:A", "face:long-shot", "die:launch", "face:F3", "die:shot", "face:target", "button:let",
)  # fmt: skip
# Both line up, A kicks off, B's keeper takes a step, and a 6 takes A2 to the ball.
STREET = (
    "face:A", "button:arrow", "button:diamond", "face:6", "face:1", "cell:f1", "face:1", "piece:B1",
    "cell:k3", "face:6", "piece:A2", "piece:ball",
)  # fmt: skip
# The shortest flight into the net, in ms.
FLIGHT = 400
FOUL = ("die:pass", "face:F2?", "die:blue", "face:foul")

# Notes what would be heard, and when.
DEAF = """
window.heard = [];
class Node { connect(to) { return to; } start() { heard.push([this.crowd ? "crowd" : "tone", performance.now()]); }
  stop() {} setValueAtTime() {} exponentialRampToValueAtTime() {} getChannelData() { return []; } }
class Audio extends Node { currentTime = 0; sampleRate = 100; destination = this;
  make() { const made = new Node(); made.gain = made.frequency = new Node(); return made; }
  createOscillator() { return this.make(); } createGain() { return this.make(); } createBiquadFilter() { return this.make(); }
  createBufferSource() { return Object.assign(this.make(), { crowd: true }); } createBuffer() { return new Node(); } }
window.AudioContext = Audio;
"""  # noqa: E501


def pick(page: Page, *keys: str) -> None:
    for key in keys:
        # Force: marks that breathe are never still.
        page.locator(f'[data-pick="{key}"]').first.click(force=True)


def moment(page: Page, kind: str):
    return page.locator(f'[data-moment="{kind}"]')


def inside(page: Page, what: str, box: str) -> bool:
    """Whether the middle of something lies within something else, on the screen."""
    return page.evaluate(
        """([what, box]) => {
            const [a, b] = [what, box].map((one) => document.querySelector(one).getBoundingClientRect());
            const [x, y] = [a.x + a.width / 2, a.y + a.height / 2];
            return x > b.left && x < b.right && y > b.top && y < b.bottom;
        }""",  # noqa: E501
        [what, box],
    )


def appears(page: Page, kind: str) -> None:
    pass_time(page, lambda: moment(page, kind).count() > 0)


@pytest.fixture(scope="module")
def deaf(browser, address) -> Iterator[Seat]:
    made = Seat(browser, address, touch=False, painted=False)
    made.context.add_init_script(DEAF)
    made.page.clock.install()
    yield made
    made.context.close()


@pytest.fixture
def still(deaf) -> Iterator[Page]:
    """A table where nothing moves, and time can be stopped."""
    deaf.tidy()
    yield deaf.page
    deaf.page.clock.resume()
    deaf.leave()
    assert deaf.errors == []


@pytest.fixture
def moving(still: Page) -> Callable[..., Page]:
    """A table where the way to the last throw is quick, and what comes then moves and sounds.

    Its time stands; it has to be let pass.
    """
    page = still

    def set_up(game: str, *way: str, sound: bool = False, **options) -> Page:
        keep = "(kept) => localStorage.setItem('debut-settings', kept)"
        page.emulate_media(reduced_motion="no-preference")
        page.evaluate(keep, json.dumps({"speed": "off"}))
        open_match(page, game=game, level=None, dice="typed", **options)
        pick(page, *way)
        page.evaluate(keep, json.dumps({"speed": "normal", "sound": sound}))
        page.reload()
        page.wait_for_selector("[data-pick]")
        stop_time(page)
        return page

    return set_up


def test_a_goal_flies_into_the_net_and_is_counted_and_shouted(moving):
    page = moving("supergoal", *SHOT, sound=True)
    told = page.evaluate("performance.now()")
    pick(page, "face:not-saved")
    appears(page, "goal")
    expect(moment(page, "goal")).to_contain_text("GOAL")
    # In A's net, which gives way; B's number has turned over.
    swings = page.locator('[data-swings][data-net="a"]')
    pass_time(page, lambda: swings.count() == 1)
    assert inside(page, '[data-piece="ball"]', '[data-net="a"]')
    expect(page.locator(".goals .scored.b")).to_have_text("1")
    expect(page.locator(".goals .scored.a")).to_have_count(0)
    expect(page.locator("li.loud").first).to_contain_text("GOAL")
    # The crowd is heard once, and not before the ball is in: a real die has rolled already.
    [roar] = [at for what, at in page.evaluate("heard") if what == "crowd"]
    assert roar - told > FLIGHT
    # Enough seen: a key goes on.
    page.keyboard.press("Escape")
    expect(moment(page, "goal")).to_have_count(0)
    expect(page.locator('[data-owner="a"]')).to_have_count(1)
    assert not inside(page, '[data-piece="ball"]', '[data-net="a"]')


def test_a_shot_that_goes_in_ends_in_the_net_of_the_other_team(moving):
    page = moving("streetsoccer", *STREET[:-2], setup="quick")
    pick(page, *STREET[-2:], "cell:goal-b")
    appears(page, "goal")
    assert inside(page, ".scarf", ".board")
    pass_time(page, lambda: inside(page, '[data-piece="ball"]', '[data-net="b"]'))
    expect(page.locator(".goals .scored.a")).to_have_text("1")
    assert page.evaluate("heard") == []
    page.get_by_role("button", name="Skip").click(force=True)
    expect(moment(page, "goal")).to_have_count(0)


def test_where_nothing_moves_a_goal_is_a_sign_that_keeps_nobody_waiting(still):
    page = still
    open_match(page, level=None, dice="typed")
    pick(page, *SHOT)
    stop_time(page)
    pick(page, "face:not-saved")
    expect(moment(page, "goal")).to_contain_text("GOAL")
    moving = "document.querySelector('[data-moment]').getAnimations({ subtree: true }).length"
    assert page.evaluate(moving) == 0
    expect(page.locator("[data-swings]")).to_have_count(0)
    expect(page.locator(".goals .scored.b")).to_have_text("1")
    # Play goes on under it, and whatever is done takes it away.
    expect(page.locator('[data-pick="die:pass"]')).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(moment(page, "goal")).to_have_count(0)


def test_a_foul_a_card_and_a_save_have_their_own_moments(still):
    page = still
    open_match(page, level=None, dice="typed")
    pick(page, *SHOT)
    stop_time(page)
    pick(page, "face:saved")
    expect(moment(page, "save")).to_be_visible()
    expect(page.locator(".goals .scored")).to_have_count(0)
    pick(page, "cell:c1", "die:control", "button:short", "face:F1", *FOUL)
    expect(moment(page, "foul")).to_be_visible()
    assert not inside(page, '[data-piece="ball"]', '[data-moment="foul"] .slip')
    pick(page, *FOUL)
    expect(moment(page, "card")).to_be_visible()
    expect(page.locator('[data-moment="card"] .card')).to_have_count(1)


def test_a_foul_is_shown_while_it_moves_and_a_key_goes_on(moving):
    page = moving("supergoal", *SHOT[:2], *FOUL[:-1])
    pick(page, FOUL[-1])
    appears(page, "foul")
    assert page.evaluate("heard") == []
    page.keyboard.press(" ")
    expect(moment(page, "foul")).to_have_count(0)


def test_the_board_tells_whose_turn_it_is_and_the_way_of_attack_and_its_names_stay(page):
    """Columns and lines keep their names, whoever attacks."""
    open_match(page, level=None, dice="typed")

    def first_names() -> list[str | None]:
        """Of the column most to the left and the line at the top."""
        return [page.locator(f".rim .{kind}").first.text_content() for kind in ("column", "line")]

    pick(page, *SHOT[:2])
    # B kicks off and A is at the left or below: B's way is the other one.
    turn, attack = page.locator("[data-turn]"), page.locator("[data-attack]")
    expect(turn).to_have_attribute("data-turn", "b")
    expect(page.locator('[data-owner="b"]')).to_have_count(1)
    way = attack.get_attribute("data-attack")
    assert way in ("180", "90")
    before = first_names()
    pick(page, "die:launch", "face:F4X")
    expect(turn).to_have_attribute("data-turn", "a")
    expect(page.locator('[data-owner="a"]')).to_have_count(1)
    expect(attack).to_have_attribute("data-attack", {"180": "0", "90": "-90"}[way])
    assert first_names() == before


@pytest.mark.parametrize("seat", [0, 1])
def test_columns_and_lines_are_named_on_the_rim_as_each_team_sees_them(page, seat):
    opened = new_match(page, game="streetsoccer", level=None, dice="typed")
    page.goto(f"/match/{opened['match']}#key={opened['keys'][seat]}")
    columns = page.locator(".rim .column").all_text_contents
    expect(page.locator(".rim text")).to_have_count(20)
    lines = page.locator(".rim .line").all_text_contents
    assert ("".join(columns()), "".join(lines())) == (
        ("abcdefghijkl", "01234567"), ("lkjihgfedcba", "76543210"),
    )[seat]  # fmt: skip
    # In the cells themselves nothing is written.
    expect(page.locator("svg .labels text")).to_have_count(0)


def test_the_type_is_our_own_on_every_page(page):
    asked: list[str] = []
    page.on("request", lambda request: "woff" in request.url and asked.append(request.url))
    faces = """[...document.fonts].filter(({ status }) => status === "loaded")
        .map(({ family }) => family.replaceAll('"', ""))"""
    # They come after all that a person waits for; much later where the server took long to answer,
    # as it may on a busy machine.
    come(page, "/")
    until(page, lambda: sorted(page.evaluate(faces)) == ["Bitter", "Figtree"])
    assert all(url.startswith(page.url) for url in asked)
    family = "(one) => getComputedStyle(document.querySelector(one)).fontFamily.split(',')[0]"
    assert page.evaluate(family, "body") == "Figtree"
    assert page.evaluate(family, "h1") == "Bitter"
    open_match(page, game="streetsoccer", level=None, dice="typed")
    assert page.evaluate(family, ".rim text") == "Figtree"
    assert page.evaluate(family, ".goals") == "Bitter"
    tabular = "getComputedStyle(document.querySelector('.goals')).fontVariantNumeric"
    assert "tabular-nums" in page.evaluate(tabular)
