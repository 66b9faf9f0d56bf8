"""Commit and reveal: nobody can choose a text once another one has been seen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from debut import BadThrow, Match
from debut.kernel.match.dice import commitment
from debut.kernel.match.opening import MOST_VOID
from debut.kernel.match.record import FORMAT, PlayerRecord
from tests.helpers import document, examples, loaded, play_out, reads_well
from tests.kernel.conftest import refused

FOLDER = Path(__file__).parent / "second"
ANN, BOB, BOT = PlayerRecord("Ann", 0), PlayerRecord("Bob", 1), PlayerRecord("level1", 1, "level1")


def unopened(*players: PlayerRecord) -> Match:
    players = players or (ANN, BOB)
    nobody = [None] * len(players)
    return Match.new("supergoal", {"throws": 2}, players, "checked", texts=nobody)


def opened(*voided: tuple[int, ...]) -> dict[str, Any]:
    """The document of a finished match whose dice were opened once more for each void opening."""
    match = unopened()
    for number, players in enumerate((*voided, None)):
        texts = f"a{number}", f"b{number}"
        for player, text in enumerate(texts):
            assert match.commit(player, commitment(text))
        for player, text in enumerate(texts):
            if players is None or player not in players:
                assert match.reveal(player, text)
        if players:
            match.void_opening(players)
    return document(play_out(match))


def test_nothing_is_revealed_before_everybody_has_committed():
    match = unopened()
    match.commit(0, commitment("mine"))
    with pytest.raises(BadThrow) as caught:
        match.reveal(0, "mine")
    assert caught.value.message == "reveal-early"
    assert caught.value.values["names"] == "Bob"
    reads_well(caught.value)


def test_only_the_text_that_was_committed_to_is_revealed():
    match = unopened()
    for player in (0, 1):
        match.commit(player, commitment("mine"))
    with pytest.raises(BadThrow) as caught:
        match.reveal(1, "one that suits me better")
    assert caught.value.message == "reveal-wrong-text"
    assert caught.value.values["name"] == "Bob"
    reads_well(caught.value)
    assert match.waiting == (0, 1)
    assert match.reveal(1, "mine")


def test_a_hash_and_a_text_are_taken_once():
    match = unopened()
    assert match.commit(0, commitment("mine"))
    assert not match.commit(0, commitment("another"))
    match.commit(1, commitment("b"))
    assert match.reveal(0, "mine")
    assert not match.reveal(0, "mine")
    assert match.waiting == (1,)


def test_a_match_against_the_computer_waits_for_one_text_alone():
    match = unopened(ANN, BOT)
    assert match.waiting == (0,)
    match.commit(0, commitment("a"))
    match.reveal(0, "a")
    assert match.record.dice.hashes == (commitment("a"), "")
    assert play_out(match).verify().dice == "checked"


def test_without_a_reveal_everything_begins_again_and_is_counted():
    match = unopened()
    for player, text in enumerate(("a", "b")):
        match.commit(player, commitment(text))
    match.reveal(0, "a")
    match.void_opening([1])
    assert match.waiting == (0, 1), "both commit to new texts"
    assert document(match)["dice"]["voided"] == [[1]]
    with pytest.raises(BadThrow):
        match.throw()
    with pytest.raises(BadThrow):
        match.reveal(0, "a")


def test_the_record_counts_void_openings_and_names_who_did_not_reveal():
    doc = opened((1,), (0, 1))
    assert doc["dice"]["voided"] == [[1], [0, 1]]
    assert doc["dice"]["texts"] == ["a2", "b2"]
    verdict = loaded(doc).verify()
    assert (verdict.dice, verdict.voided, verdict.by_turns) == ("checked", ((1,), (0, 1)), False)
    again = json.loads(loaded(doc).to_json())
    assert again == doc


def test_nobody_voids_for_ever():
    match = unopened(ANN, BOT)
    for _ in range(MOST_VOID):
        match.commit(0, commitment("a"))
        match.void_opening([0])
    with pytest.raises(BadThrow) as caught:
        match.commit(0, commitment("a"))
    assert caught.value.message == "opening-too-often"
    reads_well(caught.value)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"hashes": ["0" * 64]}, "record-wrong-hashes"),
        ({"hashes": ["0" * 64] * 2}, "record-wrong-hash"),
        ({"hashes": None}, "record-no-hashes"),
        ({"texts": ["a0", "b1"]}, "record-wrong-hash"),
        ({"voided": [[]]}, "record-wrong-void"),
        ({"voided": [[2]]}, "record-wrong-void"),
        ({"voided": [[-1]]}, "record-wrong-void"),
        ({"voided": 1}, "record-wrong-shape"),
    ],
)
def test_a_record_whose_opening_does_not_fit_is_refused(wrong, message):
    doc = opened()
    del doc["digest"]
    refused({**doc, "dice": doc["dice"] | wrong}, message)


def test_the_computer_has_no_text():
    doc = document(play_out(Match.new("supergoal", {"throws": 2}, (ANN, BOT), "checked")))
    del doc["digest"]
    texts, hashes = doc["dice"]["texts"], doc["dice"]["hashes"]
    with_text = {"texts": [texts[0], "x"], "hashes": [hashes[0], commitment("x")]}
    refused({**doc, "dice": doc["dice"] | with_text}, "record-wrong-hash")
    refused({**doc, "dice": doc["dice"] | {"voided": [[1]]}}, "record-wrong-void")


@given(st.lists(st.text(max_size=6), min_size=2, max_size=2))
@examples(50)
def test_whatever_people_add_can_be_checked(texts):
    match = Match.new("supergoal", {"throws": 1}, (ANN, BOB), "checked", texts=texts)
    doc = document(play_out(match))
    assert doc["dice"]["hashes"] == list(map(commitment, texts))
    assert loaded(doc).verify().dice == "checked"


# Records of format 2: texts were added one after the other


def test_finished_records_of_format_2_are_checked_by_the_scheme_of_their_time():
    match = Match.load(FOLDER / "checked.json")
    verdict = match.verify()
    assert (verdict.dice, verdict.by_turns) == ("checked", True)
    assert match.to_json() == (FOLDER / "checked.json").read_bytes()


def test_a_sealed_match_of_format_2_goes_on_as_it_began():
    secret = (FOLDER / "sealed.secret").read_text()
    match = play_out(Match.from_json((FOLDER / "sealed.json").read_bytes(), secret))
    assert match.verify().dice == "checked"
    assert document(match)["format"] == 2
    assert loaded(document(match)).verify().dice == "checked"


def test_a_match_of_format_2_that_waits_for_somebody_begins_a_new_opening():
    secret = (FOLDER / "unseated.secret").read_text()
    match = Match.from_json((FOLDER / "unseated.json").read_bytes(), secret)
    assert match.waiting == (0, 1)
    for player in (0, 1):
        match.commit(player, commitment("x"))
    for player in (0, 1):
        match.reveal(player, "x")
    doc = document(play_out(match))
    assert doc["format"] == FORMAT
    assert loaded(doc).verify().dice == "checked"


def test_other_dice_of_format_2_are_brought_up_to_this_format():
    match = Match.load(FOLDER / "random.json")
    assert document(match)["format"] == FORMAT
    assert loaded(document(match)).states == match.states


def test_a_record_of_format_2_knows_nothing_of_hashes():
    doc = json.loads((FOLDER / "checked.json").read_text())
    del doc["digest"]
    for wrong in ({"hashes": ["0" * 64] * 2}, {"voided": [[0]]}):
        refused({**doc, "dice": doc["dice"] | wrong}, "record-early-hashes")
