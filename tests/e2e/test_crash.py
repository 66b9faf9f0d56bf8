"""The server dies in mid-match: the page says so, and goes on where it was when it is back."""

from __future__ import annotations

from playwright.sync_api import expect

from benchmarks.browser import DIST
from tests.e2e.conftest import Seat
from tests.e2e.table import open_match, play_until, plies, standing
from tests.server.conftest import Server


def test_a_match_outlives_its_server(browser, tmp_path):
    server = Server(tmp_path, DIST).start()
    seat = Seat(browser, f"http://127.0.0.1:{server.port}", touch=False, painted=False)
    page = seat.page
    try:
        match = open_match(page, throws=20)
        play_until(lambda: plies(page, match) > 2, page)
        before = standing(page, match)["plies"]
        server.kill()
        expect(page.get_by_text("No connection to the table")).to_be_visible()
        server.start()
        expect(page.get_by_text("No connection to the table")).to_be_hidden()
        assert standing(page, match)["plies"][: len(before)] == before
        # The computer's workers start anew, too; and some clicks only change one's mind.
        play_until(lambda: plies(page, match) > len(before), page)
    finally:
        seat.context.close()
        server.stop()
