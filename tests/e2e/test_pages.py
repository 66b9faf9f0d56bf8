"""Every page: what a person comes for is there."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.e2e.table import open_match, standing


def test_a_match_starts_from_the_home_page(page):
    page.goto("/")
    page.locator('main a[href="/new/supergoal"]').first.click()
    page.wait_for_url("**/new/supergoal")
    perfect = page.get_by_role("radio", name="Perfect")
    perfect.check()
    page.get_by_text("More choices").click()
    # By the real clock no match can be worked out: it says so, and the next best is chosen.
    page.get_by_role("radio", name="real clock").check()
    expect(perfect).to_be_disabled()
    expect(perfect).to_have_accessible_description("Cannot play with “Clock: real clock”.")
    expect(page.get_by_role("radio", name="No mercy")).to_be_checked()
    page.get_by_role("radio", name="count rolls").check()
    perfect.check()
    page.get_by_role("textbox", name="Rolls in a half").fill("1")
    page.get_by_role("button", name="Start").or_(
        page.get_by_role("button", name="Play")
    ).first.click()
    page.wait_for_url("**/match/**")
    page.wait_for_selector("[data-pick]")
    expect(page.locator("main")).to_contain_text("Perfect")
    opened = standing(page, page.url.rsplit("/", 1)[-1])
    assert [player.get("bot") for player in opened["players"]] == [None, "perfect"]


def test_a_record_is_replayed_from_a_file(page, tmp_path):
    match = open_match(page, level=None, dice="typed", throws=2)
    record = page.request.get(f"/api/matches/{match}/record").body()
    file = tmp_path / "match.json"
    file.write_bytes(record)
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector("input[type=range]")
    broken = json.loads(record)
    broken["game"] = "chess"
    file.write_text(json.dumps(broken))
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("main")).to_contain_text("chess")


def test_a_saved_match_goes_on_from_its_file(page, tmp_path):
    match = open_match(page, level=None, dice="typed", throws=2)
    for face, after in (("A", "face:save"), ("save", "die:pass")):
        page.locator(f'[data-pick="face:{face}"]').click()
        page.wait_for_selector(f'[data-pick="{after}"]')
    file = tmp_path / "match.json"
    file.write_bytes(page.request.get(f"/api/matches/{match}/record").body())
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Continue this match").click()
    page.wait_for_url("**/match/**")
    assert match not in page.url
    page.locator('[data-pick="die:pass"]').click()
    page.wait_for_selector('[data-pick="face:F2"]')
    loaded = page.url.rsplit("/", 1)[-1]
    plies = page.request.get(f"/api/matches/{loaded}/record").json()["plies"]
    assert [ply["text"] for ply in plies] == ["A", "save", "pass"]


def test_settings_are_kept(page):
    page.goto("/settings")
    page.get_by_text("Dark", exact=True).first.click()
    page.reload()
    page.wait_for_selector("h1")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
