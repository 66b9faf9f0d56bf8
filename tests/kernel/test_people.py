"""People and sides, what each adds to the dice, and several decisions as one."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import debut
from debut import CHANCE, OVER, BadOption, BadThrow, IllegalAction, Match
from debut.kernel.match.dice import CheckedDice, commitment, netstring, words
from debut.kernel.match.record import PlayerRecord
from tests.helpers import document, examples, loaded, play_out, reads_well
from tests.kernel.conftest import refused

FOUR = (
    PlayerRecord("Ann", 0),
    PlayerRecord("Ben", 1),
    PlayerRecord("Cleo", 0),
    PlayerRecord("level1", 1, "level1"),
)


@pytest.fixture
def shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose sides two people may share: the second plays in odd plays."""
    game = debut.game("supergoal")
    spec = dataclasses.replace(game.spec, partners=lambda rec, side: (rec.throws + side) % 2)
    monkeypatch.setattr(game, "spec", spec)


# Sides


@pytest.mark.usefixtures("shared")
def test_two_share_a_side_and_act_in_turn():
    match = play_out(Match.new("supergoal", {"throws": 6}, FOUR, seed=1), plies=60)
    acted = set()
    for state in match.states:
        who = match.who(state)
        assert (who is None) == (state.turn < 0)
        if who is not None:
            assert FOUR[who].side == state.turn
            assert who // 2 == (state.record.throws + state.turn) % 2
            acted.add(who)
    assert acted == {0, 1, 2, 3}


@pytest.mark.usefixtures("shared")
def test_a_record_tells_who_plays_for_which_side():
    match = play_out(Match.new("supergoal", {"throws": 2}, FOUR, "checked"))
    doc = document(match)
    assert doc["players"] == [
        {"name": "Ann", "side": 0},
        {"name": "Ben", "side": 1},
        {"name": "Cleo", "side": 0},
        {"name": "level1", "side": 1, "bot": "level1"},
    ]
    assert len(doc["dice"]["texts"]) == 4
    assert loaded(doc).verify().dice == "checked"


@pytest.mark.usefixtures("shared")
def test_a_side_of_two_beside_a_side_of_one():
    match = play_out(Match.new("supergoal", {"throws": 4}, FOUR[:3], seed=2))
    told = {match.who(state) for state in match.states if state.turn == 1}
    assert told == {1}


@pytest.mark.parametrize("sides", [(), (0,), (1, 1), (0, 1, 0), (0, 1, 2), (0, 0, 1, 1)])
def test_where_nobody_shares_a_side_each_has_one(sides):
    players = [PlayerRecord("P", side) for side in sides]
    with pytest.raises(BadOption) as caught:
        Match.new("supergoal", players=players)
    reads_well(caught.value)


@pytest.mark.parametrize("sides", [(0, 0, 0, 1), (0, 0), (0, 1, 1, 1)])
@pytest.mark.usefixtures("shared")
def test_never_three_share_a_side(sides):
    players = [PlayerRecord("P", side) for side in sides]
    with pytest.raises(BadOption):
        Match.new("supergoal", players=players)


def test_only_a_decision_of_a_person_makes_him_throw():
    players = PlayerRecord("Ann", 0), PlayerRecord("bot", 1, "level1")
    match = Match.new("supergoal", {"throws": 6}, players, seed=5)
    waited = set()
    while match.state.turn != OVER:
        before = match.states[-2] if len(match.states) > 1 else None
        if match.state.turn == CHANCE:
            own = before is not None and before.turn == 0
            assert match.on_turn == (0 if own else None)
            waited.add(own)
        else:
            assert match.on_turn == match.state.turn
        play_out(match, plies=1)
    assert match.on_turn is None
    assert waited == {True, False}


def test_a_whistle_leaves_the_die_in_the_hand_it_is_in():
    match = Match.new("supergoal", {"clock": "real"}, seed=1)
    while not (match.state.turn == CHANCE and match.on_turn is not None and match.state.signals()):
        play_out(match, plies=1)
    thrower = match.on_turn
    match.signal("whistle")
    assert match.on_turn == thrower
    assert loaded(document(match)).on_turn == thrower


