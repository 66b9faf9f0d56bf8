"""What can be taken back: one's decision and the computer's answer, or a face that was told."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator

import pytest

import debut
from debut import CHANCE, OVER, IllegalAction, Match
from debut.kernel.match.match import TakeBack
from debut.kernel.match.record import PlayerRecord
from tests.helpers import document, loaded

PEOPLE = (PlayerRecord("Ann", 0), PlayerRecord("Ben", 1))
COMPUTER = (PlayerRecord("Ann", 0), PlayerRecord("level1", 1, "level1"))
FOUR = (
    PlayerRecord("Ann", 0),
    PlayerRecord("level1", 1, "level1"),
    PlayerRecord("Cleo", 0),
    PlayerRecord("Dan", 1),
)
PLIES = 120


@pytest.fixture
def shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Partners of Super Goal! play a throw each."""
    game = debut.game("supergoal")
    spec = dataclasses.replace(game.spec, partners=lambda rec, side: (rec.throws + side) % 2)
    monkeypatch.setattr(game, "spec", spec)


def played(players: tuple[PlayerRecord, ...], dice: str, seed: int, game: str) -> Iterator[Match]:
    """A match after every ply, some of them taken back."""
    rng = random.Random(seed)
    options = {"setup": "turns"} if game == "streetsoccer" else {"throws": 20}
    match = Match.new(game, options, players, dice, seed=seed)
    for _ in range(PLIES):
        if match.over:
            return
        if match.can_undo() and rng.random() < 0.2:
            match.undo()
        elif match.state.turn == CHANCE and dice != "typed":
            match.throw()
        else:
            match.play(rng.choice(match.state.actions()))
        yield match


def expected(match: Match) -> tuple[int, int | None] | None:
    """The rule as a person would say it, from the plies and the positions before them."""
    plies = match.record.plies
    if not plies or match.over:
        return None
    if plies[-1].turn == CHANCE:
        return (1, None) if match.record.dice.kind == "typed" else None
    for count in range(1, len(plies) + 1):
        if plies[-count].turn == CHANCE:
            return None
        who = match.who(match.states[-1 - count])
        if who is not None and match.record.players[who].bot is None:
            return count, who
    return None


@pytest.mark.parametrize("game", ["supergoal", "streetsoccer"])
@pytest.mark.parametrize("dice", ["random", "typed"])
@pytest.mark.parametrize("players", [PEOPLE, COMPUTER], ids=["two", "computer"])
def test_what_can_be_taken_back_at_every_moment(players, dice, game) -> None:
    longest, faces = 0, 0
    for seed in range(3):
        for match in played(players, dice, seed, game):
            back, rule = match.take_back(), expected(match)
            assert (back is None) == (rule is None)
            if back is None or rule is None:
                with pytest.raises(IllegalAction) as caught:
                    match.undo()
                assert caught.value.message == "undo-nothing"
                continue
            assert back.plies == rule[0]
            assert back.die or back.person == rule[1]
            longest, faces = max(longest, back.plies), faces + back.die
    assert longest > 1 or players is PEOPLE, "the computer's answer goes with one's decision"
    assert (faces > 0) == (dice == "typed")


@pytest.mark.usefixtures("shared")
def test_a_partner_takes_back_his_own_and_the_computers_alone() -> None:
    owners = set()
    for seed in range(4):
        for match in played(FOUR, "random", seed, "supergoal"):
            back, rule = match.take_back(), expected(match)
            assert (back and (back.plies, back.person)) == rule
            if back:
                owners.add(back.person)
                assert back.is_of([back.person])
                assert not back.is_of([player for player in range(4) if player != back.person])
    assert owners == {0, 2, 3}


