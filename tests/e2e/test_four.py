"""Four at one match: by link from four browsers, at one screen, and with computers."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from benchmarks.browser import DIST
from tests.e2e.conftest import person
from tests.e2e.conftest import player as moving_player
from tests.e2e.everyone import serious_findings
from tests.e2e.table import play_until, plies, standing, try_click, until, up_to_date
from tests.server.conftest import Server

NAMES = ("Ann", "Bob", "Cid", "Dora")
TITLES = "all => all.map((one) => one.title)"
# What is over soonest: no die is used that need not be.
SHORT = ", ".join(
    f'[data-pick^="{kind}"]:visible'
    for kind in ("throw:", "button:4-", "button:end", "button:stay")
)
# Dice wait to be thrown by a click.
BY_HAND = "localStorage.setItem('debut-table', JSON.stringify({ auto: false }))"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a game that four can play."""
    server = Server(tmp_path_factory.mktemp("four"), web=DIST, games="tests.toys.foursome")
    try:
        server.start()
        yield f"http://127.0.0.1:{server.port}"
    finally:
        server.stop()


@pytest.fixture
def pages(browser: Browser, address: str) -> Iterator[list[Page]]:
    """Four people, each with a browser of his own."""
    with ExitStack() as stack:
        made = [stack.enter_context(person(browser, address)) for _ in NAMES]
        for page in made:
            page.evaluate(BY_HAND)
        yield made


def four(page: Page, others: str, *names: str) -> None:
    page.goto("/new/foursome")
    page.get_by_role("radio", name="Four, two a team").check(force=True)
    page.get_by_role("radio", name=others, exact=True).check(force=True)
    page.get_by_label("Your name").fill("Ann")
    for field, name in zip(page.get_by_label("Name, if you like").all(), names, strict=False):
        field.fill(name)


def invite(page: Page) -> tuple[str, dict[str, str]]:
    """A match with a link for each of three friends, of whom two are named; its id, the links."""
    four(page, "By link", "Cid", "Bob")
    assert serious_findings(page) == []
    page.get_by_role("button", name="Invite the others").click()
    sheet = page.get_by_role("dialog", name="Invite the others")
    expect(sheet).to_contain_text("Waiting for 3 friends")
    links = {}
    for folded in sheet.locator("details").all():
        whom = folded.locator("summary").inner_text().removeprefix("Link for ")
        if folded.get_attribute("open") is None:
            folded.locator("summary").click()
        links[whom] = folded.get_by_label("Link", exact=True).input_value()
        # One at a time: whoever holds out a telephone photographs the right code.
        expect(sheet.locator("details[open]")).to_have_count(1)
    assert list(links) == ["Bob", "Cid", "Player B2"]
    assert len(set(links.values())) == 3
    assert serious_findings(page) == []
    return re.findall(r"/match/([^#]+)#", links["Bob"])[0], links


def come(page: Page, link: str, name: str) -> None:
    page.goto(link)
    expect(page.get_by_role("heading", name="Ann invites you")).to_be_visible()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".prompt")).to_be_visible()


def seated(pages: list[Page]) -> str:
    """All four by their links; the match."""
    match, links = invite(pages[0])
    for page, link, name in zip(pages[1:], links.values(), NAMES[1:], strict=True):
        come(page, link, name)
    expect(pages[0].get_by_role("dialog")).to_have_count(0)
    return match


def turn(page: Page):
    return page.locator(".prompt .turn")


def on_turn(pages: list[Page]) -> int:
    """Who is to play: all see the same name marked, and only one is asked to."""

    def marked() -> set[tuple[str, ...]]:
        return {tuple(page.locator(".score .name.turn").evaluate_all(TITLES)) for page in pages}

    until(pages[0], lambda: [len(one) for one in marked()] == [1], "they do not see the same")
    ((name,),) = marked()
    return NAMES.index(name)


def check_words(pages: list[Page], here: int) -> None:
    name = NAMES[here]
    mine = re.compile(f"^{name}(, your turn| to roll)$")
    for player, page in enumerate(pages):
        if player == here:
            expect(turn(page)).to_have_text(mine)
            expect(page).to_have_title(re.compile("^● "))
            continue
        partner = ", your partner" if player % 2 == here % 2 else ""
        waits = re.compile(f"^(Waiting for {name}{partner}|{name} rolls…)$")
        expect(turn(page)).to_have_text(waits)
        expect(page).not_to_have_title(re.compile("●"))
        expect(page.locator("[data-pick]")).to_have_count(0)


def play_one(page: Page, match: str, *others: Page) -> None:
    """Any decision or throw, which all see; where a button does it, by the button."""
    before = plies(page, match)
    short = page.locator('[data-pick^="button:"]:visible, [data-pick^="throw:"]:visible').first

    def step(page: Page, number: int) -> None:
        if short.count():
            with contextlib.suppress(Error):
                short.click(force=True, timeout=2000, no_wait_after=True)
        else:
            try_click(page, number)

    play_until(lambda: plies(page, match) > before, page, step=step)
    for one in (page, *others):
        up_to_date(one, match)