def test_real_dice_are_told_by_whose_die_it_is_or_by_anyone():
    lot = Match.new("streetsoccer", dice="typed")
    assert lot.state.turn == CHANCE
    assert lot.on_turn is None, "the lot is nobody's"
    seen = set()
    for seed in range(8):
        match, rng = Match.new("supergoal", {"throws": 8}, dice="typed"), random.Random(seed)
        while match.state.turn != OVER:
            state, last = match.state, match.record.plies[-1:]
            if state.turn == CHANCE and last and last[0].turn == CHANCE:
                (hand,) = [die.seat for die in state.view(None).dice if die.thrown]
                assert match.on_turn == hand
                seen.add(hand)
            match.play(rng.choice(state.actions()))
    assert {0, 1} <= seen


# What each adds to the dice


def seatless() -> Match:
    return Match.new("supergoal", {"throws": 2}, dice="checked", texts=[None, None])


def test_no_die_is_thrown_before_everyone_has_sat_down():
    match = seatless()
    for player, name in ((1, "A, B"), (0, "A")):
        with pytest.raises(BadThrow) as caught:
            match.throw()
        assert caught.value.message == "throw-not-seated"
        assert caught.value.values["names"] == name
        reads_well(caught.value)
        assert match.record.dice.hashes is None
        assert match.commit(player, commitment(f"text {player}"))
    assert match.record.dice.hashes == (commitment("text 0"), commitment("text 1"))
    for player, name in ((1, "A, B"), (0, "A")):
        with pytest.raises(BadThrow) as caught:
            match.throw()
        assert caught.value.message == "throw-not-revealed"
        assert caught.value.values["names"] == name
        reads_well(caught.value)
        assert match.record.dice.texts is None
        assert match.reveal(player, f"text {player}")
    assert match.record.dice.texts == ("text 0", "text 1")
    match.throw()
    assert loaded(document(match)).verify().dice == "sealed"


def test_a_match_that_nobody_has_sat_down_to_is_a_record():
    match = seatless()
    match.commit(1, commitment("x"))
    doc = document(match)
    assert not {"texts", "hashes"} & doc["dice"].keys()
    again = loaded(doc)
    assert again.waiting == (0, 1)


def test_a_computer_adds_nothing_and_nobody_waits_for_it():
    bots = [PlayerRecord("x", side, "level1") for side in (0, 1)]
    match = Match.new("supergoal", {"throws": 1}, bots, "checked")
    assert match.record.dice.texts == match.record.dice.hashes == ("", "")
    assert play_out(match).verify().dice == "checked"


def test_without_texts_each_person_adds_a_random_one():
    a, b = (Match.new("supergoal", dice="checked").record.dice.texts for _ in range(2))
    assert a and b
    assert len({*a, *b}) == 4
    assert all(len(text) == 32 for text in (*a, *b))


@pytest.mark.parametrize("texts", [["x"], ["x", "y", "z"], []])
def test_there_is_a_text_of_each_player(texts):
    doc = document(play_out(Match.new("supergoal", {"throws": 2}, dice="checked")))
    doc["dice"]["texts"] = texts
    del doc["digest"]
    refused(doc, "record-wrong-texts")


TEXTS = st.lists(st.text(max_size=6) | st.sampled_from(["", "1:", ",", "|", "1:a,"]), max_size=4)


@given(TEXTS, TEXTS)
@examples(300)
def test_no_two_lists_of_texts_read_alike(a, b):
    assume(a != b)
    assert b"".join(map(netstring, a)) != b"".join(map(netstring, b))


def test_texts_that_once_read_alike_throw_otherwise():
    one, other = ("a|b", "c"), ("a", "b|c")
    assert next(words("s", one, 0)) != next(words("s", other, 0))
    doc = document(play_out(Match.new("supergoal", {"throws": 3}, dice="checked", texts=one)))
    assert loaded(doc).verify().dice == "checked"
    doc["dice"] |= {"texts": list(other), "hashes": list(map(commitment, other))}
    del doc["digest"]
    refused(doc, "record-wrong-throw")


