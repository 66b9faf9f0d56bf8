"""Records of format 1, as earlier versions wrote them: still read, checked and gone on with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from debut import BadRecord, Match
from debut.kernel.match.dice import commitment
from debut.kernel.match.record import FIRST, FORMAT, PlayerRecord
from tests.helpers import document, loaded, play_out
from tests.kernel.conftest import refused

FOLDER = Path(__file__).parent / "first"


def first(name: str) -> dict[str, Any]:
    return json.loads((FOLDER / f"{name}.json").read_text())  # type: ignore[no-any-return]


def test_the_records_are_of_format_1():
    for name in ("checked", "sealed", "random"):
        doc = first(name)
        assert doc["format"] == FIRST < FORMAT
        assert [set(one) for one in doc["players"]] == [{"name"}, {"name", "bot"}]


def test_players_have_the_side_they_were_listed_for():
    match = Match.load(FOLDER / "checked.json")
    assert match.record.players == (PlayerRecord("Ann", 0), PlayerRecord("level1", 1, "level1"))


def test_checked_dice_are_checked_by_the_scheme_of_their_time():
    match = Match.load(FOLDER / "checked.json")
    assert match.verify().dice == "checked"
    # Saved again it is the same document: its throws are not those of a later scheme.
    assert match.to_json() == (FOLDER / "checked.json").read_bytes()
    later = {**document(match), "format": FORMAT, "digest": None}
    later["players"] = [{**one, "side": side} for side, one in enumerate(later["players"])]
    # Since then the computer has no text, and people's are committed to by a hash.
    later["dice"]["texts"][1] = ""
    later["dice"]["hashes"] = [commitment(later["dice"]["texts"][0]), ""]
    assert refused(later, "record-wrong-throw").values["ply"] >= 1


def test_other_dice_are_brought_up_to_this_format():
    match = Match.load(FOLDER / "random.json")
    doc = document(match)
    assert doc["format"] == FORMAT
    assert doc["players"][1] == {"name": "level1", "side": 1, "bot": "level1"}
    assert loaded(doc).states == match.states


def test_a_sealed_match_goes_on_with_its_secret_as_it_began():
    secret = (FOLDER / "sealed.secret").read_text()
    match = play_out(Match.from_json((FOLDER / "sealed.json").read_bytes(), secret))
    assert match.verify().dice == "checked"
    assert document(match)["format"] == FIRST
    assert loaded(document(match)).verify().dice == "checked"


def test_a_format_1_record_knows_nothing_of_later_fields():
    doc = first("random")
    doc.pop("digest")
    for wrong in (
        {"players": [{"name": "A", "side": 0}, {"name": "B", "side": 1}]},
        {"players": [{"name": "A"}]},
        {"plies": [{**doc["plies"][0], "part": 0}]},
        {"dice": {"kind": "checked", "commitment": "0", "texts": ["a", "b", "c"]}},
    ):
        refused({**doc, **wrong}, "record-wrong-shape")


@pytest.mark.parametrize("name", ["checked", "random"])
def test_an_edit_is_found(name):
    doc = first(name)
    doc["players"][0]["name"] = "Bob"
    refused(doc, "record-edited")
    del doc["digest"]
    loaded(doc)


def test_the_secret_is_due_at_the_end_here_too():
    doc = first("checked")
    del doc["digest"], doc["dice"]["secret"]
    with pytest.raises(BadRecord) as caught:
        loaded(doc)
    assert caught.value.message == "record-no-secret"
