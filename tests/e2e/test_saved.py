"""A saved match goes on at another table: loaded from its file and played to the end."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from benchmarks.server_load import server as another_server
from debut.kernel.match.match import Match
from tests.e2e.conftest import person
from tests.e2e.hands import Anyone
from tests.e2e.table import AGAIN, MATCH_SECONDS, new_match, standing
from tests.e2e.test_in_motion import SHORT
from tests.e2e.wire import Wire

SOME = 3


def play(hand: Anyone, wire: Wire, moves: int | None) -> None:
    """So many moves, or to the end."""
    page, before = hand.page, len(wire.moves)
    end = time.monotonic() + MATCH_SECONDS
    while not page.locator(".result").count():
        if moves is not None and len(wire.moves) >= before + moves:
            return
        assert time.monotonic() < end, page.inner_text("main")[:500]
        hand.press()
        page.wait_for_timeout(AGAIN)


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[str]:
    """Another server, which has never heard of the match."""
    with another_server() as (_, port):
        yield f"http://127.0.0.1:{port}"


@pytest.mark.parametrize(
    ("game", "dice"), [(game, dice) for game in SHORT for dice in ("checked", "typed")]
)
def test_a_saved_match_is_played_to_the_end_on_another_server(
    browser: Browser, address: str, elsewhere: str, game: str, dice: str, tmp_path: Path
) -> None:
    saved = tmp_path / "match.json"
    with person(browser, address) as page:
        opened = new_match(page, game=game, level=1, dice=dice, **SHORT[game])
        wire = Wire(page)
        page.goto(f"/match/{opened['match']}#key={opened['keys'][0]}")
        play(Anyone(page), wire, SOME)
        # By the button that saves it, as a person would.
        page.get_by_role("button", name="More").click()
        with page.expect_download() as download:
            page.locator("a[download]:visible").first.click()
        download.value.save_as(saved)
    before = [ply["text"] for ply in json.loads(saved.read_text())["plies"]]
    with person(browser, elsewhere) as page:
        page.goto("/replay")
        page.set_input_files("input[type=file]", saved)
        wire = Wire(page)
        page.get_by_role("button", name="Continue this match").click()
        page.wait_for_url("**/match/*")
        match = page.url.rpartition("/match/")[2].partition("#")[0]
        play(Anyone(page), wire, None)
        record = standing(page, match)
        assert record["result"]
        assert [ply["text"] for ply in record["plies"]][: len(before)] == before
        assert record["dice"]["kind"] == ("typed" if dice == "typed" else "random")
        assert (wire.twice, wire.refusals) == ([], [])
        Match.from_json(json.dumps(record))
