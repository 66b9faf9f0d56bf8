"""Match records: played, saved, loaded, taken back."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import debut
from debut import CHANCE, OVER, IllegalAction, Match
from debut.kernel.match.record import FORMAT, PlayerRecord
from tests.helpers import GAMES, document, examples, loaded, option_sets, play_out, reads_well
from tests.kernel.conftest import refused, short_match

# Playing


@pytest.mark.parametrize("name", GAMES)
def test_a_new_match_tells_game_options_players_and_dice(name):
    players = PlayerRecord("Anna", 0), PlayerRecord("level3", 1, "level3")
    told = document(Match.new(name, players=players))
    assert told["format"] == FORMAT
    assert told["game"] == name
    assert told["options"] == debut.game(name).start().options
    assert told["players"] == [
        {"name": "Anna", "side": 0},
        {"name": "level3", "side": 1, "bot": "level3"},
    ]
    assert told["dice"] == {"kind": "random"}
    assert told["plies"] == []
    assert "result" not in told


def test_every_ply_is_in_the_record_with_who_what_and_how_it_is_written(match):
    assert len(match.states) == len(match.record.plies) + 1
    for state, ply, after in zip(match.states, match.record.plies, match.states[1:], strict=False):
        assert ply.turn == state.turn
        assert ply.text == state.notate(ply.action)
        assert state.play(ply.action) == after


def test_the_result_is_in_the_record_of_a_finished_match_only(match):
    assert match.state.turn == OVER
    assert match.record.result.score == match.state.score
    assert match.record.result.winner == match.state.result.winner
    assert match.record.result.reason == match.state.result.reason
    assert play_out(short_match(), plies=10).record.result is None


def test_an_action_that_is_not_allowed_leaves_the_match_as_it_was():
    match = play_out(short_match(), plies=5)
    before = match.to_json()
    with pytest.raises(IllegalAction):
        match.play(10_000)
    assert match.to_json() == before


def test_nothing_is_thrown_while_a_side_has_to_decide():
    match = short_match()
    while match.state.turn == CHANCE:
        match.throw()
    before = match.to_json()
    with pytest.raises(IllegalAction) as caught:
        match.throw()
    reads_well(caught.value)
    assert match.to_json() == before


def test_a_throw_of_real_dice_is_played_like_an_action():
    match = Match.new("supergoal", dice="typed")
    with pytest.raises(debut.BadThrow):
        match.throw()
    match.play(match.state.read("B"))
    assert [(ply.turn, ply.text) for ply in match.record.plies] == [(CHANCE, "B")]
    assert match.throws == 1
    assert loaded(document(match)).verify().dice == "typed"


def test_the_same_seed_and_decisions_make_the_same_match():
    assert play_out(short_match(), 5).to_json() == play_out(short_match(), 5).to_json()


# Taking back


@given(st.randoms(use_true_random=False))
@examples(25)
def test_undo_takes_back_decisions_one_by_one_and_never_a_throw(choice):
    match = short_match()
    while match.state.turn != OVER:
        before, states = list(match.record.plies), list(match.states)
        if choice.random() < 0.4:
            if before and before[-1].turn >= 0:
                assert match.can_undo()
                match.undo()
                assert match.record.plies == before[:-1]
                assert match.states == states[:-1]
                match.play(before[-1].action)
                assert match.states == states
            else:
                assert not match.can_undo()
                with pytest.raises(IllegalAction) as caught:
                    match.undo()
                assert caught.value.message == "undo-nothing"
                assert (match.record.plies, match.states) == (before, states)
        play_out(match, choice.randrange(100), plies=1)


def test_another_decision_after_undo_is_what_the_record_tells():
    match = short_match()
    while match.state.turn == CHANCE:
        match.throw()
    first, other = match.state.actions()[:2]
    match.play(first)
    match.undo()
    match.play(other)
    assert match.record.plies[-1].action == other
    assert loaded(document(match)).states == match.states


def test_the_end_of_a_match_cannot_be_taken_back(match):
    assert not match.can_undo()
    with pytest.raises(IllegalAction):
        match.undo()


def test_a_whistle_cannot_be_taken_back():
    match = whistled_match()
    assert not match.can_undo()


# Saving and loading


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_match_loads_as_it_was(name, tmp_path):
    for number, options in enumerate(option_sets(debut.game(name))):
        match = play_out(Match.new(name, options, seed=number), number)
        match.save(tmp_path / "match.json")
        again = Match.load(tmp_path / "match.json")
        assert again.record == match.record
        assert again.states == match.states
        assert again.to_json() == match.to_json() == (tmp_path / "match.json").read_bytes()


def test_an_unfinished_match_goes_on_where_it_was(tmp_path):
    match = play_out(Match.new("supergoal", {"throws": 4}), plies=9)
    match.save(tmp_path / "match.json")
    again = play_out(Match.load(tmp_path / "match.json"))
    assert again.states[:10] == match.states
    assert again.state.turn == OVER
    assert loaded(document(again)).states == again.states


def test_verify_counts_plies_and_throws(match):
    verdict = match.verify()
    assert verdict.game == "supergoal"
    assert verdict.plies == len(match.record.plies)
    assert verdict.throws == sum(ply.turn == CHANCE for ply in match.record.plies)
    assert verdict.dice == "random"


def test_saving_again_replaces_the_file(tmp_path):
    match = short_match()
    for plies in (3, 4, 100):
        play_out(match, plies=plies)
        match.save(tmp_path / "match.json")
        assert Match.load(tmp_path / "match.json").states == match.states
    assert os.listdir(tmp_path) == ["match.json"]


@pytest.mark.parametrize("step", ["open", "write", "fsync", "replace"])
@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_a_save_that_fails_half_way_leaves_the_old_file_whole(tmp_path, monkeypatch, step, error):
    target = tmp_path / "match.json"
    match = play_out(short_match(), plies=5)
    match.save(target)
    old = target.read_bytes()
    play_out(match, plies=5)

    def fail(*_args: object, **_more: object) -> None:
        raise error

    with monkeypatch.context() as patch:
        if step == "open":
            patch.setattr(Path, "open", fail)
        elif step == "write":
            patch.setattr(Path, "open", half_written(Path.open, error))
        else:
            patch.setattr(os, step, fail)
        with pytest.raises(type(error)):
            match.save(target)
    assert target.read_bytes() == old
    assert os.listdir(tmp_path) == ["match.json"]
    match.save(target)
    assert Match.load(target).states == match.states


def half_written(really_open: Callable[..., Any], error: BaseException) -> Callable[..., Any]:
    """Files on a disk that fills up in the middle of a write."""

    def opened(path: Path, *mode: str) -> Any:
        file = really_open(path, *mode, buffering=0)

        class Full:
            def __enter__(self) -> Full:
                return self

            def __exit__(self, *_: object) -> None:
                file.close()

            def write(self, data: bytes) -> None:
                file.write(data[: len(data) // 2])
                raise error

        return Full()

    return opened


@pytest.mark.parametrize("where", ["missing/match.json", "file/match.json", "folder"])
def test_a_place_that_cannot_be_written_is_an_os_error_and_leaves_nothing(tmp_path, where):
    (tmp_path / "file").write_text("a file")
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match=r"match\.json|folder"):
        short_match().save(tmp_path / where)
    assert sorted(os.listdir(tmp_path)) == ["file", "folder"]
    assert (tmp_path / "file").read_text() == "a file"
    assert not os.listdir(tmp_path / "folder")


# The real clock


def whistled_match() -> Match:
    """By the clock; the whistle has just ended the first half's time."""
    match = play_out(short_match(clock="real"), plies=12)
    match.signal("whistle")
    return match