def ask_to_resign(page: Page, whom: str):
    """The question that stands before it: whom it will be asked of."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Resign…").click()
    sure = page.get_by_role("dialog", name="Resign?")
    expect(sure).to_contain_text(f"{whom} is asked first")
    return sure


def test_four_browsers_play_one_match_each_in_turn(pages):
    match = seated(pages)
    assert [one["name"] for one in standing(pages[0], match)["players"]] == list(NAMES)
    for page in pages:
        for name in NAMES:
            expect(page.locator(".score")).to_contain_text(name)
        expect(page.locator(".presence.here")).to_have_count(3)
    acted = set()
    for _ in range(200):
        here = on_turn(pages)
        if here not in acted:
            check_words(pages, here)
        acted.add(here)
        if len(acted) == 4:
            break
        play_one(pages[here], match, *pages)
    assert acted == {0, 1, 2, 3}
    assert serious_findings(pages[0]) == []

    # Who is to play leaves: the others are told that the match waits, until he is back.
    here = on_turn(pages)
    others = [page for player, page in enumerate(pages) if player != here]
    pages[here].goto("/")
    for page in others:
        expect(page.locator(".prompt")).to_contain_text(f"{NAMES[here]} has left the table")
        expect(page.locator(".presence.away")).to_have_count(1)
    pages[here].get_by_role(
        "link", name=re.compile("Ann \\+ Cid against Bob \\+ Dora")
    ).first.click()
    for page in others:
        expect(page.locator(".prompt")).not_to_contain_text("has left the table")
    check_words(pages, here)

    # The partner is asked, refuses, and agrees at last; another match needs all four.
    partner = pages[(here + 2) % 4]
    sure = ask_to_resign(partner, NAMES[here])
    sure.get_by_role("button", name=f"Ask {NAMES[here]}").click()
    expect(partner.locator(".prompt")).to_contain_text(f"You have asked {NAMES[here]} to resign")
    asked = pages[here].get_by_role("group", name=f"{NAMES[(here + 2) % 4]} would like to resign")
    asked.get_by_role("button", name="Play on").click()
    expect(asked).to_have_count(0)
    expect(partner.locator(".prompt")).to_contain_text(f"{NAMES[here]} wants to play on")
    ask_to_resign(partner, NAMES[here]).get_by_role("button", name=f"Ask {NAMES[here]}").click()
    # Whoever is asked comes back to the same question.
    expect(asked).to_be_visible()
    pages[here].reload()
    assert serious_findings(pages[here]) == []
    for opponent in (pages[(here + 1) % 4], pages[(here + 3) % 4]):
        expect(opponent.locator(".asked")).to_have_count(0)
    asked.get_by_role("button", name="Resign").click()
    for player, page in enumerate(pages):
        said = "You have lost" if player % 2 == here % 2 else "You have won!"
        expect(page.locator(".result")).to_contain_text(said)
    for player, page in enumerate(pages):
        page.get_by_role("button", name="Accept" if player else "Rematch").click()
        if player == 1:
            expect(pages[0].locator(".rematch")).to_contain_text("Waiting for Cid and Dora")
    for page in pages:
        page.wait_for_url(lambda url: match not in url)
        expect(page.locator(".score")).to_contain_text("Dora")
    assert len({page.url for page in pages}) == 1
    again = standing(pages[0], pages[0].url.rsplit("/", 1)[-1])
    assert [(one["name"], one["side"]) for one in again["players"]] == [
        ("Bob", 0), ("Dora", 0), ("Ann", 1), ("Cid", 1),
    ]  # fmt: skip
    here = on_turn(pages)
    expect(turn(pages[here])).to_contain_text(f"{NAMES[here]}, your")


def test_partners_of_but_take_their_turns_from_four_browsers(pages):
    """B-1.2: by turns; and what is to be decided in between is his whose turn comes."""
    seats = [{"side": place % 2, "name": name} for place, name in enumerate(NAMES)]
    wish = {"game": "but", "seats": seats, "options": {"length": 8}}
    opened = pages[0].request.post("/api/matches", data=json.dumps(wish)).json()
    for page, key in zip(pages, opened["keys"], strict=True):
        page.goto(f"/match/{opened['match']}#key={key}")
    order: list[int] = []
    for _ in range(200):
        here = on_turn(pages)
        if order[-1:] != [here]:
            check_words(pages, here)
            order.append(here)
        if len(set(order)) == 4:
            break
        play_one(pages[here], opened["match"], *pages)
    assert set(order) == {0, 1, 2, 3}


def test_four_people_play_a_short_match_of_but_and_each_is_named(browser, address):
    """With animations, to the end: commentary and result speak of persons, never of a pair."""
    names = ("Anne", "Bruno", "Chloé", "Driss")
    with ExitStack() as stack:
        made = [stack.enter_context(moving_player(browser, address)) for _ in names]
        seats = [{"side": place % 2, "name": name} for place, name in enumerate(names)]
        wish = {"game": "but", "seats": seats, "options": {"length": 2}}
        opened = made[0].request.post("/api/matches", data=json.dumps(wish)).json()
        match = opened["match"]
        for page, key in zip(made, opened["keys"], strict=True):
            page.goto(f"/match/{match}#key={key}")
            expect(page.locator(".prompt")).to_be_visible()

        def give_up_what_is_left(page: Page, number: int) -> None:
            """What ends a turn soonest, else anything."""
            short = page.locator(SHORT).first
            if short.count():
                with contextlib.suppress(Error):
                    short.click(timeout=2000)
            else:
                try_click(page, number)

        def is_over() -> bool:
            return bool(standing(made[0], match).get("result"))

        play_until(is_over, *made, step=give_up_what_is_left)
        story = made[0].request.get(f"/api/matches/{match}/story").json()["frames"]
        acted = {one.get("person") for frame in story for one in frame["events"]} - {None}
        assert acted == {0, 1, 2, 3}
        for number, page in enumerate(made):
            expect(page.locator(".result")).to_be_visible()
            expect(page.locator(".error")).to_have_count(0)
            lines = page.locator("section[aria-labelledby=commentary] li")
            expect(lines).not_to_have_count(0)
            told = "\n".join(lines.all_inner_texts())
            assert " + " not in told, told
            for other in {*names} - {names[number]}:
                assert other in told, (other, told)
            assert re.search(r"\b[Yy]ou", told), told
        # Whoever watches it again reads the same names.
        made[0].goto(f"/replay/{match}")
        made[0].keyboard.press("End")
        plies_told = made[0].locator(".plies")
        plies_told.get_by_role("button", name="Show the whole match").click()
        expect(plies_told).to_contain_text("Chloé")
        expect(plies_told).not_to_contain_text("Anne + Chloé")


def test_a_used_link_says_whose_place_it_is(pages):
    match, links = invite(pages[0])
    bob, late = pages[1], pages[2]
    come(bob, links["Bob"], "Bob")
    sheet = pages[0].get_by_role("dialog", name="Invite the others")
    expect(sheet).to_contain_text("Waiting for 2 friends")
    expect(sheet.locator("li.come")).to_have_count(2)
    expect(turn(bob)).to_have_text("Waiting for Cid and Player B2 to sit down")
    # Cid has been sent the wrong link.
    late.goto(links["Bob"])
    expect(late.get_by_role("heading", name="Bob has sat down here already")).to_be_visible()
    assert serious_findings(late) == []
    late.get_by_role("button", name="Just watch").click()
    expect(turn(late)).to_contain_text("You are watching")
    expect(late.locator(".score")).not_to_contain_text("you")
    come(late, links["Cid"], "Cid")
    expect(late.locator(".score .name", has_text="Cid")).to_contain_text("you")
    # Bob himself goes on at another screen.
    again = pages[3]
    again.goto(links["Bob"])
    again.get_by_role("button", name="I am Bob").click()
    for page in (bob, again):
        expect(page.locator(".prompt")).to_contain_text("from two screens")
    # Whoever has no key watches.
    again.goto("/")
    again.evaluate("localStorage.clear()")
    again.goto(f"/match/{match}")
    expect(turn(again)).to_contain_text("You are watching")
    # The link of the last one, opened where it was made.
    pages[0].goto(links["Player B2"])
    expect(pages[0].get_by_role("heading", name="This is the link for Player B2")).to_be_visible()
    pages[0].get_by_role("button", name="Play this place here too").click()
    expect(turn(pages[0])).not_to_contain_text("sit down")
    expect(pages[0].locator(".score .name", has_text="you")).to_have_count(2)


def test_four_at_one_screen_are_called_by_name(page):
    page.evaluate(BY_HAND)
    four(page, "At this screen", "Cid", "Bob", "Dora")
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_selector("[data-pick]")
    match = page.url.rsplit("/", 1)[-1]
    assert [one["name"] for one in standing(page, match)["players"]] == list(NAMES)
    called = set()
    for _ in range(200):
        here = NAMES[on_turn([page])]
        expect(turn(page)).to_have_text(re.compile(f"^{here}(, your turn| to roll)$"))
        called.add(here)
        if len(called) == 4:
            break
        play_one(page, match)
    assert called == set(NAMES)


def test_a_computer_beside_you_against_two_is_two_clicks_away(page):
    page.goto("/new/foursome")
    page.get_by_role("radio", name="Four, two a team").check(force=True)
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_selector("[data-pick]")
    match = page.url.rsplit("/", 1)[-1]
    players = standing(page, match)["players"]
    assert [one.get("bot") for one in players] == [None, "level2", "level2", "level2"]
    # Called alike, they are told apart by their places.
    expect(page.locator(".score")).to_contain_text("Sunday player (A2)")
    play_until(lambda: plies(page, match) > 12, page)
