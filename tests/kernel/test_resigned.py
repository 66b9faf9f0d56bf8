"""Matches that a side gives up: played, written, read, damaged, checked."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from debut import IllegalAction, Match
from debut.kernel.match.record import FIRST, PlayerRecord
from debut.kernel.match.visibility import json_told
from tests.helpers import GAMES, document, examples, loaded, option_sets, play_out, reads_well
from tests.kernel.conftest import refused, short_match


def given_up(plies: int = 9, side: int = 1, dice: str = "checked") -> Match:
    match = play_out(Match.new("supergoal", {"throws": 4}, dice=dice), seed=5, plies=plies)
    match.resign(side)
    return match


@pytest.mark.parametrize("side", [0, 1])
def test_whoever_resigns_has_lost_whatever_the_score(side: int) -> None:
    match = given_up(side=side)
    assert match.over
    assert match.result is not None
    assert match.result.returns[side] == -1.0 and match.result.returns[1 - side] == 1.0
    told = document(match)
    assert told["resigned"] == side
    assert told["result"] == {
        "score": list(match.state.score), "winner": 1 - side, "reason": "resigned",
    }  # fmt: skip


def test_the_secret_of_the_dice_is_shown_and_the_throws_can_be_checked() -> None:
    match = play_out(Match.new("supergoal", {"throws": 4}, dice="checked"), seed=5, plies=9)
    assert "secret" not in document(match)["dice"]
    match.resign(0)
    assert document(match)["dice"]["secret"] == match.secret
    assert Match.from_json(match.to_json()).verify().dice == "checked"


def test_before_anyone_has_sat_down_too() -> None:
    match = Match.new("supergoal", dice="checked", texts=[None, None])
    match.resign(1)
    assert Match.from_json(match.to_json()).verify()[:4] == ("supergoal", 0, 0, "checked")


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@examples(8)
def test_every_match_given_up_anywhere_reads_back_as_it_was(name: str, data: st.DataObject) -> None:
    from debut import game

    options = data.draw(st.sampled_from(list(option_sets(game(name)))))
    dice = data.draw(st.sampled_from(["random", "typed", "checked"]))
    side = data.draw(st.integers(0, 1))
    plies = data.draw(st.integers(0, 40))
    match = Match.new(name, options, dice="checked" if dice == "typed" else dice)
    play_out(match, seed=data.draw(st.integers(0, 99)), plies=plies)
    if match.over:
        with pytest.raises(IllegalAction):
            match.resign(side)
        return
    match.resign(side)
    written = match.to_json()
    read = Match.from_json(written)
    assert read.to_json() == written
    assert (read.over, read.on_turn, read.can_undo()) == (True, None, False)
    assert read.result == match.result
    read.verify()
    # All of it may be known by everyone now, whatever the game hides.
    assert Match.from_json(json_told(read, None)).record.resigned == side


def test_nothing_goes_on_after_it() -> None:
    for plies in (9, 10, 11):
        match = given_up(plies=plies)
        before = match.to_json()
        attempts = (
            match.throw,
            lambda m=match: m.play(m.state.actions()[0]),
            lambda m=match: m.signal("whistle"),
            match.undo,
            lambda m=match: m.resign(0),
            lambda m=match: m.resign(1),
        )
        for attempt in attempts:
            with pytest.raises(IllegalAction) as caught:
                attempt()
            reads_well(caught.value)
        assert match.to_json() == before


def test_there_is_nothing_to_resign_after_the_end(match: Match) -> None:
    with pytest.raises(IllegalAction) as caught:
        match.resign(0)
    assert caught.value.message == "resign-over"
    with pytest.raises(IllegalAction) as caught:
        short_match().resign(2)
    assert caught.value.message == "resign-no-side"


def test_a_record_over_by_the_rules_and_given_up_is_refused(undigested: dict) -> None:
    undigested["resigned"] = 0
    refused(undigested, "record-resigned-over")
    undigested["result"] |= {"winner": 1, "reason": "resigned"}
    refused(undigested, "record-resigned-over")


def test_damaged_records_are_refused() -> None:
    whole = document(given_up())
    refused({**whole, "resigned": 0}, "record-wrong-result")
    edited = {name: value for name, value in whole.items() if name != "digest"}
    for side in (2, -1, 10**9):
        refused({**edited, "resigned": side}, "record-resigned-side")
    for side in ("A", 0.5, True, [0]):
        refused({**edited, "resigned": side}, "record-wrong-shape")
    refused({**edited, "resigned": None}, "record-wrong-result")
    refused({**edited, "result": {**whole["result"], "winner": 1}}, "record-wrong-result")
    refused({**edited, "result": {**whole["result"], "reason": "full-time"}}, "record-wrong-result")
    del edited["result"]
    refused(edited, "record-wrong-result")
    # Without a digest the winner can still not be changed alone, and the whole one is read.
    assert loaded(whole).record.resigned == 1


def test_one_of_the_first_format_can_be_given_up_too() -> None:
    match = given_up()
    match.record.format = FIRST
    told = document(match)
    assert (told["format"], told["resigned"]) == (FIRST, 1)


def test_a_person_is_called_and_wears_what_he_says_until_the_first_throw() -> None:
    players = PlayerRecord("A", 0), PlayerRecord("level1", 1, "level1")
    match = Match.new("supergoal", players=players, dice="random", seed=1)
    assert match.call(0, "Zoë") and not match.call(1, "Zoë")
    assert match.call(0, kit="sash-red-white") and match.call(0)
    assert [one.name for one in match.record.players] == ["Zoë", "level1"]
    match.throw()
    assert not match.call(0, "Ann", "plain-blue-white")
    kept = Match.from_json(match.to_json()).record.players
    assert kept == (PlayerRecord("Zoë", 0, kit="sash-red-white"), players[1])
