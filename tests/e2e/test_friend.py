"""A friend by link: two real browsers, from the invitation to the rematch."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import person
from tests.e2e.table import listen_to, play_until, plies, standing, until


@pytest.fixture
def friend(browser: Browser, address: str) -> Iterator[Page]:
    with person(browser, address) as made:
        yield made


def invite(page: Page, name: str = "Ada", game: str = "supergoal") -> tuple[str, str]:
    """A new match with a friend; its id, and the link for him."""
    page.goto(f"/new/{game}")
    page.get_by_role("radio", name="A friend by link").check(force=True)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Invite a friend").click()
    sheet = page.get_by_role("dialog", name="Invite your friend")
    expect(sheet).to_be_visible()
    link = sheet.get_by_label("Link", exact=True).input_value()
    return re.findall(r"/match/([^#]+)#", link)[0], link


def come(friend: Page, link: str, name: str = "Bob") -> None:
    friend.goto(link)
    friend.get_by_label("Your name").fill(name)
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator(".prompt")).to_be_visible()


def test_a_friend_brings_his_own_kit_and_both_are_told_apart(page: Page, friend: Page) -> None:
    """He has none yet and takes the very one that she wears: team B changes, on both screens."""
    apart = re.compile("--team-a: ?#38a352;.*--team-b: ?#fbfaf4")
    page.goto("/settings")
    page.get_by_role("switch", name="Wear your own kit").check(force=True)
    page.get_by_role("radio", name="stripes").check(force=True)
    match, link = invite(page, game="streetsoccer")
    friend.goto(link)
    friend.locator("summary", has_text="Kit").click()
    friend.get_by_role("radio", name="stripes").check(force=True)
    friend.get_by_role("radio", name="green", exact=True).first.check(force=True)
    friend.get_by_role("radio", name="white", exact=True).last.check(force=True)
    told = listen_to(page, "dialog")
    come(friend, friend.url)
    until(page, lambda: "Bob has sat down" in told())
    for one in (page, friend):
        expect(one.locator("div.table")).to_have_attribute("style", apart)
    kits = [one["kit"] for one in standing(page, match)["players"]]
    assert kits == ["stripes-green-white"] * 2
    # It is his kit from now on, and worn in the replay.
    assert friend.evaluate("JSON.parse(localStorage['debut-settings']).kit") == kits[1]
    friend.goto(f"/replay/{match}")
    expect(friend.locator("div.replay")).to_have_attribute("style", apart)


def play_some(pages: list[Page], match: str, wanted: int) -> None:
    play_until(lambda: plies(pages[0], match) >= wanted, *pages)


def ask_to_resign(page: Page) -> None:
    if not page.get_by_role("button", name="Resign…").is_visible():
        page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Resign…").click()


def resign(page: Page) -> None:
    ask_to_resign(page)
    sure = page.get_by_role("dialog", name="Resign?")
    sure.get_by_role("button", name="Resign", exact=True).click()


def test_a_friend_comes_by_link_plays_leaves_resigns_and_plays_again(page, friend):
    match, link = invite(page)
    sheet = page.get_by_role("dialog", name="Invite your friend")
    code = sheet.get_by_role("img", name=f"QR code of the link {link}")
    expect(code.locator("path")).to_have_attribute("d", re.compile("^M"))
    expect(sheet).to_contain_text("debut serve --host")  # this is 127.0.0.1
    kept = page.evaluate("JSON.parse(localStorage.getItem('debut-matches'))[0]")
    (guest,) = kept["guests"]
    assert guest["key"] in link and guest["key"] not in kept["keys"]

    # The friend is asked for his name, and his key leaves the address bar.
    friend.goto(link)
    expect(friend.get_by_role("heading", name="Ada invites you to a match of")).to_be_visible()
    assert "key" not in friend.url
    expect(sheet).to_contain_text("Waiting for your friend")
    friend.reload()
    told = listen_to(page, "dialog")
    come(friend, friend.url)

    # The creator sees him sit down; the sheet goes by itself.
    until(page, lambda: "Bob has sat down" in told())
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".score")).to_contain_text("Bob")
    expect(friend.locator(".score")).to_contain_text("Ada")
    assert [one["name"] for one in standing(page, match)["players"]] == ["Ada", "Bob"]
    assert page.evaluate("JSON.parse(localStorage.getItem('debut-matches'))[0].guests") == []
    play_some([page, friend], match, 5)

    # He leaves: the match waits among his, and she sees that he is away.
    expect(page.locator(".presence")).to_have_text("here")
    friend.goto("/")
    expect(page.locator(".presence")).to_have_text("away")
    friend.get_by_role("link", name="Continue the match Ada against Bob").first.click()
    expect(page.locator(".presence")).to_have_text("here")

    # Not by a single mis-tap.
    ask_to_resign(friend)
    friend.get_by_role("button", name="Play on").click()
    assert "result" not in standing(page, match)
    resign(friend)
    for one, said in ((page, "You have won!"), (friend, "You have lost")):
        expect(one.locator(".result")).to_contain_text(said)
        expect(one.locator(".result")).to_contain_text("Bob resigned")
    record = standing(page, match)
    assert record["resigned"] == 1 and record["dice"]["secret"]
    expect(friend.get_by_role("button", name="Resign…")).to_have_count(0)

    # A rematch is asked for, declined, asked for again, and agreed on; the question is seen
    # by whoever has put the result aside too.
    friend.get_by_role("button", name="Look at the board").click()
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".rematch")).to_contain_text("Waiting for Bob")
    expect(friend.locator(".rematch")).to_contain_text("Ada would like a rematch")
    friend.get_by_role("button", name="No, thank you").click()
    expect(page.locator(".rematch")).to_contain_text("Bob does not want a rematch now.")
    friend.get_by_role("button", name="Rematch").click()
    page.get_by_role("button", name="Accept").click()
    for one in (page, friend):
        one.wait_for_url(lambda url: match not in url)
        expect(one.locator(".prompt")).to_be_visible()
    assert page.url == friend.url
    again = standing(page, page.url.rsplit("/", 1)[-1])
    assert [one["name"] for one in again["players"]] == ["Bob", "Ada"]
    play_some([page, friend], page.url.rsplit("/", 1)[-1], 2)


def test_the_creators_own_browser_is_told_whose_link_it_is(page):
    match, link = invite(page)
    # The link can be had again as long as nobody came.
    page.get_by_role("button", name="Look at the table meanwhile").click()
    expect(page.locator(".prompt .turn")).to_contain_text("sit down")
    page.get_by_role("button", name="Show the link").click()
    expect(page.get_by_label("Link", exact=True)).to_have_value(link)
    page.goto(link)
    expect(page.get_by_role("heading", name="This is the link for your friend")).to_be_visible()
    page.get_by_role("button", name="Back to my place").click()
    expect(page.get_by_role("dialog", name="Invite your friend")).to_be_visible()
    page.goto("/")
    page.goto(link)
    page.get_by_role("button", name="Play both teams here").click()
    play_some([page], match, 2)
    expect(page.get_by_role("dialog")).to_have_count(0)
    # Two at this screen: one says who gives up.
    page.keyboard.press("Escape")
    ask_to_resign(page)
    page.get_by_role("dialog").get_by_label("Ada").check()
    page.get_by_role("button", name="Resign", exact=True).click()
    expect(page.locator(".result")).to_contain_text("Ada resigned")
    assert standing(page, match)["resigned"] == 0


def test_a_second_person_with_a_used_link_is_that_same_player(page, friend, browser, address):
    match, link = invite(page)
    come(friend, link, "Bob")
    with person(browser, address) as other:
        other.goto(link)
        # Not asked for a name any more: he is Bob.
        expect(other.locator(".score")).to_contain_text("Bob(you)")
        expect(other.get_by_label("Your name")).to_have_count(0)
    assert [one["name"] for one in standing(page, match)["players"]] == ["Ada", "Bob"]


def test_the_computer_is_not_asked_and_the_last_way_is_remembered(page):
    page.goto("/new/supergoal")
    ways = page.get_by_role("group", name="Who plays?").get_by_role("radio")
    expect(ways).to_have_count(3)
    expect(ways.nth(0)).to_be_checked()
    page.get_by_role("radio", name="Newcomer").check(force=True)
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_selector("[data-pick]")
    resign(page)
    expect(page.locator(".result")).to_contain_text("You have lost")
    old = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != old)
    page.goto("/new/supergoal")
    ways.nth(2).check(force=True)
    page.get_by_role("button", name="Invite a friend").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.goto("/new/supergoal")
    expect(ways.nth(2)).to_be_checked()