def test_taken_back_a_match_is_as_it_was() -> None:
    for dice in ("random", "typed"):
        match = Match.new("supergoal", {"throws": 20}, COMPUTER, dice, seed=5)
        rng, seen = random.Random(5), 0
        for _ in range(PLIES):
            if match.over:
                break
            back = match.take_back()
            if back:
                seen += 1
                before = match.states[-1 - back.plies]
                left = match.record.plies[: -back.plies]
                again = loaded(document(match))
                for one in (match, again):
                    one.undo()
                    assert (one.state, one.record.plies) == (before, left)
                assert (match.on_turn, match.throws) == (again.on_turn, again.throws)
                assert loaded(document(match)).verify().plies == len(left)
            if match.state.turn == CHANCE and dice == "random":
                match.throw()
            else:
                match.play(rng.choice(match.state.actions()))
                if match.state.turn == CHANCE and dice == "typed":
                    match.play(rng.choice(match.state.actions()))
        assert seen > 5


def test_a_mistyped_face_is_corrected_until_somebody_decides() -> None:
    match = Match.new("streetsoccer", {"setup": "quick"}, PEOPLE, "typed")
    match.play(match.state.read("A"))
    assert match.take_back() == TakeBack(1, None, die=True), "lots are nobody's"
    match.undo()
    assert (match.ply, match.throws, match.state.turn) == (0, 0, CHANCE)
    match.play(match.state.read("B"))
    assert (match.throws, match.on_turn) == (1, 1)
    match.play(match.state.actions()[0])
    assert match.take_back() == TakeBack(1, 1)
    # Taken back, the decision has not followed any more.
    match.undo()
    assert match.take_back() == TakeBack(1, None, die=True)
    assert document(match)["plies"][0]["text"] == "B"


def test_whose_the_die_is_corrects_it() -> None:
    match = Match.new("supergoal", {"throws": 20}, PEOPLE, "typed")
    match.play(match.state.read("A"))
    assert match.take_back() == TakeBack(1, None, die=True), "the coin is nobody's"
    match.play(match.state.read("long-shot"))
    assert match.take_back() == TakeBack(1, 0, die=True), "A has thrown the champion die"
    match.undo()
    match.play(match.state.read("foul"))
    # Two dice running: the first one too, after the second.
    match.undo()
    match.undo()
    assert match.ply == 0


def test_not_once_the_computer_has_decided() -> None:
    match = Match.new("supergoal", {"throws": 20}, COMPUTER, "typed")
    for face in ("A", "long-shot"):  # the computer kicks off
        match.play(match.state.read(face))
    assert match.can_undo()
    match.play(match.state.actions()[0])
    assert match.take_back() is None


def test_the_end_is_not_taken_back() -> None:
    rng = random.Random(2)
    match = Match.new("supergoal", {"throws": 1}, PEOPLE, "typed")
    while match.state.turn != OVER:
        match.play(rng.choice(match.state.actions()))
    assert match.take_back() is None


def test_a_die_waits_for_whose_it_is() -> None:
    """Who lets it be does not throw the other's die; the computer's are thrown by the table."""
    for players in (PEOPLE, COMPUTER):
        seen = set()
        for seed in range(6):
            for match in played(players, "random", seed, "supergoal"):
                plies = match.record.plies
                if match.state.turn != CHANCE or not plies or plies[-1].turn < 0:
                    continue
                (seat,) = (die.seat for die in match.state.view(None).dice if die.thrown)
                thrower = seat if seat is not None and not players[seat].bot else None
                assert match.on_turn == thrower
                seen.add((plies[-1].turn, seat))
        assert seen == {(0, 0), (0, 1), (1, 0), (1, 1)}, "also what the other one decided on"


def test_every_change_is_a_new_version() -> None:
    match = Match.new("supergoal", {"throws": 5}, PEOPLE, seed=1)
    versions = [match.version]
    for _ in range(20):
        if match.can_undo():
            match.undo()
            versions.append(match.version)
            match.play(match.state.actions()[0])
            versions.append(match.version)
        if match.state.turn == CHANCE:
            match.throw()
        else:
            match.play(match.state.actions()[0])
        versions.append(match.version)
    assert versions == sorted(set(versions))
