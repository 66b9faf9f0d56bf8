"""Wrong files and wrong links: a clear answer in both languages, and nothing breaks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from debut import CHANCE
from debut.kernel.match.match import Match
from debut.kernel.match.record import PlayerRecord
from tests.e2e.table import new_match, pick

# A coin, two formations, two dice: whoever kicks off chooses one of them.
DICE_FALL = 4
# A phone of the smallest kind that is upright, and one a little taller.
SMALL, TALLER = {"width": 360, "height": 640}, {"width": 360, "height": 740}


def begun(game: str, plies: int = 0) -> dict[str, Any]:
    """The record of a match of two people after so many plies."""
    people = (PlayerRecord("Ada", 0), PlayerRecord("Bob", 1))
    match = Match.new(game, {}, people, seed=1)
    for _ in range(plies):
        if match.state.turn == CHANCE:
            match.throw()
        else:
            match.play(match.state.actions()[0])
    record: dict[str, Any] = json.loads(match.to_json())
    return record


def speak(page: Page, language: str) -> None:
    page.evaluate("(kept) => localStorage.setItem('debut-settings', kept)",
                  json.dumps({"language": language}))  # fmt: skip


RECORD = begun("supergoal")
FILES: dict[str, tuple[bytes, str, str]] = {
    "a picture": (b"\x89PNG\r\n\x1a\n", "This is no match record", "Ce n’est pas une feuille"),
    "nothing": (b"", "This file is empty", "Ce fichier est vide"),
    "cut off": (json.dumps(RECORD).encode()[:-40], "is cut off", "est coupée"),
    "other JSON": (b"[]", "but not a match record", "mais pas une feuille de match"),
    "no moves": (
        json.dumps({name: one for name, one in RECORD.items() if name != "plies"}).encode(),
        "plies", "plies",
    ),
    "a wrong move": (
        json.dumps({**RECORD, "plies": [{"turn": -1, "text": "zz", "action": 99}]}).encode(),
        "Move 1", "Le coup 1",
    ),
    "of a later version": (
        json.dumps({**RECORD, "format": 99}).encode(), "format 99", "format 99",
    ),
    "huge": (b" " * 5_000_000, "at most 4096 kB", "4096 ko au plus"),
}  # fmt: skip


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_wrong_file_is_answered_beside_what_to_do(
    page: Page, tmp_path: Path, language: str
) -> None:
    speak(page, language)
    for name, (data, *said) in FILES.items():
        file = tmp_path / "match.json"
        file.write_bytes(data)
        page.goto("/replay")
        page.locator("input[type=file]").set_input_files(file)
        alert = page.get_by_role("alert")
        expect(alert, name).to_contain_text(said[language == "fr"])
        # A decoder's words are for programmers.
        expect(alert, name).not_to_contain_text("JSON is malformed")
        expect(page.locator(".drop button"), name).to_be_enabled()


def test_a_match_that_is_not_there_is_missed_and_nothing_fails_unseen(page: Page) -> None:
    for path in ("/replay/nowhere", "/match/nowhere", "/match/nowhere#key=abc&player=1"):
        page.goto(path)
        expect(page.locator("main")).to_contain_text("nowhere" if "replay" in path else "not here")
        page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_key_that_fits_no_seat_says_so_beside_what_happens(page: Page, language: str) -> None:
    opened = new_match(page, game="supergoal", level=None, dice="typed")
    speak(page, language)
    page.goto(f"/match/{opened['match']}#key=wrong&key=wrong-too")
    said = {"en": "This link fits no seat", "fr": "Ce lien ne mène à aucune place"}[language]
    expect(page.locator(".prompt .error")).to_contain_text(said)
    expect(page.locator(".prompt .turn")).to_be_visible()
    page.goto("/favicon.svg")
    keys = "&".join(f"key={key}" for key in opened["keys"])
    page.goto(f"/match/{opened['match']}#{keys}")
    pick(page, "face:A").wait_for()
    expect(page.locator(".prompt .error")).to_have_count(0)


def test_small_windows_show_both_dice_and_what_happened(page: Page, tmp_path: Path) -> None:
    page.set_viewport_size(TALLER)
    speak(page, "fr")
    rolled = begun("but", DICE_FALL)
    opened = page.request.post("/api/matches/load", data=json.dumps(rolled)).json()
    page.goto(f"/match/{opened['match']}#" + "&".join(f"key={key}" for key in opened["keys"]))
    names = page.locator(".tray .name")
    expect(names).to_have_count(2)
    for i in range(2):
        box = names.nth(i).bounding_box()
        assert box
        assert box["y"] + box["height"] <= TALLER["height"], "a die is cut off"
    # No name of a die is broken within a word.
    page.set_viewport_size(SMALL)
    page.goto("/learn/supergoal")
    names.first.wait_for()
    lines = names.evaluate_all(
        "(all) => all.map((one) => one.getClientRects().length && one.offsetHeight)"
    )
    heights = dict(zip(names.all_inner_texts(), lines, strict=True))
    assert heights["Lancement"] == heights["Tir"], heights
    # In a replay, what has happened is below the board and needs no scrolling.
    page.set_viewport_size(TALLER)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(RECORD))
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    now = page.locator(".controls .now")
    now.wait_for()
    box = now.bounding_box()
    assert box
    assert box["y"] + box["height"] <= TALLER["height"], "what happens is below the window"
