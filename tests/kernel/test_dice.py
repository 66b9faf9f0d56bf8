"""Dice: fair, the same again from the same secret or seed, and open to anyone's check."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import count, islice

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import debut
from debut import BadRecord, BadThrow, Match
from debut.kernel.match import dice as dice_module
from debut.kernel.match.dice import (
    CheckedDice,
    RandomDice,
    TypedDice,
    commitment,
    new_secret,
    pick,
    words,
)
from tests.helpers import document, examples, loaded, play_out, reads_well

SECRET = "5ec2e7" * 8
TEXTS = ("Zinédine", "Pelé")
# A throw with several faces that do not come up equally often.
KEEPER = "ball=c11; phase=keeper; shot=inside"


@pytest.fixture(scope="module")
def keeper():
    return debut.game("supergoal").parse(KEEPER)


@pytest.fixture(scope="module")
def finished():
    """A whole match on checked dice, its secret shown at the end."""
    return document(play_out(checked_match()))


def checked_match() -> Match:
    return Match.new("supergoal", {"throws": 3}, dice="checked", texts=TEXTS)


def throws(dice: CheckedDice | RandomDice, state: debut.State, n: int = 60) -> list[int]:
    return [dice.throw(state, k) for k in range(n)]


# Checked dice


def test_the_commitment_is_the_sha256_of_the_secret():
    assert commitment("secret") == hashlib.sha256(b"secret").hexdigest()
    assert commitment("secret") == (
        "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b"
    )


def test_secrets_are_long_and_never_the_same():
    made = {new_secret() for _ in range(50)}
    assert len(made) == 50
    assert all(len(bytes.fromhex(secret)) == 32 for secret in made)


def by_hand(weights: list[tuple[int, int]], k: int) -> int:
    """The published method, written out: HMAC-SHA256, words of 32 bits, no unfair tail."""
    sides = [outcome for outcome, weight in weights for _ in range(weight)]
    # "é" takes two bytes.
    message = f"9:{TEXTS[0]},5:{TEXTS[1]},{k}:0".encode()
    digest = hmac.new(SECRET.encode(), message, hashlib.sha256).hexdigest()
    for at in range(0, 64, 8):
        word = int(digest[at : at + 8], 16)
        if word < 2**32 // len(sides) * len(sides):
            return sides[word % len(sides)]
    raise AssertionError("eight words in a row in the unfair tail")


def test_the_throws_are_those_of_the_published_method(keeper):
    weights = list(keeper.weights())
    assert sum(weight for _, weight in weights) == 6
    expected = [by_hand(weights, k) for k in range(60)]
    assert throws(CheckedDice(SECRET, TEXTS), keeper) == expected
    assert len(set(expected)) == len(weights)


def test_the_words_go_on_when_one_digest_is_used_up():
    def digest(message: str) -> bytes:
        return hmac.new(SECRET.encode(), message.encode(), hashlib.sha256).digest()

    blocks = [f"9:Zinédine,5:Pelé,7:{block}" for block in range(3)]
    stream = b"".join(map(digest, blocks))
    told = b"".join(word.to_bytes(4, "big") for word in islice(words(SECRET, TEXTS, 7), 24))
    assert told == stream


def test_the_same_secret_and_texts_throw_the_same_again(keeper):
    assert throws(CheckedDice(SECRET, TEXTS), keeper) == throws(CheckedDice(SECRET, TEXTS), keeper)


@pytest.mark.parametrize(
    ("secret", "texts"),
    [
        (SECRET + "0", TEXTS),
        (SECRET, ("Zinedine", "Pelé")),
        (SECRET, ("Zinédine", "Pele")),
        (SECRET, ("Pelé", "Zinédine")),
    ],
    ids=["secret", "text of A", "text of B", "texts swapped"],
)
def test_another_secret_or_text_throws_otherwise(keeper, secret, texts):
    assert throws(CheckedDice(secret, texts), keeper) != throws(CheckedDice(SECRET, TEXTS), keeper)


def test_each_throw_of_a_match_is_thrown_anew(keeper):
    dice = CheckedDice(SECRET, TEXTS)
    first = [next(words(SECRET, TEXTS, k)) for k in range(200)]
    assert len(set(first)) == 200
    assert len({dice.throw(keeper, k) for k in range(60)}) > 1


def test_checked_dice_are_fair(keeper):
    """3000 throws: every face within five standard deviations of its share."""
    came = Counter(throws(CheckedDice(SECRET, TEXTS), keeper, 3000))
    for face, share in keeper.odds():
        spread = (3000 * share * (1 - share)) ** 0.5
        assert abs(came[face] - 3000 * share) < 5 * spread


# Picking by weight


@pytest.mark.parametrize("total", range(1, 17))
def test_every_side_of_a_die_gets_equally_many_words(monkeypatch, total):
    """All words of a small word size: what is left over after the last full round is skipped."""
    monkeypatch.setattr(dice_module, "_WORD", 16)
    sides = [(side, 1) for side in range(total)]
    fair = 16 // total * total
    came = Counter(pick(sides, iter([word])) for word in range(fair))
    assert came == dict.fromkeys(range(total), 16 // total)
    for word in range(fair, 16):
        with pytest.raises(StopIteration):
            pick(sides, iter([word]))
        assert pick(sides, iter([word, 0])) == 0, "the next word decides"


@given(st.lists(st.integers(1, 9), min_size=1, max_size=8))
@examples(100)
def test_an_outcome_comes_up_as_often_as_its_weight_says(shares):
    weights = list(zip(count(100), shares, strict=False))
    total = sum(shares)
    came = Counter(pick(weights, iter([word])) for word in range(3 * total))
    assert came == {outcome: 3 * weight for outcome, weight in weights}


def test_the_unfair_tail_of_a_real_die_is_skipped():
    die = [(face, 1) for face in range(6)]
    last_fair = 2**32 // 6 * 6 - 1
    assert pick(die, iter([last_fair, 0])) == 5
    for unfair in range(last_fair + 1, 2**32):
        assert pick(die, iter([unfair, 2])) == 2


# Matches on checked dice


def test_the_commitment_is_public_from_the_start_and_the_secret_only_at_the_end():
    match = checked_match()
    told = document(match)["dice"]
    assert set(told) == {"kind", "commitment", "hashes", "texts"}
    play_out(match, plies=6)
    assert document(match)["dice"] == told
    assert match.verify().dice == "sealed"
    play_out(match)
    shown = document(match)["dice"]
    assert shown == {**told, "secret": shown["secret"]}
    assert commitment(shown["secret"]) == told["commitment"]
    assert match.verify().dice == "checked"


def test_anyone_can_throw_the_throws_of_a_match_again(finished):
    dice = CheckedDice(finished["dice"]["secret"], tuple(finished["dice"]["texts"]))
    state, k = debut.game("supergoal").start(**finished["options"]), 0
    for ply in finished["plies"]:
        if ply["turn"] == debut.CHANCE:
            assert dice.throw(state, k) == ply["action"]
            k += 1
        state = state.play(ply["action"])
    assert k == loaded(finished).verify().throws > 5


def test_a_forged_throw_is_found_and_named():
    """A real throw is replaced by another face; everything after it is honest play."""
    match = checked_match()
    match.throw()
    play_out(match, plies=4)
    while match.state.turn != debut.CHANCE:
        match.play(match.state.actions()[0])
    forged = len(match.record.plies) + 1
    fair = match._dice().throw(match.state, match.throws)
    false = next(face for face in match.state.actions() if face != fair)
    fair_text, false_text = match.state.notate(fair), match.state.notate(false)
    match.play(false)
    play_out(match)
    with pytest.raises(BadRecord) as caught:
        loaded(document(match))
    error = caught.value
    reads_well(error)
    assert error.message == "record-wrong-throw"
    assert error.values["ply"] == forged
    assert (error.values["text"], error.values["fair"]) == (false_text, fair_text)


@pytest.mark.parametrize("field", ["secret", "commitment"])
def test_a_secret_that_was_not_promised_is_found(finished, field):
    edited = {**finished, "dice": {**finished["dice"], field: new_secret()}}
    with pytest.raises(BadRecord) as caught:
        loaded(edited)
    reads_well(caught.value)
    assert caught.value.message in ("record-wrong-secret", "record-edited")
    del edited["digest"]
    with pytest.raises(BadRecord) as caught:
        loaded(edited)
    assert caught.value.message == "record-wrong-secret"


@given(st.text(max_size=5), st.text(max_size=5))
@examples(15)
def test_a_text_changed_afterwards_is_found(finished, a, b):
    assume((a, b) != TEXTS)
    edited = {**finished, "dice": {**finished["dice"], "texts": [a, b]}}
    del edited["digest"]
    with pytest.raises(BadRecord) as caught:
        loaded(edited)
    assert caught.value.message == "record-wrong-hash"
    edited["dice"]["hashes"] = [commitment(a), commitment(b)]
    with pytest.raises(BadRecord) as caught:
        loaded(edited)
    assert caught.value.message == "record-wrong-throw"


@pytest.mark.parametrize(
    ("field", "message"),
    [
        ("commitment", "record-no-commitment"),
        ("texts", "record-no-commitment"),
        ("hashes", "record-no-hashes"),
    ],
)
def test_checked_dice_without_what_it_takes_to_check_them_are_no_record(finished, field, message):
    dice = {key: value for key, value in finished["dice"].items() if key != field}
    with pytest.raises(BadRecord) as caught:
        loaded({**finished, "dice": dice})
    reads_well(caught.value)
    assert caught.value.message == message


def sealed_match() -> Match:
    """Begun on checked dice, and not over."""
    return play_out(checked_match(), plies=1)


def test_a_sealed_match_goes_on_with_its_secret():
    match = sealed_match()
    again = Match.from_json(match.to_json(), secret=match.secret)
    assert play_out(again).to_json() == play_out(match).to_json()
    assert again.verify().dice == "checked"


def test_a_sealed_match_does_not_go_on_with_another_secret():
    with pytest.raises(BadRecord) as caught:
        Match.from_json(sealed_match().to_json(), secret=new_secret())
    assert caught.value.message == "record-wrong-secret"


def test_a_sealed_match_without_its_secret_cannot_throw():
    again = Match.from_json(sealed_match().to_json())
    assert again.state.turn == debut.CHANCE
    with pytest.raises(BadThrow) as caught:
        again.throw()
    reads_well(caught.value)


# Other dice


def test_random_dice_of_one_seed_throw_the_same(keeper):
    assert throws(RandomDice(4), keeper) == throws(RandomDice(4), keeper)
    assert throws(RandomDice(4), keeper) != throws(RandomDice(5), keeper)


def test_random_dice_without_a_seed_never_throw_the_same(keeper):
    assert throws(RandomDice(), keeper) != throws(RandomDice(), keeper)


def test_random_dice_are_fair(keeper):
    came = Counter(throws(RandomDice(1), keeper, 3000))
    for face, share in keeper.odds():
        spread = (3000 * share * (1 - share)) ** 0.5
        assert abs(came[face] - 3000 * share) < 5 * spread


def test_typed_dice_ask_a_person(keeper):
    with pytest.raises(BadThrow) as caught:
        TypedDice().throw(keeper, 12)
    reads_well(caught.value)
    assert "12" in str(caught.value)


def test_unknown_dice_are_refused_by_name():
    with pytest.raises(BadThrow) as caught:
        Match.new("supergoal", dice="loaded")
    reads_well(caught.value)
    assert "loaded" in str(caught.value)
