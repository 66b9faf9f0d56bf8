"""The server dies in mid-match: the page says so, and goes on where it was when it is back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from debut.lab.browser import DIST
from tests.e2e.conftest import Seat
from tests.e2e.table import open_match, standing, try_click
from tests.server.conftest import Server


def click_on(page: Page, times: int) -> None:
    for number in range(times):
        try_click(page, number)
        page.wait_for_timeout(150)


def test_a_match_outlives_its_server(browser, tmp_path):
    server = Server(tmp_path, DIST).start()
    seat = Seat(browser, f"http://127.0.0.1:{server.port}", touch=False, painted=False)
    page = seat.page
    try:
        match = open_match(page, throws=20)
        click_on(page, 6)
        before = standing(page, match)["plies"]
        server.kill()
        expect(page.get_by_text("The connection is lost")).to_be_visible(timeout=10_000)
        server.start()
        expect(page.get_by_text("The connection is lost")).to_be_hidden(timeout=20_000)
        assert standing(page, match)["plies"][: len(before)] == before
        # The computer's workers start anew, too; and some clicks only change one's mind.
        for number in range(60):
            try_click(page, number)
            page.wait_for_timeout(150)
            if len(standing(page, match)["plies"]) > len(before):
                break
        assert len(standing(page, match)["plies"]) > len(before)
    finally:
        seat.context.close()
        server.stop()