def test_a_whistle_is_a_ply_of_the_record_and_replays():
    match = whistled_match()
    ply = document(match)["plies"][-1]
    assert ply == {"turn": match.states[-2].turn, "text": "whistle", "signal": True}
    again = play_out(loaded(document(match)), seed=2)
    again.verify()
    whistles = [n for n, ply in enumerate(again.record.plies) if ply.signal]
    assert whistles == [12]
    assert loaded(document(again)).states == again.states


def test_a_whistle_at_a_throw_is_no_throw():
    match = short_match(clock="real")
    match.throw()
    assert match.state.turn == CHANCE
    match.signal("whistle")
    assert match.throws == 1
    assert loaded(document(match)).verify().throws == 1


def test_a_whistle_where_none_can_sound_is_refused_and_named(doc):
    with pytest.raises(IllegalAction) as caught:
        short_match().signal("whistle")
    reads_well(caught.value)
    doc["plies"].insert(4, {"turn": doc["plies"][4]["turn"], "text": "whistle", "signal": True})
    error = refused(doc, "record-ply-illegal")
    assert (error.values["ply"], error.values["text"]) == (5, "whistle")


def test_an_unknown_signal_is_refused():
    with pytest.raises(IllegalAction) as caught:
        whistled_match().signal("floodlight failure")
    assert "floodlight failure" in str(caught.value)
