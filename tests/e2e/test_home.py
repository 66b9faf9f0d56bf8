"""The first page: what somebody comes for is in sight, and lies in line."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

from playwright.sync_api import Page, expect

import debut
from tests.e2e.table import DRAWN, open_match, standing
from tests.e2e.table import come as come_to
from tests.helpers import TABLE_GAMES

SIZES = [(1280, 800), (360, 740), (900, 500)]

# Two games more, with titles and words of other lengths.
MORE = """() => {
  const list = document.querySelector('.games');
  const [first, second] = list.children;
  const more = [
    [first, 'Simulator Soccer', 'Eleven a side.'],
    [second, 'A Game with a Longer Title', 'Two dice, and a circle to shoot from. '.repeat(3)],
  ];
  for (const [from, title, blurb] of more) {
    const card = from.cloneNode(true);
    card.querySelector('h3').textContent = title;
    card.querySelector('.blurb').textContent = blurb;
    list.append(card);
  }
}"""


TYPE_IS_THERE = """() => {
  const faces = [...document.fonts];
  return faces.length > 0 && faces.every(({ status }) => status === 'loaded');
}"""


# All at one moment: the type may arrive between two looks.
CARDS = """[...document.querySelectorAll(".card")].map((card) => {
  const box = (one) => one.getBoundingClientRect();
  const doors = [...card.querySelectorAll(".doors a")].map(box);
  return {
    top: box(card).top, end: box(card).bottom, width: box(card).width,
    title: box(card.querySelector("h3")).top, play: doors[0].top,
    low: Math.max(...doors.map(({ bottom }) => bottom)),
  };
})"""


# Dice on doors, and texts that do not show all they say.
COVERED = """[...document.querySelectorAll(".card")].flatMap((card) => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const doors = [...card.querySelectorAll(".doors a")];
  const over = [...card.querySelectorAll(".dice span")]
    .filter((die) => doors.some((door) => meet(box(die), box(door))));
  const cut = [...card.querySelectorAll("h3, .blurb, .doors a")].filter((one) =>
    one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2);
  return [...over, ...cut].map((one) => `${one.className} ${one.textContent}`);
})"""
# Inside the window, each on one line, none on another.
HEADER_IS_WHOLE = """(() => {
  const all = [...document.querySelectorAll("header a, header button")];
  const boxes = all.map((one) => one.getBoundingClientRect());
  return boxes.every((one) => one.left >= 0 && one.right <= innerWidth && one.height < 60)
    && all.every((one) => one.scrollWidth <= one.clientWidth + 1)
    && boxes.every((a, i) => boxes.every((b, j) => j <= i || a.right <= b.left || b.right <= a.left
      || a.bottom <= b.top || b.bottom <= a.top));
})()"""


def remember(page: Page, *, running: int, over: int = 0) -> None:
    """As if these matches had been played here, the last one first."""
    now = time.time() * 1000
    kept = [
        {
            "id": f"m{n}", "game": "supergoal", "keys": [], "names": [f"Ada {n}", "Bob"],
            "bots": [None, None], "score": [n, 1], "over": n >= running, "seen": now - n * 6e5,
        }
        for n in range(running + over)
    ]  # fmt: skip
    page.evaluate("(text) => localStorage.setItem('debut-matches', text)", json.dumps(kept))


def come(page: Page, width: int = 1280, height: int = 800) -> None:
    page.set_viewport_size({"width": width, "height": height})
    come_to(page, "/")
    page.wait_for_selector(".games [data-piece]")
    page.wait_for_function(TYPE_IS_THERE)


def sized(page: Page, *sizes: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The same page in one window after the other."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        yield width, height


def test_play_and_go_on_are_seen_at_once(page):
    remember(page, running=2, over=1)
    come(page)
    for width, _ in sized(page, *SIZES):
        expect(
            page.get_by_role("link", name="Continue the match Ada 0 against Bob")
        ).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("link", name="Play:").first).to_be_in_viewport(ratio=1)
        if width > 400:
            expect(page.get_by_role("link", name="Play:").last).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_without_a_match_every_play_is_seen_on_a_phone(page):
    come(page, 360, 740)
    for play in page.get_by_role("link", name="Play:").all():
        expect(play).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("link", name="Continue")).to_have_count(0)


def test_the_shortest_game_comes_first_and_every_card_says_how_long_it_takes(page):
    come(page)
    times = page.locator(".card .time").all_inner_texts()
    for width, _ in sized(page, *SIZES, (360, 640), (390, 844)):
        for one in page.locator(".card .time").all():
            expect(one).to_be_visible()
        # No die lies on a button, and no sentence is cut.
        assert page.evaluate(COVERED) == [], width
    assert times == [
        "About 15 minutes", "About 25 minutes", "About 45 minutes", "About 55 minutes",
        "About 2 hours",
    ]  # fmt: skip
    assert page.locator(".card h3").first.inner_text() == "Super Goal!"


def test_whoever_is_new_plays_after_one_click(page):
    come(page)
    page.get_by_role("button", name="Play Super Goal! in 5 minutes").click()
    page.wait_for_url("**/match/**")
    page.wait_for_selector("[data-ply]")
    opened = standing(page, page.url.rsplit("/", 1)[-1])
    assert opened["options"]["throws"] == 15
    assert [player.get("bot") for player in opened["players"]] == [None, "level2"]
    # Whoever has played is not new.
    page.goto("/")
    expect(page.locator(".on a")).to_be_visible()
    expect(page.get_by_role("button", name="Play Super Goal!")).to_have_count(0)


def test_a_match_that_cannot_begin_says_so_beside_the_button(page):
    come(page)
    page.route("**/api/matches", lambda route: route.abort())
    begin = page.get_by_role("button", name="Play Super Goal! in 5 minutes")
    begin.click()
    expect(page.locator(".newcomer [role=alert]")).to_contain_text("cannot be reached")
    page.unroute("**/api/matches")
    begin.click()
    page.wait_for_url("**/match/**")


def test_the_navigation_leads_to_the_teams_and_is_whole_on_a_phone(page):
    come(page)
    for width, _ in sized(page, (1280, 800), (360, 640), (900, 500)):
        for language in ("FR", "EN"):
            page.get_by_role("button", name=language, exact=True).click()
            page.evaluate(DRAWN)
            assert page.evaluate(HEADER_IS_WHOLE), (width, language)
    page.get_by_role("link", name="Teams").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Simulator Soccer")
    expect(page.get_by_role("link", name="Teams")).to_have_attribute("aria-current", "page")


def test_a_card_shows_the_board_in_play_and_titles_and_buttons_are_in_line(page):
    come(page)
    for game in TABLE_GAMES:
        still = debut.game(game).still()
        card = page.locator(f'[data-card="{game}"]')
        expect(card.locator("[data-piece]")).to_have_count(len(still.pieces))
        expect(card.locator(".dice svg.die")).to_have_count(len(still.dice))
    cards_are_in_line(page, len(TABLE_GAMES))
    page.evaluate(MORE)
    cards_are_in_line(page, len(TABLE_GAMES) + 2)


def cards_are_in_line(page: Page, count: int) -> None:
    for width, _ in sized(page, *SIZES, (1920, 1080), (740, 360)):
        rows: dict[int, list[dict[str, float]]] = {}
        for card in page.evaluate(CARDS):
            assert card["width"] <= width
            assert card["low"] <= card["end"]
            rows.setdefault(round(card["top"]), []).append(card)
        assert sum(map(len, rows.values())) == count
        for row in rows.values():
            for part in ("title", "play", "low"):
                tops = [one[part] for one in row]
                assert max(tops) - min(tops) <= 1, (width, part, row)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_unfinished_matches_come_first(page):
    remember(page, running=3, over=2)
    come(page, 1280, 800)
    expect(page.locator(".on .score")).to_contain_text("Ada 0")
    doors = page.locator(".mine a")
    expect(doors).to_have_text(["Continue", "Continue", "Watch again", "Watch again"])


def test_going_on_leads_to_the_match_left_last(page):
    open_match(page, level=None, dice="typed", throws=2)
    last = open_match(page, game="streetsoccer", level=None, dice="typed", setup="quick")
    page.goto("/")
    page.locator(".on a").click()
    page.wait_for_url(f"**/match/{last}")
    page.wait_for_selector("[data-pick]")
