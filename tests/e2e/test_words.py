"""No team is called by a letter where somebody plays it, and one word stands for one idea."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import person
from tests.e2e.table import (
    DRAWN,
    new_match,
    open_match,
    play_until,
    plies,
    standing,
    up_to_date,
)

# So often the words at a table are read.
LOOKS = 60
FORBIDDEN = {
    "en": re.compile(r"\bsides? [ABab{](?![a-z])|\b(other|your|both|each) sides?\b", re.IGNORECASE),
    # An own goal is « contre son camp ».
    "fr": re.compile(
        r"(?<!contre son )(?<!contre votre )\bcamps?\b|\bparties?\b|\bReprendre\b", re.IGNORECASE
    ),
}
# All that is read, seen or not: texts, names for screen readers, tooltips.
WORDS = """() => [document.title, document.body.innerText,
  ...[...document.querySelectorAll('.hidden, [aria-live]')].map(one => one.textContent),
  ...[...document.querySelectorAll('[aria-label], [title], [aria-valuetext]')].flatMap(one =>
    ['aria-label', 'title', 'aria-valuetext'].map(name => one.getAttribute(name) ?? ''))
].join('\\n')"""


def speak(page: Page, lang: str) -> None:
    page.evaluate(f"localStorage['debut-settings'] = JSON.stringify({{language: '{lang}'}})")


def check(page: Page, lang: str) -> str:
    words: str = page.evaluate(WORDS)
    found = FORBIDDEN[lang].search(words)
    assert not found, words[max(0, found.start() - 80) : found.end() + 80]
    assert "{" not in words
    return words


def test_pages(page):
    """Each page in both languages: as it comes, and after the other one is asked for."""
    games = ("supergoal", "streetsoccer")
    paths = [
        "/",
        "/settings",
        "/replay",
        *(f"/{of}/{game}" for of in ("new", "rules", "learn") for game in games),
    ]
    first = "en"
    for path in paths:
        page.goto(path)
        page.locator("h1").first.wait_for()
        for lang in sorted(FORBIDDEN, reverse=first == "fr"):
            if lang != first:
                page.get_by_role("button", name=lang.upper(), exact=True).first.click()
            expect(page.locator("html")).to_have_attribute("lang", lang)
            page.evaluate(DRAWN)
            check(page, lang)
        first = lang


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["supergoal", "streetsoccer"])
def test_a_table_against_the_computer(page, game, lang):
    speak(page, lang)
    options = {"throws": 3} if game == "supergoal" else {"minutes": 1, "extra": 0, "setup": "quick"}
    match = open_match(page, game=game, **options)
    you = {"en": r"\b[Yy]ou", "fr": r"\b[Vv]o(us|tre|s)\b"}[lang]
    heard: list[bool] = []

    def read() -> bool:
        """Most of the match; and it is read until the person has been spoken to."""
        words = check(page, lang)
        assert "Team A" not in words
        assert "quipe A" not in words, "Ada has a name"
        heard.append(bool(re.search(you, words)))
        over = bool(standing(page, match).get("result"))
        return any(heard) and (over or len(heard) >= LOOKS)

    play_until(read, page)


def test_your_throw_is_only_yours(browser, address):
    """Two people, each at a screen: the die waits at one of them."""
    with person(browser, address) as ada, person(browser, address) as bob:
        opened = new_match(ada, game="supergoal", level=None, dice="checked", throws=20)
        for one, key in zip((ada, bob), opened["keys"], strict=True):
            # A chosen die does not throw itself: so there is time to read.
            one.evaluate("localStorage['debut-table'] = JSON.stringify({auto: false})")
            one.goto(f"/match/{opened['match']}#key={key}")
            door = one.get_by_role("button", name="Sit down")
            door.or_(one.locator(".prompt .turn")).first.wait_for()
            if door.count():
                door.click()
        for one in (ada, bob):
            one.locator(".prompt .turn").wait_for()
        throwers: set[int] = set()
        while throwers != {0, 1}:
            for one in (ada, bob):
                up_to_date(one, opened["match"])
            turns = [one.locator(".prompt .turn").text_content() for one in (ada, bob)]
            mine = [turn == "Your roll" for turn in turns]
            assert sum(mine) <= 1, turns
            throwers |= {who for who, is_mine in enumerate(mine) if is_mine}
            before = plies(ada, opened["match"])
            for one, is_mine in zip((ada, bob), mine, strict=True):
                if is_mine:
                    one.keyboard.press("Space")
            play_until(lambda before=before: plies(ada, opened["match"]) > before, ada, bob)


def test_two_at_one_screen_are_called_by_their_names(page):
    open_match(page, game="streetsoccer", level=None, dice="typed", setup="turns")
    page.locator('[data-pick="face:B"]').click()
    expect(page.locator(".prompt")).to_contain_text("Bob, your turn")
    expect(page.locator(".prompt")).to_contain_text("Bob places a footballer")
    expect(page.get_by_role("button", name="Bob’s keeper")).to_be_visible()
    assert "you" not in page.locator(".prompt .what").inner_text().lower()


def test_the_champion_die_says_what_it_can_do(page):
    open_match(page, level=None, dice="typed", throws=20)
    for face in ("A", "recovery"):
        page.locator(f'[data-pick="face:{face}"]').click()
        expect(page.locator(f'[data-pick="face:{face}"]')).to_have_count(0)
    champion = page.locator('[title^="Champion: Miraculous recovery"]')
    expect(champion.first).to_have_attribute("title", re.compile("In defence, before a roll"))
    page.locator('[data-pick="die:pass"]').click()
    expect(page.locator(".prompt")).to_contain_text("champion die (miraculous recovery)")
