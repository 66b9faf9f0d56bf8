"""The first page: what somebody comes for is in sight, and lies in line."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

from playwright.sync_api import Page, expect

import debut
from tests.e2e.table import DRAWN, open_match
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
            page.get_by_role("link", name="Go on with the match Ada 0 against Bob")
        ).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("link", name="Play:").first).to_be_in_viewport(ratio=1)
        if width > 400:
            expect(page.get_by_role("link", name="Play:").last).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_without_a_match_every_play_is_seen_on_a_phone(page):
    come(page, 360, 740)
    for play in page.get_by_role("link", name="Play:").all():
        expect(play).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("link", name="Go on")).to_have_count(0)


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
    expect(doors).to_have_text(["Go on", "Go on", "Watch again", "Watch again"])


def test_going_on_leads_to_the_match_left_last(page):
    open_match(page, level=None, dice="typed", throws=2)
    last = open_match(page, game="streetsoccer", level=None, dice="typed", setup="quick")
    page.goto("/")
    page.locator(".on a").click()
    page.wait_for_url(f"**/match/{last}")
    page.wait_for_selector("[data-pick]")
