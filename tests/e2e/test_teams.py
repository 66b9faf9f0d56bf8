"""A team of one's own: built, told what is wrong with it, kept, handed on, printed, played with."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

from debut.games.simulator.teams import NUMBERS
from tests.e2e.conftest import person
from tests.e2e.everyone import Sweep

PATH = "/teams/simulator"
# Eleven dear ones, worth 50 together.
DEAR = (12, 42, 41, 40, 31, 72, 71, 92, 112, 111, 91)


def sticker(page: Page, number: int) -> Locator:
    return page.locator(f'[data-sticker="{number}"]')


def place(page: Page, shirt: int) -> Locator:
    return page.locator(f'[data-place="{shirt - 1}"]')


def verdict(page: Page) -> Locator:
    return page.locator(".verdict")


def begin(page: Page) -> None:
    page.goto(PATH)
    page.wait_for_selector("[data-sticker]")


def lay(page: Page, team: str) -> None:
    page.locator(".shelf").get_by_role("button", name=team).first.click()


def drafted(page: Page) -> list[int]:
    page.wait_for_timeout(0)
    kept = json.loads(page.evaluate("localStorage.getItem('debut-teams-simulator')"))
    return list(kept["draft"]["places"])


def test_a_team_is_built_and_every_rule_is_told_on_the_way(page: Page) -> None:
    begin(page)
    expect(verdict(page)).to_contain_text("Choose stickers")
    for number in DEAR:
        sticker(page, number).click()
    expect(verdict(page)).to_contain_text("There are 11 stickers in it.")
    expect(verdict(page).locator(".broken")).to_have_count(0)
    expect(verdict(page).locator("em")).to_have_text("very strong")
    # One more is one too much: the sticker and the rule are named, and its place is marked.
    sticker(page, 13).click()
    expect(verdict(page).locator(".broken")).to_contain_text("With sticker 13 (Piet Roggeveld")
    expect(page.locator("[data-place].wrong")).to_have_attribute("data-place", "11")
    sticker(page, 13).click()
    expect(verdict(page).locator(".broken")).to_have_count(0)
    # The keeper in the field, and a forward in goal.
    place(page, 1).click()
    place(page, 9).click()
    expect(verdict(page).locator(".broken")).to_contain_text("Sticker 112 (Aleksandra Vidmarović)")
    page.get_by_role("button", name="FR", exact=True).click()
    expect(verdict(page).locator(".broken")).to_contain_text("L’autocollant 112")
    page.get_by_role("button", name="EN", exact=True).click()
    lay(page, "Canals")
    expect(verdict(page)).to_contain_text("This team may play.")
    expect(verdict(page).locator("em")).to_have_text("middling")
    # What lay on the table has not been saved: it can be had back.
    page.get_by_role("button", name="Undo", exact=True).click()
    assert drafted(page)[8] == 12


def test_stickers_are_found_and_chosen_by_keys(page: Page) -> None:
    begin(page)
    page.get_by_role("searchbox").fill("kamenny")
    expect(page.locator("[data-sticker]")).to_have_count(1)
    page.get_by_role("searchbox").fill("")
    page.get_by_label("Who").select_option("keepers")
    expect(page.locator("[data-sticker]")).to_have_count(12)
    page.get_by_role("button", name="grey: pace", exact=True).click()
    expect(page.locator("[data-sticker]")).to_have_count(3)
    page.get_by_label("Value").select_option("1")
    expect(page.get_by_text("No match. Remove a filter.")).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    expect(page.locator('[data-sticker][tabindex="0"]')).to_have_count(1)
    sticker(page, 1).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert drafted(page)[0] == 2
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert drafted(page)[11] > 2
    page.keyboard.press("Delete")
    page.keyboard.press("ArrowUp")
    expect(sticker(page, 2)).to_be_focused()
    expect(sticker(page, 2)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Delete")
    assert set(drafted(page)) == {0}
    place(page, 1).focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")
    sticker(page, 43).press("Enter")
    assert drafted(page).index(43) in (2, 3)


def test_teams_are_kept_renamed_deleted_and_had_back(page: Page) -> None:
    begin(page)
    lay(page, "Cliffs")
    page.get_by_label("Name of the team").fill("Les Étoiles")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Saved", exact=True)).to_be_disabled()
    page.get_by_label("Name of the team").fill("Les Comètes du quai")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("button", name="Save as another").click()
    page.reload()
    mine = page.locator(".shelf .mine b")
    expect(mine).to_have_text(["Les Comètes du quai 2", "Les Comètes du quai"])
    page.get_by_role("button", name="Delete the team Les Comètes du quai 2").click()
    expect(mine).to_have_text(["Les Comètes du quai"])
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(mine).to_have_count(2)
    # To a match they are one team: the last of its name.
    page.goto("/new/simulator")
    own = page.get_by_label("Stickers of team B").locator("optgroup").first
    expect(own.locator("option")).to_have_text(["Les Comètes du quai 2"])


def test_a_link_opens_the_team_elsewhere(page: Page, browser: Browser, address: str) -> None:
    begin(page)
    lay(page, "Storms")
    page.get_by_label("Name of the team").fill("Loups & Cie")
    page.get_by_text("Kit", exact=True).click()
    page.get_by_role("radio", name="hoops").check(force=True)
    page.evaluate("navigator.clipboard.writeText = async (text) => void (window.copied = text)")
    page.evaluate("navigator.share = undefined")
    page.get_by_role("button", name="Share a link").click()
    expect(page.get_by_text("The link has been copied.")).to_be_visible()
    link = page.evaluate("window.copied")
    assert len(link) < 120
    with person(browser, address) as other:
        other.goto(link)
        expect(other.get_by_label("Name of the team")).to_have_value("Loups & Cie")
        expect(verdict(other)).to_contain_text("This team may play.")
        assert drafted(other) == list(NUMBERS["orages"])
        expect(other).to_have_url(re.compile(f"{PATH}$"))
        # One that was damaged on its way takes nothing away.
        other.goto(link.replace("team=", "team=A", 1))
        expect(other.get_by_role("alert")).to_contain_text("The link is damaged")
        assert drafted(other) == list(NUMBERS["orages"])


def test_a_file_brings_a_team_back_and_a_bad_one_takes_none_away(
    page: Page, tmp_path: Path
) -> None:
    begin(page)
    lay(page, "Comets")
    with page.expect_download() as got:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / got.value.suggested_filename
    got.value.save_as(file)
    assert file.name == "comets.debut-team.json"
    lay(page, "Rouges")
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(file)
    expect(page.get_by_label("Name of the team")).to_have_value("Comets")
    bad = tmp_path / "bad.json"
    bad.write_text(file.read_text("utf-8")[:60], "utf-8")
    chooser.set_input_files(bad)
    expect(page.locator(".actions [role=alert]")).to_contain_text("bad.json cannot be read")
    assert drafted(page) == list(NUMBERS["cometes"])


def test_the_team_is_compared_printed_and_played_with(page: Page) -> None:
    begin(page)
    lay(page, "Canals")
    place(page, 10).click()
    place(page, 11).click()
    page.get_by_text("Compare with another team").click()
    page.get_by_label("The other team").select_option("cometes")
    points = page.get_by_role("row", name="points")
    expect(points.locator("td")).to_have_text(["30", "50"])
    # All sixteen stickers on one sheet, and nothing else.
    page.emulate_media(media="print")
    expect(page.locator(".print .sticker:visible")).to_have_count(16)
    expect(page.locator("[data-sticker]:visible, header:visible, footer:visible")).to_have_count(0)
    paper = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1
    page.emulate_media(media="screen")
    page.get_by_label("Name of the team").fill("Bateliers")
    page.get_by_role("button", name="Play with this team").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("New match: Simulator Soccer")
    page.get_by_text("More choices").click()
    first = page.get_by_label("Stickers of team A")
    expect(first.locator("option:checked")).to_have_text("Bateliers")
    expect(page.get_by_role("radio", name="40 minutes")).to_be_checked()
    page.get_by_label("Stickers of team B").select_option("cometes")
    wish: dict[str, str] = {}
    page.route(
        "**/api/matches",
        lambda route: (wish.update(route.request.post_data_json["options"]), route.abort()),
    )
    page.get_by_role("button", name="Start the match").click()
    expect(page.get_by_text("The server cannot be reached").first).to_be_visible()
    swapped = (*NUMBERS["canaux"][:9], 57, 104, *NUMBERS["canaux"][11:])
    assert wish["team_a"] == ",".join(map(str, swapped))
    assert wish["team_b"] == "cometes"


def test_it_is_open_to_everyone(page: Page) -> None:
    sweep = Sweep()
    begin(page)
    lay(page, "Outskirts")
    sticker(page, 7).click()
    expect(verdict(page)).to_contain_text("There are 15 stickers")
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    names = sweep.walk(page, "all")
    assert any("Share a link" in name for name in names)
    # A few are like all of them.
    page.get_by_label("Who").select_option("keepers")
    sweep.look(page, "team")
    expect(sticker(page, 7)).to_be_hidden()
    sweep.touch(page, "team")
    page.locator(".strip button").click()
    expect(sticker(page, 7)).to_be_visible()
    sweep.look(page, "stickers", phone=True)
    sweep.touch(page, "stickers")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not sweep.wrong, "\n".join(sweep.wrong)


def test_on_a_phone_one_sees_the_stickers_or_the_team(browser: Browser, address: str) -> None:
    with person(browser, address, touch=True) as phone:
        begin(phone)
        sticker(phone, 7).tap()
        expect(phone.locator(".strip")).to_contain_text("1/16")
        expect(place(phone, 1)).to_be_hidden()
        phone.locator(".strip button").tap()
        expect(place(phone, 1)).to_contain_text("Velchev")
        expect(sticker(phone, 7)).to_be_hidden()


# What was set going has stopped: the page is where it was ten frames ago.
AT_REST = """async () => {
    for (let still = 0, before = NaN; still < 10; before = scrollY) {
        await new Promise(requestAnimationFrame);
        still = scrollY === before ? still + 1 : 0;
    }
}"""


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(page: Page, what: Locator, to: Locator | tuple[float, float]) -> None:
    """Once all has been said of the team as it is: that moves the places."""
    expect(page.locator(".told[aria-busy=true]")).to_have_count(0)
    what.scroll_into_view_if_needed()
    page.mouse.move(*middle(what))
    page.mouse.down()
    page.mouse.move(*(to if isinstance(to, tuple) else middle(to)), steps=4)
    page.mouse.up()


def test_stickers_are_carried_into_places_and_out_by_mouse(page: Page) -> None:
    begin(page)
    carry(page, sticker(page, 7), place(page, 1))
    carry(page, sticker(page, 29), place(page, 4))
    assert drafted(page)[:4] == [7, 0, 0, 29]
    # From place to place: whoever is there goes where he comes from.
    carry(page, place(page, 4), place(page, 12))
    carry(page, place(page, 12), place(page, 1))
    assert (drafted(page)[0], drafted(page)[11]) == (29, 7)
    # Onto one who is there he takes his place; one who is in the team is only moved.
    carry(page, sticker(page, 30), place(page, 1))
    carry(page, sticker(page, 7), place(page, 2))
    assert {at: number for at, number in enumerate(drafted(page)) if number} == {0: 30, 1: 7}
    # Between the places he stays where he was; Escape lets go of him; beside the pitch he is out.
    carry(page, place(page, 2), page.get_by_role("heading", name="Bench"))
    page.mouse.move(*middle(place(page, 2)))
    page.mouse.down()
    page.mouse.move(200, 400)
    expect(page.locator(".carried")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".carried")).to_have_count(0)
    page.mouse.up()
    assert drafted(page)[1] == 7
    carry(page, place(page, 2), (200, 400))
    assert drafted(page)[:3] == [30, 0, 0]
    # A click is still a click.
    sticker(page, 29).click()
    assert drafted(page)[1] == 29


def test_a_finger_that_rests_carries_a_sticker_to_the_team(browser: Browser, address: str) -> None:
    with person(browser, address, touch=True) as phone:
        begin(phone)
        line = phone.context.new_cdp_session(phone)

        def touch(kind: str, *at: tuple[float, float]) -> None:
            points = [{"x": x, "y": y} for x, y in at]
            line.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})

        sticker(phone, 7).scroll_into_view_if_needed()
        x, y = middle(sticker(phone, 7))
        # One that moves on at once scrolls.
        touch("Start", (x, y))
        touch("Move", (x, y - 60))
        touch("Move", (x, y - 120))
        touch("End")
        expect(phone.locator(".carried")).to_have_count(0)
        phone.evaluate(AT_REST)
        sticker(phone, 7).scroll_into_view_if_needed()
        phone.evaluate(AT_REST)
        x, y = middle(sticker(phone, 7))
        touch("Start", (x, y))
        expect(phone.locator(".carried")).to_be_visible()
        expect(place(phone, 1)).to_be_visible()
        phone.evaluate(AT_REST)
        to = middle(place(phone, 1))
        touch("Move", (x, y + 9))
        touch("Move", to)
        expect(place(phone, 1)).to_have_class(re.compile("over"))
        touch("End")
        expect(place(phone, 1)).to_contain_text("Velchev")
        assert drafted(phone)[0] == 7
        # Out again: beside the pitch.
        touch("Start", middle(place(phone, 1)))
        expect(phone.locator(".carried")).to_be_visible()
        touch("Move", middle(phone.locator(".strip p")))
        touch("End")
        expect(place(phone, 1)).not_to_contain_text("Velchev")


def dressed(page: Page) -> Locator:
    """The tokens that wear a kit; whose are seen first is drawn by lot."""
    return page.locator(".token clipPath")


def test_one_wears_his_own_kit_in_any_game(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("switch", name="Wear your own kit").check(force=True)
    page.get_by_role("radio", name="chevron").check(force=True)
    page.get_by_role("radio", name="blue", exact=True).first.check(force=True)
    page.goto("/new/streetsoccer")
    page.get_by_role("radio", name="Against the computer").check(force=True)
    page.get_by_role("button", name="Start the match").click()
    expect(dressed(page)).not_to_have_count(0)
    # The others have always been blue: they change.
    colour = "getComputedStyle(document.querySelector('.table')).getPropertyValue('--team-{}')"
    assert page.evaluate(colour.format("a")) == "#1a479a"
    assert page.evaluate(colour.format("b")) == "#fbfaf4"
    # Where two sit at one screen nobody's kit is worn.
    page.goto("/new/streetsoccer")
    page.get_by_role("radio", name="Two at this screen").check(force=True)
    page.get_by_role("button", name="Start the match").click()
    expect(page.locator(".token").first).to_be_visible()
    expect(dressed(page)).to_have_count(0)