def test_old_dice_are_thrown_as_they_were():
    state = debut.game("supergoal").parse("ball=c11; phase=keeper; shot=inside")
    one, other = (CheckedDice("s", texts, first=True) for texts in (("a|b", "c"), ("a", "b|c")))
    throws = [[dice.throw(state, k) for k in range(40)] for dice in (one, other)]
    assert throws[0] == throws[1]
    now = CheckedDice("s", ("a|b", "c"))
    assert [now.throw(state, k) for k in range(40)] != throws[0]


# Several decisions as one


def in_a_row() -> Iterator[tuple[Match, int, int]]:
    """Matches where a person decides twice running, with two such decisions."""
    for seed in range(60):
        match = Match.new("streetsoccer", {"setup": "turns"}, seed=seed)
        rng = random.Random(seed)
        for _ in range(40):
            state = match.state
            if state.turn == CHANCE:
                match.throw()
                continue
            if state.turn == OVER:
                break
            action = rng.choice(state.actions())
            after = state.play(action)
            if after.turn == state.turn:
                yield match, action, rng.choice(after.actions())
                break
            match.play(action)


def test_several_decisions_are_played_recorded_and_taken_back_as_one():
    found = 0
    for match, first, second in in_a_row():
        found += 1
        before, plies = match.state, match.ply
        after = before.play(first).play(second)
        match.play(first, second)
        assert match.state == after
        assert [ply.part for ply in match.record.plies[plies:]] == [0, 1]
        doc = document(match)
        assert "part" not in doc["plies"][plies]
        assert doc["plies"][plies + 1]["part"] == 1
        again = loaded(doc)
        assert again.states == match.states
        for one in (match, again):
            if one.can_undo():
                back = one.take_back()
                assert back and back.person == before.turn
                one.undo()
                assert (one.state, one.ply) == (before, plies)
    assert found > 5


def test_an_illegal_later_decision_refuses_all():
    match, first, _ = next(in_a_row())
    before = match.to_json()
    for actions in ((first, 10**6), (10**6, first), (first, -1)):
        with pytest.raises(IllegalAction) as caught:
            match.play(*actions)
        assert caught.value.message == "action-illegal"
        assert match.to_json() == before


def test_only_decisions_of_one_person_come_together():
    match = Match.new("supergoal", {"throws": 5}, seed=2)
    while match.state.turn == CHANCE:
        with pytest.raises(IllegalAction) as caught:
            match.play(match.state.actions()[0], 0)
        assert caught.value.message == "action-not-same-person"
        match.throw()
    before = match.to_json()
    for action in match.state.actions():
        after = match.state.play(action)
        if after.turn != match.state.turn:
            with pytest.raises(IllegalAction) as caught:
                match.play(action, after.actions()[0])
            assert caught.value.message == "action-not-same-person"
            reads_well(caught.value)
    assert match.to_json() == before


def test_parts_that_do_not_belong_together_are_named():
    match, first, second = next(in_a_row())
    match.play(first, second)
    doc = document(match)
    del doc["digest"]
    last = len(doc["plies"])
    for ply, part in ((0, 1), (last - 1, 2), (last - 1, -1), (last - 2, 1)):
        edited = {**doc, "plies": [dict(one) for one in doc["plies"]]}
        edited["plies"][ply]["part"] = part
        error = refused(edited, "record-ply-part")
        assert error.values["ply"] == ply + 1


# On the server: only what can be gone back to is kept


def test_a_lean_match_forgets_what_stays():
    whole = Match.new("streetsoccer", {"setup": "quick", "minutes": 3}, seed=4)
    lean = Match.new("streetsoccer", {"setup": "quick", "minutes": 3}, seed=4, lean=True)
    rng = random.Random(1)
    longest = 0
    while whole.state.turn != OVER:
        action = None if whole.state.turn == CHANCE else rng.choice(whole.state.actions())
        for match in (whole, lean):
            match.throw() if action is None else match.play(action)
        assert lean.state == whole.state
        assert lean.take_back() == whole.take_back()
        assert (lean.throws, lean.on_turn) == (whole.throws, whole.on_turn)
        longest = max(longest, len(lean.states))
        if lean.can_undo() and rng.random() < 0.3:
            assert lean.undo() == whole.undo()
    assert longest < 8
    assert lean.to_json() == whole.to_json()
    assert lean.verify() == whole.verify()
